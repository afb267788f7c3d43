//! People and their names.

use serde_json::{Value, json};
use sqlx::{Sqlite, SqlitePool, Transaction};
use store::{
    Holdings, Millis, NewName, NewUser, Person, PersonSummary, StoreError, TableId, User, UserId,
};

use crate::{
    administrator,
    rows::{Failure, Stored, begin, is_duplicate, records, to_json},
};

pub(crate) async fn signing_key(pool: &SqlitePool) -> Result<Vec<u8>, Failure> {
    sqlx::query("INSERT OR IGNORE INTO server (key, value) VALUES ('signing', randomblob(32))")
        .execute(pool)
        .await?;
    sqlx::query_scalar("SELECT value FROM server WHERE key = 'signing'")
        .fetch_one(pool)
        .await
        .map_err(Failure::from)
}

pub(crate) async fn holdings(pool: &SqlitePool, user: UserId) -> Result<Holdings, Failure> {
    let (tables, unfinished_tables, notes): (i64, i64, i64) = sqlx::query_as(
        "SELECT (SELECT count(*) FROM tables WHERE host = ?1),
             (SELECT count(*) FROM tables WHERE host = ?1 AND status <> 'over'
                  AND id NOT IN (SELECT tab FROM hidden WHERE user = ?1)),
             (SELECT coalesce(sum(octet_length(text)), 0) FROM notes WHERE user = ?1)",
    )
    .bind(user)
    .fetch_one(pool)
    .await?;
    Ok(Holdings {
        tables: tables as u64,
        unfinished_tables: unfinished_tables as u64,
        notes: notes as u64,
    })
}

pub(crate) async fn create_user(pool: &SqlitePool, user: NewUser) -> Result<User, Failure> {
    let mut transaction = begin(pool).await?;
    let Stored(made): Stored<User> =
        sqlx::query_as("INSERT INTO users (name, created) VALUES (?, ?) RETURNING *")
            .bind(user.name.name)
            .bind(user.now)
            .fetch_one(&mut *transaction)
            .await?;
    insert_looks(&mut transaction, made.id, &user.name.looks).await?;
    transaction.commit().await?;
    Ok(made)
}

pub(crate) async fn user(pool: &SqlitePool, id: UserId) -> Result<Option<User>, Failure> {
    let found = users(pool, &[id]).await?;
    Ok(found.into_iter().next())
}

pub(crate) async fn users(pool: &SqlitePool, ids: &[UserId]) -> Result<Vec<User>, Failure> {
    let found = sqlx::query_as("SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))")
        .bind(json!(ids).to_string())
        .fetch_all(pool)
        .await?;
    Ok(records(found))
}

pub(crate) async fn account(pool: &SqlitePool, account: &str) -> Result<Option<User>, Failure> {
    let found: Option<Stored<User>> = sqlx::query_as("SELECT * FROM users WHERE account = ?")
        .bind(account)
        .fetch_optional(pool)
        .await?;
    Ok(found.map(|Stored(user)| user))
}

async fn insert_looks(
    transaction: &mut Transaction<'_, Sqlite>,
    user: UserId,
    looks: &[String],
) -> Result<(), Failure> {
    sqlx::query("INSERT OR IGNORE INTO looks (look, user) SELECT value, ?1 FROM json_each(?2)")
        .bind(user)
        .bind(json!(looks).to_string())
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Gives a person the looks of a name, unless it looks like that of somebody else: of an account, or of a guest who sits at a table.
async fn take_looks(
    transaction: &mut Transaction<'_, Sqlite>,
    user: UserId,
    looks: &[String],
) -> Result<(), Failure> {
    let taken: bool = sqlx::query_scalar(
        "SELECT EXISTS (
             SELECT 1 FROM looks JOIN users ON users.id = looks.user
             WHERE look IN (SELECT value FROM json_each(?2)) AND users.id <> ?1
               AND (account IS NOT NULL OR EXISTS (SELECT 1 FROM seats WHERE seats.user = users.id)))",
    )
    .bind(user)
    .bind(json!(looks).to_string())
    .fetch_one(&mut **transaction)
    .await?;
    if taken {
        return Err(StoreError::Taken.into());
    }
    sqlx::query("DELETE FROM looks WHERE user = ?")
        .bind(user)
        .execute(&mut **transaction)
        .await?;
    insert_looks(transaction, user, looks).await
}

