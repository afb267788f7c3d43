//! The lines of the combat table that both games print: what the make-up of two forces does to the die and to the column.

use strum::VariantArray;

use crate::{Campaign, Cards, IdSet, UnitType};

/// A force in a combat, in a few numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Force {
    /// All units.
    pub units: u8,
    /// Units of each type.
    types: [u8; UnitType::VARIANTS.len()],
    /// Hoplites with a sword.
    pub elite_hoplites: u8,
    /// Triremes with a sword.
    pub elite_ships: u8,
}

impl Force {
    /// The force that these units make. A weakened unit shows the swords of its back.
    pub fn of<C: Campaign>(
        pieces: &Cards<C>,
        units: IdSet<C::Piece>,
        backs: IdSet<C::Piece>,
    ) -> Self {
        let mut force = Self {
            units: units.len(),
            ..Self::default()
        };
        for (count, &kind) in force.types.iter_mut().zip(UnitType::VARIANTS) {
            *count = units.intersection(pieces.of_type(kind)).len();
        }
        let elites = |kind: UnitType| {
            let of_type = units.intersection(pieces.of_type(kind));
            let has_sword = |unit: &C::Piece| pieces.swords(*unit, backs) > 0;
            of_type.iter().filter(has_sword).count() as u8
        };
        force.elite_hoplites = elites(UnitType::Hoplite);
        force.elite_ships = elites(UnitType::Trireme);
        force
    }

    /// Has it a unit of this type?
    pub fn has(&self, kind: UnitType) -> bool {
        self.types
            .get(kind as usize)
            .is_some_and(|&count| count > 0)
    }

    /// +1 for an attacker with elite hoplites against a defender without.
    pub fn best_hoplites(&self, defence: &Self) -> i8 {
        i8::from(self.elite_hoplites > 0 && defence.elite_hoplites == 0)
    }

    /// +1 for an attacker with three types of units or more.
    pub fn three_types(&self) -> i8 {
        let land = [
            UnitType::Hoplite,
            UnitType::Cavalry,
            UnitType::Peltast,
            UnitType::Archer,
        ];
        let present = land.into_iter().filter(|&kind| self.has(kind)).count();
        i8::from(present >= 3)
    }

    /// -2 for a defender of elite hoplites alone.
    pub fn elite_defence(&self) -> i8 {
        -2 * i8::from(self.units > 0 && self.elite_hoplites == self.units)
    }

    /// -1 for a defender with archers or cavalry.
    pub fn shooters(&self) -> i8 {
        -i8::from(self.has(UnitType::Archer) || self.has(UnitType::Cavalry))
    }

    /// Two columns right for an attacker with hoplites against a defender without.
    pub fn hoplites(&self, defence: &Self) -> i8 {
        2 * i8::from(self.has(UnitType::Hoplite) && !defence.has(UnitType::Hoplite))
    }

    /// One column left for an attacker without hoplites against a defender with some.
    pub fn no_hoplites(&self, defence: &Self) -> i8 {
        -i8::from(!self.has(UnitType::Hoplite) && defence.has(UnitType::Hoplite))
    }
}
