//! Data into sentences: English and French from the same Fluent files for every front end.
//!
//! A sentence is found by rule, not by code: `{"type": "unit-armed", "province": "roma", ...}` of the category `event` is worded by the
//! message `event-unit-armed`, and its fields are the message's arguments. Fields that hold an id with a name (`province`, `nation`) are
//! replaced by that name, and the id itself is there as `province-id`; fields of nested objects are joined by a hyphen (`pay-marble`). Of a list `dice` the message also gets the length,
//! `dice-count`, and objects in it are worded one by one by the message `each-dice`.

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use unic_langid::LanguageIdentifier;

use crate::replay::ReplayError;

/// A language of the interface.
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
    strum::EnumString,
    strum::Display,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];
}

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Localized {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Localized {
    /// The text in one of them.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// What ids are called, by kind of thing.
#[derive(Clone, Debug, Default, Serialize, ts_rs::TS)]
pub struct Names {
    /// Kind, id, name.
    pub kinds: BTreeMap<String, BTreeMap<String, Localized>>,
    /// Which fields of prompts, actions, events and refusals hold ids of which kind.
    pub fields: BTreeMap<String, String>,
    /// What fields that were left out stand for: actions do not spell out the usual number.
    pub defaults: BTreeMap<String, u8>,
}

impl Names {
    /// Adds a name.
    pub fn insert(&mut self, kind: &str, id: &str, name: Localized) {
        self.kinds
            .entry(kind.to_owned())
            .or_default()
            .insert(id.to_owned(), name);
    }

    /// Says that these fields hold ids of that kind.
    pub fn fields(&mut self, kind: &str, fields: &[&str]) {
        self.fields.extend(
            fields
                .iter()
                .map(|&field| (field.to_owned(), kind.to_owned())),
        );
    }

    /// Says what these fields stand for when they are left out.
    pub fn defaults(&mut self, number: u8, fields: &[&str]) {
        let fields = fields.iter().map(|&field| (field.to_owned(), number));
        self.defaults.extend(fields);
    }

    /// What an id is called; the id itself where nothing is known.
    pub fn get<'a>(&'a self, kind: &str, id: &'a str, lang: Lang) -> &'a str {
        self.kinds
            .get(kind)
            .and_then(|names| names.get(id))
            .map_or(id, |name| name.get(lang))
    }

    /// The name for the value of a field, if that field holds an id.
    fn of_field<'a>(&'a self, field: &str, id: &'a str, lang: Lang) -> Option<&'a str> {
        let last = field.rsplit('-').next().unwrap_or(field);
        self.fields.get(last).map(|kind| self.get(kind, id, lang))
    }
}

/// What a sentence is about; the first part of its message's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Category {
    /// What is asked.
    Prompt,
    /// An answer.
    Action,
    /// What happened.
    Event,
    /// Why something is not allowed.
    Refusal,
    /// What is worth knowing before an answer.
    Hint,
}

/// The types of a game's prompts, actions, events, refusals and hints.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "see `Category`")]
pub struct Keys {
    pub prompts: &'static [&'static str],
    pub actions: &'static [&'static str],
    pub events: &'static [&'static str],
    pub refusals: &'static [&'static str],
    pub hints: &'static [&'static str],
}

impl Keys {
    /// The names of all messages that a game needs.
    pub fn messages(&self) -> impl Iterator<Item = String> {
        [
            (Category::Prompt, self.prompts),
            (Category::Action, self.actions),
            (Category::Event, self.events),
            (Category::Refusal, self.refusals),
            (Category::Hint, self.hints),
        ]
        .into_iter()
        .flat_map(|(category, types)| types.iter().map(move |kind| format!("{category}-{kind}")))
    }
}

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

    /// The same, but says what is wrong with a message.
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn messages() -> Messages {
        let mut names = Names::default();
        names.insert(
            "city",
            "roma",
            Localized {
                en: "Rome".to_owned(),
                fr: "Rome la belle".to_owned(),
            },
        );
        names.fields("city", &["city"]);
        names.defaults(1, &["count"]);
        Messages::new(names, |lang| match lang {
            Lang::En => vec!["event-armed = { $count ->\n  [one] One unit\n *[other] { $count } units\n } in { $city } for { $pay-iron } iron"],
            Lang::Fr => vec!["event-armed = { $count } { $city-id ->\n  [roma] dans\n *[other] à\n } { $city }"],
        })
        .unwrap()
    }

    #[test]
    fn fields_are_arguments_and_ids_have_names() {
        let event = json!({"type": "armed", "city": "roma", "count": 1, "pay": {"iron": 2}});
        let sentence = |lang| messages().sentence(lang, Category::Event, &event);
        assert_eq!(sentence(Lang::En), "One unit in Rome for 2 iron");
        assert_eq!(sentence(Lang::Fr), "1 dans Rome la belle");
    }

    #[test]
    fn fields_that_are_left_out_have_their_usual_number() {
        let event = json!({"type": "armed", "city": "roma", "pay": {"iron": 2}});
        let sentence = messages().sentence(Lang::En, Category::Event, &event);
        assert_eq!(sentence, "One unit in Rome for 2 iron");
    }

    #[test]
    fn lists_have_a_length_and_their_objects_words() {
        let names = Names::default();
        let source = "event-rolled = { $dice-count ->\n  [0] Nothing\n *[other] { $dice }\n }\neach-dice = { $eyes } eyes";
        let messages = Messages::new(names, |_| vec![source]).unwrap();
        let sentence = |dice| {
            let event = json!({"type": "rolled", "dice": dice});
            messages.sentence(Lang::En, Category::Event, &event)
        };
        assert_eq!(sentence(json!([])), "Nothing");
        assert_eq!(
            sentence(json!([{"eyes": 2}, {"eyes": 5}])),
            "2 eyes, 5 eyes"
        );
    }

    #[test]
    fn items_on_lines_of_their_own_need_no_comma() {
        let source = "event-rolled = Rolled:{ $dice }\neach-dice = {\"\\u000A\"}{ $eyes } eyes";
        let messages = Messages::new(Names::default(), |_| vec![source]).unwrap();
        let event = json!({"type": "rolled", "dice": [{"eyes": 2}, {"eyes": 5}]});
        assert_eq!(
            messages.sentence(Lang::En, Category::Event, &event),
            "Rolled:\n2 eyes\n5 eyes"
        );
    }

    #[test]
    fn a_missing_message_shows_its_name() {
        let text = messages().text(Lang::En, "event-lost", &json!({}));
        assert_eq!(text, "[event-lost: no such message]");
        assert!(
            messages()
                .try_text(Lang::En, "event-armed", &json!({}))
                .is_err()
        );
    }
}
