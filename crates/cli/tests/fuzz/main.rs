//! Fuzz targets of the command line: lines for `polemarch engine`, files for `polemarch replay`. See CONTRIBUTING.md.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "tests"
)]

mod child;
mod engine_lines;
mod replay_files;
