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
    rules::{building, forecast, recovery, victory},
    state::{Camp, State, Work},
    step::{OwnStep, OwnWindowKind, Picking, Step},
    types::{Look, Types},
};

/// What one side has and is near to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    /// 9.2 Victory points now.
    pub points: i32,
    pub land_strength: i32,
    pub naval_strength: i32,
    /// Strength that attrition cannot reach.
    pub sheltered: i32,
    /// Leaders' swords in play.
    pub swords: i32,
    pub hand: i32,
    pub actions: i32,
    /// Of them those that are announced and lost unless this phase uses them.
    pub announced: i32,
    /// Leaders without troops where an enemy could take them.
    pub lone_leaders: i32,
    pub supply: i32,
    pub in_want: bool,
    pub has_advantage: bool,
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
    /// Of the six faces, how many more win than lose, over all combats this side is about to fight.
    pub prospects: i32,
}

impl Weighing for Types {
    type Outlook = Outlook;

    fn outlook(look: Look<'_>, side: Side) -> Outlook {
        let own = look
            .game
            .pieces
            .of(side)
            .intersection(look.state.pieces.in_play());
        let ships = own.intersection(look.game.pieces.of_type(UnitType::Trireme));
        let men = own.intersection(look.game.pieces.land());
        let works = |camp: Camp| side == Side::Athenian && look.state.camp == camp;
        let walls = WallId::VARIANTS.iter().filter(|wall| wall.side() == side);
        let supply = look.state.supply.get(side);
        Outlook {
            points: i32::from(victory::points(look, side)),
            land_strength: i32::from(look.strength_of(men)),
            naval_strength: i32::from(look.strength_of(ships)),
            sheltered: sheltered(look, side, own.without(look.game.pieces.leaders)),
            swords: i32::from(recovery::swords(look, side)),
            hand: i32::from(look.state.hands.get(side).len()),
            actions: i32::from(*look.state.actions.get(side)),
            announced: if is_on_the_move(look, side) {
                i32::from(look.state.phase.budget.announced)
            } else {
                0
            },
            lone_leaders: lone_leaders(look, side),
            supply: i32::from(supply.value),
            in_want: supply.face == campaign::SupplyFace::Disette,
            has_advantage: look.state.advantage == side,
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
            prospects: prospects(look, side),
        }
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

/// 4.2.2d Leaders whom any unit could capture that comes to where they are.
fn lone_leaders(look: Look<'_>, side: Side) -> i32 {
    let alone = |place: Place| {
        !is_shelter(look.state, side, place) && look.units_at(side, place).is_empty()
    };
    let leaders = look.game.pieces.leaders_of(side);
    let leaders = leaders.intersection(look.state.pieces.in_play());
    i32::from(look.state.pieces.among(leaders, alone).len())
}

/// Is this the phase of the side?
fn is_on_the_move(look: Look<'_>, side: Side) -> bool {
    look.state.stack.iter().any(|step| {
            matches!(step, Step::Menu { side: active } | Step::Combats { side: active } if *active == side)
        })
}

/// The combats that the side on the march has brought about.
fn prospects(look: Look<'_>, side: Side) -> i32 {
    if !is_on_the_move(look, side) || !look.state.phase.budget.covers_combats() {
        return 0;
    }
    let enemy = side.other();
    let contested = Place::zones().filter(|&zone| {
        !look.units_at(side, zone).is_empty() && !look.units_at(enemy, zone).is_empty()
    });
    contested
        .filter_map(|zone| forecast::forecast_at(look, side, zone))
        .map(|forecast| forecast.balance())
        .sum()
}

/// Is nobody there reached by attrition, or captured for want of troops?
fn is_shelter(state: &State, side: Side, place: Place) -> bool {
    place == Place::CATANIA
        || place.as_fort().is_some()
        || state.fortified(side) == Some(place)
        || state.is_port_of(side, place)
}
