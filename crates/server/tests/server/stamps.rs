//! Sessions and tokens end with the password they were made with.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Millis, NewSession, NewToken, Scope, UserId, prelude::*};

use crate::{
    client::{Client, begun},
    host::{Host, PASSWORD},
};

/// A log-in with the old password that is on its way while the password is changed: whatever comes of it is void.
#[tokio::test]
async fn a_session_that_is_opened_with_the_old_password_does_not_outlive_it() {
    let host = Host::new().await;
    let mut owner = host.account("Nikias").await;
    let (mut old, mut opened) = (PASSWORD.to_owned(), 0);
    for round in 0..12 {
        let new = format!("another password {round}");
        let thieves: Vec<Client> = (0..4).map(|_| host.visitor()).collect();
        let logins = thieves.iter().map(|thief| {
            let login = json!({"name": "Nikias", "password": old});
            thief.try_to("POST", "/login", login)
        });
        let change = json!({"old": old, "new": new});
        let (changed, logins) = tokio::join!(
            owner.try_to("PUT", "/me/password", change),
            futures_util::future::join_all(logins)
        );
        assert_eq!(changed.status, 204, "{changed:?}");
        owner.keep_cookie(&changed);
        for (mut thief, login) in thieves.into_iter().zip(logins) {
            if login.status == 200 {
                opened += 1;
                thief.keep_cookie(&login);
                assert_eq!(thief.refused("GET", "/me", Value::Null).await, "unknown");
            } else {
                assert_eq!(login.kind(), "credentials");
            }
        }
        owner.get("/me").await;
        old = new;
    }
    assert!(opened > 0, "some log-ins were quicker than the change");
}

/// The same without luck: the session is stored with the stamp that was read with the digest.
#[tokio::test]
async fn a_session_with_an_old_stamp_is_not_stored() {
    let host = Host::new().await;
    let mut owner = host.account("Nikias").await;
    let before = host.store.account("nikias").await.unwrap().unwrap();
    owner.change_password(PASSWORD, "another password").await;
    let late = |digest: u8| NewSession {
        digest: vec![digest],
        user: before.id,
        stamp: before.stamp,
        agent: String::new(),
        now: Millis(0),
    };
    assert_eq!(host.store.create_session(late(1)).await.unwrap(), None);
    let current = host.store.user(before.id).await.unwrap().unwrap();
    let timely = NewSession {
        stamp: current.stamp,
        ..late(2)
    };
    assert!(host.store.create_session(timely).await.unwrap().is_some());
}

#[tokio::test]
async fn a_new_password_ends_tokens_and_their_connections() {
    let host = Host::new().await;
    let mut owner = host.account("Archimedes").await;
    let program = owner.program(json!({"name": "my bot"})).await;
    let table = program.make(json!({"game": "antike"})).await;
    let mut socket = program.join(&table).await;
    let old_cookie = owner.again(host.address);
    owner.change_password(PASSWORD, "another password").await;
    assert_eq!(program.refused("GET", "/me", Value::Null).await, "unknown");
    while socket.next_or_end().await.is_some() {}
    assert_eq!(owner.get("/me/tokens").await, json!([]));
    // Whoever has copied the cookie has nothing any more: the session is a new one.
    assert_eq!(
        old_cookie.refused("GET", "/me", Value::Null).await,
        "unknown"
    );
    let sessions = owner.get("/me/sessions").await;
    assert_eq!(sessions.as_array().unwrap().len(), 1);
    assert_eq!(sessions[0]["current"], true);
}

#[tokio::test]
async fn a_claim_gives_a_new_session_and_ends_tokens_of_the_guest() {
    let host = Host::new().await;
    let mut guest = host.guest().await;
    let program = guest.program(json!({"name": "made as a guest"})).await;
    program.get("/me").await;
    let copied = guest.again(host.address);
    let me = guest.claim("Nikias", PASSWORD).await;
    assert_eq!(guest.get("/me").await, me);
    assert_eq!(copied.refused("GET", "/me", Value::Null).await, "unknown");
    assert_eq!(program.refused("GET", "/me", Value::Null).await, "unknown");
}

