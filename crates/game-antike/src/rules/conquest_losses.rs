//! What a conquest costs: the conqueror chooses which able units are removed, class by class.

use engine::{Decisions, Log};
use strum::VariantArray;

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::{UnitKind, Zone},
    illegal::Illegal,
    rules::conquest::{self, Defence},
    state::{Losses, Place, State, Step, UnitClass},
};

/// conquest.11 As many units as the defence value, in the order of classes: legions before galleys, fewer maneuvers before more.
pub(crate) fn begin(
    game: &Antike,
    state: &mut State,
    zone: Zone,
    owner: Place,
    given_up: Option<Zone>,
    log: &mut Log<Event>,
) {
    let due = Defence::of(game, state, zone, owner).total();
    let class = UnitClass {
        kind: UnitKind::Legion,
        left: 1,
    };
    proceed(
        game,
        state,
        Losses {
            zone,
            given_up,
            class,
            due,
            legions: 0,
        },
        log,
    );
}

/// conquest.12 The classes of able units from one on.
pub(crate) fn classes_from(
    state: &State,
    first: UnitClass,
) -> impl Iterator<Item = UnitClass> + use<> {
    let allowances = [UnitKind::Legion, UnitKind::Galley].map(|kind| state.allowance(kind));
    let all = UnitKind::VARIANTS.iter().zip(allowances);
    all.flat_map(|(&kind, allowance)| (1..=allowance).map(move |left| UnitClass { kind, left }))
        .filter(move |&class| class >= first)
}

/// conquest.22 How few and how many units of this class can be removed so that the sum comes out.
fn bounds(state: &State, losses: Losses) -> (u8, u8) {
    let Losses {
        zone, class, due, ..
    } = losses;
    let there = |class| state.count_left(class, zone);
    let later: u8 = classes_from(state, class).skip(1).map(there).sum();
    (due.saturating_sub(later), due.min(there(class)))
}

/// conquest.22 Every number of units of this class that works.
pub(crate) fn removals(state: &State, losses: Losses, out: &mut Decisions<Antike>) {
    let (least, most) = bounds(state, losses);
    let UnitClass { kind, left } = losses.class;
    for count in least..=most {
        out.push(Action::Remove { kind, left, count });
    }
}

/// conquest.11, conquest.22 Removes units of the class that is asked about and goes on to the next.
pub(crate) fn remove(
    game: &Antike,
    state: &mut State,
    losses: Losses,
    class: UnitClass,
    count: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if class.left == 0 {
        return Err(Illegal::SpentUnits { kind: class.kind });
    }
    let (least, most) = bounds(state, losses);
    if class != losses.class || !(least..=most).contains(&count) {
        let UnitClass { kind, left } = losses.class;
        return Err(Illegal::WrongLosses {
            kind,
            left,
            least,
            most,
        });
    }
    state.stack.pop();
    let losses = perform(state, losses, count);
    proceed(game, state, losses, log);
    Ok(())
}

/// Removes units; what is left to decide begins with the next class.
fn perform(state: &mut State, losses: Losses, count: u8) -> Losses {
    let Losses {
        zone, class, due, ..
    } = losses;
    if count > 0 {
        state.lose(class, zone, count);
    }
    let next = classes_from(state, class).nth(1).unwrap_or(class);
    Losses {
        class: next,
        due: due - count,
        legions: losses.legions
            + match class.kind {
                UnitKind::Legion => count,
                UnitKind::Galley => 0,
            },
        ..losses
    }
}

/// Goes on without asking while there is nothing to choose; conquest.14 when all is removed the city falls.
fn proceed(game: &Antike, state: &mut State, mut losses: Losses, log: &mut Log<Event>) {
    while losses.due > 0 {
        let (least, most) = bounds(state, losses);
        if least != most {
            state.stack.push(Step::Losses(losses));
            return;
        }
        losses = perform(state, losses, least);
    }
    conquest::complete(game, state, losses, log);
}
