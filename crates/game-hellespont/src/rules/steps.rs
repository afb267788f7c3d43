//! 3, 3.2, 3.3 One step of a group: where it may go, who can pay for it, and how it enters.

use campaign::{Stepping, who_can_pay};

use crate::rules::prelude::*;

/// A step that may be taken.
pub(crate) type Way = campaign::Way<Types>;

impl Stepping for Types {
    fn neighbours(look: Look<'_>, march: &March) -> impl Iterator<Item = Place> {
        let (board, at, kind) = (&look.game.board, march.at, march.kind);
        let naval = (kind == MarchKind::Naval || at.is_sea()).then(|| board.naval_ways(at));
        let on_foot = (kind != MarchKind::Naval).then(|| board.land_ways(at));
        let coasts = (kind != MarchKind::Naval).then(|| board.coasts(at));
        naval
            .into_iter()
            .flatten()
            .filter(move |to| kind == MarchKind::Naval || to.is_sea())
            .chain(coasts.into_iter().flatten())
            .chain(on_foot.into_iter().flatten())
    }

    fn may_step(look: Look<'_>, side: Side, march: &March, to: Place) -> Result<Way, Illegal> {
        match march.kind {
            MarchKind::Naval => may_sail(look, side, march, to),
            MarchKind::Land if to.is_sea() => crossing::may_put_to_sea(look, side, march, to),
            MarchKind::Land => may_walk(look, side, march, to),
            MarchKind::Amphibious if to.is_sea() => crossing::may_put_to_sea(look, side, march, to),
            MarchKind::Amphibious => crossing::may_land(look, side, march, to),
        }
    }
}

/// 3.1e, 3.3 May the ships sail there with all who have boarded? 1.1f Ruling: nobody returns to a zone,
/// except out of a port or after a drop.
fn may_sail(look: Look<'_>, side: Side, march: &March, to: Place) -> Result<Way, Illegal> {
    if to.is_land() {
        return Err(Illegal::Shared(Refusal::ShipsOnLand { to }));
    }
    if !look.game.board.is_naval_way(march.at, to) {
        let from = march.at;
        return Err(Illegal::Shared(Refusal::NotAdjacent { from, to }));
    }
    if may_not_enter(look, side, to) {
        return Err(Illegal::PortClosed { port: to });
    }
    if march.seen.contains(to) && !march.at.is_port() {
        return Err(Illegal::Shared(Refusal::BackAgain { zone: to }));
    }
    if must_pass(look, side, march) {
        return Err(Illegal::Shared(Refusal::MustStop { at: march.at }));
    }
    let ships = march
        .group
        .intersection(look.game.pieces.of_type(UnitType::Trireme));
    if ships.is_empty() {
        return Err(Illegal::Shared(Refusal::NoEscort { zone: march.at }));
    }
    Ok(Way {
        cost: 0,
        entered: Entered::default(),
        who: march.group,
    })
}

/// 3.5f, 3.5j Does an enemy fleet hold the group up where it is? 3.1a Not where it started.
pub(crate) fn must_pass(look: Look<'_>, side: Side, march: &March) -> bool {
    march.begun
        && !march.passed
        && march.at.is_sea()
        && !look.ships_at(side.other(), march.at).is_empty()
}

/// 3.1g Do enemy units close a port?
pub(crate) fn may_not_enter(look: Look<'_>, side: Side, to: Place) -> bool {
    to.is_port() && look.has_units_at(side.other(), to)
}

/// 3.2, 3.5b, 3.5c May the group walk there?
fn may_walk(look: Look<'_>, side: Side, march: &March, to: Place) -> Result<Way, Illegal> {
    let from = march.at;
    if !look.game.board.is_land_way(from, to) {
        return Err(Illegal::Shared(Refusal::NotAdjacent { from, to }));
    }
    if march.begun && look.has_units_at(side.other(), from) {
        return Err(Illegal::Shared(Refusal::MustStop { at: from }));
    }
    may_set_foot(look, side, to)?;
    let cost = look.game.board.cost(to);
    let total = march.spent + cost;
    // 1.1g, 1.2e, 3.2b The whole group, or the leaders alone when only they can still pay.
    let who = who_can_pay(march.group, look.game.pieces.leaders, total);
    let who = who.ok_or(Illegal::Shared(Refusal::NoPoints { to, cost }))?;
    may_meet(look, side, who, to)?;
    Ok(Way {
        cost,
        entered: Entered {
            landing: false,
            rough: cost > 1 && look.game.board.terrain(from) != Terrain::Difficult,
        },
        who,
    })
}

/// 3.1g, 7.S6a May anybody of the side go to this land zone or port?
pub(crate) fn may_set_foot(look: Look<'_>, side: Side, to: Place) -> Result<(), Illegal> {
    if may_not_enter(look, side, to) {
        return Err(Illegal::PortClosed { port: to });
    }
    if look.state.is_barred(side, to) {
        return Err(Illegal::Shared(Refusal::BarredByArchers { zone: to }));
    }
    Ok(())
}

/// 3.2c Leaders alone do not walk into enemies.
pub(crate) fn may_meet(
    look: Look<'_>,
    side: Side,
    who: PieceSet,
    to: Place,
) -> Result<(), Illegal> {
    let alone = who.without(look.game.pieces.leaders).is_empty();
    if alone && look.has_units_at(side.other(), to) {
        return Err(Illegal::LeaderAlone { zone: to });
    }
    Ok(())
}
