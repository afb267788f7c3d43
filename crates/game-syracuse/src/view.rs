//! 1.4 What a player may know, and what he can imagine about the rest.

use campaign::{Sight, SummaryWriter, counters_out, imagine_plays, seen_hands};
use engine::{Dice, Rng, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    document::Position,
    event::{Event, SharedEvent},
    game::Syracuse,
    ids::{CounterId, CounterSet, PerSide, Side},
    rules::victory,
    state::State,
    summary,
    types::{Look, Types},
};

/// 1.4a, 1.4b All that is public, and the viewer's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Nobody for a spectator.
    pub viewer: Option<Side>,
    /// Of a combat it holds only what the viewer has put down, until both are revealed.
    pub position: Position,
    pub hands: PerSide<HandView>,
    /// How many counters are in the bowl.
    pub bowl: u8,
    /// 9.2b to 9.2i The victory points as they stand.
    pub points: PerSide<u8>,
}

/// What is known of a hand.
pub type HandView = campaign::HandView<CounterId>;

impl Sight<Types> for View {
    /// 1.4a, 1.4b Filled field by field; what is secret is asked for by side.
    fn of(look: Look<'_>, viewer: Option<Side>) -> Self {
        Self {
            viewer,
            position: campaign::seen(look.state, |side| viewer == Some(side)),
            hands: seen_hands(viewer, look.state),
            bowl: look.state.bowl.len(),
            points: victory::totals(look),
        }
    }

    /// A state that looks the same to the viewer. Whoever may have put down a stratagem in secret may be imagined to have done so.
    fn imagine(&self, game: &Syracuse, rng: &mut Rng) -> State {
        let known = |side: Side| {
            let own = self.hands.get(side).counters;
            own.unwrap_or_else(|| *self.position.own.shown.get(side))
        };
        let mut hands = PerSide::each(known);
        let dice = Dice::new(rng.seed());
        let mut state: State = campaign::state(&self.position, (CounterSet::EMPTY, hands), dice);
        let held = hands.athenian.union(hands.syracusan);
        let mut bowl = CounterId::all().without(counters_out(&state)).without(held);
        campaign::imagine_hands::<Types>(&self.hands, &mut hands, &mut bowl, rng);
        state.hands = hands;
        state.bowl = bowl;
        imagine_plays(game, &mut state, self.viewer, rng);
        state
    }

    /// 1.4b, 2.Aa Only its owner sees what is drawn.
    fn event(event: &Event, viewer: Viewer) -> Event {
        let mut seen = event.clone();
        if let Event::Shared(SharedEvent::Counter(event)) = &mut seen {
            event.hide_from(viewer);
        }
        seen
    }

    fn summary(&self, game: &Syracuse, writer: SummaryWriter<'_>) -> String {
        summary::summary(game, self, writer)
    }
}
