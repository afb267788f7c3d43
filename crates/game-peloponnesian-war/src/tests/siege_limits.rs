//! 5.1 to 5.6 The last number on either side of a limit in sieges and battles.

use super::table::{Table, dice, space};
use crate::{
    Event, PerSide, Side, SiegeBroken, SpaceId, SpaceSet,
    rules::{battle, battle_numbers, battles, delian_rebellion, rebellion, sieges, turn},
};

fn besieges(position: &str, side: Side, id: &str) -> bool {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage siege-determination"
    ));
    sieges::besieges(table.look(), side, space(id))
}

#[test]
fn r_5_1c_four_points_weaker() {
    // covers: 5.1d
    let athens = Side::Athens;
    assert!(besieges("megara A6h @phormio s2h", athens, "megara"));
    assert!(!besieges("megara A6h @phormio s3h", athens, "megara"));
    // All points of all kinds are added up.
    assert!(besieges("megara A2h4n @phormio s1h1c", athens, "megara"));
    assert!(!besieges("megara A2h4n @phormio s1h1c1n", athens, "megara"));
}

/// Only the garrison of the fortress itself is besieged: men who have come to a neutral one as strangers come out and fight.
#[test]
fn r_5_1c_strangers_in_a_neutral_fortress_are_not_besieged() {
    let athens = Side::Athens;
    assert!(besieges("melos A6n @nicias", athens, "melos"));
    assert!(!besieges("melos A6n @nicias s1h", athens, "melos"));
    // Those who have held it since an earlier turn are its garrison.
    let mut held =
        Table::new("peloponnesian-war; clear; melos A6n @nicias s1h; stage siege-determination");
    held.state.position.held.sparta = SpaceSet::one(space("melos"));
    assert!(sieges::besieges(held.look(), athens, space("melos")));
    // So are the troops of a neutral that has joined the war.
    let allied = "syracuse; syracuse A6h4n @nicias s2h";
    assert!(besieges(allied, athens, "syracuse"));
}

#[test]
fn r_5_3_1a_three_more_come_out_and_fight() {
    let sparta = Side::Sparta;
    assert!(besieges("athens A6h1c S5h @agis", sparta, "athens"));
    assert!(!besieges("athens A6h1c S4h @agis", sparta, "athens"));
    // Ships do not count on either side.
    assert!(besieges("piraeus A2h8n S3h @agis", sparta, "piraeus"));
    assert!(besieges("piraeus A5h8n S3h2n @agis", sparta, "piraeus"));
    assert!(!besieges("piraeus A6h S3h2n @agis", sparta, "piraeus"));
}

#[test]
fn r_5_3c_as_many_ships_do_not_save_a_port() {
    let broken = |besiegers: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; chalcis A2n {besiegers} @agis; stage siege-determination"
        ));
        sieges::broken_by(table.look(), Side::Sparta, space("chalcis"))
    };
    assert_eq!(broken("S8h1n"), Some(SiegeBroken::Ships));
    assert_eq!(broken("S8h2n"), None);
    // Broken, it costs the besieger confidence and the fortress its land; nobody is beaten.
    let mut table =
        Table::new("peloponnesian-war; clear; chalcis A2n S8h1n @agis; stage siege-determination");
    table.with(|play| {
        sieges::determine(play);
        sieges::settle(play, Side::Sparta, space("chalcis"));
    });
    let at = &table.state.position;
    assert_eq!(
        at.confidence,
        PerSide {
            athens: 0,
            sparta: -1
        }
    );
    assert!(at.ravaged.contains(space("chalcis")));
    assert_eq!(at.homeward.sparta.total(), 9);
    assert_eq!(table.at(Side::Athens, "chalcis"), [0, 0, 2]);
}

#[test]
fn r_5_3b_chance_orders_the_sieges_of_a_group() {
    // covers: 1.1.3d
    let first = |number| {
        let mut table = Table::new(
            "peloponnesian-war; clear; option even-chance; melos A2n @phormio; megara A5h @cleon; stage sieges",
        );
        table.state.position.besieged.athens = super::table::spaces("melos megara");
        table.rig(&[(2, number)]).go();
        let mut order = Vec::new();
        for event in &table.events {
            if let Event::SiegeRolled { space, .. } = event {
                order.push(space.id());
            }
        }
        order
    };
    let (one, other) = (first(0), first(1));
    assert_eq!(one.len(), 2);
    assert_eq!(
        one.iter().rev().collect::<Vec<_>>(),
        other.iter().collect::<Vec<_>>()
    );
}

#[test]
fn r_5_2c_chance_orders_the_battles_of_a_group() {
    // covers: 1.1.3d
    let order = |number| {
        let mut table = Table::new(
            "peloponnesian-war; clear; option even-chance; plataea A3h @nicias s3h; megara A3h @cleon s3h @agis; stage battles",
        );
        table.rig(&[(2, number)]).go();
        let mut fought = Vec::new();
        for event in &table.events {
            if let Event::BattleRolled { at, .. } = event {
                fought.push(at.id());
            }
        }
        fought
    };
    let (mut one, other) = (order(0), order(1));
    assert_eq!(one.len(), 2, "both are fought");
    one.reverse();
    assert_eq!(one, other);
}

