//! The two-faced stratagem counters. Their faces are in each game's `stratagems.json`.

use std::{borrow::Cow, str::FromStr};

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Lang, Localized, Names},
};
use serde::{Deserialize, Deserializer, de::DeserializeOwned, de::Error};

use crate::{Campaign, TwoSided};

/// Whose face it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour<S> {
    /// One side only.
    Of(S),
    /// Either.
    Neutral,
}

impl<'de, S: FromStr> Deserialize<'de> for Colour<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        match text.as_ref() {
            "neutral" => Ok(Self::Neutral),
            side => side
                .parse()
                .map(Self::Of)
                .map_err(|_| D::Error::custom(format!("there is no colour '{side}'"))),
        }
    }
}

impl<S: TwoSided> Colour<S> {
    /// Is it this side's own colour?
    pub fn is_of(self, side: S) -> bool {
        self == Self::Of(side)
    }
}

/// One face of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/", bound = "S: ts_rs::TS, T: ts_rs::TS")]
#[serde(bound(deserialize = "S: FromStr, T: DeserializeOwned"))]
#[expect(missing_docs, reason = "their names say it")]
pub struct Face<S, T> {
    pub stratagem: T,
    #[ts(type = "S | \"neutral\"")]
    pub colour: Colour<S>,
}

/// A face of a counter of a game.
pub type FaceOf<C> = Face<<C as Campaign>::Side, <C as Campaign>::Stratagem>;

/// All counters.
#[derive(Debug)]
pub struct Counters<C: Campaign> {
    faces: Vec<[FaceOf<C>; 2]>,
}

impl<C: Campaign> Counters<C> {
    /// Counters with these faces.
    #[cfg(test)]
    pub(crate) fn with_faces(faces: Vec<[FaceOf<C>; 2]>) -> Self {
        Self { faces }
    }

    /// Both faces of a counter; none of one that does not exist.
    pub fn faces(&self, counter: C::Counter) -> impl Iterator<Item = FaceOf<C>> + use<C> {
        let faces = self.faces.get(usize::from(counter.into())).copied();
        faces.into_iter().flatten()
    }

    /// The stratagems of a counter that a side may use.
    pub fn usable(
        &self,
        counter: C::Counter,
        side: C::Side,
    ) -> impl Iterator<Item = C::Stratagem> + use<C> {
        let may = move |face: &FaceOf<C>| face.colour == Colour::Neutral || face.colour.is_of(side);
        self.faces(counter).filter(may).map(|face| face.stratagem)
    }
}

impl<C: Campaign> Counters<C> {
    /// Reads and checks `stratagems.json`.
    pub fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "stratagems.json";
        let count = C::COUNTERS;
        names.fields("stratagem", &["stratagem"]);
        names.fields("counter", &["counter", "counters"]);
        let file: StratagemsFile<C::Stratagem, CounterFile<C::Counter, FaceOf<C>>> =
            files.json(FILE).map_err(|error| vec![error])?;
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
        let numbers = file.counters.iter().map(|counter| counter.id.into());
        checker.require(numbers.eq(0..count), "counters", || {
            format!("there must be {count} in order")
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

#[derive(Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub(crate) struct StratagemsFile<T, K> {
    stratagems: Vec<StratagemFile<T>>,
    counters: Vec<K>,
}

#[derive(Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
struct StratagemFile<T> {
    id: T,
    #[ts(inline)]
    name: Localized,
}

#[derive(Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub(crate) struct CounterFile<K, F> {
    id: K,
    front: F,
    back: F,
}
