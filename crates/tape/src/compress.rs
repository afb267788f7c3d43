//! Answers as they are sent: those that differ in one field or two are told together.
//!
//! `{"type":"move","from":"roma","to":["aquileia","neapolis"],"count":[null,2]}` stands for four answers, one for each choice from the
//! lists; the list that stands first changes slowest. Null says that the field is left out. No answer of a game has a list or null in a
//! field that is told so, so it is clear what is meant. What begins alike is told together too:
//! `{"type":"pay","each":[{"gold":2},{"gold":1,"iron":1}]}` stands for two answers.

use std::ops::Range;

use serde::{
    Serialize, Serializer,
    ser::{SerializeMap, SerializeSeq},
};

use crate::{
    Tape,
    read::{Items, OnTape},
    tag,
};

#[cfg(test)]
mod tests;

/// A list of answers in the short form.
#[derive(Debug)]
pub struct CompressedAnswers<'a>(pub &'a Tape);

impl Serialize for CompressedAnswers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let groups = groups(Items::inside(&self.0.0));
        let mut rest = groups.as_slice();
        let mut list = serializer.serialize_seq(None)?;
        while let [first, others @ ..] = rest {
            let common = others.first().map_or(0, |other| first.common(other));
            let begins_alike = |other: &&Group<'_>| common > 0 && first.common(other) >= common;
            let count = 1 + others.iter().take_while(begins_alike).count();
            let (groups, after) = rest.split_at(count);
            list.serialize_element(&Alike { groups, common })?;
            rest = after;
        }
        list.end()
    }
}

fn groups<'a>(answers: impl Iterator<Item = &'a [u8]>) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for answer in answers {
        if groups.last_mut().is_some_and(|group| group.takes(answer)) {
            continue;
        }
        join_last(&mut groups);
        groups.push(Group::of(answer));
    }
    join_last(&mut groups);
    groups
}

/// Puts the last group together with the one before it, if they fit.
fn join_last(groups: &mut Vec<Group<'_>>) {
    if let [.., before, last] = groups.as_mut_slice()
        && before.joins(last)
    {
        groups.pop();
    }
}

/// Groups that begin alike: what they have in common is written once.
struct Alike<'a> {
    groups: &'a [Group<'a>],
    /// How many members they have in common.
    common: usize,
}

impl Serialize for Alike<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        match self.groups {
            [] => {}
            [only] => only.write(0..usize::MAX, &mut object)?,
            [first, ..] => {
                first.write(0..self.common, &mut object)?;
                object.serialize_entry("each", &Rests(self))?;
            }
        }
        object.end()
    }
}

/// What comes after the members that groups have in common.
struct Rests<'a>(&'a Alike<'a>);

impl Serialize for Rests<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Alike { groups, common } = *self.0;
        serializer.collect_seq(groups.iter().map(|group| Rest { group, common }))
    }
}

struct Rest<'a> {
    group: &'a Group<'a>,
    common: usize,
}

impl Serialize for Rest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.group.write(self.common..usize::MAX, &mut object)?;
        object.end()
    }
}

/// Answers that differ in one field, and others that differ from these in one more.
struct Group<'a> {
    /// One of them that has all fields.
    whole: &'a [u8],
    /// In which field they differ, once there are two.
    field: Option<Field<'a>>,
    /// In which field before that, once there are two for each of its values.
    outer: Option<Field<'a>>,
}

/// A field with the values it takes; none where it is left out.
#[derive(PartialEq, Eq)]
struct Field<'a> {
    key: &'a [u8],
    values: Vec<Option<&'a [u8]>>,
}

impl<'a> Group<'a> {
    fn of(answer: &'a [u8]) -> Self {
        Self {
            whole: answer,
            field: None,
            outer: None,
        }
    }

    /// Takes an answer in, if it differs from the others in the same field only.
    fn takes(&mut self, answer: &'a [u8]) -> bool {
        if let Some(field) = &mut self.field {
            let value = value_of(field.key, self.whole, answer);
            field.values.extend(value);
            return value.is_some();
        }
        self.field = difference(self.whole, answer);
        // The one that has the field is longer.
        if matches!(&self.field, Some(field) if field.values.first() == Some(&None)) {
            self.whole = answer;
        }
        self.field.is_some()
    }

