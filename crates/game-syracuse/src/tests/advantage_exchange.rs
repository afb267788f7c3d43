//! 8i Whoever receives the advantage.

use crate::step::OwnWindowKind;
use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    ids::Stratagem,
    prompt::Prompt,
    step::{Stage, WindowKind},
    testing::*,
};
use campaign::HalfTurn;

fn is_window(table: &Table, side: crate::Side, wanted: fn(WindowKind) -> bool) -> bool {
    matches!(table.prompt(), Some(Prompt::Window { side: asked, window }) if asked == side && wanted(window))
}

#[test]
fn r_8i_whoever_receives_it_is_asked_in_a_window_for_one_player() {
    // The end of D.4: Athens uses it, Syracuse may too, but plays no stratagem in the D.4 of Athens.
    let mut table = Table::empty()
        .put("T24", "ath-H3*")
        .put("T13", "syr-H1*")
        .give(SYRACUSE, "K22");
    table.state.advantage = ATHENS;
    table.state.supply.syracusan.value = 1;
    table.begin(Stage::Supply(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    let supply = |kind| kind == WindowKind::Supply;
    assert!(is_window(&table, ATHENS, supply));
    table.play(Action::RecoverByAdvantage {
        unit: piece("ath-H3"),
    });
    assert!(is_window(&table, SYRACUSE, supply));
    let own = play("K22", Stratagem::Supply, Target::None);
    assert_eq!(table.refused(own), "8i");
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H1"),
    });
    assert!(!is_window(&table, ATHENS, supply), "not again");
    assert_eq!(table.state.advantage, ATHENS);
}

#[test]
fn r_8i_the_march_goes_on_after_the_receiver_was_asked() {
    let mut table = Table::empty()
        .put("T14", "syr-A1 syr-H2*")
        .put("T13", "ath-H1 nicias")
        .put("T24", "ath-H3*")
        .give(SYRACUSE, "K22");
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.pass(SYRACUSE);
    table.play(Action::Activate {
        place: place("T13"),
    });
    table.play(Action::Pick {
        piece: piece("ath-H1"),
    });
    table.play(Action::Step { to: place("T14") });
    let archers = |kind| matches!(kind, WindowKind::Archers { .. });
    assert!(is_window(&table, SYRACUSE, archers));
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H2"),
    });
    table.play(Action::Pass);
    assert!(is_window(&table, ATHENS, archers));
    table.play(Action::Pass);
    assert_eq!(table.at("ath-H1"), "T14");
}

#[test]
fn r_8i_a_call_for_reinforcements_stays_that_of_its_player() {
    let mut table = Table::new(without_hands(start()))
        .put("T24", "ath-H4*")
        .put("T13", "syr-H1*")
        .give(ATHENS, "K07 K22");
    (table.state.advantage, table.state.turn) = (SYRACUSE, 2);
    table.begin(Stage::StartReinforcements);
    table.play(Action::Pass);
    table.stratagem("K07", Stratagem::Reinforcements, Target::None);
    let answer = |kind| matches!(kind, WindowKind::Own(OwnWindowKind::Answer { .. }));
    assert!(is_window(&table, SYRACUSE, answer));
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H1"),
    });
    assert!(is_window(&table, ATHENS, answer));
    table.play(Action::Pass);
    table.pass(ATHENS);
    table.until(|prompt| matches!(prompt, Prompt::Arrive { .. }));
    assert_eq!(table.asked(), Some(ATHENS), "its own group comes");
}

#[test]
fn r_8i_before_a_combat_nobody_learns_what_was_put_down() {
    // Syracuse attacks; Athens uses the advantage and Syracuse is asked again, for the advantage alone.
    let asked_again = |put_down: bool, weakened: &str| {
        let mut table = Table::empty()
            .put("T13", &format!("syr-H1 ath-H3* {weakened}"))
            .put("T15", "syr-H2")
            .give(SYRACUSE, "K01");
        table.state.advantage = ATHENS;
        table.act(SYRACUSE, 1);
        for side in [SYRACUSE, ATHENS] {
            table.pass(side);
        }
        table.play(Action::EndMoves);
        table.play(Action::Fight { zone: place("T13") });
        if put_down {
            table.stratagem(
                "K01",
                Stratagem::CombinedAttack,
                Target::Place {
                    place: place("T15"),
                },
            );
        } else {
            table.play(Action::Pass);
        }
        table.play(Action::RecoverByAdvantage {
            unit: piece("ath-H3"),
        });
        let combat = |kind| kind == WindowKind::Combat;
        is_window(&table, SYRACUSE, combat).then(|| table.answers())
    };
    assert_eq!(asked_again(true, ""), None);
    assert_eq!(asked_again(false, ""), None);
    let again = asked_again(false, "syr-H3*").unwrap();
    assert_eq!(Some(&again), asked_again(true, "syr-H3*").as_ref());
    let recovery = Action::RecoverByAdvantage {
        unit: piece("syr-H3"),
    };
    assert_eq!(again, [recovery, Action::Pass, Action::PassPhase]);
}

#[test]
fn r_8i_once_each_in_a_d3() {
    let recover = |id| Action::RecoverByAdvantage { unit: piece(id) };
    let mut table = Table::empty()
        .put("T24", "ath-H1* ath-H2* ath-H3*")
        .put("T13", "syr-H1* syr-H2*")
        .give(ATHENS, "K05");
    table.state.advantage = ATHENS;
    let (side, second) = (ATHENS, true);
    table.begin(Stage::Recovery(HalfTurn { side, second }));
    table.play(recover("ath-H1"));
    // The receiver is asked at once, for nothing else.
    let (left, cause) = (0, crate::RecoverCause::Advantage);
    let asked = Prompt::Recover {
        side: SYRACUSE,
        left,
        cause,
    };
    assert_eq!(table.prompt(), Some(asked));
    let mut declined = table.state.clone();
    assert_eq!(
        table.answers(),
        [recover("syr-H1"), recover("syr-H2"), Action::Done]
    );
    table.play(recover("syr-H1"));
    assert_eq!(
        (table.asked(), table.state.advantage),
        (Some(ATHENS), ATHENS)
    );
    assert_eq!(table.refused(recover("ath-H2")), "8i");
    // Nor does it help to take it back.
    std::mem::swap(&mut table.state, &mut declined);
    table.play(Action::Done);
    table.stratagem("K05", Stratagem::GoodOmens, Target::Advantage);
    assert_eq!(table.state.advantage, ATHENS);
    assert!(!matches!(table.prompt(), Some(Prompt::Recover { .. })));
    assert!(table.is_back("ath-H2") && table.is_back("syr-H1"));
    // The next D.3 is another one.
    table.begin(Stage::Recovery(HalfTurn { side, second }));
    table.play(recover("ath-H2"));
}
