//! Bots sit at tables like people.

use serde_json::{Value, json};

use crate::{host::Host, socket::Luck};

fn is_mine(situation: &Value) -> bool {
    situation.get("questions").is_some() || situation.get("over").is_some()
}

#[tokio::test]
async fn bots_play_among_themselves_to_the_end() {
    let host = Host::new().await;
    let maker = host.guest().await;
    let seats = json!([{"bot": "random"}, {"bot": "random"}]);
    let table = maker
        .make(json!({"game": "syracuse", "seats": seats}))
        .await;
    maker.order(&table, json!({"do": "start"})).await;
    let mut socket = maker.join(&table).await;
    socket
        .until_fits(|situation| situation.get("over").is_some())
        .await;
    assert_eq!(socket.page.situation["over"]["cause"], "rules");
}

#[tokio::test]
async fn a_bot_that_was_asked_answers_after_a_restart() {
    let host = Host::new().await;
    let alone = host.guest().await;
    let seats = json!([{"bot": "random"}, {"bot": "greedy"}]);
    let table = alone
        .make(json!({"game": "antike", "setup": {"seats": 2}, "seats": seats}))
        .await;
    alone.order(&table, json!({"do": "start"})).await;
    let host = host.restart().await;
    let before = alone.again(host.address).info(&table).await["number"].as_u64();
    let host = host.restart().await;
    let alone = alone.again(host.address);
    while alone.info(&table).await["number"].as_u64() <= before {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn what_is_taken_back_while_a_bot_thinks_stays_taken_back() {
    let host = Host::new().await;
    let alone = host.guest().await;
    let seats = json!(["me", {"bot": "greedy"}]);
    let table = alone
        .make(json!({"game": "antike", "setup": {"seats": 2}, "seats": seats}))
        .await;
    alone.share(&table).await;
    alone.order(&table, json!({"do": "start"})).await;
    let mut socket = alone.join(&table).await;
    let (mut luck, mut undone) = (Luck(37), 0);
    for _ in 0..60 {
        socket.until_fits(is_mine).await;
        let Some(order) = socket.page.answer(&mut luck) else {
            break;
        };
        let number = socket.page.moves.len();
        let seq = socket.order(order).await.unwrap();
        // The bot may be faster; then this number is an old one.
        if socket
            .order(json!({"do": "undo", "seq": seq}))
            .await
            .is_ok()
        {
            undone += 1;
            assert_eq!(socket.page.moves.len(), number);
            assert!(is_mine(&socket.page.situation));
            let order = socket.page.answer(&mut luck).unwrap();
            socket.order(order).await.unwrap();
        }
    }
    assert!(undone > 0);
}
