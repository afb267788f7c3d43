//! A store on a file of its own, with tables and people.

use engine::{Seat, Seed, Setup, fair::Fairness};
use sqlx::{Connection, SqliteConnection};
use store::{
    Append, Entry, Head, Millis, NewName, NewTable, NewUser, SeatRecord, Status, StoreError,
    TableId, TableRecord, UserId, prelude::*,
};
use store_sqlite::SqliteStore;
use tempfile::TempDir;

/// A store on a file of its own.
pub(crate) struct Place {
    pub folder: TempDir,
    pub store: SqliteStore,
}

/// A name that looks like itself.
pub(crate) fn named(name: &str) -> NewName {
    NewName {
        name: name.to_owned(),
        account: name.to_lowercase(),
        looks: vec![name.to_lowercase()],
    }
}

impl Place {
    pub(crate) async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let store = SqliteStore::open(&folder.path().join("test.db")).await;
        Self {
            folder,
            store: store.unwrap(),
        }
    }

    /// Somebody who has come in as a guest, and his number.
    pub(crate) async fn guest(&self, name: &str) -> UserId {
        let name = named(name);
        let user = self
            .store
            .create_user(NewUser {
                name,
                now: Millis(0),
            })
            .await;
        user.unwrap().id
    }

    pub(crate) async fn table(&self, slug: &str) -> TableRecord {
        self.table_of(slug, None, &[None]).await
    }

    /// A table with these people, that this one has made.
    pub(crate) async fn table_of(
        &self,
        slug: &str,
        host: Option<UserId>,
        people: &[Option<UserId>],
    ) -> TableRecord {
        let mut table = TableRecord {
            id: TableId::default(),
            slug: slug.to_owned(),
            name: String::new(),
            game: "antike".to_owned(),
            rules: 1,
            setup: Setup::default(),
            public: true,
            host,
            host_name: None,
            dice: Fairness::solo(Seed([7; 32])),
            status: Status::Live,
            position: None,
            rematch_of: None,
            forked_from: None,
            put_out: Vec::new(),
            set_aside: None,
            created: Millis::default(),
            head: Head::default(),
        };
        let seat = |(number, user): (u8, &Option<UserId>)| SeatRecord {
            seat: Seat(number),
            user: *user,
            name: None,
            bot: None,
            left: false,
            share: Some("ab".repeat(32)),
            confirm: false,
            ask_always: false,
        };
        let new = NewTable {
            table: table.clone(),
            seats: (0..).zip(people).map(seat).collect(),
        };
        table.id = self.store.create_table(new).await.unwrap();
        table
    }

    /// Adds so many entries to a log.
    pub(crate) async fn add(&self, table: &mut TableRecord, count: u64) -> Result<(), StoreError> {
        let entries = (1..=count).map(|step| entry(table.head.seq + step));
        let head = Head {
            seq: table.head.seq + count,
            ..table.head.clone()
        };
        let append = Append {
            table: table.id,
            entries: entries.collect(),
            head: head.clone(),
        };
        self.store.append(append).await?;
        table.head = head;
        Ok(())
    }

    /// The numbers of its entries.
    pub(crate) async fn numbers(&self, table: &TableRecord) -> Vec<u64> {
        let entries = self.store.entries(table.id).await.unwrap();
        assert!(entries.iter().all(|found| *found == entry(found.seq)));
        entries.iter().map(|entry| entry.seq).collect()
    }

    /// The number that a statement finds.
    pub(crate) async fn number(&self, statement: &'static str) -> i64 {
        let file = self.folder.path().join("test.db");
        let mut connection = connect(&file).await;
        let found: Option<i64> = sqlx::query_scalar(statement)
            .fetch_optional(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        found.unwrap_or_default()
    }
}

/// An entry that is known by its number.
pub(crate) fn entry(seq: u64) -> Entry {
    Entry {
        seq,
        at: Millis(1000 + seq as i64),
        user: None,
        body: format!(r#"{{"do":"undo","number":{seq}}}"#),
    }
}

/// A connection beside the store.
pub(crate) async fn connect(file: &std::path::Path) -> SqliteConnection {
    let url = format!("sqlite://{}?mode=rwc", file.display());
    SqliteConnection::connect(&url).await.unwrap()
}
