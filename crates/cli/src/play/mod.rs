//! `polemarch play`: a game in the terminal.

mod cards;
mod command;
mod input;
mod keep;
mod listing;
mod marches;
mod orders;
mod session;
mod words;

use std::{
    io::ErrorKind,
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use bots::Level;
use catalogue::{Data, GameId, with_game};
use engine::{
    Game, Match, Messages, Presentation, Replay, Seed, Setup, fair::Fairness, message::Lang,
};

use crate::{
    args::PlayArgs,
    failure::Failure,
    play::{keep::SavedGame, session::Session},
};

/// The sentences of the command line.
pub(crate) fn ftl(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../messages/en.ftl"),
        Lang::Fr => include_str!("../../messages/fr.ftl"),
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person at this terminal.
    Human,
    Bot(Level),
}

pub(crate) fn run(args: &PlayArgs, data: &Data) -> Result<(), Failure> {
    let id: GameId = args.setup.game.parse()?;
    with_game!(id, G => {
        let game = data.load::<G>()?;
        let messages = Messages::new(game.names().clone(), |lang| vec![G::ftl(lang), ftl(lang)])?;
        let beginning = begin::<G>(args, game)?;
        let session = Session::new(beginning, messages, args.lang);
        session.run()
    })
}

/// A match and who plays it.
pub(crate) struct Beginning<G: Game> {
    pub played: Match<G>,
    pub sitters: Vec<Player>,
    /// The seed to name at the start of a new game.
    pub seed: Option<u64>,
}

fn begin<G: Presentation>(
    args: &PlayArgs,
    game: std::sync::Arc<G>,
) -> Result<Beginning<G>, Failure> {
    if let Some(file) = &args.resume {
        return resume(args, game, file.clone());
    }
    let sitters = args.seats.as_deref().map(sitters).transpose()?;
    let setup = args.setup.setup(sitters.as_ref().map(Vec::len))?;
    let seed = args.seed.unwrap_or_else(new_seed);
    let played = Match::new(game, setup, Fairness::solo(Seed::from_number(seed)))?;
    let sitters = sitters.unwrap_or_else(|| against_bots(&played));
    Ok(Beginning {
        played,
        sitters,
        seed: Some(seed),
    })
}

fn resume<G: Presentation>(
    args: &PlayArgs,
    game: std::sync::Arc<G>,
    file: Option<PathBuf>,
) -> Result<Beginning<G>, Failure> {
    if args.seed.is_some() || args.setup.setup(None)? != Setup::default() {
        let text = "--resume goes on with a game as it was: leave out --seed, --scenario and --opt";
        return Err(Failure::Usage(text.to_owned()));
    }
    let named = file.is_some();
    let file = file.or_else(|| keep::default_file(G::NAME));
    let file =
        file.ok_or_else(|| Failure::Failed("there is no folder for kept games".to_owned()))?;
    let text = std::fs::read_to_string(&file).map_err(|error| {
        if !named && error.kind() == ErrorKind::NotFound {
            return Failure::Failed(format!(
                "no game of {0} is kept yet: begin one with polemarch play {0}",
                G::NAME
            ));
        }
        Failure::file(&file, &error)
    })?;
    let kept = SavedGame::read(&text)
        .map_err(|problem| Failure::Failed(format!("{}: {problem}", file.display())))?;
    let replay = Replay::from_value(kept.replay).and_then(Replay::typed::<G>);
    let played = replay.and_then(|replay| Match::from_replay(game, replay));
    let played = played.map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
    let named = args.seats.clone().or(kept.seats);
    let sitters = named.as_deref().map(sitters).transpose()?;
    let sitters = sitters.unwrap_or_else(|| against_bots(&played));
    let seats = usize::from(played.game().seats(played.state()));
    if sitters.len() != seats {
        let text = format!("this game has {seats} seats, not {}", sitters.len());
        return Err(Failure::Usage(text));
    }
    Ok(Beginning {
        played,
        sitters,
        seed: None,
    })
}

/// The person on the first seat, greedy bots on the others.
fn against_bots<G: Presentation>(played: &Match<G>) -> Vec<Player> {
    let seats = usize::from(played.game().seats(played.state()));
    let mut sitters = vec![Player::Bot(Level::Greedy); seats];
    if let Some(first) = sitters.first_mut() {
        *first = Player::Human;
    }
    sitters
}

/// `human,bot:greedy`
fn sitters(text: &str) -> Result<Vec<Player>, Failure> {
    let sitter = |word: &str| match word.trim().split_once(':') {
        None if word.trim() == "human" => Ok(Player::Human),
        Some(("bot", level)) => Ok(Player::Bot(level.parse()?)),
        _ => Err(Failure::Usage(format!(
            "seat '{word}' should be human or bot:LEVEL, such as bot:greedy"
        ))),
    };
    text.split(',').map(sitter).collect()
}

/// The inverse of [`sitters`], for the saved game.
pub(crate) fn written(sitters: &[Player]) -> String {
    let word = |sitter: &Player| match sitter {
        Player::Human => "human".to_owned(),
        Player::Bot(level) => format!("bot:{level}"),
    };
    sitters.iter().map(word).collect::<Vec<_>>().join(",")
}

/// A number short enough to be written down.
fn new_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |time| time.as_nanos() as u64 % 1_000_000_000)
}
