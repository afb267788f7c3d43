//! People.

use ids::{Millis, NoticeId, SessionId, TokenId, UserId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who is asking.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// The person's number.
    pub id: UserId,
    /// What others see.
    pub name: String,
    /// No password has been set: the person exists only in this browser.
    pub guest: bool,
    /// Settings of the page, kept for it.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub settings: serde_json::Value,
}

/// A name and a password: to claim a guest as an account, or to log in.
#[derive(Clone, Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 24 letters, digits, spaces, hyphens, underscores, apostrophes or full stops.
    pub name: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// What a guest wants to be called.
#[derive(Clone, Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct GuestName {
    /// 3 to 24 letters, digits, spaces, hyphens, underscores, apostrophes or full stops.
    pub name: String,
}

/// A change of password.
#[derive(Clone, Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that holds now.
    pub old: String,
    /// The one that will.
    pub new: String,
}

/// Where somebody is logged in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SessionInfo {
    /// To end it.
    pub id: SessionId,
    /// What the browser called itself.
    pub agent: String,
    /// Milliseconds since 1970.
    pub created: Millis,
    /// Milliseconds since 1970.
    pub seen: Millis,
    /// Is it the one that asks?
    pub current: bool,
}

/// The password of an account that is to be deleted; a guest has none and sends nothing.
#[derive(Clone, Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The one that holds now.
    pub password: String,
}

/// What an API client may do with a token. Each scope contains those before it.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    ToSchema,
    TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Look: everything that is asked for with GET, and watching tables.
    Read,
    /// Make tables, play, talk, take notes.
    #[default]
    Play,
    /// Also change settings and blocks, end sessions and withdraw tokens. Passwords, new tokens and the end of the account stay its owner's.
    All,
}

/// What a token for an API client is for.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// In the owner's words, 1 to 40 characters.
    pub name: String,
    /// What it allows; to play where nothing is said.
    #[serde(default)]
    #[ts(optional, as = "Option<Scope>")]
    pub scope: Scope,
    /// It ends after so many days, 1 to 3,650; 90 where nothing is said, never where it is 0.
    #[serde(default)]
    #[ts(optional)]
    pub days: Option<u32>,
}

/// A token that was made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TokenInfo {
    /// To withdraw it.
    pub id: TokenId,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scope: Scope,
    /// Milliseconds since 1970.
    pub created: Millis,
    /// When it ends, in milliseconds since 1970; never where nothing is said.
    pub expires: Option<Millis>,
    /// When it was last used, to a few minutes, in milliseconds since 1970.
    pub used: Option<Millis>,
}

/// A new token; it is shown once.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TokenSecret {
    /// To withdraw it.
    pub id: TokenId,
    /// To be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// Somebody else, by number and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PersonName {
    /// The person's number.
    pub id: UserId,
    /// What others see.
    pub name: String,
}

/// What the administrator wants everybody to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Notice {
    /// A new one has a new number: who has put one away sees the next.
    pub id: NoticeId,
    /// In the administrator's words.
    pub text: String,
    /// Until when, in milliseconds since 1970; until it is withdrawn where nothing is said.
    pub until: Option<Millis>,
}

/// The notice of the moment, if there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Notices {
    /// The one that holds.
    pub notice: Option<Notice>,
}
