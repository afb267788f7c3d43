//! From bytes to values and to JSON.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::tag;

/// The values that stand one after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Items<'a>(&'a [u8]);

impl<'a> Items<'a> {
    /// What is in a list or, keys and values in turn, in an object; nothing is in other values.
    pub(crate) fn inside(value: &'a [u8]) -> Self {
        let container = matches!(value.first(), Some(&(tag::LIST | tag::OBJECT)));
        Self(value.get(5..).filter(|_| container).unwrap_or_default())
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        if self.0.is_empty() {
            return None;
        }
        let (item, rest) = self.0.split_at_checked(length(self.0))?;
        self.0 = rest;
        Some(item)
    }
}

/// How many bytes the value takes that these begin with.
fn length(bytes: &[u8]) -> usize {
    match bytes.first() {
        Some(&(tag::TEXT | tag::LIST | tag::OBJECT)) => 5 + four(bytes) as usize,
        Some(&(tag::POSITIVE | tag::NEGATIVE | tag::FLOAT)) => 9,
        _ => 1,
    }
}

fn four(bytes: &[u8]) -> u32 {
    let length = bytes.get(1..5).and_then(|four| four.try_into().ok());
    length.map_or(0, u32::from_le_bytes)
}

fn eight(value: &[u8]) -> [u8; 8] {
    let eight = value.get(1..9).and_then(|eight| eight.try_into().ok());
    eight.unwrap_or_default()
}

/// A value on a tape, which can be written in any form again.
#[derive(Clone, Copy)]
pub(crate) struct OnTape<'a>(pub(crate) &'a [u8]);

impl<'a> OnTape<'a> {
    fn text(self) -> &'a str {
        let text = self.0.get(5..).unwrap_or_default();
        std::str::from_utf8(text).unwrap_or_default()
    }
}

impl Serialize for OnTape<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.first() {
            Some(&tag::FALSE) => serializer.serialize_bool(false),
            Some(&tag::TRUE) => serializer.serialize_bool(true),
            Some(&tag::POSITIVE) => serializer.serialize_u64(u64::from_le_bytes(eight(self.0))),
            Some(&tag::NEGATIVE) => serializer.serialize_i64(i64::from_le_bytes(eight(self.0))),
            Some(&tag::FLOAT) => serializer.serialize_f64(f64::from_le_bytes(eight(self.0))),
            Some(&tag::TEXT) => serializer.serialize_str(self.text()),
            Some(&tag::LIST) => serializer.collect_seq(Items::inside(self.0).map(OnTape)),
            Some(&tag::OBJECT) => {
                let mut parts = Items::inside(self.0).map(OnTape);
                let mut object = serializer.serialize_map(None)?;
                while let (Some(key), Some(value)) = (parts.next(), parts.next()) {
                    object.serialize_entry(key.text(), &value)?;
                }
                object.end()
            }
            _ => serializer.serialize_unit(),
        }
    }
}

/// Writes a value as JSON.
pub(crate) fn write_json(value: &[u8], out: &mut Vec<u8>) {
    put(&OnTape(value), out);
}

/// Writes values as JSON with commas between them.
pub(crate) fn write_list<'a>(items: impl Iterator<Item = &'a [u8]>, out: &mut Vec<u8>) {
    for (index, item) in items.enumerate() {
        if index > 0 {
            out.push(b',');
        }
        write_json(item, out);
    }
}

pub(crate) fn put(value: &impl Serialize, out: &mut Vec<u8>) {
    // What stands on a tape has a form in JSON, and a vector takes everything.
    _ = serde_json::to_writer(out, value);
}
