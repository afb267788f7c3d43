//! 7.S20 The epidemic: two land units and a leader.

use campaign::HitsLeft;

use crate::rules::prelude::*;

/// 7.S20a Two units fall ill.
const VICTIMS: u8 = 2;

fn on_map(state: &State, pieces: PieceSet) -> PieceSet {
    state.pieces.among(pieces, |place| !place.is_base())
}

/// 7.S20c Land units of a side on the map, garrisons and troops aboard included.
pub(crate) fn victims(look: Look<'_>, side: Side) -> PieceSet {
    on_map(
        look.state,
        look.game
            .pieces
            .land()
            .intersection(look.game.pieces.of(side)),
    )
}

/// 7.S20b Leaders of a side on the map who are not sick.
pub(crate) fn leaders(look: Look<'_>, side: Side) -> PieceSet {
    on_map(look.state, look.game.pieces.leaders_of(side)).without(look.state.pieces.sick())
}

/// 7.S20a Is there anybody of a side whom it can hit?
pub(crate) fn finds_anybody(look: Look<'_>, side: Side) -> bool {
    !victims(look, side).union(leaders(look, side)).is_empty()
}

/// 7.S20a, 7.S20c It does what it can: units first, then a leader.
pub(crate) fn begin(act: &mut Act<'_>, side: Side) {
    let enemy = side.other();
    if !leaders(act.look(), enemy).is_empty() {
        act.state.stack.push(Step::Sick { side });
    }
    if let Some(HitsLeft { left, hit }) = HitsLeft::among(victims(act.look(), enemy), VICTIMS) {
        act.state.stack.push(Step::Epidemic { side, left, hit });
    }
}

/// 7.S20a Enemy land units, each once.
pub(crate) fn answers(
    look: Look<'_>,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    out: &mut Decisions<Hellespont>,
) {
    let victims = hits_left.open(victims(look, side.other()));
    out.extend(victims.iter().map(|piece| Action::Infect { piece }));
}

/// 7.S20a A unit is weakened.
pub(crate) fn infect(
    act: &mut Act<'_>,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    piece: PieceId,
) -> Result<(), Illegal> {
    let enemy = side.other();
    if !hits_left.open(victims(act.look(), enemy)).contains(piece) {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece }));
    }
    let place = act.state.pieces.place(piece);
    act.weaken(piece, Cause::Epidemic);
    // 4.2.4d A leader whom the last unit leaves alone among enemies is captured before anybody falls sick.
    if let Some(place) = place {
        act.lone_leaders(place, Cause::Alone);
    }
    act.state.stack.pop();
    if let Some(HitsLeft { left, hit }) = hits_left.after(piece, victims(act.look(), enemy)) {
        act.state.stack.push(Step::Epidemic { side, left, hit });
    }
    Ok(())
}

/// 7.S20b One of the leaders falls sick, if the player wishes it.
pub(crate) fn sick_answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    let leaders = leaders(look, side.other());
    out.extend(leaders.iter().map(|piece| Action::Infect { piece }));
    out.push(Action::Done);
}

/// 7.S20b His owner takes him to safety.
pub(crate) fn fall_sick(act: &mut Act<'_>, side: Side, leader: PieceId) -> Result<(), Illegal> {
    let enemy = side.other();
    if !leaders(act.look(), enemy).contains(leader) {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece: leader }));
    }
    act.state.next_step(Step::Own(OwnStep::SickTo {
        side: enemy,
        leader: PieceSet::one(leader),
    }));
    Ok(())
}

/// 7.S20c A port without enemies or an own base; a Persian finds no base.
fn may_lie(look: Look<'_>, side: Side, leader: PieceId, to: Place) -> Result<(), Illegal> {
    let is_port = to.is_port() && !steps::may_not_enter(look, side, to);
    let is_base =
        Place::bases_of(side).contains(&to) && !look.game.pieces.persians.contains(leader);
    if is_port || is_base {
        Ok(())
    } else {
        Err(Illegal::NoSickbed { place: to })
    }
}

/// 7.S20c Where he may be taken.
pub(crate) fn sickbeds(look: Look<'_>, side: Side, leader: PieceId) -> impl Iterator<Item = Place> {
    Place::all().filter(move |&to| may_lie(look, side, leader, to).is_ok())
}

/// 7.S20b, 7.S20c He lies there until he recovers.
pub(crate) fn lie(
    act: &mut Act<'_>,
    (side, leader): (Side, PieceId),
    to: Place,
) -> Result<(), Illegal> {
    may_lie(act.look(), side, leader, to)?;
    take_to_bed(act, leader, to);
    Ok(())
}

/// 7.S20c Without a free port Pharnabazus stays where he is. Says whether there is something to decide.
pub(crate) fn settle(act: &mut Act<'_>, (side, leader): (Side, PieceId)) -> bool {
    let Some(place) = act.state.pieces.place(leader) else {
        act.state.stack.pop();
        return false;
    };
    let has_bed = sickbeds(act.look(), side, leader).next().is_some();
    if !has_bed {
        take_to_bed(act, leader, place);
    }
    has_bed
}

fn take_to_bed(act: &mut Act<'_>, leader: PieceId, to: Place) {
    act.fall_sick(leader, to);
    act.state.stack.pop();
}
