//! How a table stands, and what has just happened there.

use std::borrow::Cow;

use engine::Seat;
use ids::Millis;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    account::Notice,
    json::Json,
    offer::Offer,
    order::{Order, Program},
    problem::Problem,
    table::{ChatLine, TableInfo},
};

/// A frame from a client.
#[derive(Debug, Deserialize, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// Watch a table, from one's seat or from outside.
    Join {
        /// The last part of its link.
        table: String,
        /// The last number the client has seen: what happened since is told.
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u64>,
        /// Whole views and uncompressed answers in every frame, for clients that do without changes.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        plain: bool,
    },
    /// Stop watching it.
    Part {
        /// The last part of its link.
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
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reply {
    /// How a table stands.
    Situation(Box<SituationFrame>),
    /// Seats or offers of a table have changed.
    Table {
        /// All about it.
        table: Box<TableInfo>,
    },
    /// Somebody has said something.
    Chat {
        /// The table where it was said.
        table: String,
        /// The line, and who said it.
        line: ChatLine,
    },
    /// An order was carried out and will not be lost.
    Done {
        /// As in the order.
        #[serde(rename = "ref", default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reference: Option<u64>,
        /// The number after it.
        seq: u64,
    },
    /// A frame was refused.
    Refused {
        /// The table that was to be joined or left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<String>,
        /// As in the order.
        #[serde(rename = "ref", default, skip_serializing_if = "Option::is_none")]
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

/// How a table stands, as one viewer may know it.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// Which table.
    pub table: String,
    /// The number an order has to name.
    pub seq: u64,
    /// How many actions have been made.
    pub number: usize,
    /// The seat whose view it is; a spectator's where none is named.
    #[serde(rename = "eyes", default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub viewer: Option<Seat>,
    /// What the viewer sees.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub view: Json,
    /// What has happened since the client last heard of the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PastMove>>")]
    pub past: Vec<PastMove>,
    /// Who is asked.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    pub asked: Vec<Seat>,
    /// What the client's own seats are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Question>>")]
    pub questions: Vec<Question>,
    /// What the client's own seats have programmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Program>>")]
    pub programs: Vec<Program>,
    /// Can the client take its own last decision back? Left out where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<Undo>,
    /// Whose turn ends only when they confirm it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub confirms: Option<Seat>,
    /// What is proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<Offer>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Ending>,
}

/// How a table stands, as a frame. To those who have joined with `plain` it says everything; to others it leaves out what follows from
/// the frame before.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SituationFrame {
    /// The order of the client that led here, carried out and safe.
    #[serde(rename = "ref", default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reference: Option<u64>,
    /// The seat whose view it is, null for a spectator's. Left out where it is that of the frame before, at first a spectator's.
    #[serde(
        rename = "eyes",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "also_null"
    )]
    #[schema(value_type = Option<u8>)]
    #[ts(optional = nullable, as = "Option<u8>")]
    pub viewer: Option<Option<Seat>>,
    /// Who is asked. Left out where they are those who have questions in this frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u8>>)]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub asked: Option<Vec<Seat>>,
    /// What the client's own seats are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Question>>")]
    pub questions: Vec<Question>,
    /// What the client's own seats have programmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Program>>")]
    pub programs: Vec<Program>,
    /// Which table.
    pub table: String,
    /// The number an order has to name.
    pub seq: u64,
    /// How many actions have been made. Left out where it is the same as `seq`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<usize>,
    /// What the viewer sees, whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "unknown")]
    pub view: Option<Json>,
    /// Instead of the view, its changes since the frame before: pairs of a path and the new value. A path is a list of keys and positions;
    /// where nothing follows it, the value is gone; where a position and a count follow the value, so many items of a list are replaced by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[ts(
        optional,
        type = "Array<[(string | number)[], unknown] | [(string | number)[]] | [(string | number)[], unknown[], number, number]>"
    )]
    pub changes: Option<Json>,
    /// What has happened since the client last heard of the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PastMove>>")]
    pub past: Vec<PastMove>,
    /// Can the client take its own last decision back? Left out where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<Undo>,
    /// Whose turn ends only when they confirm it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub confirms: Option<Seat>,
    /// What is proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<Offer>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Ending>,
}

/// A field that may be null is not the same as one that is left out.
fn also_null<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// The frame that leaves nothing out.
impl From<Situation> for SituationFrame {
    fn from(whole: Situation) -> Self {
        Self {
            reference: None,
            viewer: Some(whole.viewer),
            asked: Some(whole.asked),
            questions: whole.questions,
            programs: whole.programs,
            undo: whole.undo,
            table: whole.table,
            seq: whole.seq,
            number: Some(whole.number),
            view: Some(whole.view),
            changes: None,
            past: whole.past,
            confirms: whole.confirms,
            offer: whole.offer,
            over: whole.over,
        }
    }
}

/// An action and what came of it, as far as the viewer may know.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PastMove {
    /// Its number, from 0; the opening has none. A frame leaves it out: the last one is the action before the present number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<usize>,
    /// Who; nobody in the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub seat: Option<Seat>,
    /// When, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Millis>,
    /// What happened.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<unknown>")]
    pub events: Json,
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Which seat.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub seat: Seat,
    /// The type of the question.
    pub prompt: String,
    /// The rule behind it.
    pub rule: Cow<'static, str>,
    /// Its own fields.
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub about: serde_json::Value,
    /// Is there nothing to choose: a single answer, or only ways to pass? It is answered for the seat, unless that wants to be asked always.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub idle: bool,
    /// Are there answers that are listed only while this seat is looked at (order `look`)? Whoever has several seats is asked without them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub withheld: bool,
    /// All legal answers. In a frame that is not plain an answer that has lists in its fields stands for several: one for each choice from the lists, where
    /// null means that the field is left out; the list that stands first changes slowest. `each` lists the rest of several that begin alike.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<unknown>")]
    pub answers: Json,
}

/// Can one's own last decision be taken back without asking anybody?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// Yes.
    Free,
    /// Somebody else has answered since.
    Answered,
    /// A die was rolled or a secret was shown.
    Shown,
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
    /// Who gave up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub resigned: Option<Seat>,
}

impl Ending {
    /// An end without a winner.
    pub fn without_winner(cause: EndingCause) -> Self {
        Self {
            winners: Vec::new(),
            cause,
            resigned: None,
        }
    }
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
