//! Nobody learns from the questions, the views or the log what the enemy holds.

use std::collections::BTreeSet;

use engine::{Decisions, Game, Log, Presentation, Seat, Viewer};
use game_syracuse::{
    Action, CounterSet, Event, Play, State, StateDocument, Step, Stratagem, Syracuse, Window,
    WindowKind,
};
use testkit::{
    answers::playouts,
    campaign::{
        Sides, no_view_holds_a_hidden_counter, other_hidden_counters_give_the_same_questions,
    },
    embedded, every_setup,
};

const SIDES: Sides = ["athenian", "syracusan"];

/// 1.4b The counters in the enemy's hand and in the bowl are in no view, but for those that were shown.
#[test]
fn r_1_4b_no_view_holds_a_hidden_counter() {
    no_view_holds_a_hidden_counter::<Syracuse>(SIDES, |whole, enemy| {
        &whole["position"]["shown"][enemy]
    });
}

/// 2.B.3g Who is asked and what depends on public facts alone.
// covers: 2.B.3g 1.4b
#[test]
fn r_2_b_3g_other_hidden_counters_give_the_same_questions() {
    other_hidden_counters_give_the_same_questions::<Syracuse>(SIDES, |_| false);
}

/// 4.2e Stratagems that are put down in secret before a combat.
const SECRET: [Stratagem; 8] = [
    Stratagem::Periplous,
    Stratagem::Kuklos,
    Stratagem::Diekplous,
    Stratagem::Archers,
    Stratagem::Spartans,
    Stratagem::NightAttack,
    Stratagem::CombinedAttack,
    Stratagem::WoundedLeader,
];

/// Those that windows offer openly: S12, S13, S15 and S16 belong to other questions of their owner.
const OPEN: [Stratagem; 13] = [
    Stratagem::StormAtSea,
    Stratagem::RottenHulls,
    Stratagem::ReinforcedShips,
    Stratagem::Archers,
    Stratagem::Cavalry,
    Stratagem::Sapping,
    Stratagem::DelayedReinforcements,
    Stratagem::Discord,
    Stratagem::Alcibiades,
    Stratagem::Supply,
    Stratagem::Epidemic,
    Stratagem::Desertion,
    Stratagem::GoodOmens,
];

/// Whoever is asked in a window holds every counter that is in the bowl, so that every stratagem can be tried.
fn with_full_hand(state: &State, seat: Seat) -> State {
    let mut document = StateDocument::from(state);
    let hand = if seat == Seat(0) {
        &mut document.hands.athenian
    } else {
        &mut document.hands.syracusan
    };
    *hand = hand.union(document.bowl);
    document.bowl = CounterSet::EMPTY;
    State::try_from(document).expect("a state")
}

/// The window that is open.
fn window(state: &State) -> Option<Window> {
    match StateDocument::from(state).position.steps.last() {
        Some(&Step::Window { window }) => Some(window),
        _ => None,
    }
}

/// Are stratagems for a combat being put down?
fn is_combat(state: &State) -> bool {
    window(state).is_some_and(|window| window.kind == WindowKind::Combat)
}

/// All that others learn of an answer: what is told, the views, who is asked what next; as written, so that the size counts too. Besides, whether what
/// was put down is still secret.
fn learned(game: &Syracuse, state: &State, seat: Seat, action: &Action) -> (Vec<String>, bool) {
    let (mut next, mut log, mut asked) = (state.clone(), Log::on(), Decisions::new());
    game.apply(&mut next, seat, action, &mut log)
        .expect("legal");
    game.decisions(&next, &mut asked);
    let prompt = asked.first().map(|one| (one.seat, *one.prompt));
    let events: Vec<Event> = log.take();
    let other = Seat(1 - seat.0);
    let mut all = vec![format!("{prompt:?}")];
    for viewer in [Viewer::Seat(other), Viewer::Spectator] {
        let told = events.iter();
        let told: Vec<_> = told
            .filter_map(|event| game.view_event(event, viewer))
            .collect();
        let view = game.view(&next, viewer);
        all.push(serde_json::to_string(&told).expect("JSON"));
        all.push(serde_json::to_string(&view).expect("JSON"));
    }
    (all, is_combat(&next))
}

/// What was tried: what stayed secret, what was seen, in which windows.
#[derive(Debug, Default)]
struct Tried {
    secret: BTreeSet<Stratagem>,
    open: BTreeSet<Stratagem>,
    windows: BTreeSet<String>,
}

