//! How fast the server is: it runs as a process of its own on a file of its own, and clients play on the same machine.

use std::{fs, time::Duration};

use serde::Serialize;

use super::{
    child::ServerProcess,
    client::BoxError,
    idle,
    load::{self, Played},
};
use crate::{
    args::BenchServerArgs,
    failure::Failure,
    limits,
    text::{grouped, say, table},
};

/// The figures of the server.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Figures {
    tables: usize,
    /// Checked, on the disk and told, as fast as the clients hear of it.
    actions_per_second: u64,
    /// At full load and at half of it, in microseconds.
    full_load: Latencies,
    half_load: Latencies,
    /// The server's own time for an action at full load.
    server_microseconds_per_action: Option<f64>,
    /// To all clients together.
    bytes_sent_per_action: u64,
    idle_sockets: usize,
    bytes_per_idle_socket: Option<u64>,
    stored_tables: u32,
    start_up_milliseconds: u64,
}

#[derive(Debug, Serialize)]
struct Latencies {
    p50: u64,
    p95: u64,
    p99: u64,
}

impl Latencies {
    fn of(played: &Played) -> Self {
        let microseconds = |per_mille| played.latency(per_mille).as_micros() as u64;
        Self {
            p50: microseconds(500),
            p95: microseconds(950),
            p99: microseconds(990),
        }
    }

    fn text(&self) -> String {
        let milliseconds = |microseconds: u64| format!("{:.1}", microseconds as f64 / 1000.0);
        [self.p50, self.p95, self.p99].map(milliseconds).join(" / ")
    }
}

pub(crate) fn run(args: &BenchServerArgs) -> Result<(), Failure> {
    limits::raise_open_files();
    // One thread for all clients: the rest of the machine is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| Failure::Failed(error.to_string()))?;
    let figures = runtime.block_on(measure(args));
    let figures = figures.map_err(|trouble| Failure::Failed(trouble.to_string()))?;
    say(table(&rows(&figures)));
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&figures);
        let text = text.map_err(|error| Failure::Failed(error.to_string()))?;
        fs::write(path, text + "\n").map_err(|error| Failure::file(path, &error))?;
    }
    Ok(())
}

async fn measure(args: &BenchServerArgs) -> Result<Figures, BoxError> {
    let program = std::env::current_exe()?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("bench.db");
    let server = ServerProcess::start(&program, &file)?;
    let tables = load::begin(server.address, args.tables).await?;
    let time = Duration::from_secs(args.seconds);
    let before = server.time();
    let (tables, full) = load::play(tables, time, None).await?;
    let worked = before.zip(server.time());
    let actions = full.latencies.len() as u64;
    let rate = actions as f64 / time.as_secs_f64();
    let (tables, half) = load::play(tables, time, Some(rate / 2.0)).await?;
    let links: Vec<String> = tables.iter().map(|table| table.link().to_owned()).collect();
    drop((tables, server));
    let memory = idle::memory(&program, &file, &links, args.sockets).await?;
    let first = links.first().ok_or("at least one table is needed")?;
    let start_up = idle::start_up(&program, &file, first, args.stored).await?;
    Ok(Figures {
        tables: args.tables,
        actions_per_second: rate as u64,
        full_load: Latencies::of(&full),
        half_load: Latencies::of(&half),
        server_microseconds_per_action: worked.map(|(before, after)| {
            let worked = after.saturating_sub(before);
            (worked.as_micros() as f64 / actions as f64).round()
        }),
        bytes_sent_per_action: full.bytes / actions.max(1),
        idle_sockets: args.sockets,
        bytes_per_idle_socket: memory,
        stored_tables: args.stored,
        start_up_milliseconds: start_up.as_millis() as u64,
    })
}

fn rows(figures: &Figures) -> Vec<Vec<String>> {
    let row = |title: String, value: String| vec![title, value];
    let unknown = || "unknown".to_owned();
    vec![
        row(
            format!(
                "{} tables of Antike for two, server and clients",
                figures.tables
            ),
            "here".to_owned(),
        ),
        row(
            "checked and durable actions a second".to_owned(),
            grouped(figures.actions_per_second),
        ),
        row(
            "milliseconds at full load, p50 / p95 / p99".to_owned(),
            figures.full_load.text(),
        ),
        row(
            "milliseconds at half load, p50 / p95 / p99".to_owned(),
            figures.half_load.text(),
        ),
        row(
            "microseconds of the server's time for an action".to_owned(),
            figures
                .server_microseconds_per_action
                .map_or_else(unknown, |time| time.to_string()),
        ),
        row(
            "bytes sent for an action, to all".to_owned(),
            grouped(figures.bytes_sent_per_action),
        ),
        row(
            format!(
                "bytes of memory for each of {} idle sockets",
                figures.idle_sockets
            ),
            figures.bytes_per_idle_socket.map_or_else(unknown, grouped),
        ),
        row(
            format!(
                "milliseconds to start with {} stored tables",
                grouped(u64::from(figures.stored_tables))
            ),
            grouped(figures.start_up_milliseconds),
        ),
    ]
}
