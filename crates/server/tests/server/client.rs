//! Somebody who speaks HTTP, with a cookie or a token.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// What came back.
#[derive(Debug)]
pub(crate) struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Response {
    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").expect("a whole response");
        let mut lines = head.lines();
        let first = lines.next().unwrap();
        let status = first.split(' ').nth(1).unwrap().parse().unwrap();
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").unwrap_or((line, ""));
            (name.to_lowercase(), value.to_owned())
        };
        Self {
            status,
            headers: lines.map(header).collect(),
            body: body.to_owned(),
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(known, _)| known == name);
        found.next().map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {} {:?}", self.status, self.body))
    }

    /// The kind of a refusal.
    pub(crate) fn kind(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        self.json()["error"].as_str().unwrap().to_owned()
    }
}

/// Somebody who speaks HTTP.
pub(crate) struct Client {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub token: Option<String>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self {
            address,
            cookie: None,
            token: None,
        }
    }

    /// The same person in the same browser, somewhere else in the test.
    pub(crate) fn again(&self, address: SocketAddr) -> Self {
        Self {
            cookie: self.cookie.clone(),
            token: self.token.clone(),
            ..Self::new(address)
        }
    }

    /// Sends bytes as they are.
    pub(crate) async fn raw(&self, bytes: &[u8]) -> Response {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // A server that refuses early may not read to the end.
        _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        _ = stream.read_to_end(&mut answer).await;
        Response::read(&String::from_utf8_lossy(&answer))
    }

    /// The headers that say who this is.
    pub(crate) fn identity(&self) -> Vec<(&'static str, String)> {
        let cookie = self
            .cookie
            .as_ref()
            .map(|cookie| ("Cookie", cookie.clone()));
        let token = self.token.as_ref();
        let token = token.map(|token| ("Authorization", format!("Bearer {token}")));
        cookie.into_iter().chain(token).collect()
    }

    /// Sends a request with headers of one's own.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Response {
        let mut text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n",
            self.address
        );
        for (name, value) in self.identity() {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(body) = body {
            let length = body.len();
            text.push_str(&format!(
                "Content-Type: application/json\r\nContent-Length: {length}\r\n"
            ));
        }
        text.push_str("\r\n");
        text.push_str(body.unwrap_or_default());
        self.raw(text.as_bytes()).await
    }

    /// Sends a request under `/api/v1`, whatever comes of it.
    pub(crate) async fn try_to(&self, method: &str, path: &str, body: Value) -> Response {
        let body = (!body.is_null()).then(|| body.to_string());
        let path = format!("/api/v1{path}");
        self.send(method, &path, &[], body.as_deref()).await
    }

    /// The same when it has to succeed.
    pub(crate) async fn call(&self, method: &str, path: &str, body: Value) -> Value {
        let response = self.try_to(method, path, body).await;
        assert!(response.status < 300, "{method} {path}: {response:?}");
        if response.body.is_empty() {
            return Value::Null;
        }
        response.json()
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        self.call("GET", path, Value::Null).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        self.call("POST", path, body).await
    }

    /// The same when it has to fail: the kind of the refusal.
    pub(crate) async fn refused(&self, method: &str, path: &str, body: Value) -> String {
        self.try_to(method, path, body).await.kind()
    }

    /// Keeps the cookie of a response.
    pub(crate) fn keep_cookie(&mut self, response: &Response) {
        let cookie = response.header("set-cookie").expect("a cookie");
        let pair = cookie.split(';').next().unwrap();
        self.cookie = Some(pair.to_owned());
    }

    /// Comes in as a guest.
    pub(crate) async fn come_in(&mut self) -> Value {
        let response = self.try_to("POST", "/guest", Value::Null).await;
        assert_eq!(response.status, 200, "{response:?}");
        self.keep_cookie(&response);
        response.json()
    }

    /// Logs in to an account.
    pub(crate) async fn log_in(&mut self, name: &str, password: &str) {
        let credentials = json!({"name": name, "password": password});
        let response = self.try_to("POST", "/login", credentials).await;
        assert_eq!(response.status, 200, "{response:?}");
        self.keep_cookie(&response);
    }

    /// Makes an account out of a guest.
    pub(crate) async fn claim(&mut self, name: &str, password: &str) -> Value {
        let credentials = json!({"name": name, "password": password});
        let response = self.try_to("POST", "/me/claim", credentials).await;
        assert_eq!(response.status, 200, "{response:?}");
        self.keep_cookie(&response);
        response.json()
    }

    /// Changes the password.
    pub(crate) async fn change_password(&mut self, old: &str, new: &str) {
        let change = json!({"old": old, "new": new});
        let response = self.try_to("PUT", "/me/password", change).await;
        assert_eq!(response.status, 204, "{response:?}");
        self.keep_cookie(&response);
    }

    /// Makes a token; a program that has it.
    pub(crate) async fn program(&self, token: Value) -> Self {
        let made = self.post("/me/tokens", token).await;
        Self {
            token: made["token"].as_str().map(str::to_owned),
            ..Self::new(self.address)
        }
    }

    pub(crate) async fn id(&self) -> i64 {
        self.get("/me").await["id"].as_i64().unwrap()
    }

    /// Makes a table and returns its link.
    pub(crate) async fn make(&self, table: Value) -> String {
        let made = self.post("/tables", table).await;
        made["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn info(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).await
    }

    pub(crate) async fn look(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}/situation")).await
    }

    /// Gives an order whatever comes of it.
    pub(crate) async fn try_order(&self, table: &str, order: Value) -> Response {
        let path = format!("/tables/{table}/orders");
        self.try_to("POST", &path, order).await
    }

    /// Gives an order that has to succeed; the number after it.
    pub(crate) async fn order(&self, table: &str, order: Value) -> u64 {
        let response = self.try_order(table, order.clone()).await;
        assert_eq!(response.status, 200, "{order}: {response:?}");
        response.json()["seq"].as_u64().unwrap()
    }

    /// Gives an order that has to fail; the kind of the refusal.
    pub(crate) async fn forbidden(&self, table: &str, order: Value) -> String {
        self.try_order(table, order).await.kind()
    }

    /// The order that agrees to what is proposed now, or does not.
    pub(crate) async fn vote(&self, table: &str, accept: bool) -> Value {
        let offer = self.look(table).await["offer"]["number"].as_u64();
        json!({"do": "answer", "offer": offer.unwrap_or_default(), "accept": accept})
    }

    /// Agrees to what is proposed now.
    pub(crate) async fn agree(&self, table: &str) {
        self.order(table, self.vote(table, true).await).await;
    }

    /// Sends a share that differs from person to person.
    pub(crate) async fn share(&self, table: &str) {
        let share = format!("{:064x}", self.id().await + 1000);
        self.order(table, json!({"do": "share", "share": share}))
            .await;
    }

    /// Answers with one of the offered answers; the situation before it.
    pub(crate) async fn answer(&self, table: &str, pick: impl Fn(&Value) -> bool) -> Value {
        let situation = self.look(table).await;
        let question = &situation["questions"][0];
        let answers = question["answers"].as_array().expect("a question");
        let answer = answers.iter().find(|answer| pick(answer));
        let answer = answer.expect("a fitting answer");
        let act = json!({"do": "act", "seq": situation["seq"], "seat": question["seat"], "action": answer});
        self.order(table, act).await;
        situation
    }
}

/// A table of two people that has begun: the host has the first seat.
pub(crate) async fn begun(game: &str, host: &Client, guest: &Client) -> String {
    let table = host
        .make(json!({"game": game, "setup": {"seats": 2}}))
        .await;
    guest.order(&table, json!({"do": "sit"})).await;
    host.share(&table).await;
    guest.share(&table).await;
    // Tests count questions.
    for person in [host, guest] {
        let always = json!({"do": "ask-always", "always": true});
        person.order(&table, always).await;
    }
    host.order(&table, json!({"do": "start"})).await;
    table
}

/// A table for one that has begun.
pub(crate) async fn alone(person: &Client, scenario: &str) -> String {
    let setup = json!({"seats": 1, "scenario": scenario});
    let table = person
        .make(json!({"game": "peloponnesian-war", "setup": setup}))
        .await;
    person.share(&table).await;
    person.order(&table, json!({"do": "start"})).await;
    table
}
