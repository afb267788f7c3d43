//! The rule from which each event follows.

use engine::Ruled;

use super::{
    BellicosityItem, DeathCause, EndReason, Event, IncomeItem, LossCause, Modifier, NoRebellion,
    Obstacle, PassReason, Refused, SiegeBroken, Trigger,
};
use crate::state::Cause;

impl Ruled for Modifier {
    fn rule(&self) -> &'static str {
        match self {
            Self::Leader => "5.2.1b",
            Self::Cavalry => "5.2.1c",
            Self::Hoplites => "5.2.1d",
            Self::SpartanHoplites => "5.2.1e",
            Self::AtSparta => "5.2.1f",
            Self::Ships | Self::AthenianShips => "5.2.2a",
        }
    }
}

impl Ruled for IncomeItem {
    fn rule(&self) -> &'static str {
        match self {
            Self::League => "7.1a",
            Self::Damage => "7.1c",
            Self::GreatAllies => "7.1d",
            Self::Syracuse => "7.1.1a",
            Self::Sicily => "7.1.1b",
            Self::Euxine => "7.1.2a",
            Self::Epidamnus => "7.1.3a",
            Self::Eisphora => "7.1.4a",
            Self::Persia => "RE.5b",
            Self::Helots => "6.3b",
        }
    }
}

