//! The Peloponnesian War as the engine sees it.

use engine::{
    DataError, DataFiles, Decisions, Dice, Game, Goal, Ledger, Log, Misread, Outcome, PlaceCard,
    PositionError, Presentation, Rng, Seat, SeatSet, Seed, Setup, SetupError, Viewer,
    message::{Lang, Messages, Names},
    setup::SetupSpec,
};

use crate::{
    action::Action,
    data::{self, Board, Counters, HomeTable, Leaders, Matrices, Numbers, RandomEvents, Scenarios},
    event::Event,
    forecast,
    goal::{self, GoalItem},
    hint::{self, Hint},
    ids::{Side, SpaceId},
    illegal::Illegal,
    notation,
    place::{self, PlaceItem},
    position,
    prompt::Prompt,
    rules::{Look, Play, answers, apply, settle, setup, surrender},
    state::{Mode, Position, State},
    step::Step,
    summary, validate,
    view::View,
};

/// The game with its data.
#[derive(Debug)]
pub struct PeloponnesianWar {
    pub(crate) board: Board,
    pub(crate) counters: Counters,
    pub(crate) leaders: Leaders,
    pub(crate) numbers: Numbers,
    pub(crate) random_events: RandomEvents,
    pub(crate) home_table: HomeTable,
    pub(crate) matrices: Matrices,
    pub(crate) scenarios: Scenarios,
    pub(crate) names: Names,
    pub(crate) ledger: Ledger,
}

impl PeloponnesianWar {
    pub(crate) fn look<'a>(&'a self, at: &'a Position) -> Look<'a> {
        Look { game: self, at }
    }
}

impl Game for PeloponnesianWar {
    const NAME: &'static str = "peloponnesian-war";
    const SECRETS: bool = false;
    const RULES_VERSION: u32 = 2;

    type State = State;
    type Prompt = Prompt;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new_game(
        &self,
        setup: &Setup,
        seed: Seed,
        log: &mut Log<Event>,
    ) -> Result<State, SetupError> {
        let mut state = setup::new_game(self, setup, seed)?;
        let turn = state.position.turn;
        log.push(|| Event::TurnBegan { turn });
        settle::run(&mut Play::new(self, &mut state, log));
        Ok(state)
    }

    fn validate(&self, state: &State) -> Result<(), PositionError> {
        validate::validate(self, &state.position)
    }

    // Answers are listed and applied a million times a second: worth a copy wherever that is done.
    #[inline(always)]
    fn decisions(&self, state: &State, out: &mut Decisions<Self>) {
        out.clear();
        answers::decisions(self.look(&state.position), out);
    }

    #[inline(always)]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        apply::apply(self, state, seat, *action, log)
    }

    /// 4.0a With an operation: a side may have several, one after the other.
    fn opens_turn(&self, state: &State) -> bool {
        matches!(state.position.steps.last(), Some(Step::Operations { .. }))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let verdict = state.position.verdict?;
        let winners = match state.position.mode {
            Mode::Solitaire { .. } if verdict.won => SeatSet::one(Seat(0)),
            Mode::Solitaire { .. } => SeatSet::default(),
            Mode::TwoPlayers => verdict
                .winner
                .map_or_else(SeatSet::default, |side| SeatSet::one(side.seat())),
        };
        Some(Outcome { winners })
    }

    /// 1.2b Everything is open: all viewers see the same.
    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View::of(self, &state.position)
    }

    fn view_event(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        State {
            position: view.position.clone(),
            dice: Dice::new(rng.seed()),
        }
    }

    fn reseed(&self, state: &mut State, seed: Seed) {
        state.dice = Dice::new(seed);
    }
}

impl Presentation for PeloponnesianWar {
    type Hint = Hint;
    type GoalItem = GoalItem;
    type PlaceItem = PlaceItem;

    const FILES: &'static [(&'static str, &'static str)] = data::FILES;
    const ROUND_LIMIT: u32 = 10;

    fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        data::load(files)
    }

    fn setup_spec(&self) -> &SetupSpec {
        &setup::SPEC
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    fn ftl(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../messages/en.ftl"),
            Lang::Fr => include_str!("../messages/fr.ftl"),
        }
    }

    fn seats(&self, state: &State) -> u8 {
        if state.position.has_two_players() {
            2
        } else {
            1
        }
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(surrender::turns_played(self.look(&state.position)))
    }

    /// Victory points; what is below zero is counted by itself.
    fn tallies(&self, state: &State, seat: Seat) -> Vec<(&'static str, u32)> {
        let side = if seat == Side::Athens.seat() {
            Side::Athens
        } else {
            Side::Sparta
        };
        let points = surrender::points_of(self.look(&state.position), side);
        let gained = u32::try_from(points.max(0)).unwrap_or_default();
        let lost = u32::try_from((-points).max(0)).unwrap_or_default();
        vec![("points", gained), ("points-below-zero", lost)]
    }

    fn read_action(text: &str) -> Result<Action, Misread> {
        notation::read(text)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    /// 4.3g, 7.2b, 11.0e, 7.1.4c
    fn is_pass(action: &Action) -> bool {
        matches!(
            action,
            Action::Pass | Action::Done | Action::LetPass | Action::DeclineLevy
        )
    }

    fn hint(&self, state: &State, action: &Action) -> Option<Hint> {
        hint::hint(self, &state.position, *action)
    }

    fn warnings(&self, state: &State, action: &Action) -> Vec<Hint> {
        hint::warnings(self, &state.position, *action)
    }

    fn odds(&self, state: &State) -> Option<impl serde::Serialize + use<>> {
        forecast::expected(self, &state.position)
    }

    fn goal(&self, state: &State) -> Goal<GoalItem> {
        goal::goal(self, &state.position)
    }

    fn places(&self, _state: &State) -> Vec<String> {
        SpaceId::all().map(|space| space.to_string()).collect()
    }

    fn region(&self, place: &str) -> Option<&str> {
        self.board.region(place.parse().ok()?)
    }

    fn place(&self, state: &State, viewer: Viewer, place: &str) -> Option<PlaceCard<PlaceItem>> {
        place::place(self, &state.position, viewer, place)
    }

    fn summary(&self, view: &View, messages: &Messages, lang: Lang) -> String {
        summary::summary(self, &view.position, messages, lang)
    }
}
