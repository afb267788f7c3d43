//! People: who they are, where they are logged in, what their programs may do, and whom they do not want to meet.

use async_trait::async_trait;
use serde_json::Value;

use crate::StoreError;

/// A person.
#[derive(Clone, Debug, PartialEq)]
pub struct User {
    /// His number.
    pub id: i64,
    /// What others see.
    pub name: String,
    /// The digest of his password; a guest has none.
    pub password: Option<String>,
    /// Raised with every new password: sessions and tokens that carry another stamp are void.
    pub stamp: i64,
    /// When the administrator locked him out, in milliseconds since 1970.
    pub locked: Option<i64>,
    /// Settings of the page.
    pub settings: Value,
    /// Milliseconds since 1970.
    pub created: i64,
}

/// A person by number and name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// His number.
    pub id: i64,
    /// What others see.
    pub name: String,
}

/// A name as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewName {
    /// What others see.
    pub name: String,
    /// What an account is found by; guests are not.
    pub account: String,
    /// Names that have one of these in common look alike.
    pub looks: Vec<String>,
}

/// A person who has just come.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// What others see.
    pub name: NewName,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// Where somebody is logged in. The token itself is never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its number.
    pub id: i64,
    /// Whose.
    pub user: i64,
    /// What the browser called itself.
    pub agent: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Milliseconds since 1970.
    pub seen: i64,
    /// The uptime of the server at that time, in milliseconds; the store writes it.
    pub active: i64,
}

/// A session to be stored.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The digest of its token.
    pub digest: Vec<u8>,
    /// Whose.
    pub user: i64,
    /// His stamp when he showed who he is.
    pub stamp: i64,
    /// What the browser called itself.
    pub agent: String,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// What a program may do with a token. Each scope contains those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// Look.
    Read,
    /// Play.
    Play,
    /// Look after the account.
    All,
}

/// A token of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its number.
    pub id: i64,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scope: Scope,
    /// Milliseconds since 1970.
    pub created: i64,
    /// When it ends, in milliseconds since 1970.
    pub expires: Option<i64>,
    /// When it was last used, in milliseconds since 1970.
    pub used: Option<i64>,
}

/// A token to be stored.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// Its digest.
    pub digest: Vec<u8>,
    /// Whose.
    pub user: i64,
    /// His stamp when he showed who he is.
    pub stamp: i64,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scope: Scope,
    /// When it ends, in milliseconds since 1970.
    pub expires: Option<i64>,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// A person as the administrator sees him.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonSummary {
    /// The person.
    pub user: User,
    /// How many sessions he has.
    pub sessions: u32,
    /// How many tokens.
    pub tokens: u32,
    /// How many tables he sits at that are not over.
    pub tables: u32,
    /// When he was last seen, in milliseconds since 1970.
    pub seen: Option<i64>,
}

