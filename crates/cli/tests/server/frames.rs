//! Frames and bodies that are wrong, too large, sent twice or out of order.

use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{self, Closed, Socket},
    players::{Players, server, soon},
};

#[tokio::test]
async fn an_order_sent_twice_is_carried_out_once_and_confirmed_twice() {
    let (server, _folder) = server();
    let mut players = Players::begin(server.address).await.unwrap();
    let (player, seq, _) = players.asked;
    let order = players.order();
    for _ in 0..2 {
        players.sockets[player].send(order.clone()).await.unwrap();
    }
    let is_own = |who: usize, frame: &serde_json::Value| who == player && frame["ref"] == seq;
    let first = players.hear_until(is_own).await;
    assert_eq!(first["type"], "situation");
    let second = players.hear_until(is_own).await;
    assert_eq!(
        (&second["type"], &second["seq"]),
        (&"done".into(), &(seq + 1).into())
    );
}

#[tokio::test]
async fn orders_for_another_number_are_stale_and_change_nothing() {
    let (server, _folder) = server();
    let mut players = Players::begin(server.address).await.unwrap();
    players.act().await.unwrap();
    let (player, seq, answers) = players.asked.clone();
    // One that comes too early, and one for a number that is over.
    let action = answers[0].to_string();
    for wrong in [seq + 1, seq - 1] {
        let order = client::act(&players.table, wrong, &action);
        players.sockets[player].send(order).await.unwrap();
        let refused = players.hear_until(|who, frame| who == player && frame["ref"] == wrong);
        let refused = refused.await;
        assert_eq!(refused["problem"]["error"], "stale", "{refused}");
        assert_eq!(refused["problem"]["seq"], seq);
    }
    assert_eq!(players.act().await.unwrap(), seq + 1);
}

#[tokio::test]
async fn malformed_frames_are_refused_and_the_connection_stays() {
    let (server, _folder) = server();
    let cookie = client::guest(server.address).await.unwrap();
    let mut socket = Socket::connect(server.address, &cookie).await.unwrap();
    let nested = "[".repeat(10_000);
    for wrong in ["", "{", "null", "{\"type\":\"dance\"}", "\u{0}", &nested] {
        socket.send(wrong.to_owned()).await.unwrap();
        let refused = soon(socket.next()).await.unwrap();
        assert!(
            refused.contains(r#""error":"malformed""#),
            "{wrong}: {refused}"
        );
    }
    let binary = Message::binary(vec![0_u8, 255, 1]);
    socket.send_frame(binary).await.unwrap();
    let refused = soon(socket.next()).await.unwrap();
    assert!(refused.contains(r#""error":"malformed""#), "{refused}");
    socket.send(r#"{"type":"ping"}"#.to_owned()).await.unwrap();
    assert_eq!(
        soon(socket.next()).await.unwrap().as_str(),
        r#"{"type":"pong"}"#
    );
}

#[tokio::test]
async fn oversized_frames_and_bodies_harm_nobody_else() {
    let (server, _folder) = server();
    let mut players = Players::begin(server.address).await.unwrap();
    let mut socket = Socket::connect(server.address, &players.cookies[0])
        .await
        .unwrap();
    socket.send(" ".repeat(17 * 1024)).await.unwrap();
    let closed = soon(socket.next()).await.unwrap_err();
    assert!(closed.is::<Closed>(), "{closed}");
    let body = format!("\"{}\"", "a".repeat(70 * 1024));
    let path = "POST /api/v1/tables";
    let refused = client::request(server.address, path, &players.cookies[0], &body).await;
    assert_eq!(refused.unwrap().status, 413);
    players.act().await.unwrap();
}

#[tokio::test]
async fn who_vanishes_is_seen_to_be_gone_and_the_game_goes_on() {
    let (server, _folder) = server();
    let mut players = Players::begin(server.address).await.unwrap();
    let (player, ..) = players.asked;
    let mut second = Socket::connect(server.address, &players.cookies[player])
        .await
        .unwrap();
    second.join(&players.table, 0).await.unwrap();
    // The client sends an order and drops both connections without a close frame.
    let order = players.order();
    second.send(order).await.unwrap();
    drop(second);
    let cookie = players.cookies[player].clone();
    players.sockets[player] = Socket::connect(server.address, &cookie).await.unwrap();
    let gone = players.hear_until(|who, frame| {
        let seats = frame["table"]["seats"].as_array();
        who != player
            && seats.is_some_and(|seats| seats.iter().any(|seat| seat["present"] == false))
    });
    gone.await;
    // The client comes back; with or without its order, the game goes on.
    let table = players.table.clone();
    players.sockets[player].join(&table, 0).await.unwrap();
    players
        .hear_until(|who, frame| who == player && frame["type"] == "situation")
        .await;
    players.act().await.unwrap();
}
