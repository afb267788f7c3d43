//! The conversation at the terminal: bots play, the person is asked, the game is kept.

use std::io;

use bots::{Bot, Evaluate, Level, Turn};
use engine::{
    Decisions, Match, Messages, Presentation, Ruled, Seat, Seed, Viewer,
    message::{Category, Lang},
};
use serde_json::{Value, json};

use crate::{
    failure::Failure,
    play::{
        Beginning, Player,
        command::Command,
        input::{Input, Line},
        keep::{self, SavedGame},
        listing::Listing,
        marches, written,
    },
    text::{Style, say},
};

pub(crate) struct Session<G: Presentation> {
    pub(super) played: Match<G>,
    sitters: Vec<Player>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    seed: Option<u64>,
    messages: Messages,
    pub(super) lang: Lang,
    pub(super) style: Style,
    /// How many actions the person has seen.
    pub(super) seen: usize,
    /// What is on the screen.
    pub(super) listing: Listing,
    /// What is said right above the next line that is typed, so that it does not scroll away.
    pub(super) notice: Option<String>,
    /// Was something looked up that should not scroll away?
    pub(super) is_answered_at_length: bool,
}

/// Whether the conversation goes on.
pub(super) enum Flow {
    Again,
    Leave,
}

impl<G: Presentation + Evaluate> Session<G> {
    pub(crate) fn new(beginning: Beginning<G>, messages: Messages, lang: Lang) -> Self {
        let Beginning {
            played,
            sitters,
            seed,
        } = beginning;
        let bot_seed = Seed::from_number(seed.unwrap_or_default());
        let bot = |(index, sitter): (usize, &Player)| match sitter {
            Player::Human => None,
            Player::Bot(level) => Some(Level::bot(*level, bot_seed, Seat(index as u8))),
        };
        let bots = sitters.iter().enumerate().map(bot).collect();
        Self {
            seen: played.moves().len(),
            listing: Listing::default(),
            notice: None,
            is_answered_at_length: false,
            played,
            sitters,
            bots,
            seed,
            messages,
            lang,
            style: Style::detect(),
        }
    }

