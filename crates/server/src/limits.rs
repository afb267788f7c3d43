//! How often somebody may ask.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use protocol::{Order, Problem};

use crate::{config::Config, http::LONGEST_NAME};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
/// Behind one address there may be so many people.
const PEOPLE: u32 = 4;
/// Digests of passwords take time, of right ones too: so many times as often as wrong ones they may be sent from one address.
const RIGHT_ONES: u32 = 6;
/// It is remembered for so long from where an account was used.
const KNOWN: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// No more of these are remembered.
const MOST_KNOWN: usize = 100_000;

/// What counts as one address: one household has many of the new kind (IPv6), so only their first half counts.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        address @ IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(network.into())
        }
    }
}

/// How often somebody may ask: by address, by person, and for passwords by account.
pub(crate) struct Limits {
    requests: Buckets<IpAddr>,
    digests: Buckets<IpAddr>,
    passwords: Buckets<IpAddr>,
    accounts: Buckets<String>,
    /// For whoever has used the account from there before: others who guess do not keep him out.
    owners: Buckets<(String, IpAddr)>,
    known: Mutex<HashMap<(String, IpAddr), Instant>>,
    guests: Buckets<IpAddr>,
    tables: Buckets<i64>,
    tables_from: Buckets<IpAddr>,
    words: Buckets<i64>,
}

/// Buckets that fill again with time, one for each key. Drops can be put back, which is why this is no library's: a right password does not
/// count.
struct Buckets<K> {
    /// One drop comes back in this time.
    drip: Duration,
    /// A whole bucket fills in this time.
    whole: Duration,
    /// When each bucket is full again.
    full: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// So many drops come back in this time, and so many are in a full bucket.
    fn new(drops: u32, time: Duration, most: u32) -> Self {
        let drip = time / drops.max(1);
        Self {
            drip,
            whole: drip * most.max(1),
            full: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        // The map is whole between any two of our lines, so a panic elsewhere has not harmed it.
        self.full.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a drop, if there is one.
    fn take(&self, key: K) -> Result<(), Problem> {
        let now = Instant::now();
        let mut full = self.lock();
        let full = full.entry(key).or_insert(now);
        let after = (*full).max(now) + self.drip;
        let wait = (after - now).saturating_sub(self.whole);
        if !wait.is_zero() {
            return Err(Problem::too_many(wait));
        }
        *full = after;
        Ok(())
    }

    /// Puts the drop back.
    fn put_back(&self, key: &K) {
        if let Some(full) = self.lock().get_mut(key) {
            *full = full.checked_sub(self.drip).unwrap_or(*full);
        }
    }

    /// Full buckets need not be remembered.
    fn tidy(&self) {
        let now = Instant::now();
        self.lock().retain(|_, full| *full > now);
    }
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        fn minute<K: Eq + Hash>(number: u32) -> Buckets<K> {
            Buckets::new(number, MINUTE, number)
        }
        let rates = config.rates;
        let burst = rates.requests.saturating_mul(4);
        Self {
            requests: Buckets::new(rates.requests, SECOND, burst),
            digests: minute(rates.passwords.saturating_mul(RIGHT_ONES)),
            passwords: minute(rates.passwords),
            accounts: minute(rates.passwords),
            owners: minute(rates.passwords),
            known: Mutex::default(),
            guests: minute(rates.guests),
            tables: minute(rates.tables),
            tables_from: minute(rates.tables.saturating_mul(PEOPLE)),
            words: minute(rates.words),
        }
    }

    /// Any request or frame.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.requests.take(address)
    }

    /// An attempt with a password: it counts until it turns out to be right.
    pub(crate) fn password(&self, address: IpAddr, account: &str) -> Result<Attempt<'_>, Problem> {
        self.digests.take(address)?;
        // No account has a longer name, and what is kept here stays small.
        let account = account.chars().take(LONGEST_NAME).collect::<String>();
        let from = (account.to_lowercase(), address);
        let is_known = self.known().contains_key(&from);
        if is_known {
            self.owners.take(from.clone())?;
        } else {
            self.passwords.take(address)?;
            self.accounts.take(from.0.clone())?;
        }
        let limits = self;
        Ok(Attempt {
            limits,
            from,
            is_known,
        })
    }

    fn known(&self) -> MutexGuard<'_, HashMap<(String, IpAddr), Instant>> {
        // As above.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Problem> {
        self.guests.take(address)
    }

    /// A new table: guests are many, so their address counts too.
    pub(crate) fn table(&self, user: i64, address: IpAddr) -> Result<(), Problem> {
        self.tables_from.take(address)?;
        self.tables.take(user)
    }

    /// Something said or written down.
    pub(crate) fn word(&self, user: i64) -> Result<(), Problem> {
        self.words.take(user)
    }

    /// An order: the moves of a game are limited by the game, everything else is not.
    pub(crate) fn order(&self, user: i64, order: &Order) -> Result<(), Problem> {
        match order {
            Order::Act { .. }
            | Order::Undo { .. }
            | Order::Redo { .. }
            | Order::Reset { .. }
            | Order::Confirm { .. } => Ok(()),
            Order::Sit { .. }
            | Order::Leave {}
            | Order::Give { .. }
            | Order::Share { .. }
            | Order::Start {}
            | Order::Close {}
            | Order::AskMe { .. }
            | Order::AskBack { .. }
            | Order::AskDraw {}
            | Order::AskReplace { .. }
            | Order::Answer { .. }
            | Order::Resign { .. }
            | Order::Program { .. }
            | Order::Unprogram { .. } => self.word(user),
        }
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.digests.tidy();
        self.passwords.tidy();
        self.accounts.tidy();
        self.owners.tidy();
        self.guests.tidy();
        self.tables.tidy();
        self.tables_from.tidy();
        self.words.tidy();
        self.known().retain(|_, seen| seen.elapsed() < KNOWN);
    }
}

/// An attempt with a password.
#[must_use]
pub(crate) struct Attempt<'a> {
    limits: &'a Limits,
    from: (String, IpAddr),
    is_known: bool,
}

impl Attempt<'_> {
    /// It was the right one: it does not count, and whoever comes from there again is believed to be the same.
    pub(crate) fn succeeded(self) {
        let Self {
            limits,
            from,
            is_known,
        } = self;
        if is_known {
            limits.owners.put_back(&from);
        } else {
            limits.passwords.put_back(&from.1);
            limits.accounts.put_back(&from.0);
        }
        let mut known = limits.known();
        if known.len() < MOST_KNOWN || is_known {
            known.insert(from, Instant::now());
        }
    }
}
