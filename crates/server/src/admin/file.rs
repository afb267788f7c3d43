//! A table as a file: all of it but the notes people have written for themselves. The file tells every secret.

use std::collections::BTreeMap;

use engine::{Seat, Setup, fair::Fairness};
use protocol::Channel;
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;
use store::{
    ChatLineId, ChatRecord, Entry, Fork, Head, ImportedTable, Millis, NewTable, SaidQuery,
    SeatRecord, Status, StoreError, TableId, TableRecord, UserId,
};

use super::{Admin, AdminError, unreadable};
use crate::{
    http::{
        tables::{LONGEST_NAME, new_slug},
        talk::{LONGEST_LINE, stored_channel, told_channel},
    },
    logged_game::{LoggedGame, current_rules},
    names,
    text::{self, Shape},
};

/// The version of the file.
pub const FORMAT: u32 = 1;
/// Lines of talk are read in pages of this size.
const LINES: u32 = 500;

/// A table as a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// [`FORMAT`].
    pub format: u32,
    /// What was agreed.
    pub table: FileTable,
    pub seats: Vec<FileSeat>,
    /// What has happened.
    pub log: Vec<FileEntry>,
    pub chat: Vec<FileChat>,
}

/// What was agreed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileTable {
    pub id: String,
    pub name: String,
    pub game: String,
    pub rules: u32,
    pub setup: Setup,
    pub public: bool,
    #[serde(default)]
    pub host: Option<String>,
    pub dice: Fairness,
    pub status: Status,
    #[serde(default)]
    pub position: Option<Value>,
    #[serde(default)]
    pub rematch_of: Option<String>,
    #[serde(default)]
    pub forked_from: Option<Fork>,
    /// Files of earlier versions name a clock, which no table ever had.
    #[serde(default, rename = "clock", skip_serializing)]
    _clock: IgnoredAny,
    pub created: Millis,
    pub head: Head,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileSeat {
    pub seat: Seat,
    #[serde(default)]
    pub name: Option<String>,
    /// The name of their account; a guest has none and is not found again elsewhere.
    #[serde(default)]
    pub account: Option<String>,
    #[serde(default)]
    pub bot: Option<String>,
    #[serde(default)]
    pub left: bool,
    #[serde(default)]
    pub share: Option<String>,
    #[serde(default)]
    pub confirm: bool,
    #[serde(default)]
    pub ask_always: bool,
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileEntry {
    pub seq: u64,
    pub at: Millis,
    /// The account of the person who did it.
    #[serde(default)]
    pub account: Option<String>,
    pub body: Value,
}

/// Something said.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileChat {
    pub channel: Channel,
    pub name: String,
    #[serde(default)]
    pub account: Option<String>,
    pub text: String,
    pub at: Millis,
}

/// What became of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The link; a new one if the old one was taken.
    pub id: String,
    /// People who have no account here: their seats are free.
    pub strangers: Vec<String>,
    /// It was played under other rules: `patch` tells whether it still fits.
    pub other_rules: bool,
}

/// Accounts by the numbers of people, looked up once each.
struct Accounts<'a> {
    admin: &'a Admin,
    names: BTreeMap<UserId, Option<String>>,
    people: BTreeMap<String, Option<UserId>>,
}

impl<'a> Accounts<'a> {
    fn new(admin: &'a Admin) -> Self {
        Self {
            admin,
            names: BTreeMap::new(),
            people: BTreeMap::new(),
        }
    }

    async fn name(&mut self, user: Option<UserId>) -> Result<Option<String>, StoreError> {
        let Some(user) = user else { return Ok(None) };
        if let Some(name) = self.names.get(&user) {
            return Ok(name.clone());
        }
        let found = self.admin.store.user(user).await?;
        let account = found.filter(|user| user.password.is_some());
        let name = account.map(|user| user.name);
        self.names.insert(user, name.clone());
        Ok(name)
    }

