//! Lines that a person types: with editing, history and completion at a terminal, as they come from anywhere else.

use std::{
    io::{self, BufRead, IsTerminal},
    path::PathBuf,
};

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, config,
    error::ReadlineError, highlight::Highlighter, hint::Hinter, history::FileHistory,
    validate::Validator,
};

use crate::{failure::Failure, play::words::words, text::print};

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Text(String),
    /// Ctrl-C: the line is dropped.
    Interrupted,
    /// The end of the input, or Ctrl-D.
    End,
}

/// Where lines come from.
pub(crate) enum Input {
    Terminal {
        editor: Box<Editor<Completions, FileHistory>>,
        /// Where lines are remembered; nowhere if there is no folder for it.
        history: Option<PathBuf>,
    },
    Plain,
}

/// So many lines are remembered.
const MAX_HISTORY: usize = 500;

impl Input {
    /// Editing if a person sits at both ends, plain lines otherwise.
    pub(crate) fn new(history: Option<PathBuf>) -> Self {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Self::Plain;
        }
        let config = Config::builder().completion_type(CompletionType::List);
        let config = config
            .max_history_size(MAX_HISTORY)
            .map(config::Builder::build);
        let Ok(mut editor) = config.and_then(Editor::with_config) else {
            return Self::Plain;
        };
        editor.set_helper(Some(Completions::default()));
        if let Some(file) = &history {
            // Without a file there is nothing to remember yet.
            let _ = editor.load_history(file);
        }
        Self::Terminal {
            editor: Box::new(editor),
            history,
        }
    }

    /// Reads a line. `offered` is what Tab completes.
    pub(crate) fn read(&mut self, prompt: &str, offered: Vec<String>) -> Result<Line, Failure> {
        let Self::Terminal { editor, history } = self else {
            print(prompt);
            return plain_line();
        };
        if let Some(helper) = editor.helper_mut() {
            helper.offered = offered;
        }
        match editor.readline(prompt) {
            Ok(line) => {
                remember(editor, history.as_ref(), &line);
                Ok(Line::Text(line))
            }
            Err(ReadlineError::Interrupted) => Ok(Line::Interrupted),
            Err(ReadlineError::Eof) => Ok(Line::End),
            Err(error) => Err(Failure::Failed(format!("standard input: {error}"))),
        }
    }
}

/// A history that cannot be written is no reason to stop a game.
fn remember(editor: &mut Editor<Completions, FileHistory>, history: Option<&PathBuf>, line: &str) {
    let is_new = !line.trim().is_empty() && editor.add_history_entry(line).unwrap_or(false);
    if let Some(file) = history.filter(|_| is_new) {
        if let Some(folder) = file.parent() {
            let _ = std::fs::create_dir_all(folder);
        }
        let _ = editor.save_history(file);
    }
}

fn plain_line() -> Result<Line, Failure> {
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    let read = read.map_err(|error| Failure::Failed(format!("standard input: {error}")))?;
    if read == 0 {
        return Ok(Line::End);
    }
    Ok(Line::Text(String::from_utf8_lossy(&line).into_owned()))
}

/// Completes what is typed to something that is offered.
#[derive(Default)]
pub(crate) struct Completions {
    offered: Vec<String>,
}

impl Completer for Completions {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..position).unwrap_or_default();
        Ok((0, completed(typed, &self.offered)))
    }
}

/// What is offered and begins like this.
fn completed(typed: &str, offered: &[String]) -> Vec<String> {
    let typed = words(typed).join(" ");
    let fits = |text: &&String| words(text).join(" ").starts_with(&typed);
    offered.iter().filter(fits).cloned().collect()
}

impl Hinter for Completions {
    type Hint = String;
}

impl Highlighter for Completions {}
impl Validator for Completions {}
impl Helper for Completions {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_is_completed() {
        let offered = ["Épidaure", "Épidamne", "passer"].map(str::to_owned);
        assert_eq!(completed("epid", &offered), ["Épidaure", "Épidamne"]);
        assert_eq!(completed("Pa", &offered), ["passer"]);
        assert_eq!(completed("x", &offered), Vec::<String>::new());
    }
}
