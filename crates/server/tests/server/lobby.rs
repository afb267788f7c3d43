//! Before a game begins: seats, shares, the start.

use engine::{
    Seed,
    fair::{Fairness, Secret, Share},
    hex,
};
use serde_json::{Value, json};

use store::prelude::*;

use crate::{client::begun, host::Host};

#[tokio::test]
async fn a_table_with_all_kinds_of_seats_is_joined_by_link_and_begins() {
    let host = Host::new().await;
    let (maker, friend) = (host.guest().await, host.guest().await);
    let wanted = json!({
        "game": "antike",
        "setup": {"seats": 4},
        "seats": ["me", {"bot": "random"}, "open", "open"],
        "visibility": "link",
        "name": "Among friends",
    });
    let table = maker.make(wanted).await;
    let info = friend.info(&table).await;
    assert_eq!(info["name"], "Among friends");
    assert_eq!(info["seats"][1]["occupant"]["bot"], "random");
    assert_eq!(info["seats"][2]["occupant"], "open");
    for list in ["open", "live", "over"] {
        let found = friend.get(&format!("/tables?list={list}")).await;
        assert_eq!(found["tables"], json!([]), "a table by link is not listed");
    }

    let start = json!({"do": "start"});
    assert_eq!(maker.forbidden(&table, start.clone()).await, "unfit");
    friend.order(&table, json!({"do": "sit", "seat": 3})).await;
    assert_eq!(
        maker
            .forbidden(&table, json!({"do": "sit", "seat": 3}))
            .await,
        "unfit"
    );
    assert_eq!(
        maker
            .forbidden(&table, json!({"do": "sit", "seat": 1}))
            .await,
        "unfit"
    );
    maker.order(&table, json!({"do": "sit"})).await;
    assert_eq!(
        maker.forbidden(&table, start.clone()).await,
        "unfit",
        "shares are missing"
    );
    maker.share(&table).await;
    friend.share(&table).await;
    assert_eq!(friend.forbidden(&table, start.clone()).await, "forbidden");
    maker.order(&table, start.clone()).await;
    assert_eq!(maker.forbidden(&table, start).await, "unfit");
    let info = friend.info(&table).await;
    assert_eq!(info["status"], "live");
    assert_eq!(
        info["seats"][2]["occupant"]["person"]["id"],
        maker.id().await
    );
}

#[tokio::test]
async fn who_leaves_before_the_start_frees_the_seat_and_takes_the_share_along() {
    let host = Host::new().await;
    let (maker, friend) = (host.guest().await, host.guest().await);
    let table = maker.make(json!({"game": "syracuse"})).await;
    friend.order(&table, json!({"do": "sit"})).await;
    friend.share(&table).await;
    friend.order(&table, json!({"do": "leave"})).await;
    let seat = friend.info(&table).await["seats"][1].clone();
    assert_eq!(seat["occupant"], "open");
    assert_eq!(seat["shared"], false);
    assert_eq!(
        friend.forbidden(&table, json!({"do": "leave"})).await,
        "forbidden"
    );
    assert_eq!(
        friend.forbidden(&table, json!({"do": "close"})).await,
        "forbidden"
    );
    maker.order(&table, json!({"do": "close"})).await;
    assert_eq!(
        friend.forbidden(&table, json!({"do": "sit"})).await,
        "unfit"
    );
}

#[tokio::test]
async fn the_table_of_a_host_who_leaves_passes_to_one_who_stays() {
    let host = Host::new().await;
    let (maker, friend) = (host.guest().await, host.guest().await);
    let wanted = json!({"game": "antike", "setup": {"seats": 2}});
    let table = maker.make(wanted).await;
    friend.order(&table, json!({"do": "sit"})).await;
    maker.order(&table, json!({"do": "leave"})).await;
    assert_eq!(friend.info(&table).await["host"], friend.id().await);
    let give = json!({"do": "give", "seat": 0, "to": {"bot": "random"}});
    assert_eq!(maker.forbidden(&table, give.clone()).await, "forbidden");
    friend.order(&table, give).await;
    friend.share(&table).await;
    friend.order(&table, json!({"do": "start"})).await;
}

