//! Turns: stale numbers, undo, redo, reset, confirm; joining again; watching.

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

/// Somebody at a table of two, and the other one.
struct Pair {
    host: Host,
    people: [Client; 2],
    table: String,
}

impl Pair {
    async fn new(game: &str) -> Self {
        let host = Host::new().await;
        let people = [host.guest().await, host.guest().await];
        let table = begun(game, &people[0], &people[1]).await;
        Self {
            host,
            people,
            table,
        }
    }

    async fn number(&self) -> u64 {
        self.people[0].look(&self.table).await["number"]
            .as_u64()
            .unwrap()
    }

    async fn seq(&self) -> u64 {
        self.people[0].look(&self.table).await["seq"]
            .as_u64()
            .unwrap()
    }

    /// Whoever is asked answers; who it was.
    async fn step(&self, luck: &mut Luck) -> usize {
        let situation = self.people[0].look(&self.table).await;
        let asked = situation["asked"][0].as_u64().unwrap() as usize;
        let situation = self.people[asked].look(&self.table).await;
        let answers = situation["questions"][0]["answers"].as_array().unwrap();
        let action = &answers[luck.below(answers.len())];
        let act = json!({"do": "act", "seq": situation["seq"], "action": action});
        self.people[asked].order(&self.table, act).await;
        asked
    }

    /// An order that names the present number.
    async fn now(&self, who: usize, order: &str) -> Result<u64, String> {
        let order = json!({"do": order, "seq": self.seq().await});
        let response = self.people[who].try_order(&self.table, order).await;
        match response.status {
            200 => Ok(response.json()["seq"].as_u64().unwrap()),
            _ => Err(response.json()["why"].as_str().unwrap().to_owned()),
        }
    }
}

#[tokio::test]
async fn an_old_number_is_refused_and_the_same_answer_twice_is_made_once() {
    let pair = Pair::new("antike").await;
    let table = &pair.table;
    let asked = pair.people[0].look(table).await["asked"][0]
        .as_u64()
        .unwrap();
    let first = &pair.people[asked as usize];
    let before = first.answer(table, |_| true).await;
    let action = &before["questions"][0]["answers"][0];
    let same = json!({"do": "act", "seq": before["seq"], "action": action});
    let seq = first.order(table, same).await;
    assert_eq!(pair.number().await, 1);
    assert_eq!(seq, pair.seq().await);
    let other = &before["questions"][0]["answers"][1];
    let stale = json!({"do": "act", "seq": before["seq"], "action": other});
    let refused = first.try_order(table, stale).await;
    assert_eq!(refused.kind(), "stale");
    assert_eq!(
        refused.json()["seq"],
        seq,
        "it says which number is the present one"
    );
    let future = json!({"do": "act", "seq": u64::MAX, "action": other});
    assert_eq!(first.forbidden(table, future).await, "stale");
}

#[tokio::test]
async fn an_action_is_taken_back_and_made_again_until_a_die_is_rolled() {
    let pair = Pair::new("antike").await;
    let mut luck = Luck(3);
    let (mut undone, mut sealed, mut others) = (0, 0, 0);
    for _ in 0..200 {
        let number = pair.number().await;
        let who = pair.step(&mut luck).await;
        let after = pair.people[who].look(&pair.table).await;
        let stranger = pair.now(1 - who, "undo").await.unwrap_err();
        let whys = ["Somebody else has answered", "You have not decided"];
        assert!(
            whys.iter().any(|why| stranger.starts_with(why)),
            "{stranger}"
        );
        match pair.now(who, "undo").await {
            Ok(_) => {
                assert_eq!(pair.number().await, number);
                assert!(pair.now(1 - who, "redo").await.is_err());
                pair.now(who, "redo").await.unwrap();
                let again = pair.people[who].look(&pair.table).await;
                assert_eq!(again["view"], after["view"]);
                assert!(pair.now(who, "redo").await.is_err());
                undone += 1;
            }
            Err(why) if why.starts_with("A die was rolled") => sealed += 1,
            Err(why) => panic!("{why}"),
        }
        if after["asked"][0] != who {
            others += 1;
        }
        if after.get("over").is_some() {
            break;
        }
    }
    assert!(
        undone > 0 && others > 0,
        "{undone} undone, {sealed} sealed, {others} passed"
    );
}

#[tokio::test]
async fn a_reset_goes_back_to_the_beginning_of_the_turn_and_no_further() {
    let host = Host::new().await;
    let alone = host.guest().await;
    let table = alone
        .make(json!({"game": "antike", "setup": {"seats": 2}, "seats": ["me", "me"]}))
        .await;
    alone.share(&table).await;
    alone.order(&table, json!({"do": "start"})).await;
    // Two turns of one person on two seats.
    let mut seats = Vec::new();
    while seats
        .iter()
        .collect::<std::collections::BTreeSet<_>>()
        .len()
        < 2
    {
        let before = alone.answer(&table, |_| true).await;
        seats.push(before["asked"][0].as_u64().unwrap());
    }
    let first_turn = seats.iter().take_while(|&&seat| seat == seats[0]).count();
    let seq = alone.look(&table).await["seq"].clone();
    alone
        .order(&table, json!({"do": "reset", "seq": seq}))
        .await;
    assert_eq!(alone.look(&table).await["number"], first_turn);
}

