//! A program as a player: it reads one question a line and answers with one line.
//!
//! `{"seat":0,"game":"antike","prompt":{…},"legal":[…],"view":{…}}` is answered with `{"action":{…}}`. A program that
//! crashes, takes too long or talks nonsense is sent away with a message, and the rest of its game is played at random.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use bots::{Bot, Evaluate, Turn};
use engine::{Rng, Seat, Seed};
use serde_json::{Value, json};

/// So long a program may think about one question.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

struct ExecProcess {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
}

impl Drop for ExecProcess {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

pub(super) struct ExecBot {
    command: String,
    running: Option<ExecProcess>,
    rng: Rng,
}

impl ExecBot {
    pub(super) fn start(command: &str, seed: Seed, seat: Seat) -> Self {
        let running = match run(command) {
            Ok(running) => Some(running),
            Err(problem) => {
                complain(command, &problem);
                None
            }
        };
        Self {
            command: command.to_owned(),
            running,
            rng: Rng::for_seat(seed, seat),
        }
    }

    fn ask<G: Evaluate>(&mut self, turn: &Turn<'_, G>) -> Result<G::Action, String> {
        let running = self.running.as_mut().ok_or("it is not running")?;
        let question = json!({
            "seat": turn.seat(),
            "game": G::NAME,
            "prompt": turn.prompt(),
            "legal": turn.answers(),
            "view": turn.view(),
        });
        writeln!(running.questions, "{question}")
            .and_then(|()| running.questions.flush())
            .map_err(|error| format!("it does not listen: {error}"))?;
        let line = running.answers.recv_timeout(ANSWER_TIMEOUT);
        let line = line.map_err(|_| {
            format!(
                "no answer within {} s, or it has ended",
                ANSWER_TIMEOUT.as_secs()
            )
        })?;
        let answer: Value = serde_json::from_str(&line)
            .map_err(|error| format!("its answer is no JSON: {error}"))?;
        let action = answer.get("action").ok_or("its answer has no \"action\"")?;
        let action: G::Action = serde_json::from_value(action.clone())
            .map_err(|error| format!("its action cannot be read: {error}"))?;
        if turn.answers().contains(&action) {
            Ok(action)
        } else {
            Err("its action is not among the legal ones".to_owned())
        }
    }
}

fn run(command: &str) -> Result<ExecProcess, String> {
    let mut words = command.split_whitespace();
    let program = words.next().ok_or("exec: names no program")?;
    let started = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = started.map_err(|error| format!("it cannot be started: {error}"))?;
    let (Some(questions), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("it has no standard input and output".to_owned());
    };
    let (sender, answers) = channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            let Ok(line) = line else { break };
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    Ok(ExecProcess {
        child,
        questions,
        answers,
    })
}

fn complain(command: &str, problem: &str) {
    let (command, problem) = (
        crate::text::one_line(command),
        crate::text::one_line(problem),
    );
    eprintln!("polemarch: exec:{command}: {problem}; its game goes on at random");
}

impl<G: Evaluate> Bot<G> for ExecBot {
    #[expect(clippy::indexing_slicing, reason = "answers are never empty")]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        if self.running.is_some() {
            match self.ask(turn) {
                Ok(action) => return action,
                Err(problem) => {
                    complain(&self.command, &problem);
                    self.running = None;
                }
            }
        }
        let answers = turn.answers();
        answers[self.rng.below(answers.len())].clone()
    }
}
