//! Answers as they are sent: those that differ in one field only are told together.
//!
//! `{"type":"move","from":"roma","to":["aquileia","neapolis"]}` stands for two answers. No answer of a game has a list in a field, so it
//! is clear what is meant.

use crate::pieces::{Items, Members};

/// A list of answers, folded.
pub(crate) fn fold(answers: &str) -> String {
    let mut folded = String::with_capacity(answers.len());
    folded.push('[');
    let mut group: Option<Group> = None;
    for answer in Items::of(answers) {
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
    folded.push(']');
    folded
}

/// Answers that differ in one field.
struct Group<'a> {
    first: &'a str,
    /// Which field, once there are two.
    field: Option<usize>,
    values: Vec<&'a str>,
}

impl<'a> Group<'a> {
    fn of(first: &'a str) -> Self {
        Self {
            first,
            field: None,
            values: Vec::new(),
        }
    }

    /// Takes an answer in, if it differs from the others in the same field only.
    fn takes(&mut self, answer: &'a str) -> bool {
        let (mut own, mut other) = (Members::of(self.first), Members::of(answer));
        let mut different = None;
        for field in 0.. {
            match (own.next(), other.next()) {
                (None, None) => break,
                (Some((key, value)), Some((name, new))) if key == name => {
                    if value == new {
                        continue;
                    }
                    // The type says what the other fields are.
                    if field == 0 || different.is_some() {
                        return false;
                    }
                    different = Some((field, value, new));
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

    fn write(&self, out: &mut String) {
        if out.len() > 1 {
            out.push(',');
        }
        let Some(folded) = self.field else {
            out.push_str(self.first);
            return;
        };
        for (field, (key, value)) in Members::of(self.first).enumerate() {
            out.push(if field == 0 { '{' } else { ',' });
            out.push_str(key);
            out.push(':');
            if field != folded {
                out.push_str(value);
                continue;
            }
            for (index, value) in self.values.iter().enumerate() {
                out.push(if index == 0 { '[' } else { ',' });
                out.push_str(value);
            }
            out.push(']');
        }
        out.push('}');
    }
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn answers_that_differ_in_one_field_are_told_together() {
        let answers = r#"[{"type":"move","from":"a","to":"b"},{"type":"move","from":"a","to":"c"},{"type":"move","from":"b","to":"c"},{"type":"done"}]"#;
        assert_eq!(
            fold(answers),
            r#"[{"type":"move","from":"a","to":["b","c"]},{"type":"move","from":"b","to":"c"},{"type":"done"}]"#
        );
        assert_eq!(fold("[]"), "[]");
    }

    #[test]
    fn answers_of_other_types_or_with_other_fields_stay_apart() {
        for answers in [
            r#"[{"type":"a","x":1},{"type":"b","x":1}]"#,
            r#"[{"type":"a"},{"type":"a","x":1}]"#,
            r#"[{"type":"a","x":1,"y":1},{"type":"a","x":2,"y":2}]"#,
            r#"[{"type":"a","x":1},{"type":"a","y":1}]"#,
        ] {
            assert_eq!(fold(answers), answers);
        }
    }

    #[test]
    fn a_group_is_about_one_field() {
        let answers =
            r#"[{"type":"a","x":1,"y":1},{"type":"a","x":1,"y":2},{"type":"a","x":2,"y":1}]"#;
        assert_eq!(
            fold(answers),
            r#"[{"type":"a","x":1,"y":[1,2]},{"type":"a","x":2,"y":1}]"#
        );
    }
}
