//! Notation, positions, and answers out of place.

use engine::{Game, Lang, Presentation, Setup, Viewer};
use game_peloponnesian_war::{Action, Kind, Nationality, PeloponnesianWar, SpaceId};
use strum::VariantArray;
use testkit::{
    answers::{
        apply_only_where_offered, are_misread, first_question, playouts, read_back, texts, written,
    },
    embedded,
};

/// All names of a kind.
fn names(what: &str) -> Vec<String> {
    match what {
        "space" => written(SpaceId::all()),
        "nationality" => written(Nationality::VARIANTS),
        "kind" => written(Kind::VARIANTS),
        "number" => written(0..=20),
        what => panic!("{what}"),
    }
}

/// Every answer there could be.
fn every_answer() -> Vec<Action> {
    read_back::<PeloponnesianWar>(&texts(Action::FORMS, &names))
}

/// All scenarios for one player, then for two.
fn setups() -> Vec<Setup> {
    let game = embedded::<PeloponnesianWar>();
    let scenarios = game.setup_spec().scenarios.iter();
    let with = |seats| {
        scenarios
            .clone()
            .map(move |id| Setup::scenario(id).seats(seats))
    };
    with(1).chain(with(2)).collect()
}

#[test]
fn every_answer_is_read_back() {
    assert!(every_answer().len() > 1000);
    // The number may stand where people say it.
    let read = |text: &str| PeloponnesianWar::read_action(text).unwrap();
    let usual = read("take athenian hoplite 3");
    assert_eq!(read("take 3 athenian hoplite"), usual);
    assert_eq!(
        PeloponnesianWar::write_action(&usual),
        "take athenian hoplite 3"
    );
    are_misread::<PeloponnesianWar>(&[
        ("fly", "answer"),
        ("go nowhere", "space"),
        ("take persian hoplite 1", "nationality"),
        ("keep elephant", "kind"),
        ("take spartan hoplite x", "number"),
    ]);
}

/// Whatever is not offered is refused and changes nothing.
#[test]
fn no_answer_out_of_place_applies() {
    let all = every_answer();
    let looked = apply_only_where_offered::<PeloponnesianWar>((&setups(), 8), 12, &all, &[]);
    assert!(looked > 10, "{looked}");
}

#[test]
fn views_come_back_from_their_text() {
    let game = embedded::<PeloponnesianWar>();
    playouts(&*game, &setups(), 4, |state, _, rng| {
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
    let first = |text: &str| first_question(&*game, text);
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
