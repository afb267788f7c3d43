//! Every order and every route in the hands of somebody who has no right to it.

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
};

/// One order of every kind, right in form and number.
pub(crate) fn orders(seq: &Value, action: &Value) -> Vec<Value> {
    let program = json!({"seat": 0, "prompt": "window", "action": action});
    vec![
        json!({"do": "sit"}),
        json!({"do": "sit", "seat": 0}),
        json!({"do": "leave"}),
        json!({"do": "give", "seat": 0, "to": "open"}),
        json!({"do": "share", "share": "a".repeat(64)}),
        json!({"do": "start"}),
        json!({"do": "act", "seq": seq, "action": action}),
        json!({"do": "act", "seq": seq, "seat": 0, "action": action}),
        json!({"do": "undo", "seq": seq}),
        json!({"do": "redo", "seq": seq}),
        json!({"do": "reset", "seq": seq}),
        json!({"do": "confirm", "seq": seq}),
        json!({"do": "ask-me", "confirm": true}),
        json!({"do": "ask-always", "always": true}),
        json!({"do": "look", "seat": 0}),
        json!({"do": "ask-back", "number": 0}),
        json!({"do": "ask-draw"}),
        json!({"do": "ask-replace", "seat": 0, "by": "open"}),
        json!({"do": "answer", "offer": 1, "accept": true}),
        json!({"do": "resign"}),
        json!({"do": "resign", "seat": 0}),
        json!({"do": "program", "program": program}),
        json!({"do": "unprogram", "seat": 0}),
        json!({"do": "close"}),
        json!({"do": "reopen"}),
        json!({"do": "admit", "user": 1}),
        json!({"do": "give", "seat": 1, "to": {"bot": "random"}}),
    ]
}

/// Everything about a table that a refused order must not change.
pub(crate) async fn picture(player: &Client, table: &str) -> (Value, Value) {
    let mut info = player.info(table).await;
    for seat in info["seats"].as_array_mut().unwrap() {
        seat["present"] = Value::Null;
    }
    (info, player.look(table).await)
}

#[tokio::test]
async fn no_order_of_a_stranger_changes_anything() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let before = picture(&first, &table).await;
    let asked = before.1["asked"][0].as_u64().unwrap();
    let player = if asked == 0 { &first } else { &second };
    let situation = player.look(&table).await;
    let (seq, action) = (&situation["seq"], &situation["questions"][0]["answers"][0]);
    let (stranger, unknown) = (host.guest().await, host.visitor());
    let mut by_socket = stranger.join(&table).await;
    let mut unknown_by_socket = unknown.join(&table).await;
    for order in orders(seq, action) {
        let kind = stranger.forbidden(&table, order.clone()).await;
        assert!(
            ["forbidden", "unfit"].contains(&kind.as_str()),
            "{order}: {kind}"
        );
        let kind = by_socket.forbidden(order.clone()).await;
        assert!(
            ["forbidden", "unfit"].contains(&kind.as_str()),
            "{order}: {kind}"
        );
        assert_eq!(unknown.forbidden(&table, order.clone()).await, "unknown");
        assert_eq!(unknown_by_socket.forbidden(order.clone()).await, "unknown");
    }
    assert_eq!(picture(&first, &table).await, before);
}

#[tokio::test]
async fn nobody_acts_for_the_other_seat() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let situation = people[0].look(&table).await;
    let asked = situation["asked"][0].as_u64().unwrap() as usize;
    let (player, other) = (&people[asked], &people[1 - asked]);
    let situation = player.look(&table).await;
    let (seq, action) = (&situation["seq"], &situation["questions"][0]["answers"][0]);
    let before = picture(player, &table).await;
    for (order, kind) in [
        (json!({"do": "act", "seq": seq, "action": action}), "unfit"),
        (
            json!({"do": "act", "seq": seq, "seat": asked, "action": action}),
            "forbidden",
        ),
        (
            json!({"do": "act", "seq": seq, "seat": 1 - asked, "action": action}),
            "unfit",
        ),
        (
            json!({"do": "act", "seq": seq, "seat": 255, "action": action}),
            "forbidden",
        ),
        (json!({"do": "resign", "seat": asked}), "forbidden"),
        (json!({"do": "unprogram", "seat": asked}), "forbidden"),
        (json!({"do": "unprogram", "seat": 255}), "forbidden"),
        (
            json!({"do": "ask-replace", "seat": asked, "by": {"bot": "random"}}),
            "unfit",
        ),
        (
            json!({"do": "ask-replace", "seat": 255, "by": "open"}),
            "unfit",
        ),
        (json!({"do": "ask-back", "number": u64::MAX}), "unfit"),
        (json!({"do": "sit"}), "unfit"),
    ] {
        assert_eq!(
            other.forbidden(&table, order.clone()).await,
            kind,
            "{order}"
        );
    }
    assert_eq!(picture(player, &table).await, before);
}

