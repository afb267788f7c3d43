//! 6.3 The revolt of the helots.

use super::{Play, losses};
use crate::{
    event::{Event, LossCause},
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    state::Party,
    troops::Units,
};

/// 6.3d Without Athenians in all five places there is no revolt; one that was is over.
fn stay_quiet(play: &mut Play<'_>) -> bool {
    let places = play.game.board.helots;
    let held = play.at.troops.occupied(Side::Athens).intersection(places);
    let quiet = held != places;
    if quiet {
        end_revolt(play);
    }
    quiet
}

/// 6.3c, 6.3d A revolt that was is over; the next one begins anew.
pub(crate) fn end_revolt(play: &mut Play<'_>) {
    if std::mem::take(&mut play.at.marks.helots_revolt) {
        play.say(|| Event::HelotsQuiet);
    }
}

/// 6.3a-e Athenians in all five places raise the helots.
pub(crate) fn check(play: &mut Play<'_>) {
    let numbers = &play.game.numbers.helots;
    if stay_quiet(play) {
        return;
    }
    let first = !play.at.marks.helots_revolt;
    let mut fallen = Force::EMPTY;
    if first {
        let own = Sort::own(Kind::Hoplite);
        let there = play.at.troops.at(Side::Sparta, SpaceId::SPARTA).get(own);
        fallen = Force::of(own, there.min(numbers.hoplites));
        let party = Party::Standing {
            space: SpaceId::SPARTA,
        };
        losses::lose_from(play, Side::Sparta, party, fallen, LossCause::Helots);
    }
    play.at.marks.helots_revolt = true;
    play.at.marks.helots = if first {
        numbers.first_income
    } else {
        numbers.later_income
    };
    play.say(|| Event::HelotsRevolted {
        first,
        units: Units::new(Side::Sparta, fallen),
    });
}
