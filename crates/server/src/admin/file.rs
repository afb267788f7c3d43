//! A table as a file: all of it but the notes people have written for themselves. The file tells every secret.

use std::collections::BTreeMap;

use engine::{Seat, Setup, fair::Fairness};
use protocol::Channel;
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;
use store::{Fork, Head, Millis, Status, StoreError, UserId};

use super::Admin;
use crate::names;

/// The version of the file.
pub const FORMAT: u32 = 1;

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
    pub(super) _clock: IgnoredAny,
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
pub(super) struct Accounts<'a> {
    admin: &'a Admin,
    names: BTreeMap<UserId, Option<String>>,
    people: BTreeMap<String, Option<UserId>>,
}

impl<'a> Accounts<'a> {
    pub(super) fn new(admin: &'a Admin) -> Self {
        Self {
            admin,
            names: BTreeMap::new(),
            people: BTreeMap::new(),
        }
    }

    pub(super) async fn name(
        &mut self,
        user: Option<UserId>,
    ) -> Result<Option<String>, StoreError> {
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

    pub(super) async fn person(
        &mut self,
        account: Option<&str>,
    ) -> Result<Option<UserId>, StoreError> {
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