/// What was made with the stamp before is void; it need not be kept either.
async fn end_passes(
    transaction: &mut Transaction<'_, Sqlite>,
    user: UserId,
) -> Result<(), Failure> {
    for change in [
        "DELETE FROM sessions WHERE user = ?",
        "DELETE FROM tokens WHERE user = ?",
    ] {
        sqlx::query(change)
            .bind(user)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

fn taken(error: sqlx::Error) -> Failure {
    if is_duplicate(&error) {
        return StoreError::Taken.into();
    }
    error.into()
}

pub(crate) async fn claim(
    pool: &SqlitePool,
    id: UserId,
    name: &NewName,
    password: &str,
) -> Result<Option<User>, Failure> {
    let mut transaction = begin(pool).await?;
    let claimed: Option<Stored<User>> = sqlx::query_as(
        "UPDATE users SET name = ?, account = ?, password = ?, stamp = stamp + 1
         WHERE id = ? AND account IS NULL AND locked IS NULL RETURNING *",
    )
    .bind(&name.name)
    .bind(&name.account)
    .bind(password)
    .bind(id)
    .fetch_optional(&mut *transaction)
    .await
    .map_err(taken)?;
    let Some(Stored(user)) = claimed else {
        return Ok(None);
    };
    take_looks(&mut transaction, id, &name.looks).await?;
    end_passes(&mut transaction, id).await?;
    transaction.commit().await?;
    Ok(Some(user))
}

/// Whoever has the tables in memory is told the name, so they need not be read again.
pub(crate) async fn name_guest(
    pool: &SqlitePool,
    id: UserId,
    name: &NewName,
) -> Result<Option<User>, Failure> {
    let mut transaction = begin(pool).await?;
    let named: Option<Stored<User>> =
        sqlx::query_as("UPDATE users SET name = ? WHERE id = ? AND account IS NULL RETURNING *")
            .bind(&name.name)
            .bind(id)
            .fetch_optional(&mut *transaction)
            .await?;
    let Some(Stored(user)) = named else {
        return Ok(None);
    };
    take_looks(&mut transaction, id, &name.looks).await?;
    transaction.commit().await?;
    Ok(Some(user))
}

pub(crate) async fn rename(pool: &SqlitePool, id: UserId, name: &NewName) -> Result<bool, Failure> {
    let mut transaction = begin(pool).await?;
    let renamed = sqlx::query(
        "UPDATE users SET name = ?1, account = iif(account IS NULL, NULL, ?2) WHERE id = ?3",
    )
    .bind(&name.name)
    .bind(&name.account)
    .bind(id)
    .execute(&mut *transaction)
    .await
    .map_err(taken)?;
    if renamed.rows_affected() == 0 {
        return Ok(false);
    }
    take_looks(&mut transaction, id, &name.looks).await?;
    let tables: Vec<TableId> = sqlx::query_scalar(
        "SELECT id FROM seats WHERE user = ?1 UNION SELECT id FROM tables WHERE host = ?1",
    )
    .bind(id)
    .fetch_all(&mut *transaction)
    .await?;
    administrator::raise(&mut transaction, &tables).await?;
    transaction.commit().await?;
    Ok(true)
}

pub(crate) async fn unknown_looks(pool: &SqlitePool, limit: u32) -> Result<Vec<Person>, Failure> {
    let found = sqlx::query_as(
        "SELECT id, name FROM users WHERE NOT EXISTS (SELECT 1 FROM looks WHERE looks.user = users.id) LIMIT ?",
    )
    .bind(limit)
    .fetch_all(pool)
    .await?;
    Ok(records(found))
}

pub(crate) async fn set_looks(
    pool: &SqlitePool,
    id: UserId,
    looks: &[String],
) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    insert_looks(&mut transaction, id, looks).await?;
    transaction.commit().await?;
    Ok(())
}

pub(crate) async fn set_password(
    pool: &SqlitePool,
    (id, stamp): (UserId, i64),
    password: &str,
) -> Result<Option<i64>, Failure> {
    let mut transaction = begin(pool).await?;
    let stamp: Option<i64> = sqlx::query_scalar(
        "UPDATE users SET password = ?1, stamp = stamp + 1 WHERE id = ?2 AND stamp = ?3 RETURNING stamp",
    )
    .bind(password)
    .bind(id)
    .bind(stamp)
    .fetch_optional(&mut *transaction)
    .await?;
    if stamp.is_some() {
        end_passes(&mut transaction, id).await?;
    }
    transaction.commit().await?;
    Ok(stamp)
}

pub(crate) async fn set_locked(
    pool: &SqlitePool,
    id: UserId,
    locked: Option<Millis>,
) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    sqlx::query("UPDATE users SET locked = ?, stamp = stamp + 1 WHERE id = ?")
        .bind(locked)
        .bind(id)
        .execute(&mut *transaction)
        .await?;
    end_passes(&mut transaction, id).await?;
    administrator::count_up(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}

pub(crate) async fn set_settings(
    pool: &SqlitePool,
    id: UserId,
    settings: &Value,
) -> Result<(), Failure> {
    sqlx::query("UPDATE users SET settings = ? WHERE id = ?")
        .bind(to_json(settings)?)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(())
}

pub(crate) async fn people(
    pool: &SqlitePool,
    search: Option<&str>,
) -> Result<Vec<PersonSummary>, Failure> {
    let found = sqlx::query_as(
        "SELECT users.*,
             (SELECT count(*) FROM sessions WHERE sessions.user = users.id) AS sessions,
             (SELECT count(*) FROM tokens WHERE tokens.user = users.id) AS tokens,
             (SELECT count(DISTINCT seats.id) FROM seats JOIN tables USING (id)
              WHERE seats.user = users.id AND status <> 'over') AS tables,
             (SELECT max(seen) FROM sessions WHERE sessions.user = users.id) AS seen
         FROM users WHERE iif(?1 IS NULL, account IS NOT NULL, instr(lower(name), lower(?1)) > 0)
         ORDER BY name, id",
    )
    .bind(search)
    .fetch_all(pool)
    .await?;
    Ok(records(found))
}
