//! Looking back, and trying things out.

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

/// A game of Syracuse of so many actions; what each had seen after each of them.
async fn played(people: [&Client; 2], actions: usize) -> (String, Vec<[Value; 2]>) {
    let table = begun("syracuse", people[0], people[1]).await;
    let mut luck = Luck(31);
    let mut seen = Vec::new();
    for _ in 0..actions {
        let mut views = [Value::Null, Value::Null];
        for (who, person) in people.into_iter().enumerate() {
            let situation = person.look(&table).await;
            if let Some(question) = situation["questions"].get(0) {
                let answers = question["answers"].as_array().unwrap();
                let action = &answers[luck.below(answers.len())];
                let act = json!({"do": "act", "seq": situation["seq"], "action": action});
                // The other one has to see the same position first.
                let other = people[1 - who].look(&table).await;
                views[who] = situation["view"].clone();
                views[1 - who] = other["view"].clone();
                person.order(&table, act).await;
                break;
            }
        }
        seen.push(views);
    }
    (table, seen)
}

#[tokio::test]
async fn every_past_point_is_seen_with_ones_own_eyes() {
    let host = Host::new().await;
    let people = [&host.guest().await, &host.guest().await];
    let (table, seen) = played(people, 60).await;
    for (number, views) in seen.iter().enumerate() {
        for (person, view) in people.into_iter().zip(views) {
            let moment = person
                .get(&format!("/tables/{table}/moments/{number}"))
                .await;
            assert_eq!(&moment["view"], view, "after {number} actions");
        }
        let visitor = host
            .visitor()
            .get(&format!("/tables/{table}/moments/{number}"))
            .await;
        for side in ["athenian", "syracusan"] {
            assert_eq!(visitor["view"]["hands"][side]["counters"], Value::Null);
        }
    }
    let beyond = format!("/tables/{table}/moments/61");
    assert_eq!(
        people[0].refused("GET", &beyond, Value::Null).await,
        "missing"
    );
}

#[tokio::test]
async fn the_file_is_there_when_the_game_is_over() {
    let host = Host::new().await;
    let people = [&host.guest().await, &host.guest().await];
    let (table, _) = played(people, 30).await;
    let path = format!("/tables/{table}/replay");
    for client in people.into_iter().chain([&host.visitor()]) {
        assert_eq!(client.refused("GET", &path, Value::Null).await, "forbidden");
    }
    let last = people[0].look(&table).await;
    people[1].order(&table, json!({"do": "resign"})).await;
    let file = host.visitor().get(&path).await;
    let library = catalogue::Library::new(catalogue::Data::default());
    let again = library.load(file, engine::Lang::En).unwrap();
    assert_eq!(again.length(), 30);
    let view = again.view(engine::Viewer::Seat(engine::Seat(0)));
    assert_eq!(
        serde_json::from_str::<Value>(view.get()).unwrap(),
        last["view"]
    );
}

#[tokio::test]
async fn a_fork_holds_what_its_maker_knows_and_guesses_the_rest() {
    let host = Host::new().await;
    let people = [&host.guest().await, &host.guest().await];
    let (table, seen) = played(people, 80).await;
    let fork = format!("/tables/{table}/fork");
    assert_eq!(
        host.visitor()
            .refused("POST", &fork, json!({"number": 0}))
            .await,
        "unknown"
    );
    let stranger = host.guest().await;
    let mut guesses = std::collections::BTreeSet::new();
    for number in [0, 20, 79] {
        let made = people[0].post(&fork, json!({"number": number})).await;
        assert_eq!(made["visibility"], "link");
        assert_eq!(made["forked_from"], json!([table, number]));
        assert_eq!(made["seats"][1]["occupant"]["bot"], "greedy");
        let id = made["id"].as_str().unwrap();
        assert_eq!(
            people[1].forbidden(id, json!({"do": "resign"})).await,
            "forbidden"
        );
        assert_eq!(people[1].forbidden(id, json!({"do": "sit"})).await, "unfit");
        let moment = people[0].get(&format!("/tables/{id}/moments/0")).await;
        assert_eq!(
            moment["view"], seen[number][0],
            "what they know is as it was"
        );
    }
    for _ in 0..8 {
        // All seats are their own: they see every guess, and none of them has to be true.
        let wanted = json!({"number": 0, "seats": ["me", "me"]});
        let made = people[0].post(&fork, wanted).await;
        let id = made["id"].as_str().unwrap().to_owned();
        people[0]
            .order(&id, json!({"do": "resign", "seat": 0}))
            .await;
        let file = people[0].get(&format!("/tables/{id}/replay")).await;
        guesses.insert(file["start"]["position"]["hands"]["syracusan"].to_string());
    }
    assert!(guesses.len() > 1, "the other hand is guessed: {guesses:?}");
    let made = stranger.post(&fork, json!({"number": 79})).await;
    assert_eq!(
        made["seats"][0]["occupant"]["person"]["id"],
        stranger.id().await
    );
    let open = json!({"number": 0, "seats": ["me", "open"]});
    assert_eq!(people[0].refused("POST", &fork, open).await, "malformed");
    assert_eq!(
        people[0]
            .refused("POST", &fork, json!({"number": 81}))
            .await,
        "missing"
    );
    assert_eq!(
        people[0]
            .refused("POST", &fork, json!({"number": u64::MAX}))
            .await,
        "missing"
    );
}
