//! From rows to records and from failures of SQLite to ours.

use engine::Seat;
use serde::{Serialize, de::DeserializeOwned};
use sqlx::{
    Row, Sqlite, SqlitePool, Transaction,
    query::Query,
    sqlite::{SqliteArguments, SqliteRow},
};
use store::{Entry, Head, SeatRecord, Status, StoreError, TableRecord};

/// SQLite's own numbers.
mod code {
    /// Something names a person or a table that is not there.
    pub(super) const FOREIGN_KEY: i64 = 787;
    /// The trigger of appends refuses.
    pub(super) const TRIGGER: i64 = 1811;
    // A disk that takes no more: which one depends on the file that could not grow.
    pub(super) const FULL: i64 = 13;
    pub(super) const WRITE: i64 = 778;
    pub(super) const FSYNC: i64 = 1034;
    pub(super) const DIRECTORY_FSYNC: i64 = 1290;
    pub(super) const TRUNCATE: i64 = 1546;
    pub(super) const SHARED_MEMORY_SIZE: i64 = 4874;
}

/// What a failure means to the server.
pub(crate) fn failure(error: sqlx::Error) -> StoreError {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .and_then(|code| code.parse::<i64>().ok());
    match code {
        Some(
            code::FULL
            | code::WRITE
            | code::FSYNC
            | code::DIRECTORY_FSYNC
            | code::TRUNCATE
            | code::SHARED_MEMORY_SIZE,
        ) => StoreError::Full,
        Some(code::FOREIGN_KEY) => StoreError::Gone,
        Some(code::TRIGGER) => StoreError::Conflict,
        _ => StoreError::Backend(Box::new(error)),
    }
}

/// Has a unique key been used twice?
pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Begins to write. The lock is taken at once and waited for: a transaction that reads first and writes then is refused without any waiting
/// where somebody else has written between the two.
pub(crate) async fn begin(pool: &SqlitePool) -> Result<Transaction<'static, Sqlite>, StoreError> {
    let begun = pool.begin_with("BEGIN IMMEDIATE").await;
    begun.map_err(failure)
}

/// Inserts a row and returns it when it lasts. Without a transaction of its own the row would come back before it is written, and a disk
/// that is full would go unnoticed.
pub(crate) async fn insert_returning(
    pool: &SqlitePool,
    insert: Query<'_, Sqlite, SqliteArguments>,
) -> Result<SqliteRow, StoreError> {
    let mut transaction = begin(pool).await?;
    let row = insert.fetch_one(&mut *transaction).await.map_err(failure)?;
    transaction.commit().await.map_err(failure)?;
    Ok(row)
}

pub(crate) fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unreadable(error.to_string()))
}

pub(crate) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
}

fn optional<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError> {
    let text: Option<String> = row.try_get(column).map_err(failure)?;
    text.map(|text| from_json(&text)).transpose()
}

pub(crate) fn status_text(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Live => "live",
        Status::Over => "over",
    }
}

/// A row of the view `listed`.
pub(crate) fn table(row: &SqliteRow) -> Result<TableRecord, StoreError> {
    let text = |column: &str| row.try_get::<String, _>(column).map_err(failure);
    let number = |column: &str| row.try_get::<i64, _>(column).map_err(failure);
    Ok(TableRecord {
        id: number("id")?,
        slug: text("slug")?,
        name: text("name")?,
        game: text("game")?,
        rules: number("rules")? as u32,
        setup: from_json(&text("setup")?)?,
        public: number("public")? != 0,
        host: row.try_get("host").map_err(failure)?,
        host_name: row.try_get("host_name").map_err(failure)?,
        dice: from_json(&text("dice")?)?,
        status: from_json(&format!("\"{}\"", text("status")?))?,
        position: optional(row, "position")?,
        rematch_of: row.try_get("rematch_of").map_err(failure)?,
        forked_from: optional(row, "forked_from")?,
        clock: optional(row, "clock")?,
        put_out: Vec::new(),
        set_aside: row.try_get("set_aside").map_err(failure)?,
        created: number("created")?,
        head: Head {
            seq: number("seq")? as u64,
            number: number("number")? as usize,
            asked: number("asked")? as u32,
            bots: number("bots")? as u32,
            updated: number("updated")?,
            active: number("active")?,
            over: optional(row, "ended")?,
            generation: number("generation")? as u64,
        },
    })
}

/// A seat joined with the name of its person.
pub(crate) fn seat(row: &SqliteRow) -> Result<SeatRecord, StoreError> {
    let flag = |column: &str| {
        let value = row.try_get::<i64, _>(column).map_err(failure)?;
        Ok::<_, StoreError>(value != 0)
    };
    let seat: i64 = row.try_get("seat").map_err(failure)?;
    Ok(SeatRecord {
        seat: Seat(seat as u8),
        user: row.try_get("user").map_err(failure)?,
        name: row.try_get("name").map_err(failure)?,
        bot: row.try_get("bot").map_err(failure)?,
        left: flag("gone")?,
        share: row.try_get("share").map_err(failure)?,
        confirm: flag("confirm")?,
    })
}

pub(crate) fn entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    let body: String = row.try_get("body").map_err(failure)?;
    let seq: i64 = row.try_get("seq").map_err(failure)?;
    Ok(Entry {
        seq: seq as u64,
        at: row.try_get("at").map_err(failure)?,
        user: row.try_get("user").map_err(failure)?,
        body,
    })
}
