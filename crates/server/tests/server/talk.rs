//! What is said at a table and written down beside it.

use serde_json::{Value, json};

use crate::{client::begun, host::Host};

#[tokio::test]
async fn players_and_those_who_watch_speak_apart() {
    let host = Host::new().await;
    let (first, second, watcher) = (host.guest().await, host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let (players, spectators) = (
        format!("/tables/{table}/chat/players"),
        format!("/tables/{table}/chat/spectators"),
    );
    let mut sockets = [
        first.join(&table).await,
        second.join(&table).await,
        watcher.join(&table).await,
    ];
    let line = |text: &str| json!({"text": text});
    assert_eq!(
        watcher.refused("POST", &players, line("psst")).await,
        "forbidden"
    );
    assert_eq!(
        watcher.refused("GET", &players, Value::Null).await,
        "forbidden"
    );
    assert_eq!(
        first.refused("POST", &spectators, line("psst")).await,
        "forbidden"
    );
    assert_eq!(
        first.refused("GET", &spectators, Value::Null).await,
        "forbidden"
    );
    assert_eq!(
        host.visitor()
            .refused("POST", &spectators, line("psst"))
            .await,
        "unknown"
    );
    let said = first.post(&players, line("  good luck ")).await;
    assert_eq!(said["text"], "good luck");
    watcher.post(&spectators, line("who wins?")).await;
    for (socket, text) in sockets
        .iter_mut()
        .zip(["good luck", "good luck", "who wins?"])
    {
        let heard = socket.next_of("chat").await;
        assert_eq!(heard["line"]["text"], text);
    }
    assert_eq!(second.get(&players).await[0]["text"], "good luck");
    assert!(second.get(&players).await[0]["at"].as_i64().unwrap() > 0);
    for number in 0..105 {
        first.post(&players, line(&format!("line {number}"))).await;
    }
    let last = second.get(&players).await;
    let last = last.as_array().unwrap();
    assert_eq!((last.len(), &last[99]["text"]), (100, &json!("line 104")));
    let before = second
        .get(&format!("{players}?before={}", last[0]["id"]))
        .await;
    assert_eq!(before[0]["text"], "good luck");
    let long = line(&"x".repeat(1001));
    for bad in [
        line(" \n "),
        long,
        line("bell \u{7}"),
        line("turned \u{202e}"),
    ] {
        assert_eq!(first.refused("POST", &players, bad).await, "malformed");
    }
}

#[tokio::test]
async fn notes_are_ones_own() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let note = format!("/tables/{table}/note");
    assert_eq!(
        host.visitor().refused("GET", &note, Value::Null).await,
        "unknown"
    );
    first
        .call("PUT", &note, json!({"text": "attack in spring"}))
        .await;
    first
        .call("PUT", &note, json!({"text": "attack in summer"}))
        .await;
    assert_eq!(first.get(&note).await["text"], "attack in summer");
    assert_eq!(second.get(&note).await["text"], "");
    let long = json!({"text": "x".repeat(20_001)});
    assert_eq!(first.refused("PUT", &note, long).await, "too-large");
}

/// A guest who takes a name has it at once wherever they sit.
#[tokio::test]
async fn a_new_name_is_told_at_the_tables() {
    let host = Host::new().await;
    let mut people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let mut own = people[0].join(&table).await;
    let mut other = people[1].join(&table).await;
    people[0].claim("Hermokrates", "a long pass phrase").await;
    loop {
        let info = other.next_of("table").await;
        if info["table"]["seats"][0]["occupant"]["person"]["name"] == "Hermokrates" {
            break;
        }
    }
    // The connection that was opened with the old name is opened anew.
    while own.next_or_end().await.is_some() {}
    people[0].join(&table).await;
}
