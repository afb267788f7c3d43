use proptest::prelude::*;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::CompressedAnswers;
use crate::Tape;

/// An answer whose fields stand in this order.
struct Fields(&'static [(&'static str, &'static str)]);

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

fn compressed<const N: usize>(answers: [&'static [(&'static str, &'static str)]; N]) -> String {
    let answers: Vec<Fields> = answers.into_iter().map(Fields).collect();
    let answers = Tape::of(&answers).unwrap();
    serde_json::to_string(&CompressedAnswers(&answers)).unwrap()
}

#[test]
fn answers_that_differ_in_one_field_are_told_together() {
    assert_eq!(
        compressed([
            &[("type", "move"), ("from", "a"), ("to", "b")],
            &[("type", "move"), ("from", "a"), ("to", "c")],
            &[("type", "move"), ("from", "b"), ("to", "c")],
            &[("type", "done")],
        ]),
        r#"[{"type":"move","each":[{"from":"a","to":["b","c"]},{"from":"b","to":"c"}]},{"type":"done"}]"#
    );
    assert_eq!(compressed([]), "[]");
}

#[test]
fn answers_of_other_types_or_with_other_fields_have_no_common_list() {
    assert_eq!(
        compressed([&[("type", "a"), ("x", "1")], &[("type", "b"), ("x", "1")]]),
        r#"[{"type":"a","x":"1"},{"type":"b","x":"1"}]"#
    );
    assert_eq!(
        compressed([&[("type", "a")], &[("type", "a"), ("x", "1"), ("y", "1")]]),
        r#"[{"type":"a","each":[{},{"x":"1","y":"1"}]}]"#
    );
    assert_eq!(
        compressed([
            &[("type", "a"), ("x", "1"), ("y", "1")],
            &[("type", "a"), ("x", "2"), ("y", "2")],
        ]),
        r#"[{"type":"a","each":[{"x":"1","y":"1"},{"x":"2","y":"2"}]}]"#
    );
    assert_eq!(
        compressed([&[("type", "a"), ("x", "1")], &[("type", "a"), ("y", "1")]]),
        r#"[{"type":"a","each":[{"x":"1"},{"y":"1"}]}]"#
    );
}

#[test]
fn a_group_is_about_one_field() {
    assert_eq!(
        compressed([
            &[("type", "a"), ("x", "1"), ("y", "1")],
            &[("type", "a"), ("x", "1"), ("y", "2")],
            &[("type", "a"), ("x", "2"), ("y", "1")],
        ]),
        r#"[{"type":"a","each":[{"x":"1","y":["1","2"]},{"x":"2","y":"1"}]}]"#
    );
}

#[test]
fn groups_with_the_same_choice_are_told_together() {
    assert_eq!(
        compressed([
            &[("type", "a"), ("x", "1"), ("y", "1")],
            &[("type", "a"), ("x", "1"), ("y", "2")],
            &[("type", "a"), ("x", "2"), ("y", "1")],
            &[("type", "a"), ("x", "2"), ("y", "2")],
            &[("type", "a"), ("x", "3"), ("y", "1")],
            &[("type", "a"), ("x", "3"), ("y", "2")],
            &[("type", "a"), ("x", "4"), ("y", "1")],
            &[("type", "a"), ("x", "4"), ("y", "3")],
        ]),
        r#"[{"type":"a","each":[{"x":["1","2","3"],"y":["1","2"]},{"x":"4","y":["1","3"]}]}]"#
    );
    // Unfolded they would stand in another order.
    assert_eq!(
        compressed([
            &[("type", "a"), ("x", "1"), ("y", "1")],
            &[("type", "a"), ("x", "2"), ("y", "1")],
            &[("type", "a"), ("x", "1"), ("y", "2")],
            &[("type", "a"), ("x", "2"), ("y", "2")],
        ]),
        r#"[{"type":"a","each":[{"x":["1","2"],"y":"1"},{"x":["1","2"],"y":"2"}]}]"#
    );
}

#[test]
fn what_begins_alike_is_told_together() {
    assert_eq!(
        compressed([
            &[("type", "move"), ("kind", "legion"), ("x", "1"), ("y", "2")],
            &[("type", "move"), ("kind", "legion"), ("x", "3"), ("y", "4")],
            &[("type", "move"), ("kind", "galley"), ("x", "1"), ("y", "2")],
            &[("type", "move"), ("kind", "galley"), ("x", "3"), ("y", "4")],
            &[("type", "done")],
        ]),
        concat!(
            r#"[{"type":"move","kind":"legion","each":[{"x":"1","y":"2"},{"x":"3","y":"4"}]},"#,
            r#"{"type":"move","kind":"galley","each":[{"x":"1","y":"2"},{"x":"3","y":"4"}]},{"type":"done"}]"#
        )
    );
}

#[test]
fn a_field_may_be_left_out() {
    assert_eq!(
        compressed([
            &[("type", "a"), ("x", "1")],
            &[("type", "a"), ("x", "1"), ("y", "2")],
            &[("type", "a"), ("x", "1"), ("y", "3")],
            &[("type", "a"), ("x", "2")],
            &[("type", "a"), ("x", "2"), ("y", "2")],
            &[("type", "a"), ("x", "2"), ("y", "3")],
            &[("type", "a"), ("x", "3")],
        ]),
        r#"[{"type":"a","each":[{"x":["1","2"],"y":[null,"2","3"]},{"x":"3"}]}]"#
    );
    assert_eq!(
        compressed([
            &[("type", "a"), ("x", "1"), ("y", "2")],
            &[("type", "a"), ("y", "2")],
        ]),
        r#"[{"type":"a","x":["1",null],"y":"2"}]"#
    );
}

proptest! {
    #[test]
    fn what_is_folded_is_unfolded_again(
        answers in prop::collection::btree_set((0u8..2, 0u8..3, 0u8..3, 0u8..3), 0..20),
    ) {
        let answer = |(kind, x, y, z): (u8, u8, u8, u8)| {
            let mut answer = json!({"type": kind.to_string(), "x": x});
            // Zero is left out.
            for (key, value) in [("y", y), ("z", z)] {
                if value > 0 {
                    answer[key] = value.into();
                }
            }
            answer
        };
        let answers: Vec<Value> = answers.into_iter().map(answer).collect();
        let tape = Tape::of(&answers).unwrap();
        let compressed = serde_json::to_value(CompressedAnswers(&tape)).unwrap();
        let compressed = compressed.as_array().unwrap();
        let expanded: Vec<Value> = compressed.iter().flat_map(protocol::expand_answers).collect();
        prop_assert_eq!(expanded, answers);
    }
}
