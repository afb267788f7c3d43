//! 4.2 Strengths, odds and the modifiers of the combat table.

use campaign::Reckoning;

use crate::{
    action::Target,
    ids::{
        Side::{self, Athenian, Syracusan},
        Stratagem,
    },
    rules::modifiers::may_lend,
    state::{State, Work},
    step::Battle,
    step::BattleKind,
    testing::{
        game, map, place,
        playing::{combat, lines, with_play},
        set,
    },
    tests::modifiers::report,
    types::{Look, Types},
};

/// The shifts of a combat in which a side has revealed a stratagem.
fn shifts(text: &str, zone: &str, attacker: Side, player: Side, stratagem: Stratagem) -> String {
    let kind = crate::rules::combats::kind_in(place(zone));
    let battle = with_play(
        combat(kind, zone, attacker),
        player,
        stratagem,
        Target::None,
    );
    lines(&Types::column_modifiers(
        Look::new(&game(), &map(text)),
        &battle,
    ))
}

#[test]
fn r_7_s1a_periplous() {
    // covers: 7.S1b
    let text = "M5 ath-T3 syr-T1";
    let s1 = Stratagem::Periplous;
    assert_eq!(
        shifts(text, "M5", Athenian, Athenian, s1),
        "ColumnStratagem +2"
    );
    assert_eq!(
        shifts(text, "M5", Syracusan, Athenian, s1),
        "ColumnStratagem -2"
    );
    assert_eq!(shifts("M9 ath-T3 syr-T1", "M9", Athenian, Athenian, s1), "");
}

#[test]
fn r_7_s2a_kuklos_and_7_s3a_diekplous() {
    // covers: 7.S2a 7.S3a 7b
    let text = "M9 ath-T3 syr-T1";
    let (s2, s3) = (Stratagem::Kuklos, Stratagem::Diekplous);
    assert_eq!(
        shifts(text, "M9", Athenian, Syracusan, s2),
        "ColumnStratagem -1"
    );
    assert_eq!(shifts(text, "M9", Syracusan, Syracusan, s2), "");
    assert_eq!(
        shifts(text, "M9", Syracusan, Syracusan, s3),
        "ColumnStratagem +1"
    );
    assert_eq!(shifts(text, "M9", Athenian, Syracusan, s3), "");
    let both = with_play(
        combat(BattleKind::Naval, "M4", Athenian),
        Athenian,
        Stratagem::Periplous,
        Target::None,
    );
    let both = with_play(both, Syracusan, s2, Target::None);
    let columns = Types::column_modifiers(Look::new(&game(), &map("M4 ath-T3 syr-T1")), &both);
    assert_eq!(columns.sum(), 1);
}

#[test]
fn r_7_s6a_reinforced_ships() {
    let mut state = map("M9 ath-T3 ath-T4 syr-T1");
    state.reinforced_ships = true;
    let shift = |attacker| {
        let battle = combat(BattleKind::Naval, "M9", attacker);
        lines(&Types::column_modifiers(
            Look::new(&game(), &state),
            &battle,
        ))
    };
    assert_eq!(shift(Athenian), "ColumnReinforcedShips -1");
    assert_eq!(shift(Syracusan), "ColumnReinforcedShips +1");
}

#[test]
fn r_7_s8a_spartans() {
    let s8 = Stratagem::Spartans;
    let text = "T13 ath-H3 syr-H5";
    assert_eq!(
        shifts(text, "T13", Syracusan, Syracusan, s8),
        "ColumnStratagem +1"
    );
    assert_eq!(
        shifts(text, "T13", Athenian, Syracusan, s8),
        "ColumnStratagem -1"
    );
    let lending = "T13 ath-H3 syr-H1; T14 syr-H5";
    assert_eq!(shifts(lending, "T13", Syracusan, Syracusan, s8), "");
}

