//! How long servers have run on these data. What ends after a long time is counted by this: a clock that was set wrong, or a server that
//! was off for months, ends nothing.

use std::time::{Duration, Instant};

use store::UptimeMillis;

/// The uptime of this server and of those before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Uptime {
    before: UptimeMillis,
    started: Instant,
}

impl Uptime {
    /// Goes on from what was stored.
    pub(crate) fn since(before: UptimeMillis) -> Self {
        Self {
            before,
            started: Instant::now(),
        }
    }

    pub(crate) fn now(&self) -> UptimeMillis {
        self.before.after(self.started.elapsed())
    }

    /// What it was so long ago.
    pub(crate) fn past(&self, age: Duration) -> UptimeMillis {
        self.now().before(age)
    }
}
