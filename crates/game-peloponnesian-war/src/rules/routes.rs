//! 4.1.1 The shortest permitted route, and which of several.

use super::{
    Look, Play,
    shortest::{Costs, Route, Shortest},
    zones::walls,
};
use crate::{
    data::{Class, FAR, Paths, Rings, Ways},
    event::Event,
    force::Force,
    ids::Side,
    names::SpaceId,
    sets::SpaceSet,
    step::Purpose,
};

impl<'a> Look<'a> {
    /// 4.1.2a May ships of this side cross the Isthmus?
    #[inline]
    pub fn is_isthmus_open(self, side: Side) -> bool {
        self.has_determined(side, SpaceId::CORINTH) && self.has_determined(side, SpaceId::CENCHREAE)
    }

    /// 4.1.1e-g, 4.1.4a The lines that an army, or a lone leader, may use.
    #[inline]
    pub fn class(self, side: Side, army: Force, open_sea: bool) -> Class {
        let isthmus = || self.is_isthmus_open(side);
        match (army.ships(), army.land()) {
            (0, 0) => Class::alone(open_sea),
            (0, _) => Class::Land,
            (ships, land) if ships >= land => Class::fleet(isthmus(), open_sea),
            _ => Class::short(isthmus()),
        }
    }

    /// Spaces that an army, or a lone leader, does not enter on its way from another.
    #[inline]
    fn closed(self, side: Side, army: Force, from: SpaceId) -> SpaceSet {
        let closed = if army.is_empty() {
            self.closed_to_leader(side)
        } else if self.at.marks.plague_ban && side == Side::Athens && army.has_allies() {
            // RE.6c
            walls()
        } else {
            return SpaceSet::EMPTY;
        };
        // RE.6c Whoever is inside may leave.
        closed.without(SpaceSet::one(from))
    }

    /// 4.1.1c Spaces that a leader without troops stays out of.
    fn closed_to_leader(self, side: Side) -> SpaceSet {
        let enemy = side.other();
        let mut coloured = *self.game.board.coloured.get(enemy);
        if self.at.allies.corcyra_left {
            // RE.10e
            coloured.remove(SpaceId::CORCYRA);
        }
        let hostile = coloured.union(self.at.troops.occupied(enemy));
        let mut closed = hostile.without(self.at.troops.occupied(side));
        closed.insert(SpaceId::EUXINE);
        // ERR.c, ERR.d He starts at home whoever stands there.
        closed.remove(side.home());
        closed
    }

