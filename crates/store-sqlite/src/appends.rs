//! Group commit: whatever waits is written in one transaction, and confirmed when that is on the disk.

use std::time::Instant;

use serde_json::Value;
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Append, Entry, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::rows::{failure, to_json};

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
        let connection = options.connect().await.map_err(failure)?;
        let (queue, jobs) = mpsc::channel(QUEUE);
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
    let (entries, heads) = rows(group, last)?;
    sqlx::query(
        "INSERT INTO entries (number, id, seq, at, user, previous, body)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
             coalesce(value ->> 5, (SELECT last FROM heads WHERE heads.id = value ->> 1)), value ->> 6
         FROM json_each(?)",
    )
    .bind(entries)
    .execute(&mut *transaction)
    .await
    .map_err(failure)?;
    let moved = sqlx::query(
        "UPDATE heads SET seq = new.value ->> 3, number = new.value ->> 4, asked = new.value ->> 5,
             bots = new.value ->> 6, updated = new.value ->> 7, ended = new.value ->> 8, last = new.value ->> 9
         FROM json_each(?) AS new
         WHERE heads.id = new.value ->> 0 AND generation = new.value ->> 1 AND seq = new.value ->> 2",
    )
    .bind(heads)
    .execute(&mut *transaction)
    .await
    .map_err(failure)?;
    // A head that did not move belongs to a table that somebody else has changed or removed.
    if moved.rows_affected() < group.len() as u64 {
        return Err(StoreError::Conflict);
    }
    transaction.commit().await.map_err(failure)
}

/// All entries and all heads of a group as JSON, so that one statement each writes them; entries are numbered on from the last one.
fn rows(group: &[&Append], mut last: i64) -> Result<(String, String), StoreError> {
    let (mut entries, mut heads) = (Vec::new(), Vec::with_capacity(group.len()));
    for append in group {
        let mut previous = None;
        for entry in &append.entries {
            last += 1;
            let Entry {
                seq,
                at,
                user,
                body,
            } = entry;
            entries.push((last, append.table, seq, at, user, previous, body));
            previous = Some(last);
        }
        let head = &append.head;
        heads.push((
            append.table,
            head.generation,
            head.seq - append.entries.len() as u64,
            head.seq,
            head.number,
            head.asked,
            head.bots,
            head.updated,
            head.over.as_ref().map(Value::to_string),
            previous,
        ));
    }
    Ok((to_json(&entries)?, to_json(&heads)?))
}
