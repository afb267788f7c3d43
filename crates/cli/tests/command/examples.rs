//! The bots in `examples/` play whole games, started as docs/write-a-bot.md says.

use std::{
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use serde_json::json;

use crate::{run::Home, server::Server};

/// A game that takes longer will not end.
const LONGEST_GAME: Duration = Duration::from_secs(300);

/// A file of this repository.
fn ours(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// The bot in Python.
fn python() -> Command {
    let mut command = Command::new("python3");
    command.arg(ours("examples/bot.py"));
    command
}

/// The bot in TypeScript, without its types: not every Node that we support reads them.
fn typescript(home: &Home) -> Command {
    let script = home.path("bot.mjs");
    let esbuild = Command::new(ours("web/node_modules/.bin/esbuild"))
        .arg(ours("examples/bot.ts"))
        .arg(format!("--outfile={}", script.display()))
        .arg("--log-level=warning")
        .status();
    let esbuild = esbuild.expect("the packages of the page are installed: `make page`");
    assert!(esbuild.success());
    let mut command = Command::new("node");
    command.arg(script);
    command
}

/// A bot at play.
struct Player {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Player {
    fn start(mut command: Command, args: &[&str]) -> Self {
        command
            .args(args)
            .env_remove("POLEMARCH_TOKEN")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Self { child, out }
    }

    /// It has a seat and waits for the host.
    fn is_seated(&mut self) {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        assert_eq!(line, "Waiting for the host to start\n");
    }

    /// It plays to the end of the game and has answered something.
    fn finish(self) {
        let Self { mut child, mut out } = self;
        let (sender, said) = mpsc::channel();
        thread::spawn(move || {
            let mut rest = String::new();
            out.read_to_string(&mut rest).unwrap();
            sender.send(rest)
        });
        let said = said.recv_timeout(LONGEST_GAME).unwrap_or_else(|_| {
            child.kill().unwrap();
            panic!("the game was not finished in {LONGEST_GAME:?}");
        });
        assert!(child.wait().unwrap().success(), "{said}");
        let answers = said.strip_prefix("Over after ");
        let answers = answers.and_then(|rest| rest.split_once(" answers. Winners: ["));
        let (answers, _) = answers.unwrap_or_else(|| panic!("'{said}'"));
        assert!(answers.parse::<u32>().unwrap() > 0, "{said}");
    }
}

/// Plays on a server, where one game is over afterwards and none goes on.
fn plays_on_a_server(command: impl FnOnce(&Home) -> Command, game: &str) {
    let home = Home::new();
    let server = Server::start(&home, &["--db", "club.db", "--unlimited"]);
    let address = format!("http://{}", server.address);
    Player::start(command(&home), &["server", &address, game]).finish();
    let tables = |status: &str| {
        let list = ["admin", "--db", "club.db", "list", "--status", status];
        home.run(&list).fine().lines().count()
    };
    assert_eq!((tables("over"), tables("live")), (1, 0));
}

#[test]
fn python_plays_a_game_by_lines() {
    let program = env!("CARGO_BIN_EXE_polemarch");
    Player::start(python(), &["engine", "syracuse", program]).finish();
}

#[test]
fn typescript_plays_a_game_by_lines() {
    let home = Home::new();
    let program = env!("CARGO_BIN_EXE_polemarch");
    Player::start(typescript(&home), &["engine", "hellespont", program]).finish();
}

#[test]
fn python_plays_a_game_on_a_server() {
    plays_on_a_server(|_| python(), "antike");
}

#[test]
fn typescript_plays_a_game_on_a_server() {
    plays_on_a_server(typescript, "peloponnesian-war");
}

/// Both find the table by its link, and play against each other.
#[test]
fn python_and_typescript_play_against_each_other() {
    let home = Home::new();
    let server = Server::start(&home, &["--db", "club.db", "--unlimited"]);
    let mut host = server.guest();
    let new = json!({ "game": "syracuse", "seats": ["open", "open"] });
    let table = host.post("/tables", &new);
    let id = table["id"].as_str().unwrap();
    let link = format!("http://{}/table/{id}", server.address);
    let mut players =
        [python(), typescript(&home)].map(|bot| Player::start(bot, &["table", &link]));
    players.iter_mut().for_each(Player::is_seated);
    host.post(&format!("/tables/{id}/orders"), &json!({ "do": "start" }));
    players.into_iter().for_each(Player::finish);
    assert_eq!(host.get(&format!("/tables/{id}"))["status"], "over");
}
