//! Answers that somebody has given in advance, and the facts they rest on.

use catalogue::{JsonDecision, Table};
use engine::{Seat, Viewer, hex};
use protocol::Program;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Answers given in advance, the oldest first.
#[derive(Default)]
pub(crate) struct Programs(Vec<Programmed>);

struct Programmed {
    program: Program,
    /// Digests of what it watches, as it was when it was made.
    facts: Vec<String>,
    used: u32,
}

impl Programs {
    /// Adds one; the same question of the same seat is answered by the newest.
    pub(crate) fn add(&mut self, program: Program, facts: Vec<String>) {
        self.0.retain(|known| {
            let known = &known.program;
            (known.seat, &known.prompt, &known.about)
                != (program.seat, &program.prompt, &program.about)
        });
        self.0.push(Programmed {
            program,
            facts,
            used: 0,
        });
    }

    /// Those of these seats, with the times they still answer.
    pub(crate) fn of(&self, seats: &[Seat]) -> Vec<Program> {
        let own = |known: &&Programmed| seats.contains(&known.program.seat);
        let left = |known: &Programmed| Program {
            times: known
                .program
                .times
                .map(|times| times.saturating_sub(known.used)),
            ..known.program.clone()
        };
        self.0.iter().filter(own).map(left).collect()
    }

    /// Withdraws all programs of these seats.
    pub(crate) fn withdraw(&mut self, seats: &[Seat]) {
        self.0.retain(|known| !seats.contains(&known.program.seat));
    }

    /// Withdraws those whose facts have changed and those whose answer is not offered to their question.
    pub(crate) fn drop_refuted(&mut self, table: &dyn Table) {
        if self.0.is_empty() {
            return;
        }
        let decisions = table.decisions();
        self.0.retain(|known| {
            let program = &known.program;
            let holds = facts(table, program) == known.facts;
            let asked = is_asked(&decisions, program);
            holds && (!asked || table.offered(program.seat, &program.action).is_some())
        });
    }

    /// The program that answers what is asked now, by its position in the list.
    pub(crate) fn answering(&self, table: &dyn Table) -> Option<(usize, &Program)> {
        if self.0.is_empty() {
            return None;
        }
        let decisions = table.decisions();
        let programs = self.0.iter().map(|known| &known.program).enumerate();
        let mut fitting = programs.filter(|(_, program)| is_asked(&decisions, program));
        fitting.find(|(_, program)| table.offered(program.seat, &program.action).is_some())
    }

    /// One has answered: after so many times it ends.
    pub(crate) fn used(&mut self, position: usize) {
        let Some(known) = self.0.get_mut(position) else {
            return;
        };
        known.used += 1;
        if known.program.times.is_some_and(|times| known.used >= times) {
            self.0.remove(position);
        }
    }
}

/// Is the program's seat asked the program's question?
fn is_asked(decisions: &[JsonDecision], program: &Program) -> bool {
    let mut own = decisions
        .iter()
        .filter(|decision| decision.seat == program.seat && decision.prompt == program.prompt);
    own.any(|decision| {
        let mut fields = program.about.iter();
        fields.all(|(key, value)| decision.about.get(key) == Some(value))
    })
}

/// The facts a program rests on as its seat sees them now: digests, so that a log stays small whatever is watched.
pub(crate) fn facts(table: &dyn Table, program: &Program) -> Vec<String> {
    if program.facts.is_empty() {
        return Vec::new();
    }
    let view = table.view(Viewer::Seat(program.seat));
    let view: Value = serde_json::from_str(view.get()).unwrap_or_default();
    let fact = |pointer: &String| {
        let fact = view.pointer(pointer).map(Value::to_string);
        hex::encode(&Sha256::digest(fact.unwrap_or_default()).into())
    };
    program.facts.iter().map(fact).collect()
}
