//! What has to be looked at now and then: tables that nobody comes back to are closed, and those that the administrator has changed are
//! read again.

use std::{sync::Arc, time::Duration};

use store::Status;

use crate::{context::Context, now, room::Message};

/// How often it is looked for them.
const EVERY: Duration = Duration::from_secs(600);
/// An open table waits two days for people.
const OPEN: i64 = 2 * 24 * 60 * 60 * 1000;
/// A game waits ninety days for an answer.
const LIVE: i64 = 90 * 24 * 60 * 60 * 1000;

/// How often it is looked whether the administrator has changed something.
const OVERHAULS: Duration = Duration::from_secs(1);

/// Rooms hear of changes by the administrator. A room that writes before it has heard is refused by the store.
pub(crate) async fn compare(context: Arc<Context>) {
    let mut ticks = tokio::time::interval(OVERHAULS);
    let mut known = None;
    loop {
        ticks.tick().await;
        match context.store.overhauls().await {
            Ok(count) => {
                if known.replace(count).is_some_and(|before| before != count) {
                    context.compare_all().await;
                }
            }
            Err(error) => {
                tracing::error!(%error, "changes by the administrator were not looked for");
            }
        }
    }
}

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
