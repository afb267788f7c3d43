//! What somebody wants to happen at a table.

use engine::Seat;
use ids::UserId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// An order. Those that depend on the position name the number (`seq`) it was given for; an old number is refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Take a seat: before the start, or one that the players have opened.
    Sit {
        /// Any free one where none is named.
        #[serde(default)]
        #[schema(value_type = Option<u8>)]
        #[ts(optional, as = "Option<u8>")]
        seat: Option<Seat>,
    },
    /// Before the start: give up one's seats. Later: leave them to whom the others choose.
    Leave {},
    /// Before the start: the host opens a seat again, whoever has taken it, or lets a bot play there. Whoever is put out so stays out of
    /// this table until the host admits them again.
    Give {
        /// Which seat.
        #[schema(value_type = u8)]
        #[ts(as = "u8")]
        seat: Seat,
        /// To whom.
        to: Replacement,
    },
    /// The host lets somebody sit down again whom they have put out.
    Admit {
        /// The person's number.
        user: UserId,
    },
    /// Before the start: the seat's part in the fair dice, 32 bytes in hexadecimal.
    Share {
        /// Made by the person's own machine.
        share: String,
    },
    /// The host begins the game.
    Start {},
    /// An answer to the open decision.
    Act {
        /// The number it answers.
        seq: u64,
        /// Whose answer, where one person has several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>)]
        #[ts(optional, as = "Option<u8>")]
        seat: Option<Seat>,
        /// One of the answers that were offered.
        #[schema(value_type = Object)]
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Take back one's own last decision, with what was answered for one since, if nothing has shown itself and nobody else has answered since.
    /// Where no other person plays, bots' answers and dice are taken back with it; the dice stay the same.
    Undo {
        /// The present number.
        seq: u64,
    },
    /// Make the action again that was taken back last.
    Redo {
        /// The present number.
        seq: u64,
    },
    /// Take back everything since the beginning of one's turn, as far as it can be taken back.
    Reset {
        /// The present number.
        seq: u64,
    },
    /// End the turn, where one has asked to be asked.
    Confirm {
        /// The present number.
        seq: u64,
    },
    /// Ask to be asked before the turn passes, or not.
    AskMe {
        /// Yes or no.
        confirm: bool,
    },
    /// Ask to be asked also where there is nothing to choose, or not: then such answers are given for this person. Against people they take as
    /// long as those by hand.
    AskAlways {
        /// Yes or no.
        always: bool,
    },
    /// Whoever has several seats of a game with secrets sees what everybody sees, until they look at what one of these seats knows. That ends when
    /// the seat is not asked any more.
    Look {
        /// Which seat.
        #[schema(value_type = u8)]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Ask the others to go back to where `number` actions had been made. New dice are taken then.
    AskBack {
        /// How many actions remain.
        number: usize,
    },
    /// Propose a draw.
    AskDraw {},
    /// Propose that a seat which its player has left, or does not answer, goes to somebody else.
    AskReplace {
        /// Which seat.
        #[schema(value_type = u8)]
        #[ts(as = "u8")]
        seat: Seat,
        /// By whom.
        by: Replacement,
    },
    /// Agree to what is proposed, or not; whoever has proposed it withdraws it so.
    #[serde(rename = "answer")]
    Vote {
        /// The number of what is proposed: another proposal is not agreed to by mistake.
        offer: u64,
        /// Yes or no.
        accept: bool,
    },
    /// Give the game up: of two the other has won, of more the others go on and the seat is left.
    Resign {
        /// Whose, where one person has several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>)]
        #[ts(optional, as = "Option<u8>")]
        seat: Option<Seat>,
    },
    /// Answer decisions in advance.
    Program {
        /// What to answer, and for how long.
        program: Program,
    },
    /// Withdraw the programmed answers of a seat.
    Unprogram {
        /// Whose.
        #[schema(value_type = u8)]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// The host closes a table that has not begun.
    Close {},
    /// Open a table again that was closed because nobody came any more.
    Reopen {},
}

/// Who takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Replacement {
    /// Whoever sits down.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// An answer given in advance: whenever this seat is asked this question it answers so, as long as the facts hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// Whose.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub seat: Seat,
    /// The type of the question, such as `window`.
    pub prompt: String,
    /// Fields that the question must have; none means any.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    #[schema(value_type = Object)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub about: serde_json::Map<String, Value>,
    /// The answer; where it is not offered the program ends.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub action: Value,
    /// Places in the seat's view as JSON pointers, such as `/turn`: when one of them changes, the program ends.
    #[serde(default, rename = "while")]
    pub facts: Vec<String>,
    /// After so many answers the program ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<u32>,
}