/// The rules may have been changed while a table waited for people.
#[tokio::test]
async fn a_table_that_has_waited_begins_under_the_present_rules() {
    let host = Host::new().await;
    let person = host.guest().await;
    let seats = json!(["me", "me"]);
    let wanted = json!({"game": "antike", "setup": {"seats": 2}, "seats": seats});
    let table = person.make(wanted).await;
    let host = host.restart().await;
    let mut listed = host.store.table(&table).await.unwrap().unwrap();
    listed.table.rules += 1;
    let saved = host.store.save_table(&listed.table, &listed.seats);
    saved.await.unwrap();
    let person = person.again(host.address);
    person.share(&table).await;
    person.order(&table, json!({"do": "start"})).await;
    let host = host.restart().await;
    person.again(host.address).answer(&table, |_| true).await;
}

#[tokio::test]
async fn the_host_opens_seats_again_and_lets_bots_play() {
    let host = Host::new().await;
    let (maker, squatter) = (host.guest().await, host.guest().await);
    let table = maker.make(json!({"game": "syracuse"})).await;
    squatter.order(&table, json!({"do": "sit"})).await;
    squatter.share(&table).await;
    let open = json!({"do": "give", "seat": 1, "to": "open"});
    assert_eq!(squatter.forbidden(&table, open.clone()).await, "forbidden");
    let nowhere = json!({"do": "give", "seat": 2, "to": "open"});
    assert_eq!(maker.forbidden(&table, nowhere).await, "unfit");
    maker.order(&table, open.clone()).await;
    let seat = maker.info(&table).await["seats"][1].clone();
    assert_eq!(seat["occupant"], "open");
    assert_eq!(seat["shared"], false, "their share has gone with them");
    let bot = |level: &str| json!({"do": "give", "seat": 1, "to": {"bot": level}});
    assert_eq!(maker.forbidden(&table, bot("divine")).await, "unfit");
    maker.order(&table, bot("greedy")).await;
    assert_eq!(
        maker.info(&table).await["seats"][1]["occupant"]["bot"],
        "greedy"
    );
    maker.share(&table).await;
    maker.order(&table, json!({"do": "start"})).await;
    assert_eq!(maker.forbidden(&table, open).await, "unfit");
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_meet_at_one_table() {
    let host = Host::new().await;
    let (first, second) = (host.guest().await, host.guest().await);
    let table = begun("syracuse", &first, &second).await;
    first.order(&table, json!({"do": "resign"})).await;
    let again = format!("/tables/{table}/rematch");
    let (one, other) = tokio::join!(
        first.post(&again, Value::Null),
        second.post(&again, Value::Null)
    );
    assert_eq!(one["id"], other["id"]);
    let id = one["id"].as_str().unwrap();
    let maker = if one["host"] == json!(first.id().await) {
        &first
    } else {
        &second
    };
    maker.order(id, json!({"do": "close"})).await;
    let new = first.post(&again, Value::Null).await;
    assert_ne!(new["id"], one["id"], "one that was closed is none");
}

#[tokio::test]
async fn the_seed_follows_from_a_secret_committed_before_the_shares() {
    let host = Host::new().await;
    let (maker, friend) = (host.guest().await, host.guest().await);
    let table = maker.make(json!({"game": "syracuse"})).await;
    let committed = maker.info(&table).await["dice"].clone();
    assert_eq!(committed["shares"], json!([null, null]));
    assert!(committed.get("secret").is_none());
    friend.order(&table, json!({"do": "sit"})).await;
    let share = |digit: &str| json!({"do": "share", "share": digit.repeat(64)});
    maker.order(&table, share("a")).await;
    assert_eq!(
        maker.forbidden(&table, share("b")).await,
        "unfit",
        "a share is sent once"
    );
    for bad in ["", "ab", &"g".repeat(64), &"é".repeat(32), &"a".repeat(65)] {
        let bad = json!({"do": "share", "share": bad});
        assert_eq!(friend.forbidden(&table, bad).await, "malformed");
    }
    friend.order(&table, share("C")).await;
    maker.order(&table, json!({"do": "start"})).await;
    let during = friend.info(&table).await["dice"].clone();
    assert_eq!(during["commitment"], committed["commitment"]);
    assert!(during.get("secret").is_none() && during.get("seed").is_none());
    friend.order(&table, json!({"do": "resign"})).await;

    let after = friend.info(&table).await["dice"].clone();
    let bytes = |value: &Value| hex::decode(value.as_str().unwrap()).unwrap();
    let secret = Secret(bytes(&after["secret"]));
    assert_eq!(hex::encode(&secret.commitment().0), committed["commitment"]);
    let shares = vec![Share([0xaa; 32]), Share([0xcc; 32])];
    let seed = Fairness::with_shares(secret, shares).seed().unwrap();
    assert_eq!(Seed(bytes(&after["seed"])), seed);
}

#[tokio::test]
async fn one_person_on_all_seats_looks_with_the_eyes_of_the_seat_that_is_asked() {
    let host = Host::new().await;
    let alone = host.guest().await;
    let table = alone
        .make(json!({"game": "syracuse", "seats": ["me", "me"]}))
        .await;
    alone.share(&table).await;
    alone.order(&table, json!({"do": "start"})).await;
    let mut eyes = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let situation = alone.look(&table).await;
        let asked = situation["asked"][0].as_u64().unwrap();
        assert_eq!(situation["questions"][0]["seat"], asked);
        let hidden = |situation: &Value| {
            let hands = &situation["view"]["hands"];
            let sides = ["athenian", "syracusan"].iter();
            sides
                .filter(|side| hands[**side]["counters"].is_null())
                .count()
        };
        if situation.get("eyes").is_none() {
            assert_eq!(hidden(&situation), 2, "nobody has looked");
            alone
                .order(&table, json!({"do": "look", "seat": asked}))
                .await;
        }
        let looked = alone.look(&table).await;
        assert_eq!(looked["eyes"], asked);
        assert_eq!(hidden(&looked), 1, "one hand is hidden even here");
        eyes.insert(asked);
        alone.answer(&table, |_| true).await;
    }
    assert_eq!(eyes.len(), 2);
    // He could give a seat away later: the file with the dice to come waits until the end.
    let replay = format!("/tables/{table}/replay");
    assert_eq!(
        alone.refused("GET", &replay, Value::Null).await,
        "forbidden"
    );
}

