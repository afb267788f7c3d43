//! Requests on every route. A line is a request as JSON; what is no JSON is sent as it is.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::fuzz::{Shape, Target, gist};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::{World, filled};
use crate::{client::Client, every::Operation, strangers::orders};

/// The server answers, or ends the connection, within this time.
const DEADLINE: Duration = Duration::from_secs(30);

/// One script for each way to use each route, as the description of the interface lists them, and for each order.
fn seeds(world: &World) -> Vec<Vec<u8>> {
    let visitor = world.host.visitor();
    let description = world
        .runtime
        .block_on(async { visitor.get("/openapi.json").await });
    let mut seeds = Vec::new();
    for operation in Operation::all(&description) {
        let (method, path) = (&operation.method, operation.path("$TABLE", "antike"));
        for body in operation.bodies(&description, "west.json") {
            let body: Value = serde_json::from_str(body.as_deref().unwrap_or("null")).unwrap();
            let request = json!({"method": method, "path": path, "body": body});
            seeds.push(request.to_string().into_bytes());
        }
    }
    for order in orders(&json!("$SEQ"), &json!("$ANSWER")) {
        let path = "/api/v1/tables/$TABLE/orders";
        let request = json!({"method": "POST", "path": path, "body": order});
        seeds.push(request.to_string().into_bytes());
    }
    seeds
}

/// The bytes of a request as a line describes it.
fn written(request: &Value, person: &Client) -> Vec<u8> {
    let text = |field: &str| match &request[field] {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    };
    let mut bytes = format!("{} {} HTTP/1.1\r\n", text("method"), text("path"));
    bytes.push_str(&format!(
        "Host: {}\r\nConnection: close\r\n",
        person.address
    ));
    for (name, value) in person.identity() {
        bytes.push_str(&format!("{name}: {value}\r\n"));
    }
    for (name, value) in request["headers"].as_object().into_iter().flatten() {
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        bytes.push_str(&format!("{name}: {value}\r\n"));
    }
    let body = text("body");
    if !body.is_empty() {
        let length = body.len();
        bytes.push_str(&format!(
            "Content-Type: application/json\r\nContent-Length: {length}\r\n"
        ));
    }
    bytes.push_str("\r\n");
    bytes.push_str(&body);
    bytes.into_bytes()
}

/// What is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sent {
    /// A request, more or less.
    Request,
    /// Anything at all: nothing follows.
    Bytes,
}

/// Sends bytes; the status, if there is one, and what was said.
async fn exchange(person: &Client, bytes: &[u8], sent: Sent) -> String {
    let mut stream = TcpStream::connect(person.address).await.unwrap();
    // A server that refuses early may not read to the end.
    _ = stream.write_all(bytes).await;
    if sent == Sent::Bytes {
        _ = stream.shutdown().await;
    }
    let mut answer = Vec::new();
    let read = timeout(DEADLINE, stream.read_to_end(&mut answer)).await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(read.is_ok(), "the server does not come to an end: {answer}");
    let status = answer
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse::<u16>().ok());
    let Some(status) = status else {
        return "closed".to_owned();
    };
    assert!(status < 500, "{answer}");
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let problem: Value = serde_json::from_str(body).unwrap_or_default();
    let why = problem["why"].as_str().unwrap_or_default();
    format!("{status} {} {}", problem["error"], gist(why))
}

async fn play(input: &[u8], person: &Client, table: &str) -> Vec<String> {
    let mut answers = Vec::new();
    for line in input.split(|&byte| byte == b'\n') {
        let answer = match serde_json::from_slice::<Value>(line) {
            Ok(request) if request.is_object() => {
                let request = filled(&request, person, table).await;
                exchange(person, &written(&request, person), Sent::Request).await
            }
            Ok(_) | Err(_) => {
                let bytes = [line, b"\n\r\n"].concat();
                exchange(person, &bytes, Sent::Bytes).await
            }
        };
        answers.push(answer);
    }
    answers
}

#[test]
fn fuzz_http_requests() {
    let mut world = World::new();
    let target = Target {
        name: "http_requests",
        test: "server",
        shape: Shape::Lines,
        seeds: seeds(&world),
    };
    target.run(|input| {
        let answers = world.with_table(input, async |person, table| {
            play(input, person, table).await
        });
        world.is_well();
        answers
    });
}
