//! 4.2 Strengths, odds and the modifiers of the combat table.

use campaign::{Odds, Reading, Reckoning};
use engine::D6;

use crate::{
    action::Target,
    ids::{
        FortId,
        Side::{self, Athenian, Syracusan},
        Stratagem,
    },
    rules::modifiers::leaders,
    state::{FortState, State, Work},
    step::Battle,
    step::BattleKind,
    testing::{
        game, map, place,
        playing::{combat, lines, with_play},
        set,
    },
    types::{Look, Types},
};

/// Attack, defence, odds, dice and columns of a combat.
pub(super) fn report(state: &State, battle: &Battle) -> String {
    let reading = Look::new(&game(), state).reading(battle);
    let Reading {
        attack,
        defence,
        ratio,
        column,
        ..
    } = reading;
    let (dice, columns) = (lines(&reading.dice), lines(&reading.columns));
    format!("{attack}:{defence} {ratio}>{column} [{dice}] [{columns}]")
}

fn field(text: &str, zone: &str, attacker: Side) -> String {
    let kind = crate::rules::combats::kind_in(place(zone));
    report(&map(text), &combat(kind, zone, attacker))
}

/// The lines of the die alone.
fn dice(text: &str, zone: &str, attacker: Side) -> String {
    let kind = crate::rules::combats::kind_in(place(zone));
    lines(&Types::die_modifiers(
        Look::new(&game(), &map(text)),
        &combat(kind, zone, attacker),
    ))
}

fn enter(state: &mut State, piece: &str, from: &str) {
    let piece = piece.parse().expect("a piece");
    let to = state.pieces.place(piece).expect("in play");
    let side = game().pieces.card(piece).side;
    let border = game().board.border(place(from), to);
    state.pieces.get_mut(piece).entered =
        crate::rules::crossing::cost(state, side, place(from), to, border).1;
}

/// The shifts of a combat into whose zone the pieces came from the places named.
fn entering(text: &str, zone: &str, attacker: Side, entries: &[(&str, &str)]) -> String {
    let mut state = map(text);
    for (piece, from) in entries {
        enter(&mut state, piece, from);
    }
    let battle = combat(BattleKind::Field, zone, attacker);
    lines(&Types::column_modifiers(
        Look::new(&game(), &state),
        &battle,
    ))
}

#[test]
fn r_4_2b_odds_favour_the_defender() {
    let odds = |attack| Odds::of(attack, 13).to_string();
    let columns = [15, 19, 20, 12, 8, 6, 38, 39].map(odds);
    assert_eq!(
        columns,
        ["1/1", "1/1", "3/2", "2/3", "1/2", "1/3", "2/1", "3/1"]
    );
    let text = "T13 ath-H1 ath-H2 ath-H3 ath-C1 ath-A1 syr-H1 syr-H2 syr-P1";
    assert!(field(text, "T13", Athenian).starts_with("15:13 1/1"));
}

#[test]
fn r_4_2c_odds_without_strength() {
    let weak = "T13 ath-H6* syr-H1";
    assert!(field(weak, "T13", Athenian).starts_with("0:6 1/3"));
    assert!(field(weak, "T13", Syracusan).starts_with("6:0 3/1"));
    assert!(field("T13 ath-H6* syr-H8*", "T13", Athenian).starts_with("0:0 1/3"));
}

#[test]
fn r_4_2f_all_modifiers_add_up() {
    let mut state =
        map("T13 nicias ath-H1 ath-H2 ath-H3 ath-C1 ath-A1 sicanos syr-H1 syr-H2 syr-P1");
    for unit in ["ath-H1", "ath-H2", "ath-H3", "ath-C1", "ath-A1"] {
        enter(&mut state, unit, "T24");
    }
    let battle = combat(BattleKind::Field, "T13", Athenian);
    assert_eq!(
        report(&state, &battle),
        "15:13 1/1>2/3 [DieLeaders +1, DieEliteHoplites +1, DieThreeTypes +1] [ColumnRiver -1]"
    );
    let die = D6::try_from(3).unwrap();
    let reading = Look::new(&game(), &state).reading(&battle);
    let result = reading.result(game().table(&state), die);
    assert_eq!(reading.total(die), 6);
    assert_eq!(
        format!(
            "{}-{} {:?}",
            result.attacker, result.defender, result.winner
        ),
        "R-1/4 Attacker"
    );
}

