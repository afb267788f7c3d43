//! When reinforcements come.

use serde::{Deserialize, Serialize};

/// When a group arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// In this turn.
    Turn(u8),
    /// When a stratagem calls it.
    Called,
    /// It is here, or will never come.
    Done,
}

impl Arrival {
    /// When a group of the scenario comes: in its turn, or when it is called if none is printed.
    pub fn printed(turn: Option<u8>) -> Self {
        turn.map_or(Self::Called, Self::Turn)
    }

    /// Is it due in a turn?
    pub fn is_due(self, now: u8) -> bool {
        match self {
            Self::Turn(turn) => turn <= now,
            Self::Called | Self::Done => false,
        }
    }

    /// The numbers of the groups of a scenario that fit, by what they are and when they arrive.
    pub fn fitting<G>(
        all: &[Self],
        groups: &[G],
        fits: impl Fn(&G, Self) -> bool,
    ) -> impl Iterator<Item = u8> {
        let numbered = (0_u8..).zip(groups).zip(all);
        numbered
            .filter(move |((_, group), arrival)| fits(group, **arrival))
            .map(|((number, _), _)| number)
    }

    /// Changes when a group arrives.
    pub fn change(all: &mut [Self], group: u8, arrival: Self) {
        if let Some(cell) = all.get_mut(usize::from(group)) {
            *cell = arrival;
        }
    }

    /// The arrivals of all groups as a document shows them: those at the end that are done are left out.
    pub fn listed(all: &[Self]) -> Vec<Self> {
        let shown = all.iter().rposition(|&arrival| arrival != Self::Done);
        let shown = shown.map_or(0, |last| last + 1);
        all.iter().take(shown).copied().collect()
    }

    /// The arrivals of so many groups; those that are not listed are done.
    pub fn gathered<const GROUPS: usize>(listed: &[Self]) -> [Self; GROUPS] {
        let mut all = [Self::Done; GROUPS];
        all.iter_mut()
            .zip(listed)
            .for_each(|(cell, &arrival)| *cell = arrival);
        all
    }

    /// A group comes one turn later than now, or never if there is none.
    pub fn delay(all: &mut [Self], group: u8, now: u8, last_turn: u8) {
        Self::change(all, group, Self::delayed(now, last_turn));
    }

    fn delayed(now: u8, last_turn: u8) -> Self {
        if now < last_turn {
            Self::Turn(now + 1)
        } else {
            Self::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delayed_group_comes_a_turn_later_or_never() {
        let mut all = [Arrival::Turn(4), Arrival::Called, Arrival::Turn(9)];
        Arrival::delay(&mut all, 0, 5, 6);
        Arrival::delay(&mut all, 2, 6, 6);
        Arrival::delay(&mut all, 3, 5, 6);
        assert_eq!(all, [Arrival::Turn(6), Arrival::Called, Arrival::Done]);
    }
}
