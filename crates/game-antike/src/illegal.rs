//! Why an answer is refused.

use engine::{Ruled, variant_name};
use serde::Serialize;
use strum::VariantNames;

use crate::ids::{Advance, BoardId, Nation, ProvinceId, Resource, Space, UnitKind};

/// A broken rule. The words are in the messages `refusal-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{}: {}", self.rule(), variant_name(self))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    GameOver,
    NotYourDecision {
        nation: Nation,
    },
    ChooseFirst,
    ChooseCityFirst,
    PayFirst,
    ReactFirst,
    GiveUpFirst,
    RemoveFirst,
    CoinFirst,
    RondelFirst,
    OnlyTheSpaceChosen {
        space: Space,
    },
    FoundAfterAction,
    NoGoingBack,
    NotEntered,
    NotConquering,
    NothingToPay,
    CoinWasTaken,
    NoNewCoin,
    NationNotFree {
        nation: Nation,
    },
    PairsOnly,
    NotAPair {
        first: Nation,
        second: Nation,
    },
    NotAStartCity {
        nation: Nation,
        province: ProvinceId,
    },
    BankHasNone {
        resource: Resource,
    },
    OtherBoard {
        province: ProvinceId,
        board: BoardId,
    },
    SpaceTooDear {
        space: Space,
        price: u8,
    },
    CannotPay {
        price: u8,
    },
    WrongPayment {
        price: u8,
        paid: u8,
    },
    TempleElsewhere {
        province: ProvinceId,
    },
    HasTemple {
        province: ProvinceId,
    },
    NoTempleLeft,
    ArmElsewhere {
        province: ProvinceId,
    },
    PlacedAlready {
        province: ProvinceId,
        limit: u8,
    },
    KindNotHere {
        province: ProvinceId,
        kind: UnitKind,
    },
    NoPieceLeft {
        kind: UnitKind,
    },
    AdvanceOwned {
        advance: Advance,
    },
    NeedsBasic {
        advance: Advance,
        basic: Advance,
    },
    NoManeuverLeft {
        kind: UnitKind,
    },
    NotSoMany {
        kind: UnitKind,
        province: ProvinceId,
        left: u8,
        there: u8,
    },
    NotNeighbours {
        from: ProvinceId,
        to: ProvinceId,
    },
    BorderClosed {
        kind: UnitKind,
        from: ProvinceId,
        to: ProvinceId,
    },
    TooManyPairs {
        most: u8,
    },
    FightToTheEnd {
        pairs: u8,
    },
    NotAFoe {
        foe: Nation,
    },
    NoFoeThere {
        province: ProvinceId,
        kind: UnitKind,
        foe: Nation,
    },
    NoCityThere {
        province: ProvinceId,
    },
    OwnCity {
        province: ProvinceId,
    },
    LastCity {
        province: ProvinceId,
        owner: Nation,
    },
    TooFewToConquer {
        province: ProvinceId,
        defence: u8,
        able: u8,
    },
    NotGivable {
        province: ProvinceId,
    },
    SpentUnits {
        kind: UnitKind,
    },
    WrongLosses {
        kind: UnitKind,
        left: u8,
        least: u8,
        most: u8,
    },
    CityThere {
        province: ProvinceId,
        owner: Nation,
    },
    NoUnitThere {
        province: ProvinceId,
    },
    NoMarkerLeft,
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "victory.6",
            Self::NotYourDecision { .. } => "turn.8",
            Self::ChooseFirst => "setup.12",
            Self::ChooseCityFirst => "variant.1",
            Self::PayFirst => "knowhow.19",
            Self::ReactFirst => "movement.10",
            Self::GiveUpFirst => "conquest.18",
            Self::RemoveFirst => "conquest.22",
            Self::CoinFirst => "coin.5",
            Self::RondelFirst => "turn.2",
            Self::OnlyTheSpaceChosen { .. } => "turn.3",
            Self::FoundAfterAction => "cities.1",
            Self::NoGoingBack => "turn.7",
            Self::NotEntered => "occasions.2",
            Self::NotConquering => "limits.5",
            Self::NothingToPay => "setup.2",
            Self::CoinWasTaken | Self::NoNewCoin => "coin.2",
            Self::NationNotFree { .. } => "setup.12",
            Self::PairsOnly | Self::NotAPair { .. } => "two-players.4",
            Self::NotAStartCity { .. } => "variant.1",
            Self::BankHasNone { .. } => "limits.1",
            Self::OtherBoard { .. } => "board.1",
            Self::SpaceTooDear { .. } => "rondel.9",
            Self::CannotPay { .. } => "diplomacy.3",
            Self::WrongPayment { price, paid } if paid < price => "diplomacy.3",
            Self::WrongPayment { .. } => "coin.3",
            Self::TempleElsewhere { .. } => "temple.3",
            Self::HasTemple { .. } => "temple.4",
            Self::NoTempleLeft => "temple.5",
            Self::ArmElsewhere { .. } => "arming.3",
            Self::PlacedAlready { limit: 1, .. } => "arming.4",
            Self::PlacedAlready { .. } => "arming.5",
            Self::KindNotHere {
                kind: UnitKind::Legion,
                ..
            } => "arming.9",
            Self::KindNotHere {
                kind: UnitKind::Galley,
                ..
            } => "arming.10",
            Self::NoPieceLeft { .. } => "arming.13",
            Self::AdvanceOwned { .. } => "knowhow.15",
            Self::NeedsBasic { advance, .. } => match advance {
                Advance::Navigation => "knowhow.5",
                Advance::Currency => "knowhow.6",
                Advance::Democracy => "knowhow.7",
                Advance::Roads
                | Advance::Wheel
                | Advance::Sailing
                | Advance::Market
                | Advance::Monarchy => "knowhow.4",
            },
            Self::NoManeuverLeft { .. } => "maneuver.5",
            Self::NotSoMany { .. } => "maneuver.10",
            Self::NotNeighbours { .. } => "movement.1",
            Self::BorderClosed {
                kind: UnitKind::Galley,
                ..
            } => "movement.2",
            Self::BorderClosed {
                kind: UnitKind::Legion,
                ..
            } => "movement.3",
            Self::TooManyPairs { .. } => "combat.12",
            Self::FightToTheEnd { .. } => "combat.5",
            Self::NotAFoe { .. } => "combat.7",
            Self::NoFoeThere { .. } => "combat.3",
            Self::NoCityThere { .. } | Self::OwnCity { .. } => "conquest.28",
            Self::LastCity { .. } => "conquest.3",
            Self::TooFewToConquer { .. } => "conquest.5",
            Self::NotGivable { .. } => "conquest.19",
            Self::WrongLosses { .. } => "conquest.11",
            Self::SpentUnits { .. } => "conquest.12",
            Self::CityThere { .. } => "cities.3",
            Self::NoUnitThere { .. } => "cities.4",
            Self::NoMarkerLeft => "cities.9",
        }
    }
}
