//! Group commit: whatever waits is written in one transaction, and confirmed when that is on the disk.

use serde_json::Value;
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Append, Entry, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::rows::{failure, is_duplicate, to_json};

/// No transaction takes more appends than this.
const LARGEST_GROUP: usize = 4096;

/// Where appends wait for the next transaction.
#[derive(Debug)]
pub(crate) struct Appends {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
enum Job {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    Close(oneshot::Sender<()>),
}

impl Appends {
    /// Begins to write.
    pub(crate) async fn start(options: &SqliteConnectOptions) -> Result<Self, StoreError> {
        let connection = options.connect().await.map_err(failure)?;
        let (queue, jobs) = mpsc::channel(LARGEST_GROUP);
        tokio::spawn(run(options.clone(), connection, jobs));
        Ok(Self { queue })
    }

    /// Returns when it lasts.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        let gone = || StoreError::Backend("the writer has ended".into());
        let sent = self.queue.send(Job::Append(append, done)).await;
        sent.map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }

    /// Returns when everything that came before is written.
    pub(crate) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.queue.send(Job::Close(done)).await.is_ok() {
            // A writer that is gone has nothing left to write.
            let _ = closed.await;
        }
    }
}

async fn run(
    options: SqliteConnectOptions,
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
) {
    let mut waiting = Vec::with_capacity(LARGEST_GROUP);
    while jobs.recv_many(&mut waiting, LARGEST_GROUP).await > 0 {
        let mut group = Vec::with_capacity(waiting.len());
        let mut closed = None;
        for job in waiting.drain(..) {
            match job {
                Job::Append(append, done) => group.push((append, done)),
                Job::Close(done) => closed = Some(done),
            }
        }
        write_group(&mut connection, group).await;
        // A commit that failed, as on a full disk, leaves the connection in a transaction that it cannot end.
        if connection.ping().await.is_err() || connection.is_in_transaction() {
            match options.connect().await {
                Ok(fresh) => connection = fresh,
                Err(error) => tracing::error!(%error, "the database was not opened again"),
            }
        }
        if let Some(done) = closed {
            jobs.close();
            if let Err(error) = connection.close().await {
                tracing::warn!(%error, "closing the database");
            }
            // Whoever waited may have gone.
            let _ = done.send(());
            return;
        }
    }
}

/// All in one transaction; if one of them cannot be written, each in one of its own, so that the others do not suffer.
async fn write_group(
    connection: &mut SqliteConnection,
    group: Vec<(Append, oneshot::Sender<Result<(), StoreError>>)>,
) {
    let all: Vec<&Append> = group.iter().map(|(append, _)| append).collect();
    if all.is_empty() {
        return;
    }
    match write(connection, &all).await {
        Ok(()) => {
            for (_, done) in group {
                // Whoever waited may have gone; the entry stays.
                let _ = done.send(Ok(()));
            }
        }
        Err(StoreError::Conflict) if group.len() > 1 => {
            for (append, done) in group {
                let _ = done.send(write(connection, &[&append]).await);
            }
        }
        Err(error) => {
            let full = matches!(error, StoreError::Full);
            tracing::error!(%error, appends = group.len(), "entries were not written");
            for (_, done) in group {
                let error = if full {
                    StoreError::Full
                } else {
                    StoreError::Backend(error.to_string().into())
                };
                let _ = done.send(Err(error));
            }
        }
    }
}

async fn write(connection: &mut SqliteConnection, group: &[&Append]) -> Result<(), StoreError> {
    let (entries, heads) = (entries_json(group)?, heads_json(group)?);
    let mut transaction = connection
        .begin_with("BEGIN IMMEDIATE")
        .await
        .map_err(failure)?;
    let inserted = sqlx::query(
        "INSERT INTO entries (id, seq, at, user, body)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
    )
    .bind(entries)
    .execute(&mut *transaction)
    .await;
    inserted.map_err(|error| {
        if is_duplicate(&error) {
            StoreError::Conflict
        } else {
            failure(error)
        }
    })?;
    sqlx::query(
        "INSERT INTO heads (id, seq, number, asked, bots, updated, ended)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
         FROM json_each(?) WHERE true
         ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, number = excluded.number,
             asked = excluded.asked, bots = excluded.bots, updated = excluded.updated, ended = excluded.ended",
    )
    .bind(heads)
    .execute(&mut *transaction)
    .await
    .map_err(failure)?;
    transaction.commit().await.map_err(failure)
}

/// All entries of a group as one JSON text: one statement inserts them all.
fn entries_json(group: &[&Append]) -> Result<String, StoreError> {
    let row = |table: i64, entry: &Entry| {
        let body = entry.body.to_string();
        (table, entry.seq, entry.at, entry.user, body)
    };
    let rows = group.iter().flat_map(|append| {
        let entries = append.entries.iter();
        entries.map(move |entry| row(append.table, entry))
    });
    to_json(&rows.collect::<Vec<_>>())
}

fn heads_json(group: &[&Append]) -> Result<String, StoreError> {
    let row = |append: &&Append| {
        let head = &append.head;
        let ended = head.over.as_ref().map(Value::to_string);
        (
            append.table,
            head.seq,
            head.number,
            head.asked,
            head.bots,
            head.updated,
            ended,
        )
    };
    to_json(&group.iter().map(row).collect::<Vec<_>>())
}
