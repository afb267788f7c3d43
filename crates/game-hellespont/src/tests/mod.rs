//! The rules, section by section, as the ledger lists them.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a test may look for some events only"
)]

mod actions;
mod adjustments;
mod advantage;
mod alcibiades;
mod all_at_once;
mod amphibious;
mod archers;
mod bases;
mod board;
mod combat;
mod evasion;
mod forced_return;
mod groups;
mod lone_leaders;
mod losses;
mod moments;
mod movement;
mod omens;
mod pieces;
mod places;
mod prospects;
mod retreat;
mod scenarios;
mod sequence;
mod siege;
mod stacking;
mod stratagems;
mod stratagems_of_the_turn;
mod supply;
mod table;
mod troops_aboard;
mod victory;
