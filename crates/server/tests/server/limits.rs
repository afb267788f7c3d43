//! How often somebody may ask.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{
    client::{Client, begun},
    host::Host,
};

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
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
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

    let host = Host::with(|config| config.rates.requests = 1).await;
    let guest = host.guest().await;
    let mut socket = guest.open(&[]).await.unwrap();
    // Frames count like requests.
    loop {
        socket.say(&json!({"type": "ping"})).await;
        if socket.next().await["type"] == "refused" {
            break;
        }
    }
    let response = guest.try_to("GET", "/me", Value::Null).await;
    assert_eq!(response.kind(), "too-many");
}

/// Frames that are refused cost something too: whoever sends too many is read more slowly, and hears what they wait for all the same.
#[tokio::test]
async fn who_sends_too_many_frames_is_read_more_slowly() {
    let host = Host::with(|config| config.rates.requests = 50).await;
    let person = host.guest().await;
    let table = person.make(json!({"game": "antike"})).await;
    let mut socket = person.open(&[]).await.unwrap();
    socket.say(&json!({"type": "join", "table": table})).await;
    socket.next_of("table").await;
    // Four times as many may come at once.
    let sent = 260;
    for _ in 0..sent {
        socket.say(&json!({"type": "ping"})).await;
    }
    let (mut answered, mut refused) = (0, 0);
    while answered + refused < sent {
        match socket.next().await["type"].as_str() {
            Some("pong") => answered += 1,
            Some("refused") => refused += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!((1..10).contains(&refused), "{refused} of {sent}");
}

#[tokio::test]
async fn guests_do_not_multiply_the_tables_of_an_address() {
    let host = Host::with(|config| config.rates.tables = 1).await;
    for number in 0..5 {
        let guest = host.guest().await;
        let made = guest.try_to("POST", "/tables", json!({"game": "antike"}));
        let status = made.await.status;
        assert_eq!(status, if number < 4 { 200 } else { 429 }, "{number}");
    }
}

#[tokio::test]
async fn words_and_offers_are_limited_and_moves_are_not() {
    let host = Host::with(|config| config.rates.words = 5).await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("antike", &first, &second).await;
    // The host has sent a share, begun the game and wants every question.
    let chat = format!("/tables/{table}/chat/players");
    first.post(&chat, json!({"text": "hello"})).await;
    first.order(&table, json!({"do": "ask-draw"})).await;
    let response = first.try_to("POST", &chat, json!({"text": "hello"})).await;
    assert_eq!(response.kind(), "too-many");
    let wait = response.json()["wait"].as_u64().unwrap();
    assert!((1..=15).contains(&wait), "{wait}");
    let header = response.header("retry-after");
    assert_eq!(header, Some(wait.to_string().as_str()));
    let note = format!("/tables/{table}/note");
    assert_eq!(
        first.refused("PUT", &note, json!({"text": "mine"})).await,
        "too-many"
    );
    let draw = json!({"do": "ask-draw"});
    assert_eq!(first.forbidden(&table, draw.clone()).await, "too-many");
    let mut socket = first.join(&table).await;
    assert_eq!(socket.forbidden(draw).await, "too-many");
    for _ in 0..12 {
        let asked = first.look(&table).await["asked"][0].as_u64().unwrap();
        let player = if asked == 0 { &first } else { &second };
        player.answer(&table, |_| true).await;
    }
}

/// The server remembers over a restart from where an account was used.
#[tokio::test]
async fn the_owner_of_an_account_gets_in_after_a_restart_while_others_guess() {
    let host = Host::with(|config| {
        config.rates.passwords = 3;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let guest = host.guest().await;
    let body = json!({"name": "Nikias", "password": PASSWORD}).to_string();
    let home = [("X-Forwarded-For", "10.0.0.1")];
    let claimed = guest.send("POST", "/api/v1/me/claim", &home, Some(&body));
    assert_eq!(claimed.await.status, 200);
    let host = host.restart().await;
    let client = host.visitor();
    for number in 0..3 {
        let address = format!("10.0.1.{number}");
        assert_eq!(attempt(&client, "Nikias", &address).await, "credentials");
    }
    let log_in = |from: &'static str| {
        let (client, body) = (&client, &body);
        async move {
            let headers = [("X-Forwarded-For", from)];
            let response = client.send("POST", "/api/v1/login", &headers, Some(body));
            response.await.status
        }
    };
    assert_eq!(log_in("10.0.2.1").await, 429);
    assert_eq!(log_in("10.0.0.1").await, 200);
}

/// Others who guess do not keep the owner out, and right passwords do not count.
#[tokio::test]
async fn the_owner_of_an_account_gets_in_while_others_guess() {
    let host = Host::with(|config| {
        config.rates.passwords = 3;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let client = host.visitor();
    let right = async |address: &str| {
        let body = json!({"name": "Nikias", "password": PASSWORD}).to_string();
        let headers = [("X-Forwarded-For", address)];
        let path = "/api/v1/login";
        client
            .send("POST", path, &headers, Some(&body))
            .await
            .status
    };
    let guest = host.guest().await;
    let claim = json!({"name": "Nikias", "password": PASSWORD}).to_string();
    let home = [("X-Forwarded-For", "10.0.0.1")];
    let path = "/api/v1/me/claim";
    assert_eq!(
        guest.send("POST", path, &home, Some(&claim)).await.status,
        200
    );
    for _ in 0..5 {
        assert_eq!(right("10.0.0.1").await, 200);
    }
    for number in 0..3 {
        let address = format!("10.0.1.{number}");
        assert_eq!(attempt(&client, "Nikias", &address).await, "credentials");
    }
    assert_eq!(attempt(&client, "Nikias", "10.0.1.9").await, "too-many");
    assert_eq!(right("10.0.2.1").await, 429, "nobody knows them there");
    assert_eq!(right("10.0.0.1").await, 200);
    // At home wrong ones count too.
    for _ in 0..3 {
        assert_eq!(attempt(&client, "Nikias", "10.0.0.1").await, "credentials");
    }
    assert_eq!(attempt(&client, "Nikias", "10.0.0.1").await, "too-many");
}

#[tokio::test]
async fn whoever_watches_over_the_server_is_not_limited() {
    let host = Host::with(|config| config.rates.requests = 1).await;
    let client = host.visitor();
    while client.send("GET", "/", &[], None).await.status != 429 {}
    for path in ["/healthz", "/readyz"] {
        for _ in 0..3 {
            let response = client.send("GET", path, &[], None).await;
            assert_eq!(response.status, 200, "{path}");
        }
    }
}

/// The same work is done for a name that nobody has: otherwise the clock would tell who has an account.
#[tokio::test]
async fn a_wrong_name_takes_as_long_as_a_wrong_password() {
    let host = Host::new().await;
    let mut guest = host.guest().await;
    guest.claim("Nikias", PASSWORD).await;
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

#[tokio::test]
async fn connections_are_counted_before_anything_is_read() {
    let host = Host::with(|config| {
        config.most_connections.from_one_address = 4;
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(TcpStream::connect(host.address).await.unwrap());
    }
    let mut fifth = TcpStream::connect(host.address).await.unwrap();
    let mut answer = Vec::new();
    // It is ended without an answer, as an end or as a reset.
    _ = fifth.read_to_end(&mut answer).await;
    assert!(answer.is_empty());
    silent.clear();
    // Their ends are noticed one after the other.
    let mut guest = host.visitor();
    while guest.cookie.is_none() {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        let asked = format!(
            "GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            host.address
        );
        _ = stream.write_all(asked.as_bytes()).await;
        let mut answer = Vec::new();
        _ = stream.read_to_end(&mut answer).await;
        if answer.starts_with(b"HTTP/1.1 200") {
            guest.come_in().await;
        }
    }
}

#[tokio::test]
async fn a_head_that_is_too_large_is_not_read_to_its_end() {
    let host = Host::new().await;
    let head = format!(
        "GET / HTTP/1.1\r\nHost: here\r\nX-Large: {}\r\n\r\n",
        "x".repeat(100_000)
    );
    let answer = host.visitor().raw(head.as_bytes()).await;
    assert_eq!(answer.status, 431, "{answer:?}");
}
