//! `polemarch serve`: tables over HTTP and WebSocket, everything in one file.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use catalogue::{Data, Shelf};
use server::{Config, Rates, Server};
use store::Store;
use store_sqlite::SqliteStore;
use tracing_subscriber::EnvFilter;

use crate::{args::ServeArgs, failure::Failure, limits};

fn failed(error: impl ToString) -> Failure {
    Failure::Failed(error.to_string())
}

/// Serves until it is told to stop.
pub fn run(args: &ServeArgs, data: &Data) -> Result<(), Failure> {
    start_log(args.log_json);
    limits::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(failed)?;
    runtime.block_on(serve(args, data))
}

fn start_log(json: bool) {
    let filter = EnvFilter::try_from_env("POLEMARCH_LOG")
        .unwrap_or_else(|_| EnvFilter::new("info,tower_http=warn,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.init();
    }
}

async fn serve(args: &ServeArgs, data: &Data) -> Result<(), Failure> {
    let (store, place) = open(args.db.as_deref()).await?;
    let store = Arc::new(store);
    let config = Config {
        listen: args.listen,
        secure: args.secure,
        behind_proxy: args.behind_proxy,
        rates: if args.unlimited {
            Rates::UNLIMITED
        } else {
            Rates::default()
        },
        ..Config::default()
    };
    let shelf = Shelf::new(data.clone());
    let server = Server::bind(config, Arc::clone(&store) as Arc<dyn Store>, shelf)
        .await
        .map_err(failed)?;
    let address = server.address().map_err(failed)?;
    // The one line that says where everything is.
    println!("Polemarch serves http://{address} and keeps its data in {place}");
    server.run(told_to_stop()).await.map_err(failed)?;
    store.close().await;
    Ok(())
}

/// The database that was named, or the file in the platform's data directory.
pub async fn open(db: Option<&str>) -> Result<(SqliteStore, String), Failure> {
    match db {
        Some(url) if url.starts_with("sqlite:") => {
            let store = SqliteStore::open_url(url).await.map_err(failed)?;
            Ok((store, url.to_owned()))
        }
        Some(url) if url.contains("://") => Err(Failure::Usage(format!(
            "'{url}' is no database this program knows; write a file or sqlite:FILE"
        ))),
        Some(file) => open_file(Path::new(file)).await,
        None => {
            let folder = data_folder().ok_or_else(|| {
                Failure::Usage("there is no home directory: name a file with --db".to_owned())
            })?;
            fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
            open_file(&folder.join("polemarch.db")).await
        }
    }
}

async fn open_file(file: &Path) -> Result<(SqliteStore, String), Failure> {
    let place = file.display().to_string();
    let store = SqliteStore::open(file).await;
    let store = store.map_err(|error| Failure::Failed(format!("{place}: {error}")))?;
    Ok((store, place))
}

/// Where programs keep data on this platform.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| {
        let value = std::env::var_os(name)?;
        (!value.is_empty()).then(|| PathBuf::from(value))
    };
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local").join("share")))?;
    Some(data.join("polemarch"))
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
