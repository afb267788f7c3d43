//! What people write for others to read: nothing in it is invisible, turns the text around it, or covers the lines above.

use protocol::Problem;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// No letter carries more marks than this.
const MAX_COMBINING_MARKS: usize = 4;

/// How a text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// In one line.
    Line,
    /// In as many as one likes.
    Lines,
}

/// Joins letters of some scripts and parts of pictures; elsewhere it would only be invisible.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Cannot be seen, or changes how others are seen.
fn is_hidden(letter: char) -> bool {
    // Some that are empty are letters or marks by their category.
    let is_empty = matches!(
        letter,
        '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0d}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    let category = letter.general_category();
    is_empty || matches!(category, GeneralCategory::Control | GeneralCategory::Format)
}

fn is_mark(letter: char) -> bool {
    matches!(
        letter.general_category(),
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
    )
}

/// A letter to keep, by those before it; nothing where it has to go.
fn kept(letter: char, before: Option<char>, marks: usize, shape: Shape) -> Option<char> {
    match letter {
        '\n' | '\t' if shape == Shape::Lines => Some(letter),
        _ if is_joiner(letter) => {
            let joins = |before: char| !before.is_ascii() && !before.is_whitespace();
            before.is_some_and(joins).then_some(letter)
        }
        _ if is_hidden(letter) => None,
        _ if is_mark(letter) => (marks < MAX_COMBINING_MARKS && before.is_some()).then_some(letter),
        _ => Some(letter),
    }
}

/// Keeps two letters on one line without showing. The page sets years and counters with it, and who copies them means no harm.
const WORD_JOINER: char = '\u{2060}';

/// Composed letters, plain breaks of lines, no space around it.
fn plain(text: &str, shape: Shape) -> String {
    let separated = |letter: char| match (letter, shape) {
        ('\u{85}' | '\u{2028}' | '\u{2029}', Shape::Line) => ' ',
        ('\u{85}' | '\u{2028}' | '\u{2029}', Shape::Lines) => '\n',
        (letter, _) => letter,
    };
    let text = text.replace("\r\n", "\n");
    let letters = text.trim().chars().filter(|letter| *letter != WORD_JOINER);
    let text: String = letters.map(separated).nfc().collect();
    text.trim().to_owned()
}

/// The text without what must not be there: for what comes from elsewhere and cannot be asked for again.
pub(crate) fn tidied(text: &str, shape: Shape, longest: usize) -> String {
    let mut tidy = String::new();
    let (mut before, mut marks) = (None, 0);
    for letter in plain(text, shape).chars() {
        let letter = match (letter, shape) {
            ('\n' | '\t', Shape::Line) => ' ',
            (letter, _) => letter,
        };
        let Some(letter) = kept(letter, before, marks, shape) else {
            continue;
        };
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        before = Some(letter);
        tidy.push(letter);
    }
    let tidy: String = tidy.trim().chars().take(longest).collect();
    tidy.trim().to_owned()
}

/// The text as it is kept; a problem with these words where it is too long or has something in it that must not be there.
pub(crate) fn checked(
    text: &str,
    shape: Shape,
    longest: usize,
    why: &str,
) -> Result<String, Problem> {
    let wanted = plain(text, shape);
    if wanted.chars().count() <= longest && tidied(&wanted, shape, longest) == wanted {
        return Ok(wanted);
    }
    let hint = "without invisible or turning characters or heaps of accents";
    Err(Problem::malformed(format!("{why}, {hint}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_refused_or_taken_out() {
        for hidden in [
            '\u{0}',
            '\u{7}',
            '\u{1b}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{202a}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fe0f}',
            '\u{e0041}',
        ] {
            let text = format!("a{hidden}b");
            assert!(checked(&text, Shape::Line, 60, "").is_err(), "{hidden:?}");
            assert_eq!(tidied(&text, Shape::Line, 60), "ab", "{hidden:?}");
            let alone = hidden.to_string().repeat(3);
            assert_eq!(tidied(&alone, Shape::Lines, 60), "", "{hidden:?}");
        }
    }

    #[test]
    fn what_is_copied_from_the_page_is_taken() {
        let kept = checked("411\u{2013}\u{2060}410", Shape::Line, 60, "");
        assert_eq!(kept.ok().as_deref(), Some("411\u{2013}410"));
    }

    #[test]
    fn what_people_write_stays_as_it_is() {
        for text in [
            "Léon d'Athènes",
            "Ἀλκιβιάδης",
            "👩\u{200d}🚀 🏛\u{fe0f}",
            "می\u{200c}خواهم",
            "שָׁלוֹם",
            "two  spaces",
        ] {
            let text: String = text.nfc().collect();
            assert_eq!(checked(&text, Shape::Line, 60, "").as_ref(), Ok(&text));
        }
        assert_eq!(tidied("two\nlines", Shape::Lines, 60), "two\nlines");
        assert_eq!(tidied("two\u{2028}lines", Shape::Lines, 60), "two\nlines");
        assert_eq!(tidied("two\nlines\u{2029}", Shape::Line, 60), "two lines");
    }

    #[test]
    fn marks_are_not_heaped_up() {
        let heap = format!("a{}", "\u{317}".repeat(999));
        assert!(checked(&heap, Shape::Lines, 2000, "").is_err());
        assert_eq!(tidied(&heap, Shape::Lines, 2000).chars().count(), 5);
        assert_eq!(tidied("\u{317}a", Shape::Lines, 9), "a");
    }
}
