//! What there is to know about a place of the map.

use serde::Serialize;

/// A place as one pair of eyes sees it: what it is, who has it, who can come there and what can be done there. `Item` is the game's own list of
/// things to say about places, each worded by the message `place-TYPE`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PlaceCard<Item> {
    /// Its id.
    pub place: String,
    /// What it is called, in words.
    pub name: Item,
    /// What it is, whose it is, what it yields, what is built there, who stands there and how much room is left.
    pub facts: Vec<PlaceLine<Item>>,
    /// The places next to it, each with the kind of way that leads there.
    pub neighbours: Vec<PlaceLine<Item>>,
    /// The groups of the seat that asks which can come here, each with its price; nobody for a spectator.
    pub reach: Vec<PlaceLine<Item>>,
    /// What this seat can do here.
    pub possible: Vec<PlaceLine<Item>>,
}

/// One thing to say, with its rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PlaceLine<Item> {
    /// An object with a `type`.
    pub about: Item,
    /// The rule that says so.
    pub rule: &'static str,
    /// The other place it is about: the neighbour, or where a group comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
}

impl<Item> PlaceCard<Item> {
    /// A card with a name and nothing else.
    pub fn new(place: impl ToString, name: Item) -> Self {
        Self {
            place: place.to_string(),
            name,
            facts: Vec::new(),
            neighbours: Vec::new(),
            reach: Vec::new(),
            possible: Vec::new(),
        }
    }

    /// Every line, whatever it is about.
    pub fn lines(&self) -> impl Iterator<Item = &PlaceLine<Item>> {
        let Self {
            facts,
            neighbours,
            reach,
            possible,
            ..
        } = self;
        [facts, neighbours, reach, possible].into_iter().flatten()
    }
}

impl<Item> PlaceLine<Item> {
    /// Something to say.
    pub fn new(about: Item, rule: &'static str) -> Self {
        Self {
            about,
            rule,
            place: None,
        }
    }

    /// It is about another place, too.
    #[must_use]
    pub fn with(mut self, place: impl ToString) -> Self {
        self.place = Some(place.to_string());
        self
    }
}
