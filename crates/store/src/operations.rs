//! What concerns the server as a whole.

use async_trait::async_trait;
use ids::{Millis, NoticeId, UptimeMillis};

use crate::StoreError;

/// What the administrator wants everybody to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Grows with every new one.
    pub id: NoticeId,
    pub text: String,
    /// Until when, in milliseconds since 1970.
    pub until: Option<Millis>,
}

/// A notice to be stored.
#[derive(Clone, Debug)]
pub struct NewNotice {
    pub text: String,
    /// Until when, in milliseconds since 1970.
    pub until: Option<Millis>,
}

/// The key of the server, its uptime, notices, changes by the administrator, copies.
#[async_trait]
pub trait Operations: Send + Sync + 'static {
    /// The key that signs cookies: made once, then kept.
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError>;
    /// How long servers have run on these data, in milliseconds, as it was last written down.
    async fn uptime(&self) -> Result<UptimeMillis, StoreError>;
    /// Writes it down.
    async fn set_uptime(&self, uptime: UptimeMillis) -> Result<(), StoreError>;
    /// How often the administrator has changed or removed tables: a running server looks whether this grows.
    async fn admin_changes(&self) -> Result<u64, StoreError>;
    /// A running server looks again at its tables, its people and the notice.
    async fn announce(&self) -> Result<(), StoreError>;
    /// What the administrator wants everybody to know.
    async fn notice(&self) -> Result<Option<Notice>, StoreError>;
    /// Says it, or withdraws it.
    async fn set_notice(&self, notice: Option<NewNotice>) -> Result<(), StoreError>;
    /// Writes a consistent copy of everything to a file, while others go on.
    async fn backup(&self, to: &std::path::Path) -> Result<(), StoreError>;
    /// What is wrong with the database itself; nothing where it is whole.
    async fn check(&self) -> Result<Vec<String>, StoreError>;
}
