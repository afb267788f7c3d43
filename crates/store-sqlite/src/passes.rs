//! Sessions of people and tokens of API clients. Each carries the stamp its person had when it was made, and is void with another one.

use sqlx::{Row, SqlitePool};
use store::{
    Millis, NewSession, NewToken, Session, SessionId, Token, TokenId, UptimeMillis, User, UserId,
};

use crate::rows::{Failure, Stored, begin, scope_text};

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

pub(crate) async fn create_session(
    pool: &SqlitePool,
    session: NewSession,
) -> Result<Option<SessionId>, Failure> {
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
async fn insert_if<Id>(
    pool: &SqlitePool,
    insert: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
) -> Result<Option<Id>, Failure>
where
    Id: for<'row> sqlx::Decode<'row, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    let mut transaction = begin(pool).await?;
    let row = insert.fetch_optional(&mut *transaction).await;
    let row = row?;
    transaction.commit().await?;
    let id = row.map(|row| row.try_get("id")).transpose()?;
    Ok(id)
}

pub(crate) async fn session(
    pool: &SqlitePool,
    digest: &[u8],
) -> Result<Option<(Session, User)>, Failure> {
    let found: Option<Stored<(Session, User)>> = sqlx::query_as(valid!(
        "pass.id AS pass_id, pass.user AS pass_user, agent, pass.created AS pass_created, seen, active
         FROM sessions AS pass",
        "WHERE digest = ?"
    ))
    .bind(digest)
    .fetch_optional(pool)
    .await?;
    Ok(found.map(|Stored(both)| both))
}

pub(crate) async fn sessions(pool: &SqlitePool, user: UserId) -> Result<Vec<Session>, Failure> {
    let found: Vec<Stored<(Session, User)>> = sqlx::query_as(valid!(
        "pass.id AS pass_id, pass.user AS pass_user, agent, pass.created AS pass_created, seen, active
         FROM sessions AS pass",
        "WHERE pass.user = ? ORDER BY seen DESC"
    ))
    .bind(user)
    .fetch_all(pool)
    .await?;
    let session = |Stored((session, _)): Stored<(Session, User)>| session;
    Ok(found.into_iter().map(session).collect())
}

pub(crate) async fn touch_session(
    pool: &SqlitePool,
    id: SessionId,
    now: Millis,
) -> Result<(), Failure> {
    sqlx::query(
        "UPDATE sessions SET seen = ?, active = (SELECT value FROM server WHERE key = 'uptime')
         WHERE id = ?",
    )
    .bind(now)
    .bind(id)
    .execute(pool)
    .await?;
    Ok(())
}

pub(crate) async fn delete_session(
    pool: &SqlitePool,
    user: UserId,
    id: SessionId,
) -> Result<bool, Failure> {
    let done = sqlx::query("DELETE FROM sessions WHERE user = ? AND id = ?")
        .bind(user)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(done.rows_affected() > 0)
}

pub(crate) async fn expire_sessions(pool: &SqlitePool, since: UptimeMillis) -> Result<(), Failure> {
    sqlx::query("DELETE FROM sessions WHERE active < ?")
        .bind(since)
        .execute(pool)
        .await?;
    Ok(())
}

pub(crate) async fn knows_address(pool: &SqlitePool, digest: &[u8]) -> Result<bool, Failure> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM addresses WHERE digest = ?)")
        .bind(digest)
        .fetch_one(pool)
        .await
        .map_err(Failure::from)
}

pub(crate) async fn know_address(pool: &SqlitePool, digest: &[u8]) -> Result<(), Failure> {
    sqlx::query(
        "INSERT INTO addresses (digest, active) SELECT ?, value FROM server WHERE key = 'uptime'
         ON CONFLICT (digest) DO UPDATE SET active = excluded.active",
    )
    .bind(digest)
    .execute(pool)
    .await?;
    Ok(())
}

pub(crate) async fn forget_addresses(
    pool: &SqlitePool,
    since: UptimeMillis,
) -> Result<(), Failure> {
    sqlx::query("DELETE FROM addresses WHERE active < ?")
        .bind(since)
        .execute(pool)
        .await?;
    Ok(())
}

pub(crate) async fn create_token(
    pool: &SqlitePool,
    token: NewToken,
) -> Result<Option<TokenId>, Failure> {
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
    now: Millis,
) -> Result<Option<(Token, User)>, Failure> {
    let found: Option<Stored<(Token, User)>> = sqlx::query_as(valid!(
        "pass.id AS pass_id, pass.name AS pass_name, scope, pass.created AS pass_created, expires, used
         FROM tokens AS pass",
        "WHERE digest = ? AND (expires IS NULL OR expires > ?)"
    ))
    .bind(digest)
    .bind(now)
    .fetch_optional(pool)
    .await?;
    Ok(found.map(|Stored(both)| both))
}

pub(crate) async fn touch_token(
    pool: &SqlitePool,
    id: TokenId,
    now: Millis,
) -> Result<(), Failure> {
    sqlx::query("UPDATE tokens SET used = ? WHERE id = ?")
        .bind(now)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(())
}

pub(crate) async fn tokens(pool: &SqlitePool, user: UserId) -> Result<Vec<Token>, Failure> {
    let found: Vec<Stored<(Token, User)>> = sqlx::query_as(valid!(
        "pass.id AS pass_id, pass.name AS pass_name, scope, pass.created AS pass_created, expires, used
         FROM tokens AS pass",
        "WHERE pass.user = ? ORDER BY pass.id"
    ))
    .bind(user)
    .fetch_all(pool)
    .await?;
    let token = |Stored((token, _)): Stored<(Token, User)>| token;
    Ok(found.into_iter().map(token).collect())
}

pub(crate) async fn delete_token(
    pool: &SqlitePool,
    user: UserId,
    id: TokenId,
) -> Result<bool, Failure> {
    let done = sqlx::query("DELETE FROM tokens WHERE user = ? AND id = ?")
        .bind(user)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(done.rows_affected() > 0)
}
