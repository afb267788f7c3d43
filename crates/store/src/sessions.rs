//! Where people are logged in.

use async_trait::async_trait;
use ids::{Millis, SessionId, UptimeMillis, UserId};

use crate::{StoreError, User};

/// Where somebody is logged in. The token itself is never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: SessionId,
    pub user: UserId,
    /// What the browser called itself.
    pub agent: String,
    pub created: Millis,
    pub seen: Millis,
    /// The uptime of the server at that time, in milliseconds; the store writes it.
    pub active: UptimeMillis,
}

/// A session to be stored.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The digest of its token.
    pub digest: Vec<u8>,
    pub user: UserId,
    /// Their stamp when they showed who they are.
    pub stamp: i64,
    /// What the browser called itself.
    pub agent: String,
    pub now: Millis,
}

/// Sessions, and addresses from where accounts were used.
#[async_trait]
pub trait Sessions: Send + Sync + 'static {
    /// Stores a session, if the stamp is still the person's and they are not locked out. Its number.
    async fn create_session(&self, session: NewSession) -> Result<Option<SessionId>, StoreError>;
    /// A session by the digest of its token, and whose it is; void ones are none.
    async fn session(&self, digest: &[u8]) -> Result<Option<(Session, User)>, StoreError>;
    /// All sessions of a person.
    async fn sessions(&self, user: UserId) -> Result<Vec<Session>, StoreError>;
    /// Remembers that a session is in use.
    async fn touch_session(&self, id: SessionId, now: Millis) -> Result<(), StoreError>;
    /// Ends a session of a person.
    async fn delete_session(&self, user: UserId, id: SessionId) -> Result<bool, StoreError>;
    /// Ends all sessions that nobody has used since this uptime.
    async fn expire_sessions(&self, since: UptimeMillis) -> Result<(), StoreError>;
    /// Was an account used from here? Both are named by one digest.
    async fn knows_address(&self, digest: &[u8]) -> Result<bool, StoreError>;
    /// Remembers that it was.
    async fn know_address(&self, digest: &[u8]) -> Result<(), StoreError>;
    /// Forgets addresses from which nothing was used since this uptime.
    async fn forget_addresses(&self, since: UptimeMillis) -> Result<(), StoreError>;
}
