//! What units and leaders are worth.

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;

use crate::{
    ids::Side,
    pieces::{PieceId, PieceSet, UnitType},
};

/// What is printed on a piece.
#[derive(Clone, Copy, Debug)]
pub struct PieceCard {
    pub(crate) side: Side,
    /// Nothing for a leader.
    pub(crate) unit_type: Option<UnitType>,
    /// 1.1a Strength at full and weakened.
    pub(crate) pf: [u8; 2],
    /// Swords on the front and on the back.
    pub(crate) swords: [u8; 2],
    /// 1a Without a white band.
    pub(crate) ally: bool,
    /// 7.S8a
    pub(crate) spartan: bool,
}

/// All pieces.
#[derive(Debug)]
pub struct Pieces {
    cards: [PieceCard; PieceId::COUNT],
    of_side: [PieceSet; 2],
    of_type: [PieceSet; 5],
    land: PieceSet,
    pub(crate) leaders: PieceSet,
    pub(crate) allies: PieceSet,
    pub(crate) spartans: PieceSet,
}

impl Pieces {
    #[inline]
    pub(crate) fn card(&self, piece: PieceId) -> &PieceCard {
        #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
        &self.cards[piece.index()]
    }

    /// All pieces of a side.
    #[inline]
    pub(crate) fn of(&self, side: Side) -> PieceSet {
        self.of_side.get(side as usize).copied().unwrap_or_default()
    }

    /// All units of a type.
    #[inline]
    pub(crate) fn of_type(&self, unit_type: UnitType) -> PieceSet {
        self.of_type
            .get(unit_type as usize)
            .copied()
            .unwrap_or_default()
    }

    /// All land units.
    #[inline]
    pub(crate) fn land(&self) -> PieceSet {
        self.land
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "units.json";
        let file: UnitsFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let blank = PieceCard {
            side: Side::Athenian,
            unit_type: None,
            pf: [0; 2],
            swords: [0; 2],
            ally: false,
            spartan: false,
        };
        let mut cards = [blank; PieceId::COUNT];
        let mut seen = PieceSet::EMPTY;
        for piece in file.units.iter().chain(&file.leaders) {
            let item = format!("piece {}", piece.id);
            checker.require(!seen.contains(piece.id), &item, || {
                "it stands twice".to_owned()
            });
            checker.require(
                piece.id.is_leader() == piece.unit_type.is_none(),
                &item,
                || "leaders have no type and units have one".to_owned(),
            );
            seen.insert(piece.id);
            if let Some(card) = cards.get_mut(piece.id.index()) {
                *card = piece.card();
            }
            names.insert("piece", piece.id.id(), label(piece.id, &piece.name));
        }
        for piece in PieceId::all().filter(|&piece| !seen.contains(piece)) {
            checker.complain("units", format!("{piece} is missing"));
        }
        checker.finish()?;
        let with = |holds: &dyn Fn(PieceId, &PieceCard) -> bool| -> PieceSet {
            PieceId::all()
                .zip(&cards)
                .filter(|(id, card)| holds(*id, card))
                .map(|(id, _)| id)
                .collect()
        };
        let of_type = [
            UnitType::T,
            UnitType::H,
            UnitType::C,
            UnitType::P,
            UnitType::A,
        ]
        .map(|kind| with(&|_, card| card.unit_type == Some(kind)));
        Ok(Self {
            of_side: Side::BOTH.map(|side| with(&|_, card| card.side == side)),
            of_type,
            land: with(&|_, card| card.unit_type.is_some_and(|kind| kind != UnitType::T)),
            leaders: with(&|id, _| id.is_leader()),
            allies: with(&|_, card| card.ally),
            spartans: with(&|_, card| card.spartan),
            cards,
        })
    }
}

/// What a piece is called: units carry the letter and number of their id, which tells apart those of one name.
fn label(id: PieceId, name: &Localized) -> Localized {
    let Some((_, code)) = id.id().split_once('-') else {
        return name.clone();
    };
    let labelled = |name: &str| format!("{} {code}", without_number(name));
    Localized {
        en: labelled(&name.en),
        fr: labelled(&name.fr),
    }
}

/// `Athenian hoplites (1)` is a name with a number, as is `Tacheiai (fast triremes, 1)`.
fn without_number(name: &str) -> String {
    let Some((before, inside)) = name
        .strip_suffix(')')
        .and_then(|name| name.rsplit_once(" ("))
    else {
        return name.to_owned();
    };
    let is_word = |part: &&str| part.parse::<u8>().is_err();
    let words: Vec<&str> = inside.split(", ").filter(is_word).collect();
    if words.is_empty() {
        before.to_owned()
    } else {
        format!("{before} ({})", words.join(", "))
    }
}

#[derive(Deserialize)]
struct UnitsFile {
    units: Vec<PieceFile>,
    leaders: Vec<PieceFile>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PieceFile {
    id: PieceId,
    side: Side,
    ally: bool,
    #[serde(rename = "type")]
    unit_type: Option<UnitType>,
    #[serde(default)]
    pf: u8,
    #[serde(default)]
    weakened_pf: u8,
    swords: u8,
    #[serde(default)]
    weakened_swords: u8,
    #[serde(default)]
    wounded_swords: u8,
    #[serde(default)]
    spartan: bool,
    name: Localized,
}

impl PieceFile {
    fn card(&self) -> PieceCard {
        PieceCard {
            side: self.side,
            unit_type: self.unit_type,
            pf: [self.pf, self.weakened_pf],
            swords: [self.swords, self.weakened_swords.max(self.wounded_swords)],
            ally: self.ally,
            spartan: self.spartan,
        }
    }
}
