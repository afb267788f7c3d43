//! 10 Setting up a scenario.

use campaign::CampaignState;
use engine::{
    Seed, Setup, SetupError,
    setup::{OptionSpec, SetupSpec},
};
use strum::EnumCount;

use crate::{
    data::Scenario,
    ids::CounterSet,
    rules::prelude::*,
    state::{LeaderPassage, Options, Ruins, ScenarioId},
    step::Stage,
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

/// What people may agree on.
pub(crate) static SPEC: SetupSpec = SetupSpec {
    scenarios: &["historical", "variant", "alcibiades"],
    seats: 2..=2,
    default_seats: 2,
    options: &[EDITION, LEADER_PASSAGE, RUINS],
};

/// 10.1 to 10.2 The position before the first turn.
pub(crate) fn new_game(game: &Syracuse, setup: &Setup, seed: Seed) -> Result<State, SetupError> {
    setup.check(&SPEC)?;
    let named = ScenarioId::ALL
        .into_iter()
        .find(|id| id.name() == setup.scenario);
    let scenario = named.unwrap_or(ScenarioId::Historical);
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
    let card = game.scenarios.get(scenario.id());
    let card = card.ok_or_else(|| SetupError::Combination("the scenario is missing".to_owned()))?;
    let mut state = empty(scenario, (edition, options), card, seed);
    state.deploy(&card.deployment, card.groups.iter().map(|group| group.turn));
    for &(fort, side) in &card.forts {
        state.set_fort(fort, FortState::from(side));
    }
    Ok(state)
}

fn empty(
    scenario: ScenarioId,
    (edition, options): (Edition, Options),
    card: &Scenario,
    seed: Seed,
) -> State {
    let held = Side::BOTH.into_iter().fold(CounterSet::EMPTY, |all, side| {
        all.union(*card.hands.get(side))
    });
    let first = Step::Turn { stage: Stage::Draw };
    let mut shared = CampaignState::start(card.first_turn, card.advantage, first, seed);
    shared.set_aside = card.removed;
    shared.bowl = CounterId::all().without(held).without(card.removed);
    shared.hands = card.hands;
    State {
        shared,
        scenario,
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
        march: None,
        battle: None,
    }
}
