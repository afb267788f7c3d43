//! Unfinished tables on today's rules: do their logs still fit?

use protocol::Subject;
use store::{AdminChange, Entry, Listed, Status, StoreError};

use super::{Admin, AdminError, MAX_ATTEMPTS, unreadable};
use crate::{
    log_entry::LogEntry,
    logged_game::{LogMismatch, LoggedGame, current_rules},
    now,
    room::people::title,
};

/// What to do about tables that do not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Only tell.
    Report,
    /// Leave out what does not fit, and note for all tables that they are played under today's rules.
    Mend,
}

/// How a table fits today's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    Whole,
    /// All but one entry of its log, without which the rest fits.
    Without {
        entry: u64,
        why: String,
    },
    /// Up to an entry of its log.
    Until {
        /// The first entry that does not fit.
        entry: u64,
        /// How many actions stand before it.
        number: usize,
        /// How many entries do not fit.
        lost: u64,
        why: String,
    },
    /// Not even its beginning: this cannot be repaired.
    Never {
        why: String,
    },
}

/// What was found about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patched {
    /// As in its link.
    pub id: String,
    /// What it is called.
    pub name: String,
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: u32,
    pub fit: Fit,
    pub change: Change,
}

/// What was done about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    None,
    Mended,
    /// Nothing: somebody played there whenever it was tried.
    Busy,
}

impl Admin {
    /// Plays every unfinished table on today's rules. Entries that are left out are kept in the store, beside the log; whoever sits at the
    /// table now goes on, also where the entry by which they took the seat of another does not stand any more.
    pub async fn patch(&self, repair: Repair) -> Result<Vec<Patched>, AdminError> {
        let mut patched = Vec::new();
        for status in [Status::Live, Status::Open] {
            for listed in self.store.all_tables(Some(status), None).await? {
                patched.push(self.patch_with_retries(listed, repair).await?);
            }
        }
        Ok(patched)
    }

    /// Bots may answer between reading and writing; then it is tried again.
    async fn patch_with_retries(
        &self,
        mut listed: Listed,
        repair: Repair,
    ) -> Result<Patched, AdminError> {
        for _ in 1..MAX_ATTEMPTS {
            let patched = self.patch_table(&listed, repair).await?;
            if patched.change != Change::Busy {
                return Ok(patched);
            }
            listed = self.find(&listed.table.slug).await?;
        }
        self.patch_table(&listed, repair).await
    }

    async fn patch_table(&self, listed: &Listed, repair: Repair) -> Result<Patched, AdminError> {
        let table = &listed.table;
        let (id, name, game) = (table.slug.clone(), title(table), table.game.clone());
        let rules = table.rules;
        let (fit, change) = match self.followed(listed).await {
            Ok(followed) => followed,
            Err(AdminError::Game(error)) => {
                let why = error.to_string();
                (Fit::Never { why }, None)
            }
            Err(error) => return Err(error),
        };
        let change = match change.filter(|_| repair == Repair::Mend) {
            None => Change::None,
            Some(change) => match self.store.apply_admin_change(change).await {
                Ok(()) => Change::Mended,
                Err(StoreError::Conflict) => Change::Busy,
                Err(error) => return Err(error.into()),
            },
        };
        Ok(Patched {
            id,
            name,
            game,
            rules,
            fit,
            change,
        })
    }

    /// How far a log fits, and the change that would mend the table.
    async fn followed(&self, listed: &Listed) -> Result<(Fit, Option<AdminChange>), AdminError> {
        let before = listed.table.head.clone();
        let current = current_rules(&listed.table.game)?;
        let mut game = LoggedGame::begin(&self.library, &listed.table)?;
        let mut entries = self.store.entries(listed.table.id).await?;
        // The game may have gone on since the table was read.
        entries.retain(|entry| entry.seq <= before.seq);
        let missing = |seq: u64| LogMismatch {
            entry: seq + 1,
            why: "the entry is missing".to_owned(),
        };
        let misfit = match game.read(&entries) {
            Ok(()) if game.entries() < before.seq => Some(missing(game.entries())),
            Ok(()) => None,
            Err(misfit) => Some(misfit),
        };
        let (mut kept, mut added) = (game.entries(), Vec::new());
        let fit = match misfit {
            None if listed.table.rules == current => return Ok((Fit::Whole, None)),
            None => Fit::Whole,
            Some(LogMismatch { entry, why }) => {
                kept = entry.saturating_sub(1);
                let fit = if let Some((other, rest)) = self.without(listed, &entries, entry)? {
                    (game, added) = (other, rest);
                    Fit::Without { entry, why }
                } else {
                    let (number, lost) = (game.table().length(), before.seq - kept);
                    Fit::Until {
                        entry,
                        number,
                        lost,
                        why,
                    }
                };
                added.extend(new_dice(&mut game, before.seq, &entries)?);
                fit
            }
        };
        let mut table = listed.table.clone();
        table.rules = current;
        if table.status == Status::Live {
            table.head = game.head(&listed.seats, now());
            if game.over().is_some() {
                table.status = Status::Over;
            }
        }
        let change = AdminChange {
            kept,
            before,
            table,
            added,
        };
        Ok((fit, Some(change)))
    }

    /// The game without an entry, and the entries after it with new numbers; none if they do not fit either, or if there are none.
    fn without(
        &self,
        listed: &Listed,
        entries: &[Entry],
        left_out: u64,
    ) -> Result<Option<(LoggedGame, Vec<Entry>)>, AdminError> {
        let (before, after): (Vec<&Entry>, Vec<&Entry>) = entries
            .iter()
            .filter(|entry| entry.seq != left_out)
            .partition(|entry| entry.seq < left_out);
        if after.is_empty() || after.iter().any(|entry| counts(entry)) {
            return Ok(None);
        }
        let renumbered = |(seq, entry): (u64, &Entry)| Entry {
            seq,
            ..entry.clone()
        };
        let rest: Vec<Entry> = (left_out..).zip(after).map(renumbered).collect();
        let before: Vec<Entry> = before.into_iter().cloned().collect();
        let mut game = LoggedGame::begin(&self.library, &listed.table)?;
        let fits = game.read(&before).is_ok() && game.read(&rest).is_ok();
        Ok(fits.then_some((game, rest)))
    }
}

fn log_entry(stored: &Entry) -> Option<LogEntry> {
    // One that cannot be read does not fit, and that is told elsewhere.
    serde_json::from_str(&stored.body).ok()
}

/// Does it go back to a number of actions, or take dice by its own number? Both would be others without an entry before it.
fn counts(entry: &Entry) -> bool {
    matches!(
        log_entry(entry),
        Some(
            LogEntry::Undo { .. }
                | LogEntry::Propose {
                    subject: Subject::Back(_),
                    ..
                }
        )
    )
}

/// What dice had shown may be played again: an entry that throws them away, if the game goes on. Their number was never used before.
fn new_dice(game: &mut LoggedGame, last: u64, log: &[Entry]) -> Result<Option<Entry>, AdminError> {
    if game.over().is_some() {
        return Ok(None);
    }
    let used = log.iter().filter_map(|entry| {
        let Some(LogEntry::Reseed { number }) = log_entry(entry) else {
            return None;
        };
        Some(number)
    });
    let number = used.fold(last, u64::max) + 1;
    let entry = LogEntry::Reseed { number };
    let body = serde_json::to_string(&entry).map_err(unreadable)?;
    let (seq, at, user) = (game.entries() + 1, now(), None);
    game.perform(entry, at)?;
    Ok(Some(Entry {
        seq,
        at,
        user,
        body,
    }))
}
