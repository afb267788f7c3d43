//! What is asked in a position, and all lawful answers.

use engine::{Decisions, Seat};

use super::{
    Look, battles, building, control, gathering,
    going_home::{self, Destination},
    income, interception,
    march::land_sorts,
    objective, operation, sieges, staying,
};
use crate::{
    action::Action,
    game::PeloponnesianWar,
    ids::{Side, Sort, SpaceId},
    prompt::Prompt,
    sets::SpaceSet,
    state::{Mode, Operation},
    step::{Step, WarOrPeace, sort_of},
    troops::Units,
};

/// Who answers for a side.
pub(crate) fn seat_of(look: Look<'_>, side: Side) -> Seat {
    match look.at.mode {
        Mode::Solitaire { .. } => Seat(0),
        Mode::TwoPlayers => side.seat(),
    }
}

/// The side that is asked.
pub(crate) fn asked_side(look: Look<'_>) -> Option<Side> {
    let step = look.at.steps.last().filter(|step| step.asks())?;
    if look.at.verdict.is_some() {
        return None;
    }
    match look.at.mode {
        // The system decides for itself: nothing need be looked up.
        Mode::Solitaire { player } => {
            debug_assert_eq!(
                asked_by(look, step),
                Some(player),
                "only the player is asked"
            );
            Some(player)
        }
        Mode::TwoPlayers => asked_by(look, step),
    }
}

/// The side that a step asks.
fn asked_by(look: Look<'_>, step: &Step) -> Option<Side> {
    match *step {
        Step::Operations { side }
        | Step::Intercept { side }
        | Step::Remain { side, .. }
        | Step::Homeward { side, .. }
        | Step::Build { side, .. } => Some(side),
        Step::Objective | Step::Approach | Step::Gather | Step::Ashore { .. } => {
            look.at.operation.as_ref().map(|operation| operation.side)
        }
        Step::Levy { .. } => Some(Side::Athens),
        Step::Battles { .. } | Step::Sieges { .. } => look.at.marks.chooser,
        Step::Turn { .. } | Step::Walk { .. } | Step::Battle { .. } | Step::Staying { .. } => None,
    }
}

/// Fills in the question and its answers, in order.
#[inline(always)]
pub(crate) fn decisions(look: Look<'_>, out: &mut Decisions<PeloponnesianWar>) {
    if look.at.verdict.is_none() {
        ask(look, out);
    }
}

