//! People and their names.

use serde_json::{Value, json};
use sqlx::{Row, Sqlite, SqlitePool, Transaction, sqlite::SqliteRow};
use store::{Holdings, NewName, NewUser, Person, PersonSummary, StoreError, User};

use crate::{
    administrator,
    rows::{begin, failure, from_json, is_duplicate, to_json},
};

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

pub(crate) async fn holdings(pool: &SqlitePool, user: i64) -> Result<Holdings, StoreError> {
    let (tables, unfinished_tables, notes): (i64, i64, i64) = sqlx::query_as(
        "SELECT (SELECT count(*) FROM tables WHERE host = ?1),
             (SELECT count(*) FROM tables WHERE host = ?1 AND status <> 'over'),
             (SELECT coalesce(sum(octet_length(text)), 0) FROM notes WHERE user = ?1)",
    )
    .bind(user)
    .fetch_one(pool)
    .await
    .map_err(failure)?;
    Ok(Holdings {
        tables: tables as u64,
        unfinished_tables: unfinished_tables as u64,
        notes: notes as u64,
    })
}

pub(crate) fn user_of(row: &SqliteRow) -> Result<User, StoreError> {
    let settings: String = row.try_get("settings").map_err(failure)?;
    Ok(User {
        id: row.try_get("id").map_err(failure)?,
        name: row.try_get("name").map_err(failure)?,
        password: row.try_get("password").map_err(failure)?,
        stamp: row.try_get("stamp").map_err(failure)?,
        locked: row.try_get("locked").map_err(failure)?,
        settings: from_json(&settings)?,
        created: row.try_get("created").map_err(failure)?,
    })
}

/// A row with the number and the name of a person.
pub(crate) fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get("id").map_err(failure)?,
        name: row.try_get("name").map_err(failure)?,
    })
}

pub(crate) async fn create_user(pool: &SqlitePool, user: NewUser) -> Result<User, StoreError> {
    let mut transaction = begin(pool).await?;
    let row = sqlx::query("INSERT INTO users (name, created) VALUES (?, ?) RETURNING *")
        .bind(user.name.name)
        .bind(user.now)
        .fetch_one(&mut *transaction)
        .await
        .map_err(failure)?;
    let made = user_of(&row)?;
    insert_looks(&mut transaction, made.id, &user.name.looks).await?;
    transaction.commit().await.map_err(failure)?;
    Ok(made)
}

pub(crate) async fn user(pool: &SqlitePool, id: i64) -> Result<Option<User>, StoreError> {
    let found = users(pool, &[id]).await?;
    Ok(found.into_iter().next())
}

pub(crate) async fn users(pool: &SqlitePool, ids: &[i64]) -> Result<Vec<User>, StoreError> {
    let rows = sqlx::query("SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))")
        .bind(json!(ids).to_string())
        .fetch_all(pool)
        .await
        .map_err(failure)?;
    rows.iter().map(user_of).collect()
}

pub(crate) async fn account(pool: &SqlitePool, account: &str) -> Result<Option<User>, StoreError> {
    let row = sqlx::query("SELECT * FROM users WHERE account = ?")
        .bind(account)
        .fetch_optional(pool)
        .await
        .map_err(failure)?;
    row.as_ref().map(user_of).transpose()
}

async fn insert_looks(
    transaction: &mut Transaction<'_, Sqlite>,
    user: i64,
    looks: &[String],
) -> Result<(), StoreError> {
    sqlx::query("INSERT OR IGNORE INTO looks (look, user) SELECT value, ?1 FROM json_each(?2)")
        .bind(user)
        .bind(json!(looks).to_string())
        .execute(&mut **transaction)
        .await
        .map(|_| ())
        .map_err(failure)
}

/// Gives a person the looks of a name, unless it looks like that of somebody else: of an account, or of a guest who sits at a table.
async fn take_looks(
    transaction: &mut Transaction<'_, Sqlite>,
    user: i64,
    looks: &[String],
) -> Result<(), StoreError> {
    let taken: bool = sqlx::query_scalar(
        "SELECT EXISTS (
             SELECT 1 FROM looks JOIN users ON users.id = looks.user
             WHERE look IN (SELECT value FROM json_each(?2)) AND users.id <> ?1
               AND (account IS NOT NULL OR EXISTS (SELECT 1 FROM seats WHERE seats.user = users.id)))",
    )
    .bind(user)
    .bind(json!(looks).to_string())
    .fetch_one(&mut **transaction)
    .await
    .map_err(failure)?;
    if taken {
        return Err(StoreError::Taken);
    }
    sqlx::query("DELETE FROM looks WHERE user = ?")
        .bind(user)
        .execute(&mut **transaction)
        .await
        .map_err(failure)?;
    insert_looks(transaction, user, looks).await
}

