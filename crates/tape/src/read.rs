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

    /// A key and its value, inside an object.
    pub(crate) fn member(&mut self) -> Option<(&'a [u8], &'a [u8])> {
        Some((self.next()?, self.next()?))
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a [u8];

    #[inline]
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
#[inline]
fn length(bytes: &[u8]) -> usize {
    match *bytes {
        [tag::TEXT, length, ..] => 2 + usize::from(length),
        [tag::LONG_TEXT | tag::LIST | tag::OBJECT, a, b, c, d, ..] => {
            5 + u32::from_le_bytes([a, b, c, d]) as usize
        }
        [tag::POSITIVE | tag::NEGATIVE | tag::FLOAT, ..] => 9,
        _ => 1,
    }
}

fn eight(value: &[u8]) -> [u8; 8] {
    let eight = value.get(1..9).and_then(|eight| eight.try_into().ok());
    eight.unwrap_or_default()
}

/// The bytes of a text.
fn text(value: &[u8]) -> &[u8] {
    let begin = match value.first() {
        Some(&tag::TEXT) => 2,
        _ => 5,
    };
    value.get(begin..).unwrap_or_default()
}

/// A value on a tape, which can be written in any form again.
#[derive(Clone, Copy)]
pub(crate) struct OnTape<'a>(pub(crate) &'a [u8]);

impl<'a> OnTape<'a> {
    fn text(self) -> &'a str {
        std::str::from_utf8(text(self.0)).unwrap_or_default()
    }
}

impl Serialize for OnTape<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.first() {
            Some(&tag::FALSE) => serializer.serialize_bool(false),
            Some(&tag::TRUE) => serializer.serialize_bool(true),
            Some(&small @ tag::SMALL..) => serializer.serialize_u8(small - tag::SMALL),
            Some(&tag::POSITIVE) => serializer.serialize_u64(u64::from_le_bytes(eight(self.0))),
            Some(&tag::NEGATIVE) => serializer.serialize_i64(i64::from_le_bytes(eight(self.0))),
            Some(&tag::FLOAT) => serializer.serialize_f64(f64::from_le_bytes(eight(self.0))),
            Some(&(tag::TEXT | tag::LONG_TEXT)) => serializer.serialize_str(self.text()),
            Some(&tag::LIST) => serializer.collect_seq(Items::inside(self.0).map(OnTape)),
            Some(&tag::OBJECT) => {
                let mut members = Items::inside(self.0);
                let mut object = serializer.serialize_map(None)?;
                while let Some((key, value)) = members.member() {
                    object.serialize_entry(OnTape(key).text(), &OnTape(value))?;
                }
                object.end()
            }
            _ => serializer.serialize_unit(),
        }
    }
}

/// Writes a value as JSON.
pub(crate) fn write_json(value: &[u8], out: &mut Vec<u8>) {
    match value.first() {
        Some(&(tag::TEXT | tag::LONG_TEXT)) => write_text(value, out),
        Some(&tag::LIST) => {
            out.push(b'[');
            write_list(Items::inside(value), out);
            out.push(b']');
        }
        Some(&tag::OBJECT) => {
            let mut members = Items::inside(value);
            let mut before = b'{';
            while let Some((key, value)) = members.member() {
                out.push(before);
                write_text(key, out);
                out.push(b':');
                write_json(value, out);
                before = b',';
            }
            if before == b'{' {
                out.push(b'{');
            }
            out.push(b'}');
        }
        _ => put(&OnTape(value), out),
    }
}

/// Most texts stand in JSON as they are.
fn write_text(value: &[u8], out: &mut Vec<u8>) {
    let bytes = text(value);
    let is_plain = |&byte: &u8| byte >= b' ' && byte != b'"' && byte != b'\\';
    if bytes.iter().all(is_plain) {
        out.push(b'"');
        out.extend_from_slice(bytes);
        out.push(b'"');
    } else {
        put(&OnTape(value), out);
    }
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
