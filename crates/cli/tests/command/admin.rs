//! `polemarch admin`: tables looked after while the server runs, and while it does not.

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::{
    run::{Done, Home, contains},
    server::Server,
};

pub(crate) fn admin(home: &Home, args: &[&str]) -> Done {
    home.run(&[&["admin", "--db", "club.db"], args].concat())
}

/// What is wrong and 1, in one line.
#[track_caller]
fn complaint(home: &Home, args: &[&str]) -> String {
    admin(home, args).complaint(1)
}

pub(crate) fn serve(home: &Home) -> Server {
    Server::start(home, &["--db", "club.db"])
}

/// Changes or reads the file by hand: the first number of the answer.
pub(crate) fn by_hand(home: &Home, statement: &'static str) -> i64 {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let address = format!("sqlite:{}?mode=rwc", home.path("club.db").display());
        let mut connection = SqliteConnection::connect(&address).await.unwrap();
        let found: Option<i64> = sqlx::query_scalar(statement)
            .fetch_optional(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        found.unwrap_or_default()
    })
}

#[test]
fn tables_are_listed_and_shown_while_the_server_runs() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.account("Nikias");
    let live = host.table();
    let new = json!({ "game": "syracuse", "visibility": "link", "name": "Stoa" });
    let open = host.post("/tables", &new);
    let open = open["id"].as_str().unwrap();
    let text = admin(&home, &["list"]).fine();
    assert_eq!(text.lines().count(), 2);
    contains(
        &text,
        &[
            &format!("{live}  live  antike "),
            "Agora  [Nikias, Nikias, Nikias]",
            &format!("{open}  open  syracuse "),
            "Stoa  [Nikias, free]",
        ],
    );
    let text = admin(&home, &["list", "--status", "open"]).fine();
    assert!(text.contains(open) && !text.contains(&live));
    let text = admin(&home, &["list", "--game", "antike"]).fine();
    assert!(text.contains(&live) && !text.contains(open));
    let text = admin(&home, &["list", "--status", "over", "--json"]).fine();
    assert_eq!(text, "[]\n");
    let text = admin(&home, &["list", "--json"]).fine();
    let tables: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(tables[1]["id"], live.as_str());
    assert_eq!(tables[1]["dice"]["secret"], Value::Null, "not even here");
    let text = admin(&home, &["show", &live]).fine();
    contains(
        &text,
        &["Agora, live, listed", "Seat 3: Nikias", "is asked"],
    );
}

/// A room has the table in memory: it must not write over what the administrator did.
#[test]
fn a_table_is_closed_under_a_running_server() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    let seq = host.act(&table, 3);
    let order = host.next_order(&table);
    assert_eq!(
        admin(&home, &["close", &table]).fine(),
        format!("Closed: {table}\n")
    );
    let (status, problem) = host.refused("POST", &format!("/tables/{table}/orders"), &order);
    assert_eq!(status, 409, "{problem}");
    let info = host.get(&format!("/tables/{table}"));
    assert_eq!(info["status"], "over");
    assert_eq!(info["over"], json!({ "winners": [], "cause": "closed" }));
    assert_eq!(info["number"], 3);
    let situation = host.get(&format!("/tables/{table}/situation"));
    assert_eq!(situation["seq"], json!(seq + 1));
    assert_eq!(
        complaint(&home, &["close", &table]),
        format!("the table '{table}' is over already")
    );
    // The secret is told now, and the game can be had as a file.
    assert!(info["dice"]["secret"].is_string());
    host.get(&format!("/tables/{table}/replay"));
}

