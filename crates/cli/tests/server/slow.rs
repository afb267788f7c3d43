//! A client that does not read.

use std::time::Duration;

use protocol::Reply;
use serde_json::Value;
use tokio::{net::TcpSocket, time::timeout};

use crate::{
    client::{Closed, Socket},
    players::{Players, server, soon},
};

/// More than the server keeps for a client.
const ACTIONS: usize = 70;

#[tokio::test]
async fn a_slow_reader_is_dropped_and_joins_again_without_loss() {
    let (server, _folder) = server();
    let mut players = Players::begin(server.address).await.unwrap();
    let stream = TcpSocket::new_v4().unwrap();
    stream.set_recv_buffer_size(64 * 1024).unwrap();
    let stream = stream.connect(server.address).await.unwrap();
    let mut slow = Socket::over(stream, server.address, "").await.unwrap();
    // The client asks for more and more and reads nothing, until the server stops listening.
    let join = format!(
        r#"{{"type":"join","table":"{}"{}}}"#,
        players.table,
        " ".repeat(12_000)
    );
    while let Ok(sent) = timeout(Duration::from_secs(1), slow.send(join.clone())).await {
        sent.unwrap();
    }
    for _ in 0..ACTIONS {
        players.act().await.unwrap();
    }
    let mut seen = 0;
    let closed = loop {
        match soon(slow.next()).await {
            Ok(text) => {
                let frame: Value = serde_json::from_str(&text).unwrap();
                seen = frame["seq"].as_u64().unwrap_or(seen);
            }
            Err(closed) => break closed,
        }
    };
    let closed = closed.downcast::<Closed>().unwrap();
    assert_eq!(closed.0, 1013);
    let last = players.asked.1;
    assert!(seen < last, "he has missed nothing: {seen} of {last}");
    let mut again = Socket::connect(server.address, "").await.unwrap();
    again.join(&players.table, seen).await.unwrap();
    let mut situation = loop {
        let frame = soon(again.next()).await.unwrap();
        if let Reply::Situation(situation) = serde_json::from_str(&frame).unwrap() {
            break situation;
        }
    };
    situation.complete();
    let numbers = situation.past.iter().filter_map(|past| past.number);
    let numbers: Vec<u64> = numbers.map(|number| number as u64).collect();
    assert_eq!(numbers, (seen..last).collect::<Vec<_>>());
}
