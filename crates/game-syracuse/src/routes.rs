//! 3.2, 2.B.3.2 Where groups can go: now, if they are moving, otherwise in their next actions.

use campaign::Routes;

use crate::{
    game::Syracuse,
    ids::{Place, Side},
    pieces::{PieceSet, UnitType},
    rules::{activation, marching, sailing},
    step::{March, OwnMarch, Step},
    types::{Look, Types},
};

impl Routes for Types {
    const FORMING: &'static str = "3.2a";

    fn after_step(look: Look<'_>, side: Side, march: &March, to: Place) -> Option<March> {
        let way = look.may_step(side, march, to).ok()?;
        let own = OwnMarch {
            seen: march.seen | sailing::bit(to),
            ..march.own
        };
        Some(march.after(way.who, (to, way.cost), own))
    }

    /// 3b Forts, too.
    fn beside(game: &Syracuse, at: Place) -> impl Iterator<Item = Place> {
        let inside = game.board.fort_in(at).map(Place::fort);
        let outside = at.as_fort().map(|fort| game.board.zone_of(fort));
        game.board.neighbours(at).chain(inside).chain(outside)
    }

    fn may_stay(look: Look<'_>, side: Side, march: &March) -> bool {
        marching::may_stay(look, side, march).is_ok()
    }

    /// 3.2k Enemies end it.
    fn may_go_on(look: Look<'_>, side: Side, march: &March) -> bool {
        !marching::holds(look, side.other(), march.at)
    }

    fn is_fleet(march: &March) -> bool {
        march.naval
    }

    fn activated(look: Look<'_>, side: Side, from: Place) -> Option<(Place, u8)> {
        let around = from.as_fort().map(|fort| look.game.board.zone_of(fort));
        let goes_along = |zone: &Place| {
            let area = activation::area(look, side, *zone);
            look.own_at(side, from).without(area).is_empty()
        };
        let place = around.filter(goes_along).unwrap_or(from);
        let price = match look.state.step() {
            Some(Step::Pick(picking)) if picking.side == side => {
                (picking.from == place).then_some(0)
            }
            Some(Step::Menu { side: moving }) if moving == side => {
                activation::may_activate(look, side, place).ok()
            }
            _ => Some(activation::cost(look, side, place)),
        };
        price.map(|price| (place, price))
    }

    /// All together, or the ships, or the others.
    fn parties(look: Look<'_>, side: Side, from: Place) -> Vec<Vec<PieceSet>> {
        let fresh = look.own_at(side, from).without(look.state.pieces.moved());
        let ships = fresh.intersection(look.game.pieces.of_type(UnitType::Trireme));
        let leaders = fresh.intersection(look.game.pieces.leaders);
        vec![vec![fresh, ships.union(leaders), fresh.without(ships)]]
    }
}
