//! A game in progress or under review: acting, undoing, seeking, forking.

use std::sync::Arc;

use crate::{
    dice::Seed,
    fair::{Fairness, later_seed},
    game::{Decisions, Game, PositionError},
    log::Log,
    replay::{FORMAT, Replay, ReplayError, Reseed, Start},
    seat::Seat,
    setup::Setup,
};

/// A snapshot of the state is kept after this many actions, so a seek never replays more than that.
const SNAPSHOT_EVERY: usize = 128;

/// One game from its beginning to now. The list of actions is the truth; states are a cache.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    start: Start<G::State>,
    reseeds: Vec<Reseed>,
    moves: Vec<Move<G>>,
    /// The state before action `i * SNAPSHOT_EVERY`.
    snapshots: Vec<G::State>,
    state: G::State,
    opening: Vec<G::Event>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            start: self.start.clone(),
            reseeds: self.reseeds.clone(),
            moves: self.moves.clone(),
            snapshots: self.snapshots.clone(),
            state: self.state.clone(),
            opening: self.opening.clone(),
        }
    }
}

/// One action and its events.
#[derive(Debug)]
pub struct Move<G: Game> {
    /// The seat that answered.
    pub seat: Seat,
    /// Its answer.
    pub action: G::Action,
    /// The events that followed.
    pub events: Vec<G::Event>,
    /// A die was rolled or a secret was shown: it cannot be undone.
    pub sealed: bool,
    /// It was the first of a turn.
    pub opens_turn: bool,
}

impl<G: Game> Clone for Move<G> {
    fn clone(&self) -> Self {
        Self {
            seat: self.seat,
            action: self.action.clone(),
            events: self.events.clone(),
            sealed: self.sealed,
            opens_turn: self.opens_turn,
        }
    }
}

/// Why nothing can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// The game has just begun.
    #[error("there is nothing to undo")]
    Nothing,
    /// Something was rolled, drawn or shown.
    #[error("the last action cannot be undone: a die was rolled or a secret was shown")]
    Sealed,
    /// Another seat has answered since.
    #[error("{0} has answered since: that cannot be undone by another seat")]
    OtherSeat(Seat),
}

impl<G: Game> Match<G> {
    /// Begins a game.
    pub fn new(game: Arc<G>, setup: Setup, dice: Fairness) -> Result<Self, ReplayError> {
        let mut log = Log::on();
        let state = game.new_game(&setup, dice.seed()?, &mut log)?;
        Ok(Self::begin(
            game,
            Start::Setup { setup, dice },
            state,
            log.take(),
        ))
    }

    /// Begins from a position instead of a set-up.
    pub fn from_position(game: Arc<G>, mut state: G::State) -> Result<Self, PositionError> {
        game.validate(&state)?;
        game.settle(&mut state);
        game.validate(&state)?;
        check_goes_on(game.as_ref(), &state)?;
        let start = Start::Position(Box::new(state.clone()));
        Ok(Self::begin(game, start, state, Vec::new()))
    }

    /// Replays a whole file; every action is checked.
    pub fn from_replay(
        game: Arc<G>,
        replay: Replay<G::State, G::Action>,
    ) -> Result<Self, ReplayError> {
        let mut this = match replay.start {
            Start::Setup { setup, dice } => Self::new(game, setup, dice)?,
            Start::Position(state) => Self::from_position(game, *state)?,
        };
        let mut reseeds = replay.reseeds.into_iter().peekable();
        for (index, (seat, action)) in replay.actions.into_iter().enumerate() {
            while let Some(reseed) = reseeds.next_if(|reseed| reseed.at <= index) {
                this.take_dice(reseed.seed, reseed.entry);
            }
            this.act(seat, action)
                .map_err(|illegal| ReplayError::Action {
                    number: index + 1,
                    why: illegal.to_string(),
                    refusal: serde_json::to_value(&illegal).unwrap_or_default(),
                })?;
        }
        reseeds.for_each(|reseed| this.take_dice(reseed.seed, reseed.entry));
        Ok(this)
    }

    fn begin(
        game: Arc<G>,
        start: Start<G::State>,
        state: G::State,
        opening: Vec<G::Event>,
    ) -> Self {
        Self {
            game,
            start,
            reseeds: Vec::new(),
            moves: Vec::new(),
            snapshots: vec![state.clone()],
            state,
            opening,
        }
    }

