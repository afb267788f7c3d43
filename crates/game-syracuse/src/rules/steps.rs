//! 3, 3.2 One step of a group: where it may go, who can pay for it, and how it enters.

use engine::Decisions;

use crate::{
    action::Action,
    game::Syracuse,
    ids::{FortId, Place, Side},
    illegal::Illegal,
    march::March,
    pieces::PieceSet,
    rules::{convoy, crossing, sailing},
    state::{Entered, LeaderPassage, State},
};

/// A step that may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) cost: u8,
    pub(crate) entered: Entered,
    /// 1.2c Those who go: all, or the leaders alone.
    pub(crate) who: PieceSet,
}

/// 3b Every step the group may take.
pub(crate) fn step_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    march: &March,
    out: &mut Decisions<Syracuse>,
) {
    let open =
        neighbours(game, march.at).filter(|&to| may_step(game, state, side, march, to).is_ok());
    out.extend(open.map(|to| Action::Step { to }));
}

/// Is there a step at all?
pub(crate) fn has_step(game: &Syracuse, state: &State, side: Side, march: &March) -> bool {
    neighbours(game, march.at).any(|to| may_step(game, state, side, march, to).is_ok())
}

/// 3b Adjacent zones; a fort is next to its own zone only.
fn neighbours(game: &Syracuse, at: Place) -> impl Iterator<Item = Place> {
    let inside = game.board.fort_in(at).map(Place::fort);
    let outside = at.as_fort().map(|fort| game.board.zone_of(fort));
    game.board.neighbours(at).chain(inside).chain(outside)
}

/// 3b, 3.1, 3.2 May the group take this step?
pub(crate) fn may_step(
    game: &Syracuse,
    state: &State,
    side: Side,
    march: &March,
    to: Place,
) -> Result<Way, Illegal> {
    if march.naval {
        return sailing::may_sail(game, state, side, march, to);
    }
    // 3.5a Whoever is aboard when the move begins is carried by ships.
    let is_cargo = march.at.is_sea() && !march.begun;
    if is_cargo && march.group.meets(game.pieces.land()) {
        return Err(sailing::without_escort(game, state, side, march.at));
    }
    let (cost, entered) = match (march.at.as_fort(), to.as_fort()) {
        (Some(fort), _) => may_leave_fort(game, state, side, march, fort, to)?,
        (None, Some(fort)) => may_enter_fort(game, state, side, march, fort)?,
        (None, None) if to.is_land() => may_walk(game, state, side, march, to)?,
        (None, None) => {
            may_board(game, state, march)?;
            convoy::may_put_to_sea(game, state, side, march.at, to)?
        }
    };
    let who = who_can_pay(game, march, to, cost)?;
    if to.is_sea() {
        convoy::may_carry(game, state, side, march, who, to)?;
    }
    if let Some(fort) = to.as_fort() {
        may_take(game, state, side, who, fort)?;
    }
    Ok(Way { cost, entered, who })
}

/// 3.4f For a leader a passage by sea is his whole movement: whoever has walked does not go aboard, unless it was agreed that he may.
fn may_board(game: &Syracuse, state: &State, march: &March) -> Result<(), Illegal> {
    let has_walked = march.begun && !march.at.is_sea();
    let leader = march.group.intersection(game.pieces.leaders).first();
    match (state.options.leader_passage, leader) {
        (LeaderPassage::Whole, Some(leader)) if has_walked => Err(Illegal::HasWalked { leader }),
        (LeaderPassage::Whole | LeaderPassage::Rest, _) => Ok(()),
    }
}

/// 3.1h, 7.S7a, 2.B.2g May a group step, or land, in a land zone?
pub(crate) fn may_walk(
    game: &Syracuse,
    state: &State,
    side: Side,
    march: &March,
    to: Place,
) -> Result<(u8, Entered), Illegal> {
    let border = crossing::may_cross(game, state, side, march.at, to)?;
    if is_barred(state, side, to) {
        return Err(Illegal::BarredByArchers { zone: to });
    }
    if march.free && state.holds(game, side.other(), to) {
        return Err(Illegal::NoEnemyContact { zone: to });
    }
    Ok(crossing::cost(state, side, march.at, to, border))
}

