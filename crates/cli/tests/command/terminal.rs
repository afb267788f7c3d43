//! `polemarch play` at a terminal: a pseudo-terminal stands in for the person's.

use std::{
    fs::{File, OpenOptions},
    io::{Read, Write},
    process::{Child, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use regex::Regex;
use rustix::{
    pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt},
    termios::{Winsize, tcsetwinsize},
};

use crate::run::Home;

/// So long a reply may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

const UP: &str = "\x1b[A";
const LEFT: &str = "\x1b[D";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";

/// The command with a terminal at both ends.
struct Terminal {
    child: Child,
    keys: File,
    screen: Receiver<Vec<u8>>,
    /// What has been shown, without colours, and how much of it has been looked at.
    shown: String,
    looked_at: usize,
    _home: Home,
}

impl Terminal {
    fn play(args: &[&str]) -> Self {
        let control = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&control).unwrap();
        unlockpt(&control).unwrap();
        let size = Winsize {
            ws_row: 40,
            ws_col: 100,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&control, size).unwrap();
        let name = ptsname(&control, Vec::new()).unwrap();
        let name = name.into_string().unwrap();
        let person = OpenOptions::new()
            .read(true)
            .write(true)
            .open(name)
            .unwrap();
        let home = Home::new();
        let child = home
            .command(&[&["play"], args].concat())
            .env("TERM", "xterm")
            .stdin(Stdio::from(person.try_clone().unwrap()))
            .stdout(Stdio::from(person.try_clone().unwrap()))
            .stderr(Stdio::from(person))
            .spawn()
            .unwrap();
        let keys = File::from(control);
        let mut output = keys.try_clone().unwrap();
        let (send, screen) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read) = output.read(&mut buffer) {
                if read == 0 || send.send(buffer[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            keys,
            screen,
            shown: String::new(),
            looked_at: 0,
            _home: home,
        }
    }

    /// Presses keys.
    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Types a line.
    fn line(&mut self, text: &str) {
        self.press(&format!("{text}\r"));
    }

    /// Waits until a text is shown; what was shown before it.
    #[track_caller]
    fn expect(&mut self, wanted: &str) -> String {
        let codes = Regex::new(r"\x1b\[[0-9;?]*[A-Za-z]|\r").unwrap();
        let mut raw = Vec::new();
        loop {
            if let Some(found) = self.shown[self.looked_at..].find(wanted) {
                let before = self.shown[self.looked_at..][..found].to_owned();
                self.looked_at += found + wanted.len();
                return before;
            }
            match self.screen.recv_timeout(PATIENCE) {
                Ok(bytes) => raw.extend(bytes),
                Err(_) => panic!(
                    "'{wanted}' is not shown:\n{}",
                    &self.shown[self.looked_at..]
                ),
            }
            // A letter may have come in two parts.
            if let Ok(text) = std::str::from_utf8(&raw) {
                self.shown += &codes.replace_all(text, "");
                raw.clear();
            }
        }
    }

    /// The command ends, and ends well.
    #[track_caller]
    fn ends(mut self) {
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn words_on_the_screen_can_be_typed_and_lines_come_back() {
    let mut terminal = Terminal::play(&["hellespont", "--seed", "7"]);
    terminal.expect("Athens: you");
    terminal.expect("Sparta: computer");
    terminal.expect("[Athens] You may take a stratagem");
    terminal.expect("Take none");
    terminal.expect("> ");
    // A slip: the list comes again, and its explanation after the list.
    terminal.line("fly");
    let listed = terminal.expect("“fly” is not an answer.");
    assert!(listed.contains("Take none"), "{listed}");
    terminal.expect("> ");
    // Editing within the line, and the line again.
    terminal.press(&format!("gol{LEFT}a\r"));
    terminal.expect("How to win");
    terminal.expect("Press Enter to list");
    terminal.expect("> ");
    terminal.press(UP);
    terminal.expect("goal");
    // Ctrl-C drops the line and nothing else.
    terminal.press(CTRL_C);
    terminal.expect("Press Ctrl-C again to leave");
    terminal.expect("> ");
    terminal.line("TAKE NON");
    terminal.expect("[Athens]");
    terminal.expect("> ");
    terminal.press(CTRL_D);
    terminal.expect("Saved. To resume: polemarch play hellespont --resume");
    terminal.ends();
}

#[test]
fn places_and_the_map_can_be_looked_up() {
    let mut terminal = Terminal::play(&["syracuse", "--seed", "7"]);
    terminal.expect("Nicias [1 sword]");
    terminal.expect("[Athens]");
    terminal.expect("> ");
    terminal.line("place daskon");
    terminal.expect("T25 (Daskon)");
    terminal.expect("Clear land. (rule 0.2f)");
    terminal.expect("Room for Athens: 5 of 5 units.");
    terminal.expect("Next to it:");
    terminal.expect("Can come:");
    terminal.expect("> ");
    terminal.line("map t13");
    terminal.expect("T13 (The Meadow)");
    terminal.expect("T24 (Mouth of the Anapos): 2 movement points, river");
    terminal.expect("> ");
    terminal.line("place atlantis");
    terminal.expect("There is no place “atlantis”.");
    terminal.expect("> ");
    terminal.line("help");
    for order in ["undo ", "goal ", "place PLACE", "map PLACE", "quit "] {
        terminal.expect(order);
    }
    terminal.line("quit");
    terminal.expect("Saved.");
    terminal.ends();
}

#[test]
fn in_french_names_need_no_accents_and_long_lists_are_short() {
    let mut terminal = Terminal::play(&["peloponnesian-war", "--seed", "7", "--lang", "fr"]);
    terminal.expect("Athènes : vous");
    terminal.expect("[Athènes]");
    terminal.expect("> ");
    terminal.line("commencer");
    terminal.expect("Attique (8)");
    let list = terminal.expect("> ");
    assert!(list.lines().count() < 22, "{list}");
    assert!(!list.contains("Objectif : Mégare"), "{list}");
    terminal.line("bei");
    terminal.expect("« bei » n'est pas");
    terminal.expect("> ");
    terminal.line("beotie");
    terminal.expect("Objectif : Platées");
    terminal.expect("Entrée revient à la liste entière.");
    terminal.expect("> ");
    terminal.line("lieu le piree");
    terminal.expect("Derrière les Longs Murs");
    terminal.expect("Peuvent venir :");
    terminal.expect("> ");
    terminal.line("but");
    terminal.expect("Comment l'emporter");
    terminal.expect("> ");
    terminal.line("megare");
    terminal.expect("Objectif : Mégare.");
    terminal.expect("[Athènes]");
    terminal.expect("> ");
    terminal.press(CTRL_C);
    terminal.expect("Encore Ctrl-C pour quitter");
    terminal.expect("> ");
    terminal.press(CTRL_C);
    terminal.expect("Partie enregistrée.");
    terminal.ends();
}

#[test]
fn nations_are_named_and_warnings_stand_under_the_answers() {
    let mut terminal = Terminal::play(&["antike", "--seed", "7"]);
    terminal.expect("Romans: you");
    terminal.expect("Greeks: computer (greedy)");
    terminal.expect("[Romans] ");
    terminal.expect("Move to Temple");
    terminal.expect("You cannot pay for a temple.");
    terminal.expect("> ");
    terminal.line("place neap");
    terminal.expect("Neapolis");
    terminal.expect("City of the Romans: defence 1");
    terminal.expect("> ");
    terminal.line("move to mar");
    terminal.expect("The Romans start on the rondel at Marble.");
    terminal.expect("[Romans] ");
    terminal.line("quit");
    terminal.ends();
}
