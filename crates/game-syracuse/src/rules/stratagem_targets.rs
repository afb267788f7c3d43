//! 7c What each stratagem can be aimed at. Those of a combat are in `combat_stratagems`.

use campaign::{Stratagems, Supply};
use strum::VariantArray;

use crate::{
    event::Construction,
    ids::CAMP_PORT,
    rules::{arrivals::called_group, prelude::*},
};

impl Stratagems for Types {
    fn targets(occasion: Occasion<'_>, stratagem: Stratagem, target: &mut dyn FnMut(Target)) {
        let Occasion { look, side, moment } = occasion;
        let enemy = side.other();
        let window = moment.window();
        let in_phase = moment.is_action_phase();
        let reinforcing = window == Some(WindowKind::Reinforcements);
        let recovering = moment == Moment::Recovering;
        let building = moment == Moment::Building;
        let usable = match stratagem {
            Stratagem::Periplous
            | Stratagem::Kuklos
            | Stratagem::Diekplous
            | Stratagem::Spartans
            | Stratagem::Cavalry
            | Stratagem::NightAttack
            | Stratagem::CombinedAttack
            | Stratagem::WoundedLeader => {
                combat_stratagems::targets(occasion, stratagem, target);
                false
            }
            Stratagem::StormAtSea => in_phase && !exposed_ships(look).is_empty(),
            Stratagem::RottenHulls => {
                let is_theirs = side == Side::Syracusan && look.state.has_camp();
                let in_time = window == Some(WindowKind::Attrition);
                in_time && is_theirs && !look.ships_at(enemy, CAMP_PORT).is_empty()
            }
            Stratagem::ReinforcedShips => {
                window == Some(WindowKind::Own(OwnWindowKind::Works))
                    && leader_on_map(look.state, "erasinides")
            }
            Stratagem::Archers => {
                let zones = archer_zones(occasion);
                in_phase && each(target, zones.map(|place| Target::Place { place }))
            }
            Stratagem::Wall => building && each(target, walls_to_build(look, side)),
            Stratagem::Fort => building && each(target, forts_to_build(look, side)),
            Stratagem::Sapping => in_phase && each(target, works_to_sap(look, side)),
            Stratagem::RecoverOne => {
                recovering && each_piece(target, look.weakened_units(side).iter())
            }
            Stratagem::RecoverTwo => recovering && !look.weakened_units(side).is_empty(),
            Stratagem::DelayedReinforcements => {
                delayed(occasion, target);
                false
            }
            Stratagem::Reinforcements => reinforcing && called_group(look, side).is_some(),
            Stratagem::Discord => {
                let leaders = look.state.pieces.open_to_discord(&look.game.pieces, enemy);
                in_phase && each_piece(target, leaders)
            }
            Stratagem::Alcibiades => {
                let is_here = |leader| look.state.pieces.place(leader).is_some();
                reinforcing && leader_id("alcibiades").is_some_and(is_here)
            }
            Stratagem::Supply => {
                let has_room = look.state.supply.get(side).value < Supply::MOST;
                window == Some(WindowKind::Supply) && has_room
            }
            Stratagem::Epidemic => {
                let victims = infectable(look, enemy);
                in_phase && !victims.union(epidemic::healthy(look, enemy)).is_empty()
            }
            Stratagem::Desertion => {
                window == Some(WindowKind::Attrition) && each_piece(target, deserters(look, enemy))
            }
            Stratagem::GoodOmens => {
                omens(occasion, target);
                false
            }
        };
        if usable {
            target(Target::None);
        }
    }
}

/// Aims at each of these. Says that nothing is left to be used without a target.
fn each(target: &mut dyn FnMut(Target), all: impl Iterator<Item = Target>) -> bool {
    all.for_each(target);
    false
}

/// Aims at each of these pieces.
fn each_piece(target: &mut dyn FnMut(Target), pieces: impl Iterator<Item = PieceId>) -> bool {
    each(target, pieces.map(|piece| Target::Piece { piece }))
}

/// 7.S17b, 7.S17a A group that is due, or the reinforcement that was just called.
fn delayed(occasion: Occasion<'_>, target: &mut dyn FnMut(Target)) {
    each(
        target,
        occasion.delayable().map(|group| Target::Group { group }),
    );
    if let Some(WindowKind::Own(OwnWindowKind::Answer { .. })) = occasion.moment.window() {
        target(Target::Reinforcement);
    }
}

