//! The records.

use engine::{Seat, Setup, fair::Fairness};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::people::Person;

/// What is kept for one person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Tables they have made.
    pub tables: u64,
    /// Those of them that are not over.
    pub unfinished_tables: u64,
    /// Bytes of their notes.
    pub notes: u64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It waits for people.
    Open,
    /// It is played.
    Live,
    /// It is over.
    Over,
}

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    /// Its number inside the store.
    pub id: i64,
    /// As in its link: cannot be guessed.
    pub slug: String,
    /// What it is called; empty where nobody gave it a name.
    pub name: String,
    /// Which game.
    pub game: String,
    /// The version of its rules when it was made.
    pub rules: u32,
    /// Scenario, number of seats and options.
    pub setup: Setup,
    /// Is it listed?
    pub public: bool,
    /// Who made it.
    pub host: Option<i64>,
    /// His name when this was read; the store fills it in.
    pub host_name: Option<String>,
    /// The secret, its commitment and the shares.
    pub dice: Fairness,
    /// How far it is.
    pub status: Status,
    /// Where it began, if not as the rules say.
    pub position: Option<Value>,
    /// The slug of the table it repeats.
    pub rematch_of: Option<String>,
    /// Where it was forked.
    pub forked_from: Option<Fork>,
    /// The clock: a place for later.
    pub clock: Option<Value>,
    /// Whom the host has put out; read only where the table is looked for by its link.
    pub put_out: Vec<Person>,
    /// Why it was set aside: it can be looked at, and nothing can be changed there.
    pub set_aside: Option<String>,
    /// Milliseconds since 1970.
    pub created: i64,
    /// How far its log is.
    pub head: Head,
}

/// Where a table was forked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fork {
    /// From which table.
    pub slug: String,
    /// After how many actions.
    pub number: usize,
}

/// A table to be stored.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// All about it; its number is given by the store.
    pub table: TableRecord,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRecord {
    /// Which seat.
    pub seat: Seat,
    /// The person.
    pub user: Option<i64>,
    /// His name when this was read; the store fills it in.
    pub name: Option<String>,
    /// The level of the bot.
    pub bot: Option<String>,
    /// Somebody sat here and has left.
    pub left: bool,
    /// His part in the fair dice, in hexadecimal.
    pub share: Option<String>,
    /// Does he want to be asked before his turn passes?
    pub confirm: bool,
}

/// What follows from the log and is needed to list tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// How many entries the log has.
    pub seq: u64,
    /// How many actions stand.
    pub number: usize,
    /// The seats that are asked, as bits.
    pub asked: u32,
    /// Of these, those that are bots', as bits.
    pub bots: u32,
    /// When something happened last, in milliseconds since 1970.
    pub updated: i64,
    /// The uptime of the server at that time, in milliseconds; the store writes it.
    #[serde(skip)]
    pub active: i64,
    /// How it ended, as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Value>,
    /// How often the administrator has changed the table: whoever holds an older state of it cannot write.
    #[serde(skip)]
    pub generation: u64,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who, if it was a person.
    pub user: Option<i64>,
    /// What, as JSON.
    pub body: String,
}

/// Entries to be added to a log.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: i64,
    /// The entries, numbered on from the log's present end.
    pub entries: Vec<Entry>,
    /// What follows from them.
    pub head: Head,
}

/// Which tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFilter {
    /// Those a person sits at, where he is asked first.
    Of(i64),
    /// Those that wait for people, listed ones only.
    Open,
    /// Those that are played, listed ones only.
    Live,
    /// Those that are over, listed ones only.
    Over,
}

/// A page of a list. Listed tables come in the order in which something happened there last, to the minute.
#[derive(Clone, Debug)]
pub struct ListQuery {
    /// Which tables.
    pub which: TableFilter,
    /// Of this game only.
    pub game: Option<String>,
    /// With this in the name of the table or of a player, in capitals or not.
    pub search: Option<String>,
    /// How many.
    pub limit: u32,
    /// How many are left out.
    pub offset: u32,
}

/// A table and its seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The table.
    pub table: TableRecord,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
}

/// A table that comes from elsewhere with all that belongs to it.
#[derive(Clone, Debug)]
pub struct ImportedTable {
    /// The table and its seats.
    pub new: NewTable,
    /// Its log.
    pub entries: Vec<Entry>,
    /// What was said; numbers and names are given by the store.
    pub chat: Vec<ChatRecord>,
}

/// A change by the administrator. Whoever has the table in memory cannot write any more and has to read it again.
#[derive(Clone, Debug)]
pub struct AdminChange {
    /// How far the log was when the table was read; if that is no longer so, nothing is changed.
    pub before: Head,
    /// The table as it shall be; its head tells about the log that follows from the other fields.
    pub table: TableRecord,
    /// So many entries stay; those after them are put aside.
    pub kept: u64,
    /// Entries to be added after those.
    pub added: Vec<Entry>,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRecord {
    /// Its number.
    pub id: i64,
    /// For the players? Otherwise for those who watch.
    pub players: bool,
    /// By whom.
    pub user: Option<i64>,
    /// His name.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Which lines of talk.
#[derive(Clone, Copy, Debug)]
pub struct SaidQuery {
    /// At which table.
    pub table: i64,
    /// Among the players? Otherwise among those who watch.
    pub players: bool,
    /// Who reads: those whom he has blocked are left out.
    pub reader: Option<i64>,
    /// Before this number.
    pub before: Option<i64>,
    /// How many.
    pub limit: u32,
}

/// What the administrator wants everybody to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Grows with every new one.
    pub id: i64,
    /// In his words.
    pub text: String,
    /// Until when, in milliseconds since 1970.
    pub until: Option<i64>,
}

/// A notice to be stored.
#[derive(Clone, Debug)]
pub struct NewNotice {
    /// In his words.
    pub text: String,
    /// Until when, in milliseconds since 1970.
    pub until: Option<i64>,
}
