//! 2.C, 5.1 The works phase: the discard, the dice and the points. What may be built is in `building`.

use arrayvec::ArrayVec;
use campaign::Refusal;
use engine::{D6, Decisions, Log};

use crate::{
    action::Action,
    event::{Construction, Event},
    game::Syracuse,
    ids::{CounterId, Side},
    illegal::Illegal,
    rules::building,
    state::State,
    step::Step,
};

pub(crate) use crate::rules::works_dice::dice;

/// 5.1b, 5.1c How a work is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Payment {
    /// With the points of the dice.
    Points,
    /// With S12 or S13. Whoever plays them sees to it that the work is one of theirs.
    Stratagem,
}

/// A side throws fewer: the base and six lines of 2.C.
const MOST_DICE: usize = 8;

/// 2.Cp, 2.Cq Has a side a works phase in this turn? Syracuse only after the turn in which the camp was built.
pub(crate) fn has_works(state: &State, side: Side) -> bool {
    match side {
        Side::Athenian => true,
        Side::Syracusan => state.camp_turn.is_some_and(|turn| turn < state.turn),
    }
}

/// 2.Ca, 2.Cf The works phase of a side. Whoever holds counters is asked for a discard first, whatever they are.
pub(crate) fn begin(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    if has_works(state, side) {
        state.stack.push(Step::Discard { side });
        go_on(game, state, log);
    }
}

/// 2.Cf, 2.Cr Goes on when nothing is left to ask: without counters there is no discard, and without counters and possible works
/// nothing to build; 7.S25b nor after a draw by good omens. To be called after each answer in a works phase.
pub(crate) fn go_on(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    if let Some(Step::Discard { side }) = state.step()
        && state.hands.get(side).is_empty()
    {
        roll(game, state, side, 0, log);
    }
    if let Some(Step::Build { side, points }) = state.step() {
        let possible = building::sites().any(|work| may_pay(game, state, side, points, work));
        let may_play = !state.hands.get(side).is_empty() && !*state.phase.played.get(side);
        if !possible && !may_play {
            state.stack.pop();
        }
    }
}

/// 2.Ce, 2.Cf May this counter be given up for a die? It needs a face of one's own colour.
fn may_discard(
    game: &Syracuse,
    state: &State,
    side: Side,
    counter: CounterId,
) -> Result<(), Illegal> {
    if !state.hands.get(side).contains(counter) {
        return Err(Illegal::Shared(Refusal::NotInHand));
    }
    let mut faces = game.counters.faces(counter);
    if !faces.any(|face| face.colour.is_of(side)) {
        return Err(Illegal::NoWorkDie);
    }
    Ok(())
}

/// 2.Ce The counters that may be given up, or none.
pub(crate) fn discard_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    let held = state.hands.get(side).iter();
    let fitting = held.filter(|&counter| may_discard(game, state, side, counter).is_ok());
    out.extend(fitting.map(|counter| Action::Discard { counter }));
    out.push(Action::Done);
}

/// 2.Ce, 2.Cf One counter goes to the bowl, seen by all, for one die more.
pub(crate) fn discard(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    counter: CounterId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_discard(game, state, side, counter)?;
    state.hands.get_mut(side).remove(counter);
    state.shown.get_mut(side).remove(counter);
    state.bowl.insert(counter);
    log.seal();
    log.push(|| Event::Discarded { side, counter });
    roll(game, state, side, 1, log);
    Ok(())
}

/// 2.Ce No counter is given up.
pub(crate) fn discard_done(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    roll(game, state, side, 0, log);
    Ok(())
}

/// 5.1a, 2.Co Throws the dice in place of the question of the discard, then asks what is built.
fn roll(game: &Syracuse, state: &mut State, side: Side, extra: i8, log: &mut Log<Event>) {
    let count = (dice(game, state, side) + extra).max(0);
    let thrown: ArrayVec<D6, MOST_DICE> = (0..count).map(|_| state.dice.d6(log)).collect();
    let points = resolve_dice(&thrown);
    if !thrown.is_empty() {
        log.push(|| Event::WorksRolled {
            side,
            dice: thrown.to_vec(),
            points,
        });
    }
    state.next_step(Step::Build { side, points });
    go_on(game, state, log);
}

/// 5.1a A 5 gives one point, a 6 gives two.
fn resolve_dice(dice: &[D6]) -> u8 {
    dice.iter().map(|die| die.get().saturating_sub(4)).sum()
}

/// 5.1b Can this be built with so many points?
fn may_pay(game: &Syracuse, state: &State, side: Side, points: u8, work: Construction) -> bool {
    building::cost(work) <= points && building::may_build(game, state, side, work).is_ok()
}