    /// The shortest ways of a class between two spaces, whatever is closed; nothing if there is none.
    #[inline]
    fn shortest(self, class: Class, ends: [SpaceId; 2]) -> Option<Shortest<'a>> {
        let (board, shut) = (&self.game.board, self.shut());
        let manner = board.manner(class, shut);
        let [from, to] = ends;
        let steps = *manner.steps.get(from).get(to);
        (steps != FAR).then(|| Shortest {
            ends,
            steps: usize::from(steps),
            ways: board.ways(class),
            manner,
            avoided: board.not_passed(shut).without(SpaceSet::one(to)),
        })
    }

    /// Does something closed lie on a shortest way? For armies, which are seldom kept out of anything, it is taken to.
    #[inline]
    fn is_closed_between(self, class: Class, closed: SpaceSet, ends: [SpaceId; 2]) -> bool {
        let between = || self.game.board.between(self.shut(), ends);
        !closed.is_empty() && (class != Class::Alone || between().meets(closed))
    }

    /// Lists the stages of a shortest way past closed spaces; nothing if there is none.
    fn stages_past(
        self,
        closed: SpaceSet,
        shortest: &Shortest<'_>,
        stages: &mut Rings,
    ) -> Option<()> {
        if shortest.stages_past(closed, stages).is_some() {
            return Some(());
        }
        let paths = self.paths(shortest.ways, closed);
        let mut rings = Rings::new();
        paths.rings_up_to(shortest.ends, &mut rings)?;
        let (_, ahead) = rings.split_last()?;
        shortest.stages_through(ahead, closed, stages)
    }

    /// 4.1e Is there a route at all?
    pub fn has_way(self, side: Side, army: Force, from: SpaceId, to: SpaceId) -> bool {
        if from == to {
            return true;
        }
        let class = self.class(side, army, false);
        let closed = self.closed(side, army, from);
        if closed.contains(to) {
            return false;
        }
        if self.is_closed_between(class, closed, [from, to]) {
            let shortest = self.shortest(class, [from, to]);
            return shortest.is_some_and(|shortest| {
                let past = shortest.stages_past(closed, &mut Rings::new());
                // Where there is no way it is mostly the end that is shut in: that is soon seen from there.
                let back = || {
                    self.paths(shortest.ways, closed)
                        .reached(to, SpaceSet::one(from))
                };
                past.is_some() || !back().is_empty()
            });
        }
        let manner = self.game.board.manner(class, self.shut());
        manner.reached.get(from).contains(to)
    }

    /// Some lines past closed spaces.
    #[inline]
    fn paths(self, ways: &Ways, closed: SpaceSet) -> Paths<'_> {
        Paths {
            ways,
            blocked: self.game.board.not_passed(self.shut()),
            closed,
        }
    }

    /// How long the shortest route is.
    pub fn steps(
        self,
        side: Side,
        army: Force,
        open_sea: bool,
        from: SpaceId,
        to: SpaceId,
    ) -> Option<u8> {
        if from == to {
            return Some(0);
        }
        let class = self.class(side, army, open_sea);
        let closed = self.closed(side, army, from);
        if closed.contains(to) {
            return None;
        }
        if self.is_closed_between(class, closed, [from, to]) {
            let shortest = self.shortest(class, [from, to])?;
            let mut stages = Rings::new();
            self.stages_past(closed, &shortest, &mut stages)?;
            return Some(stages.len() as u8 - 1);
        }
        let manner = self.game.board.manner(class, self.shut());
        Some(*manner.steps.get(from).get(to)).filter(|&steps| steps != FAR)
    }

    /// Those of some spaces that can be reached from another.
    pub fn reached(self, side: Side, army: Force, from: SpaceId, spaces: SpaceSet) -> SpaceSet {
        let board = &self.game.board;
        let class = self.class(side, army, false);
        let closed = self.closed(side, army, from);
        if closed.is_empty() {
            let manner = board.manner(class, self.shut());
            manner.reached.get(from).intersection(spaces)
        } else {
            let ways = board.ways(class);
            self.paths(ways, closed).reached(from, spaces)
        }
    }

    /// 4.1.3a, 4.1.3c Those of some spaces to which the open sea is a shorter way for an army of a player, or the only one.
    pub fn nearer_by_open_sea(
        self,
        side: Side,
        army: Force,
        from: SpaceId,
        spaces: SpaceSet,
    ) -> SpaceSet {
        let is_able = army.ships() > 0 || army.is_empty();
        if !is_able || spaces.is_empty() || self.at.is_system(side) {
            return SpaceSet::EMPTY;
        }
        if army.is_empty() {
            return self.nearer_alone(side, from, spaces);
        }
        if self.closed(side, army, from).is_empty() {
            let class = self.class(side, army, true);
            let manner = self.game.board.manner(class, self.shut());
            return manner.by_open_sea.get(from).intersection(spaces);
        }
        let is_nearer = |&to: &SpaceId| {
            let [usual, crossing] =
                [false, true].map(|open_sea| self.steps(side, army, open_sea, from, to));
            crossing.is_some_and(|crossing| usual.is_none_or(|usual| crossing < usual))
        };
        spaces.iter().filter(is_nearer).collect()
    }

    /// 4.1.3c The same for a leader alone: with and without the crossing step by step, until nothing more is reached.
    fn nearer_alone(self, side: Side, from: SpaceId, spaces: SpaceSet) -> SpaceSet {
        let closed = self.closed(side, Force::EMPTY, from);
        // Mostly one end of the crossing is shut to him, or a neutral Syracuse leads no further.
        let (cape, syracuse) = (SpaceId::CAPE_TAENARUM, SpaceId::SYRACUSE);
        let is_end = || from == syracuse || spaces.contains(syracuse);
        let leads_on = || !self.shut().syracuse || is_end();
        if closed.contains(cape) || closed.contains(syracuse) || !leads_on() {
            return SpaceSet::EMPTY;
        }
        let board = &self.game.board;
        let [usual, crossing] = [false, true].map(|open_sea| {
            let ways = board.ways(Class::alone(open_sea));
            self.paths(ways, closed)
        });
        crossing.reached_before(&usual, from, spaces)
    }
}

