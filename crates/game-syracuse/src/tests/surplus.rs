//! 4.2.2 Too many units after a retreat: they move on, through full zones too, as long as there is room somewhere.

use crate::step::OwnBattle;
use campaign::PieceEvent;
use engine::Log;

use crate::{
    action::Action,
    event::{Event, SharedEvent},
    hint::{Hint, hint},
    ids::{PlaceSet, Side},
    prompt::{Prompt, SharedPrompt},
    rules::retreat,
    state::Work,
    step::BattleKind,
    step::{Retreat, RetreatCause, Step},
    testing::{
        game, place, set,
        table::{ATHENS, Table, piece},
    },
    types::{Act, Look},
};

const FIVE: &str = "ath-H1 ath-H2 ath-H3 ath-H4 ath-H5";
const FIVE_MORE: &str = "ath-H7 ath-H8 ath-H9 ath-H10 ath-P1";

/// A side has lost in a zone and its pieces there have to leave.
fn beaten(mut table: Table, side: Side, zone: &str, pieces: &str) -> Table {
    let from = place(zone);
    let kind = if from.is_sea() {
        BattleKind::Naval
    } else {
        BattleKind::Field
    };
    table.state.battle = Some(OwnBattle::combat(kind, from, side.other()));
    table.ask(Step::Retreat(Retreat {
        side,
        from,
        left: set(pieces),
        cause: RetreatCause::Combat,
        own: crate::step::OwnRetreat {
            passed: PlaceSet::EMPTY,
        },
    }));
    table
}

fn to(zone: &str) -> Action {
    Action::RetreatTo { place: place(zone) }
}

fn on(unit: &str) -> Action {
    Action::MoveOn { unit: piece(unit) }
}

fn ways(table: &Table) -> String {
    let zone = |action: &Action| match action {
        Action::RetreatTo { place } => place.to_string(),
        other => format!("{other:?}"),
    };
    let all: Vec<String> = table.answers().iter().map(zone).collect();
    all.join(" ")
}

fn told(table: &Table, hint_of: Action) -> Option<Hint> {
    hint(Look::new(&game(), &table.state), hint_of)
}

/// T26 and T22 are full, enemies stand in T23 and T25; behind T22 there is room.
fn full_zones() -> Table {
    Table::empty()
        .put("T27", "ath-A1 syr-H1")
        .put("T26", FIVE)
        .put("T22", FIVE_MORE)
        .put("T23", "syr-H2")
        .put("T25", "syr-H3")
}

#[test]
fn r_4_2_2f_units_move_on_into_a_full_zone_and_others_from_there() {
    let mut table = beaten(full_zones(), ATHENS, "T27", "ath-A1");
    assert_eq!(table.at("ath-A1"), "T26", "the only way");
    let prompt = Prompt::Shared(SharedPrompt::MoveOn {
        side: ATHENS,
        place: place("T26"),
    });
    assert_eq!(table.prompt(), Some(prompt));
    table.play(on("ath-H1"));
    assert_eq!(table.at("ath-H1"), "T22", "full, but there is a way on");
    table.play(on("ath-H7"));
    assert!(!ways(&table).contains("T26"), "nobody goes back");
    assert!(ways(&table).contains("T19"));
    table.play(to("T19"));
    assert_eq!(table.state.step(), None);
    assert_eq!(
        (table.at("ath-H1"), table.at("ath-H7")),
        ("T22".to_owned(), "T19".to_owned())
    );
    let is_loss = |event: &Event| {
        matches!(
            event,
            Event::Shared(SharedEvent::Piece(PieceEvent::Eliminated { .. }))
        )
    };
    assert!(!table.events.iter().any(is_loss));
}

#[test]
fn r_4_2_2i_only_where_nothing_is_open_a_unit_is_lost_and_it_is_said_before() {
    let table = full_zones().put("T19", "syr-P1").put("T20", "syr-P2");
    let mut table = beaten(table, ATHENS, "T27", "ath-A1");
    let prompt = Prompt::Overstacked {
        side: ATHENS,
        place: place("T26"),
        cause: campaign::Cause::Surplus,
    };
    assert_eq!(table.prompt(), Some(prompt));
    let unit = piece("ath-H1");
    let lost = Hint::Lost { strength: 3 };
    assert_eq!(told(&table, Action::Disband { unit }), Some(lost));
    assert_eq!(table.refused(on("ath-H1")), "4.2.2f");
    table.play(Action::Disband { unit });
    let cause = campaign::Cause::Surplus;
    let (side, piece) = (ATHENS, unit);
    assert_eq!(
        table.events.last(),
        Some(&Event::Shared(SharedEvent::Piece(PieceEvent::Eliminated {
            side,
            piece,
            cause
        })))
    );
    assert_eq!(table.state.step(), None);
}

