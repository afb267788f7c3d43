//! People who go, and what goes with them.

use sqlx::{Sqlite, SqlitePool, Transaction};
use store::{Millis, TableId, UserId};

use crate::{
    administrator,
    rows::{Failure, begin},
    tables::log,
};

/// So many guests go at once.
const GUESTS: u32 = 1000;

/// Sessions, tokens, notes and words go with the person, and so do tables where nobody else has ever sat; at others their seats count as
/// left. Every table has a short transaction of its own, so that games go on being written meanwhile; a deletion that was cut off is
/// begun again.
pub(crate) async fn delete_user(pool: &SqlitePool, id: UserId) -> Result<(), Failure> {
    let tables: Vec<TableId> = sqlx::query_scalar(
        "SELECT id FROM players WHERE user = ?1 UNION SELECT id FROM tables WHERE host = ?1",
    )
    .bind(id)
    .fetch_all(pool)
    .await?;
    for table in tables {
        leave_table(pool, table, id).await?;
    }
    let mut transaction = begin(pool).await?;
    for change in [LEFT, "DELETE FROM users WHERE id = ?1"] {
        sqlx::query(change)
            .bind(id)
            .bind(None::<i64>)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// The seats of person `?1` at table `?2`, or everywhere. Before the start a seat is free again, and what they sent for
/// the dice goes with them.
const LEFT: &str = "UPDATE seats SET user = NULL, confirm = 0, ask_always = 0, gone = status <> 'open', share = iif(status = 'open', NULL, share)
    FROM tables WHERE tables.id = seats.id AND user = ?1 AND (?2 IS NULL OR tables.id = ?2)";

/// Where they still sit, or is the host of a table that waits, a running server has to read the table again.
async fn leave_seats(
    transaction: &mut Transaction<'_, Sqlite>,
    table: TableId,
    user: UserId,
) -> Result<(), Failure> {
    let concerned: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND (
             status <> 'over' AND EXISTS (SELECT 1 FROM seats WHERE seats.id = ?1 AND user = ?2)
             OR status = 'open' AND host = ?2))",
    )
    .bind(table)
    .bind(user)
    .fetch_one(&mut **transaction)
    .await?;
    if !concerned {
        return Ok(());
    }
    for change in [
        LEFT,
        "UPDATE tables SET host = NULL WHERE id = ?2 AND host = ?1",
    ] {
        sqlx::query(change)
            .bind(user)
            .bind(table)
            .execute(&mut **transaction)
            .await?;
    }
    administrator::raise(transaction, &[table]).await
}

/// A table of their own is removed; the log of one that they share with others does not name them any more.
async fn leave_table(pool: &SqlitePool, table: TableId, user: UserId) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    let shared: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM players WHERE id = ?1 AND user <> ?2)
             OR EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND host <> ?2)",
    )
    .bind(table)
    .bind(user)
    .fetch_one(&mut *transaction)
    .await?;
    if shared {
        for change in [
            log!(
                "UPDATE entries SET user = NULL WHERE number IN (SELECT number FROM log WHERE user = ?2)"
            ),
            "UPDATE cut_entries SET user = NULL WHERE id = ?1 AND user = ?2",
        ] {
            sqlx::query(change)
                .bind(table)
                .bind(user)
                .execute(&mut *transaction)
                .await?;
        }
        leave_seats(&mut transaction, table, user).await?;
    } else {
        administrator::remove(&mut transaction, table).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// A guest who came before `?1` and of whom nothing is left: they cannot come back, and nobody would know them.
macro_rules! lost_guests {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            " users WHERE account IS NULL AND created < ?1
               AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.user = users.id)
               AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.user = users.id)
               AND NOT EXISTS (SELECT 1 FROM players WHERE players.user = users.id)
               AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = users.id)
               AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.user = users.id)
               AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.user = users.id) ",
            $after
        )
    };
}

/// Removes guests of whom nothing is left. They are looked for by a reader, so that the lock is held only to remove them.
pub(crate) async fn forget_guests(
    (read, write): (&SqlitePool, &SqlitePool),
    before: Millis,
) -> Result<u64, Failure> {
    let lost: Vec<UserId> = sqlx::query_scalar(lost_guests!("SELECT id FROM", "LIMIT ?2"))
        .bind(before)
        .bind(GUESTS)
        .fetch_all(read)
        .await?;
    if lost.is_empty() {
        return Ok(0);
    }
    let removed = sqlx::query(lost_guests!(
        "DELETE FROM",
        "AND id IN (SELECT value FROM json_each(?2))"
    ))
    .bind(before)
    .bind(serde_json::json!(lost).to_string())
    .execute(write)
    .await?;
    Ok(removed.rows_affected())
}
