//! Data into sentences: English and French from the same Fluent files for every front end.
//!
//! A sentence is found by rule, not by code. `{"type": "unit-armed", "province": "roma", ...}` of the category `event` is worded by the
//! message `event-unit-armed`, and its fields are the message's arguments:
//!
//! - A field that holds an id with a name (`province`, `nation`) is replaced by that name. The id itself is there as `province-id`.
//! - Fields of nested objects are joined by a hyphen: `pay-marble`.
//! - Of a list `dice` the message also gets the length, `dice-count`. Objects in the list are worded one by one by the message `each-dice`.

mod keys;
mod names;
#[cfg(test)]
mod tests;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::Serialize;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

pub use self::{
    keys::{Category, Keys},
    names::{Lang, Localized, Names},
};
use crate::replay::ReplayError;

/// The sentences of a game in both languages.
pub struct Messages {
    names: Names,
    english: FluentBundle<FluentResource>,
    french: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Messages").finish_non_exhaustive()
    }
}

/// A Fluent source that cannot be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("messages ({lang}): {problem}")]
pub struct MessageError {
    lang: Lang,
    problem: String,
}

impl Messages {
    /// Reads Fluent sources; `source` gives those of a language.
    pub fn new(
        names: Names,
        source: impl Fn(Lang) -> Vec<&'static str>,
    ) -> Result<Self, MessageError> {
        let bundle = |lang: Lang| -> Result<_, MessageError> {
            let id: LanguageIdentifier =
                lang.to_string().parse().map_err(|error| MessageError {
                    lang,
                    problem: format!("{error}"),
                })?;
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            for text in source(lang) {
                let resource =
                    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
                        MessageError {
                            lang,
                            problem: format!("{errors:?}"),
                        }
                    })?;
                bundle
                    .add_resource(resource)
                    .map_err(|errors| MessageError {
                        lang,
                        problem: format!("{errors:?}"),
                    })?;
            }
            Ok(bundle)
        };
        Ok(Self {
            names,
            english: bundle(Lang::En)?,
            french: bundle(Lang::Fr)?,
        })
    }

    /// What ids are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Is there such a message in this language?
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundle(lang).has_message(key)
    }

    /// A prompt, action, event or refusal in words.
    pub fn sentence(&self, lang: Lang, category: Category, value: &impl Serialize) -> String {
        let value = serde_json::to_value(value).unwrap_or_default();
        let kind = value
            .get("type")
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned();
        self.text(lang, &format!("{category}-{kind}"), &value)
    }

    /// A replay that cannot be played, with the refusal of the action in words.
    pub fn worded(&self, lang: Lang, mut error: ReplayError) -> ReplayError {
        if let ReplayError::Action { why, refusal, .. } = &mut error
            && !refusal.is_null()
        {
            let rule = why.split(':').next().unwrap_or_default();
            let words = self.sentence(lang, Category::Refusal, refusal);
            *why = format!("{words} ({rule})");
        }
        error
    }

    /// A message whose arguments are the fields of an object. A message that is missing or broken shows its name.
    pub fn text(&self, lang: Lang, key: &str, fields: &Value) -> String {
        match self.try_text(lang, key, fields) {
            Ok(text) => text,
            Err(problem) => format!("[{key}: {problem}]"),
        }
    }

    /// [`Messages::text`], or what is wrong with the message.
    pub fn try_text(&self, lang: Lang, key: &str, fields: &Value) -> Result<String, String> {
        let bundle = self.bundle(lang);
        let pattern = bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| "no such message".to_owned())?;
        let mut args = FluentArgs::new();
        for (field, &number) in &self.names.defaults {
            args.set(field.clone(), FluentValue::from(number));
        }
        self.add_fields(lang, "", fields, &mut args);
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(error.to_string()),
        }
    }

    fn add_fields(&self, lang: Lang, prefix: &str, fields: &Value, args: &mut FluentArgs<'_>) {
        let Value::Object(fields) = fields else {
            return;
        };
        for (field, value) in fields {
            let name = format!("{prefix}{field}");
            match value {
                Value::Object(_) => self.add_fields(lang, &format!("{name}-"), value, args),
                Value::Number(number) => {
                    let number = number.as_f64().unwrap_or_default();
                    // People count seats from 1.
                    let number = if field == "seat" {
                        number + 1.0
                    } else {
                        number
                    };
                    args.set(name, FluentValue::from(number));
                }
                Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) => {
                    if let Value::Array(items) = value {
                        args.set(format!("{name}-count"), FluentValue::from(items.len()));
                    }
                    // A language may need to know what is named: "à Sparte", but "au Pirée".
                    if let Value::String(id) = value {
                        args.set(format!("{name}-id"), FluentValue::from(id.clone()));
                    }
                    let text = self.value_text(lang, &name, value);
                    args.set(name, FluentValue::from(text));
                }
            }
        }
    }

    fn value_text(&self, lang: Lang, field: &str, value: &Value) -> String {
        match value {
            Value::Null => "none".to_owned(),
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::String(id) => self
                .names
                .of_field(field, id, lang)
                .unwrap_or(id)
                .to_owned(),
            Value::Array(items) => {
                let items: Vec<String> = items
                    .iter()
                    .map(|item| self.value_text(lang, field, item))
                    .collect();
                // Items that begin a line each need no comma between them.
                let on_lines = items.iter().all(|item| item.starts_with('\n'));
                items.join(if on_lines { "" } else { ", " })
            }
            Value::Number(number) => number.to_string(),
            Value::Object(_) => {
                let last = field.rsplit('-').next().unwrap_or(field);
                self.text(lang, &format!("each-{last}"), value)
            }
        }
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        match lang {
            Lang::En => &self.english,
            Lang::Fr => &self.french,
        }
    }
}
