//! Why something was refused.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A refusal. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Problem {
    /// What kind, for programs.
    pub error: Kind,
    /// In words, for people.
    pub why: String,
    /// The rule of the game that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// The table's present number, where another was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seq: Option<u64>,
    /// After so many seconds it can be tried again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait: Option<u32>,
}

/// Kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What was sent cannot be read.
    Malformed,
    /// It was meant for a server of another name.
    Misdirected,
    /// What was sent is too long or too large.
    TooLarge,
    /// Nobody is logged in here.
    Unknown,
    /// Name or password are wrong.
    Credentials,
    /// It belongs to somebody else.
    Forbidden,
    /// The request does not come from our own page.
    CrossSite,
    /// There is no such thing.
    Missing,
    /// The name is taken.
    Taken,
    /// The order names a number that is not the present one.
    Stale,
    /// The rules of the game forbid it.
    Illegal,
    /// It does not fit the state of the table.
    Unfit,
    /// Too many requests.
    TooMany,
    /// The disk is full: what is stored can be read, nothing can be changed.
    ReadOnly,
    /// The server is going down.
    Closing,
    /// Something broke; the log of the server has the cause.
    Internal,
}

impl Problem {
    /// A refusal in words.
    pub fn new(error: Kind, why: impl Into<String>) -> Self {
        Self {
            error,
            why: why.into(),
            rule: None,
            seq: None,
            wait: None,
        }
    }

    /// It does not fit the state of the table.
    pub fn unfit(why: impl Into<String>) -> Self {
        Self::new(Kind::Unfit, why)
    }

    /// What was sent cannot be read.
    pub fn malformed(error: impl ToString) -> Self {
        Self::new(Kind::Malformed, error.to_string())
    }

    /// Too many requests: what is left of a second counts as one.
    pub fn too_many(wait: Duration) -> Self {
        let seconds = u32::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u32::MAX);
        Self {
            wait: Some(seconds),
            ..Self::new(Kind::TooMany, "too many requests: wait a little")
        }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for Problem {}
