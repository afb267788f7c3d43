//! Tests of rules through the dispatcher, a file a section.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test picks the one case it is about"
)]

mod advantage;
mod board;
mod combat_stratagems;
mod hands;
mod scenarios;
mod sequence;
mod stratagems;
mod table;
mod transport;
