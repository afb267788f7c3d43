//! How hard an opponent the system of The Peloponnesian War is: its operations, its passes, its battles, and how often a bot beats it.

use std::{collections::BTreeMap, fmt, ops::AddAssign};

use bots::{Level, simulate};
use engine::{Game, Log, Seat, Seed, Setup};
use game_peloponnesian_war::{Event, Mode, Obstacle, PassReason, PeloponnesianWar, Position, Side};

/// Sums over some wars.
#[derive(Clone, Debug, Default)]
pub struct Measure {
    pub wars: u32,
    pub wins: u32,
    /// By the side of the system, Athens first.
    pub sides: [Record; 2],
}

/// What one side did under the system.
#[derive(Clone, Debug, Default)]
pub struct Record {
    turns: u32,
    operations: u32,
    passes: BTreeMap<String, u32>,
    won: u32,
    lost: u32,
    undecided: u32,
}

impl Record {
    pub fn operations_a_turn(&self) -> f64 {
        f64::from(self.operations) / f64::from(self.turns.max(1))
    }

    /// Of the battles that were decided.
    pub fn share_lost(&self) -> f64 {
        f64::from(self.lost) / f64::from((self.won + self.lost).max(1))
    }
}

impl AddAssign<&Record> for Record {
    fn add_assign(&mut self, other: &Self) {
        self.turns += other.turns;
        self.operations += other.operations;
        self.won += other.won;
        self.lost += other.lost;
        self.undecided += other.undecided;
        for (reason, count) in &other.passes {
            *self.passes.entry(reason.clone()).or_default() += count;
        }
    }
}

impl Measure {
    /// Both sides of the system together.
    pub fn both(&self) -> Record {
        let mut both = Record::default();
        self.sides.iter().for_each(|record| both += record);
        both
    }

    pub fn share_won(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.wars.max(1))
    }

    /// Wilson's interval of 95 % for the share of wars won.
    fn interval(&self) -> [f64; 2] {
        let (wars, share, z) = (f64::from(self.wars.max(1)), self.share_won(), 1.96);
        let middle = share + z * z / (2.0 * wars);
        let half = z * (share * (1.0 - share) / wars + z * z / (4.0 * wars * wars)).sqrt();
        [middle - half, middle + half].map(|end| end / (1.0 + z * z / wars))
    }
}

/// Plays wars alone against the system.
pub fn measure(game: &PeloponnesianWar, setup: &Setup, wars: u64) -> Measure {
    let mut sum = Measure::default();
    for number in 0..wars {
        let seed = Seed::from_number(number);
        let finished = simulate(game, setup, &[Level::Greedy], seed).unwrap();
        let outcome = finished.outcome.expect("every war ends");
        sum.wars += 1;
        sum.wins += u32::from(outcome.winners.contains(Seat(0)));
        let mut log = Log::on();
        let mut state = game.new_game(setup, seed, &mut log).unwrap();
        let mut system = system_of(&state.position);
        let opening = log.take();
        // 10.4 begins when both sides have made their first operation.
        let begins = |event: &Event| matches!(event, Event::ObjectiveNamed { .. });
        if !opening.iter().any(begins) {
            let made = *state.position.operations.get(system);
            sum.sides[system as usize].operations += u32::from(made);
        }
        let mut obstacle = None;
        sum.note(&mut system, &mut obstacle, opening);
        for (seat, action) in &finished.actions {
            game.apply(&mut state, *seat, action, &mut log).unwrap();
            sum.note(&mut system, &mut obstacle, log.take());
        }
    }
    sum
}

fn system_of(at: &Position) -> Side {
    match at.mode {
        Mode::Solitaire { player } => player.other(),
        Mode::TwoPlayers => unreachable!("wars alone"),
    }
}

impl Measure {
    /// Counts what some events say of the system; `obstacle` is what last kept it from sending an army.
    fn note(&mut self, system: &mut Side, obstacle: &mut Option<Obstacle>, events: Vec<Event>) {
        for event in events {
            let record = &mut self.sides[*system as usize];
            match event {
                Event::TurnBegan { .. } => *obstacle = None,
                Event::SideRolled { changed: true, .. } => *system = system.other(),
                Event::OperationEnded { side, .. } if side == *system => record.operations += 1,
                Event::ArmyImpossible { side, reason }
                | Event::DangerPassedOver { side, reason, .. }
                    if side == *system =>
                {
                    *obstacle = Some(reason);
                }
                Event::Passed { side, reason } if side == *system => {
                    let reason = match (reason, *obstacle) {
                        (PassReason::NoArmy, Some(obstacle)) => format!("{obstacle:?}"),
                        (reason, _) => format!("{reason:?}"),
                    };
                    // Every turn of the system ends in this way.
                    record.turns += 1;
                    *record.passes.entry(reason).or_default() += 1;
                }
                Event::BattleEnded { winner, .. } => match winner {
                    Some(side) if side == *system => record.won += 1,
                    Some(_) => record.lost += 1,
                    None => record.undecided += 1,
                },
                _ => {}
            }
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:5} turns, {:.2} operations a turn, battles {} won {} lost {} undecided ({:.0} % lost); passes",
            self.turns,
            self.operations_a_turn(),
            self.won,
            self.lost,
            self.undecided,
            100.0 * self.share_lost(),
        )?;
        let all = self.passes.values().sum::<u32>().max(1);
        for (reason, count) in &self.passes {
            let share = 100.0 * f64::from(*count) / f64::from(all);
            write!(f, " {reason} {share:.0} %")?;
        }
        Ok(())
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.interval().map(|end| 100.0 * end);
        writeln!(
            f,
            "greedy wins {} of {}: {:.1} % ({low:.1}-{high:.1})",
            self.wins,
            self.wars,
            100.0 * self.share_won(),
        )?;
        for (side, record) in Side::BOTH.into_iter().zip(&self.sides) {
            writeln!(f, "  {side}: {record}")?;
        }
        write!(f, "  both: {}", self.both())
    }
}
