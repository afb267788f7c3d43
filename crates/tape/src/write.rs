//! From a value to its bytes, in the form that serde_json would give it.

use std::cell::Cell;

use serde::{
    Serialize, Serializer,
    ser::{
        Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
        SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
    },
};
use serde_json::Error;

use crate::tag;

/// A buffer that has become larger than this is not kept.
const MAX_KEPT_BUFFER: usize = 256 * 1024;

thread_local! {
    /// Where the values of this thread are written, one after the other.
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// What has been written so far.
pub(crate) struct Writer(Vec<u8>);

impl Drop for Writer {
    fn drop(&mut self) {
        if self.0.capacity() <= MAX_KEPT_BUFFER {
            BUFFER.set(std::mem::take(&mut self.0));
        }
    }
}

/// A list or object that is being written.
pub(crate) struct Open<'a> {
    writer: &'a mut Writer,
    /// Where its length stands.
    length: usize,
    /// Where the length of the object stands that holds it alone under the name of its variant.
    outer: Option<usize>,
}

impl Writer {
    pub(crate) fn new() -> Self {
        let mut buffer = BUFFER.take();
        buffer.clear();
        Self(buffer)
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    #[inline]
    fn text(&mut self, text: &str) {
        self.0.reserve(5 + text.len());
        if let Ok(length) = u8::try_from(text.len()) {
            self.0.extend_from_slice(&[tag::TEXT, length]);
        } else {
            let [a, b, c, d] = (text.len() as u32).to_le_bytes();
            self.0.extend_from_slice(&[tag::LONG_TEXT, a, b, c, d]);
        }
        self.0.extend_from_slice(text.as_bytes());
    }

    #[inline]
    fn eight(&mut self, tag: u8, [a, b, c, d, e, f, g, h]: [u8; 8]) {
        self.0.extend_from_slice(&[tag, a, b, c, d, e, f, g, h]);
    }

    /// Opens a list or object; where its length will stand.
    #[inline]
    fn open(&mut self, tag: u8) -> usize {
        self.0.extend_from_slice(&[tag, 0, 0, 0, 0]);
        self.0.len()
    }

    fn close(&mut self, length: usize) {
        let bytes = ((self.0.len() - length) as u32).to_le_bytes();
        if let Some(place) = self.0.get_mut(length - 4..length) {
            place.copy_from_slice(&bytes);
        }
    }

    fn opened(&mut self, tag: u8) -> Open<'_> {
        let length = self.open(tag);
        Open {
            writer: self,
            length,
            outer: None,
        }
    }

    fn opened_variant(&mut self, variant: &str, tag: u8) -> Open<'_> {
        let outer = self.open(tag::OBJECT);
        self.text(variant);
        let length = self.open(tag);
        Open {
            writer: self,
            length,
            outer: Some(outer),
        }
    }
}

impl Open<'_> {
    fn close(self) {
        self.writer.close(self.length);
        if let Some(outer) = self.outer {
            self.writer.close(outer);
        }
    }
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.0.push(if value { tag::TRUE } else { tag::FALSE });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        match u64::try_from(value) {
            Ok(value) => self.serialize_u64(value),
            Err(_) => {
                self.eight(tag::NEGATIVE, value.to_le_bytes());
                Ok(())
            }
        }
    }

    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    #[inline]
    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        if value <= u64::from(tag::LAST_SMALL) {
            self.0.push(tag::SMALL + value as u8);
        } else {
            self.eight(tag::POSITIVE, value.to_le_bytes());
        }
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        // The shortest text that means it, as JSON would have it.
        let written = value.to_string().parse();
        self.serialize_f64(written.unwrap_or_else(|_| value.into()))
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        if !value.is_finite() {
            return self.serialize_unit();
        }
        self.eight(tag::FLOAT, value.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.0.push(tag::NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.text(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let outer = self.open(tag::OBJECT);
        self.text(variant);
        value.serialize(&mut *self)?;
        self.close(outer);
        Ok(())
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(self.opened(tag::LIST))
    }

    fn serialize_tuple(self, _length: usize) -> Result<Open<'a>, Error> {
        Ok(self.opened(tag::LIST))
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(self.opened(tag::LIST))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(self.opened_variant(variant, tag::LIST))
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Open<'a>, Error> {
        Ok(self.opened(tag::OBJECT))
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Open<'a>, Error> {
        Ok(self.opened(tag::OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Open<'a>, Error> {
        Ok(self.opened_variant(variant, tag::OBJECT))
    }
}

/// Lists of every kind take items.
macro_rules! takes_items {
    ($($list:ident :: $method:ident),+) => {$(
        impl $list for Open<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
                item.serialize(&mut *self.writer)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )+};
}

takes_items!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

/// Objects with known keys take members.
macro_rules! takes_members {
    ($($object:ident),+) => {$(
        impl $object for Open<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.writer.text(key);
                value.serialize(&mut *self.writer)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )+};
}

takes_members!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let begin = self.writer.0.len();
        key.serialize(&mut *self.writer)?;
        // Numbers are keys as texts.
        let written = self.writer.0.get(begin..).unwrap_or_default();
        match written.first() {
            Some(&(tag::TEXT | tag::LONG_TEXT)) => Ok(()),
            Some(&(tag::POSITIVE | tag::NEGATIVE | tag::TRUE | tag::FALSE | tag::SMALL..)) => {
                let mut text = Vec::new();
                crate::read::write_json(written, &mut text);
                self.writer.0.truncate(begin);
                self.writer.text(&String::from_utf8_lossy(&text));
                Ok(())
            }
            _ => Err(Error::custom("a key has to be a text or a number")),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), Error> {
        self.close();
        Ok(())
    }
}
