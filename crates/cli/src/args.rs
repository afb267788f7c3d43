//! What can be typed.

mod admin;

use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
};

use clap::{Args, Parser, Subcommand};
use engine::{Lang, Setup};
use ipnet::IpNet;

pub(crate) use self::admin::{
    AdminArgs, AdminCommand, BroadcastArgs, StatusName, TalkCommand, UserCommand,
};
use crate::failure::Failure;

/// Historical games of the ancient world with every rule enforced.
#[derive(Debug, Parser)]
#[command(name = "polemarch", version, max_term_width = 100)]
pub(crate) struct Cli {
    /// Read data files from DIR/GAME/ in place of the built-in ones
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve tables over HTTP and WebSocket
    Serve(ServeArgs),
    /// Look after the tables and the people of a server, while it runs or not
    Admin(AdminArgs),
    /// Play in the terminal, against the computer or hot-seat
    Play(PlayArgs),
    /// Let bots play many games and count what comes of it
    Sim(SimArgs),
    /// Let levels of bots play each other and say which beats which, how surely and by how much
    Ladder(LadderArgs),
    /// Learn from games of bots what the features of a position count
    Tune(TuneArgs),
    /// Speak JSON lines on standard input and output, for bots and scripts
    Engine,
    /// Tell, check or look into a saved game
    Replay(ReplayArgs),
    /// Read the rules of a game in our own words
    Rules(RulesArgs),
    /// List the games with their scenarios and options
    Games(GamesArgs),
    /// Check the data files of every game
    Check,
    /// Measure how fast the games are, or the server
    Bench(BenchArgs),
}

/// `serve`
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// The SQLite file [default: polemarch/polemarch.db in the platform's data directory]
    #[arg(long, value_name = "URL")]
    pub db: Option<String>,
    /// People reach it through https: send cookies through nothing else
    #[arg(long)]
    pub secure: bool,
    /// Trust the X-Forwarded-For of this proxy, by address or network (may be repeated)
    #[arg(long, value_name = "CIDR", value_parser = network)]
    pub trust_proxy: Vec<IpNet>,
    /// The name people reach it by: requests for other names are refused (may be repeated)
    #[arg(long, value_name = "HOST", value_parser = host)]
    pub public_name: Vec<String>,
    /// Show what is counted (/metrics) at an address of its own, such as 127.0.0.1:9090
    #[arg(long, value_name = "ADDR")]
    pub metrics: Option<SocketAddr>,
    /// Show it at the public address to those who have the token in this file
    #[arg(long, value_name = "FILE")]
    pub metrics_token_file: Option<PathBuf>,
    /// Write the log as JSON lines
    #[arg(long)]
    pub log_json: bool,
    /// Lift the rate limits: for measuring and for tests
    #[arg(long, hide = true)]
    pub unlimited: bool,
}

/// The name of a host, and nothing else.
fn host(text: &str) -> Result<String, String> {
    let is_label = |label: &str| {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty() && label.bytes().all(is_plain)
    };
    if text.split('.').all(is_label) || text.parse::<IpAddr>().is_ok() {
        return Ok(text.to_owned());
    }
    Err("a name without scheme, port or path, such as club.example.org".to_owned())
}

/// A network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    let network = text.parse().or_else(|_| address());
    network.map_err(|_| "an address or a network, such as 10.0.0.1 or 10.0.0.0/8".to_owned())
}

/// What is agreed before a game.
#[derive(Debug, Args)]
pub(crate) struct SetupArgs {
    /// Which game: see `polemarch games`
    pub game: String,
    /// Which board or scenario
    #[arg(long, value_name = "S", default_value = "")]
    pub scenario: String,
    /// An option of the game; may be repeated
    #[arg(long = "opt", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl SetupArgs {
    /// The set-up for so many seats.
    pub(crate) fn setup(&self, seats: Option<usize>) -> Result<Setup, Failure> {
        let mut setup = Setup::scenario(&self.scenario);
        for option in &self.options {
            let (key, value) = option.split_once('=').ok_or_else(|| {
                Failure::Usage(format!("option '{option}' should be written KEY=VALUE"))
            })?;
            setup = setup.option(key, value);
        }
        setup.seats = seats
            .map(|seats| {
                u8::try_from(seats)
                    .map_err(|_| Failure::Usage(format!("{seats} seats are not possible")))
            })
            .transpose()?;
        Ok(setup)
    }
}

