//! 8.2, 9.0, 10 Victory points and the end of a game.

use super::{Look, Play, control};
use crate::{
    event::Event,
    ids::{PerSide, Side},
    state::{Cause, Contests, Mode, Verdict},
};

/// 8.2a Does a side give up?
pub(crate) fn surrenders(look: Look<'_>, side: Side) -> bool {
    control::controller(look, side.home()) == Some(side.other())
        || *look.at.bellicosity.get(side) == 0
}

/// Turns from the first of the scenario to this one.
pub(crate) fn turns_played(look: Look<'_>) -> u8 {
    let first = look.game.scenarios.get(look.at.scenario).first_turn;
    look.at.turn.saturating_sub(first) + 1
}

/// 9.0e Turns of the war so far. 9.0g By the option those of the scenario.
fn turns_elapsed(look: Look<'_>) -> u8 {
    if look.at.options.surrender_by_scenario {
        turns_played(look)
    } else {
        look.at.turn
    }
}

/// 9.0d Points for a surrender now.
pub(crate) fn bonus(look: Look<'_>) -> i16 {
    let (all, turns) = (
        look.game.numbers.victory.surrender,
        i16::from(turns_elapsed(look)),
    );
    (all + turns - 1) / turns
}

/// Points of a player.
pub(crate) fn points_of(look: Look<'_>, side: Side) -> i16 {
    match look.at.mode {
        Mode::Solitaire { .. } => look.at.points.athens,
        Mode::TwoPlayers => *look.at.points.get(side),
    }
}

/// 9.0a, 9.0b What a player has scored points for.
pub(crate) fn contests_of(look: Look<'_>, side: Side) -> Contests {
    match look.at.mode {
        Mode::Solitaire { .. } => look.at.contests.athens,
        Mode::TwoPlayers => *look.at.contests.get(side),
    }
}

/// 9.0a, 9.0b How a battle or a siege ended for a side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Contest {
    Won,
    Lost,
}

/// 9.0a-c, 11.0j A side has won or lost a battle or a siege.
pub(crate) fn score(play: &mut Play<'_>, side: Side, contest: Contest) {
    let victory = &play.game.numbers.victory;
    let points = match contest {
        Contest::Won => victory.won,
        Contest::Lost => victory.lost,
    };
    let contests = match play.at.mode {
        Mode::Solitaire { player } if player == side => &mut play.at.contests.athens,
        Mode::Solitaire { .. } => return,
        Mode::TwoPlayers => play.at.contests.get_mut(side),
    };
    match contest {
        Contest::Won => contests.won += 1,
        Contest::Lost => contests.lost += 1,
    }
    add_points(play, side, points);
}

fn add_points(play: &mut Play<'_>, side: Side, points: i16) {
    let total = match play.at.mode {
        Mode::Solitaire { .. } => &mut play.at.points.athens,
        Mode::TwoPlayers => play.at.points.get_mut(side),
    };
    *total += points;
    let total = *total;
    play.say(|| Event::PointsScored {
        side,
        points,
        total,
    });
}

/// 8.2a, 8.2b, 9.0d, 11.0j Does somebody give up?
pub(crate) fn determine(play: &mut Play<'_>) {
    let surrendered = PerSide {
        athens: surrenders(play.look(), Side::Athens),
        sparta: surrenders(play.look(), Side::Sparta),
    };
    for side in Side::BOTH {
        if *surrendered.get(side) {
            play.say(|| Event::Surrendered { side });
        }
    }
    if !surrendered.athens && !surrendered.sparta {
        return;
    }
    let bonus = bonus(play.look());
    match play.at.mode {
        Mode::Solitaire { player } => add_points(play, player, bonus),
        Mode::TwoPlayers => {
            for side in Side::BOTH {
                if *surrendered.get(side.other()) && !*surrendered.get(side) {
                    add_points(play, side, bonus);
                }
            }
        }
    }
    end_game(play, Cause::Surrender, surrendered);
}

/// 10.1.5a, 10.2c, 10.3.5a, 10.4.4a, 11.0j Who has won?
pub(crate) fn end_game(play: &mut Play<'_>, cause: Cause, surrendered: PerSide<bool>) {
    let test = &play.game.scenarios.get(play.at.scenario).victory;
    let in_time = cause == Cause::Surrender
        && test
            .or_surrender_by_turn
            .is_some_and(|turn| play.at.turn <= turn);
    let points = play.at.points;
    let solitaire = !play.at.has_two_players();
    let won = solitaire && (points.athens >= test.at_least || in_time);
    let winner = match (surrendered.athens, surrendered.sparta) {
        _ if solitaire => None,
        (true, true) => None,
        (true, false) => Some(Side::Sparta),
        (false, true) => Some(Side::Athens),
        (false, false) => match points.athens.cmp(&points.sparta) {
            std::cmp::Ordering::Greater => Some(Side::Athens),
            std::cmp::Ordering::Less => Some(Side::Sparta),
            std::cmp::Ordering::Equal => None,
        },
    };
    play.at.verdict = Some(Verdict {
        cause,
        surrendered,
        won,
        winner,
    });
    play.say(|| Event::Ended {
        cause,
        won: solitaire.then_some(won),
        winner,
        points: points.athens,
    });
}
