//! The rules of the ledger, one file a section.
#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a method of `Play` has one lifetime, a closure any"
)]

mod battles;
mod captures;
mod combat;
mod corner_cases;
mod details;
mod event_faces;
mod events;
mod forecast;
mod home;
mod income;
mod lists;
mod map_facts;
mod march;
mod matrices;
mod operations;
mod peace;
mod plain;
mod plain_counts;
mod plain_homes;
mod plain_plans;
mod plain_ways;
mod playouts;
mod politics;
mod rare_cases;
mod readings;
mod series_replay;
mod set_up;
mod siege_limits;
mod skirmishes;
mod start;
mod system;
mod system_armies;
mod table;
mod truce;
mod two_players;
