//! Answers in short notation: `activate Sestos`, `pick all`, `step M5`, `play C06 S5`.

use crate::{
    action::{Action, Target},
    battle::Play,
};

engine::notation! {
    Action, "answer":
    Play(Play { counter: "counter", stratagem: "stratagem", ..target: "target" }) = "play";
    AddActions = "add" "actions";
    SwapInitiative = "swap" "initiative";
    RecoverByAdvantage { unit: "piece" } = "recover" "advantage";
    ReturnPiece { piece: "piece", to: "place" } = "return";
    Reroll = "reroll";
    Accept = "accept";
    Discard { counter: "counter" } = "discard";
    Pass = "pass";
    PassPhase = "pass" "phase";
    ChooseNone = "choose" "none";
    Choose { counter: "counter" } = "choose";
    DisplaceTo { zone: "place" } = "displace";
    Leave { base: "place" } = "leave";
    Announce { points: "number" } = "announce";
    Activate { place: "place" } = "activate";
    PickAll = "pick" "all";
    PickWeakened { piece: "piece" } = "pick" "weakened";
    Pick { piece: "piece" } = "pick";
    Step { to: "place" } = "step";
    Drop { piece: "piece" } = "drop";
    TryPass = "try" "pass";
    Stop = "stop";
    EndZone = "end" "zone";
    EndMoves = "end" "moves";
    WithdrawTo { zone: "place" } = "withdraw";
    Stand = "stand";
    Disband { unit: "piece" } = "disband";
    Unload { unit: "piece" } = "unload";
    Fight { zone: "place" } = "fight";
    Evade = "evade";
    EvadeTo { place: "place" } = "evade";
    Lose { unit: "piece" } = "lose";
    RetreatAll { place: "place" } = "retreat" "all";
    RetreatTo { place: "place" } = "retreat";
    MoveOn { unit: "piece" } = "move" "on";
    Besiege { port: "place" } = "besiege";
    Enter { piece: "piece" } = "enter";
    KeepNone = "keep" "none";
    Keep { counter: "counter" } = "keep";
    Regroup { piece: "piece" } = "regroup";
    RegroupAll { from: "place", to: "place" } = "regroup" "all";
    RegroupTo { place: "place" } = "regroup" "to";
    Recover { unit: "piece" } = "recover";
    Test { zone: "place" } = "test";
    Weaken { unit: "piece" } = "weaken";
    Infect { piece: "piece" } = "infect";
    SickTo { place: "place" } = "sick" "to";
    Done = "done";
}

engine::notation! {
    Target, "target":
    None = ;
    Place { place: "place" } = "place";
    Piece { piece: "piece" } = "piece";
    Group { group: "number" } = "group";
    Advantage = "advantage";
    Draw = "draw";
    Recovery = "recovery";
    Reinforcement = "reinforcement";
}
