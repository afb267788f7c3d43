//! Every route, every order and every frame, as the description of the interface lists them: nothing that is added later is forgotten here.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
    strangers::{orders, picture},
};

/// One way to ask for something.
pub(crate) struct Operation {
    pub method: String,
    path: String,
    /// What its body has to be.
    body: Option<Value>,
}

impl Operation {
    pub(crate) fn all(description: &Value) -> Vec<Self> {
        let mut all = Vec::new();
        for (path, methods) in description["paths"].as_object().unwrap() {
            for (method, about) in methods.as_object().unwrap() {
                let body = &about["requestBody"]["content"]["application/json"]["schema"];
                all.push(Self {
                    method: method.to_uppercase(),
                    path: path.clone(),
                    body: (!body.is_null()).then(|| body.clone()),
                });
            }
        }
        assert!(all.len() >= 35);
        all
    }

    fn reads(&self) -> bool {
        self.method == "GET"
    }

    /// The path for a table, with this text where a text may stand.
    pub(crate) fn path(&self, table: &str, text: &str) -> String {
        let path = self.path.replace("/me/sessions/{id}", "/me/sessions/0");
        let path = path.replace("/me/tokens/{id}", "/me/tokens/0");
        let path = path.replace("{id}", table).replace("{number}", "0");
        let path = path.replace("{channel}", "players");
        path.replace("{game}", text).replace("{file}", text)
    }

    /// Bodies that are right in form, one for each way to write them.
    pub(crate) fn bodies(&self, description: &Value, text: &str) -> Vec<Option<String>> {
        let Some(schema) = &self.body else {
            return vec![None];
        };
        let samples = samples(description, schema, text).into_iter();
        samples.map(|body| Some(body.to_string())).collect()
    }
}

/// Values that fit a schema, one for each of the ways it leaves; all texts in them are this one.
fn samples(description: &Value, schema: &Value, text: &str) -> Vec<Value> {
    let deeper = |schema: &Value| samples(description, schema, text);
    if let Some(reference) = schema["$ref"].as_str() {
        let found = description.pointer(reference.strip_prefix('#').unwrap());
        return deeper(found.expect(reference));
    }
    if let Some(ways) = schema["oneOf"].as_array() {
        return ways.iter().flat_map(deeper).collect();
    }
    if let Some(parts) = schema["allOf"].as_array() {
        let fields = parts.iter().flat_map(|part| match deeper(part).remove(0) {
            Value::Object(fields) => fields,
            other => panic!("{other} is no part of an object"),
        });
        return vec![Value::Object(fields.collect())];
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.clone();
    }
    if let Some(fields) = schema["properties"].as_object() {
        return samples_of_fields(description, fields, text);
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().find(|kind| *kind != "null").unwrap(),
        kind => kind,
    };
    match kind.as_str() {
        Some("string") => vec![json!(text)],
        Some("integer" | "number") => vec![json!(0)],
        Some("boolean") => vec![json!(true), json!(false)],
        Some("array") => vec![json!([deeper(&schema["items"]).remove(0)])],
        Some("null") => vec![Value::Null],
        Some("object") | None => vec![json!({text: text, "type": text})],
        Some(other) => panic!("{other} is not known here"),
    }
}

/// The first sample of every field, and then every other sample of one of them.
fn samples_of_fields(description: &Value, fields: &Map<String, Value>, text: &str) -> Vec<Value> {
    let all: Vec<(&String, Vec<Value>)> = fields
        .iter()
        .map(|(name, schema)| (name, samples(description, schema, text)))
        .collect();
    let first = |(name, samples): &(&String, Vec<Value>)| ((*name).clone(), samples[0].clone());
    let base: Map<String, Value> = all.iter().map(first).collect();
    let mut found = vec![Value::Object(base.clone())];
    for (name, samples) in &all {
        for other in samples.iter().skip(1) {
            let mut changed = base.clone();
            changed.insert((*name).clone(), other.clone());
            found.push(Value::Object(changed));
        }
    }
    found
}