#[tokio::test]
async fn who_wants_to_be_asked_confirms_before_the_turn_passes() {
    let pair = Pair::new("antike").await;
    let table = &pair.table;
    let mut luck = Luck(5);
    for person in &pair.people {
        person
            .order(table, json!({"do": "ask-me", "confirm": true}))
            .await;
    }
    let info = pair.people[0].get(&format!("/tables/{table}")).await;
    assert_eq!(info["seats"][1]["confirms"], true);
    let mut confirmed = 0;
    for _ in 0..100 {
        let who = pair.step(&mut luck).await;
        let situation = pair.people[1 - who].look(table).await;
        if situation.get("over").is_some() {
            break;
        }
        if situation["confirms"] != who {
            continue;
        }
        confirmed += 1;
        assert_eq!(situation["asked"], json!([who]));
        assert!(
            situation.get("questions").is_none(),
            "nobody is asked meanwhile"
        );
        assert!(pair.now(1 - who, "confirm").await.is_err());
        // Taken back and made again, it still waits.
        pair.now(who, "undo").await.unwrap();
        pair.now(who, "redo").await.unwrap();
        assert_eq!(pair.people[1 - who].look(table).await["confirms"], who);
        pair.now(who, "confirm").await.unwrap();
        let situation = pair.people[1 - who].look(table).await;
        assert!(situation.get("confirms").is_none());
        assert_ne!(situation["asked"], json!([who]));
        assert!(pair.now(who, "confirm").await.is_err());
    }
    assert!(confirmed > 0);
}

#[tokio::test]
async fn a_turn_that_waits_for_somebody_who_leaves_passes() {
    let pair = Pair::new("antike").await;
    let table = &pair.table;
    let mut luck = Luck(5);
    for person in &pair.people {
        person
            .order(table, json!({"do": "ask-me", "confirm": true}))
            .await;
    }
    let mut who = pair.step(&mut luck).await;
    while pair.people[0].look(table).await.get("confirms").is_none() {
        who = pair.step(&mut luck).await;
    }
    pair.people[who].order(table, json!({"do": "leave"})).await;
    let situation = pair.people[1 - who].look(table).await;
    assert!(situation.get("confirms").is_none());
    assert_eq!(situation["asked"], json!([1 - who]));
    assert!(situation.get("questions").is_some());
}

#[tokio::test]
async fn who_joins_again_hears_what_happened_meanwhile() {
    let pair = Pair::new("syracuse").await;
    let mut luck = Luck(11);
    let mut stays = pair.people[1].join(&pair.table).await;
    let mut comes_and_goes = pair.people[0].join(&pair.table).await;
    for round in 0..12 {
        for _ in 0..=round {
            pair.step(&mut luck).await;
            let who = luck.below(2);
            // Some of it is taken back again.
            _ = pair.now(who, "undo").await;
        }
        let (page, seq) = (std::mem::take(&mut comes_and_goes.page), pair.seq().await);
        let mut again = pair.people[0].open(&[]).await.unwrap();
        let seen = page.seq();
        again.page = page;
        again.join(&pair.table, Some(seen)).await;
        again.until(seq).await;
        assert_eq!(
            again.page.view,
            pair.people[0].look(&pair.table).await["view"]
        );
        stays.until(seq).await;
        comes_and_goes = again;
    }
    let fresh = pair.people[0].join(&pair.table).await;
    assert_eq!(fresh.page.moves, comes_and_goes.page.moves);
    assert_eq!(fresh.page.opening, comes_and_goes.page.opening);
    assert_eq!(fresh.page.moves.len(), stays.page.moves.len());
}

#[tokio::test]
async fn the_same_holds_after_a_restart() {
    let pair = Pair::new("syracuse").await;
    let mut luck = Luck(13);
    for _ in 0..40 {
        pair.step(&mut luck).await;
    }
    let mut before = pair.people[0].join(&pair.table).await;
    let Pair {
        host,
        people,
        table,
    } = pair;
    let host = host.restart().await;
    while before.next_or_end().await.is_some() {}
    let after = people[0].again(host.address).join(&table).await;
    assert_eq!(after.page.situation["seq"], before.page.situation["seq"]);
    assert_eq!(after.page.view, before.page.view);
    assert_eq!(after.page.moves, before.page.moves);
}

#[tokio::test]
async fn spectators_see_what_everybody_may_see_and_do_nothing() {
    let pair = Pair::new("syracuse").await;
    let mut luck = Luck(17);
    let (known, unknown) = (pair.host.guest().await, pair.host.visitor());
    let mut watching = [
        known.join(&pair.table).await,
        unknown.join(&pair.table).await,
    ];
    for _ in 0..40 {
        pair.step(&mut luck).await;
    }
    let seq = pair.seq().await;
    for socket in &mut watching {
        socket.until(seq).await;
        let situation = &socket.page.situation;
        assert!(situation.get("eyes").is_none() && situation.get("questions").is_none());
        for side in ["athenian", "syracusan"] {
            assert_eq!(socket.page.view["hands"][side]["counters"], Value::Null);
        }
        let refused = socket.forbidden(json!({"do": "undo", "seq": seq})).await;
        assert!(["forbidden", "unknown"].contains(&refused.as_str()));
    }
    let present = |info: &Value| info["seats"][0]["present"].clone();
    assert_eq!(present(&known.info(&pair.table).await), false);
    let player = pair.people[0].join(&pair.table).await;
    assert_eq!(present(&known.info(&pair.table).await), true);
    drop(player);
    let mut told = watching[0].next_of("table").await;
    while present(&told["table"]) == true {
        told = watching[0].next_of("table").await;
    }
}
