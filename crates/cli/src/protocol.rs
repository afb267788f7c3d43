//! `polemarch engine`: one JSON object a line in, one out. Nothing that is sent can end it.

use std::io::{self, BufRead, Read, Write, stdin, stdout};

use bots::Level;
use catalogue::{Data, Library, RawJson, Table, TableError};
use engine::{Lang, Seat, Seed, Setup, Viewer, fair::Fairness, replay::ReplayError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::failure::Failure;

/// A longer line is refused unread.
const LONGEST_LINE: usize = 16 * 1024 * 1024;

/// How each request is written, for error messages.
const REQUESTS: [(&str, &str); 12] = [
    (
        "new",
        r#"{"do":"new","game":"antike","scenario":"west","seats":4,"options":{"long":true},"seed":7,"lang":"en"}, where all but "game" may be left out"#,
    ),
    (
        "act",
        r#"{"do":"act","action":{"type":"done"}}, with "seat":0 where several seats are asked"#,
    ),
    ("legal", r#"{"do":"legal"}"#),
    ("state", r#"{"do":"state"}"#),
    (
        "view",
        r#"{"do":"view","seat":0}, or without "seat" for a spectator"#,
    ),
    ("undo", r#"{"do":"undo"}"#),
    (
        "load",
        r#"{"do":"load","replay":{...}} with what "replay" answered, or a saved game"#,
    ),
    ("odds", r#"{"do":"odds"}"#),
    (
        "place",
        r#"{"do":"place","place":"roma","seat":0}, or without "seat" for a spectator"#,
    ),
    ("replay", r#"{"do":"replay"}"#),
    ("bot", r#"{"do":"bot","level":"greedy","seed":7}"#),
    (
        "position",
        r#"{"do":"position","game":"antike","state":{...}} with what "state" answered, or a short text"#,
    ),
];

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
    Odds,
    Place {
        place: String,
        seat: Option<Seat>,
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
            TableError::Illegal { rule, why, .. } => {
                Self(json!({ "ok": false, "error": "illegal", "rule": rule, "why": why }))
            }
            TableError::NotAnAction { .. } => {
                Self::new("action", format!(r#"{error}; send one of "legal""#))
            }
            TableError::Game(_) => Self::new("game", error),
            TableError::Replay(ReplayError::Position(problem)) => Self::new("position", problem),
            TableError::Replay(_) => Self::new("replay", error),
            TableError::Undo(_) => Self::new("undo", error),
            TableError::Over | TableError::NoAnswer(_) => Self::new("over", error),
            TableError::WhichSeat => Self::new("seat", error),
            TableError::Data(_) | TableError::Messages(_) => Self::new("data", error),
        }
    }
}

/// Answers until the input ends.
pub(crate) fn run(data: &Data) -> Result<(), Failure> {
    let mut session = Session {
        library: Library::new(data.clone()),
        table: None,
        lang: Lang::default(),
    };
    let mut input = stdin().lock();
    let mut output = stdout().lock();
    let mut line = Vec::new();
    loop {
        let read = read_line(&mut input, &mut line);
        let read = read.map_err(|error| Failure::Failed(format!("standard input: {error}")))?;
        if read == 0 {
            return Ok(());
        }
        // Every line gets an answer, an empty one too: scripts count them.
        let answer = session.answer(&line).unwrap_or_else(|refusal| refusal.0);
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        match written {
            Ok(()) => {}
            // The reader has gone: that is not a failure.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(Failure::Failed(format!("standard output: {error}"))),
        }
    }
}

/// Reads a line; of one that is too long only enough to see that it is.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<usize> {
    line.clear();
    let mut start = input.take(LONGEST_LINE as u64 + 1);
    let read = start.read_until(b'\n', line)?;
    if read > LONGEST_LINE && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(read)
}

/// Reads what is asked, or says how it should be written.
fn read_request(line: &[u8]) -> Result<Request, Refusal> {
    if line.len() > LONGEST_LINE {
        let why = format!("the line is longer than {LONGEST_LINE} bytes");
        return Err(Refusal::new("json", why));
    }
    let value: Value = serde_json::from_slice(line.trim_ascii_end())
        .map_err(|error| Refusal::new("json", format!("this line is not JSON: {error}")))?;
    let Value::Object(fields) = &value else {
        let why = r#"a request is a JSON object such as {"do":"new","game":"antike"}"#;
        return Err(Refusal::new("request", why));
    };
    let possible = || REQUESTS.map(|(name, _)| name).join(", ");
    let Some(Value::String(name)) = fields.get("do") else {
        let why = format!(r#"say what to do with "do"; possible: {}"#, possible());
        return Err(Refusal::new("request", why));
    };
    let Some((_, written)) = REQUESTS.into_iter().find(|(known, _)| known == name) else {
        let why = format!("unknown request '{name}'; possible: {}", possible());
        return Err(Refusal::new("request", why));
    };
    serde_json::from_value(value)
        .map_err(|error| Refusal::new("request", format!("{error}; write it like {written}")))
}

struct Session {
    library: Library,
    table: Option<Box<dyn Table>>,
    /// The language of refusals.
    lang: Lang,
}

impl Session {
    fn answer(&mut self, line: &[u8]) -> Result<Value, Refusal> {
        self.perform(read_request(line)?)
    }

    fn perform(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::New {
                game,
                setup,
                seed,
                lang,
            } => {
                let table = self.start(&game, setup, Seed::from_number(seed))?;
                Ok(self.open(table, lang))
            }
            Request::Load { replay, lang } => {
                let table = self.library.load(replay, lang)?;
                Ok(self.open(table, lang))
            }
            Request::Position { state, game, lang } => {
                let table = self.position(state, game)?;
                Ok(self.open(table, lang))
            }
            Request::Act { action, seat } => self.act(&action, seat),
            Request::Legal => Ok(situation(self.table()?.as_ref(), None)),
            Request::State => Ok(json!({ "ok": true, "state": self.table()?.state() })),
            Request::View { seat } => {
                let table = self.table()?;
                check_seat(table.as_ref(), seat)?;
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                Ok(json!({ "ok": true, "view": *table.view(viewer) }))
            }
            Request::Undo => {
                let table = self.table()?;
                table.undo()?;
                Ok(situation(table.as_ref(), None))
            }
            Request::Odds => Ok(match self.odds()? {
                Ok(odds) => json!({ "ok": true, "odds": odds }),
                Err(why) => json!({ "ok": true, "odds": null, "why": why }),
            }),
            Request::Place { place, seat } => self.place(&place, seat),
            Request::Replay => Ok(json!({ "ok": true, "replay": self.table()?.replay() })),
            Request::Bot { level, seed } => {
                let level: Level = level.parse().map_err(|error| Refusal::new("bot", error))?;
                let (seat, actions) = self.table()?.advice(level, None, Seed::from_number(seed))?;
                Ok(json!({ "ok": true, "seat": seat, "action": actions.first() }))
            }
        }
    }

    fn start(&self, game: &str, setup: Setup, seed: Seed) -> Result<Box<dyn Table>, Refusal> {
        let started = self.library.start(game, setup, Fairness::solo(seed));
        started.map_err(|error| {
            if let TableError::Replay(ReplayError::Setup(problem)) = &error {
                return Refusal::new("setup", problem);
            }
            error.into()
        })
    }

    /// A position of the game that is named, or of the one that is open.
    fn position(&self, state: Value, game: Option<String>) -> Result<Box<dyn Table>, Refusal> {
        let open = || self.table.as_ref().map(|table| table.game().to_owned());
        let missing = || Refusal::new("game", "say which game with \"game\"");
        let game = game.or_else(open).ok_or_else(missing)?;
        Ok(self.library.position(&game, state)?)
    }

    fn act(&mut self, action: &Value, seat: Option<Seat>) -> Result<Value, Refusal> {
        let lang = self.lang;
        let table = self.table()?;
        check_seat(table.as_ref(), seat)?;
        let number = table.length();
        let acted = table.act(seat, action);
        acted.map_err(|error| table.worded(error, lang))?;
        Ok(situation(table.as_ref(), Some(table.events(number, None))))
    }

    fn open(&mut self, table: Box<dyn Table>, lang: Lang) -> Value {
        let answer = situation(table.as_ref(), Some(table.opening(None)));
        self.table = Some(table);
        self.lang = lang;
        answer
    }

    fn odds(&mut self) -> Result<Result<Value, String>, Refusal> {
        let lang = self.lang;
        Ok(self.table()?.odds(lang))
    }

    /// What there is to know about a place.
    fn place(&mut self, place: &str, seat: Option<Seat>) -> Result<Value, Refusal> {
        let table = self.table()?;
        check_seat(table.as_ref(), seat)?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let card = table.place(viewer, place).ok_or_else(|| {
            let known = table.places().join(", ");
            Refusal::new(
                "place",
                format!("there is no place '{place}'; there are: {known}"),
            )
        })?;
        Ok(json!({ "ok": true, "place": card }))
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

/// A seat that is named must be one of the table's.
fn check_seat(table: &dyn Table, seat: Option<Seat>) -> Result<(), Refusal> {
    match seat {
        Some(Seat(seat)) if seat >= table.seats() => {
            let last = table.seats().saturating_sub(1);
            let why = format!("there is no seat {seat}: seats are counted from 0 to {last}");
            Err(Refusal::new("seat", why))
        }
        Some(_) | None => Ok(()),
    }
}

/// What is asked now, what may be answered, what has just happened.
fn situation(table: &dyn Table, events: Option<RawJson>) -> Value {
    let decisions = table.decisions();
    let first = decisions.first();
    let mut answer = json!({
        "ok": true,
        "decision": first,
        "legal": first.map_or_else(|| json!([]), |decision| json!(decision.legal)),
        "events": events.map_or_else(|| json!([]), |events| json!(events)),
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
