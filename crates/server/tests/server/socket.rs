//! A connection that keeps what a page would keep: the view by its changes, the moves, the question.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

use crate::client::Client;

/// What a page knows of a table.
#[derive(Default)]
pub(crate) struct Page {
    pub situation: Value,
    pub view: Value,
    pub opening: Option<Value>,
    pub openings: usize,
    pub moves: Vec<Value>,
}

/// A connection, joined to one table.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub table: String,
    pub page: Page,
    /// All frames that have come.
    pub traffic: Vec<String>,
    references: u64,
}

impl Page {
    /// Takes in a situation; everything has to fit what was known.
    pub(crate) fn learn(&mut self, situation: &Value) {
        match situation.get("view") {
            Some(view) => self.view = view.clone(),
            None => protocol::apply_changes(&mut self.view, &situation["changes"]).unwrap(),
        }
        for past in situation["past"].as_array().into_iter().flatten() {
            let Some(number) = past["number"].as_u64() else {
                // A client that says it has seen nothing is told the opening again.
                let known = self.opening.get_or_insert_with(|| past["events"].clone());
                assert_eq!(*known, past["events"]);
                self.openings += 1;
                continue;
            };
            assert!(number as usize <= self.moves.len(), "no move is left out");
            self.moves.truncate(number as usize);
            self.moves.push(past.clone());
        }
        let number = situation["number"].as_u64().unwrap() as usize;
        self.moves.truncate(number);
        assert_eq!(self.moves.len(), number, "every move was told");
        self.situation = situation.clone();
        for question in self
            .situation
            .get_mut("questions")
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
        {
            let answers = question["answers"].as_array().unwrap().iter();
            question["answers"] = answers.flat_map(protocol::expand_answers).collect();
        }
    }

    pub(crate) fn seq(&self) -> u64 {
        self.situation["seq"].as_u64().unwrap_or_default()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.situation.get("over").is_some()
    }

    /// The first question with one of its answers.
    pub(crate) fn answer(&self, luck: &mut Luck) -> Option<Value> {
        let question = self.situation["questions"].get(0)?;
        let answers = question["answers"].as_array().unwrap();
        let action = &answers[luck.below(answers.len())];
        Some(json!({"do": "act", "seq": self.seq(), "seat": question["seat"], "action": action}))
    }
}

impl Client {
    /// Opens a connection with headers of one's own.
    pub(crate) async fn open(
        &self,
        headers: &[(&'static str, String)],
    ) -> Result<Socket, tungstenite::Error> {
        let mut request = format!("ws://{}/ws", self.address).into_client_request()?;
        for (name, value) in self.identity().iter().chain(headers) {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket {
            stream,
            table: String::new(),
            page: Page::default(),
            traffic: Vec::new(),
            references: 0,
        })
    }

    /// Opens a connection and joins a table.
    pub(crate) async fn join(&self, table: &str) -> Socket {
        let mut socket = self.open(&[]).await.unwrap();
        socket.join(table, None).await;
        socket
    }
}

/// A frame as a value, with what it leaves out. Every frame is one of those that the protocol describes, to the last field.
fn read(text: &str) -> Value {
    let mut reply: protocol::Reply = serde_json::from_str(text).unwrap();
    let sent: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_value(&reply).unwrap(), sent);
    if let protocol::Reply::Situation(frame) = &mut reply {
        frame.complete();
    }
    serde_json::to_value(&reply).unwrap()
}

impl Socket {
    pub(crate) async fn say(&mut self, frame: &Value) {
        self.say_text(&frame.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// The next frame; none when the server has closed the connection.
    pub(crate) async fn next_or_end(&mut self) -> Option<Value> {
        loop {
            let frame = timeout(Duration::from_secs(20), self.stream.next());
            let frame = frame.await.expect("a frame in time");
            let text = match frame {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_))) => continue,
                Some(Ok(Message::Close(_) | Message::Frame(_)) | Err(_)) | None => return None,
            };
            self.traffic.push(text.as_str().to_owned());
            let frame = read(&text);
            if frame["type"] == "situation" && frame["table"] == self.table.as_str() {
                self.page.learn(&frame);
            }
            return Some(frame);
        }
    }

    pub(crate) async fn next(&mut self) -> Value {
        self.next_or_end().await.expect("the connection is open")
    }

    /// The next frame of a type.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await;
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Joins a table and waits until it is told how it stands.
    pub(crate) async fn join(&mut self, table: &str, seen: Option<u64>) {
        self.join_with(json!({"type": "join", "table": table, "seen": seen}))
            .await;
    }

    /// Joins a table with a frame of one's own and waits until it is told how it stands.
    pub(crate) async fn join_with(&mut self, join: Value) {
        self.table = join["table"].as_str().unwrap().to_owned();
        self.say(&join).await;
        let info = self.next_of("table").await;
        if info["table"]["status"] != "open" {
            self.next_of("situation").await;
        }
    }

    /// Waits until the page has come so far.
    pub(crate) async fn until(&mut self, seq: u64) {
        while self.page.seq() < seq {
            self.next().await;
        }
    }

    /// Waits for a situation that fits.
    pub(crate) async fn until_fits(&mut self, fits: impl Fn(&Value) -> bool) {
        while !fits(&self.page.situation) {
            self.next_of("situation").await;
        }
    }

    /// Gives an order and waits for its answer: the number, or the problem.
    pub(crate) async fn order(&mut self, order: Value) -> Result<u64, Value> {
        self.references += 1;
        let reference = self.references;
        let frame = json!({"type": "order", "table": self.table, "ref": reference, "order": order});
        self.say(&frame).await;
        loop {
            let reply = self.next().await;
            if reply["ref"] != reference {
                continue;
            }
            return match reply["type"].as_str().unwrap() {
                "refused" => Err(reply["problem"].clone()),
                _ => Ok(reply["seq"].as_u64().unwrap()),
            };
        }
    }

    /// The kind of the refusal of an order that has to fail.
    pub(crate) async fn forbidden(&mut self, order: Value) -> String {
        let problem = self.order(order).await.unwrap_err();
        problem["error"].as_str().unwrap().to_owned()
    }
}

/// Choices that are the same every time.
pub(crate) struct Luck(pub u64);

impl Luck {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % limit
    }
}
