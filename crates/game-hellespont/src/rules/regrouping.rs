//! 2.D.2 Pieces go home to the bases or into ports.

use campaign::{Choice, Refusal};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::{Place, PlaceSet, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{cargo, casualties, stacking, steps},
    state::State,
    step::{Cause, Home, Step},
};

/// 2.D.2a, 2.D.2b The D.2 of a side: half of the naval strength on the map, measured now, may go home.
pub(crate) fn begin(game: &Hellespont, state: &mut State, side: Side) {
    state.pieces.forget_moves(game.pieces.of(side));
    let ships = game.pieces.ships_of(side);
    let on_map = state.pieces.among(ships, |place| !place.is_base());
    let home = Home {
        quota: (state.strength_of(game, on_map) / 2) as u8,
        ..Home::default()
    };
    cargo::check(state, side, Cause::Stranded);
    state.stack.push(Step::Regroup { side, home });
}

/// What has gone home in the D.2 that is going on.
fn home(state: &State) -> Home {
    if let Some(Step::Regroup { home, .. } | Step::RegroupTo { home, .. }) = state.step() {
        home
    } else {
        Home::default()
    }
}

/// The number of a base among those of the side.
fn base_number(side: Side, base: Place) -> Option<usize> {
    Place::bases_of(side).iter().position(|&own| own == base)
}

/// 2.D.2a to 2.D.2f May this piece go home to a base, after what has gone already?
fn may_go_home(
    game: &Hellespont,
    state: &State,
    (side, home): (Side, Home),
    piece: PieceId,
    base: Place,
) -> bool {
    let Some(number) = base_number(side, base) else {
        return false;
    };
    let strength = state.strength(game, piece);
    if game.pieces.persians.contains(piece) {
        false
    } else if piece.is_leader() {
        true
    } else if game.pieces.of_type(UnitType::Trireme).contains(piece) {
        strength <= u16::from(home.quota)
    } else {
        let ships = home.ships.get(number).copied().unwrap_or(0);
        let men = home.men.get(number).copied().unwrap_or(0);
        u16::from(ships) >= cargo::RATIO * (u16::from(men) + strength)
    }
}

/// 2.D.2h Where anybody of a side may go from a place: adjacent ports without enemies, and its bases.
fn goals(game: &Hellespont, state: &State, side: Side, from: Place) -> impl Iterator<Item = Place> {
    let ports = game.board.ports_beside(from);
    ports
        .filter(move |&port| !steps::may_not_enter(game, state, side, port))
        .chain(Place::bases_of(side))
}

/// 2.D.2 May this piece go to one of the goals, with others who go there too?
fn may_join(
    game: &Hellespont,
    state: &State,
    (side, home): (Side, Home),
    (piece, others): (PieceId, PieceSet),
    to: Place,
) -> bool {
    if to.is_base() {
        may_go_home(game, state, (side, home), piece, to)
    } else {
        stacking::has_room_beside(game, state, side, (piece, others), to)
    }
}

/// Where a piece may go.
fn targets(
    game: &Hellespont,
    state: &State,
    side: Side,
    piece: PieceId,
) -> impl Iterator<Item = Place> {
    let home = home(state);
    let from = state.pieces.place(piece).into_iter();
    let goals = from.flat_map(move |from| goals(game, state, side, from));
    goals.filter(move |&to| may_join(game, state, (side, home), (piece, PieceSet::EMPTY), to))
}

/// 2.D.2 May this piece go there?
fn may_regroup_to(
    game: &Hellespont,
    state: &State,
    side: Side,
    piece: PieceId,
    to: Place,
) -> Result<(), Illegal> {
    if targets(game, state, side, piece).any(|open| open == to) {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::CannotRegroupTo { place: to }))
    }
}

/// 2.D.2i, 7.S20b May this piece still go somewhere? Each once, nobody out of a base, no sick leader.
fn may_regroup(
    game: &Hellespont,
    state: &State,
    side: Side,
    piece: PieceId,
) -> Result<(), Illegal> {
    if state.pieces.sick().contains(piece) {
        return Err(Illegal::Shared(Refusal::IsSick { leader: piece }));
    }
    let on_map = state
        .pieces
        .place(piece)
        .is_some_and(|place| !place.is_base());
    let is_own = game.pieces.of(side).contains(piece);
    if !on_map || !is_own || state.pieces.moved().contains(piece) {
        return Err(Illegal::Shared(Refusal::CannotRegroup { piece }));
    }
    let target = targets(game, state, side, piece).next();
    target
        .map(|_| ())
        .ok_or(Illegal::Shared(Refusal::CannotRegroup { piece }))
}

/// Who may still go somewhere.
fn movable(game: &Hellespont, state: &State, side: Side) -> impl Iterator<Item = PieceId> {
    let own = game.pieces.of(side).intersection(state.pieces.in_play());
    own.without(state.pieces.moved())
        .iter()
        .filter(move |&piece| may_regroup(game, state, side, piece).is_ok())
}

