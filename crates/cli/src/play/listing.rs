//! Short lists: of many answers first the regions or the places they begin in, then the answers themselves.

use std::collections::BTreeSet;

use bots::Evaluate;
use engine::{Decisions, Presentation, message::Category};
use serde_json::{Value, json};

use crate::{
    play::{command::orders, session::Session},
    text::say,
};

/// So many answers fit on a screen together with the question.
pub(super) const LONG_LIST: usize = 20;
/// Groups are set out in columns on so many characters.
const WIDTH: usize = 78;

/// Something with a number before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// The answer at this position of the decision.
    Answer(usize),
    /// Several answers under one heading.
    Group { name: String, answers: Vec<usize> },
}

/// Under which heading an answer stands.
type Heading<'a> = dyn Fn(&Value) -> Option<String> + 'a;

/// What is on the screen.
#[derive(Default)]
pub(super) struct Listing {
    /// How many actions had been made when it was made.
    pub number: usize,
    /// The answers that are looked at; all of them where nothing was picked.
    pub picked: Option<Vec<usize>>,
    pub entries: Vec<Entry>,
}

impl<G: Presentation + Evaluate> Session<G> {
    /// The headings in columns, then the answers, each with its hint and warnings.
    pub(super) fn list(&self, answers: &[G::Action]) {
        let numbered = || (1..).zip(&self.listing.entries);
        let groups = numbered().filter_map(|(number, entry)| match entry {
            Entry::Group { name, answers } => {
                Some(format!("{number:>4}  {name} ({})", answers.len()))
            }
            Entry::Answer(_) => None,
        });
        let groups: Vec<String> = groups.collect();
        for line in columns(&groups) {
            say(line);
        }
        for (number, entry) in numbered() {
            let Entry::Answer(index) = entry else {
                continue;
            };
            if let Some(answer) = answers.get(*index) {
                self.list_answer(number, answer);
            }
        }
        if !groups.is_empty() {
            say(self.style.dim(&self.say("play-groups", &Value::Null)));
        } else if self.listing.picked.is_some() {
            say(self.style.dim(&self.say("play-back", &Value::Null)));
        }
    }

    fn list_answer(&self, number: usize, answer: &G::Action) {
        let words = self.sentence(Category::Action, answer);
        let (game, state) = (self.played.game(), self.played.state());
        let sentence = |hint| self.sentence(Category::Hint, &hint);
        let hint = game.hint(state, answer).map(sentence);
        let hint = hint.map(|hint| self.style.dim(&format!("  ({hint})")));
        say(format!("{number:>4}  {words}{}", hint.unwrap_or_default()));
        for warning in game.warnings(state, answer).into_iter().map(sentence) {
            say(format!("      {}", self.style.warn(&warning)));
        }
    }

    /// What Tab completes: orders, headings and answers.
    pub(super) fn offered(&self, decisions: &Decisions<G>) -> Vec<String> {
        let orders = orders(self.lang).iter().map(|order| (*order).to_owned());
        let groups = self.listing.entries.iter().filter_map(|entry| match entry {
            Entry::Group { name, .. } => Some(name.clone()),
            Entry::Answer(_) => None,
        });
        let answers = self.asked(decisions).map_or(&[][..], |open| open.answers);
        let answers = answers
            .iter()
            .map(|answer| self.sentence(Category::Action, answer));
        answers.chain(groups).chain(orders).collect()
    }

