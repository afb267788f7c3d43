//! Bots sit at tables like people.

use std::time::Duration;

use serde_json::{Value, json};
use store::prelude::*;

use crate::{client::begun, host::Host, socket::Luck};

fn is_mine(situation: &Value) -> bool {
    situation.get("questions").is_some() || situation.get("over").is_some()
}

/// What a page offers is what a table accepts.
#[tokio::test]
async fn every_level_that_the_list_of_games_names_may_take_a_seat() {
    let host = Host::new().await;
    let maker = host.guest().await;
    let games = maker.get("/games").await;
    let games = games.as_array().expect("a list");
    for game in games {
        for level in game["bots"].as_array().expect("levels") {
            let seats = json!(["me", {"bot": level}]);
            let wanted = json!({"game": game["game"], "setup": {"seats": 2}, "seats": seats});
            maker.make(wanted).await;
        }
    }
    let levels = games[0]["bots"].as_array().expect("levels");
    assert_eq!(levels.first(), Some(&json!("random")));
    assert_eq!(levels.last(), Some(&json!("search:5")));
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

/// They would fill the disk.
#[tokio::test]
async fn bots_do_not_play_for_nobody() {
    let host = Host::new().await;
    let maker = host.guest().await;
    let seats = json!([{"bot": "random"}, {"bot": "random"}]);
    let wanted = json!({"game": "antike", "setup": {"seats": 2}, "seats": seats});
    let table = maker.make(wanted).await;
    maker.order(&table, json!({"do": "start"})).await;
    let mut watcher = maker.join(&table).await;
    watcher.until(10).await;
    drop(watcher);
    // What they were thinking about when he left is still answered.
    let number = async || maker.info(&table).await["number"].clone();
    let mut before = number().await;
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let now = number().await;
        if now == before {
            break;
        }
        before = now;
    }
    // They go on for whoever waits without a connection.
    let path = format!("/tables/{table}/situation?seen={before}&wait=25");
    assert_ne!(maker.get(&path).await["number"], before);
}

/// The server went down while a bot was asked: a player had left their seat, and the others had given it to the bot.
#[tokio::test]
async fn a_bot_that_was_asked_answers_after_a_restart() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap();
    let host = host.restart().await;
    let subject = json!({"replace": {"seat": asked, "by": {"bot": "random"}}});
    let body =
        json!({"do": "propose", "by": 1 - asked, "subject": subject, "agreed": [], "waiting": []});
    host.write(&table, &body, |head| head.bots = 1 << asked)
        .await;
    let host = host.restart().await;
    // Nobody opens the table.
    while host
        .store
        .table(&table)
        .await
        .unwrap()
        .unwrap()
        .table
        .head
        .number
        == 0
    {
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
