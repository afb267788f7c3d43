//! 7c What each stratagem can be aimed at. Those of a combat are in `combat_stratagems`.

use campaign::{Stratagems, Supply};

use crate::{ids::TISSAPHERNES, rules::prelude::*, state::Arrival};

/// 7.S23a A unit that deserts has at most so much strength.
const DESERTER: u16 = 10;

impl Stratagems for Types {
    fn targets(occasion: Occasion<'_>, stratagem: Stratagem, target: &mut dyn FnMut(Target)) {
        let Occasion { look, side, moment } = occasion;
        let enemy = side.other();
        let window = moment.window();
        let in_phase = moment.is_action_phase();
        let reinforcing = window == Some(WindowKind::Reinforcements);
        let adjusting = window == Some(WindowKind::Attrition);
        let recovering = moment == Moment::Recovering;
        let usable = match stratagem {
            Stratagem::Periplous
            | Stratagem::Kuklos
            | Stratagem::Diekplous
            | Stratagem::Cavalry
            | Stratagem::CombinedAttack
            | Stratagem::Surprise
            | Stratagem::WoundedLeader => {
                combat_stratagems::targets(occasion, stratagem, target);
                false
            }
            Stratagem::StormAtSea => in_phase && !exposed_ships(look).is_empty(),
            Stratagem::RottenHulls => adjusting && !beached_ships(look, enemy).is_empty(),
            Stratagem::Archers => {
                let zones = archer_zones(occasion);
                in_phase && each(target, zones.map(|place| Target::Place { place }))
            }
            Stratagem::Sapping => may_sap(look.state, side, window),
            Stratagem::RecoverOne => {
                recovering && each_piece(target, look.weakened_units(side).iter())
            }
            Stratagem::RecoverTwo => recovering && !restorable(look, side).is_empty(),
            Stratagem::DelayedReinforcements => {
                delayed(occasion, target);
                false
            }
            Stratagem::Reinforcements => {
                let groups = optional_groups(look, side);
                reinforcing && each(target, groups.map(|group| Target::Group { group }))
            }
            Stratagem::Discord => {
                let leaders = look.state.pieces.open_to_discord(&look.game.pieces, enemy);
                in_phase && each_piece(target, leaders)
            }
            Stratagem::Tissaphernes => {
                let is_here = |leader| look.state.pieces.place(leader).is_some();
                (reinforcing || window == Some(WindowKind::Own(OwnWindowKind::Arrived)))
                    && alcibiades().is_some_and(is_here)
            }
            Stratagem::Alcibiades => reinforcing && may_escape(look.state),
            Stratagem::Supply => {
                let has_room = look.state.supply.get(side).value < Supply::MOST;
                window == Some(WindowKind::Supply) && has_room
            }
            Stratagem::Epidemic => in_phase && epidemic::finds_anybody(look, enemy),
            Stratagem::GoodOmens => {
                omens(occasion, target);
                false
            }
            Stratagem::Desertion => adjusting && each_piece(target, deserters(look, enemy)),
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

/// 7.S13a, 7.S13b A group that is due, or the reinforcement that was just called.
fn delayed(occasion: Occasion<'_>, target: &mut dyn FnMut(Target)) {
    each(
        target,
        occasion.delayable().map(|group| Target::Group { group }),
    );
    if let Some(WindowKind::Own(OwnWindowKind::Answer { .. })) = occasion.moment.window() {
        target(Target::Reinforcement);
    }
}

/// 7.S23a Units of a side that may desert.
fn deserters(look: Look<'_>, side: Side) -> impl Iterator<Item = PieceId> {
    let units = look.game.pieces.units_of(side);
    let in_play = units.intersection(look.state.pieces.in_play());
    in_play
        .iter()
        .filter(move |&unit| look.strength(unit) <= DESERTER)
}

/// 7.S22a to 7.S22d The uses of good omens at a moment.
fn omens(occasion: Occasion<'_>, target: &mut dyn FnMut(Target)) {
    let Occasion { look, side, moment } = occasion;
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
    look.weakened_units(side).without(look.game.pieces.persians)
}

/// 7.S9a The besieger, unless he has given up a counter or sapped already.
fn may_sap(state: &State, side: Side, window: Option<WindowKind>) -> bool {
    let Some(siege) = &state.siege else {
        return false;
    };
    matches!(window, Some(WindowKind::Own(OwnWindowKind::Siege { .. })))
        && siege.besieger == side
        && !siege.sap
        && !*siege.discarded.get(side)
}

/// 7.S6a Zones with a side's archers; 7.S6b when a zone is about to be entered, that zone only.
fn archer_zones(occasion: Occasion<'_>) -> impl Iterator<Item = Place> {
    let Occasion { look, side, .. } = occasion;
    let open = occasion.closable(look.state.pieces.occupied());
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

/// 7.S14a The optional groups that have not come yet.
pub(crate) fn optional_groups(look: Look<'_>, side: Side) -> impl Iterator<Item = u8> {
    look.groups(side, |_, arrival| arrival == Arrival::Called)
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
