//! A JSON object that is written member by member; texts that are JSON already go in as they are.

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use serde::Serialize;

/// An object on its way to a frame; its last bracket is still missing.
pub(crate) struct Object(Vec<u8>);

impl Object {
    /// An object with room for so many bytes.
    pub(crate) fn with_room(bytes: usize) -> Self {
        let mut text = Vec::with_capacity(bytes + 2);
        text.push(b'{');
        Self(text)
    }

    /// A member whose value is JSON.
    pub(crate) fn json(&mut self, key: &str, value: &str) {
        self.key(key);
        self.0.extend_from_slice(value.as_bytes());
    }

    /// A member whose value is written as JSON by somebody else.
    pub(crate) fn written(&mut self, key: &str, write: impl FnOnce(&mut Vec<u8>)) {
        self.key(key);
        write(&mut self.0);
    }

    /// A member with a value.
    pub(crate) fn value(&mut self, key: &str, value: &impl Serialize) {
        self.key(key);
        // What is sent always has a form in JSON, and a vector takes everything.
        _ = serde_json::to_writer(&mut self.0, value);
    }

    /// A member with a value, if there is one.
    pub(crate) fn option(&mut self, key: &str, value: Option<&impl Serialize>) {
        if let Some(value) = value {
            self.value(key, value);
        }
    }

    /// A member whose value is a list of objects, unless it is empty.
    pub(crate) fn list(&mut self, key: &str, objects: impl Iterator<Item = Self>) {
        for (index, object) in objects.enumerate() {
            if index == 0 {
                self.key(key);
                self.0.push(b'[');
            } else {
                self.0.pop();
                self.0.push(b',');
            }
            self.0.extend_from_slice(&object.0);
            self.0.extend_from_slice(b"}]");
        }
    }

    /// All members of another one.
    pub(crate) fn members(&mut self, other: &Self) {
        self.comma();
        self.0
            .extend_from_slice(other.0.get(1..).unwrap_or_default());
    }

    /// How many bytes it has.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The whole as a frame.
    pub(crate) fn into_frame(mut self) -> Option<Utf8Bytes> {
        self.0.push(b'}');
        Bytes::from(self.0).try_into().ok()
    }

    fn comma(&mut self) {
        if self.0.len() > 1 {
            self.0.push(b',');
        }
    }

    fn key(&mut self, key: &str) {
        self.comma();
        self.0.push(b'"');
        self.0.extend_from_slice(key.as_bytes());
        self.0.extend_from_slice(b"\":");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_of_every_kind_make_one_object() {
        let mut inner = Object::with_room(0);
        inner.value("a", &1);
        let mut other = Object::with_room(0);
        other.json("b", "[1,2]");
        let mut object = Object::with_room(64);
        object.value("text", &"x\"y");
        object.written("written", |out| out.extend_from_slice(b"null"));
        object.option("none", None::<&u8>);
        object.option("some", Some(&true));
        object.list("empty", std::iter::empty());
        object.list("objects", [inner, other].into_iter());
        let mut last = Object::with_room(0);
        last.json("c", "{}");
        object.members(&last);
        assert_eq!(
            object.into_frame().unwrap().as_str(),
            r#"{"text":"x\"y","written":null,"some":true,"objects":[{"a":1},{"b":[1,2]}],"c":{}}"#
        );
    }
}
