//! Personages: won at the end of a turn, never lost.

use engine::Log;
use strum::VariantArray;

use crate::{data::personage_id, event::Event, game::Antike, ids::PersonageKind, state::State};

/// personages.1, .3 to .6, .12, .19 How many of a kind the nation at turn deserves now, whatever the pile holds.
fn deserved(game: &Antike, state: &State, kind: PersonageKind) -> u8 {
    let nation = state.at_turn();
    let numbers = &game.numbers;
    let beyond = |count: u8, each: u8| (count / each).saturating_sub(nation.count(kind));
    match kind {
        PersonageKind::King => beyond(nation.cities.len(), numbers.cities_per_king),
        PersonageKind::Scholar => state.turn.firsts.len(),
        PersonageKind::General => state.turn.destroyed,
        PersonageKind::Citizen => beyond(
            nation.cities.intersection(state.temples).len(),
            numbers.temples_per_citizen,
        ),
        PersonageKind::Navigator => {
            beyond(nation.galleys.present().len(), numbers.seas_per_navigator)
        }
    }
}

/// personages.11, .13 to .17 The nation at turn takes what it deserves, lowest number first, while the pile lasts.
pub(crate) fn award(game: &Antike, state: &mut State, log: &mut Log<Event>) {
    for &kind in PersonageKind::VARIANTS {
        for _ in 0..deserved(game, state, kind) {
            let won = state.personages_won(kind);
            if won >= game.piles.of(kind) {
                break;
            }
            let nation = state.at_turn_mut();
            if let Some(count) = nation.personages.get_mut(kind as usize) {
                *count += 1;
            }
            let (total, nation) = (nation.personage_total(), nation.nation);
            log.push(|| Event::PersonageWon {
                nation,
                kind,
                personage: personage_id(kind, won + 1),
                total,
            });
        }
    }
}
