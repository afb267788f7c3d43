//! 5.2 Which battles are fought, and in what order.

use arrayvec::ArrayVec;

use super::{Flow, Look, Play, battle_numbers, chance::keep_best, control, losses, march, zones};
use crate::{
    event::Event,
    ids::{PerSide, Side, SpaceId},
    illegal::Illegal,
    state::Party,
    step::{BattleStage, Group, Step},
};

/// The space of the Athenian force and that of the Spartan one.
pub(crate) type Pair = (SpaceId, SpaceId);

/// Those who meet in the battle of a pair.
pub(crate) fn parties((athens, sparta): Pair) -> PerSide<Party> {
    PerSide {
        athens: Party::Standing { space: athens },
        sparta: Party::Standing { space: sparta },
    }
}

/// 5.1, 5.2a Which group a space belongs to.
pub(crate) fn group_of(look: Look<'_>, space: SpaceId) -> Group {
    if space == SpaceId::ATHENS || space == SpaceId::SPARTA {
        Group::Home
    } else if control::is_some_coalition(look, space) {
        Group::Coalition
    } else {
        Group::Other
    }
}

fn is_under_siege(look: Look<'_>, space: SpaceId) -> bool {
    look.at.besieged.athens.contains(space) || look.at.besieged.sparta.contains(space)
}

/// 5.2a, 5.2b, 5.2e The battles of a group that are still to be fought.
pub(crate) fn pending(look: Look<'_>, group: Group) -> ArrayVec<Pair, 64> {
    let mut pairs = ArrayVec::new();
    let troops = &look.at.troops;
    match group {
        Group::Home | Group::Coalition | Group::Other => {
            let shared = troops
                .occupied(Side::Athens)
                .intersection(troops.occupied(Side::Sparta));
            for space in shared.iter() {
                if !is_under_siege(look, space) && group_of(look, space) == group {
                    pairs.push((space, space));
                }
            }
        }
        Group::Zone => {
            // 5.2f Besieged forces take no part.
            let standing = |side: Side| {
                troops
                    .occupied(side)
                    .without(*look.at.besieged.get(side.other()))
            };
            let spartans = standing(Side::Sparta);
            for athens in standing(Side::Athens).iter() {
                if !look.game.board.reach.get(athens).meets(spartans) {
                    continue;
                }
                let force = troops.at(Side::Athens, athens);
                let zone = zones::zone_of(look, Side::Athens, athens, force);
                let mut met = zone.union(zones::reaching(look, Side::Sparta, athens));
                met.remove(athens);
                for sparta in met.intersection(spartans).iter() {
                    let pair = (athens, sparta);
                    // 5.2.4b Where nobody can fight nothing happens.
                    let fights = battle_numbers::battle_kind(look, parties(pair)).is_some();
                    if fights && !look.at.fought.contains(&pair) && !pairs.is_full() {
                        pairs.push(pair);
                    }
                }
            }
        }
    }
    pairs
}

/// 1.1.3c The battles of a group that may come next. Where the system is favoured these are those in which it is furthest ahead: whoever loses
/// goes home, and fights no other.
fn next_battles(look: Look<'_>, mut pairs: ArrayVec<Pair, 64>) -> ArrayVec<Pair, 64> {
    if let Some(system) = look.at.favoured() {
        let lead = |pair| battle_numbers::lead(look, system, parties(pair)).unwrap_or_default();
        keep_best(&mut pairs, lead);
    }
    pairs
}

/// 11.0d May this battle come next?
pub(crate) fn may_fight(look: Look<'_>, group: Group, pair: Pair) -> Result<(), Illegal> {
    if pending(look, group).contains(&pair) {
        Ok(())
    } else {
        Err(Illegal::NoSuchBattle { space: pair.0 })
    }
}

/// 5.2c, 5.2e One battle after the other; after each the rest is looked at anew.
pub(crate) fn advance(play: &mut Play<'_>, group: Group) -> Flow {
    let troops = &play.at.troops;
    let enemies = troops.occupied(Side::Sparta);
    // Without a shared space there is nothing before the zones.
    if group != Group::Zone && !troops.occupied(Side::Athens).meets(enemies) {
        return end_group(play, Some(Step::Battles { group: Group::Zone }));
    }
    let pairs = pending(play.look(), group);
    if pairs.is_empty() {
        let next = match group {
            Group::Home => Some(Group::Coalition),
            Group::Coalition => Some(Group::Other),
            Group::Other => Some(Group::Zone),
            Group::Zone => None,
        };
        return end_group(play, next.map(|group| Step::Battles { group }));
    }
    if play.at.has_two_players() && pairs.len() > 1 {
        roll_chooser(play);
        return Flow::Asks;
    }
    let pairs = next_battles(play.look(), pairs);
    let number = play.draw(pairs.len());
    if let Some(&pair) = pairs.get(number) {
        fight(play, pair);
    }
    Flow::Goes
}

/// 5.2a, 5.3b A group is done; in the next one, if there is any, it is settled anew who chooses.
pub(crate) fn end_group(play: &mut Play<'_>, next: Option<Step>) -> Flow {
    play.at.marks.chooser = None;
    match next {
        Some(step) => play.replace(step),
        None => play.pop(),
    }
    Flow::Goes
}

/// 11.0d A die says who chooses first in a group.
pub(crate) fn roll_chooser(play: &mut Play<'_>) {
    if play.at.marks.chooser.is_none() {
        let die = play.d6();
        let side = if die.get() <= 3 {
            Side::Athens
        } else {
            Side::Sparta
        };
        play.at.marks.chooser = Some(side);
        play.say(|| Event::FirstToChoose { side, die });
    }
}

/// A battle between two forces of the map.
pub(crate) fn fight(play: &mut Play<'_>, pair: Pair) {
    let (athens, sparta) = pair;
    if athens != sparta {
        let held = play.at.fought.try_push(pair);
        debug_assert!(held.is_ok(), "there is room for every pair");
    }
    let standing = |space| Party::Standing { space };
    if march::begin_battle(play, standing(athens), standing(sparta), Side::Athens) {
        play.push(Step::Battle {
            stage: BattleStage::Begin,
        });
        return;
    }
    play.say(|| Event::NoBattle {
        space: athens,
        against: sparta,
    });
    if athens == sparta {
        separate(play, athens);
    }
}

/// 5.2.4a, 5.2.4d, 5.2.4f, 5.3.1h Land troops and ships that do not fight in one space: who goes home?
fn separate(play: &mut Play<'_>, space: SpaceId) {
    let look = play.look();
    let afloat = if look.at.troops.at(Side::Athens, space).ships() > 0 {
        Side::Athens
    } else {
        Side::Sparta
    };
    let armies = PerSide {
        athens: look.at.has_army(Side::Athens, space),
        sparta: look.at.has_army(Side::Sparta, space),
    };
    let leaves = if space == SpaceId::PIRAEUS {
        afloat.other()
    } else if look.at.has_two_players() {
        match (armies.athens, armies.sparta) {
            (true, false) => Side::Athens,
            (false, true) => Side::Sparta,
            (true, true) => {
                // 5.2.4f Ruling: a neutral stays neutral whoever has captured it, unless it has joined a side.
                let belongs =
                    control::league_of(look, space).or_else(|| control::ally_of(look, space));
                let friend = belongs.and_then(|_| control::friendly_to(look, space));
                friend.map_or(afloat, Side::other)
            }
            (false, false) => afloat,
        }
    } else {
        afloat
    };
    losses::send_home(play, leaves, Party::Standing { space });
}
