//! A client of the server as the measurements and the tests need it: a few requests over HTTP, then frames.

use std::net::SocketAddr;

use engine::Rng;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message, Utf8Bytes,
        client::IntoClientRequest,
        http::{HeaderValue, header::COOKIE},
        protocol::WebSocketConfig,
    },
};

/// Whatever went wrong.
pub(crate) type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// The connection has ended, with this code.
#[derive(Debug, thiserror::Error)]
#[error("the server has closed the connection: {0}")]
pub(crate) struct Closed(pub u16);

/// What the server answered to a request.
#[derive(Debug)]
pub(crate) struct Response {
    pub status: u16,
    /// The cookie it set.
    pub cookie: Option<String>,
    /// The body; nothing where it was no JSON.
    pub body: Value,
}

/// Makes one request over a connection of its own.
pub(crate) async fn request(
    server: SocketAddr,
    method_and_path: &str,
    cookie: &str,
    body: &str,
) -> Result<Response, BoxError> {
    let mut stream = TcpStream::connect(server).await?;
    let head = format!(
        "{method_and_path} HTTP/1.1\r\nhost: {server}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .ok_or("the answer is no HTTP")?;
    let status = head.split(' ').nth(1).ok_or("the answer has no status")?;
    let cookie = head.lines().find_map(|line| {
        let cookie = line.strip_prefix("set-cookie: ")?;
        Some(cookie.split(';').next()?.to_owned())
    });
    Ok(Response {
        status: status.parse()?,
        cookie,
        body: serde_json::from_str(body).unwrap_or_default(),
    })
}

/// Registers a guest; returns the cookie.
pub(crate) async fn guest(server: SocketAddr) -> Result<String, BoxError> {
    let came = request(server, "POST /api/v1/guest", "", "").await?;
    Ok(came.cookie.ok_or("a guest gets a cookie")?)
}

/// A new table of Antike for two, public; its link.
pub(crate) async fn new_table(server: SocketAddr, cookie: &str) -> Result<String, BoxError> {
    let wanted = json!({ "game": "antike", "setup": { "seats": 2 } });
    let made = request(server, "POST /api/v1/tables", cookie, &wanted.to_string()).await?;
    let id = made.body.get("id").and_then(Value::as_str);
    Ok(id.ok_or("a table has a link")?.to_owned())
}

/// Two guests sit down at a new table, send their shares and begin.
pub(crate) async fn begin_table(
    server: SocketAddr,
    [host, other]: [&str; 2],
) -> Result<String, BoxError> {
    let table = new_table(server, host).await?;
    let path = format!("POST /api/v1/tables/{table}/orders");
    let share = json!({ "do": "share", "share": "5a".repeat(32) }).to_string();
    for (cookie, order) in [
        (other, r#"{"do":"sit"}"#),
        (host, &share),
        (other, &share),
        (host, r#"{"do":"start"}"#),
    ] {
        let done = request(server, &path, cookie, order).await?;
        if done.status != 200 {
            return Err(format!("{order}: {}", done.body).into());
        }
    }
    Ok(table)
}

/// A connection for frames.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Bytes of all text frames so far.
    pub received: u64,
}

impl Socket {
    /// Connects as the user with this cookie.
    pub(crate) async fn connect(server: SocketAddr, cookie: &str) -> Result<Self, BoxError> {
        Self::over(TcpStream::connect(server).await?, server, cookie).await
    }

    /// Upgrades a connection that is open already.
    pub(crate) async fn over(
        stream: TcpStream,
        server: SocketAddr,
        cookie: &str,
    ) -> Result<Self, BoxError> {
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{server}/ws").into_client_request()?;
        request
            .headers_mut()
            .insert(COOKIE, HeaderValue::from_str(cookie)?);
        // Most frames are read at once, and each is sent at once.
        let prompt = WebSocketConfig::default()
            .read_buffer_size(8 * 1024)
            .write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(prompt)).await?;
        Ok(Self {
            stream,
            received: 0,
        })
    }

    /// Sends a text frame.
    pub(crate) async fn send(&mut self, text: String) -> Result<(), BoxError> {
        self.send_frame(Message::text(text)).await
    }

    /// Sends a frame of any kind.
    pub(crate) async fn send_frame(&mut self, frame: Message) -> Result<(), BoxError> {
        Ok(self.stream.send(frame).await?)
    }

    /// Joins a table after having seen so much of it.
    pub(crate) async fn join(&mut self, table: &str, seen: u64) -> Result<(), BoxError> {
        let join = json!({ "type": "join", "table": table, "seen": seen });
        self.send(join.to_string()).await
    }

    /// The next text frame; a closed connection is trouble.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, BoxError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.received += text.len() as u64;
                    return Ok(text);
                }
                Some(Ok(
                    Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_),
                )) => {}
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map_or(1005, |frame| frame.code.into());
                    return Err(Closed(code).into());
                }
                None => return Err(Closed(1006).into()),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}

/// What a player needs to read of a frame.
#[derive(Debug, Deserialize)]
pub(crate) struct FrameSummary<'a> {
    /// Which kind of frame.
    #[serde(rename = "type")]
    pub kind: &'a str,
    /// The table it is about, as JSON.
    #[serde(default, borrow)]
    pub table: Option<&'a RawValue>,
    /// The order it answers.
    #[serde(default, rename = "ref")]
    pub reference: Option<u64>,
    /// The number an order has to name.
    #[serde(default)]
    pub seq: u64,
    /// What the client is asked.
    #[serde(default, borrow)]
    pub questions: Vec<Asked<'a>>,
    /// How the game ended.
    #[serde(default, borrow)]
    pub over: Option<&'a RawValue>,
}

/// What a seat is asked.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked<'a> {
    /// All answers, folded.
    #[serde(borrow)]
    pub answers: Vec<&'a RawValue>,
}

impl Asked<'_> {
    /// One of the answers.
    pub(crate) fn pick(&self, rng: &mut Rng) -> Result<Value, BoxError> {
        let folded = rng.pick(&self.answers).ok_or("no answers")?;
        let answers = protocol::expand_answers(&serde_json::from_str(folded.get())?);
        Ok(rng.pick(&answers).ok_or("no answers")?.clone())
    }
}

impl FrameSummary<'_> {
    /// Is it about this table, as far as it says?
    pub(crate) fn is_about(&self, table: &str) -> bool {
        self.table
            .is_none_or(|named| named.get().trim_matches('"') == table)
    }
}

/// The order that gives an answer, as a frame.
pub(crate) fn act(table: &str, seq: u64, action: &str) -> String {
    format!(
        r#"{{"type":"order","table":"{table}","ref":{seq},"order":{{"do":"act","seq":{seq},"action":{action}}}}}"#
    )
}
