//! `polemarch engine`: one JSON object a line in, one out. Nothing that is sent can end it.

use std::io::{BufRead, Write, stdin, stdout};

use bots::Level;
use catalogue::{Data, NewTable, Table, TableError};
use engine::{Lang, Seat, Seed, Setup, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::failure::Failure;

/// A line longer than this is refused before it is read as JSON.
const LONGEST_LINE: usize = 16 * 1024 * 1024;

/// What can be asked. Fields that are not known are ignored, so that older scripts go on working.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Request {
    New {
        game: String,
        #[serde(flatten)]
        setup: Setup,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        lang: Lang,
    },
    Act {
        action: Value,
        seat: Option<Seat>,
    },
    Legal,
    State,
    View {
        seat: Option<Seat>,
    },
    Undo,
    Load {
        replay: Value,
        #[serde(default)]
        lang: Lang,
    },
    Replay,
    Bot {
        level: String,
        #[serde(default)]
        seed: u64,
    },
    Position {
        state: Value,
        game: Option<String>,
        #[serde(default)]
        lang: Lang,
    },
}

/// What went wrong, as it is answered.
struct Refusal(Value);

impl Refusal {
    fn new(error: &str, why: impl ToString) -> Self {
        Self(json!({ "ok": false, "error": error, "why": why.to_string() }))
    }
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Illegal { rule, why } => {
                Self(json!({ "ok": false, "error": "illegal", "rule": rule, "why": why }))
            }
            TableError::NotAnAction { .. } => Self::new("action", error),
            TableError::Game(_) => Self::new("game", error),
            TableError::Replay(_) => Self::new("replay", error),
            TableError::Undo(_) => Self::new("undo", error),
            TableError::Over => Self::new("over", error),
            TableError::WhichSeat => Self::new("seat", error),
            TableError::Data(_) | TableError::Messages(_) => Self::new("data", error),
        }
    }
}

/// Answers until the input ends.
pub fn run(data: &Data) -> Result<(), Failure> {
    let mut session = Session { data, table: None };
    let mut input = stdin().lock();
    let mut output = stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        let read = read.map_err(|error| Failure::Failed(format!("standard input: {error}")))?;
        if read == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = session.answer(&line).unwrap_or_else(|refusal| refusal.0);
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        // Nobody reads any more: that is not our failure.
        if written.is_err() {
            return Ok(());
        }
    }
}

struct Session<'a> {
    data: &'a Data,
    table: Option<Box<dyn Table>>,
}

impl Session<'_> {
    fn answer(&mut self, line: &[u8]) -> Result<Value, Refusal> {
        if line.len() > LONGEST_LINE {
            return Err(Refusal::new("json", "the line is too long"));
        }
        let value: Value = serde_json::from_slice(line)
            .map_err(|error| Refusal::new("json", format!("this line is not JSON: {error}")))?;
        let request: Request = serde_json::from_value(value).map_err(|error| {
            let why = format!(
                "{error}; possible: do = new, act, legal, state, view, undo, load, replay, bot, position"
            );
            Refusal::new("request", why)
        })?;
        self.obey(request)
    }

    fn obey(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::New {
                game,
                setup,
                seed,
                lang,
            } => {
                let table = self
                    .opener(lang)
                    .start(&game, setup, Seed::from_number(seed))?;
                Ok(self.seat_at(table))
            }
            Request::Load { replay, lang } => {
                let table = self.opener(lang).load(replay)?;
                Ok(self.seat_at(table))
            }
            Request::Position { state, game, lang } => {
                let game =
                    game.or_else(|| self.table.as_ref().map(|table| table.game().to_owned()));
                let game =
                    game.ok_or_else(|| Refusal::new("game", "say which game with \"game\""))?;
                let table = self.opener(lang).position(&game, state)?;
                Ok(self.seat_at(table))
            }
            Request::Act { action, seat } => {
                let table = self.table()?;
                let events = table.act(seat, action)?;
                Ok(situation(table.as_ref(), events))
            }
            Request::Legal => Ok(situation(self.table()?.as_ref(), Vec::new())),
            Request::State => Ok(json!({ "ok": true, "state": self.table()?.state() })),
            Request::View { seat } => {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                Ok(json!({ "ok": true, "view": self.table()?.view(viewer) }))
            }
            Request::Undo => {
                let table = self.table()?;
                table.undo()?;
                Ok(situation(table.as_ref(), Vec::new()))
            }
            Request::Replay => Ok(json!({ "ok": true, "replay": self.table()?.replay() })),
            Request::Bot { level, seed } => {
                let level: Level = level.parse().map_err(|error| Refusal::new("bot", error))?;
                let (seat, action) = self.table()?.advice(level, Seed::from_number(seed))?;
                Ok(json!({ "ok": true, "seat": seat, "action": action }))
            }
        }
    }

    fn opener(&self, lang: Lang) -> NewTable<'_> {
        NewTable {
            data: self.data,
            lang,
        }
    }

    fn seat_at(&mut self, table: Box<dyn Table>) -> Value {
        let answer = situation(table.as_ref(), table.opening());
        self.table = Some(table);
        answer
    }

    fn table(&mut self) -> Result<&mut Box<dyn Table>, Refusal> {
        let missing = || {
            Refusal::new(
                "table",
                "no game is open: begin with do = new, load or position",
            )
        };
        self.table.as_mut().ok_or_else(missing)
    }
}

/// What is asked now, what may be answered, what has just happened.
fn situation(table: &dyn Table, events: Vec<Value>) -> Value {
    let decisions = table.decisions();
    let first = decisions.first();
    let mut answer = json!({
        "ok": true,
        "decision": first,
        "legal": first.map(|decision| &decision.legal),
        "events": events,
        "over": table.outcome(),
    });
    if decisions.len() > 1
        && let Some(fields) = answer.as_object_mut()
    {
        let all = decisions
            .iter()
            .map(|decision| json!({ "decision": decision, "legal": decision.legal }));
        fields.insert("decisions".to_owned(), all.collect());
    }
    answer
}
