//! The conversation at the terminal: bots play, the person is asked, the game is kept.

use std::io::{self, BufRead};

use bots::{Bot, Evaluate, Level, Turn};
use engine::{
    Decisions, Match, Messages, Presentation, Ruled, Seat, Seed, Viewer,
    message::{Category, Lang},
};
use serde_json::{Value, json};

use crate::{
    failure::Failure,
    play::{
        Beginning, Sitter,
        command::Command,
        keep::{self, Kept},
        written,
    },
    text::{Style, print, say},
};

/// More answers than fit on a screen are listed once, and again on an empty line.
const LONG_LIST: usize = 30;

pub(crate) struct Session<G: Presentation> {
    pub(super) played: Match<G>,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    seed: Option<u64>,
    messages: Messages,
    pub(super) lang: Lang,
    pub(super) style: Style,
    /// How many actions the person has seen.
    pub(super) seen: usize,
    /// How many actions there were when answers were last listed.
    pub(super) listed: Option<usize>,
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
        let bot = |(index, sitter): (usize, &Sitter)| match sitter {
            Sitter::Human => None,
            Sitter::Bot(level) => Some(Level::bot(*level, bot_seed, Seat(index as u8))),
        };
        let bots = sitters.iter().enumerate().map(bot).collect();
        Self {
            seen: played.moves().len(),
            listed: None,
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
        let mut input = io::stdin().lock();
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
            let mut line = Vec::new();
            let read = input.read_until(b'\n', &mut line);
            let read = read.map_err(|error| Failure::Failed(format!("standard input: {error}")))?;
            let line = String::from_utf8_lossy(&line);
            if read == 0 {
                say("");
                self.leave();
                return Ok(());
            }
            match self.obey(Command::read(&line), &decisions) {
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
            match sitter {
                Sitter::Human => say(self.say("play-seat-human", &json!({ "seat": seat }))),
                Sitter::Bot(level) => {
                    let level = level.to_string();
                    say(self.say("play-seat-bot", &json!({ "seat": seat, "level": level })));
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
        let mut people = people.filter(|(_, sitter)| **sitter == Sitter::Human);
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
        for event in events {
            if let Some(event) = self.played.game().view_event(event, self.viewer()) {
                say(self.sentence(Category::Event, &event));
            }
        }
    }

    fn has_people(&self) -> bool {
        self.sitters.contains(&Sitter::Human)
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
            self.tell_news();
        }
    }

    /// Says what has happened since the person last looked.
    pub(super) fn tell_news(&mut self) {
        let news = self.played.moves().iter().skip(self.seen);
        self.tell(news.flat_map(|done| &done.events));
        self.seen = self.played.moves().len();
    }

    fn ask(&mut self, decisions: &Decisions<G>) {
        let before = self.listed.replace(self.played.moves().len());
        let Some(decision) = self.asked(decisions) else {
            return;
        };
        let question = self.sentence(Category::Prompt, decision.prompt);
        let rule = self.say("play-rule", &json!({ "rule": decision.prompt.rule() }));
        let seat = self.say("play-ask", &json!({ "seat": decision.seat }));
        say(format!(
            "\n{} {} {}",
            self.style.mark(&format!("[{seat}]")),
            self.style.bold(&question),
            self.style.dim(&format!("({rule})"))
        ));
        // The reply to a slip must not scroll away.
        if before == self.listed && decision.answers.len() > LONG_LIST {
            say(self.style.dim(&self.say("play-list-again", &Value::Null)));
            return print(&self.say("play-input", &Value::Null));
        }
        for odds in self.odds() {
            say(self.style.dim(&odds));
        }
        for (number, answer) in (1..).zip(decision.answers) {
            let words = self.sentence(Category::Action, answer);
            let (game, state) = (self.played.game(), self.played.state());
            let sentence = |hint| self.sentence(Category::Hint, &hint);
            let hint = game.hint(state, answer).map(sentence);
            let hint = hint.map(|hint| self.style.dim(&format!("  ({hint})")));
            say(format!("{number:>4}  {words}{}", hint.unwrap_or_default()));
            for warning in game.warnings(state, answer).into_iter().map(sentence) {
                say(format!("      {}", self.style.warn(&warning)));
            }
        }
        print(&self.say("play-input", &Value::Null));
    }

    /// What the only person at the terminal would have to answer anyway.
    pub(super) fn idle_answer(&self, decisions: &Decisions<G>) -> Option<(Seat, G::Action)> {
        let (Viewer::Seat(_), Some(decision)) = (self.viewer(), self.asked(decisions)) else {
            return None;
        };
        let answer = G::idle_answer(decision.answers)?;
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
            matches!(self.sitters.get(decision.seat.index()), Some(Sitter::Human))
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
        let kept = Kept {
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
            let winners: Vec<String> = outcome
                .winners
                .iter()
                .map(|seat| seat.number().to_string())
                .collect();
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
