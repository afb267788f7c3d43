//! What the person at the terminal typed is carried out.

use std::path::Path;

use bots::Evaluate;
use engine::{
    Decisions, Log, Misread, Presentation, Ruled, Seat, Viewer, matches::UndoError,
    message::Category,
};
use serde_json::{Value, json};

use crate::{
    play::{
        command::Command,
        keep,
        listing::Entry,
        session::{Flow, Session},
        words::{Matched, is_same, meant},
    },
    rules,
    text::say,
};

impl<G: Presentation + Evaluate> Session<G> {
    pub(super) fn obey(&mut self, command: Command<'_>, decisions: &Decisions<G>) -> Flow {
        let Some(decision) = self.asked(decisions) else {
            return Flow::Leave;
        };
        let (seat, answers) = (decision.seat, decision.answers);
        match command {
            Command::Number(number) => self.take_number(seat, answers, number),
            Command::Answer(text) => self.take_words(seat, answers, text),
            Command::Undo => self.undo(seat),
            Command::Why(what) => self.explain(seat, answers, what),
            Command::Save(file) => self.save(file),
            Command::Quit => return Flow::Leave,
            Command::Nothing | Command::Back => self.listing.picked = None,
            Command::Board => self.look_up(|session| say(session.board(Viewer::Seat(seat)))),
            Command::Goal => self.look_up(Self::show_goal),
            Command::Place(place) => self.look_up(|session| session.show_place(seat, place)),
            Command::Map(place) => {
                let asked = decision.answers.iter().map(serde_json::to_value);
                let asked = asked.chain([serde_json::to_value(decision.prompt)]);
                let asked = asked.filter_map(Result::ok).collect();
                self.look_up(|session| session.show_map(seat, place, asked));
            }
            Command::Log => self.look_up(Self::tell_all),
            Command::Rules(id) => self.look_up(|session| session.show_rules(id)),
            Command::Help => {
                self.look_up(|session| say(session.say("play-help", &Value::Null)));
            }
        }
        Flow::Again
    }

    /// Shows something that stays on the screen: the answers are not listed again under it.
    fn look_up(&mut self, show: impl FnOnce(&Self)) {
        show(self);
        self.is_answered_at_length = true;
    }

    /// Says something right above the next line.
    fn note(&mut self, text: String) {
        self.notice = Some(text);
    }

    fn complain(&mut self, text: &str) {
        self.notice = Some(self.style.warn(text));
    }

    /// What has this number on the screen.
    fn take_number(&mut self, seat: Seat, answers: &[G::Action], number: usize) {
        let entry = self.listing.entries.get(number.wrapping_sub(1)).cloned();
        match entry {
            Some(Entry::Group { answers, .. }) => self.listing.picked = Some(answers),
            Some(Entry::Answer(index)) => {
                if let Some(answer) = answers.get(index) {
                    self.act(seat, answer.clone());
                }
            }
            None => {
                let count = self.listing.entries.len();
                let fields = json!({ "text": number.to_string(), "count": count });
                self.complain(&self.say("play-unknown", &fields));
            }
        }
    }

    /// An answer as it is shown or in short notation, or a heading; of both the beginning is enough, or some of the words.
    fn take_words(&mut self, seat: Seat, answers: &[G::Action], text: &str) {
        let sentences = answers.iter();
        let sentences = sentences.map(|answer| self.sentence(Category::Action, answer));
        let sentences: Vec<String> = sentences.collect();
        let whole = sentences.iter().position(|shown| is_same(text, shown));
        if let Some(answer) = whole.and_then(|index| answers.get(index)) {
            return self.act(seat, answer.clone());
        }
        let misread = match G::read_action(text) {
            Ok(answer) => return self.act(seat, answer),
            Err(misread) => misread,
        };
        let groups = self.listing.entries.iter().filter_map(|entry| match entry {
            Entry::Group { name, answers } => Some((name.clone(), answers.clone())),
            Entry::Answer(_) => None,
        });
        let (names, members): (Vec<String>, Vec<Vec<usize>>) = groups.unzip();
        if let Matched::One(index) = meant(text, &names) {
            self.listing.picked = members.into_iter().nth(index);
            return;
        }
        match meant(text, &sentences) {
            Matched::One(index) => {
                if let Some(answer) = answers.get(index) {
                    self.act(seat, answer.clone());
                }
            }
            Matched::Several(found) => {
                let fields = json!({ "text": text, "count": found.len() });
                self.listing.picked = Some(found);
                self.note(self.say("play-several", &fields));
            }
            Matched::Nothing => self.say_misread(&misread, answers),
        }
    }

