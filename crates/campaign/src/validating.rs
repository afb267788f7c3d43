//! Could a position stand on a table? Counters are counted, pieces must be where they can be, steps must have what they resolve.

use engine::PositionError;

use crate::{
    Array, BySide, Campaign, CampaignState, IdSet, Look, SmallId, Step, Validating, WindowKind,
};

/// Says what is impossible about a position.
pub(crate) fn validate<C: Validating>(look: Look<'_, C>) -> Result<(), PositionError> {
    tracks(look)
        .and_then(|()| counters(look))
        .and_then(|()| C::check(look))
        .and_then(|()| steps(look))
        .map_err(PositionError)
}

/// 0.3a, 10.1a, 2.B.1c, 6.1, 6a The turn, action points and supply.
fn tracks<C: Validating>(look: Look<'_, C>) -> Result<(), String> {
    let scenario = look.game.scenario(look.state);
    let scenario = scenario.ok_or("there is no such scenario")?;
    let turns = scenario.first_turn..=scenario.last_turn;
    look.state.check_tracks(turns, C::MOST_ACTIONS)
}

/// 1.3a Each counter is in exactly one place; 7.S7a, 7.S6a that of the archers lies in their zone.
fn counters<C: Validating>(look: Look<'_, C>) -> Result<(), String> {
    let state = look.state;
    state.check_counters(
        (&state.plays(), C::ARCHERS),
        waiting(state),
        all_counters::<C>(),
    )
}

/// All counters of a game.
pub fn all_counters<C: Campaign>() -> IdSet<C::Counter> {
    (0..C::COUNTERS).map(C::Counter::from_number).collect()
}

/// All places of a game.
pub fn all_places<C: Campaign>() -> impl Iterator<Item = C::Place> {
    let count = C::PerPlace::filled(()).as_ref().len() as u8;
    (0..count).map(C::Place::from_number)
}

/// 7.S18a, 7.S14a Counters that wait for the enemy's answer.
pub fn waiting<C: Validating>(state: &CampaignState<C>) -> impl Iterator<Item = C::Counter> {
    state.stack.iter().filter_map(|step| match step {
        Step::Window { window } => match window.kind {
            WindowKind::Own(kind) => C::waiting(kind),
            WindowKind::Initiative
            | WindowKind::Reinforcements
            | WindowKind::Announced
            | WindowKind::Archers { .. }
            | WindowKind::Moved
            | WindowKind::Combat
            | WindowKind::Result
            | WindowKind::Supply
            | WindowKind::Attrition => None,
        },
        Step::Turn { .. }
        | Step::Announce { .. }
        | Step::Menu { .. }
        | Step::Pick(_)
        | Step::March { .. }
        | Step::Withdraw { .. }
        | Step::Combats { .. }
        | Step::Battle { .. }
        | Step::Retreat(_)
        | Step::Sieges { .. }
        | Step::Keep { .. }
        | Step::Epidemic { .. }
        | Step::Sick { .. }
        | Step::Own(_) => None,
    })
}

/// The steps being resolved must be answerable.
fn steps<C: Validating>(look: Look<'_, C>) -> Result<(), String> {
    let is_turn = |step: &Step<C>| matches!(step, Step::Turn { .. });
    let fits = |step: &Step<C>| match *step {
        Step::Battle { .. } => look.state.battle.is_some(),
        Step::March { .. } => look.state.march.is_some(),
        Step::Announce { side } => *look.state.actions.of(side) > 0,
        Step::Own(step) => C::fits(look, step),
        Step::Turn { .. }
        | Step::Window { .. }
        | Step::Menu { .. }
        | Step::Pick(_)
        | Step::Withdraw { .. }
        | Step::Combats { .. }
        | Step::Retreat(_)
        | Step::Sieges { .. }
        | Step::Keep { .. }
        | Step::Epidemic { .. }
        | Step::Sick { .. } => true,
    };
    look.state.check_steps(is_turn, fits)
}
