//! The advantage and its uses.

use engine::D6;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{BySide, Campaign, Refusal};

/// What the advantage is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantArray, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
pub enum AdvantageUse {
    /// More action points.
    Actions,
    /// The initiative changes hands.
    Initiative,
    /// A weakened unit is restored.
    Recovery,
    /// A piece comes back into the game.
    Return,
    /// Dice are thrown again.
    Reroll,
}

/// May a side use the advantage? It has it, and has not used it at this moment.
pub fn may_use_advantage<C: Campaign>(
    holder: C::Side,
    side: C::Side,
    is_used: bool,
) -> Result<(), Refusal<C>> {
    if holder != side {
        Err(Refusal::NoAdvantage { side })
    } else if is_used {
        Err(Refusal::AdvantageUsed)
    } else {
        Ok(())
    }
}

/// Who may cancel a die: the holder of the advantage, unless it has been used on this die or he does not want to be asked.
pub fn may_cancel<S: Copy>(
    holder: S,
    is_used: bool,
    passed: &impl BySide<S, Item = bool>,
) -> Option<S> {
    (!is_used && !*passed.of(holder)).then_some(holder)
}

/// Could another throw of a die do the holder of the advantage good? `harm` says how badly a die hurts the side it is thrown for.
pub fn could_improve<H: Ord>(die: u8, hurts: Hurts, harm: impl Fn(D6) -> H) -> bool {
    let Ok(thrown) = D6::try_from(die) else {
        return false;
    };
    let thrown = harm(thrown);
    D6::all().any(|again| match hurts {
        Hurts::Holder => harm(again) < thrown,
        Hurts::Enemy => harm(again) > thrown,
    })
}

/// Whom a die hurts, as the holder of the advantage sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurts {
    /// The holder himself.
    Holder,
    /// The other side.
    Enemy,
}

impl Hurts {
    /// The die hurts this side.
    pub fn side<S: Eq>(side: S, holder: S) -> Self {
        if side == holder {
            Self::Holder
        } else {
            Self::Enemy
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{PerSide, Side, Types};

    const EAST: Side = Side::East;
    const WEST: Side = Side::West;

    #[test]
    fn only_its_holder_uses_it_and_only_once() {
        let may = |side, is_used| may_use_advantage::<Types>(EAST, side, is_used);
        assert_eq!(may(EAST, false), Ok(()));
        assert_eq!(may(EAST, true), Err(Refusal::AdvantageUsed));
        assert_eq!(may(WEST, true), Err(Refusal::NoAdvantage { side: WEST }));
    }

    #[test]
    fn its_holder_is_asked_about_a_die() {
        let passed = PerSide {
            east: true,
            west: false,
        };
        let asked = |holder, is_used| may_cancel(holder, is_used, &passed);
        assert_eq!(asked(WEST, false), Some(WEST));
        assert_eq!((asked(WEST, true), asked(EAST, false)), (None, None));
    }
}
