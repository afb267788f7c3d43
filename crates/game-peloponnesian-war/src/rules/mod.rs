//! The rules, one module a section. [`Look`] answers questions about a position, [`Play`] changes it.

pub(crate) mod answers;
pub(crate) mod apply;
pub(crate) mod armistice;
pub(crate) mod army;
pub(crate) mod battle;
pub(crate) mod battle_numbers;
pub(crate) mod battles;
pub(crate) mod bellicosity;
pub(crate) mod building;
pub(crate) mod chance;
pub(crate) mod context;
pub(crate) mod control;
pub(crate) mod dangers;
pub(crate) mod delian_rebellion;
pub(crate) mod fomenting;
pub(crate) mod gathering;
pub(crate) mod going_home;
pub(crate) mod helots;
pub(crate) mod income;
pub(crate) mod interception;
pub(crate) mod leaders;
pub(crate) mod lines_of_communication;
pub(crate) mod losses;
pub(crate) mod march;
pub(crate) mod neutrals;
pub(crate) mod objective;
pub(crate) mod operation;
pub(crate) mod quiet_march;
pub(crate) mod random_events;
pub(crate) mod rebellion;
pub(crate) mod routes;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod shortest_routes;
pub(crate) mod sieges;
pub(crate) mod staying;
pub(crate) mod strategy;
pub(crate) mod surrender;
pub(crate) mod turn;
pub(crate) mod zones;

pub(crate) use self::{
    context::{Look, Play},
    settle::{Flow, Pace},
};