/// The question of the innermost step with its answers; nothing if it asks none.
#[inline(always)]
fn ask(look: Look<'_>, out: &mut Decisions<PeloponnesianWar>) -> Option<()> {
    let operation = look.at.operation.as_ref();
    let talents = |side: Side| *look.at.treasury.get(side);
    let reserve = |side: Side| control::reserve(look, side);
    match *look.at.steps.last()? {
        Step::Operations { side } => {
            let prompt = Prompt::Operate {
                side,
                talents: talents(side),
                reserve: reserve(side),
            };
            out.open(seat_of(look, side), prompt);
            out.push(Action::Pass);
            out.push(Action::Operate);
        }
        Step::Objective => {
            let &Operation { side, leader, .. } = operation?;
            out.open(seat_of(look, side), Prompt::NameObjective { side, leader });
            // Nearly all can be named: whole stretches between the others.
            let mut next = 0;
            for barred in objective::unnameable(look, side).iter().map(SpaceId::index) {
                let open = Action::OBJECTIVES.get(next..barred);
                out.extend_from_slice(open.unwrap_or_default());
                next = barred + 1;
            }
            let open = Action::OBJECTIVES.get(next..);
            out.extend_from_slice(open.unwrap_or_default());
        }
        Step::Approach => {
            let &Operation {
                side, objective, ..
            } = operation?;
            let objective = objective?;
            out.open(seat_of(look, side), Prompt::Approach { side, objective });
            out.push(Action::Foment);
            out.push(Action::Send);
        }
        Step::Gather => {
            let operation = operation?;
            let side = operation.side;
            let prompt = Prompt::Gather {
                side,
                leader: operation.leader,
                at: operation.at,
                objective: operation.objective?,
                army: Units::new(side, operation.army),
                talents: talents(side),
                reserve: reserve(side),
            };
            out.open(seat_of(look, side), prompt);
            gathering_answers(look, operation, out);
        }
        Step::Intercept { side } => {
            let operation = operation?;
            let prompt = Prompt::Intercept {
                side,
                at: operation.at,
                leader: operation.leader,
                army: Units::new(operation.side, operation.army),
            };
            out.open(seat_of(look, side), prompt);
            let (forces, _) = interception::interceptors(look);
            out.extend(forces.iter().map(|from| Action::Intercept { from }));
            out.push(Action::LetPass);
        }
        Step::Ashore { left } => {
            let operation = operation?;
            let side = operation.side;
            let prompt = Prompt::LeaveAshore {
                side,
                space: operation.at,
                left,
            };
            out.open(seat_of(look, side), prompt);
            let sorts = land_sorts(operation.army).into_iter();
            out.extend(sorts.map(|sort| Action::Leave {
                nationality: sort.nationality(side),
                kind: sort.kind(),
            }));
            out.sort_from(0);
        }
        Step::Battles { group } => {
            let side = look.at.marks.chooser?;
            out.open(seat_of(look, side), Prompt::NextBattle { side, group });
            let pairs = battles::pending(look, group).into_iter();
            out.extend(pairs.map(|(space, against)| Action::Battle { space, against }));
            out.sort_from(0);
        }
        Step::Sieges { group } => {
            let side = look.at.marks.chooser?;
            out.open(seat_of(look, side), Prompt::NextSiege { side, group });
            let sieges = sieges::pending(look, group).into_iter();
            out.extend(sieges.map(|(_, space)| Action::Siege { space }));
            out.sort_from(0);
        }
        Step::Remain { side, space } => {
            out.open(seat_of(look, side), Prompt::Remain { side, space });
            let force = look.at.troops.at(side, space);
            let kinds = staying::staying_kinds(look, space, force).into_iter();
            out.extend(kinds.map(|kind| Action::Keep { kind }));
        }
        Step::Homeward { side, sort, .. } => {
            let sort = sort_of(sort)?;
            let prompt = Prompt::GoHome {
                side,
                nationality: sort.nationality(side),
                kind: sort.kind(),
            };
            out.open(seat_of(look, side), prompt);
            let homes = home_choices(look).into_iter().flatten();
            out.extend(homes.map(|space| Action::Home { space }));
            out.sort_from(0);
        }
        Step::Levy { when } => {
            let side = Side::Athens;
            let talents = income::levy_yield(look, when);
            out.open(seat_of(look, side), Prompt::Levy { side, talents });
            out.push(Action::RaiseLevy);
            out.push(Action::DeclineLevy);
        }
        Step::Build { side, left, when } => {
            let (talents, reserve) = (talents(side), reserve(side));
            let prompt = if when == WarOrPeace::Peace {
                Prompt::PeaceBuild {
                    side,
                    left,
                    talents,
                    reserve,
                }
            } else {
                Prompt::Build {
                    side,
                    left,
                    talents,
                    reserve,
                }
            };
            out.open(seat_of(look, side), prompt);
            let buildable = building::buildable(look, side, when);
            buildable.for_each(|(nationality, kind)| {
                out.push(Action::Build { nationality, kind });
            });
            out.push(Action::Done);
        }
        Step::Turn { .. } | Step::Walk { .. } | Step::Battle { .. } | Step::Staying { .. } => {}
    }
    Some(())
}

/// PC.h, PC.m The two places between which the owner chooses.
pub(crate) fn home_choices(look: Look<'_>) -> Option<[SpaceId; 2]> {
    let Step::Homeward { side, sort, after } = *look.at.steps.last()? else {
        return None;
    };
    let sort = sort_of(sort)?;
    let count = look.at.homeward.get(side).get(sort);
    match going_home::destination(look, side, sort, count, after) {
        Destination::Choice(spaces) => Some(spaces),
        Destination::Place(..) | Destination::Lost => None,
    }
}

#[inline(always)]
fn gathering_answers(look: Look<'_>, operation: &Operation, out: &mut Decisions<PeloponnesianWar>) {
    let side = operation.side;
    let there = control::available(look, side, operation.at);
    let purse = control::purse(look, side);
    for sort in Sort::ALL {
        let most = i32::from(there.get(sort));
        if most == 0 {
            continue;
        }
        let price = look.game.counters.price(side, sort);
        let most = match purse.max(0).checked_div(price) {
            Some(payable) if payable < most => payable,
            Some(_) | None => most,
        };
        let (nationality, kind) = (sort.nationality(side), sort.kind());
        out.extend((1..=most as u8).map(|count| Action::Take {
            nationality,
            kind,
            count,
        }));
    }
    let objective = SpaceSet::one(operation.objective.unwrap_or(operation.at));
    let elsewhere = gathering::other_spaces(look, operation);
    // One search tells of the objective as well.
    let reached = gathering::reachable(look, operation, elsewhere.union(objective));
    operation::takeable_within(look, side, reached.intersection(elsewhere))
        .for_each(|space| out.push(Action::Go { space }));
    operation::takeable_within(
        look,
        side,
        gathering::reachable_by_open_sea(look, operation, elsewhere),
    )
    .for_each(|space| out.push(Action::GoByOpenSea { space }));
    if reached.meets(objective) || gathering::can_sail_in_part(look, operation) {
        out.push(Action::March);
    }
    if gathering::may_march_by_open_sea(look, operation).is_ok() {
        out.push(Action::MarchByOpenSea);
    }
    out.push(Action::Stop);
}
