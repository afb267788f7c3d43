//! `polemarch serve` as a command: what it says, where it keeps its data, how it ends.

use std::net::TcpListener;

use serde_json::Value;

use crate::{
    admin::by_hand,
    run::{Home, contains},
    server::Server,
};

#[test]
fn one_line_says_where_the_data_live() {
    let home = Home::new();
    let server = Server::start(&home, &["--db", "deep/club.db"]);
    assert_eq!(
        server.line,
        format!(
            "Polemarch serves http://{} and keeps its data in deep/club.db\n",
            server.address
        )
    );
    assert!(home.path("deep/club.db").exists());
}

#[test]
fn data_live_in_the_data_directory() {
    let home = Home::new();
    let server = Server::start(&home, &[]);
    let file = home.path("data/polemarch/polemarch.db");
    contains(&server.line, &[file.to_str().unwrap()]);
    let table = server.guest().table();
    contains(&home.run(&["admin", "list"]).fine(), &[&table]);
    // Without such a directory it is the one in the home directory.
    let mut command = home.command(&["admin", "list"]);
    let output = command.env_remove("XDG_DATA_HOME").output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    let file = home.path(".local/share/polemarch/polemarch.db");
    contains(&complaint, &[file.to_str().unwrap(), "No such file"]);
}

/// They hold the secrets of dice, digests of passwords and the key that signs cookies.
#[cfg(unix)]
#[test]
fn what_the_server_keeps_is_its_owners_alone() {
    use std::os::unix::fs::MetadataExt;

    let home = Home::new();
    let server = Server::start(&home, &[]);
    server.guest().table();
    home.run(&["admin", "backup", "copy.db"]).fine();
    for (name, mode) in [
        ("data/polemarch", 0o700),
        ("data/polemarch/polemarch.db", 0o600),
        ("data/polemarch/polemarch.db-wal", 0o600),
        ("data/polemarch/polemarch.db-shm", 0o600),
        ("copy.db", 0o600),
    ] {
        let found = std::fs::metadata(home.path(name)).unwrap().mode();
        assert_eq!(found & 0o777, mode, "{name}");
    }
}

#[test]
fn an_address_in_use_is_a_failure() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let line = Home::new()
        .run(&["serve", "--db", "club.db", "--listen", &address])
        .complaint(1);
    contains(&line, &[&format!("cannot listen on {address}: "), "in use"]);
}

#[test]
fn a_database_that_cannot_be_used_is_named() {
    let home = Home::new();
    home.write("folder/file", "");
    home.write(
        "words.db",
        "Once upon a time there was a file that was no database.".repeat(99),
    );
    for name in ["folder", "words.db", "words.db/club.db"] {
        let line = home.run(&["serve", "--db", name]).complaint(1);
        contains(&line, &[name.split('/').next().unwrap()]);
    }
    let line = home.run(&["serve", "--db", "postgres://club"]).complaint(2);
    assert_eq!(
        line,
        "'postgres://club' is no database this program knows; write a file or sqlite:FILE"
    );
}

#[test]
#[cfg(unix)]
fn a_signal_ends_it_well() {
    for signal in ["-TERM", "-INT"] {
        let home = Home::new();
        let server = Server::start(&home, &["--db", "club.db"]);
        let mut host = server.guest();
        let table = host.table();
        let seq = host.act(&table, 3);
        let (status, rest, _) = server.end(signal);
        assert_eq!((status, rest.as_str()), (Some(0), ""));
        let again = Server::start(&home, &["--db", "sqlite:club.db"]);
        assert_eq!(host.at(&again).act(&table, 1), seq + 1);
    }
}

#[test]
#[cfg(unix)]
fn the_log_can_be_json() {
    let home = Home::new();
    let server = Server::start(&home, &["--db", "club.db", "--log-json"]);
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 1);
    let changed = home.run(&["admin", "--db", "club.db", "close", &table]);
    changed.fine();
    host.refused(
        "POST",
        &format!("/tables/{table}/orders"),
        &serde_json::json!({ "do": "resign" }),
    );
    let (_, _, log) = server.end("-TERM");
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    assert!(!lines.is_empty());
    for line in &lines {
        assert!(line["timestamp"].is_string() && line["level"].is_string());
    }
}

