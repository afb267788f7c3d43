//! Every table is played again from its log and compared with what is stored about it. Nothing is changed.

use store::{Listed, Status, StoreError};

use super::{Admin, AdminError};
use crate::logged_game::{LoggedGame, current_rules};

/// What was found about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// As in its link.
    pub id: String,
    /// What is wrong with it; nothing where it is whole.
    pub faults: Vec<String>,
    /// It was played under rules that this program no longer plays, so its log was not played again.
    pub is_of_other_rules: bool,
}

impl Admin {
    /// The links of all tables, in the order in which they are verified.
    pub async fn all(&self) -> Result<Vec<String>, AdminError> {
        Ok(self.store.links().await?)
    }

    /// Checks what the database says about its own file.
    pub async fn verify_file(&self) -> Result<Vec<String>, AdminError> {
        Ok(self.store.check().await?)
    }

    /// Checks one table. None where it was removed meanwhile.
    pub async fn verify(&self, slug: &str) -> Result<Option<Verified>, AdminError> {
        match self.verify_readable(slug).await {
            Err(AdminError::Store(StoreError::Damaged(why) | StoreError::Unreadable(why))) => {
                Ok(Some(Verified {
                    id: slug.to_owned(),
                    faults: vec![format!("it cannot be read: {why}")],
                    is_of_other_rules: false,
                }))
            }
            verified => verified,
        }
    }

    async fn verify_readable(&self, slug: &str) -> Result<Option<Verified>, AdminError> {
        let Some(listed) = self.store.table(slug).await? else {
            return Ok(None);
        };
        let is_of_other_rules = listed.table.rules != current_rules(&listed.table.game)?;
        let mut faults = about_its_record(&listed);
        let begun = listed.table.status == Status::Live || listed.table.head.seq > 0;
        if begun && !is_of_other_rules {
            faults.extend(self.about_its_log(&listed).await?);
        }
        Ok(Some(Verified {
            id: slug.to_owned(),
            faults,
            is_of_other_rules,
        }))
    }

    async fn about_its_log(&self, listed: &Listed) -> Result<Vec<String>, AdminError> {
        let (table, head) = (&listed.table, &listed.table.head);
        let mut play = match LoggedGame::begin(&self.library, table) {
            Ok(play) => play,
            Err(error) => return Ok(vec![format!("it cannot be begun: {error}")]),
        };
        let mut entries = self.store.entries(table.id).await?;
        // The game may have gone on since the table was read.
        entries.retain(|entry| entry.seq <= head.seq);
        if let Err(misfit) = play.read(&entries) {
            return Ok(vec![format!("entry {}: {}", misfit.entry, misfit.why)]);
        }
        let mut faults = Vec::new();
        if play.entries() != head.seq {
            let (has, said) = (play.entries(), head.seq);
            faults.push(format!("its log has {has} entries, and {said} are noted"));
        }
        let length = play.table().length();
        if length != head.number {
            let said = head.number;
            faults.push(format!("{length} actions stand, and {said} are noted"));
        }
        if play.over().is_some() != (table.status == Status::Over) {
            faults.push("its log and its list disagree whether it is over".to_owned());
        }
        if usize::from(play.table().seats()) != listed.seats.len() {
            faults.push("it has more or fewer seats than the game".to_owned());
        }
        Ok(faults)
    }
}

fn about_its_record(listed: &Listed) -> Vec<String> {
    let mut faults = Vec::new();
    let dice = &listed.table.dice;
    if let Some(secret) = &dice.secret
        && secret.commitment() != dice.commitment
    {
        faults.push("the dice are not those that were promised".to_owned());
    }
    let numbers = listed.seats.iter().map(|seat| seat.seat.index());
    if !numbers.eq(0..listed.seats.len()) {
        faults.push("its seats are not numbered from the first to the last".to_owned());
    }
    faults
}