/// `play`
#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Who sits where: human or bot:LEVEL, separated by commas [default: you against greedy bots]
    #[arg(long, value_name = "SEAT,SEAT,...")]
    pub seats: Option<String>,
    /// The number all chance follows from [default: a new one each time]
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Go on with a saved game; without FILE with the last one
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub resume: Option<Option<PathBuf>>,
    /// en or fr
    #[arg(long, default_value = "en", value_parser = lang)]
    pub lang: Lang,
}

/// `sim`
#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub setup: SetupArgs,
    /// One bot a seat, separated by commas: random, greedy, search:1 to search:5, exec:COMMAND
    #[arg(long, value_name = "A,B,...")]
    pub bots: String,
    /// How many games
    #[arg(long, value_name = "N")]
    pub games: u64,
    /// The number all chance follows from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=256))]
    pub threads: Option<u16>,
    /// Write the summary and one line a game as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Save every game as a replay in this folder
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
}

/// `ladder`
#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Levels, the weakest first, separated by commas [default: greedy and all above]
    #[arg(long, value_name = "A,B,...")]
    pub levels: Option<String>,
    /// How many sit at the table: one of the level, the others of the level below [default: 2, in Antike 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub seats: Option<u8>,
    /// How many games of each pair
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u64,
    /// The number all chance follows from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=256))]
    pub threads: Option<u16>,
    /// Write the figures as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Draw them
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Keep every game in this file and go on where it ends
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

/// `tune`
#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub setup: SetupArgs,
    /// The levels that play, separated by commas: chance gives every seat one of them
    #[arg(long, value_name = "A,B,...", default_value = "greedy,search:1")]
    pub levels: String,
    /// How many sit at the table [default: 2, in Antike 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub seats: Option<u8>,
    /// How many games: of every five one is kept apart to check the weights by
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub games: u64,
    /// The number all chance follows from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=256))]
    pub threads: Option<u16>,
    /// Hold the weights where they are as if so many positions spoke for each of them
    #[arg(long, value_name = "N", default_value_t = 200.0)]
    pub hold: f64,
    /// Leave the weights alone and find only the odds that belong to them
    #[arg(long, value_name = "PART")]
    pub only: Option<TunedPart>,
    /// Write the weights that were found
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draw how often positions were won that were called so and so likely
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Keep the positions of every game in this file and go on where it ends
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

/// What can be tuned by itself.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum TunedPart {
    Odds,
}

/// `replay`
#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// A saved game
    pub file: PathBuf,
    /// Play it again and check the dice and every action
    #[arg(long)]
    pub verify: bool,
    /// Show the position after N actions
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// en or fr
    #[arg(long, default_value = "en", value_parser = lang)]
    pub lang: Lang,
}

/// `rules`
#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// Which game
    pub game: String,
    /// A section or a rule, such as conquest or conquest.5
    pub section: Option<String>,
    /// en or fr
    #[arg(long, default_value = "en", value_parser = lang)]
    pub lang: Lang,
}

/// `games`
#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// `bench`
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BenchArgs {
    /// Also write the figures as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// What to measure in place of the games
    #[command(subcommand)]
    pub command: Option<BenchCommand>,
}

/// What else can be measured.
#[derive(Debug, Subcommand)]
pub(crate) enum BenchCommand {
    /// Measure how long the bots think: one game of every level against itself, of every game
    Bots(BenchBotsArgs),
    /// Measure the server: it is started on a file of its own, and clients play on this machine
    Server(BenchServerArgs),
}

/// `bench bots`
#[derive(Debug, Args)]
pub(crate) struct BenchBotsArgs {
    /// Also write the figures as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// `bench server`
#[derive(Debug, Args)]
pub(crate) struct BenchServerArgs {
    /// Also write the figures as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// How many tables are played at the same time
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub tables: usize,
    /// How long they are played as fast as possible, and again at half of that rate
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub seconds: u64,
    /// How many idle connections are opened
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub sockets: usize,
    /// How many tables are stored before the server is started
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub stored: u32,
}

fn lang(text: &str) -> Result<Lang, String> {
    text.parse().map_err(|_| "possible: en, fr".to_owned())
}
