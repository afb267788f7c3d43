//! The component data: read once, checked, then only looked at.

mod board;
mod scenarios;

use campaign::{Colour, CombatTable};
use engine::{
    DataError, DataFiles, Ledger,
    message::{Lang, Localized, Names},
};

pub use self::scenarios::Month;
pub(crate) use self::{
    board::{Board, BorderFile, Terrain, ZoneFile},
    scenarios::{Group, PointsCard, Scenario, Scenarios, ScenariosFile, Shortage},
};
use crate::{
    game::Hellespont,
    ids::{CounterId, Side},
    types::Types,
};

/// All pieces.
pub(crate) type Cards = campaign::Cards<Types>;
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

/// The files the binary carries.
pub(crate) const FILES: &[(&str, &str)] = &[
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

/// Reads and checks everything; complaints about several files come together.
pub(crate) fn load(files: &DataFiles) -> Result<Hellespont, Vec<DataError>> {
    let mut names = Names::default();
    let places = ["place", "from", "to", "at", "zone", "port", "base", "ports"];
    names.fields("place", &places);
    let mut errors = Vec::new();
    let mut keep = |mut complaints: Vec<DataError>| errors.append(&mut complaints);
    let loaded = (
        Board::load(files, &mut names).map_err(&mut keep).ok(),
        Cards::load(files, &mut names).map_err(&mut keep).ok(),
        Counters::load(files, &mut names, CounterId::COUNT)
            .map_err(&mut keep)
            .ok(),
        Scenarios::load(files).map_err(&mut keep).ok(),
        CombatTable::load(files, "combat-table.json", "fr")
            .map_err(&mut keep)
            .ok(),
        Ledger::load(files).map_err(&mut keep).ok(),
    );
    match loaded {
        (Some(board), Some(pieces), Some(counters), Some(scenarios), Some(table), Some(ledger)) => {
            name_counters(&counters, &mut names);
            Ok(Hellespont {
                board,
                pieces,
                counters,
                scenarios,
                table,
                names,
                ledger,
            })
        }
        _ => Err(errors),
    }
}
