//! Guests, accounts, sessions, tokens.

use std::time::Duration;

use serde_json::{Value, json};
use store::{Append, Entry, Head, Millis, NewName, NewUser, UserId, prelude::*};

use crate::{
    client::begun,
    host::{Host, PASSWORD},
};

#[tokio::test]
async fn a_guest_comes_in_at_once_and_stays_the_same() {
    let host = Host::new().await;
    assert_eq!(
        host.visitor().refused("GET", "/me", Value::Null).await,
        "unknown"
    );
    let mut guest = host.visitor();
    let me = guest.come_in().await;
    assert_eq!(me["guest"], true);
    assert_eq!(guest.get("/me").await, me);
    // Who is known is not made a guest again.
    assert_eq!(guest.post("/guest", Value::Null).await, me);
    let host = host.restart().await;
    assert_eq!(guest.again(host.address).get("/me").await, me);
}

#[tokio::test]
async fn a_session_that_nobody_uses_for_a_year_ends() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let host = Host::new().await;
    let (often, seldom) = (host.guest().await, host.guest().await);
    let host = host.restart_after(300 * DAY).await;
    let (often, seldom) = (often.again(host.address), seldom.again(host.address));
    assert!(often.get("/me").await["name"].is_string());
    let host = host.restart_after(366 * DAY).await;
    let (often, seldom) = (often.again(host.address), seldom.again(host.address));
    assert!(often.get("/me").await["name"].is_string());
    assert_eq!(seldom.refused("GET", "/me", Value::Null).await, "unknown");
    while !host.store.sessions(UserId(2)).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(host.store.sessions(UserId(1)).await.unwrap().len(), 1);
}

