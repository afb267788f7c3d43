//! RE The faces and limits of the random events.

use super::{
    events::event,
    table::{Table, dice, game, space},
};
use crate::{
    Event, Force, Kind, LeaderId, RandomEventId, Side, Sort, SpaceId, Station, Whereabouts,
    rules::{control, going_home, income, random_events, settle, turn},
    step::{HomeAfter, WarOrPeace},
};

#[test]
fn r_re_2a_three_faces_for_each_side() {
    let finder = |face| {
        let table = event("turn 2", &[1, 1, face]);
        let mut found = None;
        for event in &table.events {
            if let Event::SilverMine { side, talents, .. } = event {
                found = Some((*side, *talents));
            }
        }
        found
    };
    for face in 1..=3 {
        assert_eq!(finder(face), Some((Side::Sparta, 400)), "{face}");
    }
    for face in 4..=6 {
        assert_eq!(finder(face), Some((Side::Athens, 400)), "{face}");
    }
    let mut again = event("turn 2; talents A0 S0", &[1, 1, 6]);
    again
        .rig(&dice(&[1, 1, 6]))
        .with(|play| random_events::roll(play, 3, WarOrPeace::War));
    assert_eq!(again.talents(Side::Athens), 800, "again and again");
}

#[test]
fn r_re_3b_two_rebellions_and_no_levy() {
    let table = event("turn 5; sci A-1; alcibiades 2", &[1, 2]);
    assert_eq!(
        table.count(|event| matches!(event, Event::RebellionRolled { .. })),
        2
    );
    let levy = |table: &Table| {
        let lines = income::items(table.look(), Side::Athens, WarOrPeace::War);
        lines
            .iter()
            .any(|(item, _)| *item == crate::IncomeItem::Eisphora)
    };
    assert!(!levy(&table) && levy(&event("turn 5", &[1, 1, 1])));
}

#[test]
fn r_re_4b_of_those_whom_the_cities_join_only_allies_stay() {
    // Captured by Sparta before, Abdera now turns to it.
    let captured = event("abdera S1h s1h", &[1, 3]);
    assert!(captured.state.position.rebels.contains(SpaceId::ABDERA));
    let allied = Force::of(Sort::allied(Kind::Hoplite), 1);
    assert_eq!(captured.force(Side::Sparta, "abdera"), allied);
    assert_eq!(captured.at(Side::Sparta, "sparta"), [1, 0, 0]);
    // Athens' ships go to Piraeus by the table, those of its allies change sides.
    let ships = event("maroneia A2n a1n", &[1, 3]);
    assert_eq!(ships.at(Side::Athens, "piraeus"), [0, 0, 2]);
    assert_eq!(ships.at(Side::Sparta, "maroneia"), [0, 0, 1]);
    // Sparta's allies have 18 hoplites and no more.
    let full = event("abdera a2h; thebes s17h", &[1, 3]);
    assert_eq!(full.at(Side::Sparta, "abdera"), [1, 0, 0]);
    assert_eq!(full.at(Side::Athens, "abdera"), [0; 3]);
}

#[test]
fn r_re_7a_four_stations() {
    // covers: RE.7b
    let stations = [
        Station::Sparta,
        Station::Persia,
        Station::Athens,
        Station::Exile,
    ];
    for (moves, station) in (0..).zip(stations) {
        let table = event(&format!("alcibiades {moves}"), &[3, 4]);
        assert!(
            table.said(|event| *event == Event::AlcibiadesMoved { station }),
            "{station:?}"
        );
        let advises = matches!(station, Station::Sparta | Station::Persia);
        let at = &table.state.position;
        assert_eq!(at.alcibiades_advises_sparta(), advises);
        let alcibiades = |&leader: &LeaderId| leader == LeaderId::ALCIBIADES;
        let serves = at.available_leaders(Side::Athens).find(alcibiades);
        assert_eq!(serves.is_some(), station == Station::Athens);
        let of_sparta = at.available_leaders(Side::Sparta).find(alcibiades);
        assert_eq!(of_sparta, None);
    }
}

