//! How fast the games are, on one core.

use std::{
    fs,
    hint::black_box,
    time::{Duration, Instant},
};

use bots::{Evaluate, Level, simulate};
use catalogue::{Data, GameId, with_game};
use engine::{Decision, Decisions, Log, Match, Presentation, Rng, Seed, Setup, fair::Fairness};
use serde::Serialize;

use crate::{
    args::BenchArgs,
    failure::Failure,
    text::{grouped, say, table},
};

/// How long the simple figures are measured.
const TIME: Duration = Duration::from_secs(2);
/// Random games are timed in stretches: long enough for tens of thousands of answers, short enough to fall into a quiet moment.
const STRETCH: Duration = Duration::from_millis(25);
const STRETCHES: usize = 160;

/// The figures of one game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Figures {
    game: &'static str,
    /// Random answers, with all answers listed before each: the best stretch, to compare two builds on a busy machine.
    actions_per_second: u64,
    /// The median stretch: what a user gets.
    median_actions_per_second: u64,
    most_answers: usize,
    clones_per_second: u64,
    state_bytes: usize,
    /// To go to action 1,000 from the start, without snapshots.
    replay_1000_microseconds: u64,
    /// Whole games of greedy bots as replay files.
    mean_replay_bytes: u64,
    largest_replay_bytes: u64,
    greedy_decisions_per_second: u64,
    /// Odds, hints and trying out each answer, in the positions of random games.
    foresight_median_microseconds: u64,
    foresight_worst_microseconds: u64,
}

pub(crate) fn run(args: &BenchArgs, data: &Data) -> Result<(), Failure> {
    let mut all = Vec::new();
    for &id in GameId::ALL {
        with_game!(id, G => all.push(measure::<G>(data)?));
    }
    say(table(&rows(&all)));
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&all);
        let text = text.map_err(|error| Failure::Failed(error.to_string()))?;
        fs::write(path, text + "\n").map_err(|error| Failure::file(path, &error))?;
    }
    Ok(())
}

fn rows(all: &[Figures]) -> Vec<Vec<String>> {
    let row = |title: &str, figure: &dyn Fn(&Figures) -> String| {
        std::iter::once(title.to_owned())
            .chain(all.iter().map(figure))
            .collect()
    };
    vec![
        row("one core, release build", &|figures| {
            figures.game.to_owned()
        }),
        row("random actions a second, median", &|figures| {
            grouped(figures.median_actions_per_second)
        }),
        row("random actions a second, best", &|figures| {
            grouped(figures.actions_per_second)
        }),
        row("most answers to one question", &|figures| {
            figures.most_answers.to_string()
        }),
        row("clones of a state a second", &|figures| {
            grouped(figures.clones_per_second)
        }),
        row("bytes of a state", &|figures| {
            grouped(figures.state_bytes as u64)
        }),
        row("microseconds to replay 1,000 actions", &|figures| {
            grouped(figures.replay_1000_microseconds)
        }),
        row("mean bytes of a whole game's replay", &|figures| {
            grouped(figures.mean_replay_bytes)
        }),
        row("most bytes of a whole game's replay", &|figures| {
            grouped(figures.largest_replay_bytes)
        }),
        row("greedy decisions a second", &|figures| {
            grouped(figures.greedy_decisions_per_second)
        }),
        row("microseconds of foresight, median", &|figures| {
            grouped(figures.foresight_median_microseconds)
        }),
        row("microseconds of foresight, worst", &|figures| {
            grouped(figures.foresight_worst_microseconds)
        }),
    ]
}

fn measure<G: Presentation + Evaluate>(data: &Data) -> Result<Figures, Failure> {
    let game = data.load::<G>()?;
    let setup = Setup::default();
    let playouts = random_playouts(game.as_ref(), &setup)?;
    let (mean, largest, decisions) = greedy_games(&game, &setup)?;
    let (median, worst) = foresight(game.as_ref())?;
    Ok(Figures {
        game: G::NAME,
        actions_per_second: playouts.best,
        median_actions_per_second: playouts.median,
        most_answers: playouts.most_answers,
        clones_per_second: clones(game.as_ref(), &setup)?,
        state_bytes: size_of::<G::State>(),
        replay_1000_microseconds: replay_1000(game.as_ref(), &setup)?,
        mean_replay_bytes: mean,
        largest_replay_bytes: largest,
        greedy_decisions_per_second: decisions,
        foresight_median_microseconds: median.as_micros() as u64,
        foresight_worst_microseconds: worst.as_micros() as u64,
    })
}

fn per_second(count: u64, time: Duration) -> u64 {
    (count as f64 / time.as_secs_f64()) as u64
}

/// Random actions a second over many stretches.
struct Playouts {
    best: u64,
    median: u64,
    most_answers: usize,
}

/// Games with random answers. All stretches play the same games, so they differ only by what else is at work on the machine.
fn random_playouts<G: Presentation>(game: &G, setup: &Setup) -> Result<Playouts, Failure> {
    let mut speeds = Vec::with_capacity(STRETCHES);
    let mut most_answers = 0;
    for _ in 0..STRETCHES {
        let (speed, most) = stretch_of_playouts(game, setup)?;
        speeds.push(speed);
        most_answers = most_answers.max(most);
    }
    speeds.sort_unstable();
    Ok(Playouts {
        best: speeds.last().copied().unwrap_or_default(),
        median: middle(&speeds),
        most_answers,
    })
}

