//! Hellespont as the engine sees it.

use campaign::CombatTable;
use engine::{
    DataError, DataFiles, Decisions, Game, Goal, Ledger, Log, MarchStep, Outcome, PlaceCard,
    PositionError, Presentation, Rng, Seat, Seed, Setup, SetupError, Viewer,
    message::{Keys, Lang, Messages, Names},
    setup::SetupSpec,
};

use crate::{
    action::Action,
    data::{self, Board, Cards, Counters, Scenario, Scenarios},
    event::Event,
    goal::{self, GoalItem},
    hint::{self, Hint},
    ids::{Place, Side},
    illegal::Illegal,
    place::{self, PlaceItem},
    position,
    prompt::Prompt,
    rules::{dispatch, perform, prospects, setup, turn, victory},
    state::{State, Verdict},
    step::Step,
    summary,
    types::{Act, Look, Types},
    validate,
    view::{self, View},
};

/// The game with its data.
#[derive(Debug)]
pub struct Hellespont {
    pub(crate) board: Board,
    pub(crate) pieces: Cards,
    pub(crate) counters: Counters,
    pub(crate) scenarios: Scenarios,
    pub(crate) table: CombatTable,
    pub(crate) names: Names,
    pub(crate) ledger: Ledger,
}

impl Hellespont {
    /// The scenario that is played.
    pub(crate) fn scenario(&self, state: &State) -> Option<&Scenario> {
        self.scenarios.get(state.scenario.id())
    }
}

impl AsRef<Cards> for Hellespont {
    #[inline]
    fn as_ref(&self) -> &Cards {
        &self.pieces
    }
}

impl Game for Hellespont {
    const NAME: &'static str = "hellespont";
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
        turn::run(&mut Act::new(self, &mut state, log));
        Ok(state)
    }

    fn validate(&self, state: &State) -> Result<(), PositionError> {
        validate::validate(Look::new(self, state))
    }

    /// 2.Da A part of the turn that asks nothing goes by.
    fn settle(&self, state: &mut State) {
        if let Some(Step::Turn { .. }) = state.step() {
            turn::run(&mut Act::new(self, state, &mut Log::off()));
        }
    }

    fn decisions(&self, state: &State, out: &mut Decisions<Self>) {
        dispatch::decisions(Look::new(self, state), out);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        perform::apply(&mut Act::new(self, state, log), seat, *action)
    }

    /// 2.B.3.1a With the announcement: a side may have several phases of actions one after the other.
    fn opens_turn(&self, state: &State) -> bool {
        matches!(state.step(), Some(Step::Announce { .. }))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.verdict.map(Verdict::outcome)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(Look::new(self, state), viewer)
    }

    fn view_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::event(event, viewer))
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        view.imagine(self, rng)
    }

    fn reseed(&self, state: &mut State, seed: Seed) {
        state.dice = engine::Dice::new(seed);
    }
}

impl Presentation for Hellespont {
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

    fn keys() -> Keys {
        campaign::keys::<Self, Types>()
    }

    fn seats(&self, _state: &State) -> u8 {
        2
    }

    fn round(&self, state: &State) -> u32 {
        let first = self.scenario(state).map_or(1, |card| card.first_turn);
        u32::from(state.turn.saturating_sub(first)) + 1
    }

    fn tallies(&self, state: &State, seat: Seat) -> Vec<(&'static str, u32)> {
        let points = |side| {
            (
                "points",
                u32::from(victory::points(Look::new(self, state), side)),
            )
        };
        Side::of(seat).map(points).into_iter().collect()
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    fn hint(&self, state: &State, action: &Action) -> Option<Hint> {
        hint::hint(Look::new(self, state), *action).filter(|hint| !hint.warns())
    }

    fn warnings(&self, state: &State, action: &Action) -> Vec<Hint> {
        crate::warnings::warnings(Look::new(self, state), *action)
    }

    fn march_step(&self, state: &State, action: &Action) -> Option<MarchStep> {
        hint::march_step(Look::new(self, state), *action)
    }

    /// 2.B.3i, 8d, 10.1c, 2.D.1a
    fn is_pass(action: &Action) -> bool {
        matches!(
            action,
            Action::Pass
                | Action::PassPhase
                | Action::Accept
                | Action::ChooseNone
                | Action::Stop
                | Action::EndZone
                | Action::Stand
                | Action::KeepNone
                | Action::Done
        )
    }

    fn is_open_to_all(prompt: &Prompt) -> bool {
        prompt.is_open_to_all()
    }

    fn ends_moves(action: &Action) -> bool {
        *action == Action::EndMoves
    }

    fn odds(&self, state: &State) -> Option<impl serde::Serialize + use<>> {
        prospects::pending(Look::new(self, state))
    }

    fn goal(&self, state: &State) -> Goal<GoalItem> {
        goal::goal(Look::new(self, state))
    }

    fn places(&self, _state: &State) -> Vec<String> {
        Place::all().map(|place| place.to_string()).collect()
    }

    fn place(&self, state: &State, viewer: Viewer, place: &str) -> Option<PlaceCard<PlaceItem>> {
        place::place(Look::new(self, state), viewer, place)
    }

    fn summary(&self, view: &View, messages: &Messages, lang: Lang) -> String {
        summary::summary(self, view, messages, lang)
    }
}
