//! Positions in short text notation, for tests, problems and bug reports.
//!
//! Clauses are separated by `;` or new lines:
//! - A scenario first, from whose start all else differs: `peloponnesian-war`, `fall-of-athens two` (two players).
//! - `clear` takes all troops, leaders and markers off the map.
//! - `potidaea A2h3n a1c S1h @phormio spent`: all that stands there. `A` and `S` are the great cities' own men, `a` and `s` their allies;
//!   `h` hoplites, `c` cavalry, `n` ships. `spent`: they have moved.
//! - `turn 4`, `player sparta`, `strategy cut-loc`, `talents A4500 S3000`, `bellicosity A6 S5`, `sci A-1 S2`, `operations A1 S0`, `points A30 S0`,
//!   `home A2h s1n` (the Going Home box), `lost A1n`.
//! - `ravaged megara thebes`, `rebels chios`, `defended A abydos`, `dead nicias`, `away agis`, `drawn A pericles`, `hostages A`, `passed A`.
//! - `argos`, `syracuse` or `persia` is active, `macedonia A`, `macedonia neutral`, `alcibiades 2`, `armistice held`, `corcyra left`.
//! - `mark plague-ban`, `civil-war`, `deaths`, `no-levy`, `nicias`, `attica`, `disaster`, `helots`, `side-changed`, `two-operations-athens`,
//!   `two-operations-sparta`; `option lenient-passing`, `athens-leader`, `sicily-1000`,
//!   `control-at-once`, `cavalry-in-both-cities`, `half-of-arm`, `deaths-from-set-up`, `leader-with-friends`, `even-chance`,
//!   `surrender-by-scenario`.
//! - What comes next, last: `operate sparta`, or a part of the turn such as `stage battles`. The game goes on from there to its next
//!   question.

use std::str::FromStr;

use engine::{Log, Misread, PositionError, Seed, Setup, clauses, word};

use crate::{
    force::Force,
    game::PeloponnesianWar,
    ids::{Kind, LeaderId, PerSide, Side, Sort, SpaceId},
    rules::{Play, settle, setup, turn},
    sets::{PerLeader, SpaceSet},
    state::{Mode, Position, State, Whereabouts},
    step::{Stage, Step},
    troops::Troops,
    validate,
};

/// Reads a position, checks it and goes on to its first question.
pub(crate) fn read(game: &PeloponnesianWar, text: &str) -> Result<State, PositionError> {
    let mut state = read_still(game, text)?;
    settle::run(&mut Play::new(game, &mut state, &mut Log::off()));
    validate::validate(game, &state.position)?;
    Ok(state)
}

/// Reads a position and lets nothing happen.
pub(crate) fn read_still(game: &PeloponnesianWar, text: &str) -> Result<State, PositionError> {
    let state = read_clauses(game, text).map_err(PositionError)?;
    validate::validate(game, &state.position)?;
    Ok(state)
}

fn read_clauses(game: &PeloponnesianWar, text: &str) -> Result<State, String> {
    let (head, clauses) = clauses(text, "the scenario, such as 'peloponnesian-war'")?;
    let mut state = read_head(game, head)?;
    for clause in clauses {
        read_clause(game, &mut state, clause)?;
    }
    Ok(state)
}

fn read_head(game: &PeloponnesianWar, head: &str) -> Result<State, String> {
    let words: Vec<&str> = head.split_whitespace().collect();
    let setup = match words.as_slice() {
        [scenario] => Setup::scenario(scenario),
        [scenario, "two"] => Setup::scenario(scenario).seats(2),
        _ => return Err(format!("'{head}' goes on with something unknown")),
    };
    setup::new_game(game, &setup, Seed::from_number(0)).map_err(|error| error.to_string())
}

