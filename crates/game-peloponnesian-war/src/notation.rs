//! Answers in short notation: `objective potidaea`, `take athenian naval 3`, `go piraeus`, `march`.

use engine::{Misread, word};

use crate::action::Action;

/// Writes an answer.
pub(crate) fn write(action: &Action) -> String {
    match *action {
        Action::Pass => "pass".to_owned(),
        Action::Operate => "operate".to_owned(),
        Action::Objective { space } => format!("objective {space}"),
        Action::Foment => "foment".to_owned(),
        Action::Send => "send".to_owned(),
        Action::Take {
            nationality,
            kind,
            count,
        } => format!("take {nationality} {kind} {count}"),
        Action::Go { space } => format!("go {space}"),
        Action::March => "march".to_owned(),
        Action::MarchByOpenSea => "march open sea".to_owned(),
        Action::Stop => "stop".to_owned(),
        Action::Leave { nationality, kind } => format!("leave {nationality} {kind}"),
        Action::Lose { nationality } => format!("lose {nationality}"),
        Action::Keep { kind } => format!("keep {kind}"),
        Action::Home { space } => format!("home {space}"),
        Action::Build { nationality, kind } => format!("build {nationality} {kind}"),
        Action::Done => "done".to_owned(),
        Action::Intercept { from } => format!("intercept {from}"),
        Action::LetPass => "let pass".to_owned(),
        Action::Battle { space, against } => format!("battle {space} {against}"),
        Action::Siege { space } => format!("siege {space}"),
    }
}

/// What a word can fail to be.
pub(crate) const WORDS: &[&str] = &["answer", "space", "nationality", "kind", "number"];

/// Reads an answer.
pub(crate) fn read(text: &str) -> Result<Action, Misread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["pass"] => Action::Pass,
        ["operate"] => Action::Operate,
        ["objective", space] => Action::Objective {
            space: word(space, "space")?,
        },
        ["foment"] => Action::Foment,
        ["send"] => Action::Send,
        ["take", nationality, kind, count] => Action::Take {
            nationality: word(nationality, "nationality")?,
            kind: word(kind, "kind")?,
            count: word(count, "number")?,
        },
        ["go", space] => Action::Go {
            space: word(space, "space")?,
        },
        ["march"] => Action::March,
        ["march", "open", "sea"] => Action::MarchByOpenSea,
        ["stop"] => Action::Stop,
        ["leave", nationality, kind] => Action::Leave {
            nationality: word(nationality, "nationality")?,
            kind: word(kind, "kind")?,
        },
        ["lose", nationality] => Action::Lose {
            nationality: word(nationality, "nationality")?,
        },
        ["keep", kind] => Action::Keep {
            kind: word(kind, "kind")?,
        },
        ["home", space] => Action::Home {
            space: word(space, "space")?,
        },
        ["build", nationality, kind] => Action::Build {
            nationality: word(nationality, "nationality")?,
            kind: word(kind, "kind")?,
        },
        ["done"] => Action::Done,
        ["intercept", from] => Action::Intercept {
            from: word(from, "space")?,
        },
        ["let", "pass"] => Action::LetPass,
        ["battle", space, against] => Action::Battle {
            space: word(space, "space")?,
            against: word(against, "space")?,
        },
        ["siege", space] => Action::Siege {
            space: word(space, "space")?,
        },
        _ => return Err(Misread::new("answer", text.trim())),
    })
}