#[test]
fn r_4_2g_shifts_are_summed_before_the_ends_of_the_table_count() {
    // 2/1, then +2 (hoplites), +1 (Spartans) and -2 (wall): net +1.
    let mut state = map("T13 syr-H5 syr-H10 ath-P1*");
    state.set_wall(crate::ids::WallId::A2, Work::Built);
    enter(&mut state, "syr-H5", "T14");
    let battle = combat(BattleKind::Field, "T13", Syracusan);
    let battle = with_play(battle, Syracusan, Stratagem::Spartans, Target::None);
    let text = report(&state, &battle);
    assert!(text.starts_with("5:2 2/1>3/1"), "{text}");
    let table = &game().french;
    assert_eq!(
        table.result(Odds::TwoToOne, -3),
        table.result(Odds::TwoToOne, -1)
    );
    assert_eq!(
        table.result(Odds::OneToThree, 10),
        table.result(Odds::OneToThree, 8)
    );
}

#[test]
fn r_4_1g_land_fights_land_and_sea_fights_sea() {
    let mut state = map("M10 ath-T1 ath-H1 syr-T1");
    state.pieces.get_mut("ath-H1".parse().unwrap()).aboard = true;
    let battle = combat(BattleKind::Naval, "M10", Athenian);
    assert_eq!(
        Types::strength(Look::new(&game(), &state), &battle, Athenian),
        20
    );
    let fighting = |side| Types::fighters(Look::new(&game(), &state), &battle, side);
    assert_eq!(
        (fighting(Athenian), fighting(Syracusan)),
        (set("ath-T1"), set("syr-T1"))
    );
}

#[test]
fn r_4_1h_all_units_take_part() {
    let state = map("T13 ath-H1 syr-H1 syr-H2 syr-P1 sicanos");
    let battle = combat(BattleKind::Field, "T13", Athenian);
    assert_eq!(
        Types::strength(Look::new(&game(), &state), &battle, Syracusan),
        13
    );
    assert_eq!(
        Types::fighters(Look::new(&game(), &state), &battle, Syracusan),
        set("syr-H1 syr-H2 syr-P1")
    );
    assert_eq!(
        leaders(Look::new(&game(), &state), &battle, Syracusan),
        set("sicanos")
    );
}

#[test]
fn r_4_3a_a_garrison_stays_out_of_a_field_battle() {
    let text = "T9 ath-H1 syr-P1; labdalon ath-H2";
    assert!(field(text, "T9", Syracusan).starts_with("2:3 "));
    assert!(dice(text, "T9", Syracusan).contains("DieFort -1"));
}

#[test]
fn r_4_3c_an_assault_is_three_columns_worse() {
    // covers: 4.3e
    let mut state = map("T21 ath-H1 ath-H2 ath-H3 ath-H4 ath-H6; olympieion syr-P1");
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    let battle = combat(BattleKind::Assault(FortId::Olympieion), "T21", Athenian);
    assert_eq!(
        report(&state, &battle),
        "15:2 3/1>2/1 [DieEliteHoplites +1, DieFortSwords -1] [ColumnHoplites +2, ColumnAssault -3]"
    );
    enter(&mut state, "ath-H1", "T25");
    assert_eq!(
        lines(&Types::column_modifiers(
            Look::new(&game(), &state),
            &battle
        )),
        "ColumnHoplites +2, ColumnUphill -1, ColumnAssault -3"
    );
    state.begin_phase();
    assert_eq!(
        lines(&Types::column_modifiers(
            Look::new(&game(), &state),
            &battle
        )),
        "ColumnHoplites +2, ColumnAssault -3",
        "in a later phase"
    );
}

