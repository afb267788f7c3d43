//! What a bot gets to see when it is asked.

use engine::{Decision, Game, Seat, Viewer};

/// A program that answers decisions.
pub trait Bot<G: Game>: Send {
    /// Picks one of the answers.
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action;

    /// What it means to answer next, if nothing unexpected happens.
    fn upcoming(&self) -> Vec<G::Action> {
        Vec::new()
    }
}

/// A decision and what its seat may know. The state itself is out of reach.
#[derive(Debug)]
pub struct Turn<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    decision: Decision<'a, G>,
}

impl<'a, G: Game> Turn<'a, G> {
    /// The decision of one seat in a position; none if the seat has no answer to choose from.
    pub fn new(game: &'a G, state: &'a G::State, decision: Decision<'a, G>) -> Option<Self> {
        (!decision.answers.is_empty()).then_some(Self {
            game,
            state,
            decision,
        })
    }

    /// The game and its data.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    /// What is asked.
    pub fn prompt(&self) -> &'a G::Prompt {
        self.decision.prompt
    }

    /// All legal answers: never empty.
    pub fn answers(&self) -> &'a [G::Action] {
        self.decision.answers
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.decision.seat))
    }
}
