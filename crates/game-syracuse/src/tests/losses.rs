//! 4.2.1 Losses in combat, and 7.S9 the pursuit by cavalry.

use campaign::{CombatEvent, CombatResult, Losing, Loss, Winner};
use engine::Log;

use crate::{
    action::Action,
    event::{Event, SharedEvent},
    ids::{
        Side::{Athenian, Syracusan},
        Stratagem,
    },
    illegal::{Illegal, Refusal},
    pieces::PieceSet,
    rules::losses::{candidates, lose, pursued},
    state::State,
    step::Battle,
    step::BattleKind,
    testing::{
        game, map, place,
        playing::{answer, combat, fight, offered, where_are},
        set,
    },
    types::{Act, Look, Types},
};

/// A combat in T13 whose result is being applied.
fn with_result(text: &str, attacker: Loss, defender: Loss, winner: Winner) -> State {
    let mut state = map(text);
    let mut battle = combat(BattleKind::Field, "T13", Athenian);
    let result = CombatResult {
        attacker,
        defender,
        winner,
    };
    battle.losses = Look::new(&game(), &state).losses(&battle, result);
    battle.result = Some(result);
    state.battle = Some(battle);
    state
}

fn hit(text: &str, attacker: Loss) -> u8 {
    let state = with_result(text, attacker, Loss::None, Winner::Defender);
    state.battle.unwrap().losses.athenian
}

#[test]
fn r_4_2_1a_result_e_spares_nobody() {
    // 1/3; leaders cancel out, an elite defence takes 2 from the die.
    let mut state = map("T13 ath-H6 nicias gylippos syr-H3 syr-H5");
    let mut log = fight(&mut state, Athenian, "T13", 1);
    assert_eq!(where_are(&state, "ath-H6 nicias"), "ath-H6 out, nicias out");
    assert_eq!(state.leaders_killed.athenian, 1);
    assert!(log.take().iter().any(|event| matches!(
        event,
        Event::Shared(SharedEvent::Combat(CombatEvent::BattleWon {
            side: Syracusan,
            ..
        }))
    )));
}

#[test]
fn r_4_2_1b_result_a_weakens_all() {
    let mut state = with_result(
        "T13 ath-H1 ath-H5* nicias syr-H1",
        Loss::All,
        Loss::None,
        Winner::Defender,
    );
    Types::take_forced(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Athenian,
    );
    assert_eq!(
        where_are(&state, "ath-H1 ath-H5 nicias"),
        "ath-H1* T13, ath-H5* out, nicias T13"
    );
}

#[test]
fn r_4_2_1c_fractions_count_units() {
    let (five, four, one) = (
        "T13 ath-H1 ath-H2 ath-H3 ath-H4 ath-H5 syr-H1",
        "T13 ath-H1 ath-H2 ath-H3 ath-H4 syr-H1",
        "T13 ath-H1 nicias syr-H1",
    );
    let losses = [Loss::Quarter, Loss::Half, Loss::ThreeQuarters];
    assert_eq!(losses.map(|loss| hit(five, loss)), [1, 2, 3]);
    assert_eq!(losses.map(|loss| hit(four, loss)), [1, 2, 3]);
    assert_eq!(losses.map(|loss| hit(one, loss)), [1, 1, 1]);
}

#[test]
fn ex_4_2_1d_three_units_at_one_half() {
    // covers: 4.2.1d
    assert_eq!(hit("T13 ath-H1 ath-H2 ath-H3 syr-H1", Loss::Half), 1);
}

#[test]
fn ex_4_2_1e_two_units_at_one_quarter() {
    // covers: 4.2.1e
    assert_eq!(hit("T13 ath-H1 ath-H2 syr-H1", Loss::Quarter), 1);
}

#[test]
fn r_4_2_1f_the_owner_chooses_and_each_unit_is_hit_once() {
    let text = "T13 ath-H1 ath-H2* ath-H3 syr-H1 syr-H2 syr-P1";
    // 7:13 is 1/2; a 1 with the elite hoplites makes 2: 1/2 of three units.
    let mut state = map(text);
    let _ = fight(&mut state, Athenian, "T13", 1);
    assert_eq!(offered(&state), "ath-H1 ath-H2 ath-H3");
    let unit = "ath-H2".parse().unwrap();
    let other = "syr-H1".parse().unwrap();
    assert_eq!(
        answer(&mut state, Action::Lose { unit: other }, 1),
        Err(Illegal::Shared(Refusal::NotALoss { piece: other }))
    );
    answer(&mut state, Action::Lose { unit }, 1).unwrap();
    assert_eq!(
        where_are(&state, "ath-H1 ath-H2"),
        "ath-H1 T13, ath-H2* out"
    );

    let five = "T13 ath-H1 ath-H2 ath-H3 ath-H4 ath-H5 syr-H1";
    let mut state = with_result(five, Loss::Half, Loss::None, Winner::Defender);
    let chosen = "ath-H1".parse().unwrap();
    lose(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Athenian,
        chosen,
    )
    .unwrap();
    assert!(
        lose(
            &mut Act::new(&game(), &mut state, &mut Log::off()),
            Athenian,
            chosen
        )
        .is_err()
    );
    assert!(Types::has_choice(
        Look::new(&game(), &state),
        &state.battle.unwrap(),
        Athenian
    ));
}

#[test]
fn r_4_2_1g_result_r_costs_nothing() {
    assert_eq!(hit("T13 ath-H1 syr-H1", Loss::None), 0);
    let row = game().french.result(campaign::Odds::OneToTwo, 7);
    assert_eq!(
        (row.attacker, row.defender, row.winner),
        (Loss::None, Loss::Quarter, Winner::Attacker)
    );
}

#[test]
fn r_4_2_1h_only_those_who_fight_count() {
    let mut state = map("T14 ath-H3 syr-H1 syr-H2 syr-P1 syr-P2; T15 syr-H3 syr-H4");
    let battle = crate::testing::playing::with_play(
        combat(BattleKind::Field, "T14", Athenian),
        Syracusan,
        Stratagem::CombinedAttack,
        crate::action::Target::Place {
            place: place("T15"),
        },
    );
    let result = CombatResult {
        attacker: Loss::None,
        defender: Loss::Half,
        winner: Winner::Attacker,
    };
    let losses = Look::new(&game(), &state).losses(&battle, result);
    assert_eq!(losses.syracusan, 2);
    state.battle = Some(Battle { losses, ..battle });
    assert_eq!(
        candidates(
            Look::new(&game(), &state),
            &state.battle.unwrap(),
            Syracusan
        ),
        set("syr-H1 syr-H2 syr-P1 syr-P2")
    );
}

#[test]
fn r_7_s9a_the_winners_cavalry_rides_down_the_weakened() {
    // covers: 7.S9a 7.S9b
    let text = "T13 ath-H1 ath-H3* nicias syr-C1 syr-H1";
    let state = with_result(text, Loss::None, Loss::None, Winner::Defender);
    assert_eq!(
        pursued(Look::new(&game(), &state), Syracusan),
        set("ath-H3")
    );
    assert_eq!(
        pursued(Look::new(&game(), &state), Athenian),
        PieceSet::EMPTY
    );
    let without = with_result(
        "T13 ath-H3* syr-H1; T14 syr-C1",
        Loss::None,
        Loss::None,
        Winner::Defender,
    );
    assert_eq!(
        pursued(Look::new(&game(), &without), Syracusan),
        PieceSet::EMPTY
    );
}
