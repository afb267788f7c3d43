//! A table to try rules on: the one place where these tests touch the program's interface.

use std::sync::{Arc, OnceLock};

use crate::{Action, Antike, Event, Nation, NationDocument, Prompt, Purchase, State, View};
use engine::{
    DataFiles, Decisions, Game, Log, Match, Presentation, Ruled, Seat, Seed, Setup, Viewer,
    fair::Fairness,
};

/// The game with the data it carries, loaded once.
pub(crate) fn game() -> Arc<Antike> {
    static GAME: OnceLock<Arc<Antike>> = OnceLock::new();
    Arc::clone(GAME.get_or_init(testkit::embedded))
}

/// A position, what has happened since, and who is asked.
pub(crate) struct Table {
    game: Arc<Antike>,
    state: State,
    events: Vec<Event>,
    /// turn.9 Has the action just ended by itself?
    ended: bool,
}

impl Table {
    /// A position in short notation (see `src/position.rs`).
    pub(crate) fn at(position: &str) -> Self {
        let game = game();
        let state = match game.read_position(position) {
            Ok(state) => state,
            Err(error) => panic!("{error}\nin: {position}"),
        };
        Self {
            game,
            state,
            events: Vec::new(),
            ended: false,
        }
    }

    /// A new game: `Table::new(Setup::scenario("west").seats(4), 7)`.
    pub(crate) fn new(setup: Setup, seed: u64) -> Self {
        let (game, mut log) = (game(), Log::on());
        let state = game
            .new_game(&setup, Seed::from_number(seed), &mut log)
            .unwrap();
        Self {
            game,
            state,
            events: log.take(),
            ended: false,
        }
    }

    /// [`Table::at`] on data with one file replaced.
    pub(crate) fn new_with_data(setup: Setup, file: &str, text: String) -> Self {
        let mut files = DataFiles::embedded(Antike::NAME, Antike::FILES);
        files.replace(file, text).unwrap();
        let game = Arc::new(Antike::load(&files).unwrap());
        let mut log = Log::on();
        let state = game
            .new_game(&setup, Seed::from_number(1), &mut log)
            .unwrap();
        Self {
            game,
            state,
            events: log.take(),
            ended: false,
        }
    }

    /// How the nations stand.
    pub(crate) fn standing(&self) -> serde_json::Value {
        serde_json::to_value(self.game.standing(&self.state)).unwrap()
    }

    /// What the nations are after.
    pub(crate) fn goal(&self) -> serde_json::Value {
        serde_json::to_value(Presentation::goal(&*self.game, &self.state)).unwrap()
    }

    /// What is said about an answer before it is given.
    pub(crate) fn hint(&self, answer: &str) -> serde_json::Value {
        serde_json::to_value(self.game.hint(&self.state, &read(answer))).unwrap()
    }

    /// Why nothing can be done on a space, as the answer warns.
    pub(crate) fn in_vain(&self, answer: &str) -> Option<String> {
        let warnings = self.game.warnings(&self.state, &read(answer));
        let warning = serde_json::to_value(warnings.first()?).unwrap();
        assert_eq!(warning["type"], "in-vain");
        Some(warning["why"].as_str().unwrap().to_owned())
    }

    /// All answers offered now, in short notation, in order.
    pub(crate) fn answers(&self) -> Vec<String> {
        let mut decisions = Decisions::new();
        self.game.decisions(&self.state, &mut decisions);
        let answers = decisions
            .first()
            .map(|decision| decision.answers.to_vec())
            .unwrap_or_default();
        answers.iter().map(Antike::write_action).collect()
    }

    /// Is this answer offered?
    pub(crate) fn offers(&self, answer: &str) -> bool {
        let answer = Antike::write_action(&read(answer));
        self.answers().contains(&answer)
    }

    /// Those of the answers that begin with a word, such as `arm`.
    pub(crate) fn answers_with(&self, word: &str) -> Vec<String> {
        let begins = |answer: &String| answer.split(' ').next() == Some(word);
        self.answers().into_iter().filter(begins).collect()
    }

    /// What is asked: the type of the prompt, such as `rondel`; nothing when the game is over.
    pub(crate) fn asked(&self) -> Option<String> {
        self.prompt_field("type")
    }

