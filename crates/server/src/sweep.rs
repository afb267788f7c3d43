//! What has to be looked at now and then: tables that nobody comes back to are closed, sessions that nobody uses end, guests of whom
//! nothing is left are forgotten, connections without anybody at the other end are closed, and tables that the administrator has changed
//! are read again.

use std::{sync::Arc, time::Duration};

use metrics_exporter_prometheus::PrometheusHandle;
use store::Status;

use crate::{context::Context, identity::SESSION_AGE, now, room::Message};

/// How often it is looked whether the administrator has changed something.
const ADMIN_CHANGES: Duration = Duration::from_secs(1);

/// How often what is counted is put together.
const METRICS: Duration = Duration::from_secs(5);

/// How often it is written down how long the server has run.
const UPTIME: Duration = Duration::from_secs(60);

/// It is remembered for so long from where an account was used.
const KNOWN_ADDRESSES: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// A guest of whom nothing is left is forgotten after this time.
const GUEST_AGE: Duration = Duration::from_secs(60 * 60);

/// Rooms hear of changes by the administrator. A room that writes before it has heard is refused by the store.
pub(crate) async fn compare(context: Arc<Context>) {
    let mut ticks = tokio::time::interval(ADMIN_CHANGES);
    let mut known = None;
    loop {
        ticks.tick().await;
        match context.store.admin_changes().await {
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

/// Connections whose client has vanished without a word are found out.
pub(crate) async fn ask_silent(context: Arc<Context>) {
    let mut ticks = tokio::time::interval(context.config.table_timeouts.silence);
    loop {
        ticks.tick().await;
        context.connections.ask_all();
    }
}

/// What is counted is put together, whether somebody reads it or not.
pub(crate) async fn drain_metrics(metrics: PrometheusHandle) {
    let mut ticks = tokio::time::interval(METRICS);
    loop {
        ticks.tick().await;
        metrics.run_upkeep();
    }
}

/// Writes down how long the server has run.
pub(crate) async fn count_uptime(context: Arc<Context>) {
    let mut ticks = tokio::time::interval(UPTIME);
    loop {
        ticks.tick().await;
        write_uptime(&context).await;
    }
}

pub(crate) async fn write_uptime(context: &Context) {
    if let Err(error) = context.store.set_uptime(context.uptime.now()).await {
        tracing::error!(%error, "the uptime was not written down");
    }
}

pub(crate) async fn run(context: Arc<Context>) {
    let patience = context.config.table_timeouts;
    let mut ticks = tokio::time::interval(patience.between_sweeps);
    loop {
        ticks.tick().await;
        context.limits.tidy();
        context.reads.budget.tidy();
        let unused = context.uptime.past(SESSION_AGE);
        if let Err(error) = context.store.expire_sessions(unused).await {
            tracing::error!(%error, "old sessions were not ended");
        }
        let unused = context.uptime.past(KNOWN_ADDRESSES);
        if let Err(error) = context.store.forget_addresses(unused).await {
            tracing::error!(%error, "old addresses were not forgotten");
        }
        // Somebody who has just come may not have their session yet.
        if let Err(error) = context.store.forget_guests(now().before(GUEST_AGE)).await {
            tracing::error!(%error, "guests were not forgotten");
        }
        for (status, age) in [(Status::Open, patience.open), (Status::Live, patience.live)] {
            let since = context.uptime.past(age);
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
