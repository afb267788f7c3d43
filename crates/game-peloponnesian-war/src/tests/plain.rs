//! The rules of moving read straight off the map file, step by step and without any table, to compare the tables with.

use serde_json::Value;

use super::table::space;
use crate::{
    Force, Position, RouteKind, Side, SpaceId, Stage, Step,
    ids::{Kind, Sort},
};

/// What is written of a line.
#[derive(Clone)]
pub(super) struct Line {
    pub kind: String,
    isthmus: bool,
    pub crossing: bool,
}

/// The map as it is written.
pub(super) struct Map {
    /// The lines of every space, with their other ends.
    lines: Vec<Vec<(Line, SpaceId)>>,
    leagues: Vec<Option<Side>>,
    fortresses: Vec<bool>,
}

impl Map {
    pub(super) fn read() -> Self {
        let file: Value =
            serde_json::from_str(include_str!("../../data/map.json")).expect("the map");
        let list = |key: &str| file[key].as_array().expect("a list").clone();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let mut lines = vec![Vec::new(); SpaceId::COUNT];
        for border in list("borders") {
            let has = |feature: &str| {
                let features = border["features"].as_array();
                features.is_some_and(|all| all.iter().any(|known| known == feature))
            };
            let line = Line {
                kind: text(&border["kind"]),
                isthmus: has("isthmus"),
                crossing: has("storm-crossing"),
            };
            let [a, b] = ["a", "b"].map(|end| space(&text(&border[end])));
            lines[a.index()].push((line.clone(), b));
            lines[b.index()].push((line, a));
        }
        let leagues = list("zones").into_iter().map(|zone| {
            let league = text(&zone["league"]);
            match league.as_str() {
                "delian" => Some(Side::Athens),
                "peloponnesian" => Some(Side::Sparta),
                _ => None,
            }
        });
        let fortresses = list("zones").into_iter();
        let fortresses = fortresses.map(|zone| zone["fortress"].as_bool() == Some(true));
        Self {
            lines,
            leagues: leagues.collect(),
            fortresses: fortresses.collect(),
        }
    }

    pub(super) fn has_fortress(&self, space: SpaceId) -> bool {
        self.fortresses[space.index()]
    }

    /// The lines that end in a space, with their other ends.
    pub(super) fn from(&self, here: SpaceId) -> impl Iterator<Item = (&Line, SpaceId)> {
        self.lines[here.index()]
            .iter()
            .map(|(line, to)| (line, *to))
    }
}

/// A position on it.
#[derive(Clone, Copy)]
pub(super) struct Plain<'a> {
    pub map: &'a Map,
    pub at: &'a Position,
}

/// Who moves from where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    pub side: Side,
    pub army: Force,
    pub route: RouteKind,
    pub from: SpaceId,
}

