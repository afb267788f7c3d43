//! Answers in short notation: `objective potidaea`, `take athenian naval 3`, `go piraeus`, `march`.

use crate::action::Action;

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
    Lose { nationality: "nationality" } = "lose";
    Keep { kind: "kind" } = "keep";
    Home { space: "space" } = "home";
    Build { nationality: "nationality", kind: "kind" } = "build";
    Done = "done";
    Intercept { from: "space" } = "intercept";
    LetPass = "let" "pass";
    Battle { space: "space", against: "space" } = "battle";
    Siege { space: "space" } = "siege";
}
