//! What the API clients of people may do.

use async_trait::async_trait;
use ids::{Millis, TokenId, UserId};

use crate::{StoreError, User};

/// What an API client may do with a token. Each scope contains those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    Read,
    Play,
    /// Look after the account.
    All,
}

/// A token of an API client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub id: TokenId,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scope: Scope,
    pub created: Millis,
    /// When it ends, in milliseconds since 1970.
    pub expires: Option<Millis>,
    /// When it was last used, in milliseconds since 1970.
    pub used: Option<Millis>,
}

/// A token to be stored.
#[derive(Clone, Debug)]
pub struct NewToken {
    pub digest: Vec<u8>,
    pub user: UserId,
    /// Their stamp when they showed who they are.
    pub stamp: i64,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scope: Scope,
    /// When it ends, in milliseconds since 1970.
    pub expires: Option<Millis>,
    pub now: Millis,
}

/// Tokens of API clients.
#[async_trait]
pub trait Tokens: Send + Sync + 'static {
    /// Stores a token, if the stamp is still the person's. Its number.
    async fn create_token(&self, token: NewToken) -> Result<Option<TokenId>, StoreError>;
    /// A token by its digest, and whose it is; void and expired ones are none.
    async fn token(&self, digest: &[u8], now: Millis) -> Result<Option<(Token, User)>, StoreError>;
    /// Remembers that a token is in use.
    async fn touch_token(&self, id: TokenId, now: Millis) -> Result<(), StoreError>;
    /// All tokens of a person.
    async fn tokens(&self, user: UserId) -> Result<Vec<Token>, StoreError>;
    /// Withdraws a token of a person.
    async fn delete_token(&self, user: UserId, id: TokenId) -> Result<bool, StoreError>;
}
