//! Losses as the table prints them.

engine::id_enum! {
    /// What a side suffers.
    #[ts(export_to = "../campaign/")]
    pub enum Loss {
        /// Nothing.
        #[serde(rename = "R")]
        #[strum(serialize = "R")]
        None,
        /// A quarter of the units is weakened.
        #[serde(rename = "1/4")]
        #[strum(serialize = "1/4")]
        Quarter,
        /// Half of them.
        #[serde(rename = "1/2")]
        #[strum(serialize = "1/2")]
        Half,
        /// Three quarters of them.
        #[serde(rename = "3/4")]
        #[strum(serialize = "3/4")]
        ThreeQuarters,
        /// All are weakened.
        #[serde(rename = "A")]
        #[strum(serialize = "A")]
        All,
        /// All are eliminated.
        #[serde(rename = "E")]
        #[strum(serialize = "E")]
        Eliminated,
    }
}

impl Loss {
    /// The share of a total, rounded down.
    pub fn share(self, total: u16) -> u16 {
        let quarters = match self {
            Self::None => 0,
            Self::Quarter => 1,
            Self::Half => 2,
            Self::ThreeQuarters => 3,
            Self::All | Self::Eliminated => 4,
        };
        total * quarters / 4
    }

    /// How many of so many units are hit: fractions are rounded down, but at least one unit is hit.
    pub fn units(self, count: u8) -> u8 {
        let least = u16::from(self != Self::None).min(u16::from(count));
        self.share(u16::from(count)).max(least) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_favour_their_owner_but_cost_at_least_one() {
        assert_eq!(Loss::Half.units(3), 1);
        assert_eq!(Loss::Quarter.units(2), 1);
        assert_eq!(Loss::ThreeQuarters.units(5), 3);
        assert_eq!(
            (
                Loss::None.units(5),
                Loss::All.units(5),
                Loss::Eliminated.units(4)
            ),
            (0, 5, 4)
        );
        assert_eq!(Loss::Quarter.units(0), 0);
    }
}
