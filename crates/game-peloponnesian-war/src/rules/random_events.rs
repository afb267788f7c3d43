//! 2.2 The random events.

use strum::VariantArray;

use super::{Look, Play, control, delian_rebellion, going_home, leaders, losses, neutrals};
use crate::{
    event::{DeathCause, Event, LossCause, Station},
    force::Force,
    ids::{Kind, LeaderId, RandomEventId, Side, Sort, SpaceId},
    state::{Party, Whereabouts},
    step::{HomeAfter, WarOrPeace},
    troops::Units,
};

/// 2.2b Can this event happen in this turn?
pub(crate) fn can_happen(look: Look<'_>, random_event: RandomEventId, turn: u8) -> bool {
    let at = look.at;
    match random_event {
        RandomEventId::SilverMine
        | RandomEventId::ThraceChangesSides
        | RandomEventId::MacedoniaChangesSides
        | RandomEventId::Omens => true,
        RandomEventId::DelianRebellion => delian_rebellion::rising_space(look, 2).is_some(),
        RandomEventId::LeaderDeaths => {
            LeaderId::all().any(|leader| leaders::is_mortal(look, leader.side(), leader))
        }
        RandomEventId::OligarchicCoup => {
            !at.used.coup && at.confidence.athens < 0 && at.alcibiades_advises_sparta()
        }
        RandomEventId::PersiaEnters => {
            turn >= look.game.random_events.persia_from_turn
                && !at.allies.persia
                && at.alcibiades_advises_sparta()
        }
        RandomEventId::Plague => !at.used.plague && at.marks.attica_entered_before,
        RandomEventId::DemagogueForHire => at.alcibiades_moves < 4,
        RandomEventId::Neutrals => match turn {
            1..=3 => !at.used.civil_war && !at.allies.corcyra_left,
            4..=6 => !at.used.argos && !at.allies.argos,
            7..=8 => !at.used.syracuse && !at.allies.syracuse,
            9..=10 => !at.allies.corcyra_left,
            _ => false,
        },
    }
}

/// 2.2a, 2.2b, 8.3h, RE.13a Two dice name the event; in war an impossible one is rolled again.
pub(crate) fn roll(play: &mut Play<'_>, turn: u8, when: WarOrPeace) {
    loop {
        let dice = [play.d6(), play.d6()];
        let [a, b] = dice;
        let row = usize::from(a.get() + b.get()) - 2;
        let Some(&random_event) = RandomEventId::VARIANTS.get(row) else {
            return;
        };
        play.say(|| Event::EventRolled { dice, random_event });
        if can_happen(play.look(), random_event, turn) {
            play.at.marks.random_event = Some(random_event);
            carry_out(play, random_event, turn);
            neutrals::check_iasus(play);
            return;
        }
        play.say(|| Event::EventImpossible {
            random_event,
            again: when == WarOrPeace::War,
        });
        if when == WarOrPeace::Peace {
            return;
        }
    }
}

/// RE.2 to RE.12
fn carry_out(play: &mut Play<'_>, random_event: RandomEventId, turn: u8) {
    match random_event {
        RandomEventId::SilverMine => silver_mine(play),
        RandomEventId::OligarchicCoup => coup(play),
        RandomEventId::ThraceChangesSides => thrace_changes(play),
        RandomEventId::PersiaEnters => {
            play.at.allies.persia = true;
            let talents = play.game.random_events.subsidy;
            play.say(|| Event::PersiaEntered { talents });
        }
        RandomEventId::Plague => plague(play),
        RandomEventId::DemagogueForHire => alcibiades_moves(play),
        RandomEventId::DelianRebellion => delian_rebellion::rise(play),
        RandomEventId::MacedoniaChangesSides => macedonia_changes(play),
        RandomEventId::Neutrals => neutrals_join(play, turn),
        RandomEventId::LeaderDeaths => {
            play.at.marks.deaths = true;
            play.say(|| Event::DeathsThreaten);
        }
        RandomEventId::Omens => portent(play),
    }
}

/// RE.2a
fn silver_mine(play: &mut Play<'_>) {
    let random_events = &play.game.random_events;
    let die = play.d6();
    let side = if die.get() <= random_events.mine_sparta_up_to {
        Side::Sparta
    } else {
        Side::Athens
    };
    let talents = random_events.mine_talents;
    *play.at.treasury.get_mut(side) += talents;
    play.say(|| Event::SilverMine { die, side, talents });
}

/// RE.3b
fn coup(play: &mut Play<'_>) {
    play.at.used.coup = true;
    play.at.marks.no_levy = true;
    play.at.marks.bellicosity.athens += play.game.numbers.bellicosity.event;
    let talents = play.game.random_events.coup_talents;
    play.at.treasury.athens += talents;
    play.say(|| Event::Coup { talents });
    for _ in 0..play.game.random_events.coup_rebellions {
        delian_rebellion::rise(play);
    }
}

/// RE.4a, RE.4b Each of the two turns by its own marker.
fn thrace_changes(play: &mut Play<'_>) {
    for space in [SpaceId::ABDERA, SpaceId::MARONEIA] {
        let from = if play.at.rebels.contains(space) {
            play.at.rebels.remove(space);
            Side::Sparta
        } else {
            play.at.rebels.insert(space);
            Side::Athens
        };
        let side = from.other();
        play.say(|| Event::ThraceTurned { space, side });
        turn_coat(play, space, from);
    }
    going_home::send_all(play, HomeAfter::Combat);
}

