//! Tables as they are listed and prepared.

use engine::{Seat, Setup};
use ids::{ChatLineId, Millis, UserId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{account::PersonName, offer::Offer, situation::Ending};

/// A table to be made.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Scenario, number of seats and options; defaults where nothing is said.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub setup: Setup,
    /// Who sits where; where nothing is said, the maker has the first seat and the others are open.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Who finds it.
    #[serde(default)]
    pub visibility: Visibility,
    /// What it is called; a name is made where none is given.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// A seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// The maker; several for playing on one machine.
    Me,
    /// Whoever sits down.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody: it is listed.
    #[default]
    Public,
    /// Those who have the link.
    Link,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It waits for people.
    Open,
    /// It is played.
    Live,
    /// It is over.
    Over,
}

/// All about a table that everybody may know.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableInfo {
    /// As in its link.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// After whom, where nobody named it; empty if they have gone. Such a name can be made in any language.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub named_after: Option<String>,
    /// Which game.
    pub game: String,
    /// Scenario, number of seats and options.
    #[schema(value_type = Object)]
    pub setup: Setup,
    /// Who finds it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// Who made it.
    pub host: Option<UserId>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Who is asked.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    pub asked: Vec<Seat>,
    /// How many actions have been made.
    pub number: usize,
    /// Milliseconds since 1970.
    pub created: Millis,
    /// When something happened last, in milliseconds since 1970.
    pub updated: Millis,
    /// Where the dice come from.
    pub dice: FairDice,
    /// The server has failed twice while it was played: it can be looked at until the administrator takes it up again.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub set_aside: bool,
    /// Nobody has come for a long time: in so many seconds it will be closed, unless one of its people looks at it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, as = "Option<u32>")]
    pub closes_in: Option<u64>,
    /// What is proposed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub offer: Option<Offer>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub over: Option<Ending>,
    /// For so many seconds somebody may leave a question without an answer before the others can propose to replace them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, as = "Option<u32>")]
    pub replace_after: Option<u64>,
    /// The table at which somebody wants to play it again.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub rematch: Option<Rematch>,
    /// The table it repeats with seats exchanged.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub rematch_of: Option<String>,
    /// The table it was forked from, and the number of actions there.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub forked_from: Option<(String, usize)>,
    /// Whom the host has put out: they cannot sit down here.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<PersonName>>")]
    pub put_out: Vec<PersonName>,
}

/// A table at which somebody wants to play a game again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Rematch {
    /// As in its link.
    pub id: String,
    /// Who has made it.
    pub by: Option<UserId>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatInfo {
    /// Which seat.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub seat: Seat,
    /// A person, a bot or nobody.
    pub occupant: Occupant,
    /// Has their part in the fair dice arrived?
    pub shared: bool,
    /// Are they connected?
    pub present: bool,
    /// Does their turn end only when they confirm it?
    pub confirms: bool,
    /// Are they asked also where they have nothing to choose?
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub asked_always: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A person.
    Person {
        /// Their number.
        id: UserId,
        /// What others see.
        name: String,
    },
    /// A bot of this level.
    Bot(String),
    /// Nobody yet.
    Open,
    /// Somebody who has left.
    Left,
}

/// Where the dice of a table come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct FairDice {
    /// The digest of the server's secret, shown before anybody sends anything.
    pub commitment: String,
    /// What the seats have sent, in their order.
    pub shares: Vec<Option<String>>,
    /// The secret, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The seed that follows, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// A page of a list.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableInfo>,
    /// Where the next page begins, if there is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub next: Option<String>,
}

/// Who hears what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Channel {
    /// The players.
    Players,
    /// Those who watch.
    Spectators,
}

/// Something to say.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewChatLine {
    /// 1 to 1,000 characters.
    pub text: String,
}

/// Something said.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ChatLine {
    /// Later lines have greater numbers.
    pub id: ChatLineId,
    /// Who hears it.
    pub channel: Channel,
    /// By whom.
    pub user: Option<UserId>,
    /// Their name.
    pub name: String,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: Millis,
}

/// What somebody has written down for themselves.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Up to 20,000 characters.
    pub text: String,
}
