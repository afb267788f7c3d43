//! 4.2.2 Retreats, piece by piece, and moving on where too many have come together.

use campaign::{Choice, Retreating};

use crate::{
    ids::CAMP_PORT,
    rules::{prelude::*, refuge::Flight},
    step::RetreatCause,
};

fn flight(retreat: Retreat, piece: PieceId) -> Flight {
    Flight {
        side: retreat.side,
        from: retreat.from,
        piece,
        cause: retreat.cause,
        passed: retreat.passed,
    }
}

/// 4.2.2f, 4.4i Does the owner choose who goes, until the stack is legal?
fn thins_out(retreat: Retreat) -> bool {
    match retreat.cause {
        RetreatCause::Overstacked => true,
        RetreatCause::CampLost => retreat.from == CAMP_PORT,
        RetreatCause::Combat => false,
    }
}

impl Retreating for Types {
    const RETREAT: &'static str = "4.2.2a";

    fn first_to_go(look: Look<'_>, left: PieceSet) -> Option<PieceId> {
        let ships = left.intersection(look.game.pieces.of_type(UnitType::Trireme));
        ships.first().or_else(|| left.first())
    }

    fn refuges(look: Look<'_>, retreat: Retreat, piece: PieceId) -> impl Iterator<Item = Place> {
        refuge::refuges(look, flight(retreat, piece))
    }

    /// 4.2.2a, 3.4h
    fn go(act: &mut Act<'_>, retreat: Retreat, piece: PieceId, to: Place) {
        if let Some(way) = refuge::convoy(act.look(), flight(retreat, piece), to) {
            refuge::record_convoy(act, piece, &way);
        }
        let mut gone = act.state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        gone.entered = Entered::default();
        gone.aboard = gone.aboard && !to.is_land();
        drop(gone);
        act.has_retreated(retreat, piece, to);
        // 3.3c Leaders never count, so they do not set others moving.
        if !piece.is_leader() {
            move_on_from(act, retreat, to);
        }
    }

    fn cause_of_loss(cause: RetreatCause) -> Cause {
        match cause {
            RetreatCause::Combat | RetreatCause::CampLost => Cause::NoRetreat,
            RetreatCause::Overstacked => Cause::Surplus,
        }
    }

    /// 4.2.2f, 4.2.2i One of several is named by the owner, or given up.
    fn settle_stack(act: &mut Act<'_>, retreat: Retreat) -> bool {
        let surplus = surplus(act.look(), retreat);
        match (surplus, Choice::among(surplus.units().iter())) {
            (_, Choice::Several) | (Surplus::Doomed(_), Choice::Only(_)) => return true,
            (Surplus::Movable(_), Choice::Only(unit)) => {
                act.state.retreat_on(retreat, PieceSet::one(unit));
            }
            (_, Choice::Nothing) => {
                act.state.stack.pop();
            }
        }
        false
    }
}

/// 4.2.2f Whoever makes a stack too great sets others moving, not to where they have passed.
fn move_on_from(act: &mut Act<'_>, retreat: Retreat, to: Place) {
    let (side, from) = (retreat.side, retreat.from);
    let mut passed = PlaceSet::EMPTY;
    if thins_out(retreat) {
        passed = retreat.passed.with(from);
        // What is in order is done with: long chains of full zones need no more room on the stack.
        if retreat.cause == RetreatCause::Overstacked
            && !stacking::is_overstacked(act.look(), side, from)
        {
            act.state.stack.pop();
        }
    }
    thin_out(act, side, to, passed);
}

/// Units of a stack that is too great.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Surplus {
    /// 4.2.2f One of these moves on.
    Movable(PieceSet),
    /// 4.2.2i None of them can move on: one is lost.
    Doomed(PieceSet),
}

impl Surplus {
    fn units(self) -> PieceSet {
        match self {
            Self::Movable(units) | Self::Doomed(units) => units,
        }
    }

    fn action(self, unit: PieceId) -> Action {
        match self {
            Self::Movable(_) => Action::MoveOn { unit },
            Self::Doomed(_) => Action::Disband { unit },
        }
    }
}

