//! People who do not want to meet, and an administrator who looks after them.

use std::{sync::Arc, time::Duration};

use catalogue::{Data, Library};
use serde_json::{Value, json};
use server::admin::Admin;
use store::{ChatLineId, prelude::*};

use crate::{
    client::{Client, begun},
    host::{Host, PASSWORD},
};

fn admin(host: &Host) -> Admin {
    let store = Arc::clone(&host.store) as Arc<dyn Store>;
    Admin::new(store, Library::new(Data::default()))
}

/// A game of two that is over.
async fn over(one: &Client, other: &Client) -> String {
    let table = begun("antike", one, other).await;
    one.order(&table, json!({"do": "resign"})).await;
    table
}

async fn mine(client: &Client) -> Vec<String> {
    let list = client.get("/tables?list=mine").await;
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    list["tables"].as_array().unwrap().iter().map(id).collect()
}

async fn rematch(client: &Client, table: &str) -> Value {
    client
        .post(&format!("/tables/{table}/rematch"), Value::Null)
        .await
}

#[tokio::test]
async fn a_rematch_can_be_declined_once_and_for_all() {
    let host = Host::new().await;
    let (eager, tired) = (host.guest().await, host.guest().await);
    let table = over(&eager, &tired).await;
    let again = rematch(&eager, &table).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(mine(&tired).await.contains(&again));
    let decline = format!("/tables/{again}/decline");
    tired.post(&decline, Value::Null).await;
    assert!(!mine(&tired).await.contains(&again));
    eager.order(&again, json!({"do": "close"})).await;
    let once_more = rematch(&eager, &table).await;
    assert!(
        !mine(&tired)
            .await
            .contains(&once_more["id"].as_str().unwrap().to_owned())
    );
    assert_eq!(once_more["seats"][0]["occupant"], "open");
    // Whoever changes their mind comes by the link.
    tired
        .order(once_more["id"].as_str().unwrap(), json!({"do": "sit"}))
        .await;
    // Only a rematch can be declined, and only before it is played.
    let own = tired.make(json!({"game": "antike"})).await;
    let decline = format!("/tables/{own}/decline");
    assert_eq!(tired.refused("POST", &decline, Value::Null).await, "unfit");
}

/// Tables that are made and closed again do not fill the list of others, and cannot be played again themselves.
#[tokio::test]
async fn rematches_that_were_never_played_are_nobody_elses() {
    let host = Host::new().await;
    let (pest, victim) = (host.guest().await, host.guest().await);
    let table = over(&pest, &victim).await;
    let before = mine(&victim).await.len();
    let mut last = String::new();
    for _ in 0..5 {
        last = rematch(&pest, &table).await["id"]
            .as_str()
            .unwrap()
            .to_owned();
        pest.order(&last, json!({"do": "close"})).await;
    }
    assert_eq!(mine(&victim).await.len(), before);
    let path = format!("/tables/{last}/rematch");
    assert_eq!(pest.refused("POST", &path, Value::Null).await, "unfit");
}

