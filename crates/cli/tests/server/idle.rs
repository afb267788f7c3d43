//! Ten thousand who only listen.

use rustix::process::{Resource, getrlimit, setrlimit};

use crate::{
    client::Socket,
    players::{Players, server, soon},
};

const SOCKETS: usize = 10_000;
/// Of these, one in so many watches a table.
const WATCHERS: usize = 20;
/// Files that a process has open besides its connections, with room to spare.
const OTHERS: u64 = 200;

/// Every connection is an open file, here and in the server; the number of sockets that the system allows.
fn allowed() -> usize {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit).unwrap();
    let files = limit.maximum.unwrap_or(u64::MAX).saturating_sub(OTHERS);
    SOCKETS.min(usize::try_from(files).unwrap_or(SOCKETS))
}

#[tokio::test]
async fn ten_thousand_idle_sockets_are_kept_and_people_play_on() {
    let (server, _folder) = server();
    let mut players = Players::begin(server.address).await.unwrap();
    let mut idle = Vec::new();
    for number in 0..allowed() {
        let mut socket = soon(Socket::connect(server.address, "")).await.unwrap();
        if number % WATCHERS == 0 {
            socket.join(&players.table, 0).await.unwrap();
        }
        idle.push(socket);
    }
    for _ in 0..5 {
        players.act().await.unwrap();
    }
    // Everybody is still there, and those who watch have heard it.
    let last = format!(r#""seq":{}"#, players.asked.1);
    for (number, socket) in idle.iter_mut().enumerate() {
        if number % WATCHERS == 0 {
            while !soon(socket.next()).await.unwrap().contains(&last) {}
        } else {
            socket.send(r#"{"type":"ping"}"#.to_owned()).await.unwrap();
            assert_eq!(
                soon(socket.next()).await.unwrap().as_str(),
                r#"{"type":"pong"}"#
            );
        }
    }
}
