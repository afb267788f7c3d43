//! Tables, seats and logs.

use std::collections::BTreeMap;

use serde_json::json;
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};
use store::{
    Entry, Head, Listed, NewTable, Person, SeatRecord, Status, StoreError, TableId, TableRecord,
    UptimeMillis, UserId,
};

use crate::rows::{Failure, Stored, begin, records, status_text, to_json};

pub(crate) async fn create(pool: &SqlitePool, new: NewTable) -> Result<TableId, Failure> {
    let mut transaction = begin(pool).await?;
    let id = insert(&mut transaction, &new).await?;
    transaction.commit().await?;
    Ok(id)
}

/// A new table inside a transaction.
pub(crate) async fn insert(
    transaction: &mut Transaction<'_, Sqlite>,
    new: &NewTable,
) -> Result<TableId, Failure> {
    let table = &new.table;
    let forked_from = table.forked_from.as_ref().map(to_json).transpose()?;
    let id: TableId = sqlx::query_scalar(
        "INSERT INTO tables (slug, name, game, rules, setup, public, host, dice, status, position, rematch_of,
             forked_from, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
    )
    .bind(&table.slug)
    .bind(&table.name)
    .bind(&table.game)
    .bind(table.rules)
    .bind(to_json(&table.setup)?)
    .bind(table.public)
    .bind(table.host)
    .bind(to_json(&table.dice)?)
    .bind(status_text(table.status))
    .bind(table.position.as_ref().map(ToString::to_string))
    .bind(&table.rematch_of)
    .bind(forked_from)
    .bind(table.created)
    .fetch_one(&mut **transaction)
    .await?;
    set_head(transaction, id, &table.head).await?;
    set_seats(transaction, id, &new.seats).await?;
    Ok(id)
}

