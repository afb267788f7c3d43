//! Stores a table from a file.

use engine::Seat;
use store::{
    ChatLineId, ChatRecord, Entry, Head, ImportedTable, NewTable, SeatRecord, Status, StoreError,
    TableId, TableRecord, UserId,
};

use super::{
    Admin, AdminError,
    file::{Accounts, FORMAT, FileChat, FileSeat, FileTable, Imported, TableFile},
};
use crate::{
    http::{
        tables::{LONGEST_NAME, new_slug},
        talk::{LONGEST_LINE, stored_channel},
    },
    logged_game::{LoggedGame, current_rules},
    names,
    text::{self, Shape},
};

impl Admin {
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
        let host = accounts.person(agreed.host.as_deref()).await?;
        let slug = self.free_slug(&agreed.id).await?;
        let mut table = record(agreed, slug, host);
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
    async fn free_slug(&self, wanted: &str) -> Result<String, AdminError> {
        let proper = wanted.len() == 16 && wanted.bytes().all(|b| b.is_ascii_alphanumeric());
        if proper && self.store.table(wanted).await?.is_none() {
            return Ok(wanted.to_owned());
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

/// What was agreed, under this link.
fn record(agreed: FileTable, slug: String, host: Option<UserId>) -> TableRecord {
    TableRecord {
        id: TableId::default(),
        slug,
        name: text::tidied(&agreed.name, Shape::Line, LONGEST_NAME),
        game: agreed.game,
        rules: agreed.rules,
        setup: agreed.setup,
        public: agreed.public,
        host,
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