    /// The game that is played.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All actions so far; their number is the number of the decision that is open now.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// What happened before the first action.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Answers for a seat. A refused answer changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&Move<G>, G::Illegal> {
        let mut log = Log::on();
        let opens_turn = self.game.opens_turn(&self.state);
        self.game.apply(&mut self.state, seat, &action, &mut log)?;
        let sealed = log.is_sealed();
        let index = self.moves.len();
        self.moves.push(Move {
            seat,
            action,
            events: log.take(),
            sealed,
            opens_turn,
        });
        if self.moves.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
        #[expect(clippy::indexing_slicing, reason = "just pushed")]
        Ok(&self.moves[index])
    }

    /// Takes back the last action, of any seat; never past a roll or a reveal.
    pub fn undo(&mut self) -> Result<Seat, UndoError> {
        let last = self.moves.last().ok_or(UndoError::Nothing)?;
        if last.sealed {
            return Err(UndoError::Sealed);
        }
        let seat = last.seat;
        self.rewind(self.moves.len() - 1);
        Ok(seat)
    }

    /// Goes back to where `at` actions had been made, past dice and other seats too. The caller has made sure that all players agree.
    pub fn rewind(&mut self, at: usize) {
        let length = at.min(self.moves.len());
        self.moves.truncate(length);
        self.snapshots.truncate(length / SNAPSHOT_EVERY + 1);
        self.reseeds.retain(|reseed| reseed.at <= length);
        self.state = self.replayed(length);
    }

    /// Takes back the seat's own last action; never past another seat's answer.
    pub fn undo_for(&mut self, seat: Seat) -> Result<(), UndoError> {
        match self.moves.last() {
            Some(last) if last.seat != seat => Err(UndoError::OtherSeat(last.seat)),
            Some(_) | None => self.undo().map(|_| ()),
        }
    }

    /// The position after the first `at` actions.
    pub fn state_at(&self, at: usize) -> Result<G::State, ReplayError> {
        if at > self.moves.len() {
            return Err(ReplayError::Beyond {
                at,
                length: self.moves.len(),
            });
        }
        Ok(if at == self.moves.len() {
            self.state.clone()
        } else {
            self.replayed(at)
        })
    }

    /// A copy of the game up to a point, with new dice from there on.
    pub fn fork(&self, at: usize, seed: Seed) -> Result<Self, ReplayError> {
        let state = self.state_at(at)?;
        let mut fork = Self {
            reseeds: self
                .reseeds
                .iter()
                .filter(|reseed| reseed.at < at)
                .copied()
                .collect(),
            moves: self.moves.iter().take(at).cloned().collect(),
            snapshots: self
                .snapshots
                .iter()
                .take(at / SNAPSHOT_EVERY + 1)
                .cloned()
                .collect(),
            state,
            game: Arc::clone(&self.game),
            start: self.start.clone(),
            opening: self.opening.clone(),
        };
        fork.reseed(seed);
        Ok(fork)
    }

    /// The game as a file.
    pub fn replay(&self) -> Replay<G::State, G::Action> {
        Replay {
            format: FORMAT,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            start: self.start.clone(),
            reseeds: self.reseeds.clone(),
            actions: self
                .moves
                .iter()
                .map(|past| (past.seat, past.action.clone()))
                .collect(),
        }
    }

    /// Takes new dice from here on.
    pub fn reseed(&mut self, seed: Seed) {
        self.take_dice(seed, None);
    }

    /// Takes the new dice of an agreement to go back: they follow from the first seed and the number of the agreement.
    pub fn reseed_agreed(&mut self, first: &Seed, entry: u64) {
        self.take_dice(later_seed(first, entry), Some(entry));
    }

    fn take_dice(&mut self, seed: Seed, entry: Option<u64>) {
        self.game.reseed(&mut self.state, seed);
        self.reseeds.push(Reseed {
            at: self.moves.len(),
            seed,
            entry,
        });
    }

    /// Replays from the nearest snapshot. A snapshot is taken before a reseed of the same number.
    fn replayed(&self, at: usize) -> G::State {
        let index = (at / SNAPSHOT_EVERY).min(self.snapshots.len() - 1);
        #[expect(
            clippy::indexing_slicing,
            reason = "there is always the first snapshot"
        )]
        let mut state = self.snapshots[index].clone();
        let mut log = Log::off();
        for (number, past) in self
            .moves
            .iter()
            .enumerate()
            .take(at)
            .skip(index * SNAPSHOT_EVERY)
        {
            self.reseed_at(&mut state, number);
            let applied = self
                .game
                .apply(&mut state, past.seat, &past.action, &mut log);
            debug_assert!(applied.is_ok(), "an applied action applies again");
        }
        self.reseed_at(&mut state, at);
        state
    }

    fn reseed_at(&self, state: &mut G::State, number: usize) {
        for reseed in self.reseeds.iter().filter(|reseed| reseed.at == number) {
            self.game.reseed(state, reseed.seed);
        }
    }
}

/// A game that is not over has a decision, and every decision has an answer.
fn check_goes_on<G: Game>(game: &G, state: &G::State) -> Result<(), PositionError> {
    if game.outcome(state).is_some() {
        return Ok(());
    }
    let mut decisions = Decisions::new();
    game.decisions(state, &mut decisions);
    if decisions.is_empty() {
        let why = "the game is not over, and nobody is asked anything";
        return Err(PositionError(why.to_owned()));
    }
    let mut stuck = decisions.iter().filter(|asked| asked.answers.is_empty());
    match stuck.next() {
        Some(asked) => Err(PositionError(format!(
            "{} is asked, and has no answer",
            asked.seat
        ))),
        None => Ok(()),
    }
}
