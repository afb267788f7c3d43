//! 10 Setting up a scenario.

use campaign::SettingUp;
use engine::{
    Seed, Setup, SetupError,
    setup::{OptionSpec, SetupSpec},
};
use strum::EnumCount;

use crate::{
    data::OwnScenario,
    ids::CounterSet,
    rules::prelude::*,
    state::{LeaderPassage, Options, OwnState, Ruins},
};

const EDITION: OptionSpec = OptionSpec {
    key: "edition",
    values: &["fr", "en"],
    default: "fr",
};

const LEADER_PASSAGE: OptionSpec = OptionSpec {
    key: "leader_passage",
    values: &["whole", "rest"],
    default: "whole",
};

const RUINS: OptionSpec = OptionSpec {
    key: "ruins",
    values: &["repair", "bypass"],
    default: "repair",
};

impl SettingUp for Types {
    const SPEC: &'static SetupSpec = &SetupSpec {
        scenarios: &["historical", "variant", "alcibiades"],
        seats: 2..=2,
        default_seats: 2,
        options: &[EDITION, LEADER_PASSAGE, RUINS],
    };

    /// 10.1 to 10.2
    fn new_game(game: &Syracuse, setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        let (scenario, card) = game.chosen(setup)?;
        let first = Step::Turn { stage: Stage::Draw };
        let mut state = State::start(scenario, card, (first, start(setup, card)), seed);
        let held = Side::BOTH.into_iter().fold(CounterSet::EMPTY, |all, side| {
            all.union(*card.hands.get(side))
        });
        state.bowl = state.bowl.without(held);
        state.hands = card.hands;
        for &(fort, side) in &card.forts {
            state.set_fort(fort, FortState::from(side));
        }
        Ok(state)
    }
}

/// What only this game has, before the first turn.
fn start(setup: &Setup, card: &OwnScenario) -> OwnState {
    let edition = if setup.value(&EDITION) == "en" {
        Edition::En
    } else {
        Edition::Fr
    };
    let options = Options {
        leader_passage: if setup.value(&LEADER_PASSAGE) == "rest" {
            LeaderPassage::Rest
        } else {
            LeaderPassage::Whole
        },
        ruins: if setup.value(&RUINS) == "bypass" {
            Ruins::Bypass
        } else {
            Ruins::Repair
        },
    };
    OwnState {
        edition,
        options,
        shown: card.hands,
        blockade: false,
        harassed: PerSide::default(),
        forts: [FortState::Unbuilt; FortId::COUNT],
        walls: [Work::Unbuilt; WallId::COUNT],
        chains: Work::Unbuilt,
        camp: Camp::Unbuilt,
        camp_turn: None,
        late_plemmyrion: false,
        reinforced_ships: false,
        leaders_killed: PerSide::default(),
        discord: PieceSet::EMPTY,
    }
}
