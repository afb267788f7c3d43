//! Whoever wants to change something waits for others who write.

use std::sync::atomic::{AtomicBool, Ordering};

use store::{Append, Entry, Head, Millis, prelude::*};
use store_sqlite::SqliteStore;

use crate::place::Place;

/// The administrator's command has a store of its own on the same file.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_deleted_while_others_write() {
    let place = Place::new().await;
    let mut doomed = Vec::new();
    for number in 0..20 {
        let mut table = place.table(&format!("doomed-{number}")).await;
        place.add(&mut table, 300).await.unwrap();
        doomed.push(table.id);
    }
    let busy = place.table("busy").await;
    let file = place.folder.path().join("test.db");
    let administrator = SqliteStore::open(&file).await.unwrap();
    let done = AtomicBool::new(false);
    let playing = async {
        let mut seq = 0;
        while !done.load(Ordering::Relaxed) {
            seq += 1;
            let (user, body) = (None, "{}".to_owned());
            let at = Millis(seq as i64);
            let entries = vec![Entry {
                seq,
                at,
                user,
                body,
            }];
            let head = Head {
                seq,
                ..Head::default()
            };
            let append = Append {
                table: busy.id,
                entries,
                head,
            };
            place.store.append(append).await.unwrap();
        }
        seq
    };
    let deleting = async {
        for table in doomed {
            administrator.delete_table(table).await.unwrap();
        }
        done.store(true, Ordering::Relaxed);
    };
    let (written, ()) = tokio::join!(playing, deleting);
    let left = place.number("SELECT count(*) FROM entries").await;
    assert_eq!(left as u64, written);
}
