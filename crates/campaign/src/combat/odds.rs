//! Odds: the columns of the combat table.

use strum::{EnumCount, VariantArray};

engine::id_enum! {
    /// A column, from the attacker's worst to his best.
    #[expect(missing_docs, reason = "their names say it")]
    #[ts(export_to = "../campaign/")]
    pub enum Odds {
        #[serde(rename = "1/3")]
        #[strum(serialize = "1/3")]
        OneToThree,
        #[serde(rename = "1/2")]
        #[strum(serialize = "1/2")]
        OneToTwo,
        #[serde(rename = "2/3")]
        #[strum(serialize = "2/3")]
        TwoToThree,
        #[serde(rename = "1/1")]
        #[strum(serialize = "1/1")]
        OneToOne,
        #[serde(rename = "3/2")]
        #[strum(serialize = "3/2")]
        ThreeToTwo,
        #[serde(rename = "2/1")]
        #[strum(serialize = "2/1")]
        TwoToOne,
        #[serde(rename = "3/1")]
        #[strum(serialize = "3/1")]
        ThreeToOne,
    }
}

impl Odds {
    /// The best column that the attacker reaches: in between, the defender is favoured. Without strength the attacker has the worst
    /// column, even against a defender without strength; otherwise a defender without strength gives the best.
    pub fn of(attack: u16, defence: u16) -> Self {
        let (attack, defence) = (u32::from(attack), u32::from(defence));
        if attack == 0 {
            return Self::OneToThree;
        }
        let reaches =
            |numerator: u32, denominator: u32| attack * denominator >= defence * numerator;
        if reaches(3, 1) {
            Self::ThreeToOne
        } else if reaches(2, 1) {
            Self::TwoToOne
        } else if reaches(3, 2) {
            Self::ThreeToTwo
        } else if reaches(1, 1) {
            Self::OneToOne
        } else if reaches(2, 3) {
            Self::TwoToThree
        } else if reaches(1, 2) {
            Self::OneToTwo
        } else {
            Self::OneToThree
        }
    }

    /// So many columns to the right, or to the left if negative; the outer columns are the end.
    pub fn shifted(self, columns: i8) -> Self {
        let last = Self::COUNT as i8 - 1;
        let index = (self as i8).saturating_add(columns).clamp(0, last);
        Self::VARIANTS.get(index as usize).copied().unwrap_or(self)
    }

    /// The number of the column, 1 to 7.
    pub fn number(self) -> i8 {
        self as i8 + 1
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn odds_favour_the_defender() {
        let odds = |attack, defence| Odds::of(attack, defence).to_string();
        assert_eq!(odds(11, 4), "2/1");
        assert_eq!(odds(12, 4), "3/1");
        assert_eq!(odds(5, 4), "1/1");
        assert_eq!(odds(6, 4), "3/2");
        assert_eq!(odds(3, 4), "2/3");
        assert_eq!(odds(2, 4), "1/2");
        assert_eq!(odds(1, 4), "1/3");
        assert_eq!(
            (odds(0, 0), odds(0, 9), odds(1, 0)),
            ("1/3".into(), "1/3".into(), "3/1".into())
        );
    }

    #[test]
    fn shifts_stop_at_the_ends() {
        assert_eq!(Odds::TwoToOne.shifted(2), Odds::ThreeToOne);
        assert_eq!(Odds::TwoToOne.shifted(-3), Odds::TwoToThree);
        assert_eq!(Odds::OneToTwo.shifted(-3), Odds::OneToThree);
    }

    proptest! {
        #[test]
        fn more_strength_is_never_worse(attack in 0_u16..200, more in 0_u16..50, defence in 0_u16..200) {
            prop_assert!(Odds::of(attack + more, defence) >= Odds::of(attack, defence));
            if attack > 0 {
                prop_assert!(Odds::of(attack, defence + more) <= Odds::of(attack, defence));
            }
        }
    }
}
