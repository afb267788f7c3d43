//! Is this a position that could stand on a table?

use engine::PositionError;

use crate::{
    data::SpaceKind,
    game::PeloponnesianWar,
    ids::{Kind, LeaderId, Side, Sort, SpaceId},
    rules::building,
    state::Position,
    step::{Stage, Step, WarOrPeace},
};

/// Counters, money and tracks are counted; so are the conditions at the end of the Combat Phase.
pub(crate) fn validate(game: &PeloponnesianWar, at: &Position) -> Result<(), PositionError> {
    check(game, at).map_err(PositionError)
}

fn check(game: &PeloponnesianWar, at: &Position) -> Result<(), String> {
    let numbers = &game.numbers;
    let scenario = game.scenarios.get(at.scenario);
    if !(scenario.first_turn..=scenario.last_turn).contains(&at.turn) {
        return Err(format!("turn {} is not of this scenario", at.turn));
    }
    for side in Side::BOTH {
        let treasury = *at.treasury.get(side);
        if treasury < 0 || treasury % 50 != 0 {
            return Err(format!("{side} has {treasury} talents"));
        }
        let within = |value: i8, least: i8, most: i8| (least..=most).contains(&value);
        let track = &numbers.tracks.bellicosity;
        if !within(*at.bellicosity.get(side), track.least, track.most) {
            return Err(format!("the bellicosity of {side} is off its track"));
        }
        let track = &numbers.tracks.confidence;
        if !within(*at.confidence.get(side), track.least, track.most) {
            return Err(format!("the SCI of {side} is off its track"));
        }
        check_troops(game, at, side)?;
    }
    if at.rebels.contains(SpaceId::ATHENS) || at.rebels.contains(SpaceId::SPARTA) {
        return Err("a home space never rebels".to_owned());
    }
    if at.alcibiades_moves > 4 {
        return Err("Alcibiades moves four times at most".to_owned());
    }
    check_leaders(at)?;
    check_operation(at)?;
    check_building(game, at)?;
    check_quiet(game, at)
}

/// 1.1.2c, 1.3e No more points than counters, no ships inland, nobody in the Euxine.
fn check_troops(game: &PeloponnesianWar, at: &Position, side: Side) -> Result<(), String> {
    let in_play = at.troops.total(side).plus(*at.homeward.get(side));
    let most = game.counters.most(side);
    for sort in Sort::ALL {
        if in_play.get(sort) > most.get(sort) {
            return Err(format!(
                "{side} has {} {} {}",
                in_play.get(sort),
                sort.nationality(side),
                sort.kind()
            ));
        }
    }
    for space in at.troops.occupied(side).iter() {
        let force = at.troops.at(side, space);
        if game.board.kind(space) == SpaceKind::Land && force.kind(Kind::Naval) > 0 {
            return Err(format!("{side} has ships in {space}, which lies inland"));
        }
        if game.board.kind(space) == SpaceKind::SeaBox {
            return Err(format!("nobody enters {space}"));
        }
        let spent = at.troops.spent(side, space);
        if spent != spent.capped(force) {
            return Err(format!(
                "more troops have moved in {space} than stand there"
            ));
        }
    }
    Ok(())
}

fn check_leaders(at: &Position) -> Result<(), String> {
    for leader in LeaderId::all() {
        if let Some(space) = at.leader_at(leader)
            && space == SpaceId::EUXINE
        {
            return Err(format!("{leader} cannot be in {space}"));
        }
    }
    Ok(())
}

/// The army on the march is part of what stands with its leader.
fn check_operation(at: &Position) -> Result<(), String> {
    let Some(operation) = &at.operation else {
        return Ok(());
    };
    let there = at.troops.spent(operation.side, operation.at);
    if operation.army != operation.army.capped(there) {
        return Err("the army on the march does not stand with its leader".to_owned());
    }
    Ok(())
}

/// 7.2b, 8.3k Whoever is asked what to build may still build something, and no more than the limit.
fn check_building(game: &PeloponnesianWar, at: &Position) -> Result<(), String> {
    for &step in &at.steps {
        if let Step::Build { side, left, when } = step
            && !(1..=building::limit(game.look(at), when)).contains(&left)
        {
            return Err(format!("{side} cannot build {left} points"));
        }
    }
    Ok(())
}

/// 5.5a After the Combat Phase there is no siege, no shared space, nobody in the box but new troops, and no leader on the map.
fn check_quiet(game: &PeloponnesianWar, at: &Position) -> Result<(), String> {
    let quiet = matches!(
        at.steps.first(),
        Some(Step::Turn {
            stage: Stage::Building
                | Stage::SecondBuilding
                | Stage::Bellicosity
                | Stage::Surrender
                | Stage::Armistice
        })
    );
    if !quiet {
        return Ok(());
    }
    let shared = at
        .troops
        .occupied(Side::Athens)
        .intersection(at.troops.occupied(Side::Sparta));
    if let Some(space) = shared.first() {
        return Err(format!("both sides stand in {space} after combat"));
    }
    if let Some(leader) = LeaderId::all().find(|&leader| at.leader_at(leader).is_some()) {
        return Err(format!("{leader} is on the map after combat"));
    }
    if !at.besieged.athens.is_empty() || !at.besieged.sparta.is_empty() {
        return Err("a siege goes on after combat".to_owned());
    }
    for side in Side::BOTH {
        let waiting = at.homeward.get(side).total();
        if waiting > new_troops(game, at, side) {
            return Err(format!("{side} has {waiting} in the box after combat"));
        }
    }
    Ok(())
}

/// 7.2a So many points of a side may wait in the box because they have just been built.
fn new_troops(game: &PeloponnesianWar, at: &Position, side: Side) -> u8 {
    let mut most = 0;
    for &step in &at.steps {
        if let Step::Build {
            side: builder,
            left,
            when,
        } = step
            && builder == side
        {
            most = building::limit(game.look(at), when).saturating_sub(left);
        }
        if let Step::Homeward { side: arriving, .. } = step
            && arriving == side
        {
            most = building::limit(game.look(at), WarOrPeace::War);
        }
    }
    most
}
