//! 7c What each stratagem can be aimed at. Those of a combat are in `combat_stratagems`.

use strum::VariantArray;

use crate::{
    event::Construction,
    ids::CAMP_PORT,
    rules::{
        advantage::weakened_units,
        arrivals::{self, called_group},
        breach, building, combat_stratagems, epidemic,
        prelude::*,
        stratagems::Moment,
    },
};

/// 7c Every target of a stratagem at a moment; none if it cannot be used.
pub(crate) fn targets(
    look: Look<'_>,
    side: Side,
    moment: Moment,
    stratagem: Stratagem,
    target: &mut impl FnMut(Target),
) {
    let enemy = side.other();
    let in_phase = moment.is_action_phase();
    let window = match moment {
        Moment::Window(kind) => Some(kind),
        Moment::Acting | Moment::Building | Moment::Recovering => None,
    };
    match stratagem {
        Stratagem::Periplous
        | Stratagem::Kuklos
        | Stratagem::Diekplous
        | Stratagem::Spartans
        | Stratagem::Cavalry
        | Stratagem::NightAttack
        | Stratagem::CombinedAttack
        | Stratagem::WoundedLeader => {
            combat_stratagems::targets(look, side, window, stratagem, target);
        }
        Stratagem::StormAtSea if in_phase && !exposed_ships(look).is_empty() => {
            target(Target::None);
        }
        Stratagem::RottenHulls
            if window == Some(WindowKind::Attrition) && side == Side::Syracusan =>
        {
            if look.state.has_camp() && !look.ships_at(enemy, CAMP_PORT).is_empty() {
                target(Target::None);
            }
        }
        Stratagem::ReinforcedShips if window == Some(WindowKind::Works) => {
            if leader_on_map(look.state, "erasinides") {
                target(Target::None);
            }
        }
        Stratagem::Archers if in_phase => {
            archer_zones(look, side, window).for_each(|zone| target(Target::Place { place: zone }));
        }
        Stratagem::Wall if moment == Moment::Building => {
            for &wall in WallId::VARIANTS {
                if building::may_build(look, side, Construction::Wall(wall)).is_ok() {
                    target(Target::Wall { wall });
                }
            }
        }
        Stratagem::Fort if moment == Moment::Building => {
            for &fort in FortId::VARIANTS {
                if building::may_build(look, side, Construction::Fort(fort)).is_ok() {
                    target(Target::Fort { fort });
                }
            }
            if building::may_build(look, side, Construction::Camp).is_ok() {
                target(Target::Camp);
            }
        }
        Stratagem::Sapping if in_phase => {
            for &wall in WallId::VARIANTS {
                if breach::may_breach(look, side, wall).is_ok() {
                    target(Target::Wall { wall });
                }
            }
            if breach::may_break_chains(look, side).is_ok() {
                target(Target::Chains);
            }
        }
        Stratagem::RecoverOne if moment == Moment::Recovering => {
            weakened_units(look, side)
                .iter()
                .for_each(|unit| target(Target::Piece { piece: unit }));
        }
        Stratagem::RecoverTwo if moment == Moment::Recovering => {
            if !weakened_units(look, side).is_empty() {
                target(Target::None);
            }
        }
        Stratagem::DelayedReinforcements => match window {
            Some(WindowKind::Reinforcements) => {
                due_groups(look, enemy).for_each(|group| target(Target::Group { group }));
            }
            Some(WindowKind::Answer { .. }) => target(Target::Reinforcement),
            _ => {}
        },
        Stratagem::Reinforcements if window == Some(WindowKind::Reinforcements) => {
            if called_group(look, side).is_some() {
                target(Target::None);
            }
        }
        Stratagem::Discord if in_phase => {
            look.state
                .pieces
                .open_to_discord(&look.game.pieces, enemy)
                .for_each(|leader| target(Target::Piece { piece: leader }));
        }
        Stratagem::Alcibiades if window == Some(WindowKind::Reinforcements) => {
            if leader_id("alcibiades")
                .is_some_and(|leader| look.state.pieces.place(leader).is_some())
            {
                target(Target::None);
            }
        }
        Stratagem::Supply if window == Some(WindowKind::Supply) => {
            if look.state.supply.get(side).value < campaign::Supply::MOST {
                target(Target::None);
            }
        }
        Stratagem::Epidemic if in_phase => {
            let victims = infectable(look, enemy);
            if !victims.union(epidemic::healthy(look, enemy)).is_empty() {
                target(Target::None);
            }
        }
        Stratagem::Desertion if window == Some(WindowKind::Attrition) => {
            let allies = look
                .game
                .pieces
                .allies
                .intersection(look.game.pieces.of(enemy));
            let units = allies
                .without(look.game.pieces.leaders)
                .intersection(look.state.pieces.in_play());
            units
                .iter()
                .for_each(|unit| target(Target::Piece { piece: unit }));
        }
        Stratagem::GoodOmens => omens(look, side, moment, target),
        Stratagem::StormAtSea
        | Stratagem::RottenHulls
        | Stratagem::ReinforcedShips
        | Stratagem::Archers
        | Stratagem::Wall
        | Stratagem::Fort
        | Stratagem::Sapping
        | Stratagem::RecoverOne
        | Stratagem::RecoverTwo
        | Stratagem::Reinforcements
        | Stratagem::Discord
        | Stratagem::Alcibiades
        | Stratagem::Supply
        | Stratagem::Epidemic
        | Stratagem::Desertion => {}
    }
}

/// 7.S25a, 7.S25b The uses of good omens at a moment.
fn omens(look: Look<'_>, side: Side, moment: Moment, target: &mut impl FnMut(Target)) {
    if moment == Moment::Recovering {
        weakened_units(look, side)
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

/// 7.S7a Zones with a side's archers; 7.S7b when a zone is about to be entered, that zone only.
fn archer_zones(
    look: Look<'_>,
    side: Side,
    window: Option<WindowKind>,
) -> impl Iterator<Item = Place> {
    let entered = match window {
        Some(WindowKind::Archers { zone }) => Some(zone),
        _ => None,
    };
    let barred = *look.state.phase.barred.get(side.other());
    let open = campaign::closable(Place::zones(), entered, barred);
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

/// 7.S17a, 7.S17b The groups of the scenario's list that are due now; optional ones can only be answered at once.
fn due_groups(look: Look<'_>, side: Side) -> impl Iterator<Item = u8> {
    arrivals::groups(look, side, |group, arrival| {
        arrival.is_due(look.state.turn) && group.turn.is_some()
    })
}

pub(crate) fn leader_id(id: &str) -> Option<PieceId> {
    id.parse().ok()
}

fn leader_on_map(state: &State, id: &str) -> bool {
    let place = leader_id(id).and_then(|leader| state.pieces.place(leader));
    place.is_some_and(|place| place != Place::CATANIA)
}