/// Spaces in the order in which their battles, or their sieges, are resolved, with many dice: chance has no part in it.
fn orders(
    position: &str,
    besieged: PerSide<&str>,
) -> std::collections::BTreeSet<Vec<&'static str>> {
    let order = |seed| {
        let mut table = Table::new(position);
        table.state.position.besieged = PerSide {
            athens: super::table::spaces(besieged.athens),
            sparta: super::table::spaces(besieged.sparta),
        };
        let game = table.game.clone();
        engine::Game::reseed(
            game.as_ref(),
            &mut table.state,
            engine::Seed::from_number(seed),
        );
        table.go();
        let mut order = Vec::new();
        for event in &table.events {
            if let Event::BattleRolled { at: space, .. } | Event::SiegeRolled { space, .. } = event
            {
                order.push(space.id());
            }
        }
        order
    };
    (0..20).map(order).collect()
}

/// The battles of one group: Sparta, the system, is ahead at Megara, and far behind at Plataea.
#[test]
fn r_1_1_3c_the_battle_in_which_the_system_leads_most_comes_first() {
    // covers: 5.2c
    let nowhere = PerSide {
        athens: "",
        sparta: "",
    };
    let field = "clear; plataea A8h @nicias s2h; megara A2h @cleon s9h @agis; stage battles";
    for (player, order) in [
        ("athens", ["megara", "plataea"]),
        ("sparta", ["plataea", "megara"]),
    ] {
        let position = format!("peloponnesian-war; player {player}; {field}");
        let expected = [order.to_vec()].into();
        assert_eq!(orders(&position, nowhere), expected, "{player} alone");
    }
}

/// Sieges under Phormio and Cleon, Brasidas and Archidamus: those of the system come first, and the better leader before the worse; of the
/// player's the worse comes before the better.
#[test]
fn r_1_1_3c_the_sieges_of_the_system_come_first() {
    // covers: 5.3b
    let armies = "clear; melos A2n @phormio; megara A5h @cleon; oropus s5h @brasidas; decelea s5h @archidamus; stage sieges";
    let besieged = PerSide {
        athens: "melos megara",
        sparta: "oropus decelea",
    };
    for (player, order) in [
        ("athens", ["oropus", "decelea", "megara", "melos"]),
        ("sparta", ["melos", "megara", "decelea", "oropus"]),
    ] {
        let position = format!("peloponnesian-war; player {player}; {armies}");
        let expected = [order.to_vec()].into();
        assert_eq!(orders(&position, besieged), expected, "{player} alone");
    }
}

#[test]
fn r_5_2_2f_two_single_ships_part_unharmed() {
    let losses = |position: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage battles"
        ));
        let party = crate::Party::Standing {
            space: space("aegina"),
        };
        let parties = PerSide {
            athens: party,
            sparta: party,
        };
        let three = engine::D6::try_from(3).unwrap();
        let both = PerSide {
            athens: three,
            sparta: three,
        };
        let reading = battle_numbers::read_sea(table.look(), parties, both);
        assert_eq!(reading.winner, None);
        reading.losses
    };
    assert_eq!(losses("aegina a1n s1n"), PerSide::default());
    let one_each = PerSide {
        athens: 1,
        sparta: 1,
    };
    assert_eq!(losses("aegina a2n s2n"), one_each);
}

#[test]
fn r_5_6b_what_gives_no_hostages() {
    let held = |table: &Table| table.state.position.hostages;
    let none = PerSide::default();
    // A draw in which Spartans fall: 4 and one hoplite more against 5, no leader.
    let mut drawn = Table::new("peloponnesian-war; clear; plataea A3h S2h s2h; stage battles");
    drawn.rig(&dice(&[6, 3])).go();
    let even = drawn.said(|event| matches!(event, Event::BattleEnded { winner: None, .. }));
    assert!(even, "{:?}", drawn.events);
    assert_eq!(held(&drawn), none);
    assert!(drawn.state.position.lost.sparta.total() > 0);
    // A siege.
    let mut siege = Table::new(
        "peloponnesian-war; clear; panactum A9h @phormio S1h; stage siege-determination",
    );
    siege.state.position.held.sparta.insert(space("panactum"));
    siege.rig(&dice(&[6])).with(|play| {
        sieges::determine(play);
        sieges::settle(play, Side::Athens, space("panactum"));
    });
    assert_eq!(siege.at(Side::Sparta, "panactum"), [0; 3]);
    assert_eq!(held(&siege), none);
    // The skirmish of an army on its way.
    let mut skirmish = Table::run(
        "peloponnesian-war; clear; player sparta; drawn S agis; sparta S9h; tegea A1h; passed A; operate sparta",
    );
    skirmish.act("operate; objective tegea; take spartan hoplite 5");
    skirmish.rig(&dice(&[4, 4, 1])).act("march");
    let lost = skirmish.state.position.lost.sparta;
    assert_eq!((lost.hoplites(), held(&skirmish)), (1, none));
    // The winner has no losses, so they never matter.
    let mut won = Table::new("peloponnesian-war; clear; plataea A6h @phormio S1h; stage battles");
    won.rig(&dice(&[6, 1])).go();
    let expected = PerSide {
        athens: true,
        sparta: false,
    };
    assert_eq!(held(&won), expected);
}

