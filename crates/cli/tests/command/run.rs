//! Starts the built command in a folder of its own.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
};

use serde_json::Value;
use tempfile::TempDir;

/// What came of a command.
#[derive(Debug)]
pub(crate) struct Done {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Done {
    /// It went well and complained about nothing; its output.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{self:?}");
        self.stdout
    }

    /// It ended with this code and one line of complaint, which is returned without its beginning.
    #[track_caller]
    pub(crate) fn complaint(self, status: i32) -> String {
        assert_eq!(self.status, status, "{self:?}");
        let line = self.stderr.strip_prefix("polemarch: ");
        let line = line.and_then(|line| line.strip_suffix('\n'));
        let line = line.unwrap_or_else(|| panic!("{self:?}"));
        assert!(!line.contains('\n'), "one line: {self:?}");
        line.to_owned()
    }
}

/// A folder with everything a command reads and writes; it goes away with the test.
pub(crate) struct Home {
    folder: TempDir,
}

impl Home {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { folder }
    }

    /// The command, about to start in the folder.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_polemarch"));
        command
            .args(args)
            .current_dir(self.folder.path())
            .env("XDG_STATE_HOME", self.path("state"))
            .env("XDG_DATA_HOME", self.path("data"))
            .env("HOME", self.folder.path())
            .env("RUST_BACKTRACE", "0")
            .env_remove("NO_COLOR")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs it with nothing on standard input.
    pub(crate) fn run(&self, args: &[&str]) -> Done {
        self.run_with(args, "")
    }

    /// Runs it to its end. No output of a command that is not on a terminal has colours.
    pub(crate) fn run_with(&self, args: &[&str], input: impl AsRef<[u8]>) -> Done {
        let mut child = self.command(args).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let output = thread::scope(|scope| {
            let input = input.as_ref();
            // A command may end without reading everything.
            scope.spawn(move || drop(stdin.write_all(input)));
            child.wait_with_output().unwrap()
        });
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let done = Done {
            status: output.status.code().unwrap(),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        };
        assert!(!done.stdout.contains('\x1b'), "{done:?}");
        assert!(!done.stderr.contains('\x1b'), "{done:?}");
        done
    }

    /// A path in the folder. Commands run there, so that arguments can be plain names.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn read_json(&self, name: &str) -> Value {
        serde_json::from_str(&self.read(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// The names in a folder, in order.
    pub(crate) fn list(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.path(folder)).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

/// Asserts that a text contains all of these. French puts spaces that do not break before signs; here they are plain.
#[track_caller]
pub(crate) fn contains(text: &str, parts: &[&str]) {
    let text = text.replace(['\u{a0}', '\u{202f}'], " ");
    for part in parts {
        let start: String = text.chars().take(4000).collect();
        assert!(text.contains(part), "'{part}' is not in:\n{start}");
    }
}
