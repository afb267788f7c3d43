//! 2.D.2 Pieces go home to the bases or into ports.

use campaign::Choice;

use crate::{rules::prelude::*, step::Home};

/// 2.D.2a, 2.D.2b The D.2 of a side: half of the naval strength on the map, measured now, may go home.
pub(crate) fn begin(act: &mut Act<'_>, side: Side) {
    act.state.pieces.forget_moves(act.game.pieces.of(side));
    let ships = act.game.pieces.ships_of(side);
    let on_map = act.state.pieces.among(ships, |place| !place.is_base());
    let home = Home {
        quota: (act.look().strength_of(on_map) / 2) as u8,
        ..Home::default()
    };
    cargo::check(act.state, side, Cause::Stranded);
    act.state
        .stack
        .push(Step::Own(OwnStep::Regroup { side, home }));
}

/// What has gone home in the D.2 that is going on.
fn home(state: &State) -> Home {
    if let Some(
        Step::Own(OwnStep::Regroup { home, .. }) | Step::Own(OwnStep::RegroupTo { home, .. }),
    ) = state.step()
    {
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
fn may_go_home(look: Look<'_>, (side, home): (Side, Home), piece: PieceId, base: Place) -> bool {
    let Some(number) = base_number(side, base) else {
        return false;
    };
    let strength = look.strength(piece);
    if look.game.pieces.persians.contains(piece) {
        false
    } else if piece.is_leader() {
        true
    } else if look.game.pieces.of_type(UnitType::Trireme).contains(piece) {
        strength <= u16::from(home.quota)
    } else {
        let ships = home.ships.get(number).copied().unwrap_or(0);
        let men = home.men.get(number).copied().unwrap_or(0);
        u16::from(ships) >= cargo::RATIO * (u16::from(men) + strength)
    }
}

/// 2.D.2h Where anybody of a side may go from a place: adjacent ports without enemies, and its bases.
fn goals(look: Look<'_>, side: Side, from: Place) -> impl Iterator<Item = Place> {
    let ports = look.game.board.ports_beside(from);
    ports
        .filter(move |&port| !steps::may_not_enter(look, side, port))
        .chain(Place::bases_of(side))
}

/// 2.D.2 May this piece go to one of the goals, with others who go there too?
fn may_join(
    look: Look<'_>,
    (side, home): (Side, Home),
    (piece, others): (PieceId, PieceSet),
    to: Place,
) -> bool {
    if to.is_base() {
        may_go_home(look, (side, home), piece, to)
    } else {
        stacking::has_room_beside(look, side, (piece, others), to)
    }
}

/// Where a piece may go.
fn targets(look: Look<'_>, side: Side, piece: PieceId) -> impl Iterator<Item = Place> {
    let home = home(look.state);
    let from = look.state.pieces.place(piece).into_iter();
    let goals = from.flat_map(move |from| goals(look, side, from));
    goals.filter(move |&to| may_join(look, (side, home), (piece, PieceSet::EMPTY), to))
}

/// 2.D.2 May this piece go there?
fn may_regroup_to(look: Look<'_>, side: Side, piece: PieceId, to: Place) -> Result<(), Illegal> {
    if targets(look, side, piece).any(|open| open == to) {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::CannotRegroupTo { place: to }))
    }
}

/// 2.D.2i, 7.S20b May this piece still go somewhere? Each once, nobody out of a base, no sick leader.
fn may_regroup(look: Look<'_>, side: Side, piece: PieceId) -> Result<(), Illegal> {
    if look.state.pieces.sick().contains(piece) {
        return Err(Illegal::Shared(Refusal::IsSick { leader: piece }));
    }
    let on_map = look
        .state
        .pieces
        .place(piece)
        .is_some_and(|place| !place.is_base());
    let is_own = look.game.pieces.of(side).contains(piece);
    if !on_map || !is_own || look.state.pieces.moved().contains(piece) {
        return Err(Illegal::Shared(Refusal::CannotRegroup { piece }));
    }
    let target = targets(look, side, piece).next();
    target
        .map(|_| ())
        .ok_or(Illegal::Shared(Refusal::CannotRegroup { piece }))
}

/// Who may still go somewhere.
fn movable(look: Look<'_>, side: Side) -> impl Iterator<Item = PieceId> {
    let own = look
        .game
        .pieces
        .of(side)
        .intersection(look.state.pieces.in_play());
    own.without(look.state.pieces.moved())
        .iter()
        .filter(move |&piece| may_regroup(look, side, piece).is_ok())
}

