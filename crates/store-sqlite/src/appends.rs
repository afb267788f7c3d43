//! Group commit: whatever waits is written in one transaction, and confirmed when that is on the disk.

use std::time::Instant;

use serde_json::Value;
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions,
};
use store::{Append, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::rows::Failure;

/// So many appends wait before those who bring more have to wait too.
const MAX_QUEUED: usize = 4096;
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
        // There is a statement for each size of a group.
        let options = options.clone().statement_cache_capacity(2 * LARGEST_GROUP);
        let connection = options.connect().await.map_err(Failure::from)?;
        let (queue, jobs) = mpsc::channel(MAX_QUEUED);
        tokio::spawn(run(connection, jobs));
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

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
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
    let begun = Instant::now();
    let written = write(connection, &all).await;
    metrics::histogram!("polemarch_commit_appends").record(all.len() as f64);
    metrics::histogram!("polemarch_commit_seconds").record(begun.elapsed().as_secs_f64());
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
                    StoreError::Taken
                    | StoreError::Gone
                    | StoreError::Damaged(_)
                    | StoreError::Unreadable(_)
                    | StoreError::Backend(_) => StoreError::Backend(error.to_string().into()),
                };
                let _ = done.send(Err(error));
            }
        }
    }
}

/// One statement writes all entries and moves the heads of their tables; it is a transaction of its own, so the database thread is asked
/// once for all of them.
async fn write(connection: &mut SqliteConnection, group: &[&Append]) -> Result<(), StoreError> {
    let count = group.iter().map(|append| append.entries.len()).sum();
    let rows = vec!["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"; count].join(", ");
    let mut statement = sqlx::query(AssertSqlSafe(format!(
        "INSERT INTO appends (id, generation, seq, at, user, body, number, asked, bots, updated, ended) VALUES {rows}"
    )));
    for append in group {
        let head = &append.head;
        for entry in &append.entries {
            statement = statement
                .bind(append.table)
                .bind(head.generation as i64)
                .bind(entry.seq as i64)
                .bind(entry.at)
                .bind(entry.user)
                .bind(entry.body.as_str())
                .bind(head.number as i64)
                .bind(head.asked)
                .bind(head.bots)
                .bind(head.updated)
                .bind(head.over.as_ref().map(Value::to_string));
        }
    }
    let written = statement.execute(connection).await;
    written.map_err(Failure::from)?;
    Ok(())
}
