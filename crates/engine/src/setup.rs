//! The set-up of a game: scenario, seats, options.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, de::Error as _};
use serde_json::Value;

/// Scenario, number of seats and options. Values of options are written as text: `long=yes`, `nations=4`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Setup {
    /// Which board or scenario; the game's first one if it is empty.
    #[serde(default)]
    pub scenario: String,
    /// How many seats; the game's choice if it is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// The options that differ from their defaults.
    #[serde(
        default,
        skip_serializing_if = "BTreeMap::is_empty",
        deserialize_with = "option_values"
    )]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A set-up with the defaults of a scenario.
    pub fn scenario(name: &str) -> Self {
        Self {
            scenario: name.to_owned(),
            ..Self::default()
        }
    }

    /// Sets the number of seats.
    pub fn seats(mut self, seats: u8) -> Self {
        self.seats = Some(seats);
        self
    }

    /// Sets an option.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The value of an option, or its default.
    pub fn value<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.options
            .get(spec.key)
            .map_or(spec.default, String::as_str)
    }

    /// Refuses an unknown scenario, option or value, and says what is possible.
    pub fn check(&self, spec: &SetupSpec) -> Result<(), SetupError> {
        if !self.scenario.is_empty() && !spec.scenarios.contains(&self.scenario.as_str()) {
            return Err(SetupError::Scenario {
                found: self.scenario.clone(),
                possible: spec.scenarios.join(", "),
            });
        }
        if let Some(seats) = self.seats.filter(|seats| !spec.seats.contains(seats)) {
            let possible = format!("{} to {}", spec.seats.start(), spec.seats.end());
            return Err(SetupError::Seats {
                found: seats,
                possible,
            });
        }
        for (key, value) in &self.options {
            let Some(option) = spec.options.iter().find(|option| option.key == key) else {
                let possible = spec
                    .options
                    .iter()
                    .map(|option| option.key)
                    .collect::<Vec<_>>()
                    .join(", ");
                return Err(SetupError::Option {
                    found: key.clone(),
                    possible,
                });
            };
            if !option.values.contains(&value.as_str()) {
                let possible = option.values.join(", ");
                return Err(SetupError::Value {
                    key: key.clone(),
                    found: value.clone(),
                    possible,
                });
            }
        }
        Ok(())
    }
}

/// Scripts may write `4` or `true` for `"4"` or `"yes"`.
fn option_values<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<String, String>, D::Error> {
    let values = BTreeMap::<String, Value>::deserialize(deserializer)?;
    let text = |(key, value): (String, Value)| {
        let text = match &value {
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => text.clone(),
            Value::Null | Value::Array(_) | Value::Object(_) => {
                let problem = format!("option {key} must be a word, a number, true or false");
                return Err(D::Error::custom(problem));
            }
        };
        Ok((key, text))
    };
    values.into_iter().map(text).collect()
}

/// The choices that a game offers before it starts.
#[derive(Clone, Debug, Serialize, ts_rs::TS)]
pub struct SetupSpec {
    /// Boards or scenarios, the default first.
    pub scenarios: &'static [&'static str],
    /// Possible numbers of seats.
    #[ts(type = "{ start: number, end: number }")]
    pub seats: std::ops::RangeInclusive<u8>,
    /// The number of seats if none is given.
    pub default_seats: u8,
    /// What else can be chosen.
    pub options: &'static [OptionSpec],
}

/// One option with its values; its title and its values are explained by the messages `option-KEY` and `option-KEY-VALUE`.
#[derive(Clone, Copy, Debug, Serialize, ts_rs::TS)]
pub struct OptionSpec {
    /// As written in `--opt KEY=VALUE`.
    pub key: &'static str,
    /// All possible values.
    pub values: &'static [&'static str],
    /// The value if none is given.
    pub default: &'static str,
}

/// Why a game cannot start with this set-up, and what would be possible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each error says it")]
pub enum SetupError {
    #[error("unknown scenario '{found}'; possible: {possible}")]
    Scenario { found: String, possible: String },
    #[error("{found} seats are not possible; possible: {possible}")]
    Seats { found: u8, possible: String },
    #[error("unknown option '{found}'; possible: {possible}")]
    Option { found: String, possible: String },
    #[error("option {key} cannot be '{found}'; possible: {possible}")]
    Value {
        key: String,
        found: String,
        possible: String,
    },
    #[error("{0}")]
    Combination(String),
}
