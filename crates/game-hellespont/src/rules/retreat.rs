//! 4.2.4 Retreats, piece by piece, and moving on where too many have come together.

use campaign::{Choice, Passage};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, PieceEvent},
    game::Hellespont,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet, UnitType},
    rules::{casualties, crossing, stacking, steps},
    state::{At, Entered, State},
    step::{Cause, Retreat, RetreatCause, Step},
};

impl Retreat {
    fn of(state: &State) -> Option<Self> {
        let Some(Step::Retreat(retreat)) = state.step() else {
            return None;
        };
        let left = retreat.left.intersection(state.pieces.at(retreat.from));
        Some(Self { left, ..retreat })
    }

    fn asked(state: &State) -> Result<Self, Illegal> {
        Self::of(state).ok_or(Illegal::Shared(Refusal::OtherQuestion { rule: "4.2.4a" }))
    }

    fn with(self, left: PieceSet) -> Step {
        Step::Retreat(Self { left, ..self })
    }
}

/// 4.2.4e The step of a stack that may be too great.
pub(crate) fn thin_out(side: Side, place: Place) -> Step {
    Step::Retreat(Retreat {
        side,
        from: place,
        left: PieceSet::EMPTY,
        ships: PieceSet::EMPTY,
        cause: RetreatCause::Overstacked,
    })
}

/// Who is next: ships first, because those aboard go with them, then units, then leaders. Nobody if the owner has to name one.
pub(crate) fn next_piece(state: &State) -> Option<PieceId> {
    Retreat::of(state)?.left.first()
}

/// 4.2.4a, 4.2.4f No enemy units, and no archers that bar the way.
fn is_free(game: &Hellespont, state: &State, side: Side, to: Place) -> bool {
    !state.holds(game, side.other(), to) && !steps::is_barred(state, side, to)
}

/// 4.2.4a to 4.2.4g, 3.4i May the piece go there?
fn may_retreat(
    game: &Hellespont,
    state: &State,
    retreat: Retreat,
    piece: PieceId,
    to: Place,
) -> Result<(), Illegal> {
    let Retreat { side, from, .. } = retreat;
    let is_ship = game.pieces.of_type(UnitType::Trireme).contains(piece);
    let is_open = if retreat.cause == RetreatCause::Overstacked {
        takes_in(game, state, retreat, piece, to)
    } else if is_ship {
        game.board.is_naval_way(from, to) && is_free(game, state, side, to)
    } else if from.is_sea() {
        // 4.2.4g Those aboard go where ships of theirs have gone.
        to != from && state.pieces.at(to).meets(retreat.ships)
    } else {
        is_free(game, state, side, to)
            && (game.board.is_land_way(from, to)
                || flight(game, state, retreat, piece, to).is_some())
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
fn is_next(
    game: &Hellespont,
    state: &State,
    (side, piece): (Side, PieceId),
    (from, to): (Place, Place),
) -> bool {
    let is_way = if game.pieces.of_type(UnitType::Trireme).contains(piece) {
        game.board.is_naval_way(from, to)
    } else {
        game.board.is_land_way(from, to)
    };
    is_way && is_free(game, state, side, to) && !is_being_cleared(state, to)
}

/// 4.2.4e A place with room; where no place has any, a full one out of which somebody can move on in turn.
fn takes_in(game: &Hellespont, state: &State, retreat: Retreat, piece: PieceId, to: Place) -> bool {
    let Retreat { side, from, .. } = retreat;
    let finds_room = |unit: PieceId, from: Place| {
        Place::all().any(|to| {
            is_next(game, state, (side, unit), (from, to))
                && stacking::has_room(game, state, side, unit, to)
        })
    };
    is_next(game, state, (side, piece), (from, to))
        && (stacking::has_room(game, state, side, piece, to)
            || !finds_room(piece, from)
                && stacking::crowd_with(game, state, side, piece, to)
                    .iter()
                    .any(|unit| finds_room(unit, to)))
}

/// 3.4i The way by sea, where there is none by land.
fn flight(
    game: &Hellespont,
    state: &State,
    retreat: Retreat,
    piece: PieceId,
    to: Place,
) -> Option<Passage<Place>> {
    if retreat.from.is_sea() || game.board.is_land_way(retreat.from, to) {
        return None;
    }
    let way = (retreat.from, to);
    crossing::flight(game, state, retreat.side, way, PieceSet::one(piece))
}

fn refuges(
    game: &Hellespont,
    state: &State,
    retreat: Retreat,
    piece: PieceId,
) -> impl Iterator<Item = Place> {
    Place::all().filter(move |&to| may_retreat(game, state, retreat, piece, to).is_ok())
}

/// 4.2.4e Who may move on: units that find a place, or all if none does, for then one of them is lost. Nobody if there are not too many.
fn movable(game: &Hellespont, state: &State, retreat: Retreat) -> PieceSet {
    if retreat.cause != RetreatCause::Overstacked {
        return PieceSet::EMPTY;
    }
    let crowd = stacking::surplus_of_movers(game, state, retreat.side, retreat.from);
    crowd.fitting_or_all(|&unit| refuges(game, state, retreat, unit).next().is_some())
}

/// 4.2.4e, 4.2.4g Where the next piece may go, or who moves on when nobody is on his way.
pub(crate) fn answers(game: &Hellespont, state: &State, out: &mut Decisions<Hellespont>) {
    let Some(retreat) = Retreat::of(state) else {
        return;
    };
    match retreat.left.first() {
        Some(piece) => {
            for place in refuges(game, state, retreat, piece) {
                out.push(Action::RetreatTo { place });
                if retreat.left.len() > 1 {
                    out.push(Action::RetreatAll { place });
                }
            }
        }
        None => {
            let units = movable(game, state, retreat);
            out.extend(units.iter().map(|unit| Action::MoveOn { unit }));
        }
    }
}

/// 4.2.4g The next piece goes where its owner says.
pub(crate) fn retreat_to(
    game: &Hellespont,
    state: &mut State,
    place: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let retreat = Retreat::asked(state)?;
    let piece = retreat
        .left
        .first()
        .ok_or(Illegal::Shared(Refusal::CannotRetreatTo { place }))?;
    may_retreat(game, state, retreat, piece, place)?;
    perform(game, state, retreat, piece, place, log);
    Ok(())
}

/// 4.2.4g The next piece goes there, and all others who may. 4.2.4e A stack that is too great comes first, and then those who are left.
pub(crate) fn retreat_all(
    game: &Hellespont,
    state: &mut State,
    place: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let first = Retreat::asked(state)?;
    if first.left.len() < 2 {
        return Err(Illegal::Shared(Refusal::CannotRetreatTo { place }));
    }
    retreat_to(game, state, place, log)?;
    for piece in first.left.iter().skip(1) {
        let Some(retreat) = Retreat::of(state) else {
            break;
        };
        if (retreat.from, retreat.cause) != (first.from, first.cause) {
            break;
        }
        if may_retreat(game, state, retreat, piece, place).is_ok() {
            perform(game, state, retreat, piece, place, log);
        }
    }
    Ok(())
}

/// 4.2.4e A unit of a stack that is too great moves on.
pub(crate) fn move_on(game: &Hellespont, state: &mut State, unit: PieceId) -> Result<(), Illegal> {
    let retreat = Retreat::asked(state)?;
    if !retreat.left.is_empty() || !movable(game, state, retreat).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotMovable { piece: unit }));
    }
    state.next_step(retreat.with(PieceSet::one(unit)));
    Ok(())
}

