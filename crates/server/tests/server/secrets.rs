//! Nothing that is hidden is in anything that is sent.

use std::collections::BTreeSet;

use catalogue::{Data, Library};
use engine::Lang;
use serde_json::{Value, json};
use store::prelude::*;

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

/// All words of a JSON text.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'))
        .collect()
}

/// The counters that a side holds and of which the other side knows nothing.
fn hidden(state: &Value, side: &str) -> BTreeSet<String> {
    let counters = |counters: &Value| {
        let counters = counters.as_array().cloned().unwrap_or_default();
        let name = |counter: Value| counter.as_str().unwrap().to_owned();
        counters.into_iter().map(name).collect::<BTreeSet<_>>()
    };
    // What lies face up in Syracuse.
    let known = counters(&state["position"]["shown"][side]);
    &counters(&state["hands"][side]) - &known
}

/// What was sent to both sides and to a spectator while the game went from one number of actions to another.
struct Sent {
    from: usize,
    to: usize,
    texts: [String; 3],
}

#[tokio::test]
async fn the_counters_of_syracuse_are_told_to_nobody_else() {
    check("syracuse", ["athenian", "syracusan"]).await;
}

#[tokio::test]
async fn the_counters_of_hellespont_are_told_to_nobody_else() {
    check("hellespont", ["athenian", "spartan"]).await;
}

/// Everything that can be read about a table, as the description lists it.
async fn readable(client: &Client) -> Vec<String> {
    let description = client.get("/openapi.json").await;
    let paths = description["paths"].as_object().unwrap().iter();
    let paths = paths.filter(|(_, methods)| methods.get("get").is_some());
    let paths = paths.filter_map(|(path, _)| path.strip_prefix("/api/v1/tables/{id}"));
    let paths: Vec<String> = paths.map(str::to_owned).collect();
    assert!(paths.len() >= 7, "{paths:?}");
    paths
}

/// Everything that can be asked about a table besides the situation that is sent anyway.
async fn asked_for(
    client: &Client,
    (table, readable): (&str, &[String]),
    seq: u64,
    number: usize,
) -> String {
    let mut text = String::new();
    let news = format!("/situation?seen={}&wait=1", seq.saturating_sub(1));
    for path in readable.iter().chain([&news]) {
        let path = path.replace("{number}", &number.to_string());
        let path = path.replace("{channel}", "players");
        let path = format!("/tables/{table}{path}");
        text.push_str(&client.try_to("GET", &path, Value::Null).await.body);
    }
    for action in [json!({"type": "pass"}), json!({"type": "nonsense"})] {
        let path = format!("/tables/{table}/why");
        let why = client.try_to("POST", &path, json!({"action": action}));
        text.push_str(&why.await.body);
    }
    // Whoever only watches guesses for both sides, and may guess right.
    if client.cookie.is_some() {
        let path = format!("/tables/{table}/fork");
        let fork = client.post(&path, json!({"number": number})).await;
        text.push_str(&fork.to_string());
        let fork = fork["id"].as_str().unwrap();
        let begun = client.get(&format!("/tables/{fork}/moments/0")).await;
        text.push_str(&begun.to_string());
    }
    text
}

/// Hidden counters and the dice are in no traffic of the other side or of those who watch.
async fn check(game: &str, sides: [&str; 2]) {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun(game, &people[0], &people[1]).await;
    let secret = {
        let record = host.store.table(&table).await.unwrap().unwrap().table;
        let seed = engine::hex::encode(&record.dice.seed().unwrap().0);
        [engine::hex::encode(&record.dice.secret.unwrap().0), seed]
    };
    let watcher = host.visitor();
    let readable = readable(&watcher).await;
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
                text.push_str(&asked_for(client, (&table, &readable), seq, number).await);
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
    let played = Library::new(Data::default()).load(file, Lang::En).unwrap();
    // Everything that was sent, against what truly lay face down then.
    let mut checked = 0;
    for Sent { from, to, texts } in &sent {
        let states: Vec<Value> = (*from..=*to)
            .map(|number| played.moment(number).unwrap().state())
            .collect();
        for (viewer, side) in [(1, sides[0]), (2, sides[0]), (0, sides[1]), (2, sides[1])] {
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
