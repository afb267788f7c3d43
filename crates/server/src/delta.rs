//! What has changed between two JSON texts, as pairs of a path and the new value.
//!
//! Both texts come from serde_json, so they are valid and hold no white space. They are walked side by side, once: as long as they have
//! the same keys in the same order nothing else is needed.

use std::fmt::Write;

use crate::pieces::{Members, length};

/// The changes as a JSON list, or nothing where the whole new text is not longer than they are.
pub(crate) fn changes(old: &str, new: &str) -> Option<String> {
    let mut delta = Delta {
        path: Vec::new(),
        out: String::from("["),
    };
    delta.compare(old, new);
    delta.out.push(']');
    (delta.out.len() < new.len()).then_some(delta.out)
}

enum Part<'a> {
    /// A key, with its quotation marks.
    Key(&'a str),
    Position(usize),
}

struct Delta<'a> {
    path: Vec<Part<'a>>,
    out: String,
}

/// What is left of two texts.
#[derive(Clone, Copy)]
struct Pair<'a> {
    old: &'a str,
    new: &'a str,
}

impl Pair<'_> {
    /// Both without so many bytes.
    fn after(self, old: usize, new: usize) -> Self {
        Self {
            old: self.old.get(old..).unwrap_or_default(),
            new: self.new.get(new..).unwrap_or_default(),
        }
    }

    fn first(self) -> (Option<u8>, Option<u8>) {
        let first = |text: &str| text.as_bytes().first().copied();
        (first(self.old), first(self.new))
    }
}

impl<'a> Delta<'a> {
    /// Compares the values that two texts begin with.
    fn compare(&mut self, old: &'a str, new: &'a str) {
        self.walk(Pair { old, new });
    }

