//! How the server is set up.

use std::{net::SocketAddr, time::Duration};

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Is it reached through https? Then cookies are sent through nothing else.
    pub secure: bool,
    /// Does a proxy of our own stand before it, whose `X-Forwarded-For` can be believed?
    pub behind_proxy: bool,
    /// So many bots think at the same time, and for so many people it is worked out what they want to know.
    pub thinkers: usize,
    /// How often somebody may ask.
    pub rates: Rates,
    /// How many connections may be open. A proxy of our own brings everybody's from one address: it is up to the proxy to limit those.
    pub most_connections: MostConnections,
    /// A request has to arrive within this time, its head and its body each; a connection on which nothing comes for so long ends, and one
    /// whose client takes nothing of what is sent to it.
    pub arrival: Duration,
    /// How long tables wait for people.
    pub patience: Patience,
}

/// How long tables wait for people.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
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

impl Default for Patience {
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
}

impl Rates {
    /// Nobody asks so often.
    pub const UNLIMITED: Self = Self {
        requests: 1_000_000,
        passwords: 1_000_000,
        guests: 1_000_000,
        tables: 1_000_000,
        words: 1_000_000,
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
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            secure: false,
            behind_proxy: false,
            thinkers: cores,
            rates: Rates::default(),
            most_connections: MostConnections::default(),
            arrival: Duration::from_secs(20),
            patience: Patience::default(),
        }
    }
}