/// Is there anybody to move?
pub(crate) fn is_asked(look: Look<'_>, side: Side) -> bool {
    movable(look, side).next().is_some()
}

/// 2.D.2 Who goes, or nobody else.
pub(crate) fn answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    let home = home(look.state);
    for from in look.state.pieces.occupied() {
        let all = free(look, side, from);
        if all.is_empty() {
            continue;
        }
        let goals: PlaceSet = goals(look, side, from).collect();
        for piece in all.iter() {
            let alone = (piece, PieceSet::EMPTY);
            let mut open = goals.iter();
            if open.any(|to| may_join(look, (side, home), alone, to)) {
                out.push(Action::Regroup { piece });
            }
        }
        if all.len() > 1 {
            let open = goals
                .iter()
                .filter(|&to| party(look, side, all, to).len() > 1);
            out.extend(open.map(|to| Action::RegroupAll { from, to }));
        }
    }
    out.push(Action::Done);
}

/// 2.D.2i, 7.S20b Who may still leave a place: each once, nobody out of a base, no sick leader.
fn free(look: Look<'_>, side: Side, from: Place) -> PieceSet {
    if from.is_base() {
        return PieceSet::EMPTY;
    }
    let kept = look.state.pieces.moved().union(look.state.pieces.sick());
    look.own_at(side, from).without(kept)
}

/// 2.D.2 Those of a place who may go to one of its goals one after the other: ships first, as troops need them.
fn party(look: Look<'_>, side: Side, all: PieceSet, to: Place) -> PieceSet {
    let mut home = home(look.state);
    let mut party = PieceSet::EMPTY;
    for piece in all.iter() {
        if may_join(look, (side, home), (piece, party), to) {
            home = sent(look, (side, home), piece, to);
            party.insert(piece);
        }
    }
    party
}

/// 2.D.2 May all of a place who can go there do so? At least two.
pub(crate) fn may_regroup_all(
    look: Look<'_>,
    side: Side,
    (from, to): (Place, Place),
) -> Result<PieceSet, Illegal> {
    let all = free(look, side, from);
    let party = if goals(look, side, from).any(|goal| goal == to) {
        party(look, side, all, to)
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
    act: &mut Act<'_>,
    side: Side,
    (from, to): (Place, Place),
) -> Result<(), Illegal> {
    let party = may_regroup_all(act.look(), side, (from, to))?;
    for piece in party.iter() {
        let home = sent(act.look(), (side, home(act.state)), piece, to);
        act.regroup(piece, to);
        act.state
            .next_step(Step::Own(OwnStep::Regroup { side, home }));
    }
    act.lone_leaders(to, Cause::Alone);
    Ok(())
}

/// Takes a piece; where only one place is open it goes there.
pub(crate) fn regroup(act: &mut Act<'_>, side: Side, piece: PieceId) -> Result<(), Illegal> {
    may_regroup(act.look(), side, piece)?;
    let home = home(act.state);
    act.state.next_step(Step::Own(OwnStep::RegroupTo {
        side,
        piece: PieceSet::one(piece),
        home,
    }));
    let places = Choice::among(targets(act.look(), side, piece));
    places.take_only(|place| regroup_to(act, side, place))
}

/// Where the piece may go.
pub(crate) fn regroup_to_answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    if let Some(Step::Own(OwnStep::RegroupTo { piece: taken, .. })) = look.state.step() {
        for piece in taken.iter() {
            let open = targets(look, side, piece);
            out.extend(open.map(|place| Action::RegroupTo { place }));
        }
    }
}

/// 2.D.2 The piece goes there and stays.
pub(crate) fn regroup_to(act: &mut Act<'_>, side: Side, to: Place) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::CannotRegroupTo { place: to });
    let Some(Step::Own(OwnStep::RegroupTo { piece: taken, .. })) = act.state.step() else {
        return Err(refused);
    };
    let piece = taken.first().ok_or(refused)?;
    may_regroup_to(act.look(), side, piece, to)?;
    let home = sent(act.look(), (side, home(act.state)), piece, to);
    act.regroup(piece, to);
    act.lone_leaders(to, Cause::Alone);
    act.state
        .next_step(Step::Own(OwnStep::Regroup { side, home }));
    Ok(())
}

/// 2.D.2b, 2.D.2e What has gone home with this piece.
fn sent(look: Look<'_>, (side, mut home): (Side, Home), piece: PieceId, to: Place) -> Home {
    let strength = look.strength(piece) as u8;
    let is_ship = look.game.pieces.of_type(UnitType::Trireme).contains(piece);
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
