//! A small game for the tests of what needs sides, pieces and cards.

#![allow(dead_code, reason = "the tests do not need all that a game gets")]

use std::collections::BTreeMap;

use engine::{DataFiles, Ledger, Seed, message::Names};
use serde::{Deserialize, Serialize};

use crate::{
    Act, Battle, Campaign, CampaignGame, CampaignState, Cards, Casualties, Cell, Counters, Entry,
    IdSet, Item, Papers, Phase, Position, Roster, Scenario, SharedEvent, Step,
};

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
pub(crate) fn cards() -> Cards<Types> {
    let files = DataFiles::embedded("testing", &[("units.json", UNITS)]);
    Cards::load(&files, &mut Names::default()).unwrap()
}

/// Nobody asks how they entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub(crate) struct Entered;

impl Entry for Entered {
    fn bits(self) -> u8 {
        0
    }

    fn from_bits(_: u8) -> Self {
        Self
    }
}

/// A line of the combat table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub(crate) struct Line;

impl engine::Ruled for Line {
    fn rule(&self) -> &'static str {
        "table"
    }
}

/// What is told.
pub(crate) type Event = SharedEvent<Types>;

/// There is one.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, ts_rs::TS,
)]
pub(crate) enum ScenarioId {
    Only,
}

/// The types of the small game: ten places, counters that are numbers, stratagems that are letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Types;

impl Campaign for Types {
    type Data = ();
    type ScenarioId = ScenarioId;
    type OwnScenario = ();
    type OwnGroup = ();
    type OwnState = ();
    type OwnPhase = ();
    type OwnStage = ();
    type OwnStep = ();
    type OwnWindowKind = ();
    type OwnWindow = ();
    type OwnPicking = ();
    type OwnMarch = ();
    type OwnBattleStage = ();
    type OwnBattle = ();
    type OwnRetreat = ();
    type RetreatCause = ();
    type Side = Side;
    type Piece = PieceId;
    type Place = u8;
    type Entered = Entered;
    const COUNTERS: u8 = 22;
    type Counter = u8;
    type Stratagem = char;
    type Target = u8;
    type Line = Line;
    type Event = Event;
    type PerSide<T: Default + Item> = PerSide<T>;
    type PerPiece<T: Cell> = [T; PieceId::COUNT];
    type PerPlace<T: Cell> = [T; 10];
}

/// The pieces in ten places.
pub(crate) type TestRoster = Roster<Types>;

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

/// The small game.
pub(crate) fn game() -> CampaignGame<Types> {
    CampaignGame {
        pieces: cards(),
        counters: Counters::with_faces(Vec::new()),
        scenarios: BTreeMap::new(),
        names: Names::default(),
        ledger: Ledger {
            sections: Vec::new(),
            rules: Vec::new(),
        },
        own: (),
    }
}

/// A scenario without anybody.
pub(crate) fn scenario() -> Scenario<Types> {
    Scenario {
        first_turn: 1,
        last_turn: 9,
        advantage: Side::East,
        deployment: Vec::new(),
        groups: Vec::new(),
        removed: IdSet::EMPTY,
        own: (),
    }
}

/// A position in which nobody is anywhere.
pub(crate) fn state() -> CampaignState<Types> {
    let first = Step::Announce { side: Side::East };
    let seed = Seed::from_number(1);
    CampaignState::start(ScenarioId::Only, &scenario(), (first, ()), seed)
}

impl Casualties for Types {
    fn captures_in(_: u8) -> bool {
        true
    }

    fn count_killed(_: &mut Act<'_, Self>, _: IdSet<PieceId>) {}
}

impl Papers for Types {
    type OwnPhasePosition = ();

    fn own_phase_position(_: &Phase<Self>) {}

    fn own_phase((): &()) -> ((), IdSet<u8>) {
        ((), IdSet::EMPTY)
    }

    fn check_position(_: &Position<Self>) -> Result<(), String> {
        Ok(())
    }

    fn is_secret(battle: &Battle<Self>, _: Side) -> bool {
        !battle.revealed
    }
}