#[test]
fn r_re_10a_nobody_at_corcyra_takes_part() {
    // covers: RE.10d
    for (text, side) in [("corcyra a3n", Side::Athens), ("corcyra s2n", Side::Sparta)] {
        let table = event(&format!("turn 2; {text}"), &[4, 6]);
        let free = control::available(table.look(), side, SpaceId::CORCYRA);
        assert!(free.is_empty(), "{text}");
    }
    // Each case comes once: rolled again while it cannot happen.
    let civil = event("turn 1", &[4, 6]);
    assert!(!random_events::can_happen(
        civil.look(),
        RandomEventId::Neutrals,
        2
    ));
    assert!(random_events::can_happen(
        civil.look(),
        RandomEventId::Neutrals,
        4
    ));
    assert!(random_events::can_happen(
        civil.look(),
        RandomEventId::Neutrals,
        9
    ));
    let argos = event("turn 6", &[5, 5]);
    assert!(!random_events::can_happen(
        argos.look(),
        RandomEventId::Neutrals,
        6
    ));
    let later = event("turn 10; corcyra a2n", &[4, 6]);
    assert!(!random_events::can_happen(
        later.look(),
        RandomEventId::Neutrals,
        10
    ));
    assert!(!random_events::can_happen(
        later.look(),
        RandomEventId::Neutrals,
        2
    ));
    // At the end of the turn everything is as before.
    let mut next = event("turn 1; corcyra a3n", &[4, 6]);
    next.with(|play| turn::play_stage(play, crate::Stage::NextTurn));
    let free = control::available(next.look(), Side::Athens, SpaceId::CORCYRA);
    assert_eq!(free.ships(), 3);
}

#[test]
fn r_re_10e_corcyra_out_of_the_war_is_neutral_everywhere() {
    // covers: PC.n 4.1.1c
    let nine = "rebels corcyra teos colophon ephesus cos cnidus camirus lindus thasos eretria";
    let left = Table::new(&format!(
        "peloponnesian-war; clear; corcyra left; {nine}; stage income"
    ));
    assert_eq!(
        control::reserve(left.look(), Side::Athens),
        1000,
        "nine Delian rebels"
    );
    let ten = Table::new(&format!("peloponnesian-war; clear; {nine}; stage income"));
    assert_eq!(control::reserve(ten.look(), Side::Athens), 0);
    // A Spartan leader alone may pass through it.
    let goes = |left: &str| {
        let mut table = Table::run(&format!(
            "peloponnesian-war; clear; player sparta; {left}; talents S9000; drawn S agis; sparta S3h; taras s1n; passed A; operate sparta"
        ));
        table.act("operate; objective leucas; send");
        table.offers("go taras")
    };
    assert!(goes("corcyra left") && !goes("turn 9"));
    // Its half of the allies goes to Chios.
    let mut home =
        Table::new("peloponnesian-war; clear; corcyra left; home a4n; stage lasting-rebellion");
    home.with(|play| {
        going_home::send_all(play, HomeAfter::Combat);
        settle::run(play);
    });
    assert_eq!(home.at(Side::Athens, "chios"), [0, 0, 4]);
}

#[test]
fn r_re_11c_a_skirmish_kills_no_leader() {
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; mark deaths; talents S9000; drawn S agis; sparta S3h; thebes s3h; panactum A2h @cleon; passed A; operate sparta",
    );
    table.act("operate; objective athens; go thebes; take spartan-ally hoplite 3");
    table.rig(&dice(&[4, 2, 2])).act("march");
    assert!(table.said(|event| matches!(event, Event::Skirmish { .. })));
    assert!(!table.said(|event| matches!(event, Event::LeaderDied { .. })));
}

#[test]
fn r_re_12a_three_faces_for_each_portent() {
    for face in 1..=6 {
        let table = event("turn 2", &[6, 6, face]);
        let limited = table.state.position.marks.two_operations;
        assert_eq!((limited.athens, limited.sparta), (face <= 3, face > 3));
    }
}

