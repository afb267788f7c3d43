//! Tables that nobody comes back to are closed.

use std::sync::Arc;

use store::Status;

use crate::{context::Context, past, room::Message};

pub(crate) async fn run(context: Arc<Context>) {
    let patience = context.config.patience;
    let mut ticks = tokio::time::interval(patience.between_sweeps);
    loop {
        ticks.tick().await;
        context.limits.tidy();
        for (status, age) in [(Status::Open, patience.open), (Status::Live, patience.live)] {
            let since = past(age);
            match context.store.idle_tables(status, since).await {
                Ok(slugs) => {
                    for slug in slugs {
                        // A room that cannot be opened is told by its own log line.
                        _ = context.send(&slug, Message::Abandon { since }).await;
                    }
                }
                Err(error) => tracing::error!(%error, "tables were not looked through"),
            }
        }
    }
}