#[test]
fn r_5_7b_a_beaten_leader_is_back_next_turn() {
    // covers: 4.9b
    let mut table =
        Table::new("peloponnesian-war; clear; plataea A9h @phormio s1h @agis; stage battles");
    let agis = "agis".parse().expect("a leader");
    table.rig(&dice(&[6, 1])).with(|play| {
        battles::fight(play, (space("plataea"), space("plataea")));
        while let Some(&crate::Step::Battle { stage }) = play.at.steps.last() {
            battle::advance(play, stage);
        }
    });
    let whereabouts = |table: &Table| table.state.position.leaders.get(agis);
    assert_eq!(whereabouts(&table), crate::Whereabouts::Away);
    table.with(|play| turn::play_stage(play, crate::Stage::NextTurn));
    assert_eq!(whereabouts(&table), crate::Whereabouts::Free);
}

#[test]
fn r_5_3i_the_marker_of_a_taken_rebel_goes_in_the_rebellion_phase() {
    let quelled = |extra: &str| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; rebels potidaea; potidaea A2h3n; {extra}; stage lasting-rebellion"
        ));
        table.with(rebellion::quell);
        !table.state.position.rebels.contains(space("potidaea"))
    };
    assert!(quelled("turn 1"));
    assert!(!quelled("olynthus s1c"), "an enemy zone covers it");
}

#[test]
fn r_6_2c_captured_spaces_are_rolled_for_homes_are_not() {
    let targets = |position: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage spreading-rebellion"
        ));
        rebellion::spread_targets(table.look())
    };
    let free = targets("rebels miletus iasus");
    assert!(free.contains(space("ephesus")) && !free.contains(space("iasus")));
    assert!(targets("rebels miletus; ephesus S1h").contains(space("ephesus")));
    assert!(!targets("rebels miletus; ephesus a1h").contains(space("ephesus")));
    assert!(!targets("rebels gythium tegea").contains(SpaceId::SPARTA));
    // One die for a space that two rebels touch.
    let mut table =
        Table::new("peloponnesian-war; clear; rebels miletus colophon; stage spreading-rebellion");
    table.with(rebellion::spread);
    let rolled = |id: &str| {
        table.count(|event| matches!(event, Event::SpreadRolled { space, .. } if space.id() == id))
    };
    assert_eq!(rolled("ephesus"), 1);
    // 6.2b Whoever has captured it has a zone there; 6.1b and keeps it in rebellion.
    let mut captured = Table::new(
        "peloponnesian-war; clear; rebels miletus; ephesus S1h; samos A1n; stage spreading-rebellion",
    );
    captured.with(rebellion::spread);
    assert!(captured.said(|event| matches!(
        event,
        Event::SpreadRolled { space, bonus: 2, .. } if space.id() == "ephesus"
    )));
    captured.with(|play| {
        play.at.rebels.insert(space("ephesus"));
        rebellion::quell(play);
    });
    assert!(captured.state.position.rebels.contains(space("ephesus")));
}

#[test]
fn r_re_8d_a_captured_space_may_rise() {
    // covers: 2.3b
    let rising = |position: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage random-event"
        ));
        delian_rebellion::rising_space(table.look(), 2).map(SpaceId::id)
    };
    assert_eq!(rising("cnidus S1h"), Some("cnidus"));
    assert_eq!(rising("cnidus a1h"), Some("naxos"));
    assert_eq!(rising("cnidus a1h S1h"), Some("naxos"));
}

#[test]
fn r_5_3g_a_rebel_that_falls_shames_nobody() {
    // covers: 9.0b 9.0f
    let fall = |held: bool, rebel: &str| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; player sparta; {rebel}; byzantium A6h @phormio s1h; stage siege-determination"
        ));
        if held {
            let byzantium = space("byzantium");
            table.state.position.held.sparta.insert(byzantium);
        }
        table.with(|play| sieges::settle(play, Side::Athens, space("byzantium")));
        let at = &table.state.position;
        (at.confidence.athens, at.confidence.sparta, at.points.athens)
    };
    for held in [false, true] {
        assert_eq!(
            fall(held, "rebels byzantium"),
            (1, 0, -15),
            "a friend is lost, but no confidence"
        );
    }
    assert_eq!(fall(true, "turn 1"), (1, -1, -15));
    // Phormio takes Potidaea in the first turn: Sparta loses the friend with its ally inside.
    let mut first = Table::new("peloponnesian-war two; stage siege-determination");
    first.rig(&dice(&[6]));
    first.with(|play| sieges::settle(play, Side::Athens, space("potidaea")));
    let points = first.state.position.points;
    assert_eq!((points.athens, points.sparta), (10, -15));
}
