//! 5.1, 5.3 Sieges, and 5.3.1 the Long Walls.

use arrayvec::ArrayVec;
use engine::D6;

use super::{
    Flow, Look, Play, battle, battle_numbers, battles,
    chance::{faces, keep_best},
    control, leaders, lines_of_communication, losses, neutrals,
    surrender::{self, Contest},
    zones::walls,
};
use crate::{
    event::{Event, LossCause, SiegeBroken},
    force::Force,
    ids::{Side, SpaceId},
    illegal::Illegal,
    sets::SpaceSet,
    state::Party,
    step::{Group, Step},
};

/// Sieges with the besieger.
type Sieges = ArrayVec<(Side, SpaceId), { SpaceId::COUNT }>;

/// A force before walls or behind them.
#[derive(Clone, Copy)]
pub(crate) struct Band {
    pub force: Force,
    pub is_led: bool,
}

/// 5.1a-e, 5.3.1a Does this side's army besiege the fortress it stands in?
pub(crate) fn besieges(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    let band = |side: Side| Band {
        force: look.at.troops.at(side, space),
        is_led: look.at.leaders_at(side, space).next().is_some(),
    };
    look.game.board.fortresses.contains(space)
        && would_besiege(look, side, space, band(side), band(side.other()))
}

/// Would these troops besiege the fortress if they stood there? 5.3j At the Long Walls troops without a leader besiege too.
pub(crate) fn would_besiege(
    look: Look<'_>,
    side: Side,
    space: SpaceId,
    mine: Band,
    theirs: Band,
) -> bool {
    let friend = control::friendly_to(look, space);
    let is_at_walls = side == Side::Sparta && walls().contains(space);
    let is_able = !mine.force.is_empty() && (mine.is_led || is_at_walls);
    let is_fortress = look.game.board.fortresses.contains(space);
    let is_rebel_neutral =
        control::league_of(look, space).is_none() && look.at.rebels.contains(space);
    if !is_able || !is_fortress || friend == Some(side) || is_rebel_neutral {
        return false;
    }
    let numbers = &look.game.numbers.siege;
    let (army, inside) = (mine.force, theirs.force);
    if is_at_walls {
        return inside.land() < army.land() + numbers.long_walls_outnumber;
    }
    // 5.1c Men of the enemy whose fortress it is not are no garrison.
    let is_garrison = friend == Some(side.other()) && !theirs.is_led;
    inside.is_empty() || (is_garrison && inside.total() + numbers.weaker <= army.total())
}

/// 5.3b The sieges of a group that are still to be settled, with the besieger.
pub(crate) fn pending(look: Look<'_>, group: Group) -> Sieges {
    let mut sieges = ArrayVec::new();
    for side in Side::BOTH {
        for space in look.at.besieged.get(side).iter() {
            if battles::group_of(look, space) == group {
                sieges.push((side, space));
            }
        }
    }
    sieges.sort_by_key(|&(_, space)| space);
    sieges
}

/// 1.1.3c The sieges of a group that may come next. Where the system is favoured its own come before the player's, and of each those that
/// promise it most.
fn next_sieges(look: Look<'_>, mut sieges: Sieges) -> Sieges {
    if let Some(system) = look.at.favoured() {
        keep_best(&mut sieges, |(side, space)| {
            let falls = falling_faces(look, side, space);
            if side == system { falls } else { -1 - falls }
        });
    }
    sieges
}

/// On how many faces of the die the fortress falls.
fn falling_faces(look: Look<'_>, side: Side, space: SpaceId) -> i8 {
    if broken_by(look, side, space).is_some() {
        return 0;
    }
    let falls = |&die: &D6| does_fall(look, side, space, die);
    faces().iter().filter(|die| falls(die)).count() as i8
}

/// 11.0d May this siege come next?
pub(crate) fn may_settle(look: Look<'_>, group: Group, space: SpaceId) -> Result<Side, Illegal> {
    let sieges = pending(look, group);
    let found = sieges.iter().find(|&&(_, other)| other == space);
    found
        .map(|&(side, _)| side)
        .ok_or(Illegal::NoSuchSiege { space })
}

/// 5.3d, 5.3h What is added to the die of a siege: the worst tactician's rating, and Syracuse's walls.
pub(crate) fn modifiers(look: Look<'_>, side: Side, space: SpaceId) -> (i8, i8) {
    let leader = battle_numbers::commander(look, side, Party::Standing { space });
    let rating = leader.map_or(0, |leader| look.game.leaders.get(leader).tactical);
    let modifier = if space == SpaceId::SYRACUSE {
        look.game.numbers.siege.syracuse
    } else {
        0
    };
    (rating, modifier)
}

/// 5.3e, 5.3f Does the fortress fall on this die?
pub(crate) fn does_fall(look: Look<'_>, side: Side, space: SpaceId, die: D6) -> bool {
    let (rating, modifier) = modifiers(look, side, space);
    die.get() as i8 + rating + modifier >= look.game.numbers.siege.at_least
}

