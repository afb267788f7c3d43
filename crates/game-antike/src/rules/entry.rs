//! Entering a province: each nation with units of that kind there may demand a fight.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, Occasion},
    game::Antike,
    illegal::Illegal,
    rules::combat,
    state::{Entry, Place, State, Step, UnitClass},
};

/// movement.11 Opens the window if anybody may react.
pub(crate) fn begin(state: &mut State, class: UnitClass, zone: u8, entered: u8) {
    let others = state.others();
    ask_next(state, class, zone, entered, others);
}

/// movement.12 Asks the next nation that has units of that kind there.
fn ask_next(
    state: &mut State,
    class: UnitClass,
    zone: u8,
    entered: u8,
    mut others: impl Iterator<Item = Place>,
) {
    let stands_there = |&place: &Place| state.nation(place).units(class.kind).at(zone) > 0;
    if let Some(asked) = others.find(stands_there) {
        state.stack.push(Step::Entry(Entry {
            zone,
            class,
            entered,
            asked,
        }));
    }
}

/// movement.14 No pairs, or from one up to the smaller side.
pub(crate) fn reactions(state: &State, entry: Entry, out: &mut Decisions<Antike>) {
    for pairs in 1..=most_pairs(state, entry) {
        out.push(Action::Demand { pairs });
    }
    out.push(Action::Decline);
}

/// movement.13, movement.14 Only those who have just entered can be fought.
fn most_pairs(state: &State, entry: Entry) -> u8 {
    let Entry {
        zone,
        class,
        entered,
        asked,
    } = entry;
    entered.min(state.nation(asked).units(class.kind).at(zone))
}

/// movement.8, combat.8 The losses of the mover come from those who entered.
pub(crate) fn demand(
    state: &mut State,
    entry: Entry,
    pairs: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let most = most_pairs(state, entry);
    if pairs == 0 || pairs > most {
        return Err(Illegal::TooManyPairs { most });
    }
    let Entry {
        zone, class, asked, ..
    } = entry;
    let (nation, foe) = (state.nation(asked).nation, state.at_turn().nation);
    let province = state.board.province(zone);
    log.push(|| Event::Fought {
        nation,
        foe,
        province,
        kind: class.kind,
        pairs,
        occasion: Occasion::Entry,
    });
    combat::remove_pairs(state, class, zone, asked, pairs);
    proceed(state, entry, pairs);
    Ok(())
}

/// movement.16 A no stands for this entry.
pub(crate) fn decline(state: &mut State, entry: Entry, log: &mut Log<Event>) {
    let (nation, mover) = (state.nation(entry.asked).nation, state.at_turn().nation);
    let province = state.board.province(entry.zone);
    log.push(|| Event::Declined {
        nation,
        mover,
        province,
    });
    proceed(state, entry, 0);
}

/// movement.12, movement.15 The next nation is asked about what is left of the group.
fn proceed(state: &mut State, entry: Entry, lost: u8) {
    state.stack.pop();
    let Entry {
        zone,
        class,
        entered,
        asked,
    } = entry;
    if entered > lost {
        let after = state
            .others()
            .skip_while(move |&place| place != asked)
            .skip(1);
        ask_next(state, class, zone, entered - lost, after);
    }
}
