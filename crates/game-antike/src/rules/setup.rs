//! Set-up: who plays which nation, who begins, which cities they start with.

use arrayvec::ArrayVec;
use engine::{Decisions, Dice, Log, Seat, Seed, Setup, SetupError};

use crate::{
    action::Action,
    event::{Event, Taken},
    game::Antike,
    ids::{BoardId, Nation, ProvinceId, ZoneSet},
    illegal::Illegal,
    rules::{options, turn, zone_of},
    state::{Bank, MAX_NATIONS, NationState, Options, Place, State, Step, TurnRecord},
};

/// Sets up a game; the deal is the only thing that chance decides.
pub(crate) fn new_game(
    game: &Antike,
    setup: &Setup,
    seed: Seed,
    log: &mut Log<Event>,
) -> Result<State, SetupError> {
    setup.check(&options::SPEC)?;
    let board = if setup.scenario == "east" {
        BoardId::East
    } else {
        BoardId::West
    };
    let counts = options::counts(setup)?;
    let (_, in_play) = counts;
    let goal = options::goal(game, setup, in_play)?;
    let mut state = empty(game, board, counts, goal, seed);
    state.long_game = options::is_long_game(setup);
    state.options = options::options(setup);
    state.bank.supply = options::supply(game, setup, in_play);
    if options::is_deal_chosen(setup) {
        state.stack.push(Step::ChooseNations);
    } else {
        deal(game, &mut state, log);
    }
    Ok(state)
}

/// A game whose nations are given out already, in the order of seats; for two players pair after pair.
pub(crate) fn new_game_of(game: &Antike, board: BoardId, seats: u8, nations: &[Nation]) -> State {
    let in_play = nations.len() as u8;
    let mut state = empty(
        game,
        board,
        (seats, in_play),
        game.limits.goal(in_play),
        Seed([0; 32]),
    );
    let mut log = Log::off();
    for (&nation, index) in nations.iter().zip(0..) {
        let seat = Seat(if seats == 2 { index / 2 } else { index });
        take(&mut state, nation, seat, Taken::Dealt, &mut log);
    }
    order_turns(game, &mut state, &mut log);
    state
}

fn empty(game: &Antike, board: BoardId, counts: (u8, u8), goal: u8, seed: Seed) -> State {
    let (seats, in_play) = counts;
    State {
        board,
        seats,
        in_play,
        goal,
        long_game: false,
        options: Options::default(),
        round: 1,
        nations: ArrayVec::new(),
        active: Place(0),
        bank: Bank {
            coins: game.limits.coins,
            supply: game.limits.supply,
        },
        temples: ZoneSet::EMPTY,
        turn: TurnRecord::default(),
        stack: ArrayVec::new(),
        winner: None,
        dice: Dice::new(seed),
    }
}

/// setup.11, two-players.4 Deals nations, or pairs of nations, to the seats.
fn deal(game: &Antike, state: &mut State, log: &mut Log<Event>) {
    let cards = &game.board(state.board).cards;
    if state.seats == 2 {
        let mut sides = cards.sides.clone();
        state.dice.shuffle(&mut sides, log);
        for (seat, side) in (0..).map(Seat).zip(sides) {
            side.into_iter()
                .for_each(|nation| take(state, nation, seat, Taken::Dealt, log));
        }
    } else {
        let mut nations: Vec<Nation> = cards
            .in_play(state.in_play)
            .map(|card| card.nation)
            .collect();
        state.dice.shuffle(&mut nations, log);
        for (seat, nation) in (0..).map(Seat).zip(nations) {
            take(state, nation, seat, Taken::Dealt, log);
        }
    }
    order_turns(game, state, log);
}

fn take(state: &mut State, nation: Nation, seat: Seat, how: Taken, log: &mut Log<Event>) {
    state.nations.push(NationState::new(nation, seat));
    log.push(|| Event::NationTaken { nation, seat, how });
}

/// setup.12 The nations that are still free.
fn free_nations(game: &Antike, state: &State) -> impl Iterator<Item = Nation> {
    let cards = game
        .board(state.board)
        .cards
        .in_play(state.in_play)
        .map(|card| card.nation);
    cards.filter(|&nation| state.place_of(nation).is_none())
}

/// setup.12, two-players.4 What the next seat may take.
pub(crate) fn nations_to_choose(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    if state.seats == 2 {
        for &[first, second] in &game.board(state.board).cards.sides {
            out.push(Action::ChoosePair { first, second });
        }
    } else {
        for nation in free_nations(game, state) {
            out.push(Action::ChooseNation { nation });
        }
    }
    out.sort_from(0);
}