/// 4.2.2f, 4.2.2i Whom the owner chooses among when nobody is on his way; nobody if there are not too many.
fn surplus(look: Look<'_>, retreat: Retreat) -> Surplus {
    let is_crowded = stacking::is_overstacked(look, retreat.side, retreat.from);
    if !retreat.left.is_empty() || !thins_out(retreat) || !is_crowded {
        return Surplus::Movable(PieceSet::EMPTY);
    }
    let there = look.units_at(retreat.side, retreat.from);
    let can_go = |&unit: &PieceId| {
        let mut refuges = refuge::refuges(look, flight(retreat, unit));
        refuges.next().is_some()
    };
    let movable: PieceSet = there.iter().filter(can_go).collect();
    if movable.is_empty() {
        Surplus::Doomed(there)
    } else {
        Surplus::Movable(movable)
    }
}

/// 4.2.2i Is the owner asked which unit he loses?
pub(crate) fn is_doomed(look: Look<'_>, retreat: Retreat) -> bool {
    matches!(surplus(look, retreat), Surplus::Doomed(_))
}

/// 4.2.2f, 4.2.2i May this be done with a unit of the stack?
fn may_thin_out(
    look: Look<'_>,
    retreat: Retreat,
    unit: PieceId,
    action: Action,
) -> Result<(), Illegal> {
    let surplus = surplus(look, retreat);
    if surplus.units().contains(unit) && surplus.action(unit) == action {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::NotMovable { piece: unit }))
    }
}

/// 4.2.2f, 4.2.2g Where the next piece may go, or who moves on when nobody is on his way.
pub(crate) fn retreat_answers(look: Look<'_>, out: &mut Decisions<Syracuse>) {
    let Some(retreat) = look.state.retreat() else {
        return;
    };
    match Types::first_to_go(look, retreat.left) {
        Some(piece) => {
            let places = refuge::refuges(look, flight(retreat, piece));
            out.extend(places.map(|place| Action::RetreatTo { place }));
        }
        None => {
            let surplus = surplus(look, retreat);
            let units = surplus.units();
            out.extend(units.iter().map(|unit| surplus.action(unit)));
        }
    }
}

/// 4.2.2i Would too many be in a place if the next piece went there, with nowhere to move on to?
pub(crate) fn costs_a_unit(look: Look<'_>, place: Place) -> bool {
    let mut after = look.state.clone();
    let mut log = Log::off();
    let act = &mut Act::new(look.game, &mut after, &mut log);
    let went = act.retreat_to(place);
    let follows = |step| {
        matches!(
            step,
            Step::Retreat(_)
                | Step::Own(OwnStep::Garrison { .. })
                | Step::Own(OwnStep::Occupy { .. })
        )
    };
    settle::settle_while(act, follows);
    went.is_ok() && is_a_unit_lost(Look::new(look.game, &after))
}

/// 4.2.2i Is a unit lost next, because none of its stack can move on?
pub(crate) fn is_a_unit_lost(look: Look<'_>) -> bool {
    look.state
        .retreat()
        .is_some_and(|retreat| is_doomed(look, retreat))
}

/// 4.2.2f A unit of a stack that is too great moves on.
pub(crate) fn move_on(act: &mut Act<'_>, unit: PieceId) -> Result<(), Illegal> {
    let retreat = act.state.asked_retreat()?;
    may_thin_out(act.look(), retreat, unit, Action::MoveOn { unit })?;
    act.state.retreat_on(retreat, PieceSet::one(unit));
    Ok(())
}

/// 4.2.2i A unit of a stack that is too great is lost, for none can move on.
pub(crate) fn disband(act: &mut Act<'_>, unit: PieceId) -> Result<(), Illegal> {
    let retreat = act.state.asked_retreat()?;
    may_thin_out(act.look(), retreat, unit, Action::Disband { unit })?;
    act.eliminate(unit, Cause::Surplus);
    Ok(())
}

/// 4.2.2f, 2.B.2e If a side has too many units in a place, some move on, not to where they have passed.
pub(crate) fn thin_out(act: &mut Act<'_>, side: Side, place: Place, passed: PlaceSet) {
    if stacking::is_overstacked(act.look(), side, place) {
        act.state.stack.push(Step::Retreat(Retreat {
            side,
            from: place,
            left: PieceSet::EMPTY,
            cause: RetreatCause::Overstacked,
            own: OwnRetreat { passed },
        }));
    }
}
