//! From rows to records and from failures of SQLite to ours.

use engine::Seat;
use serde::{Serialize, de::DeserializeOwned};
use sqlx::{FromRow, Row, Sqlite, SqlitePool, Transaction, sqlite::SqliteRow};
use store::{
    Channel, ChatRecord, Entry, Head, Person, PersonSummary, Scope, SeatRecord, Session, Status,
    StoreError, TableId, TableRecord, Token, User,
};

/// SQLite's own numbers.
mod code {
    /// Something names a person or a table that is not there.
    pub(super) const FOREIGN_KEY: i64 = 787;
    /// The trigger of appends refuses.
    pub(super) const TRIGGER: i64 = 1811;
    /// The file is damaged; further bits say where.
    pub(super) const CORRUPT: i64 = 11;
    /// The file does not begin as a database does.
    pub(super) const NOT_A_DATABASE: i64 = 26;
    // A disk that takes no more: which one depends on the file that could not grow.
    pub(super) const FULL: i64 = 13;
    pub(super) const WRITE: i64 = 778;
    pub(super) const FSYNC: i64 = 1034;
    pub(super) const DIRECTORY_FSYNC: i64 = 1290;
    pub(super) const TRUNCATE: i64 = 1546;
    pub(super) const SHARED_MEMORY_SIZE: i64 = 4874;
}

/// What a failure means to the server. Every function of this crate fails with it, so that `?` is enough.
#[derive(Debug)]
pub(crate) struct Failure(StoreError);

impl Failure {
    /// Is the file damaged?
    pub(crate) fn is_damage(&self) -> bool {
        matches!(self.0, StoreError::Damaged(_))
    }
}

impl From<Failure> for StoreError {
    fn from(Failure(error): Failure) -> Self {
        error
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self(error)
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        let code = error
            .as_database_error()
            .and_then(sqlx::error::DatabaseError::code)
            .and_then(|code| code.parse::<i64>().ok());
        Self(match code {
            Some(
                code::FULL
                | code::WRITE
                | code::FSYNC
                | code::DIRECTORY_FSYNC
                | code::TRUNCATE
                | code::SHARED_MEMORY_SIZE,
            ) => StoreError::Full,
            Some(code) if is_damage(code) => StoreError::Damaged(message(&error)),
            Some(code::FOREIGN_KEY) => StoreError::Gone,
            Some(code::TRIGGER) => StoreError::Conflict,
            _ if matches!(error, sqlx::Error::Decode(_)) => {
                StoreError::Unreadable(error.to_string())
            }
            _ => StoreError::Backend(Box::new(error)),
        })
    }
}

/// The lowest byte of SQLite's number says what has happened, the rest says where.
fn is_damage(code: i64) -> bool {
    matches!(code & 0xff, code::CORRUPT | code::NOT_A_DATABASE)
}

/// What SQLite itself says, without what sqlx puts before it.
fn message(error: &sqlx::Error) -> String {
    let said = error.as_database_error();
    said.map_or_else(|| error.to_string(), |said| said.message().to_owned())
}

/// Has a unique key been used twice?
pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Begins to write. The lock is taken at once and waited for: a transaction that reads first and writes then is refused without any waiting
/// where somebody else has written between the two.
pub(crate) async fn begin(pool: &SqlitePool) -> Result<Transaction<'static, Sqlite>, Failure> {
    Ok(pool.begin_with("BEGIN IMMEDIATE").await?)
}

pub(crate) fn to_json(value: &impl Serialize) -> Result<String, Failure> {
    let text = serde_json::to_string(value);
    text.map_err(|error| StoreError::Unreadable(error.to_string()).into())
}

pub(crate) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// A column that holds JSON.
fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, sqlx::Error> {
    from_json(row.try_get(column)?)
}

/// A column that may hold JSON.
fn optional<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<Option<T>, sqlx::Error> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(from_json).transpose()
}

/// A number that cannot be negative.
fn count<T: TryFrom<i64>>(row: &SqliteRow, column: &str) -> Result<T, sqlx::Error> {
    let number: i64 = row.try_get(column)?;
    let negative = |_| sqlx::Error::Decode(format!("{column} is {number}").into());
    T::try_from(number).map_err(negative)
}

pub(crate) fn status_text(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Live => "live",
        Status::Over => "over",
    }
}

pub(crate) fn scope_text(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "read",
        Scope::Play => "play",
        Scope::All => "all",
    }
}

pub(crate) fn is_for_players(channel: Channel) -> bool {
    match channel {
        Channel::Players => true,
        Channel::Spectators => false,
    }
}

/// A record as it is read from a row.
pub(crate) struct Stored<T>(pub(crate) T);

/// The records of many rows.
pub(crate) fn records<T>(rows: Vec<Stored<T>>) -> Vec<T> {
    rows.into_iter().map(|Stored(record)| record).collect()
}

