//! What takes long is worked out aside: on threads of its own, a few at a time, so that nobody who plays waits for it.

use std::sync::Arc;

use protocol::Problem;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    internal_error,
    panics::{Panicked, panicked},
};

/// The places where something is worked out.
#[derive(Clone, Debug)]
pub(crate) struct BlockingPool(Arc<Semaphore>);

/// One of them. It is taken until the work is done, also when nobody waits for it any more.
#[derive(Debug)]
pub(crate) struct Permit(OwnedSemaphorePermit);

impl BlockingPool {
    /// So many things are worked out at the same time.
    pub(crate) fn new(threads: usize) -> Self {
        Self(Arc::new(Semaphore::new(threads.max(1))))
    }

    /// Returns when there is a place.
    pub(crate) async fn acquire(&self) -> Result<Permit, Problem> {
        let permit = Arc::clone(&self.0).acquire_owned().await;
        permit.map(Permit).map_err(internal_error)
    }
}

impl Permit {
    /// Works something out on a thread of its own.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let done = self.try_run("request", work).await;
        done.map_err(|panicked| internal_error(panicked.message))
    }

    /// As [`run`](Self::run), and says whether it panicked.
    pub(crate) async fn try_run<T: Send + 'static>(
        self,
        part: &'static str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        run_blocking(part, self.0, work).await
    }
}

/// Works something out on a thread of its own. What is held is dropped when it is done, also when nobody waits for it any more.
pub(crate) async fn run_blocking<T: Send + 'static>(
    part: &'static str,
    held: impl Send + 'static,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Panicked> {
    let done = tokio::task::spawn_blocking(move || {
        let _held = held;
        work()
    });
    done.await.map_err(|error| match error.try_into_panic() {
        Ok(payload) => panicked(part, payload.as_ref()),
        Err(error) => Panicked {
            message: error.to_string(),
        },
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::sync::{
        Barrier,
        atomic::{AtomicUsize, Ordering},
    };

    use super::*;

    /// Each waits until another one is at work, so that there are never fewer than two; and never more.
    #[tokio::test]
    async fn as_much_is_worked_out_at_once_as_there_are_places() {
        let blocking_pool = BlockingPool::new(2);
        let shared = Arc::new((Barrier::new(2), AtomicUsize::new(0), AtomicUsize::new(0)));
        let works = (0..8).map(|_| {
            let (blocking_pool, shared) = (blocking_pool.clone(), Arc::clone(&shared));
            tokio::spawn(async move {
                let work = move || {
                    let (others, busy, most) = &*shared;
                    most.fetch_max(busy.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    others.wait();
                    busy.fetch_sub(1, Ordering::SeqCst);
                };
                blocking_pool
                    .acquire()
                    .await
                    .unwrap()
                    .run(work)
                    .await
                    .unwrap();
            })
        });
        for work in works.collect::<Vec<_>>() {
            work.await.unwrap();
        }
        assert_eq!(shared.2.load(Ordering::SeqCst), 2);
    }
}
