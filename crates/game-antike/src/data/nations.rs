//! The cards of the nations, and how many pieces there are.

use std::collections::{BTreeMap, BTreeSet};

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;

use super::board::Board;
use crate::{
    ids::{Nation, ProvinceId, Resource},
    state::{MAX_UNITS, Stock},
};

/// The cards of one board.
#[derive(Debug, Default)]
pub(crate) struct Cards {
    pub(crate) nations: Vec<NationCard>,
    /// begin.1 Who begins with 3, 4, 5 and 6 nations.
    pub(crate) begins: Vec<Nation>,
    /// two-players.1 The two pairs.
    pub(crate) sides: Vec<[Nation; 2]>,
}

/// One nation's card.
#[derive(Clone, Debug)]
pub(crate) struct NationCard {
    pub(crate) nation: Nation,
    /// It takes part when at least so many nations play.
    pub(crate) from: u8,
    /// setup.17 Its cities of marble, iron and gold for each number of nations.
    pub(crate) start: BTreeMap<u8, [ProvinceId; 3]>,
}

/// How many pieces there are, and what a nation begins with.
#[derive(Debug)]
pub(crate) struct Limits {
    pub(crate) units: u8,
    pub(crate) cities: u8,
    pub(crate) temples: u8,
    pub(crate) coins: u8,
    /// limits.2 What the bank holds of marble, iron and gold, where the data says so.
    pub(crate) supply: [Option<u16>; 3],
    pub(crate) stock: Stock,
    /// victory.1 Personages needed with 3, 4, 5 and 6 nations.
    pub(crate) goals: [u8; 4],
    /// three-players.2 The number on the board for three nations.
    pub(crate) long_goal: u8,
}

impl Limits {
    /// victory.1 Personages needed with so many nations.
    pub(crate) fn goal(&self, nations: u8) -> u8 {
        self.goals
            .get(usize::from(nations) - 3)
            .copied()
            .unwrap_or(u8::MAX)
    }
}

impl Cards {
    /// setup.3 The nations that take part when so many play, in the order of the cards.
    pub(crate) fn in_play(&self, count: u8) -> impl Iterator<Item = &NationCard> {
        self.nations.iter().filter(move |card| card.from <= count)
    }

    /// begin.1 Who begins.
    pub(crate) fn beginner(&self, count: u8) -> Option<Nation> {
        self.begins.get(usize::from(count).checked_sub(3)?).copied()
    }

    /// setup.17 The starting cities of a nation.
    pub(crate) fn start(&self, nation: Nation, count: u8) -> Option<[ProvinceId; 3]> {
        let card = self.nations.iter().find(|card| card.nation == nation)?;
        card.start.get(&count).copied()
    }
}

const FILE: &str = "nations.json";

pub(super) fn load(
    files: &DataFiles,
    west: &Board,
    east: &Board,
    names: &mut Names,
) -> Result<(Cards, Cards, Limits), Vec<DataError>> {
    let file: NationsFile = files.json(FILE).map_err(|error| vec![error])?;
    let mut checker = Checker::new(files, FILE);
    let limits = limits(&file, &mut checker);
    let west = cards(&file, "west", west, names, &mut checker);
    let east = cards(&file, "east", east, names, &mut checker);
    checker.finish().map(|()| (west, east, limits))
}

fn limits(file: &NationsFile, checker: &mut Checker<'_>) -> Limits {
    let pieces = &file.pieces;
    checker.require(pieces.legions == pieces.galleys, "pieces", || {
        "there must be as many galleys as legions".to_owned()
    });
    checker.require((1..=MAX_UNITS).contains(&pieces.legions), "pieces", || {
        format!("a nation can have 1 to {MAX_UNITS} legions")
    });
    checker.require((3..=50).contains(&pieces.cities), "pieces", || {
        "a nation can have 3 to 50 cities".to_owned()
    });
    let dealt = u16::from(file.start_resources.coins) * 6;
    checker.require(
        dealt <= u16::from(file.bank.coins),
        "startResources",
        || "six nations would begin with more coins than there are".to_owned(),
    );
    let goals = &file.victory;
    checker.require(goals.two == goals.four, "victory", || {
        "two players lead four nations: the numbers for 2 and 4 must be the same".to_owned()
    });
    let supply = &file.bank.supply;
    Limits {
        units: pieces.legions,
        cities: pieces.cities,
        temples: file.bank.temples,
        coins: file.bank.coins,
        supply: Resource::VARIANTS_ARRAY.map(|resource| supply.get(&resource).copied()),
        stock: Stock {
            marble: file.start_resources.marble,
            iron: file.start_resources.iron,
            gold: file.start_resources.gold,
            coins: file.start_resources.coins,
        },
        goals: [goals.three, goals.four, goals.five, goals.six],
        long_goal: goals.three_long,
    }
}

