//! 7c What each stratagem can be aimed at. Those of a combat are in `combat_stratagems`.

use crate::{
    ids::TISSAPHERNES,
    rules::{
        arrivals, casualties::weakened_units, combat_stratagems, epidemic, prelude::*,
        stratagems::Moment,
    },
    state::Arrival,
};

/// 7.S23a A unit that deserts has at most so much strength.
const DESERTER: u16 = 10;

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
        Moment::Acting | Moment::Recovering => None,
    };
    let reinforcing = window == Some(WindowKind::Reinforcements);
    let adjusting = window == Some(WindowKind::Attrition);
    match stratagem {
        Stratagem::Periplous
        | Stratagem::Kuklos
        | Stratagem::Diekplous
        | Stratagem::Cavalry
        | Stratagem::CombinedAttack
        | Stratagem::Surprise
        | Stratagem::WoundedLeader => {
            combat_stratagems::targets(look, side, window, stratagem, target);
        }
        Stratagem::StormAtSea if in_phase && !exposed_ships(look).is_empty() => {
            target(Target::None);
        }
        Stratagem::RottenHulls if adjusting && !beached_ships(look, enemy).is_empty() => {
            target(Target::None);
        }
        Stratagem::Archers if in_phase => {
            archer_zones(look, side, window).for_each(|zone| target(Target::Place { place: zone }));
        }
        Stratagem::Sapping if may_sap(look.state, side, window) => target(Target::None),
        Stratagem::RecoverOne if moment == Moment::Recovering => {
            let units = weakened_units(look, side);
            units
                .iter()
                .for_each(|unit| target(Target::Piece { piece: unit }));
        }
        Stratagem::RecoverTwo if moment == Moment::Recovering => {
            if !restorable(look, side).is_empty() {
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
        Stratagem::Reinforcements if reinforcing => {
            optional_groups(look, side).for_each(|group| target(Target::Group { group }));
        }
        Stratagem::Discord if in_phase => {
            look.state
                .pieces
                .open_to_discord(&look.game.pieces, enemy)
                .for_each(|leader| target(Target::Piece { piece: leader }));
        }
        Stratagem::Tissaphernes if reinforcing || window == Some(WindowKind::Arrived) => {
            if alcibiades().is_some_and(|leader| look.state.pieces.place(leader).is_some()) {
                target(Target::None);
            }
        }
        Stratagem::Alcibiades if reinforcing => {
            if may_escape(look.state) {
                target(Target::None);
            }
        }
        Stratagem::Supply if window == Some(WindowKind::Supply) => {
            if look.state.supply.get(side).value < campaign::Supply::MOST {
                target(Target::None);
            }
        }
        Stratagem::Epidemic if in_phase => {
            let victims = epidemic::victims(look, enemy);
            if !victims.union(epidemic::leaders(look, enemy)).is_empty() {
                target(Target::None);
            }
        }
        Stratagem::GoodOmens => omens(look, side, moment, target),
        Stratagem::Desertion if adjusting => {
            let units = look.game.pieces.of(enemy).without(look.game.pieces.leaders);
            for unit in units.intersection(look.state.pieces.in_play()).iter() {
                if look.strength(unit) <= DESERTER {
                    target(Target::Piece { piece: unit });
                }
            }
        }
        Stratagem::StormAtSea
        | Stratagem::RottenHulls
        | Stratagem::Archers
        | Stratagem::Sapping
        | Stratagem::RecoverOne
        | Stratagem::RecoverTwo
        | Stratagem::Reinforcements
        | Stratagem::Discord
        | Stratagem::Tissaphernes
        | Stratagem::Alcibiades
        | Stratagem::Supply
        | Stratagem::Epidemic
        | Stratagem::Desertion => {}
    }
}

/// 7.S22a to 7.S22d The uses of good omens at a moment.
fn omens(look: Look<'_>, side: Side, moment: Moment, target: &mut impl FnMut(Target)) {
    if look.state.advantage != side {
        target(Target::Advantage);
    }
    if !look.state.bowl.is_empty() {
        target(Target::Draw);
    }
    if moment == Moment::Recovering && !restorable(look, side).is_empty() {
        target(Target::Recovery);
    }
    if moment == Moment::Window(WindowKind::Reinforcements) {
        optional_groups(look, side).for_each(|group| target(Target::Group { group }));
    }
}

/// 2.D.3c, 10.1h Weakened units that leaders, S12 and the advantage in D.3 can restore: no Persians.
pub(crate) fn restorable(look: Look<'_>, side: Side) -> PieceSet {
    weakened_units(look, side).without(look.game.pieces.persians)
}

/// 7.S9a The besieger, unless he has given up a counter or sapped already.
fn may_sap(state: &State, side: Side, window: Option<WindowKind>) -> bool {
    let Some(siege) = &state.siege else {
        return false;
    };
    matches!(window, Some(WindowKind::Siege { .. }))
        && siege.besieger == side
        && !siege.sap
        && !*siege.discarded.get(side)
}

/// 7.S6a Zones with a side's archers; 7.S6b when a zone is about to be entered, that zone only.
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
    let open = campaign::closable(look.state.pieces.occupied(), entered, barred);
    open.filter(move |&zone| zone.is_land() && has_archers(look, side, zone))
}

/// 7.S6a
pub(crate) fn has_archers(look: Look<'_>, side: Side, zone: Place) -> bool {
    let archers = look.game.pieces.of_type(UnitType::Archer);
    look.men_at(side, zone).meets(archers)
}

/// 7.S4a Ships in sea zones: not in ports and bases.
pub(crate) fn exposed_ships(look: Look<'_>) -> PieceSet {
    let ships = look.game.pieces.of_type(UnitType::Trireme);
    look.state.pieces.among(ships, Place::is_sea)
}

/// 7.S5a, 7.S5b A side's ships in sea zones with beaches.
pub(crate) fn beached_ships(look: Look<'_>, side: Side) -> PieceSet {
    let ships = look.game.pieces.ships_of(side);
    look.state
        .pieces
        .among(ships, |place| look.game.board.has_beaches(place))
}

/// 7.S13a, 7.S13c The groups of the scenario's list that are due now; optional ones can only be answered at once.
fn due_groups(look: Look<'_>, side: Side) -> impl Iterator<Item = u8> {
    arrivals::groups(look, side, |group, arrival| {
        arrival.is_due(look.state.turn) && group.turn.is_some()
    })
}

/// 7.S14a The optional groups that have not come yet.
pub(crate) fn optional_groups(look: Look<'_>, side: Side) -> impl Iterator<Item = u8> {
    arrivals::groups(look, side, |_, arrival| arrival == Arrival::Called)
}

/// The leader of S17 and S18.
pub(crate) fn alcibiades() -> Option<PieceId> {
    "A-L-alcibiade".parse().ok()
}

/// 7.S17a Can S17 still be played at all? Everybody knows.
pub(crate) fn may_be_held(state: &State) -> bool {
    state.tissaphernes == Tissaphernes::Waits && !state.set_aside.contains(TISSAPHERNES)
}

/// 7.S18a, 7.S18e Alcibiades has been on the map, of which the box of Tissaphernes is a part.
fn may_escape(state: &State) -> bool {
    match state.tissaphernes {
        Tissaphernes::Waits => state.alcibiades_entered,
        Tissaphernes::Holds => true,
        Tissaphernes::Outwitted | Tissaphernes::Forestalled => false,
    }
}
