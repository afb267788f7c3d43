//! What units and leaders are worth. The numbers are in each game's `units.json`.

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::{Deserialize, de::DeserializeOwned};
use strum::VariantArray;

use crate::{Campaign, IdSet, SmallId, TwoSided};

engine::id_enum! {
    /// The type of a unit.
    #[ts(export_to = "../campaign/")]
    pub enum UnitType {
        /// Triremes.
        #[serde(rename = "T")]
        #[strum(serialize = "T")]
        Trireme,
        /// Hoplites.
        #[serde(rename = "H")]
        #[strum(serialize = "H")]
        Hoplite,
        /// Cavalry.
        #[serde(rename = "C")]
        #[strum(serialize = "C")]
        Cavalry,
        /// Peltasts and javelinmen.
        #[serde(rename = "P")]
        #[strum(serialize = "P")]
        Peltast,
        /// Archers and slingers.
        #[serde(rename = "A")]
        #[strum(serialize = "A")]
        Archer,
    }
}

/// What a piece id tells about itself.
pub trait PieceKind: SmallId + std::fmt::Display {
    /// Units and leaders together.
    const COUNT: usize;

    /// Is it a leader?
    fn is_leader(self) -> bool;

    /// As in the data files.
    fn id(self) -> &'static str;
}

/// What is printed on a piece.
#[derive(Clone, Copy, Debug)]
pub struct PieceCard<S> {
    /// Whose it is.
    pub side: S,
    /// Nothing for a leader.
    pub unit_type: Option<UnitType>,
    /// Strength at full and weakened.
    pub strength: [u8; 2],
    /// Swords on the front and on the back.
    pub swords: [u8; 2],
}

type CardOf<C> = PieceCard<<C as Campaign>::Side>;
type FileOf<C> = PieceFile<<C as Campaign>::Side, <C as Campaign>::Piece>;

/// The cards of all pieces.
#[derive(Debug)]
pub struct Cards<C: Campaign> {
    cards: Vec<PieceCard<C::Side>>,
    of_side: [IdSet<C::Piece>; 2],
    of_type: [IdSet<C::Piece>; 5],
    land: IdSet<C::Piece>,
    /// All leaders.
    pub leaders: IdSet<C::Piece>,
    /// Those without a white band.
    pub allies: IdSet<C::Piece>,
    /// Spartans among the allies of Syracuse.
    pub spartans: IdSet<C::Piece>,
    /// Persians among the allies of Sparta.
    pub persians: IdSet<C::Piece>,
}

impl<C: Campaign> AsRef<Self> for Cards<C> {
    #[inline]
    fn as_ref(&self) -> &Self {
        self
    }
}

impl<C: Campaign> Cards<C> {
    /// What is printed on a piece.
    #[inline]
    pub fn card(&self, piece: C::Piece) -> &PieceCard<C::Side> {
        #[expect(clippy::indexing_slicing, reason = "a piece id is below the count")]
        &self.cards[usize::from(piece.number())]
    }

    /// The strength of a unit, when these pieces show their backs.
    #[inline]
    pub fn strength(&self, unit: C::Piece, backs: IdSet<C::Piece>) -> u16 {
        let [full, weakened] = self.card(unit).strength;
        u16::from(if backs.contains(unit) { weakened } else { full })
    }

    /// The strength of several units, when these pieces show their backs.
    pub fn strength_of(&self, units: IdSet<C::Piece>, backs: IdSet<C::Piece>) -> u16 {
        units.iter().map(|unit| self.strength(unit, backs)).sum()
    }

    /// The swords that a piece shows, when these show their backs.
    #[inline]
    pub fn swords(&self, piece: C::Piece, backs: IdSet<C::Piece>) -> u8 {
        let [front, back] = self.card(piece).swords;
        if backs.contains(piece) { back } else { front }
    }

    /// All swords of several leaders, when these pieces show their backs.
    pub fn swords_of(&self, leaders: IdSet<C::Piece>, backs: IdSet<C::Piece>) -> u8 {
        leaders
            .iter()
            .map(|leader| self.swords(leader, backs))
            .sum()
    }

    /// The most swords that one of these leaders shows, when these pieces show their backs; nothing if there is no leader.
    pub fn best_swords(&self, leaders: IdSet<C::Piece>, backs: IdSet<C::Piece>) -> Option<u8> {
        leaders
            .iter()
            .map(|leader| self.swords(leader, backs))
            .max()
    }

    /// All pieces of a side.
    #[inline]
    pub fn of(&self, side: C::Side) -> IdSet<C::Piece> {
        self.of_side.get(side.index()).copied().unwrap_or_default()
    }

    /// The units of a side, without its leaders.
    #[inline]
    pub fn units_of(&self, side: C::Side) -> IdSet<C::Piece> {
        self.of(side).without(self.leaders)
    }

    /// The leaders of a side.
    #[inline]
    pub fn leaders_of(&self, side: C::Side) -> IdSet<C::Piece> {
        self.of(side).intersection(self.leaders)
    }

    /// The triremes of a side.
    #[inline]
    pub fn ships_of(&self, side: C::Side) -> IdSet<C::Piece> {
        self.of(side).intersection(self.of_type(UnitType::Trireme))
    }

