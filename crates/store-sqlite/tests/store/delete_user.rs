//! People who go, and what goes with them.

use std::collections::BTreeSet;

use sqlx::Row;
use store::{
    AdminChange, Append, Channel, Entry, Head, Millis, NewLine, NewSession, NewToken, Scope,
    TableRecord, UserId, prelude::*,
};

use crate::place::{Place, connect, named};

/// Somebody does something at a table.
async fn act(place: &Place, table: &mut TableRecord, user: UserId) {
    let seq = table.head.seq + 1;
    let head = Head {
        seq,
        ..table.head.clone()
    };
    let entry = Entry {
        seq,
        at: Millis(0),
        user: Some(user),
        body: "{}".to_owned(),
    };
    let append = Append {
        table: table.id,
        entries: vec![entry],
        head: head.clone(),
    };
    place.store.append(append).await.unwrap();
    table.head = head;
}

#[tokio::test]
async fn tables_of_his_own_go_with_him_and_others_forget_him() {
    let place = Place::new().await;
    let (leaver, other) = (place.guest("Leaver").await, place.guest("Other").await);
    let mut own = place
        .table_of("own", Some(leaver), &[Some(leaver), None])
        .await;
    place.table_of("of-bots", Some(leaver), &[None]).await;
    let mut ours = place
        .table_of("ours", Some(leaver), &[Some(leaver), Some(other)])
        .await;
    let mut left = place
        .table_of("left", Some(leaver), &[Some(leaver), Some(other)])
        .await;
    for table in [&mut own, &mut ours, &mut left] {
        act(&place, table, leaver).await;
        act(&place, table, leaver).await;
    }
    act(&place, &mut ours, other).await;
    // The other has left, but he has sat there: it is not the leaver's alone.
    let mut seats = place.store.table("left").await.unwrap().unwrap().seats;
    seats[1].user = None;
    place.store.save_table(&left, &seats).await.unwrap();
    // A repair has put an entry aside.
    let before = ours.head.clone();
    ours.head.seq = 1;
    let table = ours.clone();
    let (kept, added) = (1, Vec::new());
    let change = AdminChange {
        before,
        table,
        kept,
        added,
    };
    place.store.apply_admin_change(change).await.unwrap();

    place.store.delete_user(leaver).await.unwrap();
    for (slug, stays) in [
        ("own", false),
        ("of-bots", false),
        ("ours", true),
        ("left", true),
    ] {
        let found = place.store.table(slug).await.unwrap();
        assert_eq!(found.is_some(), stays, "{slug}");
    }
    let seats = place.store.table("ours").await.unwrap().unwrap().seats;
    assert_eq!((seats[0].user, seats[0].left), (None, true));
    assert_eq!((seats[1].user, seats[1].left), (Some(other), false));
    let named = "SELECT (SELECT count(*) FROM entries WHERE user = 1)
                      + (SELECT count(*) FROM cut_entries WHERE user = 1)";
    assert_eq!(place.number(named).await, 0);
    assert_eq!(
        place
            .number("SELECT user FROM cut_entries WHERE user IS NOT NULL")
            .await,
        other.0
    );
    // With the last of those who have sat there a table goes too.
    place.store.delete_user(other).await.unwrap();
    assert_eq!(place.store.count_tables().await.unwrap(), 0);
    assert_eq!(place.number("SELECT count(*) FROM entries").await, 0);
}

#[tokio::test]
async fn before_the_start_the_seat_is_free_again() {
    let place = Place::new().await;
    let (leaver, other) = (place.guest("Leaver").await, place.guest("Other").await);
    let mut table = place
        .table_of("a", Some(other), &[Some(leaver), Some(other)])
        .await;
    table.status = store::Status::Open;
    let seats = place.store.table("a").await.unwrap().unwrap().seats;
    place.store.save_table(&table, &seats).await.unwrap();
    place.store.delete_user(leaver).await.unwrap();
    let seats = place.store.table("a").await.unwrap().unwrap().seats;
    assert_eq!((seats[0].user, seats[0].left), (None, false));
    assert_eq!(seats[0].share, None);
    assert!(seats[1].share.is_some());
}

#[tokio::test]
async fn guests_of_whom_nothing_is_left_are_forgotten() {
    let place = Place::new().await;
    let store = &place.store;
    let lost = place.guest("Lost").await;
    let session = place.guest("Session").await;
    store
        .create_session(NewSession {
            digest: vec![1],
            user: session,
            stamp: 0,
            agent: String::new(),
            now: Millis(0),
        })
        .await
        .unwrap();
    let token = place.guest("Token").await;
    let new = NewToken {
        digest: vec![2],
        user: token,
        stamp: 0,
        name: "bot".to_owned(),
        scope: Scope::Play,
        expires: None,
        now: Millis(0),
    };
    store.create_token(new).await.unwrap();
    let seat = place.guest("Seat").await;
    let table = place.table_of("a", None, &[Some(seat)]).await.id;
    let host = place.guest("Host").await;
    place.table_of("b", Some(host), &[None]).await;
    let word = place.guest("Word").await;
    let line = NewLine {
        table,
        channel: Channel::Spectators,
        user: word,
        text: "hello".to_owned(),
        at: Millis(0),
    };
    store.say(line, 10).await.unwrap();
    let note = place.guest("Note").await;
    store.set_note(table, note, "mine").await.unwrap();
    let account = place.guest("Account").await;
    let name = named("Account");
    store.claim(account, &name, "digest").await.unwrap();
    assert_eq!(
        store.forget_guests(Millis(0)).await.unwrap(),
        0,
        "he has just come"
    );
    assert_eq!(store.forget_guests(Millis(1)).await.unwrap(), 1);
    assert!(store.user(lost).await.unwrap().is_none());
    for stays in [session, token, seat, host, word, note, account] {
        assert!(store.user(stays).await.unwrap().is_some(), "{stays}");
    }
}

/// Otherwise every row that might name somebody who goes would be looked at, and nobody could write meanwhile.
#[tokio::test]
async fn whatever_refers_to_something_is_found_by_an_index() {
    let place = Place::new().await;
    let mut connection = connect(&place.folder.path().join("test.db")).await;
    let references = "SELECT tables.name AS source, \"from\" AS field
         FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) WHERE tables.type = 'table'";
    let references = sqlx::query(references).fetch_all(&mut connection).await;
    let mut checked = BTreeSet::new();
    for row in references.unwrap() {
        let (source, field): (String, String) = (row.get("source"), row.get("field"));
        // The first field of an index, or the number of the row itself.
        let indexes = "SELECT count(*) FROM pragma_index_list(?1) AS indexes, pragma_index_info(indexes.name) AS fields
             WHERE fields.seqno = 0 AND fields.name = ?2";
        let indexed: i64 = sqlx::query_scalar(indexes)
            .bind(&source)
            .bind(&field)
            .fetch_one(&mut connection)
            .await
            .unwrap();
        let own = source == "heads" && field == "id";
        assert!(indexed > 0 || own, "{source}.{field}");
        checked.insert(format!("{source}.{field}"));
    }
    for expected in [
        "chat.user",
        "notes.user",
        "tables.host",
        "seats.user",
        "players.user",
    ] {
        assert!(checked.contains(expected), "{expected}: {checked:?}");
    }
}