/// Where people are kept. What a call has confirmed is not lost by a crash.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// The key that signs cookies: made once, then kept.
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError>;

    /// Stores a guest.
    async fn create_user(&self, user: NewUser) -> Result<User, StoreError>;
    /// A person by number.
    async fn user(&self, id: i64) -> Result<Option<User>, StoreError>;
    /// An account by what it is found by.
    async fn account(&self, account: &str) -> Result<Option<User>, StoreError>;
    /// Gives a guest a name of their own and a password, and ends what they had as a guest: sessions and tokens. The account, or
    /// nothing where they were no guest any more. `Taken` where somebody has a name that looks alike.
    async fn claim(
        &self,
        id: i64,
        name: &NewName,
        password: &str,
    ) -> Result<Option<User>, StoreError>;
    /// Gives a person another name; the tables where they sit are to be read again. `Taken` as above.
    async fn rename(&self, id: i64, name: &NewName) -> Result<bool, StoreError>;
    /// People whose names have not been compared with others yet.
    async fn unknown_looks(&self, limit: u32) -> Result<Vec<Person>, StoreError>;
    /// What the name of a person looks like.
    async fn set_looks(&self, id: i64, looks: &[String]) -> Result<(), StoreError>;
    /// Changes the digest of a password where the stamp is still this one, and ends all sessions and tokens. The new stamp.
    async fn set_password(
        &self,
        id: i64,
        stamp: i64,
        password: &str,
    ) -> Result<Option<i64>, StoreError>;
    /// Locks a person out, which ends all sessions and tokens, or lets him in again.
    async fn set_locked(&self, id: i64, locked: Option<i64>) -> Result<(), StoreError>;
    /// Changes settings.
    async fn set_settings(&self, id: i64, settings: &Value) -> Result<(), StoreError>;
    /// Removes a person with sessions, tokens, notes and words, and the tables where nobody else has ever sat; at others his seats count
    /// as left. A running server is told as after a change by the administrator.
    async fn delete_user(&self, id: i64) -> Result<(), StoreError>;
    /// Removes guests who came before then and of whom nothing is left: no session, no token, no table, no word. How many there were.
    async fn forget_guests(&self, before: i64) -> Result<u64, StoreError>;
    /// People with this in their name, or all who have an account: for the administrator.
    async fn people(&self, search: Option<&str>) -> Result<Vec<PersonSummary>, StoreError>;
    /// These people as they are now; those who are gone are left out.
    async fn users(&self, ids: &[i64]) -> Result<Vec<User>, StoreError>;

    /// Stores a session, if the stamp is still the person's and he is not locked out. Its number.
    async fn create_session(&self, session: NewSession) -> Result<Option<i64>, StoreError>;
    /// A session by the digest of its token, and whose it is; void ones are none.
    async fn session(&self, digest: &[u8]) -> Result<Option<(Session, User)>, StoreError>;
    /// All sessions of a person.
    async fn sessions(&self, user: i64) -> Result<Vec<Session>, StoreError>;
    /// Remembers that a session is in use.
    async fn touch_session(&self, id: i64, now: i64) -> Result<(), StoreError>;
    /// Ends a session of a person.
    async fn delete_session(&self, user: i64, id: i64) -> Result<bool, StoreError>;
    /// Ends all sessions that nobody has used since this uptime.
    async fn expire_sessions(&self, since: i64) -> Result<(), StoreError>;
    /// Was an account used from here? Both are named by one digest.
    async fn knows_address(&self, digest: &[u8]) -> Result<bool, StoreError>;
    /// Remembers that it was.
    async fn know_address(&self, digest: &[u8]) -> Result<(), StoreError>;
    /// Forgets addresses from which nothing was used since this uptime.
    async fn forget_addresses(&self, since: i64) -> Result<(), StoreError>;

    /// Stores a token, if the stamp is still the person's. Its number.
    async fn create_token(&self, token: NewToken) -> Result<Option<i64>, StoreError>;
    /// A token by its digest, and whose it is; void and expired ones are none.
    async fn token(&self, digest: &[u8], now: i64) -> Result<Option<(Token, User)>, StoreError>;
    /// Remembers that a token is in use.
    async fn touch_token(&self, id: i64, now: i64) -> Result<(), StoreError>;
    /// All tokens of a person.
    async fn tokens(&self, user: i64) -> Result<Vec<Token>, StoreError>;
    /// Withdraws a token of a person.
    async fn delete_token(&self, user: i64, id: i64) -> Result<bool, StoreError>;

    /// Remembers that one person does not want to meet another.
    async fn block(&self, user: i64, other: i64) -> Result<(), StoreError>;
    /// Forgets it. Was it so?
    async fn unblock(&self, user: i64, other: i64) -> Result<bool, StoreError>;
    /// Whom a person has blocked.
    async fn blocked(&self, user: i64) -> Result<Vec<Person>, StoreError>;
    /// Who has blocked a person.
    async fn blocked_by(&self, user: i64) -> Result<Vec<i64>, StoreError>;
    /// Remembers that a person wants no rematch of this table.
    async fn decline(&self, user: i64, table: &str) -> Result<(), StoreError>;
    /// Who wants no rematch of this table.
    async fn declined(&self, table: &str) -> Result<Vec<i64>, StoreError>;
}
