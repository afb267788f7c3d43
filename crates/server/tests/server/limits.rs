//! How often somebody may ask.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{client::Client, host::Host};

const PASSWORD: &str = "a long password";

async fn attempt(client: &Client, name: &str, address: &str) -> String {
    let body = json!({"name": name, "password": "a wrong password"}).to_string();
    let headers = [("X-Forwarded-For", address)];
    client
        .send("POST", "/api/v1/login", &headers, Some(&body))
        .await
        .kind()
}

#[tokio::test]
async fn passwords_are_tried_a_few_times_only_from_one_address() {
    let host = Host::with(|config| config.rates.passwords = 3).await;
    let client = host.visitor();
    for number in 0..3 {
        assert_eq!(
            attempt(&client, &format!("name {number}"), "").await,
            "credentials"
        );
    }
    // Without a proxy of our own nobody believes where a request says it comes from.
    assert_eq!(attempt(&client, "another", "9.9.9.9").await, "too-many");
    let guest = host.guest().await;
    let claim = json!({"name": "Somebody", "password": PASSWORD});
    assert_eq!(guest.refused("POST", "/me/claim", claim).await, "too-many");
}

#[tokio::test]
async fn passwords_are_tried_a_few_times_only_for_one_account() {
    let host = Host::with(|config| {
        config.rates.passwords = 3;
        config.behind_proxy = true;
    })
    .await;
    let client = host.visitor();
    for (number, name) in ["Nikias", "nikias", "NIKIAS"].into_iter().enumerate() {
        assert_eq!(
            attempt(&client, name, &format!("10.0.0.{number}")).await,
            "credentials"
        );
    }
    assert_eq!(attempt(&client, "NikiaS", "10.0.0.200").await, "too-many");
    assert_eq!(
        attempt(&client, "Demosthenes", "10.0.0.201").await,
        "credentials"
    );
    // What the client itself wrote before the proxy does not count, in one header or in two.
    for number in 0..4 {
        let forged = format!("8.8.8.{number}, 10.0.1.1");
        let kind = attempt(&client, &format!("name {number}"), &forged).await;
        assert_eq!(
            kind,
            if number < 3 {
                "credentials"
            } else {
                "too-many"
            }
        );
    }
    let body = json!({"name": "one more", "password": PASSWORD}).to_string();
    let headers = [
        ("X-Forwarded-For", "7.7.7.7"),
        ("X-Forwarded-For", "10.0.1.1"),
    ];
    let response = client
        .send("POST", "/api/v1/login", &headers, Some(&body))
        .await;
    assert_eq!(response.kind(), "too-many");
    // A household of the new kind of addresses counts once.
    for number in 0..4 {
        let kind = attempt(
            &client,
            &format!("six {number}"),
            &format!("2001:db8::{number}"),
        )
        .await;
        assert_eq!(
            kind,
            if number < 3 {
                "credentials"
            } else {
                "too-many"
            }
        );
    }
}

#[tokio::test]
async fn guests_tables_and_requests_are_limited() {
    let host = Host::with(|config| {
        config.rates.guests = 2;
        config.rates.tables = 2;
    })
    .await;
    let guest = host.guest().await;
    let other = host.guest().await;
    assert_eq!(
        host.visitor().refused("POST", "/guest", Value::Null).await,
        "too-many"
    );
    let table = json!({"game": "antike"});
    for _ in 0..2 {
        guest.make(table.clone()).await;
    }
    assert_eq!(
        guest.refused("POST", "/tables", table.clone()).await,
        "too-many"
    );
    other.make(table).await;

    let host = Host::with(|config| config.rates.requests = 5).await;
    let guest = host.guest().await;
    let mut socket = guest.open(&[]).await.unwrap();
    let mut refused = 0;
    for _ in 0..60 {
        socket.say(&json!({"type": "ping"})).await;
        if socket.next().await["type"] == "refused" {
            refused += 1;
        }
    }
    assert!(refused > 0, "frames count like requests");
    let response = guest.try_to("GET", "/me", Value::Null).await;
    assert_eq!(response.kind(), "too-many");
}

/// The same work is done for a name that nobody has: otherwise the clock would tell who has an account.
#[tokio::test]
async fn a_wrong_name_takes_as_long_as_a_wrong_password() {
    let host = Host::new().await;
    let guest = host.guest().await;
    guest
        .post("/me/claim", json!({"name": "Nikias", "password": PASSWORD}))
        .await;
    let mut fastest = [Duration::MAX; 2];
    for _ in 0..5 {
        for (name, fastest) in ["Nikias", "Nobody"].into_iter().zip(&mut fastest) {
            let begun = Instant::now();
            assert_eq!(attempt(&guest, name, "").await, "credentials");
            *fastest = begun.elapsed().min(*fastest);
        }
    }
    let [known, unknown] = fastest;
    // Looking a name up takes well under a millisecond, a digest tens of them: the margin is for a busy machine.
    assert!(unknown * 4 > known, "{known:?} {unknown:?}");
}
