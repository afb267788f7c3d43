//! 7.1 Income, line by line.

use arrayvec::ArrayVec;

use super::{
    Look, Play,
    control::{self, Ravages},
    lines_of_communication, zones,
};
use crate::{
    event::{Event, IncomeItem},
    ids::{Side, SpaceId},
    sets::SpaceSet,
    state::Mode,
    step::{Step, WarOrPeace},
};

/// A line of the income.
pub(crate) type IncomeLine = (IncomeItem, i32);

/// 7.1-7.1.4 What a side takes in. In peace ravages and helots are left out (8.3j).
pub(crate) fn items(look: Look<'_>, side: Side, when: WarOrPeace) -> ArrayVec<IncomeLine, 10> {
    let numbers = &look.game.numbers.income;
    let mut lines = ArrayVec::new();
    let mut line = |item: IncomeItem, talents: i32| {
        if talents != 0 {
            lines.push((item, talents));
        }
    };
    let base = match side {
        Side::Athens => numbers.athens,
        Side::Sparta => numbers.sparta,
    };
    line(IncomeItem::League, base);
    let ravages = match when {
        WarOrPeace::War => Ravages::Counted,
        WarOrPeace::Peace => Ravages::LeftOut,
    };
    let damaged = control::damaged_spaces(look, side, ravages);
    let great = damaged.intersection(great_losses(look, side));
    let count = |spaces: SpaceSet| i32::from(spaces.len());
    line(
        IncomeItem::Damage,
        count(damaged.without(great)) * numbers.damaged_space,
    );
    line(IncomeItem::GreatAllies, count(great) * numbers.great_ally);
    if lines_of_communication::is_epidamnus_open(look, side) {
        line(IncomeItem::Epidamnus, numbers.epidamnus);
    }
    match side {
        Side::Athens => athenian_items(look, when, &mut line),
        Side::Sparta => spartan_items(look, when, &mut line),
    }
    lines
}

/// 7.1.1b, 7.1.2a, 7.1.4 What only Athens takes in or misses: Sicily, the Euxine, the levy.
#[inline]
fn athenian_items(look: Look<'_>, when: WarOrPeace, line: &mut impl FnMut(IncomeItem, i32)) {
    let numbers = &look.game.numbers.income;
    if has_sicily(look) {
        let sicily = if look.at.options.sicily_1000 {
            numbers.sicily_by_aid
        } else {
            numbers.sicily
        };
        line(IncomeItem::Sicily, sicily);
    }
    if !lines_of_communication::is_euxine_open(look) {
        line(IncomeItem::Euxine, numbers.euxine_cut);
    }
    if may_levy(look, when) {
        line(IncomeItem::Eisphora, numbers.eisphora);
    }
}

/// 7.1.1a What only Sparta takes in: Syracuse, the gold of the Persians; and what the helots cost.
#[inline]
fn spartan_items(look: Look<'_>, when: WarOrPeace, line: &mut impl FnMut(IncomeItem, i32)) {
    let syracuse = SpaceId::SYRACUSE;
    if look.at.allies.syracuse && !control::is_there(look, Side::Athens, syracuse) {
        line(IncomeItem::Syracuse, look.game.numbers.income.syracuse);
    }
    let random_events = &look.game.random_events;
    if look.at.allies.persia {
        let subsidy = if look.at.allies.iasus_taken {
            random_events.greater_subsidy
        } else {
            random_events.subsidy
        };
        line(IncomeItem::Persia, subsidy);
    }
    if when == WarOrPeace::War {
        line(IncomeItem::Helots, look.at.marks.helots);
    }
}

/// 7.1d The great allies that the enemy has taken.
pub(crate) fn great_losses(look: Look<'_>, side: Side) -> SpaceSet {
    let great = look.game.numbers.income.great_allies;
    great.intersection(control::controlled(look, side.other()))
}

/// 7.1f, 8.3j What is paid in the end, for so many turns of peace or for one of war.
pub(crate) fn paid_sum(sum: i32, peace_turns: Option<u8>) -> i32 {
    sum.max(0) * i32::from(peace_turns.unwrap_or(1))
}

/// 7.1.1b Athens holds Syracuse and reaches all of Sicily.
fn has_sicily(look: Look<'_>) -> bool {
    let sicily = look.game.board.sicily;
    control::controller(look, SpaceId::SYRACUSE) == Some(Side::Athens)
        && sicily
            .iter()
            .all(|space| zones::is_reached(look, Side::Athens, space))
}

/// 8.3j The turns of the armistice, in peace.
fn peace_turns(look: Look<'_>, when: WarOrPeace) -> Option<u8> {
    (when == WarOrPeace::Peace).then_some(look.at.marks.peace_turns)
}

/// 7.1.4a, 8.3j What the levy brings: in peace once for each of its turns.
pub(crate) fn levy_yield(look: Look<'_>, when: WarOrPeace) -> i32 {
    let eisphora = look.game.numbers.income.eisphora;
    paid_sum(eisphora, peace_turns(look, when))
}

/// 7.1.4a, 7.1.4b May a player's Athens raise the levy?
pub(crate) fn may_levy(look: Look<'_>, when: WarOrPeace) -> bool {
    let led = match look.at.mode {
        Mode::Solitaire { player } => player == Side::Athens,
        Mode::TwoPlayers => true,
    };
    let free = |space: SpaceId| {
        let spared = when == WarOrPeace::Peace || !look.at.ravaged.contains(space);
        spared && !control::is_there(look, Side::Sparta, space)
    };
    let spaces = look.game.numbers.income.eisphora_spaces;
    led && !look.at.marks.no_levy && spaces.iter().all(free)
}

/// 7.1.4a, 7.1.4c What a player's Athens says to the levy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Levy {
    Raised,
    Declined,
}

/// 7.1.4c, 7.1e Income is due: a player's Athens says first whether it raises the levy.
pub(crate) fn begin(play: &mut Play<'_>, peace_turns: Option<u8>) {
    let when = WarOrPeace::from(peace_turns.is_some());
    if may_levy(play.look(), when) {
        play.push(Step::Levy { when });
    } else {
        pay(play, peace_turns, Levy::Declined);
    }
}

/// 7.1.4c The levy is raised, or not.
pub(crate) fn answer_levy(play: &mut Play<'_>, when: WarOrPeace, levy: Levy) {
    play.pop();
    if levy == Levy::Declined {
        let side = Side::Athens;
        play.say(|| Event::LevyDeclined { side });
    }
    let turns = peace_turns(play.look(), when);
    pay(play, turns, levy);
}

/// 7.1e, 7.1f, 8.3j Pays the income of both sides, for so many turns.
pub(crate) fn pay(play: &mut Play<'_>, peace_turns: Option<u8>, levy: Levy) {
    for side in Side::BOTH {
        let lines = items(play.look(), side, WarOrPeace::from(peace_turns.is_some()));
        let mut sum = 0;
        for (item, talents) in lines {
            if item == IncomeItem::Eisphora && levy == Levy::Declined {
                continue;
            }
            sum += talents;
            play.say(|| Event::IncomeLine {
                side,
                item,
                talents,
            });
        }
        let talents = paid_sum(sum, peace_turns);
        let treasury = play.at.treasury.get_mut(side);
        *treasury += talents;
        let treasury = *treasury;
        play.say(|| Event::Income {
            side,
            talents,
            treasury,
        });
    }
}
