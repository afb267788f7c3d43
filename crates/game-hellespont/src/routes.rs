//! 3.5, 2.B.3.2 Where groups can go: now, if they are moving, otherwise in their next actions.

use campaign::Routes;

use crate::{
    game::Hellespont,
    ids::{Place, Side},
    pieces::{PieceSet, UnitType},
    rules::{activation, marching},
    step::{March, MarchKind, OwnMarch, Step},
    types::{Look, Types},
};

impl Routes for Types {
    const FORMING: &'static str = "3.5a";

    /// 3b, 3.5j An enemy fleet ends a way, unless it is swept aside.
    fn after_step(look: Look<'_>, side: Side, march: &March, to: Place) -> Option<March> {
        let way = look.may_step(side, march, to).ok()?;
        let own = OwnMarch {
            kind: march.kind.towards(to),
            seen: march.seen.with(to),
            passed: marching::is_overwhelming(look, side, way.who, to),
            ..march.own
        };
        Some(march.after(way.who, (to, way.cost), own))
    }

    fn beside(game: &Hellespont, at: Place) -> impl Iterator<Item = Place> {
        let ways = game.board.naval_ways(at).chain(game.board.land_ways(at));
        ways.chain(game.board.coasts(at))
    }

    fn may_stay(look: Look<'_>, side: Side, march: &March) -> bool {
        look.may_stop(side, march).is_ok()
    }

    /// 3.5f A landing ends it.
    fn may_go_on(_: Look<'_>, _: Side, march: &March) -> bool {
        march.kind != MarchKind::Amphibious || march.at.is_sea()
    }

    fn is_fleet(march: &March) -> bool {
        march.kind == MarchKind::Naval
    }

    fn activated(look: Look<'_>, side: Side, from: Place) -> Option<(Place, u8)> {
        let price = match look.state.step() {
            Some(Step::Pick(picking)) if picking.side == side => {
                (picking.from == from).then_some(0)
            }
            Some(Step::Menu { side: moving }) if moving == side => {
                activation::may_activate(look, side, from).ok()
            }
            _ => Some(activation::cost(look, side, from)),
        };
        price.map(|price| (from, price))
    }

    /// The fleet with whom it carries or alone, and the army.
    fn parties(look: Look<'_>, side: Side, from: Place) -> Vec<Vec<PieceSet>> {
        let fresh = look
            .own_at(side, from)
            .without(look.state.pieces.moved())
            .without(look.state.pieces.sick());
        let ships = fresh.intersection(look.game.pieces.of_type(UnitType::Trireme));
        let leaders = fresh.intersection(look.game.pieces.leaders);
        vec![
            vec![fresh, ships.union(leaders)],
            vec![fresh.without(ships)],
        ]
    }
}
