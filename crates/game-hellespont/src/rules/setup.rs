//! 10 Setting up a scenario.

use campaign::SettingUp;
use engine::{
    Seed, Setup, SetupError,
    setup::{OptionSpec, SetupSpec},
};

use crate::{
    rules::prelude::*,
    state::{EvasionLoss, Options, OwnState, ReturnedUnits, SiegeRatio, StormRule},
};

const SIEGE_RATIO: OptionSpec = OptionSpec {
    key: "siege_ratio",
    values: &["sensible", "printed"],
    default: "sensible",
};

const STORM: OptionSpec = OptionSpec {
    key: "storm",
    values: &["sheltered", "printed"],
    default: "sheltered",
};

const EVASION_LOSS: OptionSpec = OptionSpec {
    key: "evasion_loss",
    values: &["any", "ship"],
    default: "any",
};

const RETURNED_UNITS: OptionSpec = OptionSpec {
    key: "returned_units",
    values: &["full", "weakened"],
    default: "full",
};

impl SettingUp for Types {
    const SPEC: &'static SetupSpec = &SetupSpec {
        scenarios: &["historical", "alcibiades"],
        seats: 2..=2,
        default_seats: 2,
        options: &[SIEGE_RATIO, STORM, EVASION_LOSS, RETURNED_UNITS],
    };

    /// 10.1, 10.2
    fn new_game(game: &Hellespont, setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        let (scenario, card) = game.chosen(setup)?;
        let first = Step::Turn {
            stage: Stage::Own(OwnStage::Choices { second: false }),
        };
        let own = OwnState {
            options: options(setup),
            killed: PieceSet::EMPTY,
            tissaphernes: Tissaphernes::default(),
            alcibiades_entered: false,
            siege: None,
        };
        let mut state = State::start(scenario, card, (first, own), seed);
        for leader in card.absent.iter() {
            state.pieces.get_mut(leader).at = At::Removed;
        }
        Ok(state)
    }
}

fn options(setup: &Setup) -> Options {
    Options {
        siege_ratio: if setup.value(&SIEGE_RATIO) == "printed" {
            SiegeRatio::Printed
        } else {
            SiegeRatio::Sensible
        },
        storm: if setup.value(&STORM) == "printed" {
            StormRule::Printed
        } else {
            StormRule::Sheltered
        },
        evasion_loss: if setup.value(&EVASION_LOSS) == "ship" {
            EvasionLoss::Ship
        } else {
            EvasionLoss::Any
        },
        returned_units: if setup.value(&RETURNED_UNITS) == "weakened" {
            ReturnedUnits::Weakened
        } else {
            ReturnedUnits::Full
        },
    }
}
