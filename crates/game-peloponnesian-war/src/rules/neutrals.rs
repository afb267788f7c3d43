//! 4.5 Neutrals that join the war.

use super::{Look, Play, control, going_home};
use crate::{
    event::Event,
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    troops::Units,
};

/// 4.1d, 10.1.4c, 10.1.4d May a side's army enter at all?
pub(crate) fn is_entry_barred(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    match (side, space) {
        (Side::Athens, SpaceId::ARGOS) => !look.at.allies.argos,
        (Side::Sparta, SpaceId::SYRACUSE) => !look.at.allies.syracuse,
        _ => false,
    }
}

/// 4.2.2a Would entering bring a neutral into the war?
pub(crate) fn would_rouse(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    match (side, space) {
        (Side::Sparta, SpaceId::ARGOS) => !look.at.allies.argos,
        (Side::Athens, SpaceId::SYRACUSE) => !look.at.allies.syracuse,
        _ => false,
    }
}

/// 1.1.2d Brings allied points into play, as far as there are counters.
pub(crate) fn bring_allies(
    play: &mut Play<'_>,
    side: Side,
    space: SpaceId,
    [hoplites, cavalry, ships]: [u8; 3],
) -> Force {
    let mut force = Force::of(Sort::allied(Kind::Hoplite), hoplites);
    force.set(Sort::allied(Kind::Cavalry), cavalry);
    force.set(Sort::allied(Kind::Naval), ships);
    let force = force.capped(control::free_counters(play.look(), side));
    play.at.troops.add(side, space, force);
    force
}

/// 4.5b, RE.10b Argos joins Athens.
pub(crate) fn argos_joins(play: &mut Play<'_>) {
    play.at.allies.argos = true;
    let force = play.game.random_events.argos_force;
    neutral_joins(play, SpaceId::ARGOS, Side::Athens, force);
}

/// 4.5b, RE.10c Syracuse joins Sparta.
pub(crate) fn syracuse_joins(play: &mut Play<'_>) {
    play.at.allies.syracuse = true;
    let force = play.game.random_events.syracuse_force;
    neutral_joins(play, SpaceId::SYRACUSE, Side::Sparta, force);
}

/// RE.9b, 10.3.4d A neutral Macedonia joins a side.
pub(crate) fn macedonia_joins(play: &mut Play<'_>, side: Side) {
    play.at.allies.macedonia = Some(side);
    let cavalry = play.game.random_events.macedonian_cavalry;
    neutral_joins(play, SpaceId::PELLA, side, [0, cavalry, 0]);
}

fn neutral_joins(play: &mut Play<'_>, space: SpaceId, side: Side, force: [u8; 3]) {
    let force = bring_allies(play, side, space, force);
    play.say(|| Event::NeutralJoined {
        space,
        side,
        units: Units::new(side, force),
    });
}

/// Does an army stop in a space that it enters?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RouteEnd {
    OnTheWay,
    Objective,
}

/// 10.1.4e, 10.3.4d, 10.3.4e What an army's coming stirs up, before anybody can intercept it.
pub(crate) fn rouse(play: &mut Play<'_>, side: Side, space: SpaceId, end: RouteEnd) {
    if end == RouteEnd::Objective && would_rouse(play.look(), side, space) {
        match side {
            Side::Sparta => argos_joins(play),
            Side::Athens => syracuse_joins(play),
        }
    }
    let macedonian = matches!(space, SpaceId::PELLA | SpaceId::MACEDONIA);
    if macedonian && play.at.allies.macedonia.is_none() {
        macedonia_joins(play, side.other());
    }
}

/// RE.5b, RE.5c Iasus has fallen to Sparta: more money, and horsemen at Sardis.
pub(crate) fn check_iasus(play: &mut Play<'_>) {
    let allies = play.at.allies;
    if !allies.persia
        || allies.iasus_taken
        || !control::has_captured(play.look(), Side::Sparta, SpaceId::IASUS)
    {
        return;
    }
    play.at.allies.iasus_taken = true;
    let cavalry = play.game.random_events.persian_cavalry;
    // RE.5d Ruling: horsemen for whom Sardis is lost ride on by the table.
    let is_lost = control::controller(play.look(), SpaceId::SARDIS) == Some(Side::Athens);
    let at_sardis = if is_lost { 0 } else { cavalry };
    let force = bring_allies(play, Side::Sparta, SpaceId::SARDIS, [0, at_sardis, 0]);
    play.say(|| Event::PersianCavalry {
        count: force.cavalry(),
    });
    if is_lost {
        going_home::bring_by_table(play, Side::Sparta, Sort::allied(Kind::Cavalry), cavalry);
    }
}

/// RE.6c Notes that Spartans stand in Attica.
pub(crate) fn note_attica(play: &mut Play<'_>) {
    let attica = play.game.random_events.plague_enemy_in;
    let there = play.at.troops.occupied(Side::Sparta).intersection(attica);
    play.at.marks.attica_entered |= !there.is_empty();
}