    /// The same; returns what follows them.
    fn walk(&mut self, pair: Pair<'a>) -> Pair<'a> {
        match pair.first() {
            (Some(b'{'), Some(b'{')) => self.walk_objects(pair),
            (Some(b'['), Some(b'[')) => self.walk_lists(pair),
            _ => {
                let (before, after) = (length(pair.old), length(pair.new));
                let value = pair.new.get(..after).unwrap_or_default();
                if pair.old.get(..before) != Some(value) {
                    self.write(value);
                }
                pair.after(before, after)
            }
        }
    }

    fn walk_objects(&mut self, whole: Pair<'a>) -> Pair<'a> {
        let mut pair = whole.after(1, 1);
        loop {
            match pair.first() {
                (Some(b'}'), Some(b'}')) => return pair.after(1, 1),
                (Some(b','), Some(b',')) => pair = pair.after(1, 1),
                _ => {}
            }
            let key = pair.new.get(..length(pair.new)).unwrap_or_default();
            if pair.first() == (Some(b'"'), Some(b'"')) && pair.old.starts_with(key) {
                self.path.push(Part::Key(key));
                pair = self.walk(pair.after(key.len() + 1, key.len() + 1));
                self.path.pop();
            } else {
                // From here on they have other keys, or the same in another order.
                let (before, after) = (length(whole.old), length(whole.new));
                let rest = |text: &'a str, end: usize, left: &str| {
                    let begin = text.len() - left.len();
                    text.get(begin..end - 1).unwrap_or_default()
                };
                let old = rest(whole.old, before, pair.old);
                self.compare_members(old, rest(whole.new, after, pair.new));
                return whole.after(before, after);
            }
        }
    }

    fn compare_members(&mut self, old: &'a str, new: &'a str) {
        let rest = |text: &'a str| Members::in_text(text.strip_prefix(',').unwrap_or(text));
        let mut before: Vec<(&str, &'a str)> = rest(old).collect();
        for (key, value) in rest(new) {
            let found = before.iter().position(|&(known, _)| known == key);
            let former = found.map(|at| before.remove(at));
            self.path.push(Part::Key(key));
            match former {
                Some((_, former)) => self.compare(former, value),
                None => self.write(value),
            }
            self.path.pop();
        }
        for (key, _) in before {
            self.write_gone(key);
        }
    }

    /// Lists of another length are sent whole.
    fn walk_lists(&mut self, whole: Pair<'a>) -> Pair<'a> {
        let written = self.out.len();
        let mut pair = whole.after(1, 1);
        for position in 0.. {
            match pair.first() {
                (Some(b']'), Some(b']')) => return pair.after(1, 1),
                (Some(b']'), _) | (_, Some(b']')) => break,
                (Some(b','), Some(b',')) => pair = pair.after(1, 1),
                _ => {}
            }
            self.path.push(Part::Position(position));
            pair = self.walk(pair);
            self.path.pop();
        }
        let (before, after) = (length(whole.old), length(whole.new));
        self.out.truncate(written);
        self.write(whole.new.get(..after).unwrap_or_default());
        whole.after(before, after)
    }

    fn write_gone(&mut self, key: &str) {
        self.open_pair();
        if !self.path.is_empty() {
            self.out.push(',');
        }
        self.out.push_str(key);
        self.out.push_str("]]");
    }

    fn write(&mut self, value: &str) {
        self.open_pair();
        self.out.push_str("],");
        self.out.push_str(value);
        self.out.push(']');
    }

    fn open_pair(&mut self) {
        if self.out.len() > 1 {
            self.out.push(',');
        }
        self.out.push_str("[[");
        for (index, part) in self.path.iter().enumerate() {
            if index > 0 {
                self.out.push(',');
            }
            match part {
                Part::Key(key) => self.out.push_str(key),
                // Writing to a string cannot fail.
                Part::Position(position) => _ = write!(self.out, "{position}"),
            }
        }
    }
}

#[cfg(test)]
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "a path has keys and positions only"
)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// What a client does with changes.
    fn apply(mut value: Value, changes: &Value) -> Value {
        for change in changes.as_array().unwrap() {
            let path = change[0].as_array().unwrap();
            let Some((last, way)) = path.split_last() else {
                value = change[1].clone();
                continue;
            };
            let mut place = &mut value;
            for part in way {
                place = match part {
                    Value::String(key) => &mut place[key],
                    part => &mut place[part.as_u64().unwrap() as usize],
                };
            }
            match (last, change.get(1)) {
                (Value::String(key), Some(new)) => place[key] = new.clone(),
                (Value::String(key), None) => {
                    place.as_object_mut().unwrap().remove(key);
                }
                (part, new) => place[part.as_u64().unwrap() as usize] = new.unwrap().clone(),
            }
        }
        value
    }

    fn check(old: &Value, new: &Value) -> String {
        let (before, after) = (old.to_string(), new.to_string());
        let Some(delta) = changes(&before, &after) else {
            return "whole".to_owned();
        };
        let parsed: Value = serde_json::from_str(&delta).unwrap();
        assert_eq!(&apply(old.clone(), &parsed), new);
        delta
    }

    #[test]
    fn changes_are_small_and_lead_to_the_new_text() {
        let long = "a long text that is worth leaving out of every message that is sent";
        let old = json!({"a": 1, "b": [1, 2, {"c": "x\"y}"}], "long": long, "gone": true});
        let new = json!({"a": 2, "b": [1, 2, {"c": "x\"z}"}], "long": long, "new": [{}]});
        assert_eq!(
            check(&old, &new),
            r#"[[["a"],2],[["b",2,"c"],"x\"z}"],[["new"],[{}]],[["gone"]]]"#
        );
        assert_eq!(check(&old, &old), "[]");
        let longer = json!({"a": 1, "b": [1, 2], "long": long, "gone": true});
        assert_eq!(check(&old, &longer), r#"[[["b"],[1,2]]]"#);
    }

    #[test]
    fn a_small_text_is_sent_whole() {
        assert_eq!(check(&json!({"a": 1}), &json!({"b": 1})), "whole");
        assert_eq!(check(&json!([1, 2]), &json!([2, 1])), "whole");
    }
}
