//! What a side would take in as the map stands.

use engine::{Log, Ruled};
use serde::Serialize;

use crate::{
    event::IncomeItem,
    game::PeloponnesianWar,
    ids::Side,
    rules::{
        Play,
        chance::Script,
        control::{self, Ravages},
        helots, income,
    },
    sets::SpaceSet,
    state::Position,
    step::WarOrPeace,
};

/// 7.1 The income of a side, line by line.
///
/// `{"of": "income", "side": "sparta", "items": [{"item": "damage", "talents": -100, "rule": "7.1c", "spaces": ["megara", "sicyon"]}],
/// "talents": 2400, "treasury": 5400}`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct IncomeOdds {
    pub side: Side,
    pub items: Vec<IncomeEntry>,
    pub talents: i32,
    /// What the side would have then.
    pub treasury: i32,
}

/// A line of it, with the spaces that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct IncomeEntry {
    pub item: IncomeItem,
    pub talents: i32,
    pub rule: &'static str,
    pub spaces: SpaceSet,
}

/// 6.3, 7.1 The income of a side if it were collected now.
pub(crate) fn income(game: &PeloponnesianWar, at: &Position, side: Side) -> IncomeOdds {
    let mut then = at.clone();
    helots::check(&mut Play::scripted(
        game,
        &mut then,
        &mut Script::default(),
        &mut Log::off(),
    ));
    let look = game.look(&then);
    let lines = income::items(look, side, WarOrPeace::War);
    let (damaged, great) = (
        control::damaged_spaces(look, side, Ravages::Counted),
        income::great_losses(look, side),
    );
    let items: Vec<IncomeEntry> = lines
        .into_iter()
        .map(|(item, talents)| IncomeEntry {
            item,
            talents,
            rule: item.rule(),
            spaces: match item {
                IncomeItem::Damage => damaged.without(great),
                IncomeItem::GreatAllies => damaged.intersection(great),
                IncomeItem::League
                | IncomeItem::Syracuse
                | IncomeItem::Sicily
                | IncomeItem::Euxine
                | IncomeItem::Epidamnus
                | IncomeItem::Eisphora
                | IncomeItem::Persia
                | IncomeItem::Helots => SpaceSet::EMPTY,
            },
        })
        .collect();
    let talents = income::paid_sum(items.iter().map(|entry| entry.talents).sum(), None);
    IncomeOdds {
        side,
        items,
        talents,
        treasury: at.treasury.get(side) + talents,
    }
}
