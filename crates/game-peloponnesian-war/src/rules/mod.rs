//! The rules in the order of the rulebook, one module a section. [`Look`] answers questions about a position, [`Play`] changes it.

// How a game goes on: what is asked, what an answer does, who goes on when nobody is asked.
pub(crate) mod answers; // all lawful answers
pub(crate) mod apply; // what an answer does
pub(crate) mod context; // `Look` and `Play`
pub(crate) mod settle; // steps that ask nobody

// 1 Definitions.
pub(crate) mod chance; // 1.1.3 dice and draws
pub(crate) mod control; // 1.3 control, friendly spaces, coalitions
pub(crate) mod turn; // 1.4 the sequence of a turn
pub(crate) mod zones; // 1.3 zones of influence

// 2 Politics.
pub(crate) mod delian_rebellion; // 2.3, RE.8
pub(crate) mod leaders; // 2.4
pub(crate) mod random_events; // 2.2, RE

// 3 Planning.
pub(crate) mod dangers; // 3.1.2, DEF
pub(crate) mod strategy; // 3.1

// 4 Operations.
pub(crate) mod army; // 4.2.1 armies of the system
pub(crate) mod fomenting; // 4.4
pub(crate) mod gathering; // 4.1
pub(crate) mod interception; // 4.6, 4.7 skirmishes
pub(crate) mod march; // 4.1.1, 4.1.3, 4.1.4, 4.8 ravaging
pub(crate) mod neutrals; // 4.5
pub(crate) mod objective; // 4.1d, 4.2d-h
pub(crate) mod operation; // 4.0, 4.3
pub(crate) mod quiet_march; // 4.1.1 where nothing can happen
pub(crate) mod routes; // 4.1.1 permitted routes
pub(crate) mod shortest_routes; // 4.1.1l-n one of several

// 5 Combat.
pub(crate) mod battle; // 5.2 one battle
pub(crate) mod battle_numbers; // 5.2.1, 5.2.2 its numbers
pub(crate) mod battles; // 5.2 which, and in what order
pub(crate) mod going_home; // PC, 4.9, 5.4g, 5.8, 5.9
pub(crate) mod losses; // 4.7d, 5.2.2e
pub(crate) mod sieges; // 5.1, 5.3
pub(crate) mod staying; // 5.4, 5.5

// 6 Rebellion.
pub(crate) mod helots; // 6.3
pub(crate) mod rebellion; // 6.1, 6.2

// 7 Administration.
pub(crate) mod building; // 7.2, 8.3k
pub(crate) mod income; // 7.1
pub(crate) mod lines_of_communication; // 7.1.2, 7.1.3

// 8 The end of a turn, 9 and 10 the end of the war.
pub(crate) mod armistice; // 8.3
pub(crate) mod bellicosity; // 8.1
pub(crate) mod surrender; // 8.2, 9.0

// 10 Scenarios.
pub(crate) mod setup; // 10

pub(crate) use self::{
    context::{Look, Play},
    settle::{Flow, Pace},
};
