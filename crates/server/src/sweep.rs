//! Tables that nobody comes back to are closed.

use std::{sync::Arc, time::Duration};

use store::Status;

use crate::{context::Context, now, room::Message};

/// How often it is looked for them.
const EVERY: Duration = Duration::from_secs(600);
/// An open table waits two days for people.
const OPEN: i64 = 2 * 24 * 60 * 60 * 1000;
/// A game waits ninety days for an answer.
const LIVE: i64 = 90 * 24 * 60 * 60 * 1000;

pub(crate) async fn run(context: Arc<Context>) {
    let mut ticks = tokio::time::interval(EVERY);
    loop {
        ticks.tick().await;
        context.limits.tidy();
        for (status, age) in [(Status::Open, OPEN), (Status::Live, LIVE)] {
            match context.store.idle_tables(status, now() - age).await {
                Ok(slugs) => {
                    for slug in slugs {
                        // A room that cannot be opened is told by its own log line.
                        _ = context.send(&slug, Message::Abandon).await;
                    }
                }
                Err(error) => tracing::error!(%error, "tables were not looked through"),
            }
        }
    }
}
