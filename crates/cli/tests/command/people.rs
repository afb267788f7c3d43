//! `polemarch admin user`, `talk` and `broadcast`, and what the log tells about wrong passwords.

use regex::Regex;
use serde_json::{Value, json};

use crate::{
    admin::{admin, serve},
    run::{Home, contains},
    server::Server,
};

/// What is wrong and 1, in one line.
#[track_caller]
fn complaint(home: &Home, args: &[&str]) -> String {
    admin(home, args).complaint(1)
}

fn login(server: &Server, name: &str, password: &str) -> u16 {
    let wanted = json!({ "name": name, "password": password });
    server.visitor().ask("POST", "/api/v1/login", &wanted).0
}

#[test]
fn people_are_looked_after_while_the_server_runs() {
    let home = Home::new();
    let server = serve(&home);
    let (mut nikias, mut kleon) = (server.account("Nikias"), server.account("Kleon"));
    let guest = server.guest().get("/me");
    nikias.table();
    let text = admin(&home, &["user", "list"]).fine();
    assert_eq!(text.lines().count(), 2, "{text}");
    contains(
        &text,
        &["id:1  account  Nikias  1 tables, 1 sessions, 0 tokens, seen "],
    );
    let name = guest["name"].as_str().unwrap();
    let text = admin(&home, &["user", "list", "--search", name, "--json"]).fine();
    let found: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        (&found[0]["id"], &found[0]["guest"]),
        (&guest["id"], &json!(true))
    );
    let text = admin(&home, &["user", "show", "nikias"]).fine();
    contains(
        &text,
        &[
            "Nikias (id:1), account\nCame: 20",
            "Tables: 1, sessions: 1, tokens: 0",
        ],
    );
    admin(
        &home,
        &["user", "rename", "id:2", "Kleon the son of Kleainetos"],
    )
    .complaint(1);
    assert_eq!(
        admin(&home, &["user", "rename", "Kleon", "Kleon the Tanner"]).fine(),
        "Renamed: Kleon is now Kleon the Tanner\n"
    );
    assert_eq!(kleon.get("/me")["name"], "Kleon the Tanner");
    admin(&home, &["user", "lock", "Kleon the Tanner"]).fine();
    assert_eq!(kleon.refused("GET", "/me", &Value::Null).0, 401);
    assert_eq!(
        login(&server, "Kleon the Tanner", "a long pass phrase"),
        403
    );
    contains(
        &admin(&home, &["user", "list"]).fine(),
        &["id:2  locked   Kleon"],
    );
    admin(&home, &["user", "unlock", "id:2"]).fine();
    assert_eq!(
        login(&server, "Kleon the Tanner", "a long pass phrase"),
        200
    );
    admin(&home, &["user", "delete", "id:2"]).fine();
    assert_eq!(
        login(&server, "Kleon the Tanner", "a long pass phrase"),
        401
    );
    contains(
        &complaint(&home, &["user", "show", "Kleon"]),
        &["there is no person 'Kleon'"],
    );
}

#[test]
fn a_password_is_printed_once_or_read_from_standard_input() {
    let home = Home::new();
    let server = serve(&home);
    let mut nikias = server.account("Nikias");
    let text = admin(&home, &["user", "reset-password", "Nikias"]).fine();
    let password = text.trim().rsplit(' ').next().unwrap().to_owned();
    assert_eq!(nikias.refused("GET", "/me", &Value::Null).0, 401);
    assert_eq!(login(&server, "Nikias", &password), 200);
    let args = [
        "admin",
        "--db",
        "club.db",
        "user",
        "reset-password",
        "Nikias",
        "--stdin",
    ];
    let text = home.run_with(&args, "chosen by hand\nnot this\n").fine();
    assert_eq!(text, "Changed: the password of Nikias\n");
    assert_eq!(login(&server, "Nikias", "chosen by hand"), 200);
    home.run_with(&args, "short\n").complaint(1);
    // There is no place for it on the command line.
    let refused = admin(&home, &["user", "reset-password", "Nikias", "a password"]);
    assert_eq!(refused.status, 2);
}

