//! `polemarch ladder`: which level beats which, in the same games with the seats changed.

mod plot;
mod records;
mod report;

use bots::{Evaluate, Level, Pairing, Tally, Watched, pairings, ratings, simulate};
use catalogue::{Data, GameId, with_game};
use engine::{Game, Presentation, Seat, Seed, Setup};
use rayon::prelude::*;

use self::records::{Record, Records};
use crate::{
    args::LadderArgs,
    failure::Failure,
    text::{progress_bar, say},
};

/// One game that is to be played.
#[derive(Clone, Copy, Debug)]
struct Fixture {
    level: Level,
    /// Who has the other seats; nobody where one plays alone.
    against: Option<Level>,
    /// Games with the same number have the same dice.
    index: u64,
}

pub(crate) fn run(args: &LadderArgs, data: &Data) -> Result<(), Failure> {
    let id: GameId = args.setup.game.parse()?;
    let levels = levels(args)?;
    if args.games == 0 {
        return Err(Failure::Usage("--games must be at least 1".to_owned()));
    }
    let threads = usize::from(args.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Failed(error.to_string()))?;
    with_game!(id, G => {
        let game = data.load::<G>()?;
        let seats = args.seats.unwrap_or(if id == GameId::Antike { 4 } else { 2 });
        let setup = args.setup.setup(Some(usize::from(seats)))?;
        let fixtures = fixtures(&levels, seats, args.games);
        let key = format!("{} {} {seats} {} {}", G::NAME, setup.scenario, args.seed, args.setup.options.join(" "));
        let records = Records::open(args.resume.as_deref(), &key)?;
        pool.install(|| play_all::<G>(&game, &setup, &fixtures, &records, args.seed))?;
        let table = summary(&levels, &fixtures, &records, seats);
        say(report::text(&table));
        if let Some(path) = &args.json {
            report::write_json(path, &table, G::NAME, &setup, args.seed)?;
        }
        if let Some(path) = &args.svg {
            plot::write(path, &table, G::NAME)?;
        }
    });
    Ok(())
}

fn levels(args: &LadderArgs) -> Result<Vec<Level>, Failure> {
    let Some(names) = &args.levels else {
        return Ok(Level::ALL.into_iter().skip(1).collect());
    };
    let levels = names.split(',').map(|name| name.trim().parse());
    Ok(levels.collect::<Result<Vec<Level>, _>>()?)
}

fn fixtures(levels: &[Level], seats: u8, games: u64) -> Vec<Fixture> {
    let pairs: Vec<(Level, Option<Level>)> = if seats == 1 {
        levels.iter().map(|&level| (level, None)).collect()
    } else {
        let pairs = pairings(levels).into_iter();
        pairs.map(|(one, other)| (one, Some(other))).collect()
    };
    let mut fixtures = Vec::new();
    for index in 0..games {
        fixtures.extend(pairs.iter().map(|&(level, against)| Fixture {
            level,
            against,
            index,
        }));
    }
    fixtures
}

fn play_all<G: Presentation + Evaluate + Watched>(
    game: &G,
    setup: &Setup,
    fixtures: &[Fixture],
    records: &Records,
    seed: u64,
) -> Result<(), Failure> {
    let open: Vec<&Fixture> = fixtures
        .iter()
        .filter(|fixture| records.find(fixture).is_none())
        .collect();
    let bar = progress_bar(open.len() as u64, "games");
    open.into_par_iter().try_for_each(|fixture| {
        let record = play(game, setup, fixture, Seed::from_number(seed))?;
        records.add(fixture, record)?;
        bar.inc(1);
        Ok(())
    })
}

/// Plays a fixture: the dice are the same for as many games as there are seats, and the level sits on each of them once.
fn play<G: Presentation + Evaluate + Watched>(
    game: &G,
    setup: &Setup,
    fixture: &Fixture,
    seed: Seed,
) -> Result<Record, Failure> {
    let seats = u64::from(setup.seats.unwrap_or(2)).max(1);
    let seed = seed.child(fixture.index / seats);
    let seat = (fixture.index % seats) as usize;
    let mut players = vec![fixture.against.unwrap_or(fixture.level); seats as usize];
    if let Some(player) = players.get_mut(seat) {
        *player = fixture.level;
    }
    let finished = simulate(game, setup, &players, seed)?;
    let habits = bots::habits(game, setup, seed, &finished)?;
    let won = match finished.outcome {
        Some(outcome) if outcome.winners.contains(Seat(seat as u8)) => 1.0,
        Some(outcome) if outcome.winners.is_empty() && seats == 2 => 0.5,
        Some(_) => 0.0,
        None => 1.0 / seats as f64,
    };
    let tallies = game.tallies(&finished.state, Seat(seat as u8));
    Ok(Record {
        won,
        points: tallies.iter().map(|&(_, count)| count).sum(),
        actions: finished.actions.len() as u32,
        habits: habits.shares().iter().map(|&(_, share, _)| share).collect(),
    })
}

/// What a ladder has to say.
pub(super) struct Table {
    levels: Vec<Level>,
    pairings: Vec<Pairing>,
    ratings: Vec<f64>,
    seats: u8,
    /// Alone: for each level what it won, its mean points, and how many more than greedy with the same dice: mean and half of the interval.
    alone: Vec<(Level, Tally, f64, [f64; 2])>,
}

fn summary(levels: &[Level], fixtures: &[Fixture], records: &Records, seats: u8) -> Table {
    let mut pairings: Vec<Pairing> = Vec::new();
    for fixture in fixtures {
        let (Some(against), Some(record)) = (fixture.against, records.find(fixture)) else {
            continue;
        };
        let is_same =
            |pairing: &&mut Pairing| pairing.level == fixture.level && pairing.against == against;
        let tally = Tally {
            games: 1,
            won: record.won,
        };
        match pairings.iter_mut().find(is_same) {
            Some(pairing) => {
                pairing.tally.games += 1;
                pairing.tally.won += record.won;
            }
            None => pairings.push(Pairing {
                level: fixture.level,
                against,
                tally,
            }),
        }
    }
    Table {
        levels: levels.to_vec(),
        ratings: ratings(levels, &pairings, usize::from(seats)),
        pairings,
        seats,
        alone: if seats == 1 {
            report::alone(levels, fixtures, records)
        } else {
            Vec::new()
        },
    }
}
