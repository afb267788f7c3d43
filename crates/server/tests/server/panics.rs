//! A panic ends the table it happened at, and nothing else.

use serde_json::json;
use server::admin::Admin;
use store::prelude::*;

use crate::{client::Client, host::Host};

/// A table of its maker and a bot that has begun.
async fn alone(client: &Client) -> String {
    let seats = json!(["me", "me"]);
    let table = client
        .make(json!({"game": "hellespont", "seats": seats}))
        .await;
    client.share(&table).await;
    client.order(&table, json!({"do": "start"})).await;
    table
}

/// Gives the first answer of the open question, whatever comes of it.
async fn first_answer(client: &Client, table: &str) -> crate::client::Response {
    let situation = client.look(table).await;
    let question = &situation["questions"][0];
    let act = json!({
        "do": "act", "seq": situation["seq"], "seat": question["seat"], "action": question["answers"][0],
    });
    client.try_order(table, act).await
}

#[tokio::test]
async fn a_panic_at_one_table_is_a_problem_there_and_nowhere_else() {
    let (host, faulty) = Host::faulty().await;
    let guest = host.guest().await;
    let (broken, other) = (alone(&guest).await, alone(&guest).await);
    let record = host.store.table(&broken).await.unwrap().unwrap().table;
    let mut socket = guest.join(&broken).await;

    faulty.fail_at(record.id);
    let answer = first_answer(&guest, &broken).await;
    assert!(matches!(answer.status, 500 | 503), "{answer:?}");
    socket.next_of("dropped").await;
    assert_eq!(first_answer(&guest, &other).await.status, 200);

    // It is opened again from its log and goes on.
    faulty.mend();
    assert_eq!(guest.look(&broken).await["seq"], 0);
    assert_eq!(first_answer(&guest, &broken).await.status, 200);
    assert_eq!(guest.info(&broken).await["set_aside"], json!(null));
}

#[tokio::test]
async fn a_table_that_fails_again_is_set_aside_until_the_administrator_takes_it_up() {
    let (host, faulty) = Host::faulty().await;
    let guest = host.guest().await;
    let (broken, other) = (alone(&guest).await, alone(&guest).await);
    let record = host.store.table(&broken).await.unwrap().unwrap().table;
    faulty.fail_at(record.id);
    for _ in 0..2 {
        first_answer(&guest, &broken).await;
    }
    // Whoever looks right after it may still meet the room that ends.
    while guest.info(&broken).await["set_aside"] != json!(true) {
        tokio::task::yield_now().await;
    }
    let answer = first_answer(&guest, &broken).await;
    assert_eq!(answer.kind(), "unfit", "{answer:?}");
    assert!(answer.body.contains("set aside"), "{answer:?}");
    assert_eq!(first_answer(&guest, &other).await.status, 200);

    let admin = Admin::new(
        std::sync::Arc::clone(&host.store) as _,
        catalogue::Library::new(catalogue::Data::default()),
    );
    assert!(admin.show(&broken).await.unwrap().set_aside);
    admin.resume(&broken).await.unwrap();
    admin.resume(&broken).await.unwrap_err();
    faulty.mend();
    // The running server hears of it.
    while guest.info(&broken).await["set_aside"] == json!(true) {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(first_answer(&guest, &broken).await.status, 200);
}
