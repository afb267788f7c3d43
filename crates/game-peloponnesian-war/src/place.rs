//! What there is to know about a space.

mod reach;

use engine::{PlaceCard, PlaceLine, Seat, Viewer};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    data::{Class, Isthmus, SpaceKind},
    force::Force,
    game::PeloponnesianWar,
    ids::{Kind, LeaderId, Side, Sort, SpaceId},
    rules::{Look, army, control, fomenting, march, objective, operation, sieges, zones},
    state::{Mode, Position},
    step::RouteKind,
    troops::Units,
};

/// What can be said about it, worded by the messages `place-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PlaceItem {
    /// What it is called.
    Name { space: SpaceId },
    /// 1.1.1a What kind of space it is, and whether it is a fortress.
    Ground { ground: Ground, fortress: bool },
    /// 1.1.1d The side whose colour it has.
    League { side: Side },
    /// 1.1.1d It is neutral.
    Neutral,
    /// 1.3j A neutral that has joined a side.
    Ally { side: Side },
    /// 4.4e A coalition space: it has troops of its own.
    Coalition { side: Side },
    /// 1.3f Who controls it.
    Held { side: Side },
    /// 1.3g Nobody does.
    HeldByNobody,
    /// 5.3.1 Behind the Long Walls.
    LongWalls,
    /// 6.1 It is in rebellion.
    Rebel,
    /// 4.8a It has been ravaged.
    Ravaged,
    /// 5.1 This side besieges it.
    Besieged { besieger: Side },
    /// 1.3b Who stands here.
    Troops {
        side: Side,
        units: Units,
        leaders: Vec<LeaderId>,
    },
    /// Nobody stands here.
    NoTroops,
    /// 7.1c, 7.1d What it costs a side when it is captured, ravaged or in rebellion.
    Loss { side: Side, talents: u32 },
    /// 7.1.1, 7.1.3, 7.1.4 What else depends on it.
    Income { source: Source, talents: i32 },
    /// 4.6.1b The forces of a side that can intercept an army here.
    Watched { side: Side, spaces: Vec<SpaceId> },
    /// 1.1.1b A line to the next space.
    Way { to: SpaceId, line: LineSort },
    /// 4.1.1, 4.1.5 Troops that a leader could bring here, the way and the price.
    Reach {
        from: SpaceId,
        units: Units,
        steps: u8,
        talents: i32,
    },
    /// The army on its way, with so many lines still to go.
    ReachOfArmy {
        leader: LeaderId,
        from: SpaceId,
        steps: u8,
    },
    /// Forces further off that could come, too.
    ReachOfOthers { count: u8 },
    /// 4.1a It may be named as an objective.
    Objective,
    /// 4.1.5a Troops that a leader can take here.
    Gather { units: Units, talents: i32 },
    /// 4.4.2 A rebellion can be fomented.
    Foment { talents: i32 },
    /// 4.8a An army ravages it on its way.
    Ravage,
    /// 5.1 An army that comes here lays siege.
    Siege,
    /// 5.2 An army that comes here meets enemies.
    Battle { enemy: Side },
}

/// 1.1.1a What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    Land,
    Coast,
    Island,
    /// The Euxine.
    Sea,
}

/// 7.1 Where money comes from besides the league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Epidamnus,
    Sicily,
    Syracuse,
    Levy,
    Euxine,
}

/// 1.1.1b Who may travel along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum LineSort {
    Land,
    Naval,
    Mixed,
    /// 4.1.2a Across the Isthmus: ships only where Corinth and Cenchreae are held.
    Isthmus,
    /// 4.1.3a Across the open sea, at the risk of a storm.
    OpenSea,
}

type Fact = PlaceLine<PlaceItem>;

/// What there is to know about a space.
pub(crate) fn place(
    game: &PeloponnesianWar,
    position: &Position,
    viewer: Viewer,
    id: &str,
) -> Option<PlaceCard<PlaceItem>> {
    let space: SpaceId = id.parse().ok()?;
    let look = game.look(position);
    let mut card = PlaceCard::new(space, PlaceItem::Name { space });
    card.facts = what_it_is(look, space);
    card.facts.extend(standing(look, space));
    card.facts.extend(money(look, space));
    card.facts.extend(
        Side::BOTH
            .into_iter()
            .filter_map(|side| watched(look, side, space)),
    );
    card.neighbours = neighbours(look, space);
    if let Some(side) = side_of(position, viewer) {
        card.reach = reach::reach(look, side, space);
        card.possible = possible(look, side, space);
    }
    Some(card)
}

