//! Groups that a player would think of.

use crate::{Campaign, Cards, IdSet, UnitType};

/// Of all groups that could be formed of these pieces those that a player would think of, the likeliest first: all; all of one arm; all but a
/// garrison; the best unit under the leaders; the better half; one unit of each kind. Leaders go with troops, and nobody leads alone unless
/// there is nobody else. Units of the same kind and strength stand for each other.
pub fn sensible_groups<C: Campaign>(
    cards: &Cards<C>,
    backs: IdSet<C::Piece>,
    there: IdSet<C::Piece>,
) -> Vec<IdSet<C::Piece>> {
    let leaders = there.intersection(cards.leaders);
    let units = there.without(leaders);
    let mut groups = Vec::new();
    let mut add = |group: IdSet<C::Piece>| {
        if !group.is_empty() && !groups.contains(&group) {
            groups.push(group);
        }
    };
    add(there);
    if units.is_empty() {
        return groups;
    }
    let mut by_strength: Vec<C::Piece> = units.iter().collect();
    by_strength.sort_by_key(|&unit| std::cmp::Reverse(cards.strength(unit, backs)));
    let ships = units.intersection(cards.of_type(UnitType::Trireme));
    let men = units.without(ships);
    if !ships.is_empty() && !men.is_empty() {
        add(ships.union(leaders));
        add(men.union(leaders));
    }
    for arm in [men, ships] {
        let weakest = by_strength.iter().rev().find(|&&unit| arm.contains(unit));
        if let Some(&weakest) = weakest.filter(|_| units.len() > 1) {
            add(there.without(IdSet::one(weakest)));
        }
    }
    if let Some(&best) = by_strength.first() {
        add(leaders.with(best));
    }
    let half = by_strength.iter().take(by_strength.len().div_ceil(2));
    add(half.fold(leaders, |group, &unit| group.with(unit)));
    if !ships.is_empty() {
        for &man in by_strength.iter().filter(|&&unit| men.contains(unit)) {
            add(ships.union(leaders).with(man));
        }
    }
    let mut kinds = Vec::new();
    for &unit in &by_strength {
        let kind = (cards.card(unit).unit_type, cards.strength(unit, backs));
        if !kinds.contains(&kind) {
            kinds.push(kind);
            add(IdSet::one(unit));
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{cards, piece};

    #[test]
    fn leaders_go_with_troops_and_nobody_is_counted_twice() {
        let [hoplites, ships, leader] = ["east-H1", "east-T1", "hektor"].map(piece);
        let set = |pieces: &[_]| {
            pieces
                .iter()
                .fold(IdSet::EMPTY, |set, &piece| IdSet::with(set, piece))
        };
        let all = set(&[hoplites, ships, leader]);
        let groups = sensible_groups(&cards(), IdSet::EMPTY, all);
        assert_eq!(
            groups,
            [
                all,
                set(&[ships, leader]),
                set(&[hoplites, leader]),
                set(&[ships]),
                set(&[hoplites]),
            ]
        );
        let alone = sensible_groups(&cards(), IdSet::EMPTY, set(&[leader]));
        assert_eq!(alone, [set(&[leader])], "he may go back to his troops");
    }
}
