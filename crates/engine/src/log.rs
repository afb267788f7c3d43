//! Where a game writes what happened.

/// Collects events, or drops them when the log is off.
#[derive(Clone, Debug)]
pub struct Log<E> {
    recorded: Option<Vec<E>>,
    sealed: bool,
}

/// Out of line, so that the code that makes events takes no room in the instruction cache while the log is off.
#[cold]
#[inline(never)]
fn record<E>(events: &mut Vec<E>, event: impl FnOnce() -> E) {
    events.push(event());
}

#[cold]
#[inline(never)]
fn record_all<E, I: IntoIterator<Item = E>>(recorded: &mut Vec<E>, events: impl FnOnce() -> I) {
    recorded.extend(events());
}

impl<E> Log<E> {
    /// A log that keeps every event.
    pub fn on() -> Self {
        Self {
            recorded: Some(Vec::new()),
            sealed: false,
        }
    }

    /// A log that keeps nothing: for search and simulation.
    pub fn off() -> Self {
        Self {
            recorded: None,
            sealed: false,
        }
    }

    /// Writes an event; it is not even made when the log is off.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.recorded {
            record(events, event);
        }
    }

    /// Writes several events; they are not even made when the log is off.
    #[inline]
    pub fn extend<I: IntoIterator<Item = E>>(&mut self, events: impl FnOnce() -> I) {
        if let Some(recorded) = &mut self.recorded {
            record_all(recorded, events);
        }
    }

    /// Marks that a die was rolled or a secret was shown: what led here cannot be undone.
    #[inline]
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// Was a die rolled or a secret shown since the log was last emptied?
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// Takes the events out and breaks the seal.
    pub fn take(&mut self) -> Vec<E> {
        self.sealed = false;
        self.recorded
            .as_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }
}
