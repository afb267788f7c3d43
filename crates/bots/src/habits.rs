//! What bots do that no player would: marching in circles, giving orders to nobody, throwing leaders away.
//!
//! Counted from the events of finished games, so that every bot is measured by the same rule.

use campaign::{Campaign, Cause, IdSet, MarkerEvent, PieceEvent, SharedEvent, SmallId};
use engine::{Game, Log, Seat, Seed, Setup, SetupError};
use game_peloponnesian_war::EndReason;

use crate::simulate::Finished;

/// How often all seats of some games did what, and how often it was absurd.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    pub games: u32,
    /// Steps on the map, and those that bring a piece back to where it stood in the same phase.
    pub moves: u32,
    pub returns: u32,
    /// Activations, and those after which nobody moves.
    pub activations: u32,
    pub idle_activations: u32,
    /// Leaders who were captured without troops.
    pub leaders_lost_alone: u32,
    /// Operations, and those that ended with a lone leader caught.
    pub operations: u32,
    pub leaders_caught: u32,
}

impl std::ops::AddAssign for Habits {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.returns += other.returns;
        self.activations += other.activations;
        self.idle_activations += other.idle_activations;
        self.leaders_lost_alone += other.leaders_lost_alone;
        self.operations += other.operations;
        self.leaders_caught += other.leaders_caught;
    }
}

impl Habits {
    /// Each absurdity with its share, and the most that a bot may be given to players with; nothing where a game has no such thing.
    pub fn shares(&self) -> Vec<(&'static str, f64, f64)> {
        let share = |part: u32, all: u32| (all > 0).then(|| f64::from(part) / f64::from(all));
        let alone = if self.moves > 0 { self.games } else { 0 };
        let lines = [
            ("moves that go back", share(self.returns, self.moves), 0.02),
            (
                "activations that move nobody",
                share(self.idle_activations, self.activations),
                0.02,
            ),
            (
                "leaders lost alone a game",
                share(self.leaders_lost_alone, alone),
                0.2,
            ),
            (
                "operations with the leader caught",
                share(self.leaders_caught, self.operations),
                0.03,
            ),
        ];
        let known = lines.into_iter();
        known
            .filter_map(|(name, share, most)| Some((name, share?, most)))
            .collect()
    }
}

/// Counts what events say.
pub trait Watcher<G: Game> {
    /// Takes note of an event.
    fn note(&mut self, event: &G::Event);

    /// What has been counted so far.
    fn habits(&self) -> Habits;
}

/// A game that can be watched.
pub trait Watched: Game {
    /// Somebody who watches one game.
    fn watcher() -> Box<dyn Watcher<Self>>;
}

/// What was absurd in a finished game.
pub fn habits<G: Watched + engine::Presentation>(
    game: &G,
    setup: &Setup,
    seed: Seed,
    finished: &Finished<G>,
) -> Result<Habits, SetupError> {
    let mut log = Log::on();
    let mut state = game.new_game(setup, seed, &mut log)?;
    let mut watcher = G::watcher();
    let mut note =
        |log: &mut Log<G::Event>| log.take().iter().for_each(|event| watcher.note(event));
    note(&mut log);
    for (seat, action) in &finished.actions {
        let seat: Seat = *seat;
        if game.apply(&mut state, seat, action, &mut log).is_err() {
            break;
        }
        note(&mut log);
    }
    Ok(watcher.habits())
}

/// Where pieces have been in a phase of a campaign.
struct Marches<I, P> {
    been: Vec<(I, P)>,
    /// Who took the last step.
    group: IdSet<I>,
    /// A place was activated, and nobody has moved since.
    pending: bool,
    habits: Habits,
}

impl<I, P> Default for Marches<I, P> {
    fn default() -> Self {
        let one = Habits {
            games: 1,
            ..Habits::default()
        };
        Self {
            been: Vec::new(),
            group: IdSet::EMPTY,
            pending: false,
            habits: one,
        }
    }
}

