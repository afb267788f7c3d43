//! A conversation with `polemarch engine`: one line out, one line in.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout},
};

use serde_json::{Value, json};

use crate::run::Home;

/// The example of `DESIGN.md`.
pub(crate) const NEW: &str =
    r#"{"do":"new","game":"antike","scenario":"west","options":{"nations":4},"seed":7}"#;

/// Sends all lines at once and returns the answers: as many as there were lines, and no failure.
#[track_caller]
pub(crate) fn answers(lines: &[impl AsRef<[u8]>]) -> Vec<Value> {
    let mut input = Vec::new();
    for line in lines {
        input.extend_from_slice(line.as_ref());
        input.push(b'\n');
    }
    let output = Home::new().run_with(&["engine"], input).fine();
    let answers: Vec<Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), lines.len(), "one answer a line: {output}");
    assert!(answers.iter().all(|answer| answer["ok"].is_boolean()));
    answers
}

/// A running engine.
pub(crate) struct Talk {
    _home: Home,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    pub(crate) fn start() -> Self {
        let home = Home::new();
        let mut child = home.command(&["engine"]).spawn().unwrap();
        Self {
            _home: home,
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// An engine that plays the game of the example.
    pub(crate) fn started() -> Self {
        let mut talk = Self::start();
        talk.ok(serde_json::from_str(NEW).unwrap());
        talk
    }

    /// Sends a request and waits for its answer.
    #[track_caller]
    pub(crate) fn ask(&mut self, request: Value) -> Value {
        writeln!(self.input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("no answer to {request}"))
    }

    /// A request that must be granted.
    #[track_caller]
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request}\n{answer}");
        answer
    }

    /// A request that must be refused: the kind of error and why.
    #[track_caller]
    pub(crate) fn refused(&mut self, request: Value) -> String {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request}\n{answer}");
        let text = |field: &str| answer[field].as_str().unwrap().to_owned();
        format!("{}: {}", text("error"), text("why"))
    }

    pub(crate) fn state(&mut self) -> Value {
        self.ok(json!({"do": "state"}))["state"].take()
    }

    pub(crate) fn legal(&mut self) -> Vec<Value> {
        let answer = self.ok(json!({"do": "legal"}));
        answer["legal"].as_array().unwrap().clone()
    }

    /// Lets a bot answer.
    #[track_caller]
    pub(crate) fn play_bot(&mut self, level: &str, seed: u64) -> Value {
        let advice = self.ok(json!({"do": "bot", "level": level, "seed": seed}));
        self.ok(json!({"do": "act", "action": advice["action"]}))
    }

    /// Ends the input; the engine must end well and silently.
    pub(crate) fn end(self) {
        let Self {
            mut child, input, ..
        } = self;
        drop(input);
        assert!(child.wait().unwrap().success());
        let mut complaint = String::new();
        let mut stderr = child.stderr.take().unwrap();
        stderr.read_to_string(&mut complaint).unwrap();
        assert_eq!(complaint, "");
    }
}
