//! Everything that can come of a position, with its chance, from the functions that resolve it.

use std::collections::BTreeMap;

use engine::Log;

use crate::{
    game::PeloponnesianWar,
    ids::{Side, Sort},
    rules::{Flow, Play, chance::Script, march::land_sorts},
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
    pub const SURE: Self = Self {
        all: 1.0,
        calm: 1.0,
    };

    fn times(self, odds: f64) -> Self {
        Self {
            all: self.all * odds,
            calm: self.calm * odds,
        }
    }
}

/// Positions still to be followed. Equal ones are counted together, and what lies furthest back comes first, so that they meet.
pub(super) struct Tree<'a> {
    game: &'a PeloponnesianWar,
    /// Forgets what makes no difference any more.
    tidy: Tidy<'a>,
    open: BTreeMap<Key, Vec<(Box<Position>, Odds)>>,
}

/// How much of the way is done, how far the army has come in its space, and a number that differs for most positions.
type Key = (u8, u8, u64);

type Tidy<'a> = Box<dyn Fn(&mut Position) + 'a>;

/// What is less likely than this is not followed: it could not be seen in thousandths.
const LEAST: f64 = 1e-7;

impl<'a> Tree<'a> {
    pub fn new(game: &'a PeloponnesianWar, tidy: Tidy<'a>) -> Self {
        Self {
            game,
            tidy,
            open: BTreeMap::new(),
        }
    }

    pub fn add(&mut self, mut position: Position, odds: Odds) {
        if odds.all < LEAST {
            return;
        }
        (self.tidy)(&mut position);
        let key = key(&position);
        let alike = self.open.entry(key).or_default();
        let known = alike.iter_mut().find(|(known, _)| **known == position);
        if let Some((_, sum)) = known {
            sum.all += odds.all;
            sum.calm += odds.calm;
        } else {
            alike.push((Box::new(position), odds));
        }
    }

    /// The next position to follow.
    pub fn next(&mut self) -> Option<(Box<Position>, Odds)> {
        let mut first = self.open.first_entry()?;
        let next = first.get_mut().pop();
        if first.get().is_empty() {
            first.remove();
        }
        next
    }

    /// All that can come of something that is done in a position.
    pub fn branch(
        &self,
        position: &Position,
        odds: Odds,
        mut act: impl FnMut(&mut Play<'_>),
        mut sink: impl FnMut(Position, Odds),
    ) {
        let (mut script, mut log) = (Script::default(), Log::off());
        loop {
            let mut next = position.clone();
            act(&mut Play::scripted(
                self.game,
                &mut next,
                &mut script,
                &mut log,
            ));
            sink(next, odds.times(script.odds()));
            if !script.turn() {
                break;
            }
        }
    }

    /// All that can come of the innermost step.
    pub fn follow(&self, position: &Position, odds: Odds, sink: impl FnMut(Position, Odds)) {
        let Some(&step) = position.steps.last() else {
            return;
        };
        let fights = matches!(
            step,
            Step::Battle {
                stage: BattleStage::Begin
            }
        );
        let odds = Odds {
            calm: if fights { 0.0 } else { odds.calm },
            ..odds
        };
        self.branch(
            position,
            odds,
            |play| {
                if play.advance() == Flow::Asks {
                    answer(play, step);
                }
            },
            sink,
        );
    }
}

/// What people are taken to choose on the way: allies stay ashore first, and whoever may intercept does.
fn answer(play: &mut Play<'_>, step: Step) {
    match step {
        Step::Ashore { left } => {
            let army = play.at.operation.as_ref().map(|operation| operation.army);
            if let Some(sort) = army.and_then(|army| land_sorts(army).first().copied()) {
                play.leave(sort, left);
            }
        }
        Step::Intercept { .. } => {
            let (forces, _) = play.look().interceptors();
            let number = play.draw(usize::from(forces.len()));
            if let Some(from) = forces.iter().nth(number) {
                play.intercept_by_choice(from);
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
    let operation = position.operation.as_ref();
    let route = operation.map_or(0, |operation| operation.route.len());
    let mut print = 0xcbf2_9ce4_8422_2325_u64;
    let mut mix = |byte: u8| print = (print ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    if let Some(operation) = operation {
        mix(operation.at.number());
        for space in &operation.route {
            mix(space.number());
        }
        for sort in Sort::ALL {
            mix(operation.army.get(sort));
        }
    }
    for side in Side::BOTH {
        for sort in Sort::ALL {
            mix(position.lost.get(side).get(sort));
        }
        for space in position.troops.occupied(side).iter() {
            mix(space.number());
            for sort in Sort::ALL {
                mix(position.troops.at(side, space).get(sort));
            }
        }
    }
    (u8::MAX - route as u8, progress(position), print)
}

fn progress(position: &Position) -> u8 {
    match position.steps.last() {
        Some(Step::Walk { stage, .. }) => match stage {
            WalkStage::Danger => 0,
            WalkStage::Skirmished { .. } => 2,
            WalkStage::Fought => 7,
            WalkStage::Passed => 8,
            WalkStage::Embark => 9,
            WalkStage::Enter => 11,
        },
        Some(Step::Battle { stage }) => match stage {
            BattleStage::Begin => 3,
            BattleStage::AfterSea => 5,
            BattleStage::End => 6,
        },
        Some(Step::Ashore { .. }) => 10,
        Some(
            Step::Turn { .. }
            | Step::Operations { .. }
            | Step::Objective
            | Step::Approach
            | Step::Gather
            | Step::Intercept { .. }
            | Step::Battles { .. }
            | Step::Sieges { .. }
            | Step::Remain { .. }
            | Step::Staying { .. }
            | Step::Homeward { .. }
            | Step::Levy { .. }
            | Step::Build { .. },
        )
        | None => 1,
    }
}
