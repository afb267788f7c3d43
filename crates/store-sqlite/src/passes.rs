//! Sessions of people and tokens of programs. Each carries the stamp its person had when it was made, and is void with another one.

use sqlx::{Row, SqlitePool, sqlite::SqliteRow};
use store::{NewSession, NewToken, Scope, Session, StoreError, Token, User};

use crate::{
    people::user_of,
    rows::{begin, failure},
};

/// A row joined with its person, if it still holds: same stamp, and nobody has locked the person out.
macro_rules! valid {
    ($own:literal, $rest:literal) => {
        concat!(
            "SELECT users.*, ",
            $own,
            " JOIN users ON users.id = pass.user AND users.stamp = pass.stamp AND users.locked IS NULL ",
            $rest
        )
    };
}

fn session_of(row: &SqliteRow) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.try_get("pass_id").map_err(failure)?,
        user: row.try_get("pass_user").map_err(failure)?,
        agent: row.try_get("agent").map_err(failure)?,
        created: row.try_get("pass_created").map_err(failure)?,
        seen: row.try_get("seen").map_err(failure)?,
        active: row.try_get("active").map_err(failure)?,
    })
}

pub(crate) async fn create_session(
    pool: &SqlitePool,
    session: NewSession,
) -> Result<Option<i64>, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO sessions (digest, user, stamp, agent, created, seen, active)
         SELECT ?1, id, stamp, ?4, ?5, ?5, (SELECT value FROM server WHERE key = 'uptime') FROM users WHERE id = ?2 AND stamp = ?3 AND locked IS NULL
         RETURNING id",
    )
    .bind(session.digest)
    .bind(session.user)
    .bind(session.stamp)
    .bind(session.agent)
    .bind(session.now);
    insert_if(pool, insert).await
}

/// Inserts a row if there is something to insert, and returns its number when it lasts.
async fn insert_if(
    pool: &SqlitePool,
    insert: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
) -> Result<Option<i64>, StoreError> {
    let mut transaction = begin(pool).await?;
    let row = insert.fetch_optional(&mut *transaction).await;
    let row = row.map_err(failure)?;
    transaction.commit().await.map_err(failure)?;
    row.map(|row| row.try_get("id").map_err(failure))
        .transpose()
}

pub(crate) async fn session(
    pool: &SqlitePool,
    digest: &[u8],
) -> Result<Option<(Session, User)>, StoreError> {
    let row = sqlx::query(valid!(
        "pass.id AS pass_id, pass.user AS pass_user, agent, pass.created AS pass_created, seen, active
         FROM sessions AS pass",
        "WHERE digest = ?"
    ))
    .bind(digest)
    .fetch_optional(pool)
    .await
    .map_err(failure)?;
    let both = |row: SqliteRow| Ok((session_of(&row)?, user_of(&row)?));
    row.map(both).transpose()
}

pub(crate) async fn sessions(pool: &SqlitePool, user: i64) -> Result<Vec<Session>, StoreError> {
    let rows = sqlx::query(valid!(
        "pass.id AS pass_id, pass.user AS pass_user, agent, pass.created AS pass_created, seen, active
         FROM sessions AS pass",
        "WHERE pass.user = ? ORDER BY seen DESC"
    ))
    .bind(user)
    .fetch_all(pool)
    .await
    .map_err(failure)?;
    rows.iter().map(session_of).collect()
}

pub(crate) async fn touch_session(pool: &SqlitePool, id: i64, now: i64) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE sessions SET seen = ?, active = (SELECT value FROM server WHERE key = 'uptime')
         WHERE id = ?",
    )
    .bind(now)
    .bind(id)
    .execute(pool)
    .await
    .map(|_| ())
    .map_err(failure)
}

pub(crate) async fn delete_session(
    pool: &SqlitePool,
    user: i64,
    id: i64,
) -> Result<bool, StoreError> {
    sqlx::query("DELETE FROM sessions WHERE user = ? AND id = ?")
        .bind(user)
        .bind(id)
        .execute(pool)
        .await
        .map(|done| done.rows_affected() > 0)
        .map_err(failure)
}

