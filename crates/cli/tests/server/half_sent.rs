//! Requests that never come to their end.

use tokio::{io::AsyncWriteExt, net::TcpStream};

use crate::{child::ServerProcess, client, players::soon, program};

const CONNECTIONS: usize = 1_500;
const MOST_MEMORY: u64 = 30_000_000;

/// So many connections of one address each send as much of a head as they can. Others are served, and little memory is used.
#[tokio::test]
async fn half_sent_requests_cost_little() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut command = std::process::Command::new(program());
    let file = folder.path().join("club.db");
    let server = ServerProcess::start_limited(command.arg("serve"), &file).unwrap();
    let health = || client::request(server.address, "GET /healthz", "", "");
    soon(health()).await.unwrap();
    let Some(before) = server.memory() else {
        return;
    };
    let head = format!("GET / HTTP/1.1\r\nX-Long: {}", "x".repeat(395_000));
    let mut open = Vec::new();
    for _ in 0..CONNECTIONS {
        let Ok(mut stream) = TcpStream::connect(server.address).await else {
            break;
        };
        // A connection too many is closed while it sends.
        let sent = stream.write_all(head.as_bytes());
        _ = tokio::time::timeout(std::time::Duration::from_millis(20), sent).await;
        open.push(stream);
    }
    let after = server.memory().unwrap();
    let grown = after.saturating_sub(before);
    assert!(grown < MOST_MEMORY, "{grown} bytes");
    drop(open);
    soon(health()).await.unwrap();
}
