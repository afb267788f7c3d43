//! DEF, PC The lists of dangers and of places, in their order.

use super::table::{Table, game, space};
use crate::{
    DangerId, Event, Kind, RouteKind, Side, Sort, SpaceId,
    rules::{
        control, dangers, fomenting, going_home,
        neutrals::{self, RouteEnd},
        objective::{self, Means},
        routes, settle,
    },
    step::HomeAfter,
};

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
    let claims = dangers::by_claim(look, side, danger, dangers::threatened(look, side, danger));
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
fn r_def_a_a_real_force_elsewhere_in_the_peloponnese() {
    let called = |position: &str| called(position, Side::Sparta, DangerId::S2);
    assert_eq!(
        called("aegium A2n; sicyon A1n; elis A2h"),
        ["elis", "aegium"]
    );
    assert!(called("pylos A1n; opus A4h").is_empty());
}

#[test]
fn r_def_b_corinth_and_thebes_and_all_beside_them() {
    let called = |position: &str| called(position, Side::Sparta, DangerId::S3);
    let held = "thebes A1h; corinth A1h; sicyon A1n; panactum A1h; siphae A1n; opus A1h";
    let place = |id: &str| called(held).iter().position(|&found| found == id);
    assert!(place("corinth") < place("thebes"), "the nearest first");
    for id in ["thebes", "sicyon", "panactum"] {
        assert!(called(held).contains(&id), "{id}");
    }
    for id in ["siphae", "opus"] {
        assert!(!called(held).contains(&id), "{id}");
    }
}

#[test]
fn r_def_b_syracuse_is_answered_in_attica() {
    let called = |position: &str| called(position, Side::Sparta, DangerId::S4);
    assert_eq!(called("syracuse; syracuse A4n"), ["panactum"]);
    assert_eq!(called("syracuse; syracuse A4n; panactum S1h"), ["decelea"]);
    let answered = "syracuse; syracuse A4n; defended S panactum";
    assert!(called(answered).is_empty(), "one army at a time");
    assert!(called("gela A4n").is_empty(), "Syracuse is neutral");
}

#[test]
fn r_def_d_athens_cares_for_the_gulfs_its_great_allies_and_the_hellespont_in_this_order() {
    let all =
        "aegina s1n; salamis s1n; naupactus s1n; chios s1n; samos s1n; corcyra s1n; abydos s1n";
    let called = |allies: &str, id| {
        let position = format!("player sparta; {allies} {all}");
        called(&position, Side::Athens, id)
    };
    assert_eq!(called("", DangerId::A1), ["aegina", "salamis"]);
    assert_eq!(called("", DangerId::A2), ["naupactus"]);
    assert_eq!(called("", DangerId::A3), ["chios", "samos", "corcyra"]);
    assert_eq!(called("corcyra left;", DangerId::A3), ["chios", "samos"]);
    assert_eq!(called("", DangerId::A4), ["abydos"]);
    // Samos counts only in place of Chios.
    let samos = "player sparta; samos s1n";
    assert!(self::called(samos, Side::Athens, DangerId::A3).is_empty());
}

#[test]
fn r_def_d_the_space_that_reopens_the_line() {
    let cut = |position: &str| {
        called(
            &format!("player sparta; {position}"),
            Side::Athens,
            DangerId::A4,
        )
    };
    assert_eq!(cut("lampsacus S1h; chios s1n"), ["lampsacus"]);
    assert!(cut("chios s1n").is_empty(), "the line is open");
    // The line is open, but enemies stand beside it.
    assert_eq!(cut("sestos S1h"), ["sestos"]);
    // No recapture alone would do: the nearest of the enemies in the Hellespont.
    assert_eq!(cut("byzantium S1h; abydos S1n").first(), Some(&"abydos"));
}

#[test]
fn r_def_c_nothing_else_calls_for_an_army() {
    // covers: DEF.e
    let threatened = |position: &str, side: Side| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; operate sparta"
        ));
        let game = game();
        let mut dangers = game.matrices.dangers(side).iter();
        dangers.any(|danger| !dangers::threatened(table.look(), side, danger).is_empty())
    };
    let elsewhere = "pylos A1n; leucas A4n; opus A5h; rebels hermione elis";
    assert!(!threatened(elsewhere, Side::Sparta));
    let elsewhere =
        "player sparta; decelea S5h; amphipolis s1h; carystus s2n; rebels teos colophon ephesus";
    assert!(!threatened(elsewhere, Side::Athens));
}

#[test]
fn r_4_4d_three_neutrals_are_out_of_bounds() {
    let may = |position: &str, id: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; operate athens"
        ));
        Side::BOTH.map(|side| fomenting::may_foment(table.look(), side, space(id)).is_ok())
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
    let around = routes::steps_between(
        look,
        Side::Sparta,
        crate::Force::of(Sort::own(Kind::Hoplite), 1),
        RouteKind::Usual,
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
    macedonia
        .with(|play| neutrals::rouse(play, Side::Sparta, SpaceId::MACEDONIA, RouteEnd::OnTheWay));
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
        objective::objection_to_space(
            table.look(),
            Side::Sparta,
            space("erythrae"),
            Means::Fomenting,
        )
    };
    assert_eq!(refused("turn 1"), None);
    assert!(refused("rebels erythrae").is_some());
    // An army of another strategy may well go there.
    let rebel = Table::new("peloponnesian-war; clear; rebels erythrae; operate sparta");
    let look = rebel.look();
    assert_eq!(
        objective::objection_to_space(look, Side::Sparta, space("erythrae"), Means::Army),
        None
    );
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
        assert!(
            !control::is_coalition(table.look(), space(id), side),
            "{position}"
        );
    }
    let mut home = Table::new(
        "peloponnesian-war; clear; syracuse; syracuse A1n; macedonia S; pella A1h; home s2h2c2n; stage lasting-rebellion",
    );
    home.with(|play| {
        going_home::send_all(play, HomeAfter::Combat);
        settle::run(play);
    });
    assert_eq!(home.at(Side::Sparta, "syracuse"), [0; 3]);
    assert_eq!(home.at(Side::Sparta, "pella"), [0; 3]);
    assert_eq!(home.at(Side::Sparta, "corinth"), [1, 0, 2]);
    assert_eq!(home.at(Side::Sparta, "thebes"), [1, 2, 0]);
}

/// Sends the box home in the phase of operations, up to the first question.
fn sent(position: &str) -> Table {
    let mut table = Table::new(&format!("peloponnesian-war; clear; {position}"));
    table
        .with(|play| going_home::send_all(play, HomeAfter::Operations))
        .go_home();
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
            going_home::send_all(play, HomeAfter::Combat);
            going_home::advance(play, Side::Sparta, 3, HomeAfter::Combat);
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
            going_home::send_all(play, HomeAfter::Operations);
            going_home::advance(play, Side::Athens, 5, HomeAfter::Operations);
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
