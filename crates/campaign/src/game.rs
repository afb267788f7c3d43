//! A campaign as the engine sees it.

use std::{collections::BTreeMap, ops::Deref};

use engine::{
    DataError, DataFiles, Decisions, Dice, Game, Goal, Ledger, Log, MarchStep, Outcome, PlaceCard,
    PositionError, Presentation, Rng, Seat, Seed, Setup, SetupError, Viewer,
    message::{Keys, Lang, Messages, Names},
    setup::SetupSpec,
};
use serde::Serialize;

use crate::{
    Act, Advice, Aim, Answer, BySide, Campaign, CampaignState, Cards, Counters, Group, Look, Rules,
    Scenario, SettingUp, Sight, Step, SummaryWriter, TwoSided, Verdict, all_places, course, keys,
    places, positions, validating, warnings,
};

/// A game with its data. What only this game has read is reached as if it were among these fields.
#[derive(Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct CampaignGame<C: Campaign> {
    pub pieces: Cards<C>,
    pub counters: Counters<C>,
    pub scenarios: BTreeMap<String, Scenario<C>>,
    pub names: Names,
    pub ledger: Ledger,
    pub own: C::Data,
}

impl<C: Campaign> Deref for CampaignGame<C> {
    type Target = C::Data;

    #[inline]
    fn deref(&self) -> &C::Data {
        &self.own
    }
}

/// The scenarios by their ids, and what only this game has read.
pub type OwnFiles<C> = (BTreeMap<String, Scenario<C>>, <C as Campaign>::Data);

impl<C: Campaign> CampaignGame<C> {
    /// Reads and checks what both campaigns have besides scenarios; complaints about several files come together.
    pub fn assemble(
        files: &DataFiles,
        mut names: Names,
        own: Result<OwnFiles<C>, Vec<DataError>>,
    ) -> Result<Self, Vec<DataError>> {
        let pieces = Cards::load(files, &mut names);
        let counters = Counters::load(files, &mut names);
        let printed = together(pieces, counters);
        let all = together(own, together(printed, Ledger::load(files)))?;
        let ((scenarios, own), ((pieces, counters), ledger)) = all;
        Ok(Self {
            pieces,
            counters,
            scenarios,
            names,
            ledger,
            own,
        })
    }

    /// The scenario that is played.
    pub fn scenario(&self, state: &CampaignState<C>) -> Option<&Scenario<C>> {
        let id: &str = state.scenario.into();
        self.scenarios.get(id)
    }

    /// The group of the scenario with this number.
    pub fn group(&self, state: &CampaignState<C>, number: u8) -> Option<&Group<C>> {
        let groups = &self.scenario(state)?.groups;
        groups.get(usize::from(number))
    }
}

impl<C: SettingUp> CampaignGame<C> {
    /// 10 The scenario that a set-up names, or the first of all: its id and its card.
    pub fn chosen(
        &self,
        setup: &Setup,
        all: &[C::ScenarioId],
    ) -> Result<(C::ScenarioId, &Scenario<C>), SetupError> {
        setup.check(C::SPEC)?;
        let named = C::SPEC.scenarios.iter().zip(all);
        let mut named = named.filter(|(name, _)| **name == setup.scenario);
        let id = named.next().map(|(_, id)| *id).or(all.first().copied());
        let found = id.and_then(|id| Some((id, self.scenarios.get(id.into())?)));
        found.ok_or_else(|| SetupError::Combination("the scenario is missing".to_owned()))
    }
}

/// Both, or all complaints about them.
pub fn together<A, B>(
    first: Result<A, Vec<DataError>>,
    second: Result<B, Vec<DataError>>,
) -> Result<(A, B), Vec<DataError>> {
    match (first, second) {
        (Ok(first), Ok(second)) => Ok((first, second)),
        (Err(mut complaints), Err(more)) => {
            complaints.extend(more);
            Err(complaints)
        }
        (Err(complaints), Ok(_)) | (Ok(_), Err(complaints)) => Err(complaints),
    }
}

impl<C: Rules> Game for CampaignGame<C> {
    const NAME: &'static str = C::NAME;
    const RULES_VERSION: u32 = C::RULES_VERSION;

    type State = CampaignState<C>;
    type Prompt = C::Prompt;
    type Action = C::Action;
    type Event = C::Event;
    type View = C::View;
    type Illegal = C::Illegal;

    fn new_game(
        &self,
        setup: &Setup,
        seed: Seed,
        log: &mut Log<C::Event>,
    ) -> Result<CampaignState<C>, SetupError> {
        let mut state = C::new_game(self, setup, seed)?;
        course::run(&mut Act::new(self, &mut state, log));
        Ok(state)
    }

    fn validate(&self, state: &CampaignState<C>) -> Result<(), PositionError> {
        validating::validate(Look::new(self, state))
    }

    /// 2a, 2.Da A part of the turn that asks nothing goes by.
    fn settle(&self, state: &mut CampaignState<C>) {
        if let Some(Step::Turn { .. }) = state.step() {
            course::run(&mut Act::new(self, state, &mut Log::off()));
        }
    }

    fn decisions(&self, state: &CampaignState<C>, out: &mut Decisions<Self>) {
        course::decisions(Look::new(self, state), out);
    }