#[tokio::test]
async fn an_account_goes_only_with_its_password() {
    let host = Host::new().await;
    let owner = host.account("Nikias").await;
    for body in [Value::Null, json!({"password": "wrong password"})] {
        assert_eq!(owner.refused("DELETE", "/me", body).await, "credentials");
    }
    owner.get("/me").await;
    let right = json!({"password": PASSWORD});
    owner.call("DELETE", "/me", right).await;
    // A guest has none.
    let guest = host.guest().await;
    guest.call("DELETE", "/me", Value::Null).await;
    assert_eq!(guest.refused("GET", "/me", Value::Null).await, "unknown");
}

#[tokio::test]
async fn a_token_does_what_its_scope_says() {
    let host = Host::new().await;
    let (owner, other) = (host.account("Archimedes").await, host.guest().await);
    let table = begun("antike", &owner, &other).await;
    let (chat, note) = (
        format!("/tables/{table}/chat/players"),
        format!("/tables/{table}/note"),
    );
    let order = format!("/tables/{table}/orders");
    let programs = [
        owner.program(json!({"name": "r", "scope": "read"})).await,
        owner.program(json!({"name": "p"})).await,
        owner.program(json!({"name": "a", "scope": "all"})).await,
    ];
    // From which program on it is allowed.
    let why = format!("/tables/{table}/why");
    for (method, path, body, from) in [
        ("GET", "/me", json!(null), 0),
        ("POST", "/guest", json!(null), 0),
        ("GET", "/tables?list=mine", json!(null), 0),
        ("GET", chat.as_str(), json!(null), 0),
        ("GET", note.as_str(), json!(null), 0),
        ("POST", why.as_str(), json!({"action": {"type": "x"}}), 0),
        ("POST", chat.as_str(), json!({"text": "hello"}), 1),
        ("PUT", note.as_str(), json!({"text": "mine"}), 1),
        ("POST", "/tables", json!({"game": "antike"}), 1),
        (
            "POST",
            order.as_str(),
            json!({"do": "ask-me", "confirm": true}),
            1,
        ),
        ("PUT", "/me/settings", json!({}), 2),
        ("GET", "/me/sessions", json!(null), 2),
        ("GET", "/me/tokens", json!(null), 2),
        ("GET", "/me/blocks", json!(null), 2),
        ("DELETE", "/me/blocks/0", json!(null), 2),
        ("POST", "/me/tokens", json!({"name": "one more"}), 3),
        (
            "PUT",
            "/me/password",
            json!({"old": PASSWORD, "new": "taken over"}),
            3,
        ),
        ("DELETE", "/me", json!({"password": PASSWORD}), 3),
    ] {
        for (number, program) in programs.iter().enumerate() {
            let response = program.try_to(method, path, body.clone()).await;
            let allowed = response.status != 403;
            assert_eq!(
                allowed,
                number >= from,
                "{method} {path} {number}: {response:?}"
            );
        }
    }
    let mut reader = programs[0].join(&table).await;
    let give = json!({"type": "order", "table": table, "ref": 1, "order": {"do": "ask-draw"}});
    reader.say(&give).await;
    assert_eq!(
        reader.next_of("refused").await["problem"]["error"],
        "forbidden"
    );
}

#[tokio::test]
async fn a_token_ends_when_its_days_are_over_and_tells_when_it_was_used() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let host = Host::with(|config| config.table_timeouts.silence = Duration::from_millis(20)).await;
    let owner = host.account("Archimedes").await;
    for wrong in [
        json!({"name": "", "days": 1}),
        json!({"name": "\u{200b}"}),
        json!({"name": "x", "days": 3651}),
        json!({"name": "x", "scope": "everything"}),
    ] {
        assert_eq!(
            owner.refused("POST", "/me/tokens", wrong).await,
            "malformed"
        );
    }
    let usual = owner.program(json!({"name": "usual"})).await;
    owner
        .program(json!({"name": "week", "days": 7, "scope": "read"}))
        .await;
    owner
        .program(json!({"name": "always", "days": 0, "scope": "all"}))
        .await;
    let tokens = owner.get("/me/tokens").await;
    let lasts = |token: &Value| Some(token["expires"].as_i64()? - token["created"].as_i64()?);
    let told: Vec<(&str, Option<i64>)> = tokens
        .as_array()
        .unwrap()
        .iter()
        .map(|token| (token["scope"].as_str().unwrap(), lasts(token)))
        .collect();
    let expected = [
        ("play", Some(90 * DAY)),
        ("read", Some(7 * DAY)),
        ("all", None),
    ];
    assert_eq!(told, expected);
    assert_eq!(tokens[0]["used"], Value::Null);
    usual.get("/me").await;
    let used = owner.get("/me/tokens").await[0]["used"].clone();
    assert!(used.is_i64());
    // It is not written every time.
    usual.get("/me").await;
    assert_eq!(owner.get("/me/tokens").await[0]["used"], used);
    host.by_hand("UPDATE tokens SET expires = 1 WHERE name = 'usual'")
        .await;
    assert_eq!(usual.refused("GET", "/me", Value::Null).await, "unknown");
}

