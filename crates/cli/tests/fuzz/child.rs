//! `polemarch engine` as another process: what ends it or keeps it busy does not end the test.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use serde_json::Value;

/// A line that is not answered in this time hangs.
const DEADLINE: Duration = Duration::from_secs(30);

pub(crate) fn polemarch() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_polemarch"));
    command
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        let mut child = polemarch().arg("engine").spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            input: child.stdin.take().unwrap(),
            answers,
            child,
        }
    }

    /// Sends one line, whatever is in it, and waits for the one answer to it.
    pub(crate) fn ask(&mut self, line: &[u8]) -> Value {
        let mut sent = line.to_vec();
        sent.push(b'\n');
        // If it has ended, that is seen right after.
        _ = self.input.write_all(&sent);
        let shown = || String::from_utf8_lossy(line).into_owned();
        let Ok(answer) = self.answers.recv_timeout(DEADLINE) else {
            let why = self.last_words();
            panic!("no answer to {}: {why}", shown());
        };
        let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
        assert!(answer["ok"].is_boolean(), "{}: {answer}", shown());
        answer
    }

    /// How much memory it uses, in bytes; 0 where the system does not say.
    pub(crate) fn memory(&self) -> u64 {
        let status = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(status).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        kilobytes.unwrap_or(0_u64) * 1024
    }

    /// What it said when it ended; nothing if it has not.
    fn last_words(&mut self) -> String {
        // It is killed if it still runs: a pipe that stays open would never come to its end.
        let ended = self.child.try_wait().unwrap();
        _ = self.child.kill();
        let mut said = String::new();
        let mut errors = self.child.stderr.take().unwrap();
        _ = errors.read_to_string(&mut said);
        format!("{ended:?} {said}")
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
