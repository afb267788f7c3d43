//! Notation, positions, secrets and answers out of place.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use engine::{Decisions, Game, Lang, Presentation, Rng, Seed, Setup, Viewer};
use game_hellespont::{
    Action, CounterId, Hellespont, PieceId, Place, Side, State, Step, Stratagem, Target, WindowKind,
};
use strum::VariantArray;
use testkit::{
    answers::{apply_where_offered, are_read_back, playouts},
    embedded,
    secrets::answers_look_alike,
};

fn counters() -> impl Iterator<Item = CounterId> {
    (1..=21).map(|number| format!("C{number:02}").parse().unwrap())
}

/// Every answer there could be, without stratagems.
fn plain_answers() -> Vec<Action> {
    let mut all = vec![
        Action::AddActions,
        Action::SwapInitiative,
        Action::Reroll,
        Action::Accept,
        Action::Pass,
        Action::PassPhase,
        Action::ChooseNone,
        Action::PickAll,
        Action::TryPass,
        Action::Stop,
        Action::EndZone,
        Action::EndMoves,
        Action::Stand,
        Action::Evade,
        Action::KeepNone,
        Action::Done,
    ];
    all.extend((0..=12).map(|points| Action::Announce { points }));
    for place in Place::all() {
        all.extend([
            Action::DisplaceTo { zone: place },
            Action::Leave { base: place },
            Action::Activate { place },
            Action::Step { to: place },
            Action::WithdrawTo { zone: place },
            Action::Fight { zone: place },
            Action::EvadeTo { place },
            Action::RetreatTo { place },
            Action::Besiege { port: place },
            Action::RegroupTo { place },
            Action::Test { zone: place },
            Action::SickTo { place },
        ]);
        all.extend(PieceId::all().map(|piece| Action::ReturnPiece { piece, to: place }));
    }
    for piece in PieceId::all() {
        all.extend([
            Action::RecoverByAdvantage { unit: piece },
            Action::Pick { piece },
            Action::Drop { piece },
            Action::Disband { unit: piece },
            Action::Unload { unit: piece },
            Action::Lose { unit: piece },
            Action::MoveOn { unit: piece },
            Action::Enter { piece },
            Action::Regroup { piece },
            Action::Recover { unit: piece },
            Action::Weaken { unit: piece },
            Action::Infect { piece },
        ]);
    }
    for counter in counters() {
        all.extend([
            Action::Choose { counter },
            Action::Discard { counter },
            Action::Keep { counter },
        ]);
    }
    all
}

fn targets() -> Vec<Target> {
    let mut all = vec![
        Target::None,
        Target::Advantage,
        Target::Draw,
        Target::Recovery,
        Target::Reinforcement,
    ];
    all.extend(Place::all().map(Target::Place));
    all.extend(PieceId::all().map(Target::Piece));
    all.extend((0..16).map(Target::Group));
    all
}

fn random_play(rng: &mut Rng) -> Action {
    let counters: Vec<CounterId> = counters().collect();
    Action::Play {
        counter: *rng.pick(&counters).unwrap(),
        stratagem: *rng.pick(Stratagem::VARIANTS).unwrap(),
        target: *rng.pick(&targets()).unwrap(),
    }
}

fn setups() -> Vec<Setup> {
    ["historical", "alcibiades"].map(Setup::scenario).to_vec()
}

#[test]
fn every_answer_is_read_back() {
    let mut rng = Rng::new(Seed::from_number(1));
    let plays = (0..5000).map(|_| random_play(&mut rng));
    are_read_back::<Hellespont>(plain_answers().into_iter().chain(plays));
    let misread = |text: &str| Hellespont::read_action(text).unwrap_err().what;
    let texts = [
        "fly",
        "step T99",
        "pick x",
        "play C99 S1",
        "play C01 S99",
        "announce x",
        "play C01 S1 x",
    ];
    assert_eq!(
        texts.map(misread),
        [
            "answer",
            "place",
            "piece",
            "counter",
            "stratagem",
            "number",
            "target"
        ]
    );
}