impl Plain<'_> {
    fn force(self, side: Side, space: SpaceId) -> Force {
        self.at.troops.at(side, space)
    }

    fn is_there(self, side: Side, space: SpaceId) -> bool {
        self.force(side, space).total() > 0
    }

    /// 1.1.1d, RE.10e
    pub(super) fn league(self, space: SpaceId) -> Option<Side> {
        let left = space == SpaceId::CORCYRA && self.at.allies.corcyra_left;
        self.map.leagues[space.index()].filter(|_| !left)
    }

    /// 1.3f, 1.3g, 5.3.1i
    pub(super) fn controls(self, side: Side, space: SpaceId) -> bool {
        let enemy = self.is_there(side.other(), space);
        let own = self.league(space) == Some(side) && !self.at.rebels.contains(space);
        let is_kept_out = side == Side::Sparta && self.is_walled_off(space);
        !enemy && (own || (self.is_there(side, space) && !is_kept_out))
    }

    /// 1.3f, 1.3t Control as it was when the armies set out, as far as nobody has left since.
    pub(super) fn determines(self, side: Side, space: SpaceId) -> bool {
        if !self.is_afield() || self.at.options.control_at_once {
            return self.controls(side, space);
        }
        let held = |side: Side| self.at.held.get(side).contains(space);
        let own = self.league(space) == Some(side) && !self.at.rebels.contains(space);
        held(side) || (own && !held(side.other()))
    }

    /// 5.3.1i Athens or Piraeus before its fall.
    pub(super) fn is_walled_off(self, place: SpaceId) -> bool {
        let within = ["athens", "piraeus"].contains(&place.id());
        let afield = self.is_afield() || !self.is_there(Side::Sparta, place);
        within && afield && !self.at.held.sparta.contains(place)
    }

    /// Operations and combat.
    pub(super) fn is_afield(self) -> bool {
        let stages = [
            Stage::HomeAfterOperations,
            Stage::SiegeDetermination,
            Stage::Battles,
            Stage::Sieges,
            Stage::Staying,
            Stage::HomeAfterCombat,
        ];
        let mut afield = stages.map(|stage| Step::Turn { stage }).into_iter();
        afield.any(|step| self.at.steps.first() == Some(&step))
    }

    /// 4.1.1e-h, 4.1.2a, 4.1.3a, 4.1.4a May it use the line?
    fn may_use(self, mover: Mover, line: &Line) -> bool {
        let (land, ships) = (mover.army.land(), mover.army.ships());
        let carries = ships > 0 && ships >= land;
        let holds_isthmus = ["corinth", "cenchreae"]
            .into_iter()
            .all(|id| self.determines(mover.side, space(id)));
        if line.crossing {
            return mover.route == RouteKind::OpenSea && (carries || mover.army.is_empty());
        }
        if mover.army.is_empty() {
            return true;
        }
        match line.kind.as_str() {
            "land" => ships == 0,
            "naval" => carries,
            _ => ships == 0 || !line.isthmus || holds_isthmus,
        }
    }

    /// 4.1.1c, RE.6c May it enter the space?
    fn may_enter(self, mover: Mover, to: SpaceId) -> bool {
        let (side, enemy) = (mover.side, mover.side.other());
        if to == SpaceId::EUXINE {
            return false;
        }
        if mover.army.is_empty() {
            let hostile = self.league(to) == Some(enemy) || self.is_there(enemy, to);
            return !hostile || self.is_there(side, to) || to == side.home();
        }
        let allied = Sort::ALL
            .into_iter()
            .any(|sort| !sort.is_own() && mover.army.get(sort) > 0);
        let walls = to == SpaceId::ATHENS || to == SpaceId::PIRAEUS;
        let banned = self.at.marks.plague_ban && side == Side::Athens && allied && walls;
        !banned
    }

    /// 4.1.1o, ERR.b May a route lead on from the space?
    fn may_pass(self, here: SpaceId) -> bool {
        match here {
            SpaceId::ARGOS => self.at.allies.argos,
            SpaceId::SYRACUSE => self.at.allies.syracuse,
            SpaceId::NAUPACTUS => false,
            _ => true,
        }
    }

    /// How many steps every space is away.
    pub(super) fn distances(self, mover: Mover) -> Vec<Option<usize>> {
        let mut steps = vec![None; SpaceId::COUNT];
        steps[mover.from.index()] = Some(0);
        let mut edge = vec![mover.from];
        for distance in 1.. {
            let mut further = Vec::new();
            for &here in &edge {
                if here != mover.from && !self.may_pass(here) {
                    continue;
                }
                for (line, to) in self.map.from(here) {
                    let open = self.may_use(mover, line) && self.may_enter(mover, to);
                    if open && steps[to.index()].is_none() {
                        steps[to.index()] = Some(distance);
                        further.push(to);
                    }
                }
            }
            if further.is_empty() {
                break;
            }
            edge = further;
        }
        steps
    }

    /// Every shortest route to a space, found one by one.
    pub(super) fn routes(self, mover: Mover, to: SpaceId) -> Vec<Vec<SpaceId>> {
        let steps = self.distances(mover);
        let mut found = Vec::new();
        let Some(length) = steps[to.index()] else {
            return found;
        };
        let mut open = vec![vec![to]];
        while let Some(route) = open.pop() {
            let first = route[0];
            if route.len() > length {
                assert_eq!(first, mover.from);
                found.push(route[1..].to_vec());
                continue;
            }
            for (line, before) in self.map.from(first) {
                let nearer = steps[before.index()].is_some_and(|at| at + route.len() == length);
                let leads_on = before == mover.from || self.may_pass(before);
                if nearer && leads_on && self.may_use(mover, line) {
                    let longer = std::iter::once(before).chain(route.iter().copied());
                    open.push(longer.collect());
                }
            }
        }
        found
    }

    /// 1.3n-r, 4.1.2b, 4.1.3d, 5.3.1e-g Does a force in one space have its zone on another?
    pub(super) fn has_zone(self, side: Side, from: SpaceId, target: SpaceId, combat: bool) -> bool {
        let force = self.force(side, from);
        let walls = |space| space == SpaceId::ATHENS || space == SpaceId::PIRAEUS;
        if force.is_empty() || from == target {
            return !force.is_empty();
        }
        if side == Side::Sparta && walls(target) {
            return false;
        }
        let sails = |line: &Line| line.kind != "land" && !line.isthmus && !line.crossing;
        let at_sea = self.map.from(from).any(|(first, between)| {
            let next = || {
                let mut lines = self.map.from(between);
                lines.any(|(second, to)| to == target && sails(second))
            };
            sails(first) && (between == target || next())
        });
        let rides = |line: &Line| match line.kind.as_str() {
            "land" => true,
            // 4.1.2b Over the Isthmus cavalry counts, whoever sails with it.
            "mixed" => force.ships() == 0 || line.isthmus,
            _ => false,
        };
        let mut around = self.map.from(from);
        let on_land = around.any(|(line, to)| to == target && rides(line));
        let both = self.at.options.cavalry_in_both_cities && walls(target);
        let kept = combat && side == Side::Athens && walls(from) && !both;
        (force.ships() > 0 && at_sea) || (force.cavalry() > 0 && on_land && !kept)
    }

    pub(super) fn is_reached(self, side: Side, target: SpaceId, combat: bool) -> bool {
        SpaceId::all().any(|from| self.has_zone(side, from, target, combat))
    }

    /// 4.8a, 4.8c, 4.8d Would an army that goes on ravage the space?
    pub(super) fn ravages(self, side: Side, space: SpaceId) -> bool {
        let mut friends = self.force(side, space);
        if let Some(operation) = &self.at.operation
            && (operation.side, operation.at) == (side, space)
        {
            friends = friends.minus(operation.army);
        }
        self.league(space) == Some(side.other())
            && !self.at.rebels.contains(space)
            && !self.is_there(side.other(), space)
            && !self.at.ravaged.contains(space)
            && friends.is_empty()
    }
}

/// A force of so many hoplites, horsemen and ships, own or of the allies.
pub(super) fn force(own: [u8; 3], allied: [u8; 3]) -> Force {
    let kinds = [Kind::Hoplite, Kind::Cavalry, Kind::Naval];
    let mut force = Force::EMPTY;
    for (kind, (own, allied)) in kinds.into_iter().zip(own.into_iter().zip(allied)) {
        force = force
            .plus(Force::of(Sort::own(kind), own))
            .plus(Force::of(Sort::allied(kind), allied));
    }
    force
}
