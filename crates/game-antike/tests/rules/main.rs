//! One test or more for every rule of the ledger, section by section, on positions in short notation.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

mod table;

mod temple;
