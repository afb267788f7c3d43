//! People.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who is asking.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// The person's number.
    pub id: i64,
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
    pub id: i64,
    /// What the browser called itself.
    pub agent: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Milliseconds since 1970.
    pub seen: i64,
    /// Is it the one that asks?
    pub current: bool,
}

/// What a token for a program is for.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TokenName {
    /// In the owner's words, 1 to 40 characters.
    pub name: String,
}

/// A token that was made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TokenInfo {
    /// To withdraw it.
    pub id: i64,
    /// What it is for.
    pub name: String,
    /// Milliseconds since 1970.
    pub created: i64,
}

/// A new token; it is shown once.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TokenSecret {
    /// To withdraw it.
    pub id: i64,
    /// To be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}
