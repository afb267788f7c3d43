//! What several have to agree on: going back, draws, seats of those who have left.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

async fn asked(client: &Client, table: &str) -> usize {
    client.look(table).await["asked"][0].as_u64().unwrap() as usize
}

/// A table of three people that has begun.
async fn three(host: &Host) -> ([Client; 3], String) {
    let people = [host.guest().await, host.guest().await, host.guest().await];
    let table = people[0]
        .make(json!({"game": "antike", "setup": {"seats": 3}}))
        .await;
    for person in &people[1..] {
        person.order(&table, json!({"do": "sit"})).await;
    }
    for person in &people {
        person.share(&table).await;
    }
    people[0].order(&table, json!({"do": "start"})).await;
    (people, table)
}

#[tokio::test]
async fn a_draw_is_offered_declined_lapses_and_is_agreed_on() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let vote = async |who: usize, accept| people[who].vote(&table, accept).await;
    let none = vote(1, true).await;
    assert_eq!(people[1].forbidden(&table, none.clone()).await, "stale");
    let draw = json!({"do": "ask-draw"});
    people[0].order(&table, draw.clone()).await;
    assert_eq!(people[1].forbidden(&table, draw.clone()).await, "unfit");
    let own = vote(0, true).await;
    assert_eq!(people[0].forbidden(&table, own).await, "unfit");
    let offer = people[1].look(&table).await["offer"].clone();
    assert_eq!(offer["waiting"], json!([1]));
    people[1].order(&table, vote(1, false).await).await;
    assert!(people[1].look(&table).await.get("offer").is_none());
    // Whoever has offered it may withdraw it.
    people[0].order(&table, draw.clone()).await;
    people[0].order(&table, vote(0, false).await).await;
    assert_eq!(people[1].forbidden(&table, none.clone()).await, "stale");
    // It lapses when the game goes on.
    people[0].order(&table, draw.clone()).await;
    people[asked(&people[0], &table).await]
        .answer(&table, |_| true)
        .await;
    assert_eq!(people[1].forbidden(&table, none).await, "stale");
    people[1].order(&table, draw).await;
    people[0].agree(&table).await;
    let info = people[0].info(&table).await;
    assert_eq!(info["over"], json!({"winners": [], "cause": "agreement"}));
    assert_eq!(
        people[0].forbidden(&table, json!({"do": "resign"})).await,
        "unfit"
    );
}

#[tokio::test]
async fn going_back_over_dice_needs_consent_and_new_dice_are_taken() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("syracuse", &people[0], &people[1]).await;
    let mut luck = Luck(19);
    let rolled = |situation: &Value| situation["past"].to_string().contains("\"die\"");
    // Until something was rolled.
    let mut number;
    let (who, action) = loop {
        let who = asked(&people[0], &table).await;
        let before = people[who].look(&table).await;
        number = before["number"].as_u64().unwrap();
        let answers = before["questions"][0]["answers"].as_array().unwrap();
        let action = answers[luck.below(answers.len())].clone();
        let act = json!({"do": "act", "seq": before["seq"], "action": action});
        let seq = people[who].order(&table, act).await;
        let path = format!("/tables/{table}/situation?seen={}", before["seq"]);
        // Who accepts a die takes one that was thrown before: going back to that answer throws none.
        if action["type"] != "accept" && rolled(&people[who].get(&path).await) {
            let undo = json!({"do": "undo", "seq": seq});
            let response = people[who].try_order(&table, undo).await;
            if response.status != 200 {
                assert_eq!(response.kind(), "unfit");
                break (who, action);
            }
        }
        assert!(number < 1000, "dice are rolled");
    };
    let mut faces = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let too_far = json!({"do": "ask-back", "number": number + 1});
        assert_eq!(people[who].forbidden(&table, too_far).await, "unfit");
        people[who]
            .order(&table, json!({"do": "ask-back", "number": number}))
            .await;
        people[1 - who].agree(&table).await;
        let back = people[who].look(&table).await;
        assert_eq!(back["number"], number);
        let seq = back["seq"].as_u64().unwrap();
        people[who]
            .order(&table, json!({"do": "act", "seq": seq, "action": action}))
            .await;
        let path = format!("/tables/{table}/situation?seen={seq}");
        let events = people[who].get(&path).await["past"][0]["events"].clone();
        faces.insert(events.to_string());
    }
    assert!(faces.len() > 1, "the dice differ: {action} {faces:?}");
    // The file of the game says which dice were taken when, and plays again.
    people[0].order(&table, json!({"do": "resign"})).await;
    let file = people[1].get(&format!("/tables/{table}/replay")).await;
    assert!(!file["reseeds"].as_array().unwrap().is_empty());
    let library = catalogue::Library::new(catalogue::Data::default());
    let played = library.load(file, engine::Lang::En).unwrap();
    let last = people[1].look(&table).await;
    let own = engine::Viewer::Seat(engine::Seat(1));
    let view: Value = serde_json::from_str(played.view(own).get()).unwrap();
    assert_eq!(view, last["view"]);
}

