//! JSON that is passed on without being looked at.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, value::RawValue};
use tape::{CompressedAnswers, Tape};

/// Any JSON. The server writes it from what it has; whoever reads it gets a value.
#[derive(Clone, Debug)]
pub enum Json {
    /// A text that several may share.
    Text(Arc<RawValue>),
    /// Binary JSON.
    Tape(Tape),
    /// A list of answers, those that differ little written together.
    Answers(Tape),
    /// As it was read.
    Value(Value),
}

impl Json {
    /// The same answers in the short form of a frame.
    pub fn compressed(self) -> Self {
        match self {
            Self::Tape(answers) => Self::Answers(answers),
            other @ (Self::Text(_) | Self::Answers(_) | Self::Value(_)) => other,
        }
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => text.as_ref().serialize(serializer),
            Self::Tape(tape) => tape.serialize(serializer),
            Self::Answers(answers) => CompressedAnswers(answers).serialize(serializer),
            Self::Value(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self::Value)
    }
}
