//! The WebSocket: orders in, situations out. One task a connection.

use std::{
    collections::{BTreeSet, VecDeque},
    net::IpAddr,
    sync::Arc,
    time::Duration,
};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message as WsMessage, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use engine::Lang;
use futures_util::{SinkExt, stream};
use protocol::{Kind, Problem, Reply};
use store::Scope;
use tokio::time::{Instant, sleep_until, timeout};

use crate::{
    context::Context,
    identity::{self, Address, Person, RequestLang, Visitor},
    outbox::{CloseReason, Outbox},
    problem_words,
    room::{
        Message, NewWatcher, ReplyTo,
        watchers::{Detail, reply_text},
    },
};

/// No frame from a client is larger.
const MAX_FRAME_BYTES: usize = 16 * 1024;
/// Buffers are small: most connections are idle most of the time.
const READ_BUFFER_BYTES: usize = 512;
/// So many bytes leave together.
const WRITE_BATCH_BYTES: usize = 8 * 1024;
/// A client that takes nothing for this time is gone.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// So long it may take to say goodbye.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(10);
/// Nobody watches more tables through one connection.
const MAX_TABLES: usize = 32;

/// Opens a connection: text frames of the types `Frame` (from the client) and `Reply` (from the server).
#[utoipa::path(get, path = "/ws", responses((status = 101)),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn upgrade(
    State(context): State<Arc<Context>>,
    Visitor(person): Visitor,
    Address(address): Address,
    RequestLang(lang): RequestLang,
    socket: WebSocketUpgrade,
) -> Response {
    socket
        .max_frame_size(MAX_FRAME_BYTES)
        .max_message_size(MAX_FRAME_BYTES)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BATCH_BYTES)
        .on_upgrade(move |socket| async move {
            let connection = Connection {
                number: context.next_socket(),
                context,
                person,
                address,
                lang,
                outbox: Outbox::default(),
                tables: BTreeSet::new(),
                rest: None,
            };
            metrics::gauge!("polemarch_sockets").increment(1.0);
            connection.run(socket).await;
            metrics::gauge!("polemarch_sockets").decrement(1.0);
        })
}