/// setup.12, setup.13 Seat by seat; the last seat gets what is left.
pub(crate) fn choose_nation(
    game: &Antike,
    state: &mut State,
    nation: Nation,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if state.seats == 2 {
        return Err(Illegal::PairsOnly);
    }
    if !free_nations(game, state).any(|free| free == nation) {
        return Err(Illegal::NationNotFree { nation });
    }
    take(
        state,
        nation,
        Seat(state.nations.len() as u8),
        Taken::Chosen,
        log,
    );
    let free: Vec<Nation> = free_nations(game, state).collect();
    if let [last] = free.as_slice() {
        let last = *last;
        take(
            state,
            last,
            Seat(state.nations.len() as u8),
            Taken::Chosen,
            log,
        );
        order_turns(game, state, log);
    }
    Ok(())
}

/// two-players.4 Seat 1 takes a pair, seat 2 gets the other.
pub(crate) fn choose_pair(
    game: &Antike,
    state: &mut State,
    pair: [Nation; 2],
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let sides = &game.board(state.board).cards.sides;
    if state.seats != 2 || !sides.contains(&pair) {
        return Err(Illegal::NotAPair {
            first: pair[0],
            second: pair[1],
        });
    }
    pair.into_iter()
        .for_each(|nation| take(state, nation, Seat(0), Taken::Chosen, log));
    for nation in sides
        .iter()
        .filter(|&&side| side != pair)
        .flatten()
        .copied()
    {
        take(state, nation, Seat(1), Taken::Chosen, log);
    }
    order_turns(game, state, log);
    Ok(())
}

/// begin.1, begin.4, two-players.7 From the order of seats to the order of turns; then the cities.
fn order_turns(game: &Antike, state: &mut State, log: &mut Log<Event>) {
    let cards = &game.board(state.board).cards;
    let beginner = cards
        .beginner(state.in_play)
        .and_then(|nation| state.place_of(nation));
    let first = usize::from(beginner.unwrap_or(Place(0)).0);
    if state.seats == 2 {
        state.nations = alternating(cards.sides.as_slice(), &state.nations, first);
    } else {
        state.nations.rotate_left(first);
    }
    for nation in &mut state.nations {
        nation.stock = game.limits.stock;
    }
    state.bank.coins -= game.limits.stock.coins * state.in_play;
    if state.long_game {
        state.next_step(Step::ChooseCity(Place(0)));
        return;
    }
    for place in state.places() {
        let nation = state.nation(place).nation;
        let cities = cards.start(nation, state.in_play);
        let zones = cities
            .iter()
            .flatten()
            .map(|province| province.zone())
            .collect();
        state.nation_mut(place).cities = zones;
    }
    turn::begin_round(state, log);
}

/// two-players.7 The beginner, the other side's first nation, the beginner's partner, the other side's second.
fn alternating(
    sides: &[[Nation; 2]],
    nations: &[NationState],
    first: usize,
) -> ArrayVec<NationState, MAX_NATIONS> {
    let beginner = nations.get(first).map(|nation| nation.nation);
    let is_beginner = |nation: Nation| Some(nation) == beginner;
    let (mut own, mut other) = (Vec::new(), Vec::new());
    for &side in sides {
        if side.into_iter().any(is_beginner) {
            own.extend(side);
        } else {
            other.extend(side);
        }
    }
    own.sort_by_key(|&nation| !is_beginner(nation));
    let order = own.into_iter().zip(other).flat_map(|(a, b)| [a, b]);
    order
        .filter_map(|nation| nations.iter().find(|known| known.nation == nation).copied())
        .take(MAX_NATIONS)
        .collect()
}

/// variant.1 The three cities of the card.
pub(crate) fn cities_to_choose(
    game: &Antike,
    state: &State,
    place: Place,
    out: &mut Decisions<Antike>,
) {
    let cards = &game.board(state.board).cards;
    for province in cards
        .start(state.nation(place).nation, state.in_play)
        .into_iter()
        .flatten()
    {
        out.push(Action::StartCity { province });
    }
    out.sort_from(0);
}

/// variant.1, variant.2 One nation after the other in turn order; then the first turn.
pub(crate) fn choose_city(
    game: &Antike,
    state: &mut State,
    place: Place,
    province: ProvinceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let zone = zone_of(state, province)?;
    let nation = state.nation(place).nation;
    let cities = game.board(state.board).cards.start(nation, state.in_play);
    if !cities.is_some_and(|cities| cities.contains(&province)) {
        return Err(Illegal::NotAStartCity { nation, province });
    }
    state.nation_mut(place).cities.insert(zone);
    log.push(|| Event::StartCityChosen { nation, province });
    let next = Place(place.0 + 1);
    if usize::from(next.0) < state.nations.len() {
        state.next_step(Step::ChooseCity(next));
    } else {
        turn::begin_round(state, log);
    }
    Ok(())
}
