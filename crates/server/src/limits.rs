//! How often somebody may ask.

use std::{net::IpAddr, num::NonZeroU32};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Kind, Problem};

use crate::{config::Config, http::LONGEST_NAME};

/// How often somebody may ask: by address, and for passwords by account too.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    passwords: DefaultKeyedRateLimiter<IpAddr>,
    accounts: DefaultKeyedRateLimiter<String>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<i64>,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn too_many<T>(_: T) -> Problem {
    Problem::new(Kind::TooMany, "too many requests: wait a little")
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let rates = config.rates;
        let minute = |number: u32| Quota::per_minute(at_least_one(number));
        let second = Quota::per_second(at_least_one(rates.requests));
        let burst = at_least_one(rates.requests.saturating_mul(4));
        Self {
            requests: RateLimiter::keyed(second.allow_burst(burst)),
            passwords: RateLimiter::keyed(minute(rates.passwords)),
            accounts: RateLimiter::keyed(minute(rates.passwords)),
            guests: RateLimiter::keyed(minute(rates.guests)),
            tables: RateLimiter::keyed(minute(rates.tables)),
        }
    }

    /// Any request or frame.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.requests.check_key(&address).map_err(too_many)
    }

    /// An attempt with a password.
    pub(crate) fn password(&self, address: IpAddr, account: &str) -> Result<(), Problem> {
        self.passwords.check_key(&address).map_err(too_many)?;
        // No account has a longer name, and what is kept here stays small.
        let account = account.chars().take(LONGEST_NAME).collect::<String>();
        let account = account.to_lowercase();
        self.accounts.check_key(&account).map_err(too_many)
    }

    /// A new guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Problem> {
        self.guests.check_key(&address).map_err(too_many)
    }

    /// A new table.
    pub(crate) fn table(&self, user: i64) -> Result<(), Problem> {
        self.tables.check_key(&user).map_err(too_many)
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.passwords.retain_recent();
        self.accounts.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
    }
}
