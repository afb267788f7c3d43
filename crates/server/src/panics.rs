//! A panic ends what it happened in and nothing else: it is counted, logged and told as a problem.

use std::{
    any::Any,
    collections::HashMap,
    future::Future,
    panic::AssertUnwindSafe,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use futures_util::FutureExt;
use protocol::{Kind, Problem};

/// A table that fails again within this time is set aside.
const MEMORY: Duration = Duration::from_secs(60 * 60);

/// Something has panicked.
#[derive(Clone, Debug)]
pub(crate) struct Panicked {
    /// What the panic said.
    pub(crate) message: String,
}

impl From<Panicked> for Problem {
    fn from(_: Panicked) -> Self {
        let why = "this table has failed and is opened again: what was confirmed is safe, what was not has not happened";
        Self::new(Kind::Internal, why)
    }
}

/// Counts and logs a panic in a part of the server.
pub(crate) fn panicked(part: &'static str, payload: &(dyn Any + Send)) -> Panicked {
    let text = payload.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    let message = text.unwrap_or_else(|| "a panic without a message".to_owned());
    metrics::counter!("polemarch_panics", "part" => part).increment(1);
    tracing::error!(part, panic = message, "a part of the server has failed");
    Panicked { message }
}

/// Does something to its end. What it has changed half-way must not be used after a panic.
pub(crate) async fn caught<T>(
    part: &'static str,
    work: impl Future<Output = T>,
) -> Result<T, Panicked> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.map_err(|payload| panicked(part, payload.as_ref()))
}

/// What comes of a table that has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AfterFailure {
    /// It is opened again from its log.
    OpenAgain,
    /// It has failed again: nobody plays there until the administrator says so.
    SetAside,
}

/// The tables that have failed lately.
#[derive(Debug, Default)]
pub(crate) struct Failures(Mutex<HashMap<String, Instant>>);

impl Failures {
    /// Remembers that a table has failed.
    pub(crate) fn count(&self, slug: &str) -> AfterFailure {
        // The map is whole between any two of our lines, so a panic elsewhere has not harmed it.
        let mut failed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        failed.retain(|_, at| at.elapsed() < MEMORY);
        match failed.insert(slug.to_owned(), Instant::now()) {
            None => AfterFailure::OpenAgain,
            Some(_) => AfterFailure::SetAside,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    #[allow(clippy::panic, clippy::unwrap_used, reason = "a test of panics")]
    async fn a_panic_is_caught_and_what_it_said_is_known() {
        assert_eq!(caught("test", async { 7 }).await.unwrap(), 7);
        let failed = caught("test", async { panic!("on purpose: {}", 1) }).await;
        assert_eq!(
            failed.map(|(): ()| ()).unwrap_err().message,
            "on purpose: 1"
        );
    }

    #[test]
    fn a_table_that_fails_twice_is_set_aside() {
        let failures = Failures::default();
        assert_eq!(failures.count("a"), AfterFailure::OpenAgain);
        assert_eq!(failures.count("b"), AfterFailure::OpenAgain);
        assert_eq!(failures.count("a"), AfterFailure::SetAside);
    }
}
