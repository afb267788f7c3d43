//! Answers in short notation: `move 3 galley ephesos athens`, `pay 3 marble 2 coins`, `done`.
//!
//! Units have one maneuver left unless a number stands behind their kind: `galley/2`.

use std::str::FromStr;

use crate::{action::Action, ids::UnitKind, payment::Payment};

/// Writes an answer.
pub(crate) fn write(action: &Action) -> String {
    let units = |kind: UnitKind, left: u8| match left {
        1 => kind.to_string(),
        left => format!("{kind}/{left}"),
    };
    match *action {
        Action::ChooseNation { nation } => format!("choose {nation}"),
        Action::ChoosePair { first, second } => format!("choose {first} {second}"),
        Action::StartCity { province } => format!("start {province}"),
        Action::TakeInstead { resource } => format!("take {resource}"),
        Action::TakeNothing => "take nothing".to_owned(),
        Action::Rondel { space } => format!("rondel {space}"),
        Action::Pay(payment) => format!("pay{}", written_payment(payment)),
        Action::BuildTemple { province } => format!("temple {province}"),
        Action::Arm { province, kind } => format!("arm {kind} {province}"),
        Action::BuyAdvance { advance } => format!("buy {advance}"),
        Action::Move {
            kind,
            from,
            to,
            left,
            count,
        } => {
            format!("move {count} {} {from} {to}", units(kind, left))
        }
        Action::Demand { pairs } => format!("demand {pairs}"),
        Action::Decline => "decline".to_owned(),
        Action::Fight {
            province,
            kind,
            foe,
            left,
            pairs,
        } => {
            format!("fight {pairs} {} {province} {foe}", units(kind, left))
        }
        Action::Conquer { province } => format!("conquer {province}"),
        Action::GiveUp { province } => format!("give-up {province}"),
        Action::Remove { kind, left, count } => format!("remove {count} {}", units(kind, left)),
        Action::Found { province } => format!("found {province}"),
        Action::Done => "done".to_owned(),
    }
}

fn written_payment(payment: Payment) -> String {
    let Payment {
        marble,
        iron,
        gold,
        coins,
    } = payment;
    [
        ("marble", marble),
        ("iron", iron),
        ("gold", gold),
        ("coins", coins),
    ]
    .into_iter()
    .filter(|&(_, amount)| amount > 0)
    .map(|(name, amount)| format!(" {amount} {name}"))
    .collect()
}

/// The forms an answer can have, for whoever typed something else.
const FORMS: &str = "choose NATION [NATION], start CITY, take marble|iron|gold|nothing, rondel SPACE, \
    pay N marble N iron N gold N coins, temple CITY, arm legion|galley CITY, buy ADVANCE, \
    move N legion|galley[/LEFT] FROM TO, demand N, decline, fight N legion|galley[/LEFT] PROVINCE NATION, \
    conquer CITY, give-up CITY, remove N legion|galley[/LEFT], found PROVINCE, done";

/// Reads an answer.
pub(crate) fn read(text: &str) -> Result<Action, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["choose", nation] => Action::ChooseNation {
            nation: word(nation, "nation")?,
        },
        ["choose", first, second] => Action::ChoosePair {
            first: word(first, "nation")?,
            second: word(second, "nation")?,
        },
        ["start", province] => Action::StartCity {
            province: province.parse()?,
        },
        ["take", "nothing"] => Action::TakeNothing,
        ["take", resource] => Action::TakeInstead {
            resource: word(resource, "resource")?,
        },
        ["rondel", space] => Action::Rondel {
            space: word(space, "space")?,
        },
        ["pay", rest @ ..] => Action::Pay(read_payment(rest)?),
        ["temple", province] => Action::BuildTemple {
            province: province.parse()?,
        },
        ["arm", kind, province] => Action::Arm {
            kind: word(kind, "kind of unit")?,
            province: province.parse()?,
        },
        ["buy", advance] => Action::BuyAdvance {
            advance: word(advance, "advance")?,
        },
        ["move", count, units, from, to] => {
            let (kind, left) = read_units(units)?;
            let count = word(count, "number")?;
            Action::Move {
                kind,
                left,
                count,
                from: from.parse()?,
                to: to.parse()?,
            }
        }
        ["demand", pairs] => Action::Demand {
            pairs: word(pairs, "number")?,
        },
        ["decline"] => Action::Decline,
        ["fight", pairs, units, province, foe] => {
            let (kind, left) = read_units(units)?;
            let (pairs, foe) = (word(pairs, "number")?, word(foe, "nation")?);
            Action::Fight {
                kind,
                left,
                pairs,
                foe,
                province: province.parse()?,
            }
        }
        ["conquer", province] => Action::Conquer {
            province: province.parse()?,
        },
        ["give-up", province] => Action::GiveUp {
            province: province.parse()?,
        },
        ["remove", count, units] => {
            let (kind, left) = read_units(units)?;
            Action::Remove {
                kind,
                left,
                count: word(count, "number")?,
            }
        }
        ["found", province] => Action::Found {
            province: province.parse()?,
        },
        ["done"] => Action::Done,
        _ => return Err(format!("'{text}' is no answer; possible forms: {FORMS}")),
    })
}

fn word<T: FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("there is no {what} '{text}'"))
}

/// `galley` or `galley/2`.
pub(crate) fn read_units(text: &str) -> Result<(UnitKind, u8), String> {
    let (kind, left) = text.split_once('/').unwrap_or((text, "1"));
    Ok((word(kind, "kind of unit")?, word(left, "number")?))
}

fn read_payment(words: &[&str]) -> Result<Payment, String> {
    let mut payment = Payment::default();
    for pair in words.chunks(2) {
        let [amount, name] = pair else {
            return Err("a payment is written like 'pay 3 marble 2 coins'".to_owned());
        };
        let amount = word(amount, "number")?;
        match *name {
            "marble" => payment.marble = amount,
            "iron" => payment.iron = amount,
            "gold" => payment.gold = amount,
            "coin" | "coins" => payment.coins = amount,
            other => return Err(format!("nobody pays with '{other}'")),
        }
    }
    Ok(payment)
}
