//! Answers in short notation: `move 3 galley ephesos athens`, `pay 3 marble 2 coins`, `done`.
//!
//! Units have one maneuver left unless a number stands behind their kind: `galley/2`.

use engine::{Misread, Notation, word};

use crate::{action::Action, ids::UnitKind, payment::Payment};

impl Notation for Action {
    const WHATS: &'static [&'static str] = &[
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
        Ok(match words {
            ["choose", nation] => Action::ChooseNation {
                nation: word(nation, "nation")?,
            },
            ["choose", first, second] => Action::ChoosePair {
                first: word(first, "nation")?,
                second: word(second, "nation")?,
            },
            ["start", province] => Action::StartCity {
                province: word(province, "province")?,
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
                province: word(province, "province")?,
            },
            ["arm", kind, province] => Action::Arm {
                kind: word(kind, "unit")?,
                province: word(province, "province")?,
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
                    from: word(from, "province")?,
                    to: word(to, "province")?,
                }
            }
            ["demand", pairs] => Action::Demand {
                pairs: word(pairs, "number")?,
            },
            ["decline"] => Action::Decline,
            ["decline", "coin"] => Action::DeclineCoin,
            ["fight", pairs, kind, province, foe] => Action::Fight {
                kind: word(kind, "unit")?,
                pairs: word(pairs, "number")?,
                foe: word(foe, "nation")?,
                province: word(province, "province")?,
            },
            ["conquer", province] => Action::Conquer {
                province: word(province, "province")?,
            },
            ["give-up", province] => Action::GiveUp {
                province: word(province, "province")?,
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
                province: word(province, "province")?,
            },
            ["done"] => Action::Done,
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
