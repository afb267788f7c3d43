//! Binary JSON: values as bytes that are quicker to write and to compare than text, and what has changed between two of them.
//!
//! The server tells every watcher after each action what has changed in their view. Most of a view stays as it was, so it is not written
//! as text to find that out: it goes onto a [`Tape`], where equal values are equal bytes and every list and object says how long it is.
//! Only what differs becomes text.

mod changes;
mod compress;
mod read;
mod write;

pub use changes::changes;
pub use compress::CompressedAnswers;

use serde::{Serialize, Serializer};

/// A value with everything in it, as bytes. Written again it is the value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape(Box<[u8]>);

impl Tape {
    /// Writes a value down. It has to have a form in JSON.
    pub fn of(value: &impl Serialize) -> Result<Self, serde_json::Error> {
        let mut writer = write::Writer::new();
        value.serialize(&mut writer)?;
        Ok(Self(writer.bytes().into()))
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        self.0.len()
    }
}

impl Serialize for Tape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        read::OnTape(&self.0).serialize(serializer)
    }
}

/// What a value begins with.
mod tag {
    pub(crate) const NULL: u8 = 0;
    pub(crate) const FALSE: u8 = 1;
    pub(crate) const TRUE: u8 = 2;
    /// Eight bytes follow.
    pub(crate) const POSITIVE: u8 = 3;
    /// Eight bytes follow.
    pub(crate) const NEGATIVE: u8 = 4;
    /// Eight bytes follow.
    pub(crate) const FLOAT: u8 = 5;
    /// A length of one byte and so many bytes follow.
    pub(crate) const TEXT: u8 = 6;
    /// A length of four bytes and the items follow.
    pub(crate) const LIST: u8 = 7;
    /// A length of four bytes follows, then for each member its key as a text and its value.
    pub(crate) const OBJECT: u8 = 8;
    /// A text whose length does not fit in one byte: four bytes of length and so many bytes follow.
    pub(crate) const LONG_TEXT: u8 = 9;
    /// From here on the tag is the value: the number 0, and so on to [`LAST_SMALL`].
    pub(crate) const SMALL: u8 = 16;
    /// The largest number that is its own tag.
    pub(crate) const LAST_SMALL: u8 = u8::MAX - SMALL;
}
