//! Languages, and what ids are called in them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

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
#[expect(missing_docs, reason = "ISO 639 codes")]
pub enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    /// Every language, the default first.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];
}

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Localized {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Localized {
    /// The text in this language.
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
    /// By kind and id.
    pub kinds: BTreeMap<String, BTreeMap<String, Localized>>,
    /// Which fields of prompts, actions, events and refusals hold ids of which kind.
    pub fields: BTreeMap<String, String>,
    /// The values of fields that were left out: actions do not write the default number.
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

    /// Declares that these fields hold ids of this kind.
    pub fn fields(&mut self, kind: &str, fields: &[&str]) {
        self.fields.extend(
            fields
                .iter()
                .map(|&field| (field.to_owned(), kind.to_owned())),
        );
    }

    /// Declares the value of these fields where they are left out.
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
    pub(super) fn of_field<'a>(&'a self, field: &str, id: &'a str, lang: Lang) -> Option<&'a str> {
        let last = field.rsplit('-').next().unwrap_or(field);
        self.fields.get(last).map(|kind| self.get(kind, id, lang))
    }
}
