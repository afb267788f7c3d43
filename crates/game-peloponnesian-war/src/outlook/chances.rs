//! How often battles and sieges are won, worked out from the troops alone: quick enough to ask for every objective.

use std::cmp::Ordering;

use crate::{
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    rules::{Look, battle_numbers::Share, lines_of_communication, sieges::Band, zones::walls},
};

/// All of the thousandths in which chances are counted.
pub(super) const SURE: i32 = 1000;

/// A force and the tactical rating of whoever leads it.
#[derive(Clone, Copy)]
pub(super) struct Camp {
    pub force: Force,
    pub rating: Option<i8>,
}

impl Camp {
    /// How it stands before walls or behind them.
    pub(super) fn band(self) -> Band {
        Band {
            force: self.force,
            is_led: self.rating.is_some(),
        }
    }

    fn rating(self) -> i32 {
        i32::from(self.rating.unwrap_or(0))
    }
}

/// How often a battle is won and lost; the rest is drawn.
#[derive(Clone, Copy)]
pub(super) struct Chances {
    pub won: i32,
    pub lost: i32,
}

impl Chances {
    /// 5.2.1h Of 36 pairs of dice so many leave a side ahead; the better leader decides ties.
    fn of_dice(edge: i32, ties: Ordering) -> Self {
        let (mut won, mut lost) = (0, 0);
        for mine in 1..=6 {
            for theirs in 1..=6 {
                match (mine + edge).cmp(&theirs).then(ties) {
                    Ordering::Greater => won += 1,
                    Ordering::Less => lost += 1,
                    Ordering::Equal => {}
                }
            }
        }
        let thousandths = |pairs: i32| pairs * SURE / 36;
        Self {
            won: thousandths(won),
            lost: thousandths(lost),
        }
    }
}

/// 5.2g-j How often a side wins a battle; nothing if the two do not fight.
pub(super) fn battle(side: Side, mine: Camp, theirs: Camp, share: Share) -> Option<Chances> {
    let (ours, foes) = (mine.force, theirs.force);
    let by_land = ours.land() > 0 && foes.land() > 0;
    let by_sea = ours.ships() > 0 && foes.ships() > 0;
    let ties = mine.rating().cmp(&theirs.rating());
    let lead = mine.rating() - theirs.rating();
    let fight = |edge: fn(Force, Force, Side, Share) -> i32| {
        let edge = edge(ours, foes, side, share) - edge(foes, ours, side.other(), share);
        Chances::of_dice(edge + lead, ties)
    };
    match (by_land, by_sea) {
        (false, false) => None,
        (true, false) => Some(fight(on_land)),
        (false, true) => Some(fight(at_sea)),
        (true, true) => {
            // 5.2.3b, 5.2.3c A land battle follows unless the winner at sea has fewer hoplites.
            let (sea, land) = (fight(at_sea), fight(on_land));
            let (more, fewer) = (
                ours.hoplites() >= foes.hoplites(),
                ours.hoplites() <= foes.hoplites(),
            );
            let then = |first: i32, follows: bool, second: i32, outright: i32| {
                first * if follows { second } else { outright } / SURE
            };
            Some(Chances {
                won: then(sea.won, more, land.won, SURE) + then(sea.lost, fewer, land.won, 0),
                lost: then(sea.won, more, land.lost, 0) + then(sea.lost, fewer, land.lost, SURE),
            })
        }
    }
}

/// 5.2.1c-e What speaks for a side on land, its leader apart.
fn on_land(mine: Force, theirs: Force, side: Side, share: Share) -> i32 {
    let own = mine.get(Sort::own(Kind::Hoplite));
    let spartans = side == Side::Sparta && share.is_half(own, mine, mine.land());
    i32::from(mine.hoplites())
        + i32::from(mine.cavalry() > theirs.cavalry())
        + 2 * i32::from(spartans)
}

/// 5.2.2a The chances of a battle at sea.
fn at_sea(mine: Force, _: Force, side: Side, share: Share) -> i32 {
    let own = mine.get(Sort::own(Kind::Naval));
    let athenians = side == Side::Athens && share.is_half(own, mine, mine.ships());
    i32::from(mine.ships()) + 2 * i32::from(athenians)
}

/// 5.3c-e, 5.3.1c, 5.3.2a How often a siege succeeds.
pub(super) fn siege(
    look: Look<'_>,
    side: Side,
    space: SpaceId,
    army: Camp,
    garrison: Force,
) -> i32 {
    let behind_walls = side == Side::Sparta && walls().contains(space);
    if garrison.ships() > army.force.ships()
        || (behind_walls && lines_of_communication::is_euxine_open_under_siege(look))
    {
        return 0;
    }
    let walls = if space == SpaceId::SYRACUSE {
        look.game.numbers.siege.syracuse
    } else {
        0
    };
    let least = i32::from(look.game.numbers.siege.at_least - walls) - army.rating();
    (7 - least).clamp(0, 6) * SURE / 6
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won_and_lost(side: Side, mine: (Force, i8), theirs: (Force, i8)) -> (i32, i32) {
        let camp = |(force, rating)| Camp {
            force,
            rating: Some(rating),
        };
        let chances = battle(side, camp(mine), camp(theirs), Share::WholeSide).unwrap();
        (chances.won, chances.lost)
    }

    #[test]
    fn the_better_leader_decides_ties() {
        let allies = |count| Force::of(Sort::allied(Kind::Hoplite), count);
        let even = won_and_lost(Side::Athens, (allies(2), 0), (allies(2), 0));
        assert_eq!(even, (416, 416), "15 of 36 each");
        // One hoplite more makes up for the rating, but not for the tie.
        let led = won_and_lost(Side::Athens, (allies(2), 1), (allies(3), 0));
        assert_eq!(led, (583, 416), "21 and 15 of 36");
    }

    #[test]
    fn athenians_are_at_home_at_sea_and_spartans_on_land() {
        let own = |kind| (Force::of(Sort::own(kind), 3), 0);
        let at_sea = won_and_lost(Side::Athens, own(Kind::Naval), own(Kind::Naval));
        let on_land = won_and_lost(Side::Sparta, own(Kind::Hoplite), own(Kind::Hoplite));
        assert_eq!(at_sea, (722, 166), "26 and 6 of 36");
        assert_eq!(on_land, at_sea);
    }

    #[test]
    fn ships_and_hoplites_do_not_fight() {
        let camp = |kind| Camp {
            force: Force::of(Sort::own(kind), 3),
            rating: None,
        };
        let (ships, hoplites) = (camp(Kind::Naval), camp(Kind::Hoplite));
        let meeting = battle(Side::Athens, ships, hoplites, Share::WholeSide);
        assert!(meeting.is_none());
    }
}