/// RE.4a, RE.9a The allies of a side there change with the space; Athenians and Spartans go home, whomever it joins.
fn turn_coat(play: &mut Play<'_>, space: SpaceId, from: Side) {
    for side in Side::BOTH {
        losses::box_from(play, side, space, play.at.troops.at(side, space).own());
    }
    let allied = play.at.troops.at(from, space);
    if allied.is_empty() {
        return;
    }
    play.at.troops.remove(from, space, allied);
    let side = from.other();
    let converted = allied.capped(control::free_counters(play.look(), side));
    play.at.troops.add(side, space, converted);
    play.say(|| Event::Converted {
        space,
        units: Units::new(side, converted),
    });
    log_gone(
        play,
        from,
        space,
        allied.minus(converted),
        LossCause::NoCounter,
    );
}

/// Tells of points that leave the game without counting as losses.
fn log_gone(play: &mut Play<'_>, side: Side, space: SpaceId, force: Force, cause: LossCause) {
    if !force.is_empty() {
        play.say(|| Event::Lost {
            side,
            space,
            units: Units::new(side, force),
            cause,
        });
    }
}

/// RE.6b, RE.6c
fn plague(play: &mut Play<'_>) {
    let random_events = &play.game.random_events;
    play.at.used.plague = true;
    play.at.marks.plague_ban = true;
    let own = Sort::own(Kind::Hoplite);
    let spaces = random_events.plague_spaces;
    let there: u8 = spaces
        .iter()
        .map(|space| play.at.troops.at(Side::Athens, space).get(own))
        .sum();
    let count = there.div_ceil(random_events.hoplites_one_in);
    let ships = play
        .at
        .troops
        .total(Side::Athens)
        .get(Sort::own(Kind::Naval));
    let bill = i32::from(ships) * play.game.numbers.building.price;
    let share = random_events.fleet_price_one_in;
    let talents = ((bill + share - 1) / share).min(play.at.treasury.athens);
    play.at.treasury.athens -= talents;
    play.say(|| Event::Plague { count, talents });
    let mut left = count;
    for space in spaces.iter() {
        let fall = play.at.troops.at(Side::Athens, space).get(own).min(left);
        left -= fall;
        losses::lose_from(
            play,
            Side::Athens,
            Party::Standing { space },
            Force::of(own, fall),
            LossCause::Plague,
        );
    }
    if play.at.leaders.get(LeaderId::PERICLES) != Whereabouts::Dead {
        play.at.leaders.set(LeaderId::PERICLES, Whereabouts::Dead);
        play.at.deaths.athens += 1;
        play.say(|| Event::LeaderDied {
            side: Side::Athens,
            leader: LeaderId::PERICLES,
            cause: DeathCause::Plague,
        });
    }
}

/// RE.7a Alcibiades moves on.
fn alcibiades_moves(play: &mut Play<'_>) {
    play.at.alcibiades_moves += 1;
    let station = match play.at.alcibiades_moves {
        1 => Station::Sparta,
        2 => Station::Persia,
        3 => Station::Athens,
        _ => Station::Exile,
    };
    play.at.leaders.set(LeaderId::ALCIBIADES, Whereabouts::Free);
    play.say(|| Event::AlcibiadesMoved { station });
}

/// RE.9a, RE.9b, 10.3.4e
fn macedonia_changes(play: &mut Play<'_>) {
    let is_first = !std::mem::replace(&mut play.at.used.macedonia, true);
    let scenario = play.game.scenarios.get(play.at.scenario);
    let sparta = Some(Side::Sparta);
    if is_first && scenario.macedonia_neutral_until_entered && play.at.allies.macedonia == sparta {
        return play.say(|| Event::MacedoniaJoined { side: Side::Sparta });
    }
    let Some(from) = play.at.allies.macedonia else {
        return neutrals::macedonia_joins(play, Side::Sparta);
    };
    let side = from.other();
    play.at.allies.macedonia = Some(side);
    play.say(|| Event::MacedoniaJoined { side });
    for space in [SpaceId::PELLA, SpaceId::MACEDONIA] {
        turn_coat(play, space, from);
    }
    going_home::send_all(play, HomeAfter::Combat);
}

/// RE.10a-e
fn neutrals_join(play: &mut Play<'_>, turn: u8) {
    match turn {
        1..=3 => {
            play.at.used.civil_war = true;
            play.at.marks.civil_war = true;
            play.say(|| Event::CivilWar);
        }
        4..=6 => {
            play.at.used.argos = true;
            neutrals::argos_joins(play);
        }
        7..=8 => {
            play.at.used.syracuse = true;
            neutrals::syracuse_joins(play);
        }
        _ => corcyra_leaves(play),
    }
}

/// RE.10d, RE.10e Ruling: the allies leave with their city and are no losses.
fn corcyra_leaves(play: &mut Play<'_>) {
    let space = SpaceId::CORCYRA;
    play.at.allies.corcyra_left = true;
    play.at.rebels.remove(space);
    play.at.ravaged.remove(space);
    play.say(|| Event::CorcyraLeft);
    let there = play.at.troops.at(Side::Athens, space);
    for sort in Sort::ALL {
        let force = Force::of(sort, there.get(sort));
        if force.is_empty() {
            continue;
        }
        if sort.is_own() {
            losses::box_from(play, Side::Athens, space, force);
        } else {
            play.at.troops.remove(Side::Athens, space, force);
            log_gone(play, Side::Athens, space, force, LossCause::LeftWar);
        }
    }
    going_home::send_all(play, HomeAfter::Combat);
}

/// RE.12a, RE.12b
fn portent(play: &mut Play<'_>) {
    let die = play.d6();
    let side = if die.get() <= play.game.random_events.eclipse_up_to {
        Side::Athens
    } else {
        Side::Sparta
    };
    *play.at.marks.two_operations.get_mut(side) = true;
    play.say(|| Event::Portent { die, side });
    if side == Side::Sparta && play.at.alcibiades_moves == 1 {
        alcibiades_moves(play);
    }
}
