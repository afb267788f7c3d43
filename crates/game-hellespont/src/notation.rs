//! Answers in short notation: `activate Sestos`, `pick all`, `step M5`, `play C06 S5`.

use engine::{Misread, word};

use crate::action::{Action, Target};

/// Writes an answer.
pub(crate) fn write(action: &Action) -> String {
    match *action {
        Action::Play {
            counter,
            stratagem,
            target,
        } => format!("play {counter} {stratagem}{}", written_target(target)),
        Action::AddActions => "add actions".to_owned(),
        Action::SwapInitiative => "swap initiative".to_owned(),
        Action::RecoverByAdvantage { unit } => format!("recover advantage {unit}"),
        Action::ReturnPiece { piece, to } => format!("return {piece} {to}"),
        Action::Reroll => "reroll".to_owned(),
        Action::Accept => "accept".to_owned(),
        Action::Discard { counter } => format!("discard {counter}"),
        Action::Pass => "pass".to_owned(),
        Action::PassPhase => "pass phase".to_owned(),
        Action::Choose { counter } => format!("choose {counter}"),
        Action::ChooseNone => "choose none".to_owned(),
        Action::DisplaceTo { zone } => format!("displace {zone}"),
        Action::Leave { base } => format!("leave {base}"),
        Action::Announce { points } => format!("announce {points}"),
        Action::Activate { place } => format!("activate {place}"),
        Action::Pick { piece } => format!("pick {piece}"),
        Action::PickAll => "pick all".to_owned(),
        Action::Step { to } => format!("step {to}"),
        Action::Drop { piece } => format!("drop {piece}"),
        Action::TryPass => "try pass".to_owned(),
        Action::Stop => "stop".to_owned(),
        Action::EndZone => "end zone".to_owned(),
        Action::EndMoves => "end moves".to_owned(),
        Action::WithdrawTo { zone } => format!("withdraw {zone}"),
        Action::Stand => "stand".to_owned(),
        Action::Disband { unit } => format!("disband {unit}"),
        Action::Unload { unit } => format!("unload {unit}"),
        Action::Fight { zone } => format!("fight {zone}"),
        Action::Evade => "evade".to_owned(),
        Action::EvadeTo { place } => format!("evade {place}"),
        Action::Lose { unit } => format!("lose {unit}"),
        Action::RetreatTo { place } => format!("retreat {place}"),
        Action::MoveOn { unit } => format!("move on {unit}"),
        Action::Besiege { port } => format!("besiege {port}"),
        Action::Enter { piece } => format!("enter {piece}"),
        Action::Keep { counter } => format!("keep {counter}"),
        Action::KeepNone => "keep none".to_owned(),
        Action::Regroup { piece } => format!("regroup {piece}"),
        Action::RegroupTo { place } => format!("regroup to {place}"),
        Action::Recover { unit } => format!("recover {unit}"),
        Action::Test { zone } => format!("test {zone}"),
        Action::Weaken { unit } => format!("weaken {unit}"),
        Action::Infect { piece } => format!("infect {piece}"),
        Action::SickTo { place } => format!("sick to {place}"),
        Action::Done => "done".to_owned(),
    }
}

fn written_target(target: Target) -> String {
    match target {
        Target::None => String::new(),
        Target::Place(place) => format!(" place {place}"),
        Target::Piece(piece) => format!(" piece {piece}"),
        Target::Group(group) => format!(" group {group}"),
        Target::Advantage => " advantage".to_owned(),
        Target::Draw => " draw".to_owned(),
        Target::Recovery => " recovery".to_owned(),
        Target::Reinforcement => " reinforcement".to_owned(),
    }
}

/// What a word can fail to be.
pub(crate) const WORDS: &[&str] = &[
    "answer",
    "place",
    "piece",
    "counter",
    "stratagem",
    "number",
    "target",
];

