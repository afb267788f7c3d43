//! What the system allows a process.

/// Allows as many open files as the system permits: every connection is one.
#[cfg(unix)]
pub(crate) fn raise_open_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the number of open files stays low");
    }
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_open_files() {}