impl Ruled for BellicosityItem {
    fn rule(&self) -> &'static str {
        match self {
            Self::Confidence => "8.1a",
            Self::Damage => "8.1c",
            Self::Event | Self::Helots => "8.1d",
        }
    }
}

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::TurnBegan { .. } => "8.5a",
            Self::SideRolled { .. } => "2.1a",
            Self::SideKept { .. } => "2.1b",
            Self::EventRolled { .. } => "2.2a",
            Self::EventImpossible { again: true, .. } => "2.2b",
            Self::EventImpossible { again: false, .. } => "8.3h",
            Self::SilverMine { .. } => "RE.2a",
            Self::Coup { .. } => "RE.3b",
            Self::ThraceTurned { .. } => "RE.4a",
            Self::PersiaEntered { .. } => "RE.5a",
            Self::PersianCavalry { .. } => "RE.5b",
            Self::Plague { .. } => "RE.6b",
            Self::AlcibiadesMoved { .. } => "RE.7a",
            Self::RebellionRolled { .. } => "RE.8a",
            Self::NoRebellion {
                reason: NoRebellion::Confident,
            } => "2.3a",
            Self::NoRebellion {
                reason: NoRebellion::AllTaken,
            } => "RE.8d",
            Self::Rebelled { .. } => "1.3k",
            Self::SpreadRolled { .. } => "6.2a",
            Self::MacedoniaJoined { .. } => "RE.9a",
            Self::CivilWar => "RE.10a",
            Self::NeutralJoined { .. } => "4.5b",
            Self::CorcyraLeft => "RE.10d",
            Self::DeathsThreaten => "RE.11a",
            Self::Portent { .. } => "RE.12a",
            Self::Converted { .. } => "RE.9b",
            Self::LeaderDrawn { .. } => "2.4a",
            Self::NoLeader { .. } => "2.4d",
            Self::FirstToOperate { .. } => "11.0c",
            Self::StrategyKept { .. } => "3.1a",
            Self::StrategyRolled { .. } => "3.1b",
            Self::StrategyBarred { .. } => "3.1c",
            Self::ConfidenceReset => "3.2a",
            Self::Passed { reason, .. } => match reason {
                PassReason::Choice => "4.3g",
                PassReason::Omens | PassReason::NoLeader | PassReason::NoArmy => "4.3h",
                PassReason::NoObjective => "4.2g",
                PassReason::TwoOperations => "RE.12c",
            },
            Self::OmensRolled { .. } => "4.3b",
            Self::ObjectiveNamed { .. } => "4.1a",
            Self::DangerSeen { .. } | Self::NoDanger { .. } => "3.1.2a",
            Self::DangerPassedOver {
                reason: Obstacle::NoRoute,
                ..
            } => "4.2m",
            Self::DangerPassedOver { .. } => "4.2.1g",
            Self::AreaRolled { .. } => "4.2d",
            Self::ObjectiveRolled { .. } => "4.2e",
            Self::ObjectiveRefused { reason, .. } => match reason {
                Refused::Own => "4.2f",
                Refused::Occupied | Refused::Coalition => "4.2h",
                Refused::EntryBarred => "4.2.2a",
                Refused::NoRoute => "4.2m",
            },
            Self::ArmyPlanned { .. } => "4.2i",
            Self::ArmyImpossible { .. } => "4.2.1g",
            Self::Fomented { .. } => "4.4a",
            Self::Gathered { .. } => "4.1.5a",
            Self::RouteChosen { .. } => "4.1.1l",
            Self::Entered { .. } => "4.1c",
            Self::Ravaged { .. } => "4.8a",
            Self::StormRolled { .. } => "4.1.3b",
            Self::LeftAshore { .. } => "4.1.4e",
            Self::Interception { die: Some(_), .. } => "4.6.2a",
            Self::Interception { die: None, .. } => "4.1.2c",
            Self::LeaderCaught { .. } => "4.6.2d",
            Self::Skirmish { .. } => "4.7a",
            Self::Lost { cause, .. } => match cause {
                LossCause::Skirmish => "4.7d",
                LossCause::Battle => "5.2.1j",
                LossCause::Storm => "4.1.3b",
                LossCause::Siege => "5.3f",
                LossCause::Plague => "RE.6b",
                LossCause::Helots => "6.3b",
                LossCause::NoCounter => "1.1.2c",
                LossCause::LeftWar => "RE.10d",
            },
            Self::BattleFollows { by: Trigger::Dice } => "4.7e",
            Self::BattleFollows { .. } => "4.7f",
            Self::OperationEnded { reason, .. } => match reason {
                EndReason::Arrived => "4.1c",
                EndReason::Stopped => "4.1h",
                EndReason::FomentingFailed => "4.4.2b",
                EndReason::LeaderCaught => "4.6.2d",
                EndReason::ArmyLost => "4.7h",
                EndReason::Storm => "4.1.3b",
                EndReason::LeaderDead => "4.1.1a",
                EndReason::NoRoute | EndReason::NoTroops => "4.1e",
            },
            Self::BattleRolled { .. } => "5.2.1a",
            Self::BattleEnded { .. } => "5.2.1h",
            Self::NoBattle { .. } => "5.2j",
            Self::LeaderDied {
                cause: DeathCause::Battle,
                ..
            } => "RE.11a",
            Self::LeaderDied {
                cause: DeathCause::Plague,
                ..
            } => "RE.6b",
            Self::HostagesTaken { .. } => "5.6a",
            Self::SentHome { .. } => "1.3i",
            Self::SiegeBegan { .. } => "5.1a",
            Self::SiegeRaised { .. } => "5.3a",
            Self::SiegeBroken {
                reason: SiegeBroken::Ships,
                ..
            } => "5.3c",
            Self::SiegeBroken {
                reason: SiegeBroken::LongWalls,
                ..
            } => "5.3.1c",
            Self::SiegeRolled { .. } => "5.3d",
            Self::ConfidenceMoved { .. } => "1.3m",
            Self::PointsScored { .. } => "9.0a",
            Self::FirstToChoose { .. } => "11.0d",
            Self::StayingRolled { .. } => "5.4a",
            Self::WentHome { .. } => "PC.a",
            Self::LostOnTheWay { .. } => "ERR.e",
            Self::Quelled { .. } => "6.1a",
            Self::HelotsRevolted { first: true, .. } => "6.3b",
            Self::HelotsRevolted { first: false, .. } => "6.3c",
            Self::HelotsQuiet => "6.3d",
            Self::ChiosBack { .. } => "5.9c",
            Self::IncomeLine { item, .. } => item.rule(),
            Self::Income { .. } => "7.1e",
            Self::LevyDeclined { .. } => "7.1.4c",
            Self::Built { .. } => "7.2a",
            Self::BellicosityLine { item, .. } => item.rule(),
            Self::Bellicosity { .. } => "8.1e",
            Self::Surrendered { .. } => "8.2a",
            Self::ArmisticeBegan { .. } => "8.3b",
            Self::HostagesFreed => "8.3f",
            Self::PeaceTurn { .. } => "8.3h",
            Self::PeaceEnded { .. } => "8.3n",
            Self::LandRecovered => "8.4a",
            Self::Ended { cause, .. } => match cause {
                Cause::Surrender => "8.2a",
                Cause::LastTurn => "10.1a",
                Cause::SideChange | Cause::Armistice => "10.2b",
            },
        }
    }
}
