//! 1.4 What a player may know, and what he can imagine about the rest.

use campaign::{counters_out, seen_hands};
use engine::{Dice, Log, Rng, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    battle::Play,
    document::Position,
    event::Event,
    game::Syracuse,
    ids::{CounterId, CounterSet, PerSide, Side},
    rules::{victory, windows},
    state::State,
    step::{Step, WindowKind},
    types::{Act, Look, Types},
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

impl View {
    /// 1.4a, 1.4b Filled field by field; what is secret is asked for by side.
    pub(crate) fn of(look: Look<'_>, viewer: Viewer) -> Self {
        let viewer = Side::looking(viewer);
        let put_down = |side| put_down(look.state, side).map(|play| play.counter);
        Self {
            viewer,
            position: Position::seen(look.state, |side| viewer == Some(side)),
            hands: seen_hands::<Types>(viewer, &look.state.hands, put_down),
            bowl: look.state.bowl.len(),
            points: victory::totals(look),
        }
    }

    /// A state that looks the same to the viewer. Whoever may have put down a stratagem in secret may be imagined to have done so.
    pub(crate) fn imagine(&self, game: &Syracuse, rng: &mut Rng) -> State {
        let known = |side: Side| {
            let own = self.hands.get(side).counters;
            own.unwrap_or_else(|| *self.position.shown.get(side))
        };
        let mut hands = PerSide::each(known);
        let dice = Dice::new(rng.seed());
        let mut state = self.position.state(CounterSet::EMPTY, hands, dice);
        let mut bowl = CounterId::all().without(placed(&state));
        campaign::imagine_hands::<Types>(&self.hands, &mut hands, &mut bowl, rng);
        state.hands = hands;
        state.bowl = bowl;
        for side in Side::hidden_from(self.viewer) {
            imagine_play(&mut Act::new(game, &mut state, &mut Log::off()), side, rng);
        }
        state
    }
}

/// 4.2e Every second time a side that has been asked before a combat is imagined to have put something down.
fn imagine_play(act: &mut Act<'_>, side: Side, rng: &mut Rng) {
    let Some(window) = windows::answered_in_secret(act.state, side) else {
        return;
    };
    let guess = campaign::imagine_play(rng, || windows::guesses(act.look(), window));
    if let Some(play) = guess {
        windows::put_down(act.state, side, play);
    }
}

/// 4.2e What a side has put down in secret, not revealed yet.
pub(crate) fn put_down(state: &State, side: Side) -> Option<Play> {
    let battle = state.battle.as_ref()?;
    battle.plays.get(side).filter(|_| battle.is_secret(side))
}

/// Every counter outside the bowl.
pub(crate) fn placed(state: &State) -> CounterSet {
    let (set_aside, lying) = (state.set_aside, state.phase.lying);
    let plays = state.battle.map(|battle| battle.plays).unwrap_or_default();
    let out = counters_out::<Types>(set_aside, lying, &plays, waiting(state));
    out.union(state.hands.athenian).union(state.hands.syracusan)
}

/// 7.S18a Counters that wait for the enemy's answer.
pub(crate) fn waiting(state: &State) -> impl Iterator<Item = CounterId> {
    state.stack.iter().filter_map(|step| {
        if let Step::Window { window } = step
            && let WindowKind::Answer { counter } = window.kind
        {
            Some(counter)
        } else {
            None
        }
    })
}

/// 1.4b, 2.Aa Only its owner sees what is drawn.
pub(crate) fn event(event: &Event, viewer: Viewer) -> Event {
    let mut seen = event.clone();
    if let Event::Counter(event) = &mut seen {
        event.hide_from(viewer);
    }
    seen
}