#[tokio::test]
async fn somebody_who_is_blocked_reaches_one_no_more() {
    let host = Host::new().await;
    let (pest, victim, third) = (host.guest().await, host.guest().await, host.guest().await);
    let table = begun("antike", &pest, &victim).await;
    let (chat, id) = (format!("/tables/{table}/chat/players"), pest.id().await);
    pest.post(&chat, json!({"text": "first insult"})).await;
    let (mut theirs, mut own) = (victim.join(&table).await, pest.join(&table).await);
    victim
        .call("PUT", &format!("/me/blocks/{id}"), Value::Null)
        .await;
    let blocks = victim.get("/me/blocks").await;
    assert_eq!(
        blocks,
        json!([{"id": id, "name": pest.get("/me").await["name"]}])
    );
    pest.post(&chat, json!({"text": "second insult"})).await;
    assert_eq!(own.next_of("chat").await["line"]["text"], "second insult");
    victim.post(&chat, json!({"text": "at peace"})).await;
    // The next line that reaches them is their own.
    assert_eq!(theirs.next_of("chat").await["line"]["text"], "at peace");
    let heard = victim.get(&chat).await;
    let heard: Vec<&Value> = heard
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["text"])
        .collect();
    assert_eq!(heard, ["at peace"]);
    assert_eq!(pest.get(&chat).await.as_array().unwrap().len(), 3);
    // Their rematches give the other no seat, and they have none at the other's tables.
    pest.order(&table, json!({"do": "resign"})).await;
    let again = rematch(&pest, &table).await;
    assert_eq!(again["seats"][0]["occupant"], "open");
    let home = victim.make(json!({"game": "antike"})).await;
    assert_eq!(
        pest.forbidden(&home, json!({"do": "sit"})).await,
        "forbidden"
    );
    third.order(&home, json!({"do": "sit"})).await;
    for (path, kind) in [
        (format!("/me/blocks/{}", victim.id().await), "unfit"),
        ("/me/blocks/999".to_owned(), "missing"),
    ] {
        assert_eq!(victim.refused("PUT", &path, Value::Null).await, kind);
    }
    let path = format!("/me/blocks/{id}");
    victim.call("DELETE", &path, Value::Null).await;
    assert_eq!(
        victim.refused("DELETE", &path, Value::Null).await,
        "missing"
    );
    pest.order(&home, json!({"do": "sit"})).await;
}

#[tokio::test]
async fn whoever_is_put_out_stays_out_until_he_is_let_in_again() {
    let host = Host::new().await;
    let (owner, pest, third) = (host.guest().await, host.guest().await, host.guest().await);
    let setup = json!({"game": "antike", "setup": {"seats": 4}});
    let table = owner.make(setup).await;
    for _ in 0..2 {
        pest.order(&table, json!({"do": "sit"})).await;
    }
    third.order(&table, json!({"do": "sit"})).await;
    let open = |seat: u8| json!({"do": "give", "seat": seat, "to": "open"});
    owner.order(&table, open(1)).await;
    let (id, name) = (pest.id().await, pest.get("/me").await["name"].clone());
    let info = owner.info(&table).await;
    assert_eq!(info["put_out"], json!([{"id": id, "name": name}]));
    assert_eq!(
        info["seats"][2]["occupant"], "open",
        "all their seats are free"
    );
    assert_eq!(
        pest.forbidden(&table, json!({"do": "sit"})).await,
        "forbidden"
    );
    // It is not forgotten.
    let host = host.restart().await;
    let [owner, pest, third] = [&owner, &pest, &third].map(|client| client.again(host.address));
    assert_eq!(
        pest.forbidden(&table, json!({"do": "sit"})).await,
        "forbidden"
    );
    let admit = json!({"do": "admit", "user": id});
    assert_eq!(third.forbidden(&table, admit.clone()).await, "forbidden");
    owner.order(&table, admit.clone()).await;
    assert_eq!(owner.forbidden(&table, admit).await, "unfit");
    pest.order(&table, json!({"do": "sit"})).await;
    // Whoever leaves by themselves may come back.
    third.order(&table, json!({"do": "leave"})).await;
    third.order(&table, json!({"do": "sit"})).await;
    // Somebody who is gone is named nowhere.
    owner.order(&table, open(1)).await;
    pest.call("DELETE", "/me", Value::Null).await;
    assert!(owner.info(&table).await.get("put_out").is_none());
}

