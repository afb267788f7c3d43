//! Everything that can come of a position, with its chance, from the functions that resolve it.

use std::{collections::BTreeMap, ops::Deref};

use arrayvec::ArrayVec;
use engine::Log;

use crate::{
    data::LONGEST,
    game::PeloponnesianWar,
    ids::{Sort, SpaceId},
    rules::{
        Flow, Look, Play,
        chance::{Foretold, Script},
        interception,
        march::{self, land_sorts},
        settle,
    },
    state::Position,
    step::{BattleStage, Step, WalkStage},
};

/// How likely something is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Odds {
    pub all: f64,
    /// The part of it in which no battle has been fought.
    pub calm: f64,
}

impl Odds {
    pub(super) const SURE: Self = Self {
        all: 1.0,
        calm: 1.0,
    };

    pub(super) fn times(self, odds: f64) -> Self {
        Self {
            all: self.all * odds,
            calm: self.calm * odds,
        }
    }
}

/// A position on the heap, where it is copied but once.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Node(Box<Position>);

impl Node {
    pub(super) fn new(position: Position) -> Self {
        Self(Box::new(position))
    }
}

impl Deref for Node {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.0
    }
}

/// Positions still to be followed. Equal ones are counted together, and what lies furthest back comes first, so that they meet.
pub(super) struct Tree<'a> {
    /// Forgets what makes no difference any more.
    tidy: Tidy<'a>,
    open: BTreeMap<Key, Vec<(Node, Odds)>>,
}

/// How much of the way is left, where the army is, and a number that differs for most positions.
type Key = (u8, u8, u64);

type Tidy<'a> = Box<dyn Fn(&mut Position) + 'a>;

/// What is less likely than this is not followed: it could not be seen in thousandths.
const LEAST: f64 = 1e-7;

impl<'a> Tree<'a> {
    pub(super) fn new(tidy: Tidy<'a>) -> Self {
        Self {
            tidy,
            open: BTreeMap::new(),
        }
    }

    pub(super) fn add(&mut self, mut node: Node, odds: Odds) {
        if odds.all < LEAST {
            return;
        }
        (self.tidy)(&mut node.0);
        let alike = self.open.entry(key(&node)).or_default();
        if let Some((_, sum)) = alike.iter_mut().find(|(known, _)| *known == node) {
            sum.all += odds.all;
            sum.calm += odds.calm;
        } else {
            alike.push((node, odds));
        }
    }

    /// The next position to follow.
    pub(super) fn next(&mut self) -> Option<(Node, Odds)> {
        let mut first = self.open.first_entry()?;
        let next = first.get_mut().pop();
        if first.get().is_empty() {
            first.remove();
        }
        next
    }
}

/// All that can come of something that is done in a position.
pub(super) fn branch(
    game: &PeloponnesianWar,
    node: &Node,
    purpose: Foretold,
    mut act: impl FnMut(&mut Play<'_>),
    mut sink: impl FnMut(Node, f64),
) {
    let (mut script, mut log) = (Script::of(purpose), Log::off());
    loop {
        let mut next = node.clone();
        act(&mut Play::scripted(
            game,
            &mut next.0,
            &mut script,
            &mut log,
        ));
        sink(next, script.odds());
        if !script.turn() {
            break;
        }
    }
}

/// What happened while steps were taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Passage {
    /// The spaces that were entered.
    pub entered: ArrayVec<SpaceId, LONGEST>,
    /// It came to a skirmish.
    pub caught: bool,
    /// It came to a battle.
    pub fought: bool,
}

/// Takes the innermost step and those that follow from it, until the end of what is looked at is reached.
pub(super) fn follow(play: &mut Play<'_>, is_end: impl Fn(Look<'_>) -> bool) -> Passage {
    let mut passage = Passage::default();
    while let Some(&step) = play.at.steps.last() {
        let fights = BattleStage::Begin;
        passage.fought |= matches!(step, Step::Battle { stage } if stage == fights);
        if settle::one_step(play) == Flow::Asks {
            answer(play, step);
        }
        if let Some(&Step::Walk { stage, .. }) = play.at.steps.last() {
            passage.caught |= matches!(stage, WalkStage::Skirmished { .. });
            let operation = play.at.operation.as_ref();
            if stage == WalkStage::Danger
                && let Some(operation) = operation
            {
                let held = passage.entered.try_push(operation.at);
                debug_assert!(held.is_ok(), "no way is longer");
            }
        }
        if is_end(play.look()) {
            break;
        }
    }
    passage
}

/// What people are taken to choose on the way: allies stay ashore first, and whoever may intercept does.
fn answer(play: &mut Play<'_>, step: Step) {
    match step {
        Step::Ashore { left } => {
            let army = play.at.operation.as_ref().map(|operation| operation.army);
            if let Some(sort) = army.and_then(|army| land_sorts(army).first().copied()) {
                march::leave_ashore(play, sort, left);
            }
        }
        Step::Intercept { .. } => {
            let (forces, _) = interception::interceptors(play.look());
            let number = play.draw(usize::from(forces.len()));
            if let Some(from) = forces.iter().nth(number) {
                interception::intercept_by_choice(play, from);
            }
        }
        Step::Turn { .. }
        | Step::Operations { .. }
        | Step::Objective
        | Step::Approach
        | Step::Gather
        | Step::Walk { .. }
        | Step::Battle { .. }
        | Step::Battles { .. }
        | Step::Sieges { .. }
        | Step::Remain { .. }
        | Step::Staying { .. }
        | Step::Homeward { .. }
        | Step::Levy { .. }
        | Step::Build { .. } => play.at.steps.clear(),
    }
}

fn key(position: &Position) -> Key {
    let Some(operation) = position.operation.as_ref() else {
        return (u8::MAX, 0, 0);
    };
    let mut print = 0xcbf2_9ce4_8422_2325_u64;
    let mut mix = |byte: u8| print = (print ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    for space in &operation.route {
        mix(space.number());
    }
    for sort in Sort::ALL {
        mix(operation.army.get(sort));
    }
    // Mostly the army and its enemies tell positions apart.
    let enemy = operation.side.other();
    for space in position.troops.occupied(enemy).iter() {
        mix(space.number());
        for sort in Sort::ALL {
            mix(position.troops.at(enemy, space).get(sort));
        }
    }
    let left = u8::MAX - operation.route.len() as u8;
    (left, operation.at.number(), print)
}
