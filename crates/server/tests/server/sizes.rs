//! What is kept for people and tables has a size.

use serde_json::{Value, json};

use crate::{
    client::{alone, begun},
    host::Host,
};

#[tokio::test]
async fn a_person_has_so_many_tables() {
    let host = Host::with(|config| config.sizes.unfinished_tables = 2).await;
    let (guest, other) = (host.guest().await, host.guest().await);
    let antike = json!({"game": "antike"});
    let first = guest.make(antike.clone()).await;
    guest.make(antike.clone()).await;
    let refused = guest.refused("POST", "/tables", antike.clone()).await;
    assert_eq!(refused, "too-large");
    other.make(antike.clone()).await;
    guest.order(&first, json!({"do": "close"})).await;
    guest.make(antike).await;
}

#[tokio::test]
async fn forks_are_tables_of_whoever_makes_them() {
    let host = Host::with(|config| config.sizes.tables = 2).await;
    let guest = host.guest().await;
    let table = alone(&guest, "").await;
    let path = format!("/tables/{table}/fork");
    guest.post(&path, json!({"number": 0})).await;
    let refused = guest.refused("POST", &path, json!({"number": 0})).await;
    assert_eq!(refused, "too-large");
}

#[tokio::test]
async fn a_log_does_not_grow_by_moves_taken_back() {
    let host = Host::with(|config| config.sizes.spare_entries = 20).await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("hellespont", &people[0], &people[1]).await;
    let mut refused = None;
    for _ in 0..60 {
        let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap() as usize;
        let situation = people[asked].look(&table).await;
        let undo = json!({"do": "undo", "seq": situation["seq"]});
        let undone = people[asked].try_order(&table, undo).await;
        if undone.status == 413 {
            refused = Some(undone.kind());
            break;
        }
        let action = &situation["questions"][0]["answers"][0];
        let act =
            json!({"do": "act", "seq": people[asked].look(&table).await["seq"], "action": action});
        // It may have been taken back meanwhile: then the next round asks anew.
        people[asked].try_order(&table, act).await;
    }
    assert_eq!(refused.as_deref(), Some("too-large"));
    // The game goes on, and it can be given up.
    let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap() as usize;
    people[asked].answer(&table, |_| true).await;
    people[0].order(&table, json!({"do": "resign"})).await;
}

#[tokio::test]
async fn the_oldest_lines_go() {
    let host = Host::with(|config| config.sizes.lines = 3).await;
    let guest = host.guest().await;
    let table = guest.make(json!({"game": "antike"})).await;
    let path = format!("/tables/{table}/chat/players");
    for number in 0..5 {
        guest
            .post(&path, json!({"text": format!("line {number}")}))
            .await;
    }
    let said = guest.get(&path).await;
    let said: Vec<&Value> = said
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["text"])
        .collect();
    assert_eq!(said, ["line 2", "line 3", "line 4"]);
}

#[tokio::test]
async fn notes_have_a_size_in_all() {
    let host = Host::with(|config| config.sizes.notes = 100).await;
    let guest = host.guest().await;
    let tables = [
        guest.make(json!({"game": "antike"})).await,
        guest.make(json!({"game": "antike"})).await,
    ];
    let note = |letters: usize| json!({"text": "n".repeat(letters)});
    let path = |number: usize| format!("/tables/{}/note", tables[number]);
    guest.call("PUT", &path(0), note(90)).await;
    let refused = guest.refused("PUT", &path(1), note(20)).await;
    assert_eq!(refused, "too-large");
    guest.call("PUT", &path(0), note(60)).await;
    guest.call("PUT", &path(1), note(20)).await;
}

/// Asking many times at once makes no more than asking once after the other.
#[tokio::test]
async fn many_at_once_are_counted_too() {
    let host = Host::with(|config| config.sizes.unfinished_tables = 3).await;
    let guest = host.guest().await;
    let make = |_| guest.try_to("POST", "/tables", json!({"game": "antike"}));
    let made = futures_util::future::join_all((0..12).map(make)).await;
    let made = made.iter().filter(|response| response.status == 200);
    assert_eq!(made.count(), 3);
}

/// A guest who writes as fast as they can: moves and moves taken back, talk, notes, tables, forks, programs.
#[tokio::test]
async fn a_guest_writes_no_more_than_a_megabyte_a_minute() {
    let host = Host::with(|config| {
        config.rates.bytes = server::Rates::default().bytes;
        config.sizes = server::Sizes::UNLIMITED;
    })
    .await;
    let guest = host.guest().await;
    let table = alone(&guest, "").await;
    let before = host.size_of_data().await;
    let note = json!({"text": "ἄ".repeat(19_000)});
    let mut refused = 0;
    for _ in 0..200 {
        let written = guest
            .try_to("PUT", &format!("/tables/{table}/note"), note.clone())
            .await;
        let said = json!({"text": "ἄ".repeat(999)});
        let said = guest
            .try_to("POST", &format!("/tables/{table}/chat/players"), said)
            .await;
        let forked = guest
            .try_to(
                "POST",
                &format!("/tables/{table}/fork"),
                json!({"number": 0}),
            )
            .await;
        let settings = json!({"text": "x".repeat(15_000)});
        let set = guest.try_to("PUT", "/me/settings", settings).await;
        let kinds = [written, said, forked, set].map(|response| response.status);
        refused += kinds.iter().filter(|status| **status == 429).count();
    }
    assert!(refused > 300, "{refused}");
    let grown = host.size_of_data().await - before;
    assert!(grown < 2_000_000, "{grown} bytes, with what SQLite adds");
}
