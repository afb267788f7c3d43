//! What there is to know about a province.

use engine::{PlaceCard, PlaceLine, Seat, Viewer};
use serde::Serialize;
use strum::{VariantArray, VariantNames};

use crate::{
    data::Board,
    game::Antike,
    hint::PriceFacts,
    ids::{Line, Nation, ProvinceId, Resource, UnitKind, Zone},
    payment::Price,
    rules::{conquest::Defence, maneuver::Roster},
    state::{NationState, Place, State, Step},
};

/// What can be said about it, worded by the messages `place-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PlaceItem {
    /// What it is called.
    Name { province: ProvinceId },
    /// board.7 Who can be there.
    Ground { ground: Ground },
    /// board.4, production.1 What a city here yields.
    Yield {
        resource: Resource,
        plain: u8,
        temple: u8,
    },
    /// cities.3 There is no city.
    NoCity,
    /// conquest.6 to conquest.9 A city, and what its defence is made of.
    City {
        nation: Nation,
        temple: bool,
        base: u8,
        units: u8,
        bonus: u8,
        defence: u8,
    },
    /// arming.8 Who stands here; there is room for any number.
    Units {
        nation: Nation,
        legions: u8,
        galleys: u8,
    },
    /// arming.8 Nobody stands here.
    NoUnits,
    /// board.3 What lies between this province and the next.
    Border { to: ProvinceId, border: Border },
    /// maneuver.5 Units that can come here, and how many maneuvers that takes.
    Reach {
        nation: Nation,
        kind: UnitKind,
        count: u8,
        from: ProvinceId,
        steps: u8,
    },
    /// cities.6 A city may be founded by a unit that stands here.
    Found {
        nation: Nation,
        #[serde(flatten)]
        price: PriceFacts,
    },
    /// cities.4 A city could be founded if a unit stood here.
    FoundFirst {
        #[serde(flatten)]
        price: PriceFacts,
    },
    /// temple.1 A temple may be built.
    Temple {
        nation: Nation,
        #[serde(flatten)]
        price: PriceFacts,
    },
    /// arming.4, arming.5 Units may be created.
    Arm {
        nation: Nation,
        most: u8,
        ground: Ground,
        #[serde(flatten)]
        price: PriceFacts,
    },
    /// conquest.13 So many units conquer it, and so many stand here.
    Conquer {
        nation: Nation,
        owner: Nation,
        defence: u8,
        here: u8,
        temple: bool,
    },
    /// conquest.4 It is its owner's last city.
    LastCity { owner: Nation },
}

/// board.7 Which units a province takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Legions alone.
    Inland,
    /// Galleys alone.
    Island,
    /// Both.
    Coast,
}

/// board.3 Which units cross a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Border {
    /// Legions alone.
    Land,
    /// Galleys alone.
    Sea,
    /// Both.
    Both,
}

type Fact = PlaceLine<PlaceItem>;

/// What there is to know about a province of the board that is played on.
pub(crate) fn place(
    game: &Antike,
    state: &State,
    viewer: Viewer,
    id: &str,
) -> Option<PlaceCard<PlaceItem>> {
    let province: ProvinceId = id.parse().ok()?;
    let province = Some(province).filter(|province| province.is_on(state.board))?;
    let (board, zone) = (game.board(state.board), province.zone());
    let mut card = PlaceCard::new(province, PlaceItem::Name { province });
    card.facts = facts(game, state, zone);
    card.neighbours = neighbours(board, state, zone);
    if let Viewer::Seat(seat) = viewer {
        let own = state
            .places()
            .filter(|&place| state.nation(place).seat == seat);
        for place in own {
            card.reach.extend(reach(game, state, place, zone));
            card.possible.extend(possible(game, state, place, zone));
        }
        card.possible.extend(hopes(game, state, seat, zone));
    }
    Some(card)
}

fn facts(game: &Antike, state: &State, zone: Zone) -> Vec<Fact> {
    let board = game.board(state.board);
    let ground = PlaceItem::Ground {
        ground: ground(board, zone),
    };
    let mut facts = vec![PlaceLine::new(ground, "board.7")];
    facts.extend(yielded(game, board, zone));
    facts.push(match state.owner(zone) {
        Some(owner) => PlaceLine::new(city(game, state, owner, zone), "conquest.6"),
        None => PlaceLine::new(PlaceItem::NoCity, "cities.3"),
    });
    let units = state
        .places()
        .filter_map(|place| units(state.nation(place), zone));
    let before = facts.len();
    facts.extend(units.map(|units| PlaceLine::new(units, "arming.8")));
    if facts.len() == before {
        facts.push(PlaceLine::new(PlaceItem::NoUnits, "arming.8"));
    }
    facts
}

/// board.7 Which units can be in a province.
fn ground(board: &Board, zone: Zone) -> Ground {
    let takes = |kind| board.home_of(kind).contains(zone);
    match (takes(UnitKind::Legion), takes(UnitKind::Galley)) {
        (true, true) => Ground::Coast,
        (false, true) => Ground::Island,
        (true | false, false) => Ground::Inland,
    }
}

/// production.1, .3, .4 What a city here brings when its resource is chosen.
fn yielded(game: &Antike, board: &Board, zone: Zone) -> Option<Fact> {
    let mut resources = Resource::VARIANTS.iter().copied();
    let resource = resources.find(|&resource| board.producing(resource).contains(zone))?;
    let rule = match resource {
        Resource::Marble => "production.1",
        Resource::Iron => "production.3",
        Resource::Gold => "production.4",
    };
    let item = PlaceItem::Yield {
        resource,
        plain: game.numbers.plain_city,
        temple: game.numbers.temple_city,
    };
    Some(PlaceLine::new(item, rule))
}