#[tokio::test]
async fn a_wish_to_go_back_lapses_when_somebody_takes_something_back() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let who = asked(&people[0], &table).await;
    people[who].answer(&table, |_| true).await;
    people[who]
        .order(&table, json!({"do": "ask-back", "number": 0}))
        .await;
    let seq = people[who].look(&table).await["seq"].clone();
    people[who]
        .order(&table, json!({"do": "undo", "seq": seq}))
        .await;
    assert!(people[0].look(&table).await.get("offer").is_none());
}

#[tokio::test]
async fn bots_agree_to_go_back_at_once_but_not_to_a_draw() {
    let host = Host::new().await;
    let alone = host.guest().await;
    let seats = json!(["me", {"bot": "random"}]);
    let table = alone
        .make(json!({"game": "syracuse", "seats": seats}))
        .await;
    alone.share(&table).await;
    alone.order(&table, json!({"do": "start"})).await;
    let mut socket = alone.join(&table).await;
    for _ in 0..5 {
        socket
            .until_fits(|situation| situation.get("questions").is_some())
            .await;
        let order = socket.page.answer(&mut Luck(1)).unwrap();
        socket.order(order).await.unwrap();
    }
    assert_eq!(socket.forbidden(json!({"do": "ask-draw"})).await, "unfit");
    socket
        .order(json!({"do": "ask-back", "number": 0}))
        .await
        .unwrap();
    socket
        .until_fits(|situation| situation.get("questions").is_some())
        .await;
    assert!(socket.page.situation.get("offer").is_none());
}

#[tokio::test]
async fn of_two_who_resigns_loses() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("syracuse", &people[0], &people[1]).await;
    let foreign = json!({"do": "resign", "seat": 1});
    assert_eq!(people[0].forbidden(&table, foreign).await, "forbidden");
    people[0].order(&table, json!({"do": "resign"})).await;
    let info = people[1].info(&table).await;
    assert_eq!(
        info["over"],
        json!({"winners": [1], "cause": "resignation", "resigned": 0})
    );
    assert_eq!(info["asked"], json!([]));
}

#[tokio::test]
async fn of_three_who_resigns_is_replaced_by_vote() {
    let host = Host::new().await;
    let (people, table) = three(&host).await;
    let stranger = host.guest().await;
    let replace = |by: Value| json!({"do": "ask-replace", "seat": 2, "by": by});
    assert_eq!(
        people[0].forbidden(&table, replace(json!("open"))).await,
        "unfit"
    );
    people[2].order(&table, json!({"do": "resign"})).await;
    let info = people[0].info(&table).await;
    assert_eq!(info["status"], "live");
    assert_eq!(info["seats"][2]["occupant"], "left");
    // Nobody takes the seat before the others have agreed, nor may they take it themselves.
    assert_eq!(
        stranger.forbidden(&table, json!({"do": "sit"})).await,
        "unfit"
    );
    assert_eq!(
        people[2].forbidden(&table, replace(json!("open"))).await,
        "forbidden"
    );
    let level = replace(json!({"bot": "alpha-zero"}));
    assert_eq!(people[0].forbidden(&table, level).await, "unfit");
    people[0].order(&table, replace(json!("open"))).await;
    assert_eq!(people[0].look(&table).await["offer"]["waiting"], json!([1]));
    let vote = people[2].vote(&table, true).await;
    assert_eq!(people[2].forbidden(&table, vote).await, "forbidden");
    people[1].agree(&table).await;
    assert_eq!(people[0].info(&table).await["seats"][2]["occupant"], "open");
    assert_eq!(
        people[1].forbidden(&table, json!({"do": "sit"})).await,
        "unfit"
    );
    stranger.order(&table, json!({"do": "sit"})).await;
    assert_eq!(stranger.look(&table).await["eyes"], 2);
    // The next one who leaves is followed by a bot, which plays.
    people[0].order(&table, json!({"do": "leave"})).await;
    let replace = json!({"do": "ask-replace", "seat": 0, "by": {"bot": "random"}});
    people[1].order(&table, replace).await;
    stranger.agree(&table).await;
    let mut socket = stranger.join(&table).await;
    let mut other = people[1].join(&table).await;
    for _ in 0..30 {
        let is_human = |situation: &Value| situation["asked"][0] != 0;
        socket.until_fits(is_human).await;
        let seq = socket.page.seq();
        other.until(seq).await;
        let asked = if socket.page.situation["asked"][0] == 2 {
            &mut socket
        } else {
            &mut other
        };
        let order = asked.page.answer(&mut Luck(23)).unwrap();
        let seq = asked.order(order).await.unwrap();
        socket.until(seq).await;
    }
}