#[tokio::test]
async fn a_connection_ends_with_its_token() {
    let host = Host::with(|config| config.table_timeouts.silence = Duration::from_millis(20)).await;
    let owner = host.account("Archimedes").await;
    let stored = host.store.account("archimedes").await.unwrap().unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let soon = now.as_millis() as i64 + 2000;
    let token = NewToken {
        digest: Sha256::digest("short-lived").to_vec(),
        user: stored.id,
        stamp: stored.stamp,
        name: "short".to_owned(),
        scope: Scope::Read,
        expires: Some(Millis(soon)),
        now: Millis(0),
    };
    host.store.create_token(token).await.unwrap();
    let mut program = host.visitor();
    program.token = Some("short-lived".to_owned());
    let table = owner.make(json!({"game": "antike"})).await;
    let mut socket = program.join(&table).await;
    while socket.next_or_end().await.is_some() {}
    assert_eq!(program.refused("GET", "/me", Value::Null).await, "unknown");
}

/// Something is made in the name of somebody who is being removed: it is refused, and nothing breaks.
#[tokio::test]
async fn what_belongs_to_somebody_who_is_gone_is_refused_clearly() {
    let host = Host::new().await;
    for _ in 0..6 {
        let (leaver, other) = (host.guest().await, host.guest().await);
        let table = begun("antike", &other, &leaver).await;
        let chat = format!("/tables/{table}/chat/players");
        let makes = (0..8).map(|number| {
            let (leaver, chat) = (&leaver, &chat);
            async move {
                if number % 2 == 0 {
                    leaver
                        .try_to("POST", "/tables", json!({"game": "antike"}))
                        .await
                } else {
                    leaver.try_to("POST", chat, json!({"text": "hello"})).await
                }
            }
        });
        let (gone, made) = tokio::join!(
            leaver.try_to("DELETE", "/me", Value::Null),
            futures_util::future::join_all(makes)
        );
        assert_eq!(gone.status, 204, "{gone:?}");
        for response in made {
            assert!(response.status < 500, "{response:?}");
        }
    }
    let gone = store::NewTable {
        table: {
            let guest = host.guest().await;
            let table = guest.make(json!({"game": "antike"})).await;
            let mut record = host.store.table(&table).await.unwrap().unwrap().table;
            (record.host, record.slug) = (Some(UserId(999)), "another".to_owned());
            record
        },
        seats: Vec::new(),
    };
    let refused = host.store.create_table(gone).await;
    assert!(
        matches!(refused, Err(store::StoreError::Gone)),
        "{refused:?}"
    );
}

/// Somebody waits for news with a session that ends meanwhile: what comes then is not for them.
#[tokio::test]
async fn whoever_is_logged_out_while_waiting_hears_nothing() {
    let host = Host::new().await;
    let (mut owner, other) = (host.guest().await, host.guest().await);
    owner.claim("Nikias of Athens", PASSWORD).await;
    let table = begun("syracuse", &owner, &other).await;
    let mut thief = host.visitor();
    thief.log_in("Nikias of Athens", PASSWORD).await;
    let seq = owner.look(&table).await["seq"].clone();
    let path = format!("/tables/{table}/situation?seen={seq}&wait=20");
    let waiting = thief.try_to("GET", &path, json!(null));
    let change = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let change = json!({"old": PASSWORD, "new": "another long password"});
        let changed = owner.try_to("PUT", "/me/password", change).await;
        assert!(changed.status < 300);
        let mut owner = host.visitor();
        owner
            .log_in("Nikias of Athens", "another long password")
            .await;
        let asked = owner.look(&table).await["asked"][0].as_u64();
        let person = if asked == Some(0) { &owner } else { &other };
        person.answer(&table, |_| true).await;
    };
    let (answer, ()) = tokio::join!(waiting, change);
    assert_eq!(answer.kind(), "unknown");
}
