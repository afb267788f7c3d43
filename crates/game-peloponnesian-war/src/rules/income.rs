//! 7.1 Income, line by line.

use arrayvec::ArrayVec;

use super::{Look, Play};
use crate::{
    event::{Event, IncomeItem},
    ids::Side,
    names::SpaceId,
    sets::SpaceSet,
    state::Mode,
    step::Step,
};

/// A line of the income.
pub(crate) type IncomeLine = (IncomeItem, i32);

impl Look<'_> {
    /// 7.1-7.1.4 What a side takes in. In peace ravages and helots are left out (8.3j).
    pub fn income(self, side: Side, peace: bool) -> ArrayVec<IncomeLine, 10> {
        let numbers = &self.game.numbers.income;
        let mut lines = ArrayVec::new();
        let mut line = |item: IncomeItem, talents: i32| {
            if talents != 0 {
                lines.push((item, talents));
            }
        };
        let base = match side {
            Side::Athens => numbers.athens,
            Side::Sparta => numbers.sparta,
        };
        line(IncomeItem::League, base);
        let damaged = self.damaged(side, !peace);
        let great = damaged.intersection(self.great_losses(side));
        let count = |spaces: SpaceSet| i32::from(spaces.len());
        line(
            IncomeItem::Damage,
            count(damaged.without(great)) * numbers.damaged_space,
        );
        line(IncomeItem::GreatAllies, count(great) * numbers.great_ally);
        if self.is_epidamnus_open(side) {
            line(IncomeItem::Epidamnus, numbers.epidamnus);
        }
        match side {
            Side::Athens => {
                if self.has_sicily() {
                    let sicily = if self.at.options.sicily_1000 {
                        numbers.sicily_by_aid
                    } else {
                        numbers.sicily
                    };
                    line(IncomeItem::Sicily, sicily);
                }
                if !self.is_euxine_open() {
                    line(IncomeItem::Euxine, numbers.euxine_cut);
                }
                if self.may_levy(peace) {
                    line(IncomeItem::Eisphora, numbers.eisphora);
                }
            }
            Side::Sparta => {
                let syracuse = SpaceId::SYRACUSE;
                if self.at.allies.syracuse && !self.is_there(Side::Athens, syracuse) {
                    line(IncomeItem::Syracuse, numbers.syracuse);
                }
                let happenings = &self.game.happenings;
                if self.at.allies.persia {
                    let subsidy = if self.at.allies.iasus_taken {
                        happenings.greater_subsidy
                    } else {
                        happenings.subsidy
                    };
                    line(IncomeItem::Persia, subsidy);
                }
                if !peace {
                    line(IncomeItem::Helots, self.at.marks.helots);
                }
            }
        }
        lines
    }

    /// 7.1d The great allies that the enemy has taken.
    pub fn great_losses(self, side: Side) -> SpaceSet {
        let great = self.game.numbers.income.great_allies;
        great.intersection(self.controlled(side.other()))
    }

    /// 7.1f, 8.3j What is paid in the end, for so many turns of peace or for one of war.
    pub fn paid(self, sum: i32, peace_turns: Option<u8>) -> i32 {
        sum.max(0) * i32::from(peace_turns.unwrap_or(1))
    }

    /// 7.1.1b Athens holds Syracuse and reaches all of Sicily.
    fn has_sicily(self) -> bool {
        let sicily = self.game.board.sicily;
        self.control(SpaceId::SYRACUSE) == Some(Side::Athens)
            && sicily
                .iter()
                .all(|space| self.is_reached(Side::Athens, space))
    }

    /// 7.1.4a, 8.3j What the levy brings: in peace once for each of its turns.
    pub fn levy(self, peace: bool) -> i32 {
        let peace_turns = peace.then_some(self.at.marks.peace_turns);
        self.paid(self.game.numbers.income.eisphora, peace_turns)
    }

    /// 7.1.4a, 7.1.4b May a player's Athens raise the levy?
    pub fn may_levy(self, peace: bool) -> bool {
        let led = match self.at.mode {
            Mode::Solitaire { player } => player == Side::Athens,
            Mode::TwoPlayers => true,
        };
        let free = |space: SpaceId| {
            !self.is_there(Side::Sparta, space) && (peace || !self.at.ravaged.contains(space))
        };
        let spaces = self.game.numbers.income.eisphora_spaces;
        led && !self.at.marks.no_levy && spaces.iter().all(free)
    }
}

/// 7.1.4a, 7.1.4c What a player's Athens says to the levy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Levy {
    Raised,
    Declined,
}

impl Play<'_> {
    /// 7.1.4c, 7.1e Income is due: a player's Athens says first whether it raises the levy.
    pub fn begin_income(&mut self, peace_turns: Option<u8>) {
        let peace = peace_turns.is_some();
        if self.look().may_levy(peace) {
            self.push(Step::Levy { peace });
        } else {
            self.collect(peace_turns, Levy::Declined);
        }
    }

    /// 7.1.4c The levy is raised, or not.
    pub fn answer_levy(&mut self, peace: bool, levy: Levy) {
        self.pop();
        if levy == Levy::Declined {
            let side = Side::Athens;
            self.say(|| Event::LevyDeclined { side });
        }
        self.collect(peace.then_some(self.at.marks.peace_turns), levy);
    }

    /// 7.1e, 7.1f, 8.3j Pays the income of both sides, for so many turns.
    pub fn collect(&mut self, peace_turns: Option<u8>, levy: Levy) {
        for side in Side::BOTH {
            let lines = self.look().income(side, peace_turns.is_some());
            let mut sum = 0;
            for (item, talents) in lines {
                if item == IncomeItem::Eisphora && levy == Levy::Declined {
                    continue;
                }
                sum += talents;
                self.say(|| Event::IncomeLine {
                    side,
                    item,
                    talents,
                });
            }
            let talents = self.look().paid(sum, peace_turns);
            let treasury = self.at.treasury.get_mut(side);
            *treasury += talents;
            let treasury = *treasury;
            self.say(|| Event::Income {
                side,
                talents,
                treasury,
            });
        }
    }
}
