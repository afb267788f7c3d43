//! PC The ways home over random wars, compared with a plain reading of the table.

use engine::{Dice, Log, Rng, Seed};

use super::{
    plain::{Plain, force},
    plain_ways::positions,
    table::{game, space, spaces},
};
use crate::{
    Force, HomeAfter, Position, ScenarioId, Side, SpaceId, State, Step,
    ids::{Kind, Sort},
    rules::{Flow, Play, going_home},
};

/// A place of the table.
enum Place {
    Fill(&'static str, u8),
    Split([&'static str; 2]),
    All(&'static str),
}

use Place::{All, Fill, Split};

/// PC.c to PC.k The row of a sort, and where its ships go in the end.
fn row(side: Side, sort: Sort) -> (Vec<Place>, Vec<&'static str>) {
    let (places, ships) = match (side, sort.is_own(), sort.kind()) {
        (Side::Athens, true, Kind::Naval) => (vec![All("piraeus")], vec!["corcyra", "chios"]),
        (Side::Sparta, true, Kind::Naval) => (vec![All("gythium")], vec!["corinth"]),
        (Side::Athens, false, Kind::Naval) => (vec![Split(["corcyra", "chios"])], vec!["piraeus"]),
        (Side::Sparta, false, Kind::Naval) => {
            (vec![Fill("syracuse", 2), All("corinth")], vec!["gythium"])
        }
        (_, true, Kind::Hoplite | Kind::Cavalry) => (vec![All(side.home().id())], vec![]),
        (Side::Athens, false, Kind::Hoplite) => {
            let first = [Fill("amphipolis", 1), Fill("argos", 4), Fill("larisa", 2)];
            let rest = Split(["corcyra", "chios"]);
            (first.into_iter().chain([rest]).collect(), vec![])
        }
        (Side::Sparta, false, Kind::Hoplite) => {
            let rest = Split(["corinth", "thebes"]);
            (vec![Fill("syracuse", 2), rest], vec![])
        }
        (Side::Athens, false, Kind::Cavalry) => (vec![Fill("pella", 2), All("larisa")], vec![]),
        (Side::Sparta, false, Kind::Cavalry) => {
            let first = [Fill("sardis", 3), Fill("pella", 2), Fill("syracuse", 2)];
            (first.into_iter().chain([All("thebes")]).collect(), vec![])
        }
    };
    (places, ships)
}

/// Points on their way home.
struct Homeward<'a> {
    plain: Plain<'a>,
    side: Side,
    sort: Sort,
    /// Where they have gone; the last of an uneven number may go to either of two.
    gone: Vec<(SpaceId, u8)>,
    either: Option<[SpaceId; 2]>,
    left: u8,
}

impl Homeward<'_> {
    /// 5.9a, 10.4.3d
    fn place(&self, id: &str) -> SpaceId {
        let at = self.plain.at;
        let chios = SpaceId::CHIOS;
        let is_chios_lost = at.rebels.contains(chios)
            || at.held.sparta.contains(chios)
            || self.plain.controls(Side::Sparta, chios);
        match id {
            "chios" if is_chios_lost && !self.sort.is_own() => SpaceId::SAMOS,
            "larisa" if at.scenario == ScenarioId::FallOfAthens => SpaceId::ATHENS,
            _ => space(id),
        }
    }

    /// PC.b, PC.m, RE.10e
    fn is_usable(&self, place: SpaceId) -> bool {
        let at = self.plain.at;
        let is_there = |side: Side| at.troops.is_there(side, place);
        let shared = is_there(self.side) && self.plain.friend(place) == Some(self.side);
        let left = place == SpaceId::CORCYRA && at.allies.corcyra_left;
        let walled = self.side == Side::Athens && self.plain.is_walled_off(place);
        let open = !is_there(self.side.other()) || shared || walled;
        !at.rebels.contains(place) && !left && open
    }

    /// RE.6c Is the place open to the sort, with the ban of the plague?
    fn is_open(&self, place: SpaceId) -> bool {
        let walls = [SpaceId::ATHENS, SpaceId::PIRAEUS].contains(&place);
        let ban = self.plain.at.marks.plague_ban && self.side == Side::Athens;
        self.is_usable(place) && !(ban && walls && !self.sort.is_own())
    }

    /// 4.5c, 5.8a Does the neutral take them in?
    fn is_welcome(&self, id: &str) -> bool {
        let (at, place) = (self.plain.at, space(id));
        let ally = match id {
            "argos" => at.allies.argos.then_some(Side::Athens),
            "syracuse" => at.allies.syracuse.then_some(Side::Sparta),
            "sardis" => at.allies.persia.then_some(Side::Sparta),
            "pella" => at.allies.macedonia,
            _ => return true,
        };
        let is_free = id == "sardis" || !at.troops.is_there(self.side.other(), place);
        ally == Some(self.side) && is_free
    }

    fn go(&mut self, place: SpaceId, count: u8) {
        if count > 0 {
            self.gone.push((place, count));
            self.left -= count;
        }
    }

    fn part(&mut self, places: &[SpaceId]) {
        match *places {
            [a, b] => {
                let half = self.left / 2;
                self.go(a, half);
                self.go(b, half);
                self.either = (self.left > 0).then_some([a, b]);
                self.left = 0;
            }
            [a] => self.go(a, self.left),
            _ => {}
        }
    }

    fn send(&mut self, after: HomeAfter) {
        let (places, ships) = row(self.side, self.sort);
        for place in places {
            match place {
                Fill(id, level) => {
                    let place = self.place(id);
                    let there = self.plain.at.troops.at(self.side, place).get(self.sort);
                    if self.is_welcome(id) && self.is_open(place) {
                        self.go(place, level.saturating_sub(there).min(self.left));
                    }
                }
                Split(ids) => {
                    let places = ids.map(|id| self.place(id));
                    let open = places.into_iter().filter(|&place| self.is_open(place));
                    self.part(&open.collect::<Vec<_>>());
                }
                All(id) => {
                    let place = self.place(id);
                    if self.is_open(place) {
                        self.go(place, self.left);
                    }
                }
            }
        }
        // PC.o, PC.p, ERR.e
        let home = self.side.home();
        if self.sort.kind() != Kind::Naval {
            if !(after == HomeAfter::Combat && self.plain.controls(self.side.other(), home)) {
                self.go(home, self.left);
            }
            return;
        }
        let harbours = ships.into_iter().map(space);
        let harbours: Vec<SpaceId> = harbours.filter(|&place| self.is_usable(place)).collect();
        if self.left == 1 && harbours.len() == 2 {
            self.either = Some([harbours[0], harbours[1]]);
            self.left = 0;
        } else if let [one] = *harbours {
            self.go(one, self.left);
        }
    }
}

/// Where they stand after the rules have sent them, and between which two somebody is asked.
fn sent(at: &Position, side: Side, sort: Sort, count: u8, after: HomeAfter) -> (Position, bool) {
    let game = game();
    let mut state = State {
        position: at.clone(),
        dice: Dice::new(Seed::from_number(1)),
    };
    state.position.homeward = crate::PerSide::default();
    *state.position.homeward.get_mut(side) = Force::of(sort, count);
    // Whether armies are out decides who is behind the Long Walls.
    state.position.steps.truncate(1);
    let mut log = Log::off();
    let mut play = Play::new(&game, &mut state, &mut log);
    going_home::send_all(&mut play, after);
    let mut asks = false;
    while let Some(&Step::Homeward { side, sort, .. }) = play.at.steps.last() {
        asks = going_home::advance(&mut play, side, sort, after) == Flow::Asks;
        if asks {
            break;
        }
    }
    (state.position, asks)
}

/// Many places of the table taken, shared or in rebellion.
fn with_places_lost(at: &Position, rng: &mut Rng) -> Position {
    let mut at = at.clone();
    let places = "athens piraeus sparta gythium corcyra chios samos corinth thebes larisa \
                  amphipolis argos pella syracuse sardis";
    for place in spaces(places).iter() {
        let side = Side::BOTH[rng.below(2)];
        match rng.below(4) {
            0 => at.troops.add(side, place, force([1, 0, 1], [0; 3])),
            1 => {
                let there = at.troops.at(side, place);
                at.troops.remove(side, place, there);
                at.troops.add(side.other(), place, force([1, 0, 1], [0; 3]));
            }
            2 if place != Side::Athens.home() && place != Side::Sparta.home() => {
                at.rebels.insert(place);
            }
            _ => {}
        }
    }
    at
}

#[test]
fn r_pc_a_everybody_goes_home_as_in_a_plain_reading() {
    // covers: PC.b PC.d PC.e PC.g PC.h PC.i PC.j PC.k PC.l PC.m PC.o PC.p 4.5c 5.8a 5.9a 5.9b 10.4.3d ERR.e
    let mut seen = [0; 3];
    positions(40, |_, plain, rng| {
        let at = &with_places_lost(plain.at, rng);
        let plain = Plain { at, ..plain };
        for side in Side::BOTH {
            for sort in Sort::ALL {
                let after = HomeAfter::from(rng.below(2) == 0);
                // Two harbours for Athens' own ships are each a choice: one ship is enough to see it.
                let is_fleet = side == Side::Athens && sort == Sort::own(Kind::Naval);
                let count = if is_fleet { 1 } else { 1 + rng.below(6) as u8 };
                let mut homeward = Homeward {
                    plain,
                    side,
                    sort,
                    gone: Vec::new(),
                    either: None,
                    left: count,
                };
                homeward.send(after);
                let (now, asks) = sent(plain.at, side, sort, count, after);
                let mut expected = plain.at.troops;
                for &(place, count) in &homeward.gone {
                    expected.add(side, place, Force::of(sort, count));
                }
                let case = format!("{count} {sort:?} of {side} in {:?}", plain.at);
                seen[0] += u32::from(homeward.gone.len() > 1);
                seen[1] += u32::from(homeward.either.is_some());
                seen[2] += u32::from(homeward.left > 0);
                let chosen = homeward.either.filter(|_| at.is_system(side));
                if let Some(places) = chosen {
                    let fits = places.into_iter().any(|place| {
                        let mut expected = expected;
                        expected.add(side, place, Force::of(sort, 1));
                        now.troops == expected
                    });
                    assert!(fits && !asks, "{case}");
                } else {
                    assert_eq!(asks, homeward.either.is_some(), "{case}");
                    assert!(now.troops == expected, "{case}");
                }
                let lost = now.lost.get(side).minus(*plain.at.lost.get(side));
                assert_eq!(lost.total(), homeward.left, "{case}");
            }
        }
    });
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}