#[tokio::test]
async fn a_vote_that_waits_for_a_leaver_does_not_wait_for_ever() {
    let host = Host::new().await;
    let (people, table) = three(&host).await;
    people[0].order(&table, json!({"do": "ask-draw"})).await;
    people[1].agree(&table).await;
    people[2].order(&table, json!({"do": "leave"})).await;
    assert!(people[0].look(&table).await.get("offer").is_none());
    // Nor does what a leaver has proposed.
    people[0].order(&table, json!({"do": "ask-draw"})).await;
    people[0].order(&table, json!({"do": "leave"})).await;
    let vote = people[1].vote(&table, true).await;
    assert_eq!(people[1].forbidden(&table, vote).await, "stale");
    // A game that its last player leaves is over.
    people[1].order(&table, json!({"do": "leave"})).await;
    let info = people[1].info(&table).await;
    assert_eq!(info["over"]["cause"], "closed");
    assert_eq!(info["seats"][1]["occupant"], "left");
}

#[tokio::test]
async fn one_of_several_own_seats_is_given_up_alone() {
    let host = Host::new().await;
    let alone = host.guest().await;
    let seats = json!(["me", "me", "me"]);
    let wanted = json!({"game": "antike", "setup": {"seats": 3}, "seats": seats});
    let table = alone.make(wanted).await;
    alone.share(&table).await;
    alone.order(&table, json!({"do": "start"})).await;
    alone
        .order(&table, json!({"do": "resign", "seat": 1}))
        .await;
    let info = alone.info(&table).await;
    assert_eq!(info["status"], "live");
    assert_eq!(info["seats"][1]["occupant"], "left");
    assert!(info["seats"][2]["occupant"]["person"].is_object());
}

#[tokio::test]
async fn who_does_not_answer_for_long_is_replaced_without_being_asked() {
    let host = Host::with(|config| config.table_timeouts.absent = Duration::ZERO).await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let absent = asked(&people[0], &table).await;
    let replace = json!({"do": "ask-replace", "seat": absent, "by": {"bot": "greedy"}});
    assert_eq!(
        people[absent].forbidden(&table, replace.clone()).await,
        "unfit"
    );
    while people[1 - absent]
        .try_order(&table, replace.clone())
        .await
        .status
        != 200
    {
        // The clock of the test is as fine as that of the server: a millisecond has to pass.
        tokio::task::yield_now().await;
    }
    let info = people[0].info(&table).await;
    assert_eq!(info["seats"][absent]["occupant"]["bot"], "greedy");
    assert_eq!(
        people[absent]
            .forbidden(&table, json!({"do": "resign"}))
            .await,
        "forbidden"
    );
    let mut socket = people[1 - absent].join(&table).await;
    socket
        .until_fits(|situation| situation.get("questions").is_some())
        .await;
}

/// Agreeing to one thing is not agreeing to what is proposed after it.
#[tokio::test]
async fn an_answer_is_for_what_was_proposed_when_it_was_given() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let who = asked(&people[0], &table).await;
    people[who].answer(&table, |_| true).await;
    people[0].order(&table, json!({"do": "ask-draw"})).await;
    let late = people[1].vote(&table, true).await;
    let withdrawn = people[0].vote(&table, false).await;
    people[0].order(&table, withdrawn).await;
    let back = json!({"do": "ask-back", "number": 0});
    people[0].order(&table, back).await;
    assert_eq!(people[1].forbidden(&table, late).await, "stale");
    assert_eq!(people[0].look(&table).await["number"], 1);
    people[1].agree(&table).await;
    assert_eq!(people[0].look(&table).await["number"], 0);
}

