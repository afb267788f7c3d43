//! What an administrator can type.

use std::{path::PathBuf, time::Duration};

use clap::{Args, Subcommand};

/// `admin`
#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    /// The SQLite file [default: polemarch/polemarch.db in the platform's data directory]
    #[arg(long, global = true, value_name = "URL")]
    pub db: Option<String>,
    /// What to do
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What an administrator can do.
#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// List all tables, also those that are found by link only
    List {
        /// Only those that are open, live or over
        #[arg(long, value_name = "STATUS")]
        status: Option<StatusName>,
        /// Only those of this game
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a table: who sits there and how far it is
    Show {
        /// As in its link
        table: String,
    },
    /// End a table without a winner
    Close {
        /// As in its link
        table: String,
    },
    /// Let a table be played again that was set aside after it had failed twice
    Resume {
        /// As in its link
        table: String,
    },
    /// Write a table to a file, with all its secrets
    Export {
        /// As in its link
        table: String,
        /// Must not exist yet
        file: PathBuf,
    },
    /// Read a table from such a file
    Import {
        /// A file that `export` has written
        file: PathBuf,
    },
    /// Remove a table with all that belongs to it
    Delete {
        /// As in its link
        table: String,
    },
    /// Write a whole copy of the database to a file, while the server runs
    Backup {
        /// Must not exist yet
        file: PathBuf,
    },
    /// Check the database and play every table again from its log; nothing is changed
    Verify,
    /// Play every unfinished table again on the rules of this program and tell which still fit
    Patch {
        /// Leave out what does not fit, and take new dice from there on; what is left out is kept
        #[arg(long)]
        repair: bool,
    },
    /// Look after people
    #[command(subcommand)]
    User(UserCommand),
    /// Look after what is said
    #[command(subcommand)]
    Talk(TalkCommand),
    /// Tell everybody something: those who are connected hear it at once
    Broadcast(BroadcastArgs),
}

/// What an administrator can do about people. USER is the name of an account, or id:NUMBER.
#[derive(Debug, Subcommand)]
pub(crate) enum UserCommand {
    /// List all accounts
    List {
        /// Everybody with this in the name, guests too
        #[arg(long, value_name = "TEXT")]
        search: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a user: last seen, sessions, tokens, tables
    Show {
        /// The name of an account, or id:NUMBER
        user: String,
    },
    /// Change the name of a user
    Rename {
        /// The name of an account, or id:NUMBER
        user: String,
        /// The new one
        name: String,
    },
    /// Give an account a new random password and print it once; all its sessions and tokens end
    ResetPassword {
        /// The name of an account, or id:NUMBER
        user: String,
        /// Read the new password from the first line of standard input in place of a random one
        #[arg(long)]
        stdin: bool,
    },
    /// Lock a user out: no login, and all sessions and tokens end
    Lock {
        /// The name of an account, or id:NUMBER
        user: String,
    },
    /// Let a locked user in again
    Unlock {
        /// The name of an account, or id:NUMBER
        user: String,
    },
    /// Delete a user, as they could do themselves
    Delete {
        /// The name of an account, or id:NUMBER
        user: String,
    },
    /// List the API tokens of a user
    Tokens {
        /// The name of an account, or id:NUMBER
        user: String,
        /// Withdraw one of them
        #[arg(long, value_name = "ID")]
        withdraw: Option<i64>,
    },
}

/// What an administrator can do about talk.
#[derive(Debug, Subcommand)]
pub(crate) enum TalkCommand {
    /// List what was said at a table, with the numbers of the lines
    List {
        /// As in its link
        table: String,
    },
    /// Remove a line
    Remove {
        /// As in its link
        table: String,
        /// The number of the line: see `talk list`
        line: i64,
    },
}

/// `admin broadcast`
#[derive(Debug, Args)]
pub(crate) struct BroadcastArgs {
    /// Up to 300 characters
    #[arg(required_unless_present = "clear")]
    pub text: Option<String>,
    /// Show it for so long, such as 90m, 12h or 3d [default: until it is withdrawn]
    #[arg(long = "for", value_name = "TIME", value_parser = time, conflicts_with = "clear")]
    pub time: Option<Duration>,
    /// Withdraw what was told
    #[arg(long, conflicts_with = "text")]
    pub clear: bool,
}

/// A time, written as minutes, hours or days.
fn time(text: &str) -> Result<Duration, String> {
    let wrong = || "write minutes, hours or days, such as 90m, 12h or 3d".to_owned();
    let unit = match text.chars().last() {
        Some('m') => Duration::from_secs(60),
        Some('h') => Duration::from_secs(60 * 60),
        Some('d') => Duration::from_secs(24 * 60 * 60),
        Some(_) | None => return Err(wrong()),
    };
    let number = text.trim_end_matches(['m', 'h', 'd']);
    let number: u16 = number.parse().map_err(|_| wrong())?;
    if number == 0 {
        return Err(wrong());
    }
    Ok(unit * u32::from(number))
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum StatusName {
    /// It waits for people
    Open,
    /// It is played
    Live,
    /// It is over
    Over,
}
