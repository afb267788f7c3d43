use engine::{Rng, Seed};

use super::*;
use crate::{
    Cell, Item, PieceKind, SharedEvent,
    testing::{Event, Line, PerSide, ScenarioId, Side},
};

const PIECES: usize = 81;
const PLACES: usize = 64;
type TestRoster = Roster<Large>;
type TestPiece = Piece<u8, Ways>;

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS,
)]
struct Ways(u8);

impl Entry for Ways {
    fn bits(self) -> u8 {
        self.0
    }

    fn from_bits(bits: u8) -> Self {
        Self(bits)
    }
}

impl PieceKind for u8 {
    const COUNT: usize = PIECES;

    fn is_leader(self) -> bool {
        false
    }

    fn id(self) -> &'static str {
        "unit"
    }
}

/// As many pieces and places as a game may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Large;

impl From<SharedEvent<Large>> for Event {
    fn from(event: SharedEvent<Large>) -> Self {
        panic!("{event:?} is not told here");
    }
}

impl Campaign for Large {
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
    type Piece = u8;
    type Place = u8;
    type Entered = Ways;
    const COUNTERS: u8 = 22;
    type Counter = u8;
    type Stratagem = char;
    type Target = u8;
    type Line = Line;
    type Event = Event;
    type PerSide<T: Default + Item> = PerSide<T>;
    type PerPiece<T: Cell> = [T; PIECES];
    type PerPlace<T: Cell> = [T; PLACES];
}

fn any_piece(rng: &mut Rng) -> TestPiece {
    let place = |rng: &mut Rng| rng.below(PLACES) as u8;
    let at = match rng.below(6) {
        0 => At::Reserve,
        1 => At::Eliminated,
        2 => At::Removed,
        _ => At::Place(place(rng)),
    };
    let mut coin = || rng.below(2) == 0;
    let [back, moved, sick, fresh, aboard] = [(); 5].map(|()| coin());
    Piece {
        at,
        back,
        moved,
        sick,
        fresh,
        aboard,
        entered: Ways(rng.below(1 << WAYS) as u8),
        start: place(rng),
    }
}

#[test]
fn sets_and_pieces_say_the_same() {
    let mut rng = Rng::new(Seed::from_number(1));
    let mut roster = TestRoster::in_reserve();
    let mut pieces = [TestPiece::in_reserve(); PIECES];
    for _ in 0..2000 {
        let id = rng.below(PIECES) as u8;
        let piece = any_piece(&mut rng);
        *roster.get_mut(id) = piece;
        pieces[usize::from(id)] = piece;
        let with = |holds: &dyn Fn(&TestPiece) -> bool| -> IdSet<u8> {
            let all = (0..).zip(&pieces);
            all.filter(|(_, piece)| holds(piece))
                .map(|(id, _)| id)
                .collect()
        };
        assert!((0..PIECES as u8).all(|id| roster.get(id) == pieces[usize::from(id)]));
        for place in 0..PLACES as u8 {
            assert_eq!(
                roster.at(place),
                with(&|piece| piece.at == At::Place(place))
            );
        }
        let is_occupied = |place: &u8| !roster.at(*place).is_empty();
        assert!(roster.occupied().eq((0..PLACES as u8).filter(is_occupied)));
        assert_eq!(
            roster.in_play(),
            with(&|piece| matches!(piece.at, At::Place(_)))
        );
        assert_eq!(roster.backs(), with(&|piece| piece.back));
        assert_eq!(roster.moved(), with(&|piece| piece.moved));
        assert_eq!(roster.sick(), with(&|piece| piece.sick));
        assert_eq!(roster.fresh(), with(&|piece| piece.fresh));
        assert_eq!(roster.aboard(), with(&|piece| piece.aboard));
        let first = with(&|piece| piece.entered.0 & 1 != 0);
        assert_eq!(roster.entries(first).0 & 1 != 0, !first.is_empty());
    }
}

#[test]
fn a_phase_begins_for_those_in_play() {
    let mut rng = Rng::new(Seed::from_number(2));
    let mut roster = TestRoster::in_reserve();
    for id in 0..PIECES as u8 {
        *roster.get_mut(id) = any_piece(&mut rng);
    }
    let before = roster.clone();
    roster.begin_phase();
    for id in 0..PIECES as u8 {
        let old: TestPiece = before.get(id);
        let expected = match old.at {
            At::Place(start) => Piece {
                moved: false,
                entered: Ways::default(),
                start,
                ..old
            },
            At::Reserve | At::Eliminated | At::Removed => old,
        };
        assert_eq!(roster.get(id), expected);
    }
}

#[test]
fn a_second_hit_eliminates() {
    let mut roster = TestRoster::in_reserve();
    assert_eq!(roster.strike(7), None, "it has not come yet");
    let unit = IdSet::one(7);
    roster.deploy(unit, 3);
    assert_eq!((roster.at(3), roster.start(7)), (unit, 3));
    assert_eq!(roster.strike(7), Some(Hit::Weakened));
    assert_eq!(roster.weakened(unit), unit);
    roster.turn_up(7);
    assert_eq!(roster.strike(7), Some(Hit::Weakened));
    roster.get_mut(7).aboard = true;
    assert_eq!(roster.strike(7), Some(Hit::Eliminated));
    assert_eq!(roster.whereabouts(7), At::Eliminated);
    assert!(roster.aboard().is_empty() && roster.weakened(unit).is_empty());
    assert_eq!(roster.strike(7), None, "nobody is lost twice");
    assert!(!roster.remove(7));
}
