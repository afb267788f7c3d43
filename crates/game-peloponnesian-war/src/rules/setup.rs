//! 10 Setting up a scenario.

use arrayvec::ArrayVec;
use engine::{
    Dice, Log, Seed, Setup, SetupError,
    setup::{OptionSpec, SetupSpec},
};

use super::{Play, turn};
use crate::{
    data::Scenario,
    game::PeloponnesianWar,
    ids::{PerSide, ScenarioId, Side},
    sets::{PerLeader, SpaceSet},
    state::{Allies, Marks, Mode, Options, Position, State, Used, Whereabouts},
    step::{Stage, Step},
};

const SICILY: OptionSpec = OptionSpec {
    key: "sicily",
    values: &["100", "1000"],
    default: "100",
};
const ATHENS_LEADER: OptionSpec = OptionSpec {
    key: "athens-leader",
    values: &["no", "yes"],
    default: "no",
};
const PASSING: OptionSpec = OptionSpec {
    key: "passing",
    values: &["strict", "lenient"],
    default: "strict",
};

const CONTROL: OptionSpec = OptionSpec {
    key: "control",
    values: &["administrative", "at-once"],
    default: "administrative",
};
const CAVALRY: OptionSpec = OptionSpec {
    key: "cavalry",
    values: &["own-city", "both-cities"],
    default: "own-city",
};
const HALF: OptionSpec = OptionSpec {
    key: "half",
    values: &["whole-side", "arm"],
    default: "whole-side",
};
const DEATHS: OptionSpec = OptionSpec {
    key: "deaths",
    values: &["in-play", "from-set-up"],
    default: "in-play",
};
const LONE_LEADER: OptionSpec = OptionSpec {
    key: "lone-leader",
    values: &["removed", "with-friends"],
    default: "removed",
};
const CHANCE: OptionSpec = OptionSpec {
    key: "chance",
    values: &["for-system", "even"],
    default: "for-system",
};
const SURRENDER: OptionSpec = OptionSpec {
    key: "surrender",
    values: &["war", "scenario"],
    default: "war",
};

/// What can be agreed on.
pub(crate) const SPEC: SetupSpec = SetupSpec {
    scenarios: &[
        "peloponnesian-war",
        "archidamian-war",
        "decelean-war",
        "fall-of-athens",
    ],
    seats: 1..=2,
    default_seats: 1,
    options: &[
        SICILY,
        ATHENS_LEADER,
        PASSING,
        CONTROL,
        CAVALRY,
        HALF,
        DEATHS,
        LONE_LEADER,
        CHANCE,
        SURRENDER,
    ],
};

/// 10.0a The first position, before anybody is asked.
pub(crate) fn new_game(
    game: &PeloponnesianWar,
    setup: &Setup,
    seed: Seed,
) -> Result<State, SetupError> {
    setup.check(&SPEC)?;
    let scenario = match setup.scenario.as_str() {
        "" => ScenarioId::PeloponnesianWar,
        name => name.parse().map_err(|_| SetupError::Scenario {
            found: name.to_owned(),
            possible: SPEC.scenarios.join(", "),
        })?,
    };
    let card = game.scenarios.get(scenario);
    let options = Options {
        sicily_1000: setup.value(&SICILY) == "1000",
        athens_leader: setup.value(&ATHENS_LEADER) == "yes",
        lenient_passing: setup.value(&PASSING) == "lenient",
        control_at_once: setup.value(&CONTROL) == "at-once",
        cavalry_in_both_cities: setup.value(&CAVALRY) == "both-cities",
        half_of_arm: setup.value(&HALF) == "arm",
        deaths_from_set_up: setup.value(&DEATHS) == "from-set-up",
        leader_with_friends: setup.value(&LONE_LEADER) == "with-friends",
        even_chance: setup.value(&CHANCE) == "even",
        surrender_by_scenario: setup.value(&SURRENDER) == "scenario",
    };
    let mode = if setup.seats == Some(2) {
        Mode::TwoPlayers
    } else {
        Mode::Solitaire {
            player: card.player_side,
        }
    };
    let position = first_position(scenario, card, options, mode);
    let mut state = State {
        position,
        dice: Dice::new(seed),
    };
    let mut log = Log::off();
    turn::begin_operations(
        &mut Play::new(game, &mut state, &mut log),
        card.first_operation,
    );
    Ok(state)
}

/// Where the leaders are as the scenario begins.
fn first_leaders(card: &Scenario) -> PerLeader<Whereabouts> {
    let mut leaders = PerLeader::new(Whereabouts::Free);
    for &leader in &card.dead {
        leaders.set(leader, Whereabouts::Dead);
    }
    for side in Side::BOTH {
        let set_up = card.sides.get(side);
        for force in &set_up.forces {
            if let Some(leader) = force.leader {
                leaders.set(leader, Whereabouts::At { space: force.space });
            }
        }
        if let Some(leader) = set_up.leader_at_home {
            leaders.set(leader, Whereabouts::At { space: side.home() });
        }
    }
    leaders
}

fn first_position(scenario: ScenarioId, card: &Scenario, options: Options, mode: Mode) -> Position {
    let mut deaths = PerSide::<u8>::default();
    for leader in &card.dead {
        // RE.11d
        *deaths.get_mut(leader.side()) += u8::from(options.deaths_from_set_up);
    }
    let each = |value: &dyn Fn(Side) -> i32| PerSide {
        athens: value(Side::Athens),
        sparta: value(Side::Sparta),
    };
    let sides = &card.sides;
    let strategy = match mode {
        Mode::Solitaire { player } => sides.get(player.other()).strategy,
        Mode::TwoPlayers => None,
    };
    let mut steps = ArrayVec::new();
    steps.push(Step::Turn {
        stage: Stage::HomeAfterOperations,
    });
    Position {
        scenario,
        options,
        mode,
        turn: card.first_turn,
        war_turns: 1,
        troops: card.troops,
        homeward: PerSide::default(),
        lost: PerSide::default(),
        leaders: first_leaders(card),
        alcibiades_moves: card.alcibiades_moves,
        drawn: PerSide {
            athens: sides.athens.leader_at_home,
            sparta: sides.sparta.leader_at_home,
        },
        ravaged: SpaceSet::EMPTY,
        rebels: card.rebellions,
        besieged: PerSide::default(),
        held: PerSide::default(),
        allies: Allies {
            argos: card.alliances.argos.is_some(),
            syracuse: card.alliances.syracuse.is_some(),
            macedonia: card.alliances.macedonia,
            ..Allies::default()
        },
        treasury: each(&|side| sides.get(side).treasury),
        bellicosity: PerSide {
            athens: sides.athens.bellicosity,
            sparta: sides.sparta.bellicosity,
        },
        confidence: PerSide {
            athens: sides.athens.confidence,
            sparta: sides.sparta.confidence,
        },
        strategy,
        defended: PerSide {
            athens: card.defended,
            sparta: SpaceSet::EMPTY,
        },
        hostages: PerSide::default(),
        armistice_held: false,
        marks: Marks::default(),
        used: Used {
            syracuse: card.alliances.syracuse.is_some(),
            argos: card.alliances.argos.is_some(),
            ..Used::default()
        },
        deaths,
        operations: PerSide {
            athens: sides.athens.operations_done,
            sparta: sides.sparta.operations_done,
        },
        passed: PerSide::default(),
        operation: None,
        battle: None,
        fought: ArrayVec::new(),
        points: PerSide::default(),
        contests: PerSide::default(),
        steps,
        verdict: None,
    }
}
