//! Which messages a game needs.

/// What a sentence is about; the first part of its message's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Category {
    /// A question.
    Prompt,
    /// An answer that a player may give.
    Action,
    /// Something that happened.
    Event,
    /// The reason why an answer is not allowed.
    Refusal,
    /// What a player may want to know before answering.
    Hint,
    /// What the players are after.
    Goal,
    /// What there is to know about a place.
    Place,
}

/// The types of a game's prompts, actions, events, refusals, hints, goals and places.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "a list for each `Category`")]
pub struct Keys {
    pub prompts: Vec<&'static str>,
    pub actions: Vec<&'static str>,
    pub events: Vec<&'static str>,
    pub refusals: Vec<&'static str>,
    pub hints: Vec<&'static str>,
    pub goals: Vec<&'static str>,
    pub places: Vec<&'static str>,
}

impl Keys {
    /// The names of all messages that a game needs.
    pub fn messages(&self) -> impl Iterator<Item = String> {
        [
            (Category::Prompt, &self.prompts),
            (Category::Action, &self.actions),
            (Category::Event, &self.events),
            (Category::Refusal, &self.refusals),
            (Category::Hint, &self.hints),
            (Category::Goal, &self.goals),
            (Category::Place, &self.places),
        ]
        .into_iter()
        .flat_map(|(category, types)| types.iter().map(move |kind| format!("{category}-{kind}")))
    }
}
