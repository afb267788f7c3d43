//! PC The post-combat table.

use super::table::Table;
use crate::{Event, Kind, Side, Sort, rules::going_home, step::HomeAfter};

/// Sends the box home after combat, up to the first question.
fn sent(position: &str) -> Table {
    sent_from(&format!(
        "peloponnesian-war; clear; macedonia neutral; {position}"
    ))
}

fn sent_from(position: &str) -> Table {
    let mut table = Table::new(&format!("{position}; stage lasting-rebellion"));
    table
        .with(|play| going_home::send_all(play, HomeAfter::Combat))
        .go_home();
    table
}

fn allied(table: &Table, side: Side, id: &str, kind: Kind) -> u8 {
    table.force(side, id).get(Sort::allied(kind))
}

#[test]
fn r_pc_a_rows_in_order() {
    // covers: PC.a PC.c PC.d PC.l PC.m
    let table = sent("larisa a1h; home a3h");
    let hoplites = |id: &str| allied(&table, Side::Athens, id, Kind::Hoplite);
    assert_eq!((hoplites("amphipolis"), hoplites("larisa")), (1, 2));
    assert_eq!(table.answers(), ["home corcyra", "home chios"]);
    let spartans = sent("home S6h");
    assert_eq!(spartans.at(Side::Sparta, "sparta"), [6, 0, 0]);
    let athenians = sent("home A3h1c2n");
    assert_eq!(athenians.at(Side::Athens, "athens"), [3, 1, 0]);
    assert_eq!(athenians.at(Side::Athens, "piraeus"), [0, 0, 2]);
    let full = sent("amphipolis a1h; larisa a2h; home a2h");
    assert_eq!(
        full.at(Side::Athens, "amphipolis"),
        [1, 0, 0],
        "the level is reached"
    );
    assert_eq!(full.at(Side::Athens, "chios"), [1, 0, 0]);
    assert_eq!(full.at(Side::Athens, "corcyra"), [1, 0, 0]);
    let argos = sent("argos; home a8h");
    let hoplites = |id: &str| allied(&argos, Side::Athens, id, Kind::Hoplite);
    assert_eq!(
        (
            hoplites("amphipolis"),
            hoplites("argos"),
            hoplites("larisa")
        ),
        (1, 4, 2)
    );
}

#[test]
fn ex_5_8b_syracuse_is_served_first() {
    // covers: 5.8a 5.8b PC.e PC.k
    let full = sent("syracuse; syracuse s2h; home s4h");
    assert_eq!(full.at(Side::Sparta, "corinth"), [2, 0, 0]);
    assert_eq!(full.at(Side::Sparta, "thebes"), [2, 0, 0]);
    let one = sent("syracuse; syracuse s1h; home s3h");
    assert_eq!(one.at(Side::Sparta, "syracuse"), [2, 0, 0]);
    assert_eq!(one.at(Side::Sparta, "corinth"), [1, 0, 0]);
    let empty = sent("syracuse; home s6h5n");
    assert_eq!(empty.at(Side::Sparta, "syracuse"), [2, 0, 2]);
    assert_eq!(empty.at(Side::Sparta, "corinth"), [2, 0, 3]);
    assert_eq!(empty.at(Side::Sparta, "thebes"), [2, 0, 0]);
}

#[test]
fn r_pc_f_cavalry() {
    // covers: PC.f PC.g PC.n
    let athens = sent_from("peloponnesian-war; clear; pella a1c; home a4c");
    assert_eq!(athens.at(Side::Athens, "pella"), [0, 2, 0]);
    assert_eq!(athens.at(Side::Athens, "larisa"), [0, 3, 0]);
    let sparta = sent("syracuse; macedonia S; pella s2c; syracuse s1c; home s5c");
    assert_eq!(sparta.at(Side::Sparta, "syracuse"), [0, 2, 0]);
    assert_eq!(sparta.at(Side::Sparta, "thebes"), [0, 4, 0]);
    let persia = sent("persia; home s4c");
    assert_eq!(persia.at(Side::Sparta, "sardis"), [0, 3, 0]);
    assert_eq!(persia.at(Side::Sparta, "thebes"), [0, 1, 0]);
}

