//! Answers in short notation: `move 3 galley ephesos athens`, `pay 3 marble 2 coins`, `done`.
//!
//! Units have one maneuver left unless a number stands behind their kind: `galley/2`.

use engine::{Misread, Notation, word};

use crate::{action::Action, ids::UnitKind, payment::Payment};

impl Notation for Action {
    const MISREAD_KINDS: &'static [&'static str] = &[
        "answer", "province", "nation", "resource", "space", "unit", "advance", "number", "payment",
    ];

    fn words(&self) -> Vec<String> {
        let units = |kind: UnitKind, left: u8| match left {
            1 => kind.to_string(),
            left => format!("{kind}/{left}"),
        };
        let text = match *self {
            Action::ChooseNation { nation } => format!("choose {nation}"),
            Action::ChoosePair { first, second } => format!("choose {first} {second}"),
            Action::StartCity { province } => format!("start {province}"),
            Action::TakeInstead { resource } => format!("take {resource}"),
            Action::TakeNothing => "take nothing".to_owned(),
            Action::Rondel { space } => format!("rondel {space}"),
            Action::DeclineCoin => "decline coin".to_owned(),
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
                pairs,
            } => format!("fight {pairs} {kind} {province} {foe}"),
            Action::Conquer { province } => format!("conquer {province}"),
            Action::GiveUp { province } => format!("give-up {province}"),
            Action::Remove { kind, left, count } => format!("remove {count} {}", units(kind, left)),
            Action::Found { province } => format!("found {province}"),
            Action::Done => "done".to_owned(),
        };
        text.split_whitespace().map(str::to_owned).collect()
    }

    fn read(words: &[&str]) -> Result<Self, Misread> {
        let province = |text: &str| word(text, "province");
        let nation = |text: &str| word(text, "nation");
        let number = |text: &str| word(text, "number");
        Ok(match words {
            ["choose", one] => Self::ChooseNation {
                nation: nation(one)?,
            },
            ["choose", one, other] => Self::ChoosePair {
                first: nation(one)?,
                second: nation(other)?,
            },
            ["start", city] => Self::StartCity {
                province: province(city)?,
            },
            ["take", "nothing"] => Self::TakeNothing,
            ["take", resource] => Self::TakeInstead {
                resource: word(resource, "resource")?,
            },
            ["rondel", space] => Self::Rondel {
                space: word(space, "space")?,
            },
            ["pay", rest @ ..] => Self::Pay(read_payment(rest)?),
            ["temple", city] => Self::BuildTemple {
                province: province(city)?,
            },
            ["arm", kind, city] => Self::Arm {
                kind: word(kind, "unit")?,
                province: province(city)?,
            },
            ["buy", advance] => Self::BuyAdvance {
                advance: word(advance, "advance")?,
            },
            ["move", count, units, from, to] => {
                let (kind, left) = read_units(units)?;
                let count = number(count)?;
                let (from, to) = (province(from)?, province(to)?);
                Self::Move {
                    kind,
                    left,
                    count,
                    from,
                    to,
                }
            }
            ["demand", pairs] => Self::Demand {
                pairs: number(pairs)?,
            },
            ["decline"] => Self::Decline,
            ["decline", "coin"] => Self::DeclineCoin,
            ["fight", pairs, kind, place, foe] => {
                let (kind, pairs, foe) = (word(kind, "unit")?, number(pairs)?, nation(foe)?);
                Self::Fight {
                    province: province(place)?,
                    kind,
                    foe,
                    pairs,
                }
            }
            ["conquer", city] => Self::Conquer {
                province: province(city)?,
            },
            ["give-up", city] => Self::GiveUp {
                province: province(city)?,
            },
            ["remove", count, units] => {
                let (kind, left) = read_units(units)?;
                Self::Remove {
                    kind,
                    left,
                    count: number(count)?,
                }
            }
            ["found", city] => Self::Found {
                province: province(city)?,
            },
            ["done"] => Self::Done,
            _ => return Err(Misread::new("answer", &words.join(" "))),
        })
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

/// `galley` or `galley/2`.
fn read_units(text: &str) -> Result<(UnitKind, u8), Misread> {
    let (kind, left) = text.split_once('/').unwrap_or((text, "1"));
    Ok((word(kind, "unit")?, word(left, "number")?))
}

fn read_payment(words: &[&str]) -> Result<Payment, Misread> {
    let mut payment = Payment::default();
    for pair in words.chunks(2) {
        let [amount, name] = pair else {
            return Err(Misread::new("payment", &words.join(" ")));
        };
        let amount = word(amount, "number")?;
        match *name {
            "marble" => payment.marble = amount,
            "iron" => payment.iron = amount,
            "gold" => payment.gold = amount,
            "coin" | "coins" => payment.coins = amount,
            other => return Err(Misread::new("payment", other)),
        }
    }
    Ok(payment)
}