fn read_clause(game: &PeloponnesianWar, state: &mut State, clause: &str) -> Result<(), String> {
    let words: Vec<&str> = clause.split_whitespace().collect();
    let at = &mut state.position;
    match words.as_slice() {
        ["clear"] => clear(at),
        ["turn", number] => {
            at.turn = word(number, "number")?;
            let first = game.scenarios.get(at.scenario).first_turn;
            at.war_turns = at.turn.saturating_sub(first) + 1;
        }
        ["player", side] => {
            at.mode = Mode::Solitaire {
                player: word(side, "side")?,
            };
        }
        ["strategy", id] => at.strategy = Some(word(id, "strategy")?),
        ["talents", rest @ ..] => each_side(rest, &mut at.treasury)?,
        ["bellicosity", rest @ ..] => each_side(rest, &mut at.bellicosity)?,
        ["sci", rest @ ..] => each_side(rest, &mut at.confidence)?,
        ["operations", rest @ ..] => each_side(rest, &mut at.operations)?,
        ["points", rest @ ..] => each_side(rest, &mut at.points)?,
        ["home", rest @ ..] => forces(rest, |side, force| {
            let waiting = at.homeward.get_mut(side);
            *waiting = waiting.plus(force);
        })?,
        ["lost", rest @ ..] => forces(rest, |side, force| {
            let lost = at.lost.get_mut(side);
            *lost = lost.plus(force);
        })?,
        ["ravaged", rest @ ..] => at.ravaged = spaces(rest)?,
        ["rebels", rest @ ..] => at.rebels = spaces(rest)?,
        ["defended", side, rest @ ..] => *at.defended.get_mut(letter(side)?) = spaces(rest)?,
        ["dead", leader] => at.leaders.set(word(leader, "leader")?, Whereabouts::Dead),
        ["away", leader] => at.leaders.set(word(leader, "leader")?, Whereabouts::Away),
        ["drawn", side, leader] => {
            let (side, leader): (Side, LeaderId) = (letter(side)?, word(leader, "leader")?);
            *at.drawn.get_mut(side) = Some(leader);
            at.leaders
                .set(leader, Whereabouts::At { space: side.home() });
        }
        ["hostages", side] => *at.hostages.get_mut(letter(side)?) = true,
        ["passed", side] => *at.passed.get_mut(letter(side)?) = true,
        ["argos"] => at.allies.argos = true,
        ["syracuse"] => at.allies.syracuse = true,
        ["persia"] => at.allies.persia = true,
        ["macedonia", "neutral"] => at.allies.macedonia = None,
        ["macedonia", side @ ("A" | "S")] => at.allies.macedonia = Some(letter(side)?),
        ["corcyra", "left"] => at.allies.corcyra_left = true,
        ["armistice", "held"] => at.armistice_held = true,
        ["alcibiades", number] => at.alcibiades_moves = word(number, "number")?,
        ["mark", mark] => read_mark(at, mark)?,
        ["option", option] => read_option(at, option)?,
        ["operate", side] => {
            let side = word(side, "side")?;
            at.steps.clear();
            at.steps.push(Step::Turn {
                stage: Stage::HomeAfterOperations,
            });
            turn::begin_operations(&mut Play::new(game, state, &mut Log::off()), side);
        }
        ["stage", stage] => {
            let quoted = format!("\"{stage}\"");
            let stage = serde_json::from_str(&quoted)
                .map_err(|_| format!("there is no stage '{stage}'"))?;
            at.steps.clear();
            at.steps.push(Step::Turn { stage });
        }
        [space, rest @ ..] => put(at, word(space, "clause or space")?, rest)?,
        [] => {}
    }
    Ok(())
}

fn read_option(at: &mut Position, option: &str) -> Result<(), String> {
    let options = &mut at.options;
    match option {
        "lenient-passing" => options.lenient_passing = true,
        "athens-leader" => options.athens_leader = true,
        "sicily-1000" => options.sicily_1000 = true,
        "control-at-once" => options.control_at_once = true,
        "cavalry-in-both-cities" => options.cavalry_in_both_cities = true,
        "half-of-arm" => options.half_of_arm = true,
        "deaths-from-set-up" => options.deaths_from_set_up = true,
        "leader-with-friends" => options.leader_with_friends = true,
        "even-chance" => options.even_chance = true,
        "surrender-by-scenario" => options.surrender_by_scenario = true,
        other => return Err(format!("there is no option '{other}'")),
    }
    Ok(())
}

