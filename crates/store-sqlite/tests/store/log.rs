//! Logs of many tables in one file: each comes back whole and in order.

use sqlx::{
    Connection,
    migrate::{Migration, Migrator},
};
use store::{AdminChange, Entry, StoreError, prelude::*};
use store_sqlite::SqliteStore;
use tempfile::TempDir;

use crate::place::{Place, connect, entry};

#[tokio::test]
async fn logs_that_grow_by_turns_come_back_whole_and_in_order() {
    let place = Place::new().await;
    let mut tables = [place.table("a").await, place.table("b").await];
    for round in 0..20 {
        for table in &mut tables {
            place.add(table, 1 + round % 3).await.unwrap();
        }
    }
    for table in &tables {
        let all: Vec<u64> = (1..=table.head.seq).collect();
        assert_eq!(place.numbers(table).await, all);
        let stored = place.store.table(&table.slug).await.unwrap().unwrap();
        assert_eq!(stored.table.head.seq, table.head.seq);
    }
}

#[tokio::test]
async fn who_holds_an_old_state_cannot_write_and_the_others_can() {
    let place = Place::new().await;
    let mut table = place.table("a").await;
    let mut old = table.clone();
    place.add(&mut table, 2).await.unwrap();
    let mut other = place.table("b").await;
    let (refused, written) = tokio::join!(place.add(&mut old, 1), place.add(&mut other, 1));
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    written.unwrap();
    assert_eq!(place.numbers(&table).await, [1, 2]);
    assert_eq!(place.numbers(&other).await, [1]);
}

#[tokio::test]
async fn a_table_that_is_removed_takes_its_log_along_and_nothing_else() {
    let place = Place::new().await;
    let (mut gone, mut stays) = (place.table("a").await, place.table("b").await);
    for _ in 0..3 {
        place.add(&mut gone, 2).await.unwrap();
        place.add(&mut stays, 1).await.unwrap();
    }
    place.store.delete_table(gone.id).await.unwrap();
    assert_eq!(place.number("SELECT count(*) FROM entries").await, 3);
    assert_eq!(place.numbers(&stays).await, [1, 2, 3]);
    let refused = place.add(&mut gone, 1).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    place.add(&mut stays, 1).await.unwrap();
    assert_eq!(place.numbers(&stays).await, [1, 2, 3, 4]);
}

#[tokio::test]
async fn a_log_that_was_cut_goes_on_from_there() {
    let place = Place::new().await;
    let mut table = place.table("a").await;
    place.add(&mut table, 5).await.unwrap();
    let before = table.head.clone();
    table.head.seq = 4;
    let change = AdminChange {
        kept: 3,
        before: before.clone(),
        table: table.clone(),
        added: vec![entry(4)],
    };
    place.store.apply_admin_change(change).await.unwrap();
    assert_eq!(place.numbers(&table).await, [1, 2, 3, 4]);
    table.head.generation = before.generation + 1;
    place.add(&mut table, 2).await.unwrap();
    assert_eq!(place.numbers(&table).await, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn every_file_of_the_folder_is_a_migration() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let file = |migration: &Migration| {
        let words = migration.description.replace(' ', "_");
        format!("{:04}_{words}.sql", migration.version)
    };
    let listed: Vec<String> = store_sqlite::migrations().iter().map(file).collect();
    assert_eq!(listed, names);
}

#[tokio::test]
async fn a_file_of_an_older_version_is_brought_up_to_date() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("old.db");
    let mut connection = connect(&file).await;
    let all = store_sqlite::migrations();
    let older = all.iter().filter(|migration| migration.version < 3);
    let older = Migrator::with_migrations(older.cloned().collect());
    older.run(&mut connection).await.unwrap();
    for table in [1, 2] {
        let made = format!(
            "INSERT INTO tables (id, slug, name, game, rules, setup, public, dice, status, created)
             VALUES ({table}, '{table}', '', 'antike', 1, '{{}}', 1, '{{}}', 'live', 0);
             INSERT INTO heads (id, seq, number, asked, bots, updated) VALUES ({table}, {table} + 1, 0, 0, 0, 0)"
        );
        for statement in made.split(';') {
            sqlx::query(sqlx::AssertSqlSafe(statement.to_owned()))
                .execute(&mut connection)
                .await
                .unwrap();
        }
        for seq in 1..=table + 1 {
            let entry = entry(seq);
            sqlx::query("INSERT INTO entries (id, seq, at, user, body) VALUES (?, ?, ?, ?, ?)")
                .bind(table as i64)
                .bind(seq as i64)
                .bind(entry.at.0)
                .bind(entry.user.map(|user| user.0))
                .bind(entry.body)
                .execute(&mut connection)
                .await
                .unwrap();
        }
    }
    connection.close().await.unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    for table in [1, 2] {
        let entries = store.entries(store::TableId(table)).await.unwrap();
        let expected: Vec<Entry> = (1..=table as u64 + 1).map(entry).collect();
        assert_eq!(entries, expected);
    }
}
