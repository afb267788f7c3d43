//! What has changed between two JSON texts, as pairs of a path and the new value.
//!
//! Both texts come from serde_json, so they are valid and hold no white space; equal parts are found by comparing bytes.

use std::fmt::Write;

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

impl<'a> Delta<'a> {
    fn compare(&mut self, old: &str, new: &'a str) {
        if old == new {
            return;
        }
        match (old.as_bytes().first(), new.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => self.compare_objects(old, new),
            (Some(b'['), Some(b'[')) => self.compare_lists(old, new),
            _ => self.write(Some(new)),
        }
    }

    fn compare_objects(&mut self, old: &str, new: &'a str) {
        let mut before: Vec<(&str, &str)> = Members::of(old).collect();
        for (key, value) in Members::of(new) {
            let found = before.iter().position(|&(known, _)| known == key);
            let former = found.map(|at| before.remove(at));
            self.path.push(Part::Key(key));
            match former {
                Some((_, former)) => self.compare(former, value),
                None => self.write(Some(value)),
            }
            self.path.pop();
        }
        let gone: Vec<String> = before.iter().map(|&(key, _)| key.to_owned()).collect();
        for key in gone {
            self.write_gone(&key);
        }
    }

    /// Lists of another length are sent whole.
    fn compare_lists(&mut self, old: &str, new: &'a str) {
        let before: Vec<&str> = Items::of(old).collect();
        let after: Vec<&'a str> = Items::of(new).collect();
        if before.len() != after.len() {
            self.write(Some(new));
            return;
        }
        for (position, (former, item)) in before.into_iter().zip(after).enumerate() {
            self.path.push(Part::Position(position));
            self.compare(former, item);
            self.path.pop();
        }
    }

    fn write_gone(&mut self, key: &str) {
        self.open_pair();
        if !self.path.is_empty() {
            self.out.push(',');
        }
        self.out.push_str(key);
        self.out.push_str("]]");
    }

    fn write(&mut self, value: Option<&str>) {
        self.open_pair();
        self.out.push(']');
        if let Some(value) = value {
            self.out.push(',');
            self.out.push_str(value);
        }
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

/// The items of a list.
struct Items<'a>(&'a str);

impl<'a> Items<'a> {
    fn of(list: &'a str) -> Self {
        Self(inside(list))
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        if self.0.is_empty() {
            return None;
        }
        let (item, rest) = self.0.split_at_checked(length(self.0))?;
        self.0 = rest.strip_prefix(',').unwrap_or(rest);
        Some(item)
    }
}

/// The keys and values of an object.
struct Members<'a>(Items<'a>);

impl<'a> Members<'a> {
    fn of(object: &'a str) -> Self {
        Self(Items(inside(object)))
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        if self.0.0.is_empty() {
            return None;
        }
        let (key, rest) = self.0.0.split_at_checked(length(self.0.0))?;
        self.0.0 = rest.strip_prefix(':')?;
        Some((key, self.0.next()?))
    }
}

/// Without its brackets.
fn inside(text: &str) -> &str {
    let end = text.len().saturating_sub(1);
    text.get(1..end).unwrap_or_default()
}

/// How long the value is that a text begins with.
fn length(text: &str) -> usize {
    let bytes = text.as_bytes();
    match bytes.first() {
        Some(b'"') => string_length(bytes),
        Some(b'{' | b'[') => container_length(bytes),
        _ => {
            let end = |&byte: &u8| matches!(byte, b',' | b']' | b'}' | b':');
            bytes.iter().position(end).unwrap_or(bytes.len())
        }
    }
}

fn string_length(bytes: &[u8]) -> usize {
    let mut escaped = false;
    for (index, &byte) in bytes.iter().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return index + 1,
            _ => {}
        }
    }
    bytes.len()
}

fn container_length(bytes: &[u8]) -> usize {
    let (mut depth, mut index) = (0_usize, 0);
    while let Some(&byte) = bytes.get(index) {
        match byte {
            b'"' => {
                index += string_length(bytes.get(index..).unwrap_or_default());
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return index + 1;
                }
            }
            _ => {}
        }
        index += 1;
    }
    bytes.len()
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