#[test]
fn r_7_s10a_night_attack() {
    // covers: 7.S10b
    let state = map("T15 ath-H1 ath-H2 ath-H3 ath-C1 ath-A1 syr-H3 syr-H4 syr-P2");
    let mut battle = combat(BattleKind::Field, "T15", Athenian);
    battle.night = Some(Syracusan);
    assert!(report(&state, &battle).starts_with("15:9 3/2"));
    battle.night = Some(Athenian);
    assert!(report(&state, &battle).starts_with("8:14 1/2"));
    let state = map("T13 ath-H3 ath-H7 syr-H1 syr-H2");
    let battle = |night| {
        let mut battle = combat(BattleKind::Field, "T13", Athenian);
        battle.night = Some(night);
        battle
    };
    assert_eq!(
        Types::strength(Look::new(&game(), &state), &battle(Syracusan), Syracusan),
        7
    );
    assert_eq!(
        Types::strength(Look::new(&game(), &state), &battle(Athenian), Athenian),
        6
    );
}

#[test]
fn r_7_s11a_combined_attack() {
    let s11 = Stratagem::CombinedAttack;
    let state = map("T14 ath-H3 syr-H1; T15 syr-H3 syr-H4 syr-P2");
    let plain = combat(BattleKind::Field, "T14", Athenian);
    let battle = with_play(
        plain,
        Syracusan,
        s11,
        Target::Place {
            place: place("T15"),
        },
    );
    assert_eq!(
        Types::strength(Look::new(&game(), &state), &battle, Syracusan),
        6 + 7
    );
    assert_eq!(
        Types::fighters(Look::new(&game(), &state), &battle, Syracusan),
        set("syr-H1")
    );
    let hidden = Battle {
        revealed: false,
        ..battle
    };
    assert_eq!(
        Types::strength(Look::new(&game(), &state), &hidden, Syracusan),
        6
    );
    let state = map("M10 ath-T1 syr-T1; M11 ath-T3");
    let naval = combat(BattleKind::Naval, "M10", Athenian);
    let battle = with_play(
        naval,
        Athenian,
        s11,
        Target::Place {
            place: place("M11"),
        },
    );
    assert_eq!(
        Types::strength(Look::new(&game(), &state), &battle, Athenian),
        20 + 13
    );
}

#[test]
fn r_7_s11b_who_may_lend() {
    let may = |state: &State, battle: &Battle, side, zone| {
        may_lend(Look::new(&game(), state), battle, side, place(zone)).is_ok()
    };
    let mut state = map("M9 ath-T1 syr-T1; M8 ath-T3; M10 ath-T4");
    let naval = combat(BattleKind::Naval, "M9", Athenian);
    assert!(may(&state, &naval, Athenian, "M8"));
    state.chains = Work::Built;
    assert!(may(&state, &naval, Athenian, "M8"), "nobody moves");
    assert!(may(&state, &naval, Athenian, "M10"));
    assert!(!may(&state, &naval, Athenian, "M11"), "nobody is there");
    assert!(!may(&state, &naval, Athenian, "T15"), "another kind");

    let state = map("T14 ath-H3 ath-H4 syr-P2; T16 syr-A1; T6 syr-H1 ath-H5; T7 ath-H1");
    let land = combat(BattleKind::Field, "T14", Athenian);
    assert!(may(&state, &land, Syracusan, "T16"));
    assert!(
        may(&state, &land, Syracusan, "T6"),
        "though it awaits a combat"
    );
    let lent = with_play(
        land,
        Syracusan,
        Stratagem::CombinedAttack,
        Target::Place {
            place: place("T16"),
        },
    );
    assert_eq!(
        lines(&Types::die_modifiers(Look::new(&game(), &state), &lent)),
        ""
    );
    let city = map("T15 ath-H3 syr-H1; T21 ath-H1; olympieion syr-P1");
    let plain = combat(BattleKind::Field, "T13", Syracusan);
    assert!(!may(&city, &plain, Syracusan, "T21"), "only in the fort");
}

#[test]
fn r_7_s19a_wounded_leaders_do_not_count() {
    // covers: 7.S19a 7.S19b
    let state = map("T13 nicias lamachos ath-H3 syr-H1");
    let battle = combat(BattleKind::Field, "T13", Athenian);
    let dice = |battle: &Battle| lines(&Types::die_modifiers(Look::new(&game(), &state), battle));
    assert_eq!(dice(&battle), "DieLeaders +2");
    let wounded = with_play(battle, Syracusan, Stratagem::WoundedLeader, Target::None);
    assert_eq!(dice(&wounded), "");
}
