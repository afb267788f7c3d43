//! What a player wants to know before answering: prices, routes, chances.

mod warnings;
mod way;

use serde::Serialize;
use strum::VariantNames;

pub(crate) use self::warnings::warnings;
pub use self::way::WayOn;
use self::way::{closed_by_ships, way_on};

use crate::{
    action::Action,
    event::SiegeBroken,
    force::Force,
    forecast::{Goal, MarchLeg, battle, interception, march, percent, siege},
    game::PeloponnesianWar,
    ids::{LeaderId, PerSide, Side, Sort, SpaceId},
    rules::{
        Look, answers, army,
        battles::parties,
        control, income,
        interception::{self, Attempt},
        operation, sieges,
    },
    sets::SpaceSet,
    state::{Party, Position},
    step::{RouteKind, Step},
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Hint {
    /// 7.2a
    Price { talents: i32, left: i32 },
    /// 4.1.5a, 4.1e Its price, whether a way leads to the objective then, and the gathering spaces that ships would close.
    Take {
        talents: i32,
        left: i32,
        way: WayOn,
        closes: SpaceSet,
    },
    /// 4.1h, 4.3j What was spent in vain, whether somebody was taken, and whether the leader may be drawn again.
    Stop {
        talents: i32,
        taken: bool,
        free: bool,
    },
    /// 7.1.4a
    Levy { talents: i32 },
    /// 4.1.1l, 4.6 How long the way is, how many equal ones there are, where on all of them enemies may try to catch the army, and how often it arrives,
    /// in percent.
    Route {
        spaces: u8,
        equal: u32,
        dangers: u8,
        way: Vec<SpaceId>,
        /// 4.1.1m All steps of the equal routes, where there are several.
        legs: Vec<MarchLeg>,
        threats: SpaceSet,
        arrives: u8,
        unhurt: u8,
        battle: u8,
        /// 4.1.3b The lowest die of the storm, if the way crosses the open sea.
        storm: Option<i8>,
    },
    /// 4.3b The lowest die that forbids the operation.
    Omens { die: u8 },
    /// 4.4.2a The lowest die that raises a rebellion.
    Fomenting { die: u8, talents: i32 },
    /// Who holds an objective and with how many points.
    Objective {
        enemies: u8,
        fortress: bool,
        /// 5.3.1i One's own walls stand there.
        own_walls: bool,
    },
    /// 4.6.2a The lowest die that catches the army, if one is needed, and what a battle would bring whoever catches it, in percent.
    Interception {
        die: Option<i8>,
        /// 4.7a Both throw a die, unless a leader is alone; on this face a point is lost.
        skirmish: Option<u8>,
        /// 4.7e-g The skirmish is sure to become a battle.
        sure: bool,
        fights: bool,
        wins: u8,
        drawn: u8,
        loses: u8,
    },
    /// 5.2 What a battle would bring the one who is asked, in percent.
    Battle {
        fights: bool,
        wins: u8,
        drawn: u8,
        loses: u8,
    },
    /// 5.3e Faces of the die on which the fortress falls.
    Siege { faces: u8 },
    /// 4.1.4a Ships that cannot carry the land troops of the army: no way leads to the objective.
    TooFewShips { ships: u8, land: u8 },
    /// 4.1e With these troops no way leads to the objective.
    NoWayOn,
    /// 4.1h The operation is over at once, and these talents are lost.
    EndsAtOnce { talents: i32 },
    /// 7.1.5a More of them are there and could be paid, but the reserve is kept.
    KeepsReserve { reserve: i32 },
    /// 4.6.2d A leader without troops who is caught is out for the turn: so often, in percent.
    Alone { leader: LeaderId, caught: u8 },
    /// 5.3 The siege of the objective cannot succeed.
    SiegeInVain {
        space: SpaceId,
        broken: Option<SiegeBroken>,
    },
    /// 5.4a All but one point of this army go home after combat, unless a die keeps it there.
    GoesHome { space: SpaceId, faces: u8 },
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &PeloponnesianWar, at: &Position, action: Action) -> Option<Hint> {
    let look = game.look(at);
    let operation = at.operation.as_ref();
    match action {
        Action::Operate => {
            let side = answers::asked_side(look)?;
            (*at.operations.get(side) > 0).then(|| Hint::Omens {
                die: operation::bad_omens(look, side),
            })
        }
        Action::Objective { space } => Some(Hint::Objective {
            enemies: at.troops.at(operation?.side.other(), space).total(),
            fortress: game.board.fortresses.contains(space),
            own_walls: control::is_behind_walls(look, operation?.side, space),
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
            let (side, operation) = (nationality.side(), operation?);
            let taken = Force::of(Sort::of(nationality, kind), count);
            let talents = army::price(look, side, taken);
            Some(Hint::Take {
                talents,
                left: at.treasury.get(side) - talents,
                way: way_on(look, operation, taken)?,
                closes: closed_by_ships(look, operation, taken),
            })
        }
        Action::Stop => {
            let operation = operation?;
            let fomenting = i32::from(operation.has_fomented) * game.numbers.fomenting.price;
            Some(Hint::Stop {
                talents: army::price(look, operation.side, operation.army) + fomenting,
                taken: operation.has_taken,
                free: operation.has_fomented && !operation.has_taken,
            })
        }
        Action::RaiseLevy => {
            let &Step::Levy { when } = at.steps.last()? else {
                return None;
            };
            Some(Hint::Levy {
                talents: income::levy_yield(look, when),
            })
        }
        Action::Build { nationality, .. } => {
            Some(price(look, nationality.side(), game.numbers.building.price))
        }
        Action::Go { space } => route(game, at, Goal::Gathering(space), RouteKind::Usual),
        Action::GoByOpenSea { space } => {
            route(game, at, Goal::Gathering(space), RouteKind::OpenSea)
        }
        Action::March => route(game, at, Goal::Objective, RouteKind::Usual),
        Action::MarchByOpenSea => route(game, at, Goal::Objective, RouteKind::OpenSea),
        Action::Intercept { from } => {
            let side = answers::asked_side(look)?;
            let (_, attempt) = interception::interceptors(look);
            let chances = chances(game, at, side, interception(side, from));
            Some(Hint::Interception {
                die: (attempt == Attempt::ByDie).then_some(game.numbers.interception.at_least),
                skirmish: (!operation?.army.is_empty()).then_some(game.numbers.skirmish.loss_on),
                sure: interception::battle_trigger(look, from, 0).is_some(),
                fights: chances.is_some(),
                wins: chances.map_or(0, |[wins, _, _]| wins),
                drawn: chances.map_or(0, |[_, drawn, _]| drawn),
                loses: chances.map_or(0, |[_, _, loses]| loses),
            })
        }
        Action::Battle { space, against } => {
            let chances = chances(
                game,
                at,
                answers::asked_side(look)?,
                parties((space, against)),
            );
            Some(Hint::Battle {
                fights: chances.is_some(),
                wins: chances.map_or(0, |[wins, _, _]| wins),
                drawn: chances.map_or(0, |[_, drawn, _]| drawn),
                loses: chances.map_or(0, |[_, _, loses]| loses),
            })
        }
        Action::Siege { space } => {
            let Some(&Step::Sieges { group }) = at.steps.last() else {
                return None;
            };
            let side = sieges::may_settle(look, group, space).ok()?;
            let faces = siege(look, side, space).faces;
            Some(Hint::Siege { faces })
        }
        Action::Pass
        | Action::Send
        | Action::Leave { .. }
        | Action::Keep { .. }
        | Action::Home { .. }
        | Action::Done
        | Action::LetPass
        | Action::DeclineLevy => None,
    }
}

fn price(look: Look<'_>, side: Side, talents: i32) -> Hint {
    Hint::Price {
        talents,
        left: look.at.treasury.get(side) - talents,
    }
}

/// All of the equal routes count, for dangers as for chances; one of them is shown.
fn route(
    game: &PeloponnesianWar,
    at: &Position,
    goal: Goal,
    route_kind: RouteKind,
) -> Option<Hint> {
    let march = march(game, at, goal, route_kind)?;
    Some(Hint::Route {
        spaces: march.way.len() as u8,
        equal: march.routes,
        dangers: march.threats.len(),
        way: march.way,
        legs: march.legs,
        threats: march.threats,
        arrives: percent(march.arrives),
        unhurt: percent(march.unhurt),
        battle: percent(march.battle),
        storm: march.open_sea.then_some(game.numbers.storm.at_least),
    })
}

/// How often a side wins, draws and loses a battle, in percent; nothing if there is none.
fn chances(
    game: &PeloponnesianWar,
    at: &Position,
    side: Side,
    parties: PerSide<Party>,
) -> Option<[u8; 3]> {
    let odds = battle(game, at, parties)?;
    let (won, lost) = (*odds.wins.get(side), *odds.wins.get(side.other()));
    Some([won, odds.drawn, lost].map(percent))
}