/// The side that a viewer leads.
fn side_of(position: &Position, viewer: Viewer) -> Option<Side> {
    let Viewer::Seat(seat) = viewer else {
        return None;
    };
    match position.mode {
        Mode::Solitaire { player } => (seat == Seat(0)).then_some(player),
        Mode::TwoPlayers => Side::BOTH.into_iter().find(|side| side.seat() == seat),
    }
}

/// 1.1.1, 1.3 Kind, colour and control.
fn what_it_is(look: Look<'_>, space: SpaceId) -> Vec<Fact> {
    let ground = match control::kind_of(look, space) {
        SpaceKind::Land => Ground::Land,
        SpaceKind::Coast => Ground::Coast,
        SpaceKind::Island => Ground::Island,
        SpaceKind::SeaBox => Ground::Sea,
    };
    let fortress = look.game.board.fortresses.contains(space);
    let mut facts = vec![PlaceLine::new(
        PlaceItem::Ground { ground, fortress },
        "1.1.1a",
    )];
    if ground == Ground::Sea {
        return facts;
    }
    facts.push(
        match (
            control::league_of(look, space),
            control::ally_of(look, space),
        ) {
            (Some(side), _) => PlaceLine::new(PlaceItem::League { side }, "1.1.1d"),
            (None, Some(side)) => PlaceLine::new(PlaceItem::Ally { side }, "1.3j"),
            (None, None) => PlaceLine::new(PlaceItem::Neutral, "1.1.1d"),
        },
    );
    facts.push(match control::controller(look, space) {
        Some(side) => PlaceLine::new(PlaceItem::Held { side }, "1.3f"),
        None => PlaceLine::new(PlaceItem::HeldByNobody, "1.3g"),
    });
    let coalition = Side::BOTH
        .into_iter()
        .filter(|&side| control::is_coalition(look, space, side));
    facts.extend(coalition.map(|side| PlaceLine::new(PlaceItem::Coalition { side }, "4.4e")));
    facts
}

/// 1.3b, 5.1, 6.1 Walls, troubles and troops.
fn standing(look: Look<'_>, space: SpaceId) -> Vec<Fact> {
    let mut facts = Vec::new();
    if zones::walls().contains(space) {
        facts.push(PlaceLine::new(PlaceItem::LongWalls, "5.3.1a"));
    }
    if look.at.rebels.contains(space) {
        facts.push(PlaceLine::new(PlaceItem::Rebel, "6.1a"));
    }
    if look.at.ravaged.contains(space) {
        facts.push(PlaceLine::new(PlaceItem::Ravaged, "7.1c"));
    }
    let besiegers = Side::BOTH
        .into_iter()
        .filter(|&side| look.at.besieged.get(side).contains(space));
    facts
        .extend(besiegers.map(|besieger| PlaceLine::new(PlaceItem::Besieged { besieger }, "5.1b")));
    let before = facts.len();
    for side in Side::BOTH {
        let force = look.at.troops.at(side, space);
        let leaders: Vec<LeaderId> = look.at.leaders_at(side, space).collect();
        if !force.is_empty() || !leaders.is_empty() {
            let units = Units::new(side, force);
            let troops = PlaceItem::Troops {
                side,
                units,
                leaders,
            };
            facts.push(PlaceLine::new(troops, "1.3b"));
        }
    }
    if facts.len() == before && control::kind_of(look, space) != SpaceKind::SeaBox {
        facts.push(PlaceLine::new(PlaceItem::NoTroops, "1.3b"));
    }
    facts
}