/// Bots answer all the time: the end comes between two of their answers, and nothing after it.
#[test]
fn a_table_of_bots_is_closed_while_they_play() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let bot = json!({ "bot": "random" });
    // The longest of all games.
    let setup = json!({ "seats": 6, "options": { "long": "yes" } });
    let new = json!({ "game": "antike", "setup": setup, "seats": vec![bot; 6] });
    // They are quick: on a busy machine a game may be over before it is closed.
    let closed = (0..50).find_map(|_| {
        let table = host.table_of_bots(&new);
        host.get(&format!("/tables/{table}/situation?seen=3&wait=25"));
        let closing = admin(&home, &["close", &table]);
        if closing.stderr.ends_with("is over already\n") {
            return None;
        }
        closing.fine();
        Some(table)
    });
    let table = closed.unwrap();
    admin(&home, &["export", &table, "table.json"]).fine();
    let file = home.read_json("table.json");
    let last = file["log"].as_array().unwrap().last().unwrap();
    assert_eq!(last["body"], json!({ "do": "end", "cause": "closed" }));
    assert_eq!(last["seq"], file["table"]["head"]["seq"]);
    let before = last["seq"].as_u64().unwrap() - 1;
    let path = format!("/tables/{table}/situation?seen={before}&wait=25");
    assert_eq!(host.get(&path)["over"]["cause"], "closed");
}

/// A client that waits for news hears of it without a new order.
#[test]
fn those_who_watch_hear_that_a_table_was_closed() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    let seq = host.act(&table, 1);
    let mut watcher = host.clone();
    let path = format!("/tables/{table}/situation?seen={seq}&wait=25");
    let situation = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| watcher.get(&path));
        admin(&home, &["close", &table]).fine();
        waiting.join().unwrap()
    });
    assert_eq!(situation["over"]["cause"], "closed");
}

#[test]
fn an_open_table_is_closed_too() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let new = json!({ "game": "antike", "seats": ["me"] });
    let table = host.post("/tables", &new)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    host.get(&format!("/tables/{table}"));
    admin(&home, &["close", &table]).fine();
    let order = json!({ "do": "ask-me", "confirm": true });
    host.refused("POST", &format!("/tables/{table}/orders"), &order);
    assert_eq!(host.get(&format!("/tables/{table}"))["status"], "over");
}

#[test]
fn a_table_is_deleted_under_a_running_server() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let (gone, other) = (host.table(), host.table());
    let order = host.next_order(&gone);
    admin(&home, &["delete", &gone]).fine();
    host.refused("POST", &format!("/tables/{gone}/orders"), &order);
    let (status, _) = host.refused("GET", &format!("/tables/{gone}"), &Value::Null);
    assert_eq!(status, 404);
    assert_eq!(host.act(&other, 2), 2);
    let left = "SELECT (SELECT count(*) FROM entries) + (SELECT count(*) FROM seats)";
    assert_eq!(by_hand(&home, left), 2 + 3);
}

#[test]
fn a_table_goes_on_where_it_was_imported() {
    let (home, elsewhere) = (Home::new(), Home::new());
    let first = serve(&home);
    let mut host = first.account("Nikias");
    let table = host.table();
    let seq = host.act(&table, 5);
    host.post(
        &format!("/tables/{table}/chat/players"),
        &json!({ "text": "To Sicily!" }),
    );
    admin(&home, &["export", &table, "table.json"]).fine();
    let file = home.read_json("table.json");
    assert_eq!(file["log"].as_array().unwrap().len() as u64, seq);
    let view = host.get(&format!("/tables/{table}/situation"))["view"].clone();

    let second = serve(&elsewhere);
    let mut again = second.account("nikias");
    elsewhere.write("table.json", home.read("table.json"));
    let text = admin(&elsewhere, &["import", "table.json"]).fine();
    assert_eq!(text, format!("Imported: {table}\n"));
    let mine = again.get("/tables?list=mine");
    assert_eq!(mine["tables"][0]["id"], table.as_str());
    let situation = again.get(&format!("/tables/{table}/situation"));
    assert_eq!(
        (&situation["view"], &situation["seq"]),
        (&view, &json!(seq))
    );
    let said = again.get(&format!("/tables/{table}/chat/players"));
    contains(&said.to_string(), &["To Sicily!", "nikias"]);
    assert_eq!(again.act(&table, 4), seq + 4);

    // The same dice fall on both sides.
    host.act(&table, 4);
    let here = host.get(&format!("/tables/{table}/situation"));
    let there = again.get(&format!("/tables/{table}/situation"));
    assert_eq!(here["view"], there["view"]);

    // Where the link is taken there is a new one.
    let text = admin(&home, &["import", "table.json"]).fine();
    let copy = text.trim().strip_prefix("Imported: ").unwrap();
    assert_ne!(copy, table);
    assert_eq!(host.act(copy, 1), seq + 1);
}

