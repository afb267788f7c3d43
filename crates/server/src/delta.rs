//! What has changed between two JSON texts, as pairs of a path and the new value.
//!
//! Both texts come from serde_json, so they are valid and hold no white space. They are walked side by side, once: as long as they have
//! the same keys in the same order nothing else is needed.

use std::fmt::Write;

use crate::pieces::{Items, Members, length};

/// The changes as a JSON list, or nothing where the whole new text is not longer than they are.
pub(crate) fn changes(old: &str, new: &str) -> Option<String> {
    let mut delta = Delta {
        path: Vec::new(),
        out: String::from("["),
        suffix: common_end(old.as_bytes(), new.as_bytes()),
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
    /// So many bytes at the end are the same: once only they are left there is nothing more to find.
    suffix: usize,
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

    const END: Self = Pair { old: "", new: "" };

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
            if self.is_done(pair) {
                return Pair::END;
            }
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
        // Values are compared by themselves here: what is left of one is not what is left of all.
        let suffix = std::mem::take(&mut self.suffix);
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
        self.suffix = suffix;
    }

    /// Of lists of another length the part is sent that differs.
    fn walk_lists(&mut self, whole: Pair<'a>) -> Pair<'a> {
        let written = self.out.len();
        let mut pair = whole.after(1, 1);
        for position in 0.. {
            if self.is_done(pair) {
                return Pair::END;
            }
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
        let list = |text: &'a str, end: usize| text.get(..end).unwrap_or_default();
        self.write_splice(list(whole.old, before), list(whole.new, after));
        whole.after(before, after)
    }

    /// The items between those that are the same at the beginning and at the end.
    fn write_splice(&mut self, old: &'a str, new: &'a str) {
        let old: Vec<&str> = Items::of(old).collect();
        let new: Vec<&str> = Items::of(new).collect();
        let same = |pair: &(&&str, &&str)| pair.0 == pair.1;
        let begin = old.iter().zip(&new).take_while(same).count();
        let shorter = old.len().min(new.len());
        let ends = old.iter().rev().zip(new.iter().rev());
        let end = ends.take(shorter - begin).take_while(same).count();
        let items = new.get(begin..new.len() - end).unwrap_or_default();
        self.open_pair();
        // Writing to a string cannot fail.
        _ = write!(
            self.out,
            "],[{}],{begin},{}]",
            items.join(","),
            old.len() - end - begin
        );
    }

    /// Is all that is left the same?
    fn is_done(&self, pair: Pair<'_>) -> bool {
        pair.old.len() == pair.new.len() && pair.new.len() <= self.suffix
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

/// How many bytes at the end are the same.
fn common_end(old: &[u8], new: &[u8]) -> usize {
    let same = |pair: &(&u8, &u8)| pair.0 == pair.1;
    old.iter()
        .rev()
        .zip(new.iter().rev())
        .take_while(same)
        .count()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn check(old: &Value, new: &Value) -> String {
        let (before, after) = (old.to_string(), new.to_string());
        let Some(delta) = changes(&before, &after) else {
            return "whole".to_owned();
        };
        let parsed: Value = serde_json::from_str(&delta).unwrap();
        let mut applied = old.clone();
        protocol::apply_changes(&mut applied, &parsed).unwrap();
        assert_eq!(&applied, new);
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
        let shorter = json!({"a": 1, "b": [1, 2], "long": long, "gone": true});
        assert_eq!(check(&old, &shorter), r#"[[["b"],[],2,1]]"#);
        let longer = json!({"a": 1, "b": [1, 5, 6, {"c": "x\"y}"}], "long": long, "gone": true});
        assert_eq!(check(&old, &longer), r#"[[["b"],[5,6],1,1]]"#);
    }

    #[test]
    fn values_are_compared_to_their_end_where_keys_differ() {
        let long = "a long text that is worth leaving out of every message that is sent";
        let old = json!({"long": long, "m": {"a": 1, "p": {"x": 5, "y": 5, "z": 1}}, "z": 1});
        let new = json!({"long": long, "m": {"b": 1, "p": {"x": 6, "y": 6, "z": 1}}, "z": 1});
        assert_eq!(
            check(&old, &new),
            r#"[[["m","b"],1],[["m","p","x"],6],[["m","p","y"],6],[["m","a"]]]"#
        );
    }

    #[test]
    fn a_small_text_is_sent_whole() {
        assert_eq!(check(&json!({"a": 1}), &json!({"b": 1})), "whole");
        assert_eq!(check(&json!([1, 2]), &json!([2, 1])), "whole");
    }
}
