//! Group commit: whatever waits is written in one transaction, and confirmed when that is on the disk.

use std::time::Instant;

use serde_json::Value;
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions,
};
use store::{Append, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::rows::failure;

/// So many appends wait before those who bring more have to wait too.
const QUEUE: usize = 4096;
/// No transaction takes more appends than this: while it is on its way to the disk, the others go on playing.
const LARGEST_GROUP: usize = 64;

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
        // There are two statements for each size of a group.
        let options = options.clone().statement_cache_capacity(4 * LARGEST_GROUP);
        let connection = options.connect().await.map_err(failure)?;
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(run(options, connection, jobs));
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
        let written = write_group(&mut connection, group).await;
        // A commit that failed, as on a full disk, leaves the connection in a transaction that it cannot end.
        if !written && (connection.ping().await.is_err() || connection.is_in_transaction()) {
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

/// All in one transaction; if one of them cannot be written, each in one of its own, so that the others do not suffer. Did all go well?
async fn write_group(
    connection: &mut SqliteConnection,
    group: Vec<(Append, oneshot::Sender<Result<(), StoreError>>)>,
) -> bool {
    let all: Vec<&Append> = group.iter().map(|(append, _)| append).collect();
    if all.is_empty() {
        return true;
    }
    let begun = Instant::now();
    let written = write(connection, &all).await;
    metrics::histogram!("polemarch_commit_appends").record(all.len() as f64);
    metrics::histogram!("polemarch_commit_seconds").record(begun.elapsed().as_secs_f64());
    let well = written.is_ok();
    match written {
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
            tracing::error!(%error, appends = group.len(), "entries were not written");
            for (_, done) in group {
                let error = match &error {
                    StoreError::Full => StoreError::Full,
                    StoreError::Conflict => StoreError::Conflict,
                    StoreError::Taken | StoreError::Unreadable(_) | StoreError::Backend(_) => {
                        StoreError::Backend(error.to_string().into())
                    }
                };
                let _ = done.send(Err(error));
            }
        }
    }
    well
}

async fn write(connection: &mut SqliteConnection, group: &[&Append]) -> Result<(), StoreError> {
    let mut transaction = connection
        .begin_with("BEGIN IMMEDIATE")
        .await
        .map_err(failure)?;
    let last: i64 = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM entries")
        .fetch_one(&mut *transaction)
        .await
        .map_err(failure)?;
    let previous = insert_entries(&mut transaction, group, last).await?;
    let moved = move_heads(&mut transaction, group, &previous).await?;
    // A head that did not move belongs to a table that somebody else has changed or removed.
    if moved < group.len() as u64 {
        return Err(StoreError::Conflict);
    }
    transaction.commit().await.map_err(failure)
}

/// Writes all entries with one statement, numbered on from the last one; the number of the last entry of each append.
async fn insert_entries(
    connection: &mut SqliteConnection,
    group: &[&Append],
    mut last: i64,
) -> Result<Vec<Option<i64>>, StoreError> {
    let count = group.iter().map(|append| append.entries.len()).sum();
    let rows = rows(
        "(?, ?, ?, ?, ?, coalesce(?, (SELECT last FROM heads WHERE heads.id = ?)), ?)",
        count,
    );
    let mut statement = sqlx::query(AssertSqlSafe(format!(
        "INSERT INTO entries (number, id, seq, at, user, previous, body) VALUES {rows}"
    )));
    let mut ends = Vec::with_capacity(group.len());
    for append in group {
        let mut previous: Option<i64> = None;
        for entry in &append.entries {
            last += 1;
            statement = statement
                .bind(last)
                .bind(append.table)
                .bind(entry.seq as i64)
                .bind(entry.at)
                .bind(entry.user)
                .bind(previous)
                .bind(append.table)
                .bind(entry.body.as_str());
            previous = Some(last);
        }
        ends.push(previous);
    }
    statement.execute(connection).await.map_err(failure)?;
    Ok(ends)
}

/// Moves all heads with one statement; how many are still those that were read.
async fn move_heads(
    connection: &mut SqliteConnection,
    group: &[&Append],
    ends: &[Option<i64>],
) -> Result<u64, StoreError> {
    let rows = rows("(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", group.len());
    let mut statement = sqlx::query(AssertSqlSafe(format!(
        "WITH new (id, generation, known, seq, number, asked, bots, updated, ended, last) AS (VALUES {rows})
         UPDATE heads SET seq = new.seq, number = new.number, asked = new.asked, bots = new.bots,
             updated = new.updated, ended = new.ended, last = new.last
         FROM new
         WHERE heads.id = new.id AND heads.generation = new.generation AND heads.seq = new.known"
    )));
    for (append, end) in group.iter().zip(ends) {
        let head = &append.head;
        statement = statement
            .bind(append.table)
            .bind(head.generation as i64)
            .bind(head.seq as i64 - append.entries.len() as i64)
            .bind(head.seq as i64)
            .bind(head.number as i64)
            .bind(head.asked)
            .bind(head.bots)
            .bind(head.updated)
            .bind(head.over.as_ref().map(Value::to_string))
            .bind(*end);
    }
    let moved = statement.execute(connection).await.map_err(failure)?;
    Ok(moved.rows_affected())
}

/// So many rows of values for a statement.
fn rows(row: &str, count: usize) -> String {
    vec![row; count].join(", ")
}
