//! What people have agreed on, as far as it matters during the game.

use serde::{Deserialize, Serialize};

/// What people have agreed on, as far as it matters during the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub fights: FightLength,
    pub entry: EntryFighters,
    pub coins: CoinTime,
}

engine::id_enum! {
    /// How long a fight lasts that is demanded.
    #[derive(Default)]
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum FightLength {
        /// combat.5 Until one side has no unit of the kind left in the province.
        #[default]
        ToTheEnd,
        /// combat.12 As many pairs as the side says that demands it.
        Chosen,
    }
}

engine::id_enum! {
    /// Which units of the mover take part in a fight that is demanded on entry.
    #[derive(Default)]
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum EntryFighters {
        /// movement.13 All of the kind in the province.
        #[default]
        All,
        /// movement.21 Only those who have just entered.
        Entered,
    }
}

engine::id_enum! {
    /// When coins are taken.
    #[derive(Default)]
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum CoinTime {
        /// coin.1 By each nation in its own turn.
        #[default]
        Turn,
        /// coin.8 By all nations, before the first of them has its turn.
        Round,
    }
}
