//! Text for people: colours, tables, wrapped paragraphs.

use std::io::{ErrorKind, IsTerminal, Write, stdout};

use indicatif::{ProgressBar, ProgressStyle};

/// Prints a line. When the reader has gone, as in `polemarch rules antike | head`, the program ends.
pub(crate) fn say(text: impl AsRef<str>) {
    print(&format!("{}\n", text.as_ref()));
}

/// Prints without a new line and shows it at once.
pub(crate) fn print(text: &str) {
    let mut out = stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    if let Err(error) = written {
        if error.kind() != ErrorKind::BrokenPipe {
            eprintln!("polemarch: standard output: {error}");
            std::process::exit(1);
        }
        std::process::exit(0);
    }
}

/// A bar that says how far long work has come.
pub(crate) fn progress_bar(steps: u64, of_what: &str) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    let template = format!("{{bar:40}} {{pos}}/{{len}} {of_what}, {{per_sec}}, {{eta}} to go");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

/// Text in one line. What a file or an argument brings along (new lines, escape codes) does not reach the terminal.
pub(crate) fn one_line(text: &str) -> String {
    let is_plain = |&letter: &char| !letter.is_control();
    let lines: Vec<String> = text
        .lines()
        .map(|line| line.chars().filter(is_plain).collect())
        .collect();
    lines.join(" ")
}

/// Whether to use colours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    colours: bool,
}

impl Style {
    /// Colours if standard output is a terminal, unless `NO_COLOR` is set.
    pub(crate) fn detect() -> Self {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self {
            colours: stdout().is_terminal() && !unwanted,
        }
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.paint("1", text)
    }

    pub(crate) fn dim(self, text: &str) -> String {
        self.paint("2", text)
    }

    pub(crate) fn warn(self, text: &str) -> String {
        self.paint("31", text)
    }

    pub(crate) fn mark(self, text: &str) -> String {
        self.paint("36", text)
    }

    fn paint(self, code: &str, text: &str) -> String {
        if self.colours {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}

/// A table: the first column to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let padded = cells.map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Breaks a paragraph into lines of at most `width` characters with an indent.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let used = lines.last().map_or(0, |line| line.chars().count());
        if used > 0 && used + 1 + word.chars().count() > width - indent.len() {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
        .iter()
        .map(|line| format!("{indent}{line}"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// A whole number with thin groups of three digits: 1 234 567.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let (head, tail) = digits.split_at(first);
    let groups = tail
        .as_bytes()
        .chunks(3)
        .map(|group| String::from_utf8_lossy(group).into_owned());
    let head = (!head.is_empty()).then(|| head.to_owned());
    head.into_iter().chain(groups).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        let numbers = [0, 7, 123, 1234, 1_234_567].map(grouped);
        assert_eq!(numbers, ["0", "7", "123", "1 234", "1 234 567"]);
    }

    #[test]
    fn a_line_keeps_to_itself() {
        assert_eq!(one_line("a\nb\r\n\x1b[31mc\t"), "a b [31mc");
    }

    #[test]
    fn paragraphs_are_wrapped() {
        assert_eq!(wrap("one two three", 9, "  "), "  one two\n  three");
    }

    #[test]
    fn columns_line_up() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            table(&[row(["a", "1"]), row(["bcd", "23"])]),
            "a     1\nbcd  23"
        );
    }
}