/// 3.2f Out of a fort into its zone. Ruling: archers do not bar this way, for a garrison is in the zone already (0.2g).
fn may_leave_fort(
    game: &Syracuse,
    state: &State,
    side: Side,
    march: &March,
    fort: FortId,
    to: Place,
) -> Result<(u8, Entered), Illegal> {
    if game.board.zone_of(fort) != to {
        let from = march.at;
        return Err(Illegal::NotAdjacent { from, to });
    }
    if march.free && state.holds(game, side.other(), to) {
        return Err(Illegal::NoEnemyContact { zone: to });
    }
    Ok((1, Entered::default()))
}

/// 3.2f, 0.2i Into a fort that is built and holds no enemies.
fn may_enter_fort(
    game: &Syracuse,
    state: &State,
    side: Side,
    march: &March,
    fort: FortId,
) -> Result<(u8, Entered), Illegal> {
    let to = Place::fort(fort);
    if game.board.zone_of(fort) != march.at {
        let from = march.at;
        return Err(Illegal::NotAdjacent { from, to });
    }
    if state.fort(fort).owner().is_none() {
        return Err(Illegal::NoFort { fort });
    }
    if !state.units_at(game, side.other(), to).is_empty() {
        return Err(Illegal::Fortification { to });
    }
    Ok((1, Entered::default()))
}

/// 4.3h Only a unit takes an empty enemy fort: leaders cannot enter one by themselves (1.2a).
fn may_take(
    game: &Syracuse,
    state: &State,
    side: Side,
    who: PieceSet,
    fort: FortId,
) -> Result<(), Illegal> {
    let leaders_only = who.without(game.pieces.leaders).is_empty();
    if leaders_only && state.fort(fort).owner() != Some(side) {
        let to = Place::fort(fort);
        return Err(Illegal::Fortification { to });
    }
    Ok(())
}

/// 1.1f, 1.2c The whole group, or the leaders alone when only they can still pay. Units at sea are not left behind (3.4e).
fn who_can_pay(game: &Syracuse, march: &March, to: Place, cost: u8) -> Result<PieceSet, Illegal> {
    let total = march.spent + cost;
    let may_part = march.at.is_land() || march.at.as_fort().is_some();
    campaign::who_can_pay(march.group, game.pieces.leaders, total)
        .filter(|&who| who == march.group || may_part)
        .ok_or(Illegal::NoPoints { to, cost })
}

/// 7.S7a Have archers closed the zone to this side?
pub(crate) fn is_barred(state: &State, side: Side, zone: Place) -> bool {
    state.phase.barred.get(side).contains(zone)
}

#[cfg(test)]
mod tests {

    use crate::{
        ids::{FortId, Side, WallId},
        illegal::Illegal,
        rules::movement_script::{march, offered, play, whereabouts},
        state::{Camp, Edition, FortState, State, Work},
        testing::{empty_map, place, put, start},
    };

    /// The points a group of one piece spends from zone to zone; the path may cost a unit 4 at most.
    fn spent(state: &State, piece: &str, path: &str) -> Result<u8, Illegal> {
        let mut state = state.clone();
        let (from, path) = path.split_once(' ').expect("a path");
        put(&mut state, from, piece);
        put(&mut state, from, "ath-C3 syr-C3");
        march(&mut state, piece, path)?;
        // Where only the end is left the march is over: ask its pieces.
        Ok(state.march.map_or(4, |march| march.spent))
    }

    fn costs(state: &State, piece: &str, steps: &str) -> Vec<u8> {
        let steps = steps.split(", ");
        let cost = |step: &str| spent(state, piece, &step.replace('-', " ")).expect("legal");
        steps.map(cost).collect()
    }

