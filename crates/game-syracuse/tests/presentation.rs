//! Notation, positions, secrets and answers out of place.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use engine::{Decisions, Game, Lang, Log, Presentation, Rng, Seat, Seed, Setup, Viewer};
use game_syracuse::{
    Action, CounterId, FortId, PieceId, Place, Side, State, Step, Stratagem, Syracuse, Target,
    WallId, WindowKind,
};
use strum::VariantArray;
use testkit::{
    answers::{apply_where_offered, are_read_back, playouts},
    embedded,
    secrets::answers_look_alike,
};

fn counters() -> impl Iterator<Item = CounterId> {
    (1..=22).map(|number| format!("K{number:02}").parse().unwrap())
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
        Action::PickAll,
        Action::Stop,
        Action::EndZone,
        Action::StayAboard,
        Action::EndMoves,
        Action::Withdraw,
        Action::Stand,
        Action::DeclineCombats,
        Action::EndCombats,
        Action::BuildCamp,
        Action::BuildChains,
        Action::KeepNone,
        Action::BreakChains,
        Action::Done,
    ];
    all.extend((0..=12).map(|points| Action::Announce { points }));
    for place in Place::all() {
        all.extend([
            Action::ArriveIn { zone: place },
            Action::DisplaceTo { zone: place },
            Action::Activate { place },
            Action::Take { place },
            Action::Step { to: place },
            Action::LandAt { zone: place },
            Action::WithdrawTo { zone: place },
            Action::Fight { zone: place },
            Action::RetreatTo { place },
            Action::RegroupTo { place },
        ]);
        all.extend(counters().map(|counter| Action::AssaultCamp {
            main: place,
            counter,
        }));
        let leaders = PieceId::all().filter(|piece| piece.is_leader());
        all.extend(leaders.map(|leader| Action::ReturnLeader { leader, to: place }));
    }
    for piece in PieceId::all() {
        all.extend([
            Action::RecoverByAdvantage { unit: piece },
            Action::Pick { piece },
            Action::Disband { unit: piece },
            Action::Defend { piece },
            Action::Lose { unit: piece },
            Action::MoveOn { unit: piece },
            Action::Enter { piece },
            Action::Occupy { piece },
            Action::Regroup { piece },
            Action::Recover { unit: piece },
            Action::Weaken { unit: piece },
            Action::Infect { piece },
        ]);
    }
    for &fort in FortId::VARIANTS {
        all.extend([
            Action::TakeFort { fort },
            Action::Assault { fort },
            Action::BuildFort { fort },
            Action::Besiege { fort },
        ]);
    }
    for &wall in WallId::VARIANTS {
        all.extend([Action::BuildWall { wall }, Action::Breach { wall }]);
    }
    for counter in counters() {
        all.extend([Action::Discard { counter }, Action::Keep { counter }]);
    }
    all
}

fn targets() -> Vec<Target> {
    let mut all = vec![
        Target::None,
        Target::Camp,
        Target::Chains,
        Target::Advantage,
        Target::Draw,
        Target::Reinforcement,
    ];
    all.extend(Place::all().map(Target::Place));
    all.extend(PieceId::all().map(Target::Piece));
    all.extend(WallId::VARIANTS.iter().copied().map(Target::Wall));
    all.extend(FortId::VARIANTS.iter().copied().map(Target::Fort));
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
    let mut setups = Vec::new();
    for edition in ["fr", "en"] {
        for scenario in ["historical", "variant", "alcibiades"] {
            setups.push(Setup::scenario(scenario).option("edition", edition));
        }
    }
    setups
}

#[test]
fn every_answer_is_read_back() {
    let mut rng = Rng::new(Seed::from_number(1));
    let plays = (0..5000).map(|_| random_play(&mut rng));
    are_read_back::<Syracuse>(plain_answers().into_iter().chain(plays));
    let misread = |text: &str| Syracuse::read_action(text).unwrap_err().what;
    let texts = [
        "fly",
        "step T99",
        "pick x",
        "play K99 S1",
        "play K01 S99",
        "announce x",
        "build wall A9",
        "assault x",
        "play K01 S1 x",
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
            "wall",
            "fort",
            "target"
        ]
    );
}

