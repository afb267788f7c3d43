//! Dice that were thrown away by agreement do not come back.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

/// Plays an action; its number and what came of it.
async fn play(people: &[Client; 2], table: &str, who: usize, action: &Value) -> (u64, String) {
    let before = people[who].look(table).await;
    let act = json!({"do": "act", "seq": before["seq"], "action": action});
    people[who].order(table, act).await;
    let path = format!("/tables/{table}/situation?seen={}", before["seq"]);
    let past = people[who].get(&path).await["past"].to_string();
    (before["number"].as_u64().unwrap(), past)
}

/// All agree to go back, and the one who acted last takes that back too; false if they may not.
async fn back(people: &[Client; 2], table: &str, who: usize, number: u64) -> bool {
    let ask = json!({"do": "ask-back", "number": number});
    people[who].order(table, ask).await;
    people[1 - who].agree(table).await;
    let seq = people[who].look(table).await["seq"].clone();
    let undo = json!({"do": "undo", "seq": seq});
    people[who].try_order(table, undo).await.status == 200
}

#[tokio::test]
async fn who_takes_more_back_than_was_agreed_does_not_know_the_dice_either() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("syracuse", &people[0], &people[1]).await;
    let mut luck = Luck(7);
    let mut last: Option<(usize, Value)> = None;
    // Until somebody has rolled after an action of their own that they may take back.
    let (who, first, roll, number) = loop {
        let situation = people[0].look(&table).await;
        let who = situation["asked"][0].as_u64().expect("dice are rolled") as usize;
        let question = people[who].look(&table).await["questions"][0].clone();
        let answers = question["answers"].as_array().unwrap();
        let action = answers[luck.below(answers.len())].clone();
        let (number, past) = play(&people, &table, who, &action).await;
        let before = last.replace((who, action.clone()));
        if let Some((_, first)) = before.filter(|(by, _)| *by == who && past.contains("\"die\"")) {
            if back(&people, &table, who, number).await {
                break (who, first, action, number);
            }
            last = None;
        }
    };
    let mut rolls = BTreeSet::new();
    for turn in 0..12 {
        if turn > 0 {
            assert!(back(&people, &table, who, number).await);
        }
        play(&people, &table, who, &first).await;
        let (again, past) = play(&people, &table, who, &roll).await;
        assert_eq!(again, number);
        let at = past.find("\"events\"").unwrap();
        rolls.insert(past[at..].to_owned());
    }
    assert!(rolls.len() > 1, "the dice differ: {rolls:?}");
}
