//! The same question asked twice is answered once.

use std::{
    collections::VecDeque,
    future::Future,
    sync::{Arc, Mutex, PoisonError},
};

use axum::body::Bytes;
use protocol::Problem;
use serde::Serialize;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::internal_error;

/// So many answers are remembered, the newest.
const CAPACITY: usize = 64;

/// All that an answer depends on, as a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReplyKey([u8; 32]);

impl ReplyKey {
    pub(crate) fn about(all: &impl Serialize) -> Result<Self, Problem> {
        let text = serde_json::to_vec(all).map_err(internal_error)?;
        Ok(Self(Sha256::digest(text).into()))
    }
}

type Reply = Arc<OnceCell<Bytes>>;

/// The answers that were given lately, and those that are being worked out.
#[derive(Debug, Default)]
pub(crate) struct ReplyCache(Mutex<VecDeque<(ReplyKey, Reply)>>);

impl ReplyCache {
    /// The answer, worked out if nobody has asked the same before. Whoever asks while it is worked out waits for it.
    pub(crate) async fn once<F>(
        &self,
        key: ReplyKey,
        work_out: impl FnOnce() -> F,
    ) -> Result<Bytes, Problem>
    where
        F: Future<Output = Result<Bytes, Problem>>,
    {
        let reply = self.place_of(key);
        reply.get_or_try_init(work_out).await.cloned()
    }

    fn place_of(&self, key: ReplyKey) -> Reply {
        // The list is whole between any two of our lines, so a panic elsewhere has not harmed it.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, reply)) = known.iter().find(|(asked, _)| *asked == key) {
            return Arc::clone(reply);
        }
        let reply = Reply::default();
        known.push_back((key, Arc::clone(&reply)));
        if known.len() > CAPACITY {
            known.pop_front();
        }
        reply
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_question_is_answered_once() {
        let replies = ReplyCache::default();
        let worked = AtomicUsize::new(0);
        let reply = |text: &'static str| {
            let key = ReplyKey::about(&text).unwrap();
            let work = || async {
                tokio::task::yield_now().await;
                worked.fetch_add(1, Ordering::Relaxed);
                Ok(Bytes::from_static(text.as_bytes()))
            };
            replies.once(key, work)
        };
        let (first, second, other) = tokio::join!(reply("a"), reply("a"), reply("b"));
        assert_eq!(first.unwrap(), second.unwrap());
        assert_eq!(other.unwrap(), "b");
        assert_eq!(worked.load(Ordering::Relaxed), 2);
    }

    #[tokio::test]
    async fn a_failure_is_not_remembered() {
        let replies = ReplyCache::default();
        let key = ReplyKey::about(&"a").unwrap();
        let failed = replies.once(key, || async { Err(Problem::unfit("not now")) });
        assert!(failed.await.is_err());
        let again = replies.once(key, || async { Ok(Bytes::from_static(b"now")) });
        assert_eq!(again.await.unwrap(), "now");
    }
}