#[test]
fn r_table_die_a_leaders_with_swords() {
    let text = "T13 demosthenes nicias ath-P2 gylippos syr-P1";
    assert_eq!(dice(text, "T13", Athenian), "DieLeaders +1");
    let double = "T13 demosthenes ath-P2 syr-P1";
    assert_eq!(dice(double, "T13", Athenian), "DieLeaders +1");
    let sicanos = "T13 nicias* ath-P2 sicanos syr-P1";
    assert_eq!(dice(sicanos, "T13", Athenian), "");
    assert_eq!(
        dice("M9 nicias ath-T3 syr-T3", "M9", Athenian),
        "DieLeaders +1"
    );
}

#[test]
fn r_table_die_b_elite_hoplites() {
    assert_eq!(
        dice("T13 ath-H1 syr-H1 syr-H2", "T13", Athenian),
        "DieEliteHoplites +1"
    );
    assert_eq!(
        dice("T13 ath-H1* syr-H1 syr-H2", "T13", Athenian),
        "DieEliteHoplites +1"
    );
    assert_eq!(dice("T13 ath-H1 syr-H3 syr-H1", "T13", Athenian), "");
}

#[test]
fn r_table_die_c_archers_or_cavalry_once() {
    assert_eq!(
        dice("T13 ath-P2 syr-A1 syr-C1", "T13", Athenian),
        "DieArchersCavalry -1"
    );
    for one in ["T13 ath-P2 syr-A1", "T13 ath-P2 syr-C1"] {
        assert_eq!(dice(one, "T13", Athenian), "DieArchersCavalry -1");
    }
    assert_eq!(dice("T13 ath-A1 ath-C1 syr-P1", "T13", Athenian), "");
}

#[test]
fn r_table_die_d_three_types() {
    let three = "T13 ath-H3 ath-C1 ath-A1 syr-H1";
    assert_eq!(dice(three, "T13", Athenian), "DieThreeTypes +1");
    let four = "T13 ath-H3 ath-C1 ath-A1 ath-P1 syr-H1";
    assert_eq!(dice(four, "T13", Athenian), "DieThreeTypes +1");
    assert_eq!(dice("T13 ath-H3 ath-H4 ath-A1 syr-H1", "T13", Athenian), "");
}

#[test]
fn r_table_die_e_elite_defence() {
    let elite = "T13 ath-H3 syr-H3 syr-H5";
    assert_eq!(dice(elite, "T13", Athenian), "DieEliteDefence -2");
    assert_eq!(dice("T13 ath-H3 syr-H3 syr-P2", "T13", Athenian), "");
}

#[test]
fn r_table_die_f_nearby_fort() {
    let sally = "T21 ath-H3 syr-P1; olympieion syr-P2";
    assert_eq!(dice(sally, "T21", Syracusan), "DieFort +1");
    let defended = "T9 ath-H3 syr-P1; labdalon ath-H2";
    assert_eq!(dice(defended, "T9", Syracusan), "DieFort -1");
    assert_eq!(dice("T9 ath-H3 syr-P1", "T9", Syracusan), "");
}

#[test]
fn r_table_die_g_swords_of_the_fort() {
    let state = map("T6 syr-P1; syke ath-P2");
    let battle = combat(BattleKind::Assault(FortId::Syke), "T6", Syracusan);
    assert_eq!(
        lines(&Types::die_modifiers(Look::new(&game(), &state), &battle)),
        "DieFortSwords -2"
    );
    let mut camp = combat(BattleKind::Camp(place("T13")), "T17", Syracusan);
    camp.defenders = set("ath-P2");
    let state = map("T13 syr-P1; T15 syr-P2; T17 ath-P2");
    assert_eq!(
        lines(&Types::die_modifiers(Look::new(&game(), &state), &camp)),
        "DieFortSwords -2"
    );
}

