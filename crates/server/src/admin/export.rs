//! Writes a table as a file.

use serde::de::IgnoredAny;
use store::{ChatRecord, Entry, SaidQuery, SeatRecord, StoreError, TableId};

use super::{
    Admin, AdminError,
    file::{Accounts, FORMAT, FileChat, FileEntry, FileSeat, FileTable, TableFile},
    unreadable,
};
use crate::http::talk::told_channel;

/// Lines of talk are read in pages of this size.
const LINES: u32 = 500;

impl Admin {
    /// A table as a file.
    pub async fn export(&self, slug: &str) -> Result<TableFile, AdminError> {
        let found = self.find(slug).await?;
        let (table, mut accounts) = (found.table, Accounts::new(self));
        let mut seats = Vec::new();
        for seat in found.seats {
            seats.push(file_seat(&mut accounts, seat).await?);
        }
        let mut log = Vec::new();
        for entry in self.store.entries(table.id).await? {
            // The game may have gone on since the table was read.
            if entry.seq <= table.head.seq {
                log.push(file_entry(&mut accounts, entry).await?);
            }
        }
        let mut chat = Vec::new();
        for line in self.talk(table.id).await? {
            chat.push(file_line(&mut accounts, line).await?);
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
}

async fn file_seat(accounts: &mut Accounts<'_>, seat: SeatRecord) -> Result<FileSeat, StoreError> {
    Ok(FileSeat {
        seat: seat.seat,
        name: seat.name,
        account: accounts.name(seat.user).await?,
        bot: seat.bot,
        left: seat.left,
        share: seat.share,
        confirm: seat.confirm,
        ask_always: seat.ask_always,
    })
}

async fn file_entry(accounts: &mut Accounts<'_>, entry: Entry) -> Result<FileEntry, AdminError> {
    Ok(FileEntry {
        seq: entry.seq,
        at: entry.at,
        account: accounts.name(entry.user).await?,
        body: serde_json::from_str(&entry.body).map_err(unreadable)?,
    })
}

async fn file_line(accounts: &mut Accounts<'_>, line: ChatRecord) -> Result<FileChat, StoreError> {
    Ok(FileChat {
        channel: told_channel(line.channel),
        name: line.name,
        account: accounts.name(line.user).await?,
        text: line.text,
        at: line.at,
    })
}
