//! Zones that archers close.

use crate::id_set::{IdSet, SmallId};

/// Those of these zones that archers may close to the enemy: none that is barred already; when one is about to be entered, that one only.
pub fn closable<P: SmallId + PartialEq>(
    zones: impl Iterator<Item = P>,
    entered: Option<P>,
    barred: IdSet<P>,
) -> impl Iterator<Item = P> {
    zones.filter(move |&zone| {
        entered.is_none_or(|entered| entered == zone) && !barred.contains(zone)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_closed_once() {
        let closable = |entered| -> Vec<u8> { closable(1..6, entered, IdSet::one(3)).collect() };
        assert_eq!(closable(None), [1, 2, 4, 5]);
        assert_eq!((closable(Some(4)), closable(Some(3))), (vec![4], vec![]));
    }
}
