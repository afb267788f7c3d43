//! What the administrator does to tables while a server may be running.

use std::{io, path::Path};

use sqlx::{Sqlite, SqlitePool, Transaction};
use store::{AdminChange, Entry, ImportedTable, Listed, Status, StoreError, TableId};

use crate::{
    files,
    rows::{Failure, begin, is_for_players, records, status_text},
    tables::{self, log},
};

/// Counts a change, so that a running server looks at its tables again.
pub(crate) async fn count_up(transaction: &mut Transaction<'_, Sqlite>) -> Result<(), Failure> {
    sqlx::query(
        "INSERT INTO server (key, value) VALUES ('overhauls', 1)
         ON CONFLICT (key) DO UPDATE SET value = value + 1",
    )
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

pub(crate) async fn announce(pool: &SqlitePool) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    count_up(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Whoever has one of these tables in memory has to read it again.
pub(crate) async fn raise(
    transaction: &mut Transaction<'_, Sqlite>,
    tables: &[TableId],
) -> Result<(), Failure> {
    sqlx::query(
        "UPDATE heads SET generation = generation + 1 WHERE id IN (SELECT value FROM json_each(?))",
    )
    .bind(serde_json::json!(tables).to_string())
    .execute(&mut **transaction)
    .await?;
    count_up(transaction).await
}

pub(crate) async fn count(pool: &SqlitePool) -> Result<u64, Failure> {
    let counted: Option<i64> =
        sqlx::query_scalar("SELECT value FROM server WHERE key = 'overhauls'")
            .fetch_optional(pool)
            .await?;
    Ok(counted.unwrap_or_default() as u64)
}

pub(crate) async fn all(
    pool: &SqlitePool,
    status: Option<Status>,
    game: Option<&str>,
) -> Result<Vec<Listed>, Failure> {
    let found = sqlx::query_as(
        "SELECT * FROM listed
         WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR game = ?2)
         ORDER BY updated DESC, id DESC",
    )
    .bind(status.map(status_text))
    .bind(game)
    .fetch_all(pool)
    .await?;
    tables::with_seats(pool, records(found)).await
}

pub(crate) async fn delete(pool: &SqlitePool, id: TableId) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    remove(&mut transaction, id).await?;
    transaction.commit().await?;
    Ok(())
}

