//! The server is killed again and again while people play.

use std::{net::SocketAddr, path::Path};

use catalogue::GameId;
use engine::{Rng, Seed};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use store::prelude::*;
use store_sqlite::SqliteStore;
use tokio::sync::mpsc;

use crate::{
    child::ServerProcess,
    client::{self, BoxError, FrameSummary, Socket},
    players::soon,
    program,
};

/// With `RUN_SLOW_TESTS=1` fifty kills.
fn rounds() -> u64 {
    testkit::quick_or_slow(15, 50)
}

/// Tables that are played at the same time, of all games by turns.
const TABLES: u64 = 12;
/// The server is killed after at most so many answers and words were confirmed.
const MOST_CONFIRMED: usize = 150;

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
    async fn begin(server: &ServerProcess, number: u64) -> Result<Self, BoxError> {
        let cookie = client::guest(server.address).await?;
        let game = GameId::ALL[number as usize % GameId::ALL.len()];
        let link = begin_alone(server, &cookie, game).await?;
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
    async fn play(mut self, server: SocketAddr, told: mpsc::UnboundedSender<()>) -> Self {
        // The only way out of a game that goes on is a server that was killed.
        _ = self.try_to_play(server, &told).await;
        self
    }

    async fn try_to_play(
        &mut self,
        server: SocketAddr,
        told: &mpsc::UnboundedSender<()>,
    ) -> Result<(), BoxError> {
        let mut socket = Socket::connect(server, &self.cookie).await?;
        socket.join(&self.link, self.seen).await?;
        let mut sent: Option<(u64, Value)> = None;
        while !self.over {
            let text = soon(socket.next()).await?;
            let heard: FrameSummary = serde_json::from_str(&text)?;
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
async fn begin_alone(
    server: &ServerProcess,
    cookie: &str,
    game: GameId,
) -> Result<String, BoxError> {
    let wanted =
        json!({ "game": game.to_string(), "setup": { "seats": 2 }, "seats": ["me", "me"] });
    let wanted = wanted.to_string();
    let made = client::request(server.address, "POST /api/v1/tables", cookie, &wanted).await?;
    let link = made.body["id"].as_str().ok_or("no link")?.to_owned();
    let share = format!(r#"{{"do":"share","share":"{}"}}"#, "5a".repeat(32));
    for order in [share.as_str(), r#"{"do":"start"}"#] {
        let path = format!("POST /api/v1/tables/{link}/orders");
        let done = client::request(server.address, &path, cookie, order).await?;
        assert_eq!(done.status, 200, "{}", done.body);
    }
    Ok(link)
}

/// A user who makes tables and talks at them, besides all who play.
#[derive(Default)]
struct Talker {
    cookie: String,
    /// Tables that were confirmed, with the number of confirmed lines of talk at each.
    tables: Vec<(String, usize)>,
}

impl Talker {
    /// Goes on until the server is gone; everything that was confirmed is told.
    async fn talk(mut self, server: SocketAddr, told: mpsc::UnboundedSender<()>) -> Self {
        _ = self.try_to_talk(server, &told).await;
        self
    }

    async fn try_to_talk(
        &mut self,
        server: SocketAddr,
        told: &mpsc::UnboundedSender<()>,
    ) -> Result<(), BoxError> {
        if self.cookie.is_empty() {
            self.cookie = client::guest(server).await?;
        }
        loop {
            let table = client::new_table(server, &self.cookie).await?;
            let path = format!("POST /api/v1/tables/{table}/chat/players");
            self.tables.push((table, 0));
            for _ in 0..3 {
                told.send(())?;
                let said = client::request(server, &path, &self.cookie, r#"{"text":"x"}"#).await?;
                assert_eq!(said.status, 200, "{}", said.body);
                if let Some((_, lines)) = self.tables.last_mut() {
                    *lines += 1;
                }
            }
        }
    }

    async fn check(&self, store: &SqliteStore) {
        for (link, lines) in &self.tables {
            let stored = store.table(link).await.unwrap().expect("it was made");
            let query = store::SaidQuery {
                table: stored.table.id,
                channel: store::Channel::Players,
                reader: None,
                before: None,
                limit: 10,
            };
            let said = store.said(query).await.unwrap();
            assert!(said.len() >= *lines, "{} of {lines} lines", said.len());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_under_load_loses_nothing_it_has_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let mut rng = Rng::new(Seed::from_number(7));
    let (mut tables, mut over): (Vec<Table>, Vec<Table>) = (Vec::new(), Vec::new());
    let (mut talker, mut begun) = (Talker::default(), 0);
    for _ in 0..rounds() {
        let mut server = ServerProcess::start(program(), &file).unwrap();
        over.extend(tables.extract_if(.., |table| table.over));
        while (tables.len() as u64) < TABLES {
            tables.push(Table::begin(&server, begun).await.unwrap());
            begun += 1;
        }
        let (told, mut confirmed) = mpsc::unbounded_channel();
        let talking = tokio::spawn(talker.talk(server.address, told.clone()));
        let playing: Vec<_> = tables
            .drain(..)
            .map(|table| tokio::spawn(table.play(server.address, told.clone())))
            .collect();
        drop(told);
        let enough: Vec<usize> = (1..=MOST_CONFIRMED).collect();
        for _ in 0..*rng.pick(&enough).unwrap() {
            soon(confirmed.recv()).await.expect("somebody plays");
        }
        // The others have orders under way at this moment.
        server.child.kill().unwrap();
        server.child.wait().unwrap();
        talker = talking.await.unwrap();
        for table in playing {
            tables.push(table.await.unwrap());
        }
        check(&file, tables.iter().chain(&over), &talker).await;
    }
    tables.extend(over);
    let played: usize = tables.iter().map(|table| table.confirmed.len()).sum();
    assert!(
        played as u64 > 20 * rounds(),
        "hardly anything was played: {played}"
    );
    check_readable(&file, &tables).await;
}

/// What was confirmed is stored, and the file is whole.
async fn check(file: &Path, tables: impl Iterator<Item = &Table>, talker: &Talker) {
    let store = SqliteStore::open(file).await.unwrap();
    for table in tables {
        table.check(&store).await;
    }
    talker.check(&store).await;
    store.close().await;
    let address = format!("sqlite:{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    let whole: String = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(whole, "ok");
    connection.close().await.unwrap();
}

/// Every table can be looked at, those that are over too.
async fn check_readable(file: &Path, tables: &[Table]) {
    let server = ServerProcess::start(program(), file).unwrap();
    for table in tables {
        let path = format!("GET /api/v1/tables/{}/situation", table.link);
        let seen = client::request(server.address, &path, &table.cookie, "");
        let seen = seen.await.unwrap();
        assert_eq!(seen.status, 200, "{}", seen.body);
        assert!(seen.body["seq"].as_u64().unwrap() >= table.seen);
        assert!(seen.body.get("over").is_some() || !table.over);
    }
}
