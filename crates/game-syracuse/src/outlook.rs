//! A position in a few numbers, for those who weigh it.

mod approach;

use campaign::Weighing;
use engine::MoveStage;
use strum::VariantArray;

use crate::{
    action::Action,
    event::Construction,
    ids::{FortId, Place, Side, WallId},
    pieces::{PieceId, PieceSet, UnitType},
    rules::{building, forecast},
    state::{Camp, State, Work},
    step::{OwnStep, OwnWindowKind, Picking},
    types::{Look, Types},
};

/// What one side has and is near to.
pub type Outlook = campaign::Outlook<Types>;

/// What only this game weighs.
#[derive(Clone, Copy, Debug)]
pub struct OwnOutlook {
    pub land_strength: i32,
    pub naval_strength: i32,
    /// Strength that attrition cannot reach.
    pub sheltered: i32,
    /// Works that stand: camp, chains, forts and walls.
    pub walls: i32,
    pub has_camp: bool,
    pub lost_camp: bool,
    pub has_chains: bool,
    pub has_plemmyrion: bool,
    /// Works that could be built as far as workers and order are concerned.
    pub sites: i32,
    /// Over all places that the side wants men in: how near the next ones are, from 0 for far away to 10 for there.
    pub approach: i32,
}

impl Weighing for Types {
    type OwnOutlook = OwnOutlook;

    fn own_outlook(look: Look<'_>, side: Side) -> OwnOutlook {
        let own = look.in_play(side);
        let ships = own.intersection(look.game.pieces.of_type(UnitType::Trireme));
        let men = own.intersection(look.game.pieces.land());
        let works = |camp: Camp| side == Side::Athenian && look.state.camp == camp;
        let walls = WallId::VARIANTS.iter().filter(|wall| wall.side() == side);
        OwnOutlook {
            land_strength: i32::from(look.strength_of(men)),
            naval_strength: i32::from(look.strength_of(ships)),
            sheltered: sheltered(look, side, own.without(look.game.pieces.leaders)),
            walls: walls
                .filter(|&&wall| look.state.wall(wall) == Work::Built)
                .count() as i32,
            has_camp: works(Camp::Standing),
            lost_camp: works(Camp::Destroyed),
            has_chains: side == Side::Syracusan && look.state.chains == Work::Built,
            has_plemmyrion: look.state.fort(FortId::Plemmyrion).owner() == Some(side),
            sites: building::sites()
                .filter(|&work| building::may_build(look, side, work).is_ok())
                .map(|work| if work == Construction::Camp { 3 } else { 1 })
                .sum(),
            approach: approach::approach(look, side),
        }
    }

    fn is_shelter(look: Look<'_>, side: Side, place: Place) -> bool {
        is_shelter(look.state, side, place)
    }

    fn prospects(look: Look<'_>, side: Side) -> i32 {
        let both = |zone: &Place| {
            Side::BOTH
                .iter()
                .all(|&side| look.has_units_at(side, *zone))
        };
        let contested = Place::zones().filter(both);
        contested
            .filter_map(|zone| forecast::forecast_at(look, side, zone))
            .map(|forecast| forecast.balance())
            .sum()
    }

    fn own_stage(step: OwnStep) -> MoveStage {
        match step {
            OwnStep::Land(_) => MoveStage::Marching,
            OwnStep::RegroupTo { .. } => MoveStage::Forming,
            OwnStep::Roll { .. }
            | OwnStep::Garrison { .. }
            | OwnStep::Occupy { .. }
            | OwnStep::WithdrawTo { .. }
            | OwnStep::Weaken { .. } => MoveStage::Resolving,
            OwnStep::Arrive { .. }
            | OwnStep::Displace { .. }
            | OwnStep::FreeMove { .. }
            | OwnStep::Overstacked { .. }
            | OwnStep::Discard { .. }
            | OwnStep::Build { .. }
            | OwnStep::Regroup { .. }
            | OwnStep::Recover { .. }
            | OwnStep::Breach { .. } => MoveStage::Over,
        }
    }

    fn own_window_stage(kind: OwnWindowKind) -> MoveStage {
        match kind {
            OwnWindowKind::Answer { .. } | OwnWindowKind::Works => MoveStage::Over,
        }
    }

    fn pickable(look: Look<'_>, picking: Picking) -> PieceSet {
        look.pickable(picking).collect()
    }

    fn pick(piece: PieceId) -> Action {
        Action::Pick { piece }
    }
}

/// Strength in forts, ports, the city, the camp and Catania.
fn sheltered(look: Look<'_>, side: Side, units: PieceSet) -> i32 {
    let is_safe = |place: Place| is_shelter(look.state, side, place);
    i32::from(look.strength_of(look.state.pieces.among(units, is_safe)))
}

/// Is nobody there reached by attrition, or captured for want of troops?
fn is_shelter(state: &State, side: Side, place: Place) -> bool {
    place == Place::CATANIA
        || place.as_fort().is_some()
        || state.fortified(side) == Some(place)
        || state.is_port_of(side, place)
}
