#!/usr/bin/env python3
"""A bot for Polemarch that answers at random. Python 3.9 or newer, standard library only.

    bot.py engine antike [PROGRAM]                   a game against itself, without a server
    bot.py server http://127.0.0.1:8080 antike       a new table on a server, against its bots
    bot.py table http://127.0.0.1:8080/table/ID      a free seat at a table, by its link

Put your own idea into `choose`. With a token in POLEMARCH_TOKEN the bot plays as its owner.
"""
import http.cookiejar, json, os, random, secrets, subprocess, sys, time
import urllib.error, urllib.request


def choose(question, answers):
    """One of the answers. The question says what is asked: its prompt, rule and about."""
    return random.choice(answers)


def play_engine(game, program="polemarch"):
    """The line protocol: one JSON object a line in, one out. All seats are ours."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([program, "engine"], **pipes) as engine:

        def ask(**request):
            engine.stdin.write(json.dumps(request) + "\n")
            engine.stdin.flush()
            reply = json.loads(engine.stdout.readline())
            if not reply["ok"]:
                raise SystemExit(f"{reply['error']}: {reply['why']}")
            return reply

        answered, now = 0, ask(do="new", game=game, seed=secrets.randbelow(2**53))
        while now["over"] is None:
            decision = now["decision"]
            action = choose(decision, now["legal"])
            now = ask(do="act", seat=decision["seat"], action=action)
            answered += 1
        engine.stdin.close()
    return answered, now["over"]


class Refused(Exception):
    """The server has refused something, and nothing has changed."""

    def __init__(self, problem):
        super().__init__(f"{problem['error']}: {problem['why']}")
        self.problem = problem


class Server:
    """A server over HTTP, as a guest or with a token."""

    def __init__(self, address):
        self.api = address.rstrip("/") + "/api/v1"
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)
        self.headers = {"Content-Type": "application/json"}
        if token := os.environ.get("POLEMARCH_TOKEN"):
            self.headers["Authorization"] = "Bearer " + token
        else:
            self.ask("/guest", {})

    def ask(self, path, body=None):
        """GET, or POST where there is a body. Asking too often means waiting, then asking again."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.api + path, data, self.headers)
        while True:
            try:
                with self.opener.open(request, timeout=60) as reply:
                    return json.load(reply)
            except urllib.error.HTTPError as error:
                problem = json.load(error)
            if problem["error"] not in ("too-many", "closing"):
                raise Refused(problem)
            time.sleep(problem.get("wait", 1))

    def order(self, table, do, **fields):
        return self.ask(f"/tables/{table}/orders", {"do": do, **fields})


def play_server(address, game):
    """Makes a table, lets the server's bots have the other seats, and starts."""
    server = Server(address)
    made = server.ask("/tables", {"game": game, "visibility": "link"})
    for seat in made["seats"]:
        if seat["occupant"] == "open":
            server.order(made["id"], "give", seat=seat["seat"], to={"bot": "greedy"})
    server.order(made["id"], "share", share=secrets.token_hex(32))  # our part of the fair dice
    server.order(made["id"], "start")
    return play_table(server, made["id"])


def play_link(link):
    """Sits down at a table that waits for players; its host starts the game."""
    address, _, table = link.rpartition("/table/")
    server = Server(address)
    server.order(table, "sit")
    server.order(table, "share", share=secrets.token_hex(32))
    print("Waiting for the host to start", flush=True)
    while server.ask(f"/tables/{table}")["status"] == "open":
        time.sleep(1)
    return play_table(server, table)


def play_table(server, table):
    """Look, answer, wait for news, until the game is over."""
    answered, path = 0, f"/tables/{table}/situation"
    now = server.ask(path)
    while "over" not in now:
        if not now.get("questions"):
            now = server.ask(f"{path}?seen={now['seq']}&wait=25")
            continue
        question = now["questions"][0]
        action = choose(question, question["answers"])
        try:
            server.order(table, "act", seq=now["seq"], seat=question["seat"], action=action)
            answered += 1
        except Refused as refused:
            if refused.problem["error"] != "stale":  # somebody was faster: look again
                raise
        now = server.ask(path)
    return answered, now["over"]


MODES = {"engine": play_engine, "server": play_server, "table": play_link}

if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in MODES:
        raise SystemExit(__doc__)
    count, over = MODES[sys.argv[1]](*sys.argv[2:])
    print(f"Over after {count} answers. Winners: {over['winners']}")
