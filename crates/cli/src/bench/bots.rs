//! `polemarch bench bots`: how long the levels think, on one core.

use std::{
    fs,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use bots::{Bot, Evaluate, Level, Turn, play_out};
use catalogue::{Data, GameId, with_game};
use engine::{Game, Presentation, Seed, Setup};
use serde::Serialize;

use crate::{
    args::BenchBotsArgs,
    failure::Failure,
    text::{say, table},
};

/// The times of one level in one game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Figures {
    game: &'static str,
    level: String,
    decisions: usize,
    /// Of the decisions that were thought over; those that follow a plan cost nothing.
    thoughts: usize,
    median_thought_microseconds: u128,
    longest_thought_microseconds: u128,
    mean_microseconds: u128,
}

/// A thought takes longer than this; anything shorter follows a plan or had one answer.
const MIN_THINKING_TIME: Duration = Duration::from_micros(100);

/// A bot whose answers are timed.
struct TimedBot<G: Game> {
    bot: Box<dyn Bot<G>>,
    times: Arc<Mutex<Vec<Duration>>>,
}

impl<G: Game> Bot<G> for TimedBot<G> {
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let start = Instant::now();
        let action = self.bot.choose(turn);
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.push(start.elapsed());
        action
    }
}

pub(crate) fn run(args: &BenchBotsArgs, data: &Data) -> Result<(), Failure> {
    let mut all = Vec::new();
    for &id in GameId::ALL {
        for level in Level::ALL.into_iter().skip(1) {
            with_game!(id, G => all.push(measure::<G>(data, level)?));
        }
    }
    let head = [
        "Game",
        "Level",
        "Decisions",
        "Thoughts",
        "Median ms",
        "Longest ms",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let milliseconds = |time: u128| format!("{:.1}", time as f64 / 1000.0);
    for figures in &all {
        rows.push(vec![
            figures.game.to_owned(),
            figures.level.clone(),
            figures.decisions.to_string(),
            figures.thoughts.to_string(),
            milliseconds(figures.median_thought_microseconds),
            milliseconds(figures.longest_thought_microseconds),
        ]);
    }
    say(table(&rows));
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&all);
        let text = text.map_err(|error| Failure::Failed(error.to_string()))?;
        fs::write(path, text + "\n").map_err(|error| Failure::file(path, &error))?;
    }
    Ok(())
}

/// One game of the level against itself.
fn measure<G: Presentation + Evaluate>(data: &Data, level: Level) -> Result<Figures, Failure> {
    let game = data.load::<G>()?;
    let times = Arc::new(Mutex::new(Vec::new()));
    let seed = Seed::from_number(1);
    let setup = Setup::default().seats(2);
    play_out(game.as_ref(), &setup, seed, |seat| {
        Box::new(TimedBot {
            bot: level.bot(seed, seat),
            times: Arc::clone(&times),
        })
    })?;
    let times = times.lock().unwrap_or_else(PoisonError::into_inner);
    let mut thoughts: Vec<Duration> = times
        .iter()
        .copied()
        .filter(|&time| time > MIN_THINKING_TIME)
        .collect();
    thoughts.sort_unstable();
    let middle = thoughts
        .get(thoughts.len() / 2)
        .copied()
        .unwrap_or_default();
    let all: Duration = times.iter().sum();
    Ok(Figures {
        game: G::NAME,
        level: level.to_string(),
        decisions: times.len(),
        thoughts: thoughts.len(),
        median_thought_microseconds: middle.as_micros(),
        longest_thought_microseconds: thoughts.last().copied().unwrap_or_default().as_micros(),
        mean_microseconds: all.as_micros() / times.len().max(1) as u128,
    })
}
