//! Short notation: answers and positions as people type them.

use std::str::FromStr;

use serde::Serialize;

/// A word of the short notation that means nothing, worded by the message `misread-WHAT`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("there is no {what} '{word}'")]
pub struct Misread {
    /// What was expected: `answer`, `province`, `number`.
    pub what: &'static str,
    /// What was typed.
    pub word: String,
}

impl Misread {
    /// Something else was expected here.
    pub fn new(what: &'static str, word: &str) -> Self {
        Self {
            what,
            word: word.to_owned(),
        }
    }
}

impl From<Misread> for String {
    fn from(misread: Misread) -> Self {
        misread.to_string()
    }
}

/// Reads a word of a short notation.
pub fn word<T: FromStr>(text: &str, what: &'static str) -> Result<T, Misread> {
    text.parse().map_err(|_| Misread::new(what, text))
}

/// The clauses of a position, separated by `;` or new lines: the first, which says what is set up, and all others. Without any, `first`
/// says what is missing: "the board, such as 'west 4'".
pub fn clauses<'a>(text: &'a str, first: &str) -> Result<(&'a str, Vec<&'a str>), String> {
    let mut clauses = text
        .split([';', '\n'])
        .map(str::trim)
        .filter(|clause| !clause.is_empty());
    let head = clauses.next();
    let head = head.ok_or_else(|| format!("a position begins with {first}"))?;
    Ok((head, clauses.collect()))
}

/// Something that people type as a few words: `step T24`, `pass phase`.
pub trait Notation: Sized {
    /// What a word can fail to be: each needs a message `misread-…`. One may stand here more than once.
    const MISREAD_KINDS: &'static [&'static str];

    /// The value in words.
    fn words(&self) -> Vec<String>;

    /// Reads the words.
    fn read(words: &[&str]) -> Result<Self, Misread>;
}

/// One line of a table of notation: some fixed words, then what must follow, such as `["step"]` and `["place"]`.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The words that are always the same.
    pub fixed: &'static [&'static str],
    /// What must follow: names of kinds, each with a message `misread-…`.
    pub objects: &'static [&'static str],
}

/// Defines [`Notation`] for an enum by a table: each variant with its fields in the order in which they are typed and what they are, then
/// the fixed words before them. They may be those of a struct that the variant holds. The last field may be a notation of its own. A line that can be read in two ways is read as the first that
/// fits, so `keep none` stands before `keep COUNTER`. The table is kept as `FORMS`.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// enum Answer { KeepNone, Keep { counter: u8 }, Play(Play) }
/// #[derive(Debug, PartialEq)]
/// struct Play { counter: u8, target: Target }
/// #[derive(Debug, PartialEq)]
/// enum Target { Nobody, Zone { zone: u8 } }
///
/// engine::notation! {
///     Answer, "answer":
///     KeepNone = "keep" "none";
///     Keep { counter: "counter" } = "keep";
///     Play(Play { counter: "counter", ..target: "target" }) = "play";
/// }
/// engine::notation! {
///     Target, "target":
///     Nobody = ;
///     Zone { zone: "zone" } = "in";
/// }
///
/// use engine::Notation;
/// assert_eq!(Answer::read(&["keep", "7"]), Ok(Answer::Keep { counter: 7 }));
/// let play = Answer::Play(Play { counter: 1, target: Target::Zone { zone: 4 } });
/// assert_eq!(play.words().join(" "), "play 1 in 4");
/// assert_eq!(Answer::read(&["play", "1", "on", "4"]).unwrap_err().what, "target");
/// ```
#[macro_export]
macro_rules! notation {
    ($Type:ident, $unknown:literal: $(
        $Variant:ident
        $(($Held:ident { $($part:ident: $part_what:literal),* $(, ..$end:ident: $end_what:literal)? }))?
        $({ $($field:ident: $what:literal),* $(, ..$last:ident: $last_what:literal)? })?
        = $($fixed:literal)*;
    )+) => {
        impl $Type {
            /// How each of them is typed.
            pub const FORMS: &'static [$crate::notation::Form] = &[$(
                $crate::notation::Form {
                    fixed: &[$($fixed),*],
                    objects: &[$($($part_what,)* $($end_what)?)? $($($what,)* $($last_what)?)?],
                },
            )+];
        }

        impl $crate::Notation for $Type {
            const MISREAD_KINDS: &'static [&'static str] = &[
                $unknown,
                $($($($part_what,)* $($end_what,)?)? $($($what,)* $($last_what,)?)?)+
            ];

            fn words(&self) -> Vec<String> {
                match self {$(
                    Self::$Variant $(($Held { $($part,)* $($end)? }))? $({ $($field,)* $($last)? })? => {
                        let words = vec![
                            $($fixed.to_string(),)*
                            $($($part.to_string(),)*)?
                            $($($field.to_string(),)*)?
                        ];
                        $($(let words = [words, $crate::Notation::words($end)].concat();)?)?
                        $($(let words = [words, $crate::Notation::words($last)].concat();)?)?
                        words
                    }
                )+}
            }

            fn read(words: &[&str]) -> Result<Self, $crate::Misread> {
                Ok(match words {
                    $([
                        $($fixed,)* $($($part,)* $($end @ ..)?)? $($($field,)* $($last @ ..)?)?
                    ] => Self::$Variant
                        $(($Held {
                            $($part: $crate::word($part, $part_what)?,)*
                            $($end: $crate::Notation::read($end)?)?
                        }))?
                        $({
                            $($field: $crate::word($field, $what)?,)*
                            $($last: $crate::Notation::read($last)?)?
                        })?,)+
                    _ => return Err($crate::Misread::new($unknown, &words.join(" "))),
                })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_stand_on_lines_or_between_semicolons() {
        let (head, others) = clauses(" west 4;; turn romans\n  coins 3 ", "a board").unwrap();
        assert_eq!((head, others), ("west 4", vec!["turn romans", "coins 3"]));
        let missing = clauses(" \n;", "a board").unwrap_err();
        assert_eq!(missing, "a position begins with a board");
    }
}
