//! What the server remembers: records, errors and the contract of a backend.
//!
//! A table is a record with its seats, and a log of entries. Everything that follows from the log is rebuilt by folding it; nothing else
//! about a game in progress is stored. An append is all or nothing and lasts once it has returned.

mod backend;
mod people;
mod records;

pub use backend::{Store, StoreError};
pub use people::{
    NewName, NewSession, NewToken, NewUser, People, Person, PersonSummary, Scope, Session, Token,
    User,
};
pub use records::{
    AdminChange, Append, ChatRecord, Entry, Fork, Head, Holdings, ImportedTable, ListQuery, Listed,
    NewNotice, NewTable, Notice, SaidQuery, SeatRecord, Status, TableFilter, TableRecord,
};
