//! 2.Cb to 2.Cn How many dice a side throws for its works.

use campaign::Season;

use crate::{
    game::Syracuse,
    ids::{FortId, Place, Side},
    pieces::UnitType,
    state::{Edition, State, Work},
};

/// 2.Cb to 2.Cd, 2.Cg, 2.Ci to 2.Cn How many dice a side throws without a discard. It can be 0 or less (2.Co).
pub(crate) fn dice(game: &Syracuse, state: &State, side: Side) -> i8 {
    let calendar = &game.scenarios.calendar;
    let year = calendar.year(state.turn);
    let one = |holds: bool| i8::from(holds);
    let common = one(state.advantage == side) + one(has_double_bonus(game, state, side))
        - one(is_short_of_cavalry(game, state, side))
        - one(calendar.season(state.turn) == Season::Winter)
        - one(year == 413);
    match side {
        Side::Athenian => {
            let labdalon = state.fort(FortId::Labdalon).owner() == Some(side);
            2 + common + one(year == 414) + one(labdalon) - one(state.chains == Work::Built)
        }
        Side::Syracusan => 1 + common,
    }
}

/// 2.Ch Is a piece on the map? Catania is not.
fn is_on_map(place: Option<Place>) -> bool {
    place.is_some_and(|place| place != Place::CATANIA)
}

/// 2.Cg, 2.Ch, 1.2d Is a fit leader with two swords on the map?
fn has_double_bonus(game: &Syracuse, state: &State, side: Side) -> bool {
    let leaders = game.pieces.of(side).intersection(game.pieces.leaders);
    leaders
        .iter()
        .any(|leader| is_on_map(state.pieces.place(leader)) && state.swords(game, leader) == 2)
}

/// 2.Ck, 2.Cl Does the cavalry on the map cost a die? French: less than half of the enemy's. English: not twice the enemy's.
fn is_short_of_cavalry(game: &Syracuse, state: &State, side: Side) -> bool {
    let strength = |side: Side| {
        let cavalry = game
            .pieces
            .of(side)
            .intersection(game.pieces.of_type(UnitType::Cavalry));
        let on_map = cavalry
            .iter()
            .filter(|&unit| is_on_map(state.pieces.place(unit)))
            .collect();
        state.strength_of(game, on_map)
    };
    let (own, enemy) = (strength(side), strength(side.other()));
    match state.edition {
        Edition::Fr => 2 * own < enemy,
        Edition::En => own < 2 * enemy,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{state::FortState, testing::*};

    /// No cavalry, no leader, advantage with the enemy of `side`: the base and the calendar alone.
    fn bare(turn: u8, side: Side) -> State {
        let mut state = empty_map();
        (state.turn, state.advantage) = (turn, side.other());
        state
    }

    fn count(state: &State, side: Side) -> i8 {
        dice(&game(), state, side)
    }

    #[test]
    fn r_2_cb_athens_starts_from_two_dice() {
        // covers: 2.Cc 2.Cd 2.Cm 2.Cn
        let athens = |turn| count(&bare(turn, Side::Athenian), Side::Athenian);
        let syracuse = |turn| count(&bare(turn, Side::Syracusan), Side::Syracusan);
        assert_eq!([1, 2, 3, 5, 6, 7].map(athens), [2, 2, 3, 3, 0, 1]);
        assert_eq!([1, 2, 3, 5, 6, 7].map(syracuse), [1, 0, 1, 1, -1, 0]);
        let mut state = bare(1, Side::Athenian);
        state.advantage = Side::Athenian;
        assert_eq!(count(&state, Side::Athenian), 3);
    }

    #[test]
    fn r_2_cg_one_die_for_leaders_with_two_swords() {
        // covers: 2.Ch 1.2d
        let mut state = bare(1, Side::Athenian);
        put(&mut state, "T13", "lamachos");
        assert_eq!(count(&state, Side::Athenian), 2, "not for one sword");
        put(&mut state, "CAT", "alcibiades");
        assert_eq!(count(&state, Side::Athenian), 2, "not in Catania");
        put(&mut state, "M9", "alcibiades demosthenes");
        assert_eq!(count(&state, Side::Athenian), 3, "once only");
        for leader in set("alcibiades demosthenes").iter() {
            state.pieces.get_mut(leader).back = true;
        }
        assert_eq!(count(&state, Side::Athenian), 2, "not when wounded");
    }

    #[test]
    fn r_2_ci_labdalon_and_chains() {
        // covers: 2.Cj
        let mut state = bare(1, Side::Athenian);
        state.set_fort(FortId::Labdalon, FortState::Athenian);
        assert_eq!(count(&state, Side::Athenian), 3);
        state.chains = Work::Built;
        assert_eq!(count(&state, Side::Athenian), 2);
        state.chains = Work::Destroyed;
        state.set_fort(FortId::Labdalon, FortState::Syracusan);
        assert_eq!(count(&state, Side::Athenian), 2);
        state.advantage = Side::Athenian;
        assert_eq!(count(&state, Side::Syracusan), 1);
    }

    #[test]
    fn r_2_ck_cavalry_below_half_costs_a_die() {
        // covers: 2.Cl 2.Ch
        let lost = |state: &State| Side::BOTH.map(|side| is_short_of_cavalry(&game(), state, side));
        let mut state = start();
        assert_eq!(lost(&state), [true, false]);
        state.edition = Edition::En;
        assert_eq!(lost(&state), [true, false]);
        put(&mut state, "T1", "ath-C2");
        assert_eq!(lost(&state), [true, true]);
        state.edition = Edition::Fr;
        assert_eq!(lost(&state), [false, false]);
        put(&mut state, "CAT", "ath-C2");
        assert_eq!(lost(&state), [true, false]);
        assert_eq!(lost(&empty_map()), [false, false]);
        let mut half = empty_map();
        put(&mut half, "T1", "ath-C1 ath-C2");
        half.pieces.get_mut("ath-C2".parse().unwrap()).back = true;
        half.pieces.get_mut("ath-C1".parse().unwrap()).back = true;
        put(&mut half, "T11", "syr-C1");
        assert_eq!(lost(&half), [false, false], "3 against 6");
        let mut none = bare(1, Side::Athenian);
        put(&mut none, "T11", "syr-C1");
        assert_eq!(count(&none, Side::Athenian), 1, "one die of two is lost");
    }
}