/// 5.1b What can be built and paid for.
pub(crate) fn build_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    points: u8,
    out: &mut Decisions<Syracuse>,
) {
    let possible = building::sites().filter(|&work| may_pay(game, state, side, points, work));
    out.extend(possible.map(|work| match work {
        Construction::Camp => Action::BuildCamp,
        Construction::Fort(fort) => Action::BuildFort { fort },
        Construction::Wall(wall) => Action::BuildWall { wall },
        Construction::Chains => Action::BuildChains,
    }));
    out.push(Action::Done);
}

/// 5.1b, 5.1c, 5.5d Builds for points of the phase or by a stratagem; no stratagem builds chains.
pub(crate) fn build(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    work: Construction,
    payment: Payment,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    building::may_build(game, state, side, work)?;
    let cost = building::cost(work);
    match payment {
        Payment::Stratagem if work == Construction::Chains => {
            return Err(Illegal::NotEnoughPoints { cost });
        }
        Payment::Stratagem => building::perform(state, side, work, log),
        Payment::Points => {
            let Some(Step::Build { points, .. }) = state.step() else {
                return Err(Illegal::NotEnoughPoints { cost });
            };
            let left = points.checked_sub(cost);
            let points = left.ok_or(Illegal::NotEnoughPoints { cost })?;
            building::perform(state, side, work, log);
            state.next_step(Step::Build { side, points });
            go_on(game, state, log);
        }
    }
    Ok(())
}

