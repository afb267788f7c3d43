//! Rules that seldom matter, each in a position in which it does.

use engine::{Seed, Setup};

use super::table::{Table, dice, game, space};
use crate::{
    BellicosityItem, Event, Group, LeaderId, PassReason, Prompt, Side, Whereabouts,
    rules::{battles, bellicosity, going_home, random_events, settle, setup, sieges},
    step::{HomeAfter, WarOrPeace},
};

#[test]
fn r_1_1_2e_what_a_point_stands_for_can_be_read() {
    let game = game();
    let rule = engine::Presentation::ledger(game.as_ref()).rule("1.1.2e");
    let digest = &rule.expect("the rule").digest;
    for text in [&digest.en, &digest.fr] {
        for number in ["2000", "1000", "25"] {
            assert!(text.contains(number), "{number} in: {text}");
        }
    }
}

#[test]
fn r_4_1_1b_across_the_whole_sea_in_one_operation() {
    let mut table = Table::run(
        "peloponnesian-war; clear; talents A9000; drawn A nicias; piraeus A2n; athens A1h; passed S; operate athens",
    );
    table.act("operate; objective byzantium; go piraeus; take athenian naval 2; march");
    let entered = table.entered();
    assert_eq!(entered.last(), Some(&"byzantium"));
    assert_eq!(entered.len(), 1 + 10, "to Piraeus, then ten lines");
    assert_eq!(table.at(Side::Athens, "byzantium"), [0, 0, 2]);
    let named = table.count(|event| matches!(event, Event::ObjectiveNamed { .. }));
    assert_eq!(named, 1);
}

#[test]
fn r_4_1_3b_a_storm_drowns_everybody_but_the_leader() {
    let cross = |die| {
        let mut table = Table::run(
            "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S5h; gythium S4n; syracuse; syracuse s1h; passed A; gela a1h; operate sparta",
        );
        table.act(
            "operate; objective syracuse; take spartan hoplite 2; go gythium; take spartan naval 2",
        );
        table.rig(&dice(&[die])).act("march open sea");
        table
    };
    for die in [5, 6] {
        let table = cross(die);
        let at = &table.state.position;
        assert_eq!(at.lost.sparta.total(), 4, "all four points");
        assert_eq!(table.at(Side::Sparta, "syracuse"), [1, 0, 0]);
        assert_eq!(table.at(Side::Sparta, "cape-taenarum"), [0; 3]);
        let agis = "agis".parse().expect("a leader");
        assert_eq!(at.leaders.get(agis), Whereabouts::Away, "until next turn");
    }
    let table = cross(4);
    assert_eq!(table.at(Side::Sparta, "syracuse"), [3, 0, 2]);
    assert!(table.state.position.lost.sparta.is_empty());
}

#[test]
fn r_aid_a_the_rules_hold_where_the_player_aid_differs() {
    // The aid names land troops only; ships alone on a coast lose a ship.
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; gythium S3n; sparta S3h; epidaurus-limera A1h; passed A; operate sparta",
    );
    table.act("operate; objective epidaurus-limera; go gythium; take spartan naval 3");
    table.rig(&dice(&[4, 3, 1])).act("march");
    assert_eq!(table.state.position.lost.sparta.ships(), 1);
    // The aid leaves captured spaces out; ten of them cost a point of bellicosity.
    let captured = "peloponnesian-war; clear; naxos S1n; paros S1n; andros S1n; tenos S1n; ceos S1n; siphnos s1n;                     chios s1n; samos s1n; lemnos s1n; stage bellicosity";
    let nine = Table::new(captured);
    let lines = bellicosity::items(nine.look(), Side::Athens);
    assert!(lines.is_empty(), "{lines:?}");
    let ten = Table::new(&captured.replace("clear;", "clear; imbros s1n;"));
    let lines = bellicosity::items(ten.look(), Side::Athens);
    assert_eq!(lines.as_slice(), [(BellicosityItem::Damage, -1)]);
}

#[test]
fn r_aid_b_misprinted_references_are_read_as_meant() {
    let mut table = Table::run(
        "peloponnesian-war; clear; talents A1350; drawn A nicias; athens A3h; piraeus A2n; passed S; operate athens",
    );
    table.act("operate; objective chios; send");
    assert_eq!(
        table.refusal("take athenian hoplite 2"),
        "7.1.5a",
        "not 7.15"
    );
    let rich = "peloponnesian-war; clear; talents A9000; drawn A nicias; athens A3h; piraeus A2n; passed S; operate athens";
    let mut rich = Table::run(rich);
    rich.act("operate; objective chios; send; take athenian hoplite 3");
    assert_eq!(rich.refusal("march"), "4.1e", "hoplites need ships");
    // 4.3, not 4.3.1: the system is out of money at its first operation.
    let poor = Table::run(
        "peloponnesian-war; clear; player sparta; strategy attack-ally; talents A1050; drawn A nicias; athens A9h; piraeus A5n; \
         passed S; operate athens",
    );
    let passed = |event: &Event| {
        let reason = PassReason::NoArmy;
        *event
            == Event::Passed {
                side: Side::Athens,
                reason,
            }
    };
    assert!(poor.said(passed));
}