#[test]
fn r_table_die_h_elite_ships() {
    assert_eq!(
        field("M9 ath-T1 ath-T2 syr-T1", "M9", Athenian),
        "40:25 3/2>3/2 [DieEliteShips +1] []"
    );
}

#[test]
fn r_table_column_a_hoplites_against_none() {
    assert!(field("T13 ath-H1 syr-P1", "T13", Athenian).starts_with("3:2 3/2>3/1"));
}

#[test]
fn r_table_column_b_no_hoplites_against_some() {
    assert!(field("T13 ath-H1 syr-C1", "T13", Syracusan).starts_with("6:3 2/1>3/2"));
}

#[test]
fn r_table_column_c_river() {
    let text = "T13 ath-H3 syr-H1";
    assert_eq!(
        entering(text, "T13", Athenian, &[("ath-H3", "T24")]),
        "ColumnRiver -1"
    );
    assert_eq!(entering(text, "T13", Athenian, &[("ath-H3", "T11")]), "");
}

#[test]
fn r_table_column_d_landing() {
    let text = "T15 ath-H4 syr-H3";
    assert_eq!(
        entering(text, "T15", Athenian, &[("ath-H4", "M10")]),
        "ColumnLanding -1"
    );
}

#[test]
fn r_table_column_e_uphill() {
    let text = "T21 ath-H4 syr-H3";
    assert_eq!(
        entering(text, "T21", Athenian, &[("ath-H4", "T25")]),
        "ColumnUphill -1"
    );
    assert_eq!(entering(text, "T21", Athenian, &[("ath-H4", "T20")]), "");
}

#[test]
fn r_table_column_f_walls() {
    for (work, expected) in [
        (Work::Built, "ColumnWall -2"),
        (Work::Destroyed, ""),
        (Work::Unbuilt, ""),
    ] {
        let mut state = map("T13 ath-H4 syr-H3");
        state.set_wall(crate::ids::WallId::A2, work);
        enter(&mut state, "syr-H3", "T14");
        let battle = combat(BattleKind::Field, "T13", Syracusan);
        assert_eq!(
            lines(&Types::column_modifiers(
                Look::new(&game(), &state),
                &battle
            )),
            expected
        );
    }
}

#[test]
fn r_table_column_g_assault() {
    let state = map("T21 ath-P1 ath-P2; olympieion syr-P1 syr-P2");
    let battle = combat(BattleKind::Assault(FortId::Olympieion), "T21", Athenian);
    assert!(report(&state, &battle).starts_with("9:4 2/1>2/3"));
}

#[test]
fn r_table_column_h_each_way_counts_once() {
    let text = "T13 ath-H3 ath-H4 ath-H5 syr-H1";
    let entries = [("ath-H3", "T24"), ("ath-H4", "T11"), ("ath-H5", "T21")];
    assert_eq!(entering(text, "T13", Athenian, &entries), "ColumnRiver -1");
    assert_eq!(
        entering("T21 ath-H3 syr-H1", "T21", Syracusan, &[("syr-H1", "T13")]),
        "ColumnRiver -1, ColumnUphill -1"
    );
}

#[test]
fn r_table_column_i_landing_on_high_ground() {
    let text = "T7 ath-H3 syr-H1";
    assert_eq!(
        entering(text, "T7", Athenian, &[("ath-H3", "M4")]),
        "ColumnLanding -1"
    );
    let mut state = map("T13 ath-H4 syr-H3");
    state.set_wall(crate::ids::WallId::A2, Work::Built);
    enter(&mut state, "ath-H4", "T14");
    let battle = combat(BattleKind::Field, "T13", Athenian);
    assert_eq!(
        lines(&Types::column_modifiers(
            Look::new(&game(), &state),
            &battle
        )),
        ""
    );
}