/// Whatever is not offered is refused and changes nothing.
#[test]
fn no_answer_out_of_place_applies() {
    let all = plain_answers();
    let game = embedded::<Hellespont>();
    playouts(&*game, &setups(), 12, |state, decisions, rng| {
        if rng.below(20) == 0 {
            let plays: Vec<Action> = (0..300).map(|_| random_play(rng)).collect();
            apply_where_offered(&*game, state, decisions, all.iter().chain(&plays));
        }
    });
}

/// Before a combat the enemy cannot tell what was put down, nor whether anything was.
// covers: 2.Ac 4.2.2c 4.2.2d
#[test]
fn r_4_2_2d_what_is_put_down_is_secret() {
    let mut compared = 0;
    let game = embedded::<Hellespont>();
    let is_combat = |state: &State| {
        let view = game.view(state, Viewer::Spectator);
        matches!(view.position.steps.last(), Some(Step::Window { window }) if window.kind == WindowKind::Combat)
    };
    let is_secret = |action: &Action| {
        matches!(
            action,
            Action::Play { .. } | Action::Pass | Action::PassPhase
        )
    };
    playouts(&*game, &setups(), 120, |state, decisions, _| {
        if is_combat(state) {
            compared += answers_look_alike(&*game, state, decisions, is_secret, is_combat);
        }
    });
    assert!(compared > 100, "{compared}");
}

#[test]
fn positions_are_read() {
    let game = embedded::<Hellespont>();
    let first = |text: &str| {
        let state = game.read_position(text).unwrap();
        let mut decisions = Decisions::new();
        game.decisions(&state, &mut decisions);
        let decision = decisions.first().unwrap();
        let prompt = serde_json::to_value(decision.prompt).unwrap();
        (decision.seat.0, prompt["type"].as_str().unwrap().to_owned())
    };
    assert_eq!(
        first("historical; turn 4; phase athenian; pa athenian 3"),
        (0, "announce".to_owned())
    );
    let fight = "alcibiades storm=printed; clear; T13: S-H3-1 S-P2-1- S-L-doreius; M5: A-T20-1 A-H4-1; hand athenian C07 C14; \
        supply athenian 2 disette; advantage spartan; initiative athenian; phase spartan";
    assert_eq!(first(fight), (1, "announce".to_owned()));
    let _ = first(
        "historical; turn 4; Sestos: A-P2-1; M5: S-T20-1 S-H3-1; initiative spartan; stage sieges spartan",
    );
    let _ = first("alcibiades");
    let refused = |text: &str| game.read_position(text).unwrap_err().0;
    assert!(!refused("10.1").is_empty());
    assert_eq!(
        refused("historical; T13: A-T10-1; phase athenian"),
        "A-T10-1 cannot be in T13"
    );
    assert_eq!(
        refused("historical; B1: A-T10-1; phase athenian"),
        "A-T10-1 cannot be in B1"
    );
    assert_eq!(
        refused("historical; M5: A-H3-1; phase athenian"),
        "A-H3-1 cannot be in M5"
    );
    assert_eq!(refused("historical; fly"), "'fly' means nothing");
    assert_eq!(
        refused("alcibiades; hand athenian C02"),
        "counter C02 is not in the bowl"
    );
}

#[test]
fn a_summary_shows_places_with_pieces() {
    let game = embedded::<Hellespont>();
    let messages = testkit::messages(game.as_ref());
    let text = "historical; clear; turn 4; M5: A-T20-1- A-P2-1 A-L-alcibiade; T22: S-H3-1; hand athenian C14; phase athenian";
    let state = game.read_position(text).unwrap();
    let shown = |viewer| game.summary(&game.view(&state, viewer), &messages, Lang::En);
    let own = shown(Viewer::Seat(Side::Athenian.seat()));
    let expected = [
        "    M5 (Sestos narrows) – Athens, naval strength 10, land strength 2, with Athenian triremes T20-1 (10, weakened), Athenian peltasts P2-1 (2), Alcibiades",
        "        S6 Archers: a land zone with your archers is closed to the enemy for this phase",
    ];
    for line in expected {
        assert!(own.lines().any(|shown| shown == line), "{line}\n{own}");
    }
    for viewer in [Viewer::Seat(Side::Spartan.seat()), Viewer::Spectator] {
        assert!(!shown(viewer).contains("C14"));
    }
}
