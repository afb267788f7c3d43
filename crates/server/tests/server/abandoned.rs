//! Tables that nobody comes back to, and clocks that are wrong.

use std::time::Duration;

use serde_json::json;
use store::prelude::*;

use crate::{
    client::{Client, begun},
    host::Host,
};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Closes every table that nobody looks at.
async fn impatient(host: Host) -> Host {
    let hurry = |config: &mut server::Config| {
        config.table_timeouts.open = Duration::ZERO;
        config.table_timeouts.live = Duration::ZERO;
        config.table_timeouts.between_sweeps = Duration::from_millis(20);
    };
    host.restart_with(hurry).await
}

async fn patient(host: Host) -> Host {
    let wait =
        |config: &mut server::Config| config.table_timeouts = server::TableTimeouts::default();
    host.restart_with(wait).await
}

async fn until_over(client: &Client, table: &str) {
    while client.info(table).await["status"] != "over" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_table_that_nobody_comes_back_to_is_closed_and_can_be_opened_again() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let live = begun("syracuse", &first, &second).await;
    let open = first.make(json!({"game": "antike"})).await;
    let before = first.look(&live).await;
    let host = impatient(host).await;
    let people = [&first, &second].map(|person| person.again(host.address));
    for table in [&live, &open] {
        until_over(&people[0], table).await;
        let info = people[0].info(table).await;
        assert_eq!(info["over"]["cause"], "abandoned");
        assert!(info["dice"].get("secret").is_none(), "its secrets are kept");
    }
    let replay = format!("/tables/{live}/replay");
    assert_eq!(
        people[0].refused("GET", &replay, json!(null)).await,
        "forbidden"
    );

    let host = patient(host).await;
    let people = people.map(|person| person.again(host.address));
    let stranger = host.guest().await;
    let reopen = json!({"do": "reopen"});
    for table in [&live, &open] {
        assert_eq!(stranger.forbidden(table, reopen.clone()).await, "forbidden");
        people[0].order(table, reopen.clone()).await;
        assert_eq!(people[0].forbidden(table, reopen.clone()).await, "unfit");
    }
    let after = people[0].look(&live).await;
    assert_eq!(after["view"], before["view"]);
    assert!(after.get("over").is_none());
    let asked = after["asked"][0].as_u64().unwrap();
    people[asked as usize].answer(&live, |_| true).await;
    assert_eq!(people[0].info(&open).await["status"], "open");
    // It is still so after the next start.
    let host = host.restart().await;
    let first = people[0].again(host.address);
    assert_eq!(first.info(&live).await["status"], "live");
    assert!(first.info(&live).await.get("over").is_none());
}

/// A move made while the clock was decades back, and one made when it was a year ahead.
#[tokio::test]
async fn a_wrong_clock_closes_nothing() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    for updated in [0, 4_000_000_000_000] {
        let mut stored = host.store.table(&table).await.unwrap().unwrap();
        stored.table.head.updated = store::Millis(updated);
        host.store
            .save_table(&stored.table, &stored.seats)
            .await
            .unwrap();
    }
    let sweeps = |config: &mut server::Config| {
        config.table_timeouts.between_sweeps = Duration::from_millis(5);
    };
    let host = host.restart_with(sweeps).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let first = first.again(host.address);
    assert_eq!(first.info(&table).await["status"], "live");
}

#[tokio::test]
async fn that_a_table_will_be_closed_is_announced_and_whoever_comes_keeps_it() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    let host = host.restart_after(85 * DAY).await;
    let (first, stranger) = (first.again(host.address), host.guest().await);
    let days = stranger.info(&table).await["closes_in"].as_i64().unwrap() / (DAY / 1000);
    assert!((4..=5).contains(&days), "{days}");
    stranger.join(&table).await;
    assert!(stranger.info(&table).await.get("closes_in").is_some());
    first.look(&table).await;
    while stranger.info(&table).await.get("closes_in").is_some() {
        tokio::task::yield_now().await;
    }
}
