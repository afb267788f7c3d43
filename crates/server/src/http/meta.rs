//! About the server.

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use axum::{extract::State, http::HeaderMap};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use protocol::{Kind, Problem};

use crate::{
    ServeError, context::Context, http::Refused, identity, internal_error, room::store_problem,
};

/// What is asked by monitoring.
pub(super) const PATHS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// A write that takes longer has failed.
const LONGEST_WRITE: Duration = Duration::from_secs(2);
/// So long it is believed that the disk can be written to.
const WRITABLE_FOR: Duration = Duration::from_secs(1);

/// The steps in which durations are counted.
const SECONDS: [f64; 11] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0,
];
/// The steps in which sizes of commits are counted.
const APPENDS: [f64; 9] = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 500.0, 1000.0];

/// Collects what is counted; one for the whole process.
pub(crate) fn recorder() -> Result<PrometheusHandle, ServeError> {
    static RECORDER: OnceLock<Result<PrometheusHandle, String>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new();
        let seconds = Matcher::Suffix("_seconds".to_owned());
        let builder = builder.set_buckets_for_metric(seconds, &SECONDS)?;
        let appends = Matcher::Suffix("_appends".to_owned());
        let builder = builder.set_buckets_for_metric(appends, &APPENDS)?;
        builder.install_recorder()
    };
    let install = || install().map_err(|error: BuildError| error.to_string());
    RECORDER
        .get_or_init(install)
        .clone()
        .map_err(ServeError::Metrics)
}

/// Is the server alive?
#[utoipa::path(get, path = "/healthz", responses((status = 200)))]
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// Can the server do its work? It can if what it writes is stored.
#[utoipa::path(get, path = "/readyz", responses((status = 200), (status = 503), (status = 507)))]
pub(super) async fn ready(State(context): State<Arc<Context>>) -> Result<&'static str, Refused> {
    if context.is_closing() {
        return Err(Problem::new(Kind::Closing, "the server is going down").into());
    }
    let mut written = context.written.lock().await;
    if written.is_none_or(|at| at.elapsed() > WRITABLE_FOR) {
        let uptime = context.uptime.now();
        let write = context.store.set_uptime(uptime);
        let Ok(done) = tokio::time::timeout(LONGEST_WRITE, write).await else {
            return Err(Problem::new(Kind::Closing, "the database is busy").into());
        };
        done.map_err(store_problem)?;
        *written = Some(Instant::now());
    }
    Ok("ready\n")
}

/// What is counted, for Prometheus: with the token that the server was started with.
pub(super) async fn metrics(
    State(context): State<Arc<Context>>,
    headers: HeaderMap,
) -> Result<String, Refused> {
    let given = identity::bearer(&headers).map(identity::digest);
    let token = context.config.metrics.token.as_deref();
    match token.map(identity::digest) {
        Some(token) if given.as_ref() == Some(&token) => Ok(counted()?),
        Some(_) => Err(Problem::new(Kind::Unknown, "this token is not known").into()),
        None => Err(super::missing().await),
    }
}

/// The metrics at an address of their own, where no token is needed.
pub(super) async fn metrics_alone() -> Result<String, Refused> {
    Ok(counted()?)
}

fn counted() -> Result<String, Problem> {
    Ok(recorder().map_err(internal_error)?.render())
}
