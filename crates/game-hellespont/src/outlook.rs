//! A position in a few numbers, for those who weigh it.

use campaign::Weighing;
use engine::MoveStage;

use crate::{
    action::Action,
    battle::Siege,
    ids::{Place, Side},
    pieces::{PieceId, PieceSet, UnitType},
    rules::{attrition, combats, forecast, prospects, siege},
    step::{OwnStep, OwnWindowKind, Picking, Step},
    types::{Look, Types},
};

/// What somebody in the right place counts; each step that is missing takes one away.
const THERE: i32 = 10;

/// What one side has and is near to.
pub type Outlook = campaign::Outlook<Types>;

/// What only this game weighs.
#[derive(Clone, Copy, Debug)]
pub struct OwnOutlook {
    pub ports: i32,
    pub land_strength: i32,
    pub naval_strength: i32,
    /// Naval strength at sea and in ports, the only one that scores.
    pub at_sea: i32,
    /// Strength on the map that attrition does not reach.
    pub sheltered: i32,
    /// Over all ports that the side does not hold: how near it is, from 0 for far away to 10, times the worth of the port.
    pub approach: i32,
    /// Of a thousand throws, how many take a port, times its worth, over all sieges that the side could make.
    pub sieges: i32,
}

impl Weighing for Types {
    type OwnOutlook = OwnOutlook;

    fn own_outlook(look: Look<'_>, side: Side) -> OwnOutlook {
        let own = look.in_play(side);
        let ships = own.intersection(look.game.pieces.of_type(UnitType::Trireme));
        let men = own.intersection(look.game.pieces.land());
        let at_home = Place::bases_of(side)
            .into_iter()
            .fold(PieceSet::EMPTY, |all, base| {
                all.union(look.state.pieces.at(base))
            });
        let held = Place::ports().filter(|&port| look.has_units_at(side, port));
        // 3.3m Whoever boards weakened counts as such before the ships sail.
        let boarding = match look.state.step() {
            Some(Step::Pick(picking)) => picking.weakened,
            _ => PieceSet::EMPTY,
        };
        let backs = look.state.pieces.backs().union(boarding);
        let strength = |units| i32::from(look.game.pieces.strength_of(units, backs));
        OwnOutlook {
            ports: held.count() as i32,
            land_strength: strength(men),
            naval_strength: strength(ships),
            at_sea: strength(ships.without(at_home)),
            sheltered: sheltered(look, ships.union(men).without(at_home)),
            approach: approach(look, side),
            sieges: sieges(look, side),
        }
    }

    fn is_shelter(_: Look<'_>, _: Side, place: Place) -> bool {
        place.is_base()
    }

    fn prospects(look: Look<'_>, side: Side) -> i32 {
        let balance = |zone| {
            forecast::forecast_at(look, side, zone).map_or(-6, |forecast| forecast.balance())
        };
        combats::contested(look).map(balance).sum()
    }

    fn own_stage(step: OwnStep) -> MoveStage {
        match step {
            OwnStep::RegroupTo { .. } => MoveStage::Forming,
            OwnStep::Roll { .. }
            | OwnStep::EvadeTo { .. }
            | OwnStep::Siege { .. }
            | OwnStep::Enter { .. }
            | OwnStep::Weaken { .. }
            | OwnStep::Cargo { .. } => MoveStage::Resolving,
            OwnStep::Choose { .. }
            | OwnStep::Displace { .. }
            | OwnStep::BaseMoves { .. }
            | OwnStep::Stacks { .. }
            | OwnStep::Regroup { .. }
            | OwnStep::Recover { .. }
            | OwnStep::Tests { .. }
            | OwnStep::SickTo { .. } => MoveStage::Over,
        }
    }

    fn own_window_stage(kind: OwnWindowKind) -> MoveStage {
        match kind {
            OwnWindowKind::Siege { .. } => MoveStage::Resolving,
            OwnWindowKind::Answer { .. } | OwnWindowKind::Arrived => MoveStage::Over,
        }
    }

    fn pickable(look: Look<'_>, picking: Picking) -> PieceSet {
        look.pickable(picking).collect()
    }

    fn pick(piece: PieceId) -> Action {
        Action::Pick { piece }
    }
}

/// Strength in ports and off beaches.
fn sheltered(look: Look<'_>, units: PieceSet) -> i32 {
    let is_safe = |place| !attrition::is_exposed(look.game, place);
    i32::from(look.strength_of(look.state.pieces.among(units, is_safe)))
}

/// How near ships or land units are to the ports that the side does not hold.
fn approach(look: Look<'_>, side: Side) -> i32 {
    let worth = |port| i32::from(look.game.victory.points.port(port));
    let mut nearest = [THERE; 8];
    for place in look.state.pieces.occupied() {
        let ships = !look.ships_at(side, place).is_empty();
        let men = !place.is_sea() && !look.men_at(side, place).is_empty();
        if !ships && !men {
            continue;
        }
        for (steps, port) in nearest.iter_mut().zip(Place::ports()) {
            let by_sea = ships.then(|| look.game.board.naval_distance(place, port));
            let by_land = men.then(|| look.game.board.land_distance(place, port));
            let found = by_sea.into_iter().chain(by_land).min();
            *steps = found.map_or(*steps, |found| i32::from(found).min(*steps));
        }
    }
    let wanted = |(_, port): &(i32, Place)| !look.has_units_at(side, *port);
    nearest
        .into_iter()
        .zip(Place::ports())
        .filter(wanted)
        .map(|(steps, port)| (THERE - steps) * (1 + worth(port)))
        .sum()
}

/// What sieges promise.
fn sieges(look: Look<'_>, side: Side) -> i32 {
    let worth = |port| i32::from(look.game.victory.points.port(port));
    Place::ports()
        .filter(|&port| siege::may_besiege(look, side, 0, port).is_ok())
        .map(|port| {
            let siege = prospects::siege_forecast(look, &Siege::new(port, side));
            i32::from(siege.taken) * (1 + worth(port))
        })
        .sum()
}
