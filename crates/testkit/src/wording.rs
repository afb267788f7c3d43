//! Every prompt, action, event, refusal and hint of a game has a sentence in both languages, and the sentences come out without a fault.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use engine::{
    Decisions, Log, Match, Notation, Presentation, Rng, Seat, Seed, Setup, Viewer,
    fair::Fairness,
    message::{Category, Lang, Messages},
};
use serde::Serialize;
use serde_json::Value;

/// What no line of text should contain: double blanks, stray punctuation, unresolved Fluent.
const STRAY: &[&str] = &["  ", " ,", " .", ",,", "{", "}", "()", " )"];

/// Random games that need not end are cut short here.
const MOST_ACTIONS: usize = 3000;

/// The sentences of a game, checked in random games.
pub struct Wording<G: Presentation> {
    game: Arc<G>,
    messages: Messages,
    setups: Vec<Setup>,
    /// What must not appear in a sentence of this game besides, such as beginnings of ids.
    stray: &'static [&'static str],
}

impl<G: Presentation> Wording<G> {
    /// The sentences of a game that is played with these set-ups.
    pub fn new(setups: Vec<Setup>, stray: &'static [&'static str]) -> Self {
        let game = crate::embedded::<G>();
        let messages = crate::messages(game.as_ref());
        Self {
            game,
            messages,
            setups,
            stray,
        }
    }

    /// A line of text is well formed.
    ///
    /// # Panics
    /// If it is not.
    fn check_text(&self, text: &str) {
        let mut stray = STRAY.iter().chain(self.stray);
        let found = stray.find(|stray| text.contains(**stray));
        assert_eq!(found, None, "in: '{text}'");
        assert_eq!(text.trim(), text, "in: '{text}'");
        assert!(
            !text.is_empty() && !text.contains("no such message"),
            "in: '{text}'"
        );
    }

    fn check_lines(&self, text: &str) {
        text.lines().for_each(|line| self.check_text(line.trim()));
    }

    /// Random games, with every position on the way. A game is cut short after [`MOST_ACTIONS`].
    fn play(&self, games: u64, mut look: impl FnMut(&Match<G>, &Decisions<G>)) {
        let mut decisions = Decisions::new();
        for (seed, setup) in (0..games).zip(self.setups.iter().cycle()) {
            let mut rng = Rng::new(Seed::from_number(seed));
            let dice = Fairness::solo(Seed::from_number(seed));
            let mut played =
                Match::new(Arc::clone(&self.game), setup.clone(), dice).expect("the game begins");
            while played.moves().len() < MOST_ACTIONS {
                self.game.decisions(played.state(), &mut decisions);
                look(&played, &decisions);
                let Some(decision) = decisions.first() else {
                    break;
                };
                let action = rng.pick(decision.answers).expect("an answer").clone();
                played.act(decision.seat, action).expect("legal");
            }
        }
    }

    /// Every message exists in both languages: those of all types, of the set-up, of misread words and these others.
    ///
    /// # Panics
    /// If one is missing.
    pub fn every_message_exists(&self, others: &[&str]) {
        let spec = self.game.setup_spec();
        let scenarios = spec.scenarios.iter().map(|id| format!("scenario-{id}"));
        let options = spec.options.iter().flat_map(|option| {
            let value = |value: &&str| format!("option-{}-{value}", option.key);
            let title = std::iter::once(format!("option-{}", option.key));
            title.chain(option.values.iter().map(value))
        });
        let misread = |what: &&str| format!("misread-{what}");
        let keys = G::keys();
        let all = keys
            .messages()
            .chain(G::Action::MISREAD_KINDS.iter().map(misread))
            .chain(others.iter().map(|&key| key.to_owned()))
            .chain(scenarios)
            .chain(options);
        for key in all {
            for lang in Lang::ALL {
                assert!(self.messages.has(lang, &key), "{key} ({lang})");
            }
        }
    }

    /// Both files define the same messages in the same order, more than this.
    ///
    /// # Panics
    /// If they do not.
    pub fn both_files_define_the_same(&self, more_than: usize) {
        let defined = |lang| -> Vec<&str> {
            let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            let is_key = |text: &&str| !text.is_empty() && text.chars().all(is_part);
            G::ftl(lang)
                .lines()
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
                .filter(is_key)
                .collect()
        };
        let (english, french) = (defined(Lang::En), defined(Lang::Fr));
        assert!(english.len() > more_than);
        assert_eq!(english, french);
    }

    /// All that happens in random games, and what they hardly ever bring about, can be worded; no type is left out.
    ///
    /// # Panics
    /// If something cannot be worded or a type never came up.
    pub fn what_happens_can_be_worded(&self, games: u64, rare: Vec<(Category, Value)>) {
        let mut seen = Seen::default();
        self.play(games, |played, decisions| {
            let last = played.moves().last();
            let events = last.map_or(played.opening(), |done| done.events.as_slice());
            for event in events {
                seen.look(self, Category::Event, event);
            }
            let goal = self.game.goal(played.state());
            let parties = goal.parties.iter().map(|party| &party.name);
            for item in goal.lines().map(|line| &line.about).chain(parties) {
                seen.look(self, Category::Goal, item);
            }
            self.look_at_places(played, &mut seen);
            for decision in decisions.iter() {
                seen.look(self, Category::Prompt, decision.prompt);
                for action in decision.answers {
                    seen.look(self, Category::Action, action);
                    let warnings = self.game.warnings(played.state(), action);
                    for hint in self
                        .game
                        .hint(played.state(), action)
                        .into_iter()
                        .chain(warnings)
                    {
                        seen.look(self, Category::Hint, &hint);
                    }
                }
            }
        });
        for (category, value) in rare {
            seen.look(self, category, &value);
        }
        let keys = G::keys();
        let missing = [
            seen.missing(Category::Event, &keys.events),
            seen.missing(Category::Prompt, &keys.prompts),
            seen.missing(Category::Action, &keys.actions),
            seen.missing(Category::Hint, &keys.hints),
            seen.missing(Category::Goal, &keys.goals),
            seen.missing(Category::Place, &keys.places),
        ];
        assert!(missing.concat().is_empty(), "{missing:?}");
    }

    /// Every place of the map has a card for every seat and for spectators, with a rule of the ledger in every line.
    /// Cards change little from one question to the next, so all are looked at in some positions and a few in the
    /// others.
    fn look_at_places(&self, played: &Match<G>, seen: &mut Seen) {
        let (game, state) = (&self.game, played.state());
        let seats = (0..game.seats(state)).map(|seat| Viewer::Seat(Seat(seat)));
        let number = played.moves().len();
        let every = if number.is_multiple_of(300) { 1 } else { 64 };
        for (index, id) in game.places(state).iter().enumerate() {
            if !(number + index).is_multiple_of(every) {
                continue;
            }
            for viewer in seats.clone().chain([Viewer::Spectator]) {
                let card = game
                    .place(state, viewer, id)
                    .expect("every place has a card");
                assert_eq!(&card.place, id);
                assert!(
                    !card.facts.is_empty() && !card.neighbours.is_empty(),
                    "{id}"
                );
                seen.look(self, Category::Place, &card.name);
                for line in card.lines() {
                    seen.look(self, Category::Place, &line.about);
                    assert!(game.ledger().rule(line.rule).is_some(), "{}", line.rule);
                }
            }
        }
        assert!(game.place(state, Viewer::Spectator, "nowhere").is_none());
    }

    /// Two answers of one question that read the same cannot be told apart. Returns the most answers to a question.
    ///
    /// # Panics
    /// If two read the same.
    pub fn answers_read_differently(&self, games: u64) -> usize {
        let mut asked = BTreeSet::new();
        let mut most = 0;
        self.play(games, |_, decisions| {
            for decision in decisions.iter() {
                most = most.max(decision.answers.len());
                if !asked.insert(decision.answers.to_vec()) {
                    continue;
                }
                for lang in Lang::ALL {
                    let words = |action| self.messages.sentence(lang, Category::Action, action);
                    let labels: BTreeSet<String> = decision.answers.iter().map(words).collect();
                    assert_eq!(labels.len(), decision.answers.len(), "{labels:#?}");
                }
            }
        });
        most
    }

    /// Odds and summaries can be worded. Returns how many odds were told.
    ///
    /// # Panics
    /// If one cannot.
    pub fn odds_and_summaries_can_be_worded(&self, games: u64) -> usize {
        let mut told = 0;
        self.play(games, |played, decisions| {
            let Some(decision) = decisions.first() else {
                return;
            };
            let odds = self.game.odds(played.state());
            let odds = serde_json::to_value(odds).expect("odds are JSON");
            for one in odds.as_array().into_iter().flatten() {
                told += 1;
                for lang in Lang::ALL {
                    let text = self.messages.try_text(lang, "odds", one);
                    self.check_lines(&text.unwrap_or_else(|problem| panic!("{problem}: {one}")));
                }
            }
            if played.moves().len() % 50 == 0 {
                for viewer in [Viewer::Seat(decision.seat), Viewer::Spectator] {
                    let view = self.game.view(played.state(), viewer);
                    for lang in Lang::ALL {
                        self.check_lines(&self.game.summary(&view, &self.messages, lang));
                    }
                }
            }
        });
        told
    }

    /// Answers out of place, to the questions of a few games, and these refusals: all can be worded, and no type is left out.
    ///
    /// # Panics
    /// If one cannot be worded or a type never came up.
    pub fn refusals_can_be_worded(&self, games: u64, others: &[Value]) {
        let mut seen = Seen::default();
        let mut pool = Vec::new();
        let mut count = 0_usize;
        self.play(games, |played, decisions| {
            count += 1;
            for decision in decisions.iter() {
                let room = 4000_usize.saturating_sub(pool.len());
                let new = decision.answers.iter().take(room);
                pool.extend(new.map(|action| (decision.seat, action.clone())));
            }
            for (seat, action) in pool.iter().skip(count % 40).step_by(40) {
                let mut next = played.state().clone();
                let applied = self.game.apply(&mut next, *seat, action, &mut Log::off());
                if let Err(illegal) = applied {
                    seen.look(self, Category::Refusal, &illegal);
                }
            }
        });
        for refusal in others {
            seen.look(self, Category::Refusal, refusal);
        }
        let missing = seen.missing(Category::Refusal, &G::keys().refusals);
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// Values that have been worded, each once, by category and type.
#[derive(Default)]
struct Seen(BTreeMap<String, BTreeSet<String>>);

impl Seen {
    /// Words a value in both languages, if it is new.
    fn look<G: Presentation>(
        &mut self,
        wording: &Wording<G>,
        category: Category,
        value: &impl Serialize,
    ) {
        let value = serde_json::to_value(value).expect("values are JSON");
        let kind = value.get("type").and_then(Value::as_str);
        let key = format!("{category}-{}", kind.unwrap_or_default());
        if !self
            .0
            .entry(key.clone())
            .or_default()
            .insert(value.to_string())
        {
            return;
        }
        for lang in Lang::ALL {
            match wording.messages.try_text(lang, &key, &value) {
                Ok(text) => wording.check_text(&text),
                Err(problem) => panic!("{key} ({lang}): {problem} with {value}"),
            }
        }
    }

    /// The types of a category that have not been worded.
    fn missing(&self, category: Category, types: &[&'static str]) -> Vec<&'static str> {
        let is_new = |kind: &&&str| !self.0.contains_key(&format!("{category}-{kind}"));
        types.iter().filter(is_new).copied().collect()
    }
}
