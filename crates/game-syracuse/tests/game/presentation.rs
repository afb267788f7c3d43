//! Notation, positions, secrets and answers out of place.

use std::sync::Arc;

use engine::{
    Decisions, Game, Lang, Log, Match, Presentation, Seat, Seed, Setup, Viewer, message::Category,
};
use game_syracuse::{
    Action, CounterSet, FortId, PieceId, Place, Prompt, SharedPrompt, Side, Stratagem, Syracuse,
    Target, WallId,
};
use strum::VariantArray;
use testkit::{
    answers::{apply_only_where_offered, are_misread, first_question, read_back, texts, written},
    campaign::plain_and_plays,
    embedded, every_setup,
};

/// All names of a kind.
fn names(what: &str) -> Vec<String> {
    match what {
        "place" => written(Place::all()),
        "piece" => written(PieceId::all()),
        "counter" => written((1..=22).map(|number| format!("K{number:02}"))),
        "stratagem" => written(Stratagem::VARIANTS),
        "number" => written(0..16),
        "target" => texts(Target::FORMS, &names),
        "wall" => written(WallId::VARIANTS),
        "fort" => written(FortId::VARIANTS),
        what => panic!("{what}"),
    }
}

/// Every answer there could be: those without a stratagem, and the stratagems.
fn every_answer() -> (Vec<Action>, Vec<Action>) {
    let answers = read_back::<Syracuse>(&texts(Action::FORMS, &names));
    plain_and_plays::<Syracuse>(answers)
}

#[test]
fn every_answer_is_read_back() {
    let (plain, plays) = every_answer();
    assert!(plain.len() > 2000 && plays.len() > 40_000);
    are_misread::<Syracuse>(&[
        ("fly", "answer"),
        ("step T99", "place"),
        ("pick x", "piece"),
        ("play K99 S1", "counter"),
        ("play K01 S99", "stratagem"),
        ("announce x", "number"),
        ("build wall A9", "wall"),
        ("assault x", "fort"),
        ("play K01 S1 x", "target"),
    ]);
}

/// Whatever is not offered is refused and changes nothing.
#[test]
fn no_answer_out_of_place_applies() {
    let (plain, plays) = every_answer();
    let setups = every_setup::<Syracuse>();
    let looked = apply_only_where_offered::<Syracuse>((&setups, 12), 20, &plain, &plays);
    assert!(looked > 100, "{looked}");
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
    let ids = |counters: CounterSet| written(counters.iter());
    assert_eq!(ids(spectator.position.own.shown.athenian), ["K14"]);
    assert_eq!(ids(spectator.position.own.shown.syracusan), ["K02"]);
    assert_eq!(athens.hands.syracusan.counters, None);
    let own = athens.hands.athenian.counters.unwrap();
    assert_eq!(own.len(), spectator.hands.athenian.count);
    assert_eq!(spectator.hands.athenian.counters, None);
}

#[test]
fn positions_are_read() {
    let game = embedded::<Syracuse>();
    let first = |text: &str| first_question(&*game, text);
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

/// A document whose innermost step is a part of the turn asks what the same text asks.
#[test]
fn r_2a_a_document_goes_on_to_its_next_question() {
    let game = embedded::<Syracuse>();
    let text = "historical; turn 4; hand athenian; hand syracusan; advantage athenian";
    let settled = game.read_position(text).unwrap();
    let mut document = serde_json::to_value(&settled).unwrap();
    document["position"]["steps"] =
        serde_json::json!([{"type": "turn", "stage": {"part": "draw"}}]);
    let state = serde_json::from_value(document).unwrap();
    let played = Match::from_position(Arc::clone(&game), state).unwrap();
    let mut asked = Decisions::new();
    game.decisions(played.state(), &mut asked);
    let decision = asked.first().unwrap();
    assert!(!decision.answers.is_empty());
    assert!(
        !matches!(decision.prompt, Prompt::Shared(SharedPrompt::Menu { .. })),
        "{:?}",
        decision.prompt
    );
}

/// 1.1b A unit without strength on its back is not lost when it is hit.
#[test]
fn r_1_1b_the_hint_of_a_unit_of_one_point() {
    let game = embedded::<Syracuse>();
    let messages = testkit::messages(game.as_ref());
    let text =
        "historical; turn 4; hand athenian; hand syracusan; advantage syracusan; phase athenian";
    let mut state = game.read_position(text).unwrap();
    let mut act = |answer: &str| {
        let action = Syracuse::read_action(answer).unwrap();
        game.apply(&mut state, Seat(0), &action, &mut Log::off())
            .unwrap();
    };
    act("announce 4");
    act("activate T24");
    let pick = Syracuse::read_action("pick ath-H6").unwrap();
    let hint = game.hint(&state, &pick).unwrap();
    let said = |lang| messages.sentence(lang, Category::Hint, &hint);
    assert_eq!(said(Lang::En), "strength 1, none when weakened");
    assert_eq!(said(Lang::Fr), "1 PF, plus aucun une fois affaiblie");
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
        "    T13 (The Meadow), clear land – Syracuse, strength 6: Syracusan hoplites H1 (6)",
        "    M12 (Athenian port), harbour – Athens, strength 13: Athenian hoplites H1 [1 sword] (3) [aboard], Tacheiai (fast triremes) T1 [1 sword] (10, weakened), Nicias [1 sword]",
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

/// Whoever looks ahead copies positions at every step.
#[test]
fn a_position_takes_little_room() {
    let bytes = size_of::<<Syracuse as Game>::State>();
    assert!(bytes <= 2016, "{bytes} bytes");
}