/// The middle one of a sorted list.
fn middle<T: Copy + Default>(sorted: &[T]) -> T {
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// Games with random answers, each from a seed of its own, until the stretch is over.
fn stretch_of_playouts<G: Presentation>(game: &G, setup: &Setup) -> Result<(u64, usize), Failure> {
    let mut rng = Rng::new(Seed::from_number(1));
    let (mut decisions, mut log) = (Decisions::new(), Log::off());
    let (mut actions, mut most) = (0, 0);
    let start = Instant::now();
    for number in 0.. {
        if start.elapsed() >= STRETCH {
            break;
        }
        let mut state = game.new_game(setup, Seed::from_number(number), &mut log)?;
        while game.round(&state) <= G::ROUND_LIMIT {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            most = most.max(decision.answers.len());
            let Some(action) = rng.pick(decision.answers) else {
                break;
            };
            if game
                .apply(&mut state, decision.seat, action, &mut log)
                .is_err()
            {
                break;
            }
            actions += 1;
        }
    }
    Ok((per_second(actions, start.elapsed()), most))
}

fn clones<G: Presentation>(game: &G, setup: &Setup) -> Result<u64, Failure> {
    const BATCH: u64 = 100_000;
    let state = game.new_game(setup, Seed::from_number(1), &mut Log::off())?;
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < TIME / 4 {
        for _ in 0..BATCH {
            black_box(black_box(&state).clone());
        }
        count += BATCH;
    }
    Ok(per_second(count, start.elapsed()))
}

fn replay_1000<G: Presentation>(game: &G, setup: &Setup) -> Result<u64, Failure> {
    const ROUNDS: u32 = 200;
    let seed = Seed::from_number(2);
    let mut rng = Rng::new(seed);
    let (mut decisions, mut log) = (Decisions::new(), Log::off());
    let beginning = game.new_game(setup, seed, &mut log)?;
    let mut actions = Vec::new();
    let mut state = beginning.clone();
    while actions.len() < 1000 {
        game.decisions(&state, &mut decisions);
        let Some(decision) = decisions.first() else {
            break;
        };
        let Some(action) = rng.pick(decision.answers).cloned() else {
            break;
        };
        if game
            .apply(&mut state, decision.seat, &action, &mut log)
            .is_err()
        {
            break;
        }
        actions.push((decision.seat, action));
    }
    let start = Instant::now();
    for _ in 0..ROUNDS {
        let mut state = black_box(&beginning).clone();
        for (seat, action) in &actions {
            let applied = game.apply(&mut state, *seat, action, &mut log);
            black_box(applied.is_ok());
        }
        black_box(&state);
    }
    Ok((start.elapsed() / ROUNDS).as_micros() as u64)
}

/// Whole games of greedy bots: the size of their files, and how fast the bots are.
fn greedy_games<G: Presentation + Evaluate>(
    game: &std::sync::Arc<G>,
    setup: &Setup,
) -> Result<(u64, u64, u64), Failure> {
    const GAMES: u64 = 20;
    let (mut sizes, mut decisions, mut time) = (Vec::new(), 0, Duration::ZERO);
    for number in 0..GAMES {
        let seed = Seed::from_number(number);
        let start = Instant::now();
        let finished = simulate(game.as_ref(), setup, &[Level::Greedy; 8], seed)?;
        time += start.elapsed();
        decisions += finished.actions.len() as u64;
        let mut played = Match::new(
            std::sync::Arc::clone(game),
            setup.clone(),
            Fairness::solo(seed),
        )?;
        for (seat, action) in finished.actions {
            if played.act(seat, action).is_err() {
                break;
            }
        }
        let text = serde_json::to_string(&played.replay()).unwrap_or_default();
        sizes.push(text.len() as u64);
    }
    let mean = sizes.iter().sum::<u64>() / GAMES;
    let largest = sizes.iter().copied().max().unwrap_or_default();
    Ok((mean, largest, per_second(decisions, time)))
}

/// How long it takes to look ahead in the positions of two hundred games with random answers, of all scenarios and numbers of players.
fn foresight<G: Presentation>(game: &G) -> Result<(Duration, Duration), Failure> {
    const GAMES: u64 = 200;
    let spec = game.setup_spec();
    let (mut decisions, mut log) = (Decisions::new(), Log::off());
    let mut times = Vec::new();
    for (number, scenario) in (0..GAMES).zip(spec.scenarios.iter().cycle()) {
        let seed = Seed::from_number(number);
        let seats = match number / spec.scenarios.len() as u64 % 2 {
            0 => *spec.seats.start(),
            _ => *spec.seats.end(),
        };
        let setup = Setup::scenario(scenario).seats(seats);
        let mut rng = Rng::new(seed);
        let mut state = game.new_game(&setup, seed, &mut log)?;
        while game.round(&state) <= G::ROUND_LIMIT {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            times.push(look_ahead(game, &state, &decision));
            let Some(action) = rng.pick(decision.answers) else {
                break;
            };
            if game
                .apply(&mut state, decision.seat, action, &mut log)
                .is_err()
            {
                break;
            }
        }
    }
    times.sort_unstable();
    Ok((middle(&times), times.last().copied().unwrap_or_default()))
}

/// The best of three times, to leave out what else is at work on the machine.
fn look_ahead<G: Presentation>(game: &G, state: &G::State, decision: &Decision<'_, G>) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let start = Instant::now();
        black_box(game.odds(state));
        for answer in decision.answers {
            black_box(game.hint(state, answer));
            black_box(game.warnings(state, answer));
            let mut next = state.clone();
            let applied = game.apply(&mut next, decision.seat, answer, &mut Log::off());
            black_box(applied.is_ok());
        }
        best = best.min(start.elapsed());
    }
    best
}
