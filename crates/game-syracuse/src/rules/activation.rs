//! 2.B.3.1, 2.B.3.2 Announcing action points and activating zones.

use campaign::{Budget, Refusal, activation_cost};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{Place, Side},
    illegal::Illegal,
    pieces::PieceSet,
    rules::{groups, stacking, windows},
    state::{PhaseRecord, State},
    step::{Picking, Step, WindowKind},
    types::Types,
};

/// 2.B.3.1a From one point to all that are left.
pub(crate) fn announce_answers(state: &State, side: Side, out: &mut Decisions<Syracuse>) {
    let most = *state.actions.get(side);
    out.extend((1..=most).map(|points| Action::Announce { points }));
}

/// 2.B.3.1a The active player says how many points he will spend; then both may use stratagems.
pub(crate) fn announce(
    state: &mut State,
    side: Side,
    points: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let most = *state.actions.get(side);
    let budget = Budget::announce::<Types>(points, most)?;
    begin_phase(state);
    state.phase.budget = budget;
    log.push(|| Event::Announced { side, points });
    state.next_step(Step::Menu { side });
    windows::open(state, WindowKind::Announced, side);
    Ok(())
}

/// 3a, 4.1c A new phase: nobody has moved, and everybody starts where he is.
pub(crate) fn begin_phase(state: &mut State) {
    state.phase = PhaseRecord::default();
    state.pieces.begin_phase();
}

/// 2.B.3.2a Every place that may be activated, or the end of the moves.
pub(crate) fn menu_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    let open = Place::all().filter(|&place| may_activate(game, state, side, place).is_ok());
    out.extend(open.map(|place| Action::Activate { place }));
    out.push(Action::EndMoves);
}

/// 2.B.3.2a to 2.B.3.2h May this place be activated, and for how much?
pub(crate) fn may_activate(
    game: &Syracuse,
    state: &State,
    side: Side,
    place: Place,
) -> Result<u8, Illegal> {
    let with_its_zone = place
        .as_fort()
        .is_some_and(|fort| !is_enemy_in(game, state, side, game.board.zone_of(fort)));
    if with_its_zone || area(game, state, side, place).is_empty() {
        return Err(Illegal::NothingToActivate { place });
    }
    let picking = Picking::anew(side, place);
    if !groups::is_pickable(game, state, picking) {
        return Err(Illegal::Shared(Refusal::NothingToMove { place }));
    }
    let cost = cost(game, state, side, place);
    let (budget, done) = (state.phase.budget, state.phase.free_activations);
    budget.may_activate::<Types>(place, cost, done)?;
    Ok(cost)
}

/// 2.B.3.2b, 2.B.3.2c, 2.B.3.2d, 2.B.3.2g The best leader who is there now sets the cost.
fn cost(game: &Syracuse, state: &State, side: Side, place: Place) -> u8 {
    let leaders = area(game, state, side, place).intersection(game.pieces.leaders);
    let best = game.pieces.best_swords(leaders, state.pieces.backs());
    activation_cost(best, 0)
}

/// 2.B.3.2a, 2.B.3.1b The place is paid for and its pieces may move.
pub(crate) fn activate(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    place: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let cost = may_activate(game, state, side, place)?;
    let (left, done) = (
        state.actions.get_mut(side),
        &mut state.phase.free_activations,
    );
    state.phase.budget.activate((place, cost), left, done);
    log.push(|| Event::Activated { side, place, cost });
    state.stack.push(Step::Pick(Picking::anew(side, place)));
    Ok(())
}

/// 2.B.3g The active player ends his moves: the other may use a stratagem before anything comes of them.
pub(crate) fn end_moves(state: &mut State, side: Side) {
    state.next_step(Step::Combats { side });
    windows::open_for(state, WindowKind::Moved, side.other());
}

/// 3.3a, 3.3g The moves are over: stacks are checked, then there is fighting.
pub(crate) fn check_stacks(game: &Syracuse, state: &mut State, side: Side) {
    stacking::check(game, state, side.other());
    stacking::check(game, state, side);
}

