//! How many connections are open at the same time, in all and from one address. They are counted before anything is read.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{config::MostConnections, limits::network};

/// Counts the open connections.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionCaps {
    most: MostConnections,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// What limits a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counts {
    /// All that are open.
    InAll,
    /// Those from its address too.
    FromItsAddress,
}

/// One open connection; it counts until this is dropped.
#[derive(Debug)]
pub(crate) struct OpenConnection {
    open: Arc<Mutex<Open>>,
    address: IpAddr,
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    // The counts are right between any two of our lines, so a panic elsewhere has not harmed them.
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ConnectionCaps {
    pub(crate) fn new(most: MostConnections) -> Self {
        Self {
            most,
            open: Arc::default(),
        }
    }

    /// Counts a connection, unless there are too many.
    pub(crate) fn admit(&self, peer: IpAddr, counts: Counts) -> Option<OpenConnection> {
        let address = network(peer);
        let mut open = lock(&self.open);
        let from = open.by_address.get(&address).copied().unwrap_or_default();
        let most = match counts {
            Counts::InAll => usize::MAX,
            Counts::FromItsAddress => self.most.from_one_address,
        };
        if open.all >= self.most.in_all || from >= most {
            return None;
        }
        open.all += 1;
        open.by_address.insert(address, from + 1);
        Some(OpenConnection {
            open: Arc::clone(&self.open),
            address,
        })
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.all = open.all.saturating_sub(1);
        if let Some(from) = open.by_address.get_mut(&self.address) {
            *from -= 1;
            if *from == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_count_until_they_are_dropped() {
        let caps = ConnectionCaps::new(MostConnections {
            in_all: 3,
            from_one_address: 2,
        });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = caps.admit(one, Counts::FromItsAddress);
        let second = caps.admit(one, Counts::FromItsAddress);
        assert!(first.is_some() && second.is_some());
        assert!(
            caps.admit(one, Counts::FromItsAddress).is_none(),
            "two from one address"
        );
        let third = caps.admit(other, Counts::FromItsAddress);
        assert!(third.is_some());
        assert!(
            caps.admit(other, Counts::FromItsAddress).is_none(),
            "three in all"
        );
        assert!(caps.admit(one, Counts::InAll).is_none());
        drop(first);
        assert!(caps.admit(one, Counts::FromItsAddress).is_some());
    }

    #[test]
    fn a_household_of_the_new_kind_of_addresses_counts_as_one() {
        let caps = ConnectionCaps::new(MostConnections {
            in_all: 10,
            from_one_address: 1,
        });
        let addresses = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:2::1"];
        let admitted =
            addresses.map(|address| caps.admit(address.parse().ok()?, Counts::FromItsAddress));
        let admitted = admitted.each_ref().map(Option::is_some);
        assert_eq!(admitted, [true, false, true]);
    }
}
