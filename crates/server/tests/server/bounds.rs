//! Too large, too deep, too many, out of range, along strange paths.

use std::time::Duration;

use serde_json::{Value, json};
use store::{AdminChange, prelude::*};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

fn headed(client: &Client, text: &str) -> String {
    format!(
        "{text}\r\nHost: {}\r\nConnection: close\r\n\r\n",
        client.address
    )
}

#[tokio::test]
async fn large_and_deep_bodies_are_refused() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let large = json!({"text": "x".repeat(70_000)}).to_string();
    let response = guest
        .send("PUT", "/api/v1/me/settings", &[], Some(&large))
        .await;
    assert_eq!(
        (response.status, response.kind().as_str()),
        (413, "too-large")
    );
    let deep = format!("{}1{}", "[".repeat(30_000), "]".repeat(30_000));
    let table = guest.make(json!({"game": "antike"})).await;
    let orders = format!("/api/v1/tables/{table}/orders");
    let act = format!("{{\"do\":\"act\",\"seq\":0,\"action\":{deep}}}");
    for (method, path, body) in [
        ("PUT", "/api/v1/me/settings", deep.as_str()),
        ("POST", &orders, &act),
        ("POST", "/api/v1/tables", &deep),
        ("POST", "/api/v1/tables", ""),
        ("POST", "/api/v1/tables", "{"),
        ("POST", "/api/v1/tables", "nul"),
        (
            "POST",
            "/api/v1/tables",
            "{\"game\":\"antike\",\"game\":\"syracuse\"}",
        ),
        ("POST", &orders, "{\"do\":\"undo\",\"seq\":0,\"seq\":1}"),
        (
            "POST",
            &orders,
            "{\"do\":\"undo\",\"seq\":18446744073709551616}",
        ),
        ("POST", &orders, "{\"do\":\"undo\",\"seq\":-1}"),
        ("POST", &orders, "{\"do\":\"undo\",\"seq\":1e3}"),
        ("POST", &orders, "{\"do\":\"undo\",\"seq\":0,\"more\":1}"),
        ("POST", &orders, "{\"do\":\"sit\",\"seat\":256}"),
        ("POST", &orders, "{\"do\":\"win\"}"),
        ("POST", &orders, "[]"),
    ] {
        let response = guest.send(method, path, &[], Some(body)).await;
        let shown: String = body.chars().take(80).collect();
        assert_eq!(response.kind(), "malformed", "{shown}");
    }
}

#[tokio::test]
async fn frames_that_are_no_frames_are_refused_and_large_ones_end_the_connection() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let mut socket = first.join(&table).await;
    let deep = "[".repeat(10_000);
    for bad in [
        "",
        "{",
        "null",
        "[]",
        "7",
        deep.as_str(),
        "{\"type\":\"join\"}",
        "{\"type\":\"join\",\"table\":7}",
        "{\"type\":\"join\",\"table\":\"x\",\"seen\":-1}",
        "{\"type\":\"order\",\"table\":\"x\"}",
        "{\"type\":\"order\",\"table\":\"x\",\"order\":{\"do\":\"win\"}}",
        "{\"type\":\"order\",\"table\":\"x\",\"order\":{\"do\":\"start\",\"at\":\"once\"}}",
        "{\"type\":\"table\"}",
    ] {
        socket.say_text(bad).await;
        let refused = socket.next_of("refused").await;
        assert_eq!(refused["problem"]["error"], "malformed", "{bad}");
    }
    for missing in ["", "nosuchtable", "../../me", "a\0b", &"x".repeat(10_000)] {
        socket.say(&json!({"type": "join", "table": missing})).await;
        let refused = socket.next_of("refused").await;
        assert_eq!(refused["problem"]["error"], "missing", "{missing}");
    }
    // The numbers of the future and of other tables lead nowhere.
    socket
        .say(&json!({"type": "join", "table": table, "seen": u64::MAX}))
        .await;
    let now = socket.next_of("situation").await;
    assert_eq!(now["seq"], 0);
    for _ in 0..40 {
        socket
            .say(&json!({"type": "part", "table": "nosuchtable"}))
            .await;
    }
    socket.say(&json!({"type": "ping"})).await;
    socket.next_of("pong").await;
    socket.say_text(&"x".repeat(20_000)).await;
    while socket.next_or_end().await.is_some() {}
    // The table has not noticed.
    assert_eq!(second.look(&table).await["seq"], 0);
}

#[tokio::test]
async fn nobody_watches_more_than_so_many_tables_through_one_connection() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let mut socket = guest.open(&[]).await.unwrap();
    for number in 0..33 {
        let table = guest.make(json!({"game": "antike"})).await;
        socket.say(&json!({"type": "join", "table": table})).await;
        let reply = socket.next().await;
        let expected = if number < 32 { "table" } else { "refused" };
        assert_eq!(reply["type"], expected, "{number}");
    }
}