    /// Plays until the game is over, the person leaves or the input ends.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.welcome();
        self.play_bots();
        if self.seed.is_some() && self.has_people() {
            say(format!("\n{}", self.board(self.viewer())));
        }
        let mut input = Input::new(keep::history_file());
        let mut interrupted = false;
        loop {
            self.play_bots();
            let mut decisions = Decisions::new();
            self.played
                .game()
                .decisions(self.played.state(), &mut decisions);
            if decisions.is_empty() {
                self.say_outcome();
                let kept = self.keep();
                return kept.map_err(|error| Failure::Failed(error.to_string()));
            }
            if !self.has_people() {
                say(self.say("play-stopped", &json!({ "rounds": G::ROUND_LIMIT })));
                self.leave();
                return Ok(());
            }
            if let Some((seat, answer)) = self.idle_answer(&decisions) {
                self.act(seat, answer);
                continue;
            }
            self.ask(&decisions);
            let prompt = self.say("play-input", &Value::Null);
            let flow = match input.read(&prompt, self.offered(&decisions))? {
                Line::Text(line) => {
                    interrupted = false;
                    self.obey(Command::read(&line), &decisions)
                }
                // A line that is dropped is no wish to go; a second time it is.
                Line::Interrupted if !interrupted => {
                    interrupted = true;
                    self.notice = Some(self.say("play-interrupted", &Value::Null));
                    Flow::Again
                }
                Line::Interrupted | Line::End => {
                    say("");
                    Flow::Leave
                }
            };
            match flow {
                Flow::Again => {}
                Flow::Leave => {
                    self.leave();
                    return Ok(());
                }
            }
        }
    }

    fn welcome(&self) {
        let title = self.say("game-title", &Value::Null);
        match self.seed {
            // A seed is a name, not a quantity: it is shown as text.
            Some(seed) => say(self.say(
                "play-welcome",
                &json!({ "game": title, "seed": seed.to_string() }),
            )),
            None => say(self.say(
                "play-resumed",
                &json!({ "count": self.played.moves().len() }),
            )),
        }
        for (seat, sitter) in (0..).map(Seat).zip(&self.sitters) {
            let name = self.seat_name(seat);
            match sitter {
                Player::Human => say(self.say("play-seat-human", &json!({ "name": name }))),
                Player::Bot(level) => {
                    let level = level.to_string();
                    say(self.say("play-seat-bot", &json!({ "name": name, "level": level })));
                }
            }
        }
        if self.seed.is_some() {
            self.tell(self.played.opening());
        } else {
            // A resumed game shows where it stands, not how it began.
            say(self.board(Viewer::Spectator));
        }
    }

    /// Whose view the terminal shows: the only person's. With several people at one terminal no secrets are shown.
    fn viewer(&self) -> Viewer {
        let people = (0..).map(Seat).zip(&self.sitters);
        let mut people = people.filter(|(_, sitter)| **sitter == Player::Human);
        match (people.next(), people.next()) {
            (Some((seat, _)), None) => Viewer::Seat(seat),
            (Some(_) | None, _) => Viewer::Spectator,
        }
    }

    /// Says what happened, as far as the viewer may know it.
    pub(super) fn tell<'a>(&self, events: impl IntoIterator<Item = &'a G::Event>)
    where
        G::Event: 'a,
    {
        let seen = events
            .into_iter()
            .filter_map(|event| self.played.game().view_event(event, self.viewer()))
            .map(|event| serde_json::to_value(event).unwrap_or_default());
        for event in marches::merged(seen) {
            say(self.sentence(Category::Event, &event));
        }
    }

    fn has_people(&self) -> bool {
        self.sitters.contains(&Player::Human)
    }

    /// Lets the bots answer until a person is asked. Bots among themselves may come to no end.
    pub(super) fn play_bots(&mut self) {
        let mut decisions = Decisions::new();
        let has_people = self.has_people();
        while has_people || self.played.game().round(self.played.state()) <= G::ROUND_LIMIT {
            self.played
                .game()
                .decisions(self.played.state(), &mut decisions);
            let bot_asked = decisions
                .iter()
                .find(|decision| matches!(self.bots.get(decision.seat.index()), Some(Some(_))));
            let Some(decision) = bot_asked else { break };
            let Some(Some(bot)) = self.bots.get_mut(decision.seat.index()) else {
                break;
            };
            let game = self.played.game().as_ref();
            let Some(turn) = Turn::new(game, self.played.state(), decision) else {
                break;
            };
            let action = bot.choose(&turn);
            if self.played.act(decision.seat, action).is_err() {
                break;
            }
            // A march is told when it is over.
            if !self.is_marching() {
                self.tell_news();
            }
        }
        self.tell_news();
    }

    fn is_marching(&self) -> bool {
        let last = self.played.moves().last();
        let last = last.and_then(|done| done.events.last());
        let last = last.and_then(|event| serde_json::to_value(event).ok());
        last.is_some_and(|event| marches::is_step(&event))
    }

    /// Says what has happened since the person last looked.
    pub(super) fn tell_news(&mut self) {
        let news = self.played.moves().iter().skip(self.seen);
        self.tell(news.flat_map(|done| &done.events));
        self.seen = self.played.moves().len();
    }

    /// The sides or nations that a seat plays; its number as long as it has none.
    pub(super) fn seat_name(&self, seat: Seat) -> String {
        let goal = self.played.game().goal(self.played.state());
        let parties = goal.parties.iter().filter(|party| party.seat == seat);
        let names = parties.map(|party| self.sentence(Category::Goal, &party.name));
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            return self.say("play-seat", &json!({ "seat": seat }));
        }
        names.join(", ")
    }

    /// Puts the question, lists the answers and says what is to be said of the last line.
    fn ask(&mut self, decisions: &Decisions<G>) {
        let Some(decision) = self.asked(decisions) else {
            return;
        };
        let number = self.played.moves().len();
        if self.listing.number != number {
            self.listing = Listing::default();
        }
        let picked = self.listing.picked.take();
        self.listing = Listing {
            number,
            entries: self.entries(decision.answers, picked.as_deref()),
            picked,
        };
        let question = self.sentence(Category::Prompt, decision.prompt);
        let rule = self.say("play-rule", &json!({ "rule": decision.prompt.rule() }));
        say(format!(
            "\n{} {} {}",
            self.style
                .mark(&format!("[{}]", self.seat_name(decision.seat))),
            self.style.bold(&question),
            self.style.dim(&format!("({rule})"))
        ));
        if self.is_answered_at_length {
            // What was looked up stays on the screen.
            self.is_answered_at_length = false;
            say(self.style.dim(&self.say("play-list-again", &Value::Null)));
        } else {
            let odds = self.odds().into_iter();
            for odds in odds.filter(|_| self.listing.picked.is_none()) {
                say(self.style.dim(&odds));
            }
            self.list(decision.answers);
        }
        if let Some(notice) = self.notice.take() {
            say(notice);
        }
    }

    /// What the only person at the terminal would have to answer anyway.
    pub(super) fn idle_answer(&self, decisions: &Decisions<G>) -> Option<(Seat, G::Action)> {
        let (Viewer::Seat(_), Some(decision)) = (self.viewer(), self.asked(decisions)) else {
            return None;
        };
        let (game, state) = (self.played.game(), self.played.state());
        let answer = game.idle_answer(state, &decision)?;
        Some((decision.seat, answer.clone()))
    }

    /// The chances of what is about to be rolled, a paragraph each.
    fn odds(&self) -> Vec<String> {
        let odds = self.played.game().odds(self.played.state());
        let Some(Ok(Value::Array(odds))) = odds.map(serde_json::to_value) else {
            return Vec::new();
        };
        odds.iter().map(|odds| self.say("odds", odds)).collect()
    }

    pub(super) fn asked<'a>(&self, decisions: &'a Decisions<G>) -> Option<engine::Decision<'a, G>> {
        let is_human = |decision: &engine::Decision<'a, G>| {
            matches!(self.sitters.get(decision.seat.index()), Some(Player::Human))
        };
        decisions.iter().find(is_human)
    }

    pub(super) fn keep_or_warn(&self) -> bool {
        let Err(error) = self.keep() else { return true };
        let fields = json!({ "problem": error.to_string() });
        say(self.style.warn(&self.say("play-left-unsaved", &fields)));
        false
    }

    /// Keeps the game where `--resume` finds it.
    fn keep(&self) -> io::Result<()> {
        let Some(file) = keep::default_file(G::NAME) else {
            return Ok(());
        };
        let kept = SavedGame {
            seats: Some(written(&self.sitters)),
            replay: serde_json::to_value(self.played.replay())?,
        };
        keep::write_whole(&file, &serde_json::to_string(&kept)?)
    }

    fn leave(&self) {
        if self.keep_or_warn() {
            say(self.say("play-left", &json!({ "game": G::NAME })));
        }
    }

    fn say_outcome(&self) {
        if let Some(outcome) = self.played.game().outcome(self.played.state()) {
            let winners = outcome.winners.iter();
            let winners: Vec<String> = winners.map(|seat| self.seat_name(seat)).collect();
            let fields = json!({ "count": winners.len(), "winners": winners });
            say(format!(
                "\n{}",
                self.style.bold(&self.say("play-over", &fields))
            ));
        }
    }

    pub(super) fn board(&self, viewer: Viewer) -> String {
        let game = self.played.game();
        let view = game.view(self.played.state(), viewer);
        game.summary(&view, &self.messages, self.lang)
    }

    pub(super) fn refusal(&self, illegal: &G::Illegal) -> String {
        let why = self.sentence(Category::Refusal, illegal);
        self.say(
            "play-refused",
            &json!({ "rule": illegal.rule(), "why": why }),
        )
    }

    pub(super) fn sentence(&self, category: Category, value: &impl serde::Serialize) -> String {
        self.messages.sentence(self.lang, category, value)
    }

    pub(super) fn say(&self, key: &str, fields: &Value) -> String {
        self.messages.text(self.lang, key, fields)
    }
}
