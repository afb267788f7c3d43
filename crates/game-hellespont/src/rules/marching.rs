//! 3 A group on the move.

use campaign::Marching;

use crate::rules::{
    prelude::*,
    stratagem_targets::{alcibiades, has_archers},
};

/// 3.5k So many times the enemy's strength passes without a die.
const OVERWHELMING: u16 = 10;

/// 3b The next step, a passenger to leave behind, the enemy fleet to pass, or the end of the move.
pub(crate) fn answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    let Some(march) = look.state.marching() else {
        return;
    };
    if steps::must_pass(look, side, &march) {
        out.push(Action::TryPass);
        out.push(Action::Stop);
        return;
    }
    out.extend(look.steps(side, &march).map(|to| Action::Step { to }));
    for piece in march.group.iter() {
        if may_drop(look.game, &march, piece).is_ok() {
            out.push(Action::Drop { piece });
        }
    }
    if look.may_stop(side, &march).is_ok() {
        out.push(Action::Stop);
    }
}

impl MarchKind {
    /// 3.4a A group on foot that puts to sea crosses it.
    pub(crate) fn towards(self, to: Place) -> Self {
        match self {
            Self::Land if to.is_sea() => Self::Amphibious,
            Self::Land | Self::Naval | Self::Amphibious => self,
        }
    }
}

impl Marching for Types {
    fn meets_archers(look: Look<'_>, side: Side, _: &March, to: Place) -> bool {
        to.is_land() && has_archers(look, side.other(), to)
    }

    fn moved(act: &mut Act<'_>, side: Side, march: March, to: Place) -> March {
        let who = march.group;
        // 2.B.2i Whoever has left his base is no reinforcement any more.
        act.state.pieces.forget_arrivals(who);
        // 7.S18a
        act.state.alcibiades_entered |= alcibiades().is_some_and(|leader| who.contains(leader));
        let kind = march.kind.towards(to);
        if kind == MarchKind::Amphibious && to.is_sea() {
            let load = who.intersection(act.game.pieces.land());
            let load = act.look().strength_of(load);
            act.state.phase.own.crossed.add(to.index(), load);
        }
        // 3.3g Those who stay at sea must fit the ships that stay.
        if march.at.is_sea() && kind == MarchKind::Naval && !march.begun {
            cargo::check(act.state, side, Cause::Stranded);
        }
        let own = OwnMarch {
            kind,
            seen: march.seen.with(to),
            passed: kind == MarchKind::Naval && is_overwhelming(act.look(), side, who, to),
            ..march.own
        };
        March { own, ..march }
    }

    /// 3.5f, 3.4g Enemies in the open stop a group, and so does a landing.
    fn arrive(act: &mut Act<'_>, side: Side, march: March) {
        if march.kind == MarchKind::Naval || march.at.is_sea() {
            return;
        }
        if act.look().has_units_at(side.other(), march.at) {
            act.meet_enemies(side);
        } else if march.kind == MarchKind::Amphibious {
            act.finish_march(side);
        }
    }

    fn may_withdraw(look: Look<'_>, side: Side, march: &March) -> bool {
        withdrawal::is_offered(look, side, march.at)
    }

    fn goes_on(look: Look<'_>, side: Side, march: &March) -> bool {
        steps::must_pass(look, side, march) || look.has_step(side, march)
    }

    /// 3.4g Not at sea without ships, unless there is no way on.
    fn may_stop(look: Look<'_>, side: Side, march: &March) -> Result<(), Illegal> {
        let is_crossing = march.kind == MarchKind::Amphibious && march.at.is_sea();
        if is_crossing && look.has_step(side, march) {
            return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
        }
        Ok(())
    }

    /// 3.4g Ruling: when archers have closed the last shore to those at sea, these go back to where they started.
    fn finish(act: &mut Act<'_>, side: Side, march: Option<March>) {
        let is_at_sea = |march: &March| march.kind == MarchKind::Amphibious && march.at.is_sea();
        if let Some(march) = march.filter(is_at_sea) {
            take_back(act, side, march);
        }
    }
}

/// 3.5l The ships of the group and of the enemy in a zone, in strength.
pub(crate) fn fleets(look: Look<'_>, side: Side, group: PieceSet, zone: Place) -> (u16, u16) {
    let ships = group.intersection(look.game.pieces.of_type(UnitType::Trireme));
    let enemies = look.ships_at(side.other(), zone);
    (look.strength_of(ships), look.strength_of(enemies))
}

/// 3.5k, 3.5l Ten to one against the enemy fleet in a zone, counting only the ships of the group.
pub(crate) fn is_overwhelming(look: Look<'_>, side: Side, group: PieceSet, zone: Place) -> bool {
    let (ships, enemies) = fleets(look, side, group, zone);
    ships >= OVERWHELMING * enemies
}

/// 3.3c May this passenger be left in the port that the ships pass through?
fn may_drop(game: &Hellespont, march: &March, piece: PieceId) -> Result<(), Illegal> {
    let is_ship = game.pieces.of_type(UnitType::Trireme).contains(piece);
    let is_port = march.kind == MarchKind::Naval && march.begun && march.at.is_port();
    if is_port && !is_ship && march.group.contains(piece) {
        Ok(())
    } else {
        Err(Illegal::CannotDrop { piece })
    }
}

/// 3.3c, 3.3i The passenger stays behind; his move is over.
pub(crate) fn drop(act: &mut Act<'_>, side: Side, piece: PieceId) -> Result<(), Illegal> {
    let mut march = act.state.marching().ok_or(Refusal::PickFirst)?;
    may_drop(act.game, &march, piece)?;
    march.group.remove(piece);
    let port = march.at;
    // 1.1f The ships may go back the way they came; each drop leaves fewer aboard, so the move ends.
    march.seen = PlaceSet::one(port);
    act.state.march = Some(march);
    act.log.push(|| Event::Dropped { side, piece, port });
    Ok(())
}

/// 3.5j Faces of the die that let a group pass an enemy fleet.
pub(crate) fn passing_faces(game: &Hellespont, zone: Place) -> u8 {
    if game.board.terrain(zone) == Terrain::Strait {
        1
    } else {
        3
    }
}

/// 3.5j, 8e One die, which nobody repeats.
pub(crate) fn try_pass(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    let mut march = act.state.marching().ok_or(Refusal::PickFirst)?;
    if !steps::must_pass(act.look(), side, &march) {
        return Err(Illegal::NothingToPass { at: march.at });
    }
    let die = act.state.dice.d6(act.log);
    let (zone, passed) = (march.at, die.get() <= passing_faces(act.game, march.at));
    act.log.push(|| Event::PassingRolled {
        side,
        zone,
        die,
        passed,
    });
    if passed {
        march.passed = true;
        act.state.march = Some(march);
    } else {
        act.finish_march(side);
    }
    Ok(())
}

fn take_back(act: &mut Act<'_>, side: Side, march: March) {
    for piece in march.group.iter() {
        act.state.pieces.get_mut(piece).at = At::Place(march.from);
    }
    let (pieces, zone) = (march.group, march.from);
    act.tell(PieceEvent::Moved {
        side,
        pieces,
        from: march.at,
        to: zone,
        cost: 0,
    });
}
