//! The description of the interface says what there is.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
};

/// All places in a description that refer to a type.
fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                found.insert(reference);
            }
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_route_that_is_described_is_there() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let description = guest.get("/openapi.json").await;
    let paths = description["paths"].as_object().unwrap();
    let mut operations = 0;
    for (path, methods) in paths {
        for (method, about) in methods.as_object().unwrap() {
            operations += 1;
            assert!(!about["summary"].as_str().unwrap().is_empty(), "{path}");
            let refused = &about["responses"]["default"]["content"]["application/json"];
            let problem = "#/components/schemas/Problem";
            assert_eq!(refused["schema"]["$ref"], problem, "{path}");
            if path.ends_with("/me") && method == "delete" || path.ends_with("/logout") {
                continue;
            }
            let asked = path
                .replace("{channel}", "players")
                .replace("{game}", "antike")
                .replace("{file}", "west.json")
                .replace("{place}", "roma");
            let asked = asked.replace("{number}", "0").replace("{id}", "7");
            let response = guest
                .send(&method.to_uppercase(), &asked, &[], Some("{}"))
                .await;
            assert!(response.status != 405, "{method} {path}");
            assert!(
                !response.body.contains("there is nothing here"),
                "{method} {path}"
            );
        }
    }
    assert_eq!(operations, 45, "{:?}", paths.keys());
}

/// Whoever has to be known is told so by the description, and by the server.
#[tokio::test]
async fn the_description_says_who_may_ask() {
    let host = Host::new().await;
    let owner = host.guest().await;
    let table = owner.make(json!({"game": "antike"})).await;
    let program = json!({"name": "bot", "scope": "all"});
    let program = owner.program(program).await;
    let description = owner.get("/openapi.json").await;
    let schemes = &description["components"]["securitySchemes"];
    assert_eq!(schemes["cookie"]["name"], "polemarch");
    assert_eq!(schemes["token"]["scheme"], "bearer");
    let (mut closed, mut owners) = (0, 0);
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let ways = about["security"].as_array().cloned().unwrap_or_default();
            let open = ways.is_empty() || ways.contains(&json!({}));
            let by_token = ways.contains(&json!({"token": []}));
            let asked = path.replace("/me/sessions/{id}", "/me/sessions/0");
            let asked = asked.replace("/me/tokens/{id}", "/me/tokens/0");
            let asked = asked.replace("/me/blocks/{id}", "/me/blocks/0");
            let asked = asked.replace("{id}", &table).replace("{number}", "0");
            let asked = asked
                .replace("{channel}", "players")
                .replace("{place}", "M1");
            let method = method.to_uppercase();
            let ask = async |client: &Client| {
                let body = (method != "GET").then_some("{}");
                client.send(&method, &asked, &[], body).await
            };
            let unknown = ask(&host.visitor()).await;
            let refused = unknown.status == 401 && unknown.kind() == "unknown";
            // A list of one's own tables is asked for by a parameter.
            assert_eq!(refused, !open, "{method} {path}: {unknown:?}");
            if !open {
                closed += 1;
                let kind = ask(&program).await;
                let forbidden = kind.status == 403 && kind.body.contains("programs do not");
                assert_eq!(forbidden, !by_token, "{method} {path}: {kind:?}");
                owners += usize::from(!by_token);
            }
        }
    }
    assert_eq!((closed, owners), (25, 5));
}

