//! Incomes, bellicosity, sieges and risings over random wars, compared with what is counted space by space.

use super::{
    plain::Plain,
    plain_ways::{joined, positions, shipped},
    table::{space, spaces},
};
use crate::{
    BellicosityItem, LeaderId, Mode, Side, SpaceId, WarOrPeace,
    rules::{bellicosity, control, delian_rebellion, income, rebellion, sieges},
};

impl Plain<'_> {
    /// 7.1c, 8.1c What has befallen a space of the side's.
    fn is_harmed(self, side: Side, space: SpaceId, with_ravages: bool) -> bool {
        self.controls(side.other(), space)
            || self.at.rebels.contains(space)
            || (with_ravages && self.at.ravaged.contains(space))
    }

    /// 7.1 to 7.1.4, 8.3j
    fn income(self, side: Side, peace: bool) -> i32 {
        let (at, enemy) = (self.at, side.other());
        let mut talents = if side == Side::Athens { 3500 } else { 2500 };
        for harmed in SpaceId::all() {
            if self.league(harmed) == Some(side) && self.is_harmed(side, harmed, !peace) {
                let great = ["thebes", "corinth"].contains(&harmed.id());
                let taken = great && self.controls(enemy, harmed);
                talents -= if taken { 250 } else { 50 };
            }
        }
        let holds = |space| self.controls(side, space);
        let epidamnus =
            holds(side.home()) && joined(self, side.home(), &holds).contains(SpaceId::EPIDAMNUS);
        talents += if epidamnus { 1000 } else { 0 };
        if side == Side::Sparta {
            let free = !at.troops.is_there(enemy, SpaceId::SYRACUSE);
            talents += if at.allies.syracuse && free { 500 } else { 0 };
            talents += match (at.allies.persia, at.allies.iasus_taken) {
                (false, _) => 0,
                (true, false) => 500,
                (true, true) => 1000,
            };
            return talents + if peace { 0 } else { at.marks.helots };
        }
        let sicily = spaces("syracuse leontini messana himera segesta gela");
        let has_zones = sicily
            .iter()
            .all(|space| self.is_reached(side, space, false));
        if holds(SpaceId::SYRACUSE) && has_zones {
            talents += if at.options.sicily_1000 { 1000 } else { 100 };
        }
        let free = |space| !self.controls(enemy, space);
        let line = shipped(self, &free);
        if !free(SpaceId::ATHENS) || !line.contains(SpaceId::EUXINE) {
            talents -= 1500;
        }
        let led = at.mode
            != Mode::Solitaire {
                player: Side::Sparta,
            };
        let calm = spaces("athens piraeus panactum decelea")
            .iter()
            .all(|space| {
                !at.troops.is_there(enemy, space) && (peace || !at.ravaged.contains(space))
            });
        talents
            + if led && calm && !at.marks.no_levy {
                1000
            } else {
                0
            }
    }

    /// 5.1e Whose friend a space is when sieges are determined.
    pub(super) fn friend(self, space: SpaceId) -> Option<Side> {
        let held = |side: Side| self.at.held.get(side).contains(space);
        let allies = self.at.allies;
        let ally = match space.id() {
            "argos" if allies.argos => Some(Side::Athens),
            "syracuse" if allies.syracuse => Some(Side::Sparta),
            "sardis" if allies.persia => Some(Side::Sparta),
            "pella" | "macedonia" => allies.macedonia,
            _ => None,
        };
        match self.league(space) {
            _ if held(Side::Athens) => Some(Side::Athens),
            _ if held(Side::Sparta) => Some(Side::Sparta),
            league if self.at.rebels.contains(space) => league.map(Side::other),
            league => league.or(ally),
        }
    }

    /// 5.1e, RE.5c
    fn has_captured(self, side: Side, place: SpaceId) -> bool {
        let besieges =
            self.is_afield() && self.map.has_fortress(place) && self.friend(place) != Some(side);
        self.controls(side, place) && !besieges
    }

    /// 5.1a-e, 5.3.1a, 4.5g
    fn besieges(self, side: Side, place: SpaceId) -> bool {
        let (at, enemy) = (self.at, side.other());
        let has_leader = |side: Side| {
            LeaderId::all()
                .any(|leader| leader.side() == side && at.leader_at(leader) == Some(place))
        };
        let (mine, theirs) = (at.troops.at(side, place), at.troops.at(enemy, place));
        let rises = self.league(place).is_none() && at.rebels.contains(place);
        let is_open = self.friend(place) == Some(side) || rises;
        let is_at_walls = side == Side::Sparta && ["athens", "piraeus"].contains(&place.id());
        let is_led = has_leader(side) || is_at_walls;
        if !self.map.has_fortress(place) || mine.is_empty() || !is_led || is_open {
            return false;
        }
        if is_at_walls {
            return i16::from(theirs.land()) - i16::from(mine.land()) < 3;
        }
        let is_garrison = self.friend(place) == Some(enemy) && !has_leader(enemy);
        let is_weak = i16::from(mine.total()) - i16::from(theirs.total()) >= 4;
        theirs.is_empty() || (is_garrison && is_weak)
    }

    /// 2.3b, 2.3e, 6.2a, 6.2c Can the space of a league rise?
    fn is_calm(self, league: Side, space: SpaceId) -> bool {
        self.league(space) == Some(league)
            && space != league.home()
            && !self.at.rebels.contains(space)
            && !self.at.troops.is_there(league, space)
    }
}

