//! What each game says for itself: its questions, answers and refusals, and the rules that the course of a game asks for.

use std::fmt::Debug;

use engine::{
    DataError, DataFiles, Decisions, Goal, Notation, Rng, Ruled, Seed, Setup, SetupError, Viewer,
    message::Lang, setup::SetupSpec,
};
use serde::Serialize;
use strum::VariantNames;
use ts_rs::TS;

use crate::{
    Act, BattleStage, Campaign, CampaignGame, CampaignState, Fact, HalfTurn, Item, Look, Papers,
    PieceOf, Play, Refusal, Retreat, SharedHint, SharedPlaceItem, SharedPrompt, Step, Stratagems,
    SummaryWriter, Warnings, WindowKind, Windows,
};

/// All that a campaign needs to be played.
pub trait Rules:
    Loading
    + SettingUp
    + Settling
    + Asking
    + Answering
    + Performing
    + Validating
    + Positions
    + Scoring
    + Stratagems
    + Windows
    + Warnings
{
}

impl<C> Rules for C where
    C: Loading
        + SettingUp
        + Settling
        + Asking
        + Answering
        + Performing
        + Validating
        + Positions
        + Scoring
        + Stratagems
        + Windows
        + Warnings
{
}

/// What a game asks, answers, refuses and shows.
#[expect(missing_docs, reason = "their names say it")]
pub trait Vocabulary: Papers + Campaign<Event: Item + Ruled + VariantNames> {
    const NAME: &'static str;
    const RULES_VERSION: u32;
    const ROUND_LIMIT: u32;

    type View: Sight<Self>;
    type Prompt: Question + From<SharedPrompt<Self>>;
    type Action: Answer<Self>;
    type Illegal: engine::Refusal + VariantNames + From<Refusal<Self>>;
    type Hint: Advice<Self>;
    type GoalItem: Aim<Self>;
    type PlaceItem: Facts<Self>;

    /// The sentences of the game.
    fn ftl(lang: Lang) -> &'static str;
}

/// A question.
pub trait Question: Clone + Debug + Eq + Serialize + Ruled + VariantNames + Send + Sync {}

impl<Q: Clone + Debug + Eq + Serialize + Ruled + VariantNames + Send + Sync> Question for Q {}

/// An answer.
pub trait Answer<C: Campaign>:
    engine::Action + Copy + Notation + VariantNames + From<Play<C>>
{
    /// Does it do nothing but go on?
    fn is_pass(&self) -> bool;

    /// Does it end one's moves?
    fn ends_moves(&self) -> bool;

    /// Does it show a counter of the hand?
    fn is_secret(&self) -> bool;

    /// 3b The step that it takes on a march.
    fn step(&self) -> Option<C::Place>;
}