/// Why a value is not what a schema says, if so. Fields that are not described count as wrong where the schema lists its fields.
fn mismatch(description: &Value, schema: &Value, value: &Value, place: &str) -> Option<String> {
    let deeper =
        |schema: &Value, value: &Value, place: &str| mismatch(description, schema, value, place);
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = description.pointer(reference.strip_prefix('#').unwrap());
        return deeper(schema.expect(reference), value, place);
    }
    for (key, fits) in [("oneOf", 1), ("anyOf", 1)] {
        if let Some(ways) = schema[key].as_array() {
            let misfits: Vec<String> = ways
                .iter()
                .filter_map(|way| deeper(way, value, place))
                .collect();
            if ways.len() - misfits.len() < fits {
                return Some(format!("{place}: none of {misfits:#?}"));
            }
        }
    }
    if let Some(parts) = schema["allOf"].as_array() {
        // Each part describes some of the fields.
        return parts.iter().find_map(|part| {
            let part = resolved(description, part);
            deeper(&open(&part), value, place)
        });
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is = |name: &Value| name == kind || name == "number" && kind == "integer";
    let right = match &schema["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(is),
        name => is(name),
    };
    if !right {
        return Some(format!("{place} is {value}, not {}", schema["type"]));
    }
    if let Some(values) = schema["enum"].as_array()
        && !values.contains(value)
    {
        return Some(format!("{place} is {value}, none of {values:?}"));
    }
    if let Some(items) = value.as_array() {
        let tuple = schema["prefixItems"].as_array();
        let schema_of = |index: usize| tuple.and_then(|tuple| tuple.get(index));
        return items.iter().enumerate().find_map(|(index, item)| {
            let schema = schema_of(index).unwrap_or(&schema["items"]);
            deeper(schema, item, &format!("{place}/{index}"))
        });
    }
    let (Some(fields), Some(known)) = (value.as_object(), schema["properties"].as_object()) else {
        return None;
    };
    for required in schema["required"].as_array().into_iter().flatten() {
        if !fields.contains_key(required.as_str().unwrap()) {
            return Some(format!("{place} has no {required}"));
        }
    }
    fields.iter().find_map(|(name, field)| {
        let place = format!("{place}/{name}");
        match known.get(name) {
            Some(schema) => deeper(schema, field, &place),
            None if schema["additionalProperties"].is_null() => {
                Some(format!("{place} is not described"))
            }
            None => None,
        }
    })
}

fn resolved(description: &Value, schema: &Value) -> Value {
    match schema["$ref"].as_str() {
        Some(reference) => description
            .pointer(reference.strip_prefix('#').unwrap())
            .unwrap()
            .clone(),
        None => schema.clone(),
    }
}

/// The same schema where other fields may stand beside its own.
fn open(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if schema["properties"].is_object() {
        schema["additionalProperties"] = json!(true);
    }
    for way in schema["oneOf"].as_array_mut().into_iter().flatten() {
        *way = open(way);
    }
    schema
}