#[test]
fn seats_of_strangers_are_free() {
    let home = Home::new();
    let server = serve(&home);
    let mut guest = server.guest();
    let table = guest.table();
    guest.act(&table, 2);
    let line = json!({ "text": "Farewell" });
    guest.post(&format!("/tables/{table}/chat/players"), &line);
    admin(&home, &["export", &table, "table.json"]).fine();
    admin(&home, &["delete", &table]).fine();
    // A client that waits for news hears that the table is gone.
    let path = format!("/tables/{table}/situation?seen=2&wait=25");
    assert_eq!(guest.refused("GET", &path, &Value::Null).0, 404);
    let text = admin(&home, &["import", "table.json"]).fine();
    contains(
        &text,
        &[&table, "Not known here, so their seats are free: "],
    );
    let mut other = server.guest();
    other.post(&format!("/tables/{table}/orders"), &json!({ "do": "sit" }));
    let situation = other.get(&format!("/tables/{table}/situation"));
    assert_eq!(
        (&situation["seq"], &situation["eyes"]),
        (&json!(3), &json!(0)),
        "sitting down is in the log"
    );
    let said = other.get(&format!("/tables/{table}/chat/players"));
    contains(&said.to_string(), &[": Farewell"]);
}

/// What was confirmed before the copy was begun is in it, and it is whole.
#[test]
fn a_backup_is_taken_while_people_play() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    let before = host.act(&table, 3);
    let (sender, done) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        let (mut player, table) = (host.clone(), &table);
        scope.spawn(move || {
            while done.try_recv().is_err() {
                player.act(table, 1);
            }
        });
        contains(
            &admin(&home, &["backup", "copy.db"]).fine(),
            &["Copied: copy.db"],
        );
        sender.send(()).unwrap();
    });
    let after = host.get(&format!("/tables/{table}/situation"))["seq"]
        .as_u64()
        .unwrap();
    let copy = Server::start(&home, &["--db", "copy.db"]);
    let mut again = host.at(&copy);
    let seq = again.get(&format!("/tables/{table}/situation"))["seq"]
        .as_u64()
        .unwrap();
    assert!((before..=after).contains(&seq), "{before} {seq} {after}");
    assert_eq!(
        again.act(&table, 1),
        seq + 1,
        "the cookie is good there too"
    );
    assert_eq!(
        complaint(&home, &["backup", "copy.db"]),
        "copy.db: there is a file already"
    );
}

#[test]
fn every_table_is_verified() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let (table, other) = (host.table(), host.table());
    host.act(&table, 5);
    host.act(&other, 2);
    let whole = admin(&home, &["verify"]);
    contains(&whole.fine(), &["Verified: 2 tables, all whole"]);
    drop(server);
    by_hand(
        &home,
        "UPDATE heads SET number = number + 1 WHERE number = 5",
    );
    let damaged = complaint(&home, &["verify"]);
    contains(&damaged, &["1 of 2 tables are damaged"]);
    let told = home.run(&["admin", "--db", "club.db", "verify"]).stdout;
    contains(&told, &[&table, "5 actions stand, and 6 are noted"]);
    assert!(!told.contains(&other));
}

/// Overwrites a part of the database.
fn damage(home: &Home, part: std::ops::Range<usize>) {
    let file = home.path("club.db");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[part].fill(0xff);
    std::fs::write(&file, bytes).unwrap();
}

