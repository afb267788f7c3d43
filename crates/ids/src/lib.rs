//! Numbers and times that the store, the server and the interface have in common. All are plain numbers in JSON and in the database.

#[cfg(feature = "sqlx")]
mod database;

use std::{fmt, time::Duration};

use serde::{Deserialize, Serialize};

/// The number of a person.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct UserId(pub i64);

/// The number of a table inside the store; links have a name of their own.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct TableId(pub i64);

/// The number of a session: where somebody is logged in.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SessionId(pub i64);

/// The number of a token of an API client.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TokenId(pub i64);

/// The number of a line of talk; later lines have greater numbers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatLineId(pub i64);

/// The number of a notice of the administrator; later notices have greater numbers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NoticeId(pub i64);

/// A time, in milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Millis(pub i64);

/// How long servers have run on the same data, in milliseconds: a clock that is set wrong does not change it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct UptimeMillis(pub i64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for TokenId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for ChatLineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The time between two numbers of milliseconds; none where the second comes first.
fn between(from: i64, to: i64) -> Duration {
    let millis = to.saturating_sub(from);
    Duration::from_millis(u64::try_from(millis).unwrap_or_default())
}

impl Millis {
    /// So long before it.
    pub fn before(self, time: Duration) -> Self {
        Self(self.0.saturating_sub(millis(time)))
    }

    /// So long after it.
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(millis(time)))
    }

    /// How long ago that was; nothing if it has yet to come.
    pub fn since(self, earlier: Self) -> Duration {
        between(earlier.0, self.0)
    }
}

impl UptimeMillis {
    /// So long before it.
    pub fn before(self, time: Duration) -> Self {
        Self(self.0.saturating_sub(millis(time)))
    }

    /// So long after it.
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(millis(time)))
    }

    /// How long ago that was; nothing if it has yet to come.
    pub fn since(self, earlier: Self) -> Duration {
        between(earlier.0, self.0)
    }
}