#[tokio::test]
async fn numbers_out_of_range_are_refused_in_our_words() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    for (path, kind) in [
        ("/moments/1", "missing"),
        ("/moments/18446744073709551615", "missing"),
        ("/moments/18446744073709551616", "malformed"),
        ("/moments/-1", "malformed"),
        ("/moments/x", "malformed"),
        ("/situation?seen=-1", "malformed"),
        ("/situation?seen=1&wait=x", "malformed"),
        ("/chat/everybody", "malformed"),
        ("/chat/players?before=x", "malformed"),
        ("/nothing", "missing"),
    ] {
        let path = format!("/tables/{table}{path}");
        assert_eq!(
            first.refused("GET", &path, Value::Null).await,
            kind,
            "{path}"
        );
    }
    for path in [
        "/tables",
        "/tables?list=all",
        "/tables?list=open&page=-1",
        "/tables?list=open&page=4294967296",
    ] {
        assert_eq!(
            first.refused("GET", path, Value::Null).await,
            "malformed",
            "{path}"
        );
    }
    assert_eq!(
        first
            .refused("DELETE", "/me/tokens/9223372036854775808", Value::Null)
            .await,
        "malformed"
    );
    let far = format!("/tables/{table}/situation?seen=18446744073709551615");
    assert_eq!(first.get(&far).await["seq"], 0);
    assert_eq!(
        first
            .get(&format!("/tables/{table}/chat/players?before=-5"))
            .await,
        json!([])
    );
    // However long somebody wants to wait, news come at once.
    let path = format!("/tables/{table}/situation?seen=0&wait=18446744073709551615");
    let (news, _) = tokio::join!(
        first.get(&path),
        second.order(&table, json!({"do": "ask-draw"}))
    );
    assert_eq!(news["seq"], 1);
}

#[tokio::test]
async fn strange_paths_lead_nowhere() {
    let host = Host::new().await;
    let client = host.visitor();
    let long = format!("/{}", "a".repeat(9000));
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/../../etc/passwd",
        "//etc/passwd",
        "/api//v1/me",
        "/api/v1/tables/%2e%2e%2fme",
        "/api/v1/tables/..%5c..",
        "/api/v1/tables/%00",
        "/api/docs.js/..",
        "/api/docs.js%00.html",
        "/assets/front.html",
        "/.git/config",
        &long,
        "/api/v1/games/..%2fsyracuse/rules",
        "/api/v1/tables/%ff%fe",
    ] {
        let response = client
            .raw(headed(&client, &format!("GET {path} HTTP/1.1")).as_bytes())
            .await;
        assert!(
            [400, 404, 414].contains(&response.status),
            "{path}: {response:?}"
        );
        assert!(!response.body.contains("root:"));
    }
    for line in [
        "GET http://evil.example/ HTTP/1.1",
        "OPTIONS * HTTP/1.1",
        "TRACE / HTTP/1.1",
        "GET /api/v1/me",
    ] {
        let response = client.raw(headed(&client, line).as_bytes()).await;
        assert_ne!(response.status, 500, "{line}");
        assert!(!response.body.contains("Host:"), "nothing is echoed");
    }
}

/// Every refusal says what it answers: the order, or the table that was to be joined.
#[tokio::test]
async fn refusals_of_frames_say_what_they_answer() {
    let host = Host::with(|config| config.rates.requests = 5).await;
    let person = host.guest().await;
    let table = person.make(json!({"game": "antike"})).await;
    let mut socket = person.open(&[]).await.unwrap();
    socket
        .say(&json!({"type": "join", "table": "nosuchtable"}))
        .await;
    let refused = socket.next_of("refused").await;
    assert_eq!(refused["table"], "nosuchtable");
    assert_eq!(refused["problem"]["error"], "missing");
    let order = json!({"type": "order", "table": table, "ref": 7, "order": {"do": "ask-draw"}});
    loop {
        socket.say(&order).await;
        let refused = socket.next_of("refused").await;
        assert_eq!(refused["ref"], 7);
        if refused["problem"]["error"] == "too-many" {
            break;
        }
    }
    let refused = loop {
        socket.say(&json!({"type": "join", "table": table})).await;
        let reply = socket.next().await;
        if reply["type"] == "refused" {
            break reply;
        }
    };
    assert_eq!(refused["problem"]["error"], "too-many");
    assert_eq!(refused["table"], table.as_str());
}

/// No word of farewell, no answer: the connection of somebody whose machine is gone ends by itself.
#[tokio::test]
async fn a_client_that_does_not_answer_is_gone_after_a_while() {
    let host =
        Host::with(|config| config.table_timeouts.silence = Duration::from_millis(100)).await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    // The client does not read, so it does not answer.
    let _silent = people[0].join(&table).await;
    let mut watcher = people[1].join(&table).await;
    loop {
        let info = watcher.next_of("table").await;
        if info["table"]["seats"][0]["present"] == false {
            break;
        }
    }
    // Whoever answers stays.
    tokio::time::sleep(Duration::from_millis(50)).await;
    watcher.say(&json!({"type": "ping"})).await;
    watcher.next_of("pong").await;
}

/// Those who are connected hear of a change by the administrator even if somebody writes before the server has looked for it.
#[tokio::test]
async fn whoever_watches_a_table_that_was_changed_has_to_look_at_it_anew() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let mut sockets = [people[0].join(&table).await, people[1].join(&table).await];
    let listed = host.store.table(&table).await.unwrap().unwrap();
    let change = AdminChange {
        before: listed.table.head.clone(),
        kept: listed.table.head.seq,
        table: listed.table,
        added: Vec::new(),
    };
    host.store.apply_admin_change(change).await.unwrap();
    for socket in &mut sockets {
        if let Some(order) = socket.page.answer(&mut Luck(1)) {
            socket.order(order).await.unwrap_err();
        }
    }
    for socket in &mut sockets {
        assert_eq!(socket.next_of("dropped").await["table"], table.as_str());
        socket.join(&table, None).await;
    }
}