#[test]
fn it_tells_how_it_is() {
    let home = Home::new();
    let mut server = Server::start(&home, &["--db", "club.db", "--metrics", "127.0.0.1:0"]);
    let line = server.next_line();
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 3);
    assert_eq!(
        host.ask("GET", "/healthz", &Value::Null),
        (200, "ok\n".to_owned())
    );
    assert_eq!(
        host.ask("GET", "/readyz", &Value::Null),
        (200, "ready\n".to_owned())
    );
    assert_eq!(host.ask("GET", "/metrics", &Value::Null).0, 404);
    let address = line.split("http://").nth(1).unwrap();
    let mut watcher = host.at_address(address.split('/').next().unwrap());
    let (status, text) = watcher.ask("GET", "/metrics", &Value::Null);
    assert_eq!(status, 200);
    contains(
        &text,
        &[
            "polemarch_rooms 1\n",
            "polemarch_entries 3\n",
            "polemarch_commit_seconds_count 3\n",
            "polemarch_commit_appends_sum 3\n",
            "polemarch_request_seconds_count{route=\"/api/v1/tables/{id}/orders\"} 5\n",
            "polemarch_request_seconds_bucket{route=\"/healthz\",le=\"0.1\"} 1\n",
        ],
    );
    assert!(!text.contains(&table), "a link is no label");
}

#[test]
fn what_is_counted_is_shown_to_whoever_has_the_token() {
    let home = Home::new();
    home.write("short", "secret\n");
    let args = ["serve", "--db", "club.db", "--metrics-token-file"];
    let line = home.run(&[&args[..], &["short"]].concat()).complaint(1);
    contains(&line, &["short", "at least 16 characters"]);
    home.write("token", "a-token-that-nobody-guesses\n");
    let server = Server::start(&home, &["--db", "club.db", "--metrics-token-file", "token"]);
    let mut visitor = server.visitor();
    assert_eq!(visitor.ask("GET", "/metrics", &Value::Null).0, 401);
    let with = |token: &str| {
        let mut visitor = server.visitor();
        visitor.ask_with("/metrics", &[("Authorization", format!("Bearer {token}"))])
    };
    assert_eq!(with("another-token-of-this-length").0, 401);
    let (status, text) = with("a-token-that-nobody-guesses");
    assert_eq!(status, 200);
    contains(&text, &["polemarch_request_seconds"]);
}

#[test]
fn requests_for_other_names_are_refused() {
    let home = Home::new();
    let server = Server::start(
        &home,
        &["--db", "club.db", "--public-name", "club.example.org"],
    );
    let asked = |host: &str, path: &str| {
        let mut visitor = server.visitor();
        visitor.ask_with(path, &[("Host", host.to_owned())]).0
    };
    assert_eq!(asked("club.example.org", "/api/v1/games"), 200);
    assert_eq!(asked("evil.example.com", "/api/v1/games"), 421);
    assert_eq!(asked("evil.example.com", "/healthz"), 200);
    for wrong in ["http://club.example.org", "club.example.org:443", "a b", ""] {
        let refused = home.run(&["serve", "--public-name", wrong]);
        assert_eq!(refused.status, 2, "{wrong}");
        contains(&refused.stderr, &["without scheme"]);
    }
}

#[test]
fn a_proxy_is_believed_by_its_address() {
    let home = Home::new();
    let wrong = home.run(&["serve", "--trust-proxy", "somewhere"]);
    assert_eq!(wrong.status, 2);
    contains(&wrong.stderr, &["an address or a network"]);
    let server = Server::start(&home, &["--db", "club.db"]);
    let mut visitor = server.visitor();
    let forwarded = [("X-Forwarded-For", "198.51.100.1".to_owned())];
    assert_eq!(visitor.ask_with("/api/v1/games", &forwarded).0, 200);
    let (_, _, log) = server.end("-TERM");
    contains(&log, &["no trusted proxy", "--trust-proxy 127.0.0.1"]);
}