/// Whatever is not offered is refused and changes nothing.
#[test]
fn no_answer_out_of_place_applies() {
    let all = plain_answers();
    let game = embedded::<Syracuse>();
    playouts(&*game, &setups(), 12, |state, decisions, rng| {
        if rng.below(20) == 0 {
            let plays: Vec<Action> = (0..300).map(|_| random_play(rng)).collect();
            apply_where_offered(&*game, state, decisions, all.iter().chain(&plays));
        }
    });
}

/// Before a combat the enemy cannot tell what was put down, nor whether anything was.
// covers: 1.4b 4.2e
#[test]
fn r_4_2e_what_is_put_down_is_secret() {
    let mut compared = 0;
    let game = embedded::<Syracuse>();
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
    playouts(&*game, &setups(), 90, |state, decisions, _| {
        if is_combat(state) {
            compared += answers_look_alike(&*game, state, decisions, is_secret, is_combat);
        }
    });
    assert!(compared > 100, "{compared}");
}

/// Everybody sees the same tracks; only hands differ.
// covers: 1.4a 10.1c
#[test]
fn r_1_4a_views_agree_on_what_is_public() {
    let game = embedded::<Syracuse>();
    let setup = Setup::scenario("historical");
    let state = game
        .new_game(&setup, Seed::from_number(1), &mut Log::off())
        .unwrap();
    let view = |viewer| game.view(&state, viewer);
    let [athens, syracuse] = [Seat(0), Seat(1)].map(|seat| view(Viewer::Seat(seat)));
    let spectator = view(Viewer::Spectator);
    assert_eq!(athens.position, spectator.position);
    assert_eq!(syracuse.position, spectator.position);
    let ids = |counters: &[CounterId]| counters.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(ids(&spectator.position.shown.athenian), ["K14"]);
    assert_eq!(ids(&spectator.position.shown.syracusan), ["K02"]);
    assert_eq!(athens.hands.syracusan.counters, None);
    let own = athens.hands.athenian.counters.unwrap();
    assert_eq!(own.len(), usize::from(spectator.hands.athenian.count));
    assert_eq!(spectator.hands.athenian.counters, None);
}

#[test]
fn positions_are_read() {
    let game = embedded::<Syracuse>();
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
    let fight = "alcibiades en; clear; T13: syr-H1 syr-H2- sicanos; T12: ath-H1; M12: ath-T1 ath-H2; camp standing; fort syke athenian; \
        syke: ath-H3; wall A1 built; chains destroyed; hand athenian K07 K14; supply athenian 2 disette; advantage syracusan; \
        initiative athenian; phase syracusan";
    assert_eq!(first(fight), (1, "announce".to_owned()));
    let _ = first("historical; turn 4; camp standing; hand syracusan K07; works syracusan");
    let _ = first("variant");
    let refused = |text: &str| game.read_position(text).unwrap_err().0;
    assert!(!refused("10.1").is_empty());
    assert_eq!(
        refused("historical; T13: ath-T1; phase athenian"),
        "ath-T1 cannot be in T13"
    );
    assert_eq!(refused("historical; fly"), "'fly' means nothing");
    assert_eq!(
        refused("historical; hand athenian K02"),
        "counter K02 is not in the bowl"
    );
}

#[test]
fn a_summary_shows_places_with_pieces() {
    let game = embedded::<Syracuse>();
    let messages = testkit::messages(game.as_ref());
    let text = "historical; clear; turn 4; M12: ath-T1- ath-H1 nicias; T13: syr-H1; fort syke syracusan; wall A1 destroyed; \
        hand athenian K14; phase athenian";
    let state = game.read_position(text).unwrap();
    let shown = |viewer| game.summary(&game.view(&state, viewer), &messages, Lang::En);
    let own = shown(Viewer::Seat(Side::Athenian.seat()));
    let expected = [
        "    T13 (The Meadow) – Syracuse, strength 6: Syracusan hoplites H1 (6)",
        "    M12 (Athenian port) – Athens, strength 13: Athenian hoplites H1 (3) [aboard], Tacheiai (fast triremes) T1 (10, weakened), Nicias",
        "Constructions: fort Olympieion (Syracuse), fort Syke (Syracuse), wall A1 (destroyed)",
        "        S13 Fort: build the camp or a fort without works points",
    ];
    for line in expected {
        assert!(own.lines().any(|shown| shown == line), "{line}\n{own}");
    }
    for viewer in [Viewer::Seat(Side::Syracusan.seat()), Viewer::Spectator] {
        assert!(!shown(viewer).contains("K14"));
    }
}