    /// What is listed of these answers.
    pub(super) fn entries(&self, answers: &[G::Action], picked: Option<&[usize]>) -> Vec<Entry> {
        let all: Vec<usize> = (0..answers.len()).collect();
        let looked_at = picked.unwrap_or(&all);
        let single = || looked_at.iter().copied().map(Entry::Answer).collect();
        if looked_at.len() <= LONG_LIST {
            return single();
        }
        let values: Vec<Value> = looked_at
            .iter()
            .filter_map(|&index| answers.get(index))
            .map(|answer| serde_json::to_value(answer).unwrap_or_default())
            .collect();
        let places: BTreeSet<String> = {
            let (game, state) = (self.played.game(), self.played.state());
            game.places(state).into_iter().collect()
        };
        let by_region = |value: &Value| self.region_of(value, &places);
        let by_start = |value: &Value| self.start_of(value, &places);
        let ways: [&Heading<'_>; 2] = [&by_region, &by_start];
        let grouped = ways
            .into_iter()
            .find_map(|key| grouped(looked_at, &values, key));
        grouped.unwrap_or_else(single)
    }

    /// The region of the place that an answer names.
    fn region_of(&self, answer: &Value, places: &BTreeSet<String>) -> Option<String> {
        let place = named(answer, places, |_| true)?;
        let region = self.played.game().region(place)?;
        let names = self.played.game().names();
        Some(names.get("region", region, self.lang).to_owned())
    }

    /// The place where an answer begins.
    fn start_of(&self, answer: &Value, places: &BTreeSet<String>) -> Option<String> {
        let place = named(answer, places, |field| field == "from")?;
        Some(self.say(
            "play-group-from",
            &json!({ "place": self.place_name(place) }),
        ))
    }

    /// What a place is called.
    pub(super) fn place_name(&self, place: &str) -> String {
        let names = self.played.game().names();
        let mut kinds = ["place", "space", "province"].into_iter();
        let kind = kinds.find(|kind| {
            let known = names.kinds.get(*kind);
            known.is_some_and(|known| known.contains_key(place))
        });
        names
            .get(kind.unwrap_or("place"), place, self.lang)
            .to_owned()
    }

    /// The places that answers and question speak of, each once.
    pub(super) fn places_in(&self, values: impl IntoIterator<Item = Value>) -> Vec<String> {
        let (game, state) = (self.played.game(), self.played.state());
        let places: BTreeSet<String> = game.places(state).into_iter().collect();
        let mut found: Vec<String> = Vec::new();
        for value in values {
            let fields = value.as_object().into_iter().flatten();
            let ids = fields.filter_map(|(_, value)| value.as_str());
            for id in ids.filter(|id| places.contains(*id)) {
                if !found.iter().any(|known| known == id) {
                    found.push(id.to_owned());
                }
            }
        }
        found
    }
}

/// The first place in a field of an answer that is meant.
fn named<'a>(
    answer: &'a Value,
    places: &BTreeSet<String>,
    is_meant: impl Fn(&str) -> bool,
) -> Option<&'a str> {
    let mut fields = answer.as_object()?.iter();
    fields.find_map(|(field, value)| {
        let place = value.as_str().filter(|id| places.contains(*id))?;
        is_meant(field).then_some(place)
    })
}

/// The answers under their headings, in the order in which these come; answers without one stand by themselves. None if
/// this brings no order.
fn grouped(looked_at: &[usize], values: &[Value], heading: &Heading<'_>) -> Option<Vec<Entry>> {
    let mut entries: Vec<Entry> = Vec::new();
    for (&index, value) in looked_at.iter().zip(values) {
        let Some(wanted) = heading(value) else {
            entries.push(Entry::Answer(index));
            continue;
        };
        let known = entries.iter_mut().find_map(|entry| match entry {
            Entry::Group { name, answers } if *name == wanted => Some(answers),
            Entry::Group { .. } | Entry::Answer(_) => None,
        });
        match known {
            Some(answers) => answers.push(index),
            None => entries.push(Entry::Group {
                name: wanted,
                answers: vec![index],
            }),
        }
    }
    // A heading over one answer is no help.
    for entry in &mut entries {
        if let Entry::Group { answers, .. } = entry
            && let [only] = answers.as_slice()
        {
            *entry = Entry::Answer(*only);
        }
    }
    entries.sort_by_key(|entry| matches!(entry, Entry::Answer(_)));
    (entries.len() * 2 <= looked_at.len()).then_some(entries)
}

/// Short texts side by side, down the columns.
pub(super) fn columns(cells: &[String]) -> Vec<String> {
    let widest = cells.iter().map(|cell| cell.chars().count()).max();
    let width = widest.unwrap_or_default() + 2;
    let count = (WIDTH / width.max(1)).clamp(1, 4);
    let rows = cells.len().div_ceil(count);
    let line = |row: usize| {
        let cells = cells.iter().skip(row).step_by(rows.max(1));
        let cells = cells.map(|cell| format!("{cell:<width$}"));
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_stand_under_their_headings() {
        let values: Vec<Value> = ["aa", "ab", "ba", "ac", "bb", "ad", "c"]
            .map(Value::from)
            .into();
        let heading = |value: &Value| {
            let text = value.as_str()?;
            (text.len() > 1).then(|| text.chars().take(1).collect())
        };
        let group = |name: &str, answers: &[usize]| Entry::Group {
            name: name.to_owned(),
            answers: answers.to_vec(),
        };
        let all: Vec<usize> = (10..17).collect();
        let expected = vec![
            group("a", &[10, 11, 13, 15]),
            group("b", &[12, 14]),
            Entry::Answer(16),
        ];
        assert_eq!(grouped(&all, &values, &heading), Some(expected));
        assert_eq!(grouped(&all, &values, &|_| None), None);
    }

    #[test]
    fn columns_are_read_downwards() {
        let cells = ["a", "b", "c", "d", "e"].map(|cell| format!("{cell:>18}"));
        let lines: Vec<String> = columns(&cells)
            .iter()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(lines, ["ace", "bd"]);
    }
}
