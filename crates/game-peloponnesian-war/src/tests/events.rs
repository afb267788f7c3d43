//! RE Random events.

use super::table::{Table, dice, space};
use crate::{
    Event, LeaderId, RandomEventId, RouteKind, Side, SpaceId, Whereabouts,
    rules::{control, income, neutrals, random_events, routes, zones},
    step::WarOrPeace,
};

/// The event of a turn with these dice, the two of the table first.
pub(super) fn event(position: &str, rolls: &[usize]) -> Table {
    let mut table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage random-event"
    ));
    table.rig(&dice(rolls));
    let turn = table.state.position.turn;
    table
        .with(|play| random_events::roll(play, turn, WarOrPeace::War))
        .go_home();
    table
}

fn can(position: &str, random_event: RandomEventId) -> bool {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage random-event"
    ));
    let turn = table.state.position.turn;
    random_events::can_happen(table.look(), random_event, turn)
}

#[test]
fn r_re_2a_a_silver_mine() {
    // covers: RE.2a 2.2a 2.2d 1.1.3a
    assert_eq!(
        event("talents A3100", &[1, 1, 5]).talents(Side::Athens),
        3500
    );
    assert_eq!(
        event("talents S3000", &[1, 1, 3]).talents(Side::Sparta),
        3400
    );
}

#[test]
fn r_re_3a_the_coup() {
    // covers: RE.3a RE.3b
    let coup = RandomEventId::OligarchicCoup;
    assert!(can("sci A-1; alcibiades 1", coup) && can("sci A-1; alcibiades 2", coup));
    assert!(!can("sci A-1", coup) && !can("sci A0; alcibiades 1", coup));
    let table = event("turn 5; talents A2000; sci A-1; alcibiades 1", &[1, 2]);
    let at = &table.state.position;
    assert_eq!(at.treasury.athens, 2100);
    assert!(at.marks.no_levy && at.used.coup);
    assert_eq!(at.marks.bellicosity.athens, -2);
    assert!(at.rebels.len() >= 2);
    assert!(
        !random_events::can_happen(table.look(), coup, 5),
        "once a game"
    );
}

#[test]
fn r_re_4a_thrace() {
    // covers: RE.4a RE.4b
    let first = event("abdera a1h A1h", &[1, 3]);
    let at = &first.state.position;
    assert!(at.rebels.contains(SpaceId::ABDERA) && at.rebels.contains(SpaceId::MARONEIA));
    assert_eq!(first.at(Side::Sparta, "abdera"), [1, 0, 0]);
    assert_eq!(first.at(Side::Athens, "athens"), [1, 0, 0]);
    let second = event("rebels abdera", &[1, 3]);
    let at = &second.state.position;
    assert!(!at.rebels.contains(SpaceId::ABDERA) && at.rebels.contains(SpaceId::MARONEIA));
}

#[test]
fn r_re_5a_persia() {
    // covers: RE.5a RE.5b RE.5c 2.2b 4.5d
    let persia = RandomEventId::PersiaEnters;
    assert!(!can("turn 4; alcibiades 1", persia) && !can("turn 6", persia));
    assert!(can("turn 6; alcibiades 1", persia) && !can("turn 6; alcibiades 1; persia", persia));
    assert!(!can("turn 3; alcibiades 1; sardis S1h", persia));
    let again = event("turn 3", &[1, 4, 1, 1, 1]);
    assert!(again.said(|event| matches!(
        event,
        Event::EventImpossible {
            random_event: RandomEventId::PersiaEnters,
            again: true
        }
    )));
    assert!(again.said(|event| matches!(event, Event::SilverMine { .. })));
    let income = |table: &Table| -> i32 {
        income::items(table.look(), Side::Sparta, WarOrPeace::War)
            .iter()
            .map(|(_, talents)| talents)
            .sum()
    };
    let plain = event("turn 6; alcibiades 1", &[1, 4]);
    assert_eq!(income(&plain), 3000);
    let held = event("turn 6; alcibiades 1; iasus S1n", &[1, 4]);
    assert_eq!(held.at(Side::Sparta, "sardis"), [0, 3, 0]);
    assert_eq!(income(&held), 3500);
    let contested = event("turn 6; alcibiades 1; iasus S1n A1n", &[1, 4]);
    assert_eq!(income(&contested), 3000, "fought over, not captured");
    assert_eq!(contested.at(Side::Sparta, "sardis"), [0; 3]);
    let mut rebel = event("turn 6; alcibiades 1; rebels iasus", &[1, 4]);
    assert_eq!(income(&rebel), 3000, "an empty rebel Iasus does not count");
    rebel.with(|play| {
        play.at.troops.add(
            Side::Sparta,
            SpaceId::IASUS,
            crate::Force::of(crate::Sort::ALL[0], 1),
        );
        neutrals::check_iasus(play);
        play.at.troops.remove(
            Side::Sparta,
            SpaceId::IASUS,
            crate::Force::of(crate::Sort::ALL[0], 1),
        );
    });
    assert_eq!(income(&rebel), 3500, "lost again later, it still pays");
}

