//! 8.3 The armistice.

use super::{Look, Play, control, going_home, helots, losses, surrender};
use crate::{
    event::Event,
    ids::{PerSide, Side},
    state::Cause,
    step::HomeAfter,
};

/// 8.3a, 8.3c Is everybody tired or poor enough?
pub(crate) fn is_due(look: Look<'_>) -> bool {
    let numbers = &look.game.numbers.armistice;
    let scenario = look.game.scenarios.get(look.at.scenario);
    let ready = |side: Side| {
        *look.at.bellicosity.get(side) <= numbers.bellicosity
            || *look.at.treasury.get(side) < numbers.treasury
    };
    scenario.armistice_possible
        && !look.at.armistice_held
        && ready(Side::Athens)
        && ready(Side::Sparta)
}

/// 8.3b, 8.3d How long it lasts.
pub(crate) fn armistice_turns(die: u8, nicias: u8) -> u8 {
    (die + nicias).div_ceil(2)
}

/// 8.3b, 8.3e, 8.3f Its length; the great cities' men go home, hostages are freed. 8.3q Ruling: where they hold an enemy's rebel they go too.
pub(crate) fn begin(play: &mut Play<'_>) {
    let die = play.d6();
    let nicias = play.at.marks.nicias;
    let more = if nicias {
        play.game.numbers.armistice.nicias
    } else {
        0
    };
    let turns = armistice_turns(die.get(), more);
    play.at.armistice_held = true;
    play.at.marks.peace_turns = turns;
    play.at.marks.peace_left = turns;
    play.say(|| Event::ArmisticeBegan { die, nicias, turns });
    if play.game.scenarios.get(play.at.scenario).end.on_armistice {
        return surrender::end_game(play, Cause::Armistice, PerSide::default());
    }
    for side in Side::BOTH {
        for space in play.at.troops.occupied(side).iter() {
            let friendly = control::league_of(play.look(), space) == Some(side)
                || control::ally_of(play.look(), space) == Some(side);
            if friendly {
                continue;
            }
            losses::box_from(play, side, space, play.at.troops.at(side, space).own());
        }
    }
    // 6.3c Turns of peace break the row of turns.
    helots::end_revolt(play);
    if play.at.hostages.athens || play.at.hostages.sparta {
        play.at.hostages = PerSide::default();
        play.say(|| Event::HostagesFreed);
    }
    going_home::send_all(play, HomeAfter::Combat);
}

/// 8.3n, 8.3o War resumes, if there is time for it.
pub(crate) fn end_peace(play: &mut Play<'_>) {
    let numbers = &play.game.numbers.armistice;
    let track = &play.game.numbers.tracks.bellicosity;
    let value = (numbers.reset_from - play.at.war_turns as i8).clamp(track.least, track.most);
    play.at.bellicosity = PerSide {
        athens: value,
        sparta: value,
    };
    play.say(|| Event::PeaceEnded { value });
    play.at.turn += play.at.marks.peace_turns;
    let last = play.game.scenarios.get(play.at.scenario).last_turn;
    if play.at.turn >= last {
        play.at.turn = last;
        surrender::end_game(play, Cause::LastTurn, PerSide::default());
    }
}
