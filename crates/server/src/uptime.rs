//! How long servers have run on these data. What ends after a long time is counted by this: a clock that was set wrong, or a server that
//! was off for months, ends nothing.

use std::time::{Duration, Instant};

/// The uptime of this server and of those before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Uptime {
    before: i64,
    started: Instant,
}

impl Uptime {
    /// Goes on from what was stored, in milliseconds.
    pub(crate) fn since(before: i64) -> Self {
        Self {
            before,
            started: Instant::now(),
        }
    }

    /// In milliseconds.
    pub(crate) fn now(&self) -> i64 {
        self.before.saturating_add(millis(self.started.elapsed()))
    }

    /// What it was so long ago.
    pub(crate) fn past(&self, age: Duration) -> i64 {
        self.now().saturating_sub(millis(age))
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
