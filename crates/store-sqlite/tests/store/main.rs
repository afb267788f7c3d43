//! A store on a real file.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "tests"
)]

mod place;

mod busy;
mod delete_user;
mod files;
mod lists;
mod lock;
mod log;
