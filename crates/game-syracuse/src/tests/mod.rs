//! Tests of rules through the dispatcher, a file a section.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test picks the one case it is about"
)]

mod adjustments;
mod advantage;
mod advantage_dice;
mod advantage_exchange;
mod board;
mod combat_stratagems;
mod hands;
mod initiative;
mod moments;
mod scenarios;
mod sequence;
mod stratagems;
mod stratagems_at_sea;
mod stratagems_of_chance;
mod stratagems_on_people;
mod surplus;
mod table;
mod transport;
mod warnings;
