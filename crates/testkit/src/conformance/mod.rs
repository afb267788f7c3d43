//! What every game must keep, tried on random playouts.

use std::{collections::BTreeSet, fmt::Debug, sync::Arc};

use engine::{
    Decisions, Log, Match, Messages, Presentation, Replay, Rng, Ruled, Seat, Seed, Setup, Viewer,
    fair::Fairness,
    message::{Category, Lang},
};
use serde::{Serialize, de::DeserializeOwned};

/// How much to try.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Set-ups that take turns.
    pub setups: Vec<Setup>,
    /// Games in all.
    pub games: u64,
    /// One state in so many is looked at closely.
    pub closely_every: usize,
    /// The first seed.
    pub seed: u64,
}

impl Plan {
    /// So many games, one state in so many looked at closely, from this seed on.
    pub fn new(setups: Vec<Setup>, games: u64, closely_every: usize, seed: u64) -> Self {
        Self {
            setups,
            games,
            closely_every,
            seed,
        }
    }
}

/// A game that is longer than this many actions is stuck.
const MOST_ACTIONS: usize = 100_000;

/// What was seen on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Games that somebody won.
    pub won: u64,
    /// Games that were stopped at the limit of rounds.
    pub unfinished: u64,
    /// Answers given.
    pub actions: u64,
    /// The most answers to one question.
    pub most_answers: usize,
}

/// Plays all games of a plan, on all cores.
///
/// # Panics
/// At the first thing that does not hold, naming the seed and the action.
pub fn check<G: Presentation>(game: &Arc<G>, plan: &Plan) -> Seen {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let share = |first: usize| {
        let mut suite = Suite::new(Arc::clone(game), plan);
        for number in (first as u64..plan.games).step_by(threads) {
            let setup = plan.setups.get(number as usize % plan.setups.len());
            suite.play(setup.expect("a plan has set-ups"), plan.seed + number);
        }
        suite.seen
    };
    let shares: Vec<Seen> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || share(first)))
            .collect();
        let finished = running
            .into_iter()
            .map(|thread| thread.join().expect("every share holds"));
        finished.collect()
    });
    shares.into_iter().fold(Seen::default(), Seen::add)
}

impl Seen {
    fn add(self, other: Self) -> Self {
        Self {
            won: self.won + other.won,
            unfinished: self.unfinished + other.unfinished,
            actions: self.actions + other.actions,
            most_answers: self.most_answers.max(other.most_answers),
        }
    }
}

/// Actions of other positions, to be tried where they do not belong.
const POOL: usize = 256;
/// One action in so many has its events put into words.
const WORDS_EVERY: usize = 64;
/// So many of them are tried in one position.
const STRANGERS: usize = 48;

struct Suite<'a, G: Presentation> {
    game: Arc<G>,
    plan: &'a Plan,
    messages: Messages,
    rules: BTreeSet<String>,
    pool: Vec<(Seat, G::Action)>,
    seen: Seen,
}

impl<'a, G: Presentation> Suite<'a, G> {
    fn new(game: Arc<G>, plan: &'a Plan) -> Self {
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

    fn play(&mut self, setup: &Setup, seed: u64) {
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
            let before =
                (!played.moves().is_empty() && rng.below(16) == 0).then(|| played.state().clone());
            let done = played
                .act(decision.seat, action)
                .expect("an offered answer applies");
            let (sealed, events) = (done.sealed, done.events.clone());
            if rng.below(WORDS_EVERY) == 0 {
                self.check_events(&events, &context);
            }
            if let Some(before) = before {
                self.check_undo(&mut played, &before, sealed, &context);
            }
            self.seen.actions += 1;
        }
        match game.outcome(played.state()) {
            Some(_) => self.seen.won += 1,
            None => self.seen.unfinished += 1,
        }
        self.check_replay(&played, &marks, &context(played.moves().len()));
    }

    /// In every position: pieces and money are all there; questions exactly while nobody has won; answers sorted, each once.
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

    /// The expensive looks, at some positions.
    fn look_closely(
        &mut self,
        played: &mut Match<G>,
        decisions: &Decisions<G>,
        rng: &mut Rng,
        context: &str,
    ) {
        let state = played.state();
        round_trip(state, context);
        self.check_views(state, decisions, rng, context);
        for decision in decisions.iter() {
            self.check_rule(decision.prompt.rule(), context);
            self.check_words(Category::Prompt, decision.prompt, context);
            for answer in decision.answers {
                round_trip(answer, context);
                self.check_words(Category::Action, answer, context);
                self.check_notation(answer, context);
                if let Some(hint) = self.game.hint(state, answer) {
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

    /// A viewer can imagine a position that looks the same to him, with the same question and answers.
    fn check_views(
        &self,
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
            assert!(
                G::SECRETS || view == self.game.view(state, Viewer::Spectator),
                "{context}: {viewer:?} knows a secret"
            );
            let imagined = self.game.imagine(&view, rng);
            let again = self.game.view(&imagined, viewer);
            assert!(
                again == view,
                "{context}: view(imagine(v)) differs for {viewer:?}"
            );
            self.game.decisions(&imagined, &mut imagined_decisions);
            let who = |decisions: &Decisions<G>| {
                decisions
                    .iter()
                    .map(|decision| decision.seat)
                    .collect::<Vec<_>>()
            };
            assert_eq!(
                who(&imagined_decisions),
                who(decisions),
                "{context}: who is asked leaks a secret"
            );
            if let Viewer::Seat(seat) = viewer
                && let (Some(real), Some(imagined)) =
                    (decisions.of(seat), imagined_decisions.of(seat))
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
    }

    fn check_events(&self, events: &[G::Event], context: &str) {
        for event in events {
            self.check_rule(event.rule(), context);
            self.check_words(Category::Event, event, context);
            round_trip(event, context);
        }
    }

    /// Undo restores the exact state, and is refused after chance or a reveal.
    fn check_undo(&self, played: &mut Match<G>, before: &G::State, sealed: bool, context: &str) {
        let after = played.state().clone();
        let last = played.moves().last().expect("something was played").clone();
        let undone = played.undo();
        assert_eq!(
            undone.is_err(),
            sealed,
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

    fn check_rule(&self, rule: &str, context: &str) {
        assert!(
            self.rules.contains(rule),
            "{context}: the ledger has no rule {rule}"
        );
    }

    fn check_words(&self, category: Category, value: &impl Serialize, context: &str) {
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

fn round_trip<T: Serialize + DeserializeOwned + Eq + Debug>(value: &T, context: &str) {
    let text = serde_json::to_string(value).expect("it can be written");
    match serde_json::from_str::<T>(&text) {
        Ok(read) => assert!(read == *value, "{context}: {text} reads as {read:?}"),
        Err(error) => panic!("{context}: {text}: {error}"),
    }
}