    // covers: 3.2c 3.2d 3.2e 3.2i
    #[test]
    fn r_3_2c_ground_slopes_and_the_river() {
        let state = empty_map();
        assert_eq!(
            costs(&state, "lamachos", "T1-T2, T1-T8, T8-T1, T8-T9"),
            [1, 2, 1, 1]
        );
        assert_eq!(costs(&state, "hermocrates", "T16-T7, T14-T7"), [1, 2]);
        assert_eq!(
            costs(&state, "lamachos", "T24-T13, T13-T24, T18-T11"),
            [2, 2, 2]
        );
        assert_eq!(costs(&state, "lamachos", "T11-T18, T11-T18-T20"), [3, 4]);
        assert_eq!(costs(&state, "ath-H1", "T11-T18-T20"), [4]);
    }

    // covers: 1.1f 3.2i
    #[test]
    fn r_1_1f_four_points_for_every_land_unit() {
        let mut state = empty_map();
        put(&mut state, "T11", "syr-C1");
        march(&mut state, "syr-C1", "T18 T20").expect("4 PM");
        assert_eq!(whereabouts(&state, "syr-C1"), "T20");
        assert_eq!(state.march, None);
        let mut state = empty_map();
        put(&mut state, "T1", "ath-H1");
        march(&mut state, "ath-H1", "T2 T1 T2 T1").expect("4 PM");
        assert_eq!(state.march, None);
    }

    // covers: 1.2c 3.1c
    #[test]
    fn r_1_2c_leaders_go_on_alone() {
        let mut state = empty_map();
        put(&mut state, "T25", "ath-H1 nicias");
        march(&mut state, "ath-H1 nicias", "T21 T13").expect("4 PM");
        assert_eq!(offered(&state), "T11 T14 T15 T17 Stop");
        play(&mut state, "step T14").expect("5 PM");
        assert_eq!(whereabouts(&state, "ath-H1"), "T13");
        assert_eq!(whereabouts(&state, "nicias"), "T14");
        assert_eq!(state.march, None);
        let mut state = empty_map();
        put(&mut state, "T24", "lamachos");
        march(&mut state, "lamachos", "T25 T26 T27").expect("alone");
    }

    // covers: 3b 3.2f
    #[test]
    fn r_3b_a_fort_is_next_to_its_zone_only() {
        let mut state = empty_map();
        state.set_fort(FortId::Olympieion, FortState::Syracusan);
        put(&mut state, "olympieion", "syr-P1");
        let mut marching = state.clone();
        crate::rules::movement_script::phase(&mut marching, Side::Syracusan, 2);
        play(&mut marching, "activate T21; pick syr-P1").expect("legal");
        assert_eq!(offered(&marching), "T21");
        play(&mut marching, "step T21; step T24").expect("legal");
        assert_eq!(marching.march.expect("it goes on").spent, 2);
        let refused = spent(&empty_map(), "ath-H1", "T27 plemmyrion");
        let fort = FortId::Plemmyrion;
        assert_eq!(refused, Err(Illegal::NoFort { fort }));
    }

    // covers: 3c 3d
    #[test]
    fn r_3c_points_of_contact_are_no_borders() {
        let mut state = empty_map();
        put(&mut state, "T4", "ath-H1");
        march(&mut state, "ath-H1", "").expect("picked");
        assert_eq!(offered(&state), "T2 T3 T5 T9");
        for (from, to) in [("T4", "T12"), ("T5", "T9"), ("T5", "T14"), ("T6", "T13")] {
            let (from, to) = (place(from), place(to));
            let refused = spent(&empty_map(), "ath-H1", &format!("{from} {to}"));
            assert_eq!(refused, Err(Illegal::NotAdjacent { from, to }));
        }
    }

