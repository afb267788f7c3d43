//! 2.Dd to 2.Di D.2 Free regrouping. Who may go where is in `regroup_targets`.

use crate::step::OwnStep;
use engine::Log;

use crate::{
    action::Action,
    ids::Side,
    illegal::{Illegal, Refusal},
    pieces::PieceId,
    rules::regrouping::{begin, regroup_done},
    state::{Camp, State, Work},
    step::Step,
    testing::{
        playing::{act, go_on, listed},
        *,
    },
    types::Act,
};

fn id(text: &str) -> PieceId {
    text.parse().unwrap()
}

/// Sends a piece somewhere, whether it is asked where or not.
fn send(state: &mut State, piece: &str, to: &str) -> Result<(), Illegal> {
    let before = state.clone();
    let (piece, place) = (id(piece), place(to));
    act(state, Action::Regroup { piece }, &mut Log::off())?;
    let mut done = Ok(());
    if let Some(Step::Own(OwnStep::RegroupTo { .. })) = state.step() {
        done = act(state, Action::RegroupTo { place }, &mut Log::off());
    }
    if state.pieces.place(piece) != Some(place) {
        *state = before;
        done = Err(Illegal::Shared(Refusal::CannotRegroupTo { place }));
    }
    done
}

fn began(side: Side, mut state: State) -> State {
    begin(&mut Act::new(&game(), &mut state, &mut Log::off()), side);
    go_on(&mut state);
    state
}

#[test]
fn r_2_dg_each_piece_once_and_nothing_leaves_catania() {
    let (game, side) = (game(), Side::Syracusan);
    let mut state = empty_map();
    put(&mut state, "T11", "syr-C1");
    put(&mut state, "T13", "syr-H1 gylippos");
    state.pieces.get_mut(id("gylippos")).sick = true;
    let mut state = began(side, state);
    send(&mut state, "syr-C1", "olympieion").unwrap();
    let again = send(&mut state, "syr-C1", "T16");
    assert_eq!(
        again,
        Err(Illegal::Shared(Refusal::CannotRegroup {
            piece: id("syr-C1")
        }))
    );
    let sick = send(&mut state, "gylippos", "T16");
    assert_eq!(
        sick,
        Err(Illegal::Shared(Refusal::IsSick {
            leader: id("gylippos")
        }))
    );
    assert_eq!(
        listed(&state),
        [
            Action::Regroup {
                piece: id("syr-H1")
            },
            Action::Done
        ]
    );
    regroup_done(&mut Act::new(&game, &mut state, &mut Log::off()), side).unwrap();
    assert!(state.step().is_none() && !state.pieces.get(id("syr-C1")).moved);
    let mut state = empty_map();
    put(&mut state, "CAT", "ath-T6 alcibiades");
    state.camp = Camp::Standing;
    assert_eq!(began(Side::Athenian, state).step(), None);
}

#[test]
fn r_2_dh_men_to_catania_only_with_their_weight_in_ships() {
    let side = Side::Athenian;
    let mut state = empty_map();
    put(&mut state, "M10", "ath-T1");
    put(&mut state, "T25", "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1");
    put(&mut state, "T24", "ath-H4 ath-H5 ath-H6");
    let mut state = began(side, state);
    assert!(send(&mut state, "ath-H1", "CAT").is_err(), "no ship yet");
    send(&mut state, "ath-T1", "CAT").unwrap();
    for unit in "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1 ath-H4".split(' ') {
        send(&mut state, unit, "CAT").unwrap();
    }
    let before = state.clone();
    send(&mut state, "ath-H5", "CAT").unwrap();
    assert_eq!(state.step(), None, "20 PF on 20 PF: nobody else can go");
    assert_eq!(state.pieces.place(id("ath-H6")), Some(place("T24")));
    let mut closed = before;
    closed.chains = Work::Built;
    assert!(send(&mut closed, "ath-H5", "CAT").is_err());
}

#[test]
fn r_2_di_leaders_need_a_ship_but_no_room() {
    // covers: 3.1g
    let (game, side) = (game(), Side::Athenian);
    let mut state = empty_map();
    put(&mut state, "M11", "nicias ath-T3");
    put(&mut state, "T24", "ath-H6");
    state.pieces.get_mut(id("ath-H6")).back = true;
    let mut state = began(side, state);
    assert!(send(&mut state, "nicias", "CAT").is_err());
    send(&mut state, "ath-T3", "CAT").unwrap();
    let alone = regroup_done(&mut Act::new(&game, &mut state, &mut Log::off()), side);
    assert_eq!(
        alone,
        Err(Illegal::LeaderLeftAtSea {
            leader: id("nicias")
        })
    );
    assert_eq!(
        listed(&state),
        ["ath-H6", "nicias"].map(|text| Action::Regroup { piece: id(text) })
    );
    send(&mut state, "nicias", "CAT").unwrap();
    send(&mut state, "ath-H6", "CAT").unwrap();
    assert_eq!(state.step(), None);
}
