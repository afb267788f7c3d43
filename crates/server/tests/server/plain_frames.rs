//! Frames for clients that do without changes: everything is said every time, and nothing is compressed.

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::{Luck, Socket},
};

async fn join_plainly(client: &Client, table: &str) -> Socket {
    let mut socket = client.open(&[]).await.unwrap();
    let join = json!({"type": "join", "table": table, "plain": true});
    socket.join_with(join).await;
    socket
}

/// What a frame says besides what the situation says that can be asked for.
fn without(frame: &Value, left_out: &[&str]) -> Value {
    let fields = frame.as_object().unwrap().iter();
    let kept = fields.filter(|(field, _)| !left_out.contains(&field.as_str()));
    kept.map(|(field, value)| (field.clone(), value.clone()))
        .collect()
}

/// The frame is the situation as anybody can ask for it, with what has happened since the frame before.
async fn check(client: &Client, socket: &Socket) {
    let last = socket.traffic.iter().rev();
    let frames = last.map(|text| serde_json::from_str::<Value>(text).unwrap());
    let mut situations = frames.filter(|frame| frame["type"] == "situation");
    let frame = situations.next().unwrap();
    let now = client.look(&socket.table).await;
    let said = without(&frame, &["type", "ref", "past"]);
    assert_eq!(said, without(&now, &["past"]));
    let moves = frame["past"].as_array().into_iter().flatten();
    for past in moves.filter(|past| past.get("seat").is_some()) {
        assert!(past["number"].is_u64());
    }
}

async fn whole_frames(game: &str) {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun(game, &first, &second).await;
    let mut sockets = [
        join_plainly(&first, &table).await,
        join_plainly(&second, &table).await,
    ];
    let mut other = first.join(&table).await;
    let mut luck = Luck(11);
    for _ in 0..60 {
        let asks = |socket: &Socket| socket.page.situation.get("questions").is_some();
        let asked = sockets.iter().position(asks).expect("somebody is asked");
        let order = sockets[asked].page.answer(&mut luck).unwrap();
        let seq = sockets[asked].order(order).await.unwrap();
        for (socket, person) in sockets.iter_mut().zip([&first, &second]) {
            socket.until(seq).await;
            check(person, socket).await;
        }
        other.until(seq).await;
        assert_eq!(other.page.view, sockets[0].page.view);
        assert_eq!(other.page.moves, sockets[0].page.moves);
    }
    assert_eq!(sockets[0].page.openings, 1, "the opening comes once");
}

#[tokio::test]
async fn who_joins_plainly_is_told_everything_in_every_frame() {
    whole_frames("antike").await;
}

#[tokio::test]
async fn plain_frames_keep_secrets_too() {
    whole_frames("syracuse").await;
}