    /// Takes in another group that has the same choice, and differs in one field that stands before it.
    fn joins(&mut self, other: &Self) -> bool {
        let Some(choice) = self.field.as_ref().filter(|_| self.field == other.field) else {
            return false;
        };
        if let Some(outer) = &mut self.outer {
            let value = value_of(outer.key, self.whole, other.whole).flatten();
            outer.values.extend(value.map(Some));
            return value.is_some();
        }
        let keys = || Items::inside(self.whole).step_by(2);
        let place = |key: &[u8]| keys().position(|known| known == key);
        let stands_before = |outer: &Field<'_>| place(outer.key) < place(choice.key);
        let outer = difference(self.whole, other.whole);
        self.outer =
            outer.filter(|outer| outer.values.iter().all(Option::is_some) && stands_before(outer));
        self.outer.is_some()
    }

    /// In how many members, from the first one on, do two groups and all their answers agree?
    fn common(&self, other: &Self) -> usize {
        let (mut own, mut others) = (Items::inside(self.whole), Items::inside(other.whole));
        let is_told = |member: &(&[u8], &[u8])| {
            self.field_of(member.0).is_none() && other.field_of(member.0).is_none()
        };
        std::iter::from_fn(|| {
            let member = own.member().filter(is_told)?;
            (others.member()? == member).then_some(())
        })
        .count()
    }

    /// The field of this key, if the answers differ in it.
    fn field_of(&self, key: &[u8]) -> Option<&Field<'a>> {
        let fields = [&self.outer, &self.field].into_iter().flatten();
        fields.into_iter().find(|field| field.key == key)
    }

    /// Writes some of the members.
    fn write<M: SerializeMap>(
        &self,
        members: Range<usize>,
        object: &mut M,
    ) -> Result<(), M::Error> {
        let mut all = Items::inside(self.whole);
        let some = std::iter::from_fn(|| all.member());
        let some = some.enumerate().skip(members.start);
        for (_, (key, value)) in some.take_while(|(index, _)| *index < members.end) {
            match self.field_of(key) {
                Some(field) => object.serialize_entry(&OnTape(key), field)?,
                None => object.serialize_entry(&OnTape(key), &OnTape(value))?,
            }
        }
        Ok(())
    }
}

impl Serialize for Field<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let values = self.values.iter();
        serializer.collect_seq(values.map(|value| OnTape(value.unwrap_or(&[tag::NULL]))))
    }
}

/// The only field in which two answers differ. The first one says what the others are, so it is never that.
fn difference<'a>(one: &'a [u8], other: &'a [u8]) -> Option<Field<'a>> {
    let (mut ones, mut others) = (Items::inside(one), Items::inside(other));
    if ones.member() != others.member() {
        return None;
    }
    let mut found = None;
    loop {
        let rest = (ones, others);
        let (key, values) = match (ones.member(), others.member()) {
            (None, None) => return found,
            (Some((key, value)), Some((name, new))) if key == name => {
                if value == new {
                    continue;
                }
                (key, [Some(value), Some(new)])
            }
            // One of them has a field that the other has not.
            (Some((key, value)), _) if !has(rest.1, key) => {
                others = rest.1;
                (key, [Some(value), None])
            }
            (_, Some((key, value))) => {
                ones = rest.0;
                (key, [None, Some(value)])
            }
            (Some(_), None) => return None,
        };
        if found.is_some() || !values.into_iter().flatten().all(is_plain) {
            return None;
        }
        let values = values.to_vec();
        found = Some(Field { key, values });
    }
}

fn has(mut members: Items<'_>, key: &[u8]) -> bool {
    std::iter::from_fn(|| members.member()).any(|(known, _)| known == key)
}

/// What an answer has in a field, or that it has not got it, if it is the same in all others.
fn value_of<'a>(key: &[u8], whole: &[u8], answer: &'a [u8]) -> Option<Option<&'a [u8]>> {
    let (mut known, mut members) = (Items::inside(whole), Items::inside(answer));
    let mut found = None;
    while let Some((name, value)) = known.member() {
        let rest = members;
        match members.member() {
            Some((other, new)) if other == name => {
                if name == key {
                    found = Some(new).filter(|new| is_plain(new));
                    found?;
                } else if new != value {
                    return None;
                }
            }
            _ if name == key => members = rest,
            _ => return None,
        }
    }
    members.next().is_none().then_some(found)
}

/// Can it stand in a list of values?
fn is_plain(value: &[u8]) -> bool {
    !matches!(value.first(), Some(&(tag::LIST | tag::NULL)))
}
