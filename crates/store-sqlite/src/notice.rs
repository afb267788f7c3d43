//! What the administrator wants everybody to know.

use serde::{Deserialize, Serialize};
use sqlx::SqlitePool;
use store::{Millis, NewNotice, Notice, NoticeId};

use crate::{
    administrator,
    rows::{Failure, begin, from_json, to_json},
};

/// The number stays when the notice is withdrawn, so that the next one has another.
#[derive(Default, Serialize, Deserialize)]
struct StoredNotice {
    id: NoticeId,
    text: Option<String>,
    until: Option<Millis>,
}

async fn kept<'a>(
    reader: impl sqlx::Executor<'a, Database = sqlx::Sqlite>,
) -> Result<StoredNotice, Failure> {
    let text: Option<String> = sqlx::query_scalar("SELECT value FROM server WHERE key = 'notice'")
        .fetch_optional(reader)
        .await?;
    Ok(text
        .as_deref()
        .map(from_json)
        .transpose()?
        .unwrap_or_default())
}

pub(crate) async fn notice(pool: &SqlitePool) -> Result<Option<Notice>, Failure> {
    let StoredNotice { id, text, until } = kept(pool).await?;
    Ok(text.map(|text| Notice { id, text, until }))
}

pub(crate) async fn set(pool: &SqlitePool, notice: Option<NewNotice>) -> Result<(), Failure> {
    let mut transaction = begin(pool).await?;
    let before = kept(&mut *transaction).await?;
    let new = StoredNotice {
        id: NoticeId(before.id.0 + 1),
        until: notice.as_ref().and_then(|notice| notice.until),
        text: notice.map(|notice| notice.text),
    };
    sqlx::query("INSERT OR REPLACE INTO server (key, value) VALUES ('notice', ?)")
        .bind(to_json(&new)?)
        .execute(&mut *transaction)
        .await?;
    administrator::count_up(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}
