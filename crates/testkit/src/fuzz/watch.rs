//! Looks after the input that is being played: how long it takes, what panics, how much memory there is.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "whoever waits for something that hangs needs a clock and a thread"
)]

use std::{
    fs, panic,
    path::PathBuf,
    process,
    sync::{Arc, Mutex, MutexGuard, Once, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// Panics of any thread since they were last asked for.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());
static HOOK: Once = Once::new();
/// How often it is looked whether an input hangs.
const INTERVAL: Duration = Duration::from_millis(100);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on every panic is remembered, also one that is caught.
pub(super) fn watch_panics() {
    HOOK.call_once(|| {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            lock(&PANICS).push(info.to_string());
            default(info);
        }));
    });
}

/// The panics since the last call.
pub(super) fn take_panics() -> Vec<String> {
    std::mem::take(&mut *lock(&PANICS))
}

/// How much memory this process uses, in bytes; 0 where the system does not say.
pub(super) fn resident_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut lines = status.lines();
    let line = lines.find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kilobytes.unwrap_or(0_u64) * 1024
}

/// How much processor time this process has used; none where the system does not say.
fn processor_time() -> Duration {
    const TICK: Duration = Duration::from_millis(10);
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the process may hold anything, but ends with the last bracket: user and system time are the 12th and 13th after it.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let times = fields.split_whitespace().skip(11).take(2);
    let ticks: u32 = times.filter_map(|time| time.parse::<u32>().ok()).sum();
    TICK * ticks
}

/// Where an input is kept that does harm.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) name: &'static str,
    pub(super) test: &'static str,
    pub(super) folder: PathBuf,
}

impl Finding {
    /// The input that is being played.
    fn current(&self) -> PathBuf {
        self.folder
            .join(format!("{}-{}.input", self.name, process::id()))
    }

    /// The report for the developer.
    fn told(&self) -> String {
        let Self { name, test, .. } = self;
        let file = self.current();
        let shown = fs::read(&file).unwrap_or_default();
        let start: String = String::from_utf8_lossy(&shown).chars().take(2000).collect();
        let file = file.display();
        format!(
            "the input begins: {start}\nit is in {file}; play it again with\n\
             FUZZ_INPUT={file} cargo test --workspace --test {test} fuzz_{name} -- --nocapture\n\
             and when it is repaired keep it in crates/testkit/corpus/{name}/"
        )
    }
}

/// Ends the process when an input takes too long.
pub(super) struct Watch {
    finding: Finding,
    begun: Instant,
    current: Arc<Mutex<Option<Begun>>>,
}

/// When the input was begun that is played now.
#[derive(Clone, Copy)]
struct Begun {
    at: Instant,
    processor_time: Duration,
}

/// How long an input may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline {
    /// Of the processor: others who use the machine do not count.
    pub(super) busy: Duration,
    /// By the clock, for those who wait for something that never comes.
    pub(super) waiting: Duration,
}

impl Deadline {
    fn is_over(self, begun: Begun) -> bool {
        begun.at.elapsed() > self.waiting
            || processor_time().saturating_sub(begun.processor_time) > self.busy
    }
}

impl Watch {
    pub(super) fn start(deadline: Deadline, finding: Finding) -> Self {
        fs::create_dir_all(&finding.folder).expect("inputs can be written down");
        let current = Arc::new(Mutex::new(None::<Begun>));
        let (watched, told) = (Arc::clone(&current), finding.clone());
        thread::spawn(move || {
            loop {
                thread::sleep(INTERVAL);
                let begun = *lock(&watched);
                if begun.is_some_and(|begun| deadline.is_over(begun)) {
                    eprintln!("{}: no end after {deadline:?}\n{}", told.name, told.told());
                    process::exit(1);
                }
            }
        });
        Self {
            finding,
            begun: Instant::now(),
            current,
        }
    }

    /// How long it has been watching.
    pub(super) fn age(&self) -> Duration {
        self.begun.elapsed()
    }

    pub(super) fn begin(&self, input: &[u8]) {
        fs::write(self.finding.current(), input).expect("the input can be written down");
        *lock(&self.current) = Some(Begun {
            at: Instant::now(),
            processor_time: processor_time(),
        });
    }

    pub(super) fn end(&self) {
        *lock(&self.current) = None;
    }

    /// The last input did harm: it stays where it is.
    pub(super) fn keep(&self) -> String {
        self.finding.told()
    }

    /// No input did harm.
    pub(super) fn finish(self) {
        self.end();
        // It is only in the way.
        _ = fs::remove_file(self.finding.current());
    }
}
