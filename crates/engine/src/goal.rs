//! What the players are after, and how far they are.

use serde::Serialize;

use crate::seat::Seat;

/// How the game is won and how everybody stands, from public knowledge alone. `Item` is the game's own list of things to say about it, each
/// worded by the message `goal-TYPE`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Goal<Item> {
    /// How the game is won and when it ends; what is looked at first stands first.
    pub ways: Vec<GoalLine<Item>>,
    /// In the order in which they play.
    pub parties: Vec<PartyGoal<Item>>,
}

/// How far a side or nation is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PartyGoal<Item> {
    /// Its id.
    pub party: String,
    /// What it is called, in words.
    pub name: Item,
    /// Who plays it.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// Its points now: those of the lines together.
    pub points: i32,
    /// So many points win, where a number is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<i32>,
    /// What the points are made of, line by line; a line may bring none yet.
    pub lines: Vec<GoalLine<Item>>,
    /// What else it can reach now: other ways to win, the next point.
    pub chances: Vec<GoalLine<Item>>,
}

/// One thing to say, with its rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct GoalLine<Item> {
    /// An object with a `type`.
    pub about: Item,
    /// The rule that says so.
    pub rule: &'static str,
    /// The points it brings: now in a line, if it is reached in a chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i32>,
    /// How far it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub progress: Option<GoalProgress>,
}

/// How much of something there is, and how much it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "their names say it")]
pub struct GoalProgress {
    pub have: u32,
    pub need: u32,
}

impl<Item> Goal<Item> {
    /// Every line, whatever it is about.
    pub fn lines(&self) -> impl Iterator<Item = &GoalLine<Item>> {
        let parties = self.parties.iter();
        let of_parties = parties.flat_map(|party| party.lines.iter().chain(&party.chances));
        self.ways.iter().chain(of_parties)
    }
}

impl<Item> PartyGoal<Item> {
    /// A party that has the points of these lines.
    pub fn new(party: impl ToString, name: Item, seat: Seat, lines: Vec<GoalLine<Item>>) -> Self {
        Self {
            party: party.to_string(),
            name,
            seat,
            points: lines.iter().filter_map(|line| line.points).sum(),
            target: None,
            lines,
            chances: Vec::new(),
        }
    }
}

impl<Item> GoalLine<Item> {
    /// Something to say.
    pub fn new(about: Item, rule: &'static str) -> Self {
        Self {
            about,
            rule,
            points: None,
            progress: None,
        }
    }

    /// It brings so many points.
    #[must_use]
    pub fn worth(mut self, points: impl Into<i32>) -> Self {
        self.points = Some(points.into());
        self
    }

    /// There is so much of what it takes.
    #[must_use]
    pub fn reached(mut self, have: impl Into<u32>, need: impl Into<u32>) -> Self {
        let (have, need) = (have.into(), need.into());
        self.progress = Some(GoalProgress { have, need });
        self
    }
}
