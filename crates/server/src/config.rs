//! How the server is set up.

use std::{net::SocketAddr, time::Duration};

use ipnet::IpNet;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Is it reached through https? Then cookies are sent through nothing else.
    pub secure: bool,
    /// The proxies of our own, whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// The names people reach it by; requests for others are refused.
    pub public_names: Vec<String>,
    /// Who may read what is counted.
    pub metrics: Metrics,
    /// So many bots think at the same time, and for so many people it is worked out what they want to know.
    pub thinkers: usize,
    /// How often somebody may ask.
    pub rates: Rates,
    /// How many connections may be open. A proxy of our own brings everybody's from one address: it is up to the proxy to limit those.
    pub most_connections: MostConnections,
    /// How much is kept for people and tables.
    pub sizes: Sizes,
    /// A request has to arrive within this time, its head and its body each; a connection on which nothing comes for so long ends, and one
    /// whose client takes nothing of what is sent to it.
    pub arrival: Duration,
    /// How long tables wait for people.
    pub table_timeouts: TableTimeouts,
    /// When answers come that somebody has given in advance.
    pub program_pace: ProgramPace,
}

/// Who may read what is counted. By default nobody.
#[derive(Clone, Debug, Default)]
pub struct Metrics {
    /// An address of their own, for whoever can reach it.
    pub listen: Option<SocketAddr>,
    /// A token with which they are read where everybody asks.
    pub token: Option<String>,
}

/// When answers come that somebody has given in advance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProgramPace {
    /// After a while, as from a person at the screen, where other people play: it cannot be told that they were programmed.
    #[default]
    AsPeople,
    /// At once: for tests.
    AtOnce,
}

/// How long tables wait for people.
#[derive(Clone, Copy, Debug)]
pub struct TableTimeouts {
    /// A table that has not begun is closed when nobody has come for so long.
    pub open: Duration,
    /// A game is closed when nothing has happened for so long.
    pub live: Duration,
    /// A player who has not answered for so long may be replaced.
    pub absent: Duration,
    /// How often it is looked for such tables.
    pub between_sweeps: Duration,
    /// How often a table in memory tries again what failed before, such as the move of a bot while the disk was full.
    pub between_rounds: Duration,
    /// A connection that has been silent for so long is asked whether it is there, and ends when it has been silent three times as long.
    pub silence: Duration,
}

impl Default for TableTimeouts {
    fn default() -> Self {
        const DAY: u64 = 24 * 60 * 60;
        Self {
            open: Duration::from_secs(2 * DAY),
            live: Duration::from_secs(90 * DAY),
            absent: Duration::from_secs(14 * DAY),
            between_sweeps: Duration::from_secs(600),
            between_rounds: Duration::from_secs(10),
            silence: Duration::from_secs(30),
        }
    }
}

/// How many connections may be open at the same time.
#[derive(Clone, Copy, Debug)]
pub struct MostConnections {
    /// From everybody together.
    pub in_all: usize,
    /// From one address.
    pub from_one_address: usize,
}

impl MostConnections {
    /// As many as the system allows.
    pub const UNLIMITED: Self = Self {
        in_all: usize::MAX,
        from_one_address: usize::MAX,
    };
}

impl Default for MostConnections {
    fn default() -> Self {
        Self {
            in_all: 20_000,
            from_one_address: 512,
        }
    }
}

/// How much is kept for people and tables.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Tables that one person has made and that are not over, forks and rematches among them.
    pub unfinished_tables: u64,
    /// All tables that one person has made.
    pub tables: u64,
    /// Bytes of all notes that one person has written.
    pub notes: u64,
    /// Lines of talk in one channel of a table: the oldest go.
    pub lines: u32,
    /// Entries in the log of a table.
    pub entries: u64,
    /// Entries in the log of a table that are no moves: moves taken back, proposals, programs. The log may be four times as long as the
    /// game and this much longer.
    pub spare_entries: u64,
}

impl Sizes {
    /// As much as the disk holds.
    pub const UNLIMITED: Self = Self {
        unfinished_tables: u64::MAX,
        tables: u64::MAX,
        notes: u64::MAX,
        lines: u32::MAX,
        entries: u64::MAX,
        spare_entries: u64::MAX,
    };
}

impl Default for Sizes {
    fn default() -> Self {
        Self {
            unfinished_tables: 100,
            tables: 2_000,
            notes: 1_000_000,
            lines: 2_000,
            entries: 100_000,
            spare_entries: 2_000,
        }
    }
}

/// How often somebody may ask.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests and frames a second, from one address.
    pub requests: u32,
    /// Wrong passwords a minute, from one address and for one account.
    pub passwords: u32,
    /// New guests a minute, from one address.
    pub guests: u32,
    /// New tables a minute, for one person; four times as many from one address.
    pub tables: u32,
    /// Lines of talk, notes, and orders other than moves a minute, for one person.
    pub words: u32,
    /// Bytes a minute that one person may have written to the disk; four times as many from one address.
    pub bytes: u32,
    /// Milliseconds a second that the server works for one person's questions: hints, odds, past positions; four times as many for one
    /// address. What is not used in a minute may be used at once.
    pub work: u32,
}

impl Rates {
    /// Nobody asks so often.
    pub const UNLIMITED: Self = Self {
        requests: 1_000_000,
        passwords: 1_000_000,
        guests: 1_000_000,
        tables: 1_000_000,
        words: 1_000_000,
        bytes: u32::MAX,
        work: 1_000_000,
    };
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            requests: 100,
            passwords: 10,
            guests: 20,
            tables: 30,
            words: 120,
            bytes: 1_000_000,
            work: 250,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            secure: false,
            trusted_proxies: Vec::new(),
            public_names: Vec::new(),
            metrics: Metrics::default(),
            thinkers: cores,
            rates: Rates::default(),
            most_connections: MostConnections::default(),
            sizes: Sizes::default(),
            arrival: Duration::from_secs(20),
            table_timeouts: TableTimeouts::default(),
            program_pace: ProgramPace::default(),
        }
    }
}
