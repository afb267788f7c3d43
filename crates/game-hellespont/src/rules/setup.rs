//! 10 Setting up a scenario.

use campaign::CampaignState;
use engine::{
    Seed, Setup, SetupError,
    setup::{OptionSpec, SetupSpec},
};

use crate::{
    data::Scenario,
    rules::prelude::*,
    state::{EvasionLoss, Options, ReturnedUnits, ScenarioId, SiegeRatio, StormRule},
    step::Stage,
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

/// What people may agree on.
pub(crate) static SPEC: SetupSpec = SetupSpec {
    scenarios: &["historical", "alcibiades"],
    seats: 2..=2,
    default_seats: 2,
    options: &[SIEGE_RATIO, STORM, EVASION_LOSS, RETURNED_UNITS],
};

/// 10.1, 10.2 The position before the first turn.
pub(crate) fn new_game(game: &Hellespont, setup: &Setup, seed: Seed) -> Result<State, SetupError> {
    setup.check(&SPEC)?;
    let named = ScenarioId::ALL
        .into_iter()
        .find(|id| id.name() == setup.scenario);
    let scenario = named.unwrap_or(ScenarioId::Historical);
    let options = options(setup);
    let card = game.scenarios.get(scenario.id());
    let card = card.ok_or_else(|| SetupError::Combination("the scenario is missing".to_owned()))?;
    let mut state = empty(scenario, options, card, seed);
    state.deploy(&card.deployment, card.groups.iter().map(|group| group.turn));
    for leader in card.absent.iter() {
        state.pieces.get_mut(leader).at = At::Removed;
    }
    Ok(state)
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

fn empty(scenario: ScenarioId, options: Options, card: &Scenario, seed: Seed) -> State {
    let first = Step::Turn {
        stage: Stage::Choices { second: false },
    };
    let mut shared = CampaignState::start(card.first_turn, card.advantage, first, seed);
    shared.set_aside = card.removed;
    shared.bowl = CounterId::all().without(card.removed);
    State {
        shared,
        scenario,
        options,
        killed: PieceSet::EMPTY,
        tissaphernes: Tissaphernes::default(),
        alcibiades_entered: false,
        march: None,
        battle: None,
        siege: None,
    }
}
