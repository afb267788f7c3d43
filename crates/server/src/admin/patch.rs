//! Unfinished tables on today's rules: do their logs still fit?

use store::{Listed, Overhaul, Status, StoreError};

use super::{Admin, AdminError, TRIES};
use crate::{
    now,
    play::{Misfit, Play, current_rules},
};

/// What to do about tables that do not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Only tell.
    Report,
    /// Cut their logs back to what fits, and note for all tables that they are played under today's rules.
    Cut,
}

/// How a table fits today's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Wholly.
    Whole,
    /// Up to an entry of its log.
    Until {
        /// The first entry that does not fit.
        entry: u64,
        /// How many actions stand before it.
        number: usize,
        /// How many entries do not fit.
        lost: u64,
        /// Why.
        why: String,
    },
    /// Not even its beginning: this cannot be repaired.
    Never {
        /// Why.
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
    /// Which game.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: u32,
    /// How it fits.
    pub fit: Fit,
    /// Was it changed?
    pub change: Change,
}

/// What was done about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing.
    None,
    /// It was mended.
    Mended,
    /// Nothing: somebody played there whenever it was tried.
    Busy,
}

impl Admin {
    /// Plays every unfinished table on today's rules. Entries that are cut off are kept in the store, beside the log.
    pub async fn patch(&self, repair: Repair) -> Result<Vec<Patched>, AdminError> {
        let mut patched = Vec::new();
        for status in [Status::Live, Status::Open] {
            for listed in self.store.all_tables(Some(status), None).await? {
                patched.push(self.patch_with_patience(listed, repair).await?);
            }
        }
        Ok(patched)
    }

    /// Bots may answer between reading and writing; then it is tried again.
    async fn patch_with_patience(
        &self,
        mut listed: Listed,
        repair: Repair,
    ) -> Result<Patched, AdminError> {
        for _ in 1..TRIES {
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
        let (id, name, game) = (table.slug.clone(), table.name.clone(), table.game.clone());
        let rules = table.rules;
        let (fit, change) = match self.followed(listed).await {
            Ok(followed) => followed,
            Err(AdminError::Game(error)) => {
                let why = error.to_string();
                (Fit::Never { why }, None)
            }
            Err(error) => return Err(error),
        };
        let change = match change.filter(|_| repair == Repair::Cut) {
            None => Change::None,
            Some(change) => match self.store.overhaul(change).await {
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
    async fn followed(&self, listed: &Listed) -> Result<(Fit, Option<Overhaul>), AdminError> {
        let before = listed.table.head.clone();
        let current = current_rules(&listed.table.game)?;
        let mut play = Play::begin(&self.shelf, &listed.table)?;
        let mut entries = self.store.entries(listed.table.id).await?;
        // The game may have gone on since the table was read.
        entries.retain(|entry| entry.seq <= before.seq);
        let missing = |seq: u64| Misfit {
            entry: seq + 1,
            why: "the entry is missing".to_owned(),
        };
        let misfit = match play.read(&entries) {
            Ok(()) if play.seq() < before.seq => Some(missing(play.seq())),
            Ok(()) => None,
            Err(misfit) => Some(misfit),
        };
        let fit = match &misfit {
            None => Fit::Whole,
            Some(Misfit { entry, why }) => Fit::Until {
                entry: *entry,
                number: play.table().length(),
                lost: (before.seq + 1).saturating_sub(*entry),
                why: why.clone(),
            },
        };
        if misfit.is_none() && listed.table.rules == current {
            return Ok((fit, None));
        }
        let mut table = listed.table.clone();
        table.rules = current;
        if table.status == Status::Live {
            table.head = play.head(&listed.seats, now());
            if play.over().is_some() {
                table.status = Status::Over;
            }
        }
        let change = Overhaul {
            kept: play.seq(),
            before,
            table,
            added: Vec::new(),
        };
        Ok((fit, Some(change)))
    }
}