fn read_mark(at: &mut Position, mark: &str) -> Result<(), String> {
    let marks = &mut at.marks;
    match mark {
        "plague-ban" => marks.plague_ban = true,
        "civil-war" => marks.civil_war = true,
        "deaths" => marks.deaths = true,
        "no-levy" => marks.no_levy = true,
        "nicias" => marks.nicias = true,
        "attica" => marks.attica_entered_before = true,
        "disaster" => marks.disaster = true,
        "helots" => marks.helots_revolt = true,
        "side-changed" => marks.side_changed = true,
        "two-operations-athens" => marks.two_operations.athens = true,
        "two-operations-sparta" => marks.two_operations.sparta = true,
        other => return Err(format!("there is no mark '{other}'")),
    }
    Ok(())
}

/// Nobody and nothing on the map; the dead stay dead.
fn clear(at: &mut Position) {
    at.troops = Troops::default();
    let mut leaders = PerLeader::new(Whereabouts::Free);
    for leader in LeaderId::all() {
        if at.leaders.get(leader) == Whereabouts::Dead {
            leaders.set(leader, Whereabouts::Dead);
        }
    }
    at.leaders = leaders;
    at.drawn = PerSide::default();
    at.rebels = SpaceSet::EMPTY;
    at.held = PerSide::default();
    at.ravaged = SpaceSet::EMPTY;
}

/// `A2h3n a1c S1h @phormio spent`: these replace whoever stood there.
fn put(at: &mut Position, space: SpaceId, words: &[&str]) -> Result<(), String> {
    for side in Side::BOTH {
        let there = at.troops.at(side, space);
        at.troops.remove(side, space, there);
    }
    let is_spent = words.contains(&"spent");
    let troops: Vec<&str> = words
        .iter()
        .copied()
        .filter(|word| *word != "spent" && !word.starts_with('@'))
        .collect();
    forces(&troops, |side, force| {
        at.troops.add(side, space, force);
        if is_spent {
            at.troops.spend(side, space, force);
        }
    })?;
    for name in words.iter().filter_map(|word| word.strip_prefix('@')) {
        at.leaders
            .set(word(name, "leader")?, Whereabouts::At { space });
    }
    Ok(())
}

/// `A2h3n a1c`
fn forces(words: &[&str], mut add: impl FnMut(Side, Force)) -> Result<(), String> {
    for text in words {
        let mut letters = text.chars();
        let (side, own) = match letters.next() {
            Some('A') => (Side::Athens, true),
            Some('a') => (Side::Athens, false),
            Some('S') => (Side::Sparta, true),
            Some('s') => (Side::Sparta, false),
            _ => return Err(format!("'{text}' is no force")),
        };
        let mut force = Force::EMPTY;
        let mut count = 0_u8;
        for letter in letters {
            let kind = match letter {
                'h' => Kind::Hoplite,
                'c' => Kind::Cavalry,
                'n' => Kind::Naval,
                digit => {
                    let digit = digit
                        .to_digit(10)
                        .ok_or_else(|| format!("'{text}' is no force"))?;
                    count = count.saturating_mul(10).saturating_add(digit as u8);
                    continue;
                }
            };
            let sort = if own {
                Sort::own(kind)
            } else {
                Sort::allied(kind)
            };
            force = force.plus(Force::of(sort, count));
            count = 0;
        }
        add(side, force);
    }
    Ok(())
}

/// `A4500 S3000`
fn each_side<T: FromStr>(words: &[&str], of: &mut PerSide<T>) -> Result<(), String> {
    for text in words {
        let (side, number) = text
            .split_at_checked(1)
            .ok_or_else(|| format!("'{text}' is nothing of a side"))?;
        *of.get_mut(letter(side)?) = word(number, "number")?;
    }
    Ok(())
}

fn letter(text: &str) -> Result<Side, String> {
    match text {
        "A" => Ok(Side::Athens),
        "S" => Ok(Side::Sparta),
        _ => Err(format!("a side is A or S, not '{text}'")),
    }
}

fn spaces(words: &[&str]) -> Result<SpaceSet, String> {
    Ok(words
        .iter()
        .map(|text| word(text, "space"))
        .collect::<Result<_, Misread>>()?)
}
