//! Names and texts that cannot be seen, or told apart from others.

use serde_json::{Value, json};
use store::{NewName, NewUser, prelude::*};

use crate::{
    client::begun,
    host::{Host, PASSWORD},
};

fn claim(name: &str) -> Value {
    json!({"name": name, "password": PASSWORD})
}

#[tokio::test]
async fn names_that_cannot_be_seen_or_told_apart_are_refused() {
    let host = Host::new().await;
    host.guest().await.claim("Alice", PASSWORD).await;
    let guest = host.guest().await;
    for (name, kind) in [
        ("\u{3164}\u{3164}\u{3164}", "malformed"),
        ("\u{ffa0}\u{ffa0}\u{ffa0}", "malformed"),
        ("\u{115f}\u{115f}\u{115f}", "malformed"),
        ("Alice\u{3164}", "malformed"),
        ("Bob\u{200b}by", "malformed"),
        ("Two  spaces", "malformed"),
        ("Аlice", "malformed"),
        ("𝐀𝐥𝐢𝐜𝐞", "malformed"),
        ("Ａｌｉｃｅ", "taken"),
        ("ALICE", "taken"),
        ("AIice", "taken"),
        ("A1ice", "taken"),
        ("Al ice", "taken"),
        ("Administrator", "taken"),
        ("System", "taken"),
        ("Modérateur", "taken"),
        ("Polemarch", "taken"),
    ] {
        let refused = guest.refused("POST", "/me/claim", claim(name)).await;
        assert_eq!(refused, kind, "{name:?}");
    }
    // Whole words of another alphabet look like nobody here.
    host.guest().await.claim("Алиса", PASSWORD).await;
}

#[tokio::test]
async fn the_name_of_a_guest_who_sits_at_a_table_is_his() {
    let host = Host::new().await;
    let sitting = host.guest().await;
    let name = sitting.get("/me").await["name"]
        .as_str()
        .unwrap()
        .to_owned();
    sitting.make(json!({"game": "antike"})).await;
    let thief = host.guest().await;
    assert_eq!(
        thief.refused("POST", "/me/claim", claim(&name)).await,
        "taken"
    );
    let mut sitting = sitting;
    sitting.claim(&name, PASSWORD).await;
}

/// Accounts that are older than all this keep their names and are protected like others.
#[tokio::test]
async fn old_names_stay_and_are_compared() {
    let host = Host::new().await;
    for (name, account) in [
        ("Ａｌｉｃｅ", "ａｌｉｃｅ"),
        ("alice", "alice"),
        ("\u{3164}\u{3164}\u{3164}", "\u{3164}"),
    ] {
        let mut guest = host.guest().await;
        guest
            .claim(&format!("Someone {}", guest.id().await), PASSWORD)
            .await;
        let old = NewName {
            name: name.to_owned(),
            account: account.to_owned(),
            looks: Vec::new(),
        };
        assert!(
            host.store
                .rename(store::UserId(guest.id().await), &old)
                .await
                .unwrap()
        );
    }
    let host = host.restart().await;
    for name in ["Alice", "AIice"] {
        let refused = host
            .guest()
            .await
            .refused("POST", "/me/claim", claim(name))
            .await;
        assert_eq!(refused, "taken", "{name}");
    }
    let mut wide = host.visitor();
    wide.log_in("Ａｌｉｃｅ", PASSWORD).await;
    assert_eq!(wide.get("/me").await["name"], "Ａｌｉｃｅ");
    let mut narrow = host.visitor();
    narrow.log_in("Alice", PASSWORD).await;
    assert_eq!(narrow.get("/me").await["name"], "alice");
    assert!(host.store.unknown_looks(9).await.unwrap().is_empty());
    let user = NewUser {
        name: NewName {
            name: "late".to_owned(),
            account: String::new(),
            looks: vec!["late".to_owned()],
        },
        now: store::Millis(0),
    };
    host.store.create_user(user).await.unwrap();
}

#[tokio::test]
async fn titles_and_talk_can_be_seen_and_turn_nothing_around() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let chat = format!("/tables/{table}/chat/players");
    let heap = format!("a{}", "\u{317}".repeat(999));
    for text in [
        "\u{200b}\u{200b}",
        "a\u{200f}b",
        "a\u{202e}b",
        "\u{3164}",
        heap.as_str(),
    ] {
        let title = json!({"game": "antike", "name": text});
        assert_eq!(
            first.refused("POST", "/tables", title).await,
            "malformed",
            "{text:?}"
        );
        let line = json!({"text": text});
        assert_eq!(
            first.refused("POST", &chat, line).await,
            "malformed",
            "{text:?}"
        );
    }
    let said = first.post(&chat, json!({"text": "one\u{2028}two"})).await;
    assert_eq!(said["text"], "one\ntwo");
    let titled = first
        .make(json!({"game": "antike", "name": "one\u{2028}two 🏛\u{fe0f}"}))
        .await;
    assert_eq!(first.info(&titled).await["name"], "one two 🏛\u{fe0f}");
}
