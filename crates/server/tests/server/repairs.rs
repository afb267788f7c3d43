//! Logs that do not fit the rules any more, and what the administrator makes of them.

use std::{collections::BTreeSet, sync::Arc};

use catalogue::{Data, Library};
use serde_json::{Value, json};
use server::admin::{Admin, Change, Fit, Patched, Repair};
use store::{AdminChange, Entry, Head, prelude::*};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

const NO_DEED: &str = r#"{"do":"no-such-deed"}"#;

fn admin(host: &Host) -> Admin {
    let store = Arc::clone(&host.store) as Arc<dyn Store>;
    Admin::new(store, Library::new(Data::default()))
}

/// Puts an entry that nobody can read where this one was; those of the old log that are wanted come after it.
async fn break_log(host: &Host, table: &str, entry: u64, after: &[Entry]) {
    let record = host.store.table(table).await.unwrap().unwrap().table;
    let bad = Entry {
        seq: entry,
        at: store::Millis(0),
        user: None,
        body: NO_DEED.to_owned(),
    };
    let renumbered = |(seq, entry): (u64, &Entry)| Entry {
        seq,
        ..entry.clone()
    };
    let rest = (entry + 1..).zip(after).map(renumbered);
    let added: Vec<Entry> = [bad].into_iter().chain(rest).collect();
    let mut broken = record.clone();
    broken.head = Head {
        seq: entry - 1 + added.len() as u64,
        // What is put aside is known by its time.
        updated: store::Millis(record.head.updated.0 + 1),
        ..record.head.clone()
    };
    let change = AdminChange {
        before: record.head,
        table: broken,
        kept: entry - 1,
        added,
    };
    host.store.apply_admin_change(change).await.unwrap();
}

async fn mended(host: &Host) -> Patched {
    let mut patched = admin(host).patch(Repair::Mend).await.unwrap();
    let patched = patched.remove(0);
    assert_eq!(patched.change, Change::Mended);
    patched
}

/// How the table stands when its room has heard of the repair.
async fn settled(client: &Client, table: &str, seq: u64, number: u64) -> Value {
    loop {
        let response = client
            .try_to("GET", &format!("/tables/{table}/situation"), Value::Null)
            .await;
        if response.status == 200 {
            let situation = response.json();
            if situation["seq"] == seq && situation["number"] == number {
                return situation;
            }
        }
        tokio::task::yield_now().await;
    }
}

/// Plays until dice were rolled: who did it, with what, and the number before it.
async fn until_rolled(people: &[Client; 2], table: &str) -> (usize, Value, u64) {
    let mut luck = Luck(19);
    for _ in 0..1000 {
        let situation = people[0].look(table).await;
        let who = situation["asked"][0].as_u64().unwrap() as usize;
        let before = people[who].look(table).await;
        let answers = before["questions"][0]["answers"].as_array().unwrap();
        let action = answers[luck.below(answers.len())].clone();
        let seq = before["seq"].as_u64().unwrap();
        // Whoever is asked about a roll has it on the table already.
        let stands = before["questions"][0]["prompt"] == "roll";
        let act = json!({"do": "act", "seq": seq, "action": action});
        people[who].order(table, act).await;
        let path = format!("/tables/{table}/situation?seen={seq}");
        let past = people[who].get(&path).await["past"].to_string();
        if !stands && past.contains("\"die\"") {
            return (who, action, seq);
        }
    }
    panic!("dice are rolled");
}

#[tokio::test]
async fn what_dice_have_shown_before_a_repair_does_not_come_again() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("syracuse", &people[0], &people[1]).await;
    let (who, action, seq) = until_rolled(&people, &table).await;
    let mut faces = BTreeSet::new();
    for turn in 0..10 {
        // The roll does not stand any more.
        break_log(&host, &table, seq + 1 + turn, &[]).await;
        let Fit::Until { entry, lost, .. } = mended(&host).await.fit else {
            panic!("nothing comes after it");
        };
        assert_eq!((entry, lost), (seq + 1 + turn, 1));
        // New dice are an entry of the log.
        let now = settled(&people[who], &table, seq + 1 + turn, seq).await;
        let act = json!({"do": "act", "seq": now["seq"], "action": action});
        people[who].order(&table, act).await;
        let path = format!("/tables/{table}/situation?seen={}", now["seq"]);
        let events = people[who].get(&path).await["past"][0]["events"].clone();
        faces.insert(events.to_string());
    }
    assert!(faces.len() > 1, "the dice differ");
    // The file of the game says which dice were taken when, and plays again.
    people[0].order(&table, json!({"do": "resign"})).await;
    let file = people[1].get(&format!("/tables/{table}/replay")).await;
    let taken = file["reseeds"].as_array().unwrap().len();
    assert_eq!(taken, 10);
    Library::new(Data::default())
        .load(file, engine::Lang::En)
        .unwrap();
}

#[tokio::test]
async fn an_entry_that_does_not_fit_is_left_out_where_the_rest_fits() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("syracuse", &people[0], &people[1]).await;
    let (_, _, seq) = until_rolled(&people, &table).await;
    let before = people[0].look(&table).await;
    let id = host.store.table(&table).await.unwrap().unwrap().table.id;
    let log = host.store.entries(id).await.unwrap();
    assert!(seq > 3);
    break_log(&host, &table, 3, &log[2..]).await;
    let told = admin(&host).patch(Repair::Report).await.unwrap();
    assert!(
        matches!(told[0].fit, Fit::Without { entry: 3, .. }),
        "{told:?}"
    );
    assert_eq!(told[0].change, Change::None);
    assert!(matches!(
        mended(&host).await.fit,
        Fit::Without { entry: 3, .. }
    ));
    let number = before["number"].as_u64().unwrap();
    let after = settled(&people[0], &table, log.len() as u64 + 1, number).await;
    assert_eq!(after["view"], before["view"]);
    let again = admin(&host).patch(Repair::Report).await.unwrap();
    assert_eq!(again[0].fit, Fit::Whole);
    // An action without which the next ones are others does not go alone.
    break_log(&host, &table, 1, &log[1..]).await;
    let Fit::Until { entry, number, .. } = mended(&host).await.fit else {
        panic!("the rest does not fit");
    };
    assert_eq!((entry, number), (1, 0));
}
