//! 2.Cb to 2.Cn How many dice a side throws for its works.

use campaign::Season;

use crate::rules::prelude::*;

/// 2.Cb to 2.Cd, 2.Cg, 2.Ci to 2.Cn How many dice a side throws without a discard. It can be 0 or less (2.Co).
pub(crate) fn dice(look: Look<'_>, side: Side) -> i8 {
    let calendar = &look.game.calendar;
    let year = calendar.year(look.state.turn);
    let one = |holds: bool| i8::from(holds);
    let common = one(look.state.advantage == side) + one(has_double_bonus(look, side))
        - one(is_short_of_cavalry(look, side))
        - one(calendar.season(look.state.turn) == Season::Winter)
        - one(year == 413);
    match side {
        Side::Athenian => {
            let labdalon = look.state.fort(FortId::Labdalon).owner() == Some(side);
            2 + common + one(year == 414) + one(labdalon) - one(look.state.chains == Work::Built)
        }
        Side::Syracusan => 1 + common,
    }
}

/// 2.Ch Is a piece on the map? Catania is not.
fn is_on_map(place: Option<Place>) -> bool {
    place.is_some_and(|place| place != Place::CATANIA)
}

/// 2.Cg, 2.Ch, 1.2d Is a fit leader with two swords on the map?
fn has_double_bonus(look: Look<'_>, side: Side) -> bool {
    let leaders = look
        .game
        .pieces
        .of(side)
        .intersection(look.game.pieces.leaders);
    leaders
        .iter()
        .any(|leader| is_on_map(look.state.pieces.place(leader)) && look.swords(leader) == 2)
}

/// 2.Ck, 2.Cl Does the cavalry on the map cost a die? French: less than half of the enemy's. English: not twice the enemy's.
pub(crate) fn is_short_of_cavalry(look: Look<'_>, side: Side) -> bool {
    let strength = |side: Side| {
        let cavalry = look
            .game
            .pieces
            .of(side)
            .intersection(look.game.pieces.of_type(UnitType::Cavalry));
        let on_map = cavalry
            .iter()
            .filter(|&unit| is_on_map(look.state.pieces.place(unit)))
            .collect();
        look.strength_of(on_map)
    };
    let (own, enemy) = (strength(side), strength(side.other()));
    match look.state.edition {
        Edition::Fr => 2 * own < enemy,
        Edition::En => own < 2 * enemy,
    }
}
