//! 9 What the players are after, and how far they are.

use campaign::Aim;
use engine::{Goal, GoalLine, PartyGoal, Seat};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    data::Month,
    ids::{Place, Side},
    rules::victory,
    types::{Look, Types},
};

/// What can be said about it, worded by the messages `goal-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum GoalItem {
    /// What a side is called.
    Party { side: Side },
    /// 9.1a, 9.1b These ports win at the end of a turn.
    AllPorts { side: Side, ports: Vec<Place> },
    /// 9.1d, 9.1e After the last turn, so much strength at sea against so little.
    RuleTheSea { side: Side, own: u16, enemy: u16 },
    /// 9.2j, 9.2k Otherwise points decide after the last turn.
    MostPoints { turn: u8, month: Month, year: i16 },
    /// 9.2a to 9.2c Ports held.
    Ports { ports: Vec<PortPoints> },
    /// 9.2d Boxes ahead of the enemy's supply.
    Supply { ahead: u16, each: u16 },
    /// 9.2f Strength of the ships in ports and at sea.
    Ships { strength: u16, each: u16 },
    /// 9.2g Enemy hoplite units eliminated.
    Hoplites { count: u16, each: u16 },
    /// 9.2g Other enemy land units eliminated.
    LandUnits { count: u16, each: u16 },
    /// 9.2h Enemy leaders killed in combats.
    Leaders { count: u16, each: u16 },
    /// 7.S18 Alcibiades' escape was played before Tissaphernes held him.
    EarlyEscape,
    /// 9.1a, 9.1b Ports that are missing for the total victory.
    PortsMissing { ports: Vec<Place> },
    /// 9.1d, 9.1e One's own fleet and the enemy's as they would count after the last turn.
    Fleets {
        own: u16,
        need: u16,
        enemy: u16,
        most: u16,
    },
    /// 9.2a to 9.2c What ports bring that are not held.
    PortsToTake { ports: Vec<PortPoints> },
}

/// A port and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PortPoints {
    pub port: Place,
    pub points: u16,
}

impl Aim<Types> for GoalItem {
    fn goal(look: Look<'_>) -> Goal<Self> {
        let mut ways: Vec<_> = Side::BOTH.map(|side| all_ports(look, side)).into();
        ways.extend(Side::BOTH.map(|side| rule_the_sea(look, side)));
        ways.extend(most_points(look));
        Goal {
            ways,
            parties: Side::BOTH.map(|side| party(look, side)).into(),
        }
    }
}

fn all_ports(look: Look<'_>, side: Side) -> GoalLine<GoalItem> {
    let ports = look.game.victory.ports(side).to_vec();
    GoalLine::new(GoalItem::AllPorts { side, ports }, all_ports_rule(side))
}

fn all_ports_rule(side: Side) -> &'static str {
    match side {
        Side::Athenian => "9.1a",
        Side::Spartan => "9.1b",
    }
}

fn rule_the_sea(look: Look<'_>, side: Side) -> GoalLine<GoalItem> {
    let card = look.game.victory.fleet(side);
    let (own, enemy) = (card.own, card.enemy);
    let about = GoalItem::RuleTheSea { side, own, enemy };
    GoalLine::new(about, rule_the_sea_rule(side))
}

fn rule_the_sea_rule(side: Side) -> &'static str {
    match side {
        Side::Athenian => "9.1e",
        Side::Spartan => "9.1d",
    }
}

fn most_points(look: Look<'_>) -> Option<GoalLine<GoalItem>> {
    let turn = look.game.scenario(look.state)?.last_turn;
    let card = look.game.turn(turn)?;
    let (month, year) = (card.month, card.year());
    let about = GoalItem::MostPoints { turn, month, year };
    Some(GoalLine::new(about, "9.2j"))
}

fn party(look: Look<'_>, side: Side) -> PartyGoal<GoalItem> {
    PartyGoal {
        chances: chances(look, side),
        ..PartyGoal::new(
            side,
            GoalItem::Party { side },
            Seat(side as u8),
            lines(look, side),
        )
    }
}

/// 9.2a to 9.2i Where the points come from.
fn lines(look: Look<'_>, side: Side) -> Vec<GoalLine<GoalItem>> {
    let (card, score) = (&look.game.victory.points, victory::score(look, side));
    let ports = ports(look, |port| look.has_units_at(side, port));
    let counted = |about: fn(u16, u16) -> GoalItem, rule, count: u16, each: u16| {
        GoalLine::new(about(count, each), rule).worth(count * each)
    };
    let ships = GoalItem::Ships {
        strength: score.ships,
        each: card.ten_naval_pf,
    };
    let mut lines = vec![
        GoalLine::new(GoalItem::Ports { ports }, "9.2a").worth(score.ports),
        counted(
            |ahead, each| GoalItem::Supply { ahead, each },
            "9.2d",
            score.supply,
            card.supply_box,
        ),
        GoalLine::new(ships, "9.2f").worth(card.ten_naval_pf * (score.ships / 10)),
        counted(
            |count, each| GoalItem::Hoplites { count, each },
            "9.2g",
            score.hoplites,
            card.hoplites,
        ),
        counted(
            |count, each| GoalItem::LandUnits { count, each },
            "9.2g",
            score.other_land_units,
            card.other_land_unit,
        ),
        counted(
            |count, each| GoalItem::Leaders { count, each },
            "9.2h",
            score.leaders,
            card.leader,
        ),
    ];
    if score.forestalled {
        let points = card.alcibiades_before_tissaphernes;
        lines.push(GoalLine::new(GoalItem::EarlyEscape, "7.S18c").worth(points));
    }
    lines
}

fn chances(look: Look<'_>, side: Side) -> Vec<GoalLine<GoalItem>> {
    let needed = look.game.victory.ports(side);
    let is_missing = |port: &Place| !look.has_units_at(side, *port);
    let missing: Vec<Place> = needed.iter().copied().filter(is_missing).collect();
    let (need, held) = (needed.len() as u32, (needed.len() - missing.len()) as u32);
    let card = look.game.victory.fleet(side);
    let [own, enemy] = [side, side.other()].map(|side| victory::fleet(look, side));
    let fleets = GoalItem::Fleets {
        own,
        need: card.own,
        enemy,
        most: card.enemy,
    };
    let to_take = ports(look, |port| is_missing(&port));
    let mut chances = vec![
        GoalLine::new(
            GoalItem::PortsMissing { ports: missing },
            all_ports_rule(side),
        )
        .reached(held, need),
        GoalLine::new(fleets, rule_the_sea_rule(side)).reached(own, card.own),
    ];
    if !to_take.is_empty() {
        chances.push(GoalLine::new(
            GoalItem::PortsToTake { ports: to_take },
            "9.2a",
        ));
    }
    chances
}

/// 9.2a to 9.2c These ports with their points, the most precious first.
fn ports(look: Look<'_>, is_meant: impl Fn(Place) -> bool) -> Vec<PortPoints> {
    let card = &look.game.victory.points;
    let worth = |port| PortPoints {
        port,
        points: card.port(port),
    };
    let mut ports: Vec<_> = Place::ports()
        .filter(|&port| is_meant(port))
        .map(worth)
        .collect();
    ports.sort_by_key(|port| std::cmp::Reverse(port.points));
    ports
}
