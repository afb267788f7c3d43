//! Stakes, a complete game for two in one file.
//!
//! 1. Both seats choose a stake of 1 to 3 points, at the same time and in secret.
//! 2. Then a die is rolled: odd for the first seat, even for the second. The winner of the roll scores both stakes.
//! 3. The first seat with ten points wins the game.

use std::sync::Arc;

use engine::{
    D6, Decisions, Dice, Game, Log, Match, Outcome, PositionError, Replay, Rng, Ruled, Seat,
    SeatSet, Seed, Setup, SetupError, Viewer, ensure, fair::Fairness,
};
use serde::{Deserialize, Serialize};

/// The game and its data. A real game holds its map, tables and counters here; they never change during play.
#[derive(Debug)]
struct Stakes;

const GOAL: u8 = 10;
const HIGHEST: u8 = 3;

/// All that changes, secrets and dice included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    points: [u8; 2],
    stakes: [Option<u8>; 2],
    dice: Dice,
}

/// What is asked. Data, never wording: the Fluent message `prompt-stake` has the words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Prompt {
    Stake,
}

/// One small answer. It looks the same in a replay file, on the wire and in the page: `{"type": "stake", "points": 2}`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Action {
    Stake { points: u8 },
}

/// What happened. `stake` is left out for those who may not know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Event {
    Staked { seat: Seat, stake: Option<u8> },
    Rolled { die: D6, winner: Seat, gain: u8 },
}

/// Why an answer is refused. The message opens with the rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Illegal {
    #[error("1: a stake is 1 to {HIGHEST} points, not {points}")]
    NoSuchStake { points: u8 },
    #[error("1: this seat has chosen its stake")]
    AlreadyStaked,
    #[error("3: the game is over")]
    GameOver,
}

/// What one viewer may know: a type of its own, filled field by field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct View {
    viewer: Option<Seat>,
    points: [u8; 2],
    has_staked: [bool; 2],
    own_stake: Option<u8>,
}

// Prompts, events and refusals name the rule they follow from.
impl Ruled for Prompt {
    fn rule(&self) -> &'static str {
        "1"
    }
}

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::Staked { .. } => "1",
            Self::Rolled { .. } => "2",
        }
    }
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NoSuchStake { .. } | Self::AlreadyStaked => "1",
            Self::GameOver => "3",
        }
    }
}

/// 1 May this seat stake so many points? Both the list of answers and `apply` ask this function, so they cannot disagree.
fn may_stake(state: &State, seat: Seat, points: u8) -> Result<(), Illegal> {
    if state.points.iter().any(|&points| points >= GOAL) {
        return Err(Illegal::GameOver);
    }
    if !matches!(state.stakes.get(seat.index()), Some(None)) {
        return Err(Illegal::AlreadyStaked);
    }
    if !(1..=HIGHEST).contains(&points) {
        return Err(Illegal::NoSuchStake { points });
    }
    Ok(())
}

/// 2 The die decides who scores both stakes.
fn resolve_roll(state: &mut State, die: D6, log: &mut Log<Event>) {
    let winner = Seat((die.get() + 1) % 2);
    let gain = state.stakes.iter().flatten().sum();
    state.stakes = [None; 2];
    if let Some(points) = state.points.get_mut(winner.index()) {
        *points += gain;
    }
    log.push(|| Event::Rolled { die, winner, gain });
}

impl Game for Stakes {
    const NAME: &'static str = "stakes";
    const RULES_VERSION: u32 = 1;

    type State = State;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new_game(&self, _: &Setup, seed: Seed, _: &mut Log<Event>) -> Result<State, SetupError> {
        Ok(State {
            points: [0; 2],
            stakes: [None; 2],
            dice: Dice::new(seed),
        })
    }

    fn validate(&self, state: &State) -> Result<(), PositionError> {
        let is_possible = |stake: &u8| (1..=HIGHEST).contains(stake);
        let holds = state.stakes.iter().flatten().all(is_possible);
        ensure(holds, || "a stake is 1 to 3 points".to_owned()).map_err(PositionError)
    }

    // Several seats are asked at once: each has its own decision. Answers are listed in their order.
    fn decisions(&self, state: &State, out: &mut Decisions<Self>) {
        out.clear();
        for seat in [Seat(0), Seat(1)] {
            if may_stake(state, seat, 1).is_ok() {
                out.open(seat, Prompt::Stake);
                out.extend((1..=HIGHEST).map(|points| Action::Stake { points }));
            }
        }
    }

