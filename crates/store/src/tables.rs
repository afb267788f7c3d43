//! Tables: what was agreed, who sits where, and how far the log is.

use async_trait::async_trait;
use engine::{Seat, Setup, fair::Fairness};
use ids::{Millis, TableId, UptimeMillis, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ChatRecord, Entry, Person, StoreError};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It waits for people.
    Open,
    Live,
    Over,
}

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    /// Its number inside the store.
    pub id: TableId,
    /// As in its link: cannot be guessed.
    pub slug: String,
    /// What it is called; empty where nobody gave it a name.
    pub name: String,
    pub game: String,
    /// The version of its rules when it was made.
    pub rules: u32,
    /// Scenario, number of seats and options.
    pub setup: Setup,
    /// Is it listed?
    pub public: bool,
    /// Who made it.
    pub host: Option<UserId>,
    /// Their name when this was read; the store fills it in.
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
    /// Whom the host has put out; read only where the table is looked for by its link.
    pub put_out: Vec<Person>,
    /// Why it was set aside: it can be looked at, and nothing can be changed there.
    pub set_aside: Option<String>,
    pub created: Millis,
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
    pub seats: Vec<SeatRecord>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRecord {
    pub seat: Seat,
    pub user: Option<UserId>,
    /// Their name when this was read; the store fills it in.
    pub name: Option<String>,
    /// The level of the bot.
    pub bot: Option<String>,
    /// Somebody sat here and has left.
    pub left: bool,
    /// Their part in the fair dice, in hexadecimal.
    pub share: Option<String>,
    /// Do they want to be asked before their turn passes?
    pub confirm: bool,
    /// Do they want to be asked also where they can only pass?
    pub ask_always: bool,
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
    pub updated: Millis,
    /// The uptime of the server at that time, in milliseconds; the store writes it.
    #[serde(skip)]
    pub active: UptimeMillis,
    /// How it ended, as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Value>,
    /// How often the administrator has changed the table: whoever holds an older state of it cannot write.
    #[serde(skip)]
    pub generation: u64,
}

/// Which tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFilter {
    /// Those a person sits at and has not hidden, where they are asked first.
    Of(UserId),
    /// Those a person has hidden.
    HiddenBy(UserId),
    /// Those that wait for people, listed ones only.
    Open,
    /// Those that are played, listed ones only.
    Live,
    /// Those that are over, listed ones only.
    Over,
}

/// Does somebody see a table in their list?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hidden {
    Yes,
    No,
}

/// A page of a list. Listed tables come in the order in which something happened there last, to the minute.
#[derive(Clone, Debug)]
pub struct ListQuery {
    pub which: TableFilter,
    /// Of this game only.
    pub game: Option<String>,
    /// With this in the name of the table or of a player, in capitals or not.
    pub search: Option<String>,
    pub limit: u32,
    /// How many are left out.
    pub offset: u32,
}

/// A table and its seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    pub table: TableRecord,
    pub seats: Vec<SeatRecord>,
}

/// A table that comes from elsewhere with all that belongs to it.
#[derive(Clone, Debug)]
pub struct ImportedTable {
    /// The table and its seats.
    pub new: NewTable,
    pub entries: Vec<Entry>,
    /// What was said; numbers and names are given by the store.
    pub chat: Vec<ChatRecord>,
}

/// Tables and their seats.
#[async_trait]
pub trait Tables: Send + Sync + 'static {
    /// Stores a table.
    async fn create_table(&self, table: NewTable) -> Result<TableId, StoreError>;
    /// Stores a table that comes from elsewhere, all or nothing.
    async fn import_table(&self, arrival: ImportedTable) -> Result<TableId, StoreError>;
    /// A table by its link.
    async fn table(&self, slug: &str) -> Result<Option<Listed>, StoreError>;
    /// The rematch of a table that is not over yet.
    async fn rematch(&self, slug: &str) -> Result<Option<Listed>, StoreError>;
    /// Changes what was agreed and who sits where; a conflict if the administrator has changed the table meanwhile.
    async fn save_table(&self, table: &TableRecord, seats: &[SeatRecord])
    -> Result<(), StoreError>;
    /// Takes a table out of the list of somebody who sits there, or puts it back.
    async fn set_hidden(&self, user: UserId, slug: &str, hidden: Hidden) -> Result<(), StoreError>;
    /// A page of a list.
    async fn list(&self, query: ListQuery) -> Result<Vec<Listed>, StoreError>;
    /// Tables where a bot is asked: they are woken at the start.
    async fn tables_of_bots(&self) -> Result<Vec<String>, StoreError>;
    /// Tables of this kind where nothing has happened since this uptime.
    async fn idle_tables(
        &self,
        status: Status,
        since: UptimeMillis,
    ) -> Result<Vec<String>, StoreError>;
    /// All tables, listed or not, the newest first: for the administrator.
    async fn all_tables(
        &self,
        status: Option<Status>,
        game: Option<&str>,
    ) -> Result<Vec<Listed>, StoreError>;
    /// The links of all tables, listed or not. They are found also where other data of the tables are damaged.
    async fn links(&self) -> Result<Vec<String>, StoreError>;
    /// Sets a table aside and says why, or takes it up again. Whoever has it in memory has to read it again.
    async fn set_aside(&self, id: TableId, why: Option<&str>) -> Result<(), StoreError>;
    /// Removes a table with all that belongs to it.
    async fn delete_table(&self, id: TableId) -> Result<(), StoreError>;
    /// How many tables are stored.
    async fn count_tables(&self) -> Result<u64, StoreError>;
}
