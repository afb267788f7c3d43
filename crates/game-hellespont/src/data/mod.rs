//! The component data: read once, checked, then only looked at.

mod board;
mod scenarios;

use campaign::{Colour, CombatTable, Loading, together};
use engine::{
    DataError, DataFiles,
    message::{Lang, Localized, Names},
};

pub use self::scenarios::Month;
pub(crate) use self::scenarios::TurnCard;
use self::scenarios::VictoryCard;
pub(crate) use self::scenarios::{OwnGroup, OwnScenario};
pub(crate) use self::{
    board::{Board, BorderFile, Terrain, ZoneFile},
    scenarios::{Group, PointsCard, ScenariosFile, Shortage},
};
use crate::{
    game::Hellespont,
    ids::{CounterId, PerSide, Side},
    types::Types,
};

/// All counters.
pub(crate) type Counters = campaign::Counters<Types>;

/// 7a A counter is named by both its faces, each with whose it is: `C01: S1 Periplous (Athens) / S23 Desertion (Sparta)`.
fn name_counters(counters: &Counters, names: &mut Names) {
    for counter in CounterId::all().iter() {
        let name = |lang| {
            let faces: Vec<String> = counters
                .faces(counter)
                .map(|face| {
                    let id = face.stratagem.to_string();
                    let stratagem = names.get("stratagem", &id, lang);
                    format!("{stratagem} ({})", owner(face.colour, lang))
                })
                .collect();
            format!("{counter}: {}", faces.join(" / "))
        };
        let name = Localized {
            en: name(Lang::En),
            fr: name(Lang::Fr),
        };
        names.insert("counter", &counter.to_string(), name);
    }
}

fn owner(colour: Colour<Side>, lang: Lang) -> &'static str {
    match (colour, lang) {
        (Colour::Of(Side::Athenian), Lang::En) => "Athens",
        (Colour::Of(Side::Athenian), Lang::Fr) => "Athènes",
        (Colour::Of(Side::Spartan), Lang::En) => "Sparta",
        (Colour::Of(Side::Spartan), Lang::Fr) => "Sparte",
        (Colour::Neutral, Lang::En) => "both",
        (Colour::Neutral, Lang::Fr) => "les deux",
    }
}

/// What has been read besides pieces, counters and scenarios.
#[derive(Debug)]
pub struct Data {
    pub(crate) board: Board,
    calendar: Vec<TurnCard>,
    pub(crate) victory: VictoryCard,
    pub(crate) supply: PerSide<Vec<Shortage>>,
    pub(crate) table: CombatTable,
}

impl Data {
    /// 10.1y The card of a turn; beyond the calendar that of the last.
    pub(crate) fn turn(&self, turn: u8) -> Option<&TurnCard> {
        let found = self.calendar.iter().find(|card| card.turn == turn);
        found.or(self.calendar.last())
    }
}

impl Loading for Types {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (
            "combat-table.json",
            include_str!("../../data/combat-table.json"),
        ),
        ("map.json", include_str!("../../data/map.json")),
        ("rules.toml", include_str!("../../data/rules.toml")),
        ("scenarios.json", include_str!("../../data/scenarios.json")),
        (
            "stratagems.json",
            include_str!("../../data/stratagems.json"),
        ),
        ("units.json", include_str!("../../data/units.json")),
    ];

    fn load(files: &DataFiles) -> Result<Hellespont, Vec<DataError>> {
        let mut names = Names::default();
        let places = ["place", "from", "to", "at", "zone", "port", "base", "ports"];
        names.fields("place", &places);
        let board = Board::load(files, &mut names);
        let table = CombatTable::load(files, "combat-table.json", "fr");
        let own = together(board, together(scenarios::load(files), table));
        let own = own.map(|(board, ((file, scenarios), table))| {
            let data = Data {
                board,
                calendar: file.calendar,
                victory: file.victory,
                supply: file.supply,
                table,
            };
            (scenarios, data)
        });
        let mut game = Hellespont::assemble(files, names, own)?;
        name_counters(&game.counters, &mut game.names);
        Ok(game)
    }
}
