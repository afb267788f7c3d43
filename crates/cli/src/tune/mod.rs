//! `polemarch tune`: what the features of a position count, learnt from games of quick levels.

mod plot;
mod report;
mod samples;

use std::fs;

use bots::{Evaluate, Level, Reliability, Ridge, Sample, Weights, fit, watch};
use catalogue::{Data, GameId, with_game};
use engine::{Game, Presentation, Seed, Setup};
use rayon::prelude::*;

use self::samples::Kept;
use crate::{
    args::{TuneArgs, TunedPart},
    failure::Failure,
    text::{progress_bar, say},
};

/// Every so many games one is kept apart, to check the weights on games that they were not made from.
const CHECKED: u64 = 5;

pub(crate) fn run(args: &TuneArgs, data: &Data) -> Result<(), Failure> {
    let id: GameId = args.setup.game.parse()?;
    let levels = args.levels.split(',').map(|name| name.trim().parse());
    let levels = levels.collect::<Result<Vec<Level>, _>>()?;
    if args.games < CHECKED {
        let few = format!("--games must be at least {CHECKED}");
        return Err(Failure::Usage(few));
    }
    let threads = usize::from(args.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Failed(error.to_string()))?;
    with_game!(id, G => {
        let game = data.load::<G>()?;
        let seats = args.seats.unwrap_or(if id == GameId::Antike { 4 } else { 2 });
        let setup = args.setup.setup(Some(usize::from(seats)))?;
        let key = format!(
            "{} {} {} {seats} {} {} {}",
            G::NAME, G::RULES_VERSION, setup.scenario, args.seed, args.levels, args.setup.options.join(" ")
        );
        let kept = Kept::open(args.resume.as_deref(), &key)?;
        pool.install(|| play_all::<G>(&game, &setup, &levels, &kept, args))?;
        let (learnt_from, checked) = divide(&kept, args.games);
        let ridge = match args.only {
            Some(TunedPart::Odds) => Ridge::Fixed,
            None => Ridge::Positions(args.hold),
        };
        let start = G::weights(seats);
        let found = fit(&learnt_from, start, ridge);
        let before = Reliability::of(&checked, start);
        let after = Reliability::of(&checked, &found);
        say(report::text::<G>(start, &found, [&before, &after], &checked));
        write::<G>(args, &found, &after)?;
    });
    Ok(())
}

/// Plays the games that are not kept yet.
fn play_all<G: Presentation + Evaluate>(
    game: &G,
    setup: &Setup,
    levels: &[Level],
    kept: &Kept,
    args: &TuneArgs,
) -> Result<(), Failure> {
    let open: Vec<u64> = (0..args.games).filter(|&index| !kept.has(index)).collect();
    let bar = progress_bar(open.len() as u64, "games");
    let seed = Seed::from_number(args.seed);
    open.into_par_iter().try_for_each(|index| {
        let samples = watch(game, setup, levels, seed.child(index))?;
        kept.add(index, samples)?;
        bar.inc(1);
        Ok(())
    })
}

/// The positions to learn from and those to check by, in the order of their games: the number of threads changes nothing.
fn divide(kept: &Kept, games: u64) -> (Vec<Sample>, Vec<Sample>) {
    let (mut learnt_from, mut checked) = (Vec::new(), Vec::new());
    for index in 0..games {
        let samples = kept.samples(index);
        if index % CHECKED == 0 {
            checked.extend(samples);
        } else {
            learnt_from.extend(samples);
        }
    }
    (learnt_from, checked)
}

fn write<G: Evaluate>(
    args: &TuneArgs,
    found: &Weights,
    reliability: &Reliability,
) -> Result<(), Failure> {
    if let Some(path) = &args.out {
        let text = found.write(G::FEATURES);
        fs::write(path, text).map_err(|error| Failure::file(path, &error))?;
    }
    if let Some(path) = &args.svg {
        let picture = plot::draw(reliability, G::NAME);
        fs::write(path, picture).map_err(|error| Failure::file(path, &error))?;
    }
    Ok(())
}
