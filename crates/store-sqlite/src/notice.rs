//! What the administrator wants everybody to know.

use serde::{Deserialize, Serialize};
use sqlx::SqlitePool;
use store::{NewNotice, Notice, StoreError};

use crate::{
    administrator,
    rows::{begin, failure, from_json, to_json},
};

/// The number stays when the notice is withdrawn, so that the next one has another.
#[derive(Default, Serialize, Deserialize)]
struct Kept {
    id: i64,
    text: Option<String>,
    until: Option<i64>,
}

async fn kept<'a>(
    reader: impl sqlx::Executor<'a, Database = sqlx::Sqlite>,
) -> Result<Kept, StoreError> {
    let text: Option<String> = sqlx::query_scalar("SELECT value FROM server WHERE key = 'notice'")
        .fetch_optional(reader)
        .await
        .map_err(failure)?;
    text.map_or_else(|| Ok(Kept::default()), |text| from_json(&text))
}

pub(crate) async fn notice(pool: &SqlitePool) -> Result<Option<Notice>, StoreError> {
    let Kept { id, text, until } = kept(pool).await?;
    Ok(text.map(|text| Notice { id, text, until }))
}

pub(crate) async fn set(pool: &SqlitePool, notice: Option<NewNotice>) -> Result<(), StoreError> {
    let mut transaction = begin(pool).await?;
    let before = kept(&mut *transaction).await?;
    let new = Kept {
        id: before.id + 1,
        until: notice.as_ref().and_then(|notice| notice.until),
        text: notice.map(|notice| notice.text),
    };
    sqlx::query("INSERT OR REPLACE INTO server (key, value) VALUES ('notice', ?)")
        .bind(to_json(&new)?)
        .execute(&mut *transaction)
        .await
        .map_err(failure)?;
    administrator::count_up(&mut transaction).await?;
    transaction.commit().await.map_err(failure)
}
