//! 4.2.4 Retreats, piece by piece, and moving on where too many have come together.

use campaign::{Choice, Passage, Retreating};

use crate::{rules::prelude::*, step::RetreatCause};

/// 4.2.4e The step of a stack that may be too great.
pub(crate) fn thin_out(side: Side, place: Place) -> Step {
    Step::Retreat(Retreat {
        side,
        from: place,
        left: PieceSet::EMPTY,
        cause: RetreatCause::Overstacked,
        own: OwnRetreat {
            ships: PieceSet::EMPTY,
        },
    })
}

impl Retreating for Types {
    const RETREAT: &'static str = "4.2.4a";

    fn first_to_go(_: Look<'_>, left: PieceSet) -> Option<PieceId> {
        left.first()
    }

    fn refuges(look: Look<'_>, retreat: Retreat, piece: PieceId) -> impl Iterator<Item = Place> {
        refuges(look, retreat, piece)
    }

    /// 4.2.4a, 3.4i
    fn go(act: &mut Act<'_>, retreat: Retreat, piece: PieceId, to: Place) {
        if retreat.cause != RetreatCause::Overstacked
            && let Some(way) = flight(act.look(), retreat, piece, to)
            && !piece.is_leader()
        {
            let load = act.look().strength(piece);
            for sea in way {
                act.state.phase.own.fled.add(sea.index(), load);
            }
        }
        let mut gone = act.state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        gone.entered = Entered::default();
        gone.moved = true;
        drop(gone);
        act.has_retreated(retreat, piece, to);
        if !stacking::surplus_of_movers(act.look(), retreat.side, to).is_empty() {
            act.state.stack.push(thin_out(retreat.side, to));
        }
    }

    fn cause_of_loss(cause: RetreatCause) -> Cause {
        match cause {
            RetreatCause::Combat => Cause::NoRetreat,
            RetreatCause::Unpaid => Cause::NoReturn,
            RetreatCause::Overstacked => Cause::Surplus,
        }
    }

    /// 4.2.4e One of several is named by the owner.
    fn settle_stack(act: &mut Act<'_>, retreat: Retreat) -> bool {
        match Choice::among(movable(act.look(), retreat).iter()) {
            Choice::Several => return true,
            Choice::Only(unit) => act.state.retreat_on(retreat, PieceSet::one(unit)),
            Choice::Nothing => {
                act.state.stack.pop();
            }
        }
        false
    }
}

/// 4.2.4a, 4.2.4f No enemy units, and no archers that bar the way.
fn is_free(look: Look<'_>, side: Side, to: Place) -> bool {
    !look.has_units_at(side.other(), to) && !look.state.is_barred(side, to)
}

/// 4.2.4a to 4.2.4g, 3.4i May the piece go there?
fn may_retreat(look: Look<'_>, retreat: Retreat, piece: PieceId, to: Place) -> Result<(), Illegal> {
    let Retreat { side, from, .. } = retreat;
    let is_ship = look.game.pieces.of_type(UnitType::Trireme).contains(piece);
    let is_open = if retreat.cause == RetreatCause::Overstacked {
        takes_in(look, retreat, piece, to)
    } else if is_ship {
        look.game.board.is_naval_way(from, to) && is_free(look, side, to)
    } else if from.is_sea() {
        // 4.2.4g Those aboard go where ships of theirs have gone.
        to != from && look.state.pieces.at(to).meets(retreat.ships)
    } else {
        is_free(look, side, to)
            && (look.game.board.is_land_way(from, to) || flight(look, retreat, piece, to).is_some())
    };
    if is_open {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::CannotRetreatTo { place: to }))
    }
}

/// 4.2.4e Is the stack of this place too great and on its way already? Nobody is sent back there, so that moving on ends.
fn is_being_cleared(state: &State, place: Place) -> bool {
    let overstacked = RetreatCause::Overstacked;
    state.stack.iter().any(|step| {
        matches!(*step, Step::Retreat(Retreat { from, cause, .. }) if from == place && cause == overstacked)
    })
}