    // covers: 3.2g 3.2h 3.2j
    #[test]
    fn r_3_2g_enemy_walls() {
        let mut state = empty_map();
        state.set_wall(WallId::A2, Work::Built);
        state.set_wall(WallId::S2, Work::Built);
        state.set_wall(WallId::A1, Work::Destroyed);
        assert_eq!(costs(&state, "hermocrates", "T14-T13, T15-T13"), [4, 2]);
        assert_eq!(costs(&state, "lamachos", "T6-T14"), [4]);
        let refused = spent(&state, "ath-H1", "T14 T6");
        let to = place("T6");
        assert_eq!(refused, Err(Illegal::NoPoints { to, cost: 5 }));
        assert!(spent(&state, "lamachos", "T14 T6").is_ok());
        // 3.2j Own works cost nothing.
        assert_eq!(costs(&state, "lamachos", "T13-T14, T13-T15"), [1, 1]);
        assert_eq!(costs(&state, "hermocrates", "T14-T6, T15-T16"), [2, 1]);
    }

    #[test]
    fn r_0_2i_sites_are_no_works() {
        let state = start();
        assert_eq!(spent(&state, "lamachos", "T13 T17"), Ok(1));
        assert_eq!(spent(&empty_map(), "ath-H1", "T13 T15"), Ok(1));
        assert_eq!(spent(&empty_map(), "syr-H1", "T13 T15"), Ok(1));
        assert_eq!(spent(&empty_map(), "syr-H1", "T13 T17"), Ok(1));
    }

    // covers: 3.1h 0.2e
    #[test]
    fn r_3_1h_fortifications_are_closed() {
        let mut state = empty_map();
        let to = place("T16");
        let refused = spent(&state, "ath-H1", "T14 T16");
        assert_eq!(refused, Err(Illegal::Fortification { to }));
        assert_eq!(spent(&state, "syr-H1", "T15 T17"), Ok(1));
        state.camp = Camp::Standing;
        let to = place("T17");
        for from in ["T13", "T15"] {
            let refused = spent(&state, "syr-H1", &format!("{from} T17"));
            assert_eq!(refused, Err(Illegal::Fortification { to }));
            assert_eq!(spent(&state, "ath-H1", &format!("{from} T17")), Ok(1));
        }
    }

    #[test]
    fn r_4_3h_a_unit_takes_an_empty_fort() {
        let mut state = empty_map();
        state.set_fort(FortId::Olympieion, FortState::Syracusan);
        put(&mut state, "T25", "ath-H1 nicias");
        put(&mut state, "olympieion", "sicanos");
        let mut alone = state.clone();
        let to = place("olympieion");
        let refused = march(&mut alone, "nicias", "T21 olympieion");
        assert_eq!(refused, Err(Illegal::Fortification { to }));
        march(&mut state, "ath-H1", "T21 olympieion").expect("3 PM");
        assert_eq!(state.fort(FortId::Olympieion), FortState::Athenian);
        assert_eq!(whereabouts(&state, "sicanos"), "nowhere");
    }

    #[test]
    fn r_4_3i_the_english_edition_takes_it_from_outside() {
        let mut state = empty_map();
        state.set_fort(FortId::Olympieion, FortState::Syracusan);
        put(&mut state, "T25", "ath-H1");
        let mut french = state.clone();
        march(&mut french, "ath-H1", "T21").expect("legal");
        let fort = FortId::Olympieion;
        let refused = play(&mut french, "fort olympieion");
        assert_eq!(refused, Err(Illegal::NoFort { fort }));
        state.edition = Edition::En;
        march(&mut state, "ath-H1", "T21").expect("legal");
        play(&mut state, "fort olympieion").expect("legal");
        assert_eq!(state.fort(fort), FortState::Athenian);
        assert_eq!(whereabouts(&state, "ath-H1"), "T21");
        assert_eq!(state.march.expect("it goes on").spent, 3);
    }
}