#[tokio::test]
async fn somebody_who_is_locked_is_out_at_once_until_he_is_unlocked() {
    let host = Host::new().await;
    let pest = host.account("Kleon").await;
    let program = pest.program(json!({"name": "bot"})).await;
    let table = pest.make(json!({"game": "antike"})).await;
    let (mut own, mut bots) = (pest.join(&table).await, program.join(&table).await);
    admin(&host).lock_user("kleon").await.unwrap();
    for client in [&pest, &program] {
        assert_eq!(client.refused("GET", "/me", Value::Null).await, "unknown");
    }
    for socket in [&mut own, &mut bots] {
        while socket.next_or_end().await.is_some() {}
    }
    let login = json!({"name": "Kleon", "password": PASSWORD});
    let visitor = host.visitor();
    assert_eq!(
        visitor.refused("POST", "/login", login.clone()).await,
        "forbidden"
    );
    // Who does not know the password does not hear of it.
    let wrong = json!({"name": "Kleon", "password": "wrong password"});
    assert_eq!(
        visitor.refused("POST", "/login", wrong).await,
        "credentials"
    );
    assert!(admin(&host).person("Kleon").await.unwrap().locked.is_some());
    admin(&host).unlock_user("Kleon").await.unwrap();
    visitor.post("/login", login).await;
    assert_eq!(pest.refused("GET", "/me", Value::Null).await, "unknown");
}

#[tokio::test]
async fn a_password_is_reset_and_what_the_old_one_opened_ends() {
    let host = Host::new().await;
    let mut owner = host.account("Nikias").await;
    let table = owner.make(json!({"game": "antike"})).await;
    let mut socket = owner.join(&table).await;
    let password = admin(&host).reset_password("nikias", None).await.unwrap();
    assert_eq!(password.len(), 24);
    while socket.next_or_end().await.is_some() {}
    assert_eq!(owner.refused("GET", "/me", Value::Null).await, "unknown");
    owner.log_in("Nikias", &password).await;
    let chosen = Some("chosen by hand".to_owned());
    admin(&host).reset_password("id:1", chosen).await.unwrap();
    owner.log_in("Nikias", "chosen by hand").await;
    for (who, password) in [("Nobody", None), ("Nikias", Some("short".to_owned()))] {
        assert!(admin(&host).reset_password(who, password).await.is_err());
    }
    let guest = format!("id:{}", host.guest().await.id().await);
    assert!(admin(&host).reset_password(&guest, None).await.is_err());
}

#[tokio::test]
async fn somebody_who_is_renamed_has_the_new_name_everywhere() {
    let host = Host::new().await;
    let (rude, other) = (
        host.account("Rude name").await,
        host.account("Nikias").await,
    );
    let table = begun("antike", &rude, &other).await;
    let mut socket = other.join(&table).await;
    let renamed = admin(&host).rename_user("rude name", "Polite name").await;
    assert_eq!(renamed.unwrap(), "Polite name");
    // Those who watch are told to look again.
    socket.next_of("dropped").await;
    let info = other.info(&table).await;
    assert_eq!(
        info["seats"][0]["occupant"]["person"]["name"],
        "Polite name"
    );
    assert_eq!(rude.get("/me").await["name"], "Polite name");
    host.visitor().log_in("Polite name", PASSWORD).await;
    for name in ["NIKIAS", "Nikias.", "Admin", "\u{3164}\u{3164}\u{3164}"] {
        assert!(
            admin(&host).rename_user("Polite name", name).await.is_err(),
            "{name}"
        );
    }
}

#[tokio::test]
async fn somebody_who_is_deleted_leaves_the_tables_of_a_running_server() {
    let host = Host::new().await;
    let (pest, other) = (host.account("Kleon").await, host.guest().await);
    let live = begun("syracuse", &other, &pest).await;
    let open = other.make(json!({"game": "antike"})).await;
    pest.order(&open, json!({"do": "sit"})).await;
    let mut socket = pest.join(&live).await;
    let mut theirs = other.join(&live).await;
    admin(&host).delete_user("Kleon").await.unwrap();
    while socket.next_or_end().await.is_some() {}
    theirs.next_of("dropped").await;
    assert_eq!(other.info(&live).await["seats"][1]["occupant"], "left");
    // That room may hear of it a moment later.
    while other.info(&open).await["seats"][1]["occupant"] != "open" {
        tokio::task::yield_now().await;
    }
    other
        .order(
            &open,
            json!({"do": "give", "seat": 1, "to": {"bot": "random"}}),
        )
        .await;
    assert_eq!(pest.refused("GET", "/me", Value::Null).await, "unknown");
}

