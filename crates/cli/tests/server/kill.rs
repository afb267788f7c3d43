//! The server is killed again and again while people play.

use std::path::Path;

use engine::{Rng, Seed};
use serde_json::Value;
use store::Store;
use store_sqlite::SqliteStore;
use tokio::sync::mpsc;

use crate::{
    child::ServerProcess,
    client::{self, Heard, Socket, Trouble},
    players::soon,
    program,
};

const ROUNDS: u64 = 50;
const TABLES: u64 = 4;
/// The server is killed after at most so many answers were confirmed.
const MOST_ANSWERS: usize = 60;

/// A table with one person on both seats of it, over all the lives of the server.
struct Table {
    cookie: String,
    link: String,
    rng: Rng,
    /// The number after the last answer that was confirmed, and every one of these.
    seen: u64,
    confirmed: Vec<(u64, Value)>,
    over: bool,
}

impl Table {
    async fn begin(server: &ServerProcess, number: u64) -> Result<Self, Trouble> {
        let cookie = client::guest(server.address).await?;
        let link = begin_alone(server, &cookie).await?;
        Ok(Self {
            cookie,
            link,
            rng: Rng::new(Seed::from_number(number)),
            seen: 0,
            confirmed: Vec::new(),
            over: false,
        })
    }

    /// Plays until the server is gone; every confirmed answer is told.
    async fn play(mut self, server: std::net::SocketAddr, told: mpsc::UnboundedSender<()>) -> Self {
        // The only way out of a game that goes on is a server that was killed.
        _ = self.try_to_play(server, &told).await;
        self
    }

    async fn try_to_play(
        &mut self,
        server: std::net::SocketAddr,
        told: &mpsc::UnboundedSender<()>,
    ) -> Result<(), Trouble> {
        let mut socket = Socket::connect(server, &self.cookie).await?;
        socket.join(&self.link, self.seen).await?;
        let mut sent: Option<(u64, Value)> = None;
        while !self.over {
            let text = soon(socket.next()).await?;
            let heard: Heard = serde_json::from_str(&text)?;
            assert_ne!(heard.kind, "refused", "{text}");
            if let Some((seq, action)) = sent.take_if(|(seq, _)| heard.reference == Some(*seq)) {
                self.confirmed.push((seq, action));
                self.seen = heard.seq;
                told.send(())?;
            }
            self.over = heard.over.is_some();
            if let Some(question) = heard.questions.first() {
                assert!(
                    heard.seq >= self.seen,
                    "an answer that was confirmed is lost"
                );
                let answer = question.pick(&mut self.rng)?;
                socket
                    .send(client::act(&self.link, heard.seq, &answer.to_string()))
                    .await?;
                sent = Some((heard.seq, answer));
            }
        }
        Ok(())
    }

    /// Everything that was confirmed is in the log, and nothing is missing before it.
    async fn check(&self, store: &SqliteStore) {
        let stored = store.table(&self.link).await.unwrap().unwrap();
        let entries = store.entries(stored.table.id).await.unwrap();
        assert_eq!(stored.table.head.seq, entries.len() as u64);
        assert!(self.seen <= entries.len() as u64);
        for (seq, action) in &self.confirmed {
            let entry = &entries[*seq as usize];
            assert_eq!(entry.seq, seq + 1);
            let deed: Value = serde_json::from_str(&entry.body).unwrap();
            assert_eq!(&deed["action"], action);
        }
    }
}

/// A table for two where one person has both seats.
async fn begin_alone(server: &ServerProcess, cookie: &str) -> Result<String, Trouble> {
    let wanted = r#"{"game":"antike","setup":{"seats":2},"seats":["me","me"]}"#;
    let made = client::request(server.address, "POST /api/v1/tables", cookie, wanted).await?;
    let link = made.body["id"].as_str().ok_or("no link")?.to_owned();
    let share = format!(r#"{{"do":"share","share":"{}"}}"#, "5a".repeat(32));
    for order in [share.as_str(), r#"{"do":"start"}"#] {
        let path = format!("POST /api/v1/tables/{link}/orders");
        let done = client::request(server.address, &path, cookie, order).await?;
        assert_eq!(done.status, 200, "{}", done.body);
    }
    Ok(link)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_under_load_loses_nothing_it_has_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let mut rng = Rng::new(Seed::from_number(7));
    let (mut tables, mut all) = (Vec::new(), 0);
    for round in 0..ROUNDS {
        let mut server = ServerProcess::start(program(), &file).unwrap();
        tables.retain(|table: &Table| !table.over);
        while (tables.len() as u64) < TABLES {
            let number = round * TABLES + tables.len() as u64;
            tables.push(Table::begin(&server, number).await.unwrap());
        }
        let (told, mut confirmed) = mpsc::unbounded_channel();
        let playing: Vec<_> = tables
            .drain(..)
            .map(|table| tokio::spawn(table.play(server.address, told.clone())))
            .collect();
        drop(told);
        let enough: Vec<usize> = (1..=MOST_ANSWERS).collect();
        let enough = *rng.pick(&enough).unwrap();
        for _ in 0..enough {
            soon(confirmed.recv()).await;
        }
        // The other tables have orders under way at this moment.
        server.child.kill().unwrap();
        server.child.wait().unwrap();
        for table in playing {
            tables.push(table.await.unwrap());
        }
        all += enough;
        check(&file, &tables).await;
    }
    assert!(all > ROUNDS as usize, "hardly anything was played");
}

async fn check(file: &Path, tables: &[Table]) {
    let store = SqliteStore::open(file).await.unwrap();
    for table in tables {
        table.check(&store).await;
    }
    store.close().await;
}
