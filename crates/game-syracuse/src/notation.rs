//! Answers in short notation: `activate T25`, `pick all`, `step T24`, `play K11 S12 wall A1`.

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
    ReturnLeader { leader: "piece", to: "place" } = "return";
    Reroll = "reroll";
    Accept = "accept";
    Pass = "pass";
    PassPhase = "pass" "phase";
    ArriveIn { zone: "place" } = "arrive";
    DisplaceTo { zone: "place" } = "displace";
    Announce { points: "number" } = "announce";
    Activate { place: "place" } = "activate";
    Take { place: "place" } = "take";
    PickAll = "pick" "all";
    Pick { piece: "piece" } = "pick";
    Step { to: "place" } = "step";
    Stop = "stop";
    EndZone = "end" "zone";
    TakeFort { fort: "fort" } = "take" "fort";
    LandAt { zone: "place" } = "land";
    StayAboard = "stay" "aboard";
    EndMoves = "end" "moves";
    Withdraw = "withdraw";
    Stand = "stand";
    WithdrawTo { zone: "place" } = "withdraw";
    Disband { unit: "piece" } = "disband";
    Fight { zone: "place" } = "fight";
    Assault { fort: "fort" } = "assault";
    AssaultCamp { main: "place", counter: "counter" } = "assault" "camp";
    DeclineCombats = "decline" "combats";
    EndCombats = "end" "combats";
    Defend { piece: "piece" } = "defend";
    Lose { unit: "piece" } = "lose";
    RetreatTo { place: "place" } = "retreat";
    MoveOn { unit: "piece" } = "move" "on";
    Enter { piece: "piece" } = "enter";
    Occupy { piece: "piece" } = "occupy";
    Discard { counter: "counter" } = "discard";
    BuildCamp = "build" "camp";
    BuildFort { fort: "fort" } = "build" "fort";
    BuildWall { wall: "wall" } = "build" "wall";
    BuildChains = "build" "chains";
    KeepNone = "keep" "none";
    Keep { counter: "counter" } = "keep";
    Regroup { piece: "piece" } = "regroup";
    RegroupTo { place: "place" } = "regroup" "to";
    Recover { unit: "piece" } = "recover";
    Weaken { unit: "piece" } = "weaken";
    Besiege { fort: "fort" } = "besiege";
    Breach { wall: "wall" } = "breach";
    BreakChains = "break" "chains";
    Infect { piece: "piece" } = "infect";
    Done = "done";
}

engine::notation! {
    Target, "target":
    None = ;
    Place { place: "place" } = "place";
    Piece { piece: "piece" } = "piece";
    Wall { wall: "wall" } = "wall";
    Fort { fort: "fort" } = "fort";
    Camp = "camp";
    Chains = "chains";
    Group { group: "number" } = "group";
    Advantage = "advantage";
    Draw = "draw";
    Reinforcement = "reinforcement";
}