/// 4.2.4c No way out means elimination, one way is taken at once. Says whether there is something to decide.
pub(crate) fn settle(game: &Hellespont, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(retreat) = Retreat::of(state) else {
        return false;
    };
    let Some(piece) = retreat.left.first() else {
        return settle_stack(game, state, retreat);
    };
    match Choice::among(refuges(game, state, retreat, piece)) {
        Choice::Several => return true,
        Choice::Only(place) => perform(game, state, retreat, piece, place, log),
        Choice::Nothing => {
            state.next_step(retreat.with(retreat.left.without(PieceSet::one(piece))));
            let cause = match retreat.cause {
                RetreatCause::Combat => Cause::NoRetreat,
                RetreatCause::Unpaid => Cause::NoReturn,
                RetreatCause::Overstacked => Cause::Surplus,
            };
            casualties::lose(game, state, piece, cause, log);
        }
    }
    false
}

/// 4.2.4e Nobody is on his way: either all are gone, or the stack is still too great.
fn settle_stack(game: &Hellespont, state: &mut State, retreat: Retreat) -> bool {
    match Choice::among(movable(game, state, retreat).iter()) {
        Choice::Several => return true,
        Choice::Only(unit) => state.next_step(retreat.with(PieceSet::one(unit))),
        Choice::Nothing => {
            state.stack.pop();
        }
    }
    false
}

/// 4.2.4a, 3.4i The piece goes there; whoever makes a stack too great sets others moving.
fn perform(
    game: &Hellespont,
    state: &mut State,
    retreat: Retreat,
    piece: PieceId,
    to: Place,
    log: &mut Log<Event>,
) {
    if retreat.cause != RetreatCause::Overstacked
        && let Some(way) = flight(game, state, retreat, piece, to)
        && !piece.is_leader()
    {
        let load = state.strength(game, piece);
        for sea in way {
            state.phase.fled.add(sea.index(), load);
        }
    }
    let mut gone = state.pieces.get_mut(piece);
    gone.at = At::Place(to);
    gone.entered = Entered::default();
    gone.moved = true;
    drop(gone);
    let (side, from) = (retreat.side, retreat.from);
    log.push(|| {
        Event::Piece(PieceEvent::Retreated {
            side,
            piece,
            from,
            to,
        })
    });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    state.next_step(retreat.with(retreat.left.without(PieceSet::one(piece))));
    if !stacking::surplus_of_movers(game, state, side, to).is_empty() {
        state.stack.push(thin_out(side, to));
    }
}