    /// How many of these leaders show a sword, when these pieces show their backs.
    pub fn captains(&self, leaders: IdSet<C::Piece>, backs: IdSet<C::Piece>) -> u8 {
        let has_sword = |leader: &C::Piece| self.swords(*leader, backs) > 0;
        leaders.iter().filter(has_sword).count() as u8
    }

    /// Whom the victors of a combat may ride down: if they have cavalry, those of the beaten who show their backs.
    pub fn ridden_down(
        &self,
        victors: IdSet<C::Piece>,
        beaten: IdSet<C::Piece>,
        backs: IdSet<C::Piece>,
    ) -> IdSet<C::Piece> {
        if victors.meets(self.of_type(UnitType::Cavalry)) {
            beaten.intersection(backs)
        } else {
            IdSet::EMPTY
        }
    }

    /// All units of a type.
    #[inline]
    pub fn of_type(&self, unit_type: UnitType) -> IdSet<C::Piece> {
        self.of_type
            .get(unit_type as usize)
            .copied()
            .unwrap_or_default()
    }

    /// All land units.
    #[inline]
    pub fn land(&self) -> IdSet<C::Piece> {
        self.land
    }
}

impl<C: Campaign> Cards<C> {
    /// Reads and checks `units.json`.
    pub fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "units.json";
        names.fields("piece", &["piece", "pieces", "leader", "unit", "units"]);
        let file: UnitsFile<C::Side, C::Piece> = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let [first, _] = C::Side::BOTH;
        let blank = PieceCard {
            side: first,
            unit_type: None,
            strength: [0; 2],
            swords: [0; 2],
        };
        let mut cards = vec![blank; C::Piece::COUNT];
        let mut seen = IdSet::EMPTY;
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
            if let Some(card) = cards.get_mut(usize::from(piece.id.number())) {
                *card = piece.card();
            }
            names.insert("piece", piece.id.id(), label(piece.id, &piece.name));
        }
        for piece in all::<C::Piece>().filter(|&piece| !seen.contains(piece)) {
            checker.complain("units", format!("{piece} is missing"));
        }
        checker.finish()?;
        let with = |holds: &dyn Fn(C::Piece, &CardOf<C>) -> bool| -> IdSet<C::Piece> {
            all::<C::Piece>()
                .zip(&cards)
                .filter(|(id, card)| holds(*id, card))
                .map(|(id, _)| id)
                .collect()
        };
        let marked = |holds: &dyn Fn(&FileOf<C>) -> bool| -> IdSet<C::Piece> {
            let listed = file.units.iter().chain(&file.leaders);
            listed
                .filter(|piece| holds(piece))
                .map(|piece| piece.id)
                .collect()
        };
        let mut of_type = [IdSet::EMPTY; 5];
        for (set, &kind) in of_type.iter_mut().zip(UnitType::VARIANTS) {
            *set = with(&|_, card| card.unit_type == Some(kind));
        }
        Ok(Self {
            of_side: C::Side::BOTH.map(|side| with(&|_, card| card.side == side)),
            of_type,
            land: with(&|_, card| card.unit_type.is_some_and(|kind| kind != UnitType::Trireme)),
            leaders: with(&|id, _| id.is_leader()),
            allies: marked(&|piece| piece.ally),
            spartans: marked(&|piece| piece.spartan),
            persians: marked(&|piece| piece.persian),
            cards,
        })
    }
}

fn all<I: PieceKind>() -> impl Iterator<Item = I> {
    (0..I::COUNT as u8).map(I::from_number)
}

/// What a piece is called: units carry the letter and number of their id, which tells apart those of one name.
fn label<I: PieceKind>(id: I, name: &Localized) -> Localized {
    let code = id.id().split_once('-').filter(|_| !id.is_leader());
    let Some((_, code)) = code else {
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

#[derive(Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(bound(deserialize = "S: DeserializeOwned, I: DeserializeOwned"))]
pub(crate) struct UnitsFile<S, I> {
    units: Vec<PieceFile<S, I>>,
    leaders: Vec<PieceFile<S, I>>,
}

#[derive(Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "camelCase")]
#[serde(bound(deserialize = "S: DeserializeOwned, I: DeserializeOwned"))]
struct PieceFile<S, I> {
    id: I,
    side: S,
    ally: bool,
    #[serde(rename = "type")]
    #[ts(optional)]
    unit_type: Option<UnitType>,
    #[serde(default, rename = "pf")]
    #[ts(optional, as = "Option<_>")]
    strength: u8,
    #[serde(default, rename = "weakenedPf")]
    #[ts(optional, as = "Option<_>")]
    weakened_strength: u8,
    swords: u8,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    weakened_swords: u8,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    wounded_swords: u8,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    spartan: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    persian: bool,
    #[ts(inline)]
    name: Localized,
}

impl<S: Copy, I> PieceFile<S, I> {
    fn card(&self) -> PieceCard<S> {
        PieceCard {
            side: self.side,
            unit_type: self.unit_type,
            strength: [self.strength, self.weakened_strength],
            swords: [self.swords, self.weakened_swords.max(self.wounded_swords)],
        }
    }
}