struct Connection {
    context: Arc<Context>,
    number: u64,
    person: Option<Person>,
    address: IpAddr,
    lang: Lang,
    outbox: Outbox,
    /// The tables that are watched through it.
    tables: BTreeSet<String>,
    /// Until then nothing is read from a client that has sent too much: it costs no more than it may.
    rest: Option<Instant>,
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        let person = self.person.as_ref();
        let outbox = self.outbox.clone();
        self.context
            .connections
            .enter(person, self.number, outbox.clone());
        if self.context.is_closing() {
            outbox.end(CloseReason::Away);
        }
        // Whoever changes their password ends all connections that are known by then; this one was not yet when it was looked who they are.
        if let Some(person) = &self.person
            && !identity::still_holds(&self.context, person).await
        {
            outbox.end(CloseReason::Session);
        }
        while self.exchange(&mut socket).await {}
        // Nothing is sent to it from here on.
        outbox.end(CloseReason::Gone);
        for table in std::mem::take(&mut self.tables) {
            // A table that is gone does not need to know.
            let part = Message::Part {
                socket: self.number,
            };
            _ = self.context.send(&table, part).await;
        }
        // Who does not listen is not waited for.
        _ = timeout(CLOSE_TIMEOUT, close(&mut socket, &outbox)).await;
        self.context
            .connections
            .leave(self.person.as_ref(), self.number);
    }

    /// Sends what waits, or deals with what comes in; false when the connection has to end.
    async fn exchange(&mut self, socket: &mut WebSocket) -> bool {
        let incoming = tokio::select! {
            () = self.outbox.news() => {
                let waiting = self.outbox.take();
                return send_all(socket, waiting.frames).await && waiting.close_reason.is_none();
            }
            incoming = receive_after(socket, self.rest) => incoming,
        };
        let Some(Ok(frame)) = incoming else {
            return false;
        };
        self.outbox.heard();
        let allowed = self.context.limits.request(self.address);
        let wait = allowed.as_ref().err().and_then(|problem| problem.wait);
        self.rest = wait.map(|seconds| Instant::now() + Duration::from_secs(seconds.into()));
        match frame {
            WsMessage::Text(text) => self.receive(&text, allowed).await,
            WsMessage::Binary(_) => {
                self.refuse(None, Problem::new(Kind::Malformed, "frames are text"));
            }
            WsMessage::Ping(_) | WsMessage::Pong(_) => {}
            WsMessage::Close(_) => return false,
        }
        true
    }

    /// Deals with a frame from the client. Every refusal says what it answers.
    async fn receive(&mut self, text: &str, allowed: Result<(), Problem>) {
        let frame = match serde_json::from_str::<protocol::Frame>(text) {
            Ok(frame) => frame,
            Err(error) => return self.refuse(None, Problem::malformed(error)),
        };
        match frame {
            protocol::Frame::Join { table, seen, plain } => {
                let detail = if plain {
                    Detail::Whole
                } else {
                    Detail::Changes
                };
                let joined = match allowed {
                    Ok(()) => self.join(&table, seen, detail).await,
                    Err(problem) => Err(problem),
                };
                match joined {
                    Ok(()) => _ = self.tables.insert(table),
                    Err(problem) => self.refuse(Some(table), problem),
                }
            }
            protocol::Frame::Part { table } => {
                if self.tables.remove(&table) {
                    let part = Message::Part {
                        socket: self.number,
                    };
                    // A table that is gone does not need to know.
                    _ = self.context.send(&table, part).await;
                }
            }
            protocol::Frame::Order(order) => self.order(order, allowed).await,
            protocol::Frame::Ping => match allowed {
                // A client that does not read its answers does not need this one.
                Ok(()) => _ = self.outbox.send(reply_text(&Reply::Pong)),
                Err(problem) => self.refuse(None, problem),
            },
        }
    }

    /// Refuses what is no order.
    fn refuse(&self, table: Option<String>, problem: Problem) {
        let reply = Reply::Refused {
            table,
            reference: None,
            problem: problem_words::worded(problem, self.lang),
        };
        // Whoever does not take their frames is told so when the connection ends.
        _ = self.outbox.send(reply_text(&reply));
    }

    async fn join(&self, table: &str, seen: Option<u64>, detail: Detail) -> Result<(), Problem> {
        if self.tables.len() >= MAX_TABLES && !self.tables.contains(table) {
            return Err(Problem::new(Kind::TooMany, "part from another table first"));
        }
        let watcher = NewWatcher {
            socket: self.number,
            user: self.person.as_ref().map(|person| person.user.id),
            outbox: self.outbox.clone(),
            seen: seen.unwrap_or_default(),
            detail,
        };
        let join = |reply| Message::Join { watcher, reply };
        self.context.ask(table, join).await
    }

    async fn order(&self, order: protocol::FrameOrder, allowed: Result<(), Problem>) {
        let protocol::FrameOrder {
            table,
            reference,
            order,
        } = order;
        let reply = ReplyTo::Socket {
            socket: self.number,
            outbox: self.outbox.clone(),
            reference,
            lang: self.lang,
        };
        if let Err(problem) = allowed {
            return reply.send(Err(problem));
        }
        let Some(person) = &self.person else {
            let unknown = Problem::new(Kind::Unknown, "come in as a guest first");
            return reply.send(Err(unknown));
        };
        let limits = &self.context.limits;
        let allowed = person.may(Scope::Play);
        let allowed = allowed.and_then(|()| limits.order(person.user.id, self.address, &order));
        if let Err(problem) = allowed {
            return reply.send(Err(problem));
        }
        let message = Message::Order {
            user: person.user.id,
            name: person.user.name.as_str().into(),
            order,
            lang: self.lang,
            reply,
        };
        // If it cannot be sent, the answer says so.
        _ = self.context.send(&table, message).await;
    }
}

/// What comes from the client, if there is a time before which nothing is read after that.
async fn receive_after(
    socket: &mut WebSocket,
    rest: Option<Instant>,
) -> Option<Result<WsMessage, axum::Error>> {
    if let Some(rest) = rest {
        sleep_until(rest).await;
    }
    socket.recv().await
}

/// Sends what still waits, says why the connection ends, and gives the client a moment to hear it.
async fn close(socket: &mut WebSocket, outbox: &Outbox) {
    let waiting = outbox.take();
    let (code, reason) = match waiting.close_reason {
        Some(CloseReason::Silent) => (close_code::AWAY, "you did not answer"),
        Some(CloseReason::Behind) => (close_code::AGAIN, "you fell behind: join again"),
        Some(CloseReason::Session) => (close_code::POLICY, "the session has ended"),
        Some(CloseReason::Renamed) => (close_code::AGAIN, "you have a new name: join again"),
        Some(CloseReason::Away) => (close_code::AWAY, "the server is going down"),
        Some(CloseReason::Gone) | None => {
            (close_code::PROTOCOL, "this was no frame that is read here")
        }
    };
    let close = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(reason),
    };
    if send_all(socket, waiting.frames).await
        && socket.send(WsMessage::Close(Some(close))).await.is_ok()
    {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}

/// Sends frames, together as far as they fit; a client that does not take them in time is gone.
async fn send_all(socket: &mut WebSocket, frames: VecDeque<WsMessage>) -> bool {
    let mut frames = stream::iter(frames.into_iter().map(Ok));
    matches!(
        timeout(SEND_TIMEOUT, socket.send_all(&mut frames)).await,
        Ok(Ok(()))
    )
}
