//! 6.4 Attrition of those who camp in the open.

use campaign::{Attrition, Season, attrition_bonus};
use engine::{D6, Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{PerSide, Place, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{
        casualties::{self, Cause},
        landing,
    },
    state::State,
    step::{Roll, Step, WeakenCause},
};

/// 2.Dn, 6.4a The next zone in map order whose units are tested.
pub(crate) fn next_zone(
    game: &Syracuse,
    state: &State,
    side: Side,
    after: Option<Place>,
) -> Option<Place> {
    state
        .pieces
        .occupied()
        .filter(|&zone| after.is_none_or(|after| zone > after))
        .find(|&zone| !tested(game, state, side, zone).is_empty())
}

/// 6.4a, 6.4f The units that are tested: none in Catania, a fortified zone or a port of their own, none inside forts, no leaders.
fn tested(game: &Syracuse, state: &State, side: Side, zone: Place) -> PieceSet {
    let is_exempt = zone == Place::CATANIA
        || zone.as_fort().is_some()
        || state.fortified(side) == Some(zone)
        || state.is_port_of(side, zone);
    if is_exempt {
        return PieceSet::EMPTY;
    }
    state.units_at(game, side, zone)
}

/// 6.4b, 6.4f What is added to the die.
fn bonus(game: &Syracuse, state: &State, side: Side, zone: Place) -> u8 {
    let units = tested(game, state, side, zone);
    let ships = units.intersection(game.pieces.of_type(UnitType::Trireme));
    let land = state.strength_of(game, units.without(ships));
    let naval = state.strength_of(game, ships);
    let winter = game.scenarios.calendar.season(state.turn) == Season::Winter;
    attrition_bonus(land, naval) + u8::from(winter)
}

/// 6.4a, 6.4b Throws the die of a zone; it stands once the advantage has been asked for (8d). A stratagem may have emptied the zone.
pub(crate) fn test(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    log: &mut Log<Event>,
) {
    if tested(game, state, side, zone).is_empty() {
        return;
    }
    let die = state.dice.d6(log).get();
    let roll = Roll::Attrition {
        side,
        zone,
        die,
        used: PerSide::default(),
    };
    state.stack.push(Step::Roll { roll });
}

/// 6.4c to 6.4e What the die does. The step of the roll is off the stack.
pub(crate) fn resolve(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    die: D6,
    log: &mut Log<Event>,
) {
    let units = tested(game, state, side, zone);
    let bonus = bonus(game, state, side, zone);
    let tested = (side, zone, units);
    match state
        .pieces
        .test_attrition(&game.pieces, tested, (die, bonus), log)
    {
        Attrition::None => {}
        Attrition::One => must_weaken(game, state, side, units, WeakenCause::Attrition, log),
        Attrition::All => bereave(game, state, side, zone, log),
    }
}

/// 6.4c, 7.S5a The owner has to pick one of these units; a single one is no choice.
pub(crate) fn must_weaken(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    among: PieceSet,
    cause: WeakenCause,
    log: &mut Log<Event>,
) {
    match among.first() {
        Some(only) if among.len() == 1 => hit(game, state, side, only, cause, log),
        Some(_) => state.stack.push(Step::Weaken { side, among, cause }),
        None => {}
    }
}

/// 6.4c Which units may be picked.
pub(crate) fn weaken_answers(among: PieceSet, out: &mut Decisions<Syracuse>) {
    out.extend(among.iter().map(|unit| Action::Weaken { unit }));
}

/// 6.4c, 7.S5a, 7.S5b The owner has picked. Rotten hulls cost a second unit after the first.
pub(crate) fn weaken(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::Weaken { among, cause, .. }) = state.step() else {
        return Err(Illegal::NotAmong { piece: unit });
    };
    if !among.contains(unit) {
        return Err(Illegal::NotAmong { piece: unit });
    }
    state.stack.pop();
    hit(game, state, side, unit, cause, log);
    match cause {
        WeakenCause::RottenHullsLost => {
            let others = among.without(PieceSet::one(unit));
            let cause = WeakenCause::RottenHullsWeakened;
            must_weaken(game, state, side, others, cause, log);
        }
        WeakenCause::Attrition | WeakenCause::RottenHullsWeakened => {}
    }
    Ok(())
}

