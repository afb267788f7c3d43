//! Reading the combat table: strengths, shifts and the modified die.

use arrayvec::ArrayVec;
use engine::{D6, Log};
use serde::{Deserialize, Serialize};

use crate::{Campaign, CombatEvent, CombatResult, CombatTable, Odds, SharedEvent};

/// A line of the table that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct Modifier<L> {
    /// Which one.
    pub line: L,
    /// By how much.
    pub by: i8,
}

/// The lines that apply; at most so many do at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifiers<L>(ArrayVec<Modifier<L>, 12>);

impl<L: Copy> Modifiers<L> {
    /// No line.
    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// Notes a line if it changes anything.
    pub fn add(&mut self, line: L, by: i8) {
        if by != 0 && !self.0.is_full() {
            self.0.push(Modifier { line, by });
        }
    }

    /// All together.
    pub fn sum(&self) -> i8 {
        self.iter().map(|line| line.by).sum()
    }

    /// All lines, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = &Modifier<L>> {
        self.0.iter()
    }

    /// All lines as a list.
    pub fn to_vec(&self) -> Vec<Modifier<L>> {
        self.0.to_vec()
    }
}

impl<L: Copy> Default for Modifiers<L> {
    fn default() -> Self {
        Self::new()
    }
}

/// Everything about a combat but the die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<L> {
    /// The attacker's strength.
    pub attack: u16,
    /// The defender's strength.
    pub defence: u16,
    /// What changes the die.
    pub dice: Modifiers<L>,
    /// What shifts the column: right, which is good for the attacker, is positive.
    pub columns: Modifiers<L>,
    /// Before any shift.
    pub ratio: Odds,
    /// After all shifts.
    pub column: Odds,
}

impl<L: Copy> Reading<L> {
    /// The odds are read first, then all shifts together.
    pub fn new(attack: u16, defence: u16, dice: Modifiers<L>, columns: Modifiers<L>) -> Self {
        let ratio = Odds::of(attack, defence);
        Self {
            attack,
            defence,
            dice,
            column: ratio.shifted(columns.sum()),
            columns,
            ratio,
        }
    }

    /// The modified die.
    pub fn total(&self, die: D6) -> i8 {
        die.get() as i8 + self.dice.sum()
    }

    /// The cell of the table for a die.
    pub fn result(&self, table: &CombatTable, die: D6) -> CombatResult {
        table.result(self.column, self.total(die))
    }

    /// A combat begins: the odds are known.
    pub fn announce<C: Campaign<Line = L>>(
        &self,
        attacker: C::Side,
        zone: C::Place,
        log: &mut Log<C::Event>,
    ) {
        log.push(|| {
            let began = CombatEvent::BattleBegan {
                attacker,
                zone,
                attack: self.attack,
                defence: self.defence,
                odds: self.ratio,
            };
            SharedEvent::Combat(began).into()
        });
    }

    /// The die of a combat stands. Says what it brings.
    pub fn resolve<C: Campaign<Line = L>>(
        &self,
        table: &CombatTable,
        zone: C::Place,
        die: D6,
        log: &mut Log<C::Event>,
    ) -> CombatResult {
        let result = self.result(table, die);
        log.push(|| {
            let rolled = CombatEvent::BattleRolled {
                zone,
                die,
                dice: self.dice.to_vec(),
                columns: self.columns.to_vec(),
                total: self.total(die),
                odds: self.column,
                result,
            };
            SharedEvent::Combat(rolled).into()
        });
        result
    }

    /// What the six faces of the die bring, equal results together, that of the lowest face first. A walkover comes on every face.
    pub fn results(
        &self,
        table: &CombatTable,
        walkover: Option<CombatResult>,
    ) -> Vec<(u8, CombatResult)> {
        tally(|die| walkover.unwrap_or_else(|| self.result(table, die)))
    }
}

/// Outcomes of the six faces of a die, equal ones together, that of the lowest face first.
pub(super) fn tally<T: Copy + PartialEq>(of_face: impl Fn(D6) -> T) -> Vec<(u8, T)> {
    let mut tally: Vec<(u8, T)> = Vec::with_capacity(D6::FACES);
    for die in D6::all() {
        let outcome = of_face(die);
        match tally.iter_mut().find(|(_, other)| *other == outcome) {
            Some((faces, _)) => *faces += 1,
            None => tally.push((1, outcome)),
        }
    }
    tally
}
