//! The five piles of personages.

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use super::personage_id;
use crate::ids::PersonageKind;

/// components.1 How many personages of each kind there are.
#[derive(Debug)]
pub(crate) struct Piles([u8; PersonageKind::COUNT]);

impl Piles {
    /// How many of a kind there are.
    #[inline]
    pub(crate) fn of(&self, kind: PersonageKind) -> u8 {
        self.0.get(kind as usize).copied().unwrap_or_default()
    }

    /// How many there are in all.
    pub(crate) fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "personages.json";
        let file: PersonagesFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let mut piles = [0; PersonageKind::COUNT];
        for (pile, &kind) in piles.iter_mut().zip(PersonageKind::VARIANTS) {
            let mut numbers: Vec<u8> = Vec::new();
            for personage in file
                .personages
                .iter()
                .filter(|personage| personage.kind == kind)
            {
                let item = format!("personage {}", personage.id);
                checker.require(
                    personage.id == personage_id(kind, personage.number),
                    &item,
                    || {
                        format!(
                            "its id does not fit a {kind} with the number {}",
                            personage.number
                        )
                    },
                );
                numbers.push(personage.number);
                let name = Localized {
                    en: personage.name.clone(),
                    fr: personage.name_fr.clone(),
                };
                names.insert("personage", &personage.id, name);
            }
            numbers.sort_unstable();
            *pile = numbers.len() as u8;
            checker.require(
                numbers.iter().copied().eq(1..=*pile),
                &kind.to_string(),
                || "the numbers of the pile have a gap or a double".to_owned(),
            );
        }
        checker.finish()?;
        Ok(Self(piles))
    }
}

#[derive(Deserialize)]
struct PersonagesFile {
    personages: Vec<PersonageFile>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PersonageFile {
    id: String,
    kind: PersonageKind,
    number: u8,
    name: String,
    name_fr: String,
}