/// 7.S12a The walls that may be built.
fn walls_to_build(look: Look<'_>, side: Side) -> impl Iterator<Item = Target> {
    let walls = WallId::VARIANTS.iter().copied();
    let open = walls
        .filter(move |&wall| building::may_build(look, side, Construction::Wall(wall)).is_ok());
    open.map(|wall| Target::Wall { wall })
}

/// 7.S13a The forts that may be built, and the camp.
fn forts_to_build(look: Look<'_>, side: Side) -> impl Iterator<Item = Target> {
    let forts = FortId::VARIANTS.iter().copied();
    let open = forts
        .filter(move |&fort| building::may_build(look, side, Construction::Fort(fort)).is_ok());
    let camp = building::may_build(look, side, Construction::Camp).is_ok();
    open.map(|fort| Target::Fort { fort })
        .chain(camp.then_some(Target::Camp))
}

/// 7.S14a The enemy's walls within reach, and the chains.
fn works_to_sap(look: Look<'_>, side: Side) -> impl Iterator<Item = Target> {
    let walls = WallId::VARIANTS.iter().copied();
    let open = walls.filter(move |&wall| breach::may_breach(look, side, wall).is_ok());
    let chains = breach::may_break_chains(look, side).is_ok();
    open.map(|wall| Target::Wall { wall })
        .chain(chains.then_some(Target::Chains))
}

/// 7.S24a Allied units of a side that may desert.
fn deserters(look: Look<'_>, side: Side) -> impl Iterator<Item = PieceId> {
    let allies = look
        .game
        .pieces
        .allies
        .intersection(look.game.pieces.units_of(side));
    allies.intersection(look.state.pieces.in_play()).iter()
}

/// 7.S25a, 7.S25b The uses of good omens at a moment.
fn omens(occasion: Occasion<'_>, target: &mut dyn FnMut(Target)) {
    let Occasion { look, side, moment } = occasion;
    if has_used_omens(look.state, side) {
        return;
    }
    if moment == Moment::Recovering {
        look.weakened_units(side)
            .iter()
            .for_each(|unit| target(Target::Piece { piece: unit }));
    }
    if look.state.advantage != side {
        target(Target::Advantage);
    }
    if !look.state.bowl.is_empty() {
        target(Target::Draw);
    }
    let reinforcing = moment == Moment::Window(WindowKind::Reinforcements);
    if reinforcing && called_group(look, side).is_some() {
        target(Target::Reinforcement);
    }
}

/// 7.S25b Has a side used good omens at this moment?
fn has_used_omens(state: &State, side: Side) -> bool {
    match state.step() {
        Some(Step::Window { window }) => *window.omens.get(side),
        _ => *state.phase.own.omens.get(side),
    }
}

/// 7.S7a Zones with a side's archers; 7.S7b when a zone is about to be entered, that zone only.
fn archer_zones(occasion: Occasion<'_>) -> impl Iterator<Item = Place> {
    let Occasion { look, side, .. } = occasion;
    let open = occasion.closable(Place::zones());
    open.filter(move |&zone| zone.is_land() && has_archers(look, side, zone))
}

/// 7.S7c Archers in the zone or in its fort.
pub(crate) fn has_archers(look: Look<'_>, side: Side, zone: Place) -> bool {
    let archers = look.game.pieces.of_type(UnitType::Archer);
    let fort = look.game.board.fort_in(zone).map(Place::fort);
    std::iter::once(zone)
        .chain(fort)
        .any(|place| look.units_at(side, place).meets(archers))
}

/// 7.S4a Ships at sea: not in ports, not in Catania.
pub(crate) fn exposed_ships(look: Look<'_>) -> PieceSet {
    let ships = look.game.pieces.of_type(UnitType::Trireme);
    let is_port = |place| {
        let mut sides = Side::BOTH.into_iter();
        sides.any(|side| look.state.is_port_of(side, place))
    };
    look.state
        .pieces
        .among(ships, |place| place.is_sea() && !is_port(place))
}

/// 7.S23c Land units of a side in play, in Catania too.
pub(crate) fn infectable(look: Look<'_>, side: Side) -> PieceSet {
    let units = look
        .game
        .pieces
        .land()
        .intersection(look.game.pieces.of(side));
    units.intersection(look.state.pieces.in_play())
}

pub(crate) fn leader_id(id: &str) -> Option<PieceId> {
    id.parse().ok()
}

fn leader_on_map(state: &State, id: &str) -> bool {
    let place = leader_id(id).and_then(|leader| state.pieces.place(leader));
    place.is_some_and(|place| place != Place::CATANIA)
}
