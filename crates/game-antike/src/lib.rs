//! Antike, complete: both boards, two to six players, the long game.
//!
//! The book has no section numbers; ids such as `conquest.5` are those of the rules ledger, `data/rules.toml`. Each module of
//! `rules` carries one section of it.

mod action;
mod data;
mod document;
mod event;
mod game;
mod hint;
mod ids;
mod illegal;
mod notation;
mod outlook;
mod payment;
mod position;
mod prompt;
mod rules;
mod standing;
mod state;
mod summary;
pub mod typescript;
mod validate;

pub use action::Action;
pub use document::{
    BankDocument, CityDocument, MovedDocument, NationDocument, PersonagesDocument, StateDocument,
    StepDocument, TurnDocument, View,
};
pub use event::{Event, Occasion, Taken, Victory};
pub use game::Antike;
pub use hint::{Hint, PriceFacts};
pub use ids::{
    Advance, AdvanceSet, BoardId, Line, Nation, PersonageKind, ProvinceId, Resource, Space,
    UnitKind,
};
pub use illegal::Illegal;
pub use outlook::{Coverage, Holdings, Outlook, Shopping, Target, Tasks, Way};
pub use payment::{Payment, Price};
pub use prompt::Prompt;
pub use standing::{
    AdvanceStanding, Income, NationStanding, PersonageWay, PiecesLeft, PileStanding, Standing,
};
pub use state::{CoinTime, EntryFighters, FightLength, Options, Place, Purchase, State};