/// Reads an answer.
pub(crate) fn read(text: &str) -> Result<Action, Misread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["play", counter, stratagem, target @ ..] => Action::Play {
            counter: word(counter, "counter")?,
            stratagem: word(stratagem, "stratagem")?,
            target: read_target(target)?,
        },
        ["return", piece, to] => Action::ReturnPiece {
            piece: word(piece, "piece")?,
            to: word(to, "place")?,
        },
        ["announce", points] => Action::Announce {
            points: word(points, "number")?,
        },
        [verb, object] => fixed(text).or_else(|_| read_pair(verb, object))?,
        ["recover", "advantage", unit] => Action::RecoverByAdvantage {
            unit: word(unit, "piece")?,
        },
        ["move", "on", unit] => Action::MoveOn {
            unit: word(unit, "piece")?,
        },
        ["regroup", "to", place] => Action::RegroupTo {
            place: word(place, "place")?,
        },
        ["sick", "to", place] => Action::SickTo {
            place: word(place, "place")?,
        },
        _ => return fixed(text),
    })
}

/// Answers without an object.
fn fixed(text: &str) -> Result<Action, Misread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["add", "actions"] => Action::AddActions,
        ["swap", "initiative"] => Action::SwapInitiative,
        ["reroll"] => Action::Reroll,
        ["accept"] => Action::Accept,
        ["pass"] => Action::Pass,
        ["pass", "phase"] => Action::PassPhase,
        ["choose", "none"] => Action::ChooseNone,
        ["pick", "all"] => Action::PickAll,
        ["try", "pass"] => Action::TryPass,
        ["stop"] => Action::Stop,
        ["end", "zone"] => Action::EndZone,
        ["end", "moves"] => Action::EndMoves,
        ["stand"] => Action::Stand,
        ["evade"] => Action::Evade,
        ["keep", "none"] => Action::KeepNone,
        ["done"] => Action::Done,
        _ => return Err(Misread::new("answer", text.trim())),
    })
}

/// A verb and its object.
fn read_pair(verb: &str, object: &str) -> Result<Action, Misread> {
    let place = || word(object, "place");
    let piece = || word(object, "piece");
    let counter = || word(object, "counter");
    Ok(match verb {
        "discard" => Action::Discard {
            counter: counter()?,
        },
        "choose" => Action::Choose {
            counter: counter()?,
        },
        "displace" => Action::DisplaceTo { zone: place()? },
        "leave" => Action::Leave { base: place()? },
        "activate" => Action::Activate { place: place()? },
        "pick" => Action::Pick { piece: piece()? },
        "step" => Action::Step { to: place()? },
        "drop" => Action::Drop { piece: piece()? },
        "withdraw" => Action::WithdrawTo { zone: place()? },
        "disband" => Action::Disband { unit: piece()? },
        "unload" => Action::Unload { unit: piece()? },
        "fight" => Action::Fight { zone: place()? },
        "evade" => Action::EvadeTo { place: place()? },
        "lose" => Action::Lose { unit: piece()? },
        "retreat" => Action::RetreatTo { place: place()? },
        "besiege" => Action::Besiege { port: place()? },
        "enter" => Action::Enter { piece: piece()? },
        "keep" => Action::Keep {
            counter: counter()?,
        },
        "regroup" => Action::Regroup { piece: piece()? },
        "recover" => Action::Recover { unit: piece()? },
        "test" => Action::Test { zone: place()? },
        "weaken" => Action::Weaken { unit: piece()? },
        "infect" => Action::Infect { piece: piece()? },
        _ => return Err(Misread::new("answer", &format!("{verb} {object}"))),
    })
}

fn read_target(words: &[&str]) -> Result<Target, Misread> {
    Ok(match words {
        [] => Target::None,
        ["place", place] => Target::Place(word(place, "place")?),
        ["piece", piece] => Target::Piece(word(piece, "piece")?),
        ["group", group] => Target::Group(word(group, "number")?),
        ["advantage"] => Target::Advantage,
        ["draw"] => Target::Draw,
        ["recovery"] => Target::Recovery,
        ["reinforcement"] => Target::Reinforcement,
        _ => return Err(Misread::new("target", &words.join(" "))),
    })
}