#[test]
fn r_re_6a_the_plague() {
    // covers: RE.6a RE.6b RE.6c
    assert!(
        !can("turn 2", RandomEventId::Plague) && can("turn 2; mark attica", RandomEventId::Plague)
    );
    let table = event(
        "turn 2; mark attica; talents A3000; athens A5h; piraeus A2h8n; chios A4n",
        &[3, 3],
    );
    let at = &table.state.position;
    assert_eq!(
        at.troops.total(Side::Athens).hoplites(),
        4,
        "a third of 7, rounded up"
    );
    assert_eq!(
        at.treasury.athens, 2400,
        "a quarter of the price of 12 ships"
    );
    assert_eq!(at.leaders.get(LeaderId::PERICLES), Whereabouts::Dead);
    assert_eq!(at.deaths.athens, 1);
    assert!(at.marks.plague_ban && !can_again(&table));
    let mut notes = Table::new("peloponnesian-war; clear; decelea S2h; operate athens");
    notes.with(neutrals::note_attica);
    assert!(notes.state.position.marks.attica_entered);
    let ban = Table::new("peloponnesian-war; clear; mark plague-ban; chios a2n; operate athens");
    let allied = crate::Force::of(crate::Sort::allied(crate::Kind::Naval), 1);
    assert_eq!(
        routes::steps_between(
            ban.look(),
            Side::Athens,
            allied,
            RouteKind::Usual,
            space("chios"),
            SpaceId::PIRAEUS
        ),
        None
    );
    assert!(
        routes::steps_between(
            ban.look(),
            Side::Athens,
            allied,
            RouteKind::Usual,
            space("chios"),
            space("samos")
        )
        .is_some()
    );
}

fn can_again(table: &Table) -> bool {
    random_events::can_happen(table.look(), RandomEventId::Plague, 2)
}

#[test]
fn r_re_7a_alcibiades() {
    // covers: RE.7a 10.3.2b 10.4.3h
    let serves = |moves: u8| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; alcibiades {moves}; stage random-event"
        ));
        table
            .state
            .position
            .available_leaders(Side::Athens)
            .any(|leader| leader == LeaderId::ALCIBIADES)
    };
    assert_eq!(
        [0, 1, 2, 3, 4].map(serves),
        [true, false, false, true, false]
    );
    let moved = event("alcibiades 1", &[3, 4]);
    assert_eq!(moved.state.position.alcibiades_moves, 2);
    assert!(!can("alcibiades 4", RandomEventId::DemagogueForHire));
    let mut fall = Table::new("fall-of-athens; stage random-event");
    fall.rig(&dice(&[3, 4]));
    fall.with(|play| random_events::roll(play, 7, WarOrPeace::War));
    assert!(
        fall.state
            .position
            .available_leaders(Side::Athens)
            .any(|leader| leader == LeaderId::ALCIBIADES)
    );
}

#[test]
fn r_re_9a_macedonia() {
    // covers: RE.9a RE.9b 1.3j 10.3.4d
    let turned = event("pella a1c", &[4, 5]);
    assert_eq!(turned.state.position.allies.macedonia, Some(Side::Sparta));
    assert_eq!(turned.at(Side::Sparta, "pella"), [0, 1, 0]);
    assert_eq!(turned.at(Side::Athens, "pella"), [0, 0, 0]);
    let joined = event("macedonia neutral", &[4, 5]);
    assert_eq!(joined.state.position.allies.macedonia, Some(Side::Sparta));
    assert_eq!(joined.at(Side::Sparta, "pella"), [0, 2, 0]);
    let occupied = event("macedonia S; pella A2h a1c", &[4, 5]);
    assert_eq!(occupied.state.position.allies.macedonia, Some(Side::Athens));
    assert_eq!(occupied.at(Side::Athens, "athens"), [2, 0, 0]);
    assert_eq!(
        occupied.at(Side::Athens, "pella"),
        [0, 1, 0],
        "an ally of the side joined stays"
    );
    let home = event("macedonia A; pella A2h", &[4, 5]);
    assert_eq!(home.at(Side::Athens, "athens"), [2, 0, 0]);
}

#[test]
fn r_10_3_4e_the_first_time_macedonia_joins_sparta() {
    // covers: 10.3.4d RE.9b
    let first = |before: &str| {
        let mut table = Table::new(&format!("decelean-war; {before}; stage random-event"));
        table
            .rig(&dice(&[4, 5]))
            .with(|play| random_events::roll(play, 7, WarOrPeace::War));
        table.state.position.allies.macedonia
    };
    assert_eq!(first("macedonia neutral"), Some(Side::Sparta));
    assert_eq!(first("macedonia A"), Some(Side::Sparta));
    assert_eq!(first("macedonia S"), Some(Side::Sparta), "where it is");
}