#[test]
fn r_re_12c_failed_fomenting_counts_among_the_two() {
    let mut table = Table::run(
        "peloponnesian-war; clear; mark two-operations-athens; talents A5000; drawn A nicias; athens A5h; passed S; operations A0; operate athens",
    );
    table
        .act("operate; objective thyrea")
        .rig(&dice(&[1]))
        .act("foment");
    assert!(!table.state.position.passed.athens);
    table
        .rig(&[(6, 0), (8, 0)])
        .act("operate; objective thyrea");
    table.rig(&dice(&[1])).act("foment");
    assert!(table.said(|event| *event
        == Event::Passed {
            side: Side::Athens,
            reason: crate::PassReason::TwoOperations
        }));
}

#[test]
fn r_re_6b_the_plague_spares_others() {
    let table = event(
        "turn 2; mark attica; talents A3000; athens A3h2c a2h; piraeus A1h; chios A4h; piraeus A1h5n a2n; passed S",
        &[3, 3],
    );
    let athens = table.force(Side::Athens, "athens");
    let piraeus = table.force(Side::Athens, "piraeus");
    let own = Sort::own(Kind::Hoplite);
    assert_eq!(athens.get(own) + piraeus.get(own), 2, "a third of 4 is 2");
    assert_eq!(athens.get(Sort::allied(Kind::Hoplite)), 2);
    assert_eq!(athens.cavalry(), 2);
    assert_eq!(table.at(Side::Athens, "chios"), [4, 0, 0]);
    assert_eq!(table.talents(Side::Athens), 2750, "five Athenian ships");
    let pericles = table.state.position.leaders.get(LeaderId::PERICLES);
    assert_eq!(pericles, Whereabouts::Dead);
}

#[test]
fn r_2_2b_no_rising_and_no_deaths_where_nobody_is_left_to_rise_or_die() {
    // covers: RE.8d RE.11b
    let impossible = |table: &Table, wanted: RandomEventId| {
        table.said(|event| matches!(event, Event::EventImpossible { random_event, again: true } if *random_event == wanted))
    };
    let mine = |table: &Table| table.said(|event| matches!(event, Event::SilverMine { .. }));
    let table =
        "naxos byzantium chalcis ephesus mytilene olynthus miletus camirus lampsacus amphipolis";
    let all = event(&format!("rebels cnidus {table}"), &[4, 4, 1, 1, 1]);
    assert!(impossible(&all, RandomEventId::DelianRebellion) && mine(&all));
    let most = event(&format!("rebels {table}; cnidus a1n"), &[4, 4, 1, 1, 1]);
    assert!(
        impossible(&most, RandomEventId::DelianRebellion),
        "friends in it"
    );
    let but_one = event(&format!("rebels {table}"), &[4, 4, 1, 1]);
    assert!(but_one.state.position.rebels.contains(space("cnidus")));
    let deaths = |deaths: [u8; 2]| {
        let mut table = Table::new("peloponnesian-war; clear; stage random-event");
        let [athens, sparta] = deaths;
        table.state.position.deaths = crate::PerSide { athens, sparta };
        table.rig(&dice(&[5, 6, 1, 1, 1]));
        table.with(|play| random_events::roll(play, 2, WarOrPeace::War));
        table
    };
    let over = deaths([3, 3]);
    assert!(impossible(&over, RandomEventId::LeaderDeaths) && mine(&over));
    assert!(!over.state.position.marks.deaths);
    for some in [[3, 2], [2, 3]] {
        assert!(deaths(some).state.position.marks.deaths);
    }
    // In peace nothing is rolled again.
    let mut peace = Table::new("peloponnesian-war; clear; stage random-event");
    peace.state.position.deaths = crate::PerSide {
        athens: 3,
        sparta: 3,
    };
    peace.rig(&dice(&[5, 6]));
    peace.with(|play| random_events::roll(play, 2, WarOrPeace::Peace));
    assert!(peace.said(|event| matches!(event, Event::EventImpossible { again: false, .. })));
}

