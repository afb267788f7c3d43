//! What there is to know about a zone, a port or a base.

use campaign::{Counted, Facts};
use engine::PlaceLine;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    data::Terrain,
    ids::{Place, Side},
    rules::{attrition, combats, siege, stacking},
    types::{Look, Types},
};

/// What can be said about it, worded by the messages `place-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PlaceItem {
    /// 0.2c, 0.2e, 0.2i What it is.
    Ground { ground: Ground },
    /// 0.2h Whether ships find a beach.
    Beaches { beaches: bool },
    /// 0.2o Whose base it is.
    Base { access: Access },
    /// 3.1g Who holds a port; it is closed to the enemy.
    Held { side: Side },
    /// 3.1g Nobody does.
    HeldByNobody,
    /// 9.2a to 9.2c What a port is worth to whoever holds it.
    Points { points: u16 },
    /// 9.1a, 9.1b A side needs it for the total victory.
    Needed { side: Side },
    /// 6.1, 6.2 A side runs short while the enemy holds these ports.
    Shortage { side: Side, ports: Vec<Place> },
    /// 1.1a Who stands here.
    Force {
        side: Side,
        ships: u8,
        naval: u16,
        men: u8,
        land: u16,
        leaders: u8,
    },
    /// 6.4a Nobody suffers attrition here.
    Sheltered,
    /// 3.2, 3.3, 3.4 The way to the next place; `points` are those of whoever walks there.
    Way { to: Place, way: Way, points: u8 },
    /// 2.Cb The port can be besieged.
    Siege,
    /// 2.Cb A siege takes a ship and a land unit next to the port.
    SiegeNeeds,
    /// 3.1i Ships leave the base by its arrows.
    Leave,
    #[serde(untagged)]
    Shared(SharedPlaceItem),
}

/// 0.2c, 0.2e What a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    Strait,
    Open,
    Clear,
    Difficult,
    Port,
    Base,
}

/// 0.2o Who may use a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    Athenian,
    Spartan,
    Both,
}

/// How one gets to the next place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Sea,
    Land,
    /// The anchor of a port.
    Anchor,
    /// The land side of a port.
    Gate,
    /// A shore: troops cross from here to another one.
    Shore,
    /// A shore with a beach.
    Beach,
    /// The arrow of a base: one way only.
    Arrow,
}

/// What both campaigns say in the same words.
pub(crate) type SharedPlaceItem = campaign::SharedPlaceItem<Types>;
type Fact = PlaceLine<PlaceItem>;

impl From<SharedPlaceItem> for PlaceItem {
    fn from(item: SharedPlaceItem) -> Self {
        Self::Shared(item)
    }
}

/// What there is to know about a zone, a port or a base.
impl Facts<Types> for PlaceItem {
    fn about(look: Look<'_>, place: Place) -> Vec<Fact> {
        what_it_is(look, place)
    }

    fn force(look: Look<'_>, side: Side, place: Place) -> Self {
        let (ships, men) = (look.ships_at(side, place), look.men_at(side, place));
        Self::Force {
            side,
            ships: ships.len(),
            naval: look.strength_of(ships),
            men: men.len(),
            land: look.strength_of(men),
            leaders: look.leaders_at(side, place).len(),
        }
    }

    /// 6.4a Attrition stays out of some places.
    fn room(look: Look<'_>, place: Place) -> Vec<Fact> {
        let is_sheltered = !attrition::is_exposed(look.game, place);
        let sheltered = is_sheltered.then(|| PlaceLine::new(Self::Sheltered, "6.4a"));
        sheltered.into_iter().chain(room(look, place)).collect()
    }

    fn neighbours(look: Look<'_>, place: Place) -> Vec<Fact> {
        neighbours(look, place)
    }

    fn possible(look: Look<'_>, side: Side, place: Place) -> Vec<Fact> {
        possible(look, side, place)
    }
}

/// 0.2c, 0.2e, 0.2i What a place is, and the rule that says so.
pub(crate) fn ground(look: Look<'_>, place: Place) -> (Ground, &'static str) {
    match look.game.board.terrain(place) {
        Terrain::Strait => (Ground::Strait, "0.2c"),
        Terrain::Open => (Ground::Open, "0.2c"),
        Terrain::Clear => (Ground::Clear, "0.2e"),
        Terrain::Difficult => (Ground::Difficult, "0.2e"),
        Terrain::Port => (Ground::Port, "0.2i"),
        Terrain::Base => (Ground::Base, "0.2q"),
    }
}

/// 0.2, 6, 9 Kind, holder and worth.
fn what_it_is(look: Look<'_>, place: Place) -> Vec<Fact> {
    let (ground, rule) = ground(look, place);
    let mut facts = vec![PlaceLine::new(PlaceItem::Ground { ground }, rule)];
    if place.is_sea() {
        let beaches = look.game.board.has_beaches(place);
        facts.push(PlaceLine::new(PlaceItem::Beaches { beaches }, "0.2h"));
    }
    if place.is_base() {
        let [athens, sparta] = Side::BOTH.map(|side| Place::bases_of(side).contains(&place));
        let access = match (athens, sparta) {
            (true, true) => Access::Both,
            (true, false) => Access::Athenian,
            (false, true | false) => Access::Spartan,
        };
        facts.push(PlaceLine::new(PlaceItem::Base { access }, "0.2o"));
    }
    if place.is_port() {
        facts.extend(port(look, place));
    }
    facts
}