#[test]
fn r_4_2_2i_a_retreat_that_costs_a_unit_says_so() {
    let table = Table::empty()
        .put("T25", "ath-A1 syr-H1")
        .put("T26", FIVE)
        .put("T22", "syr-P1")
        .put("T23", "syr-P2")
        .put("T27", "syr-P3");
    let table = beaten(table, ATHENS, "T25", "ath-A1");
    assert_eq!(ways(&table), "T21 T24 T26");
    assert_eq!(told(&table, to("T26")), Some(Hint::CostsUnit));
    assert_eq!(told(&table, to("T24")), None);
}

#[test]
fn r_4_2_2k_nobody_moves_on_into_the_zone_just_lost() {
    let table = Table::empty()
        .put("T27", "ath-A1")
        .put("T26", FIVE)
        .put("T25", "syr-H3");
    let mut table = beaten(table, ATHENS, "T27", "ath-A1");
    assert_eq!(
        table.at("ath-A1"),
        "T26",
        "the winner has nobody left in T27"
    );
    table.play(on("ath-H1"));
    assert_eq!(ways(&table), "T22 T23");
}

#[test]
fn r_4_2_2i_ships_move_on_by_strength_through_full_waters() {
    // M11 and M9 are full; behind M9 lies the open sea.
    let ships = || {
        Table::empty()
            .put("M10", "ath-T1 syr-T1")
            .put("M11", "ath-T3 ath-T4")
            .put("M9", "ath-T6 ath-T7")
            .put("M12", "syr-T2")
    };
    let mut table = beaten(ships(), ATHENS, "M10", "ath-T1");
    table.play(to("M11"));
    assert_eq!(table.at("ath-T1"), "M11");
    table.play(on("ath-T1"));
    assert_eq!(table.at("ath-T1"), "M9", "full as well");
    table.play(on("ath-T6"));
    assert_eq!(
        (table.at("ath-T6").as_str(), table.state.step()),
        ("M8", None)
    );
    // Chains close the way out: one has to go.
    let mut shut = ships();
    shut.state.chains = Work::Built;
    let mut shut = beaten(shut, ATHENS, "M10", "ath-T1");
    assert_eq!(told(&shut, to("M11")), Some(Hint::CostsUnit));
    shut.play(to("M11"));
    let unit = piece("ath-T1");
    shut.play(Action::Disband { unit });
    assert_eq!(shut.at("ath-T1"), "out");
}

#[test]
fn r_4_2_2i_a_smaller_ship_makes_room() {
    // 45 PF in M11, 30 in M9: the ship of 25 fits nowhere, but one of 20 in M11 can go on to M9.
    let mut table = Table::empty()
        .put("M10", "ath-T3 syr-T1")
        .put("M11", "ath-T1 ath-T4")
        .put("M9", "ath-T2* ath-T5");
    table.state.chains = Work::Built;
    table = table.put("M12", "syr-T2");
    let mut table = beaten(table, ATHENS, "M10", "ath-T3");
    table.play(to("M11"));
    assert_eq!(
        (table.at("ath-T1").as_str(), table.state.step()),
        ("M9", None)
    );
}

#[test]
fn r_2_b_2e_displaced_units_move_on_as_after_a_retreat() {
    let mut table = Table::empty()
        .put("T26", "ath-A1")
        .put("T26", FIVE)
        .put("T22", FIVE_MORE);
    table = table
        .put("T23", "syr-H2")
        .put("T25", "syr-H3")
        .put("T27", "syr-H4");
    retreat::thin_out(
        &mut Act::new(&game(), &mut table.state, &mut Log::off()),
        ATHENS,
        place("T26"),
        PlaceSet::EMPTY,
    );
    table.play(on("ath-H1"));
    assert_eq!(table.at("ath-H1"), "T22", "full as well");
    table.play(on("ath-H1"));
    table.play(to("T19"));
    assert_eq!(table.state.step(), None);
}

/// Four zones are full and one has a unit too many; enemies stand all around. However the owner answers, it comes to an end.
#[test]
fn r_4_2_2k_moving_on_comes_to_an_end() {
    for seed in 0..50 {
        let mut rng = engine::Rng::new(engine::Seed::from_number(seed));
        let mut table = Table::empty()
            .put("T26", FIVE)
            .put("T26", "ath-A1")
            .put("T22", FIVE_MORE)
            .put("T19", "ath-H6 ath-H11 ath-C1 ath-C2 ath-C3")
            .put("T20", "ath-A2 ath-A3 ath-A4 ath-P2")
            .put("T21", "syr-H1");
        retreat::thin_out(
            &mut Act::new(&game(), &mut table.state, &mut Log::off()),
            ATHENS,
            place("T26"),
            PlaceSet::EMPTY,
        );
        let mut answers = 0;
        while let Some(&answer) = rng.pick(&table.answers()) {
            table.play(answer);
            answers += 1;
            assert!(answers < 40, "{:?}", table.state.stack);
        }
        let is_loss = |event: &Event| {
            matches!(
                event,
                Event::Shared(SharedEvent::Piece(PieceEvent::Eliminated { .. }))
            )
        };
        assert!(!table.events.iter().any(is_loss), "there is room enough");
    }
}