#[tokio::test]
async fn who_comes_back_and_plays_is_not_replaced() {
    let host = Host::with(|config| config.table_timeouts.absent = Duration::ZERO).await;
    let (people, table) = three(&host).await;
    let absent = asked(&people[0], &table).await;
    let [other, third] = [(absent + 1) % 3, (absent + 2) % 3];
    let replace = json!({"do": "ask-replace", "seat": absent, "by": {"bot": "random"}});
    while people[other]
        .try_order(&table, replace.clone())
        .await
        .status
        != 200
    {
        // A millisecond has to pass.
        tokio::task::yield_now().await;
    }
    let vote = people[third].vote(&table, true).await;
    people[absent].answer(&table, |_| true).await;
    assert_eq!(people[third].forbidden(&table, vote).await, "stale");
    let info = people[0].info(&table).await;
    assert!(info["seats"][absent]["occupant"]["person"].is_object());
}

#[tokio::test]
async fn what_was_proposed_before_somebody_sat_down_is_proposed_anew() {
    let host = Host::new().await;
    let (people, table) = three(&host).await;
    let stranger = host.guest().await;
    people[2].order(&table, json!({"do": "leave"})).await;
    let replace = json!({"do": "ask-replace", "seat": 2, "by": "open"});
    people[0].order(&table, replace).await;
    people[1].agree(&table).await;
    people[0].order(&table, json!({"do": "ask-draw"})).await;
    let vote = people[1].vote(&table, true).await;
    stranger.order(&table, json!({"do": "sit"})).await;
    assert_eq!(people[1].forbidden(&table, vote).await, "stale");
    // It is in the log, so it is the same after a restart.
    let host = host.restart().await;
    let people = people.map(|person| person.again(host.address));
    assert!(people[0].look(&table).await.get("offer").is_none());
    assert_eq!(people[0].info(&table).await["status"], "live");
}

#[tokio::test]
async fn the_clock_of_the_absent_runs_whatever_the_others_propose() {
    let patience = Duration::from_millis(300);
    let host = Host::with(|config| config.table_timeouts.absent = patience).await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    people[asked(&people[0], &table).await]
        .answer(&table, |_| true)
        .await;
    let absent = asked(&people[0], &table).await;
    let other = &people[1 - absent];
    let begun = std::time::Instant::now();
    while begun.elapsed() <= patience {
        other.order(&table, json!({"do": "ask-draw"})).await;
        let withdrawn = other.vote(&table, false).await;
        other.order(&table, withdrawn).await;
    }
    let replace = json!({"do": "ask-replace", "seat": absent, "by": {"bot": "random"}});
    other.order(&table, replace).await;
}

/// The server was stopped after an entry was written and before the seats were: when the table is opened they follow.
#[tokio::test]
async fn what_happened_to_seats_before_a_crash_is_made_up_for() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(begun("antike", &people[0], &people[1]).await);
    }
    let left = &tables[2];
    people[1].order(left, json!({"do": "leave"})).await;
    let host = host.restart().await;
    let people = people.map(|person| person.again(host.address));
    let replaced = |by: Value| {
        let subject = json!({"replace": {"seat": 1, "by": by}});
        json!({"do": "propose", "by": 0, "subject": subject, "agreed": [0], "waiting": []})
    };
    for (table, body, occupant) in [
        (
            &tables[0],
            json!({"do": "leave", "seats": [1]}),
            json!("left"),
        ),
        (
            &tables[1],
            replaced(json!({"bot": "greedy"})),
            json!({"bot": "greedy"}),
        ),
        (&tables[2], replaced(json!("open")), json!("open")),
    ] {
        host.write(table, &body, |_| ()).await;
        assert_eq!(
            people[0].info(table).await["seats"][1]["occupant"],
            occupant
        );
    }
    // Once is enough: who sits down stays, also after another restart.
    people[1].order(left, json!({"do": "sit"})).await;
    let host = host.restart().await;
    let again = people[1].again(host.address);
    assert_eq!(again.look(left).await["eyes"], 1);
}