/// 3.1g, 6.1, 6.2, 9.1, 9.2 Who holds a port, and what for.
fn port(look: Look<'_>, port: Place) -> Vec<Fact> {
    let holder = Side::BOTH
        .into_iter()
        .find(|&side| look.has_units_at(side, port));
    let held = match holder {
        Some(side) => PlaceItem::Held { side },
        None => PlaceItem::HeldByNobody,
    };
    let data = &look.game.own;
    let points = data.victory.points.port(port);
    let mut facts = vec![
        PlaceLine::new(held, "3.1g"),
        PlaceLine::new(PlaceItem::Points { points }, "9.2a"),
    ];
    for side in Side::BOTH {
        let (needed, short) = match side {
            Side::Athenian => ("9.1a", "6.1a"),
            Side::Spartan => ("9.1b", "6.2a"),
        };
        if data.victory.ports(side).contains(&port) {
            facts.push(PlaceLine::new(PlaceItem::Needed { side }, needed));
        }
        let shortages = data.supply.get(side).iter();
        let shortages = shortages.filter(|shortage| shortage.ports.contains(&port));
        facts.extend(shortages.map(|shortage| {
            let ports = shortage.ports.clone();
            PlaceLine::new(PlaceItem::Shortage { side, ports }, short)
        }));
    }
    facts
}

/// 3.6d to 3.6h The limits of a place, and how much of each a side has taken.
fn room(look: Look<'_>, place: Place) -> Vec<Fact> {
    let limits = match look.game.board.terrain(place) {
        Terrain::Difficult => vec![(Counted::Units, stacking::IN_DIFFICULT.into(), "3.6e")],
        Terrain::Port => vec![
            (Counted::ShipStrength, stacking::SHIPS_IN_PORT, "3.6f"),
            (Counted::LandStrength, stacking::MEN_IN_PORT, "3.6g"),
        ],
        Terrain::Clear | Terrain::Strait | Terrain::Open => {
            return vec![SharedPlaceItem::NoLimit.line("3.6d")];
        }
        Terrain::Base => return vec![SharedPlaceItem::NoLimit.line("3.6h")],
    };
    let rooms = Side::BOTH.into_iter().flat_map(|side| {
        let (ships, men) = (look.ships_at(side, place), look.men_at(side, place));
        limits.iter().map(move |&(counted, limit, rule)| {
            let used = match counted {
                Counted::Units => men.len().into(),
                Counted::ShipStrength => look.strength_of(ships),
                Counted::LandStrength => look.strength_of(men),
            };
            let room = SharedPlaceItem::Room {
                side,
                counted,
                used,
                limit,
            };
            room.line(rule)
        })
    });
    rooms.collect()
}

/// 3.2a, 3.3a, 3.4a The ways that begin here, each place once.
fn neighbours(look: Look<'_>, place: Place) -> Vec<Fact> {
    let board = &look.game.board;
    let naval = board.naval_ways(place).map(|to| {
        let way = match (place.is_base(), place.is_port() || to.is_port()) {
            (true, _) => Way::Arrow,
            (false, true) => Way::Anchor,
            (false, false) => Way::Sea,
        };
        (to, way, 0, "3.3a")
    });
    let land = board.land_ways(place).map(|to| {
        let is_gate = place.is_port() || to.is_port();
        let way = if is_gate { Way::Gate } else { Way::Land };
        (to, way, board.cost(to), "3.5b")
    });
    let is_new = |to: &Place| !board.is_naval_way(place, *to) && !board.is_land_way(place, *to);
    let coasts = board.coasts(place).filter(is_new).map(|to| {
        let (sea, shore) = if place.is_sea() {
            (place, to)
        } else {
            (to, place)
        };
        let is_beach = board.beaches(sea).any(|beach| beach == shore);
        let way = if is_beach { Way::Beach } else { Way::Shore };
        (to, way, 1, "3.4a")
    });
    let all = naval.chain(land).chain(coasts);
    all.map(|(to, way, points, rule)| {
        PlaceLine::new(PlaceItem::Way { to, way, points }, rule).with(to)
    })
    .collect()
}

/// What a side can do here.
fn possible(look: Look<'_>, side: Side, place: Place) -> Vec<Fact> {
    let mut lines = Vec::new();
    if combats::is_contested(look, place) {
        lines.push(SharedPlaceItem::Fight.line("4a"));
    }
    if place.is_port() && look.has_units_at(side.other(), place) {
        lines.push(match siege::may_besiege(look, side, 0, place) {
            Ok(()) => PlaceLine::new(PlaceItem::Siege, "2.Cb"),
            Err(_) => PlaceLine::new(PlaceItem::SiegeNeeds, "2.Cb"),
        });
    }
    let has_ships = !look.ships_at(side, place).is_empty();
    if place.is_base() && has_ships {
        lines.push(PlaceLine::new(PlaceItem::Leave, "3.1i"));
    }
    lines
}