#[test]
fn r_7_1c_incomes_are_those_of_a_plain_count() {
    // covers: 7.1d 7.1.1a 7.1.1b 7.1.4a 8.3j 7.1.5b
    positions(20, |look, plain, _| {
        for side in Side::BOTH {
            for peace in [false, true] {
                let lines = income::items(look, side, WarOrPeace::from(peace));
                let sum: i32 = lines.iter().map(|&(_, talents)| talents).sum();
                // In combat Athens' horsemen keep to the walls; Sicily is far from them.
                assert_eq!(sum, plain.income(side, peace), "{lines:?}");
            }
        }
        let rebels = SpaceId::all().filter(|&space| {
            plain.league(space) == Some(Side::Athens) && plain.at.rebels.contains(space)
        });
        let taken = ["piraeus", "decelea"]
            .into_iter()
            .any(|id| plain.has_captured(Side::Sparta, space(id)));
        let is_open = rebels.count() >= 10 || taken;
        assert_eq!(
            control::reserve(look, Side::Athens),
            if is_open { 0 } else { 1000 }
        );
    });
}

#[test]
fn r_8_1c_damage_is_that_of_a_plain_count() {
    // covers: 8.1a 8.1b 8.1e
    positions(20, |look, plain, _| {
        for side in Side::BOTH {
            let allies = spaces("argos syracuse pella sardis");
            let counts = |&space: &SpaceId| {
                let ally = allies.contains(space) && control::ally_of(look, space) == Some(side);
                let own = plain.league(space) == Some(side) || ally;
                own && plain.is_harmed(side, space, true)
            };
            let damage = -((SpaceId::all().filter(counts).count() / 10) as i8);
            let confidence = *plain.at.confidence.get(side);
            let share = if confidence > 0 {
                confidence / 2
            } else {
                confidence
            };
            let lines = bellicosity::items(look, side);
            let by = |wanted: BellicosityItem| {
                let found = lines.iter().find(|(item, _)| *item == wanted);
                found.map_or(0, |&(_, by)| by)
            };
            assert_eq!(by(BellicosityItem::Damage), damage);
            assert_eq!(by(BellicosityItem::Confidence), share);
        }
    });
}

#[test]
fn r_5_1a_sieges_are_those_of_a_plain_reading() {
    // covers: 5.1c 5.1e 5.3.1a
    let mut seen = 0;
    positions(10, |look, plain, _| {
        for side in Side::BOTH {
            for place in SpaceId::all() {
                let expected = plain.besieges(side, place);
                seen += u32::from(expected);
                assert_eq!(
                    sieges::besieges(look, side, place),
                    expected,
                    "{side} {place}"
                );
            }
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn r_6_2a_risings_spread_to_the_spaces_of_a_plain_search() {
    // covers: 2.3b 2.3e 6.2c RE.8b RE.8d
    positions(20, |look, plain, _| {
        for place in SpaceId::all() {
            let touched = |league: Side| {
                let mut lines = plain.map.from(place).filter(|(line, _)| !line.crossing);
                plain.is_calm(league, place)
                    && lines.any(|(_, near)| {
                        plain.league(near) == Some(league) && plain.at.rebels.contains(near)
                    })
            };
            let expected = touched(Side::Athens) || touched(Side::Sparta);
            assert_eq!(
                rebellion::spread_targets(look).contains(place),
                expected,
                "{place}"
            );
        }
        let table = "cnidus naxos byzantium chalcis ephesus mytilene olynthus miletus camirus \
                     lampsacus amphipolis";
        let table: Vec<SpaceId> = table.split_whitespace().map(space).collect();
        for roll in 2..=12_usize {
            let order = (0..11).map(|more| table[(roll - 2 + more) % 11]);
            let expected = order
                .into_iter()
                .find(|&id| plain.is_calm(Side::Athens, id));
            assert_eq!(delian_rebellion::rising_space(look, roll as u8), expected);
        }
    });
}