#[test]
fn r_re_6c_the_ban_of_the_plague() {
    let home = |mark: &str| {
        let mut table = Table::new(&format!(
            "fall-of-athens; clear; {mark}; amphipolis a1h; argos a4h; home a2h; stage lasting-rebellion"
        ));
        table.with(|play| {
            going_home::send_all(play, HomeAfter::Combat);
            settle::run(play);
        });
        table
    };
    let open = home("turn 7");
    assert_eq!(open.at(Side::Athens, "athens")[0], 2, "instead of Larisa");
    let banned = home("mark plague-ban");
    assert_eq!(banned.at(Side::Athens, "athens")[0], 0);
    let elsewhere = ["corcyra", "chios"].map(|id| banned.at(Side::Athens, id)[0]);
    assert_eq!(elsewhere, [1, 1]);
    // Who has no other place is not lost for it.
    let mut cavalry =
        Table::new("fall-of-athens; clear; mark plague-ban; home a2c; stage lasting-rebellion");
    cavalry.with(|play| {
        going_home::send_all(play, HomeAfter::Combat);
        settle::run(play);
    });
    assert_eq!(cavalry.at(Side::Athens, "athens")[1], 2);
    // Allies neither gather nor march there; Athens' own men do.
    let mut ban = Table::run(
        "peloponnesian-war; clear; mark plague-ban; talents A9000; drawn A nicias; athens A2h; chios a2n; larisa a2h; passed S; operate athens",
    );
    ban.act("operate; objective piraeus; go larisa; take athenian-ally hoplite 1");
    assert!(!ban.offers("march") && !ban.offers("go athens"));
    // A force that only marched through was not there.
    let through = [0, 1].map(|number| {
        let mut table = Table::run(
            "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; thebes s4h; passed A; gela a1h; operate sparta",
        );
        table.act("operate; objective megara; go thebes; take spartan-ally hoplite 2");
        table.rig(&[(2, number)]).act("march");
        table
    });
    let crossed = |table: &&Table| table.entered().contains(&"panactum");
    let through = through.iter().find(crossed).expect("by Panactum");
    assert!(!through.state.position.marks.attica_entered);
    // A bill beyond the treasury empties it.
    let mut bill = Table::new(
        "peloponnesian-war; clear; turn 2; mark attica; talents A250; piraeus A8n; stage random-event",
    );
    bill.rig(&dice(&[3, 3]))
        .with(|play| random_events::roll(play, 2, WarOrPeace::War));
    assert_eq!(bill.talents(Side::Athens), 0);
}

/// Sparta's horsemen come back from Iasus after those of Persia have come to Sardis.
#[test]
fn r_re_5c_persian_cavalry_comes_at_once() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 6; persia; alcibiades 1; player sparta; iasus S2h s2c S4n @callicratides; stage siege-determination",
    );
    table.rig(&dice(&[6, 1])).go();
    assert!(table.said(|event| matches!(event, Event::SiegeRolled { success: true, .. })));
    assert!(table.said(|event| matches!(event, Event::StayingRolled { stays: false, .. })));
    assert_eq!(table.at(Side::Sparta, "sardis"), [0, 3, 0]);
    assert_eq!(table.at(Side::Sparta, "thebes"), [0, 2, 0]);
}

/// The log tells of points that change sides without a counter or leave with their city.
#[test]
fn r_re_10d_nobody_leaves_without_a_word() {
    // covers: 1.1.2c RE.9a
    use crate::LossCause::{LeftWar, NoCounter, Plague};
    let said = |table: &Table, wanted| {
        table.said(|event| matches!(event, Event::Lost { cause, .. } if *cause == wanted))
    };
    let mut left = Table::new("peloponnesian-war; clear; corcyra a3n1h; stage random-event");
    left.rig(&dice(&[5, 5]))
        .with(|play| random_events::roll(play, 9, WarOrPeace::War));
    assert!(said(&left, LeftWar));
    let most = game()
        .counters
        .most(Side::Sparta)
        .get(Sort::allied(Kind::Cavalry));
    let mut full = Table::new(&format!(
        "peloponnesian-war; clear; macedonia A; pella a2c; thebes s{most}c; stage random-event"
    ));
    full.rig(&dice(&[4, 5]))
        .with(|play| random_events::roll(play, 2, WarOrPeace::War));
    assert!(said(&full, NoCounter));
    let mut plague =
        Table::new("peloponnesian-war; clear; mark attica; athens A6h; stage random-event");
    plague
        .rig(&dice(&[3, 3]))
        .with(|play| random_events::roll(play, 2, WarOrPeace::War));
    assert!(said(&plague, Plague));
}
