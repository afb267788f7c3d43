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
        session::{Flow, Session},
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
            Command::Number(number) => match answers.get(number.wrapping_sub(1)) {
                Some(answer) => self.act(seat, answer.clone()),
                None => {
                    let fields = json!({ "text": number.to_string(), "count": answers.len() });
                    say(self.style.warn(&self.say("play-unknown", &fields)));
                }
            },
            Command::Answer(text) => match G::read_action(text) {
                Ok(answer) => self.act(seat, answer),
                Err(misread) => self.say_misread(&misread, answers),
            },
            Command::Undo => self.undo(seat),
            Command::Why(what) => self.explain(seat, answers, what),
            Command::Board => say(self.board(Viewer::Seat(seat))),
            Command::Log => self.tell_all(),
            Command::Rules(id) => self.show_rules(id),
            Command::Save(file) => self.save(file),
            Command::Help => say(self.say("play-help", &Value::Null)),
            Command::Quit => return Flow::Leave,
            Command::Nothing => self.listed = None,
        }
        Flow::Again
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
            Err(illegal) => say(self.style.warn(&self.refusal(&illegal))),
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
        say(self.say(key, &Value::Null));
        self.keep_or_warn();
    }

    /// Why an answer is allowed or not, with the rule in full.
    fn explain(&self, seat: Seat, answers: &[G::Action], what: &str) {
        let numbered = what
            .parse::<usize>()
            .ok()
            .and_then(|number| answers.get(number.wrapping_sub(1)));
        let action = match (numbered, what) {
            (Some(answer), _) => answer.clone(),
            (None, "") => {
                let example = answers.first().map(G::write_action).unwrap_or_default();
                return say(self.say("play-why-usage", &json!({ "example": example })));
            }
            (None, text) => match G::read_action(text) {
                Ok(action) => action,
                Err(misread) => return self.say_misread(&misread, answers),
            },
        };
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

    /// Says what was not understood and shows an answer that would be.
    fn say_misread(&self, misread: &Misread, answers: &[G::Action]) {
        let key = format!("misread-{}", misread.what);
        let problem = self.say(&key, &json!({ "word": misread.word }));
        let example = answers.first().map(G::write_action).unwrap_or_default();
        let fields = json!({ "problem": problem, "example": example });
        say(self.style.warn(&self.say("play-misread", &fields)));
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

    fn save(&self, file: &str) {
        if file.is_empty() {
            return say(self.say("play-save-usage", &Value::Null));
        }
        let text = serde_json::to_string(&self.played.replay()).unwrap_or_default();
        match keep::write_whole(Path::new(file), &(text + "\n")) {
            Ok(()) => say(self.say("play-saved", &json!({ "file": file }))),
            Err(error) => {
                let fields = json!({ "problem": format!("{file}: {error}") });
                say(self.style.warn(&self.say("play-save-failed", &fields)));
            }
        }
    }
}
