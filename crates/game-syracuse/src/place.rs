//! What there is to know about a zone or a fort.

mod possible;

use campaign::{Counted, Facts};
use engine::PlaceLine;
use serde::Serialize;
use strum::{VariantArray, VariantNames};

use crate::{
    data::Terrain,
    event::Construction,
    ids::{CAMP, CAMP_PORT, FortId, Place, Side, WallId},
    illegal::BuildProblem,
    rules::{crossing, stacking, victory},
    state::{Camp, FortState, Work},
    types::{Look, Types},
};

/// What can be said about it, worded by the messages `place-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PlaceItem {
    /// 0.2b to 0.2g What it is now.
    Ground { ground: Ground },
    /// 5.3c Whose fort it is.
    Fort { fort: FortId, owner: FortState },
    /// 5.2b What has become of the camp.
    CampSite { camp: Camp },
    /// 5.4a A wall along one of its borders.
    Wall {
        wall: WallId,
        side: Side,
        work: Work,
    },
    /// 5.5 The chains on one of its borders.
    Chains { work: Work },
    /// 9.2b What it is worth to whoever controls it.
    Points { points: u8 },
    /// 1.1a Who stands here.
    Force {
        side: Side,
        units: u8,
        strength: u16,
        leaders: u8,
    },
    /// 3.2c to 3.2h, 3.1 What lies between this place and the next; `points` are those of whoever walks there.
    Way {
        to: Place,
        way: Way,
        points: u8,
        river: bool,
        climb: bool,
        wall: bool,
        closed: Closed,
    },
    /// 5.1b It can be built.
    Build { work: Construction, cost: u8 },
    /// 5.1d It cannot be built yet.
    BuildNot {
        work: Construction,
        cost: u8,
        reason: BuildProblem,
    },
    /// 4.3b The fort can be assaulted.
    Assault { fort: FortId },
    /// 4.3j The fort is besieged at the end of the turn.
    Siege { fort: FortId },
    /// 4.3h An empty fort of the enemy: a unit takes it by going in.
    TakeFort { fort: FortId },
    /// 4.5b A wall that can be destroyed at the end of the turn.
    Breach { wall: WallId },
    /// 3.5c Where those aboard a fleet here can go ashore.
    Landing { zone: Place },
    #[serde(untagged)]
    Shared(SharedPlaceItem),
}

/// 0.2b to 0.2g What a place is, with what has been built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    Clear,
    High,
    City,
    Camp,
    CityPort,
    CampPort,
    Harbour,
    Sea,
    Catania,
    Fort,
}

/// How one gets to the next place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Land,
    Sea,
    Coast,
    Fort,
}

/// 3.1h to 3.1m To whom a border is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    Nobody,
    Athenian,
    Syracusan,
    Both,
}

/// What both campaigns say in the same words.
pub(crate) type SharedPlaceItem = campaign::SharedPlaceItem<Types>;
type Fact = PlaceLine<PlaceItem>;

impl From<SharedPlaceItem> for PlaceItem {
    fn from(item: SharedPlaceItem) -> Self {
        Self::Shared(item)
    }
}

/// What there is to know about a zone or a fort.
impl Facts<Types> for PlaceItem {
    fn about(look: Look<'_>, place: Place) -> Vec<Fact> {
        let (ground, rule) = ground(look, place);
        let mut facts = vec![PlaceLine::new(Self::Ground { ground }, rule)];
        facts.extend(works(look, place));
        facts
    }

    fn force(look: Look<'_>, side: Side, place: Place) -> Self {
        let here = look.own_at(side, place);
        let leaders = here.intersection(look.game.pieces.leaders);
        let units = here.without(leaders);
        Self::Force {
            side,
            units: units.len(),
            strength: look.strength_of(units),
            leaders: leaders.len(),
        }
    }

    fn room(look: Look<'_>, place: Place) -> Vec<Fact> {
        room(look, place)
    }

    fn neighbours(look: Look<'_>, place: Place) -> Vec<Fact> {
        neighbours(look, place)
    }

    fn possible(look: Look<'_>, side: Side, place: Place) -> Vec<Fact> {
        possible::possible(look, side, place)
    }
}

/// 0.2b to 0.2g What a place is now, and the rule that says so.
pub(crate) fn ground(look: Look<'_>, place: Place) -> (Ground, &'static str) {
    if place.as_fort().is_some() {
        return (Ground::Fort, "0.2g");
    }
    match look.game.board.terrain(place) {
        Terrain::Clear | Terrain::High if place == CAMP && look.state.has_camp() => {
            (Ground::Camp, "0.2e")
        }
        Terrain::Protected if place == CAMP_PORT && look.state.has_camp() => {
            (Ground::CampPort, "0.2b")
        }
        Terrain::Clear => (Ground::Clear, "0.2f"),
        Terrain::High => (Ground::High, "0.2f"),
        Terrain::Fortified => (Ground::City, "0.2e"),
        Terrain::Port => (Ground::CityPort, "0.2b"),
        Terrain::Protected => (Ground::Harbour, "0.2c"),
        Terrain::Sea => (Ground::Sea, "0.2d"),
        Terrain::Offmap => (Ground::Catania, "0.2k"),
    }
}