    pub(super) fn act(&mut self, seat: Seat, action: G::Action) {
        let before = self.played.game().round(self.played.state());
        match self.played.act(seat, action).map(|_| ()) {
            Ok(()) => {
                self.tell_news();
                self.keep_or_warn();
                self.play_bots();
                if self.played.game().round(self.played.state()) != before {
                    say(format!("\n{}", self.board(Viewer::Seat(seat))));
                }
            }
            Err(illegal) => self.complain(&self.refusal(&illegal)),
        }
    }

    fn undo(&mut self, seat: Seat) {
        let mut undone = self.played.undo_for(seat);
        let mut decisions = Decisions::new();
        while undone.is_ok() {
            let (game, state) = (self.played.game(), self.played.state());
            game.decisions(state, &mut decisions);
            // Answers that were given automatically go with the one before them.
            if self.idle_answer(&decisions).is_none() {
                break;
            }
            undone = self.played.undo_for(seat);
        }
        let key = match undone {
            Ok(()) => "play-undone",
            Err(UndoError::Nothing) => "play-undo-nothing",
            Err(UndoError::Sealed) => "play-undo-sealed",
            Err(UndoError::OtherSeat(_)) => "play-undo-other",
        };
        self.seen = self.played.moves().len();
        self.note(self.say(key, &Value::Null));
        self.keep_or_warn();
    }

    /// Why an answer is allowed or not, with the rule in full.
    fn explain(&mut self, seat: Seat, answers: &[G::Action], what: &str) {
        let action = match (self.shown(answers, what), what) {
            (Some(answer), _) => answer.clone(),
            (None, "") => {
                let example = answers.first().map(G::write_action).unwrap_or_default();
                return self.note(self.say("play-why-usage", &json!({ "example": example })));
            }
            (None, text) => match G::read_action(text) {
                Ok(action) => action,
                Err(misread) => return self.say_misread(&misread, answers),
            },
        };
        self.is_answered_at_length = true;
        let mut tried = self.played.state().clone();
        let mut log = Log::on();
        let rule = match self
            .played
            .game()
            .apply(&mut tried, seat, &action, &mut log)
        {
            Ok(()) => {
                let words = self.sentence(Category::Action, &action);
                say(self.say("play-offered", &json!({ "action": words })));
                log.take().first().map(Ruled::rule)
            }
            Err(illegal) => {
                say(self.refusal(&illegal));
                Some(illegal.rule())
            }
        };
        if let Some(rule) = rule.and_then(|id| self.played.game().ledger().rule(id)) {
            say(rules::paragraph(rule, self.lang));
        }
    }

    /// The answer that has this number on the screen, or reads like this.
    fn shown<'a>(&self, answers: &'a [G::Action], what: &str) -> Option<&'a G::Action> {
        if let Ok(number) = what.parse::<usize>() {
            return match self.listing.entries.get(number.wrapping_sub(1))? {
                Entry::Answer(index) => answers.get(*index),
                Entry::Group { .. } => None,
            };
        }
        let mut answers = answers.iter();
        answers.find(|answer| is_same(what, &self.sentence(Category::Action, answer)))
    }

    /// Says what was not understood and shows an answer that would be.
    fn say_misread(&mut self, misread: &Misread, answers: &[G::Action]) {
        let key = format!("misread-{}", misread.what);
        let problem = self.say(&key, &json!({ "word": misread.word }));
        let example = answers.first().map(G::write_action).unwrap_or_default();
        let fields = json!({ "problem": problem, "example": example });
        self.complain(&self.say("play-misread", &fields));
    }

    fn tell_all(&self) {
        let done = self.played.moves().iter().flat_map(|done| &done.events);
        let mut events = self.played.opening().iter().chain(done).peekable();
        if events.peek().is_none() {
            say(self.say("play-log-empty", &Value::Null));
        }
        self.tell(events);
    }

    fn show_rules(&self, id: &str) {
        match rules::part(self.played.game().ledger(), id, self.lang) {
            Ok(text) => say(text),
            Err(problem) => say(self.style.warn(&problem.to_string())),
        }
    }

    fn save(&mut self, file: &str) {
        if file.is_empty() {
            return self.note(self.say("play-save-usage", &Value::Null));
        }
        let text = serde_json::to_string(&self.played.replay()).unwrap_or_default();
        match keep::write_whole(Path::new(file), &(text + "\n")) {
            Ok(()) => self.note(self.say("play-saved", &json!({ "file": file }))),
            Err(error) => {
                let fields = json!({ "problem": format!("{file}: {error}") });
                self.complain(&self.say("play-save-failed", &fields));
            }
        }
    }
}
