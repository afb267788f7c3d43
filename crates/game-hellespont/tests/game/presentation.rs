//! Notation, positions, secrets and answers out of place.

use std::sync::Arc;

use engine::{Decisions, Game, Lang, Log, Match, Presentation, Viewer};
use game_hellespont::{
    Action, Hellespont, PieceId, Place, Side, Step, Stratagem, Target, WindowKind,
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
        "counter" => written((1..=21).map(|number| format!("C{number:02}"))),
        "stratagem" => written(Stratagem::VARIANTS),
        "number" => written(0..16),
        "target" => texts(Target::FORMS, &names),
        what => panic!("{what}"),
    }
}

/// Every answer there could be: those without a stratagem, and the stratagems.
fn every_answer() -> (Vec<Action>, Vec<Action>) {
    let answers = read_back::<Hellespont>(&texts(Action::FORMS, &names));
    plain_and_plays::<Hellespont>(answers)
}

#[test]
fn every_answer_is_read_back() {
    let (plain, plays) = every_answer();
    assert!(plain.len() > 2000 && plays.len() > 40_000);
    are_misread::<Hellespont>(&[
        ("fly", "answer"),
        ("step T99", "place"),
        ("pick x", "piece"),
        ("play C99 S1", "counter"),
        ("play C01 S99", "stratagem"),
        ("announce x", "number"),
        ("play C01 S1 x", "target"),
    ]);
}

/// Whatever is not offered is refused and changes nothing.
#[test]
fn no_answer_out_of_place_applies() {
    let (plain, plays) = every_answer();
    let setups = every_setup::<Hellespont>();
    let looked = apply_only_where_offered::<Hellespont>((&setups, 12), 20, &plain, &plays);
    assert!(looked > 100, "{looked}");
}

/// Before a combat the enemy cannot tell what was put down, nor whether anything was.
// covers: 2.Ac 4.2.2c 4.2.2d
#[test]
fn r_4_2_2d_what_is_put_down_is_secret() {
    what_is_put_down_is_secret::<Hellespont>(
        180,
        |view| matches!(view.position.steps.last(), Some(Step::Window { window }) if window.kind == WindowKind::Combat),
    );
}

#[test]
fn positions_are_read() {
    let game = embedded::<Hellespont>();
    let first = |text: &str| first_question(&*game, text);
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

/// 7a A player must know whose the faces of a counter are.
#[test]
fn r_7a_counters_are_named_with_their_owners() {
    let game = embedded::<Hellespont>();
    let names = |counter| Lang::ALL.map(|lang| game.names().get("counter", counter, lang));
    assert_eq!(
        names("C01"),
        [
            "C01: S1 Periplous (Athens) / S23 Desertion (Sparta)",
            "C01: S1 Periplous (Athènes) / S23 Désertion (Sparte)"
        ]
    );
    let [english, _] = names("C14");
    assert!(english.ends_with("S6 Archers (both)"), "{english}");
}

/// The odds of a combat end in no comma.
#[test]
fn odds_are_told_line_by_line() {
    let game = embedded::<Hellespont>();
    let messages = testkit::messages(game.as_ref());
    let text = "historical; clear; turn 4; hand athenian; hand spartan; M9: A-T20-1; M8: S-T10-1; pa athenian 3; phase athenian";
    let mut state = game.read_position(text).unwrap();
    for answer in [
        "announce 3",
        "activate M9",
        "pick A-T20-1",
        "step M8",
        "stop",
        "end moves",
    ] {
        let action = Hellespont::read_action(answer).unwrap();
        let athens = Side::Athenian.seat();
        game.apply(&mut state, athens, &action, &mut Log::off())
            .unwrap();
    }
    let odds = serde_json::to_value(game.odds(&state)).unwrap();
    let told = messages.text(Lang::En, "odds", &odds[0]);
    assert!(told.lines().count() > 3, "{told}");
    assert!(!told.lines().any(|line| line.ends_with(',')), "{told}");
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
        "    M5 (Sestos narrows), strait – Athens, naval strength 10, land strength 2, with Athenian triremes T20-1 (10, weakened), Athenian peltasts P2-1 (2), Alcibiades [2 swords]",
        "        S6 Archers: a land zone with your archers is closed to the enemy for this phase",
    ];
    for line in expected {
        assert!(own.lines().any(|shown| shown == line), "{line}\n{own}");
    }
    for viewer in [Viewer::Seat(Side::Spartan.seat()), Viewer::Spectator] {
        assert!(!shown(viewer).contains("C14"));
    }
}

/// A document whose innermost step is a part of the turn asks what the same text asks.
#[test]
fn a_document_goes_on_to_its_next_question() {
    let game = embedded::<Hellespont>();
    let text = "historical; turn 4; hand athenian; hand spartan; advantage athenian";
    let settled = game.read_position(text).unwrap();
    let mut document = serde_json::to_value(&settled).unwrap();
    document["position"]["steps"] =
        serde_json::json!([{"type": "turn", "stage": {"part": "draw"}}]);
    let state = serde_json::from_value(document).unwrap();
    let played = Match::from_position(Arc::clone(&game), state).unwrap();
    let mut asked = Decisions::new();
    game.decisions(played.state(), &mut asked);
    assert!(!asked.first().unwrap().answers.is_empty());
}

/// Whoever looks ahead copies positions at every step.
#[test]
fn a_position_takes_little_room() {
    let bytes = size_of::<<Hellespont as Game>::State>();
    assert!(bytes <= 2912, "{bytes} bytes");
}