impl<I: SmallId + PartialEq, P: Copy + PartialEq> Marches<I, P> {
    fn new_phase(&mut self) {
        self.been.clear();
        self.group = IdSet::EMPTY;
        self.habits.idle_activations += u32::from(std::mem::take(&mut self.pending));
    }

    fn note_piece<C: Campaign<Piece = I, Place = P>>(&mut self, event: &PieceEvent<C>) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "the others are no moves")]
        match event {
            PieceEvent::Activated { .. } => {
                self.habits.activations += 1;
                self.habits.idle_activations += u32::from(self.pending);
                self.pending = true;
            }
            PieceEvent::Moved {
                pieces, from, to, ..
            } => {
                self.pending = false;
                self.habits.moves += 1;
                // Ships that have put somebody ashore come back with a purpose.
                if *pieces != self.group && pieces.without(self.group).is_empty() {
                    self.been.retain(|(piece, _)| !pieces.contains(*piece));
                }
                self.group = *pieces;
                let is_back = pieces.iter().any(|piece| self.been.contains(&(piece, *to)));
                self.habits.returns += u32::from(is_back);
                self.note_way(*pieces, *from, *to);
            }
            PieceEvent::Captured {
                cause: Cause::Alone,
                ..
            } => self.habits.leaders_lost_alone += 1,
            _ => {}
        }
    }

    fn note_way(&mut self, pieces: IdSet<I>, from: P, to: P) {
        for piece in pieces.iter() {
            self.been.push((piece, from));
            self.been.push((piece, to));
        }
    }

    fn note_marker<C: Campaign>(&mut self, event: &MarkerEvent<C>) {
        if let MarkerEvent::Announced { .. } = event {
            self.new_phase();
        }
    }

    fn sum(&self) -> Habits {
        let mut habits = self.habits;
        habits.idle_activations += u32::from(self.pending);
        habits
    }
}

macro_rules! watch_campaign {
    ($game:ident, $module:ident) => {
        impl Watcher<$module::$game> for Marches<$module::PieceId, $module::Place> {
            fn note(&mut self, event: &$module::Event) {
                match event {
                    $module::Event::TurnBegan { .. } => self.new_phase(),
                    $module::Event::Shared(SharedEvent::Piece(event)) => self.note_piece(event),
                    $module::Event::Shared(SharedEvent::Marker(event)) => self.note_marker(event),
                    _ => {}
                }
            }

            fn habits(&self) -> Habits {
                self.sum()
            }
        }

        impl Watched for $module::$game {
            fn watcher() -> Box<dyn Watcher<Self>> {
                Box::new(Marches::default())
            }
        }
    };
}

watch_campaign!(Syracuse, game_syracuse);
watch_campaign!(Hellespont, game_hellespont);

/// The operations of a war.
struct Operations(Habits);

impl Watcher<game_peloponnesian_war::PeloponnesianWar> for Operations {
    fn note(&mut self, event: &game_peloponnesian_war::Event) {
        if let game_peloponnesian_war::Event::OperationEnded { reason, .. } = event {
            self.0.operations += 1;
            self.0.leaders_caught += u32::from(*reason == EndReason::LeaderCaught);
        }
    }

    fn habits(&self) -> Habits {
        self.0
    }
}

impl Watched for game_peloponnesian_war::PeloponnesianWar {
    fn watcher() -> Box<dyn Watcher<Self>> {
        Box::new(Operations(Habits {
            games: 1,
            ..Habits::default()
        }))
    }
}

/// In Antike nothing of the kind has been seen.
struct Nothing;

impl Watcher<game_antike::Antike> for Nothing {
    fn note(&mut self, _event: &game_antike::Event) {}

    fn habits(&self) -> Habits {
        Habits {
            games: 1,
            ..Habits::default()
        }
    }
}

impl Watched for game_antike::Antike {
    fn watcher() -> Box<dyn Watcher<Self>> {
        Box::new(Nothing)
    }
}
