//! How often somebody may ask.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use protocol::{Order, Problem};
use store::UserId;

use crate::{
    config::{Config, Rates},
    fair_queue::Asker,
};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
/// Behind one address there may be so many people.
const PEOPLE: u32 = 4;
/// Digests of passwords take time, of right ones too: so many times as often as wrong ones they may be sent from one address.
const RIGHT_PASSWORD_FACTOR: u32 = 6;
/// Whoever has not asked for so many seconds has all their time at once.
const MAX_SAVED_SECONDS: u32 = 60;
/// Bytes that are written beside what somebody sends: its time, its number, its place in an index.
const WRITTEN_BESIDE: u32 = 128;
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
    /// For whoever has used the account from there before: others who guess do not keep them out.
    owners: Buckets<(String, IpAddr)>,
    guests: Buckets<IpAddr>,
    tables: Buckets<UserId>,
    tables_from: Buckets<IpAddr>,
    words: Buckets<UserId>,
    bytes: Buckets<UserId>,
    bytes_from: Buckets<IpAddr>,
}

/// Buckets that fill again with time, one for each key. Drops can be put back, which is why this is no library's: a right password does not
/// count.
#[derive(Debug)]
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
        self.take_many(key, 1)
    }

    /// Takes so many drops, if they are there.
    fn take_many(&self, key: K, drops: u32) -> Result<(), Problem> {
        let now = Instant::now();
        let mut full = self.lock();
        let full = full.entry(key).or_insert(now);
        let after = (*full).max(now) + self.drip * drops;
        let wait = (after - now).saturating_sub(self.whole);
        if !wait.is_zero() {
            return Err(Problem::too_many(wait));
        }
        *full = after;
        Ok(())
    }

    /// Takes so many drops, whether they are there or not: what is missing has to come back first.
    fn spend(&self, key: K, drops: u32) {
        let now = Instant::now();
        let mut full = self.lock();
        let full = full.entry(key).or_insert(now);
        *full = (*full).max(now) + self.drip * drops;
    }

    /// Is there a drop left?
    fn check(&self, key: &K) -> Result<(), Problem> {
        let full = self.lock().get(key).copied();
        let missing = full.map(|full| full.saturating_duration_since(Instant::now()));
        let wait = missing.unwrap_or_default().saturating_sub(self.whole);
        if wait.is_zero() {
            return Ok(());
        }
        Err(Problem::too_many(wait))
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
            digests: minute(rates.passwords.saturating_mul(RIGHT_PASSWORD_FACTOR)),
            passwords: minute(rates.passwords),
            accounts: minute(rates.passwords),
            owners: minute(rates.passwords),
            guests: minute(rates.guests),
            tables: minute(rates.tables),
            tables_from: minute(rates.tables.saturating_mul(PEOPLE)),
            words: minute(rates.words),
            bytes: minute(rates.bytes),
            bytes_from: minute(rates.bytes.saturating_mul(PEOPLE)),
        }
    }

    /// Any request or frame.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.requests.take(address)
    }

    /// An attempt with a password: it counts until it turns out to be right.
    pub(crate) fn password(
        &self,
        from: (String, IpAddr),
        comes_from: ComesFrom,
    ) -> Result<PasswordAttempt<'_>, Problem> {
        self.digests.take(from.1)?;
        match comes_from {
            ComesFrom::KnownAddress => self.owners.take(from.clone())?,
            ComesFrom::Elsewhere => {
                self.passwords.take(from.1)?;
                self.accounts.take(from.0.clone())?;
            }
        }
        let limits = self;
        Ok(PasswordAttempt {
            limits,
            from,
            comes_from,
        })
    }

    /// A new guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Problem> {
        self.guests.take(address)
    }

    /// A new table: guests are many, so their address counts too.
    pub(crate) fn table(&self, user: UserId, address: IpAddr) -> Result<(), Problem> {
        self.tables_from.take(address)?;
        self.tables.take(user)
    }

    /// Something said or written down.
    pub(crate) fn word(&self, user: UserId) -> Result<(), Problem> {
        self.words.take(user)
    }

    /// So many bytes are written to the disk for somebody.
    pub(crate) fn write(&self, user: UserId, address: IpAddr, bytes: usize) -> Result<(), Problem> {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        let bytes = bytes.saturating_add(WRITTEN_BESIDE);
        self.bytes.take_many(user, bytes)?;
        self.bytes_from.take_many(address, bytes)
    }

    /// An order: the moves of a game are limited by the game, everything else is not. All of them are written down.
    pub(crate) fn order(
        &self,
        user: UserId,
        address: IpAddr,
        order: &Order,
    ) -> Result<(), Problem> {
        self.write(user, address, size_of(order))?;
        match order {
            Order::Act { .. }
            | Order::Undo { .. }
            | Order::Redo { .. }
            | Order::Reset { .. }
            | Order::Confirm { .. }
            | Order::Look { .. } => Ok(()),
            Order::Sit { .. }
            | Order::Leave {}
            | Order::Give { .. }
            | Order::Admit { .. }
            | Order::Share { .. }
            | Order::Start {}
            | Order::Close {}
            | Order::Reopen {}
            | Order::AskMe { .. }
            | Order::AskAlways { .. }
            | Order::AskBack { .. }
            | Order::AskDraw {}
            | Order::AskReplace { .. }
            | Order::Vote { .. }
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
        self.bytes.tidy();
        self.bytes_from.tidy();
    }
}

/// What an order brings with it that the log keeps.
fn size_of(order: &Order) -> usize {
    serde_json::to_string(order).map_or(usize::MAX, |text| text.len())
}

/// How long the server works for somebody's questions.
#[derive(Debug)]
pub(crate) struct WorkBudget {
    people: Buckets<Asker>,
    addresses: Buckets<IpAddr>,
}

impl WorkBudget {
    pub(crate) fn new(rates: &Rates) -> Self {
        // A drop is a microsecond.
        fn budget<K: Eq + Hash>(millis: u32) -> Buckets<K> {
            let drops = millis.saturating_mul(1000);
            Buckets::new(drops, SECOND, drops.saturating_mul(MAX_SAVED_SECONDS))
        }
        Self {
            people: budget(rates.work),
            addresses: budget(rates.work.saturating_mul(PEOPLE)),
        }
    }

    /// Refuses whoever has used up their time.
    pub(crate) fn check(&self, asker: Asker) -> Result<(), Problem> {
        self.people.check(&asker)?;
        self.addresses.check(&asker.address)
    }

    /// Somebody's question has taken so long.
    pub(crate) fn spend(&self, asker: Asker, time: Duration) {
        let drops = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.people.spend(asker, drops);
        self.addresses.spend(asker.address, drops);
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.people.tidy();
        self.addresses.tidy();
    }
}

/// Whether the account was used from there before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComesFrom {
    KnownAddress,
    Elsewhere,
}

/// An attempt with a password.
#[must_use]
pub(crate) struct PasswordAttempt<'a> {
    limits: &'a Limits,
    from: (String, IpAddr),
    comes_from: ComesFrom,
}

impl PasswordAttempt<'_> {
    /// It was the right one: it does not count. The account and where it was used from.
    pub(crate) fn succeeded(self) -> (String, IpAddr) {
        let Self {
            limits,
            from,
            comes_from,
        } = self;
        match comes_from {
            ComesFrom::KnownAddress => limits.owners.put_back(&from),
            ComesFrom::Elsewhere => {
                limits.passwords.put_back(&from.1);
                limits.accounts.put_back(&from.0);
            }
        }
        from
    }
}
