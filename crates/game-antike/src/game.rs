//! Antike as the engine sees it.

use engine::{
    DataError, DataFiles, Decisions, Game, Goal, Ledger, Log, Outcome, PlaceCard, PositionError,
    Presentation, Rng, Seat, SeatSet, Seed, Setup, SetupError, Viewer,
    message::{Lang, Messages, Names},
    setup::SetupSpec,
};
use strum::VariantArray;

use crate::{
    action::Action,
    data::{self, Board, Limits, Numbers, Piles, Rondel},
    document::View,
    event::Event,
    goal::{self, GoalItem},
    hint::{self, Hint},
    ids::{BoardId, PersonageKind},
    illegal::Illegal,
    place::{self, PlaceItem},
    position,
    prompt::Prompt,
    rules, standing,
    state::{State, Step},
    summary, validate,
};

/// The game with its data.
#[derive(Debug)]
pub struct Antike {
    pub(crate) west: Board,
    pub(crate) east: Board,
    pub(crate) rondel: Rondel,
    pub(crate) numbers: Numbers,
    pub(crate) limits: Limits,
    pub(crate) piles: Piles,
    pub(crate) names: Names,
    pub(crate) ledger: Ledger,
}

impl Antike {
    /// The board with this id.
    #[inline]
    pub(crate) fn board(&self, id: BoardId) -> &Board {
        match id {
            BoardId::West => &self.west,
            BoardId::East => &self.east,
        }
    }
}

impl Game for Antike {
    const NAME: &'static str = "antike";
    const RULES_VERSION: u32 = 2;
    /// information.1 Everything is open.
    const SECRETS: bool = false;

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
        rules::setup::new_game(self, setup, seed, log)
    }

    fn validate(&self, state: &State) -> Result<(), PositionError> {
        validate::validate(self, state)
    }

    fn settle(&self, state: &mut State) {
        rules::idle::end_if_idle(self, state, &mut Log::off());
    }

    fn decisions(&self, state: &State, out: &mut Decisions<Self>) {
        rules::dispatch::decisions(self, state, out);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        rules::dispatch::apply(self, state, seat, *action, log)
    }

    /// turn.1 With the move on the wheel; coin.5 before it, if something is taken instead of a coin.
    fn opens_turn(&self, state: &State) -> bool {
        matches!(state.step(), Some(Step::Coin(_) | Step::Rondel))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = state.winner?;
        Some(Outcome {
            winners: SeatSet::one(state.nation(winner).seat),
        })
    }

    /// information.1 Everything is open: all viewers see the same.
    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View::of(state)
    }

    fn view_event(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        view.state(engine::Dice::new(rng.seed()))
    }

    fn reseed(&self, state: &mut State, seed: Seed) {
        state.dice = engine::Dice::new(seed);
    }
}

impl Presentation for Antike {
    type Hint = Hint;
    type GoalItem = GoalItem;
    type PlaceItem = PlaceItem;

    const FILES: &'static [(&'static str, &'static str)] = data::FILES;
    const ROUND_LIMIT: u32 = 300;

    fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        data::load(files)
    }

    fn setup_spec(&self) -> &SetupSpec {
        &rules::options::SPEC
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
        state.seats
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn tallies(&self, state: &State, seat: Seat) -> Vec<(&'static str, u32)> {
        let count = |&kind: &PersonageKind| {
            let of_seat = state.nations.iter().filter(|nation| nation.seat == seat);
            (
                kind.into(),
                of_seat.map(|nation| u32::from(nation.count(kind))).sum(),
            )
        };
        PersonageKind::VARIANTS.iter().map(count).collect()
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    /// turn.5, movement.16, coin.6
    fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Done | Action::Decline | Action::TakeNothing)
    }

    fn hint(&self, state: &State, action: &Action) -> Option<Hint> {
        hint::hint(self, state, *action)
    }

    fn warnings(&self, state: &State, action: &Action) -> Vec<Hint> {
        hint::warnings(self, state, *action)
    }

    fn standing(&self, state: &State) -> Option<impl serde::Serialize + use<>> {
        Some(standing::standing(self, state))
    }

    fn goal(&self, state: &State) -> Goal<GoalItem> {
        goal::goal(self, state)
    }

    fn places(&self, state: &State) -> Vec<String> {
        let provinces = state.board.provinces();
        provinces.map(|province| province.to_string()).collect()
    }

    fn place(&self, state: &State, viewer: Viewer, place: &str) -> Option<PlaceCard<PlaceItem>> {
        place::place(self, state, viewer, place)
    }

    fn summary(&self, view: &View, messages: &Messages, lang: Lang) -> String {
        summary::summary(self, view, messages, lang)
    }
}
