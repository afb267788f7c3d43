//! What there is to know about a place.

use engine::{PlaceCard, PlaceLine};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    Campaign, Facts, IdSet, Look, March, Picking, Step, TwoSided, Vocabulary, Warnings,
    attrition_faces,
};

/// What both games say about a place in the same words. In JSON it stands among what the game says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum SharedPlaceItem<C: Campaign> {
    /// What it is called.
    Name { place: C::Place },
    /// Nobody stands here.
    Empty,
    /// 3.3d, 3.6e How much room there is, and how much of it a side has taken.
    Room {
        side: C::Side,
        counted: Counted,
        used: u16,
        limit: u16,
    },
    /// 3.3f, 3.6d There is room for any number.
    NoLimit,
    /// 6.4c, 6.4h On how many faces of the die attrition weakens one unit of a side here, and on how many all.
    Exposed { side: C::Side, one: u8, all: u8 },
    /// 3.2, 3.5, 2.B.3.2 A group that can come here: what its activation costs, and its movement points.
    Reach {
        from: C::Place,
        group: PartyKind,
        units: u8,
        strength: u16,
        leaders: u8,
        actions: u8,
        points: u8,
        fights: bool,
    },
    /// 4.1a, 4a Both sides stand here: they must fight.
    Fight,
}

/// 3.3d, 3.6 What a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Counted {
    Units,
    ShipStrength,
    LandStrength,
}

/// Who comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum PartyKind {
    Army,
    Fleet,
    Leaders,
}

/// A line of the card of a place.
pub type Fact<C> = PlaceLine<<C as Vocabulary>::PlaceItem>;

impl<C: Vocabulary> SharedPlaceItem<C> {
    /// With the rule that says so.
    pub fn line(self, rule: &'static str) -> Fact<C> {
        PlaceLine::new(self.into(), rule)
    }
}

/// What there is to know about a place, and what this side can do there.
pub(crate) fn card<C: Warnings>(
    look: Look<'_, C>,
    side: Option<C::Side>,
    place: C::Place,
) -> PlaceCard<C::PlaceItem> {
    let mut card = PlaceCard::new(place, SharedPlaceItem::Name { place }.into());
    card.facts = C::PlaceItem::about(look, place);
    card.facts.extend(look.forces(place));
    card.neighbours = C::PlaceItem::neighbours(look, place);
    if let Some(side) = side {
        card.reach = look.reach(side, place);
        card.possible = C::PlaceItem::possible(look, side, place);
    }
    card
}

impl<C: Warnings> Look<'_, C> {
    /// 1.1a, 6.4 Who stands in a place, what attrition may do, and what room there is left.
    fn forces(self, place: C::Place) -> Vec<Fact<C>> {
        let mut facts = Vec::new();
        for side in C::Side::BOTH {
            if self.own_at(side, place).is_empty() {
                continue;
            }
            facts.push(PlaceLine::new(
                C::PlaceItem::force(self, side, place),
                "1.1a",
            ));
            let is_exposed = C::exposed(self, side).any(|zone| zone == place);
            let (one, all) = attrition_faces(C::bonus(self, side, place));
            if is_exposed && one + all > 0 {
                facts.push(SharedPlaceItem::<C>::Exposed { side, one, all }.line("6.4a"));
            }
        }
        if facts.is_empty() {
            facts.push(SharedPlaceItem::<C>::Empty.line("0.2a"));
        }
        facts.extend(C::PlaceItem::room(self, place));
        facts
    }

    /// 3.2, 3.5, 2.B.3.2 Every group of a side that can come to a place without a die: now, if it is moving, otherwise in its next actions.
    fn reach(self, side: C::Side, to: C::Place) -> Vec<Fact<C>> {
        if self.state.step() == Some(Step::March { side })
            && let Some(march) = self.state.marching()
        {
            let found = self.fewest_points(side, march, to);
            let line = |points| self.party(side, &march, (to, 0, points));
            return found.map(line).into_iter().collect();
        }
        let mut next = self.state.clone();
        if !self.is_moving(side) {
            next.begin_phase();
        }
        let next = Look::new(self.game, &next);
        let starts = next.state.pieces.occupied();
        let starts = starts.filter(|&from| from != to && !next.own_at(side, from).is_empty());
        starts
            .flat_map(|from| next.reach_from(side, from, to))
            .collect()
    }

    /// Are these the moves of a side?
    fn is_moving(self, side: C::Side) -> bool {
        let is_own = |step: &Step<C>| {
            let is_menu = *step == Step::Menu { side } || *step == Step::March { side };
            is_menu || matches!(step, Step::Pick(picking) if picking.side == side)
        };
        self.state.stack.iter().any(is_own)
    }

    /// The groups of one place that can come to another.
    fn reach_from(self, side: C::Side, from: C::Place, to: C::Place) -> Vec<Fact<C>> {
        let Some((activated, actions)) = C::activated(self, side, from) else {
            return Vec::new();
        };
        let all = C::parties(self, side, from);
        let fresh = all
            .iter()
            .flatten()
            .fold(IdSet::<C::Piece>::EMPTY, |all, &party| all.union(party));
        let leaders = fresh.intersection(self.game.pieces.leaders);
        let line = |&picked: &IdSet<C::Piece>| {
            let march = self
                .set_out(Picking::<C>::anew(side, activated).with(picked))
                .ok()?;
            // A leader on his own is named only where he is alone.
            let is_bare = march.group.without(leaders).is_empty() && leaders != fresh;
            let points = self.fewest_points(side, march, to).filter(|_| !is_bare)?;
            Some(self.party(side, &march, (to, actions, points)))
        };
        let mut lines = Vec::new();
        for found in all.iter().filter_map(|party| party.iter().find_map(line)) {
            if !lines.contains(&found) {
                lines.push(found);
            }
        }
        lines
    }

    /// A group that can come to a place for so many action points and movement points.
    fn party(
        self,
        side: C::Side,
        march: &March<C>,
        (to, actions, points): (C::Place, u8, u8),
    ) -> Fact<C> {
        let leaders = march.group.intersection(self.game.pieces.leaders);
        let units = march.group.without(leaders);
        let group = if units.is_empty() {
            PartyKind::Leaders
        } else if C::is_fleet(march) {
            PartyKind::Fleet
        } else {
            PartyKind::Army
        };
        let reach = SharedPlaceItem::<C>::Reach {
            from: march.at,
            group,
            units: units.len(),
            strength: self.strength_of(units),
            leaders: leaders.len(),
            actions,
            points,
            fights: self.has_units_at(side.other(), to) && !units.is_empty(),
        };
        reach.line(C::FORMING).with(march.at)
    }
}