/// 5.3c, 5.3.1c Does the siege fail without a die?
pub(crate) fn broken_by(look: Look<'_>, side: Side, space: SpaceId) -> Option<SiegeBroken> {
    let troops = &look.at.troops;
    let ships = |side| troops.at(side, space).ships();
    if ships(side.other()) > ships(side) {
        Some(SiegeBroken::Ships)
    } else if side == Side::Sparta
        && walls().contains(space)
        && lines_of_communication::is_euxine_open_under_siege(look)
    {
        Some(SiegeBroken::LongWalls)
    } else {
        None
    }
}

/// 5.1 Marks all sieges.
pub(crate) fn determine(play: &mut Play<'_>) {
    for side in Side::BOTH {
        let mut armies = play.at.armies(side);
        if side == Side::Sparta {
            armies = armies.union(play.at.troops.occupied(side).intersection(walls()));
        }
        let besieged: SpaceSet = armies
            .iter()
            .filter(|&space| besieges(play.look(), side, space))
            .collect();
        *play.at.besieged.get_mut(side) = besieged;
        for space in besieged.iter() {
            play.say(|| Event::SiegeBegan { side, space });
        }
    }
}

/// 5.3.1i Spartans who have won a battle at the Long Walls and stay there besiege them.
pub(crate) fn besiege_walls(play: &mut Play<'_>) {
    let side = Side::Sparta;
    let there = play.at.troops.occupied(side).intersection(walls());
    for space in there.without(play.at.besieged.sparta).iter() {
        if besieges(play.look(), side, space) {
            play.at.besieged.sparta.insert(space);
            play.say(|| Event::SiegeBegan { side, space });
        }
    }
}

/// 5.3a Sieges whose army has gone are over. 5.3j Ruling: so are those whose leader is dead, and the men go home.
pub(crate) fn raise_sieges(play: &mut Play<'_>) {
    for side in Side::BOTH {
        for space in play.at.besieged.get(side).iter() {
            if !play.at.has_army(side, space) {
                play.at.besieged.get_mut(side).remove(space);
                play.say(|| Event::SiegeRaised { space });
                losses::send_home(play, side, Party::Standing { space });
            }
        }
    }
}

/// 5.3b One siege after the other.
// Kept apart from the steps that are taken more often: these would look up what only it needs.
#[inline(never)]
pub(crate) fn advance(play: &mut Play<'_>, group: Group) -> Flow {
    let besieged = &play.at.besieged;
    if besieged.athens.is_empty() && besieged.sparta.is_empty() {
        return battles::end_group(play, None);
    }
    let sieges = pending(play.look(), group);
    if sieges.is_empty() {
        let next = match group {
            Group::Home => Some(Group::Coalition),
            Group::Coalition => Some(Group::Other),
            Group::Other | Group::Zone => None,
        };
        return battles::end_group(play, next.map(|group| Step::Sieges { group }));
    }
    if play.at.has_two_players() && sieges.len() > 1 {
        battles::roll_chooser(play);
        return Flow::Asks;
    }
    let sieges = next_sieges(play.look(), sieges);
    let number = play.draw(sieges.len());
    if let Some(&(side, space)) = sieges.get(number) {
        settle(play, side, space);
    }
    Flow::Goes
}

/// 5.3c-i One siege.
pub(crate) fn settle(play: &mut Play<'_>, side: Side, space: SpaceId) {
    let broken = broken_by(play.look(), side, space);
    play.at.besieged.get_mut(side).remove(space);
    let success = match broken {
        Some(reason) => {
            play.say(|| Event::SiegeBroken {
                side,
                space,
                reason,
            });
            false
        }
        None => {
            let (rating, modifier) = modifiers(play.look(), side, space);
            let die = play.d6();
            let total = die.get() as i8 + rating + modifier;
            let success = does_fall(play.look(), side, space, die);
            play.say(|| Event::SiegeRolled {
                side,
                space,
                die,
                rating,
                modifier,
                total,
                success,
            });
            success
        }
    };
    play.at.ravaged.insert(space);
    if success {
        take_fortress(play, side, space);
    } else {
        battle::move_confidence(play, side, -1);
        losses::send_home(play, side, Party::Standing { space });
    }
}

/// 5.3f, 5.3g, 9.0a, 9.0b The fortress falls. 9.0f Ruling: a rebel is a friend lost as well.
fn take_fortress(play: &mut Play<'_>, side: Side, space: SpaceId) {
    let enemy = side.other();
    let inside = play.at.troops.at(enemy, space);
    let owner = control::friendly_to(play.look(), space);
    let rebel = play.at.rebels.contains(space);
    leaders::send_off_from(play, enemy, space);
    losses::lose_from(
        play,
        enemy,
        Party::Standing { space },
        inside,
        LossCause::Siege,
    );
    play.at.held.get_mut(enemy).remove(space);
    battle::move_confidence(play, side, 1);
    *play.at.treasury.get_mut(side) += play.game.numbers.siege.talents;
    surrender::score(play, side, Contest::Won);
    if owner == Some(enemy) {
        // 5.3g A rebel's fall shames nobody.
        if !rebel {
            battle::move_confidence(play, enemy, -1);
        }
        surrender::score(play, enemy, Contest::Lost);
    }
    play.at.held.get_mut(side).insert(space);
    neutrals::check_iasus(play);
}
