//! DEF, PC The lists of dangers and of places, in their order.

use super::table::{Table, game, space};
use crate::{DangerId, Event, Kind, Side, Sort, SpaceId};

/// The spaces for which a danger calls, in order.
fn called(position: &str, side: Side, id: DangerId) -> Vec<&'static str> {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; operate sparta"
    ));
    let game = game();
    let danger = game
        .matrices
        .dangers(side)
        .iter()
        .find(|danger| danger.id == id);
    let (look, danger) = (table.look(), danger.expect("a danger"));
    let claims = look.by_claim(side, danger, look.threatened(side, danger));
    claims.iter().rev().map(|(_, space)| space.id()).collect()
}

#[test]
fn r_def_a_within_two_spaces_by_land() {
    let near = "sparta A1h; tegea A1h; mantinea A1h; argos a1h; gythium A1n; pylos A1n; thyrea A1h";
    let found = called(near, Side::Sparta, DangerId::S1);
    assert_eq!(found.first(), Some(&"sparta"), "the nearest first");
    assert!(!found.contains(&"pylos"), "three spaces away");
    for id in ["tegea", "mantinea", "argos", "gythium", "thyrea"] {
        assert!(found.contains(&id), "{id} in {found:?}");
    }
}

#[test]
fn r_def_b_coalition_spaces_in_order() {
    let all = "pella A1h; syracuse A1n; gythium A1n; thebes A1h; corinth A1h";
    let called = |allies: &str| called(&format!("{allies}; {all}"), Side::Sparta, DangerId::S2);
    assert_eq!(
        called("syracuse; macedonia S"),
        ["corinth", "thebes", "gythium", "syracuse", "pella"]
    );
    assert_eq!(called("macedonia A"), ["corinth", "thebes", "gythium"]);
}

#[test]
fn r_def_e_coalition_spaces_in_order() {
    let all = "pella S1h; argos S1h; larisa s1h; amphipolis s1h; naupactus s1n; corcyra s1n; samos s1n; chios s1n; piraeus S1h";
    let called = |allies: &str| {
        let position = format!("player sparta; {allies}; {all}");
        called(&position, Side::Athens, DangerId::A2)
    };
    assert_eq!(
        called("argos; macedonia A"),
        [
            "piraeus",
            "chios",
            "samos",
            "corcyra",
            "naupactus",
            "amphipolis",
            "larisa",
            "argos",
            "pella"
        ]
    );
    assert_eq!(
        called("macedonia S; corcyra left"),
        [
            "piraeus",
            "chios",
            "samos",
            "naupactus",
            "amphipolis",
            "larisa"
        ]
    );
    // Samos counts only in place of Chios.
    let samos = "player sparta; samos s1n";
    assert!(self::called(samos, Side::Athens, DangerId::A2).is_empty());
    assert_eq!(self::called(samos, Side::Athens, DangerId::A3), ["samos"]);
}

#[test]
fn r_def_e_no_space_is_called_for_twice() {
    // covers: DEF.c
    let held = "player sparta; naupactus s1n; piraeus S1h; oropus s1h";
    let others = called(held, Side::Athens, DangerId::A3);
    assert_eq!(others, ["oropus"], "Naupactus is on the list before");
    let held = "corinth A1h; gythium A1n; megara A1h";
    assert_eq!(called(held, Side::Sparta, DangerId::S3), ["megara"]);
}

#[test]
fn r_def_d_the_space_that_reopens_the_line() {
    let cut = |position: &str| {
        called(
            &format!("player sparta; {position}"),
            Side::Athens,
            DangerId::A1,
        )
    };
    assert_eq!(cut("lampsacus S1h; chios s1n"), ["lampsacus"]);
    assert!(cut("chios s1n").is_empty(), "the line is open");
    // No recapture alone would do: the nearest of the enemies in the Hellespont.
    assert_eq!(cut("byzantium S1h; abydos S1n").first(), Some(&"abydos"));
}

#[test]
fn r_4_4d_three_neutrals_are_out_of_bounds() {
    let may = |position: &str, id: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; operate athens"
        ));
        Side::BOTH.map(|side| table.look().may_foment(side, space(id)).is_ok())
    };
    for id in ["argos", "syracuse", "pella"] {
        assert_eq!(may("macedonia neutral", id), [false; 2], "{id}");
    }
    assert_eq!(may("turn 1", "pella"), [false; 2], "a coalition space");
    assert_eq!(may("turn 1", "melos"), [true; 2]);
}

