//! Positions in short text notation, for tests, problems and bug reports.
//!
//! Clauses are separated by `;` or new lines:
//! - `west 4` (first): the board and the number of nations; `west 2` is the two-player game. `goal 12`, `long` and options such as
//!   `fights=chosen entry=entered coins=round` may follow.
//! - `order greeks romans germans`: the nations in the order of seats, where it matters.
//! - `romans marble 5 coins 2 at gold wheel roads kings 1 cities roma* neapolis L2@roma G1@neapolis/0`: what differs from the start.
//!   `*` is a temple, `L` legions, `G` galleys, `/0` how many maneuvers they have left.
//! - `turn romans maneuver`: whose turn it is and what comes next: `coin`, `rondel`, `temple`, `arming`, `know-how`, `maneuver`,
//!   `cities`. In all but `coin` the coin of this turn has been taken.
//! - `round 7`, `supply marble 4`, `destroyed 1`.

use engine::{Log, PositionError, clauses, word};

use crate::{
    game::Antike,
    ids::{
        Advance, BoardId, Nation, PersonageKind, ProvinceId, Resource, Space, UnitKind, ZoneSet,
    },
    rules::{setup, turn},
    state::{CoinTime, MAX_UNITS, Place, State, Step, TurnRecord, UnitClass},
    validate,
};

/// Reads a position and checks it.
pub(crate) fn read(game: &Antike, text: &str) -> Result<State, PositionError> {
    let state = read_clauses(game, text).map_err(PositionError)?;
    validate::validate(game, &state)?;
    Ok(state)
}

fn read_clauses(game: &Antike, text: &str) -> Result<State, String> {
    let (head, rest) = clauses(text, "the board, such as 'west 4'")?;
    let mut state = read_head(game, head, &rest)?;
    // Who is at turn decides how many maneuvers units have, so it comes before them.
    let is_turn = |clause: &&&str| clause.starts_with("turn ");
    for clause in rest.iter().filter(is_turn) {
        read_turn(&mut state, clause)?;
    }
    for clause in rest.iter().filter(|clause| !is_turn(clause)) {
        read_clause(&mut state, clause)?;
    }
    let held: u16 = state
        .nations
        .iter()
        .map(|nation| u16::from(nation.stock.coins))
        .sum();
    let left = u16::from(game.limits.coins).checked_sub(held);
    state.bank.coins = left.ok_or("there are not so many coins")? as u8;
    if matches!(state.step(), Some(Step::Coin(_))) {
        begin_with_coin(&mut state);
    }
    Ok(state)
}

/// The turn begins with the coin, or the round with all coins.
fn begin_with_coin(state: &mut State) {
    let log = &mut Log::off();
    match (state.options.coins, state.active) {
        (CoinTime::Round, Place(0)) => turn::begin_round(state, log),
        (CoinTime::Round | CoinTime::Turn, _) => turn::begin(state, log),
    }
}

fn read_head(game: &Antike, head: &str, rest: &[&str]) -> Result<State, String> {
    let words: Vec<&str> = head.split_whitespace().collect();
    let [board, count, options @ ..] = words.as_slice() else {
        return Err(format!("'{head}' names no board and number of nations"));
    };
    let board: BoardId = word(board, "board")?;
    let seats: u8 = word(count, "number")?;
    let cards = &game.board(board).cards;
    let order = rest.iter().find_map(|clause| clause.strip_prefix("order "));
    let nations: Vec<Nation> = match (order, seats) {
        (Some(order), _) => order
            .split_whitespace()
            .map(|nation| word(nation, "nation"))
            .collect::<Result<_, _>>()?,
        (None, 2) => cards.sides.iter().flatten().copied().collect(),
        (None, 3..=6) => cards.in_play(seats).map(|card| card.nation).collect(),
        (None, _) => return Err("2 to 6 players play".to_owned()),
    };
    check_order(game, board, seats, &nations)?;
    let mut state = setup::new_game_of(game, board, seats, &nations);
    for nation in &mut state.nations {
        nation.stock.coins = 0;
        nation.new_coin = false;
    }
    read_options(&mut state, options).and_then(|known| {
        known.ok_or_else(|| format!("'{head}' goes on with something unknown"))
    })?;
    Ok(state)
}

/// What was agreed on; nothing if a word is unknown.
fn read_options(state: &mut State, words: &[&str]) -> Result<Option<()>, String> {
    let mut words = words.iter();
    while let Some(&name) = words.next() {
        match (name, name.split_once('=')) {
            ("long", _) => state.long_game = true,
            ("goal", _) => {
                let number = words.next().ok_or("a number is missing after 'goal'")?;
                state.goal = word(number, "number")?;
            }
            (_, Some(("fights", value))) => state.options.fights = word(value, "option")?,
            (_, Some(("entry", value))) => state.options.entry = word(value, "option")?,
            (_, Some(("coins", value))) => state.options.coins = word(value, "option")?,
            _ => return Ok(None),
        }
    }
    Ok(Some(()))
}

/// The nations of the cards, each once; for two players pair after pair.
fn check_order(game: &Antike, board: BoardId, seats: u8, nations: &[Nation]) -> Result<(), String> {
    let cards = &game.board(board).cards;
    let in_play = if seats == 2 { 4 } else { seats };
    let mut expected: Vec<Nation> = cards.in_play(in_play).map(|card| card.nation).collect();
    let mut named = nations.to_vec();
    expected.sort_unstable();
    named.sort_unstable();
    if expected != named {
        let expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
        return Err(format!(
            "the nations in play are {}, each once",
            expected.join(", ")
        ));
    }
    let is_pair = |pair: &[Nation]| cards.sides.iter().any(|side| side.as_slice() == pair);
    if seats == 2 && !nations.chunks(2).all(is_pair) {
        return Err("two players lead the fixed pairs, one after the other".to_owned());
    }
    Ok(())
}

