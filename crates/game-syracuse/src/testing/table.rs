//! A state in play, with all that has happened.

use std::sync::Arc;

use campaign::HalfTurn;
use engine::{Log, Ruled, Seed, Setup};

use crate::{
    action::{Action, Target},
    battle::Play,
    event::Event,
    game::Syracuse,
    ids::{CounterId, CounterSet, PerSide, Side, Stratagem},
    pieces::PieceId,
    prompt::Prompt,
    state::{Arrival, State},
    step::{Stage, Step, WindowKind},
    types::{Act, Look, Types},
};

use super::{empty_map, game, playing, put, start};

pub(crate) const ATHENS: Side = Side::Athenian;
pub(crate) const SYRACUSE: Side = Side::Syracusan;

pub(crate) struct Table {
    pub(crate) game: Arc<Syracuse>,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// `counter("K02")`
pub(crate) fn counter(id: &str) -> CounterId {
    id.parse().expect("a counter")
}

/// Nobody holds counters: all are in the bowl.
pub(crate) fn without_hands(mut state: State) -> State {
    (state.hands, state.shown) = (PerSide::default(), PerSide::default());
    state.bowl = CounterId::all();
    state.set_aside = CounterSet::EMPTY;
    state
}

/// A position of the first turn of a scenario, before phase A.
pub(crate) fn scenario(id: &str, edition: &str) -> State {
    let setup = Setup::scenario(id).option("edition", edition);
    <Types as campaign::SettingUp>::new_game(&game(), &setup, Seed::from_number(1))
        .expect("it begins")
}

impl Table {
    pub(crate) fn new(state: State) -> Self {
        Self {
            game: game(),
            state,
            events: Vec::new(),
        }
    }

    /// No pieces on the map, no counters in hands.
    pub(crate) fn empty() -> Self {
        Self::new(without_hands(empty_map()))
    }

    /// Puts pieces down; an asterisk marks a back.
    pub(crate) fn put(mut self, place: &str, pieces: &str) -> Self {
        put(&mut self.state, place, pieces);
        self
    }

    /// Counters go from the bowl to a hand.
    pub(crate) fn give(mut self, side: Side, counters: &str) -> Self {
        for id in counters.split_whitespace().map(counter) {
            assert!(self.state.bowl.contains(id), "{id} is in the bowl");
            self.state.bowl.remove(id);
            self.state.hands.get_mut(side).insert(id);
        }
        self
    }

    /// The next dice show these faces.
    pub(crate) fn dice(&mut self, faces: &[u8]) {
        playing::load_dice(&mut self.state, faces);
    }

    /// Starts a part of the turn.
    pub(crate) fn begin(&mut self, stage: Stage) {
        self.state.stack.clear();
        self.state.stack.push(Step::Turn { stage });
        self.run();
    }

    /// Asks this.
    pub(crate) fn ask(&mut self, step: Step) {
        self.state.stack.push(step);
        self.run();
    }

    fn run(&mut self) {
        let mut log = Log::on();
        campaign::run(&mut Act::new(&self.game, &mut self.state, &mut log));
        self.events.extend(log.take());
    }

    /// An action phase of a side with so many points, all announced.
    pub(crate) fn act(&mut self, side: Side, points: u8) {
        self.state.initiative = side;
        *self.state.actions.get_mut(side) = points;
        self.begin(Stage::Actions { side });
        self.play(Action::Announce { points });
    }

    fn decision(&self) -> Option<(Side, Prompt, Vec<Action>)> {
        playing::decision(&self.state)
    }

    pub(crate) fn asked(&self) -> Option<Side> {
        self.decision().map(|(side, _, _)| side)
    }

    pub(crate) fn prompt(&self) -> Option<Prompt> {
        self.decision().map(|(_, prompt, _)| prompt)
    }

    pub(crate) fn answers(&self) -> Vec<Action> {
        playing::listed(&self.state)
    }

    pub(crate) fn offers(&self, action: Action) -> bool {
        self.answers().contains(&action)
    }

    /// Answers the question. The enemy passes when the moves are over: [`Self::answer`] asks him.
    pub(crate) fn play(&mut self, action: Action) {
        if !playing::is_settled(&self.state, action) {
            self.answer(action);
        }
        let moved = WindowKind::Moved;
        while action == Action::EndMoves
            && matches!(self.prompt(), Some(Prompt::Window { window, .. }) if window == moved)
        {
            self.answer(Action::Pass);
        }
    }

    /// Answers the question.
    pub(crate) fn answer(&mut self, action: Action) {
        let (_, prompt, answers) = self.decision().expect("a question");
        assert!(
            answers.contains(&action),
            "{action:?} to {prompt:?}: {answers:?}"
        );
        let mut log = Log::on();
        let done = playing::act(&mut self.state, action, &mut log);
        assert_eq!(done, Ok(()), "{action:?} to {prompt:?}");
        self.events.extend(log.take());
    }