#[test]
fn r_re_10a_the_neutrals() {
    // covers: RE.10a RE.10b RE.10c RE.10d RE.10e 4.5b 10.3.4c
    let civil = event("turn 2; corcyra a3n", &[4, 6]);
    assert!(civil.state.position.marks.civil_war);
    assert!(control::available(civil.look(), Side::Athens, SpaceId::CORCYRA).is_empty());
    assert!(
        zones::zones_of(civil.look(), Side::Athens).contains(SpaceId::CORCYRA),
        "they still stand there"
    );
    let argos = event("turn 5", &[4, 6]);
    assert_eq!(argos.at(Side::Athens, "argos"), [4, 0, 0]);
    assert!(control::is_coalition(
        argos.look(),
        SpaceId::ARGOS,
        Side::Athens
    ));
    let syracuse = event("turn 7", &[4, 6]);
    assert_eq!(syracuse.at(Side::Sparta, "syracuse"), [2, 2, 2]);
    let corcyra = event("turn 9; corcyra a3n1h A1n", &[4, 6]);
    assert_eq!(corcyra.at(Side::Athens, "corcyra"), [0, 0, 0]);
    assert!(
        corcyra.state.position.lost.athens.is_empty(),
        "removed, not lost"
    );
    assert_eq!(corcyra.at(Side::Athens, "piraeus"), [0, 0, 1]);
    assert!(!control::is_coalition(
        corcyra.look(),
        SpaceId::CORCYRA,
        Side::Athens
    ));
    assert_eq!(control::league_of(corcyra.look(), SpaceId::CORCYRA), None);
    assert!(!can("turn 4; argos", RandomEventId::Neutrals));
    assert!(!can("turn 7; syracuse", RandomEventId::Neutrals));
    assert!(!can("turn 9; corcyra left", RandomEventId::Neutrals));
}

#[test]
fn r_re_12a_omens() {
    // covers: RE.12a RE.12b
    let eclipse = event("alcibiades 1", &[6, 6, 2]);
    assert!(eclipse.state.position.marks.two_operations.athens);
    assert_eq!(eclipse.state.position.alcibiades_moves, 1);
    let earthquake = event("alcibiades 1", &[6, 6, 5]);
    assert!(earthquake.state.position.marks.two_operations.sparta);
    assert_eq!(earthquake.state.position.alcibiades_moves, 2);
}

#[test]
fn r_re_12c_two_operations_are_all() {
    let table = Table::run(
        "peloponnesian-war; clear; athens A5h; mark two-operations-athens; operations A2; passed S; operate athens",
    );
    assert!(table.said(|event| matches!(
        event,
        Event::Passed {
            side: Side::Athens,
            reason: crate::PassReason::TwoOperations
        }
    )));
}

#[test]
fn r_re_6c_allies_inside_the_walls_may_leave() {
    let mut table = Table::run(
        "peloponnesian-war; clear; mark plague-ban; talents A9000; drawn A nicias; operations A0; athens a2h; piraeus A2n; passed S; operate athens",
    );
    table.act("operate; objective plataea; take athenian-ally hoplite 2");
    assert!(table.offers("march"));
    assert!(!table.offers("go piraeus"), "nobody goes in");
    table.act("march");
    assert_eq!(table.at(Side::Athens, "plataea"), [2, 0, 0]);
}

#[test]
fn r_re_6a_in_peace_the_last_turn_is_the_one_before() {
    // covers: 8.3h
    let truce = |entered: bool, before: bool, draws: &[usize]| {
        let mut table = Table::new(
            "peloponnesian-war; clear; turn 3; bellicosity A6 S6; athens A3h; stage armistice",
        );
        table.state.position.marks.attica_entered = entered;
        table.state.position.marks.attica_entered_before = before;
        table.rig(&dice(draws)).go();
        table
    };
    let plague = |event: &Event| matches!(event, Event::Plague { .. });
    assert!(truce(true, false, &[1, 3, 3]).said(plague));
    assert!(!truce(false, true, &[1, 3, 3]).said(plague));
    let quiet = truce(true, true, &[1, 6, 5]);
    assert!(
        !quiet.state.position.marks.attica_entered,
        "nobody stood there in the turn of peace"
    );
}

#[test]
fn r_re_5d_persian_horsemen_ride_past_a_lost_sardis() {
    // covers: 5.5a PC.g
    let taken = |position: &str| {
        Table::run(&format!(
            "peloponnesian-war; clear; turn 6; persia; iasus S1h; {position}; stage lasting-rebellion"
        ))
    };
    let lost = taken("sardis A1h; macedonia S; pella s1c");
    assert_eq!(lost.at(Side::Sparta, "sardis"), [0; 3]);
    assert_eq!(lost.at(Side::Sparta, "pella"), [0, 2, 0]);
    assert_eq!(lost.at(Side::Sparta, "thebes"), [0, 2, 0]);
    assert!(lost.state.position.homeward.sparta.is_empty());
    // No more than there are counters.
    let few = taken("sardis A1h; thebes s11c");
    assert_eq!(few.at(Side::Sparta, "thebes"), [0, 12, 0]);
    // Who stands at Sardis already is no hindrance.
    assert_eq!(taken("sardis s3c").at(Side::Sparta, "sardis"), [0, 6, 0]);
}
