//! `polemarch rules`: the ledger as help text.

use catalogue::{Data, GameId, with_game};
use engine::{
    Ledger, Presentation,
    ledger::{Rule, RuleKind, Section},
    message::{Lang, Localized},
};

use crate::{
    args::RulesArgs,
    failure::Failure,
    text::{Style, say, wrap},
};

const WIDTH: usize = 96;

pub(crate) fn run(args: &RulesArgs, data: &Data) -> Result<(), Failure> {
    let id: GameId = args.game.parse()?;
    let text = with_game!(id, G => {
        let game = data.load::<G>()?;
        match &args.section {
            None => whole(game.ledger(), args.lang),
            Some(section) => part(game.ledger(), section, args.lang)?,
        }
    });
    say(text);
    Ok(())
}

fn whole(ledger: &Ledger, lang: Lang) -> String {
    let ids = ledger.sections.iter().map(|section| section.id.as_str());
    ids.map(|id| section(ledger, id, lang))
        .collect::<Vec<_>>()
        .join("\n\n")
}

/// A section, one rule, all rules with a word in their titles or in that of their section, or else in what they say.
pub(crate) fn part(ledger: &Ledger, id: &str, lang: Lang) -> Result<String, Failure> {
    if let Some(rule) = ledger.rule(id) {
        return Ok(paragraph(rule, lang));
    }
    if ledger.section(id).next().is_some() {
        return Ok(section(ledger, id, lang));
    }
    for found in [with_title(ledger, id, lang), with_word(ledger, id, lang)] {
        if !found.is_empty() {
            return Ok(found.join("\n"));
        }
    }
    let possible: Vec<&str> = ledger
        .sections
        .iter()
        .map(|section| section.id.as_str())
        .collect();
    let possible = possible.join(", ");
    Err(Failure::Usage(format!(
        "there is no section or rule '{id}'; sections: {possible}"
    )))
}

/// The rules whose titles, or those of their sections, hold a word.
fn with_title(ledger: &Ledger, word: &str, lang: Lang) -> Vec<String> {
    let titled = |section: &&Section| holds(&section.title, word, lang);
    let sections: Vec<&str> = ledger
        .sections
        .iter()
        .filter(titled)
        .map(|section| section.id.as_str())
        .collect();
    let is_meant =
        |rule: &&Rule| holds(&rule.title, word, lang) || sections.contains(&rule.section.as_str());
    let found = ledger.rules.iter().filter(is_meant);
    found.map(|rule| paragraph(rule, lang)).collect()
}

/// The rules that hold a word in what they say.
fn with_word(ledger: &Ledger, word: &str, lang: Lang) -> Vec<String> {
    let found = ledger.rules.iter();
    let found = found.filter(|rule| holds(&rule.digest, word, lang));
    found.map(|rule| paragraph(rule, lang)).collect()
}

fn holds(text: &Localized, word: &str, lang: Lang) -> bool {
    !word.is_empty() && text.get(lang).to_lowercase().contains(&word.to_lowercase())
}

fn section(ledger: &Ledger, id: &str, lang: Lang) -> String {
    let title = ledger.sections.iter().find(|section| section.id == id);
    let title = title.map_or(id, |section| section.title.get(lang));
    let rules = ledger.section(id).map(|rule| paragraph(rule, lang));
    let heading = Style::detect().bold(&title.to_uppercase());
    std::iter::once(heading)
        .chain(rules)
        .collect::<Vec<_>>()
        .join("\n")
}

/// A rule with its number and title; rulings are marked as ours.
pub(crate) fn paragraph(rule: &Rule, lang: Lang) -> String {
    let note = match (rule.kind, lang) {
        (RuleKind::Ruling, Lang::En) => " (our ruling)",
        (RuleKind::Ruling, Lang::Fr) => " (notre lecture)",
        (RuleKind::Example, Lang::En) => " (example)",
        (RuleKind::Example, Lang::Fr) => " (exemple)",
        (RuleKind::Option, _) => " (option)",
        (RuleKind::Rule | RuleKind::Setup | RuleKind::Table, _) => "",
    };
    let style = Style::detect();
    let heading = format!("{}  {}{note}", style.mark(&rule.id), rule.title.get(lang));
    format!("{heading}\n{}", wrap(rule.digest.get(lang), WIDTH, "    "))
}