fn fort_of(look: Look<'_>, place: Place) -> Option<FortId> {
    place.as_fort().or_else(|| look.game.board.fort_in(place))
}

/// 5.2 to 5.5, 9.2b What is built or can be built, and what it is worth.
fn works(look: Look<'_>, place: Place) -> Vec<Fact> {
    let mut facts = Vec::new();
    if let Some(fort) = fort_of(look, place) {
        let owner = look.state.fort(fort);
        facts.push(PlaceLine::new(PlaceItem::Fort { fort, owner }, "5.3c"));
        if victory::PRIZES.contains(&fort) {
            let points = victory::Score::FORT;
            facts.push(PlaceLine::new(PlaceItem::Points { points }, "9.2b"));
        }
    }
    if place == CAMP {
        let camp = look.state.camp;
        facts.push(PlaceLine::new(PlaceItem::CampSite { camp }, "5.2b"));
    }
    let walls = WallId::VARIANTS.iter().copied();
    let walls = walls.filter(|&wall| look.game.board.wall_zones(wall).contains(&place));
    facts.extend(walls.map(|wall| {
        let (side, work) = (wall.side(), look.state.wall(wall));
        PlaceLine::new(PlaceItem::Wall { wall, side, work }, "5.4a")
    }));
    if look.game.board.chain_zones.contains(&place) {
        let work = look.state.chains;
        facts.push(PlaceLine::new(PlaceItem::Chains { work }, "5.5a"));
    }
    facts
}

/// 3.3d, 3.3f The limit of a place, and how much of it each side has taken.
fn room(look: Look<'_>, place: Place) -> Vec<Fact> {
    let limit = match stacking::limit(look, place) {
        Some(limit) => limit,
        None => return vec![SharedPlaceItem::NoLimit.line("3.3f")],
    };
    let sides = Side::BOTH.into_iter().map(|side| {
        let units = look.units_at(side, place);
        let (counted, used, limit, rule) = match limit {
            stacking::Limit::Units(most) => {
                (Counted::Units, units.len().into(), most.into(), "3.3d")
            }
            stacking::Limit::Strength(most) => {
                (Counted::ShipStrength, look.strength_of(units), most, "3.3f")
            }
        };
        let room = SharedPlaceItem::Room {
            side,
            counted,
            used,
            limit,
        };
        room.line(rule)
    });
    sides.collect()
}

/// 3b, 3.1, 3.2 The places next to this one, and the ways there.
fn neighbours(look: Look<'_>, place: Place) -> Vec<Fact> {
    let board = &look.game.board;
    let inside = board.fort_in(place).map(Place::fort);
    let outside = place.as_fort().map(|fort| board.zone_of(fort));
    let forts = inside.into_iter().chain(outside).map(|to| {
        let way = PlaceItem::Way {
            to,
            way: Way::Fort,
            points: 1,
            river: false,
            climb: false,
            wall: false,
            closed: Closed::Nobody,
        };
        PlaceLine::new(way, "3.2f").with(to)
    });
    let zones = board.neighbours(place).map(|to| border(look, place, to));
    zones.chain(forts).collect()
}

fn border(look: Look<'_>, from: Place, to: Place) -> Fact {
    let border = look.game.board.border(from, to);
    let (way, rule) = match (from.is_land(), to.is_land()) {
        (true, true) => (Way::Land, "3.2c"),
        (false, false) => (Way::Sea, "1.1g"),
        (true, false) | (false, true) => (Way::Coast, "3.4b"),
    };
    let [athens, syracuse] =
        Side::BOTH.map(|side| crossing::may_cross(look, side, from, to).is_err());
    let closed = match (athens, syracuse) {
        (true, true) => Closed::Both,
        (true, false) => Closed::Athenian,
        (false, true) => Closed::Syracusan,
        (false, false) => Closed::Nobody,
    };
    let rule = if closed == Closed::Nobody {
        rule
    } else {
        "3.1h"
    };
    let way = PlaceItem::Way {
        to,
        way,
        points: if to.is_land() { border.cost } else { 1 },
        river: border.river,
        climb: border.climb && from.is_land(),
        wall: border
            .walls()
            .any(|wall| look.state.wall(wall) == Work::Built),
        closed,
    };
    PlaceLine::new(way, rule).with(to)
}
