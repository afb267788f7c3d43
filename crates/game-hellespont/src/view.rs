//! 1.4a, 2.Ac What a player may know, and what he can imagine about the rest.

use campaign::{counters_out, seen_hands};
use engine::{Dice, Log, Rng, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    battle::Play,
    document::Position,
    event::Event,
    game::Hellespont,
    ids::{CounterId, CounterSet, PerSide, Side},
    rules::{hands, victory, windows},
    state::State,
    step::{Step, WindowKind},
    types::{Act, Look, Types},
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

impl View {
    /// 1.4a, 2.Ac Filled field by field; what is secret is asked for by side.
    pub(crate) fn of(look: Look<'_>, viewer: Viewer) -> Self {
        let viewer = Side::looking(viewer);
        let put_down = |side| put_down(look.state, side).map(|play| play.counter);
        Self {
            viewer,
            position: Position::seen(look.state, |side| viewer == Some(side)),
            hands: seen_hands::<Types>(viewer, &look.state.hands, put_down),
            menu: chooser(look.state)
                .filter(|side| viewer == Some(*side))
                .map(|side| hands::menu(look, side)),
            bowl: look.state.bowl.len(),
            points: victory::totals(look),
        }
    }

    /// A state that looks the same to the viewer. Whoever may have put down a stratagem in secret may be imagined to have done so.
    pub(crate) fn imagine(&self, game: &Hellespont, rng: &mut Rng) -> State {
        let dice = Dice::new(rng.seed());
        let mut state = self
            .position
            .state(CounterSet::EMPTY, PerSide::default(), dice);
        let put_down = |side| put_down(&state, side).map(|play| play.counter);
        let mut hands = PerSide::each(|side| self.hands.get(side).counters.unwrap_or_default());
        // What the viewer has put down himself is not in his hand any more.
        for side in Side::BOTH {
            put_down(side)
                .into_iter()
                .for_each(|counter| hands.get_mut(side).remove(counter));
        }
        let mut bowl = CounterId::all()
            .without(placed(&state))
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
        for side in Side::hidden_from(self.viewer) {
            imagine_play(&mut Act::new(game, &mut state, &mut Log::off()), side, rng);
        }
        state
    }
}

/// 10.1d The side that chooses after the other has taken a counter in secret.
fn chooser(state: &State) -> Option<Side> {
    let sparta = Step::Choose {
        side: Side::Spartan,
    };
    (state.step() == Some(sparta)).then_some(Side::Spartan)
}

/// 4.2.2d Every second time a side that has been asked before a combat is imagined to have put something down.
fn imagine_play(act: &mut Act<'_>, side: Side, rng: &mut Rng) {
    let Some(window) = windows::answered_in_secret(act.state, side) else {
        return;
    };
    let guess = campaign::imagine_play(rng, || windows::guesses(act.look(), window));
    if let Some(play) = guess {
        windows::put_down(act.state, side, play);
    }
}

/// 4.2.2d What a side has put down in secret, not revealed yet.
pub(crate) fn put_down(state: &State, side: Side) -> Option<Play> {
    let battle = state.battle.as_ref()?;
    battle.plays.get(side).filter(|_| !battle.revealed)
}

/// Every counter that is neither in the bowl nor in a hand.
fn placed(state: &State) -> CounterSet {
    let (set_aside, lying) = (state.set_aside, state.phase.lying);
    let plays = state.battle.map(|battle| battle.plays).unwrap_or_default();
    counters_out::<Types>(set_aside, lying, &plays, waiting(state))
}

/// 7.S14a Counters that wait for the enemy's answer.
pub(crate) fn waiting(state: &State) -> impl Iterator<Item = CounterId> {
    state.stack.iter().filter_map(|step| {
        if let Step::Window { window } = step
            && let WindowKind::Answer { counter, .. } = window.kind
        {
            Some(counter)
        } else {
            None
        }
    })
}

/// 2.Ac, 10.1c Only its owner sees what is drawn or chosen.
pub(crate) fn event(event: &Event, viewer: Viewer) -> Event {
    let mut seen = event.clone();
    if let Event::Counter(event) = &mut seen {
        event.hide_from(viewer);
    }
    if let Event::Chose { side, counters, .. } = &mut seen
        && viewer != Viewer::Seat(side.seat())
    {
        counters.clear();
    }
    seen
}
