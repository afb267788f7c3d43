//! Tests of rules through the dispatcher, a file a section.

mod advantage;
mod board;
mod hands;
mod scenarios;
mod sequence;
mod stratagems;
mod table;
