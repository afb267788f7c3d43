//! Matches: undo, seek, fork and replay, tried on a small dice game.
#![allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "tests")]

use std::sync::Arc;

use engine::{
    D6, Decisions, Dice, Game, Log, Match, Outcome, PositionError, Replay, Rng, Ruled, Seat,
    SeatSet, Seed, Setup, SetupError, Viewer,
    fair::{Fairness, FairnessError, Secret, Share},
    matches::UndoError,
    replay::{ReplayError, Start},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Two seats roll dice into a pot; a one loses the pot and the turn; banking keeps it and passes the turn. Forty wins.
#[derive(Debug)]
struct Pig;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    scores: [u8; 2],
    pot: u8,
    turn: Seat,
    dice: Dice,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Action {
    Roll,
    Bank,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Event {
    Rolled { die: D6 },
    Banked { pot: u8 },
}

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        "1"
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Prompt;

impl Ruled for Prompt {
    fn rule(&self) -> &'static str {
        "1"
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("1: not your turn")]
struct Illegal;

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        "1"
    }
}

impl Game for Pig {
    const NAME: &'static str = "pig";
    const RULES_VERSION: u32 = 3;
    type State = State;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = ([u8; 2], u8, Seat);
    type Illegal = Illegal;

    fn new_game(&self, _: &Setup, seed: Seed, _: &mut Log<Event>) -> Result<State, SetupError> {
        Ok(State {
            scores: [0; 2],
            pot: 0,
            turn: Seat(0),
            dice: Dice::new(seed),
        })
    }

    fn validate(&self, state: &State) -> Result<(), PositionError> {
        match state.pot {
            0..=100 => Ok(()),
            pot => Err(PositionError(format!("{pot} in the pot"))),
        }
    }