    /// The answer is neither offered nor accepted: which rule forbids it?
    pub(crate) fn refused(&mut self, action: Action) -> &'static str {
        assert!(!self.offers(action), "{action:?} is offered");
        let before = self.state.clone();
        let done = playing::act(&mut self.state, action, &mut Log::off());
        assert_eq!(self.state, before, "nothing has changed");
        done.expect_err("a refusal").rule()
    }

    /// The targets of a stratagem that are offered.
    pub(crate) fn targets(&self, wanted: Stratagem) -> Vec<Target> {
        let fits = |action: &Action| match *action {
            Action::Play(play) if play.stratagem == wanted => Some(play.target),
            _ => None,
        };
        self.answers().iter().filter_map(fits).collect()
    }

    /// Every stratagem that is offered.
    pub(crate) fn faces(&self) -> Vec<Stratagem> {
        let face = |action: &Action| match *action {
            Action::Play(play) => Some(play.stratagem),
            _ => None,
        };
        let mut all: Vec<Stratagem> = self.answers().iter().filter_map(face).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Plays a stratagem with a counter.
    pub(crate) fn stratagem(&mut self, id: &str, stratagem: Stratagem, target: Target) {
        self.play(play(id, stratagem, target));
    }

    /// Passes as often as this side is asked.
    pub(crate) fn pass(&mut self, side: Side) {
        while let (Some(asked), Some(Prompt::Window { .. })) = (self.asked(), self.prompt())
            && asked == side
        {
            self.play(Action::Pass);
        }
    }

    /// Answers `Accept`, `Pass`, `Done` and the like until this is asked.
    pub(crate) fn until(&mut self, wanted: impl Fn(&Prompt) -> bool) {
        for _ in 0..200 {
            let prompt = self.prompt().expect("a question");
            if wanted(&prompt) {
                return;
            }
            let dull = |action: &Action| {
                matches!(
                    action,
                    Action::Accept
                        | Action::Pass
                        | Action::Done
                        | Action::EndMoves
                        | Action::EndCombats
                        | Action::KeepNone
                )
            };
            let answers = self.answers();
            let answer = answers.iter().copied().find(dull);
            let answer = answer.or(answers.first().copied());
            self.play(answer.expect("an answer"));
        }
        panic!("it is not asked: {:?}", self.state.stack);
    }

    /// Present strength of a piece.
    pub(crate) fn strength(&self, piece: &str) -> u16 {
        Look::new(&self.game, &self.state).strength(piece.parse().expect("a piece"))
    }

    /// `CAT`, `T16`, or `out`.
    pub(crate) fn at(&self, piece: &str) -> String {
        let place = self.state.pieces.place(piece.parse().expect("a piece"));
        place.map_or("out".to_owned(), |place| place.to_string())
    }

    pub(crate) fn is_back(&self, piece: &str) -> bool {
        self.state.pieces.get(piece.parse().expect("a piece")).back
    }

    pub(crate) fn in_bowl(&self, id: &str) -> bool {
        self.state.bowl.contains(counter(id))
    }

    pub(crate) fn hand(&self, side: Side) -> u8 {
        self.state.hands.get(side).len()
    }
}

pub(crate) fn play(id: &str, stratagem: Stratagem, target: Target) -> Action {
    Action::Play(Play {
        counter: counter(id),
        stratagem,
        target,
    })
}

pub(crate) fn piece(id: &str) -> PieceId {
    id.parse().unwrap()
}

pub(crate) fn target(id: &str) -> Target {
    Target::Piece { piece: piece(id) }
}

/// The start of B.2 of a turn, with the advantage Athenian.
pub(crate) fn reinforcements(turn: u8, athenian: &str, syracusan: &str) -> Table {
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, athenian)
        .give(SYRACUSE, syracusan);
    table.state.turn = turn;
    for arrival in &mut table.state.arrivals {
        if matches!(arrival, Arrival::Turn(due) if *due < turn) {
            *arrival = Arrival::Done;
        }
    }
    table.begin(Stage::StartReinforcements);
    table
}

pub(crate) fn is_window(table: &Table, side: Side, kind: WindowKind) -> bool {
    table.prompt() == Some(Prompt::Window { side, window: kind })
}

pub(crate) fn recovery(
    side: Side,
    athenian: &str,
    syracusan: &str,
    zone: &str,
    pieces: &str,
) -> Table {
    let mut table = Table::empty()
        .put(zone, pieces)
        .give(ATHENS, athenian)
        .give(SYRACUSE, syracusan);
    table.state.advantage = side.other();
    table.begin(Stage::Recovery(HalfTurn { side, second: true }));
    table
}
