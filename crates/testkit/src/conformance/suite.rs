//! One thread's share of the playouts, with all checks.

use std::{collections::BTreeSet, fmt::Debug, sync::Arc};

use engine::{
    Decisions, Log, Match, Messages, Presentation, Replay, Rng, Ruled, Seat, Seed, Setup, Viewer,
    fair::Fairness,
    message::{Category, Lang},
};
use serde::{Serialize, de::DeserializeOwned};

use super::{Plan, Seen};

/// A game that is longer than this many actions is stuck.
const MOST_ACTIONS: usize = 100_000;

/// How many actions of other positions are kept, to be tried where they are not offered.
const POOL: usize = 256;
/// How many of them are tried in one position.
const STRANGERS: usize = 48;
/// One action in this many has its events put into words.
const WORDS_EVERY: usize = 64;
/// One action in this many is taken back and made again.
const UNDO_EVERY: usize = 16;

pub(super) struct Suite<'a, G: Presentation> {
    pub(super) game: Arc<G>,
    plan: &'a Plan,
    messages: Messages,
    rules: BTreeSet<String>,
    pool: Vec<(Seat, G::Action)>,
    seen: Seen,
}

impl<'a, G: Presentation> Suite<'a, G> {
    pub(super) fn new(game: Arc<G>, plan: &'a Plan) -> Self {
        let messages = crate::messages(game.as_ref());
        let rules = game
            .ledger()
            .rules
            .iter()
            .map(|rule| rule.id.clone())
            .collect();
        Self {
            game,
            plan,
            messages,
            rules,
            pool: Vec::new(),
            seen: Seen::default(),
        }
    }

    /// What was seen in all games.
    pub(super) fn into_seen(self) -> Seen {
        self.seen
    }

    /// Plays one game.
    pub(super) fn play(&mut self, setup: &Setup, seed: u64) {
        let context = |number: usize| format!("{} {setup:?} seed {seed} action {number}", G::NAME);
        let game = Arc::clone(&self.game);
        let mut rng = Rng::new(Seed::from_number(seed));
        let dice = Fairness::solo(Seed::from_number(seed));
        let mut played = Match::new(Arc::clone(&game), setup.clone(), dice).expect("a game begins");
        self.check_events(played.opening(), &context(0));
        let mut decisions = Decisions::new();
        let mut marks = Vec::new();
        while game.round(played.state()) <= G::ROUND_LIMIT {
            let number = played.moves().len();
            let context = context(number);
            assert!(number < MOST_ACTIONS, "{context}: the game does not end");
            self.check_state(played.state(), &mut decisions, &context);
            if rng.below(self.plan.closely_every) == 0 {
                self.look_closely(&mut played, &decisions, &mut rng, &context);
                marks.push((number, played.state().clone()));
            }
            let open: Vec<_> = decisions.iter().collect();
            let Some(decision) = rng.pick(&open) else {
                break;
            };
            let action = rng
                .pick(decision.answers)
                .expect("answers are never empty")
                .clone();
            self.remember(decision.seat, action.clone(), &mut rng);
            let before = (!played.moves().is_empty() && rng.below(UNDO_EVERY) == 0)
                .then(|| played.state().clone());
            let done = played
                .act(decision.seat, action)
                .expect("an offered answer applies");
            let events = done.events.clone();
            if rng.below(WORDS_EVERY) == 0 {
                self.check_events(&events, &context);
            }
            if let Some(before) = before {
                self.check_undo(&mut played, &before, &context);
            }
            self.seen.actions += 1;
        }
        match game.outcome(played.state()) {
            Some(_) => self.seen.won += 1,
            None => self.seen.unfinished += 1,
        }
        self.check_replay(&played, &marks, &context(played.moves().len()));
    }

