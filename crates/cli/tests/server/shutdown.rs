//! The server is told to stop.

use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use store::prelude::*;
use store_sqlite::SqliteStore;

use crate::{
    client::{self, Closed, Socket},
    players::{Players, server, soon},
};

#[tokio::test]
async fn a_server_that_is_told_to_stop_stores_what_it_confirmed_and_says_goodbye() {
    let (mut server, folder) = server();
    let address = server.address;
    let mut players = Players::begin(address).await.unwrap();
    let mut idle = Vec::new();
    for _ in 0..20 {
        let mut socket = Socket::connect(address, "").await.unwrap();
        socket.join(&players.table, 0).await.unwrap();
        soon(socket.next()).await.unwrap();
        idle.push(socket);
    }
    idle.push(Socket::connect(address, "").await.unwrap());
    players.act().await.unwrap();
    let seq = players.asked.1;
    // A client waits for news over HTTP.
    let path = format!(
        "GET /api/v1/tables/{}/situation?seen={seq}&wait=25",
        players.table
    );
    let waits = tokio::spawn(async move { client::request(address, &path, "", "").await.is_ok() });
    let start = Instant::now();
    // Orders are under way when the signal comes.
    let (player, ..) = players.asked;
    let order = players.order();
    players.sockets[player].send(order).await.unwrap();
    kill_process(Pid::from_child(&server.child), Signal::TERM).unwrap();
    let mut confirmed = seq;
    let code = loop {
        match soon(players.sockets[player].next()).await {
            // An order that comes too late is refused, which confirms nothing.
            Ok(text) if text.contains(r#""type":"refused""#) => {}
            Ok(text) if text.contains(&format!(r#""ref":{seq}"#)) => confirmed = seq + 1,
            Ok(_) => {}
            Err(closed) => break closed.downcast::<Closed>().unwrap().0,
        }
    };
    assert_eq!(code, 1001);
    for socket in &mut idle {
        let code = loop {
            match soon(socket.next()).await {
                Ok(_) => {}
                Err(closed) => break closed.downcast::<Closed>().unwrap().0,
            }
        };
        assert_eq!(code, 1001);
    }
    let status = tokio::task::spawn_blocking(move || server.child.wait());
    assert!(soon(status).await.unwrap().unwrap().success());
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
    soon(waits).await.unwrap();
    let store = SqliteStore::open(&folder.path().join("test.db"))
        .await
        .unwrap();
    let stored = store.table(&players.table).await.unwrap().unwrap();
    let entries = store.entries(stored.table.id).await.unwrap();
    assert!(entries.len() as u64 >= confirmed);
    assert_eq!(stored.table.head.seq, entries.len() as u64);
}