impl Tried {
    /// Every stratagem in the window that is open here, against passing.
    fn every_stratagem(&mut self, game: &Syracuse, state: &State, window: Window) {
        let seat = window.asked.seat();
        let state = with_full_hand(state, seat);
        let mut asked = Decisions::new();
        game.decisions(&state, &mut asked);
        let answers = asked.first().expect("a question").answers.to_vec();
        let kind = format!("{:?}", window.kind);
        self.windows
            .extend(kind.split(' ').next().map(str::to_owned));
        let (passed, is_secret) = learned(game, &state, seat, &Action::Pass);
        for action in &answers {
            let Action::Play(Play { stratagem, .. }) = *action else {
                continue;
            };
            let (seen, _) = learned(game, &state, seat, action);
            if !is_combat(&state) || !SECRET.contains(&stratagem) {
                assert!(seen != passed, "{action:?} is not shown");
                self.open.insert(stratagem);
            } else if is_secret {
                assert!(seen == passed, "{action:?} can be told from passing");
                self.secret.insert(stratagem);
            }
        }
        if is_secret {
            let (seen, _) = learned(game, &state, seat, &Action::PassPhase);
            assert_eq!(seen, passed);
        }
    }
}

/// Plays on from a position until this is so: nobody moves or uses a stratagem, and the defender uses the advantage if he can.
fn played_until(game: &Syracuse, text: &str, is_reached: impl Fn(Window) -> bool) -> State {
    let mut state = game.read_position(text).expect("a position");
    while !window(&state).is_some_and(&is_reached) {
        let mut asked = Decisions::new();
        game.decisions(&state, &mut asked);
        let decision = asked.first().expect("a question");
        let rank = |action: &&Action| match action {
            Action::RecoverByAdvantage { .. } if is_combat(&state) => 0,
            Action::Announce { points: 1 } => 1,
            Action::EndMoves | Action::Fight { .. } | Action::Pass => 2,
            _ => 3,
        };
        let (seat, action) = (decision.seat, decision.answers.iter().min_by_key(rank));
        let action = *action.expect("an answer");
        game.apply(&mut state, seat, &action, &mut Log::off())
            .expect("legal");
    }
    state
}

/// What random games hardly ever bring about: Spartans attack, a circle is formed while the attacker is still to be asked, walls can be undermined.
const RARE: [(&str, WindowKind); 3] = [
    (
        "historical; clear; turn 6; T13: ath-H1 syr-H5 syr-H6; hand athenian K22; hand syracusan K13; advantage athenian; pa syracusan 2; \
         phase syracusan",
        WindowKind::Combat,
    ),
    (
        "historical; clear; turn 6; M5: ath-T3- syr-T1-; hand athenian K09; hand syracusan K13; advantage athenian; pa syracusan 2; phase syracusan",
        WindowKind::Combat,
    ),
    (
        "historical; clear; turn 6; T7: ath-H1; T14: ath-H2; wall S1 built; hand athenian K12; hand syracusan K13; advantage athenian; \
         pa athenian 2; phase athenian",
        WindowKind::Announced,
    ),
];

/// 4.2e, 2.B.3g In every window, with every stratagem in hand: what belongs to a combat and is put down before it cannot be told from passing, by
/// nobody; everything else is seen at once.
// covers: 1.4b 4.2e
#[test]
fn r_4_2e_what_is_put_down_is_secret_and_the_rest_is_open() {
    let game = embedded::<Syracuse>();
    let mut tried = Tried::default();
    for (text, kind) in RARE {
        // The attacker first; the defender when he has used the advantage, so that the attacker is asked after him.
        for has_used in [false, true] {
            let is_reached = |window: Window| {
                let used = window.used.athenian || window.used.syracusan;
                window.kind == kind && (used || !has_used)
            };
            if has_used && !text.contains("syr-T1-") {
                continue;
            }
            let state = played_until(&game, text, is_reached);
            let window = window(&state).expect("a window");
            tried.every_stratagem(&game, &state, window);
        }
    }
    let games = testkit::quick_or_slow(120, 2000);
    playouts(
        &*game,
        &every_setup::<Syracuse>(),
        games,
        |state, _, rng| {
            if let Some(window) = window(state)
                && (matches!(window.kind, WindowKind::Combat | WindowKind::Result)
                    || rng.below(12) == 0)
            {
                tried.every_stratagem(&game, state, window);
            }
        },
    );
    let all = |tried: &BTreeSet<Stratagem>, wanted: &[Stratagem]| {
        wanted.iter().all(|face| tried.contains(face))
    };
    assert!(all(&tried.secret, &SECRET), "{tried:?}");
    assert!(all(&tried.open, &OPEN), "{tried:?}");
    assert_eq!(tried.windows.len(), 11, "{tried:?}");
}
