//! Answers in short notation: `activate T25`, `pick all`, `step T24`, `play K11 S12 wall A1`.

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
        Action::ReturnLeader { leader, to } => format!("return {leader} {to}"),
        Action::Reroll => "reroll".to_owned(),
        Action::Accept => "accept".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::PassPhase => "pass phase".to_owned(),
        Action::ArriveIn { zone } => format!("arrive {zone}"),
        Action::DisplaceTo { zone } => format!("displace {zone}"),
        Action::Announce { points } => format!("announce {points}"),
        Action::Activate { place } => format!("activate {place}"),
        Action::Take { place } => format!("take {place}"),
        Action::Pick { piece } => format!("pick {piece}"),
        Action::PickAll => "pick all".to_owned(),
        Action::Step { to } => format!("step {to}"),
        Action::Stop => "stop".to_owned(),
        Action::EndZone => "end zone".to_owned(),
        Action::TakeFort { fort } => format!("take fort {fort}"),
        Action::LandAt { zone } => format!("land {zone}"),
        Action::StayAboard => "stay aboard".to_owned(),
        Action::EndMoves => "end moves".to_owned(),
        Action::Withdraw => "withdraw".to_owned(),
        Action::Stand => "stand".to_owned(),
        Action::WithdrawTo { zone } => format!("withdraw {zone}"),
        Action::Disband { unit } => format!("disband {unit}"),
        Action::Fight { zone } => format!("fight {zone}"),
        Action::Assault { fort } => format!("assault {fort}"),
        Action::AssaultCamp { main, counter } => format!("assault camp {main} {counter}"),
        Action::DeclineCombats => "decline combats".to_owned(),
        Action::EndCombats => "end combats".to_owned(),
        Action::Defend { piece } => format!("defend {piece}"),
        Action::Lose { unit } => format!("lose {unit}"),
        Action::RetreatTo { place } => format!("retreat {place}"),
        Action::MoveOn { unit } => format!("move on {unit}"),
        Action::Enter { piece } => format!("enter {piece}"),
        Action::Occupy { piece } => format!("occupy {piece}"),
        Action::Discard { counter } => format!("discard {counter}"),
        Action::BuildCamp => "build camp".to_owned(),
        Action::BuildFort { fort } => format!("build fort {fort}"),
        Action::BuildWall { wall } => format!("build wall {wall}"),
        Action::BuildChains => "build chains".to_owned(),
        Action::Keep { counter } => format!("keep {counter}"),
        Action::KeepNone => "keep none".to_owned(),
        Action::Regroup { piece } => format!("regroup {piece}"),
        Action::RegroupTo { place } => format!("regroup to {place}"),
        Action::Recover { unit } => format!("recover {unit}"),
        Action::Weaken { unit } => format!("weaken {unit}"),
        Action::Besiege { fort } => format!("besiege {fort}"),
        Action::Breach { wall } => format!("breach {wall}"),
        Action::BreakChains => "break chains".to_owned(),
        Action::Infect { piece } => format!("infect {piece}"),
        Action::Done => "done".to_owned(),
    }
}

fn written_target(target: Target) -> String {
    match target {
        Target::None => String::new(),
        Target::Place(place) => format!(" place {place}"),
        Target::Piece(piece) => format!(" piece {piece}"),
        Target::Wall(wall) => format!(" wall {wall}"),
        Target::Fort(fort) => format!(" fort {fort}"),
        Target::Camp => " camp".to_owned(),
        Target::Chains => " chains".to_owned(),
        Target::Group(group) => format!(" group {group}"),
        Target::Advantage => " advantage".to_owned(),
        Target::Draw => " draw".to_owned(),
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
    "wall",
    "fort",
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
        ["return", leader, to] => Action::ReturnLeader {
            leader: word(leader, "piece")?,
            to: word(to, "place")?,
        },
        ["assault", "camp", main, counter] => Action::AssaultCamp {
            main: word(main, "place")?,
            counter: word(counter, "counter")?,
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
        ["take", "fort", fort] => Action::TakeFort {
            fort: word(fort, "fort")?,
        },
        ["build", "fort", fort] => Action::BuildFort {
            fort: word(fort, "fort")?,
        },
        ["build", "wall", wall] => Action::BuildWall {
            wall: word(wall, "wall")?,
        },
        ["regroup", "to", place] => Action::RegroupTo {
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
        ["pick", "all"] => Action::PickAll,
        ["stop"] => Action::Stop,
        ["end", "zone"] => Action::EndZone,
        ["stay", "aboard"] => Action::StayAboard,
        ["end", "moves"] => Action::EndMoves,
        ["withdraw"] => Action::Withdraw,
        ["stand"] => Action::Stand,
        ["decline", "combats"] => Action::DeclineCombats,
        ["end", "combats"] => Action::EndCombats,
        ["build", "camp"] => Action::BuildCamp,
        ["build", "chains"] => Action::BuildChains,
        ["keep", "none"] => Action::KeepNone,
        ["break", "chains"] => Action::BreakChains,
        ["done"] => Action::Done,
        _ => return Err(Misread::new("answer", text.trim())),
    })
}

/// A verb and its object.
fn read_pair(verb: &str, object: &str) -> Result<Action, Misread> {
    let place = || word(object, "place");
    let piece = || word(object, "piece");
    let counter = || word(object, "counter");
    let fort = || word(object, "fort");
    Ok(match verb {
        "arrive" => Action::ArriveIn { zone: place()? },
        "displace" => Action::DisplaceTo { zone: place()? },
        "activate" => Action::Activate { place: place()? },
        "take" => Action::Take { place: place()? },
        "pick" => Action::Pick { piece: piece()? },
        "step" => Action::Step { to: place()? },
        "land" => Action::LandAt { zone: place()? },
        "withdraw" => Action::WithdrawTo { zone: place()? },
        "disband" => Action::Disband { unit: piece()? },
        "fight" => Action::Fight { zone: place()? },
        "assault" => Action::Assault { fort: fort()? },
        "defend" => Action::Defend { piece: piece()? },
        "lose" => Action::Lose { unit: piece()? },
        "retreat" => Action::RetreatTo { place: place()? },
        "enter" => Action::Enter { piece: piece()? },
        "occupy" => Action::Occupy { piece: piece()? },
        "discard" => Action::Discard {
            counter: counter()?,
        },
        "keep" => Action::Keep {
            counter: counter()?,
        },
        "regroup" => Action::Regroup { piece: piece()? },
        "recover" => Action::Recover { unit: piece()? },
        "weaken" => Action::Weaken { unit: piece()? },
        "besiege" => Action::Besiege { fort: fort()? },
        "breach" => Action::Breach {
            wall: word(object, "wall")?,
        },
        "infect" => Action::Infect { piece: piece()? },
        _ => return Err(Misread::new("answer", &format!("{verb} {object}"))),
    })
}

fn read_target(words: &[&str]) -> Result<Target, Misread> {
    Ok(match words {
        [] => Target::None,
        ["place", place] => Target::Place(word(place, "place")?),
        ["piece", piece] => Target::Piece(word(piece, "piece")?),
        ["wall", wall] => Target::Wall(word(wall, "wall")?),
        ["fort", fort] => Target::Fort(word(fort, "fort")?),
        ["camp"] => Target::Camp,
        ["chains"] => Target::Chains,
        ["group", group] => Target::Group(word(group, "number")?),
        ["advantage"] => Target::Advantage,
        ["draw"] => Target::Draw,
        ["reinforcement"] => Target::Reinforcement,
        _ => return Err(Misread::new("target", &words.join(" "))),
    })
}