#[test]
fn r_5_2f_the_besieged_sit_still_until_they_are_free() {
    let position = "peloponnesian-war; clear; epidaurus A6h2n @pericles s1c; troezen A1h; aegina s6n @lysander; stage siege-determination";
    let mut table = Table::new(position);
    table.with(sieges::determine);
    let epidaurus = space("epidaurus");
    assert!(table.state.position.besieged.athens.contains(epidaurus));
    // Their cavalry would reach Troezen.
    let pairs = battles::pending(table.look(), Group::Zone);
    assert_eq!(pairs.as_slice(), [(epidaurus, space("aegina"))]);
    let freed = Table::new(position);
    let mut freed = freed;
    // Lysander's six ships beat Pericles' two whatever the dice show; one die for each side.
    freed.rig(&dice(&[1, 6])).go();
    assert!(freed.said(|event| matches!(event, Event::SiegeRaised { .. })));
    assert_eq!(freed.at(Side::Sparta, "epidaurus"), [0, 1, 0]);
    assert_eq!(freed.at(Side::Athens, "epidaurus"), [0; 3]);
    let garrison_fought = |event: &Event| matches!(event, Event::BattleRolled { against, .. } if *against == space("epidaurus"));
    assert!(!freed.said(garrison_fought));
}

#[test]
fn r_5_3b_home_spaces_then_coalition_spaces_then_the_rest() {
    let mut table = Table::new(
        "peloponnesian-war; clear; athens A1h S9h @agis; corinth A9h @nicias s1h; melos A2n @phormio; pylos A2n @cleon; stage siege-determination",
    );
    table.go();
    let mut order = Vec::new();
    for event in &table.events {
        if let Event::SiegeRolled { space, .. } | Event::SiegeBroken { space, .. } = event {
            order.push(space.id());
        }
    }
    assert_eq!(order[..2], ["athens", "corinth"]);
    let mut rest = order[2..].to_vec();
    rest.sort_unstable();
    assert!(rest.contains(&"melos"), "{order:?}");
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

#[test]
fn r_re_11b_three_leaders_at_most() {
    // covers: RE.11c
    let dies = |position: &str, deaths: u8, roll: &[usize]| {
        let mut table = Table::new(&format!("{position}; stage battles"));
        table.state.position.deaths.athens = deaths;
        table.rig(&dice(roll)).go();
        let mut dead = Vec::new();
        for event in &table.events {
            if let Event::LeaderDied {
                leader,
                side: Side::Athens,
                ..
            } = event
            {
                dead.push(leader.id());
            }
        }
        dead
    };
    let one = "peloponnesian-war; clear; mark deaths; plataea A6h @demosthenes S3h";
    assert_eq!(dies(one, 2, &[3, 6]), ["demosthenes"], "the third");
    assert!(dies(one, 3, &[3, 6]).is_empty(), "no fourth");
    assert!(dies(one, 2, &[4, 6]).is_empty(), "a four spares");
    // Of two it is the worse tactician, whose rating was used.
    let two = "peloponnesian-war; clear; mark deaths; plataea A6h @demosthenes @cleon S3h";
    assert_eq!(dies(two, 0, &[2, 6]), ["cleon"]);
    // In a mixed battle the second die kills as well as the first.
    let mixed = "peloponnesian-war; clear; mark deaths; chalcis A6h6n @demosthenes S1h1n";
    assert_eq!(dies(mixed, 0, &[6, 1, 2, 6]), ["demosthenes"]);
    // Neither a skirmish nor a siege kills.
    let mut siege = Table::new(
        "peloponnesian-war; clear; mark deaths; megara A5h @demosthenes; stage siege-determination",
    );
    siege.with(|play| {
        sieges::determine(play);
        sieges::settle(play, Side::Athens, space("megara"));
    });
    assert!(!siege.said(|event| matches!(event, Event::LeaderDied { .. })));
}

#[test]
fn r_10_4_3a_both_first_operations_are_done() {
    let first = Table::run("fall-of-athens");
    let prompt = first.prompt();
    assert!(matches!(
        prompt,
        Some(Prompt::Operate {
            side: Side::Sparta,
            ..
        })
    ));
    let mut bad = Table::run("fall-of-athens");
    bad.rig(&dice(&[6])).act("operate");
    let omens = PassReason::Omens;
    assert!(bad.said(|event| *event
        == Event::Passed {
            side: Side::Sparta,
            reason: omens
        }));
    let mut good = Table::run("fall-of-athens");
    good.rig(&dice(&[5])).act("operate");
    let drawn = |event: &Event| matches!(event, Event::LeaderDrawn { leader, .. } if *leader != LeaderId::ALCIBIADES);
    assert!(good.said(drawn), "Mindarus stays at Abydos");
    // Athens rolls omens too, and no danger calls it to Abydos again.
    let mut athens = Table::run("fall-of-athens");
    athens.rig(&dice(&[3])).act("pass");
    assert!(athens.said(|event| matches!(
        event,
        Event::OmensRolled {
            side: Side::Athens,
            ..
        }
    )));
    let abydos = space("abydos");
    assert!(
        !athens.said(|event| matches!(event, Event::DangerSeen { space, .. } if *space == abydos))
    );
}

#[test]
fn r_10_4_3d_hoplites_for_larisa_go_to_athens_too() {
    let sent = |scenario: &str| {
        let mut table = Table::new(&format!(
            "{scenario}; clear; argos; argos a4h; amphipolis a1h; home a3h; stage lasting-rebellion"
        ));
        table.with(|play| {
            going_home::send_all(play, HomeAfter::Combat);
            settle::run(play);
        });
        ["larisa", "athens"].map(|id| table.at(Side::Athens, id)[0])
    };
    assert_eq!(sent("fall-of-athens"), [0, 2]);
    assert_eq!(sent("peloponnesian-war"), [2, 0]);
}

#[test]
fn r_8_3p_the_order_of_an_armistice() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 3; bellicosity A6 S6; hostages A; talents A2000 S5000; decelea S1h; chios A1n; stage armistice",
    );
    table.rig(&dice(&[4])).go().act("raise levy");
    assert!(matches!(
        table.prompt(),
        Some(Prompt::PeaceBuild {
            side: Side::Athens,
            ..
        })
    ));
    table.act("build athenian naval; done");
    let place = |fits: fn(&Event) -> bool| table.events.iter().position(fits).expect("it happened");
    let order = [
        place(|event| matches!(event, Event::ArmisticeBegan { .. })),
        place(|event| matches!(event, Event::SentHome { .. })),
        place(|event| matches!(event, Event::HostagesFreed)),
        place(|event| matches!(event, Event::PeaceTurn { turn: 4 })),
        place(|event| matches!(event, Event::PeaceTurn { turn: 5 })),
        place(|event| matches!(event, Event::IncomeLine { .. })),
        place(|event| {
            matches!(
                event,
                Event::Built {
                    side: Side::Athens,
                    ..
                }
            )
        }),
        place(|event| {
            matches!(
                event,
                Event::Built {
                    side: Side::Sparta,
                    ..
                }
            )
        }),
        place(|event| matches!(event, Event::PeaceEnded { .. })),
        place(|event| matches!(event, Event::TurnBegan { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    let last_event = table
        .events
        .iter()
        .rposition(|event| matches!(event, Event::PeaceTurn { .. }));
    assert!(last_event < Some(order[5]), "all events before any income");
    let incomes = table.count(|event| {
        matches!(
            event,
            Event::Income {
                side: Side::Athens,
                ..
            }
        )
    });
    assert_eq!(incomes, 1, "the turn's own income is not paid again");
}

#[test]
fn r_11_0l_two_seats_at_most() {
    let game = game();
    let seated = |seats| {
        let setup = Setup::scenario("peloponnesian-war").seats(seats);
        setup::new_game(&game, &setup, Seed::from_number(1)).is_ok()
    };
    assert!(seated(1) && seated(2));
    assert!(!(3..=7).any(seated), "teams share a side");
    // Whoever sits there, a seat answers for its side and for no other.
    let table = Table::run("peloponnesian-war two; operate sparta");
    let mut state = table.state.clone();
    let pass = crate::Action::Pass;
    let mut log = engine::Log::off();
    use engine::Game;
    assert!(
        game.apply(&mut state, engine::Seat(0), &pass, &mut log)
            .is_err()
    );
    assert!(
        game.apply(&mut state, engine::Seat(1), &pass, &mut log)
            .is_ok()
    );
}

#[test]
fn r_4_1_1i_the_home_guard_stays_whoever_passes() {
    // covers: 4.1.1j
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S5h; tegea S2h; passed A; operate sparta",
    );
    table.act("operate; objective pylos; go tegea; take spartan hoplite 2; go sparta");
    assert!(
        table.offers("take spartan hoplite 2"),
        "five less the guard"
    );
    assert_eq!(table.refusal("take spartan hoplite 3"), "4.3e");
    table.act("take spartan hoplite 2; march");
    assert_eq!(table.at(Side::Sparta, "sparta"), [3, 0, 0]);
    assert_eq!(table.at(Side::Sparta, "pylos"), [4, 0, 0]);
}