#[tokio::test]
async fn a_rematch_passes_the_seats_on() {
    let host = Host::new().await;
    let (first, second, stranger) = (host.guest().await, host.guest().await, host.guest().await);
    let table = begun("syracuse", &first, &second).await;
    let again = format!("/tables/{table}/rematch");
    assert_eq!(first.refused("POST", &again, Value::Null).await, "unfit");
    first.order(&table, json!({"do": "resign"})).await;
    assert_eq!(
        stranger.refused("POST", &again, Value::Null).await,
        "forbidden"
    );
    let new = second.post(&again, Value::Null).await;
    assert_eq!(new["rematch_of"], table.as_str());
    assert_eq!(new["status"], "open");
    assert_eq!(
        new["seats"][0]["occupant"]["person"]["id"],
        second.id().await
    );
    assert_eq!(
        new["seats"][1]["occupant"]["person"]["id"],
        first.id().await
    );
    let same = first.post(&again, Value::Null).await;
    assert_eq!(same["id"], new["id"], "who asks too meets the other there");
    let old = second.info(&table).await;
    assert_ne!(new["dice"]["commitment"], old["dice"]["commitment"]);
    assert_eq!(new["dice"]["shares"], json!([null, null]));
    let id = new["id"].as_str().unwrap();
    first.share(id).await;
    second.share(id).await;
    second.order(id, json!({"do": "start"})).await;
}
