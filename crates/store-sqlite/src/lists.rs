//! Lists of tables.

use sqlx::SqlitePool;
use store::{Hidden, ListQuery, Listed, Status, TableFilter, UserId};

use crate::{
    rows::{Failure, records, status_text},
    tables::with_seats,
};

/// Tables that everybody may find. The index has all that is asked here, so that pages that are left out cost next to nothing; whole
/// rows are read for the page itself.
macro_rules! public {
    ($search:literal) => {
        concat!(
            "SELECT listed.* FROM (
                 SELECT id FROM tables
                 WHERE status = ?1 AND public = 1 AND (?2 IS NULL OR game = ?2) ",
            $search,
            " ORDER BY moved DESC, id DESC LIMIT ?4 OFFSET ?5
             ) AS page JOIN listed USING (id)
             ORDER BY moved DESC, id DESC"
        )
    };
}

/// Those of one person that they have hidden or not, where they are asked first. A table that was closed before it
/// began is its host's alone: nobody fills the list of another with such.
macro_rules! mine {
    ($hidden:literal, $search:literal) => {
        concat!(
            "SELECT listed.*, max(status = 'live' AND (asked >> seats.seat) & 1) AS turn
             FROM seats JOIN listed USING (id)
             WHERE seats.user = ?1 AND (?2 IS NULL OR game = ?2)
               AND (status <> 'over' OR seq > 0 OR host = ?1) AND ",
            $hidden,
            " EXISTS (SELECT 1 FROM hidden WHERE hidden.user = ?1 AND tab = listed.id) ",
            $search,
            " GROUP BY listed.id
             ORDER BY turn DESC, status = 'over', updated DESC, listed.id DESC LIMIT ?4 OFFSET ?5"
        )
    };
}

const PUBLIC: &str = public!("");
// Players are looked for once: there are fewer of them than seats.
const PUBLIC_SEARCH: &str = public!(
    "AND (name REGEXP ?3 OR id IN (
         SELECT seats.id FROM users CROSS JOIN seats ON seats.user = users.id WHERE users.name REGEXP ?3))"
);
const MINE: &str = mine!("NOT", "");
const HIDDEN: &str = mine!("", "");
const MINE_SEARCH: &str = mine!(
    "NOT",
    "AND (listed.name REGEXP ?3 OR EXISTS (
         SELECT 1 FROM seats AS others JOIN users ON users.id = others.user
         WHERE others.id = listed.id AND users.name REGEXP ?3))"
);
const HIDDEN_SEARCH: &str = mine!(
    "",
    "AND (listed.name REGEXP ?3 OR EXISTS (
         SELECT 1 FROM seats AS others JOIN users ON users.id = others.user
         WHERE others.id = listed.id AND users.name REGEXP ?3))"
);

/// A pattern for a text anywhere in a name, in capitals or not, in any alphabet. Every letter is named by its number, so that none means
/// anything else.
fn pattern(text: &str) -> String {
    let letter = |letter: char| format!("\\x{{{:x}}}", u32::from(letter));
    let letters: String = text.chars().map(letter).collect();
    format!("(?i){letters}")
}

/// Takes a table out of the list of somebody who sits there, or puts it back.
pub(crate) async fn set_hidden(
    pool: &SqlitePool,
    (user, slug): (UserId, &str),
    hidden: Hidden,
) -> Result<(), Failure> {
    let change = match hidden {
        Hidden::Yes => {
            "INSERT OR IGNORE INTO hidden (user, tab)
             SELECT DISTINCT ?1, seats.id FROM seats JOIN tables USING (id) WHERE slug = ?2 AND seats.user = ?1"
        }
        Hidden::No => {
            "DELETE FROM hidden WHERE user = ?1 AND tab = (SELECT id FROM tables WHERE slug = ?2)"
        }
    };
    sqlx::query(change)
        .bind(user)
        .bind(slug)
        .execute(pool)
        .await?;
    Ok(())
}

pub(crate) async fn list(pool: &SqlitePool, query: ListQuery) -> Result<Vec<Listed>, Failure> {
    let (public, mine, hidden) = match &query.search {
        None => (PUBLIC, MINE, HIDDEN),
        Some(_) => (PUBLIC_SEARCH, MINE_SEARCH, HIDDEN_SEARCH),
    };
    let of_all = |status| sqlx::query_as(public).bind(status_text(status));
    let found = match query.which {
        TableFilter::Of(user) => sqlx::query_as(mine).bind(user),
        TableFilter::HiddenBy(user) => sqlx::query_as(hidden).bind(user),
        TableFilter::Open => of_all(Status::Open),
        TableFilter::Live => of_all(Status::Live),
        TableFilter::Over => of_all(Status::Over),
    };
    let found = found
        .bind(query.game)
        .bind(query.search.as_deref().map(pattern))
        .bind(query.limit)
        .bind(query.offset)
        .fetch_all(pool)
        .await?;
    with_seats(pool, records(found)).await
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use sqlx::Row;

    use super::*;
    use crate::SqliteStore;

    /// What SQLite would do, step by step.
    async fn plan(pool: &SqlitePool, statement: &str) -> Vec<String> {
        let explained = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
        let steps = sqlx::query(explained).fetch_all(pool).await.unwrap();
        steps.iter().map(|step| step.get("detail")).collect()
    }

    #[tokio::test]
    async fn lists_are_read_from_indexes_in_their_order() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = SqliteStore::open(&folder.path().join("test.db")).await;
        let pool = store.unwrap().read;
        let public = plan(&pool, PUBLIC).await;
        let first = "SEARCH tables USING COVERING INDEX tables_listed (status=? AND public=?)";
        assert!(public.iter().any(|step| step == first), "{public:#?}");
        // Only what is on the page is put in order again.
        let sorted = |step: &&String| step.contains("TEMP B-TREE FOR ORDER BY");
        assert!(public.iter().filter(sorted).count() <= 1, "{public:#?}");
        for step in public.iter().chain(&plan(&pool, MINE).await) {
            assert!(!step.starts_with("SCAN") || step == "SCAN page", "{step}");
        }
        let search = plan(&pool, PUBLIC_SEARCH).await;
        assert!(search.iter().any(|step| step == first), "{search:#?}");
        assert!(
            !search.iter().any(|step| step.contains("SCAN seats")),
            "{search:#?}"
        );
    }
}
