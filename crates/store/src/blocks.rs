//! Whom people do not want to meet, and which games they do not want to play again.

use async_trait::async_trait;
use ids::UserId;

use crate::{Person, StoreError};

/// Blocks and declined rematches.
#[async_trait]
pub trait Blocks: Send + Sync + 'static {
    /// Remembers that one person does not want to meet another.
    async fn block(&self, user: UserId, other: UserId) -> Result<(), StoreError>;
    /// Forgets it. Was it so?
    async fn unblock(&self, user: UserId, other: UserId) -> Result<bool, StoreError>;
    /// Whom a person has blocked.
    async fn blocked(&self, user: UserId) -> Result<Vec<Person>, StoreError>;
    /// Who has blocked a person.
    async fn blocked_by(&self, user: UserId) -> Result<Vec<UserId>, StoreError>;
    /// Remembers that a person wants no rematch of this table.
    async fn decline(&self, user: UserId, table: &str) -> Result<(), StoreError>;
    /// Who wants no rematch of this table.
    async fn declined(&self, table: &str) -> Result<Vec<UserId>, StoreError>;
}
