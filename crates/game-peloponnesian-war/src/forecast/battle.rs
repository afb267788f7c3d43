//! The odds of a battle, and of a siege.

use std::cmp::Reverse;

use engine::{D6, Ruled};
use serde::Serialize;

use super::{
    thousandths,
    tree::{Node, branch, follow},
};
use crate::{
    event::{Line, Modifier, SiegeBroken},
    game::PeloponnesianWar,
    ids::{LeaderId, PerSide, Side, SpaceId},
    rules::{Look, Play, battle_numbers, chance::Foretold, losses, sieges},
    state::{Battle, BattleKind, Party, Position},
    step::{BattleStage, Step},
    troops::Units,
};

/// 5.2 A battle before its dice. Chances are in thousandths.
///
/// `{"of": "battle", "kind": "land", "at": "potidaea", "against": "potidaea", "parties": [{"side": "athens", "leader": "phormio", "units":
/// [...]}, {"side": "sparta", "leader": null, "units": [...]}], "rounds": [{"kind": "land", "lines": [{"side": "athens", "line": "leader",
/// "by": 3, "rule": "5.2.1b"}]}], "wins": {"athens": 812, "sparta": 150}, "drawn": 38, "results": [{"winner": "athens", "athens": 0,
/// "sparta": 2, "odds": 120}]}`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct BattleOdds {
    pub kind: BattleKind,
    /// Where the Athenian force stands.
    pub at: SpaceId,
    /// Where the Spartan one stands.
    pub against: SpaceId,
    /// Athens first.
    pub parties: [Opponent; 2],
    /// 5.2.3 What counts, at sea and then on land.
    pub rounds: Vec<Round>,
    pub wins: PerSide<u16>,
    pub drawn: u16,
    /// Winner and losses, the likeliest first.
    pub results: Vec<BattleResult>,
}

/// One side of a battle: who leads it and who fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Opponent {
    pub side: Side,
    pub leader: Option<LeaderId>,
    pub units: Units,
}

/// The dice of a battle at sea or on land, and what is added to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Round {
    pub kind: BattleKind,
    pub lines: Vec<RuledLine>,
}

/// A line that counts, with its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct RuledLine {
    pub side: Side,
    pub line: Modifier,
    pub by: i8,
    pub rule: &'static str,
}

impl From<&Line> for RuledLine {
    fn from(line: &Line) -> Self {
        Self {
            side: line.side,
            line: line.line,
            by: line.by,
            rule: line.line.rule(),
        }
    }
}

/// What a battle can come to: the winner, if there is one, and the points that each side loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct BattleResult {
    pub winner: Option<Side>,
    pub athens: u8,
    pub sparta: u8,
    pub odds: u16,
}

/// The battle of two parties; nothing if they do not fight.
pub(crate) fn battle(
    game: &PeloponnesianWar,
    at: &Position,
    parties: PerSide<Party>,
) -> Option<BattleOdds> {
    let look = game.look(at);
    let kind = battle_numbers::battle_kind(look, parties)?;
    let mut start = at.clone();
    start.lost = PerSide::default();
    start.battle = Some(Battle {
        kind,
        parties,
        at_sea: None,
        winner: None,
        drawn: false,
    });
    let begin = Step::Battle {
        stage: BattleStage::Begin,
    };
    start.steps.try_push(begin).ok()?;
    let ends = ends(game, &Node::new(start));
    let sum = |side: Option<Side>| {
        let won = ends.iter().filter(|(winner, _, _)| *winner == side);
        thousandths(won.map(|(_, _, odds)| odds).sum())
    };
    let wins = PerSide {
        athens: sum(Some(Side::Athens)),
        sparta: sum(Some(Side::Sparta)),
    };
    let drawn = sum(None);
    Some(BattleOdds {
        kind,
        at: losses::party_space(look, parties.athens),
        against: losses::party_space(look, parties.sparta),
        parties: Side::BOTH.map(|side| Opponent {
            side,
            leader: battle_numbers::commander(look, side, *parties.get(side)),
            units: Units::new(side, losses::party_force(look, side, *parties.get(side))),
        }),
        rounds: rounds(look, kind, parties),
        wins,
        drawn,
        results: ends
            .into_iter()
            .map(|(winner, lost, odds)| BattleResult {
                winner,
                athens: lost.athens,
                sparta: lost.sparta,
                odds: thousandths(odds),
            })
            .collect(),
    })
}