/// The kinds of a tagged type.
fn kinds(description: &Value, name: &str, tag: &str) -> BTreeSet<String> {
    let schema = &description["components"]["schemas"][name];
    let all = samples(description, schema, "x").into_iter();
    all.map(|sample| sample[tag].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn another_page_speaks_through_no_route() {
    let host = Host::new().await;
    let victim = host.guest().await;
    let table = victim.make(json!({"game": "antike"})).await;
    let description = victim.get("/openapi.json").await;
    let mut tried = 0;
    for operation in Operation::all(&description) {
        if operation.reads() && operation.path != "/ws" {
            continue;
        }
        let path = operation.path(&table, "antike");
        for body in operation.bodies(&description, "x") {
            for headers in [
                ("Origin", "https://evil.example"),
                ("Sec-Fetch-Site", "cross-site"),
            ] {
                let response = victim
                    .send(&operation.method, &path, &[headers], body.as_deref())
                    .await;
                assert_eq!(response.kind(), "cross-site", "{} {path}", operation.method);
                tried += 1;
            }
        }
    }
    assert!(tried > 80, "{tried}");
    assert_eq!(victim.info(&table).await["status"], "open");
}

#[tokio::test]
async fn no_body_is_read_that_is_not_as_described() {
    let host = Host::new().await;
    let description = host.visitor().get("/openapi.json").await;
    let deep = "[".repeat(30_000);
    let large = json!({ "x": "x".repeat(70_000) }).to_string();
    for operation in Operation::all(&description) {
        if operation.body.is_none() {
            continue;
        }
        let guest = host.guest().await;
        let table = guest.make(json!({"game": "antike"})).await;
        let (method, path) = (operation.method.as_str(), operation.path(&table, "antike"));
        for wrong in [
            "",
            "{",
            "null",
            "[]",
            "7",
            "\"x\"",
            "{\"\\ud800\":1}",
            &deep,
        ] {
            // Guests have no password to send when they go.
            if wrong.is_empty() && method.eq_ignore_ascii_case("delete") {
                continue;
            }
            let response = guest.send(method, &path, &[], Some(wrong)).await;
            let shown: String = wrong.chars().take(20).collect();
            assert_eq!(response.kind(), "malformed", "{method} {path}: {shown}");
        }
        let response = guest.send(method, &path, &[], Some(&large)).await;
        assert_eq!(response.status, 413, "{method} {path}");
        // Settings are the page's own.
        if path.ends_with("/settings") {
            continue;
        }
        for body in operation.bodies(&description, "x") {
            let mut body: Value = serde_json::from_str(&body.unwrap()).unwrap();
            body["stranger"] = json!(1);
            let body = body.to_string();
            let response = guest.send(method, &path, &[], Some(&body)).await;
            assert_eq!(response.kind(), "malformed", "{method} {path}: {body}");
        }
    }
}

/// Texts that mean something to somebody: a page, a database, a path, a header, a terminal, a formatter.
const HOSTILE: [&str; 8] = [
    "<script>alert(1)</script>",
    "'); DROP TABLE users; --",
    "../../../../etc/passwd",
    "a\r\nSet-Cookie: polemarch=x",
    "\u{0}\u{1b}[2J\u{202e}",
    "{{7*7}}${7*7}%s%n",
    "(?i)(a+)+$",
    "🙂\u{fffd}\u{10ffff}",
];

fn in_path(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// Whoever asks, with whatever rights over others: nothing breaks, and nothing of somebody else's table is changed.
#[tokio::test]
async fn hostile_texts_on_every_route_break_nothing_and_change_nothing_of_others() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("syracuse", &first, &second).await;
    let before = (
        picture(&first, &table).await,
        picture(&second, &table).await,
    );
    let description = first.get("/openapi.json").await;
    let mut tried = 0;
    for operation in Operation::all(&description) {
        let method = operation.method.as_str();
        for text in HOSTILE {
            // Some of these end the session or the person.
            let stranger = host.guest().await;
            for client in [&stranger, &host.visitor()] {
                let paths = [table.as_str(), &in_path(text)];
                let paths = paths.map(|table| operation.path(table, &in_path(text)));
                for path in BTreeSet::from(paths) {
                    for body in operation.bodies(&description, text) {
                        let response = client.send(method, &path, &[], body.as_deref()).await;
                        let told = format!("{method} {path} {body:?}: {response:?}");
                        assert!(response.status < 500, "{told}");
                        let kind = response.header("content-type").unwrap_or_default();
                        assert!(!kind.contains("html"), "{told}");
                        assert_eq!(
                            response.header("x-content-type-options"),
                            Some("nosniff"),
                            "{told}"
                        );
                        let cookie = response.header("set-cookie").unwrap_or_default();
                        assert!(cookie.is_empty() || cookie.contains("HttpOnly"), "{told}");
                        tried += 1;
                    }
                }
            }
        }
        let after = (
            picture(&first, &table).await,
            picture(&second, &table).await,
        );
        assert_eq!(after, before, "{method} {}", operation.path);
    }
    assert!(tried > 1000, "{tried}");
}

#[tokio::test]
async fn what_is_asked_about_a_table_that_is_not_there_is_missing() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let description = guest.get("/openapi.json").await;
    for operation in Operation::all(&description) {
        if !operation.path.contains("/tables/{id}") {
            continue;
        }
        let path = operation.path("nosuchtable", "antike");
        for body in operation.bodies(&description, "x") {
            let response = guest
                .send(&operation.method, &path, &[], body.as_deref())
                .await;
            assert_eq!(
                response.kind(),
                "missing",
                "{} {path} {body:?}",
                operation.method
            );
        }
    }
}

/// The orders that are tried by hand elsewhere are all there are.
#[tokio::test]
async fn every_kind_of_order_is_tried_by_strangers() {
    let host = Host::new().await;
    let description = host.visitor().get("/openapi.json").await;
    let tried = orders(&json!(0), &json!({}));
    let tried: BTreeSet<String> = tried
        .iter()
        .map(|order| order["do"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(tried, kinds(&description, "Order", "do"));
}

#[tokio::test]
async fn an_old_number_is_stale_in_every_order_that_names_one() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap() as usize;
    let player = &people[asked];
    player.answer(&table, |_| true).await;
    let before = picture(player, &table).await;
    let seq = before.1["seq"].as_u64().unwrap();
    let description = player.get("/openapi.json").await;
    let schema = &description["components"]["schemas"]["Order"];
    let mut socket = player.join(&table).await;
    let mut numbered = BTreeSet::new();
    for mut order in samples(&description, schema, "x") {
        if order.get("seq").is_none() {
            continue;
        }
        numbered.insert(order["do"].to_string());
        order["seat"] = json!(asked);
        if order["do"] != "act" {
            order.as_object_mut().unwrap().remove("seat");
        }
        for wrong in [seq - 1, seq + 1, u64::MAX] {
            order["seq"] = json!(wrong);
            assert_eq!(
                player.forbidden(&table, order.clone()).await,
                "stale",
                "{order}"
            );
            assert_eq!(socket.forbidden(order.clone()).await, "stale", "{order}");
        }
    }
    assert_eq!(numbered.len(), 5, "{numbered:?}");
    assert_eq!(picture(player, &table).await, before);
}

#[tokio::test]
async fn hostile_texts_in_every_frame_break_nothing() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("hellespont", &first, &second).await;
    let before = picture(&first, &table).await;
    let description = first.get("/openapi.json").await;
    let schema = &description["components"]["schemas"]["Frame"];
    assert_eq!(kinds(&description, "Frame", "type").len(), 4);
    let clients: [Client; 2] = [host.guest().await, host.visitor()];
    for client in &clients {
        for text in HOSTILE {
            let mut socket = client.open(&[]).await.unwrap();
            for mut frame in samples(&description, schema, text) {
                for table in [text, table.as_str()] {
                    if frame.get("table").is_some() {
                        frame["table"] = json!(table);
                    }
                    socket.say(&frame).await;
                }
                socket.say(&json!({"type": "ping"})).await;
                socket.next_of("pong").await;
            }
        }
    }
    assert_eq!(picture(&first, &table).await, before);
}