fn cards(
    file: &NationsFile,
    name: &str,
    board: &Board,
    names: &mut Names,
    checker: &mut Checker<'_>,
) -> Cards {
    let Some(file) = file.boards.get(name) else {
        checker.complain("boards", format!("the board '{name}' is missing"));
        return Cards::default();
    };
    let item = format!("board {name}");
    checker.require(file.nations.len() == 6, &item, || {
        "it needs six nations".to_owned()
    });
    let colours: BTreeSet<_> = file.nations.iter().map(|nation| &nation.colour).collect();
    checker.require(colours.len() == file.nations.len(), &item, || {
        "two nations have the same colour".to_owned()
    });
    let mut cards = Cards::default();
    for nation in &file.nations {
        names.insert(
            "nation",
            &nation.id.to_string(),
            Localized {
                en: nation.name.clone(),
                fr: nation.name_fr.clone(),
            },
        );
        let start = nation
            .start
            .iter()
            .map(|(&line, cities)| (line, cities.in_order()))
            .collect();
        cards.nations.push(NationCard {
            nation: nation.id,
            from: nation.from,
            start,
        });
    }
    for count in 3..=6 {
        check_line(&cards, count, board, &item, checker);
        let beginner = file.begins.get(&count).map(|begins| begins.nation);
        let plays = |nation| cards.in_play(count).any(|card| card.nation == nation);
        match beginner.filter(|&nation| plays(nation)) {
            Some(nation) => cards.begins.push(nation),
            None => checker.complain(&item, format!("nobody in play begins with {count} nations")),
        }
    }
    cards.sides = file.two_players.sides.to_vec();
    let paired: BTreeSet<_> = cards.sides.iter().flatten().copied().collect();
    let four: BTreeSet<_> = cards.in_play(4).map(|card| card.nation).collect();
    checker.require(paired == four, &item, || {
        "the two sides are not made of the four nations".to_owned()
    });
    cards
}

/// setup.16 Every nation in play has one city of each resource, and no province is given twice.
fn check_line(cards: &Cards, count: u8, board: &Board, item: &str, checker: &mut Checker<'_>) {
    let in_play = cards.in_play(count).count();
    checker.require(in_play == usize::from(count), item, || {
        format!("{in_play} nations take part when {count} should")
    });
    let mut given = BTreeSet::new();
    for card in cards.in_play(count) {
        let nation = card.nation;
        let Some(cities) = card.start.get(&count) else {
            checker.complain(item, format!("the {nation} have no line {count}"));
            continue;
        };
        for (province, resource) in cities.iter().zip(Resource::VARIANTS_ARRAY) {
            let fits =
                province.is_on(board.id) && board.producing(resource).contains(province.zone());
            checker.require(fits, item, || {
                format!("line {count} of the {nation}: {province} is not a {resource} city here")
            });
            checker.require(given.insert(*province), item, || {
                format!("line {count}: {province} is given twice")
            });
        }
    }
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NationsFile {
    pieces: PiecesFile,
    start_resources: StartFile,
    bank: BankFile,
    victory: VictoryFile,
    boards: BTreeMap<String, CardsFile>,
}

#[derive(Deserialize, ts_rs::TS)]
struct VictoryFile {
    #[serde(rename = "2")]
    two: u8,
    #[serde(rename = "3")]
    three: u8,
    #[serde(rename = "3-long")]
    three_long: u8,
    #[serde(rename = "4")]
    four: u8,
    #[serde(rename = "5")]
    five: u8,
    #[serde(rename = "6")]
    six: u8,
}

#[derive(Deserialize, ts_rs::TS)]
struct PiecesFile {
    legions: u8,
    galleys: u8,
    cities: u8,
}

#[derive(Deserialize, ts_rs::TS)]
struct StartFile {
    marble: u16,
    iron: u16,
    gold: u16,
    coins: u8,
}

#[derive(Deserialize, ts_rs::TS)]
struct BankFile {
    temples: u8,
    coins: u8,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    supply: BTreeMap<Resource, u16>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct CardsFile {
    nations: Vec<NationFile>,
    begins: BTreeMap<u8, BeginsFile>,
    two_players: SidesFile,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct NationFile {
    id: Nation,
    name: String,
    name_fr: String,
    colour: String,
    from: u8,
    start: BTreeMap<u8, CitiesFile>,
}

#[derive(Deserialize, ts_rs::TS)]
struct CitiesFile {
    marble: ProvinceId,
    iron: ProvinceId,
    gold: ProvinceId,
}

impl CitiesFile {
    fn in_order(&self) -> [ProvinceId; 3] {
        [self.marble, self.iron, self.gold]
    }
}

#[derive(Deserialize, ts_rs::TS)]
struct BeginsFile {
    nation: Nation,
}

#[derive(Deserialize, ts_rs::TS)]
struct SidesFile {
    sides: [[Nation; 2]; 2],
}
