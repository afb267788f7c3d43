//! 4.3j to 4.3m Sieges.

use campaign::Choice;
use engine::{D6, Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{FortId, PerSide, Place, Side},
    illegal::Illegal,
    rules::{
        casualties::{self, Cause},
        occupation,
    },
    state::State,
    step::{Roll, Step},
};

/// 4.3k The units that help at most.
const MOST_BESIEGERS: u8 = 4;
/// 4.3l A siege succeeds with this or more.
const SUCCESS: u8 = 6;

/// 4.3j The sieges in the D.5 of a side.
pub(crate) fn begin(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    state.stack.push(Step::Sieges { side, done: 0 });
    go_on(game, state, log);
}

/// 4.3j A siege is no choice: the last one is rolled for without a question, and after it the step ends. To be called whenever the
/// step is on top again.
pub(crate) fn go_on(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    if let Some(Step::Sieges { side, done }) = state.step() {
        match Choice::among(sieges(game, state, side, done)) {
            Choice::Only(siege) => perform(state, side, done, siege, log),
            Choice::Several => {}
            Choice::Nothing => {
                state.stack.pop();
            }
        }
    }
}

/// 4.3j Is the fort besieged by this side? It holds enemies; its zone holds none, but somebody of this side.
fn may_besiege(game: &Syracuse, state: &State, side: Side, fort: FortId) -> Result<(), Illegal> {
    let (zone, enemy) = (game.board.zone_of(fort), side.other());
    let has_units = |side, place| !state.units_at(game, side, place).is_empty();
    if has_units(enemy, Place::fort(fort)) && !has_units(enemy, zone) && has_units(side, zone) {
        Ok(())
    } else {
        Err(Illegal::NoSiege { fort })
    }
}

fn bit(fort: FortId) -> u8 {
    1 << fort as u8
}

/// 2.Dn The sieges that have not been rolled for in this D.5.
fn sieges(game: &Syracuse, state: &State, side: Side, done: u8) -> impl Iterator<Item = FortId> {
    let forts = FortId::VARIANTS.iter().copied();
    forts.filter(move |&fort| done & bit(fort) == 0 && may_besiege(game, state, side, fort).is_ok())
}

/// 2.Dn, 4.3j Which siege is next. None is left out.
pub(crate) fn sieges_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    done: u8,
    out: &mut Decisions<Syracuse>,
) {
    let left = sieges(game, state, side, done);
    out.extend(left.map(|fort| Action::Besiege { fort }));
}

/// 4.3j Throws the die of a siege.
pub(crate) fn besiege(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    fort: FortId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::Sieges { done, .. }) = state.step() else {
        return Err(Illegal::NoSiege { fort });
    };
    if done & bit(fort) != 0 {
        return Err(Illegal::NoSiege { fort });
    }
    may_besiege(game, state, side, fort)?;
    perform(state, side, done, fort, log);
    Ok(())
}

fn perform(state: &mut State, side: Side, done: u8, fort: FortId, log: &mut Log<Event>) {
    let done = done | bit(fort);
    state.next_step(Step::Sieges { side, done });
    let roll = Roll::Siege {
        side,
        fort: Place::fort(fort),
        die: state.dice.d6(log).get(),
        used: PerSide::default(),
    };
    state.stack.push(Step::Roll { roll });
}

/// 4.3k to 4.3m What the die does. The step of the roll is off the stack.
pub(crate) fn resolve(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    fort: FortId,
    die: D6,
    log: &mut Log<Event>,
) {
    let besiegers = state.units_at(game, side, game.board.zone_of(fort));
    let bonus = besiegers.len().min(MOST_BESIEGERS);
    let taken = die.get() + bonus >= SUCCESS;
    log.push(|| Event::SiegeRolled {
        side,
        fort,
        die,
        bonus,
        taken,
    });
    if taken {
        take(game, state, side, fort, log);
    } else {
        go_on(game, state, log);
    }
}