/// What one viewer may know.
pub trait Sight<C: Campaign>: Item {
    /// Filled field by field; what is secret is asked for by side.
    fn of(look: Look<'_, C>, viewer: Option<C::Side>) -> Self;

    /// A state that looks the same to the viewer.
    fn imagine(&self, game: &CampaignGame<C>, rng: &mut Rng) -> CampaignState<C>;

    /// An event as the viewer may know it.
    fn event(event: &C::Event, viewer: Viewer) -> C::Event;

    /// The position as a few lines of text.
    fn summary(&self, game: &CampaignGame<C>, writer: SummaryWriter<'_>) -> String;
}

/// Facts about an answer.
pub trait Advice<C: Vocabulary>:
    Serialize + TS + VariantNames + PartialEq + From<SharedHint<C>>
{
    /// What can be said about an answer before it is given.
    fn of(look: Look<'_, C>, action: C::Action) -> Option<Self>;

    /// Does the answer lose or risk something?
    fn warns(&self) -> bool;

    /// Does it harm only when the turn ends?
    fn comes_with_turn_end(&self) -> bool;
}

/// What can be said about the goal of a game.
pub trait Aim<C: Campaign>: PartialEq + Serialize + TS + VariantNames + Sized {
    /// How the game is won and how both sides stand.
    fn goal(look: Look<'_, C>) -> Goal<Self>;
}

/// What can be said about a place.
pub trait Facts<C: Vocabulary>:
    PartialEq + Serialize + TS + VariantNames + From<SharedPlaceItem<C>>
{
    /// What it is, and what is built there.
    fn about(look: Look<'_, C>, place: C::Place) -> Vec<Fact<C>>;

    /// 1.1a Who of a side stands there.
    fn force(look: Look<'_, C>, side: C::Side, place: C::Place) -> Self;

    /// How much room there is for each side.
    fn room(look: Look<'_, C>, place: C::Place) -> Vec<Fact<C>>;

    /// The ways that begin there.
    fn neighbours(look: Look<'_, C>, place: C::Place) -> Vec<Fact<C>>;

    /// What a side can do there.
    fn possible(look: Look<'_, C>, side: C::Side, place: C::Place) -> Vec<Fact<C>>;
}

/// The data of a game.
pub trait Loading: Vocabulary {
    /// The data files the binary carries, by name.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks everything.
    fn load(files: &DataFiles) -> Result<CampaignGame<Self>, Vec<DataError>>;
}

/// 10 How a game begins.
pub trait SettingUp: Vocabulary {
    /// What people may agree on.
    const SPEC: &'static SetupSpec;

    /// The position before the first turn.
    fn new_game(
        game: &CampaignGame<Self>,
        setup: &Setup,
        seed: Seed,
    ) -> Result<CampaignState<Self>, SetupError>;
}

/// Steps that have nothing to ask.
pub trait Settling: Vocabulary {
    /// Takes a step as far as it goes by itself. Says whether it asks something now.
    fn settle(act: &mut Act<'_, Self>, step: Step<Self>) -> bool;
}

/// Who is asked what, where only this game knows. The rest is in `Look::asked` and `Look::prompt`.
pub trait Asking: Vocabulary {
    /// Which side must answer a step of the game's own.
    fn asked(look: Look<'_, Self>, step: Self::OwnStep) -> Self::Side;

    /// The question of a step of the game's own.
    fn own_prompt(look: Look<'_, Self>, step: Self::OwnStep, side: Self::Side) -> Self::Prompt;

    /// What a side is asked in a window.
    fn window_prompt(side: Self::Side, kind: WindowKind<Self>) -> Self::Prompt;

    /// 3b What a side is asked whose group is on the move.
    fn march_prompt(look: Look<'_, Self>, side: Self::Side) -> Self::Prompt;

    /// 4.2 What a side is asked at a stage of a combat.
    fn battle_prompt(
        look: Look<'_, Self>,
        side: Self::Side,
        stage: BattleStage<Self>,
    ) -> Self::Prompt;

    /// 4.2.2, 4.2.4 What the owner of those who have to leave is asked.
    fn retreat_prompt(look: Look<'_, Self>, retreat: Retreat<Self>) -> Self::Prompt;
}

/// From a step to all its answers.
pub trait Answering: Asking + Settling {
    /// All legal answers of the side that is asked.
    fn answers(
        look: Look<'_, Self>,
        step: Step<Self>,
        side: Self::Side,
        out: &mut Decisions<CampaignGame<Self>>,
    ) where
        Self: Rules;
}

/// From an answer to its rule.
pub trait Performing: Vocabulary {
    /// Carries out an answer of the side that is asked, or names the rule it breaks.
    fn perform(
        act: &mut Act<'_, Self>,
        asked: (Step<Self>, Self::Side),
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;
}

/// What must hold for every position of a game.
pub trait Validating: Vocabulary {
    /// Nobody ever has more action points.
    const MOST_ACTIONS: u8;
    /// The stratagem whose counter lies in its zone.
    const ARCHERS: Self::Stratagem;

    /// The counter that waits for the enemy's answer at this moment.
    fn waiting(kind: Self::OwnWindowKind) -> Option<Self::Counter>;

    /// Are pieces where they can be, and is what only this game has in order?
    fn check(look: Look<'_, Self>) -> Result<(), String>;

    /// Can a step of the game's own be answered?
    fn fits(look: Look<'_, Self>, step: Self::OwnStep) -> bool;
}

/// Positions in short text notation.
pub trait Positions: SettingUp {
    /// The option whose value may stand alone.
    const ALONE: Option<&'static str>;

    /// A piece as it is put somewhere.
    fn put(game: &CampaignGame<Self>, id: Self::Piece, piece: PieceOf<Self>) -> PieceOf<Self>;

    /// Reads a clause that only this game has. Says whether it is one.
    fn read_clause(state: &mut CampaignState<Self>, words: &[&str]) -> Result<bool, String>;

    /// A part of the turn that only this game has, for one side or for both.
    fn read_stage(name: &str, half: Option<HalfTurn<Self::Side>>) -> Option<Self::OwnStage>;

    /// What follows from all clauses together; the hands of these sides were named.
    fn complete(
        act: &mut Act<'_, Self>,
        clauses: &[&str],
        dealt: &[Self::Side],
    ) -> Result<(), String>;
}

/// 9 Victory.
pub trait Scoring: Vocabulary {
    /// What is about to be rolled for.
    type Prospect: Serialize;

    /// 9.2 The victory points of a side.
    fn points(look: Look<'_, Self>, side: Self::Side) -> u32;

    /// 4.2 What is about to be rolled for or may be rolled again. Nothing secret counts.
    fn pending(look: Look<'_, Self>) -> Option<Vec<Self::Prospect>>;
}