    /// The rule that the question names.
    pub(crate) fn rule(&self) -> &'static str {
        let mut decisions = Decisions::new();
        self.game.decisions(&self.state, &mut decisions);
        decisions
            .first()
            .map_or("", |decision| decision.prompt.rule())
    }

    /// Which nation is asked.
    pub(crate) fn asked_nation(&self) -> Option<String> {
        self.prompt_field("nation")
    }

    /// Which seat is asked, counted from 0.
    pub(crate) fn asked_seat(&self) -> Option<u8> {
        let mut decisions = Decisions::new();
        self.game.decisions(&self.state, &mut decisions);
        decisions.first().map(|decision| decision.seat.0)
    }

    fn prompt_field(&self, field: &str) -> Option<String> {
        let mut decisions = Decisions::new();
        self.game.decisions(&self.state, &mut decisions);
        let prompt = serde_json::to_value(decisions.first()?.prompt).unwrap();
        prompt
            .get(field)
            .and_then(|value| value.as_str())
            .map(str::to_owned)
    }

    /// Is the nation at turn in the middle of an action that it ends with `done`?
    fn in_action(&self) -> bool {
        let mut decisions = Decisions::new();
        self.game.decisions(&self.state, &mut decisions);
        decisions
            .first()
            .is_some_and(|decision| match decision.prompt {
                Prompt::Temple { .. }
                | Prompt::Arming { .. }
                | Prompt::KnowHow { .. }
                | Prompt::Maneuver { .. }
                | Prompt::Entry { .. }
                | Prompt::GiveUp { .. }
                | Prompt::Losses { .. } => true,
                Prompt::Payment { purchase, .. } => {
                    !matches!(purchase, Purchase::Rondel { .. } | Purchase::City { .. })
                }
                Prompt::ChooseNation
                | Prompt::StartCity { .. }
                | Prompt::Coin { .. }
                | Prompt::Rondel { .. }
                | Prompt::Cities { .. } => false,
            })
    }

    /// Plays answers, separated by commas, each for the seat that is asked. Each must be offered; `done` after an action that has just
    /// ended by itself (turn.9) says nothing new.
    pub(crate) fn play(&mut self, answers: &str) -> &mut Self {
        for answer in answers
            .split(',')
            .map(str::trim)
            .filter(|answer| !answer.is_empty())
        {
            if std::mem::take(&mut self.ended) && answer == "done" {
                continue;
            }
            assert!(
                self.offers(answer),
                "'{answer}' is not among {:?}",
                self.answers()
            );
            let seat = Seat(self.asked_seat().unwrap());
            let mut log = Log::on();
            let was_in_action = self.in_action();
            let applied = self
                .game
                .apply(&mut self.state, seat, &read(answer), &mut log);
            assert_eq!(applied, Ok(()), "{answer}");
            let happened = log.take();
            let in_vain = |event: &Event| matches!(event, Event::NothingToDo { .. });
            self.ended = happened.iter().any(in_vain)
                || (was_in_action && answer != "done" && !self.in_action());
            self.events.extend(happened);
        }
        self
    }

    /// The rule by which an answer is refused. It must not be offered, and nothing may change.
    pub(crate) fn refused(&mut self, answer: &str) -> &'static str {
        let seat = Seat(self.asked_seat().unwrap_or_default());
        self.refused_to(seat.0, answer)
    }

    /// [`Table::refused`] for an answer that a given seat tries.
    pub(crate) fn refused_to(&mut self, seat: u8, answer: &str) -> &'static str {
        let asked = self.asked_seat() == Some(seat);
        assert!(!(asked && self.offers(answer)), "'{answer}' is offered");
        let before = self.state.clone();
        let mut log = Log::on();
        let result = self
            .game
            .apply(&mut self.state, Seat(seat), &read(answer), &mut log);
        assert_eq!(self.state, before, "a refused answer changes nothing");
        assert!(log.take().is_empty(), "a refused answer leaves no event");
        result.expect_err("the answer should be refused").rule()
    }

    /// The position as everybody sees it.
    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// What a nation has.
    pub(crate) fn nation(&self, nation: &str) -> NationDocument {
        let nation: Nation = nation.parse().unwrap();
        let found = self
            .view()
            .nations
            .into_iter()
            .find(|other| other.nation == nation);
        found.unwrap_or_else(|| panic!("the {nation} take no part"))
    }

    /// Marble, iron, gold and coins of a nation.
    pub(crate) fn stock(&self, nation: &str) -> [u16; 4] {
        let nation = self.nation(nation);
        [
            nation.marble,
            nation.iron,
            nation.gold,
            u16::from(nation.coins),
        ]
    }

    /// The cities of a nation, in order; `*` marks a temple.
    pub(crate) fn cities(&self, nation: &str) -> Vec<String> {
        let mark = |temple| if temple { "*" } else { "" };
        let cities = self.nation(nation).cities;
        cities
            .iter()
            .map(|city| format!("{}{}", city.province, mark(city.temple)))
            .collect()
    }

    /// Legions and galleys of a nation in a province.
    pub(crate) fn units(&self, nation: &str, province: &str) -> [u8; 2] {
        let (nation, province) = (self.nation(nation), province.parse().unwrap());
        let at = |counts: &std::collections::BTreeMap<_, u8>| counts.get(&province).copied();
        [
            at(&nation.legions).unwrap_or(0),
            at(&nation.galleys).unwrap_or(0),
        ]
    }

    /// Who owns the city of a province.
    pub(crate) fn owner(&self, province: &str) -> Option<String> {
        let province = province.parse().unwrap();
        let owns =
            |nation: &NationDocument| nation.cities.iter().any(|city| city.province == province);
        self.view()
            .nations
            .into_iter()
            .find(owns)
            .map(|nation| nation.nation.to_string())
    }

    /// The nations in the order of turns.
    pub(crate) fn turn_order(&self) -> Vec<String> {
        self.view()
            .nations
            .iter()
            .map(|nation| nation.nation.to_string())
            .collect()
    }

    /// The nation at turn.
    pub(crate) fn at_turn(&self) -> String {
        self.view().active.unwrap().to_string()
    }

    /// The nation that has won.
    pub(crate) fn winner(&self) -> Option<String> {
        self.view().winner.map(|nation| nation.to_string())
    }

    /// Seats that have won.
    pub(crate) fn winning_seats(&self) -> Vec<u8> {
        let outcome = self.game.outcome(&self.state);
        outcome
            .into_iter()
            .flat_map(|outcome| outcome.winners.iter())
            .map(|seat| seat.0)
            .collect()
    }

    /// Temples in the bank.
    pub(crate) fn bank_temples(&self) -> usize {
        let nations = self.view().nations;
        20 - nations
            .iter()
            .flat_map(|nation| &nation.cities)
            .filter(|city| city.temple)
            .count()
    }

    /// Coins in the bank.
    pub(crate) fn bank_coins(&self) -> u8 {
        self.view().bank.coins
    }

    /// Everything that has happened since the position was set.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// The types of these events, such as `turn-began`.
    pub(crate) fn event_types(&self) -> Vec<String> {
        let kind = |event: &Event| {
            serde_json::to_value(event).unwrap()["type"]
                .as_str()
                .unwrap()
                .to_owned()
        };
        self.events.iter().map(kind).collect()
    }

    /// The whole state.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Ends the turn of the nation at turn as quietly as possible: iron, gold or marble, no city.
    pub(crate) fn pass_turn(&mut self) -> &mut Self {
        let (nation, round) = (self.at_turn(), self.view().round);
        while self.winner().is_none() && self.at_turn() == nation && self.view().round == round {
            let answers = self.answers();
            let quiet = [
                "done",
                "decline",
                "take nothing",
                "rondel iron",
                "rondel gold",
                "rondel marble",
            ];
            let quiet = quiet
                .iter()
                .find(|quiet| answers.iter().any(|answer| answer == *quiet));
            let answer = quiet.map_or_else(|| answers[0].clone(), |&quiet| quiet.to_owned());
            self.play(&answer);
        }
        self
    }
}

fn read(answer: &str) -> Action {
    match Antike::read_action(answer) {
        Ok(action) => action,
        Err(error) => panic!("{error}"),
    }
}

/// Plays a whole game with random answers and shows every state on the way, at most `most` of them.
pub(crate) fn random_states(
    setup: Setup,
    seed: u64,
    most: usize,
    mut look: impl FnMut(&Antike, &State, &[Event]),
) {
    let game = game();
    let dice = Fairness::solo(Seed::from_number(seed));
    let mut played = Match::new(Arc::clone(&game), setup, dice).unwrap();
    let mut rng = engine::Rng::new(Seed::from_number(seed));
    let mut decisions = Decisions::new();
    look(&game, played.state(), played.opening());
    for _ in 0..most {
        game.decisions(played.state(), &mut decisions);
        let Some(decision) = decisions.first() else {
            break;
        };
        let action = *rng.pick(decision.answers).unwrap();
        let seat = decision.seat;
        let events = played.act(seat, action).unwrap().events.clone();
        look(&game, played.state(), &events);
    }
}