/// A row of the view `listed`.
impl FromRow<'_, SqliteRow> for Stored<TableRecord> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self(TableRecord {
            id: row.try_get("id")?,
            slug: row.try_get("slug")?,
            name: row.try_get("name")?,
            game: row.try_get("game")?,
            rules: count(row, "rules")?,
            setup: json(row, "setup")?,
            public: row.try_get("public")?,
            host: row.try_get("host")?,
            host_name: row.try_get("host_name")?,
            dice: json(row, "dice")?,
            status: match row.try_get("status")? {
                "open" => Status::Open,
                "live" => Status::Live,
                "over" => Status::Over,
                other => return Err(sqlx::Error::Decode(format!("status {other}").into())),
            },
            position: optional(row, "position")?,
            rematch_of: row.try_get("rematch_of")?,
            forked_from: optional(row, "forked_from")?,
            put_out: Vec::new(),
            set_aside: row.try_get("set_aside")?,
            created: row.try_get("created")?,
            head: Head {
                seq: count(row, "seq")?,
                number: count(row, "number")?,
                asked: count(row, "asked")?,
                bots: count(row, "bots")?,
                updated: row.try_get("updated")?,
                active: row.try_get("active")?,
                over: optional(row, "ended")?,
                generation: count(row, "generation")?,
            },
        }))
    }
}

/// A seat joined with the name of its person, and the table it belongs to.
impl FromRow<'_, SqliteRow> for Stored<(TableId, SeatRecord)> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let seat = SeatRecord {
            seat: Seat(count(row, "seat")?),
            user: row.try_get("user")?,
            name: row.try_get("name")?,
            bot: row.try_get("bot")?,
            left: row.try_get("gone")?,
            share: row.try_get("share")?,
            confirm: row.try_get("confirm")?,
            ask_always: row.try_get("ask_always")?,
        };
        Ok(Self((row.try_get("id")?, seat)))
    }
}

impl FromRow<'_, SqliteRow> for Stored<Entry> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self(Entry {
            seq: count(row, "seq")?,
            at: row.try_get("at")?,
            user: row.try_get("user")?,
            body: row.try_get("body")?,
        }))
    }
}

impl FromRow<'_, SqliteRow> for Stored<User> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self(User {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            password: row.try_get("password")?,
            stamp: row.try_get("stamp")?,
            locked: row.try_get("locked")?,
            settings: json(row, "settings")?,
            created: row.try_get("created")?,
        }))
    }
}

impl FromRow<'_, SqliteRow> for Stored<Person> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self(Person {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
        }))
    }
}

impl FromRow<'_, SqliteRow> for Stored<PersonSummary> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let Stored(user) = Stored::from_row(row)?;
        Ok(Self(PersonSummary {
            user,
            sessions: row.try_get("sessions")?,
            tokens: row.try_get("tokens")?,
            tables: row.try_get("tables")?,
            seen: row.try_get("seen")?,
        }))
    }
}

/// A session joined with its person: its own columns begin with `pass_` where both have them.
impl FromRow<'_, SqliteRow> for Stored<(Session, User)> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let Stored(user) = Stored::from_row(row)?;
        let session = Session {
            id: row.try_get("pass_id")?,
            user: row.try_get("pass_user")?,
            agent: row.try_get("agent")?,
            created: row.try_get("pass_created")?,
            seen: row.try_get("seen")?,
            active: row.try_get("active")?,
        };
        Ok(Self((session, user)))
    }
}

/// A token joined with its person: its own columns begin with `pass_` where both have them.
impl FromRow<'_, SqliteRow> for Stored<(Token, User)> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let Stored(user) = Stored::from_row(row)?;
        let token = Token {
            id: row.try_get("pass_id")?,
            name: row.try_get("pass_name")?,
            scope: match row.try_get("scope")? {
                "read" => Scope::Read,
                "play" => Scope::Play,
                "all" => Scope::All,
                other => return Err(sqlx::Error::Decode(format!("scope {other}").into())),
            },
            created: row.try_get("pass_created")?,
            expires: row.try_get("expires")?,
            used: row.try_get("used")?,
        };
        Ok(Self((token, user)))
    }
}

/// A line of talk joined with the name of whoever said it.
impl FromRow<'_, SqliteRow> for Stored<ChatRecord> {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let name: Option<String> = row.try_get("name")?;
        Ok(Self(ChatRecord {
            id: row.try_get("id")?,
            channel: if row.try_get("players")? {
                Channel::Players
            } else {
                Channel::Spectators
            },
            user: row.try_get("user")?,
            name: name.unwrap_or_default(),
            text: row.try_get("text")?,
            at: row.try_get("at")?,
        }))
    }
}
