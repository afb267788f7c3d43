//! Answers as they are sent: those that differ in one field only are told together.
//!
//! `{"type":"move","from":"roma","to":["aquileia","neapolis"]}` stands for two answers. No answer of a game has a list in a field, so it
//! is clear what is meant.

use crate::{
    Tape,
    read::{Items, write_json, write_list},
};

/// A list of answers, folded, as JSON.
pub fn fold(answers: &Tape) -> String {
    let mut folded = Vec::with_capacity(answers.size());
    folded.push(b'[');
    let mut group: Option<Group> = None;
    for answer in Items::inside(&answers.0) {
        if let Some(known) = &mut group {
            if known.takes(answer) {
                continue;
            }
            known.write(&mut folded);
        }
        group = Some(Group::of(answer));
    }
    if let Some(known) = &group {
        known.write(&mut folded);
    }
    folded.push(b']');
    String::from_utf8(folded).unwrap_or_default()
}

/// Answers that differ in one field.
struct Group<'a> {
    first: &'a [u8],
    /// Which field, once there are two.
    field: Option<usize>,
    values: Vec<&'a [u8]>,
}

impl<'a> Group<'a> {
    fn of(first: &'a [u8]) -> Self {
        Self {
            first,
            field: None,
            values: Vec::new(),
        }
    }

    /// Takes an answer in, if it differs from the others in the same field only.
    fn takes(&mut self, answer: &'a [u8]) -> bool {
        let (mut own, mut other) = (Items::inside(self.first), Items::inside(answer));
        let mut different = None;
        // Keys and values stand in turn.
        for part in 0.. {
            match (own.next(), other.next()) {
                (None, None) => break,
                (Some(known), Some(new)) if known == new => {}
                // The type says what the other fields are.
                (Some(known), Some(new)) if part % 2 == 1 && part > 1 && different.is_none() => {
                    different = Some((part, known, new));
                }
                _ => return false,
            }
        }
        match different {
            Some((field, value, new)) if self.field.is_none_or(|known| known == field) => {
                if self.field.replace(field).is_none() {
                    self.values.push(value);
                }
                self.values.push(new);
                true
            }
            Some(_) | None => false,
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        if out.len() > 1 {
            out.push(b',');
        }
        let Some(folded) = self.field else {
            return write_json(self.first, out);
        };
        for (part, text) in Items::inside(self.first).enumerate() {
            out.push(match part {
                0 => b'{',
                _ if part % 2 == 1 => b':',
                _ => b',',
            });
            if part == folded {
                out.push(b'[');
                write_list(self.values.iter().copied(), out);
                out.push(b']');
            } else {
                write_json(text, out);
            }
        }
        out.push(b'}');
    }
}

#[cfg(test)]
mod tests {
    use serde::{Serialize, Serializer};

    use crate::Tape;

    /// An answer whose fields stand in this order.
    struct Fields(&'static [(&'static str, &'static str)]);

    impl Serialize for Fields {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(self.0.iter().copied())
        }
    }

    fn fold<const N: usize>(answers: [&'static [(&'static str, &'static str)]; N]) -> String {
        let answers: Vec<Fields> = answers.into_iter().map(Fields).collect();
        super::fold(&Tape::of(&answers).unwrap())
    }

    #[test]
    fn answers_that_differ_in_one_field_are_told_together() {
        assert_eq!(
            fold([
                &[("type", "move"), ("from", "a"), ("to", "b")],
                &[("type", "move"), ("from", "a"), ("to", "c")],
                &[("type", "move"), ("from", "b"), ("to", "c")],
                &[("type", "done")],
            ]),
            r#"[{"type":"move","from":"a","to":["b","c"]},{"type":"move","from":"b","to":"c"},{"type":"done"}]"#
        );
        assert_eq!(fold([]), "[]");
    }

    #[test]
    fn answers_of_other_types_or_with_other_fields_stay_apart() {
        assert_eq!(
            fold([&[("type", "a"), ("x", "1")], &[("type", "b"), ("x", "1")]]),
            r#"[{"type":"a","x":"1"},{"type":"b","x":"1"}]"#
        );
        assert_eq!(
            fold([&[("type", "a")], &[("type", "a"), ("x", "1")]]),
            r#"[{"type":"a"},{"type":"a","x":"1"}]"#
        );
        assert_eq!(
            fold([
                &[("type", "a"), ("x", "1"), ("y", "1")],
                &[("type", "a"), ("x", "2"), ("y", "2")],
            ]),
            r#"[{"type":"a","x":"1","y":"1"},{"type":"a","x":"2","y":"2"}]"#
        );
        assert_eq!(
            fold([&[("type", "a"), ("x", "1")], &[("type", "a"), ("y", "1")]]),
            r#"[{"type":"a","x":"1"},{"type":"a","y":"1"}]"#
        );
    }

    #[test]
    fn a_group_is_about_one_field() {
        assert_eq!(
            fold([
                &[("type", "a"), ("x", "1"), ("y", "1")],
                &[("type", "a"), ("x", "1"), ("y", "2")],
                &[("type", "a"), ("x", "2"), ("y", "1")],
            ]),
            r#"[{"type":"a","x":"1","y":["1","2"]},{"type":"a","x":"2","y":"1"}]"#
        );
    }
}