    async fn person(&mut self, account: Option<&str>) -> Result<Option<UserId>, StoreError> {
        let Some(account) = account else {
            return Ok(None);
        };
        if let Some(person) = self.people.get(account) {
            return Ok(*person);
        }
        let found = names::account(&*self.admin.store, account).await?;
        let person = found.map(|user| user.id);
        self.people.insert(account.to_owned(), person);
        Ok(person)
    }
}

impl Admin {
    /// A table as a file.
    pub async fn export(&self, slug: &str) -> Result<TableFile, AdminError> {
        let found = self.find(slug).await?;
        let (table, mut accounts) = (found.table, Accounts::new(self));
        let mut seats = Vec::new();
        for seat in found.seats {
            seats.push(FileSeat {
                seat: seat.seat,
                name: seat.name,
                account: accounts.name(seat.user).await?,
                bot: seat.bot,
                left: seat.left,
                share: seat.share,
                confirm: seat.confirm,
                ask_always: seat.ask_always,
            });
        }
        let mut log = Vec::new();
        for entry in self.store.entries(table.id).await? {
            // The game may have gone on since the table was read.
            if entry.seq <= table.head.seq {
                log.push(FileEntry {
                    seq: entry.seq,
                    at: entry.at,
                    account: accounts.name(entry.user).await?,
                    body: serde_json::from_str(&entry.body).map_err(unreadable)?,
                });
            }
        }
        let mut chat = Vec::new();
        for line in self.talk(table.id).await? {
            chat.push(FileChat {
                channel: told_channel(line.channel),
                name: line.name,
                account: accounts.name(line.user).await?,
                text: line.text,
                at: line.at,
            });
        }
        let host = accounts.name(table.host).await?;
        Ok(TableFile {
            format: FORMAT,
            table: FileTable {
                id: table.slug,
                name: table.name,
                game: table.game,
                rules: table.rules,
                setup: table.setup,
                public: table.public,
                host,
                dice: table.dice,
                status: table.status,
                position: table.position,
                rematch_of: table.rematch_of,
                forked_from: table.forked_from,
                _clock: IgnoredAny,
                created: table.created,
                head: table.head,
            },
            seats,
            log,
            chat,
        })
    }

    /// Everything said at a table, in the order in which it was said.
    async fn talk(&self, table: TableId) -> Result<Vec<ChatRecord>, StoreError> {
        let mut all = Vec::new();
        for channel in [store::Channel::Players, store::Channel::Spectators] {
            let mut before = None;
            loop {
                let query = SaidQuery {
                    table,
                    channel,
                    reader: None,
                    before,
                    limit: LINES,
                };
                let page = self.store.said(query).await?;
                let Some(first) = page.first() else { break };
                before = Some(first.id);
                all.extend(page);
            }
        }
        all.sort_by_key(|line| line.id);
        Ok(all)
    }

    /// Stores a table from a file. People are found by the names of their accounts; the seats of others are free.
    pub async fn import(&self, file: TableFile) -> Result<Imported, AdminError> {
        if file.format != FORMAT {
            return Err(AdminError::Format { found: file.format });
        }
        let TableFile {
            table: agreed,
            seats: file_seats,
            log,
            chat: file_chat,
            ..
        } = file;
        let mut accounts = Accounts::new(self);
        let (seats, strangers) = settle(&mut accounts, agreed.status, file_seats).await?;
        let mut entries = Vec::new();
        for entry in log {
            entries.push(Entry {
                seq: entry.seq,
                at: entry.at,
                user: accounts.person(entry.account.as_deref()).await?,
                body: entry.body.to_string(),
            });
        }
        let mut chat = Vec::new();
        for line in file_chat {
            chat.extend(arrived(&mut accounts, line).await?);
        }
        let mut table = TableRecord {
            id: TableId::default(),
            slug: self.free_slug(agreed.id).await?,
            name: text::tidied(&agreed.name, Shape::Line, LONGEST_NAME),
            game: agreed.game,
            rules: agreed.rules,
            setup: agreed.setup,
            public: agreed.public,
            host: accounts.person(agreed.host.as_deref()).await?,
            host_name: None,
            dice: agreed.dice,
            status: agreed.status,
            position: agreed.position,
            rematch_of: agreed.rematch_of,
            forked_from: agreed.forked_from,
            put_out: Vec::new(),
            set_aside: None,
            created: agreed.created,
            head: agreed.head,
        };
        let other_rules = table.rules != current_rules(&table.game)?;
        if !other_rules {
            self.check(&mut table, &seats, &entries)?;
        } else if table.head.seq != entries.len() as u64 {
            return Err(AdminError::File("its log is not whole"));
        }
        let id = table.slug.clone();
        let new = NewTable { table, seats };
        let arrival = ImportedTable { new, entries, chat };
        self.store.import_table(arrival).await?;
        Ok(Imported {
            id,
            strangers,
            other_rules,
        })
    }