/// A province of the board that is played.
fn province(state: &State, text: &str) -> Result<ProvinceId, String> {
    let province: ProvinceId = text.parse()?;
    if province.is_on(state.board) {
        Ok(province)
    } else {
        Err(format!("{province} is not on the {} board", state.board))
    }
}

fn read_turn(state: &mut State, clause: &str) -> Result<(), String> {
    let words: Vec<&str> = clause.split_whitespace().collect();
    let ["turn", nation, step] = words.as_slice() else {
        return Err(format!("'{clause}' should be like 'turn romans maneuver'"));
    };
    state.active = place(state, nation)?;
    let (step, space) = match *step {
        "coin" => (Step::Coin(state.active), None),
        "rondel" => (Step::Rondel, None),
        "temple" => (Step::Temple, Some(Space::Temple)),
        "arming" => (Step::Arming, Some(Space::Arming)),
        "know-how" => (Step::KnowHow, Some(Space::KnowHow)),
        "maneuver" => (Step::Maneuver, Some(Space::Maneuver1)),
        "cities" => (Step::Cities, Some(Space::Gold)),
        other => return Err(format!("there is no step '{other}'")),
    };
    state.at_turn_mut().space = space;
    state.turn = TurnRecord::default();
    state.stack.clear();
    state.stack.push(step);
    Ok(())
}

fn read_clause(state: &mut State, clause: &str) -> Result<(), String> {
    let words: Vec<&str> = clause.split_whitespace().collect();
    match words.as_slice() {
        ["order", ..] => Ok(()),
        ["round", number] => {
            state.round = word(number, "number")?;
            Ok(())
        }
        ["destroyed", number] => {
            state.turn.destroyed = word(number, "number")?;
            Ok(())
        }
        ["supply", resource, amount] => {
            let resource: Resource = word(resource, "resource")?;
            if let Some(supply) = state.bank.supply.get_mut(resource as usize) {
                *supply = Some(word(amount, "number")?);
            }
            Ok(())
        }
        [nation, rest @ ..] => {
            let place = place(state, nation)?;
            read_nation(state, place, rest)
        }
        [] => Ok(()),
    }
}

/// Advances come first: they decide how many maneuvers units have.
fn read_nation(state: &mut State, place: Place, words: &[&str]) -> Result<(), String> {
    for advance in words.iter().filter_map(|word| word.parse::<Advance>().ok()) {
        let advances = &mut state.nation_mut(place).advances;
        advances.insert(advance);
        advance
            .basic()
            .into_iter()
            .for_each(|basic| advances.insert(basic));
    }
    let mut words = words.iter().filter(|word| word.parse::<Advance>().is_err());
    while let Some(&name) = words.next() {
        let mut number = || {
            words
                .next()
                .ok_or_else(|| format!("a number is missing after '{name}'"))
        };
        let nation = state.nation_mut(place);
        if let Ok(resource) = name.parse::<Resource>() {
            *nation.stock.get_mut(resource) = word(number()?, "number")?;
        } else if name == "coins" {
            nation.stock.coins = word(number()?, "number")?;
        } else if name == "at" {
            nation.space = Some(word(number()?, "space")?);
        } else if name == "cities" {
            let old = std::mem::replace(&mut nation.cities, ZoneSet::EMPTY);
            state.temples = state.temples.without(old);
        } else if let Some(kind) = name
            .strip_suffix('s')
            .and_then(|kind| kind.parse::<PersonageKind>().ok())
        {
            let count = word(number()?, "number")?;
            if let Some(personages) = nation.personages.get_mut(kind as usize) {
                *personages = count;
            }
        } else if let Some((units, province)) = name.split_once('@') {
            read_units(state, place, units, province)?;
        } else {
            let (id, temple) = name
                .strip_suffix('*')
                .map_or((name, false), |id| (id, true));
            let province = province(state, id)?;
            state.nation_mut(place).cities.insert(province.zone());
            if temple {
                state.temples.insert(province.zone());
            }
        }
    }
    Ok(())
}

/// `L2@roma`, `G1@neapolis/0`.
fn read_units(state: &mut State, place: Place, units: &str, at: &str) -> Result<(), String> {
    let (kind, count) = match units.split_at_checked(1) {
        Some(("L", count)) => (UnitKind::Legion, count),
        Some(("G", count)) => (UnitKind::Galley, count),
        _ => {
            return Err(format!(
                "'{units}@{at}' should be like L2@roma or G1@roma/0"
            ));
        }
    };
    let count: u8 = word(count, "number")?;
    let on_board = state.nation(place).units(kind).total();
    if on_board.saturating_add(count) > MAX_UNITS {
        return Err(format!("no nation has more than {MAX_UNITS} {kind}s"));
    }
    let (id, left) = at
        .split_once('/')
        .map_or((at, None), |(at, left)| (at, Some(left)));
    let province = province(state, id)?;
    state
        .nation_mut(place)
        .units_mut(kind)
        .add(province.zone(), count);
    if let Some(left) = left {
        if place != state.active {
            return Err("only units of the nation at turn have maneuvers left".to_owned());
        }
        let left: u8 = word(left, "number")?;
        if left > state.allowance(kind) {
            return Err(format!("no {kind} has {left} maneuvers"));
        }
        state.add_left(UnitClass { kind, left }, province.zone(), count);
    }
    Ok(())
}

fn place(state: &State, nation: &str) -> Result<Place, String> {
    let nation: Nation = word(nation, "nation")?;
    state
        .place_of(nation)
        .ok_or_else(|| format!("the {nation} take no part"))
}
