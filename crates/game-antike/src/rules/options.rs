//! The options of a game.

use engine::{
    Setup, SetupError,
    setup::{OptionSpec, SetupSpec},
};

use crate::{game::Antike, ids::Resource, state::Options};

const NATIONS: OptionSpec = OptionSpec {
    key: "nations",
    values: &["3", "4", "5", "6"],
    default: "4",
};
const DEAL: OptionSpec = OptionSpec {
    key: "deal",
    values: &["random", "choose"],
    default: "random",
};
const LONG: OptionSpec = OptionSpec {
    key: "long",
    values: &["no", "yes"],
    default: "no",
};
const VICTORY: OptionSpec = OptionSpec {
    key: "victory",
    values: &["10", "12"],
    default: "10",
};
const FIGHTS: OptionSpec = OptionSpec {
    key: "fights",
    values: &["to-the-end", "chosen"],
    default: "to-the-end",
};
const ENTRY: OptionSpec = OptionSpec {
    key: "entry",
    values: &["all", "entered"],
    default: "all",
};
const COINS: OptionSpec = OptionSpec {
    key: "coins",
    values: &["turn", "round"],
    default: "turn",
};
const SUPPLY: OptionSpec = OptionSpec {
    key: "supply",
    values: &["endless", "150", "80", "40"],
    default: "endless",
};

/// What people may agree on.
pub(crate) static SPEC: SetupSpec = SetupSpec {
    scenarios: &["west", "east"],
    seats: 2..=6,
    default_seats: 4,
    options: &[NATIONS, DEAL, LONG, VICTORY, FIGHTS, ENTRY, COINS, SUPPLY],
};

/// setup.12 Do the players choose their nations?
pub(crate) fn is_deal_chosen(setup: &Setup) -> bool {
    setup.value(&DEAL) == "choose"
}

/// variant.1 Is it a long game?
pub(crate) fn is_long_game(setup: &Setup) -> bool {
    setup.value(&LONG) == "yes"
}

/// combat.12, movement.21, coin.8 How the game is played.
pub(crate) fn options(setup: &Setup) -> Options {
    Options {
        fights: setup.value(&FIGHTS).parse().unwrap_or_default(),
        entry: setup.value(&ENTRY).parse().unwrap_or_default(),
        coins: setup.value(&COINS).parse().unwrap_or_default(),
    }
}

/// limits.7 So many units of each resource in all: what the nations begin with is taken from them.
pub(crate) fn supply(game: &Antike, setup: &Setup, in_play: u8) -> [Option<u16>; 3] {
    let Ok(units) = setup.value(&SUPPLY).parse::<u16>() else {
        return game.limits.supply;
    };
    let begin_with = |resource| game.limits.stock.get(resource) * u16::from(in_play);
    Resource::VARIANTS_ARRAY.map(|resource| Some(units.saturating_sub(begin_with(resource))))
}

/// setup.11, two-players.3 Seats and nations: as many as each other, or two seats with four nations.
pub(crate) fn counts(setup: &Setup) -> Result<(u8, u8), SetupError> {
    let nations = setup
        .options
        .get(NATIONS.key)
        .and_then(|number| number.parse::<u8>().ok());
    match (setup.seats, nations) {
        (Some(2), None | Some(4)) => Ok((2, 4)),
        (Some(2), Some(_)) => Err(SetupError::Combination(
            "two players lead four nations: nations=4".to_owned(),
        )),
        (Some(seats), Some(nations)) if seats != nations => Err(SetupError::Combination(format!(
            "{seats} seats cannot play {nations} nations: give one of the two numbers only"
        ))),
        (Some(number), _) | (None, Some(number)) => Ok((number, number)),
        (None, None) => Ok((SPEC.default_seats, SPEC.default_seats)),
    }
}

/// victory.1, three-players.2 How many personages win.
pub(crate) fn goal(game: &Antike, setup: &Setup, in_play: u8) -> Result<u8, SetupError> {
    let Some(number) = setup.options.get(VICTORY.key) else {
        return Ok(game.limits.goal(in_play));
    };
    if in_play != 3 {
        return Err(SetupError::Combination(format!(
            "option victory is for three nations; with {in_play} the game is won with {}",
            game.limits.goal(in_play)
        )));
    }
    Ok(if number == "12" {
        game.limits.long_goal
    } else {
        game.limits.goal(3)
    })
}