fn city(game: &Antike, state: &State, owner: Place, zone: Zone) -> PlaceItem {
    let defence = Defence::of(game, state, zone, owner);
    PlaceItem::City {
        nation: state.nation(owner).nation,
        temple: state.temples.contains(zone),
        base: defence.base,
        units: defence.units,
        bonus: defence.bonus,
        defence: defence.total(),
    }
}

fn units(nation: &NationState, zone: Zone) -> Option<PlaceItem> {
    let (legions, galleys) = (nation.legions.at(zone), nation.galleys.at(zone));
    (legions + galleys > 0).then_some(PlaceItem::Units {
        nation: nation.nation,
        legions,
        galleys,
    })
}

/// movement.2, .3, .4 The borders of a province.
fn neighbours(board: &Board, state: &State, zone: Zone) -> Vec<Fact> {
    let (land, sea) = (board.land.neighbours(zone), board.sea.neighbours(zone));
    let all = land.union(sea).iter();
    all.map(|next| {
        let (border, rule) = match (land.contains(next), sea.contains(next)) {
            (true, true) => (Border::Both, "movement.4"),
            (true, false) => (Border::Land, "movement.2"),
            (false, true | false) => (Border::Sea, "movement.3"),
        };
        let to = state.board.province(next);
        PlaceLine::new(PlaceItem::Border { to, border }, rule).with(to)
    })
    .collect()
}

/// maneuver.5, maneuver.6 The units of a nation that come here in one maneuver action: in this one, if it has begun.
fn reach(game: &Antike, state: &State, place: Place, zone: Zone) -> Vec<Fact> {
    let (board, nation) = (game.board(state.board), state.nation(place));
    let is_moving = state.active == place && state.stack.contains(&Step::Maneuver);
    let roster = is_moving.then(|| Roster::of(state));
    let mut lines = Vec::new();
    for &kind in UnitKind::VARIANTS {
        for from in nation
            .units(kind)
            .present()
            .iter()
            .filter(|&from| from != zone)
        {
            let Some(steps) = board.steps(kind, from, zone) else {
                continue;
            };
            let count = match &roster {
                Some(roster) => {
                    let counts = roster.counts(kind, from);
                    counts.iter().skip(usize::from(steps)).sum()
                }
                None if steps <= allowance(nation, kind) => nation.units(kind).at(from),
                None => 0,
            };
            if count > 0 {
                let from = state.board.province(from);
                let item = PlaceItem::Reach {
                    nation: nation.nation,
                    kind,
                    count,
                    from,
                    steps,
                };
                lines.push(PlaceLine::new(item, "maneuver.5").with(from));
            }
        }
    }
    lines
}

/// maneuver.6 How many maneuvers each unit of a kind has.
fn allowance(nation: &NationState, kind: UnitKind) -> u8 {
    let line = match kind {
        UnitKind::Legion => Line::Legions,
        UnitKind::Galley => Line::Galleys,
    };
    1 + nation.advances.bonus(line)
}

/// What a nation can do in a province where it has a city or units.
fn possible(game: &Antike, state: &State, place: Place, zone: Zone) -> Vec<Fact> {
    let (board, nation) = (game.board(state.board), state.nation(place));
    let price = |price: Price| PriceFacts::new(nation.price_for(price), &nation.stock);
    let name = nation.nation;
    let here = nation.legions.at(zone) + nation.galleys.at(zone);
    match state.owner(zone) {
        Some(owner) if owner == place => {
            let has_temple = state.temples.contains(zone);
            let (most, rule) = if has_temple {
                (game.numbers.temple_city, "arming.5")
            } else {
                (game.numbers.plain_city, "arming.4")
            };
            let arm = PlaceItem::Arm {
                nation: name,
                most,
                ground: ground(board, zone),
                price: price(game.numbers.unit),
            };
            let temple = (!has_temple).then(|| PlaceItem::Temple {
                nation: name,
                price: price(game.numbers.temple),
            });
            let temple = temple.map(|temple| PlaceLine::new(temple, "temple.1"));
            let arm = std::iter::once(PlaceLine::new(arm, rule));
            arm.chain(temple).collect()
        }
        None if here > 0 => {
            let found = PlaceItem::Found {
                nation: name,
                price: price(game.numbers.city),
            };
            vec![PlaceLine::new(found, "cities.6")]
        }
        Some(owner) if here > 0 && state.nation(owner).cities.len() > 1 => {
            let conquer = PlaceItem::Conquer {
                nation: name,
                owner: state.nation(owner).nation,
                defence: Defence::of(game, state, zone, owner).total(),
                here,
                temple: state.temples.contains(zone),
            };
            vec![PlaceLine::new(conquer, "conquest.13")]
        }
        Some(_) | None => Vec::new(),
    }
}

/// What holds for every nation of a seat.
fn hopes(game: &Antike, state: &State, seat: Seat, zone: Zone) -> Option<Fact> {
    let mut own = state.nations.iter().filter(|nation| nation.seat == seat);
    match state.owner(zone).map(|owner| state.nation(owner)) {
        Some(owner) if owner.seat != seat && owner.cities.len() == 1 => {
            let owner = owner.nation;
            Some(PlaceLine::new(PlaceItem::LastCity { owner }, "conquest.3"))
        }
        None if own.clone().all(|nation| !nation.occupied().contains(zone)) => {
            let nation = own.next()?;
            let price = PriceFacts::new(nation.price_for(game.numbers.city), &nation.stock);
            Some(PlaceLine::new(PlaceItem::FoundFirst { price }, "cities.4"))
        }
        Some(_) | None => None,
    }
}
