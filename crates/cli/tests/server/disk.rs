//! The disk is full. A limit on the size of files stands for it: the system refuses every write beyond it.

use std::{path::Path, process::Command, time::Duration};

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::json;

use crate::{
    child::ServerProcess,
    client,
    players::{Players, soon},
    program,
};

/// Files of the server may not grow beyond so many bytes; nothing means that there is room again.
fn limit_files(server: &ServerProcess, most: Option<u64>) {
    let limit = Rlimit {
        current: most,
        maximum: None,
    };
    let pid = Some(Pid::from_child(&server.child));
    prlimit(pid, Resource::Fsize, limit).unwrap();
}

/// The system would end a process that writes beyond the limit; a disk that is full does not.
fn serve(folder: &Path) -> ServerProcess {
    let mut command = Command::new("sh");
    command
        .args(["-c", r#"trap '' XFSZ; exec "$0" "$@""#])
        .arg(program());
    ServerProcess::start_with(&mut command, &folder.join("test.db")).unwrap()
}

#[tokio::test]
async fn on_a_full_disk_games_can_be_read_and_play_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path());
    let address = server.address;
    let mut players = Players::begin(address).await.unwrap();
    players.act().await.unwrap();
    let (player, seq, answers) = players.asked.clone();
    let (cookie, table) = (players.cookies[player].clone(), players.table.clone());
    let orders = format!("POST /api/v1/tables/{table}/orders");
    let order = format!(r#"{{"do":"act","seq":{seq},"action":{}}}"#, answers[0]);

    limit_files(&server, Some(1));
    for path in [orders.as_str(), "POST /api/v1/tables", "POST /api/v1/guest"] {
        let (cookie, body) = match path {
            "POST /api/v1/guest" => ("", ""),
            "POST /api/v1/tables" => (cookie.as_str(), r#"{"game":"antike"}"#),
            _ => (cookie.as_str(), order.as_str()),
        };
        let refused = client::request(address, path, cookie, body).await.unwrap();
        assert_eq!(refused.status, 507, "{path}: {}", refused.body);
        assert_eq!(refused.body["error"], "read-only");
    }
    for path in ["", "/situation", "/moments/0"] {
        let path = format!("GET /api/v1/tables/{table}{path}");
        let read = client::request(address, &path, &cookie, "").await.unwrap();
        assert_eq!(read.status, 200, "{path}: {}", read.body);
        let number = read.body["number"].as_u64();
        assert!(number.is_some(), "{path}: {}", read.body);
    }
    let ready = |status: u16| async move {
        let ready = client::request(address, "GET /readyz", "", "")
            .await
            .unwrap();
        assert_eq!(ready.status, status);
    };
    ready(507).await;

    limit_files(&server, None);
    ready(200).await;
    client::guest(address).await.unwrap();
    let done = client::request(address, &orders, &cookie, &order)
        .await
        .unwrap();
    assert_eq!((done.status, &done.body["seq"]), (200, &(seq + 1).into()));
}

#[tokio::test]
async fn bots_that_could_not_write_go_on_by_themselves_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path());
    let address = server.address;
    let cookie = client::guest(address).await.unwrap();
    let bot = json!({ "bot": "random" });
    // The longest of all games.
    let setup = json!({ "seats": 6, "options": { "long": "yes" } });
    let new = json!({ "game": "antike", "setup": setup, "seats": vec![bot; 6] }).to_string();
    let made = client::request(address, "POST /api/v1/tables", &cookie, &new);
    let table = made.await.unwrap().body["id"].as_str().unwrap().to_owned();
    let orders = format!("POST /api/v1/tables/{table}/orders");
    let started = client::request(address, &orders, &cookie, r#"{"do":"start"}"#);
    assert_eq!(started.await.unwrap().status, 200);
    let mut socket = client::Socket::connect(address, &cookie).await.unwrap();
    socket.join(&table, 0).await.unwrap();
    soon(socket.next()).await.unwrap();

    limit_files(&server, Some(1));
    let quiet = Duration::from_secs(1);
    while tokio::time::timeout(quiet, socket.next()).await.is_ok() {}
    limit_files(&server, None);
    soon(socket.next()).await.unwrap();
}
