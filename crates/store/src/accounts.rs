//! People and their accounts.

use async_trait::async_trait;
use ids::{Millis, UserId};
use serde_json::Value;

use crate::StoreError;

/// A person.
#[derive(Clone, Debug, PartialEq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// The digest of their password; a guest has none.
    pub password: Option<String>,
    /// Raised with every new password: sessions and tokens that carry another stamp are void.
    pub stamp: i64,
    /// When the administrator locked them out, in milliseconds since 1970.
    pub locked: Option<Millis>,
    /// Settings of the page.
    pub settings: Value,
    pub created: Millis,
}

/// A person by number and name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: UserId,
    pub name: String,
}

/// A name as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewName {
    pub name: String,
    /// What an account is found by; guests are not.
    pub account: String,
    /// Names that have one of these in common look alike.
    pub looks: Vec<String>,
}

/// A person who has just come.
#[derive(Clone, Debug)]
pub struct NewUser {
    pub name: NewName,
    pub now: Millis,
}

/// A person as the administrator sees them.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonSummary {
    pub user: User,
    /// How many sessions they have.
    pub sessions: u32,
    pub tokens: u32,
    /// How many tables they sit at that are not over.
    pub tables: u32,
    /// When they were last seen, in milliseconds since 1970.
    pub seen: Option<Millis>,
}

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

/// People, guests and accounts.
#[async_trait]
pub trait Accounts: Send + Sync + 'static {
    /// Stores a guest.
    async fn create_user(&self, user: NewUser) -> Result<User, StoreError>;
    /// A person by number.
    async fn user(&self, id: UserId) -> Result<Option<User>, StoreError>;
    /// These people as they are now; those who are gone are left out.
    async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError>;
    /// An account by what it is found by.
    async fn account(&self, account: &str) -> Result<Option<User>, StoreError>;
    /// Gives a guest a name of their own and a password, and ends what they had as a guest: sessions and tokens. The account, or
    /// nothing where they were no guest any more. `Taken` where somebody has a name that looks alike.
    async fn claim(
        &self,
        id: UserId,
        name: &NewName,
        password: &str,
    ) -> Result<Option<User>, StoreError>;
    /// Gives a person another name; the tables where they sit are to be read again. `Taken` as above.
    async fn rename(&self, id: UserId, name: &NewName) -> Result<bool, StoreError>;
    /// A guest has chosen a name; none if this is no guest any more.
    async fn name_guest(&self, id: UserId, name: &NewName) -> Result<Option<User>, StoreError>;
    /// People whose names have not been compared with others yet.
    async fn unknown_looks(&self, limit: u32) -> Result<Vec<Person>, StoreError>;
    /// What the name of a person looks like.
    async fn set_looks(&self, id: UserId, looks: &[String]) -> Result<(), StoreError>;
    /// Changes the digest of a password where the stamp is still this one, and ends all sessions and tokens. The new stamp.
    async fn set_password(
        &self,
        id: UserId,
        stamp: i64,
        password: &str,
    ) -> Result<Option<i64>, StoreError>;
    /// Locks a person out, which ends all sessions and tokens, or lets them in again.
    async fn set_locked(&self, id: UserId, locked: Option<Millis>) -> Result<(), StoreError>;
    /// Changes settings.
    async fn set_settings(&self, id: UserId, settings: &Value) -> Result<(), StoreError>;
    /// Removes a person with sessions, tokens, notes and words, and the tables where nobody else has ever sat; at others their seats count
    /// as left. A running server is told as after a change by the administrator.
    async fn delete_user(&self, id: UserId) -> Result<(), StoreError>;
    /// Removes guests who came before then and of whom nothing is left: no session, no token, no table, no word. How many there were.
    async fn forget_guests(&self, before: Millis) -> Result<u64, StoreError>;
    /// People with this in their name, or all who have an account: for the administrator.
    async fn people(&self, search: Option<&str>) -> Result<Vec<PersonSummary>, StoreError>;
    /// What is kept for a person.
    async fn holdings(&self, user: UserId) -> Result<Holdings, StoreError>;
}
