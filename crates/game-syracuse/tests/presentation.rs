//! Notation, positions, secrets and answers out of place.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use engine::{Game, Lang, Log, Presentation, Seat, Seed, Setup, Viewer};
use game_syracuse::{
    Action, CounterSet, FortId, PieceId, Place, Side, Step, Stratagem, Syracuse, Target, WallId,
    WindowKind,
};
use strum::VariantArray;
use testkit::{
    answers::{apply_only_where_offered, are_misread, first_question, read_back, texts, written},
    campaign::{plain_and_plays, what_is_put_down_is_secret},
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

/// Before a combat the enemy cannot tell what was put down, nor whether anything was.
// covers: 1.4b 4.2e
#[test]
fn r_4_2e_what_is_put_down_is_secret() {
    what_is_put_down_is_secret::<Syracuse>(
        90,
        |view| matches!(view.position.steps.last(), Some(Step::Window { window }) if window.kind == WindowKind::Combat),
    );
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
    assert_eq!(ids(spectator.position.shown.athenian), ["K14"]);
    assert_eq!(ids(spectator.position.shown.syracusan), ["K02"]);
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
