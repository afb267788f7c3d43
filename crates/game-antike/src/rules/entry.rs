//! Entering a province: each nation with units of that kind there may demand a fight.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, Occasion},
    game::Antike,
    ids::Zone,
    illegal::Illegal,
    rules::combat,
    state::{Entry, EntryFighters, Place, State, Step, UnitClass},
};

/// movement.11 Opens the window if anybody may react.
pub(crate) fn begin(state: &mut State, class: UnitClass, zone: Zone, entered: u8) {
    let others = state.others();
    ask_next(state, class, zone, entered, others);
}

/// movement.12 Asks the next nation that has units of that kind there.
fn ask_next(
    state: &mut State,
    class: UnitClass,
    zone: Zone,
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

/// movement.13 The units of the mover that would take part: all of the kind there; movement.21 or those who have just entered.
pub(crate) fn fighters(state: &State, entry: Entry) -> u8 {
    match state.options.entry {
        EntryFighters::All => state.at_turn().units(entry.class.kind).at(entry.zone),
        EntryFighters::Entered => entry.entered,
    }
}

/// movement.14 A fight, or none.
pub(crate) fn reactions(state: &State, entry: Entry, out: &mut Decisions<Antike>) {
    let theirs = state
        .nation(entry.asked)
        .units(entry.class.kind)
        .at(entry.zone);
    let numbers = combat::numbers_of_pairs(state, fighters(state, entry), theirs);
    out.extend(numbers.map(|pairs| Action::Demand { pairs }));
    out.push(Action::Decline);
}

/// movement.8, movement.14 Both sides lose the same number of units.
pub(crate) fn demand(
    state: &mut State,
    entry: Entry,
    pairs: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Entry {
        zone, class, asked, ..
    } = entry;
    let there = state.nation(asked).units(class.kind).at(zone);
    combat::may_remove(state, fighters(state, entry), there, pairs)?;
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
    match state.options.entry {
        EntryFighters::All => state.lose_most_spent(class.kind, zone, pairs),
        EntryFighters::Entered => state.lose(class, zone, pairs),
    }
    state
        .nation_mut(asked)
        .units_mut(class.kind)
        .remove(zone, pairs);
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

/// movement.12, movement.15 The next nation is asked as long as the mover has units left to fight.
fn proceed(state: &mut State, entry: Entry, lost: u8) {
    state.stack.pop();
    let entered = match state.options.entry {
        EntryFighters::All => entry.entered,
        EntryFighters::Entered => entry.entered - lost,
    };
    let entry = Entry { entered, ..entry };
    if fighters(state, entry) == 0 {
        return;
    }
    let Entry {
        zone, class, asked, ..
    } = entry;
    let after = state
        .others()
        .skip_while(move |&place| place != asked)
        .skip(1);
    ask_next(state, class, zone, entered, after);
}
