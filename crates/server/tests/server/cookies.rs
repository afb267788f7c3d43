//! Cookies that were tampered with, and pages of others that speak through a browser.

use serde_json::{Value, json};

use crate::host::Host;

#[tokio::test]
async fn a_cookie_that_was_changed_is_nobodys() {
    let host = Host::new().await;
    let (mut victim, mut thief) = (host.guest().await, host.guest().await);
    let cookie = victim.cookie.clone().unwrap();
    let (token, signature) = cookie.split_once('=').unwrap().1.split_once('.').unwrap();
    let (token, signature) = (token.to_owned(), signature.to_owned());
    let own = thief.cookie.clone().unwrap();
    let own_signature = own.split_once('.').unwrap().1.to_owned();
    let mut bad = vec![
        String::new(),
        ".".to_owned(),
        token.clone(),
        format!("{token}."),
        format!("{token}.{own_signature}"),
        format!("{token}.{signature}0"),
        format!("{token}.{}", "0".repeat(64)),
        format!(".{signature}"),
        format!("{token}.{signature}.{signature}"),
        "x".repeat(20_000),
        format!("{}.{signature}", "a".repeat(15_000)),
        "é.é".to_owned(),
    ];
    for position in (0..token.len()).step_by(7) {
        let mut flipped = format!("{token}.{signature}").into_bytes();
        flipped[position] ^= 1;
        bad.push(String::from_utf8(flipped).unwrap());
        let mut flipped = signature.clone().into_bytes();
        flipped[position] ^= 1;
        bad.push(format!("{token}.{}", String::from_utf8(flipped).unwrap()));
    }
    for value in bad {
        thief.cookie = Some(format!("polemarch={value}"));
        let response = thief.try_to("GET", "/me", Value::Null).await;
        assert!(
            [401, 431].contains(&response.status),
            "{value}: {response:?}"
        );
        assert!(response.header("set-cookie").is_none());
    }
    // Another cookie beside it does no harm.
    victim.cookie = Some(format!("polemarchx=1; theme=dark; {cookie}; last=1"));
    assert!(victim.get("/me").await["id"].is_number());
    for token in ["", "x", &token, &"y".repeat(10_000)] {
        let mut program = host.visitor();
        program.token = Some(token.to_owned());
        let response = program.try_to("GET", "/me", Value::Null).await;
        assert_eq!(response.status, 401, "{token}");
    }
}

#[tokio::test]
async fn cookies_are_flagged() {
    let plain = Host::new().await;
    let cookie = plain.visitor().try_to("POST", "/guest", Value::Null).await;
    let cookie = cookie.header("set-cookie").unwrap().to_owned();
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let secure = Host::with(|config| config.secure = true).await;
    let response = secure.visitor().try_to("POST", "/guest", Value::Null).await;
    let cookie = response.header("set-cookie").unwrap();
    assert!(
        cookie.contains("; Secure") && cookie.starts_with("__Host-polemarch="),
        "{cookie}"
    );
    assert!(response.header("strict-transport-security").is_some());
    let mut known = secure.visitor();
    known.keep_cookie(&response);
    let out = known.try_to("POST", "/logout", Value::Null).await;
    let cleared = out.header("set-cookie").unwrap();
    assert!(
        cleared.contains("__Host-polemarch=;") && cleared.contains("Max-Age=0"),
        "{cleared}"
    );
}

/// Another host of the same domain may set a cookie without the prefix: where cookies have one, it counts for nothing.
#[tokio::test]
async fn a_cookie_without_the_prefix_is_nobodys() {
    let host = Host::new().await;
    let before = host.guest().await;
    let host = host.restart_with(|config| config.secure = true).await;
    let old = before.again(host.address);
    let refused = old.try_to("GET", "/me", Value::Null).await;
    assert_eq!((refused.status, refused.header("set-cookie")), (401, None));
    // The page makes a new guest.
    let response = old.try_to("POST", "/guest", Value::Null).await;
    let cookie = response.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-polemarch="), "{cookie}");
    let owner = host.guest().await;
    let mut both = host.visitor();
    both.cookie = Some(format!(
        "{}; {}",
        before.cookie.unwrap(),
        owner.cookie.as_ref().unwrap()
    ));
    assert_eq!(both.get("/me").await, owner.get("/me").await);
}

#[tokio::test]
async fn another_page_does_not_speak_through_a_browser() {
    let host = Host::new().await;
    let victim = host.guest().await;
    let table = victim.make(json!({"game": "antike"})).await;
    let own = format!("http://{}", host.address);
    let close = json!({"do": "close"}).to_string();
    let path = format!("/api/v1/tables/{table}/orders");
    for headers in [
        [("Origin", "https://evil.example")].as_slice(),
        &[("Origin", "null")],
        &[("Origin", "")],
        &[("Origin", "http://127.0.0.1")],
        &[("Origin", "http://127.0.0.1:1")],
        &[("Sec-Fetch-Site", "cross-site")],
        &[("Sec-Fetch-Site", "same-site")],
        &[("Sec-Fetch-Site", "cross-site"), ("Origin", own.as_str())],
    ] {
        let response = victim.send("POST", &path, headers, Some(&close)).await;
        assert_eq!(response.kind(), "cross-site", "{headers:?}");
        for (method, path) in [
            ("DELETE", "/api/v1/me"),
            ("POST", "/api/v1/logout"),
            ("POST", "/api/v1/guest"),
            ("PUT", "/api/v1/me/settings"),
        ] {
            let response = victim.send(method, path, headers, None).await;
            assert_eq!(response.kind(), "cross-site", "{method} {path}");
        }
    }
    // A form of another page cannot send JSON.
    let form = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\nContent-Type: text/plain\r\nContent-Length: {}\r\n\r\n{close}",
        host.address,
        victim.cookie.as_ref().unwrap(),
        close.len()
    );
    assert_eq!(victim.raw(form.as_bytes()).await.kind(), "malformed");
    assert_eq!(victim.info(&table).await["status"], "open");
    let headers = [("Origin", own.as_str()), ("Sec-Fetch-Site", "same-origin")];
    let response = victim.send("POST", &path, &headers, Some(&close)).await;
    assert_eq!(response.status, 200, "{response:?}");
}

#[tokio::test]
async fn another_page_opens_no_connection() {
    let host = Host::new().await;
    let victim = host.guest().await;
    for (name, value) in [
        ("origin", "https://evil.example".to_owned()),
        ("origin", "null".to_owned()),
        ("sec-fetch-site", "cross-site".to_owned()),
    ] {
        let refused = victim.open(&[(name, value.clone())]).await;
        assert!(refused.is_err(), "{name}: {value}");
    }
    let own = ("origin", format!("http://{}", host.address));
    assert!(victim.open(&[own]).await.is_ok());
}
