//! What was typed, compared with what is shown: capitals, accents and punctuation make no difference, and a beginning is enough.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Which of some texts are meant.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Matched {
    /// The text at this position.
    One(usize),
    /// These could be meant.
    Several(Vec<usize>),
    Nothing,
}

/// Do typed words fit those that are shown?
type Fits = fn(&[String], &[String]) -> bool;

/// The words of a text in small plain letters.
pub(crate) fn words(text: &str) -> Vec<String> {
    let plain = text.nfd().filter(|letter| !is_combining_mark(*letter));
    let plain: String = plain.flat_map(char::to_lowercase).collect();
    let split = plain.split(|letter: char| !letter.is_alphanumeric());
    let words = split.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Is it the same text, but for capitals, accents and punctuation?
pub(crate) fn is_same(typed: &str, shown: &str) -> bool {
    words(typed) == words(shown)
}

/// Which of the texts is typed: the whole of it before its beginning, and that before some of its words in their order.
/// Each word may be cut short.
pub(crate) fn meant(typed: &str, shown: &[String]) -> Matched {
    let typed = words(typed);
    if typed.is_empty() {
        return Matched::Nothing;
    }
    let shown: Vec<Vec<String>> = shown.iter().map(|text| words(text)).collect();
    let ways: [Fits; 3] = [is_whole, is_beginning, is_part];
    for is_meant in ways {
        let texts = shown.iter().enumerate();
        let found = texts.filter(|(_, text)| is_meant(&typed, text));
        let found: Vec<usize> = found.map(|(index, _)| index).collect();
        match found.as_slice() {
            [] => {}
            [only] => return Matched::One(*only),
            [..] => return Matched::Several(found),
        }
    }
    Matched::Nothing
}

fn is_whole(typed: &[String], shown: &[String]) -> bool {
    typed == shown
}

fn is_beginning(typed: &[String], shown: &[String]) -> bool {
    let pairs = typed.iter().zip(shown);
    typed.len() <= shown.len()
        && pairs
            .into_iter()
            .all(|(typed, word)| word.starts_with(typed))
}

fn is_part(typed: &[String], shown: &[String]) -> bool {
    let mut rest = shown.iter();
    typed
        .iter()
        .all(|typed| rest.any(|word| word.starts_with(typed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn capitals_accents_and_punctuation_make_no_difference() {
        assert_eq!(
            words("Épidaure-Liméra,  n° 2"),
            ["epidaure", "limera", "n", "2"]
        );
        assert!(is_same("aller A megare", "Aller à Mégare"));
        assert!(!is_same("aller", "Aller à Mégare"));
    }

    #[test]
    fn the_whole_comes_before_a_beginning_and_that_before_a_part() {
        let shown = texts(&[
            "Take 1 hoplite",
            "Take 1 Athenian cavalry",
            "Pass",
            "Passage",
        ]);
        assert_eq!(meant("take 1 athenian cavalry", &shown), Matched::One(1));
        assert_eq!(meant("pass", &shown), Matched::One(2));
        assert_eq!(meant("passa", &shown), Matched::One(3));
        assert_eq!(meant("cav", &shown), Matched::One(1));
        assert_eq!(meant("take cav", &shown), Matched::One(1));
        assert_eq!(meant("take", &shown), Matched::Several(vec![0, 1]));
        assert_eq!(meant("cavalry take", &shown), Matched::Nothing);
        assert_eq!(meant(" .", &shown), Matched::Nothing);
    }
}
