//! Fuzz targets of the server: whatever is sent over HTTP, over a WebSocket or in the file of a table, it is answered, nothing fails and
//! nothing panics. See CONTRIBUTING.md.

mod http_requests;
mod import_files;
mod websocket_frames;

use std::time::Duration;

use engine::{Rng, Seed};
use serde_json::{Value, json};
use testkit::fuzz::{alter, fill};
use tokio::runtime::Runtime;

use crate::{client::Client, host::Host};

const GAMES: [&str; 4] = ["antike", "syracuse", "hellespont", "peloponnesian-war"];
/// Whoever does not send to the end is waited for this long.
const ARRIVAL: Duration = Duration::from_millis(500);
/// After so many inputs people and tables are new.
const FRESH: u64 = 200;

/// A server with somebody at a table of each game. An input may take them away; they come back with the next one.
struct World {
    runtime: Runtime,
    host: Host,
    person: Client,
    tables: Vec<String>,
    played: u64,
}

impl World {
    fn new() -> Self {
        let runtime = Runtime::new().unwrap();
        let (host, person) = runtime.block_on(async {
            let host = Host::with(|config| config.arrival = ARRIVAL).await;
            let person = host.guest().await;
            (host, person)
        });
        Self {
            runtime,
            host,
            person,
            tables: Vec::new(),
            played: 0,
        }
    }

    /// Deals with one input: the person is known, and sits alone at a table that goes on.
    fn with_table<T>(&mut self, input: &[u8], play: impl AsyncFnOnce(&Client, &str) -> T) -> T {
        let Self {
            runtime,
            host,
            person,
            tables,
            played,
        } = self;
        // Which game it is follows from the input.
        let sum: usize = input.iter().map(|&byte| usize::from(byte)).sum();
        let number = sum % GAMES.len();
        runtime.block_on(async {
            *played += 1;
            let known = person.try_to("GET", "/me", Value::Null).await.status == 200;
            if !known || *played % FRESH == 1 {
                *person = host.guest().await;
                tables.clear();
                for game in GAMES {
                    tables.push(alone(person, game).await);
                }
            }
            if !is_playable(person, &tables[number]).await {
                tables[number] = alone(person, GAMES[number]).await;
            }
            play(person, &tables[number]).await
        })
    }

    /// Whatever has happened, the server answers.
    fn is_well(&self) {
        let visitor = self.host.visitor();
        let health = self
            .runtime
            .block_on(async { visitor.send("GET", "/healthz", &[], None).await });
        assert_eq!(health.status, 200, "{health:?}");
    }
}

/// A table that one person plays alone, a few answers after its beginning.
async fn alone(person: &Client, game: &str) -> String {
    let seats = if game == "antike" { 4 } else { 2 };
    let table = json!({"game": game, "setup": {"seats": seats}, "seats": vec!["me"; seats]});
    let table = person.make(table).await;
    person.share(&table).await;
    person.order(&table, json!({"do": "start"})).await;
    for _ in 0..5 {
        person.answer(&table, |_| true).await;
    }
    table
}

async fn is_playable(person: &Client, table: &str) -> bool {
    let path = format!("/tables/{table}/situation");
    let looked = person.try_to("GET", &path, Value::Null).await;
    looked.status == 200 && looked.json()["questions"].is_array()
}

/// Puts in what a line names: `$TABLE` anywhere; `"$SEQ"`, `"$SEAT"`, `"$ANSWER~3"` (an answer that is offered) and `"$CHANGED~3"` (the
/// same with something wrong) as values.
async fn filled(line: &Value, person: &Client, table: &str) -> Value {
    let text = line.to_string().replace("$TABLE", table);
    let mut line: Value = serde_json::from_str(&text).unwrap();
    if !text.contains("\"$") {
        return line;
    }
    let path = format!("/tables/{table}/situation");
    let looked = person.try_to("GET", &path, Value::Null).await;
    let situation = if looked.status == 200 {
        looked.json()
    } else {
        Value::Null
    };
    let question = &situation["questions"][0];
    fill(&mut line, &mut |name, number| {
        let mut rng = Rng::new(Seed::from_number(number));
        let answers = question["answers"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        match name {
            "SEQ" => Some(situation["seq"].clone()),
            "SEAT" => Some(question["seat"].clone()),
            "ANSWER" => rng.pick(answers).cloned(),
            "CHANGED" => {
                let mut answer = rng.pick(answers).cloned()?;
                alter(&mut answer, question, &mut rng);
                Some(answer)
            }
            _ => None,
        }
    });
    line
}