/// 2.B.3.2e, 2.B.3.2f The pieces of a side that an activation of this place reaches: a garrison goes with its zone unless enemies stand
/// there.
pub(crate) fn area(game: &Syracuse, state: &State, side: Side, place: Place) -> PieceSet {
    let mine = game.pieces.of(side);
    let here = state.pieces.at(place).intersection(mine);
    match game.board.fort_in(place) {
        Some(fort) if !is_enemy_in(game, state, side, place) => {
            here.union(state.pieces.at(Place::fort(fort)).intersection(mine))
        }
        Some(_) | None => here,
    }
}

fn is_enemy_in(game: &Syracuse, state: &State, side: Side, zone: Place) -> bool {
    !state.units_at(game, side.other(), zone).is_empty()
}

#[cfg(test)]
mod tests {
    use campaign::Refusal;

    use super::*;
    use crate::{
        ids::FortId,
        rules::{
            combats,
            movement_script::{answers, march, offered, phase, play, whereabouts},
        },
        state::FortState,
        testing::{empty_map, put, start},
    };

    #[test]
    fn r_2_b_3_1a_from_one_point_to_all() {
        let mut state = empty_map();
        state.actions.athenian = 4;
        let side = Side::Athenian;
        state.stack.push(Step::Announce { side });
        assert_eq!(offered(&state), "1 2 3 4");
        let refused = play(&mut state, "announce 5");
        assert_eq!(
            refused,
            Err(Illegal::Shared(Refusal::NotSoManyPoints { most: 4 }))
        );
        play(&mut state, "announce 2").expect("legal");
        assert_eq!(state.phase.budget.announced, 2);
        assert_eq!(state.stack.first(), Some(&Step::Menu { side }));
        assert!(matches!(state.step(), Some(Step::Window { window }) if window.asked == side));
    }

    #[test]
    fn r_2_b_3_1b_what_is_announced_is_gone() {
        let mut state = start();
        state.stack.clear();
        state.actions.athenian = 5;
        state.stack.push(Step::Announce {
            side: Side::Athenian,
        });
        play(&mut state, "announce 3; pass; activate T25; end").expect("legal");
        assert_eq!(
            (state.actions.athenian, state.phase.budget.announced),
            (4, 2)
        );
        let refused = play(&mut state, "activate M10; end; activate T24");
        let place = "T24".parse().expect("a place");
        assert_eq!(
            refused,
            Err(Illegal::Shared(Refusal::TooDear { place, cost: 1 }))
        );
        combats::end_phase(&mut state, Side::Athenian);
        assert_eq!(
            (state.actions.athenian, state.phase.budget.announced),
            (2, 0)
        );
    }

    #[test]
    fn r_2_b_3_1c_a_free_activation_still_costs_the_announcement() {
        let mut state = empty_map();
        put(&mut state, "T14", "gylippos syr-H1");
        phase(&mut state, Side::Syracusan, 1);
        play(&mut state, "activate T14; end").expect("legal");
        assert_eq!(state.actions.syracusan, 1);
        combats::end_phase(&mut state, Side::Syracusan);
        assert_eq!(state.actions.syracusan, 0);
    }

    #[test]
    fn r_2_b_3_2a_a_zone_is_finished_before_the_next() {
        let mut state = start();
        phase(&mut state, Side::Athenian, 3);
        assert_eq!(offered(&state), "T24 T25 M9 M10 M11 CAT EndMoves");
        play(
            &mut state,
            "activate T24; pick ath-H4; step T25; stop; end; activate T25",
        )
        .expect("legal");
        let refused = play(&mut state, "pick ath-H5");
        assert!(matches!(
            refused,
            Err(Illegal::Shared(Refusal::NotHere { .. }))
        ));
        play(&mut state, "end; activate T24; pick ath-H5").expect("activated again");
    }

    /// What each place costs.
    fn costs(state: &State, side: Side, places: &str) -> Vec<u8> {
        let game = crate::testing::game();
        let places = places.split_whitespace();
        let places = places.map(|place| place.parse().expect("a place"));
        places
            .map(|place| cost(&game, state, side, place))
            .collect()
    }