/// 5.1i The works phase ends; points that are left are lost.
pub(crate) fn build_done(state: &mut State) -> Result<(), Illegal> {
    state.stack.pop();
    Ok(())
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{
        ids::{CounterSet, FortId, PerSide, WallId},
        state::{Camp, FortState, Work},
        testing::*,
    };

    /// No pieces, no counters, advantage with the enemy of `side`.
    fn bare(turn: u8, side: Side) -> State {
        let mut state = empty_map();
        (state.turn, state.advantage) = (turn, side.other());
        state.hands = PerSide::default();
        state
    }

    fn hold(state: &mut State, side: Side, counters: &[&str]) {
        let counter = |id: &&str| id.parse::<CounterId>().unwrap();
        let held: CounterSet = counters.iter().map(counter).collect();
        *state.hands.get_mut(side) = held;
        state.bowl = state.bowl.without(held);
    }

    fn put_up(
        state: &mut State,
        side: Side,
        work: Construction,
        payment: Payment,
    ) -> Result<(), Illegal> {
        build(&game(), state, side, work, payment, &mut Log::off())
    }

    #[test]
    fn r_2_ce_a_counter_of_ones_own_colour_for_a_die() {
        // covers: 2.Cf
        let (game, mut state) = (game(), bare(1, Side::Athenian));
        hold(&mut state, Side::Athenian, &["K02", "K05", "K15"]);
        begin(&game, &mut state, Side::Athenian, &mut Log::off());
        let listed = answers(|out| discard_answers(&game, &state, Side::Athenian, out));
        let counter: CounterId = "K15".parse().unwrap();
        assert_eq!(listed, [Action::Discard { counter }, Action::Done]);
        let refused = discard(
            &game,
            &mut state,
            Side::Athenian,
            CounterId(1),
            &mut Log::off(),
        );
        assert_eq!(refused, Err(Illegal::NoWorkDie));
        let mut log = Log::on();
        discard(&game, &mut state, Side::Athenian, counter, &mut log).unwrap();
        let events = log.take();
        assert_eq!(
            events[0],
            Event::Discarded {
                side: Side::Athenian,
                counter
            }
        );
        assert!(matches!(&events[1], Event::WorksRolled { dice, .. } if dice.len() == 3));
        assert!(state.bowl.contains(counter) && state.hands.athenian.len() == 2);
        assert!(
            matches!(state.step(), Some(Step::Build { .. })),
            "only one discard"
        );
    }

    #[test]
    fn r_2_co_no_dice_no_roll() {
        let (game, mut state, mut log) = (game(), bare(6, Side::Syracusan), Log::on());
        state.camp_turn = Some(1);
        hold(&mut state, Side::Syracusan, &["K12"]);
        put(&mut state, "T14", "syr-P1");
        begin(&game, &mut state, Side::Syracusan, &mut log);
        discard_done(&game, &mut state, Side::Syracusan, &mut log).unwrap();
        assert!(log.take().is_empty());
        let (side, wall) = (Side::Syracusan, Construction::Wall(WallId::S1));
        assert_eq!(state.step(), Some(Step::Build { side, points: 0 }));
        build(&game, &mut state, side, wall, Payment::Stratagem, &mut log).unwrap();
        assert_eq!(state.wall(WallId::S1), Work::Built);
    }

    #[test]
    fn r_2_cp_syracuse_works_after_the_turn_of_the_camp() {
        // covers: 2.Cq
        let (game, mut state) = (game(), bare(2, Side::Syracusan));
        state.camp_turn = Some(2);
        hold(&mut state, Side::Syracusan, &["K12"]);
        begin(&game, &mut state, Side::Syracusan, &mut Log::off());
        assert_eq!(state.step(), None);
        put(&mut state, "T14", "syr-P1");
        let wall = Construction::Wall(WallId::S1);
        let refused = building::may_build(&game, &state, Side::Syracusan, wall);
        assert_eq!(refused, Err(Illegal::NoSyracusanWorks));
        state.turn = 3;
        state.camp = Camp::Destroyed;
        begin(&game, &mut state, Side::Syracusan, &mut Log::off());
        assert_eq!(
            state.step(),
            Some(Step::Discard {
                side: Side::Syracusan
            })
        );
    }

    #[test]
    fn r_5_1a_fives_and_sixes_give_points() {
        assert_eq!(resolve_dice(&[die(6), die(5), die(2)]), 3);
        assert_eq!(resolve_dice(&[die(1), die(3), die(4)]), 0);
    }

    #[test]
    fn r_5_1b_several_works_are_built_if_paid() {
        // covers: 5.1i
        let (game, mut state, side) = (game(), bare(1, Side::Athenian), Side::Athenian);
        put(&mut state, "T17", "ath-H1");
        put(&mut state, "T13", "ath-H2");
        state.stack.push(Step::Build { side, points: 3 });
        let listed = answers(|out| build_answers(&game, &state, side, 3, out));
        assert_eq!(listed, [Action::BuildCamp, Action::Done]);
        assert_eq!(
            answers(|out| build_answers(&game, &state, side, 1, out)),
            [Action::Done]
        );
        let mut fort = bare(1, Side::Athenian);
        put(&mut fort, "T27", "ath-H1");
        let offers = |points| answers(|out| build_answers(&game, &fort, side, points, out)).len();
        assert_eq!((offers(1), offers(2)), (1, 2), "a fort costs two");
        let pay = Payment::Points;
        put_up(&mut state, side, Construction::Camp, pay).unwrap();
        assert_eq!(state.step(), Some(Step::Build { side, points: 1 }));
        let wall = Construction::Wall(WallId::A1);
        put_up(&mut state, side, wall, pay).unwrap();
        assert_eq!(state.step(), None, "nothing is left to ask");
        state.stack.push(Step::Build { side, points: 0 });
        let dear = put_up(&mut state, side, Construction::Wall(WallId::A2), pay);
        assert_eq!(dear, Err(Illegal::NotEnoughPoints { cost: 1 }));
        build_done(&mut state).unwrap();
        assert_eq!(state.step(), None);
    }

    #[test]
    fn r_2_cr_stratagems_between_buildings() {
        let (game, mut state, side) = (game(), bare(1, Side::Athenian), Side::Athenian);
        put(&mut state, "T17", "ath-H1");
        put(&mut state, "T15", "ath-A1");
        hold(&mut state, side, &["K11"]);
        state.stack.push(Step::Build { side, points: 2 });
        let (camp, wall) = (Construction::Camp, Construction::Wall(WallId::A1));
        put_up(&mut state, side, camp, Payment::Points).unwrap();
        let still = Some(Step::Build { side, points: 0 });
        assert_eq!(state.step(), still, "he still holds a counter");
        put_up(&mut state, side, wall, Payment::Stratagem).unwrap();
        state.hands = PerSide::default();
        go_on(&game, &mut state, &mut Log::off());
        assert_eq!((state.wall(WallId::A1), state.step()), (Work::Built, None));
    }

    #[test]
    fn r_5_1c_a_stratagem_needs_no_points() {
        // covers: 5.5d
        let mut state = bare(2, Side::Athenian);
        put(&mut state, "T17", "ath-H1");
        let by = Payment::Stratagem;
        put_up(&mut state, Side::Athenian, Construction::Camp, by).unwrap();
        assert!(state.has_camp());
        state.turn = 3;
        state.set_fort(FortId::Plemmyrion, FortState::Syracusan);
        let chains = put_up(&mut state, Side::Syracusan, Construction::Chains, by);
        assert_eq!(chains, Err(Illegal::NotEnoughPoints { cost: 1 }));
    }
}
