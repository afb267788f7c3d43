//! The advantage and its uses.

use engine::{D6, Log};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{BySide, Campaign, MarkerEvent, Refusal, TwoSided};

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

/// What the advantage adds to the action points.
const MORE_ACTIONS: u8 = 2;

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

/// The advantage buys a side action points.
pub fn add_actions<S: Copy, N: From<MarkerEvent<S>>>(side: S, actions: &mut u8, log: &mut Log<N>) {
    *actions += MORE_ACTIONS;
    let actions = *actions;
    log.push(|| MarkerEvent::ActionsAdded { side, actions }.into());
}

/// By the advantage of a side the initiative changes hands.
pub fn swap_initiative<S: TwoSided, N: From<MarkerEvent<S>>>(
    side: S,
    initiative: &mut S,
    log: &mut Log<N>,
) {
    *initiative = initiative.other();
    let initiative = *initiative;
    log.push(|| MarkerEvent::InitiativeSwapped { side, initiative }.into());
}

/// A side has used the advantage, which passes to the opponent.
pub fn pass_advantage<S: TwoSided, N: From<MarkerEvent<S>>>(
    side: S,
    purpose: AdvantageUse,
    advantage: &mut S,
    log: &mut Log<N>,
) {
    *advantage = side.other();
    let holder = *advantage;
    log.push(|| {
        MarkerEvent::AdvantageUsed {
            side,
            purpose,
            holder,
        }
        .into()
    });
}

/// A side takes the advantage.
pub fn take_advantage<S: Copy, N: From<MarkerEvent<S>>>(
    side: S,
    advantage: &mut S,
    log: &mut Log<N>,
) {
    *advantage = side;
    log.push(|| MarkerEvent::AdvantageTaken { side }.into());
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

    #[test]
    fn markers_move_and_it_is_told() {
        let mut log: Log<MarkerEvent<Side>> = Log::on();
        let mut actions = PerSide { east: 3, west: 5 };
        let (mut initiative, mut advantage) = (EAST, EAST);
        add_actions(EAST, &mut actions.east, &mut log);
        swap_initiative(EAST, &mut initiative, &mut log);
        take_advantage(WEST, &mut advantage, &mut log);
        pass_advantage(WEST, AdvantageUse::Reroll, &mut advantage, &mut log);
        assert_eq!((actions.east, actions.west), (5, 5));
        assert_eq!((initiative, advantage), (WEST, EAST));
        let (side, initiative) = (EAST, WEST);
        assert_eq!(
            log.take(),
            [
                MarkerEvent::ActionsAdded { side, actions: 5 },
                MarkerEvent::InitiativeSwapped { side, initiative },
                MarkerEvent::AdvantageTaken { side: WEST },
                MarkerEvent::AdvantageUsed {
                    side: WEST,
                    purpose: AdvantageUse::Reroll,
                    holder: EAST,
                },
            ]
        );
    }
}
