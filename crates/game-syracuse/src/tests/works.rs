//! 2.C, 5.1 The works phase: the discard, the dice and the points. What may be built is in `building`.

use crate::step::OwnStep;
use engine::Log;

use crate::{
    action::Action,
    event::{Construction, CounterEvent, Event, SharedEvent},
    ids::{CounterId, CounterSet, FortId, PerSide, Side, WallId},
    illegal::Illegal,
    rules::{
        building,
        works::{
            Payment, begin, build, build_answers, build_done, discard, discard_answers,
            discard_done, end_if_idle, resolve_dice,
        },
    },
    state::{Camp, FortState, State, Work},
    step::Step,
    testing::*,
    types::{Act, Look},
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
    build(
        &mut Act::new(&game(), state, &mut Log::off()),
        side,
        work,
        payment,
    )
}

#[test]
fn r_2_ce_a_counter_of_ones_own_colour_for_a_die() {
    // covers: 2.Cf
    let (game, mut state) = (game(), bare(1, Side::Athenian));
    hold(&mut state, Side::Athenian, &["K02", "K05", "K15"]);
    begin(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        Side::Athenian,
    );
    let listed = answers(|out| discard_answers(Look::new(&game, &state), Side::Athenian, out));
    let counter: CounterId = "K15".parse().unwrap();
    assert_eq!(listed, [Action::Discard { counter }, Action::Done]);
    let refused = discard(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        Side::Athenian,
        CounterId(1),
    );
    assert_eq!(refused, Err(Illegal::NoWorkDie));
    let mut log = Log::on();
    discard(
        &mut Act::new(&game, &mut state, &mut log),
        Side::Athenian,
        counter,
    )
    .unwrap();
    let events = log.take();
    assert_eq!(
        events[0],
        Event::Shared(SharedEvent::Counter(CounterEvent::Discarded {
            side: Side::Athenian,
            counter
        }))
    );
    assert!(matches!(&events[1], Event::WorksRolled { dice, .. } if dice.len() == 3));
    assert!(state.bowl.contains(counter) && state.hands.athenian.len() == 2);
    assert!(
        matches!(state.step(), Some(Step::Own(OwnStep::Build { .. }))),
        "only one discard"
    );
}

#[test]
fn r_2_co_no_dice_no_roll() {
    let (game, mut state, mut log) = (game(), bare(6, Side::Syracusan), Log::on());
    state.camp_turn = Some(1);
    hold(&mut state, Side::Syracusan, &["K12"]);
    put(&mut state, "T14", "syr-P1");
    begin(&mut Act::new(&game, &mut state, &mut log), Side::Syracusan);
    discard_done(&mut Act::new(&game, &mut state, &mut log), Side::Syracusan).unwrap();
    assert!(log.take().is_empty());
    let (side, wall) = (Side::Syracusan, Construction::Wall(WallId::S1));
    assert_eq!(
        state.step(),
        Some(Step::Own(OwnStep::Build { side, points: 0 }))
    );
    build(
        &mut Act::new(&game, &mut state, &mut log),
        side,
        wall,
        Payment::Stratagem,
    )
    .unwrap();
    assert_eq!(state.wall(WallId::S1), Work::Built);
}

#[test]
fn r_2_cp_syracuse_works_after_the_turn_of_the_camp() {
    // covers: 2.Cq
    let (game, mut state) = (game(), bare(2, Side::Syracusan));
    state.camp_turn = Some(2);
    hold(&mut state, Side::Syracusan, &["K12"]);
    begin(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        Side::Syracusan,
    );
    assert_eq!(state.step(), None);
    put(&mut state, "T14", "syr-P1");
    let wall = Construction::Wall(WallId::S1);
    let refused = building::may_build(Look::new(&game, &state), Side::Syracusan, wall);
    assert_eq!(refused, Err(Illegal::NoSyracusanWorks));
    state.turn = 3;
    state.camp = Camp::Destroyed;
    begin(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        Side::Syracusan,
    );
    assert_eq!(
        state.step(),
        Some(Step::Own(OwnStep::Discard {
            side: Side::Syracusan
        }))
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
    state
        .stack
        .push(Step::Own(OwnStep::Build { side, points: 3 }));
    let listed = answers(|out| build_answers(Look::new(&game, &state), side, 3, out));
    assert_eq!(listed, [Action::BuildCamp, Action::Done]);
    assert_eq!(
        answers(|out| build_answers(Look::new(&game, &state), side, 1, out)),
        [Action::Done]
    );
    let mut fort = bare(1, Side::Athenian);
    put(&mut fort, "T27", "ath-H1");
    let offers =
        |points| answers(|out| build_answers(Look::new(&game, &fort), side, points, out)).len();
    assert_eq!((offers(1), offers(2)), (1, 2), "a fort costs two");
    let pay = Payment::Points;
    put_up(&mut state, side, Construction::Camp, pay).unwrap();
    assert_eq!(
        state.step(),
        Some(Step::Own(OwnStep::Build { side, points: 1 }))
    );
    let wall = Construction::Wall(WallId::A1);
    put_up(&mut state, side, wall, pay).unwrap();
    assert_eq!(state.step(), None, "nothing is left to ask");
    state
        .stack
        .push(Step::Own(OwnStep::Build { side, points: 0 }));
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
    state
        .stack
        .push(Step::Own(OwnStep::Build { side, points: 2 }));
    let (camp, wall) = (Construction::Camp, Construction::Wall(WallId::A1));
    put_up(&mut state, side, camp, Payment::Points).unwrap();
    let still = Some(Step::Own(OwnStep::Build { side, points: 0 }));
    assert_eq!(state.step(), still, "he still holds a counter");
    put_up(&mut state, side, wall, Payment::Stratagem).unwrap();
    state.hands = PerSide::default();
    end_if_idle(&mut Act::new(&game, &mut state, &mut Log::off()));
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