/// How a battle can end: the winner, the losses and the chance.
type End = (Option<Side>, PerSide<u8>, f64);

/// Fights a battle with all dice; the likeliest ends come first.
fn ends(game: &PeloponnesianWar, start: &Node) -> Vec<End> {
    let mut ends: Vec<End> = Vec::new();
    let end = Step::Battle {
        stage: BattleStage::End,
    };
    let fight = |play: &mut Play<'_>| {
        follow(play, |look| look.at.steps.last() == Some(&end));
    };
    branch(
        game,
        start,
        Foretold::Everything,
        fight,
        |position, odds| {
            let winner = position.battle.and_then(|battle| battle.winner);
            let lost = PerSide {
                athens: position.lost.athens.total(),
                sparta: position.lost.sparta.total(),
            };
            let alike = |(known, losses, _): &&mut End| (*known, *losses) == (winner, lost);
            match ends.iter_mut().find(alike) {
                Some((_, _, sum)) => *sum += odds,
                None => ends.push((winner, lost, odds)),
            }
        },
    );
    let order =
        |&(winner, lost, _): &End| (winner.map(|side| side as u8), lost.athens, lost.sparta);
    ends.sort_by_key(order);
    ends.sort_by_key(|&(_, _, odds)| Reverse(thousandths(odds)));
    ends
}

fn rounds(look: Look<'_>, kind: BattleKind, parties: PerSide<Party>) -> Vec<Round> {
    let one = D6::from_index(0);
    let dice = PerSide {
        athens: one,
        sparta: one,
    };
    let round = |kind: BattleKind| {
        let reading = match kind {
            BattleKind::Land => battle_numbers::read_land(look, parties, dice),
            BattleKind::Naval | BattleKind::Mixed => battle_numbers::read_sea(look, parties, dice),
        };
        let lines = reading.lines.iter().map(RuledLine::from).collect();
        Round { kind, lines }
    };
    match kind {
        BattleKind::Land | BattleKind::Naval => vec![round(kind)],
        BattleKind::Mixed => vec![round(BattleKind::Naval), round(BattleKind::Land)],
    }
}

/// 5.3 A siege before its die.
///
/// `{"of": "siege", "side": "athens", "space": "potidaea", "leader": "phormio", "rating": 3, "walls": 0, "needs": 4, "broken": null,
/// "faces": 6}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct SiegeOdds {
    pub side: Side,
    pub space: SpaceId,
    pub leader: Option<LeaderId>,
    pub rating: i8,
    /// 5.3.2a
    pub walls: i8,
    /// 5.3e The least sum that takes the fortress.
    pub needs: i8,
    /// 5.3c, 5.3.1c Why it fails without a die.
    pub broken: Option<SiegeBroken>,
    /// The faces of the die on which the fortress falls.
    pub faces: u8,
}

/// The siege of a fortress by a side.
pub(crate) fn siege(look: Look<'_>, side: Side, space: SpaceId) -> SiegeOdds {
    let (rating, walls) = sieges::modifiers(look, side, space);
    let broken = sieges::broken_by(look, side, space);
    let falls = |die: &D6| broken.is_none() && sieges::does_fall(look, side, space, *die);
    SiegeOdds {
        side,
        space,
        leader: battle_numbers::commander(look, side, Party::Standing { space }),
        rating,
        walls,
        needs: look.game.numbers.siege.at_least,
        broken,
        faces: D6::all().filter(falls).count() as u8,
    }
}
