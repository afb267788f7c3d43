//! What a player proposes to all others.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::order::Replacement;

/// Something that the players have to agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Offer {
    /// Its number, which an answer has to name.
    pub number: u64,
    /// Who proposes it.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub by: Seat,
    /// What is proposed.
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
