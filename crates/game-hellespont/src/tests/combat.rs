//! 4 to 4.2.2 Combats.

use campaign::CounterEvent;
use engine::Log;

use crate::{
    action::Target,
    battle::Play,
    event::{Event, ModifierLine, SharedEvent},
    ids::{CounterId, Side, Stratagem},
    step::Battle,
    testing::*,
    types::Look,
};

fn columns(text: &str, zone: &str, attacker: Side) -> Vec<(ModifierLine, i8)> {
    let state = position(&format!("{text}; phase athenian"));
    let reading = Look::new(&game(), &state).reading(&Battle::new(place(zone), attacker));
    reading
        .columns
        .iter()
        .map(|line| (line.line, line.by))
        .collect()
}

// covers: 4a 4.2.2b
#[test]
fn r_4a_ships_fight_ships() {
    let state = position("M4: S-T10-1 S-H3-1 A-T20-1; M5: A-T10-1; T22: S-H3-2; phase athenian");
    let reading = Look::new(&game(), &state).reading(&Battle::new(place("M4"), Side::Spartan));
    assert_eq!((reading.attack, reading.defence), (10, 20));
    let contested: Vec<_> = crate::rules::combats::contested(Look::new(&game(), &state)).collect();
    assert_eq!(contested, [place("M4")]);
    let state = position("M5: A-T20-1- A-T10-2 A-H4-1 S-T10-1; phase athenian");
    let reading = Look::new(&game(), &state).reading(&Battle::new(place("M5"), Side::Athenian));
    assert_eq!(reading.ratio.to_string(), "2/1");
}

// covers: 4c 4d Table.25 Table.26 Table.28
#[test]
fn ex_4d_troops_in_t22() {
    let [spartan, athenian] = [Side::Spartan, Side::Athenian];
    let right = vec![(ModifierLine::ColumnBeachAttacker, 1)];
    let left = vec![(ModifierLine::ColumnBeachDefender, -1)];
    for (zone, expected) in [
        ("M4", &right),
        ("M5", &right),
        ("M3", &vec![]),
        ("M6", &vec![]),
    ] {
        let text = format!("{zone}: S-T10-1 A-T10-1; T22: S-H3-1");
        assert_eq!(columns(&text, zone, spartan), *expected, "{zone}");
    }
    assert_eq!(
        columns("M5: S-T10-1 A-T10-1; T22: S-H3-1", "M5", athenian),
        left
    );
    assert_eq!(
        columns("M5: S-T10-1 A-T10-1; T17: A-H3-1", "M5", spartan),
        left
    );
    assert_eq!(
        columns(
            "M5: S-T10-1 A-T10-1; T17: A-H3-1; T22: S-H3-1",
            "M5",
            spartan
        ),
        []
    );
    assert_eq!(
        columns("M5: S-T10-1 A-T10-1; T23: S-H3-1", "M5", spartan),
        [],
        "no beach there"
    );
    // Table.28 Leaders and garrisons do not count.
    assert_eq!(
        columns(
            "M4: S-T10-1 A-T10-1; Abydos: S-P2-1; T22: S-L-mindaros",
            "M4",
            spartan
        ),
        []
    );
}

// covers: 4.1b 4.1c
#[test]
fn r_4_1b_no_point_for_the_combat() {
    let mut state =
        position("turn 4; pa athenian 2; T17: A-H4-1 A-L-chereas; T16: S-P2-1; phase athenian");
    play(
        &mut state,
        "announce 1; activate T17; pick all; step T16; end moves",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "A-L-chereas")),
        ("T17-".into(), "T17".into())
    );
    assert_eq!(at(&state, "S-P2-1"), "T16");
    let mut state =
        position("turn 4; pa athenian 2; M5: A-T4-1- A-T10-2; M4: S-T10-1; phase athenian");
    play(
        &mut state,
        "announce 2; activate M5; pick all; step M4; stop; end moves",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "A-T4-1"), at(&state, "A-T10-2")),
        ("out".into(), "M5-".into())
    );
    // 4.1c Those who have not moved stay.
    let mut state =
        position("turn 4; pa spartan 2; M22: S-T20-1 A-T20-1; M18: S-T4-1; phase spartan");
    play(&mut state, "announce 2; activate M18; end zone; end moves").unwrap();
    let where_are = ["S-T20-1", "A-T20-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M22-", "M22"]);
}

#[test]
fn r_4_2_2a_odds_favour_the_defender() {
    use campaign::Odds;
    let odds = |attack, defence| Odds::of(attack, defence).to_string();
    assert_eq!(
        [(11, 4), (5, 4), (3, 4), (2, 5), (6, 4), (30, 10)].map(|(a, d)| odds(a, d)),
        ["2/1", "1/1", "2/3", "1/3", "3/2", "3/1"]
    );
}

