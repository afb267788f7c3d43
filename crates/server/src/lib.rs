//! Tables over HTTP and WebSocket.
//!
//! `room` is the heart: one task a table, through which everything passes. `play` is a game as it follows from its log, `http` and
//! `socket` bring orders to the rooms and answers back.

pub mod admin;
mod blocking_pool;
mod bots;
mod config;
mod connection_caps;
mod connections;
mod context;
mod cookies;
mod fair_queue;
mod hosts;
mod http;
mod identity;
mod limits;
mod listener;
mod log_entry;
mod logged_game;
mod names;
mod outbox;
mod panics;
mod passwords;
mod problem_words;
mod programs;
mod random;
mod reply_cache;
mod room;
mod scopes;
mod socket;
mod sweep;
mod text;
mod uptime;
mod write_timeout;

use std::{
    future::Future,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use catalogue::Library;
use protocol::{Kind, Problem};
use store::{Millis, Store, StoreError};
use tokio::net::TcpListener;

pub use crate::config::{
    Config, Metrics, MostConnections, ProgramPace, Rates, Sizes, TableTimeouts,
};
use crate::{context::Context, cookies::Signer, room::Message, uptime::Uptime};

/// Clients that do not finish what they began are not waited for longer.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(5);

/// Why the server could not start or had to end.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        address: SocketAddr,
        error: std::io::Error,
    },
    /// The network failed.
    #[error("network: {0}")]
    Network(#[from] std::io::Error),
    /// Metrics cannot be collected.
    #[error("metrics: {0}")]
    Metrics(String),
}

/// Something that should not happen: the cause goes into the log, and nothing of it to the client.
fn internal_error(error: impl std::fmt::Display) -> Problem {
    tracing::error!(%error, "something went wrong");
    Problem::new(Kind::Internal, "something went wrong; nothing was changed")
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Millis::default().after(since.unwrap_or_default())
}

/// A server that listens and waits to be run.
pub struct Server {
    listener: TcpListener,
    /// Where what is counted can be read.
    metrics: Option<TcpListener>,
    context: Arc<Context>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").finish_non_exhaustive()
    }
}

impl Server {
    /// Listens, but answers nobody yet.
    pub async fn bind(
        config: Config,
        store: Arc<dyn Store>,
        library: Library,
    ) -> Result<Self, ServeError> {
        let listener = listen(config.listen).await?;
        let metrics = match config.metrics.listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let signer = Signer::new(store.signing_key().await?);
        names::compare_old_names(&*store).await?;
        let uptime = Uptime::since(store.uptime().await?);
        let context = Context::new(store, library, signer, uptime, config);
        context.know_notice().await;
        Ok(Self {
            listener,
            metrics,
            context,
        })
    }

    /// Where what is counted can be read.
    pub fn metrics_address(&self) -> Result<Option<SocketAddr>, ServeError> {
        let address = self.metrics.as_ref().map(TcpListener::local_addr);
        Ok(address.transpose()?)
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Answers until `stop` is done; then takes no more orders, finishes what was begun and returns.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let context = self.context;
        tokio::spawn(wake_bots(Arc::clone(&context)));
        let sweeper = tokio::spawn(sweep::run(Arc::clone(&context)));
        let uptime = tokio::spawn(sweep::count_uptime(Arc::clone(&context)));
        let comparer = tokio::spawn(sweep::compare(Arc::clone(&context)));
        let asker = tokio::spawn(sweep::ask_silent(Arc::clone(&context)));
        let router = http::router(Arc::clone(&context))?;
        let upkeep = tokio::spawn(sweep::drain_metrics(http::recorder()?));
        let watched = self.metrics.map(|listener| {
            let (router, context) = (http::watchers(Arc::clone(&context)), Arc::clone(&context));
            let never = std::future::pending();
            tokio::spawn(async move {
                listener::serve(listener, router, &context, never).await;
            })
        });
        let closing = Arc::clone(&context);
        let (told, stopped) = tokio::sync::oneshot::channel();
        let stopping = async move {
            stop.await;
            closing.close().await;
            // Whoever serves hears it.
            _ = told.send(());
        };
        let served = listener::serve(self.listener, router, &context, stopping);
        let late = async {
            // It is told before it can be lost.
            _ = stopped.await;
            tokio::time::sleep(DRAIN_TIMEOUT).await;
        };
        tokio::select! {
            () = served => {}
            () = late => tracing::warn!("some requests were cut off"),
        }
        if tokio::time::timeout(DRAIN_TIMEOUT, context.connections.all_ended())
            .await
            .is_err()
        {
            tracing::warn!("some connections were cut off");
        }
        sweeper.abort();
        uptime.abort();
        upkeep.abort();
        if let Some(watched) = watched {
            watched.abort();
        }
        comparer.abort();
        asker.abort();
        sweep::write_uptime(&context).await;
        Ok(())
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| ServeError::Listen { address, error })
}

/// Tables where a bot was asked when the server went down are opened, so that it answers.
async fn wake_bots(context: Arc<Context>) {
    match context.store.tables_of_bots().await {
        Ok(slugs) => {
            for slug in slugs {
                // Opening the room is all that is needed.
                _ = context.send(&slug, Message::Wake).await;
            }
        }
        Err(error) => tracing::error!(%error, "bots were not woken"),
    }
}
