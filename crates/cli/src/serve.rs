//! `polemarch serve`: tables over HTTP and WebSocket, everything in one file.

use std::{io::IsTerminal, path::Path, sync::Arc};

use catalogue::{Data, GameId, Library, with_game};
use server::{Config, Metrics, MostConnections, Rates, Server, Sizes};
use store::Store;
use tracing_subscriber::EnvFilter;

use crate::{args::ServeArgs, database::Database, failure::Failure, limits, text::say};

/// A token that nobody guesses.
const SHORTEST_TOKEN: usize = 16;

fn failed(error: impl ToString) -> Failure {
    Failure::Failed(error.to_string())
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs, data: &Data) -> Result<(), Failure> {
    start_log(if args.log_json {
        LogFormat::Json
    } else {
        LogFormat::Text
    });
    limits::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(failed)?;
    runtime.block_on(serve(args, data))
}

/// How the server log is written.
#[derive(Clone, Copy)]
enum LogFormat {
    Text,
    Json,
}

fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_env("POLEMARCH_LOG")
        .unwrap_or_else(|_| EnvFilter::new("info,tower_http=warn,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        // Whatever reads the log from a file or a pipe wants no colours.
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

async fn serve(args: &ServeArgs, data: &Data) -> Result<(), Failure> {
    let database = Database::named(args.db.as_deref())?;
    let library = Library::new(data.clone());
    // Broken data are found now and not when somebody wants to play.
    for &id in GameId::ALL {
        with_game!(id, G => library.game::<G>().map(|_| ()))?;
    }
    let _lock = database.lock()?;
    let store = Arc::new(database.open_or_make().await?);
    let config = Config {
        listen: args.listen,
        secure: args.secure,
        trusted_proxies: args.trust_proxy.clone(),
        public_names: args.public_name.clone(),
        metrics: Metrics {
            listen: args.metrics,
            token: args.metrics_token_file.as_deref().map(token).transpose()?,
        },
        rates: if args.unlimited {
            Rates::UNLIMITED
        } else {
            Rates::default()
        },
        most_connections: if args.unlimited {
            MostConnections::UNLIMITED
        } else {
            MostConnections::default()
        },
        sizes: if args.unlimited {
            Sizes::UNLIMITED
        } else {
            Sizes::default()
        },
        ..Config::default()
    };
    let server = Server::bind(config, Arc::clone(&store) as Arc<dyn Store>, library)
        .await
        .map_err(failed)?;
    let address = server.address().map_err(failed)?;
    // The one line that says where everything is.
    let place = database.place();
    say(format!(
        "Polemarch serves http://{address} and keeps its data in {place}"
    ));
    if let Some(address) = server.metrics_address().map_err(failed)? {
        say(format!("What is counted: http://{address}/metrics"));
    }
    if args.public_name.is_empty() && !args.listen.ip().is_loopback() {
        tracing::warn!("any Host is answered: name this server with --public-name");
    }
    server.run(told_to_stop()).await.map_err(failed)?;
    store.close().await;
    Ok(())
}

/// The first line of a file.
fn token(file: &Path) -> Result<String, Failure> {
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| failed(format!("{}: {error}", file.display())))?;
    let line = text.lines().next().unwrap_or_default().trim();
    if line.len() < SHORTEST_TOKEN {
        let file = file.display();
        return Err(failed(format!(
            "{file}: a token has at least {SHORTEST_TOKEN} characters"
        )));
    }
    Ok(line.to_owned())
}

/// Returns when the terminal or the system wants the server to end.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
