//! The rules ledger: every rule of the rulebook in our own words. It is the help text, and tests name its ids.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{
    data::{Checker, DataError, DataFiles},
    message::Localized,
};

/// All rules of a game, in the order of its rulebook.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// The headings, in order.
    #[serde(rename = "section")]
    pub sections: Vec<Section>,
    /// The rules, in order.
    #[serde(rename = "rule")]
    pub rules: Vec<Rule>,
}

/// A section of the rulebook.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The first part of the ids below it.
    pub id: String,
    /// Its title.
    pub title: Localized,
}

/// One atomic requirement.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// As named by refusals, prompts, events and tests.
    pub id: String,
    /// The heading it stands under.
    pub section: String,
    /// Where it comes from.
    pub kind: RuleKind,
    /// Its title.
    pub title: Localized,
    /// What it says, in our own words.
    pub digest: Localized,
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum RuleKind {
    /// The rules text.
    Rule,
    /// The set-up instructions.
    Setup,
    /// A table or chart.
    Table,
    /// An optional rule.
    Option,
    /// A worked example.
    Example,
    /// A point the rulebook leaves open, decided by us.
    Ruling,
}

impl Ledger {
    /// Reads and checks `rules.toml`.
    pub fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "rules.toml";
        let ledger: Self = files.toml(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let sections: BTreeSet<&str> = ledger
            .sections
            .iter()
            .map(|section| section.id.as_str())
            .collect();
        let mut seen = BTreeSet::new();
        for rule in &ledger.rules {
            let item = format!("rule {}", rule.id);
            checker.require(seen.insert(&rule.id), &item, || {
                "its id stands twice".to_owned()
            });
            checker.require(sections.contains(rule.section.as_str()), &item, || {
                format!("there is no section '{}'", rule.section)
            });
            checker.require(
                !rule.digest.en.is_empty() && !rule.digest.fr.is_empty(),
                &item,
                || "its digest is empty".to_owned(),
            );
        }
        checker.finish().map(|()| ledger)
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The rules under a heading.
    pub fn section<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Rule> {
        self.rules.iter().filter(move |rule| rule.section == id)
    }
}
