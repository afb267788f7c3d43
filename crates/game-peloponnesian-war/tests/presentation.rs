//! Notation, positions, and answers out of place.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use engine::{Decisions, Game, Lang, Log, Presentation, Rng, Seat, Seed, Setup, Viewer};
use game_peloponnesian_war::{Action, Kind, Nationality, PeloponnesianWar, SpaceId, State};
use strum::VariantArray;
use testkit::embedded;

/// Every answer there could be.
fn all_answers() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Operate,
        Action::Foment,
        Action::Send,
        Action::March,
        Action::MarchByOpenSea,
        Action::Stop,
        Action::Done,
        Action::LetPass,
    ];
    for space in SpaceId::all() {
        all.extend([
            Action::Objective { space },
            Action::Go { space },
            Action::Home { space },
            Action::Intercept { from: space },
            Action::Siege { space },
        ]);
        all.extend(SpaceId::all().map(|against| Action::Battle { space, against }));
    }
    for &nationality in Nationality::VARIANTS {
        all.push(Action::Lose { nationality });
        for &kind in Kind::VARIANTS {
            all.extend([
                Action::Leave { nationality, kind },
                Action::Build { nationality, kind },
            ]);
            all.extend((0..=20).map(|count| Action::Take {
                nationality,
                kind,
                count,
            }));
        }
    }
    all.extend(Kind::VARIANTS.iter().map(|&kind| Action::Keep { kind }));
    all
}

/// Plays at random and shows every position and its question.
fn playouts(
    games: u64,
    mut look: impl FnMut(&PeloponnesianWar, &State, &Decisions<PeloponnesianWar>, &mut Rng),
) {
    let game = embedded::<PeloponnesianWar>();
    for number in 0..games {
        let scenario = game.setup_spec().scenarios[number as usize % 4];
        let setup = Setup::scenario(scenario).seats(1 + (number / 4 % 2) as u8);
        let seed = Seed::from_number(number);
        let mut state = game.new_game(&setup, seed, &mut Log::off()).unwrap();
        let (mut rng, mut decisions) = (Rng::new(seed), Decisions::new());
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            let (seat, action) = (decision.seat, *rng.pick(decision.answers).unwrap());
            look(&game, &state, &decisions, &mut rng);
            let applied = game.apply(&mut state, seat, &action, &mut Log::off());
            applied.unwrap();
        }
    }
}

#[test]
fn every_answer_is_read_back() {
    for action in all_answers() {
        let text = PeloponnesianWar::write_action(&action);
        assert_eq!(PeloponnesianWar::read_action(&text), Ok(action), "{text}");
    }
    let misread = |text: &str| PeloponnesianWar::read_action(text).unwrap_err().what;
    let texts = [
        "fly",
        "go nowhere",
        "take persian hoplite 1",
        "keep elephant",
        "take spartan hoplite x",
    ];
    assert_eq!(
        texts.map(misread),
        ["answer", "space", "nationality", "kind", "number"]
    );
}

/// Whatever is not offered is refused and changes nothing.
#[test]
fn no_answer_out_of_place_applies() {
    let all = all_answers();
    let mut looked = 0;
    playouts(8, |game, state, decisions, rng| {
        if rng.below(12) != 0 {
            return;
        }
        looked += 1;
        let decision = decisions.first().unwrap();
        for action in &all {
            for seat in [Seat(0), Seat(1)] {
                let offered =
                    seat == decision.seat && decision.answers.binary_search(action).is_ok();
                let mut next = state.clone();
                let applied = game.apply(&mut next, seat, action, &mut Log::off());
                let prompt = &decision.prompt;
                assert_eq!(applied.is_ok(), offered, "{action:?} to {prompt:?}");
                assert!(offered || next == *state, "{action:?}");
            }
        }
    });
    assert!(looked > 10, "{looked}");
}

#[test]
fn views_come_back_from_their_text() {
    playouts(4, |game, state, _, rng| {
        if rng.below(20) == 0 {
            let view = game.view(state, Viewer::Spectator);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(
                serde_json::from_str::<game_peloponnesian_war::View>(&text).unwrap(),
                view
            );
        }
    });
    let unknown = r#"{"zones": {"athens": [], "sparta": []}}"#;
    assert!(serde_json::from_str::<game_peloponnesian_war::View>(unknown).is_err());
}

#[test]
fn positions_are_read() {
    let game = embedded::<PeloponnesianWar>();
    let first = |text: &str| {
        let state = game.read_position(text).unwrap();
        let mut decisions = Decisions::new();
        game.decisions(&state, &mut decisions);
        let decision = decisions.first().unwrap();
        let prompt = serde_json::to_value(decision.prompt).unwrap();
        (decision.seat.0, prompt["type"].as_str().unwrap().to_owned())
    };
    assert_eq!(first("fall-of-athens"), (0, "operate".to_owned()));
    assert_eq!(
        first("fall-of-athens two; operate sparta"),
        (1, "operate".to_owned())
    );
    let refused = |text: &str| game.read_position(text).unwrap_err().0;
    assert!(!refused("10.1").is_empty());
    assert!(refused("peloponnesian-war; clear; thebes S1n; operate sparta").contains("thebes"));
}

#[test]
fn a_summary_names_both_sides_and_their_troops() {
    let game = embedded::<PeloponnesianWar>();
    let messages = testkit::messages(game.as_ref());
    let state = game
        .read_position(
            "peloponnesian-war; clear; plataea A2h @pericles; ravaged megara; operate athens",
        )
        .unwrap();
    let view = game.view(&state, Viewer::Spectator);
    let text = game.summary(&view, &messages, Lang::En);
    for part in [
        "431-429 BC",
        "Athens",
        "Sparta",
        "Plataea",
        "Pericles",
        "Megara",
    ] {
        assert!(text.contains(part), "{part} in: {text}");
    }
}
