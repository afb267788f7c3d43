//! 9.0, 10, 11.0j What the players are after, and how far they are.

use engine::{Goal, GoalLine, PartyGoal, Seat};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    game::PeloponnesianWar,
    ids::{ScenarioId, Side, SpaceId},
    rules::{Look, surrender},
    state::{Cause, Mode, Position},
};

/// What can be said about it, worded by the messages `goal-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum GoalItem {
    /// What a side is called.
    Party { side: Side },
    /// 10 Alone: so many points win when the scenario ends.
    Points { points: i16 },
    /// 10.1.5a Alone: a surrender by the end of this turn wins as well.
    EarlySurrender { turn: u8 },
    /// 11.0j With two players: whoever makes the enemy give up.
    EnemySurrender,
    /// 11.0j With two players: otherwise the points.
    MostPoints,
    /// When the scenario ends at the latest.
    LastTurn { turn: u8 },
    /// 10.2b, 10.3.5a, 10.4.4a Alone: or when one comes to lead this side.
    SideChange { side: Side },
    /// 10.2b Or at an armistice.
    Armistice,
    /// 9.0a Battles and sieges won.
    Won { count: u16, each: i16 },
    /// 9.0b Battles and spaces lost.
    Lost { count: u16, each: u16 },
    /// 9.0d Somebody has given up.
    Bonus,
    /// 9.0d What a surrender would bring now: at bellicosity 0, or with the home space taken.
    Surrender {
        side: Side,
        bellicosity: i8,
        space: SpaceId,
    },
}

/// How the game is won and how those stand who count points.
pub(crate) fn goal(game: &PeloponnesianWar, position: &Position) -> Goal<GoalItem> {
    let look = game.look(position);
    let parties = match position.mode {
        Mode::Solitaire { player } => vec![party(look, player)],
        Mode::TwoPlayers => Side::BOTH.map(|side| party(look, side)).into(),
    };
    Goal {
        ways: ways(look),
        parties,
    }
}

/// 10.1.5a, 10.2c, 10.3.5a, 10.4.4a
fn scenario_rule(scenario: ScenarioId) -> &'static str {
    match scenario {
        ScenarioId::PeloponnesianWar => "10.1.5a",
        ScenarioId::ArchidamianWar => "10.2c",
        ScenarioId::DeceleanWar => "10.3.5a",
        ScenarioId::FallOfAthens => "10.4.4a",
    }
}

/// 10.1a, 10.2b, 10.3.5a, 10.4.4a
fn end_rule(scenario: ScenarioId) -> &'static str {
    match scenario {
        ScenarioId::PeloponnesianWar => "10.1a",
        ScenarioId::ArchidamianWar => "10.2b",
        ScenarioId::DeceleanWar => "10.3.5a",
        ScenarioId::FallOfAthens => "10.4.4a",
    }
}

fn ways(look: Look<'_>) -> Vec<GoalLine<GoalItem>> {
    let scenario = look.game.scenarios.get(look.at.scenario);
    let end_rule = end_rule(look.at.scenario);
    let mut ways = match look.at.mode {
        Mode::Solitaire { .. } => alone(look),
        Mode::TwoPlayers => vec![
            GoalLine::new(GoalItem::EnemySurrender, "11.0j"),
            GoalLine::new(GoalItem::MostPoints, "11.0j"),
        ],
    };
    let turn = scenario.last_turn;
    ways.push(GoalLine::new(GoalItem::LastTurn { turn }, end_rule));
    let change = scenario.end.on_side_change_to;
    if let Some(side) = change.filter(|_| !look.at.has_two_players()) {
        ways.push(GoalLine::new(GoalItem::SideChange { side }, end_rule));
    }
    if scenario.end.on_armistice {
        ways.push(GoalLine::new(GoalItem::Armistice, end_rule));
    }
    ways
}

fn alone(look: Look<'_>) -> Vec<GoalLine<GoalItem>> {
    let test = &look.game.scenarios.get(look.at.scenario).victory;
    let rule = scenario_rule(look.at.scenario);
    let points = test.at_least;
    let mut ways = vec![GoalLine::new(GoalItem::Points { points }, rule)];
    let early = test
        .or_surrender_by_turn
        .filter(|&turn| look.at.turn <= turn);
    ways.extend(early.map(|turn| GoalLine::new(GoalItem::EarlySurrender { turn }, rule)));
    ways
}

fn party(look: Look<'_>, side: Side) -> PartyGoal<GoalItem> {
    let solitaire = !look.at.has_two_players();
    let seat = if solitaire { Seat(0) } else { side.seat() };
    let target = look.game.scenarios.get(look.at.scenario).victory.at_least;
    PartyGoal {
        target: solitaire.then_some(target.into()),
        chances: chances(look, side),
        ..PartyGoal::new(side, GoalItem::Party { side }, seat, lines(look, side))
    }
}

/// 9.0a-d Where the points come from.
fn lines(look: Look<'_>, side: Side) -> Vec<GoalLine<GoalItem>> {
    let card = &look.game.numbers.victory;
    let contests = surrender::contests_of(look, side);
    let worth = |count: u16, each: i16| i32::from(count) * i32::from(each);
    let (won, lost) = (
        worth(contests.won, card.won),
        worth(contests.lost, card.lost),
    );
    let mut lines = vec![
        GoalLine::new(
            GoalItem::Won {
                count: contests.won,
                each: card.won,
            },
            "9.0a",
        )
        .worth(won),
        GoalLine::new(
            GoalItem::Lost {
                count: contests.lost,
                each: card.lost.unsigned_abs(),
            },
            "9.0b",
        )
        .worth(lost),
    ];
    let bonus = i32::from(surrender::points_of(look, side)) - won - lost;
    if bonus != 0 {
        lines.push(GoalLine::new(GoalItem::Bonus, "9.0d").worth(bonus));
    }
    lines
}

/// 8.2a, 9.0d Who might give up, and what it would bring now.
fn chances(look: Look<'_>, side: Side) -> Vec<GoalLine<GoalItem>> {
    let is_over = look
        .at
        .verdict
        .is_some_and(|verdict| verdict.cause == Cause::Surrender);
    if is_over {
        return Vec::new();
    }
    let surrender = |side: Side| {
        let item = GoalItem::Surrender {
            side,
            bellicosity: *look.at.bellicosity.get(side),
            space: side.home(),
        };
        GoalLine::new(item, "8.2a").worth(surrender::bonus(look))
    };
    // 9.0e Alone the bonus comes whichever side gives up.
    match look.at.mode {
        Mode::Solitaire { .. } => Side::BOTH.map(surrender).into(),
        Mode::TwoPlayers => vec![surrender(side.other())],
    }
}