    /// The old link if it is free, a new one otherwise.
    async fn free_slug(&self, wanted: String) -> Result<String, AdminError> {
        let proper = wanted.len() == 16 && wanted.bytes().all(|b| b.is_ascii_alphanumeric());
        if proper && self.store.table(&wanted).await?.is_none() {
            return Ok(wanted);
        }
        Ok(new_slug()?)
    }

    /// Plays the log; what follows from it replaces what the file says.
    fn check(
        &self,
        table: &mut TableRecord,
        seats: &[SeatRecord],
        entries: &[Entry],
    ) -> Result<(), AdminError> {
        let mut play = LoggedGame::begin(&self.library, table)?;
        if usize::from(play.table().seats()) != seats.len() {
            return Err(AdminError::File("it has too few or too many seats"));
        }
        play.read(entries).map_err(|misfit| AdminError::Log {
            entry: misfit.entry,
            why: misfit.why,
        })?;
        match table.status {
            Status::Open if entries.is_empty() => {
                table.head = Head {
                    updated: table.head.updated,
                    ..Head::default()
                };
            }
            Status::Open => return Err(AdminError::File("it has a log but has not begun")),
            Status::Over if entries.is_empty() => {}
            Status::Live | Status::Over => table.head = play.head(seats, table.head.updated),
        }
        Ok(())
    }
}

/// Who sits where, with the people of this store, and who is not known here.
async fn settle(
    accounts: &mut Accounts<'_>,
    status: Status,
    seats: Vec<FileSeat>,
) -> Result<(Vec<SeatRecord>, Vec<String>), AdminError> {
    let (mut settled, mut strangers) = (Vec::new(), Vec::new());
    for (number, seat) in (0..).zip(seats) {
        if seat.seat != Seat(number) {
            return Err(AdminError::File("its seats are not in their order"));
        }
        let user = accounts.person(seat.account.as_deref()).await?;
        let stranger = user.is_none() && seat.name.is_some();
        if let Some(name) = seat.name.filter(|_| stranger) {
            strangers.push(text::tidied(&name, Shape::Line, names::LONGEST));
        }
        // Before the start a seat of a stranger is free again; what they sent for the dice goes with them.
        let open = stranger && status == Status::Open;
        settled.push(SeatRecord {
            seat: seat.seat,
            user,
            name: None,
            bot: seat.bot,
            left: seat.left && !open,
            share: seat.share.filter(|_| !open),
            confirm: seat.confirm,
            ask_always: seat.ask_always,
        });
    }
    Ok((settled, strangers))
}

/// A line of talk, if anything of it can be seen; the name of somebody who is not known here goes before their words.
async fn arrived(
    accounts: &mut Accounts<'_>,
    line: FileChat,
) -> Result<Option<ChatRecord>, StoreError> {
    let user = accounts.person(line.account.as_deref()).await?;
    let name = text::tidied(&line.name, Shape::Line, names::LONGEST);
    let words = text::tidied(&line.text, Shape::Lines, LONGEST_LINE);
    if words.is_empty() {
        return Ok(None);
    }
    let text = match user {
        None if !name.is_empty() => format!("{name}: {words}"),
        Some(_) | None => words,
    };
    Ok(Some(ChatRecord {
        id: ChatLineId::default(),
        channel: stored_channel(line.channel),
        user,
        name,
        text,
        at: line.at,
    }))
}
