//! A server of one's own on a file of its own.

use std::{net::SocketAddr, sync::Arc};

use catalogue::{Data, Library};
use serde_json::Value;
use server::{Config, ProgramPace, Rates, Server};
use sqlx::{Connection, SqliteConnection};
use store::{Append, Entry, Head, Millis, UptimeMillis, prelude::*};
use store_sqlite::SqliteStore;
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

use crate::{client::Client, faulty::Faulty};

/// The password of accounts.
pub(crate) const PASSWORD: &str = "correct horse battery";

/// A server that runs in this process.
pub(crate) struct Host {
    pub address: SocketAddr,
    pub store: Arc<SqliteStore>,
    config: Config,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

/// Nobody is limited: tests ask faster than people.
fn fast() -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        rates: Rates {
            requests: 100_000,
            passwords: 100_000,
            guests: 100_000,
            tables: 100_000,
            words: 100_000,
            bytes: u32::MAX,
            work: 100_000,
        },
        program_pace: ProgramPace::AtOnce,
        ..Config::default()
    }
}

async fn opened(folder: &TempDir) -> Arc<SqliteStore> {
    let file = folder.path().join("polemarch.db");
    Arc::new(SqliteStore::open(&file).await.unwrap())
}

impl Host {
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    /// With another configuration.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let mut config = fast();
        change(&mut config);
        Self::open(config, TempDir::new().unwrap()).await
    }

    /// With a store that panics when it is told to.
    pub(crate) async fn faulty() -> (Self, Arc<Faulty>) {
        let folder = TempDir::new().unwrap();
        let store = opened(&folder).await;
        let faulty = Arc::new(Faulty::new(Arc::clone(&store)));
        let kept = Arc::clone(&faulty) as Arc<dyn Store>;
        (Self::serve(fast(), folder, store, kept).await, faulty)
    }

    async fn open(config: Config, folder: TempDir) -> Self {
        let store = opened(&folder).await;
        let kept = Arc::clone(&store) as Arc<dyn Store>;
        Self::serve(config, folder, store, kept).await
    }

    async fn serve(
        config: Config,
        folder: TempDir,
        store: Arc<SqliteStore>,
        kept: Arc<dyn Store>,
    ) -> Self {
        let library = Library::new(Data::default());
        let server = Server::bind(config.clone(), kept, library).await.unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let told = async {
                _ = stopped.await;
            };
            server.run(told).await.unwrap();
        });
        Self {
            address,
            store,
            config,
            folder,
            stop,
            served,
        }
    }

    /// Goes down and comes up again on the same file.
    pub(crate) async fn restart(self) -> Self {
        self.restart_with(|_| ()).await
    }

    /// The same with another configuration.
    pub(crate) async fn restart_with(self, change: impl FnOnce(&mut Config)) -> Self {
        let (mut config, folder) = self.stop().await;
        change(&mut config);
        Self::open(config, folder).await
    }

    /// The same as if servers had run for so many milliseconds.
    pub(crate) async fn restart_after(self, uptime: i64) -> Self {
        let (config, folder) = self.stop().await;
        let store = opened(&folder).await;
        store.set_uptime(UptimeMillis(uptime)).await.unwrap();
        let kept = Arc::clone(&store) as Arc<dyn Store>;
        Self::serve(config, folder, store, kept).await
    }

    async fn stop(self) -> (Config, TempDir) {
        self.stop.send(()).unwrap();
        self.served.await.unwrap();
        self.store.close().await;
        (self.config, self.folder)
    }

    /// Writes an entry into the log of a table that nobody has opened, as if the server had been stopped right after it.
    pub(crate) async fn write(&self, table: &str, body: &Value, change: impl FnOnce(&mut Head)) {
        let record = self.store.table(table).await.unwrap().unwrap().table;
        let mut head = record.head;
        head.seq += 1;
        change(&mut head);
        let entry = Entry {
            seq: head.seq,
            at: Millis(0),
            user: None,
            body: body.to_string(),
        };
        let append = Append {
            table: record.id,
            entries: vec![entry],
            head,
        };
        self.store.append(append).await.unwrap();
    }

    /// How many bytes a copy of everything has.
    pub(crate) async fn size_of_data(&self) -> u64 {
        let copy = TempDir::new().unwrap();
        let file = copy.path().join("copy.db");
        self.store.backup(&file).await.unwrap();
        std::fs::metadata(&file).unwrap().len()
    }

    /// Changes the file by hand.
    pub(crate) async fn by_hand(&self, statement: &'static str) {
        let file = self.folder.path().join("polemarch.db");
        let address = format!("sqlite:{}", file.display());
        let mut connection = SqliteConnection::connect(&address).await.unwrap();
        sqlx::query(statement)
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
    }

    /// Somebody who is not known.
    pub(crate) fn visitor(&self) -> Client {
        Client::new(self.address)
    }

    /// Somebody with an account of this name, and the password of all accounts here.
    pub(crate) async fn account(&self, name: &str) -> Client {
        let mut guest = self.guest().await;
        guest.claim(name, PASSWORD).await;
        guest
    }

    /// Somebody who has come in as a guest.
    pub(crate) async fn guest(&self) -> Client {
        let mut client = self.visitor();
        client.come_in().await;
        client
    }
}
