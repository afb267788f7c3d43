//! What the server remembers: records, errors and the contract of a backend.
//!
//! A table is a record with its seats, and a log of entries. Everything that follows from the log is rebuilt by folding it; nothing else
//! about a game in progress is stored. An append is all or nothing and lasts once it has returned.

mod backend;
mod people;
mod records;

pub use backend::{Store, StoreError};
pub use people::{
    Acquaintance, NewName, NewSession, NewToken, NewUser, People, Person, Scope, Session, Token,
    User,
};
pub use records::{
    Append, Arrival, ChatRecord, Entry, Fork, Head, Holdings, ListQuery, Listed, NewNotice,
    NewTable, Notice, Overhaul, SaidQuery, SeatRecord, Status, TableRecord, Which,
};