#[tokio::test]
async fn what_was_not_offered_is_refused_with_a_rule() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    for game in ["antike", "syracuse"] {
        let table = begun(game, &people[0], &people[1]).await;
        let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap() as usize;
        let player = &people[asked];
        let before = picture(player, &table).await;
        let act = |action: Value| json!({"do": "act", "seq": 0, "action": action});
        for action in [
            json!({"type": "nonsense"}),
            json!([]),
            json!(null),
            json!("pass"),
            json!(7),
        ] {
            assert_eq!(
                player.forbidden(&table, act(action.clone())).await,
                "malformed",
                "{action}"
            );
        }
        // What the other seats or later questions would be offered is an action, but not now.
        let elsewhere = begun(game, &people[1 - asked], player).await;
        let mut refused = 0;
        for _ in 0..25 {
            let turn = people[0].look(&elsewhere).await["asked"][0]
                .as_u64()
                .unwrap();
            let seated = [&people[1 - asked], player];
            let there = seated[turn as usize].answer(&elsewhere, |_| true).await;
            let question = &there["questions"][0];
            for action in question["answers"].as_array().unwrap().iter().take(3) {
                let here = player.look(&table).await;
                let offered = here["questions"][0]["answers"].as_array().unwrap();
                if offered.contains(action) {
                    continue;
                }
                let response = player.try_order(&table, act(action.clone())).await;
                assert_eq!(response.status, 422, "{action}: {response:?}");
                assert!(!response.json()["rule"].as_str().unwrap().is_empty());
                refused += 1;
            }
        }
        assert!(refused > 0, "{game}");
        assert_eq!(picture(player, &table).await, before);
    }
}

#[tokio::test]
async fn what_belongs_to_others_is_out_of_reach() {
    let host = Host::new().await;
    let (owner, thief) = (host.guest().await, host.guest().await);
    let token = owner.post("/me/tokens", json!({"name": "mine"})).await;
    let session = owner.get("/me/sessions").await[0]["id"].clone();
    for path in [
        format!("/me/tokens/{}", token["id"]),
        format!("/me/sessions/{session}"),
    ] {
        assert_eq!(thief.refused("DELETE", &path, Value::Null).await, "missing");
    }
    assert_eq!(thief.get("/me/tokens").await, json!([]));
    assert_eq!(owner.get("/me/tokens").await[0]["id"], token["id"]);
    // Every route that wants to know who asks refuses who is not known.
    let table = owner.make(json!({"game": "antike"})).await;
    let unknown = host.visitor();
    for (method, path, body) in [
        ("GET", "/me", json!(null)),
        ("DELETE", "/me", json!(null)),
        (
            "POST",
            "/me/claim",
            json!({"name": "Some name", "password": "some password"}),
        ),
        (
            "PUT",
            "/me/password",
            json!({"old": "some password", "new": "some password"}),
        ),
        ("PUT", "/me/settings", json!({})),
        ("GET", "/me/sessions", json!(null)),
        ("DELETE", "/me/sessions/1", json!(null)),
        ("GET", "/me/tokens", json!(null)),
        ("POST", "/me/tokens", json!({"name": "mine"})),
        ("DELETE", "/me/tokens/1", json!(null)),
        ("GET", "/me/blocks", json!(null)),
        ("PUT", "/me/blocks/1", json!(null)),
        ("DELETE", "/me/blocks/1", json!(null)),
        ("POST", "/tables", json!({"game": "antike"})),
        ("GET", "/tables?list=mine", json!(null)),
        (
            "POST",
            &format!("/tables/{table}/orders"),
            json!({"do": "sit"}),
        ),
        ("POST", &format!("/tables/{table}/rematch"), json!(null)),
        ("POST", &format!("/tables/{table}/decline"), json!(null)),
        (
            "POST",
            &format!("/tables/{table}/fork"),
            json!({"number": 0}),
        ),
        (
            "POST",
            &format!("/tables/{table}/why"),
            json!({"action": {"type": "pass"}}),
        ),
        (
            "POST",
            &format!("/tables/{table}/chat/spectators"),
            json!({"text": "hello"}),
        ),
        ("GET", &format!("/tables/{table}/note"), json!(null)),
        (
            "PUT",
            &format!("/tables/{table}/note"),
            json!({"text": "mine"}),
        ),
    ] {
        assert_eq!(
            unknown.refused(method, path, body).await,
            "unknown",
            "{method} {path}"
        );
    }
    let missing = host.guest().await;
    for (method, path, body) in [
        ("GET", "", json!(null)),
        ("GET", "/situation", json!(null)),
        ("POST", "/orders", json!({"do": "sit"})),
        ("GET", "/foresight", json!(null)),
        ("GET", "/goal", json!(null)),
        ("GET", "/places/roma", json!(null)),
        ("POST", "/why", json!({"action": {"type": "pass"}})),
        ("GET", "/moments/0", json!(null)),
        ("GET", "/replay", json!(null)),
        ("POST", "/rematch", json!(null)),
        ("POST", "/fork", json!({"number": 0})),
        ("GET", "/chat/players", json!(null)),
        ("POST", "/chat/players", json!({"text": "hello"})),
        ("GET", "/note", json!(null)),
        ("PUT", "/note", json!({"text": "mine"})),
    ] {
        let path = format!("/tables/nosuchtable{path}");
        assert_eq!(
            missing.refused(method, &path, body).await,
            "missing",
            "{method} {path}"
        );
    }
}
