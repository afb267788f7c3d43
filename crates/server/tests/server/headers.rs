//! What every response carries, and what pages load.

use serde_json::{Value, json};

use crate::{client::Response, host::Host};

fn check(name: &str, response: &Response) {
    let header = |header: &str| {
        let value = response.header(header);
        value.unwrap_or_else(|| panic!("{name} has no {header}: {response:?}"))
    };
    let policy = header("content-security-policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
    assert!(
        policy.contains("script-src 'self';") && !policy.contains("unsafe"),
        "{policy}"
    );
    assert!(
        !policy.contains("http"),
        "nothing comes from elsewhere: {policy}"
    );
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert_eq!(header("x-frame-options"), "DENY");
    assert_eq!(header("referrer-policy"), "same-origin");
    assert_eq!(header("cross-origin-opener-policy"), "same-origin");
    assert_eq!(header("cross-origin-resource-policy"), "same-origin");
    assert!(
        ["no-store", "no-cache"].contains(&header("cache-control")),
        "{name}"
    );
    assert!(response.header("access-control-allow-origin").is_none());
}

#[tokio::test]
async fn every_kind_of_response_is_guarded() {
    let host = Host::with(|config| config.rates.tables = 1).await;
    let guest = host.guest().await;
    guest.make(json!({"game": "antike"})).await;
    let large = json!({"text": "x".repeat(70_000)}).to_string();
    for (status, method, path, body) in [
        (200, "GET", "/", None),
        (200, "GET", "/api", None),
        (200, "GET", "/api/docs.js", None),
        (200, "GET", "/api/docs.css", None),
        (200, "GET", "/api/v1/openapi.json", None),
        (200, "GET", "/api/v1/games", None),
        (200, "GET", "/healthz", None),
        (200, "GET", "/readyz", None),
        (404, "GET", "/metrics", None),
        (200, "HEAD", "/", None),
        (204, "PUT", "/api/v1/me/settings", Some("{}")),
        (400, "POST", "/api/v1/tables", Some("{")),
        (400, "GET", "/ws", None),
        (404, "GET", "/nothing", None),
        (404, "GET", "/api/v1/nothing", None),
        (405, "DELETE", "/api/v1/games", None),
        (413, "PUT", "/api/v1/me/settings", Some(large.as_str())),
        (429, "POST", "/api/v1/tables", Some("{\"game\":\"antike\"}")),
    ] {
        let response = guest.send(method, path, &[], body).await;
        assert_eq!(response.status, status, "{method} {path}: {response:?}");
        check(&format!("{method} {path}"), &response);
    }
    let unknown = host.visitor().try_to("GET", "/me", Value::Null).await;
    check("unknown", &unknown);
    let foreign = [("Origin", "https://evil.example")];
    check(
        "foreign",
        &guest.send("POST", "/api/v1/logout", &foreign, None).await,
    );
}

#[tokio::test]
async fn pages_hold_no_scripts_and_load_nothing_from_elsewhere() {
    let host = Host::new().await;
    let client = host.visitor();
    for path in ["/", "/api", "/api/docs.js", "/api/docs.css"] {
        let page = client.send("GET", path, &[], None).await;
        assert!(
            !page.body.contains("http:") && !page.body.contains("https:"),
            "{path}"
        );
        assert!(!page.body.contains("//") || path.ends_with(".js"), "{path}");
        for inline in [
            " style=",
            " onclick=",
            " onload=",
            "javascript:",
            "<style",
            "@import",
            "innerHTML",
            "eval(",
        ] {
            assert!(!page.body.contains(inline), "{path} holds {inline}");
        }
        for script in page.body.split("<script").skip(1) {
            assert!(
                script.contains(" src=\"/") && script.contains("></script>"),
                "{script}"
            );
        }
    }
    let script = client.send("GET", "/api/docs.js", &[], None).await;
    assert!(
        script
            .header("content-type")
            .unwrap()
            .starts_with("text/javascript")
    );
}
