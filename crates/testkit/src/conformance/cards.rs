//! What a game tells about itself: its goal and its places.

use engine::{Presentation, Rng, Viewer, message::Category};

use super::suite::Suite;

impl<G: Presentation> Suite<'_, G> {
    /// The goal is ruled and worded, and the points of each party are those of its lines.
    pub(super) fn check_goal(&self, state: &G::State, context: &str) {
        let goal = self.game.goal(state);
        for line in goal.lines() {
            self.check_rule(line.rule, context);
            self.check_words(Category::Goal, &line.about, context);
        }
        for party in &goal.parties {
            self.check_words(Category::Goal, &party.name, context);
            let points: i32 = party.lines.iter().filter_map(|line| line.points).sum();
            assert_eq!(
                points, party.points,
                "{context}: {} has other points",
                party.party
            );
            let seats = self.game.seats(state);
            assert!(
                party.seat.0 < seats,
                "{context}: nobody plays {}",
                party.party
            );
        }
    }

    /// The goal, and the card of a place picked at random, say nothing that the viewer may not know.
    pub(super) fn check_cards(
        &self,
        state: &G::State,
        imagined: &G::State,
        viewer: Viewer,
        rng: &mut Rng,
        context: &str,
    ) {
        assert!(
            self.game.goal(imagined) == self.game.goal(state),
            "{context}: the goal leaks a secret to {viewer:?}"
        );
        let places = self.game.places(state);
        let place = rng.pick(&places).expect("there are places");
        let [card, other] = [state, imagined].map(|state| self.game.place(state, viewer, place));
        assert!(
            card.is_some() && card == other,
            "{context}: the card of {place} leaks a secret to {viewer:?}"
        );
    }
}