fn hit(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    unit: PieceId,
    cause: WeakenCause,
    log: &mut Log<Event>,
) {
    let zone = state.pieces.place(unit);
    match cause {
        WeakenCause::Attrition => state
            .pieces
            .weaken(&game.pieces, unit, Cause::Attrition, log),
        WeakenCause::RottenHullsLost => {
            state
                .pieces
                .eliminate(&game.pieces, unit, Cause::RottenHulls, log);
        }
        WeakenCause::RottenHullsWeakened => {
            state
                .pieces
                .weaken(&game.pieces, unit, Cause::RottenHulls, log);
        }
    }
    if let Some(zone) = zone {
        bereave(game, state, side, zone, log);
    }
}

/// 4.2.2d, 3.1g After losses outside combat: a leader alone among enemies is captured, one without ships at sea goes ashore.
pub(crate) fn bereave(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    place: Place,
    log: &mut Log<Event>,
) {
    casualties::lone_leaders(game, state, place, Cause::Alone, log);
    landing::strand(game, state, side, place, log);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ids::FortId,
        state::{At, Camp, FortState},
        testing::*,
    };

    fn zones(state: &State, side: Side) -> Vec<String> {
        let next = |zone: &Place| next_zone(&game(), state, side, Some(*zone));
        let first = next_zone(&game(), state, side, None);
        std::iter::successors(first, next)
            .map(|zone| zone.to_string())
            .collect()
    }

    fn bonus_in(state: &State, zone: &str) -> u8 {
        bonus(&game(), state, Side::Athenian, place(zone))
    }

    fn throw(state: &mut State, zone: &str, eyes: u8) {
        let (game, side) = (game(), Side::Athenian);
        resolve(&game, state, side, place(zone), die(eyes), &mut Log::off());
    }

    fn at_start() -> State {
        let mut state = start();
        state.stack.clear();
        state
    }

    #[test]
    fn r_6_4a_everybody_in_the_open_is_tested() {
        // covers: 2.Dn 0.2k
        let mut state = at_start();
        assert_eq!(
            zones(&state, Side::Athenian),
            ["T24", "T25", "M9", "M10", "M11"]
        );
        assert_eq!(zones(&state, Side::Syracusan), ["T11", "T13", "T15"]);
        put(&mut state, "T17", "ath-H1");
        put(&mut state, "M12", "ath-T1");
        assert!(zones(&state, Side::Athenian).contains(&"T17".to_owned()));
        state.camp = Camp::Standing;
        assert_eq!(
            zones(&state, Side::Athenian),
            ["T24", "T25", "M9", "M10", "M11"]
        );
    }

    #[test]
    fn r_6_4b_one_more_for_five_or_twenty_points() {
        let mut state = at_start();
        let all = |state: &State| ["T25", "T24", "M9", "M11"].map(|zone| bonus_in(state, zone));
        assert_eq!(all(&state), [3, 2, 2, 1]);
        state.turn = 2;
        assert_eq!(all(&state), [4, 3, 3, 2]);
    }

    #[test]
    fn r_6_4b_the_die_waits_for_the_advantage() {
        let (mut state, mut log) = (at_start(), Log::on());
        test(&game(), &mut state, Side::Athenian, place("T25"), &mut log);
        assert!(log.is_sealed() && log.take().is_empty());
        let waits = |step| {
            matches!(
                step,
                Some(Step::Roll {
                    roll: Roll::Attrition { .. }
                })
            )
        };
        assert!(waits(state.step()));
    }

    #[test]
    fn r_6_4c_a_five_hits_one_unit_of_the_owners_choice() {
        let (game, mut state, side) = (game(), at_start(), Side::Athenian);
        throw(&mut state, "T24", 3);
        let Some(Step::Weaken { among, .. }) = state.step() else {
            panic!("Athens has a choice");
        };
        let unit: PieceId = "ath-H6".parse().unwrap();
        assert_eq!(answers(|out| weaken_answers(among, out)).len(), 5);
        let other = "ath-H1".parse().unwrap();
        let refused = weaken(&game, &mut state, side, other, &mut Log::off());
        assert_eq!(refused, Err(Illegal::NotAmong { piece: other }));
        weaken(&game, &mut state, side, unit, &mut Log::off()).unwrap();
        assert_eq!((state.pieces.backs(), state.step()), (set("ath-H6"), None));
        let mut alone = empty_map();
        put(&mut alone, "M11", "ath-T3");
        throw(&mut alone, "M11", 4);
        assert_eq!((alone.pieces.backs(), alone.step()), (set("ath-T3"), None));
        throw(&mut alone, "M11", 5);
        assert!(alone.pieces.in_play().is_empty(), "weakened twice");
    }

    #[test]
    fn r_6_4d_a_six_hits_all() {
        let mut state = at_start();
        throw(&mut state, "T25", 3);
        assert_eq!(
            state.pieces.backs(),
            set("ath-H1 ath-H2 ath-H3 ath-C1 ath-A1")
        );
        throw(&mut state, "T25", 6);
        let five = set("ath-H1 ath-H2 ath-H3 ath-C1 ath-A1");
        assert!(
            five.iter()
                .all(|unit| state.pieces.get(unit).at == At::Eliminated)
        );
        assert!(state.pieces.place("nicias".parse().unwrap()).is_some());
    }

    #[test]
    fn r_6_4e_up_to_four_nothing_happens() {
        let mut state = at_start();
        let before = state.clone();
        throw(&mut state, "M11", 3);
        assert_eq!(state, before);
    }

    #[test]
    fn r_6_4f_garrisons_neither_suffer_nor_weigh() {
        // covers: 1.1b
        let mut state = empty_map();
        state.set_fort(FortId::Labdalon, FortState::Athenian);
        put(&mut state, "T9", "ath-H1 lamachos");
        put(&mut state, "labdalon", "ath-H3");
        assert_eq!(zones(&state, Side::Athenian), ["T9"]);
        assert_eq!(bonus_in(&state, "T9"), 0);
        throw(&mut state, "T9", 6);
        assert_eq!(state.pieces.backs(), set("ath-H1"));
        put(&mut state, "T1", "ath-H6");
        state.pieces.get_mut("ath-H6".parse().unwrap()).back = true;
        assert_eq!(bonus_in(&state, "T1"), 0);
        assert_eq!(zones(&state, Side::Athenian), ["T1", "T9"]);
    }

    #[test]
    fn r_3_1g_a_leader_who_loses_his_ships_goes_ashore() {
        let mut state = empty_map();
        put(&mut state, "M11", "ath-T3 nicias");
        state.pieces.get_mut("ath-T3".parse().unwrap()).back = true;
        throw(&mut state, "M11", 6);
        let (side, fleet, aboard) = (Side::Athenian, place("M11"), set("nicias"));
        let ashore = Step::Land(crate::step::Landing {
            side,
            fleet,
            aboard,
        });
        assert_eq!(state.step(), Some(ashore));
    }

    #[test]
    fn r_7_s5a_one_hull_is_lost_and_one_weakened() {
        let (game, side) = (game(), Side::Athenian);
        let rot = |state: &mut State, among: &str, picks: &[&str]| {
            put(state, "M12", among);
            state.camp = Camp::Standing;
            let cause = WeakenCause::RottenHullsLost;
            must_weaken(&game, state, side, set(among), cause, &mut Log::off());
            for pick in picks {
                weaken(&game, state, side, pick.parse().unwrap(), &mut Log::off()).unwrap();
            }
            assert_eq!(state.step(), None);
        };
        let mut state = empty_map();
        rot(&mut state, "ath-T1 ath-T2 ath-T3", &["ath-T1", "ath-T2"]);
        assert_eq!(
            (state.pieces.in_play(), state.pieces.backs()),
            (set("ath-T2 ath-T3"), set("ath-T2"))
        );
        let mut state = empty_map();
        rot(&mut state, "ath-T3", &[]);
        assert!(state.pieces.in_play().is_empty());
    }
}
