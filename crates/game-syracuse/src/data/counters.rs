//! The two-faced stratagem counters.

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Lang, Localized, Names},
};
use serde::Deserialize;

use crate::ids::{CounterId, Side, Stratagem};

/// 7a Whose face it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Athens only.
    Athenian,
    /// Syracuse only.
    Syracusan,
    /// Either.
    Neutral,
}

impl Colour {
    /// Is it this side's own colour?
    pub(crate) fn is_of(self, side: Side) -> bool {
        match self {
            Self::Athenian => side == Side::Athenian,
            Self::Syracusan => side == Side::Syracusan,
            Self::Neutral => false,
        }
    }
}

/// One face of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Face {
    pub(crate) stratagem: Stratagem,
    pub(crate) colour: Colour,
}

/// All counters.
#[derive(Debug)]
pub struct Counters {
    faces: Vec<[Face; 2]>,
}

impl Counters {
    pub(crate) fn faces(&self, counter: CounterId) -> [Face; 2] {
        let blank = Face {
            stratagem: Stratagem::S1,
            colour: Colour::Neutral,
        };
        self.faces
            .get(counter.index())
            .copied()
            .unwrap_or([blank; 2])
    }

    /// 7a The stratagems of a counter that a side may use.
    pub(crate) fn usable(
        &self,
        counter: CounterId,
        side: Side,
    ) -> impl Iterator<Item = Stratagem> + use<> {
        let may = move |face: &Face| face.colour == Colour::Neutral || face.colour.is_of(side);
        self.faces(counter)
            .into_iter()
            .filter(may)
            .map(|face| face.stratagem)
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "stratagems.json";
        let file: StratagemsFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        for stratagem in &file.stratagems {
            let label = |name: &str| format!("{} {name}", stratagem.id);
            let name = Localized {
                en: label(&stratagem.name.en),
                fr: label(&stratagem.name.fr),
            };
            names.insert("stratagem", &stratagem.id.to_string(), name);
        }
        for counter in &file.counters {
            let name = |lang| {
                let [front, back] = [counter.front, counter.back].map(|face| {
                    names
                        .get("stratagem", &face.stratagem.to_string(), lang)
                        .to_owned()
                });
                format!("{}: {front} / {back}", counter.id)
            };
            let name = Localized {
                en: name(Lang::En),
                fr: name(Lang::Fr),
            };
            names.insert("counter", &counter.id.to_string(), name);
        }
        let in_order = file
            .counters
            .iter()
            .map(|counter| counter.id.0)
            .eq(0..CounterId::COUNT);
        checker.require(in_order, "counters", || {
            "they must be K01 to K22 in order".to_owned()
        });
        checker.finish()?;
        let faces = file
            .counters
            .iter()
            .map(|counter| [counter.front, counter.back])
            .collect();
        Ok(Self { faces })
    }
}

#[derive(Deserialize)]
struct StratagemsFile {
    stratagems: Vec<StratagemFile>,
    counters: Vec<CounterFile>,
}

#[derive(Deserialize)]
struct StratagemFile {
    id: Stratagem,
    name: Localized,
}

#[derive(Deserialize)]
struct CounterFile {
    id: CounterId,
    front: Face,
    back: Face,
}
