//! What one can look up during a game: the goal, a place, the map around it.

use bots::Evaluate;
use engine::{
    GoalLine, PartyGoal, PlaceCard, PlaceLine, Presentation, Seat, Viewer, message::Category,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    play::{
        session::Session,
        words::{Matched, is_same, meant},
    },
    text::say,
};

/// So many places are shown on a map around what is asked.
const MOST_PLACES: usize = 12;
/// The facts about a place that a map shows besides its kind: who is there, and whose it is.
const ON_THE_MAP: [&str; 9] = [
    "ground", "fort", "held", "city", "force", "troops", "units", "rebel", "besieged",
];

impl<G: Presentation + Evaluate> Session<G> {
    /// How the game is won, and how far everybody is.
    pub(super) fn show_goal(&self) {
        let goal = self.played.game().goal(self.played.state());
        say(self.heading("play-goal"));
        for line in &goal.ways {
            say(format!("  {}", self.goal_line(line)));
        }
        for party in &goal.parties {
            self.show_party(party);
        }
    }

    fn show_party(&self, party: &PartyGoal<G::GoalItem>) {
        let fields = json!({
            "name": self.sentence(Category::Goal, &party.name),
            "points": party.points,
            "target": party.target,
        });
        say(self.style.bold(&self.say("play-goal-party", &fields)));
        for line in &party.lines {
            let points = line.points.unwrap_or_default();
            say(format!("  {points:>3}  {}", self.goal_line(line)));
        }
        if !party.chances.is_empty() {
            say(format!("  {}", self.say("play-goal-chances", &Value::Null)));
        }
        for line in &party.chances {
            say(format!("       {}", self.goal_line(line)));
        }
    }

    fn goal_line(&self, line: &GoalLine<G::GoalItem>) -> String {
        let text = self.sentence(Category::Goal, &line.about);
        format!("{text} {}", self.rule(line.rule))
    }

    fn rule(&self, rule: &str) -> String {
        let rule = self.say("play-rule", &json!({ "rule": rule }));
        self.style.dim(&format!("({rule})"))
    }

    fn heading(&self, key: &str) -> String {
        self.style.bold(&self.say(key, &Value::Null))
    }

    /// All that there is to know about a place.
    pub(super) fn show_place(&self, seat: Seat, typed: &str) {
        let Some(card) = self.card(seat, typed, "play-place-usage") else {
            return;
        };
        say(self.style.bold(&self.sentence(Category::Place, &card.name)));
        self.show_lines(&card.facts, "");
        for (key, lines) in [
            ("play-place-neighbours", &card.neighbours),
            ("play-place-reach", &card.reach),
            ("play-place-possible", &card.possible),
        ] {
            if !lines.is_empty() {
                say(self.say(key, &Value::Null));
                self.show_lines(lines, "  ");
            }
        }
    }

    fn show_lines<Item: Serialize>(&self, lines: &[PlaceLine<Item>], indent: &str) {
        for line in lines {
            let text = self.sentence(Category::Place, &line.about);
            say(format!("  {indent}{text} {}", self.rule(line.rule)));
        }
    }

    /// A place with all that is next to it; without a name, the places that the question is about.
    pub(super) fn show_map(&self, seat: Seat, typed: &str, asked: Vec<Value>) {
        if !typed.is_empty() {
            let Some(card) = self.card(seat, typed, "play-map-usage") else {
                return;
            };
            let name = self.sentence(Category::Place, &card.name);
            self.show_glance(&name, &card);
            for line in &card.neighbours {
                let way = self.sentence(Category::Place, &line.about);
                let next = line.place.as_deref();
                let next = next.and_then(|id| self.card_of(seat, id));
                let glance = next.map(|card| self.glance(&card)).unwrap_or_default();
                say(format!("  {way}\n      {}", self.style.dim(&glance)));
            }
            return;
        }
        let places = self.places_in(asked);
        if places.is_empty() {
            return say(self.say("play-map-usage", &Value::Null));
        }
        for card in places
            .iter()
            .take(MOST_PLACES)
            .filter_map(|id| self.card_of(seat, id))
        {
            let name = self.sentence(Category::Place, &card.name);
            self.show_glance(&name, &card);
        }
        let more = places.len().saturating_sub(MOST_PLACES);
        if more > 0 {
            say(self.say("play-map-more", &json!({ "count": more })));
        }
    }

    fn show_glance(&self, name: &str, card: &PlaceCard<G::PlaceItem>) {
        let fields = json!({ "name": self.style.bold(name), "facts": self.glance(card) });
        say(self.say("play-map-place", &fields));
    }

    /// The kind of a place and who is there, in a line.
    fn glance(&self, card: &PlaceCard<G::PlaceItem>) -> String {
        let facts = card.facts.iter().filter_map(|line| {
            let value = serde_json::to_value(&line.about).ok()?;
            let kind = value.get("type").and_then(Value::as_str)?;
            ON_THE_MAP
                .contains(&kind)
                .then(|| self.sentence(Category::Place, &line.about))
        });
        facts.collect::<Vec<String>>().join(" ")
    }

    fn card_of(&self, seat: Seat, id: &str) -> Option<PlaceCard<G::PlaceItem>> {
        let (game, state) = (self.played.game(), self.played.state());
        game.place(state, Viewer::Seat(seat), id)
    }

    /// The card of the place that was typed, by its id or its name; otherwise it is said which places could be meant.
    fn card(&self, seat: Seat, typed: &str, usage: &str) -> Option<PlaceCard<G::PlaceItem>> {
        if typed.is_empty() {
            say(self.say(usage, &Value::Null));
            return None;
        }
        let ids = self.played.game().places(self.played.state());
        let names: Vec<String> = ids.iter().map(|id| self.place_name(id)).collect();
        let by_id = ids.iter().position(|id| id.eq_ignore_ascii_case(typed));
        let is_name = |name: &String| is_same(typed, bare(name));
        let whole = by_id.or_else(|| names.iter().position(is_name));
        let whole = whole.and_then(|index| ids.get(index));
        let found = whole.or_else(|| match meant(typed, &names) {
            Matched::One(index) => ids.get(index),
            Matched::Several(found) => {
                let names = found.iter().filter_map(|&index| names.get(index));
                let names: Vec<&String> = names.take(MOST_PLACES).collect();
                let fields = json!({ "text": typed, "places": names });
                say(self.style.warn(&self.say("play-place-several", &fields)));
                None
            }
            Matched::Nothing => {
                let fields = json!({ "text": typed });
                say(self.style.warn(&self.say("play-place-unknown", &fields)));
                None
            }
        })?;
        self.card_of(seat, found)
    }
}

/// The name of a place without the number that stands before it.
fn bare(name: &str) -> &str {
    let inside = name.split_once('(').map(|(_, inside)| inside);
    let inside = inside.and_then(|inside| inside.strip_suffix(')'));
    inside.unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_has_its_name_with_and_without_its_number() {
        assert_eq!(bare("M11 (Bay of Daskon)"), "Bay of Daskon");
        assert_eq!(bare("Le Pirée"), "Le Pirée");
    }
}
