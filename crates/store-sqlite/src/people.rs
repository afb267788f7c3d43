//! People, sessions, tokens.

use serde_json::Value;
use sqlx::{Row, SqlitePool, sqlite::SqliteRow};
use store::{NewSession, NewUser, Session, StoreError, Token, User};

use crate::rows::{failure, from_json, insert_returning, is_duplicate, to_json};

/// Two names that differ in case only are the same account.
fn account_key(name: &str) -> String {
    name.to_lowercase()
}

pub(crate) async fn signing_key(pool: &SqlitePool) -> Result<Vec<u8>, StoreError> {
    sqlx::query("INSERT OR IGNORE INTO server (key, value) VALUES ('signing', randomblob(32))")
        .execute(pool)
        .await
        .map_err(failure)?;
    sqlx::query_scalar("SELECT value FROM server WHERE key = 'signing'")
        .fetch_one(pool)
        .await
        .map_err(failure)
}

fn user_of(row: &SqliteRow) -> Result<User, StoreError> {
    let settings: String = row.try_get("settings").map_err(failure)?;
    Ok(User {
        id: row.try_get("id").map_err(failure)?,
        name: row.try_get("name").map_err(failure)?,
        password: row.try_get("password").map_err(failure)?,
        settings: from_json(&settings)?,
    })
}

pub(crate) async fn create_user(pool: &SqlitePool, user: NewUser) -> Result<User, StoreError> {
    let insert = sqlx::query("INSERT INTO users (name, created) VALUES (?, ?) RETURNING *")
        .bind(user.name)
        .bind(user.now);
    user_of(&insert_returning(pool, insert).await?)
}

pub(crate) async fn user(pool: &SqlitePool, id: i64) -> Result<Option<User>, StoreError> {
    let row = sqlx::query("SELECT * FROM users WHERE id = ?")
        .bind(id)
        .fetch_optional(pool)
        .await
        .map_err(failure)?;
    row.as_ref().map(user_of).transpose()
}

pub(crate) async fn account(pool: &SqlitePool, name: &str) -> Result<Option<User>, StoreError> {
    let row = sqlx::query("SELECT * FROM users WHERE account = ?")
        .bind(account_key(name))
        .fetch_optional(pool)
        .await
        .map_err(failure)?;
    row.as_ref().map(user_of).transpose()
}

pub(crate) async fn claim(
    pool: &SqlitePool,
    id: i64,
    name: &str,
    password: &str,
) -> Result<bool, StoreError> {
    let claimed = sqlx::query(
        "UPDATE users SET name = ?, account = ?, password = ? WHERE id = ? AND account IS NULL",
    )
    .bind(name)
    .bind(account_key(name))
    .bind(password)
    .bind(id)
    .execute(pool)
    .await;
    match claimed {
        Ok(done) => Ok(done.rows_affected() > 0),
        Err(error) if is_duplicate(&error) => Err(StoreError::Taken),
        Err(error) => Err(failure(error)),
    }
}

pub(crate) async fn set_password(
    pool: &SqlitePool,
    id: i64,
    password: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE users SET password = ? WHERE id = ?")
        .bind(password)
        .bind(id)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

pub(crate) async fn set_settings(
    pool: &SqlitePool,
    id: i64,
    settings: &Value,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE users SET settings = ? WHERE id = ?")
        .bind(to_json(settings)?)
        .bind(id)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

fn session_of(row: &SqliteRow) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.try_get("id").map_err(failure)?,
        user: row.try_get("user").map_err(failure)?,
        agent: row.try_get("agent").map_err(failure)?,
        created: row.try_get("created").map_err(failure)?,
        seen: row.try_get("seen").map_err(failure)?,
    })
}

pub(crate) async fn create_session(
    pool: &SqlitePool,
    session: NewSession,
) -> Result<i64, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO sessions (digest, user, agent, created, seen) VALUES (?, ?, ?, ?, ?) RETURNING id",
    )
    .bind(session.digest)
    .bind(session.user)
    .bind(session.agent)
    .bind(session.now)
    .bind(session.now);
    let row = insert_returning(pool, insert).await?;
    row.try_get("id").map_err(failure)
}

pub(crate) async fn session(
    pool: &SqlitePool,
    digest: &[u8],
) -> Result<Option<Session>, StoreError> {
    let row = sqlx::query("SELECT * FROM sessions WHERE digest = ?")
        .bind(digest)
        .fetch_optional(pool)
        .await
        .map_err(failure)?;
    row.as_ref().map(session_of).transpose()
}

pub(crate) async fn sessions(pool: &SqlitePool, user: i64) -> Result<Vec<Session>, StoreError> {
    let rows = sqlx::query("SELECT * FROM sessions WHERE user = ? ORDER BY seen DESC")
        .bind(user)
        .fetch_all(pool)
        .await
        .map_err(failure)?;
    rows.iter().map(session_of).collect()
}

pub(crate) async fn touch_session(pool: &SqlitePool, id: i64, now: i64) -> Result<(), StoreError> {
    sqlx::query("UPDATE sessions SET seen = ? WHERE id = ?")
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

pub(crate) async fn delete_other_sessions(
    pool: &SqlitePool,
    user: i64,
    keep: i64,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE user = ? AND id <> ?")
        .bind(user)
        .bind(keep)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

pub(crate) async fn expire_sessions(pool: &SqlitePool, since: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE seen < ?")
        .bind(since)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

pub(crate) async fn create_token(
    pool: &SqlitePool,
    user: i64,
    name: &str,
    digest: &[u8],
    now: i64,
) -> Result<i64, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO tokens (user, name, digest, created) VALUES (?, ?, ?, ?) RETURNING id",
    )
    .bind(user)
    .bind(name)
    .bind(digest)
    .bind(now);
    let row = insert_returning(pool, insert).await?;
    row.try_get("id").map_err(failure)
}

pub(crate) async fn token_user(
    pool: &SqlitePool,
    digest: &[u8],
) -> Result<Option<i64>, StoreError> {
    sqlx::query_scalar("SELECT user FROM tokens WHERE digest = ?")
        .bind(digest)
        .fetch_optional(pool)
        .await
        .map_err(failure)
}

pub(crate) async fn tokens(pool: &SqlitePool, user: i64) -> Result<Vec<Token>, StoreError> {
    let rows = sqlx::query("SELECT * FROM tokens WHERE user = ? ORDER BY id")
        .bind(user)
        .fetch_all(pool)
        .await
        .map_err(failure)?;
    let token = |row: &SqliteRow| {
        Ok(Token {
            id: row.try_get("id").map_err(failure)?,
            name: row.try_get("name").map_err(failure)?,
            created: row.try_get("created").map_err(failure)?,
        })
    };
    rows.iter().map(token).collect()
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