pub(crate) async fn set_aside(
    pool: &SqlitePool,
    id: TableId,
    why: Option<&str>,
) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    sqlx::query("UPDATE tables SET set_aside = ? WHERE id = ?")
        .bind(why)
        .bind(id)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("UPDATE heads SET generation = generation + 1 WHERE id = ?")
        .bind(id)
        .execute(&mut *transaction)
        .await?;
    count_up(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Removes a table inside a transaction.
pub(crate) async fn remove(
    transaction: &mut Transaction<'_, Sqlite>,
    id: TableId,
) -> Result<(), Failure> {
    cut(transaction, id, 0).await?;
    sqlx::query("DELETE FROM tables WHERE id = ?")
        .bind(id)
        .execute(&mut **transaction)
        .await?;
    count_up(transaction).await
}

pub(crate) async fn import(pool: &SqlitePool, imported: ImportedTable) -> Result<TableId, Failure> {
    let mut transaction = begin(pool).await?;
    let id = tables::insert(&mut transaction, &imported.new).await?;
    insert_entries(&mut transaction, id, &imported.entries).await?;
    for line in &imported.chat {
        sqlx::query("INSERT INTO chat (tab, players, user, text, at) VALUES (?, ?, ?, ?, ?)")
            .bind(id)
            .bind(is_for_players(line.channel))
            .bind(line.user)
            .bind(&line.text)
            .bind(line.at)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(id)
}

async fn insert_entries(
    transaction: &mut Transaction<'_, Sqlite>,
    id: TableId,
    entries: &[Entry],
) -> Result<(), Failure> {
    for entry in entries {
        let number: i64 = sqlx::query_scalar(
            "INSERT INTO entries (id, seq, at, user, previous, body)
             VALUES (?1, ?2, ?3, ?4, (SELECT last FROM heads WHERE heads.id = ?1), ?5) RETURNING number",
        )
        .bind(id)
        .bind(entry.seq as i64)
        .bind(entry.at)
        .bind(entry.user)
        .bind(&entry.body)
        .fetch_one(&mut **transaction)
        .await?;
        set_last(transaction, id, Some(number)).await?;
    }
    Ok(())
}

async fn set_last(
    transaction: &mut Transaction<'_, Sqlite>,
    id: TableId,
    last: Option<i64>,
) -> Result<(), Failure> {
    sqlx::query("UPDATE heads SET last = ? WHERE id = ?")
        .bind(last)
        .bind(id)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Takes the entries after a number off the log of a table.
async fn cut(
    transaction: &mut Transaction<'_, Sqlite>,
    id: TableId,
    kept: u64,
) -> Result<(), Failure> {
    let kept = kept as i64;
    let last: Option<i64> = sqlx::query_scalar(log!("SELECT number FROM log WHERE seq = ?2"))
        .bind(id)
        .bind(kept)
        .fetch_optional(&mut **transaction)
        .await?;
    sqlx::query(log!(
        "DELETE FROM entries WHERE number IN (SELECT number FROM log WHERE seq > ?2)"
    ))
    .bind(id)
    .bind(kept)
    .execute(&mut **transaction)
    .await?;
    set_last(transaction, id, last).await
}

pub(crate) async fn apply_admin_change(
    pool: &SqlitePool,
    change: AdminChange,
) -> Result<(), Failure> {
    let (table, before) = (&change.table, &change.before);
    let mut transaction = begin(pool).await?;
    // The lock is held, so nobody adds to the log between the check and the change.
    let raised = sqlx::query(
        "UPDATE heads SET generation = generation + 1 WHERE id = ? AND seq = ? AND generation = ?",
    )
    .bind(table.id)
    .bind(before.seq as i64)
    .bind(before.generation as i64)
    .execute(&mut *transaction)
    .await?;
    if raised.rows_affected() == 0 {
        return Err(StoreError::Conflict.into());
    }
    sqlx::query("UPDATE tables SET rules = ?, status = ? WHERE id = ?")
        .bind(table.rules)
        .bind(status_text(table.status))
        .bind(table.id)
        .execute(&mut *transaction)
        .await?;
    put_aside(&mut transaction, &change).await?;
    insert_entries(&mut transaction, table.id, &change.added).await?;
    let head = store::Head {
        generation: before.generation + 1,
        ..table.head.clone()
    };
    tables::set_head(&mut transaction, table.id, &head).await?;
    count_up(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Entries that do not stay are kept beside the log.
async fn put_aside(
    transaction: &mut Transaction<'_, Sqlite>,
    change: &AdminChange,
) -> Result<(), Failure> {
    sqlx::query(log!(
        "INSERT INTO cut_entries (cut, id, seq, at, user, body)
         SELECT ?2, id, seq, at, user, body FROM log WHERE seq > ?3"
    ))
    .bind(change.table.id)
    .bind(change.table.head.updated)
    .bind(change.kept as i64)
    .execute(&mut **transaction)
    .await?;
    cut(transaction, change.table.id, change.kept).await
}

/// The links of all tables. They are read from their index alone; where that is damaged, from the tables.
pub(crate) async fn links(pool: &SqlitePool) -> Result<Vec<String>, Failure> {
    let by_index = sqlx::query_scalar("SELECT slug FROM tables ORDER BY slug");
    match by_index.fetch_all(pool).await.map_err(Failure::from) {
        Err(failure) if failure.is_damage() => {}
        other => return other,
    }
    let tables = sqlx::query_scalar("SELECT slug FROM tables NOT INDEXED");
    Ok(tables.fetch_all(pool).await?)
}

/// What SQLite finds wrong with its file. What is so damaged that it cannot even look is a fault as well.
pub(crate) async fn check(pool: &SqlitePool) -> Result<Vec<String>, Failure> {
    let mut faults = found_faults(damaged_pages(pool).await)?;
    faults.extend(found_faults(lost_rows(pool).await)?);
    Ok(faults)
}

fn found_faults(found: Result<Vec<String>, Failure>) -> Result<Vec<String>, Failure> {
    match found {
        Err(failure) if failure.is_damage() => Ok(vec![StoreError::from(failure).to_string()]),
        found => found,
    }
}

async fn damaged_pages(pool: &SqlitePool) -> Result<Vec<String>, Failure> {
    let mut faults: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_all(pool)
        .await?;
    faults.retain(|fault| fault != "ok");
    Ok(faults)
}

async fn lost_rows(pool: &SqlitePool) -> Result<Vec<String>, Failure> {
    let lost = sqlx::query_as::<_, (String, Option<i64>, String, i64)>("PRAGMA foreign_key_check");
    let lost = lost.fetch_all(pool).await?;
    let told = |(table, row, parent, _): (String, Option<i64>, String, i64)| {
        let row = row.map_or_else(|| "a row".to_owned(), |row| format!("row {row}"));
        format!("{row} of {table} names something in {parent} that is not there")
    };
    Ok(lost.into_iter().map(told).collect())
}

/// A consistent copy of everything in a file of its own, which its owner alone reads. It is written beside the file and gets its name when
/// it is whole, so that a copy that was cut off is not taken for one.
pub(crate) async fn backup(pool: &SqlitePool, to: &Path) -> Result<(), Failure> {
    let broken = |error: io::Error| Failure::from(StoreError::Backend(Box::new(error)));
    let partial = files::partial(to);
    // One that was cut off before is of no use.
    if partial.exists() {
        files::discard(&partial);
    }
    // SQLite fills a file that is empty.
    files::make(&partial).map_err(broken)?;
    let copied = sqlx::query("VACUUM INTO ?")
        .bind(partial.to_string_lossy().into_owned())
        .execute(pool)
        .await
        .map_err(Failure::from);
    let done = copied.and_then(|_| files::finish(&partial, to).map_err(broken));
    if done.is_err() {
        files::discard(&partial);
    }
    done
}
