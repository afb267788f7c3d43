//! Tables, seats and logs.

use std::collections::BTreeMap;

use serde_json::json;
use sqlx::{
    Row, Sqlite, SqliteConnection, SqlitePool, Transaction,
    query::Query,
    sqlite::{SqliteArguments, SqliteRow},
};
use store::{Entry, Head, Listed, NewTable, Person, SeatRecord, Status, StoreError, TableRecord};

use crate::{
    people::person,
    rows::{self, begin, failure, status_text, to_json},
};

pub(crate) async fn create(pool: &SqlitePool, new: NewTable) -> Result<i64, StoreError> {
    let mut transaction = begin(pool).await?;
    let id = insert(&mut transaction, &new).await?;
    transaction.commit().await.map_err(failure)?;
    Ok(id)
}

/// A new table inside a transaction.
pub(crate) async fn insert(
    transaction: &mut Transaction<'_, Sqlite>,
    new: &NewTable,
) -> Result<i64, StoreError> {
    let table = &new.table;
    let forked_from = table.forked_from.as_ref().map(to_json).transpose()?;
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO tables (slug, name, game, rules, setup, public, host, dice, status, position, rematch_of,
             forked_from, clock, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
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
    .bind(table.clock.as_ref().map(ToString::to_string))
    .bind(table.created)
    .fetch_one(&mut **transaction)
    .await
    .map_err(failure)?;
    set_head(transaction, id, &table.head).await?;
    set_seats(transaction, id, &new.seats).await?;
    Ok(id)
}

pub(crate) async fn set_head(
    connection: &mut SqliteConnection,
    id: i64,
    head: &Head,
) -> Result<(), StoreError> {
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
    .await
    .map_err(failure)?;
    sqlx::query("UPDATE tables SET moved = ? WHERE id = ?")
        .bind(head.updated)
        .bind(id)
        .execute(connection)
        .await
        .map(|_| ())
        .map_err(failure)
}

async fn set_seats(
    transaction: &mut Transaction<'_, Sqlite>,
    id: i64,
    seats: &[SeatRecord],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seats WHERE id = ?")
        .bind(id)
        .execute(&mut **transaction)
        .await
        .map_err(failure)?;
    for seat in seats {
        sqlx::query(
            "INSERT INTO seats (id, seat, user, bot, gone, share, confirm) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(id)
        .bind(seat.seat.0)
        .bind(seat.user)
        .bind(&seat.bot)
        .bind(seat.left)
        .bind(&seat.share)
        .bind(seat.confirm)
        .execute(&mut **transaction)
        .await
        .map_err(failure)?;
    }
    Ok(())
}

async fn set_put_out(
    transaction: &mut Transaction<'_, Sqlite>,
    table: &TableRecord,
) -> Result<(), StoreError> {
    let out: Vec<i64> = table.put_out.iter().map(|person| person.id).collect();
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
            .await
            .map_err(failure)?;
    }
    Ok(())
}

async fn put_out(pool: &SqlitePool, table: i64) -> Result<Vec<Person>, StoreError> {
    let found = sqlx::query(
        "SELECT users.id, users.name FROM put_out JOIN users ON users.id = put_out.user
         WHERE tab = ? ORDER BY users.id",
    )
    .bind(table)
    .fetch_all(pool)
    .await
    .map_err(failure)?;
    found.iter().map(person).collect()
}

pub(crate) async fn save(
    pool: &SqlitePool,
    table: &TableRecord,
    seats: &[SeatRecord],
) -> Result<(), StoreError> {
    let mut transaction = begin(pool).await?;
    let saved = sqlx::query(
        "UPDATE tables SET name = ?, rules = ?, setup = ?, public = ?, host = ?, dice = ?, status = ?, clock = ?
         WHERE id = ? AND (SELECT generation FROM heads WHERE heads.id = tables.id) = ?",
    )
    .bind(&table.name)
    .bind(table.rules)
    .bind(to_json(&table.setup)?)
    .bind(table.public)
    .bind(table.host)
    .bind(to_json(&table.dice)?)
    .bind(status_text(table.status))
    .bind(table.clock.as_ref().map(ToString::to_string))
    .bind(table.id)
    .bind(table.head.generation as i64)
    .execute(&mut *transaction)
    .await
    .map_err(failure)?;
    if saved.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    set_head(&mut transaction, table.id, &table.head).await?;
    set_seats(&mut transaction, table.id, seats).await?;
    set_put_out(&mut transaction, table).await?;
    transaction.commit().await.map_err(failure)
}

pub(crate) async fn find(pool: &SqlitePool, slug: &str) -> Result<Option<Listed>, StoreError> {
    let found = sqlx::query("SELECT * FROM listed WHERE slug = ?");
    only(pool, found.bind(slug)).await
}

/// The rematch of a table that is not over yet.
pub(crate) async fn rematch(pool: &SqlitePool, slug: &str) -> Result<Option<Listed>, StoreError> {
    let found = sqlx::query(
        "SELECT * FROM listed WHERE rematch_of = ? AND status <> 'over' ORDER BY id LIMIT 1",
    );
    only(pool, found.bind(slug)).await
}

async fn only(
    pool: &SqlitePool,
    query: Query<'_, Sqlite, SqliteArguments>,
) -> Result<Option<Listed>, StoreError> {
    let row = query.fetch_optional(pool).await.map_err(failure)?;
    let Some(row) = row else { return Ok(None) };
    let mut table = rows::table(&row)?;
    table.put_out = put_out(pool, table.id).await?;
    let found = with_seats(pool, vec![table]).await?;
    Ok(found.into_iter().next())
}

/// The seats of all these tables in one query.
pub(crate) async fn with_seats(
    pool: &SqlitePool,
    tables: Vec<TableRecord>,
) -> Result<Vec<Listed>, StoreError> {
    let ids: Vec<i64> = tables.iter().map(|table| table.id).collect();
    let found = sqlx::query(
        "SELECT seats.*, users.name FROM seats LEFT JOIN users ON users.id = seats.user
         WHERE seats.id IN (SELECT value FROM json_each(?)) ORDER BY seats.id, seat",
    )
    .bind(json!(ids).to_string())
    .fetch_all(pool)
    .await
    .map_err(failure)?;
    let mut seats: BTreeMap<i64, Vec<SeatRecord>> = BTreeMap::new();
    for row in &found {
        let id: i64 = row.try_get("id").map_err(failure)?;
        seats.entry(id).or_default().push(rows::seat(row)?);
    }
    let listed = |table: TableRecord| Listed {
        seats: seats.remove(&table.id).unwrap_or_default(),
        table,
    };
    Ok(tables.into_iter().map(listed).collect())
}

pub(crate) async fn of_bots(pool: &SqlitePool) -> Result<Vec<String>, StoreError> {
    sqlx::query_scalar(
        "SELECT slug FROM heads JOIN tables USING (id) WHERE bots <> 0 AND status = 'live' AND set_aside IS NULL",
    )
    .fetch_all(pool)
    .await
    .map_err(failure)
}

pub(crate) async fn idle(
    pool: &SqlitePool,
    status: Status,
    since: i64,
) -> Result<Vec<String>, StoreError> {
    sqlx::query_scalar(
        "SELECT slug FROM tables JOIN heads USING (id) WHERE status = ? AND active < ?",
    )
    .bind(status_text(status))
    .bind(since)
    .fetch_all(pool)
    .await
    .map_err(failure)
}

pub(crate) async fn uptime(pool: &SqlitePool) -> Result<i64, StoreError> {
    sqlx::query_scalar("SELECT value FROM server WHERE key = 'uptime'")
        .fetch_one(pool)
        .await
        .map_err(failure)
}

pub(crate) async fn set_uptime(pool: &SqlitePool, uptime: i64) -> Result<(), StoreError> {
    sqlx::query("UPDATE server SET value = ? WHERE key = 'uptime'")
        .bind(uptime)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

pub(crate) async fn copy(pool: &SqlitePool, id: i64, copies: u32) -> Result<(), StoreError> {
    let mut transaction = begin(pool).await?;
    let first: i64 = sqlx::query_scalar("SELECT max(id) + 1 FROM tables")
        .fetch_one(&mut *transaction)
        .await
        .map_err(failure)?;
    let copies_of = "WITH RECURSIVE copies (copy) AS (SELECT ?2 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?3)";
    for copied in [
        "INSERT INTO tables SELECT copy, slug || '-' || copy, name, game, rules, setup, public, host, dice, status,
             position, rematch_of, forked_from, clock, created, moved, set_aside FROM copies, tables WHERE id = ?1",
        "INSERT INTO heads SELECT copy, 0, 0, asked, bots, updated, ended, generation, NULL, active FROM copies, heads WHERE id = ?1",
        "INSERT INTO seats SELECT copy, seat, user, bot, gone, share, confirm FROM copies, seats WHERE id = ?1",
    ] {
        sqlx::query(sqlx::AssertSqlSafe(format!("{copies_of} {copied}")))
            .bind(id)
            .bind(first)
            .bind(first - 1 + i64::from(copies))
            .execute(&mut *transaction)
            .await
            .map_err(failure)?;
    }
    transaction.commit().await.map_err(failure)
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

pub(crate) async fn entries(pool: &SqlitePool, table: i64) -> Result<Vec<Entry>, StoreError> {
    let found = sqlx::query(log!("SELECT * FROM log ORDER BY seq"))
        .bind(table)
        .fetch_all(pool)
        .await
        .map_err(failure)?;
    found.iter().map(rows::entry).collect()
}

pub(crate) async fn count(pool: &SqlitePool) -> Result<u64, StoreError> {
    let counted: i64 = sqlx::query("SELECT count(*) AS tables FROM tables")
        .fetch_one(pool)
        .await
        .and_then(|row: SqliteRow| row.try_get("tables"))
        .map_err(failure)?;
    Ok(counted as u64)
}