    /// In every position: it is valid; there are decisions exactly while the game is not over; answers are sorted, each once.
    fn check_state(&mut self, state: &G::State, decisions: &mut Decisions<G>, context: &str) {
        if let Err(error) = self.game.validate(state) {
            panic!("{context}: {error}");
        }
        self.game.decisions(state, decisions);
        let over = self.game.outcome(state).is_some();
        assert_eq!(
            decisions.is_empty(),
            over,
            "{context}: decisions end exactly with the game"
        );
        for decision in decisions.iter() {
            assert!(
                !decision.answers.is_empty(),
                "{context}: a question without answers"
            );
            let ordered = decision.answers.is_sorted_by(|a, b| a < b);
            assert!(ordered, "{context}: answers are not sorted or stand twice");
            self.seen.most_answers = self.seen.most_answers.max(decision.answers.len());
        }
    }

    /// The expensive checks, in some positions.
    fn look_closely(
        &mut self,
        played: &mut Match<G>,
        decisions: &Decisions<G>,
        rng: &mut Rng,
        context: &str,
    ) {
        let state = played.state();
        round_trip(state, context);
        self.check_goal(state, context);
        self.check_views(state, decisions, rng, context);
        for decision in decisions.iter() {
            self.check_rule(decision.prompt.rule(), context);
            self.check_words(Category::Prompt, decision.prompt, context);
            for answer in decision.answers {
                round_trip(answer, context);
                self.check_words(Category::Action, answer, context);
                self.check_notation(answer, context);
                let warnings = self.game.warnings(state, answer);
                for hint in self.game.hint(state, answer).into_iter().chain(warnings) {
                    self.check_words(Category::Hint, &hint, context);
                }
                let mut next = state.clone();
                let applied = self
                    .game
                    .apply(&mut next, decision.seat, answer, &mut Log::off());
                assert!(
                    applied.is_ok(),
                    "{context}: {answer:?} is offered but refused"
                );
            }
        }
        for _ in 0..STRANGERS {
            if let Some((seat, action)) = rng.pick(&self.pool).cloned() {
                self.check_stranger(state, decisions, seat, &action, context);
            }
        }
    }

    /// What is not offered is refused, with a reason in words, and changes nothing.
    fn check_stranger(
        &self,
        state: &G::State,
        decisions: &Decisions<G>,
        seat: Seat,
        action: &G::Action,
        context: &str,
    ) {
        let asked = decisions.of(seat);
        if asked.is_some_and(|decision| decision.answers.binary_search(action).is_ok()) {
            return;
        }
        let (mut next, mut log) = (state.clone(), Log::on());
        match self.game.apply(&mut next, seat, action, &mut log) {
            Ok(()) => panic!("{context}: {action:?} by {seat} is not offered but applies"),
            Err(illegal) => {
                self.check_rule(illegal.rule(), context);
                self.check_words(Category::Refusal, &illegal, context);
            }
        }
        assert!(
            next == *state,
            "{context}: the refused {action:?} changed the state"
        );
        assert!(
            log.take().is_empty(),
            "{context}: the refused {action:?} left an event"
        );
        assert!(
            !log.is_sealed(),
            "{context}: the refused {action:?} used chance"
        );
    }

    /// A viewer can imagine a position that looks the same to them, with the same question and answers.
    fn check_views(
        &mut self,
        state: &G::State,
        decisions: &Decisions<G>,
        rng: &mut Rng,
        context: &str,
    ) {
        let seats = (0..self.game.seats(state)).map(|seat| Viewer::Seat(Seat(seat)));
        let mut imagined_decisions = Decisions::new();
        for viewer in seats.chain([Viewer::Spectator]) {
            let view = self.game.view(state, viewer);
            round_trip(&view, context);
            let is_public = view == self.game.view(state, Viewer::Spectator);
            assert!(
                G::SECRETS || is_public,
                "{context}: {viewer:?} knows a secret"
            );
            self.seen.secret_views += u64::from(!is_public);
            let imagined = self.game.imagine(&view, rng);
            let again = self.game.view(&imagined, viewer);
            assert!(
                again == view,
                "{context}: view(imagine(v)) differs for {viewer:?}"
            );
            self.check_cards(state, &imagined, viewer, rng, context);
            self.game.decisions(&imagined, &mut imagined_decisions);
            check_same_questions(viewer, decisions, &imagined_decisions, context);
        }
    }

