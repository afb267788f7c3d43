//! What holds in every war, looked at over random ones.

use engine::{Decisions, Game, Lang, Log, Presentation, Rng, Seed, Setup, Viewer};

use super::table::game;
use crate::{
    Action, Event, Force, Mode, Nationality, Position, RouteKind, Side, SpaceId, SpaceSet, State,
    rules::{Flow, Play, gathering, settle, zones},
};

const SCENARIOS: [&str; 4] = [
    "peloponnesian-war",
    "archidamian-war",
    "decelean-war",
    "fall-of-athens",
];

/// Plays wars at random and shows every question, and all events in the end.
pub(super) fn wars(
    seats: u8,
    mut question: impl FnMut(&State, &Decisions<crate::PeloponnesianWar>),
    mut end: impl FnMut(&[Event]),
) {
    let game = game();
    for (number, scenario) in (0..).zip(SCENARIOS.iter().cycle().take(16)) {
        let seed = Seed::from_number(number);
        let (mut rng, mut log) = (Rng::new(seed), Log::on());
        let setup = Setup::scenario(scenario).seats(seats);
        let mut state = game.new_game(&setup, seed, &mut log).expect("a set-up");
        let mut decisions = Decisions::new();
        let mut events = log.take();
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            question(&state, &decisions);
            let answer = *rng.pick(decision.answers).expect("an answer");
            let seat = decision.seat;
            let done = game.apply(&mut state, seat, &answer, &mut log);
            done.expect("what is offered applies");
            events.extend(log.take());
        }
        end(&events);
    }
}

#[test]
fn r_4_2n_nobody_is_asked_for_the_system() {
    let mut sides = [0; 2];
    wars(
        1,
        |state, decisions| {
            let Mode::Solitaire { player } = state.position.mode else {
                panic!("one player");
            };
            sides[player as usize] += 1;
            assert_eq!(decisions.iter().count(), 1, "one question at a time");
            let decision = decisions.first().expect("a question");
            assert_eq!(decision.seat.0, 0);
            let prompt = serde_json::to_value(decision.prompt).expect("JSON");
            assert_eq!(prompt["side"], player.to_string(), "{prompt}");
            for answer in decision.answers {
                let (Action::Take { nationality, .. }
                | Action::Build { nationality, .. }
                | Action::Leave { nationality, .. }) = *answer
                else {
                    continue;
                };
                assert_eq!(Nationality::side(nationality), player, "{answer:?}");
            }
        },
        |_| {},
    );
    assert!(
        sides.iter().all(|&seen| seen > 100),
        "both sides: {sides:?}"
    );
}