#[tokio::test]
async fn what_is_answered_is_what_is_described() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("syracuse", &first, &second).await;
    let asked = first.look(&table).await["asked"][0].as_u64().unwrap();
    let player = if asked == 0 { &first } else { &second };
    player.answer(&table, |_| true).await;
    first
        .post(
            &format!("/tables/{table}/chat/players"),
            json!({"text": "hello"}),
        )
        .await;
    second.order(&table, json!({"do": "ask-draw"})).await;
    let open = first.make(json!({"game": "antike"})).await;
    let over = begun("antike", &first, &second).await;
    first.order(&over, json!({"do": "resign"})).await;
    let token = json!({"name": "bot"});
    let description = first.get("/openapi.json").await;
    let mut checked = 0;
    for (method, path, filled, body) in [
        ("post", "/guest", String::new(), json!(null)),
        ("get", "/me", String::new(), json!(null)),
        (
            "post",
            "/login",
            String::new(),
            json!({"name": "Nobody", "password": "x"}),
        ),
        ("get", "/me/sessions", String::new(), json!(null)),
        ("post", "/me/tokens", String::new(), token),
        ("get", "/me/tokens", String::new(), json!(null)),
        ("get", "/me/blocks", String::new(), json!(null)),
        ("get", "/notice", String::new(), json!(null)),
        ("get", "/games", String::new(), json!(null)),
        (
            "get",
            "/tables",
            "/tables?list=mine".to_owned(),
            json!(null),
        ),
        (
            "post",
            "/tables",
            String::new(),
            json!({"game": "hellespont"}),
        ),
        ("get", "/tables/{id}", table.clone(), json!(null)),
        ("get", "/tables/{id}", open.clone(), json!(null)),
        ("get", "/tables/{id}", over.clone(), json!(null)),
        ("get", "/tables/{id}", "nowhere".to_owned(), json!(null)),
        ("get", "/tables/{id}/situation", table.clone(), json!(null)),
        ("get", "/tables/{id}/situation", over.clone(), json!(null)),
        ("get", "/tables/{id}/foresight", table.clone(), json!(null)),
        ("get", "/tables/{id}/goal", table.clone(), json!(null)),
        (
            "get",
            "/tables/{id}/places/{place}",
            table.clone(),
            json!(null),
        ),
        (
            "post",
            "/tables/{id}/why",
            table.clone(),
            json!({"action": {"type": "pass"}}),
        ),
        (
            "post",
            "/tables/{id}/orders",
            table.clone(),
            json!({"do": "undo", "seq": 0}),
        ),
        (
            "post",
            "/tables/{id}/orders",
            table.clone(),
            json!({"do": "answer", "accept": false}),
        ),
        (
            "get",
            "/tables/{id}/moments/{number}",
            format!("{table}/moments/0"),
            json!(null),
        ),
        (
            "get",
            "/tables/{id}/chat/{channel}",
            format!("{table}/chat/players"),
            json!(null),
        ),
        ("get", "/tables/{id}/note", table.clone(), json!(null)),
        (
            "post",
            "/tables/{id}/fork",
            table.clone(),
            json!({"number": 0}),
        ),
        ("post", "/tables/{id}/rematch", over.clone(), json!(null)),
        ("get", "/tables/{id}/replay", over.clone(), json!(null)),
    ] {
        let asked = match filled.as_str() {
            "" => path.to_owned(),
            query if query.starts_with('/') => query.to_owned(),
            whole if whole.contains('/') => format!("/tables/{whole}"),
            id => path.replace("{id}", id).replace("{place}", "M1"),
        };
        let response = player.try_to(&method.to_uppercase(), &asked, body).await;
        let operation = &description["paths"][format!("/api/v1{path}")][method];
        let responses = &operation["responses"];
        let described = match responses[response.status.to_string()].clone() {
            Value::Null => responses["default"].clone(),
            described => described,
        };
        let schema = &described["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {asked}: {described}");
        let wrong = mismatch(&description, schema, &response.json(), "");
        assert_eq!(wrong, None, "{method} {asked}: {}", response.body);
        checked += usize::from(response.status == 200);
    }
    assert!(checked >= 20, "{checked}");
    // The check itself tells right from wrong.
    let me = description.pointer("/components/schemas/Me").unwrap();
    let right = json!({"id": 1, "name": "x", "guest": true, "settings": {}});
    assert_eq!(mismatch(&description, me, &right, ""), None);
    for wrong in [
        json!({"id": "1", "name": "x", "guest": true, "settings": {}}),
        json!({"id": 1, "name": "x", "guest": true}),
        json!({"id": 1, "name": "x", "guest": true, "settings": {}, "more": 1}),
        json!([]),
    ] {
        assert!(mismatch(&description, me, &wrong, "").is_some(), "{wrong}");
    }
}

#[tokio::test]
async fn every_type_that_is_named_is_described() {
    let host = Host::new().await;
    let description = host.visitor().get("/openapi.json").await;
    let schemas = &description["components"]["schemas"];
    for name in [
        "Frame",
        "Reply",
        "Order",
        "Situation",
        "SituationFrame",
        "TableInfo",
        "Problem",
        "FrameOrder",
    ] {
        assert!(schemas[name].is_object(), "{name}");
    }
    let mut named = BTreeSet::new();
    references(&description, &mut named);
    assert!(named.len() > 20, "{named:?}");
    for reference in named {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(description.pointer(pointer).is_some(), "{reference}");
    }
    // Every kind of order is described by its name.
    let orders = schemas["Order"].to_string();
    for order in [
        "sit",
        "leave",
        "share",
        "start",
        "act",
        "undo",
        "redo",
        "reset",
        "confirm",
        "ask-me",
        "ask-always",
        "look",
    ] {
        assert!(orders.contains(&json!(order).to_string()), "{order}");
    }
}

#[tokio::test]
async fn the_page_holds_what_its_script_fills() {
    let host = Host::new().await;
    let visitor = host.visitor();
    let page = visitor.send("GET", "/api", &[], None).await.body;
    let script = visitor.send("GET", "/api/docs.js", &[], None).await.body;
    assert!(page.contains("<script src=\"/api/docs.js\"></script>"));
    let ids: Vec<&str> = script.split("getElementById('").skip(1).collect();
    assert_eq!(ids.len(), 2);
    for id in ids {
        let id = id.split('\'').next().unwrap();
        assert!(page.contains(&format!("<div id=\"{id}\"></div>")), "{id}");
    }
    assert!(script.contains("fetch('/api/v1/openapi.json')"));
}
