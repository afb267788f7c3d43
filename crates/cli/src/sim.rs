//! `polemarch sim`: many games between bots, the same whatever the number of threads.

use std::{fs, path::Path};

use bots::{Evaluate, Finished, Habits, Level, Watched, play_out};
use catalogue::{Data, GameId, with_game};
use engine::{
    Messages, Presentation, Replay, Seat, Seed, Setup,
    fair::Fairness,
    message::Lang,
    replay::{FORMAT, Start},
};
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    args::SimArgs,
    failure::Failure,
    players::Player,
    text::{progress_bar, say, table},
};

/// What is kept of one game.
#[derive(Debug, Serialize)]
struct Played {
    winners: Vec<Seat>,
    finished: bool,
    rounds: u32,
    actions: usize,
    /// For each seat what the game counts.
    #[serde(skip)]
    tallies: Vec<Vec<(&'static str, u32)>>,
    #[serde(skip)]
    habits: Habits,
}

pub(crate) fn run(args: &SimArgs, data: &Data) -> Result<(), Failure> {
    let id: GameId = args.setup.game.parse()?;
    let levels = args
        .bots
        .split(',')
        .map(|name| name.trim().parse())
        .collect::<Result<Vec<Player>, _>>()?;
    if args.games == 0 {
        return Err(Failure::Usage("--games must be at least 1".to_owned()));
    }
    let setup = args.setup.setup(Some(levels.len()))?;
    let threads = usize::from(args.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Failed(error.to_string()))?;
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    if let Some(path) = &args.json {
        // A file that cannot be written is known before the games are played, not after.
        let file = fs::OpenOptions::new().append(true).create(true).open(path);
        file.map_err(|error| Failure::file(path, &error))?;
    }
    with_game!(id, G => {
        let game = data.load::<G>()?;
        let messages = Messages::new(game.names().clone(), |lang| vec![G::ftl(lang)])?;
        let games = pool.install(|| play_all::<G>(&game, &setup, &levels, args))?;
        say(summary(&games, &levels, &messages));
        if let Some(path) = &args.json {
            let report = report::<G>(&games, &levels, &setup, args.seed);
            write(path, &report)?;
        }
    });
    Ok(())
}

fn play_all<G: Presentation + Evaluate + Watched>(
    game: &G,
    setup: &Setup,
    levels: &[Player],
    args: &SimArgs,
) -> Result<Vec<Played>, Failure> {
    let seed = Seed::from_number(args.seed);
    let play = |index: u64| -> Result<Played, Failure> {
        let seed = seed.child(index);
        let nobody = Player::Level(Level::Random);
        let player = |seat: Seat| levels.get(seat.index()).unwrap_or(&nobody);
        let finished = play_out(game, setup, seed, |seat| player(seat).bot(seed, seat))?;
        if let Some(folder) = &args.save {
            let path = folder.join(format!("{}-{:06}.json", G::NAME, index + 1));
            write(&path, &replay(&finished, setup, seed))?;
        }
        let habits = bots::habits(game, setup, seed, &finished)?;
        Ok(played(game, &finished, levels.len(), habits))
    };
    // The first game also tells whether the set-up is possible, before a bar is shown.
    let first = play(0)?;
    let bar = progress_bar(args.games - 1, "games");
    let rest = (1..args.games).into_par_iter().progress_with(bar).map(play);
    let rest = rest.collect::<Result<Vec<_>, _>>()?;
    Ok(std::iter::once(first).chain(rest).collect())
}

fn played<G: Presentation>(
    game: &G,
    finished: &Finished<G>,
    seats: usize,
    habits: Habits,
) -> Played {
    let winners = finished.outcome.map(|outcome| outcome.winners);
    let seats = (0..seats).map(|seat| Seat(seat as u8));
    Played {
        winners: winners
            .into_iter()
            .flat_map(engine::SeatSet::iter)
            .collect(),
        finished: finished.outcome.is_some(),
        rounds: game.round(&finished.state).min(G::ROUND_LIMIT),
        actions: finished.actions.len(),
        tallies: seats
            .map(|seat| game.tallies(&finished.state, seat))
            .collect(),
        habits,
    }
}

/// What no player would do, over all games.
fn all_habits(games: &[Played]) -> Habits {
    let mut all = Habits::default();
    games.iter().for_each(|played| all += played.habits);
    all
}

fn replay<G: Presentation>(finished: &Finished<G>, setup: &Setup, seed: Seed) -> impl Serialize {
    Replay::<G::State, G::Action> {
        format: FORMAT,
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        start: Start::Setup {
            setup: setup.clone(),
            dice: Fairness::solo(seed),
        },
        reseeds: Vec::new(),
        actions: finished.actions.clone(),
    }
}

fn write(path: &Path, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(|error| Failure::Failed(error.to_string()))?;
    fs::write(path, text + "\n").map_err(|error| Failure::file(path, &error))
}

/// What one seat did over all games.
struct Record {
    wins: usize,
    means: Vec<(&'static str, f64)>,
}

fn record(games: &[Played], seat: usize) -> Record {
    let won = |played: &&Played| played.winners.iter().any(|winner| winner.index() == seat);
    let keys = games
        .first()
        .and_then(|played| played.tallies.get(seat))
        .cloned()
        .unwrap_or_default();
    let mean = |index: usize| {
        let counts = games
            .iter()
            .filter_map(|played| played.tallies.get(seat)?.get(index));
        counts.map(|&(_, count)| f64::from(count)).sum::<f64>() / games.len() as f64
    };
    let means = keys
        .iter()
        .enumerate()
        .map(|(index, &(key, _))| (key, mean(index)))
        .collect();
    Record {
        wins: games.iter().filter(won).count(),
        means,
    }
}

fn mean_of(games: &[Played], number: impl Fn(&Played) -> f64) -> f64 {
    games.iter().map(number).sum::<f64>() / games.len() as f64
}

fn summary(games: &[Played], levels: &[Player], messages: &Messages) -> String {
    let records: Vec<Record> = (0..levels.len()).map(|seat| record(games, seat)).collect();
    let title = |key: &str| messages.text(Lang::En, &format!("tally-{key}"), &Value::Null);
    let keys = records
        .first()
        .map(|record| record.means.clone())
        .unwrap_or_default();
    let mut head = vec!["Seat".to_owned(), "Wins".to_owned(), "Share".to_owned()];
    head.extend(keys.iter().map(|&(key, _)| title(key)));
    let mut rows = vec![head];
    for ((seat, level), record) in levels.iter().enumerate().zip(&records) {
        let share = 100.0 * record.wins as f64 / games.len() as f64;
        let mut row = vec![
            format!("{} {level}", seat + 1),
            record.wins.to_string(),
            format!("{share:.1} %"),
        ];
        row.extend(record.means.iter().map(|(_, mean)| format!("{mean:.2}")));
        rows.push(row);
    }
    let unfinished = games.iter().filter(|played| !played.finished).count();
    let mut habits = String::new();
    for (name, share, _) in all_habits(games).shares() {
        habits += &format!("\n{name}: {share:.3}");
    }
    format!(
        "{}\n{} games, {unfinished} unfinished; mean length {:.1} rounds, {:.0} actions{habits}",
        table(&rows),
        games.len(),
        mean_of(games, |played| f64::from(played.rounds)),
        mean_of(games, |played| played.actions as f64),
    )
}

fn report<G: Presentation>(games: &[Played], levels: &[Player], setup: &Setup, seed: u64) -> Value {
    let seats = levels.iter().enumerate().map(|(seat, level)| {
        let record = record(games, seat);
        let means: serde_json::Map<String, Value> = record
            .means
            .iter()
            .map(|&(key, mean)| (key.to_owned(), json!(mean)))
            .collect();
        json!({ "bot": level.to_string(), "wins": record.wins, "means": means })
    });
    json!({
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "setup": setup,
        "seed": seed,
        "games": games.len(),
        "unfinished": games.iter().filter(|played| !played.finished).count(),
        "meanRounds": mean_of(games, |played| f64::from(played.rounds)),
        "meanActions": mean_of(games, |played| played.actions as f64),
        "habits": all_habits(games).shares().iter().map(|(name, share, _)| json!({ "of": name, "share": share })).collect::<Vec<_>>(),
        "seats": seats.collect::<Vec<_>>(),
        "results": games,
    })
}
