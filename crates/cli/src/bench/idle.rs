//! What idle connections and stored tables cost.

use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};

use store::prelude::*;
use store_sqlite::SqliteStore;

use super::{
    child::ServerProcess,
    client::{self, BoxError, Socket},
};

/// Opens idle connections to a server that was just started, each watching one of these tables; bytes of the server's memory for each.
pub(crate) async fn memory(
    program: &Path,
    file: &Path,
    tables: &[String],
    sockets: usize,
) -> Result<Option<u64>, BoxError> {
    let server = ServerProcess::start(program, file)?;
    let cookie = client::guest(server.address).await?;
    // The tables themselves are not counted.
    let mut open = Vec::with_capacity(sockets + tables.len());
    for table in tables {
        open.push(watching(server.address, &cookie, table).await?);
    }
    let before = server.memory();
    for (table, _) in tables.iter().cycle().zip(0..sockets) {
        open.push(watching(server.address, &cookie, table).await?);
    }
    let after = server.memory();
    let more = before
        .zip(after)
        .map(|(before, after)| after.saturating_sub(before));
    Ok(more.map(|more| more / (sockets.max(1) as u64)))
}

/// A connection that has been told how the table stands.
async fn watching(server: SocketAddr, cookie: &str, table: &str) -> Result<Socket, BoxError> {
    let mut socket = Socket::connect(server, cookie).await?;
    socket.join(table, u64::MAX).await?;
    while !socket.next().await?.contains(r#""type":"situation""#) {}
    Ok(socket)
}

/// Fills a file with copies of a table; how long the server takes from its start until it is well.
pub(crate) async fn start_up(
    program: &Path,
    file: &Path,
    table: &str,
    stored: u32,
) -> Result<Duration, BoxError> {
    let store = SqliteStore::open(file).await?;
    let found = store.table(table).await?.ok_or("the table is gone")?;
    store.copy_table(found.table.id, stored).await?;
    store.close().await;
    let start = Instant::now();
    let server = ServerProcess::start(program, file)?;
    let health = client::request(server.address, "GET /healthz", "", "").await?;
    if health.status == 200 {
        Ok(start.elapsed())
    } else {
        Err("the server is not well".into())
    }
}
