//! About the server.

use std::sync::{Arc, OnceLock};

use axum::extract::State;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

use crate::{ServeError, broken, context::Context, http::Refused, room::refused};

/// What is asked by programs that watch over the server.
pub(super) const PATHS: [&str; 2] = ["/healthz", "/metrics"];

/// The steps in which durations are counted.
const SECONDS: [f64; 11] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0,
];
/// The steps in which sizes of commits are counted.
const APPENDS: [f64; 9] = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 500.0, 1000.0];

/// Collects what is counted; one for the whole process.
pub(super) fn recorder() -> Result<PrometheusHandle, ServeError> {
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

/// Is the server well? It is if the store answers.
#[utoipa::path(get, path = "/healthz", responses((status = 200)))]
pub(super) async fn health(State(context): State<Arc<Context>>) -> Result<&'static str, Refused> {
    context.store.overhauls().await.map_err(refused)?;
    Ok("ok\n")
}

/// What is counted, for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200)))]
pub(super) async fn metrics() -> Result<String, Refused> {
    Ok(recorder().map_err(broken)?.render())
}