#[test]
fn r_10_3_4c_argos_in_the_decelean_war() {
    // covers: 10.3.4d 10.5a
    let mut athens = Table::run(
        "decelean-war; clear; drawn A nicias; operations A0; athens A6h; passed S; operate athens",
    );
    athens.act("operate");
    assert_eq!(athens.refusal("objective argos"), "4.1d");
    let mut sparta = Table::run(
        "decelean-war; clear; player sparta; drawn S agis; sparta S7h; passed A; operate sparta",
    );
    sparta.act("operate; objective argos; take spartan hoplite 4; march");
    assert!(sparta.state.position.allies.argos);
    let look = sparta.look();
    let around = look.steps(
        Side::Sparta,
        crate::Force::of(Sort::own(Kind::Hoplite), 1),
        false,
        SpaceId::SPARTA,
        SpaceId::CORINTH,
    );
    assert_eq!(
        around,
        Some(3),
        "once it is active the way leads through it"
    );
    // Spartans in Macedonia make it a friend of Athens.
    let mut macedonia = Table::run(
        "decelean-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; olynthus s2h; passed A; operate sparta",
    );
    macedonia.with(|play| play.rouse(Side::Sparta, SpaceId::MACEDONIA, false));
    let at = &macedonia.state.position;
    assert_eq!(at.allies.macedonia, Some(Side::Athens));
    assert_eq!(macedonia.at(Side::Athens, "pella"), [0, 2, 0]);
    for scenario in ["decelean-war", "fall-of-athens"] {
        let table = Table::new(scenario);
        let at = &table.state.position;
        assert!(!at.allies.persia && !at.rebels.contains(SpaceId::ABDERA));
        assert!(!at.rebels.contains(SpaceId::MARONEIA));
    }
}

#[test]
fn r_4_4_1c_rebels_are_not_raised_again() {
    let refused = |position: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; operate sparta"
        ));
        table.look().refused(Side::Sparta, space("erythrae"), true)
    };
    assert_eq!(refused("turn 1"), None);
    assert!(refused("rebels erythrae").is_some());
    // An army of another strategy may well go there.
    let rebel = Table::new("peloponnesian-war; clear; rebels erythrae; operate sparta");
    let look = rebel.look();
    assert_eq!(look.refused(Side::Sparta, space("erythrae"), false), None);
}

#[test]
fn r_4_5c_an_occupied_ally_is_out() {
    for (position, id, side) in [
        ("syracuse; syracuse A1n", "syracuse", Side::Sparta),
        ("argos; argos S1h", "argos", Side::Athens),
        ("macedonia A; pella S1h", "pella", Side::Athens),
        ("macedonia S; pella A1h", "pella", Side::Sparta),
    ] {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage income"
        ));
        assert!(!table.look().is_coalition(space(id), side), "{position}");
    }
    let mut home = Table::new(
        "peloponnesian-war; clear; syracuse; syracuse A1n; macedonia S; pella A1h; home s2h2c2n; stage lasting-rebellion",
    );
    home.with(|play| {
        play.send_all_home(true);
        play.run();
    });
    assert_eq!(home.at(Side::Sparta, "syracuse"), [0; 3]);
    assert_eq!(home.at(Side::Sparta, "pella"), [0; 3]);
    assert_eq!(home.at(Side::Sparta, "corinth"), [1, 0, 2]);
    assert_eq!(home.at(Side::Sparta, "thebes"), [1, 2, 0]);
}

/// Sends the box home in the phase of operations, up to the first question.
fn sent(position: &str) -> Table {
    let mut table = Table::new(&format!("peloponnesian-war; clear; {position}"));
    table.with(|play| play.send_all_home(false)).go_home();
    table
}

#[test]
fn r_pc_m_the_odd_point_of_the_system() {
    // Where fewer of its type stand, then by die.
    let odd = |position: &str| sent(&format!("{position}; home s1h; operate athens"));
    let thebes = odd("corinth s3h5n; thebes s2h4c");
    assert_eq!(thebes.at(Side::Sparta, "thebes"), [3, 4, 0]);
    let corinth = odd("corinth s2h5n; thebes s3h");
    assert_eq!(corinth.at(Side::Sparta, "corinth"), [3, 0, 5]);
    for (number, id) in [(0, "corinth"), (1, "thebes")] {
        let mut equal = Table::new("peloponnesian-war; clear; home s1h; stage battles");
        equal.rig(&[(2, number)]).with(|play| {
            play.send_all_home(true);
            play.homeward(Side::Sparta, 3, true);
        });
        assert_eq!(equal.at(Side::Sparta, id), [1, 0, 0]);
    }
    // An active ally's empty space may be used.
    let syracuse = sent("syracuse; home s2h; operate athens");
    assert_eq!(syracuse.at(Side::Sparta, "syracuse"), [2, 0, 0]);
}

#[test]
fn r_pc_m_a_shared_space_serves_its_holder() {
    // covers: 5.9a
    // Athenians before Spartan-held Chios: the allies bound for it go to Samos.
    let held = |held: bool| {
        let mut table = Table::new(
            "peloponnesian-war; clear; chios s2n A6n @phormio; corcyra a1n; operate athens",
        );
        if held {
            table.state.position.held.sparta.insert(SpaceId::CHIOS);
        }
        let ships = crate::Force::of(Sort::allied(Kind::Naval), 4);
        table.with(|play| {
            play.at.homeward.athens = ships;
            play.send_all_home(false);
            play.homeward(Side::Athens, 5, false);
        });
        ["chios", "samos", "corcyra"]
            .map(|id| table.force(Side::Athens, id).get(Sort::allied(Kind::Naval)))
    };
    assert_eq!(held(true), [0, 2, 3]);
    assert_eq!(
        held(false),
        [2, 0, 3],
        "it is Athens' as long as Sparta has not taken it"
    );
    // The besieged of Corinth take in those who come home.
    let corinth = sent("corinth s5h A9h @cleon; home s2n; operate sparta");
    assert_eq!(corinth.at(Side::Sparta, "corinth"), [5, 0, 2]);
    assert!(!corinth.said(|event| matches!(event, Event::LostOnTheWay { .. })));
}