/// 4.3m The garrison is lost, its leaders without points for anybody; the besieger may go in.
fn take(game: &Syracuse, state: &mut State, side: Side, fort: FortId, log: &mut Log<Event>) {
    let inside = Place::fort(fort);
    for unit in state.units_at(game, side.other(), inside).iter() {
        state
            .pieces
            .eliminate(&game.pieces, unit, Cause::Siege, log);
    }
    let leaders = state.leaders_at(game, side.other(), inside);
    casualties::capture(game, state, leaders, Cause::Siege, log);
    occupation::take_fort(state, side, fort, log);
    occupation::offer(state, side, fort);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{attrition, victory},
        state::FortState,
        testing::*,
    };

    const SIDE: Side = Side::Athenian;

    fn besieging(besiegers: &str) -> State {
        let mut state = empty_map();
        put(&mut state, "olympieion", "syr-P1 sicanos");
        put(&mut state, "T21", besiegers);
        state
    }

    fn is_besieged(state: &State) -> bool {
        may_besiege(&game(), state, SIDE, FortId::Olympieion).is_ok()
    }

    fn taken(besiegers: &str, eyes: u8) -> bool {
        let mut state = besieging(besiegers);
        resolve(
            &game(),
            &mut state,
            SIDE,
            FortId::Olympieion,
            die(eyes),
            &mut Log::off(),
        );
        state.fort(FortId::Olympieion) == FortState::Athenian
    }

    #[test]
    fn r_4_3j_enemies_round_a_garrison() {
        let (game, mut state) = (game(), besieging("ath-H1"));
        begin(&game, &mut state, SIDE, &mut Log::off());
        let rolled = |step| {
            matches!(
                step,
                Some(Step::Roll {
                    roll: Roll::Siege { .. }
                })
            )
        };
        assert!(rolled(state.step()), "nothing to choose");
        state.stack.pop();
        go_on(&game, &mut state, &mut Log::off());
        assert_eq!(state.step(), None, "once in each D.5");
        put(&mut state, "T21", "syr-P2");
        assert!(!is_besieged(&state));
        assert!(!is_besieged(&besieging("nicias")), "leaders do not besiege");
        let mut empty = besieging("ath-H1");
        put(&mut empty, "T16", "syr-P1");
        assert!(!is_besieged(&empty), "an empty fort is not besieged");
    }

    #[test]
    fn r_2_dn_the_player_orders_his_sieges() {
        let (game, mut state) = (game(), besieging("ath-H1"));
        put(&mut state, "labdalon", "syr-P2");
        put(&mut state, "T9", "ath-H2");
        state.set_fort(FortId::Labdalon, FortState::Syracusan);
        begin(&game, &mut state, SIDE, &mut Log::off());
        let listed = answers(|out| sieges_answers(&game, &state, SIDE, 0, out));
        let both = [FortId::Olympieion, FortId::Labdalon];
        assert_eq!(
            listed,
            both.map(|fort| Action::Besiege { fort }),
            "all of them, so no end"
        );
        besiege(&game, &mut state, SIDE, FortId::Labdalon, &mut Log::off()).unwrap();
        state.stack.pop();
        let again = besiege(&game, &mut state, SIDE, FortId::Labdalon, &mut Log::off());
        assert_eq!(
            again,
            Err(Illegal::NoSiege {
                fort: FortId::Labdalon
            })
        );
    }

    #[test]
    fn r_2_dn_attrition_comes_before_the_siege() {
        let (game, mut log) = (game(), Log::on());
        let mut state = besieging("ath-H1 ath-H2 ath-H3 ath-H4");
        for unit in set("ath-H1 ath-H2").iter() {
            state.pieces.get_mut(unit).back = true;
        }
        attrition::resolve(&game, &mut state, SIDE, place("T21"), die(6), &mut log);
        resolve(
            &game,
            &mut state,
            SIDE,
            FortId::Olympieion,
            die(1),
            &mut log,
        );
        let helped = |event: &Event| matches!(event, Event::SiegeRolled { bonus: 2, .. });
        assert!(log.take().iter().any(helped));
    }

    #[test]
    fn r_4_3k_one_more_for_each_unit_up_to_four() {
        // covers: 4.3l
        assert!(
            !taken("ath-H1 ath-H2", 3) && taken("ath-H1 ath-H2", 4) && taken("ath-H1 ath-H2", 6)
        );
        let four = "ath-H1 ath-H2 ath-H3 ath-H4";
        assert!(!taken(four, 1) && taken(four, 2));
        assert!(!taken("ath-H1 ath-H2 ath-H3 ath-H4 ath-H5", 1));
        assert!(!taken("ath-H1 nicias lamachos", 4) && taken("ath-H1 nicias lamachos", 5));
    }

    #[test]
    fn r_4_3m_the_garrison_is_lost() {
        // covers: 5.3b 9.2h
        let (game, mut state) = (game(), besieging("ath-H1"));
        resolve(
            &game,
            &mut state,
            SIDE,
            FortId::Olympieion,
            die(5),
            &mut Log::off(),
        );
        assert_eq!(state.pieces.in_play(), set("ath-H1"));
        assert_eq!(
            victory::points(&game, &state, SIDE),
            1,
            "the leader gives nothing"
        );
        let (side, fort, room) = (SIDE, Place::fort(FortId::Olympieion), 2);
        assert_eq!(state.step(), Some(Step::Garrison { side, fort, room }));
        let mut failed = besieging("ath-H1");
        let before = failed.clone();
        resolve(
            &game,
            &mut failed,
            SIDE,
            FortId::Olympieion,
            die(4),
            &mut Log::off(),
        );
        assert_eq!(failed, before);
    }
}