impl Look<'_> {
    /// 4.1.1l-n A route of an army: one of the shortest, chosen by number. The system takes only those with the fewest spaces in enemy zones, and
    /// of these the ones that ravage most; a player alone those with the most, and of these the ones that ravage least.
    pub fn route(
        self,
        side: Side,
        army: Force,
        open_sea: bool,
        ends: [SpaceId; 2],
        purpose: Purpose,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Route> {
        let [from, to] = ends;
        let class = self.class(side, army, open_sea);
        let closed = self.closed(side, army, from);
        if closed.contains(to) {
            return None;
        }
        let shortest = self.shortest(class, ends)?;
        let chooses = self.at.is_system(side) || self.at.favoured().is_some();
        let mut stages = Rings::new();
        if self.is_closed_between(class, closed, ends) {
            self.stages_past(closed, &shortest, &mut stages)?;
            let costs = if chooses {
                self.costs(side, army, purpose, &stages)
            } else {
                Costs::default()
            };
            return shortest.cheapest(&stages, costs, choose);
        }
        if chooses && shortest.count() > 1 {
            shortest.stages(&mut stages)?;
            let costs = self.costs(side, army, purpose, &stages);
            if !costs.are_even() {
                return shortest.cheapest(&stages, costs, choose);
            }
        }
        shortest.any(choose)
    }

    /// 4.1.1n What the system minds of the spaces between which there is a choice. What all of a stage have in common makes no difference.
    fn costs(self, side: Side, army: Force, purpose: Purpose, stages: &[SpaceSet]) -> Costs {
        let (enemy, roaming) = (side.other(), self.roaming(side.other()));
        let ravages = purpose == Purpose::Objective && !army.is_empty();
        let ravaged = if ravages {
            self.ravaged_by(side)
        } else {
            SpaceSet::EMPTY
        };
        let mut costs = Costs {
            is_welcome: !self.at.is_system(side),
            ..Costs::default()
        };
        for &stage in stages.iter().filter(|stage| stage.has_several()) {
            let mut feared = SpaceSet::EMPTY;
            stage.iter().for_each(|space| {
                feared.insert_if(space, self.is_reached_by(enemy, roaming, space));
            });
            costs.mind(stage, feared, ravaged.intersection(stage));
        }
        costs
    }
}

impl Play<'_> {
    /// 4.1.1l-n Sets the operation's army on its way to a space; is there none?
    pub fn choose_route(&mut self, to: SpaceId, purpose: Purpose) -> bool {
        let Some(operation) = self.at.operation.as_ref() else {
            return false;
        };
        let (side, army, ends) = (operation.side, operation.army, [operation.at, to]);
        let open_sea = operation.open_sea;
        let look = Look {
            game: self.game,
            at: self.at,
        };
        let chosen = look.route(side, army, open_sea, ends, purpose, |equal| {
            self.chance.draw(equal as usize, self.log) as u32
        });
        let Some(Route { equal, spaces }) = chosen else {
            return false;
        };
        if !spaces.is_empty() {
            self.say(|| Event::RouteChosen {
                side,
                route: spaces.iter().copied().collect(),
                equal,
            });
        }
        if let Some(operation) = self.at.operation.as_mut() {
            operation.route.clear();
            operation.route.extend(spaces.into_iter().rev());
        }
        true
    }
}
