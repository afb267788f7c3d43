//! 2.C, 5.1 The works phase: the discard, the dice and the points. What may be built is in `building`.

use arrayvec::ArrayVec;

use crate::{
    event::{Construction, CounterEvent},
    rules::prelude::*,
};

pub(crate) use crate::rules::works_dice::dice;

/// 5.1b, 5.1c How a work is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Payment {
    /// With the points of the dice.
    Points,
    /// With S12 or S13. Whoever plays them sees to it that the work is one of theirs.
    Stratagem,
}

/// A side throws fewer: the base and six lines of 2.C.
const MOST_DICE: usize = 8;

/// 2.Cp, 2.Cq Has a side a works phase in this turn? Syracuse only after the turn in which the camp was built.
pub(crate) fn has_works(state: &State, side: Side) -> bool {
    match side {
        Side::Athenian => true,
        Side::Syracusan => state.camp_turn.is_some_and(|turn| turn < state.turn),
    }
}

/// 2.Ca, 2.Cf The works phase of a side. Whoever holds counters is asked for a discard first, whatever they are.
pub(crate) fn begin(act: &mut Act<'_>, side: Side) {
    if has_works(act.state, side) {
        act.state.stack.push(Step::Own(OwnStep::Discard { side }));
        end_if_idle(act);
    }
}

/// 2.Cf, 2.Cr Ends a question that an answer has left without use: without counters there is no discard, and without counters and
/// possible works nothing to build; 7.S25b nor after a draw by good omens.
pub(crate) fn end_if_idle(act: &mut Act<'_>) {
    if let Some(Step::Own(OwnStep::Discard { side })) = act.state.step()
        && act.state.hands.get(side).is_empty()
    {
        roll(act, side, 0);
    }
    if let Some(Step::Own(OwnStep::Build { side, points })) = act.state.step() {
        let possible = building::sites().any(|work| may_pay(act.look(), side, points, work));
        let may_play = !act.state.hands.get(side).is_empty() && !*act.state.phase.played.get(side);
        if !possible && !may_play {
            act.state.stack.pop();
        }
    }
}

/// 2.Ce, 2.Cf May this counter be given up for a die? It needs a face of one's own colour.
fn may_discard(look: Look<'_>, side: Side, counter: CounterId) -> Result<(), Illegal> {
    if !look.state.hands.get(side).contains(counter) {
        return Err(Illegal::Shared(Refusal::NotInHand));
    }
    let mut faces = look.game.counters.faces(counter);
    if !faces.any(|face| face.colour.is_of(side)) {
        return Err(Illegal::NoWorkDie);
    }
    Ok(())
}

/// 2.Ce The counters that may be given up, or none.
pub(crate) fn discard_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    let held = look.state.hands.get(side).iter();
    let fitting = held.filter(|&counter| may_discard(look, side, counter).is_ok());
    out.extend(fitting.map(|counter| Action::Discard { counter }));
    out.push(Action::Done);
}

/// 2.Ce, 2.Cf One counter goes to the bowl, seen by all, for one die more.
pub(crate) fn discard(act: &mut Act<'_>, side: Side, counter: CounterId) -> Result<(), Illegal> {
    may_discard(act.look(), side, counter)?;
    act.state.hands.get_mut(side).remove(counter);
    act.state.shown.get_mut(side).remove(counter);
    act.state.bowl.insert(counter);
    act.log.seal();
    act.tell(CounterEvent::Discarded { side, counter });
    roll(act, side, 1);
    Ok(())
}

/// 2.Ce No counter is given up.
pub(crate) fn discard_done(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    roll(act, side, 0);
    Ok(())
}

/// 5.1a, 2.Co Throws the dice in place of the question of the discard, then asks what is built.
fn roll(act: &mut Act<'_>, side: Side, extra: i8) {
    let count = (dice(act.look(), side) + extra).max(0);
    let thrown: ArrayVec<D6, MOST_DICE> = (0..count).map(|_| act.state.dice.d6(act.log)).collect();
    let points = resolve_dice(&thrown);
    if !thrown.is_empty() {
        act.log.push(|| Event::WorksRolled {
            side,
            dice: thrown.to_vec(),
            points,
        });
    }
    act.state
        .next_step(Step::Own(OwnStep::Build { side, points }));
    end_if_idle(act);
}

/// 5.1a A 5 gives one point, a 6 gives two.
pub(crate) fn resolve_dice(dice: &[D6]) -> u8 {
    dice.iter().map(|die| die.get().saturating_sub(4)).sum()
}

/// 5.1b Can this be built with so many points?
fn may_pay(look: Look<'_>, side: Side, points: u8, work: Construction) -> bool {
    building::cost(work) <= points && building::may_build(look, side, work).is_ok()
}

/// 5.1b What can be built and paid for.
pub(crate) fn build_answers(look: Look<'_>, side: Side, points: u8, out: &mut Decisions<Syracuse>) {
    let possible = building::sites().filter(|&work| may_pay(look, side, points, work));
    out.extend(possible.map(|work| match work {
        Construction::Camp => Action::BuildCamp,
        Construction::Fort(fort) => Action::BuildFort { fort },
        Construction::Wall(wall) => Action::BuildWall { wall },
        Construction::Chains => Action::BuildChains,
    }));
    out.push(Action::Done);
}

/// 5.1b, 5.1c, 5.5d Builds for points of the phase or by a stratagem; no stratagem builds chains.
pub(crate) fn build(
    act: &mut Act<'_>,
    side: Side,
    work: Construction,
    payment: Payment,
) -> Result<(), Illegal> {
    building::may_build(act.look(), side, work)?;
    let cost = building::cost(work);
    match payment {
        Payment::Stratagem if work == Construction::Chains => {
            return Err(Illegal::NotEnoughPoints { cost });
        }
        Payment::Stratagem => building::perform(act, side, work),
        Payment::Points => {
            let Some(Step::Own(OwnStep::Build { points, .. })) = act.state.step() else {
                return Err(Illegal::NotEnoughPoints { cost });
            };
            let left = points.checked_sub(cost);
            let points = left.ok_or(Illegal::NotEnoughPoints { cost })?;
            building::perform(act, side, work);
            act.state
                .next_step(Step::Own(OwnStep::Build { side, points }));
            end_if_idle(act);
        }
    }
    Ok(())
}

/// 5.1i The works phase ends; points that are left are lost.
pub(crate) fn build_done(state: &mut State) -> Result<(), Illegal> {
    state.stack.pop();
    Ok(())
}
