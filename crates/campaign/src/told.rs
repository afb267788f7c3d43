//! What both games tell in the same words.

use engine::D6;

use crate::{
    advantage::AdvantageUse,
    attrition::Attrition,
    cause::Cause,
    combat_table::CombatResult,
    id_set::{IdSet, SmallId},
    odds::Odds,
    reading::Modifier,
};

/// What becomes of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Fate<S, I: SmallId, P> {
    Weakened {
        side: S,
        piece: I,
        cause: Cause,
    },
    Recovered {
        side: S,
        piece: I,
    },
    Eliminated {
        side: S,
        piece: I,
        cause: Cause,
    },
    Wounded {
        side: S,
        leader: I,
    },
    FellSick {
        side: S,
        leader: I,
        to: P,
    },
    Captured {
        side: S,
        leader: I,
        cause: Cause,
    },
    DiscordRolled {
        side: S,
        leader: I,
        die: D6,
        gone: bool,
    },
    StormRolled {
        side: S,
        unit: I,
        die: D6,
        hit: bool,
    },
    AttritionRolled {
        side: S,
        zone: P,
        die: D6,
        bonus: u8,
        result: Attrition,
    },
    LeadersRecovered {
        pieces: IdSet<I>,
    },
    Regrouped {
        side: S,
        piece: I,
        from: P,
        to: P,
    },
}

/// What players do with their counters.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Handling<S, C, T> {
    Drew {
        side: S,
        count: u8,
        counters: Vec<C>,
    },
    HandKept {
        side: S,
        count: u8,
    },
    Played {
        side: S,
        counter: C,
        stratagem: T,
    },
}

/// How points and markers change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Marking<S> {
    ActionsAdded {
        side: S,
        actions: u8,
    },
    InitiativeSwapped {
        side: S,
        initiative: S,
    },
    AdvantageTaken {
        side: S,
    },
    /// `holder` has it now.
    AdvantageUsed {
        side: S,
        purpose: AdvantageUse,
        holder: S,
    },
    SupplyMoved {
        side: S,
        value: u8,
    },
}

/// How a combat goes. `L` is a line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Clash<S, P, L> {
    BattleBegan {
        attacker: S,
        zone: P,
        attack: u16,
        defence: u16,
        odds: Odds,
    },
    BattleRolled {
        zone: P,
        die: D6,
        dice: Vec<Modifier<L>>,
        columns: Vec<Modifier<L>>,
        total: i8,
        odds: Odds,
        result: CombatResult,
    },
    BattleWon {
        side: S,
        zone: P,
    },
}

/// Makes a game's `Event` tell all this: `tells!(Event: Side, PieceId, Place, CounterId, Stratagem, ModifierLine)`.
#[macro_export]
macro_rules! tells {
    ($Event:ident: $Side:ty, $Piece:ty, $Place:ty, $Counter:ty, $Stratagem:ty, $Line:ty) => {
        $crate::tells!(@ $Event, Fate<$Side, $Piece, $Place>,
            Weakened { side, piece, cause }
            Recovered { side, piece }
            Eliminated { side, piece, cause }
            Wounded { side, leader }
            FellSick { side, leader, to }
            Captured { side, leader, cause }
            DiscordRolled { side, leader, die, gone }
            StormRolled { side, unit, die, hit }
            AttritionRolled { side, zone, die, bonus, result }
            LeadersRecovered { pieces }
            Regrouped { side, piece, from, to }
        );
        $crate::tells!(@ $Event, Handling<$Side, $Counter, $Stratagem>,
            Drew { side, count, counters }
            HandKept { side, count }
            Played { side, counter, stratagem }
        );
        $crate::tells!(@ $Event, Marking<$Side>,
            ActionsAdded { side, actions }
            InitiativeSwapped { side, initiative }
            AdvantageTaken { side }
            AdvantageUsed { side, purpose, holder }
            SupplyMoved { side, value }
        );
        $crate::tells!(@ $Event, Clash<$Side, $Place, $Line>,
            BattleBegan { attacker, zone, attack, defence, odds }
            BattleRolled { zone, die, dice, columns, total, odds, result }
            BattleWon { side, zone }
        );
    };
    (@ $Event:ident, $Told:ident<$($Of:ty),+>, $($Variant:ident { $($field:ident),+ })+) => {
        impl From<$crate::$Told<$($Of),+>> for $Event {
            fn from(told: $crate::$Told<$($Of),+>) -> Self {
                match told {
                    $($crate::$Told::$Variant { $($field),+ } => Self::$Variant { $($field),+ },)+
                }
            }
        }
    };
}
