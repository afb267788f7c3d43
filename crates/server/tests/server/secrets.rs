//! Nothing that is hidden is in anything that is sent.

use std::collections::BTreeSet;

use catalogue::{Data, Shelf};
use engine::Lang;
use serde_json::{Value, json};
use store::Store;

use crate::{client::begun, host::Host, socket::Luck};

/// All words of a JSON text.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'))
        .collect()
}

/// The counters that a side holds and that lie face down.
fn hidden(state: &Value, side: &str) -> BTreeSet<String> {
    let counters = |of: &Value| {
        let counters = of[side].as_array().expect("a list of counters").clone();
        let name = |counter: Value| counter.as_str().unwrap().to_owned();
        counters.into_iter().map(name).collect::<BTreeSet<_>>()
    };
    &counters(&state["hands"]) - &counters(&state["position"]["shown"])
}

/// What was sent to both sides and to a spectator while the game went from one number of actions to another.
struct Sent {
    from: usize,
    to: usize,
    texts: [String; 3],
}

#[tokio::test]
async fn hidden_counters_and_the_dice_are_in_no_traffic_of_the_other_side() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("syracuse", &people[0], &people[1]).await;
    let secret = {
        let record = host.store.table(&table).await.unwrap().unwrap().table;
        let seed = engine::hex::encode(&record.dice.seed().unwrap().0);
        [engine::hex::encode(&record.dice.secret.unwrap().0), seed]
    };
    let watcher = host.visitor();
    let mut sockets = [
        people[0].join(&table).await,
        people[1].join(&table).await,
        watcher.join(&table).await,
    ];
    let mut luck = Luck(41);
    let mut sent: Vec<Sent> = Vec::new();
    let mut from = 0;
    for step in 0..250 {
        let asks = |situation: &Value| situation.get("questions").is_some();
        let asked = sockets
            .iter()
            .position(|socket| asks(&socket.page.situation));
        let Some(asked) = asked else { break };
        let order = sockets[asked].page.answer(&mut luck).unwrap();
        let seq = sockets[asked].order(order).await.unwrap();
        let mut texts = [const { String::new() }; 3];
        for (socket, text) in sockets.iter_mut().zip(&mut texts) {
            socket.until(seq).await;
            *text = std::mem::take(&mut socket.traffic).concat();
        }
        let told = sockets[0].page.moves.len();
        if step % 10 == 0 {
            for (client, text) in people.iter().chain([&watcher]).zip(&mut texts) {
                let number = sockets[0].page.moves.len();
                for path in ["", "/situation", "/replay", &format!("/moments/{number}")] {
                    let path = format!("/tables/{table}{path}");
                    text.push_str(&client.try_to("GET", &path, Value::Null).await.body);
                }
                for refused in [
                    json!({"do": "act", "seq": seq, "action": {"type": "pass"}}),
                    json!({"do": "act", "seq": seq, "action": {"type": "nonsense"}}),
                    json!({"do": "undo", "seq": 0}),
                ] {
                    text.push_str(&client.try_order(&table, refused).await.body);
                }
                text.push_str(&client.get("/tables?list=live").await.to_string());
                // Passing may have been an answer.
                let now = client.look(&table).await["seq"].as_u64().unwrap();
                for socket in &mut sockets {
                    socket.until(now).await;
                }
            }
        }
        // A game that is over tells its dice, as it should.
        if sockets[0].page.is_over() {
            break;
        }
        let to = sockets[0].page.moves.len();
        sent.push(Sent { from, to, texts });
        from = told;
    }
    let everything: String = sent
        .iter()
        .flat_map(|sent| &sent.texts)
        .map(String::as_str)
        .collect();
    for secret in &secret {
        assert!(!everything.contains(secret), "the dice were told");
    }
    if !sockets[0].page.is_over() {
        people[0].order(&table, json!({"do": "resign"})).await;
    }
    drop(sockets);
    let after = people[1].info(&table).await["dice"].clone();
    assert_eq!([&after["secret"], &after["seed"]], [&secret[0], &secret[1]]);
    let file = people[1].get(&format!("/tables/{table}/replay")).await;
    let played = Shelf::new(Data::default()).load(file, Lang::En).unwrap();
    // Everything that was sent, against what truly lay face down then.
    let mut checked = 0;
    for Sent { from, to, texts } in &sent {
        let states: Vec<Value> = (*from..=*to)
            .map(|number| played.moment(number).unwrap().state())
            .collect();
        for (viewer, side) in [
            (1, "athenian"),
            (2, "athenian"),
            (0, "syracusan"),
            (2, "syracusan"),
        ] {
            let told = words(&texts[viewer]);
            let hands = states.iter().map(|state| hidden(state, side));
            let always = hands.reduce(|some, others| &some & &others).unwrap();
            for counter in always {
                assert!(
                    !told.contains(counter.as_str()),
                    "{counter} of {side} was told to {viewer} from {from} to {to}: {}",
                    texts[viewer]
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "counters were held: {checked}");
}