    fn decisions(&self, state: &State, out: &mut Decisions<Self>) {
        out.clear();
        if self.outcome(state).is_none() {
            out.open(state.turn, Prompt);
            out.push(Action::Roll);
            out.push(Action::Bank);
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        if seat != state.turn || self.outcome(state).is_some() {
            return Err(Illegal);
        }
        let pass = |state: &mut State| state.turn = Seat(1 - state.turn.0);
        match action {
            Action::Roll => {
                let die = state.dice.d6(log);
                log.push(|| Event::Rolled { die });
                state.pot = if die.get() == 1 {
                    0
                } else {
                    state.pot + die.get()
                };
                if die.get() == 1 {
                    pass(state);
                }
            }
            Action::Bank => {
                let pot = std::mem::take(&mut state.pot);
                log.push(|| Event::Banked { pot });
                state.scores[state.turn.index()] += pot;
                pass(state);
            }
        }
        Ok(())
    }

    fn opens_turn(&self, state: &State) -> bool {
        state.pot == 0
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = state.scores.iter().position(|&score| score >= 40)?;
        let winners = SeatSet::one(Seat(winner as u8));
        Some(Outcome { winners })
    }

    fn view(&self, state: &State, _: Viewer) -> Self::View {
        (state.scores, state.pot, state.turn)
    }

    fn view_event(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, &(scores, pot, turn): &Self::View, rng: &mut Rng) -> State {
        let dice = Dice::new(rng.seed());
        State {
            scores,
            pot,
            turn,
            dice,
        }
    }

    fn reseed(&self, state: &mut State, seed: Seed) {
        state.dice = Dice::new(seed);
    }
}

fn new_match() -> Match<Pig> {
    let dice = Fairness::solo(Seed::from_number(5));
    Match::new(Arc::new(Pig), Setup::default(), dice).unwrap()
}

/// Rolls three times a turn, then banks, for so many actions or until the game is over.
fn play(played: &mut Match<Pig>, actions: usize) {
    for number in 0..actions {
        if played.game().outcome(played.state()).is_some() {
            return;
        }
        let action = if number % 4 == 3 {
            Action::Bank
        } else {
            Action::Roll
        };
        played.act(played.state().turn, action).unwrap();
    }
}

#[test]
fn undo_goes_back_to_the_last_die() {
    let mut played = new_match();
    assert_eq!(played.undo(), Err(UndoError::Nothing));
    played.act(Seat(0), Action::Roll).unwrap();
    let rolled = played.state().clone();
    assert_eq!(played.undo(), Err(UndoError::Sealed));
    played.act(rolled.turn, Action::Bank).unwrap();
    assert_eq!(played.undo(), Ok(rolled.turn));
    assert_eq!(*played.state(), rolled);
}

#[test]
fn undo_stops_at_another_seats_answer() {
    let mut played = new_match();
    played.act(Seat(0), Action::Bank).unwrap();
    played.act(Seat(1), Action::Bank).unwrap();
    assert_eq!(played.undo_for(Seat(0)), Err(UndoError::OtherSeat(Seat(1))));
    assert_eq!(played.undo_for(Seat(1)), Ok(()));
    assert_eq!(
        played.undo_for(Seat(0)),
        Ok(()),
        "the other has not answered yet"
    );
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut played = new_match();
    let before = played.state().clone();
    assert!(played.act(Seat(1), Action::Roll).is_err());
    assert_eq!((played.state(), played.moves().len()), (&before, 0));
}

#[test]
fn every_point_can_be_sought() {
    let mut played = new_match();
    let mut states = vec![played.state().clone()];
    while played.game().outcome(played.state()).is_none() {
        play(&mut played, 1);
        states.push(played.state().clone());
        let turn = played.state().turn;
        if played.game().outcome(played.state()).is_none() && states.len() % 3 == 0 {
            played.act(turn, Action::Bank).unwrap();
            states.push(played.state().clone());
        }
    }
    for (at, state) in states.iter().enumerate() {
        assert_eq!(played.state_at(at).unwrap(), *state, "{at}");
    }
    let length = played.moves().len();
    let beyond = played.state_at(length + 1);
    assert_eq!(
        beyond,
        Err(ReplayError::Beyond {
            at: length + 1,
            length
        })
    );
}

/// More actions than lie between two snapshots.
#[test]
fn seeking_works_across_snapshots() {
    let mut played = new_match();
    let mut states = vec![played.state().clone()];
    for _ in 0..400 {
        let turn = played.state().turn;
        played.act(turn, Action::Bank).unwrap();
        states.push(played.state().clone());
    }
    for at in [0, 1, 127, 128, 129, 255, 256, 399, 400] {
        assert_eq!(played.state_at(at).unwrap(), states[at], "{at}");
    }
    for length in (100..400).rev() {
        played.undo().unwrap();
        assert_eq!(*played.state(), states[length]);
    }
    let turn = played.state().turn;
    played.act(turn, Action::Bank).unwrap();
    assert_eq!(*played.state(), states[101]);
}

#[test]
fn a_fork_goes_on_with_dice_of_its_own() {
    let mut played = new_match();
    play(&mut played, 6);
    let mut fork = played.fork(3, Seed::from_number(99)).unwrap();
    assert_eq!(fork.moves().len(), 3);
    let (at_fork, original) = (fork.state().clone(), played.state_at(3).unwrap());
    assert_eq!(at_fork.scores, original.scores);
    assert_ne!(at_fork.dice, original.dice);
    play(&mut fork, 5);
    // The fork is a game like any other: it can be saved, sought and undone.
    let replay = fork.replay();
    let again = Match::from_replay(Arc::new(Pig), replay).unwrap();
    assert_eq!(again.state(), fork.state());
    assert_eq!(again.state_at(3).unwrap(), at_fork);
    let second = fork.fork(3, Seed::from_number(98)).unwrap();
    assert_ne!(
        second.state().dice,
        at_fork.dice,
        "the newer dice replace the older"
    );
}

fn file() -> Value {
    let mut played = new_match();
    play(&mut played, 10);
    serde_json::to_value(played.replay()).unwrap()
}

fn load(file: Value) -> Result<Match<Pig>, ReplayError> {
    let replay = Replay::from_value(file)?.typed::<Pig>()?;
    Match::from_replay(Arc::new(Pig), replay)
}

#[test]
fn a_file_gives_the_same_game() {
    let mut played = new_match();
    play(&mut played, 10);
    assert_eq!(load(file()).unwrap().state(), played.state());
}

#[test]
fn files_that_do_not_fit_are_refused_with_a_reason() {
    let with = |pointer: &str, value: Value| {
        let mut file = file();
        *file.pointer_mut(pointer).unwrap() = value;
        load(file).unwrap_err()
    };
    assert_eq!(with("/format", json!(2)), ReplayError::Format { found: 2 });
    let other_game = ReplayError::OtherGame {
        found: "go".to_owned(),
        expected: "pig",
    };
    assert_eq!(with("/game", json!("go")), other_game);
    let other_rules = ReplayError::OtherRules {
        game: "pig",
        found: 2,
        current: 3,
    };
    assert_eq!(with("/rules", json!(2)), other_rules);
    let action = with("/actions/2/1/type", json!("fly"));
    assert!(
        matches!(action, ReplayError::Action { number: 3, .. }),
        "{action}"
    );
    let seat = with("/actions/0/0", json!(1));
    assert!(
        matches!(seat, ReplayError::Action { number: 1, .. }),
        "{seat}"
    );
    let truncated = Replay::read("{\"format\": 1, \"game\": \"pi").unwrap_err();
    assert!(matches!(truncated, ReplayError::Unreadable(_)));
}

#[test]
fn dice_are_checked_against_the_commitment() {
    let mut file = file();
    let secret = "/start/setup/dice/secret";
    *file.pointer_mut(secret).unwrap() = json!("00".repeat(32));
    let broken = load(file.clone()).unwrap_err();
    assert!(matches!(
        broken,
        ReplayError::Fairness(FairnessError::CommitmentBroken(_))
    ));
    file.pointer_mut("/start/setup/dice")
        .unwrap()
        .as_object_mut()
        .unwrap()
        .remove("secret");
    let hidden = load(file).unwrap_err();
    assert_eq!(hidden, ReplayError::Fairness(FairnessError::SecretHidden));
}

#[test]
fn every_seat_has_its_share_in_the_dice() {
    let dice = Fairness::with_shares(Secret([1; 32]), vec![Share([2; 32]), Share([3; 32])]);
    let mut played = Match::new(Arc::new(Pig), Setup::default(), dice).unwrap();
    play(&mut played, 8);
    let mut file = serde_json::to_value(played.replay()).unwrap();
    assert_eq!(load(file.clone()).unwrap().state(), played.state());
    *file.pointer_mut("/start/setup/dice/shares/1").unwrap() = json!("04".repeat(32));
    let other = load(file);
    assert!(other.is_err() || other.unwrap().state() != played.state());
}

#[test]
fn a_game_may_begin_with_a_position() {
    let mut state = new_match().state().clone();
    state.scores = [39, 0];
    let mut played = Match::from_position(Arc::new(Pig), state.clone()).unwrap();
    play(&mut played, 4);
    assert!(matches!(played.replay().start, Start::Position(_)));
    let file = serde_json::to_value(played.replay()).unwrap();
    assert_eq!(load(file).unwrap().state(), played.state());
    state.pot = 101;
    assert!(Match::from_position(Arc::new(Pig), state).is_err());
}