/// The clock is a year ahead, or decades back: whoever is logged in stays so.
#[tokio::test]
async fn a_wrong_clock_ends_no_session() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let session = host.store.sessions(UserId(guest.id().await)).await.unwrap()[0].id;
    for now in [0, 4_000_000_000_000] {
        host.store
            .touch_session(session, Millis(now))
            .await
            .unwrap();
        assert!(guest.get("/me").await["name"].is_string());
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_that_works_elsewhere() {
    let host = Host::new().await;
    let mut here = host.guest().await;
    let table = here.make(json!({"game": "antike"})).await;
    let claim = json!({"name": "Nikias of Athens", "password": PASSWORD});
    let me = here.claim("Nikias of Athens", PASSWORD).await;
    assert_eq!(me["guest"], false);
    assert_eq!(
        here.refused("POST", "/me/claim", claim.clone()).await,
        "unfit"
    );
    let other = host.guest().await;
    let same = json!({"name": "nikias OF athens", "password": PASSWORD});
    assert_eq!(other.refused("POST", "/me/claim", same).await, "taken");

    let mut elsewhere = host.visitor();
    let wrong = json!({"name": "Nikias of Athens", "password": "wrong horse battery"});
    assert_eq!(
        elsewhere.refused("POST", "/login", wrong).await,
        "credentials"
    );
    let nobody = json!({"name": "Nobody at all", "password": PASSWORD});
    assert_eq!(
        elsewhere.refused("POST", "/login", nobody).await,
        "credentials"
    );
    elsewhere.log_in("NIKIAS of athens", PASSWORD).await;
    assert_eq!(elsewhere.get("/me").await, me);
    let mine = elsewhere.get("/tables?list=mine").await;
    assert_eq!(mine["tables"][0]["id"], table.as_str());

    let sessions = here.get("/me/sessions").await;
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let current = |session: &&Value| session["current"] == true;
    assert_eq!(
        sessions.as_array().unwrap().iter().filter(current).count(),
        1
    );
    elsewhere.post("/logout", Value::Null).await;
    assert_eq!(
        elsewhere.refused("GET", "/me", Value::Null).await,
        "unknown"
    );
    assert_eq!(here.get("/me/sessions").await.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_session_that_is_ended_elsewhere_is_out_at_once() {
    let host = Host::new().await;
    let here = host.account("Gylippos").await;
    let mut there = host.visitor();
    there.log_in("Gylippos", PASSWORD).await;
    let table = here.make(json!({"game": "antike"})).await;
    let mut socket = there.join(&table).await;
    let sessions = here.get("/me/sessions").await;
    let other = sessions.as_array().unwrap().iter();
    let other = other
        .clone()
        .find(|session| session["current"] == false)
        .unwrap();
    here.call(
        "DELETE",
        &format!("/me/sessions/{}", other["id"]),
        Value::Null,
    )
    .await;
    assert_eq!(there.refused("GET", "/me", Value::Null).await, "unknown");
    // The connection it had opened is closed too.
    while socket.next_or_end().await.is_some() {}
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let host = Host::new().await;
    let mut here = host.account("Lamachos").await;
    let mut there = host.visitor();
    there.log_in("Lamachos", PASSWORD).await;
    let table = here.make(json!({"game": "antike"})).await;
    let mut own = here.join(&table).await;
    let mut ended = there.join(&table).await;
    let wrong = json!({"old": "something else", "new": "another battery"});
    assert_eq!(
        here.refused("PUT", "/me/password", wrong).await,
        "credentials"
    );
    let short = json!({"old": PASSWORD, "new": "short"});
    assert_eq!(
        here.refused("PUT", "/me/password", short).await,
        "malformed"
    );
    here.change_password(PASSWORD, "another battery").await;
    assert_eq!(there.refused("GET", "/me", Value::Null).await, "unknown");
    while ended.next_or_end().await.is_some() {}
    // His own connection is opened anew with the new session.
    while own.next_or_end().await.is_some() {}
    here.join(&table).await;
    let old = json!({"name": "Lamachos", "password": PASSWORD});
    assert_eq!(there.refused("POST", "/login", old).await, "credentials");
    there.log_in("Lamachos", "another battery").await;
}

#[tokio::test]
async fn an_account_is_deleted_with_what_belongs_to_it() {
    let host = Host::new().await;
    let (leaver, other) = (host.account("Alkibiades").await, host.guest().await);
    let live = begun("syracuse", &other, &leaver).await;
    let open = leaver.make(json!({"game": "antike"})).await;
    other.order(&open, json!({"do": "sit"})).await;
    let chat = format!("/tables/{live}/chat/players");
    leaver.post(&chat, json!({"text": "to Sparta"})).await;
    other.post(&chat, json!({"text": "come back"})).await;
    leaver
        .call(
            "PUT",
            &format!("/tables/{live}/note"),
            json!({"text": "secret plans"}),
        )
        .await;
    let token = leaver.post("/me/tokens", json!({"name": "bot"})).await;
    let id = leaver.id().await;
    leaver
        .call("DELETE", "/me", json!({"password": PASSWORD}))
        .await;

    assert_eq!(leaver.refused("GET", "/me", Value::Null).await, "unknown");
    let mut program = host.visitor();
    program.token = token["token"].as_str().map(str::to_owned);
    assert_eq!(program.refused("GET", "/me", Value::Null).await, "unknown");
    let login = json!({"name": "Alkibiades", "password": PASSWORD});
    assert_eq!(
        host.visitor().refused("POST", "/login", login).await,
        "credentials"
    );
    assert_eq!(other.info(&live).await["seats"][1]["occupant"], "left");
    let said = other.get(&chat).await;
    let said: Vec<&Value> = said
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["text"])
        .collect();
    assert_eq!(said, ["come back"]);
    let tables = host.store.table(&live).await.unwrap().unwrap();
    assert_eq!(
        host.store.note(tables.table.id, UserId(id)).await.unwrap(),
        ""
    );
    // The table they had opened goes on without them: whoever sits there is its host.
    assert_eq!(other.info(&open).await["seats"][0]["occupant"], "open");
    other.order(&open, json!({"do": "leave"})).await;
    other.order(&open, json!({"do": "sit"})).await;
    other.order(&open, json!({"do": "close"})).await;
    // After a restart nothing of them is left either.
    let host = host.restart().await;
    let other = other.again(host.address);
    assert_eq!(other.info(&live).await["seats"][1]["occupant"], "left");
}

/// Whoever is named nowhere else but at a table of their own leaves nothing behind, and no table is called after them.
#[tokio::test]
async fn nothing_names_somebody_who_is_gone() {
    let host = Host::new().await;
    let (leaver, other) = (host.account("Alkibiades").await, host.guest().await);
    let ours = begun("syracuse", &leaver, &other).await;
    let info = leaver.info(&ours).await;
    assert_eq!(info["name"], "Alkibiades's table");
    assert_eq!(info["named_after"], "Alkibiades");
    let fork = leaver
        .post(&format!("/tables/{ours}/fork"), json!({"number": 0}))
        .await;
    assert_eq!(fork["name"], "Alkibiades's table");
    let fork = fork["id"].as_str().unwrap().to_owned();
    let wanted = json!({"game": "antike", "setup": {"seats": 2}, "seats": ["me", "me"]});
    let alone = leaver.make(wanted).await;
    leaver.share(&alone).await;
    leaver.order(&alone, json!({"do": "start"})).await;
    leaver.answer(&alone, |_| true).await;
    leaver
        .call("DELETE", "/me", json!({"password": PASSWORD}))
        .await;
    let everything = [
        other.info(&ours).await,
        other.look(&ours).await,
        other.get("/tables?list=live").await,
    ];
    for told in everything {
        assert!(!told.to_string().contains("Alkibiades"), "{told}");
    }
    assert_eq!(other.info(&ours).await["named_after"], "");
    for table in [&fork, &alone] {
        assert!(host.store.table(table).await.unwrap().is_none());
        // Its room may hear of it a moment later.
        let path = format!("/tables/{table}");
        while other.try_to("GET", &path, Value::Null).await.status == 200 {
            tokio::task::yield_now().await;
        }
        assert_eq!(other.refused("GET", &path, Value::Null).await, "missing");
    }
}

#[tokio::test]
async fn a_table_that_nobody_can_read_keeps_nobody_here() {
    let host = Host::new().await;
    let (leaver, other) = (host.account("Alkibiades").await, host.guest().await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(begun("syracuse", &other, &leaver).await);
    }
    let record = host.store.table(&tables[1]).await.unwrap().unwrap().table;
    let seq = record.head.seq + 1;
    let entry = Entry {
        seq,
        at: Millis(0),
        user: None,
        body: r#"{"do":"no-such-deed"}"#.to_owned(),
    };
    let append = Append {
        table: record.id,
        entries: vec![entry],
        head: Head { seq, ..record.head },
    };
    host.store.append(append).await.unwrap();
    let host = host.restart().await;
    let (leaver, other) = (leaver.again(host.address), other.again(host.address));
    let path = format!("/tables/{}/situation", tables[1]);
    assert_eq!(leaver.refused("GET", &path, Value::Null).await, "unfit");
    leaver
        .call("DELETE", "/me", json!({"password": PASSWORD}))
        .await;
    assert_eq!(leaver.refused("GET", "/me", Value::Null).await, "unknown");
    for table in &tables {
        let seats = host.store.table(table).await.unwrap().unwrap().seats;
        assert_eq!((seats[1].user, seats[1].left), (None, true), "{table}");
    }
    assert_eq!(other.info(&tables[0]).await["seats"][1]["occupant"], "left");
}

#[tokio::test]
async fn guests_of_whom_nothing_is_left_are_swept_away() {
    let host = Host::with(|config| {
        config.table_timeouts.between_sweeps = Duration::from_millis(20);
    })
    .await;
    let old = |name: &str| NewUser {
        name: NewName {
            name: name.to_owned(),
            account: String::new(),
            looks: Vec::new(),
        },
        now: Millis(0),
    };
    let lost = host.store.create_user(old("Lost")).await.unwrap().id;
    let here = host.guest().await;
    while host.store.user(lost).await.unwrap().is_some() {
        tokio::task::yield_now().await;
    }
    here.get("/me").await;
}

#[tokio::test]
async fn a_program_plays_with_a_token_and_does_no_more() {
    let host = Host::new().await;
    let owner = host.account("Archimedes").await;
    let made = owner.post("/me/tokens", json!({"name": "my bot"})).await;
    let mut program = host.visitor();
    program.token = made["token"].as_str().map(str::to_owned);
    assert_eq!(program.get("/me").await["name"], "Archimedes");
    let wanted = json!({"game": "antike", "setup": {"seats": 2}, "seats": ["me", "me"]});
    let table = program.make(wanted).await;
    program.share(&table).await;
    program.order(&table, json!({"do": "start"})).await;
    program.answer(&table, |_| true).await;
    let mut socket = program.join(&table).await;
    assert!(socket.page.situation.get("questions").is_some());
    // The account is its owner's.
    for (method, path, body) in [
        (
            "PUT",
            "/me/password",
            json!({"old": PASSWORD, "new": "taken over now"}),
        ),
        ("DELETE", "/me", Value::Null),
        ("GET", "/me/tokens", Value::Null),
        ("POST", "/me/tokens", json!({"name": "one more"})),
        ("GET", "/me/sessions", Value::Null),
        ("PUT", "/me/settings", json!({})),
    ] {
        assert_eq!(
            program.refused(method, path, body).await,
            "forbidden",
            "{path}"
        );
    }
    let tokens = owner.get("/me/tokens").await;
    assert_eq!(tokens[0]["name"], "my bot");
    assert!(tokens[0].get("token").is_none(), "it is shown once");
    owner
        .call("DELETE", &format!("/me/tokens/{}", made["id"]), Value::Null)
        .await;
    assert_eq!(program.refused("GET", "/me", Value::Null).await, "unknown");
    while socket.next_or_end().await.is_some() {}
}

#[tokio::test]
async fn settings_are_kept_for_the_page() {
    let host = Host::new().await;
    let guest = host.guest().await;
    guest
        .call("PUT", "/me/settings", json!({"language": "fr"}))
        .await;
    assert_eq!(guest.get("/me").await["settings"]["language"], "fr");
    assert_eq!(
        guest.refused("PUT", "/me/settings", json!([1])).await,
        "malformed"
    );
    let large = json!({"text": "x".repeat(20_000)});
    assert_eq!(
        guest.refused("PUT", "/me/settings", large).await,
        "malformed"
    );
}