    fn apply(
        &self,
        state: &mut CampaignState<C>,
        seat: Seat,
        action: &C::Action,
        log: &mut Log<C::Event>,
    ) -> Result<(), C::Illegal> {
        course::apply(&mut Act::new(self, state, log), seat, *action)
    }

    /// 2.B.3.1a With the announcement: a side may have several phases of actions one after the other.
    fn opens_turn(&self, state: &CampaignState<C>) -> bool {
        matches!(state.step(), Some(Step::Announce { .. }))
    }

    fn outcome(&self, state: &CampaignState<C>) -> Option<Outcome> {
        state.verdict.map(Verdict::outcome)
    }

    fn view(&self, state: &CampaignState<C>, viewer: Viewer) -> C::View {
        C::View::of(Look::new(self, state), C::Side::looking(viewer))
    }

    fn view_event(&self, event: &C::Event, viewer: Viewer) -> Option<C::Event> {
        Some(C::View::event(event, viewer))
    }

    fn imagine(&self, view: &C::View, rng: &mut Rng) -> CampaignState<C> {
        view.imagine(self, rng)
    }

    fn reseed(&self, state: &mut CampaignState<C>, seed: Seed) {
        state.dice = Dice::new(seed);
    }
}

impl<C: Rules> Presentation for CampaignGame<C> {
    type Hint = C::Hint;
    type GoalItem = C::GoalItem;
    type PlaceItem = C::PlaceItem;

    const FILES: &'static [(&'static str, &'static str)] = C::FILES;
    const ROUND_LIMIT: u32 = C::ROUND_LIMIT;

    fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        C::load(files)
    }

    fn setup_spec(&self) -> &SetupSpec {
        C::SPEC
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    fn ftl(lang: Lang) -> &'static str {
        C::ftl(lang)
    }

    fn keys() -> Keys {
        keys::<C>()
    }

    fn seats(&self, _state: &CampaignState<C>) -> u8 {
        2
    }

    fn round(&self, state: &CampaignState<C>) -> u32 {
        let first = self.scenario(state).map_or(1, |card| card.first_turn);
        u32::from(state.turn.saturating_sub(first)) + 1
    }

    fn tallies(&self, state: &CampaignState<C>, seat: Seat) -> Vec<(&'static str, u32)> {
        let side = C::Side::looking(Viewer::Seat(seat));
        let points = |side| ("points", C::points(Look::new(self, state), side));
        side.map(points).into_iter().collect()
    }

    fn read_position(&self, text: &str) -> Result<CampaignState<C>, PositionError> {
        positions::read(self, text)
    }

    fn hint(&self, state: &CampaignState<C>, action: &C::Action) -> Option<C::Hint> {
        let hint = C::Hint::of(Look::new(self, state), *action);
        hint.filter(|hint| !hint.warns())
    }

    fn warnings(&self, state: &CampaignState<C>, action: &C::Action) -> Vec<C::Hint> {
        let look = Look::new(self, state);
        let known = C::Hint::of(look, *action).filter(C::Hint::warns);
        let mut all: Vec<C::Hint> = known.into_iter().collect();
        for hint in warnings::risks(look, *action) {
            if !all.contains(&hint) {
                all.push(hint);
            }
        }
        all
    }

    /// Whoever has points left can still move those whom only the end of the turn harms.
    fn loses_now(&self, state: &CampaignState<C>, action: &C::Action) -> bool {
        let look = Look::new(self, state);
        let asked = state.step().map(|step| look.asked(step));
        let left = asked.map_or(0, |side| *state.actions.of(side));
        let goes_on = left > state.phase.budget.announced;
        let warnings = self.warnings(state, action);
        warnings
            .iter()
            .any(|hint| !(goes_on && hint.comes_with_turn_end()))
    }

    fn march_step(&self, state: &CampaignState<C>, action: &C::Action) -> Option<MarchStep> {
        let to = action.step()?;
        Look::new(self, state).march_step(to)
    }

    /// 2.B.3g, 2.B.3i, 8d, 4.1b, 10.1c, 2.Db, 2.D.1a
    fn is_pass(action: &C::Action) -> bool {
        action.is_pass()
    }

    fn is_secret(action: &C::Action) -> bool {
        action.is_secret()
    }

    fn ends_moves(&self, state: &CampaignState<C>, action: &C::Action) -> bool {
        action.ends_moves() && !state.pieces.moved().is_empty()
    }

    fn odds(&self, state: &CampaignState<C>) -> Option<impl Serialize + use<C>> {
        C::pending(Look::new(self, state))
    }

    fn goal(&self, state: &CampaignState<C>) -> Goal<C::GoalItem> {
        C::GoalItem::goal(Look::new(self, state))
    }

    fn places(&self, _state: &CampaignState<C>) -> Vec<String> {
        all_places::<C>().map(|place| place.to_string()).collect()
    }

    fn place(
        &self,
        state: &CampaignState<C>,
        viewer: Viewer,
        place: &str,
    ) -> Option<PlaceCard<C::PlaceItem>> {
        let place: C::Place = place.parse().ok()?;
        let side = C::Side::looking(viewer);
        Some(places::card(Look::new(self, state), side, place))
    }

    fn summary(&self, view: &C::View, messages: &Messages, lang: Lang) -> String {
        view.summary(self, SummaryWriter { messages, lang })
    }
}
