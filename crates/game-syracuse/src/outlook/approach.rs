//! How near a side's men are to the places where they are wanted.

use strum::VariantArray;

use crate::{
    ids::{CAMP, FortId, Place, Side, WallId},
    pieces::{PieceId, PieceSet, UnitType},
    rules::crossing,
    state::{Camp, FortState, Work},
    types::Look,
};

/// What men in the right place count; each zone that is missing takes one away.
const THERE: i32 = 10;
/// 9.2b Forts that are worth victory points, in the order in which Athens wants them.
const PRIZES: [FortId; 3] = [FortId::Plemmyrion, FortId::Syke, FortId::Labdalon];

/// Over all wanted places, how near the nearest men are that are not counted for another.
pub(super) fn approach(look: Look<'_>, side: Side) -> i32 {
    let own = look
        .game
        .pieces
        .of(side)
        .intersection(look.state.pieces.in_play());
    let mut free = own.intersection(look.game.pieces.land());
    if side == Side::Athenian {
        // 5.1d Horsemen do not build.
        free = free.without(look.game.pieces.of_type(UnitType::Cavalry));
    }
    let mut sum = 0;
    for goal in goals(look, side).into_iter().flatten() {
        let far = distances(look, side, goal);
        let distance = |unit: &PieceId| zone(look, *unit).map_or(u8::MAX, |zone| at(&far, zone));
        let strong: PieceSet = free
            .iter()
            .filter(|&unit| look.strength(unit) >= 2)
            .collect();
        if let Some(nearest) = strong.iter().min_by_key(distance) {
            sum += (THERE - i32::from(distance(&nearest))).max(0);
            free.remove(nearest);
        }
    }
    sum
}

/// Where a side wants men: Athens at what it builds next and holds, Syracuse at the forts it can win back.
fn goals(look: Look<'_>, side: Side) -> [Option<Place>; 5] {
    let [plemmyrion, syke, labdalon] = PRIZES.map(|fort| {
        let wanted = match side {
            Side::Athenian => true,
            Side::Syracusan => look.state.fort(fort) == FortState::Athenian,
        };
        wanted.then(|| look.game.board.zone_of(fort))
    });
    if side == Side::Syracusan {
        let camp = look.state.has_camp().then_some(CAMP);
        return [plemmyrion, syke, labdalon, camp, None];
    }
    let camp = (look.state.camp == Camp::Unbuilt).then_some(CAMP);
    let mut walls = WallId::VARIANTS.iter().filter(|wall| wall.side() == side);
    let next = walls.find(|&&wall| look.state.wall(wall) != Work::Built);
    let wall = next.filter(|_| look.state.has_camp()).map(|&wall| {
        let [zone, _] = look.game.board.wall_zones(wall);
        zone
    });
    [camp, plemmyrion, wall, syke, labdalon]
}

/// The zone in which a unit stands; a garrison stands in that of its fort.
fn zone(look: Look<'_>, unit: PieceId) -> Option<Place> {
    let place = look.state.pieces.place(unit)?;
    Some(
        place
            .as_fort()
            .map_or(place, |fort| look.game.board.zone_of(fort)),
    )
}

fn at(far: &[u8; Place::ZONES], zone: Place) -> u8 {
    far.get(zone.index()).copied().unwrap_or(u8::MAX)
}

/// How many zones away from the goal each zone is, for a side.
fn distances(look: Look<'_>, side: Side, goal: Place) -> [u8; Place::ZONES] {
    let mut far = [u8::MAX; Place::ZONES];
    let (mut known, mut edge) = (1_u64 << goal.index(), 1_u64 << goal.index());
    for distance in 0.. {
        let mut next = 0;
        while edge != 0 {
            let zone = Place::from_index(edge.trailing_zeros() as u8);
            edge &= edge - 1;
            if let Some(cell) = far.get_mut(zone.index()) {
                *cell = distance;
            }
            for from in look.game.board.neighbours(zone) {
                let bit = 1 << from.index();
                if known & bit == 0 && crossing::may_cross(look, side, from, zone).is_ok() {
                    known |= bit;
                    next |= bit;
                }
            }
        }
        if next == 0 {
            break;
        }
        edge = next;
    }
    far
}
