//! Could this position stand on a table? Pieces, coins and temples are counted; what is being resolved must fit the board.

use engine::{PositionError, ensure};
use strum::VariantArray;

use crate::{
    game::Antike,
    ids::{Advance, PersonageKind, UnitKind, Zone, ZoneSet},
    rules::{conquest_losses::classes_from, purchase, zone_of},
    state::{
        CoinTime, Entry, EntryFighters, Losses, NationState, Place, Purchase, State, Step,
        UnitClass,
    },
};

/// Says what is impossible about a position.
pub(crate) fn validate(game: &Antike, state: &State) -> Result<(), PositionError> {
    nations_in_play(game, state)
        .and_then(|()| pieces(game, state))
        .and_then(|()| personages(game, state))
        .and_then(|()| turn_record(state))
        .and_then(|()| steps(game, state))
        .map_err(PositionError)
}

/// setup.3 to setup.10 The nations of the cards, each once, and their seats.
fn nations_in_play(game: &Antike, state: &State) -> Result<(), String> {
    let counts = matches!(
        (state.seats, state.in_play),
        (2, 4) | (3, 3) | (4, 4) | (5, 5) | (6, 6)
    );
    ensure(counts, || {
        format!(
            "{} seats cannot play {} nations",
            state.seats, state.in_play
        )
    })?;
    ensure(state.goal > 0, || "the goal is 0".to_owned())?;
    let choosing = state.step() == Some(Step::ChooseNations);
    let complete = state.nations.len() == usize::from(state.in_play);
    ensure(complete != choosing, || {
        format!("there are {} nations", state.nations.len())
    })?;
    ensure(
        usize::from(state.active.0) < state.nations.len().max(1),
        || "the nation at turn takes no part".to_owned(),
    )?;
    for place in state.places() {
        let NationState { nation, seat, .. } = *state.nation(place);
        let cards = &game.board(state.board).cards;
        ensure(
            cards
                .in_play(state.in_play)
                .any(|card| card.nation == nation),
            || format!("the {nation} take no part with {} nations", state.in_play),
        )?;
        ensure(state.place_of(nation) == Some(place), || {
            format!("the {nation} stand twice")
        })?;
        ensure(seat.0 < state.seats, || {
            format!("the {nation} have no seat")
        })?;
    }
    Ok(())
}

/// components.2 to components.4, setup.15 No piece, coin or temple too many, and each where it can be.
fn pieces(game: &Antike, state: &State) -> Result<(), String> {
    let limits = &game.limits;
    let board = game.board(state.board);
    let starting = matches!(
        state.stack.first(),
        Some(Step::ChooseNations | Step::ChooseCity(_))
    );
    let mut seen = ZoneSet::EMPTY;
    for nation in &state.nations {
        let name = nation.nation;
        ensure(nation.cities.intersection(seen).is_empty(), || {
            format!("a city of the {name} is another nation's as well")
        })?;
        seen = seen.union(nation.cities);
        ensure(nation.cities.len() <= limits.cities, || {
            format!("the {name} have too many cities")
        })?;
        ensure(starting || !nation.cities.is_empty(), || {
            format!("the {name} have no city")
        })?;
        for &kind in UnitKind::VARIANTS {
            let units = nation.units(kind);
            ensure(units.total() <= limits.units, || {
                format!("the {name} have too many {kind}s")
            })?;
            ensure(
                units.present().without(board.home_of(kind)).is_empty(),
                || format!("a {kind} of the {name} stands where none can be"),
            )?;
        }
        let mut basics = nation.advances.iter().filter_map(Advance::basic);
        ensure(basics.all(|basic| nation.advances.contains(basic)), || {
            format!("the {name} have a superior advance without the basic one")
        })?;
    }
    ensure(state.temples.without(seen).is_empty(), || {
        "a temple stands without a city".to_owned()
    })?;
    ensure(state.temples.len() <= limits.temples, || {
        "there are too many temples".to_owned()
    })?;
    let held: u16 = state
        .nations
        .iter()
        .map(|nation| u16::from(nation.stock.coins))
        .sum();
    let mut takers = state.nations.iter().filter(|nation| nation.new_coin);
    ensure(takers.all(|nation| nation.stock.coins > 0), || {
        "a nation has taken a coin that it does not have".to_owned()
    })?;
    let coins = held + u16::from(state.bank.coins);
    ensure(coins == u16::from(limits.coins), || {
        format!("there are {coins} coins instead of {}", limits.coins)
    })
}

/// components.1 No personage too many.
fn personages(game: &Antike, state: &State) -> Result<(), String> {
    for &kind in PersonageKind::VARIANTS {
        let won: u16 = state
            .nations
            .iter()
            .map(|nation| u16::from(nation.count(kind)))
            .sum();
        ensure(won <= u16::from(game.piles.of(kind)), || {
            format!("there are {won} {kind}s")
        })?;
    }
    Ok(())
}

