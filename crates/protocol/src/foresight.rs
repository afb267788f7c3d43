//! What is worth knowing before one answers.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is worth knowing at a table before the open decision is answered, or at a past point, for one pair of eyes.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct Foresight {
    /// The number of the position it is about.
    pub seq: u64,
    /// The exact chances of what is about to be rolled, if something is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "unknown")]
    pub odds: Option<Value>,
    /// How the players stand, where the game tells more than the view: in Antike incomes, prices of advances, ways to personages, what is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "unknown")]
    pub standing: Option<Box<RawValue>>,
    /// For each of one's seats that is asked; none at a past point.
    pub questions: Vec<SeatForesight>,
}

/// About the answers of one seat.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct SeatForesight {
    /// Which seat.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub seat: Seat,
    /// In the order of the question's answers.
    pub answers: Vec<AnswerForesight>,
    /// Where a group can go in several steps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Way>>")]
    pub ways: Vec<Way>,
}

/// The cheapest way to a place, as far as nothing unforeseen stops it.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct Way {
    /// Where it leads.
    pub to: String,
    /// What all of it costs.
    pub cost: u64,
    /// The places on it, the last one included: each is a step that will be offered.
    pub path: Vec<String>,
}

/// About one answer.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct AnswerForesight {
    /// How people type it.
    pub typed: String,
    /// Prices, strengths, odds: an object with a `type`, worded by the message `hint-TYPE`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "unknown")]
    pub hint: Option<Box<RawValue>>,
    /// What it loses or risks, worst first: as `hint`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[ts(optional, type = "unknown[]")]
    pub warnings: Vec<Box<RawValue>>,
    /// It does nothing but go on: pass, done, keep none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub passes: bool,
    /// Why it cannot be taken back once it is given; nothing if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lasting: Option<Irrevocable>,
}

/// Why an answer stands for good.
#[derive(Clone, Copy, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Irrevocable {
    /// A die falls, or a secret shows itself.
    Chance,
    /// The seat is not asked next: its turn or its say is over.
    Turn,
    /// The others are asked the same; when they pass, the seat goes on.
    Reply,
}

/// An answer that somebody would like to give.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct WhyRequest {
    /// Whose, where one person has several seats.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[ts(optional, as = "Option<u8>")]
    pub seat: Option<Seat>,
    /// The answer.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub action: Value,
}

/// Whether a wish is allowed, and if not why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct WhyReply {
    /// Is it one of the answers?
    pub allowed: bool,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// In words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<String>,
}