/// What was made with the stamp before is void; it need not be kept either.
async fn end_passes(
    transaction: &mut Transaction<'_, Sqlite>,
    user: i64,
) -> Result<(), StoreError> {
    for change in [
        "DELETE FROM sessions WHERE user = ?",
        "DELETE FROM tokens WHERE user = ?",
    ] {
        sqlx::query(change)
            .bind(user)
            .execute(&mut **transaction)
            .await
            .map_err(failure)?;
    }
    Ok(())
}

fn taken(error: sqlx::Error) -> StoreError {
    if is_duplicate(&error) {
        return StoreError::Taken;
    }
    failure(error)
}

pub(crate) async fn claim(
    pool: &SqlitePool,
    id: i64,
    name: &NewName,
    password: &str,
) -> Result<Option<User>, StoreError> {
    let mut transaction = begin(pool).await?;
    let claimed = sqlx::query(
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
    let Some(row) = claimed else { return Ok(None) };
    take_looks(&mut transaction, id, &name.looks).await?;
    end_passes(&mut transaction, id).await?;
    transaction.commit().await.map_err(failure)?;
    Ok(Some(user_of(&row)?))
}

pub(crate) async fn rename(pool: &SqlitePool, id: i64, name: &NewName) -> Result<bool, StoreError> {
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
    let tables: Vec<i64> = sqlx::query_scalar(
        "SELECT id FROM seats WHERE user = ?1 UNION SELECT id FROM tables WHERE host = ?1",
    )
    .bind(id)
    .fetch_all(&mut *transaction)
    .await
    .map_err(failure)?;
    administrator::raise(&mut transaction, &tables).await?;
    transaction.commit().await.map_err(failure)?;
    Ok(true)
}

pub(crate) async fn unknown_looks(
    pool: &SqlitePool,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, name FROM users WHERE NOT EXISTS (SELECT 1 FROM looks WHERE looks.user = users.id) LIMIT ?",
    )
    .bind(limit)
    .fetch_all(pool)
    .await
    .map_err(failure)?;
    rows.iter().map(person).collect()
}

pub(crate) async fn set_looks(
    pool: &SqlitePool,
    id: i64,
    looks: &[String],
) -> Result<(), StoreError> {
    let mut transaction = begin(pool).await?;
    insert_looks(&mut transaction, id, looks).await?;
    transaction.commit().await.map_err(failure)
}

pub(crate) async fn set_password(
    pool: &SqlitePool,
    (id, stamp): (i64, i64),
    password: &str,
) -> Result<Option<i64>, StoreError> {
    let mut transaction = begin(pool).await?;
    let stamp: Option<i64> = sqlx::query_scalar(
        "UPDATE users SET password = ?1, stamp = stamp + 1 WHERE id = ?2 AND stamp = ?3 RETURNING stamp",
    )
    .bind(password)
    .bind(id)
    .bind(stamp)
    .fetch_optional(&mut *transaction)
    .await
    .map_err(failure)?;
    if stamp.is_some() {
        end_passes(&mut transaction, id).await?;
    }
    transaction.commit().await.map_err(failure)?;
    Ok(stamp)
}

pub(crate) async fn set_locked(
    pool: &SqlitePool,
    id: i64,
    locked: Option<i64>,
) -> Result<(), StoreError> {
    let mut transaction = begin(pool).await?;
    sqlx::query("UPDATE users SET locked = ?, stamp = stamp + 1 WHERE id = ?")
        .bind(locked)
        .bind(id)
        .execute(&mut *transaction)
        .await
        .map_err(failure)?;
    end_passes(&mut transaction, id).await?;
    administrator::count_up(&mut transaction).await?;
    transaction.commit().await.map_err(failure)
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

pub(crate) async fn people(
    pool: &SqlitePool,
    search: Option<&str>,
) -> Result<Vec<PersonSummary>, StoreError> {
    let rows = sqlx::query(
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
    .await
    .map_err(failure)?;
    let known = |row: &SqliteRow| {
        Ok(PersonSummary {
            user: user_of(row)?,
            sessions: row.try_get("sessions").map_err(failure)?,
            tokens: row.try_get("tokens").map_err(failure)?,
            tables: row.try_get("tables").map_err(failure)?,
            seen: row.try_get("seen").map_err(failure)?,
        })
    };
    rows.iter().map(known).collect()
}