/// 4.2.4e May the piece move on from one place to the next, whether there is room or not?
fn is_next(look: Look<'_>, (side, piece): (Side, PieceId), (from, to): (Place, Place)) -> bool {
    let is_way = if look.game.pieces.of_type(UnitType::Trireme).contains(piece) {
        look.game.board.is_naval_way(from, to)
    } else {
        look.game.board.is_land_way(from, to)
    };
    is_way && is_free(look, side, to) && !is_being_cleared(look.state, to)
}

/// 4.2.4e A place with room; where no place has any, a full one out of which somebody can move on in turn.
fn takes_in(look: Look<'_>, retreat: Retreat, piece: PieceId, to: Place) -> bool {
    let Retreat { side, from, .. } = retreat;
    let finds_room = |unit: PieceId, from: Place| {
        Place::all().any(|to| {
            is_next(look, (side, unit), (from, to)) && stacking::has_room(look, side, unit, to)
        })
    };
    is_next(look, (side, piece), (from, to))
        && (stacking::has_room(look, side, piece, to)
            || !finds_room(piece, from)
                && stacking::crowd_with(look, side, piece, to)
                    .iter()
                    .any(|unit| finds_room(unit, to)))
}

/// 3.4i The way by sea, where there is none by land.
fn flight(look: Look<'_>, retreat: Retreat, piece: PieceId, to: Place) -> Option<Passage<Place>> {
    if retreat.from.is_sea() || look.game.board.is_land_way(retreat.from, to) {
        return None;
    }
    let way = (retreat.from, to);
    crossing::flight(look, retreat.side, way, PieceSet::one(piece))
}

fn refuges(look: Look<'_>, retreat: Retreat, piece: PieceId) -> impl Iterator<Item = Place> {
    Place::all().filter(move |&to| may_retreat(look, retreat, piece, to).is_ok())
}

/// 4.2.4e Who may move on: units that find a place, or all if none does, for then one of them is lost. Nobody if there are not too many.
fn movable(look: Look<'_>, retreat: Retreat) -> PieceSet {
    if retreat.cause != RetreatCause::Overstacked {
        return PieceSet::EMPTY;
    }
    let crowd = stacking::surplus_of_movers(look, retreat.side, retreat.from);
    crowd.fitting_or_all(|&unit| refuges(look, retreat, unit).next().is_some())
}

/// 4.2.4e, 4.2.4g Where the next piece may go, or who moves on when nobody is on his way.
pub(crate) fn answers(look: Look<'_>, out: &mut Decisions<Hellespont>) {
    let Some(retreat) = look.state.retreat() else {
        return;
    };
    match retreat.left.first() {
        Some(piece) => {
            for place in refuges(look, retreat, piece) {
                out.push(Action::RetreatTo { place });
                if retreat.left.len() > 1 {
                    out.push(Action::RetreatAll { place });
                }
            }
        }
        None => {
            let units = movable(look, retreat);
            out.extend(units.iter().map(|unit| Action::MoveOn { unit }));
        }
    }
}

/// 4.2.4g The next piece goes there, and all others who may. 4.2.4e A stack that is too great comes first, and then those who are left.
pub(crate) fn retreat_all(act: &mut Act<'_>, place: Place) -> Result<(), Illegal> {
    let first = act.state.asked_retreat()?;
    if first.left.len() < 2 {
        return Err(Illegal::Shared(Refusal::CannotRetreatTo { place }));
    }
    act.retreat_to(place)?;
    for piece in first.left.iter().skip(1) {
        let Some(retreat) = act.state.retreat() else {
            break;
        };
        if (retreat.from, retreat.cause) != (first.from, first.cause) {
            break;
        }
        if may_retreat(act.look(), retreat, piece, place).is_ok() {
            Types::go(act, retreat, piece, place);
        }
    }
    Ok(())
}

/// 4.2.4e A unit of a stack that is too great moves on.
pub(crate) fn move_on(act: &mut Act<'_>, unit: PieceId) -> Result<(), Illegal> {
    let retreat = act.state.asked_retreat()?;
    if !retreat.left.is_empty() || !movable(act.look(), retreat).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotMovable { piece: unit }));
    }
    act.state.retreat_on(retreat, PieceSet::one(unit));
    Ok(())
}
