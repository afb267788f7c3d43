//! Every text field in the hands of somebody who wants more from it than text.

use serde_json::{Value, json};

use crate::{client::begun, host::Host};

const SCRIPT: &str = "<script>alert('x')</script>\"&<!--tables-->";
const SQL: &str = "'); DROP TABLE users; --";

#[tokio::test]
async fn names_of_accounts_are_letters() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let long = "x".repeat(25);
    for name in [
        SCRIPT,
        SQL,
        "ab",
        " ab ",
        "new\nline",
        "null\0byte",
        "turned\u{202e}",
        &long,
        "a/b",
        "🙂🙂🙂",
    ] {
        let claim = json!({"name": name, "password": "long enough"});
        assert_eq!(
            guest.refused("POST", "/me/claim", claim).await,
            "malformed",
            "{name}"
        );
        let login = json!({"name": name, "password": "long enough"});
        assert_eq!(
            guest.refused("POST", "/login", login).await,
            "credentials",
            "{name}"
        );
    }
    for password in ["", "1234567", &"x".repeat(129)] {
        let claim = json!({"name": "A good name", "password": password});
        assert_eq!(guest.refused("POST", "/me/claim", claim).await, "malformed");
    }
    let mut guest = guest;
    guest
        .claim("Léon d'Athènes", "pässwörter \u{1f512} \0 '--")
        .await;
    let mut again = host.visitor();
    again
        .log_in("LÉON D'ATHÈNES", "pässwörter \u{1f512} \0 '--")
        .await;
}

#[tokio::test]
async fn what_people_write_comes_back_as_it_was_and_means_nothing() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    for name in [SCRIPT, SQL, "{{7*7}}", "%s%n", "../../etc/passwd"] {
        let table = first.make(json!({"game": "antike", "name": name})).await;
        assert_eq!(first.info(&table).await["name"], name);
    }
    for name in [
        "two\nlines",
        "null\0byte",
        "turned \u{202e}",
        "escape \u{1b}[31m",
        &"x".repeat(61),
    ] {
        let table = json!({"game": "antike", "name": name});
        assert_eq!(
            first.refused("POST", "/tables", table).await,
            "malformed",
            "{name}"
        );
        let token = json!({"name": name});
        assert_eq!(
            first.refused("POST", "/me/tokens", token).await,
            "malformed",
            "{name}"
        );
    }
    let table = begun("antike", &first, &second).await;
    let chat = format!("/tables/{table}/chat/players");
    let note = format!("/tables/{table}/note");
    for text in [SCRIPT, SQL, "two\nlines", "\u{1f3db} δ"] {
        assert_eq!(first.post(&chat, json!({"text": text})).await["text"], text);
        first.call("PUT", &note, json!({"text": text})).await;
        assert_eq!(first.get(&note).await["text"], text);
        first.call("PUT", "/me/settings", json!({text: text})).await;
        assert_eq!(first.get("/me").await["settings"][text], text);
    }
    let agent = [("User-Agent", SCRIPT)];
    let mut odd = host.visitor();
    let response = odd.send("POST", "/api/v1/guest", &agent, None).await;
    odd.keep_cookie(&response);
    assert_eq!(odd.get("/me/sessions").await[0]["agent"], SCRIPT);
    let long = "x".repeat(5000);
    let response = host
        .visitor()
        .send("POST", "/api/v1/guest", &[("User-Agent", &long)], None)
        .await;
    odd.keep_cookie(&response);
    let agent = odd.get("/me/sessions").await[0]["agent"]
        .as_str()
        .unwrap()
        .len();
    assert_eq!(agent, 200);
    // The store is as it was.
    assert!(host.guest().await.get("/me").await["id"].is_number());
}

#[tokio::test]
async fn setups_and_bots_are_checked() {
    let host = Host::new().await;
    let guest = host.guest().await;
    for table in [
        json!({"game": SQL}),
        json!({"game": "Antike"}),
        json!({"game": "antike", "setup": {"scenario": SQL}}),
        json!({"game": "antike", "setup": {"seats": 0}}),
        json!({"game": "antike", "setup": {"seats": 255}}),
        json!({"game": "antike", "setup": {"seats": 256}}),
        json!({"game": "antike", "setup": {"seats": -1}}),
        json!({"game": "antike", "setup": {"options": {SCRIPT: "yes"}}}),
        json!({"game": "antike", "setup": {"options": {"long": {"deep": []}}}}),
        json!({"game": "antike", "seats": vec!["me"; 20]}),
        json!({"game": "antike", "seats": [{"bot": SQL}]}),
        json!({"game": "antike", "seats": [{"bot": "search:99999999"}]}),
        json!({"game": "antike", "seats": ["you"]}),
        json!({"game": "antike", "seats": [{"user": 1}]}),
        json!({"game": "antike", "host": 1}),
        json!({"game": "antike", "visibility": "secret"}),
        json!([]),
        json!("antike"),
    ] {
        assert_eq!(
            guest.refused("POST", "/tables", table.clone()).await,
            "malformed",
            "{table}"
        );
    }
    let found = guest.get("/tables?list=mine").await;
    assert_eq!(found["tables"], Value::Array(Vec::new()));
}
