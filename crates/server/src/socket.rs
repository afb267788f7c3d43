//! The WebSocket: orders in, situations out. One task a connection.

use std::{collections::BTreeSet, net::IpAddr, sync::Arc, time::Duration};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use engine::Lang;
use protocol::{Kind, Problem, Reply};
use tokio::{
    sync::{Notify, mpsc},
    time::timeout,
};

use crate::{
    context::Context,
    identity::{Address, Person, Speaks, Visitor},
    room::{Answer, Message, NewWatcher, watchers::frame},
};

/// No frame from a client is larger.
const LARGEST_FRAME: usize = 16 * 1024;
/// Buffers are small: most connections are idle most of the time.
const BUFFER: usize = 2 * 1024;
/// So many frames wait for a slow client; then it is dropped and has to join again.
const WAITING: usize = 64;
/// A client that takes nothing for this time is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// Nobody watches more tables through one connection.
const MOST_TABLES: usize = 32;

/// Opens a connection: text frames of the types `Frame` (from the client) and `Reply` (from the server).
#[utoipa::path(get, path = "/ws", responses((status = 101)))]
pub(crate) async fn upgrade(
    State(context): State<Arc<Context>>,
    Visitor(person): Visitor,
    Address(address): Address,
    Speaks(lang): Speaks,
    socket: WebSocketUpgrade,
) -> Response {
    socket
        .max_frame_size(LARGEST_FRAME)
        .max_message_size(LARGEST_FRAME)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            let (frames, outgoing) = mpsc::channel(WAITING);
            let connection = Connection {
                number: context.next_socket(),
                end: Arc::default(),
                context,
                person,
                address,
                lang,
                frames,
                tables: BTreeSet::new(),
            };
            metrics::gauge!("polemarch_sockets").increment(1.0);
            connection.run(socket, outgoing).await;
            metrics::gauge!("polemarch_sockets").decrement(1.0);
        })
}

struct Connection {
    context: Arc<Context>,
    number: u64,
    /// Told when the session ends it was opened with.
    end: Arc<Notify>,
    person: Option<Person>,
    address: IpAddr,
    lang: Lang,
    frames: mpsc::Sender<Utf8Bytes>,
    /// The tables that are watched through it.
    tables: BTreeSet<String>,
}

impl Connection {
    async fn run(mut self, socket: WebSocket, outgoing: mpsc::Receiver<Utf8Bytes>) {
        if let Some(person) = &self.person {
            let end = Arc::clone(&self.end);
            self.context.connections.enter(person, self.number, end);
        }
        self.exchange(socket, outgoing).await;
        if let Some(person) = &self.person {
            self.context.connections.leave(person, self.number);
        }
        for table in std::mem::take(&mut self.tables) {
            // A table that is gone does not need to know.
            let part = Message::Part {
                socket: self.number,
            };
            _ = self.context.send(&table, part).await;
        }
    }

    async fn exchange(&mut self, mut socket: WebSocket, mut outgoing: mpsc::Receiver<Utf8Bytes>) {
        let end = Arc::clone(&self.end);
        loop {
            let sent = tokio::select! {
                () = end.notified() => {
                    let ended = CloseFrame {
                        code: close_code::POLICY,
                        reason: Utf8Bytes::from_static("the session has ended"),
                    };
                    send(&mut socket, Frame::Close(Some(ended))).await;
                    break;
                },
                frame = outgoing.recv() => match frame {
                    Some(frame) => send(&mut socket, Frame::Text(frame)).await,
                    None => break,
                },
                incoming = socket.recv() => match incoming {
                    Some(Ok(Frame::Text(text))) => match self.receive(&text).await {
                        Ok(()) => true,
                        Err(problem) => {
                            let reply = Reply::Refused { reference: None, problem };
                            send(&mut socket, Frame::Text(frame(&reply))).await
                        }
                    },
                    Some(Ok(Frame::Binary(_))) => {
                        let why = "frames are text";
                        let problem = Problem::new(Kind::Malformed, why);
                        let reply = Reply::Refused { reference: None, problem };
                        send(&mut socket, Frame::Text(frame(&reply))).await
                    }
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => true,
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => break,
                },
            };
            if !sent {
                break;
            }
            if self.context.is_closing() {
                let away = CloseFrame {
                    code: close_code::AWAY,
                    reason: Utf8Bytes::from_static("the server is going down"),
                };
                send(&mut socket, Frame::Close(Some(away))).await;
                break;
            }
        }
    }

    /// Deals with a frame from the client.
    async fn receive(&mut self, text: &str) -> Result<(), Problem> {
        self.context.limits.request(self.address)?;
        let read = serde_json::from_str::<protocol::Frame>(text);
        let frame_read = read.map_err(|error| Problem::new(Kind::Malformed, error.to_string()))?;
        match frame_read {
            protocol::Frame::Join { table, seen } => self.join(table, seen).await,
            protocol::Frame::Part { table } => {
                if self.tables.remove(&table) {
                    let part = Message::Part {
                        socket: self.number,
                    };
                    self.context.send(&table, part).await?;
                }
                Ok(())
            }
            protocol::Frame::Order(order) => self.order(order).await,
            protocol::Frame::Ping => {
                // A client that does not read its answers does not need this one.
                _ = self.frames.try_send(frame(&Reply::Pong));
                Ok(())
            }
        }
    }

    async fn join(&mut self, table: String, seen: Option<u64>) -> Result<(), Problem> {
        if self.tables.len() >= MOST_TABLES && !self.tables.contains(&table) {
            return Err(Problem::new(Kind::TooMany, "part from another table first"));
        }
        let watcher = NewWatcher {
            socket: self.number,
            user: self.person.as_ref().map(|person| person.user.id),
            frames: self.frames.clone(),
            seen: Some(seen.unwrap_or_default()),
        };
        let joined = self
            .context
            .ask(&table, |answer| Message::Join { watcher, answer });
        joined.await?;
        self.tables.insert(table);
        Ok(())
    }

    async fn order(&self, order: protocol::FrameOrder) -> Result<(), Problem> {
        let answer = Answer::Socket {
            socket: self.number,
            frames: self.frames.clone(),
            reference: order.reference,
        };
        let Some(person) = &self.person else {
            let unknown = Problem::new(Kind::Unknown, "come in as a guest first");
            answer.give(Err(unknown));
            return Ok(());
        };
        let message = Message::Order {
            user: person.user.id,
            name: person.user.name.as_str().into(),
            order: order.order,
            lang: self.lang,
            answer,
        };
        self.context.send(&order.table, message).await
    }
}

/// Sends a frame; a client that does not take it in time is gone.
async fn send(socket: &mut WebSocket, frame: Frame) -> bool {
    matches!(timeout(PATIENCE, socket.send(frame)).await, Ok(Ok(())))
}