// covers: 4.2.2c 4.2.2d
#[test]
fn r_4_2_2c_stratagems_are_put_down_in_secret() {
    let text = "historical; clear; turn 4; hand athenian C04; hand spartan C09 C14; M9: A-T10-1; M8: S-T10-1; M10: S-T20-1; pa athenian 3; phase athenian";
    let mut state = exactly(text);
    play(&mut state, "announce 3; pass; pass; activate M9; pick A-T10-1; step M8; stop; end moves; pass; fight M8; stand").unwrap();
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (Side::Athenian, "play C04 S3, pass, pass phase".into())
    );
    let mut passes = state.clone();
    play(&mut state, "play C04 S3").unwrap();
    play(&mut passes, "pass").unwrap();
    assert_eq!(asked(&state), asked(&passes), "Sparta cannot tell");
    assert!(offers(&state, "play C09 S8 place M10"));
    let mut log = Log::on();
    play_logged(&mut state, "play C09 S8 place M10", &mut log).unwrap();
    let shown: Vec<_> = log
        .take()
        .into_iter()
        .filter_map(|event| match event {
            Event::Shared(SharedEvent::Counter(CounterEvent::Played {
                side, stratagem, ..
            })) => Some((side, stratagem)),
            _ => None,
        })
        .collect();
    assert_eq!(
        shown,
        [
            (Side::Athenian, Stratagem::Diekplous),
            (Side::Spartan, Stratagem::CombinedAttack)
        ]
    );
    let battle = state.battle.unwrap();
    let reading = Look::new(&game(), &state).reading(&battle);
    assert_eq!((reading.attack, reading.defence), (10, 20));
}

/// A battle with revealed stratagems.
pub(super) fn with(zone: &str, attacker: Side, plays: &[(Side, Stratagem, Target)]) -> Battle {
    let mut battle = Battle::new(place(zone), attacker);
    battle.revealed = true;
    for &(side, stratagem, target) in plays {
        *battle.plays.get_mut(side) = Some(Play {
            counter: CounterId(0),
            stratagem,
            target,
        });
    }
    battle
}

// covers: 4.2.2e 4.2.2f 7b
#[test]
fn r_4_2_2e_all_modifiers_add_up() {
    let game = game();
    // Leaders +1, elite hoplites +1, archers -1; hoplites against none: two columns right.
    let state = position("T16: A-H4b-1 A-L-thrasyllos S-P2-1 S-A2-1; phase athenian");
    let reading = Look::new(&game, &state).reading(&Battle::new(place("T16"), Side::Athenian));
    assert_eq!(
        (reading.ratio.to_string(), reading.column.to_string()),
        ("1/1".into(), "2/1".into())
    );
    assert_eq!(reading.total(die(3)), 4);
    let result = reading.result(&game.table, die(3));
    assert_eq!(
        (result.attacker.to_string(), result.defender.to_string()),
        ("R".into(), "1/2".into())
    );
    // 4.2.2f Right and left are summed before the ends clamp; so are the rows.
    let state = position("T27: A-H4b-1 A-H4-1 A-H4-2 S-P2-1; phase athenian");
    let mut state = state;
    state.pieces.get_mut(id("A-H4-1")).entered.rough = true;
    let reading = Look::new(&game, &state).reading(&Battle::new(place("T27"), Side::Athenian));
    assert_eq!(
        (reading.columns.sum(), reading.column.to_string()),
        (1, "3/1".into())
    );
    use campaign::{CombatTable, Odds};
    assert_eq!((CombatTable::row(10), CombatTable::row(-3)), (8, -1));
    assert_eq!(Odds::OneToThree.shifted(-1), Odds::OneToThree);
    // 7b Stratagems of both sides: opposite ones cancel out.
    let state = position("M8: A-T10-1 S-T10-1; phase athenian");
    let columns = |plays: &[_]| {
        let battle = with("M8", Side::Athenian, plays);
        Look::new(&game, &state).reading(&battle).columns.sum()
    };
    let [a, s] = Side::BOTH;
    let no = Target::None;
    assert_eq!(
        columns(&[(a, Stratagem::Diekplous, no), (s, Stratagem::Kuklos, no)]),
        0
    );
    assert_eq!(
        columns(&[(a, Stratagem::Periplous, no), (s, Stratagem::Kuklos, no)]),
        1
    );
}

// covers: 4.2.2g 8d 8a
#[test]
fn r_4_2_2g_the_die_may_be_repeated_once() {
    let mut state = position("turn 4; pa athenian 3; M9: A-T20-1; M8: S-T10-1; phase athenian");
    play(
        &mut state,
        "announce 3; activate M9; pick A-T20-1; step M8; stop; end moves; fight M8; stand",
    )
    .unwrap();
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (Side::Spartan, "reroll, accept, pass phase".into())
    );
    assert!(
        state.battle.unwrap().result.is_none(),
        "nothing is applied yet"
    );
    play(&mut state, "reroll").unwrap();
    assert_eq!(state.advantage, Side::Athenian);
    assert!(!offers(&state, "reroll"), "8e the new die stands");
}