#[tokio::test]
async fn a_line_of_talk_is_removed_for_everybody() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let chat = format!("/tables/{table}/chat/players");
    let rude = first.post(&chat, json!({"text": "an insult"})).await;
    first.post(&chat, json!({"text": "sorry"})).await;
    let mut socket = second.join(&table).await;
    let admin = admin(&host);
    assert_eq!(admin.lines(&table).await.unwrap().len(), 2);
    admin
        .remove_line(&table, ChatLineId(rude["id"].as_i64().unwrap()))
        .await
        .unwrap();
    socket.next_of("dropped").await;
    let said = second.get(&chat).await;
    assert_eq!(said.as_array().unwrap().len(), 1);
    assert_eq!(said[0]["text"], "sorry");
    assert!(
        admin
            .remove_line(&table, ChatLineId(rude["id"].as_i64().unwrap()))
            .await
            .is_err()
    );
}

#[tokio::test]
async fn a_notice_reaches_everybody_until_it_is_withdrawn() {
    let host = Host::new().await;
    let guest = host.guest().await;
    assert_eq!(guest.get("/notice").await, json!({"notice": null}));
    let table = guest.make(json!({"game": "antike"})).await;
    let mut socket = guest.join(&table).await;
    let admin = admin(&host);
    admin
        .broadcast("Back at noon", Some(Duration::from_secs(60)))
        .await
        .unwrap();
    let told = socket.next_of("notice").await["notice"].clone();
    assert_eq!(told["text"], "Back at noon");
    assert!(told["until"].is_i64());
    assert_eq!(host.visitor().get("/notice").await["notice"], told);
    // It outlives the server.
    let host = host.restart().await;
    assert_eq!(host.visitor().get("/notice").await["notice"], told);
    let admin = self::admin(&host);
    let mut socket = guest.again(host.address).join(&table).await;
    admin.withdraw_broadcast().await.unwrap();
    assert_eq!(socket.next_of("notice").await["notice"], Value::Null);
    admin
        .broadcast("Over at once", Some(Duration::ZERO))
        .await
        .unwrap();
    assert_eq!(host.visitor().get("/notice").await, json!({"notice": null}));
    for bad in ["", "\u{200b}", &"x".repeat(301)] {
        assert!(admin.broadcast(bad, None).await.is_err());
    }
}

/// What comes in a file is as clean as what people write here.
#[tokio::test]
async fn a_file_brings_no_invisible_titles_or_talk() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let chat = format!("/tables/{table}/chat/players");
    for text in ["hello", "to be hidden"] {
        first.post(&chat, json!({"text": text})).await;
    }
    let admin = admin(&host);
    let mut file = admin.export(&table).await.unwrap();
    file.table.name = format!("bad \u{202e}title {}", "x".repeat(5_000_000));
    file.chat[0].text = "tur\u{202e}ned".to_owned();
    file.chat[1].text = "\u{200b}".to_owned();
    let imported = admin.import(file).await.unwrap().id;
    let record = host.store.table(&imported).await.unwrap().unwrap().table;
    assert_eq!(record.name.chars().count(), 60);
    assert!(record.name.starts_with("bad title x"), "{}", record.name);
    let lines = admin.lines(&imported).await.unwrap();
    assert_eq!(lines.len(), 1);
    assert!(lines[0].text.ends_with(": turned"), "{}", lines[0].text);
}

/// Files of earlier versions name a clock, which no table ever had.
#[tokio::test]
async fn a_file_of_an_earlier_version_is_still_taken() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let admin = admin(&host);
    let mut file = serde_json::to_value(admin.export(&table).await.unwrap()).unwrap();
    assert!(file["table"].get("clock").is_none());
    file["table"]["clock"] = Value::Null;
    let imported = admin.import(serde_json::from_value(file).unwrap()).await;
    assert!(imported.is_ok());
}
