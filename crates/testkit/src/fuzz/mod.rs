//! Fuzzing: good inputs are changed at random, and nothing that comes of it may panic, hang or eat memory.
//!
//! There is no instrumentation, so that it runs on stable Rust as an ordinary test. What guides it is what the program answers: an input
//! that is answered in a new way joins those that are changed further.

mod json;
mod mutate;
mod watch;

use std::{
    collections::BTreeSet,
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    time::Duration,
};

use engine::{Rng, Seed};

pub use self::{
    json::{alter, fill},
    mutate::Shape,
};
use self::{
    mutate::mutate,
    watch::{Deadline, Watch, resident_memory, take_panics, watch_panics},
};

/// How long a target runs in `make test`, and with the slow tests.
const QUICK: u64 = 2;
const SLOW: u64 = 60;
/// An input that is not dealt with in this time hangs.
const DEADLINE: Deadline = Deadline {
    busy: Duration::from_secs(5),
    waiting: Duration::from_secs(60),
};
/// A process that uses more memory than this, in bytes, does not keep to its limits.
const MOST_MEMORY: u64 = 1 << 30;
/// Memory is looked at after so many inputs.
const MEMORY_INTERVAL: u64 = 32;
/// No more inputs than this are kept to be changed, and none that is longer.
const MOST_KEPT: usize = 2000;
const LONGEST_KEPT: usize = 128 * 1024;

/// Where inputs that were found are written.
const FINDINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/fuzz");

/// What is fuzzed, and with what.
#[derive(Debug)]
pub struct Target {
    /// The name of its test and of the folder of its corpus.
    pub name: &'static str,
    /// The file of tests it is in.
    pub test: &'static str,
    /// How its inputs are built.
    pub shape: Shape,
    /// Good inputs, besides those of the corpus.
    pub seeds: Vec<Vec<u8>>,
}

impl Target {
    /// Plays every input of the corpus, then changed ones until the time is over. `play` deals with one input and panics if it finds a
    /// fault; it returns in a few words each how the parts of the input were answered.
    ///
    /// # Panics
    /// If a fault is found. The input is kept, and the message says how to play it again.
    pub fn run(&self, mut play: impl FnMut(&[u8]) -> Vec<String>) {
        watch_panics();
        let watch = Watch::start(DEADLINE, self.again());
        if let Some(file) = env::var_os("FUZZ_INPUT") {
            let input = fs::read(&file).expect("the input can be read");
            println!("{}: {:#?}", self.name, self.play(&input, &watch, &mut play));
            watch.finish();
            return;
        }
        let mut kept = self.corpus();
        kept.extend(self.seeds.iter().cloned());
        assert!(!kept.is_empty(), "{}: there is no corpus", self.name);
        let mut known = BTreeSet::new();
        for input in &kept {
            known.extend(self.play(input, &watch, &mut play));
        }
        let (seed, duration) = (number("FUZZ_SEED").unwrap_or(1), duration());
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut played = kept.len() as u64;
        while watch.age() < duration {
            let input = mutate(&kept, self.shape, &mut rng);
            let answers = self.play(&input, &watch, &mut play);
            let is_new = answers.iter().any(|answer| !known.contains(answer));
            if is_new && kept.len() < MOST_KEPT && input.len() <= LONGEST_KEPT {
                known.extend(answers);
                kept.push(input);
            }
            played += 1;
            if played.is_multiple_of(MEMORY_INTERVAL) {
                self.check_memory(&watch);
            }
        }
        let (name, seconds, megabytes) =
            (self.name, watch.age().as_secs(), resident_memory() >> 20);
        let answers = known.len();
        println!(
            "{name}: {played} inputs in {seconds} s (seed {seed}), {answers} kinds of answers, {megabytes} MB"
        );
        watch.finish();
    }

    /// The inputs that are kept in the repository: good ones, and those that have once been a finding.
    fn corpus(&self) -> Vec<Vec<u8>> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
        let Ok(entries) = fs::read_dir(folder.join(self.name)) else {
            return Vec::new();
        };
        let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        files.sort();
        let read = |file| fs::read(file).expect("the corpus can be read");
        files.iter().map(read).collect()
    }

    /// Plays one input. It is on the disk before, for the case that the process does not survive it.
    fn play(
        &self,
        input: &[u8],
        watch: &Watch,
        play: &mut impl FnMut(&[u8]) -> Vec<String>,
    ) -> Vec<String> {
        watch.begin(input);
        let played = catch_unwind(AssertUnwindSafe(|| play(input)));
        watch.end();
        // A panic of another thread, or one that was caught, is a finding too.
        let panics = take_panics();
        match played {
            Ok(answer) if panics.is_empty() => answer,
            Ok(_) | Err(_) => self.fail(watch, &panics.join("\n")),
        }
    }

    fn check_memory(&self, watch: &Watch) {
        let used = resident_memory();
        if used > MOST_MEMORY {
            self.fail(watch, &format!("{used} bytes of memory are in use"));
        }
    }

    fn fail(&self, watch: &Watch, why: &str) -> ! {
        panic!("{}: {why}\n{}", self.name, watch.keep());
    }

    /// The file that the current input is in, and how to play it again.
    fn again(&self) -> watch::Finding {
        watch::Finding {
            name: self.name,
            test: self.test,
            folder: Path::new(FINDINGS).to_owned(),
        }
    }
}

/// A sentence without what differs from input to input: numbers, and what stands in quotation marks.
pub fn gist(sentence: &str) -> String {
    let mut quoted = None;
    let mut gist = String::new();
    for letter in sentence.chars().take(400) {
        match (quoted, letter) {
            (Some(mark), letter) if mark == letter => quoted = None,
            (Some(_), _) => {}
            (None, '\'' | '"' | '`') => quoted = Some(letter),
            (None, letter) if letter.is_ascii_digit() => {}
            (None, letter) => gist.push(letter),
        }
    }
    gist.chars().take(120).collect()
}

/// A number from the environment.
fn number(name: &str) -> Option<u64> {
    let text = env::var(name).ok()?;
    Some(text.parse().expect("a whole number"))
}

/// How long a target runs.
fn duration() -> Duration {
    let default = crate::quick_or_slow(QUICK, SLOW);
    Duration::from_secs(number("FUZZ_SECONDS").unwrap_or(default))
}