/// Is there anybody to move?
pub(crate) fn is_asked(game: &Hellespont, state: &State, side: Side) -> bool {
    movable(game, state, side).next().is_some()
}

/// 2.D.2 Who goes, or nobody else.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    let home = home(state);
    for from in state.pieces.occupied() {
        let all = free(game, state, side, from);
        if all.is_empty() {
            continue;
        }
        let goals: PlaceSet = goals(game, state, side, from).collect();
        for piece in all.iter() {
            let alone = (piece, PieceSet::EMPTY);
            let mut open = goals.iter();
            if open.any(|to| may_join(game, state, (side, home), alone, to)) {
                out.push(Action::Regroup { piece });
            }
        }
        if all.len() > 1 {
            let open = goals
                .iter()
                .filter(|&to| party(game, state, side, all, to).len() > 1);
            out.extend(open.map(|to| Action::RegroupAll { from, to }));
        }
    }
    out.push(Action::Done);
}

/// 2.D.2i, 7.S20b Who may still leave a place: each once, nobody out of a base, no sick leader.
fn free(game: &Hellespont, state: &State, side: Side, from: Place) -> PieceSet {
    if from.is_base() {
        return PieceSet::EMPTY;
    }
    let kept = state.pieces.moved().union(state.pieces.sick());
    state.own_at(game, side, from).without(kept)
}

/// 2.D.2 Those of a place who may go to one of its goals one after the other: ships first, as troops need them.
fn party(game: &Hellespont, state: &State, side: Side, all: PieceSet, to: Place) -> PieceSet {
    let mut home = home(state);
    let mut party = PieceSet::EMPTY;
    for piece in all.iter() {
        if may_join(game, state, (side, home), (piece, party), to) {
            home = sent(game, state, (side, home), piece, to);
            party.insert(piece);
        }
    }
    party
}

/// 2.D.2 May all of a place who can go there do so? At least two.
pub(crate) fn may_regroup_all(
    game: &Hellespont,
    state: &State,
    side: Side,
    (from, to): (Place, Place),
) -> Result<PieceSet, Illegal> {
    let all = free(game, state, side, from);
    let party = if goals(game, state, side, from).any(|goal| goal == to) {
        party(game, state, side, all, to)
    } else {
        PieceSet::EMPTY
    };
    if party.len() > 1 {
        Ok(party)
    } else {
        Err(Illegal::Shared(Refusal::CannotRegroupTo { place: to }))
    }
}

/// 2.D.2 They all go at once.
pub(crate) fn regroup_all(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    (from, to): (Place, Place),
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let party = may_regroup_all(game, state, side, (from, to))?;
    for piece in party.iter() {
        let home = sent(game, state, (side, home(state)), piece, to);
        state.pieces.regroup(&game.pieces, piece, to, log);
        state.next_step(Step::Regroup { side, home });
    }
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    Ok(())
}

/// Takes a piece; where only one place is open it goes there.
pub(crate) fn regroup(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_regroup(game, state, side, piece)?;
    let home = home(state);
    state.next_step(Step::RegroupTo {
        side,
        piece: PieceSet::one(piece),
        home,
    });
    let places = Choice::among(targets(game, state, side, piece));
    places.take_only(|place| regroup_to(game, state, side, place, log))
}

/// Where the piece may go.
pub(crate) fn regroup_to_answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    if let Some(Step::RegroupTo { piece: taken, .. }) = state.step() {
        for piece in taken.iter() {
            let open = targets(game, state, side, piece);
            out.extend(open.map(|place| Action::RegroupTo { place }));
        }
    }
}

/// 2.D.2 The piece goes there and stays.
pub(crate) fn regroup_to(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::CannotRegroupTo { place: to });
    let Some(Step::RegroupTo { piece: taken, .. }) = state.step() else {
        return Err(refused);
    };
    let piece = taken.first().ok_or(refused)?;
    may_regroup_to(game, state, side, piece, to)?;
    let home = sent(game, state, (side, home(state)), piece, to);
    state.pieces.regroup(&game.pieces, piece, to, log);
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    state.next_step(Step::Regroup { side, home });
    Ok(())
}

/// 2.D.2b, 2.D.2e What has gone home with this piece.
fn sent(
    game: &Hellespont,
    state: &State,
    (side, mut home): (Side, Home),
    piece: PieceId,
    to: Place,
) -> Home {
    let strength = state.strength(game, piece) as u8;
    let is_ship = game.pieces.of_type(UnitType::Trireme).contains(piece);
    let Some(number) = base_number(side, to).filter(|_| !piece.is_leader()) else {
        return home;
    };
    if is_ship {
        home.quota = home.quota.saturating_sub(strength);
    }
    let loads = if is_ship {
        &mut home.ships
    } else {
        &mut home.men
    };
    if let Some(load) = loads.get_mut(number) {
        *load = load.saturating_add(strength);
    }
    home
}
