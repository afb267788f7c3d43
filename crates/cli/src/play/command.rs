//! What a person at the terminal can type, in English or French.

use engine::Lang;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// The answer with this number, counted from 1.
    Number(usize),
    /// An answer in the game's notation.
    Answer(&'a str),
    Undo,
    Why(&'a str),
    Board,
    Goal,
    Place(&'a str),
    Map(&'a str),
    Back,
    Log,
    Rules(&'a str),
    Save(&'a str),
    Help,
    Quit,
    /// An empty line.
    Nothing,
}

/// The words that begin an order, for completion.
pub(crate) fn orders(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "undo", "why ", "board", "goal", "place ", "map ", "back", "log", "rules ", "save ",
            "help", "quit",
        ],
        Lang::Fr => &[
            "annuler",
            "pourquoi ",
            "plateau",
            "but",
            "lieu ",
            "carte ",
            "retour",
            "journal",
            "règles ",
            "enregistrer ",
            "aide",
            "quitter",
        ],
    }
}

impl<'a> Command<'a> {
    pub(crate) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" => Self::Nothing,
            "undo" | "annuler" => Self::Undo,
            "why" | "pourquoi" => Self::Why(rest),
            "board" | "plateau" => Self::Board,
            "goal" | "but" => Self::Goal,
            "place" | "lieu" => Self::Place(rest),
            "map" | "carte" => Self::Map(rest),
            "back" | "retour" => Self::Back,
            "log" | "journal" => Self::Log,
            "rules" | "rule" | "règles" | "regles" | "règle" | "regle" => Self::Rules(rest),
            "save" | "enregistrer" => Self::Save(rest),
            "help" | "?" | "aide" => Self::Help,
            "quit" | "exit" | "quitter" => Self::Quit,
            _ => line.parse().map_or(Self::Answer(line), Self::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        assert_eq!(Command::read(" 3 "), Command::Number(3));
        assert_eq!(
            Command::read("why conquer athens"),
            Command::Why("conquer athens")
        );
        assert_eq!(
            Command::read("Règles conquest.5"),
            Command::Rules("conquest.5")
        );
        assert_eq!(
            Command::read("move 1 legion roma neapolis"),
            Command::Answer("move 1 legion roma neapolis")
        );
        assert_eq!(Command::read(""), Command::Nothing);
        assert_eq!(Command::read("Lieu Le Pirée"), Command::Place("Le Pirée"));
        assert_eq!(Command::read("map"), Command::Map(""));
    }

    #[test]
    fn what_is_completed_is_understood() {
        for lang in Lang::ALL {
            for order in orders(lang) {
                let read = Command::read(order);
                assert!(!matches!(read, Command::Answer(_)), "{order}: {read:?}");
            }
        }
    }
}
