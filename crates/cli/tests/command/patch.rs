//! `polemarch admin patch`: unfinished tables on today's rules.

use serde_json::{Value, json};

use crate::{
    admin::{admin, by_hand, serve},
    run::{Home, contains},
};

/// Changes the fourth action of a table of six to one that does not exist.
fn broken() -> (Home, String, crate::server::Client) {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 6);
    drop(server);
    by_hand(
        &home,
        "UPDATE entries SET body = json_set(body, '$.action', json('{\"type\":\"found\",\"province\":\"nowhere\"}')) WHERE seq = 4",
    );
    (home, table, host)
}

#[test]
fn a_log_that_does_not_fit_is_found_and_repaired() {
    let (home, table, host) = broken();
    let server = serve(&home);
    let (status, problem) =
        host.at(&server)
            .refused("GET", &format!("/tables/{table}/situation"), &Value::Null);
    assert_eq!(status, 409);
    contains(
        &problem.to_string(),
        &["does not fit the rules; the administrator can repair it"],
    );
    let report = admin(&home, &["patch"]);
    assert_eq!(report.status, 1);
    contains(
        &report.stdout,
        &[
            &table,
            "does not fit from entry 4 on, after 3 actions: ",
            "3 entries do not count",
        ],
    );
    assert_eq!(
        report.stderr,
        "polemarch: 1 of 1 unfinished tables do not fit the rules\n"
    );
    assert_eq!(
        by_hand(&home, "SELECT count(*) FROM cut_entries"),
        0,
        "only told"
    );

    let text = admin(&home, &["patch", "--repair"]).fine();
    contains(
        &text,
        &[
            "were put aside; repaired",
            "All 1 unfinished tables fit the rules.",
        ],
    );
    assert_eq!(
        by_hand(
            &home,
            "SELECT count(*) FROM cut_entries WHERE seq IN (4, 5, 6)"
        ),
        3
    );
    let mut host = host.at(&server);
    let situation = host.get(&format!("/tables/{table}/situation"));
    // Three actions, and new dice.
    assert_eq!(
        (&situation["seq"], &situation["number"]),
        (&json!(4), &json!(3))
    );
    assert_eq!(host.act(&table, 2), 6);
    admin(&home, &["patch"]).fine();
}

/// Answers given in advance that cannot be read any more: the game does not need them.
#[test]
fn an_entry_that_the_rest_does_not_need_is_left_out_alone() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 2);
    let program = json!({ "seat": 0, "prompt": "window", "action": { "type": "pass" } });
    let order = json!({ "do": "program", "program": program });
    host.post(&format!("/tables/{table}/orders"), &order);
    assert_eq!(host.act(&table, 3), 5);
    let view = host.get(&format!("/tables/{table}/situation"))["view"].clone();
    drop(server);
    by_hand(
        &home,
        "UPDATE entries SET body = '{\"do\":\"no-such-deed\"}' WHERE seq = 3",
    );
    let report = admin(&home, &["patch"]);
    assert_eq!(report.status, 1);
    contains(
        &report.stdout,
        &[
            "fits without entry 3, which does not fit: unknown variant",
            "; it can be left out",
        ],
    );
    let text = admin(&home, &["patch", "--repair"]).fine();
    contains(&text, &["it was left out and put aside", "; repaired"]);
    let server = serve(&home);
    let mut host = host.at(&server);
    let situation = host.get(&format!("/tables/{table}/situation"));
    // Five actions, and new dice.
    assert_eq!(
        (&situation["seq"], &situation["number"], &situation["view"]),
        (&json!(6), &json!(5), &view)
    );
    admin(&home, &["patch"]).fine();
}

/// The room stands at the sixth entry when the administrator cuts the log: it must not write a seventh.
#[test]
fn a_log_is_cut_under_a_running_server() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 6);
    let order = host.next_order(&table);
    by_hand(
        &home,
        "UPDATE entries SET body = '{\"do\":\"no-such-deed\"}' WHERE seq = 5",
    );
    let report = admin(&home, &["patch", "--repair"]).fine();
    contains(
        &report,
        &["does not fit from entry 5 on, after 4 actions: unknown variant"],
    );
    host.refused("POST", &format!("/tables/{table}/orders"), &order);
    assert_eq!(host.act(&table, 1), 6);
    assert_eq!(by_hand(&home, "SELECT max(seq) FROM entries"), 6);
}

/// Bots go on playing meanwhile: the command is repeated until it falls between two of their answers.
#[test]
fn a_log_is_cut_while_bots_play() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 2);
    let bot = json!({ "bot": "greedy" });
    let new = json!({ "game": "syracuse", "seats": [bot, bot] });
    let bots = [(); 4].map(|()| host.table_of_bots(&new));
    by_hand(
        &home,
        "UPDATE entries SET body = '{\"do\":\"no-such-deed\"}' WHERE seq = 1",
    );
    let report = admin(&home, &["patch", "--repair"]).fine();
    let of = |table: &String| report.lines().find(|line| line.starts_with(table.as_str()));
    contains(
        of(&table).unwrap(),
        &["does not fit from entry 1 on", "; repaired"],
    );
    // A game of theirs may have begun later, or be over by now.
    for line in bots.iter().filter_map(of) {
        assert!(
            line.ends_with(": fits") || line.ends_with("; repaired"),
            "{line}"
        );
    }
}

#[test]
fn tables_of_other_rules_wait_for_the_administrator() {
    let home = Home::new();
    let server = serve(&home);
    let mut host = server.guest();
    let (live, over) = (host.table(), host.table());
    host.act(&live, 3);
    admin(&home, &["close", &over]).fine();
    drop(server);
    by_hand(&home, "UPDATE tables SET rules = 99");
    let server = serve(&home);
    let mut host = host.at(&server);
    let why = "this table was played under version 99 of the rules of antike, which this server no longer plays";
    for table in [&live, &over] {
        let path = format!("/tables/{table}/situation");
        let (status, problem) = host.refused("GET", &path, &Value::Null);
        assert_eq!((status, &problem["why"]), (409, &json!(why)));
    }
    // What is over is told about as ever.
    assert_eq!(
        host.get("/tables?list=over")["tables"][0]["id"],
        over.as_str()
    );
    assert_eq!(host.get(&format!("/tables/{over}"))["status"], "over");
    let text = admin(&home, &["patch"]).fine();
    contains(&text, &[&live, "antike, rules 99", ": fits\n"]);
    assert!(!text.contains(&over), "it is finished");
    contains(
        &admin(&home, &["patch", "--repair"]).fine(),
        &["fits; repaired"],
    );
    assert_eq!(host.act(&live, 1), 4);
}
