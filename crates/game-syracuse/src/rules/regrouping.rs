//! 2.Dd to 2.Di D.2 Free regrouping. Who may go where is in `regroup_targets`.

use campaign::Choice;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{Place, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::regroup_targets::{
        Convoy, convoy, may_end, may_regroup, may_regroup_to, movable, targets,
    },
    state::State,
    step::Step,
};

/// 2.Dd The D.2 of a side.
pub(crate) fn begin(game: &Syracuse, state: &mut State, side: Side) {
    state.pieces.forget_moves(game.pieces.of(side));
    state.stack.push(Step::Regroup {
        side,
        ships: 0,
        men: 0,
    });
    go_on(game, state);
}

/// 2.Dg Ends the regrouping when nobody can go anywhere.
fn go_on(game: &Syracuse, state: &mut State) {
    if let Some(Step::Regroup { side, .. }) = state.step()
        && movable(game, state, side).next().is_none()
    {
        finish(game, state, side);
    }
}

/// 2.Dd Who may go somewhere. One may end as soon as no leader is left behind at sea.
pub(crate) fn regroup_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    out.extend(movable(game, state, side).map(|piece| Action::Regroup { piece }));
    if may_end(game, state, side).is_ok() {
        out.push(Action::Done);
    }
}

/// 2.Dd Takes a piece; where only one place is open it goes there.
pub(crate) fn regroup(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_regroup(game, state, side, piece)?;
    let Convoy { ships, men } = convoy(state);
    state.next_step(Step::RegroupTo {
        side,
        piece: PieceSet::one(piece),
        ships,
        men,
    });
    let places = Choice::among(targets(game, state, side, piece));
    places.take_only(|place| regroup_to(game, state, side, place, log))
}

/// 2.Df Where the piece may go.
pub(crate) fn regroup_to_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    if let Some(Step::RegroupTo { piece: taken, .. }) = state.step() {
        for piece in taken.iter() {
            let open = targets(game, state, side, piece);
            out.extend(open.map(|place| Action::RegroupTo { place }));
        }
    }
}

/// 2.Dd, 2.Dg The piece goes there and stays.
pub(crate) fn regroup_to(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::RegroupTo { piece: taken, .. }) = state.step() else {
        return Err(Illegal::CannotRegroupTo { place: to });
    };
    let piece = taken
        .first()
        .ok_or(Illegal::CannotRegroupTo { place: to })?;
    may_regroup_to(game, state, side, piece, to)?;
    let Convoy { mut ships, mut men } = convoy(state);
    if to == Place::CATANIA {
        let strength = state.strength(game, piece) as u8;
        if game.pieces.of_type(UnitType::Trireme).contains(piece) {
            ships += strength;
        } else {
            men += strength;
        }
    }
    state.pieces.regroup(&game.pieces, piece, to, log);
    state.next_step(Step::Regroup { side, ships, men });
    go_on(game, state);
    Ok(())
}

/// 2.Dg Nobody else regroups.
pub(crate) fn regroup_done(game: &Syracuse, state: &mut State, side: Side) -> Result<(), Illegal> {
    may_end(game, state, side)?;
    finish(game, state, side);
    Ok(())
}

fn finish(game: &Syracuse, state: &mut State, side: Side) {
    state.pieces.forget_moves(game.pieces.of(side));
    state.stack.pop();
}

#[cfg(test)]
mod tests {
    use campaign::Refusal;

    use super::*;
    use crate::{
        state::{Camp, Work},
        testing::*,
    };

    fn id(text: &str) -> PieceId {
        text.parse().unwrap()
    }

    /// Sends a piece somewhere, whether it is asked where or not.
    fn send(state: &mut State, side: Side, piece: &str, to: &str) -> Result<(), Illegal> {
        let game = game();
        let before = state.clone();
        regroup(&game, state, side, id(piece), &mut Log::off())?;
        let mut done = Ok(());
        if let Some(Step::RegroupTo { .. }) = state.step() {
            done = regroup_to(&game, state, side, place(to), &mut Log::off());
        }
        let there = state.pieces.place(id(piece)) == Some(place(to));
        if !there {
            *state = before;
            done = Err(Illegal::CannotRegroupTo { place: place(to) });
        }
        done
    }

    fn began(side: Side, mut state: State) -> State {
        begin(&game(), &mut state, side);
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
        send(&mut state, side, "syr-C1", "olympieion").unwrap();
        let again = send(&mut state, side, "syr-C1", "T16");
        assert_eq!(
            again,
            Err(Illegal::CannotRegroup {
                piece: id("syr-C1")
            })
        );
        let sick = send(&mut state, side, "gylippos", "T16");
        assert_eq!(
            sick,
            Err(Illegal::Shared(Refusal::IsSick {
                leader: id("gylippos")
            }))
        );
        let listed = answers(|out| regroup_answers(&game, &state, side, out));
        assert_eq!(
            listed,
            [
                Action::Regroup {
                    piece: id("syr-H1")
                },
                Action::Done
            ]
        );
        regroup_done(&game, &mut state, side).unwrap();
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
        assert!(
            send(&mut state, side, "ath-H1", "CAT").is_err(),
            "no ship yet"
        );
        send(&mut state, side, "ath-T1", "CAT").unwrap();
        for unit in "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1 ath-H4".split(' ') {
            send(&mut state, side, unit, "CAT").unwrap();
        }
        let before = state.clone();
        send(&mut state, side, "ath-H5", "CAT").unwrap();
        assert_eq!(state.step(), None, "20 PF on 20 PF: nobody else can go");
        assert_eq!(state.pieces.place(id("ath-H6")), Some(place("T24")));
        let mut closed = before;
        closed.chains = Work::Built;
        assert!(send(&mut closed, side, "ath-H5", "CAT").is_err());
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
        assert!(send(&mut state, side, "nicias", "CAT").is_err());
        send(&mut state, side, "ath-T3", "CAT").unwrap();
        let alone = regroup_done(&game, &mut state, side);
        assert_eq!(
            alone,
            Err(Illegal::LeaderLeftAtSea {
                leader: id("nicias")
            })
        );
        let listed = answers(|out| regroup_answers(&game, &state, side, out));
        assert_eq!(
            listed,
            ["ath-H6", "nicias"].map(|text| Action::Regroup { piece: id(text) })
        );
        send(&mut state, side, "nicias", "CAT").unwrap();
        send(&mut state, side, "ath-H6", "CAT").unwrap();
        assert_eq!(state.step(), None);
    }
}