#[test]
fn a_file_that_is_no_whole_database_is_not_served() {
    let home = Home::new();
    let server = Server::start(&home, &["--db", "club.db"]);
    let mut host = server.guest();
    host.table();
    drop(server);
    home.run(&["admin", "--db", "club.db", "backup", "copy.db"])
        .fine();
    let copy = std::fs::read(home.path("copy.db")).unwrap();
    home.write("short.db", &copy[..copy.len() / 2]);
    home.write(
        "other.db",
        "this is a letter to my aunt, and no database at all ".repeat(10),
    );
    home.write("blank.db", vec![0; 200_000]);
    for (file, why) in [
        ("short.db", "cut off"),
        ("other.db", "no database of Polemarch"),
        ("blank.db", "cut off"),
    ] {
        let line = home.run(&["serve", "--db", file]).complaint(1);
        contains(&line, &[file, why]);
    }
    Server::start(&home, &["--db", "copy.db"]);
}

#[test]
fn a_database_of_somebody_else_is_not_touched() {
    let home = Home::new();
    by_hand(&home, "CREATE TABLE bookmarks (address TEXT)");
    let line = home.run(&["serve", "--db", "club.db"]).complaint(1);
    contains(&line, &["club.db", "no database of Polemarch"]);
    assert_eq!(by_hand(&home, "SELECT count(*) FROM sqlite_schema"), 1);
    home.write("empty.db", "");
    let line = home
        .run(&["admin", "--db", "empty.db", "verify"])
        .complaint(1);
    contains(&line, &["empty.db", "is empty"]);
}

#[cfg(unix)]
#[test]
fn a_link_to_a_database_is_the_same_database() {
    let home = Home::new();
    let _server = Server::start(&home, &["--db", "club.db"]);
    std::os::unix::fs::symlink(home.path("club.db"), home.path("link.db")).unwrap();
    let line = home.run(&["serve", "--db", "link.db"]).complaint(1);
    contains(&line, &["another server"]);
}

/// SQLite keeps the newest changes beside each name: a second name would be a second, older database.
#[cfg(unix)]
#[test]
fn a_database_with_two_names_is_not_opened() {
    let home = Home::new();
    let server = Server::start(&home, &["--db", "club.db"]);
    std::fs::hard_link(home.path("club.db"), home.path("other.db")).unwrap();
    for command in [
        ["serve", "--db", "other.db"].as_slice(),
        &["admin", "--db", "other.db", "list"],
    ] {
        let line = home.run(command).complaint(1);
        contains(&line, &["other.db", "2 names (hard links)", "remove"]);
    }
    drop(server);
    std::fs::remove_file(home.path("other.db")).unwrap();
    Server::start(&home, &["--db", "club.db"]);
}

#[test]
fn own_data_are_used_and_checked_at_the_start() {
    let home = Home::new();
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../game-antike/data");
    let rules = std::fs::read_to_string(format!("{data}/rules.toml")).unwrap();
    let own = rules.replacen("en = \"", "en = \"Our own: ", 1);
    home.write("own/antike/rules.toml", own);
    let server = Server::start(&home, &["--db", "club.db", "--data", "own"]);
    let told = server.visitor().get("/games/antike/rules");
    contains(&told.to_string(), &["Our own: "]);
    home.write("own/antike/west.json", "{}");
    let line = home
        .run(&["serve", "--db", "club.db", "--data", "own"])
        .complaint(1);
    contains(&line, &["antike/west.json: "]);
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let home = Home::new();
    let _server = Server::start(&home, &["--db", "club.db"]);
    let line = home.run(&["serve", "--db", "club.db"]).complaint(1);
    contains(
        &line,
        &["club.db: another server (process ", "stop it first"],
    );
}
