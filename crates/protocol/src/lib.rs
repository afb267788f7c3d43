//! What clients and the server say to each other. The same types describe the HTTP interface and the frames of the WebSocket.

#![warn(missing_docs)]

mod account;
mod foresight;
mod intake;
mod json;
mod offer;
mod order;
mod problem;
mod situation;
mod table;

pub use account::{
    Credentials, DeleteAccount, GuestName, Me, NewPassword, NewToken, Notice, Notices, PersonName,
    Scope, SessionInfo, TokenInfo, TokenSecret,
};
pub use foresight::{
    AnswerForesight, Foresight, Irrevocable, SeatForesight, Way, WhyReply, WhyRequest,
};
pub use intake::{apply_changes, expand_answers};
pub use json::Json;
pub use offer::{Offer, Subject};
pub use order::{Order, Program, Replacement};
pub use problem::{Kind, Problem};
pub use situation::{
    Ending, EndingCause, Frame, FrameOrder, PastMove, Question, Reply, Situation, SituationFrame,
    Undo,
};
pub use table::{
    Channel, ChatLine, FairDice, NewChatLine, NewSeat, NewTable, Note, Occupant, Rematch, SeatInfo,
    Status, TableInfo, TableList, Visibility,
};
