//! A server of the built command, and a client that talks to it over HTTP.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, ChildStdout},
};

use serde_json::{Value, json};

use crate::run::Home;

/// A server that runs; it is ended with the test.
pub(crate) struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    /// What it said at the start.
    pub line: String,
    /// Where it listens.
    pub address: String,
}

impl Server {
    /// Starts `polemarch serve` on a free port.
    pub(crate) fn start(home: &Home, args: &[&str]) -> Self {
        let fixed = ["serve", "--listen", "127.0.0.1:0"];
        let mut command = home.command(&[&fixed[..], args].concat());
        let mut child = command.spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1);
        let address = address.and_then(|rest| rest.split(' ').next());
        let address = address.unwrap_or_else(|| {
            let mut complaint = String::new();
            let errors = child.stderr.as_mut().unwrap();
            errors.read_to_string(&mut complaint).unwrap();
            panic!("no address in '{line}': {complaint}");
        });
        Self {
            address: address.to_owned(),
            child,
            out,
            line,
        }
    }

    /// What it says next.
    pub(crate) fn next_line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line
    }

    /// A client without a cookie.
    pub(crate) fn visitor(&self) -> Client {
        Client {
            address: self.address.clone(),
            cookie: None,
        }
    }

    pub(crate) fn guest(&self) -> Client {
        let mut client = self.visitor();
        client.post("/guest", &Value::Null);
        client
    }

    /// A client with an account of this name.
    pub(crate) fn account(&self, name: &str) -> Client {
        let mut client = self.guest();
        let password = "a long pass phrase";
        client.post("/me/claim", &json!({ "name": name, "password": password }));
        client
    }

    /// Tells it to end with a signal; its exit status, what else it printed, and its log.
    #[cfg(unix)]
    pub(crate) fn end(mut self, signal: &str) -> (Option<i32>, String, String) {
        let process = self.child.id().to_string();
        let mut kill = std::process::Command::new("kill");
        assert!(kill.args([signal, &process]).status().unwrap().success());
        let (mut rest, mut log) = (String::new(), String::new());
        self.out.read_to_string(&mut rest).unwrap();
        let errors = self.child.stderr.as_mut().unwrap();
        errors.read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), rest, log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// A client of a server.
#[derive(Clone)]
pub(crate) struct Client {
    address: String,
    cookie: Option<String>,
}

impl Client {
    /// This user at another address.
    pub(crate) fn at_address(&self, address: &str) -> Self {
        Self {
            address: address.to_owned(),
            ..self.clone()
        }
    }

    /// The status and the body when something is read with headers of one's own.
    pub(crate) fn ask_with(&mut self, path: &str, headers: &[(&str, String)]) -> (u16, String) {
        let is_host = |(name, _): &&(&str, String)| *name == "Host";
        let host = headers.iter().find(is_host);
        let host = host.map_or(&self.address, |(_, host)| host);
        let mut request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        for (name, value) in headers.iter().filter(|header| !is_host(header)) {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str("\r\n");
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).unwrap();
        let (head, body) = response.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, body.to_owned())
    }

    /// The status and the body of a response.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u16, String) {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let cookie = self.cookie.as_ref();
        let cookie = cookie.map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n{cookie}\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).unwrap();
        let (head, body) = response.split_once("\r\n\r\n").unwrap();
        let set = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(set) = set {
            self.cookie = set.split(';').next().map(ToOwned::to_owned);
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, body.to_owned())
    }

    /// An answer of the interface, which must be a good one.
    #[track_caller]
    pub(crate) fn get(&mut self, path: &str) -> Value {
        let (status, body) = self.ask("GET", &format!("/api/v1{path}"), &Value::Null);
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// A request that changes something.
    #[track_caller]
    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Value {
        let (status, text) = self.ask("POST", &format!("/api/v1{path}"), body);
        assert_eq!(status, 200, "{path} {body}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// A refusal and its status.
    #[track_caller]
    pub(crate) fn refused(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let (status, text) = self.ask(method, &format!("/api/v1{path}"), body);
        assert_ne!(status, 200, "{path} {body}: {text}");
        (status, serde_json::from_str(&text).unwrap())
    }

    /// A table of Antike where this person has all seats; it has begun.
    pub(crate) fn table(&mut self) -> String {
        let new = json!({ "game": "antike", "setup": { "seats": 3 }, "seats": ["me", "me", "me"], "name": "Agora" });
        let id = self.make(&new);
        let orders = format!("/tables/{id}/orders");
        self.post(&orders, &json!({ "do": "share", "share": "5a".repeat(32) }));
        self.post(&orders, &json!({ "do": "start" }));
        id
    }

    /// A table where bots play and a client watches; it has begun.
    pub(crate) fn table_of_bots(&mut self, new: &Value) -> String {
        let id = self.make(new);
        self.post(&format!("/tables/{id}/orders"), &json!({ "do": "start" }));
        let mut watcher = self.clone();
        // The client waits for what never comes, as long as the server lets it, and may outlive the server.
        let path = format!("/api/v1/tables/{id}/situation?seen=1000000&wait=25");
        std::thread::spawn(move || watcher.ask("GET", &path, &Value::Null));
        id
    }

    fn make(&mut self, new: &Value) -> String {
        let table = self.post("/tables", new);
        table["id"].as_str().unwrap().to_owned()
    }

    /// This user at another server with the same accounts.
    pub(crate) fn at(&self, server: &Server) -> Self {
        Self {
            address: server.address.clone(),
            ..self.clone()
        }
    }

    /// The first answer that is offered now, as an order.
    #[track_caller]
    pub(crate) fn next_order(&mut self, table: &str) -> Value {
        let situation = self.get(&format!("/tables/{table}/situation"));
        let question = &situation["questions"][0];
        json!({ "do": "act", "seq": situation["seq"], "seat": question["seat"], "action": question["answers"][0] })
    }

    /// Answers so many times; the number of the log after it.
    #[track_caller]
    pub(crate) fn act(&mut self, table: &str, times: usize) -> u64 {
        let mut seq = 0;
        for _ in 0..times {
            let order = self.next_order(table);
            let done = self.post(&format!("/tables/{table}/orders"), &order);
            seq = done["seq"].as_u64().unwrap();
        }
        seq
    }
}