pub(crate) async fn expire_sessions(pool: &SqlitePool, since: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE active < ?")
        .bind(since)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

pub(crate) async fn knows_address(pool: &SqlitePool, digest: &[u8]) -> Result<bool, StoreError> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM addresses WHERE digest = ?)")
        .bind(digest)
        .fetch_one(pool)
        .await
        .map_err(failure)
}

pub(crate) async fn know_address(pool: &SqlitePool, digest: &[u8]) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO addresses (digest, active) SELECT ?, value FROM server WHERE key = 'uptime'
         ON CONFLICT (digest) DO UPDATE SET active = excluded.active",
    )
    .bind(digest)
    .execute(pool)
    .await
    .map(|_| ())
    .map_err(failure)
}

pub(crate) async fn forget_addresses(pool: &SqlitePool, since: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM addresses WHERE active < ?")
        .bind(since)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

fn scope_text(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "read",
        Scope::Play => "play",
        Scope::All => "all",
    }
}

fn token_of(row: &SqliteRow) -> Result<Token, StoreError> {
    let scope: String = row.try_get("scope").map_err(failure)?;
    let scope = match scope.as_str() {
        "read" => Scope::Read,
        "play" => Scope::Play,
        "all" => Scope::All,
        other => return Err(StoreError::Unreadable(format!("scope {other}"))),
    };
    Ok(Token {
        id: row.try_get("pass_id").map_err(failure)?,
        name: row.try_get("pass_name").map_err(failure)?,
        scope,
        created: row.try_get("pass_created").map_err(failure)?,
        expires: row.try_get("expires").map_err(failure)?,
        used: row.try_get("used").map_err(failure)?,
    })
}

pub(crate) async fn create_token(
    pool: &SqlitePool,
    token: NewToken,
) -> Result<Option<i64>, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO tokens (digest, user, stamp, name, scope, expires, created)
         SELECT ?1, id, stamp, ?4, ?5, ?6, ?7 FROM users WHERE id = ?2 AND stamp = ?3 AND locked IS NULL
         RETURNING id",
    )
    .bind(token.digest)
    .bind(token.user)
    .bind(token.stamp)
    .bind(token.name)
    .bind(scope_text(token.scope))
    .bind(token.expires)
    .bind(token.now);
    insert_if(pool, insert).await
}

pub(crate) async fn token(
    pool: &SqlitePool,
    digest: &[u8],
    now: i64,
) -> Result<Option<(Token, User)>, StoreError> {
    let row = sqlx::query(valid!(
        "pass.id AS pass_id, pass.name AS pass_name, scope, pass.created AS pass_created, expires, used
         FROM tokens AS pass",
        "WHERE digest = ? AND (expires IS NULL OR expires > ?)"
    ))
    .bind(digest)
    .bind(now)
    .fetch_optional(pool)
    .await
    .map_err(failure)?;
    let both = |row: SqliteRow| Ok((token_of(&row)?, user_of(&row)?));
    row.map(both).transpose()
}

pub(crate) async fn touch_token(pool: &SqlitePool, id: i64, now: i64) -> Result<(), StoreError> {
    sqlx::query("UPDATE tokens SET used = ? WHERE id = ?")
        .bind(now)
        .bind(id)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

pub(crate) async fn tokens(pool: &SqlitePool, user: i64) -> Result<Vec<Token>, StoreError> {
    let rows = sqlx::query(valid!(
        "pass.id AS pass_id, pass.name AS pass_name, scope, pass.created AS pass_created, expires, used
         FROM tokens AS pass",
        "WHERE pass.user = ? ORDER BY pass.id"
    ))
    .bind(user)
    .fetch_all(pool)
    .await
    .map_err(failure)?;
    rows.iter().map(token_of).collect()
}

pub(crate) async fn delete_token(
    pool: &SqlitePool,
    user: i64,
    id: i64,
) -> Result<bool, StoreError> {
    sqlx::query("DELETE FROM tokens WHERE user = ? AND id = ?")
        .bind(user)
        .bind(id)
        .execute(pool)
        .await
        .map(|done| done.rows_affected() > 0)
        .map_err(failure)
}