    // Everything is checked before anything is changed.
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        let Action::Stake { points } = *action;
        may_stake(state, seat, points)?;
        if let Some(stake) = state.stakes.get_mut(seat.index()) {
            *stake = Some(points);
        }
        log.push(|| Event::Staked {
            seat,
            stake: Some(points),
        });
        if state.stakes.iter().all(Option::is_some) {
            // Rolling seals the log: what led here cannot be undone.
            let die = state.dice.d6(log);
            resolve_roll(state, die, log);
        }
        Ok(())
    }

    fn opens_turn(&self, _: &State) -> bool {
        true
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = state.points.iter().position(|&points| points >= GOAL)?;
        Some(Outcome {
            winners: SeatSet::one(Seat(winner as u8)),
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View {
            viewer,
            points: state.points,
            has_staked: state.stakes.map(|stake| stake.is_some()),
            own_stake: viewer.and_then(|seat| state.stakes.get(seat.index()).copied()?),
        }
    }

    fn view_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Staked { seat, .. } if viewer != Viewer::Seat(*seat) => Some(Event::Staked {
                seat: *seat,
                stake: None,
            }),
            Event::Staked { .. } | Event::Rolled { .. } => Some(event.clone()),
        }
    }

    // A state that the viewer cannot tell from the true one: the secrets are drawn, and so are the dice.
    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        let mut seat = 0;
        let stakes = view.has_staked.map(|has_staked| {
            let own = view.own_stake.filter(|_| view.viewer == Some(Seat(seat)));
            seat += 1;
            has_staked.then(|| own.unwrap_or(1 + rng.below(usize::from(HIGHEST)) as u8))
        });
        State {
            points: view.points,
            stakes,
            dice: Dice::new(rng.seed()),
        }
    }

    fn reseed(&self, state: &mut State, seed: Seed) {
        state.dice = Dice::new(seed);
    }
}

/// Plays to the end. Browser, terminal and bots all do what this loop does.
#[test]
fn a_whole_game() {
    let dice = Fairness::solo(Seed::from_number(7));
    let mut played = Match::new(Arc::new(Stakes), Setup::default(), dice).unwrap();
    let mut rng = Rng::new(Seed::from_number(1));
    let mut decisions = Decisions::new();
    loop {
        Stakes.decisions(played.state(), &mut decisions);
        let Some(decision) = decisions.first() else {
            break;
        };
        let viewer = Viewer::Seat(decision.seat);
        let view = Stakes.view(played.state(), viewer);
        let imagined = Stakes.imagine(&view, &mut rng);
        assert_eq!(Stakes.view(&imagined, viewer), view);
        let answer = rng.pick(decision.answers).unwrap().clone();
        played.act(decision.seat, answer).unwrap();
    }
    let outcome = Stakes.outcome(played.state()).unwrap();
    assert_eq!(outcome.winners.iter().count(), 1);

    // A replay holds set-up, seed and actions; states follow from them.
    let file = serde_json::to_string(&played.replay()).unwrap();
    let replay = Replay::read(&file).and_then(Replay::typed::<Stakes>);
    let again = Match::from_replay(Arc::new(Stakes), replay.unwrap()).unwrap();
    assert_eq!(again.state(), played.state());
}

#[test]
fn an_illegal_answer_is_refused_with_its_rule() {
    let mut log = Log::on();
    let seed = Seed::from_number(7);
    let mut state = Stakes.new_game(&Setup::default(), seed, &mut log).unwrap();
    let four = Action::Stake { points: 4 };
    let refusal = Stakes.apply(&mut state, Seat(0), &four, &mut log);
    assert_eq!(refusal, Err(Illegal::NoSuchStake { points: 4 }));
    assert!(log.take().is_empty());
}

#[test]
fn a_stake_is_hidden_from_the_other_seat() {
    let mut log = Log::on();
    let seed = Seed::from_number(7);
    let mut state = Stakes.new_game(&Setup::default(), seed, &mut log).unwrap();
    let two = Action::Stake { points: 2 };
    Stakes.apply(&mut state, Seat(0), &two, &mut log).unwrap();
    let others = Viewer::Seat(Seat(1));
    assert_eq!(Stakes.view(&state, others).own_stake, None);
    let seen = log
        .take()
        .iter()
        .find_map(|event| Stakes.view_event(event, others));
    assert_eq!(
        seen,
        Some(Event::Staked {
            seat: Seat(0),
            stake: None
        })
    );
}
