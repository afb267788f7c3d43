//! The contract of a game.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    dice::Seed,
    log::Log,
    rng::Rng,
    seat::{Seat, SeatSet, Viewer},
    setup::{Setup, SetupError},
};

/// A deterministic, seeded, serialisable state machine. The value itself holds the data of the game (map, tables, counters) and never
/// changes; all that changes is in [`Game::State`].
pub trait Game: Sized + Send + Sync + 'static {
    /// As on the command line, in URLs and in files.
    const NAME: &'static str;
    /// Raised by every change that makes an old replay come out differently.
    const RULES_VERSION: u32;

    /// A whole position, secrets and dice included. What is being resolved is a stack of steps inside it.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is asked: data, never wording.
    type Prompt: Clone + Eq + Debug + Serialize + Ruled + Send + Sync;
    /// One small answer: one click. Big choices are split into several decisions.
    type Action: Action;
    /// What happened: data, never wording.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Ruled + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is refused.
    type Illegal: Refusal;

    /// Does any view hold what others may not know? Where it is false, every viewer must see what the spectator sees; the conformance suite
    /// checks both directions.
    const SECRETS: bool = true;

    /// Sets up a game.
    fn new_game(
        &self,
        setup: &Setup,
        seed: Seed,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// Is this position possible? Pieces and money are counted here.
    fn validate(&self, state: &Self::State) -> Result<(), PositionError>;

    /// Takes a position that was typed in or edited to its next decision. Called on a valid position; must not change
    /// one that has a decision.
    fn settle(&self, _state: &mut Self::State) {}

    /// Lists the open decisions with all their answers into the caller's buffer, so that a playout allocates nothing.
    ///
    /// There is no decision exactly when there is an outcome. There are several when sides choose at once, in secret. The answers of a
    /// decision are complete, sorted, each listed once, and never empty.
    fn decisions(&self, state: &Self::State, out: &mut Decisions<Self>);

    /// Applies the whole answer, or names the broken rule and leaves `state` and `log` as they were.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Does a turn of the seat that is asked begin here? A player who wants to restart their turn comes back to this decision.
    fn opens_turn(&self, state: &Self::State) -> bool;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What the viewer may know of the position: filled field by field, never a state with things removed.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What the viewer may know of an event; none if not even that it happened.
    fn view_event(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A full state that this viewer cannot tell from the true one: all that a bot may search.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// Replaces the dice, for forks and for going back past a roll.
    fn reseed(&self, state: &mut Self::State, seed: Seed);
}

/// An answer to a decision: an object with a `type` and named fields, the same on the wire, in replays and in the page.
pub trait Action:
    Clone + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T: Clone + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Action for T {}

/// Anything that follows from a rule of the ledger.
pub trait Ruled {
    /// The id of that rule.
    fn rule(&self) -> &'static str;
}

/// Why an action is refused: an object with a `type` and named fields, worded by the messages `refusal-TYPE`.
pub trait Refusal: std::error::Error + Eq + Serialize + Ruled + Send + Sync + 'static {}

impl<T: std::error::Error + Eq + Serialize + Ruled + Send + Sync + 'static> Refusal for T {}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The seats that have won; empty in a draw.
    pub winners: SeatSet,
}

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("impossible position: {0}")]
pub struct PositionError(pub String);

/// A check of a position: the problem, unless the condition holds.
pub fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// The name of an enum's variant without its fields, for texts that no player sees: `NotAdjacent`. The variant `Shared` has the name of that which it nests.
pub fn variant_name(value: &impl Debug) -> String {
    let debug = format!("{value:?}");
    let mut names = debug.split([' ', '{', '(', ')']);
    let name = names.find(|name| *name != "Shared");
    name.unwrap_or_default().to_owned()
}

/// A question to one seat.
#[derive(Debug)]
pub struct Decision<'a, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: &'a G::Prompt,
    /// All legal answers, sorted.
    pub answers: &'a [G::Action],
}

impl<G: Game> Clone for Decision<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Decision<'_, G> {}

/// A reusable buffer for open decisions and their answers.
#[derive(Debug)]
pub struct Decisions<G: Game> {
    /// Who is asked what, and where the answers begin; they end where those of the next decision begin.
    open: Vec<(Seat, G::Prompt, usize)>,
    answers: Vec<G::Action>,
}

impl<G: Game> Default for Decisions<G> {
    fn default() -> Self {
        Self {
            open: Vec::new(),
            answers: Vec::new(),
        }
    }
}

impl<G: Game> Decisions<G> {
    /// An empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Empties the buffer and keeps its memory.
    #[inline]
    pub fn clear(&mut self) {
        self.open.clear();
        self.answers.clear();
    }

    /// Opens a decision; the answers pushed next belong to it.
    #[inline]
    pub fn open(&mut self, seat: Seat, prompt: G::Prompt) {
        self.open.push((seat, prompt, self.answers.len()));
    }

    /// Adds an answer to the decision opened last.
    #[inline]
    pub fn push(&mut self, action: G::Action) {
        self.answers.push(action);
    }

    /// Adds answers to the decision opened last.
    #[inline]
    pub fn extend(&mut self, actions: impl Iterator<Item = G::Action>) {
        self.answers.extend(actions);
    }

    /// Adds answers from a slice to the decision opened last.
    #[inline]
    pub fn extend_from_slice(&mut self, actions: &[G::Action]) {
        self.answers.extend_from_slice(actions);
    }

    /// Puts the answers of the decision opened last from the `start`-th on in order.
    pub fn sort_from(&mut self, start: usize) {
        let first = self.open.last().map_or(0, |&(_, _, first)| first);
        if let Some(answers) = self.answers.get_mut(first + start..) {
            answers.sort_unstable();
        }
    }

    /// How many answers the decision opened last has so far.
    pub fn answers_so_far(&self) -> usize {
        self.answers.len() - self.open.last().map_or(0, |&(_, _, first)| first)
    }

    /// Is nothing asked? Then the game is over.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// How many seats are asked.
    pub fn len(&self) -> usize {
        self.open.len()
    }

    /// All open decisions.
    pub fn iter(&self) -> impl Iterator<Item = Decision<'_, G>> {
        let ends = self.open.iter().skip(1).map(|&(_, _, first)| first);
        let ends = ends.chain([self.answers.len()]);
        self.open
            .iter()
            .zip(ends)
            .map(|((seat, prompt, first), end)| Decision {
                seat: *seat,
                prompt,
                answers: self.answers.get(*first..end).unwrap_or_default(),
            })
    }

    /// The first open decision: the only one, unless sides choose at once.
    pub fn first(&self) -> Option<Decision<'_, G>> {
        self.iter().next()
    }

    /// What this seat is asked.
    pub fn of(&self, seat: Seat) -> Option<Decision<'_, G>> {
        self.iter().find(|decision| decision.seat == seat)
    }
}
