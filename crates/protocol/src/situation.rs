//! How a table stands, and what has just happened there.

use std::sync::Arc;

use engine::Seat;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use tape::Tape;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    account::Notice,
    order::{Order, Program, Replacement},
    problem::Problem,
    table::{ChatLine, TableInfo},
};

/// A frame from a client.
#[derive(Debug, Deserialize, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// Watch a table, from one's seat or from outside.
    Join {
        /// Which.
        table: String,
        /// The last number the client has seen: what happened since is told.
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u64>,
    },
    /// Stop watching it.
    Part {
        /// Which.
        table: String,
    },
    /// An order to a table.
    Order(FrameOrder),
    /// Are you there?
    Ping,
}

/// An order in a frame.
#[derive(Debug, Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct FrameOrder {
    /// Which table.
    pub table: String,
    /// Comes back with the answer.
    #[serde(default, rename = "ref", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reference: Option<u64>,
    /// What to do.
    pub order: Order,
}

/// A frame from the server.
#[derive(Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reply {
    /// How a table stands.
    Situation(Box<Situation>),
    /// Seats or offers of a table have changed.
    Table {
        /// All about it.
        table: Box<TableInfo>,
    },
    /// Somebody has said something.
    Chat {
        /// Where.
        table: String,
        /// What.
        line: ChatLine,
    },
    /// An order was carried out and will not be lost.
    Done {
        /// As in the order.
        #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reference: Option<u64>,
        /// The number after it.
        seq: u64,
    },
    /// A frame was refused.
    Refused {
        /// The table that was to be joined or left.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<String>,
        /// As in the order.
        #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reference: Option<u64>,
        /// Why.
        problem: Problem,
    },
    /// The administrator has changed the table, or it cannot go on: join again, as somebody who has seen nothing.
    Dropped {
        /// Which table.
        table: String,
    },
    /// The administrator wants everybody to know something, or does not any more.
    Notice {
        /// What; nothing where it was withdrawn.
        notice: Option<Notice>,
    },
    /// Here.
    Pong,
}

/// How a table stands, for one pair of eyes.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct Situation {
    /// Which table.
    pub table: String,
    /// The order of the client that led here, carried out and safe.
    #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reference: Option<u64>,
    /// The number an order has to name.
    pub seq: u64,
    /// How many actions have been made; a frame leaves it out where it is the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<usize>,
    /// Whose eyes; a spectator's where nobody is named. A frame leaves them out where they are those of the frame before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub eyes: Option<Seat>,
    /// What they see.
    #[serde(flatten)]
    pub view: ViewUpdate,
    /// What has happened since the client last heard of the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PastMove>>")]
    pub past: Vec<PastMove>,
    /// Who is asked. A frame leaves them out where they are those who have questions in it.
    #[schema(value_type = Vec<u8>)]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub asked: Vec<Seat>,
    /// What the client's own seats are asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Question>>")]
    pub questions: Vec<Question>,
    /// What the client's own seats have programmed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Program>>")]
    pub programs: Vec<Program>,
    /// Whose turn ends when he confirms it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub confirms: Option<Seat>,
    /// What is proposed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<Offer>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Ending>,
}

impl Situation {
    /// How many actions have been made.
    pub fn actions(&self) -> usize {
        self.number.unwrap_or(self.seq as usize)
    }
}

/// A view, whole or as what has changed.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ViewUpdate {
    /// The whole view.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    View(#[serde(serialize_with = "shared")] Arc<RawValue>),
    /// Changes of the view that was sent before: pairs of a path and the new value. A path is a list of keys and positions; where nothing
    /// follows it, the value is gone; where a position and a count follow the value, so many items of a list are replaced by it.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<unknown>")]
    Changes(#[serde(serialize_with = "shared")] Arc<RawValue>),
}

/// A text that several situations have in common.
fn shared<S: Serializer>(text: &Arc<RawValue>, serializer: S) -> Result<S::Ok, S::Error> {
    text.as_ref().serialize(serializer)
}

/// An action and what came of it, as far as the viewer may know.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct PastMove {
    /// Its number, from 0; the opening has none. A frame leaves it out: the last one is the action before the present number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<usize>,
    /// Who; nobody in the opening.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub seat: Option<Seat>,
    /// When, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<i64>,
    /// What happened.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<unknown>")]
    pub events: Box<RawValue>,
}

/// What a seat is asked.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct Question {
    /// Which seat.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub seat: Seat,
    /// The type of the question.
    pub prompt: String,
    /// The rule behind it.
    pub rule: &'static str,
    /// Its own fields.
    #[serde(skip_serializing_if = "serde_json::Value::is_null")]
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub about: serde_json::Value,
    /// All legal answers. In a frame an answer that has lists in its fields stands for several: one for each choice from the lists, where
    /// null means that the field is left out; the list that stands first changes slowest. `each` lists the rest of several that begin alike.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<unknown>")]
    pub answers: Tape,
}

/// Something that the players have to agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Offer {
    /// Its number, which an answer has to name.
    pub number: u64,
    /// Who proposes it.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub by: Seat,
    /// What.
    pub subject: Subject,
    /// Who has agreed, the proposer included.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    pub agreed: Vec<Seat>,
    /// Who has yet to answer.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    pub waiting: Vec<Seat>,
}

/// What is proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// Back to a number of actions.
    Back(usize),
    /// A draw.
    Draw,
    /// Somebody else for a seat.
    Replace {
        /// Which seat.
        #[schema(value_type = u8)]
        #[ts(as = "u8")]
        seat: Seat,
        /// By whom.
        by: Replacement,
    },
}

/// How a table ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Ending {
    /// Who has won; nobody in a draw.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    pub winners: Vec<Seat>,
    /// Through what.
    pub cause: EndingCause,
}

/// Through what a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndingCause {
    /// The rules of the game.
    Rules,
    /// Somebody gave up.
    Resignation,
    /// All agreed on a draw.
    Agreement,
    /// The host or the administrator closed it, or its last player left.
    Closed,
    /// Nobody came any more. Its players can open it again, so it keeps its secrets.
    Abandoned,
}
