//! The description of the interface says what there is.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::host::Host;

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
            assert!(about["responses"].is_object(), "{path}");
            if path.ends_with("/me") && method == "delete" || path.ends_with("/logout") {
                continue;
            }
            let asked = path
                .replace("{channel}", "players")
                .replace("{game}", "antike")
                .replace("{file}", "west.json");
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
    assert_eq!(operations, 35, "{:?}", paths.keys());
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
        "sit", "leave", "share", "start", "act", "undo", "redo", "reset", "confirm", "ask-me",
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
