//! How hard an opponent the system of The Peloponnesian War is: its operations, its passes, its battles, and how often a bot beats it.

mod watch;

use std::{collections::BTreeMap, fmt, ops::AddAssign, ops::Range};

use bots::{Level, simulate};
use engine::{Game, Log, Seat, Seed, Setup};
use game_peloponnesian_war::{Event, Mode, PeloponnesianWar, Position, Side};

use self::watch::Watch;

/// Sums over some wars.
#[derive(Clone, Debug, Default)]
pub(crate) struct Measure {
    pub wars: u32,
    pub wins: u32,
    /// By the side of the system, Athens first.
    pub sides: [Record; 2],
}

/// What one side did under the system.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    turns: u32,
    operations: u32,
    /// By their reasons.
    passes: BTreeMap<String, u32>,
    /// By their occasions: on which march, before or behind which walls.
    battles: BTreeMap<String, Battles>,
    /// By strategy or danger: how often operations of the system ended in which way.
    tasks: BTreeMap<String, BTreeMap<String, u32>>,
    /// Sieges by the system and by the player: those that succeeded, and all.
    sieges: [[u32; 2]; 2],
    /// Victory points of the player by what gave them.
    points: BTreeMap<String, i64>,
}

/// How battles of the system ended.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Battles {
    won: u32,
    lost: u32,
    undecided: u32,
}

impl Battles {
    fn note(&mut self, winner: Option<Side>, system: Side) {
        match winner {
            Some(side) if side == system => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.undecided += 1,
        }
    }

    /// Of the battles that were decided.
    fn share_lost(self) -> f64 {
        f64::from(self.lost) / f64::from((self.won + self.lost).max(1))
    }
}

impl AddAssign for Battles {
    fn add_assign(&mut self, other: Self) {
        self.won += other.won;
        self.lost += other.lost;
        self.undecided += other.undecided;
    }
}

impl Record {
    pub(crate) fn operations_a_turn(&self) -> f64 {
        f64::from(self.operations) / f64::from(self.turns.max(1))
    }

    fn all_battles(&self) -> Battles {
        let mut all = Battles::default();
        self.battles.values().for_each(|&battles| all += battles);
        all
    }

    /// 4.6.1, 5.2 Those that the player forces on the system.
    fn forced_battles(&self) -> Battles {
        let mut forced = Battles::default();
        for (occasion, &battles) in &self.battles {
            if watch::is_forced(occasion) {
                forced += battles;
            }
        }
        forced
    }

    /// Of the battles that were decided.
    pub(crate) fn share_lost(&self) -> f64 {
        self.all_battles().share_lost()
    }
}

impl AddAssign<&Record> for Record {
    fn add_assign(&mut self, other: &Self) {
        self.turns += other.turns;
        self.operations += other.operations;
        for (reason, count) in &other.passes {
            *self.passes.entry(reason.clone()).or_default() += count;
        }
        for (occasion, &battles) in &other.battles {
            *self.battles.entry(occasion.clone()).or_default() += battles;
        }
        for (task, ends) in &other.tasks {
            let known = self.tasks.entry(task.clone()).or_default();
            for (end, count) in ends {
                *known.entry(end.clone()).or_default() += count;
            }
        }
        for (sum, more) in self.sieges.iter_mut().zip(other.sieges) {
            sum.iter_mut()
                .zip(more)
                .for_each(|(sum, more)| *sum += more);
        }
        for (source, points) in &other.points {
            *self.points.entry(source.clone()).or_default() += points;
        }
    }
}

impl Measure {
    /// Both sides of the system together.
    pub(crate) fn both(&self) -> Record {
        let mut both = Record::default();
        self.sides.iter().for_each(|record| both += record);
        both
    }

    pub(crate) fn share_won(&self) -> f64 {
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
pub(crate) fn measure(game: &PeloponnesianWar, setup: &Setup, seeds: Range<u64>) -> Measure {
    let mut sum = Measure::default();
    for number in seeds {
        let seed = Seed::from_number(number);
        let finished = simulate(game, setup, &[Level::Greedy], seed).unwrap();
        let outcome = finished.outcome.expect("every war ends");
        sum.wars += 1;
        sum.wins += u32::from(outcome.winners.contains(Seat(0)));
        let mut log = Log::on();
        let mut state = game.new_game(setup, seed, &mut log).unwrap();
        let mut watch = Watch::new(system_of(&state.position));
        let opening = log.take();
        // 10.4 begins when both sides have made their first operation.
        let begins = |event: &Event| matches!(event, Event::ObjectiveNamed { .. });
        if !opening.iter().any(begins) {
            let made = *state.position.operations.get(watch.system);
            sum.sides[watch.system as usize].operations += u32::from(made);
        }
        watch.note(&mut sum, opening);
        for (seat, action) in &finished.actions {
            game.apply(&mut state, *seat, action, &mut log).unwrap();
            watch.note(&mut sum, log.take());
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

impl fmt::Display for Battles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            won,
            lost,
            undecided,
        } = self;
        let share = 100.0 * self.share_lost();
        write!(
            f,
            "{won} won {lost} lost {undecided} undecided ({share:.0} % lost)"
        )
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:5} turns, {:.2} operations a turn, battles {}; passes",
            self.turns,
            self.operations_a_turn(),
            self.all_battles(),
        )?;
        let all = self.passes.values().sum::<u32>().max(1);
        for (reason, count) in &self.passes {
            let share = 100.0 * f64::from(*count) / f64::from(all);
            write!(f, " {reason} {share:.0} %")?;
        }
        if f.alternate() {
            let [[taken, by_system], [fallen, by_player]] = self.sieges;
            let (sieges, points) = (
                format!("{taken} of {by_system} by the system, {fallen} of {by_player} by greedy"),
                &self.points,
            );
            write!(f, "\n    sieges: {sieges}; points of greedy {points:?}")?;
            write!(f, "\n    forced battles: {}", self.forced_battles())?;
            for (occasion, battles) in &self.battles {
                write!(f, "\n    {occasion}: {battles}")?;
            }
            for (task, ends) in &self.tasks {
                write!(f, "\n    {task}: {ends:?}")?;
            }
        }
        Ok(())
    }
}

/// With `{:#}` everything that is known of either side.
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
            write!(f, "  {side}: ")?;
            fmt::Display::fmt(record, f)?;
            writeln!(f)?;
        }
        write!(f, "  both: {}", self.both())
    }
}