/// 7.1 What depends on a space.
fn money(look: Look<'_>, space: SpaceId) -> Vec<Fact> {
    let numbers = &look.game.numbers.income;
    let mut facts = Vec::new();
    if let Some(side) = control::league_of(look, space) {
        let is_great = numbers.great_allies.contains(space);
        let (talents, rule) = if is_great {
            (numbers.great_ally, "7.1d")
        } else {
            (numbers.damaged_space, "7.1c")
        };
        let talents = talents.unsigned_abs();
        facts.push(PlaceLine::new(PlaceItem::Loss { side, talents }, rule));
    }
    let mut income = |source, talents, rule| {
        facts.push(PlaceLine::new(PlaceItem::Income { source, talents }, rule));
    };
    if space == SpaceId::EPIDAMNUS {
        income(Source::Epidamnus, numbers.epidamnus, "7.1.3a");
    }
    if look.game.board.sicily.contains(space) {
        let talents = if look.at.options.sicily_1000 {
            numbers.sicily_by_aid
        } else {
            numbers.sicily
        };
        income(Source::Sicily, talents, "7.1.1b");
    }
    if space == SpaceId::SYRACUSE {
        income(Source::Syracuse, numbers.syracuse, "7.1.1a");
    }
    if numbers.eisphora_spaces.contains(space) {
        income(Source::Levy, numbers.eisphora, "7.1.4a");
    }
    if space == SpaceId::EUXINE {
        income(Source::Euxine, numbers.euxine_cut.abs(), "7.1.2a");
    }
    facts
}

/// 4.6.1b Who could intercept an army that enters.
fn watched(look: Look<'_>, side: Side, space: SpaceId) -> Option<Fact> {
    let spaces: Vec<SpaceId> = zones::reaching(look, side, space).iter().collect();
    if spaces.is_empty() {
        return None;
    }
    Some(PlaceLine::new(
        PlaceItem::Watched { side, spaces },
        "4.6.1b",
    ))
}

/// 1.1.1b The lines that begin here.
fn neighbours(look: Look<'_>, space: SpaceId) -> Vec<Fact> {
    let board = &look.game.board;
    let next = |class| *board.ways(class).get(space);
    let (land, fleet) = (
        next(Class::Land),
        next(Class::fleet(Isthmus::Closed, RouteKind::Usual)),
    );
    let isthmus = next(Class::fleet(Isthmus::Open, RouteKind::Usual)).without(fleet);
    let open_sea = next(Class::fleet(Isthmus::Closed, RouteKind::OpenSea)).without(fleet);
    let all = land.union(fleet).union(isthmus).union(open_sea).iter();
    all.map(|to| {
        let (line, rule) = if isthmus.contains(to) {
            (LineSort::Isthmus, "4.1.2a")
        } else if open_sea.contains(to) {
            (LineSort::OpenSea, "4.1.3a")
        } else {
            match (land.contains(to), fleet.contains(to)) {
                (true, true) => (LineSort::Mixed, "4.1.1g"),
                (true, false) => (LineSort::Land, "4.1.1e"),
                (false, true | false) => (LineSort::Naval, "4.1.1f"),
            }
        };
        PlaceLine::new(PlaceItem::Way { to, line }, rule).with(to)
    })
    .collect()
}

/// What a side can do here.
fn possible(look: Look<'_>, side: Side, space: SpaceId) -> Vec<Fact> {
    let mut lines = Vec::new();
    if objective::may_name(look, side, space).is_ok() {
        lines.push(PlaceLine::new(PlaceItem::Objective, "4.1a"));
    }
    let here = operation::takeable(look, side, space);
    if !here.is_empty() {
        let units = Units::new(side, here);
        let talents = army::price(look, side, here);
        lines.push(PlaceLine::new(
            PlaceItem::Gather { units, talents },
            "4.1.5a",
        ));
    }
    if fomenting::may_foment(look, side, space).is_ok() {
        let talents = look.game.numbers.fomenting.price;
        lines.push(PlaceLine::new(PlaceItem::Foment { talents }, "4.4.2a"));
    }
    if march::ravaged_by(look, side).contains(space) {
        lines.push(PlaceLine::new(PlaceItem::Ravage, "4.8a"));
    }
    let enemy = side.other();
    let is_hostile = control::friendly_to(look, space) != Some(side);
    if control::is_there(look, enemy, space) {
        lines.push(PlaceLine::new(PlaceItem::Battle { enemy }, "5.2a"));
    } else if is_hostile && look.game.board.fortresses.contains(space) {
        let band = |force, is_led| sieges::Band { force, is_led };
        let anybody = band(Force::of(Sort::own(Kind::Hoplite), 1), true);
        let nobody = band(Force::EMPTY, false);
        if sieges::would_besiege(look, side, space, anybody, nobody) {
            lines.push(PlaceLine::new(PlaceItem::Siege, "5.1b"));
        }
    }
    lines
}
