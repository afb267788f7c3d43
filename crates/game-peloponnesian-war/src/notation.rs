//! Answers in short notation: `objective potidaea`, `take athenian naval 3`, `go piraeus`, `march`.

use engine::{Misread, Notation};

use crate::action::Action;

/// Reads an answer. The number of points may also stand where people say it: `take 3 athenian naval`.
pub(crate) fn read(text: &str) -> Result<Action, Misread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match *words.as_slice() {
        ["take", count, nationality, kind] if count.parse::<u8>().is_ok() => {
            Action::read(&["take", nationality, kind, count])
        }
        _ => Action::read(&words),
    }
}

engine::notation! {
    Action, "answer":
    Pass = "pass";
    Operate = "operate";
    Objective { space: "space" } = "objective";
    Foment = "foment";
    Send = "send";
    Take { nationality: "nationality", kind: "kind", count: "number" } = "take";
    Go { space: "space" } = "go";
    GoByOpenSea { space: "space" } = "go" "open" "sea";
    March = "march";
    MarchByOpenSea = "march" "open" "sea";
    Stop = "stop";
    Leave { nationality: "nationality", kind: "kind" } = "leave";
    Keep { kind: "kind" } = "keep";
    Home { space: "space" } = "home";
    Build { nationality: "nationality", kind: "kind" } = "build";
    Done = "done";
    Intercept { from: "space" } = "intercept";
    LetPass = "let" "pass";
    Battle { space: "space", against: "space" } = "battle";
    Siege { space: "space" } = "siege";
    RaiseLevy = "raise" "levy";
    DeclineLevy = "decline" "levy";
}
