//! Questions that take long.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::{
    client::{Client, begun},
    host::Host,
};

async fn foresight(client: &Client, table: &str, number: Option<usize>) -> crate::client::Response {
    let number = number.map_or_else(String::new, |number| format!("?number={number}"));
    let path = format!("/tables/{table}/foresight{number}");
    client.try_to("GET", &path, json!(null)).await
}

/// Plays some actions, so that there is a past to ask for.
async fn played(people: &[Client; 2], game: &str, actions: usize) -> String {
    let table = begun(game, &people[0], &people[1]).await;
    for _ in 0..actions {
        let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap();
        people[asked as usize].answer(&table, |_| true).await;
    }
    table
}

/// One guest asks forty things at a time, one batch after the other; a neighbour's question is answered soon.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_somebody_who_asks_forty_things_at_a_time() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = played(&people, "peloponnesian-war", 60).await;
    let (greedy, neighbour) = (host.guest().await, host.guest().await);
    let asking = async {
        for batch in 0..3 {
            let asked = (0..40).map(|index| foresight(&greedy, &table, Some(batch + index)));
            for answer in futures_util::future::join_all(asked).await {
                assert_eq!(answer.status, 200, "{answer:?}");
            }
        }
    };
    let (mut slowest, mut asked) = (Duration::ZERO, 0);
    let mut asking = std::pin::pin!(asking);
    loop {
        let begun = Instant::now();
        let question = async {
            let answer = foresight(&neighbour, &table, None).await;
            assert_eq!(answer.status, 200);
            slowest = slowest.max(begun.elapsed());
            tokio::time::sleep(Duration::from_millis(10)).await;
        };
        tokio::select! {
            () = &mut asking => break,
            () = question => asked += 1,
        }
    }
    assert!(asked > 0);
    // The figure of a quiet machine is far lower: see `polemarch bench server`. This one fails where there is one line for everybody.
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
}

#[tokio::test]
async fn the_time_somebody_takes_is_limited() {
    let host = Host::with(|config| config.rates.work = 1).await;
    let people = [host.guest().await, host.guest().await];
    let table = played(&people, "peloponnesian-war", 30).await;
    let mut refused = None;
    for number in (0..30).cycle().take(3_000) {
        let answer = foresight(&people[0], &table, Some(number)).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("sixty milliseconds of work are used up");
    assert!(refused.header("retry-after").is_some());
    let other = host.guest().await;
    assert_eq!(foresight(&other, &table, None).await.status, 200);
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = played(&people, "syracuse", 10).await;
    let visitors = [host.visitor(), host.visitor()];
    let first = foresight(&visitors[0], &table, None).await;
    let second = foresight(&visitors[1], &table, None).await;
    assert_eq!(first.json(), second.json());
    let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap();
    let own = foresight(&people[asked as usize], &table, None).await;
    assert_ne!(own.json()["questions"], first.json()["questions"]);
    // A move makes it another question.
    people[asked as usize].answer(&table, |_| true).await;
    let later = foresight(&visitors[0], &table, None).await;
    assert_ne!(later.json()["seq"], first.json()["seq"]);
}