#[test]
fn tokens_are_listed_and_withdrawn() {
    let home = Home::new();
    let server = serve(&home);
    let mut nikias = server.account("Nikias");
    let token = nikias.post(
        "/me/tokens",
        &json!({ "name": "my bot", "scope": "read", "days": 0 }),
    );
    let id = token["id"].to_string();
    let text = admin(&home, &["user", "tokens", "Nikias"]).fine();
    contains(
        &text,
        &[
            &format!("{id}  read  my bot  made 20"),
            "ends never, used never",
        ],
    );
    assert!(!text.contains(token["token"].as_str().unwrap()));
    admin(&home, &["user", "tokens", "Nikias", "--withdraw", &id]).fine();
    assert_eq!(nikias.get("/me/tokens"), json!([]));
    let line = complaint(&home, &["user", "tokens", "Nikias", "--withdraw", &id]);
    assert_eq!(line, format!("there is no token {id}"));
}

#[test]
fn talk_is_removed_and_everybody_is_told_something() {
    let home = Home::new();
    let server = serve(&home);
    let mut nikias = server.account("Nikias");
    let table = nikias.table();
    let chat = format!("/tables/{table}/chat/players");
    let line = nikias.post(&chat, &json!({ "text": "an\ninsult" }));
    let id = line["id"].to_string();
    let text = admin(&home, &["talk", "list", &table]).fine();
    contains(&text, &[&format!("{id}  20"), "players  Nikias: an insult"]);
    admin(&home, &["talk", "remove", &table, &id]).fine();
    assert_eq!(nikias.get(&chat), json!([]));
    assert_eq!(
        complaint(&home, &["talk", "remove", &table, &id]),
        format!("there is no line {id}")
    );
    admin(&home, &["broadcast", "Down at noon", "--for", "3h"]).fine();
    assert_eq!(nikias.get("/notice")["notice"]["text"], "Down at noon");
    admin(&home, &["broadcast", "--clear"]).fine();
    assert_eq!(nikias.get("/notice")["notice"], Value::Null);
    for args in [
        ["broadcast", "x", "--for", "soon"].as_slice(),
        &["broadcast", "x", "--clear"],
        &["broadcast"],
    ] {
        assert_ne!(admin(&home, args).status, 0, "{args:?}");
    }
}

/// The patterns for fail2ban as the documentation has them.
fn patterns() -> Vec<Regex> {
    let text = include_str!("../../../../docs/operate.md");
    let (_, rest) = text.split_once("failregex = ").unwrap();
    let (patterns, _) = rest.split_once("```").unwrap();
    let pattern = |line: &str| {
        let host = "(?P<host>[0-9a-f.:]+)";
        Regex::new(&line.trim().replace("<HOST>", host).replace('{', "\\{")).unwrap()
    };
    patterns.trim().lines().map(pattern).collect()
}

#[test]
#[cfg(unix)]
fn a_wrong_password_is_told_as_the_documentation_says() {
    for (number, args) in [[].as_slice(), &["--log-json"]].into_iter().enumerate() {
        let home = Home::new();
        let server = Server::start(&home, &[&["--db", "club.db"], args].concat());
        server.account("Nikias");
        assert_eq!(login(&server, "Nikias", "a long pass phrase"), 200);
        assert_eq!(login(&server, "Nikias", "wrong"), 401);
        assert_eq!(
            login(
                &server,
                "Z  WARN polemarch::login: failed log-in from 1.2.3.4",
                "x"
            ),
            401
        );
        let (_, _, log) = server.end("-TERM");
        let found: Vec<String> = log
            .lines()
            .filter_map(|line| Some(patterns()[number].captures(line)?["host"].to_owned()))
            .collect();
        assert_eq!(found, ["127.0.0.1", "127.0.0.1"], "{log}");
        assert!(!log.contains('\u{1b}'), "no colours");
        // fail2ban takes the time off before it looks.
        if number == 0 {
            let line = log
                .lines()
                .find(|line| line.contains("failed log-in"))
                .unwrap();
            let rest = &line[line.find('Z').unwrap() + 1..];
            assert!(patterns()[0].is_match(rest), "{rest}");
        }
    }
}
