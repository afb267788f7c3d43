//! Frames of a WebSocket. A line is a frame; what is no text is sent as binary, and `raw` goes out without any frame around it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use testkit::fuzz::{Shape, Target, gist};
use tokio::{io::AsyncWriteExt, net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Bytes, Message, client::IntoClientRequest},
};

use super::{World, filled, is_playable};
use crate::{client::Client, strangers::orders};

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;
/// The server answers within this time.
const DEADLINE: Duration = Duration::from_secs(30);
const PING: &str = r#"{"type":"ping"}"#;

/// A conversation for each kind of order, before and after joining.
fn seeds() -> Vec<Vec<u8>> {
    let join = json!({"type": "join", "table": "$TABLE"}).to_string();
    let part = json!({"type": "part", "table": "$TABLE"}).to_string();
    let mut seeds = vec![format!("{join}\n{PING}\n{part}\n{join}").into_bytes()];
    for order in orders(&json!("$SEQ"), &json!("$ANSWER")) {
        let order = json!({"type": "order", "table": "$TABLE", "ref": 7, "order": order});
        seeds.push(format!("{join}\n{order}\n{PING}").into_bytes());
    }
    seeds
}

async fn open(person: &Client) -> Stream {
    let url = format!("ws://{}/ws", person.address);
    let mut request = url.into_client_request().unwrap();
    for (name, value) in person.identity() {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    let (stream, _) = connect_async(request).await.unwrap();
    stream
}

/// Sends one line; false when the connection is at its end.
async fn send(stream: &mut Stream, line: &[u8], person: &Client, table: &str) -> bool {
    if let Some(raw) = line.strip_prefix(b"raw ") {
        return stream.get_mut().write_all(raw).await.is_ok();
    }
    let message = match (
        serde_json::from_slice::<Value>(line),
        std::str::from_utf8(line),
    ) {
        (Ok(frame), _) => Message::text(filled(&frame, person, table).await.to_string()),
        (Err(_), Ok(text)) => Message::text(text),
        (Err(_), Err(_)) => Message::binary(Bytes::copy_from_slice(line)),
    };
    stream.send(message).await.is_ok()
}

/// What comes until the answer to a ping, or the end of the connection.
async fn receive(stream: &mut Stream) -> Vec<String> {
    let mut answers = Vec::new();
    loop {
        let Some(Ok(message)) = stream.next().await else {
            answers.push("closed".to_owned());
            return answers;
        };
        let Message::Text(text) = message else {
            continue;
        };
        let reply: Value = serde_json::from_str(&text).expect("frames are JSON");
        let (kind, problem) = (&reply["type"], &reply["problem"]);
        assert_ne!(problem["error"], "internal", "{reply}");
        assert_ne!(kind, "dropped", "{reply}");
        let why = problem["why"].as_str().unwrap_or_default();
        answers.push(format!("{kind} {} {}", problem["error"], gist(why)));
        if kind == "pong" {
            return answers;
        }
    }
}

async fn play(input: &[u8], person: &Client, table: &str) -> Vec<String> {
    let mut stream = open(person).await;
    let mut answers = Vec::new();
    for line in input.split(|&byte| byte == b'\n') {
        if !send(&mut stream, line, person, table).await {
            break;
        }
        // When the table has answered this, it has answered the line too.
        is_playable(person, table).await;
        // After bytes without a frame nothing can be expected but the end.
        if line.starts_with(b"raw ") {
            _ = stream.get_mut().shutdown().await;
        } else if stream.send(Message::text(PING)).await.is_err() {
            break;
        }
        let received = timeout(DEADLINE, receive(&mut stream)).await;
        let received = received.expect("the server answers");
        let closed = received.iter().any(|answer| answer == "closed");
        answers.extend(received);
        if closed {
            break;
        }
    }
    answers
}

#[test]
fn fuzz_websocket_frames() {
    let mut world = World::new();
    let target = Target {
        name: "websocket_frames",
        test: "server",
        shape: Shape::Lines,
        seeds: seeds(),
    };
    target.run(|input| {
        let answers = world.with_table(input, async |person, table| {
            play(input, person, table).await
        });
        world.is_well();
        answers
    });
}
