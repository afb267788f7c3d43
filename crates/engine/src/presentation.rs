//! What front ends need besides the rules: names, words, help, notation.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    data::{DataError, DataFiles},
    game::{Decision, Game, PositionError},
    goal::Goal,
    ledger::Ledger,
    log::Log,
    message::{Keys, Lang, Messages, Names},
    notation::{Misread, Notation},
    place::PlaceCard,
    seat::{Seat, Viewer},
    setup::SetupSpec,
};

/// One step on the way of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarchStep {
    /// The id of the place it leads to.
    pub to: String,
    /// What it costs, in the game's own points; 0 where steps are free.
    pub cost: u64,
}

/// A game with all that a front end needs.
pub trait Presentation:
    Game<
        Prompt: VariantNames,
        Action: Notation + VariantNames,
        Event: VariantNames,
        Illegal: VariantNames,
    >
{
    /// What a player may want to know before answering: data, never wording.
    type Hint: Serialize + VariantNames;
    /// What can be said about the goal of the game: data, never wording.
    type GoalItem: PartialEq + Serialize + VariantNames;
    /// What can be said about places: data, never wording.
    type PlaceItem: PartialEq + Serialize + VariantNames;

    /// The data files the binary carries, by name.
    const FILES: &'static [(&'static str, &'static str)];
    /// Simulations stop after this many rounds and count the game as unfinished.
    const ROUND_LIMIT: u32;

    /// Reads and checks the data.
    fn load(files: &DataFiles) -> Result<Self, Vec<DataError>>;

    /// Scenarios, numbers of seats and options.
    fn setup_spec(&self) -> &SetupSpec;

    /// What ids are called.
    fn names(&self) -> &Names;

    /// The rules in our own words.
    fn ledger(&self) -> &Ledger;

    /// The Fluent source of the game's sentences.
    fn ftl(lang: Lang) -> &'static str;

    /// The kinds of prompts, actions, events, refusals, hints, goals and places: each needs a sentence.
    fn keys() -> Keys {
        Keys {
            prompts: Self::Prompt::VARIANTS.to_vec(),
            actions: Self::Action::VARIANTS.to_vec(),
            events: Self::Event::VARIANTS.to_vec(),
            refusals: Self::Illegal::VARIANTS.to_vec(),
            hints: Self::Hint::VARIANTS.to_vec(),
            goals: Self::GoalItem::VARIANTS.to_vec(),
            places: Self::PlaceItem::VARIANTS.to_vec(),
        }
    }

    /// How many seats are at the table.
    fn seats(&self, state: &Self::State) -> u8;

    /// The round being played, from 1.
    fn round(&self, state: &Self::State) -> u32;

    /// What a study of finished games counts for a seat, such as `("king", 2)`.
    fn tallies(&self, state: &Self::State, seat: Seat) -> Vec<(&'static str, u32)>;

    /// An answer in short notation, as people type it.
    fn write_action(action: &Self::Action) -> String {
        action.words().join(" ")
    }

    /// Reads the short notation.
    fn read_action(text: &str) -> Result<Self::Action, Misread> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Self::Action::read(&words)
    }

    /// Reads a position in the game's short text notation, as tests and bug reports write it.
    fn read_position(&self, text: &str) -> Result<Self::State, PositionError>;

    /// What the player may want to know before giving this answer, using only what their seat may know; worded by the messages `hint-TYPE`.
    fn hint(&self, state: &Self::State, action: &Self::Action) -> Option<Self::Hint>;

    /// What this answer loses or risks, worst first, using only what its seat may know; worded as hints are. Front ends
    /// say it on the answer itself and colour it.
    fn warnings(&self, _state: &Self::State, _action: &Self::Action) -> Vec<Self::Hint> {
        Vec::new()
    }

    /// Where this answer takes a group one step further, and what the step costs; none for every other answer. Front ends join steps into
    /// longer ways.
    fn march_step(&self, _state: &Self::State, _action: &Self::Action) -> Option<MarchStep> {
        None
    }

    /// The answer to a decision that leaves nothing to choose: the only one, or the first of several that all pass. A table may give it for
    /// a seat. Rules put such decisions so that the question gives nothing away, whatever a hand holds.
    fn idle_answer<'a>(
        &self,
        state: &Self::State,
        decision: &Decision<'a, Self>,
    ) -> Option<&'a Self::Action> {
        let is_idle = match decision.answers {
            [only] => !self.ends_moves(state, only) || self.leaves_all_open(state, decision, only),
            answers => answers.iter().all(Self::is_pass),
        };
        decision.answers.first().filter(|_| is_idle)
    }

    /// Does this answer end moves that somebody has made? It is asked for even where it is the only one: until then they can be taken back.
    fn ends_moves(&self, _state: &Self::State, _action: &Self::Action) -> bool {
        false
    }

    /// Does nothing come of this answer that should be thought over, and can it still be taken back, until somebody else answers?
    fn leaves_all_open(
        &self,
        state: &Self::State,
        decision: &Decision<'_, Self>,
        action: &Self::Action,
    ) -> bool {
        let (mut next, mut log) = (state.clone(), Log::off());
        let is_done = self.apply(&mut next, decision.seat, action, &mut log);
        is_done.is_ok() && !log.is_sealed() && !self.loses_now(state, action)
    }

    /// Does this answer lose or risk something that its seat could not mend later?
    fn loses_now(&self, state: &Self::State, action: &Self::Action) -> bool {
        !self.warnings(state, action).is_empty()
    }

    /// Does this answer do nothing but go on: pass, done, keep none?
    fn is_pass(action: &Self::Action) -> bool;

    /// Does this answer show what only its player knows, such as a counter of their hand? Two at one screen are asked without such answers until
    /// one of them looks at what they have.
    fn is_secret(_action: &Self::Action) -> bool {
        false
    }

    /// The exact chances of the pending roll, from public knowledge, as a list; none if no roll is pending. Each item is worded by the
    /// message `odds`; `odds-none` says that there are none.
    fn odds(&self, _state: &Self::State) -> Option<impl Serialize + use<Self>> {
        None::<()>
    }

    /// How the players stand, from public knowledge: what front ends show beside the board and would need rules to work out. Data, never
    /// wording; none where the view says it all.
    fn standing(&self, _state: &Self::State) -> Option<impl Serialize + use<Self>> {
        None::<()>
    }

    /// How one wins, how far everybody is and what brings points now, for the scenario and options that are played. From public knowledge:
    /// positions that differ only in secrets have the same goal.
    fn goal(&self, state: &Self::State) -> Goal<Self::GoalItem>;

    /// The ids of all places of the map that is played on.
    fn places(&self, state: &Self::State) -> Vec<String>;

    /// The id of the region in which a place lies, where the map is large enough to have some. What it is called is a
    /// name of the kind `region`.
    fn region(&self, _place: &str) -> Option<&str> {
        None
    }

    /// What there is to know about a place, for these eyes; none if there is no such place. From what they may know:
    /// positions that a viewer cannot tell apart have the same cards.
    fn place(
        &self,
        state: &Self::State,
        viewer: Viewer,
        place: &str,
    ) -> Option<PlaceCard<Self::PlaceItem>>;

    /// The position as a few lines of text for a terminal.
    fn summary(&self, view: &Self::View, messages: &Messages, lang: Lang) -> String;
}