    fn check_events(&self, events: &[G::Event], context: &str) {
        for event in events {
            self.check_rule(event.rule(), context);
            self.check_words(Category::Event, event, context);
            round_trip(event, context);
        }
    }

    /// Undo restores the exact state, and is refused after chance or a reveal.
    fn check_undo(&self, played: &mut Match<G>, before: &G::State, context: &str) {
        let after = played.state().clone();
        let last = played.moves().last().expect("something was played").clone();
        let undone = played.undo();
        assert_eq!(
            undone.is_err(),
            last.sealed,
            "{context}: undo stops exactly at chance and secrets"
        );
        if undone.is_ok() {
            assert!(
                played.state() == before,
                "{context}: undo does not restore the state"
            );
            played
                .act(last.seat, last.action)
                .expect("it applies again");
        }
        assert!(
            *played.state() == after,
            "{context}: the same action leads elsewhere"
        );
    }

    /// The file gives the same game, also from the middle.
    fn check_replay(&self, played: &Match<G>, marks: &[(usize, G::State)], context: &str) {
        let text = serde_json::to_string(&played.replay()).expect("a replay can be written");
        let replay = Replay::read(&text)
            .and_then(Replay::typed::<G>)
            .expect("a replay can be read");
        let again = Match::from_replay(Arc::clone(&self.game), replay).expect("a replay plays");
        assert!(
            again.state() == played.state(),
            "{context}: the replay ends elsewhere"
        );
        for (at, state) in marks.iter().rev().take(3) {
            let there = again.state_at(*at).expect("a point of the game");
            assert!(
                there == *state,
                "{context}: seeking action {at} leads elsewhere"
            );
        }
    }

    pub(super) fn check_rule(&self, rule: &str, context: &str) {
        assert!(
            self.rules.contains(rule),
            "{context}: the ledger has no rule {rule}"
        );
    }

    pub(super) fn check_words(&self, category: Category, value: &impl Serialize, context: &str) {
        let value = serde_json::to_value(value).expect("it can be written");
        let kind = value
            .get("type")
            .and_then(|kind| kind.as_str())
            .unwrap_or_default();
        for lang in Lang::ALL {
            let text = self
                .messages
                .try_text(lang, &format!("{category}-{kind}"), &value);
            assert!(
                text.is_ok(),
                "{context}: {category} {value} ({lang}): {text:?}"
            );
        }
    }

    /// What is written in short notation is read back.
    fn check_notation(&self, action: &G::Action, context: &str) {
        let text = G::write_action(action);
        let read = G::read_action(&text);
        assert!(
            read.as_ref() == Ok(action),
            "{context}: '{text}' is read as {read:?}"
        );
    }

    fn remember(&mut self, seat: Seat, action: G::Action, rng: &mut Rng) {
        if self.pool.len() < POOL {
            self.pool.push((seat, action));
        } else if let Some(old) = self.pool.get_mut(rng.below(POOL)) {
            *old = (seat, action);
        }
    }
}

/// The viewer is asked the same in the true position and in one that looks the same.
fn check_same_questions<G: Presentation>(
    viewer: Viewer,
    decisions: &Decisions<G>,
    imagined: &Decisions<G>,
    context: &str,
) {
    let asked = decisions.iter().map(|decision| decision.seat);
    let imagined_asked = imagined.iter().map(|decision| decision.seat);
    assert!(
        asked.eq(imagined_asked),
        "{context}: who is asked leaks a secret"
    );
    if let Viewer::Seat(seat) = viewer
        && let (Some(real), Some(imagined)) = (decisions.of(seat), imagined.of(seat))
    {
        assert!(
            real.prompt == imagined.prompt,
            "{context}: the prompt leaks a secret"
        );
        assert!(
            real.answers == imagined.answers,
            "{context}: the answers leak a secret"
        );
    }
}

fn round_trip<T: Serialize + DeserializeOwned + Eq + Debug>(value: &T, context: &str) {
    let text = serde_json::to_string(value).expect("it can be written");
    match serde_json::from_str::<T>(&text) {
        Ok(read) => assert!(read == *value, "{context}: {text} reads as {read:?}"),
        Err(error) => panic!("{context}: {text}: {error}"),
    }
}
