//! Clients that begin and do not go on.

use std::{io::ErrorKind, time::Duration};

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::host::Host;

/// What comes back until the server ends the connection; it has to.
async fn answer_to(host: &Host, sent: &str) -> String {
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let read = stream.read_to_string(&mut answer);
    let ended = timeout(Duration::from_secs(60), read).await;
    ended.expect("the connection ends").unwrap();
    answer
}

#[tokio::test]
async fn who_does_not_finish_his_request_is_not_waited_for() {
    let host = Host::with(|config| config.arrival = Duration::from_millis(200)).await;
    let guest = host.guest().await;
    let table = guest.make(json!({"game": "antike"})).await;
    let mut socket = guest.join(&table).await;
    for begun in ["", "GET ", "GET / HTTP/1.1\r\nHost: here\r\nX-Slow: "] {
        let answer = answer_to(&host, begun).await;
        assert!(
            answer.is_empty() || answer.starts_with("HTTP/1.1 408"),
            "{answer}"
        );
    }
    let cookie = guest.cookie.as_deref().unwrap();
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{{\"game\"",
        host.address
    );
    let answer = answer_to(&host, &head).await;
    assert!(
        answer.starts_with("HTTP/1.1 400") && answer.contains("\"malformed\""),
        "{answer}"
    );
    // A connection for play is none of these: it has been open all the time.
    socket.say(&json!({"type": "ping"})).await;
    socket.next_of("pong").await;
}

#[tokio::test]
async fn who_does_not_take_his_answers_is_not_waited_for() {
    let host = Host::with(|config| config.arrival = Duration::from_millis(200)).await;
    let stream = TcpStream::connect(host.address).await.unwrap();
    let request = format!(
        "GET /api/v1/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n",
        host.address
    );
    // He asks again and again and never reads, until the server has ended the connection.
    let asking = async {
        loop {
            match stream.try_write(request.as_bytes()) {
                Ok(_) => tokio::task::yield_now().await,
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(_) => return,
            }
        }
    };
    timeout(Duration::from_secs(60), asking)
        .await
        .expect("the connection ends");
}