/// The page of the logs is lost: tables that have none yet are checked all the same.
#[test]
fn tables_that_can_be_read_are_verified_in_a_damaged_file() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let live = host.table();
    host.act(&live, 5);
    let open = host.post(
        "/tables",
        &json!({ "game": "syracuse", "visibility": "link" }),
    );
    let open = open["id"].as_str().unwrap();
    drop(server);
    let root = by_hand(
        &home,
        "SELECT rootpage FROM sqlite_schema WHERE name = 'entries'",
    );
    let page = by_hand(&home, "PRAGMA page_size") as usize;
    let start = page * (root as usize - 1);
    damage(&home, start..start + page);
    let damaged = complaint(&home, &["verify"]);
    contains(
        &damaged,
        &[
            "club.db",
            "1 of 2 tables are damaged",
            "go back to a backup",
        ],
    );
    let told = home.run(&["admin", "--db", "club.db", "verify"]).stdout;
    contains(&told, &[&format!("{live}: it cannot be read")]);
    assert!(!told.contains(open));
}

#[test]
fn a_file_that_sqlite_cannot_read_is_named() {
    let home = Home::new();
    drop(serve(&home));
    by_hand(&home, "SELECT count(*) FROM sqlite_schema");
    damage(&home, 100..4096);
    for args in [
        ["admin", "--db", "club.db", "verify"].as_slice(),
        &["serve", "--db", "club.db"],
    ] {
        let line = home.run(args).complaint(1);
        contains(
            &line,
            &["club.db", "the file is damaged", "go back to a backup"],
        );
    }
}

#[test]
fn what_cannot_be_done_is_said_in_one_line() {
    let home = Home::new();
    let missing = complaint(&home, &["list"]);
    contains(&missing, &["club.db: No such file or directory"]);
    assert!(
        !home.path("club.db").exists(),
        "nothing is made by a misspelt name"
    );
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 2);
    for command in ["show", "close", "delete"] {
        assert_eq!(
            complaint(&home, &[command, "nowhere"]),
            "there is no table 'nowhere'"
        );
    }
    assert_eq!(
        complaint(&home, &["export", "nowhere", "x.json"]),
        "there is no table 'nowhere'"
    );
    admin(&home, &["export", &table, "table.json"]).fine();
    contains(
        &complaint(&home, &["export", &table, "table.json"]),
        &["table.json: File exists"],
    );
    contains(
        &complaint(&home, &["import", "none.json"]),
        &["none.json: No such file"],
    );
    let forged = |change: &dyn Fn(&mut Value)| {
        let mut file = home.read_json("table.json");
        change(&mut file);
        home.write("forged.json", file.to_string());
        complaint(&home, &["import", "forged.json"])
    };
    contains(
        &forged(&|file| *file = json!({ "format": 1 })),
        &["forged.json: this is not a whole table: missing field"],
    );
    assert_eq!(
        forged(&|file| file["format"] = json!(2)),
        "forged.json: this file has format 2; this program reads format 1"
    );
    contains(
        &forged(&|file| file["log"][1]["body"]["action"] = json!({ "type": "fly" })),
        &["forged.json: entry 2 of its log does not fit: "],
    );
    contains(
        &forged(&|file| file["log"] = json!([file["log"][1]])),
        &["entry 1 of its log does not fit: the entry is missing"],
    );
    contains(
        &forged(&|file| file["table"]["game"] = json!("chess")),
        &["unknown game 'chess'"],
    );
    contains(
        &forged(&|file| file["table"]["dice"]["secret"] = json!("00".repeat(32))),
        &["the revealed secret does not match the commitment"],
    );
    assert_eq!(
        by_hand(&home, "SELECT count(*) FROM tables"),
        1,
        "nothing came in"
    );
}

#[test]
fn wrong_usage_ends_with_two() {
    for args in [
        &["admin"][..],
        &["admin", "list", "--status", "closed"],
        &["admin", "export", "table"],
        &["admin", "burn"],
        &["admin", "--db", "postgres://club", "list"],
    ] {
        assert_eq!(Home::new().run(args).status, 2, "{args:?}");
    }
}
