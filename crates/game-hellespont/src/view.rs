//! 1.4a, 2.Ac What a player may know, and what he can imagine about the rest.

use campaign::{Sight, SummaryWriter, counters_out, imagine_plays, seen_hands};
use engine::{Dice, Rng, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    document::Position,
    event::{Event, SharedEvent},
    game::Hellespont,
    ids::{CounterId, CounterSet, PerSide, Side},
    rules::{hands, victory},
    state::State,
    step::{OwnStep, Step},
    summary,
    types::{Look, Types},
};

/// 1.4a, 2.Ac All that is public, and the viewer's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Nobody for a spectator.
    pub viewer: Option<Side>,
    /// Of a combat it holds only what the viewer has put down, until both are revealed.
    pub position: Position,
    pub hands: PerSide<HandView>,
    /// 10.1d While Sparta chooses its starting counter: what is left for it to choose from, for its own eyes.
    pub menu: Option<CounterSet>,
    /// How many counters are in the bowl.
    pub bowl: u8,
    /// 9.2a to 9.2i The victory points as they stand.
    pub points: PerSide<u16>,
}

/// What is known of a hand.
pub type HandView = campaign::HandView<CounterId>;

impl Sight<Types> for View {
    /// 1.4a, 2.Ac Filled field by field; what is secret is asked for by side.
    fn of(look: Look<'_>, viewer: Option<Side>) -> Self {
        Self {
            viewer,
            position: campaign::seen(look.state, |side| viewer == Some(side)),
            hands: seen_hands(viewer, look.state),
            menu: chooser(look.state)
                .filter(|side| viewer == Some(*side))
                .map(|side| hands::menu(look, side)),
            bowl: look.state.bowl.len(),
            points: victory::totals(look),
        }
    }

    /// A state that looks the same to the viewer. Whoever may have put down a stratagem in secret may be imagined to have done so.
    fn imagine(&self, game: &Hellespont, rng: &mut Rng) -> State {
        let dice = Dice::new(rng.seed());
        let secrets = (CounterSet::EMPTY, PerSide::default());
        let mut state: State = campaign::state(&self.position, secrets, dice);
        let mut hands = PerSide::each(|side| self.hands.get(side).counters.unwrap_or_default());
        // What the viewer has put down himself is not in his hand any more.
        for side in Side::BOTH {
            state
                .put_down_by(side)
                .into_iter()
                .for_each(|play| hands.get_mut(side).remove(play.counter));
        }
        let mut bowl = CounterId::all()
            .without(counters_out(&state))
            .without(hands.athenian)
            .without(hands.spartan);
        if let Some(menu) = self.menu {
            // What is missing on the menu the enemy has taken; if nothing is, he holds a counter that was never on it.
            state.bowl = bowl;
            let missing = hands::menu(Look::new(game, &state), Side::Spartan).without(menu);
            hands.athenian = missing;
            bowl = bowl.without(missing).without(menu);
            campaign::imagine_hands::<Types>(&self.hands, &mut hands, &mut bowl, rng);
            bowl = bowl.union(menu);
        } else {
            campaign::imagine_hands::<Types>(&self.hands, &mut hands, &mut bowl, rng);
        }
        state.hands = hands;
        state.bowl = bowl;
        imagine_plays(game, &mut state, self.viewer, rng);
        state
    }

    /// 2.Ac, 10.1c Only its owner sees what is drawn or chosen.
    fn event(event: &Event, viewer: Viewer) -> Event {
        let mut seen = event.clone();
        if let Event::Shared(SharedEvent::Counter(event)) = &mut seen {
            event.hide_from(viewer);
        }
        if let Event::Chose { side, counters, .. } = &mut seen
            && viewer != Viewer::Seat(side.seat())
        {
            counters.clear();
        }
        seen
    }

    fn summary(&self, game: &Hellespont, writer: SummaryWriter<'_>) -> String {
        summary::summary(game, self, writer)
    }
}

/// 10.1d The side that chooses after the other has taken a counter in secret.
fn chooser(state: &State) -> Option<Side> {
    let sparta = Step::Own(OwnStep::Choose {
        side: Side::Spartan,
    });
    (state.step() == Some(sparta)).then_some(Side::Spartan)
}