/// What comes of a march or a way to a gathering space, if it is gone on with like this.
fn set_out(
    state: &State,
    action: Action,
    go_on: impl FnOnce(&mut Play<'_>),
) -> Option<(State, Vec<Event>)> {
    let (game, mut state, mut log) = (game(), state.clone(), Log::on());
    let mut play = Play::new(&game, &mut state, &mut log);
    let open_sea = matches!(action, Action::GoByOpenSea { .. } | Action::MarchByOpenSea);
    let route = RouteKind::from(open_sea);
    if let Action::Go { space } | Action::GoByOpenSea { space } = action {
        gathering::go(&mut play, space, route);
    } else if matches!(action, Action::March | Action::MarchByOpenSea) {
        gathering::set_out(&mut play, route);
    } else {
        return None;
    }
    go_on(&mut play);
    Some((state, log.take()))
}

#[test]
fn r_4_1c_a_march_at_one_go_comes_to_the_same_as_stage_by_stage() {
    let mut marches = 0;
    for seats in 1..=2 {
        let compare = |state: &State, decisions: &Decisions<crate::PeloponnesianWar>| {
            for &action in decisions.first().expect("a question").answers {
                let whole = set_out(state, action, settle::run);
                let by_stages = set_out(state, action, |play| {
                    while play.at.verdict.is_none() && settle::one_step(play) == Flow::Goes {}
                    if play.at.verdict.is_some() {
                        play.at.steps.clear();
                    }
                });
                marches += usize::from(whole.is_some());
                assert!(whole == by_stages, "{action:?} in {:?}", state.position);
            }
        };
        wars(seats, compare, |_| {});
    }
    assert!(marches > 1000, "{marches} marches");
}

/// The place of an event in the sequence, if it has just one.
fn segment(event: &Event) -> Option<u8> {
    let segments: [fn(&Event) -> bool; 15] = [
        |event| matches!(event, Event::TurnBegan { .. }),
        |event| matches!(event, Event::SideRolled { .. } | Event::SideKept { .. }),
        |event| matches!(event, Event::EventRolled { .. }),
        |event| matches!(event, Event::ConfidenceReset),
        |event| {
            matches!(
                event,
                Event::OmensRolled { .. }
                    | Event::Passed { .. }
                    | Event::ObjectiveNamed { .. }
                    | Event::OperationEnded { .. }
            )
        },
        |event| matches!(event, Event::SiegeBegan { .. }),
        |event| {
            matches!(
                event,
                Event::SiegeRaised { .. } | Event::SiegeRolled { .. } | Event::SiegeBroken { .. }
            )
        },
        |event| matches!(event, Event::StayingRolled { .. }),
        |event| matches!(event, Event::Quelled { .. }),
        |event| matches!(event, Event::HelotsRevolted { .. } | Event::HelotsQuiet),
        |event| matches!(event, Event::IncomeLine { .. } | Event::Income { .. }),
        |event| matches!(event, Event::Built { .. }),
        |event| {
            matches!(
                event,
                Event::BellicosityLine { .. } | Event::Bellicosity { .. }
            )
        },
        |event| matches!(event, Event::Surrendered { .. }),
        |event| matches!(event, Event::LandRecovered),
    ];
    let found = segments.iter().position(|fits| fits(event));
    found.map(|number| number as u8)
}

#[test]
fn r_1_4a_no_segment_comes_back_in_a_turn() {
    // covers: 8.4a 3.2a
    for seats in 1..=2 {
        let mut turns = 0;
        wars(
            seats,
            |_, _| {},
            |events| {
                let (mut last, mut peace) = (0, false);
                for event in events {
                    peace |= matches!(event, Event::ArmisticeBegan { .. });
                    peace &= !matches!(event, Event::PeaceEnded { .. });
                    if let Event::TurnBegan { .. } = event {
                        (last, turns) = (0, turns + 1);
                    }
                    // An armistice has events, income and building of its own (8.3p).
                    if let (false, Some(now)) = (peace, segment(event)) {
                        assert!(last <= now, "{event:?} after segment {last}");
                        last = now;
                    }
                }
            },
        );
        assert!(turns > 30, "{turns}");
    }
}

#[test]
fn r_1_2c_a_turn_is_three_years() {
    let game = game();
    let messages = testkit::messages(game.as_ref());
    let heading = |turn: u8, lang| {
        let text = format!("peloponnesian-war; turn {turn}; operate athens");
        let state = game.read_position(&text).expect("a position");
        let view = game.view(&state, Viewer::Spectator);
        game.summary(&view, &messages, lang)
    };
    for turn in 1..=10_u8 {
        let first = 431 - 3 * (i32::from(turn) - 1);
        let years = format!("{first}-{}", first - 2);
        for lang in Lang::ALL {
            let text = heading(turn, lang);
            assert!(text.contains(&years), "{years} in: {text}");
        }
    }
}

/// 5.5a, and what else is true whenever somebody is asked.
#[test]
fn r_5_5a_nothing_of_a_battle_is_left_when_points_are_built() {
    // covers: 1.3m 7.1f
    let looked = std::cell::Cell::new(0);
    let calm = |at: &Position| {
        use crate::Step;
        let shared = at
            .troops
            .occupied(Side::Athens)
            .intersection(at.troops.occupied(Side::Sparta));
        if matches!(at.steps.last(), Some(Step::Build { .. })) {
            looked.set(looked.get() + 1);
            let new = at.homeward.athens.total() + at.homeward.sparta.total();
            assert!(new < 5, "only what was built waits in the box");
            assert!(shared.is_empty(), "nobody shares a space");
            assert!(at.besieged.athens.is_empty() && at.besieged.sparta.is_empty());
            let on_map = crate::LeaderId::all().filter(|&leader| at.leader_at(leader).is_some());
            assert_eq!(on_map.count(), 0, "no leader is on the map");
        }
        for side in Side::BOTH {
            assert!((-6..=6).contains(at.confidence.get(side)));
            assert!(*at.treasury.get(side) >= 0);
        }
    };
    for seats in 1..=2 {
        wars(seats, |state, _| calm(&state.position), |_| {});
    }
    assert!(looked.get() > 50);
}

/// What is kept of the troops is what can be counted, and zones found from their end are those found from their beginning.
#[test]
fn r_4_6_2c_forces_reach_what_lies_in_their_zones() {
    // covers: 1.3n
    let seen = std::cell::Cell::new([0; 2]);
    let game = game();
    let compare = |at: &Position| {
        let look = game.look(at);
        for side in Side::BOTH {
            let troops = &at.troops;
            let standing = |has: fn(&Force) -> bool| -> SpaceSet {
                SpaceId::all()
                    .filter(|&space| has(&troops.at(side, space)))
                    .collect()
            };
            assert_eq!(troops.occupied(side), standing(|force| !force.is_empty()));
            assert_eq!(troops.with_ships(side), standing(|force| force.ships() > 0));
            assert_eq!(
                troops.with_cavalry(side),
                standing(|force| force.cavalry() > 0)
            );
            for target in SpaceId::all() {
                let reaching = troops.occupied(side).iter().filter(|&space| {
                    let zone = zones::zone_of(look, side, space, troops.at(side, space));
                    zone.contains(target)
                });
                let reaching: SpaceSet = reaching.collect();
                assert_eq!(
                    zones::reaching(look, side, target),
                    reaching,
                    "{side} {target}"
                );
                let mut counts = seen.get();
                counts[usize::from(reaching.len().min(1))] += 1;
                seen.set(counts);
            }
        }
    };
    for seats in 1..=2 {
        wars(seats, |state, _| compare(&state.position), |_| {});
    }
    assert!(seen.get().iter().all(|&count| count > 1000), "{seen:?}");
}
