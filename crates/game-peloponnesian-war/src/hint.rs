//! What a player wants to know before he answers: prices, routes, chances.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::Action,
    game::PeloponnesianWar,
    ids::{Side, Sort},
    names::SpaceId,
    rules::Look,
    sets::SpaceSet,
    state::{Operation, Position},
    step::Purpose,
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Hint {
    /// 4.1.5a
    Price { talents: i32, left: i32 },
    /// 4.1.1l How long the way is, how many equal ones there are, and how often enemies may try to catch the army.
    Route { spaces: u8, equal: u32, dangers: u8 },
    /// 4.3b The lowest die that forbids the operation.
    Omens { die: u8 },
    /// 4.4.2a The lowest die that raises a rebellion.
    Fomenting { die: u8, talents: i32 },
    /// Who holds an objective and with how many points.
    Objective { enemies: u8, fortress: bool },
    /// 4.1.3b The lowest die of the storm.
    Storm { die: i8 },
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &PeloponnesianWar, at: &Position, action: Action) -> Option<Hint> {
    let look = game.look(at);
    let operation = at.operation.as_ref();
    match action {
        Action::Operate => {
            let side = look.asked()?;
            (*at.operations.get(side) > 0).then(|| Hint::Omens {
                die: look.bad_omens(side),
            })
        }
        Action::Objective { space } => Some(Hint::Objective {
            enemies: at.troops.at(operation?.side.other(), space).total(),
            fortress: game.board.fortresses.contains(space),
        }),
        Action::Foment => Some(Hint::Fomenting {
            die: game.numbers.fomenting.player,
            talents: game.numbers.fomenting.price,
        }),
        Action::Take {
            nationality,
            kind,
            count,
        } => {
            let side = nationality.side();
            let sort = Sort::of(nationality, kind);
            Some(price(
                look,
                side,
                game.counters.price(side, sort) * i32::from(count),
            ))
        }
        Action::Build { nationality, .. } => {
            Some(price(look, nationality.side(), game.numbers.building.price))
        }
        Action::Go { space } => route(look, operation?, space, Purpose::Gathering),
        Action::March => {
            let operation = operation?;
            route(look, operation, operation.objective?, Purpose::Objective)
        }
        Action::MarchByOpenSea => Some(Hint::Storm {
            die: game.numbers.storm.at_least,
        }),
        Action::Pass
        | Action::Send
        | Action::Stop
        | Action::Leave { .. }
        | Action::Lose { .. }
        | Action::Keep { .. }
        | Action::Home { .. }
        | Action::Done
        | Action::Intercept { .. }
        | Action::LetPass
        | Action::Battle { .. }
        | Action::Siege { .. } => None,
    }
}

fn price(look: Look<'_>, side: Side, talents: i32) -> Hint {
    Hint::Price {
        talents,
        left: look.at.treasury.get(side) - talents,
    }
}

/// The first of the equal routes counts for its dangers.
fn route(look: Look<'_>, operation: &Operation, to: SpaceId, purpose: Purpose) -> Option<Hint> {
    let (side, army, from) = (operation.side, operation.army, operation.at);
    let survey = look.survey(side, army, false, from, to, purpose)?;
    let spaces = survey.pick(0);
    let entered: SpaceSet = spaces.iter().copied().collect();
    let zones = look.zones(side.other()).without(operation.tried);
    Some(Hint::Route {
        spaces: spaces.len() as u8,
        equal: survey.equal,
        dangers: entered.intersection(zones).len(),
    })
}
