//! What has changed between two values, as pairs of a path and the new value.

use crate::{
    Tape,
    read::{Items, put, write_json, write_list},
    tag,
};

/// The changes that lead from one value to another, as a JSON list. A path is a list of keys and positions; where nothing follows it, the
/// value is gone; where a position and a count follow the value, so many items of a list are replaced by it.
pub fn changes(old: &Tape, new: &Tape) -> String {
    let mut delta = Delta {
        path: Vec::new(),
        out: vec![b'['],
    };
    delta.compare(&old.0, &new.0);
    delta.out.push(b']');
    String::from_utf8(delta.out).unwrap_or_default()
}

enum Part<'a> {
    /// A key, as it stands on the tape.
    Key(&'a [u8]),
    Position(usize),
}

struct Delta<'a> {
    path: Vec<Part<'a>>,
    out: Vec<u8>,
}

impl<'a> Delta<'a> {
    fn compare(&mut self, old: &'a [u8], new: &'a [u8]) {
        if old == new {
            return;
        }
        match (old.first(), new.first()) {
            (Some(&tag::OBJECT), Some(&tag::OBJECT)) => self.compare_objects(old, new),
            (Some(&tag::LIST), Some(&tag::LIST)) => self.compare_lists(old, new),
            _ => self.write(new),
        }
    }

    fn compare_objects(&mut self, old: &'a [u8], new: &'a [u8]) {
        let (mut before, mut after) = (Items::inside(old), Items::inside(new));
        loop {
            let rest = (before, after);
            match (before.next(), after.next()) {
                (None, None) => return,
                (Some(key), Some(name)) if key == name => {
                    let (Some(former), Some(value)) = (before.next(), after.next()) else {
                        return;
                    };
                    self.compare_member(key, former, value);
                }
                // From here on they have other keys, or the same in another order.
                _ => return self.compare_members(rest.0, rest.1),
            }
        }
    }

    fn compare_member(&mut self, key: &'a [u8], old: &'a [u8], new: &'a [u8]) {
        self.path.push(Part::Key(key));
        self.compare(old, new);
        self.path.pop();
    }

    fn compare_members(&mut self, mut old: Items<'a>, mut new: Items<'a>) {
        let mut before = Vec::new();
        while let Some(member) = old.member() {
            before.push(member);
        }
        while let Some((key, value)) = new.member() {
            let found = before.iter().position(|&(known, _)| known == key);
            match found.map(|at| before.remove(at)) {
                Some((_, former)) => self.compare_member(key, former, value),
                None => {
                    self.path.push(Part::Key(key));
                    self.write(value);
                    self.path.pop();
                }
            }
        }
        for (key, _) in before {
            self.path.push(Part::Key(key));
            self.open_pair();
            self.out.extend_from_slice(b"]]");
            self.path.pop();
        }
    }

    /// Of lists of another length the part is sent that differs.
    fn compare_lists(&mut self, old: &'a [u8], new: &'a [u8]) {
        let (before, after) = (Items::inside(old), Items::inside(new));
        let (old, new) = (before.count(), after.count());
        if old == new {
            for (position, (former, item)) in before.zip(after).enumerate() {
                self.path.push(Part::Position(position));
                self.compare(former, item);
                self.path.pop();
            }
            return;
        }
        let same = |pair: &(&[u8], &[u8])| pair.0 == pair.1;
        let begin = before.zip(after).take_while(same).count();
        // The shorter one has so many items that may be the same at the end.
        let shorter = old.min(new) - begin;
        let ends = before.skip(old - shorter).zip(after.skip(new - shorter));
        let end = ends.fold(0, |end, pair| if same(&pair) { end + 1 } else { 0 });
        self.open_pair();
        self.out.extend_from_slice(b"],[");
        write_list(after.skip(begin).take(new - end - begin), &mut self.out);
        self.out.extend_from_slice(b"],");
        put(&begin, &mut self.out);
        self.out.push(b',');
        put(&(old - end - begin), &mut self.out);
        self.out.push(b']');
    }

    fn write(&mut self, value: &[u8]) {
        self.open_pair();
        self.out.extend_from_slice(b"],");
        write_json(value, &mut self.out);
        self.out.push(b']');
    }

    fn open_pair(&mut self) {
        if self.out.len() > 1 {
            self.out.push(b',');
        }
        self.out.extend_from_slice(b"[[");
        for (index, part) in self.path.iter().enumerate() {
            if index > 0 {
                self.out.push(b',');
            }
            match part {
                Part::Key(key) => write_json(key, &mut self.out),
                Part::Position(position) => put(position, &mut self.out),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;

    fn check(old: &Value, new: &Value) -> String {
        let delta = changes(&Tape::of(old).unwrap(), &Tape::of(new).unwrap());
        let parsed: Value = serde_json::from_str(&delta).unwrap();
        let mut applied = old.clone();
        protocol::apply_changes(&mut applied, &parsed).unwrap();
        assert_eq!(&applied, new);
        delta
    }

    #[test]
    fn changes_are_small_and_lead_to_the_new_value() {
        let old = json!({"a": 1, "b": [1, 2, {"c": "x\"y}"}], "gone": true});
        let new = json!({"a": 2, "b": [1, 2, {"c": "x\"z}"}], "new": [{}]});
        assert_eq!(
            check(&old, &new),
            r#"[[["a"],2],[["b",2,"c"],"x\"z}"],[["new"],[{}]],[["gone"]]]"#
        );
        assert_eq!(check(&old, &old), "[]");
        let shorter = json!({"a": 1, "b": [1, 2], "gone": true});
        assert_eq!(check(&old, &shorter), r#"[[["b"],[],2,1]]"#);
        let longer = json!({"a": 1, "b": [1, 5, 6, {"c": "x\"y}"}], "gone": true});
        assert_eq!(check(&old, &longer), r#"[[["b"],[5,6],1,1]]"#);
        assert_eq!(
            check(&json!({"b": [1, 1]}), &json!({"b": [1, 1, 1]})),
            r#"[[["b"],[1],2,0]]"#
        );
    }

    #[test]
    fn members_are_found_where_keys_differ() {
        let old = json!({"m": {"a": 1, "p": {"x": 5, "y": 5, "z": 1}}, "z": 1});
        let new = json!({"m": {"b": 1, "p": {"x": 6, "y": 6, "z": 1}}, "z": 1});
        assert_eq!(
            check(&old, &new),
            r#"[[["m","b"],1],[["m","p","x"],6],[["m","p","y"],6],[["m","a"]]]"#
        );
    }

    fn any_value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (-3i64..300).prop_map(Value::from),
            (0u8..3).prop_map(|text| json!(f64::from(text) + 0.5)),
            "[a-c\"\\\\é]{0,2}".prop_map(Value::from),
            "x{254,258}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 24, 4, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::btree_map("[a-d]", inner, 0..4)
                    .prop_map(|members| Value::Object(members.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn any_two_objects_are_led_from_one_to_the_other(old in any_value(), new in any_value()) {
            let (old, new) = (json!({"value": old}), json!({"value": new}));
            check(&old, &new);
        }

        #[test]
        fn a_tape_is_the_same_json(value in any_value()) {
            let tape = Tape::of(&value).unwrap();
            prop_assert_eq!(serde_json::to_string(&tape).unwrap(), value.to_string());
        }
    }
}
