//! A small game for the tests of what needs sides, pieces and cards.

#![allow(dead_code, reason = "the tests do not need all that a game gets")]

use engine::{DataFiles, message::Names};

use crate::{cards::Pieces, piece::Entry, roster::Roster};

crate::two_sides!(East east, West west);

crate::piece_ids!(units 3, leaders 2, ["east-H1", "east-T1", "west-H1", "hektor", "patroklos"]);

const UNITS: &str = r#"{
    "units": [
        {"id": "east-H1", "side": "east", "ally": false, "type": "H", "pf": 4, "weakenedPf": 2, "swords": 0, "name": {"en": "", "fr": ""}},
        {"id": "east-T1", "side": "east", "ally": false, "type": "T", "pf": 10, "weakenedPf": 5, "swords": 1, "name": {"en": "", "fr": ""}},
        {"id": "west-H1", "side": "west", "ally": true, "type": "H", "pf": 6, "weakenedPf": 3, "swords": 0, "name": {"en": "", "fr": ""}}
    ],
    "leaders": [
        {"id": "hektor", "side": "east", "ally": false, "swords": 1, "name": {"en": "", "fr": ""}},
        {"id": "patroklos", "side": "west", "ally": false, "swords": 0, "name": {"en": "", "fr": ""}}
    ]
}"#;

/// What is printed on the pieces.
pub(crate) fn cards() -> Pieces<Side, PieceId> {
    let files = DataFiles::embedded("testing", &[("units.json", UNITS)]);
    Pieces::load(&files, &mut Names::default()).unwrap()
}

/// Nobody asks how they entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entered;

impl Entry for Entered {
    fn bits(self) -> u8 {
        0
    }

    fn from_bits(_: u8) -> Self {
        Self
    }
}

/// The pieces in ten places.
pub(crate) type TestRoster = Roster<PieceId, u8, Entered, { PieceId::COUNT }, 10>;

/// The piece with this name.
pub(crate) fn piece(id: &str) -> PieceId {
    id.parse().unwrap()
}

/// All of them in one place.
pub(crate) fn together(place: u8) -> TestRoster {
    let mut roster = TestRoster::in_reserve();
    roster.deploy(PieceId::all().collect(), place);
    roster
}