#[test]
fn r_pc_b_captured_and_rebel_places_are_skipped() {
    // covers: PC.b 5.9a 5.9b PC.i
    let thebes = sent("thebes A1h; home s4h");
    assert_eq!(thebes.at(Side::Sparta, "corinth"), [4, 0, 0]);
    let both = sent("thebes A1h; corinth A1h; home s4h");
    assert_eq!(both.at(Side::Sparta, "sparta"), [4, 0, 0]);
    let samos = sent("rebels chios; home a4n");
    assert_eq!(samos.at(Side::Athens, "samos"), [0, 0, 2]);
    assert_eq!(samos.at(Side::Athens, "corcyra"), [0, 0, 2]);
    let neither = sent("rebels chios samos; home a4n");
    assert_eq!(neither.at(Side::Athens, "corcyra"), [0, 0, 4]);
    let odd = sent("home a5n");
    assert_eq!(odd.answers(), ["home corcyra", "home chios"]);
    assert_eq!(odd.at(Side::Athens, "chios"), [0, 0, 2]);
}

#[test]
fn r_pc_h_ships_without_a_harbour() {
    // covers: PC.h PC.j PC.o ERR.e
    let chios = sent("piraeus S1h; corcyra s1n; home A3n");
    assert_eq!(chios.at(Side::Athens, "chios"), [0, 0, 3]);
    let choice = sent("piraeus S1h; home A1n");
    assert_eq!(choice.answers(), ["home corcyra", "home chios"]);
    let rebel = sent("rebels piraeus; corcyra s1n; home A1n");
    assert_eq!(rebel.at(Side::Athens, "chios"), [0, 0, 1]);
    let corinth = sent("gythium A1n; home S2n");
    assert_eq!(corinth.at(Side::Sparta, "corinth"), [0, 0, 2]);
    let lost = sent("gythium A1n; corinth A1h; home S2n s2n");
    assert!(lost.said(|event| matches!(
        event,
        Event::LostOnTheWay {
            side: Side::Sparta,
            ..
        }
    )));
    let last = sent("corcyra s1n; chios s1n; samos s1n; home a2n");
    assert_eq!(last.at(Side::Athens, "piraeus"), [0, 0, 2]);
    let land = sent("corcyra s1n; chios s1n; samos s1n; amphipolis s1h; larisa s1h; home a2h");
    assert_eq!(land.at(Side::Athens, "athens"), [2, 0, 0]);
}

#[test]
fn r_pc_p_an_enemy_held_home_space() {
    let sent = |after| {
        let mut table = Table::new("peloponnesian-war; clear; sparta A5h; home S2h; stage battles");
        table
            .with(|play| going_home::send_all(play, after))
            .go_home();
        table.at(Side::Sparta, "sparta")
    };
    assert_eq!(sent(HomeAfter::Operations), [2, 0, 0]);
    assert_eq!(sent(HomeAfter::Combat), [0, 0, 0]);
}

#[test]
fn r_10_4_3d_thessaly_is_out() {
    let table = sent_from("fall-of-athens; clear; home a2c");
    assert_eq!(table.at(Side::Athens, "larisa"), [0, 0, 0]);
    assert_eq!(table.at(Side::Athens, "athens")[1], 2);
}

#[test]
fn r_4_9a_everybody_is_home_before_combat() {
    // covers: 4.9b
    let table = Table::run(
        "peloponnesian-war; clear; home s3n; away archidamus; stage home-after-operations",
    );
    assert!(
        table.said(
            |event| matches!(event, Event::WentHome { space, .. } if space.id() == "corinth")
        )
    );
    let away = Table::new("peloponnesian-war; clear; away archidamus; operate sparta");
    let pool = away.state.position.available_leaders(Side::Sparta).count();
    assert_eq!(pool, 7);
}

#[test]
fn r_pc_m_new_points_are_split_together() {
    // covers: 7.2a
    let build = |count: usize| {
        let mut table =
            Table::run("peloponnesian-war; clear; player athens; talents A9000; stage building");
        for _ in 0..count {
            table.act("build athenian-ally naval");
        }
        if count < 3 {
            table.act("done");
        }
        table
    };
    let two = build(2);
    assert_eq!(two.at(Side::Athens, "corcyra"), [0, 0, 1]);
    assert_eq!(two.at(Side::Athens, "chios"), [0, 0, 1]);
    let three = build(3);
    assert!(three.offers("home corcyra") && three.offers("home chios"));
}

#[test]
fn r_4_5c_nobody_goes_home_to_a_contested_ally() {
    let mut table = Table::new("peloponnesian-war; clear; syracuse; syracuse s1h A4n; home s2h");
    table
        .with(|play| going_home::send_all(play, HomeAfter::Combat))
        .go_home();
    assert_eq!(table.at(Side::Sparta, "syracuse"), [1, 0, 0]);
    assert_eq!(table.at(Side::Sparta, "corinth"), [1, 0, 0]);
    assert_eq!(table.at(Side::Sparta, "thebes"), [1, 0, 0]);
}