/// maneuver.9 What has moved must be there and have fewer maneuvers left than it had.
fn turn_record(state: &State) -> Result<(), String> {
    let moved = &state.turn.moved;
    let has_moved = matches!(
        state.stack.first(),
        Some(Step::Maneuver | Step::Cities) | None
    );
    ensure(moved.is_empty() || has_moved, || {
        "units have used maneuvers before the action".to_owned()
    })?;
    if state.nations.is_empty() {
        return ensure(moved.is_empty(), || {
            "units have moved before the game".to_owned()
        });
    }
    for (index, group) in moved.iter().enumerate() {
        let class = UnitClass {
            kind: group.kind,
            left: group.left,
        };
        let same_place = moved
            .iter()
            .filter(|other| (other.kind, other.zone) == (group.kind, group.zone));
        let total: u16 = same_place.map(|other| u16::from(other.count)).sum();
        let there = state.at_turn().units(group.kind).at(group.zone);
        let twice = moved.iter().skip(index + 1).any(|other| {
            (other.kind, other.zone, other.left) == (group.kind, group.zone, group.left)
        });
        let fits = group.count > 0
            && total <= u16::from(there)
            && class.left < state.allowance(class.kind)
            && !twice;
        ensure(fits, || {
            let province = state.board.province(group.zone);
            format!(
                "the record of moved {}s in {province} does not fit the board",
                group.kind
            )
        })?;
    }
    Ok(())
}

/// The steps being resolved must follow from one another and be answerable.
fn steps(game: &Antike, state: &State) -> Result<(), String> {
    ensure(state.winner.is_some() == state.stack.is_empty(), || {
        "either somebody has won or something is to be decided".to_owned()
    })?;
    let base = state.stack.first();
    for (depth, &step) in state.stack.iter().enumerate() {
        let under = depth
            .checked_sub(1)
            .and_then(|depth| state.stack.get(depth))
            .copied();
        let fits = match step {
            Step::ChooseNations => under.is_none() && state.seats > 0,
            Step::ChooseCity(place) => {
                under.is_none() && usize::from(place.0) < state.nations.len()
            }
            Step::Coin(place) => {
                under.is_none()
                    && usize::from(place.0) < state.nations.len()
                    && coin_is_due(state, place)
            }
            Step::Rondel
            | Step::Temple
            | Step::Arming
            | Step::KnowHow
            | Step::Maneuver
            | Step::Cities => under.is_none(),
            Step::Payment(purchase) => {
                is_bought_in(purchase, under) && may_pay(game, state, purchase).is_ok()
            }
            Step::Entry(entry) => under == Some(Step::Maneuver) && is_entered(state, entry),
            Step::GiveUp(zone) => under == Some(Step::Maneuver) && is_foreign_city(state, zone),
            Step::Losses(Losses {
                zone,
                given_up,
                class,
                due,
                legions: _,
            }) => {
                let kept = given_up.is_none_or(|zone| state.at_turn().cities.contains(zone));
                let able = classes_from(state, class)
                    .map(|class| state.count_left(class, zone))
                    .sum();
                under == Some(Step::Maneuver)
                    && is_foreign_city(state, zone)
                    && kept
                    && (1..=able).contains(&due)
            }
        };
        ensure(fits, || {
            format!("step {} cannot be resolved here", depth + 1)
        })?;
    }
    ensure(base.is_none() || state.winner.is_none(), || {
        "the game is over".to_owned()
    })
}

/// coin.8 In its own turn, or before the round.
fn coin_is_due(state: &State, place: Place) -> bool {
    match state.options.coins {
        CoinTime::Turn => place == state.active,
        CoinTime::Round => state.active == Place(0),
    }
}

/// movement.11, movement.21 Both sides have units of the kind there, and those who have entered are among them.
fn is_entered(state: &State, entry: Entry) -> bool {
    let Entry {
        zone,
        class,
        entered,
        asked,
    } = entry;
    let mover_there = match state.options.entry {
        EntryFighters::All => state.at_turn().units(class.kind).at(zone) > 0,
        EntryFighters::Entered => state.count_left(class, zone) >= entered,
    };
    asked != state.active
        && entered > 0
        && state.nation(asked).units(class.kind).at(zone) > 0
        && mover_there
}

fn is_bought_in(purchase: Purchase, under: Option<Step>) -> bool {
    under
        == Some(match purchase {
            Purchase::Rondel { .. } => Step::Rondel,
            Purchase::Temple { .. } => Step::Temple,
            Purchase::Unit { .. } => Step::Arming,
            Purchase::Advance { .. } => Step::KnowHow,
            Purchase::City { .. } => Step::Cities,
        })
}

fn may_pay(game: &Antike, state: &State, purchase: Purchase) -> Result<(), String> {
    let price = purchase::price(game, state, purchase);
    ensure(price.is_within(&state.at_turn().stock), || {
        "the price cannot be paid".to_owned()
    })?;
    match purchase {
        Purchase::Temple { province }
        | Purchase::Unit { province, .. }
        | Purchase::City { province } => zone_of(state, province)
            .map(|_| ())
            .map_err(|illegal| illegal.to_string()),
        Purchase::Rondel { .. } | Purchase::Advance { .. } => Ok(()),
    }
}

fn is_foreign_city(state: &State, zone: Zone) -> bool {
    state.owner(zone).is_some_and(|owner| owner != state.active)
}
