//! Orders that come at the same time: one of them is first, and everybody sees the same.

use serde_json::{Value, json};
use store::prelude::*;

use crate::{
    client::{Client, begun},
    host::Host,
};

/// The player who is asked, and what they see.
async fn asked<'a>(people: &'a [Client; 2], table: &str) -> (&'a Client, Value) {
    let who = people[0].look(table).await["asked"][0].as_u64().unwrap();
    let player = &people[who as usize];
    (player, player.look(table).await)
}

fn act(situation: &Value, action: &Value) -> Value {
    json!({"do": "act", "seq": situation["seq"], "action": action})
}

/// The table as it is stored is the table as it was told.
async fn same_after_restart(host: Host, people: &[Client; 2], table: &str) {
    let before = [people[0].look(table).await, people[1].look(table).await];
    let host = host.restart().await;
    for (client, before) in people.iter().zip(before) {
        let after = client.again(host.address).look(table).await;
        assert_eq!(after, before);
    }
}

#[tokio::test]
async fn of_two_answers_to_one_question_one_counts() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let mut races = 0;
    for _ in 0..30 {
        let (player, situation) = asked(&people, &table).await;
        let answers = situation["questions"][0]["answers"].as_array().unwrap();
        let (one, other) = (&answers[0], answers.last().unwrap());
        if one == other {
            player.order(&table, act(&situation, one)).await;
            continue;
        }
        races += 1;
        let results = tokio::join!(
            player.try_order(&table, act(&situation, one)),
            player.try_order(&table, act(&situation, other))
        );
        let statuses = [results.0.status, results.1.status];
        assert!(statuses.contains(&200), "{results:?}");
        let refused = if statuses[0] == 200 {
            results.1
        } else {
            results.0
        };
        assert_eq!(refused.kind(), "stale", "{refused:?}");
        let now = player.look(&table).await;
        let number = situation["number"].as_u64().unwrap();
        assert_eq!(now["number"].as_u64(), Some(number + 1));
    }
    assert!(races > 5, "{races}");
    same_after_restart(host, &people, &table).await;
}

#[tokio::test]
async fn an_answer_and_the_undo_of_what_it_answers_do_not_both_happen() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let (mut undone, mut answered) = (0, 0);
    for _ in 0..80 {
        let (player, situation) = asked(&people, &table).await;
        let answers = situation["questions"][0]["answers"].as_array().unwrap();
        player.order(&table, act(&situation, &answers[0])).await;
        let (next, after) = asked(&people, &table).await;
        if std::ptr::eq(player, next) {
            continue;
        }
        let seq = after["seq"].clone();
        let undo = json!({"do": "undo", "seq": seq});
        let answer = act(&after, &after["questions"][0]["answers"][0]);
        // Who sends first is first more often.
        let (undo, answer) = if undone > answered {
            let results = tokio::join!(
                next.try_order(&table, answer),
                player.try_order(&table, undo)
            );
            (results.1, results.0)
        } else {
            tokio::join!(
                player.try_order(&table, undo),
                next.try_order(&table, answer)
            )
        };
        let number = people[0].look(&table).await["number"].as_u64().unwrap();
        let before = after["number"].as_u64().unwrap();
        match (undo.status, answer.status) {
            (200, _) => {
                assert_eq!((answer.kind().as_str(), number), ("stale", before - 1));
                undone += 1;
                // The game goes on with another answer.
                let (player, situation) = asked(&people, &table).await;
                let answers = situation["questions"][0]["answers"].as_array().unwrap();
                let last = answers.last().unwrap();
                player.order(&table, act(&situation, last)).await;
            }
            (_, 200) => {
                // What came before the answer may be one that cannot be taken back.
                assert!(["stale", "unfit"].contains(&undo.kind().as_str()));
                assert_eq!(number, before + 1);
                answered += 1;
            }
            _ => panic!("{undo:?} {answer:?}"),
        }
    }
    assert!(undone + answered > 5, "{undone} {answered}");
    same_after_restart(host, &people, &table).await;
}

#[tokio::test]
async fn somebody_leaves_before_the_start_or_after_it() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    for round in 0..20 {
        let table = people[0]
            .make(json!({"game": "antike", "setup": {"seats": 2}}))
            .await;
        people[1].order(&table, json!({"do": "sit"})).await;
        people[0].share(&table).await;
        people[1].share(&table).await;
        let start = people[0].try_order(&table, json!({"do": "start"}));
        let leave = people[1].try_order(&table, json!({"do": "leave"}));
        let (start, leave) = if round % 2 == 0 {
            tokio::join!(start, leave)
        } else {
            let (leave, start) = tokio::join!(leave, start);
            (start, leave)
        };
        assert_eq!(leave.status, 200, "{leave:?}");
        let info = people[0].info(&table).await;
        let expected = match start.status {
            200 => ("live", "left"),
            _ => {
                assert_eq!(start.kind(), "unfit");
                ("open", "open")
            }
        };
        let occupant = &info["seats"][1]["occupant"];
        assert_eq!(
            (info["status"].as_str(), occupant.as_str()),
            (Some(expected.0), Some(expected.1))
        );
    }
}

#[tokio::test]
async fn of_two_claims_of_one_guest_one_counts() {
    let host = Host::new().await;
    for round in 0..5 {
        let mut guest = host.guest().await;
        let names = [format!("Nikias {round}"), format!("Lamachos {round}")];
        let claim = |name: &str| {
            let wanted = json!({"name": name, "password": "a long password"});
            guest.try_to("POST", "/me/claim", wanted)
        };
        let (one, other) = tokio::join!(claim(&names[0]), claim(&names[1]));
        let statuses = [one.status, other.status];
        let confirmed: Vec<usize> = (0..2).filter(|&index| statuses[index] == 200).collect();
        assert_eq!(confirmed.len(), 1, "{statuses:?}");
        guest.keep_cookie(if confirmed[0] == 0 { &one } else { &other });
        assert_eq!(guest.get("/me").await["name"], names[confirmed[0]]);
    }
}

/// What is sent beside the fields of an answer is refused, and the log holds the answer as it was offered.
#[tokio::test]
async fn an_answer_with_more_than_its_fields_is_refused() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("hellespont", &people[0], &people[1]).await;
    let (player, situation) = asked(&people, &table).await;
    let action = &situation["questions"][0]["answers"][0];
    let mut larger = action.clone();
    larger["junk"] = json!("x".repeat(1000));
    let refused = player.forbidden(&table, act(&situation, &larger)).await;
    assert_eq!(refused, "malformed");
    player.order(&table, act(&situation, action)).await;
    let record = host.store.table(&table).await.unwrap().unwrap().table;
    let entries = host.store.entries(record.id).await.unwrap();
    let body: Value = serde_json::from_str(&entries[0].body).unwrap();
    assert_eq!(body["action"], *action);
}