    // covers: 2.B.3.2b 2.B.3.2c 2.B.3.2d
    #[test]
    fn r_2_b_3_2b_leaders_set_the_cost() {
        let mut state = start();
        assert_eq!(costs(&state, Side::Athenian, "CAT T25 M10"), [0, 1, 2]);
        assert_eq!(costs(&state, Side::Syracusan, "T13 T11"), [1, 2]);
        state
            .pieces
            .get_mut("alcibiades".parse().expect("a piece"))
            .back = true;
        assert_eq!(costs(&state, Side::Athenian, "CAT"), [1]);
        phase(&mut state, Side::Syracusan, 1);
        assert!(!offered(&state).contains("T11"));
        let place = "T11".parse().expect("a place");
        let refused = play(&mut state, "activate T11");
        assert_eq!(
            refused,
            Err(Illegal::Shared(Refusal::TooDear { place, cost: 2 }))
        );
    }

    #[test]
    fn r_2_b_3_2e_a_garrison_goes_with_its_zone() {
        let mut state = empty_map();
        state.set_fort(FortId::Labdalon, FortState::Athenian);
        put(&mut state, "T9", "ath-H1");
        put(&mut state, "labdalon", "ath-H2 nicias");
        phase(&mut state, Side::Athenian, 1);
        assert_eq!(offered(&state), "T9 EndMoves");
        play(
            &mut state,
            "activate T9; pick ath-H1; step T8; stop; pick ath-H2; step T9",
        )
        .expect("legal");
        assert_eq!(state.phase.budget.announced, 0);
        // The zone is empty, the garrison may leave all the same.
        assert_eq!(whereabouts(&state, "ath-H2"), "T9");
    }

    #[test]
    fn r_2_b_3_2f_a_besieged_fort_is_a_zone_of_its_own() {
        let mut state = empty_map();
        state.set_fort(FortId::Olympieion, FortState::Syracusan);
        put(&mut state, "olympieion", "syr-P1");
        put(&mut state, "T21", "ath-H1");
        assert_eq!(costs(&state, Side::Syracusan, "olympieion"), [2]);
        put(&mut state, "olympieion", "sicanos");
        assert_eq!(costs(&state, Side::Syracusan, "olympieion"), [1]);
        phase(&mut state, Side::Syracusan, 1);
        assert_eq!(offered(&state), "olympieion EndMoves");
        play(&mut state, "activate olympieion; pick syr-P1; step T21").expect("legal");
        // 3.2m It stops at once and the fort is left with Sicanos.
        assert_eq!(offered(&state), "sicanos EndZone");
    }

    #[test]
    fn r_2_b_3_2g_a_leader_who_has_moved_in_lowers_the_cost() {
        let mut state = empty_map();
        put(&mut state, "T24", "demosthenes");
        put(&mut state, "T25", "ath-H1");
        phase(&mut state, Side::Athenian, 1);
        assert_eq!(offered(&state), "T24 EndMoves");
        march(&mut state, "demosthenes", "T25").expect("legal");
        play(&mut state, "stop; activate T25").expect("for nothing");
        assert_eq!(offered(&state), "ath-H1 EndZone");
    }

    #[test]
    fn r_2_b_3_2h_again_for_those_who_have_not_moved() {
        let mut state = empty_map();
        put(&mut state, "T24", "ath-H4 ath-H5 lamachos");
        phase(&mut state, Side::Athenian, 3);
        march(&mut state, "ath-H4 lamachos", "T25").expect("legal");
        play(&mut state, "stop; end; activate T24").expect("legal");
        assert_eq!(state.phase.budget.announced, 0);
        assert_eq!(offered(&state), "ath-H5 EndZone");

        let mut state = empty_map();
        put(&mut state, "T14", "gylippos syr-H1");
        phase(&mut state, Side::Syracusan, 3);
        play(&mut state, "activate T14; end").expect("legal");
        let place = "T14".parse().expect("a place");
        let refused = play(&mut state, "activate T14");
        assert_eq!(refused, Err(Illegal::Shared(Refusal::FreeOnce { place })));
        assert_eq!(answers(&state), [Action::EndMoves]);
    }
}