pub(crate) async fn set_head(
    connection: &mut SqliteConnection,
    id: TableId,
    head: &Head,
) -> Result<(), Failure> {
    sqlx::query(
        "INSERT INTO heads (id, seq, number, asked, bots, updated, ended, generation, active)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT value FROM server WHERE key = 'uptime'))
         ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, number = excluded.number, asked = excluded.asked,
             bots = excluded.bots, updated = excluded.updated, ended = excluded.ended, generation = excluded.generation,
             active = excluded.active",
    )
    .bind(id)
    .bind(head.seq as i64)
    .bind(head.number as i64)
    .bind(head.asked)
    .bind(head.bots)
    .bind(head.updated)
    .bind(head.over.as_ref().map(ToString::to_string))
    .bind(head.generation as i64)
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE tables SET moved = ? WHERE id = ?")
        .bind(head.updated)
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

async fn set_seats(
    transaction: &mut Transaction<'_, Sqlite>,
    id: TableId,
    seats: &[SeatRecord],
) -> Result<(), Failure> {
    sqlx::query("DELETE FROM seats WHERE id = ?")
        .bind(id)
        .execute(&mut **transaction)
        .await?;
    for seat in seats {
        sqlx::query(
            "INSERT INTO seats (id, seat, user, bot, gone, share, confirm, ask_always) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(id)
        .bind(seat.seat.0)
        .bind(seat.user)
        .bind(&seat.bot)
        .bind(seat.left)
        .bind(&seat.share)
        .bind(seat.confirm)
        .bind(seat.ask_always)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

async fn set_put_out(
    transaction: &mut Transaction<'_, Sqlite>,
    table: &TableRecord,
) -> Result<(), Failure> {
    let out: Vec<UserId> = table.put_out.iter().map(|person| person.id).collect();
    let out = json!(out).to_string();
    for change in [
        "DELETE FROM put_out WHERE tab = ?1 AND user NOT IN (SELECT value FROM json_each(?2))",
        // Somebody who is gone needs not be kept out.
        "INSERT OR IGNORE INTO put_out (tab, user)
         SELECT ?1, id FROM users WHERE id IN (SELECT value FROM json_each(?2))",
    ] {
        sqlx::query(change)
            .bind(table.id)
            .bind(&out)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

async fn put_out(pool: &SqlitePool, table: TableId) -> Result<Vec<Person>, Failure> {
    let found = sqlx::query_as(
        "SELECT users.id, users.name FROM put_out JOIN users ON users.id = put_out.user
         WHERE tab = ? ORDER BY users.id",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    Ok(records(found))
}

pub(crate) async fn save(
    pool: &SqlitePool,
    table: &TableRecord,
    seats: &[SeatRecord],
) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    let saved = sqlx::query(
        "UPDATE tables SET name = ?, rules = ?, setup = ?, public = ?, host = ?, dice = ?, status = ?
         WHERE id = ? AND (SELECT generation FROM heads WHERE heads.id = tables.id) = ?",
    )
    .bind(&table.name)
    .bind(table.rules)
    .bind(to_json(&table.setup)?)
    .bind(table.public)
    .bind(table.host)
    .bind(to_json(&table.dice)?)
    .bind(status_text(table.status))
    .bind(table.id)
    .bind(table.head.generation as i64)
    .execute(&mut *transaction)
    .await?;
    if saved.rows_affected() == 0 {
        return Err(StoreError::Conflict.into());
    }
    set_head(&mut transaction, table.id, &table.head).await?;
    set_seats(&mut transaction, table.id, seats).await?;
    set_put_out(&mut transaction, table).await?;
    transaction.commit().await?;
    Ok(())
}

pub(crate) async fn find(pool: &SqlitePool, slug: &str) -> Result<Option<Listed>, Failure> {
    only(pool, "SELECT * FROM listed WHERE slug = ?", slug).await
}

/// The rematch of a table that is not over yet.
pub(crate) async fn rematch(pool: &SqlitePool, slug: &str) -> Result<Option<Listed>, Failure> {
    let query =
        "SELECT * FROM listed WHERE rematch_of = ? AND status <> 'over' ORDER BY id LIMIT 1";
    only(pool, query, slug).await
}

async fn only(
    pool: &SqlitePool,
    query: &'static str,
    slug: &str,
) -> Result<Option<Listed>, Failure> {
    let found = sqlx::query_as(query).bind(slug).fetch_optional(pool);
    let found: Option<Stored<TableRecord>> = found.await?;
    let Some(Stored(mut table)) = found else {
        return Ok(None);
    };
    table.put_out = put_out(pool, table.id).await?;
    let found = with_seats(pool, vec![table]).await?;
    Ok(found.into_iter().next())
}

/// The seats of all these tables in one query.
pub(crate) async fn with_seats(
    pool: &SqlitePool,
    tables: Vec<TableRecord>,
) -> Result<Vec<Listed>, Failure> {
    let ids: Vec<TableId> = tables.iter().map(|table| table.id).collect();
    let found: Vec<Stored<(TableId, SeatRecord)>> = sqlx::query_as(
        "SELECT seats.*, users.name FROM seats LEFT JOIN users ON users.id = seats.user
         WHERE seats.id IN (SELECT value FROM json_each(?)) ORDER BY seats.id, seat",
    )
    .bind(json!(ids).to_string())
    .fetch_all(pool)
    .await?;
    let mut seats: BTreeMap<TableId, Vec<SeatRecord>> = BTreeMap::new();
    for Stored((table, seat)) in found {
        seats.entry(table).or_default().push(seat);
    }
    let listed = |table: TableRecord| Listed {
        seats: seats.remove(&table.id).unwrap_or_default(),
        table,
    };
    Ok(tables.into_iter().map(listed).collect())
}

pub(crate) async fn of_bots(pool: &SqlitePool) -> Result<Vec<String>, Failure> {
    sqlx::query_scalar(
        "SELECT slug FROM heads JOIN tables USING (id) WHERE bots <> 0 AND status = 'live' AND set_aside IS NULL",
    )
    .fetch_all(pool)
    .await
        .map_err(Failure::from)
}

pub(crate) async fn idle(
    pool: &SqlitePool,
    status: Status,
    since: UptimeMillis,
) -> Result<Vec<String>, Failure> {
    sqlx::query_scalar(
        "SELECT slug FROM tables JOIN heads USING (id) WHERE status = ? AND active < ?",
    )
    .bind(status_text(status))
    .bind(since)
    .fetch_all(pool)
    .await
    .map_err(Failure::from)
}

pub(crate) async fn uptime(pool: &SqlitePool) -> Result<UptimeMillis, Failure> {
    sqlx::query_scalar("SELECT value FROM server WHERE key = 'uptime'")
        .fetch_one(pool)
        .await
        .map_err(Failure::from)
}

pub(crate) async fn set_uptime(pool: &SqlitePool, uptime: UptimeMillis) -> Result<(), Failure> {
    sqlx::query("UPDATE server SET value = ? WHERE key = 'uptime'")
        .bind(uptime)
        .execute(pool)
        .await?;
    Ok(())
}

pub(crate) async fn copy(pool: &SqlitePool, id: TableId, copies: u32) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    let first: i64 = sqlx::query_scalar("SELECT max(id) + 1 FROM tables")
        .fetch_one(&mut *transaction)
        .await?;
    let copies_of = "WITH RECURSIVE copies (copy) AS (SELECT ?2 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?3)";
    for copied in [
        "INSERT INTO tables SELECT copy, slug || '-' || copy, name, game, rules, setup, public, host, dice, status,
             position, rematch_of, forked_from, clock, created, moved, set_aside FROM copies, tables WHERE id = ?1",
        "INSERT INTO heads SELECT copy, 0, 0, asked, bots, updated, ended, generation, NULL, active FROM copies, heads WHERE id = ?1",
        "INSERT INTO seats SELECT copy, seat, user, bot, gone, share, confirm, ask_always FROM copies, seats WHERE id = ?1",
    ] {
        sqlx::query(sqlx::AssertSqlSafe(format!("{copies_of} {copied}")))
            .bind(id)
            .bind(first)
            .bind(first - 1 + i64::from(copies))
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// The entries of table `?1`, found from its head backwards.
macro_rules! log {
    ($($rest:literal),+) => {
        concat!(
            "WITH RECURSIVE chain (number) AS (
                 SELECT last FROM heads WHERE id = ?1
                 UNION ALL
                 SELECT previous FROM chain JOIN entries USING (number) WHERE previous IS NOT NULL
             ),
             log AS (SELECT entries.* FROM chain JOIN entries USING (number)) ",
            $($rest),+
        )
    };
}
pub(crate) use log;

pub(crate) async fn entries(pool: &SqlitePool, table: TableId) -> Result<Vec<Entry>, Failure> {
    let found = sqlx::query_as(log!("SELECT * FROM log ORDER BY seq"))
        .bind(table)
        .fetch_all(pool)
        .await?;
    Ok(records(found))
}

pub(crate) async fn count(pool: &SqlitePool) -> Result<u64, Failure> {
    let counted: i64 = sqlx::query_scalar("SELECT count(*) FROM tables")
        .fetch_one(pool)
        .await?;
    Ok(counted as u64)
}
