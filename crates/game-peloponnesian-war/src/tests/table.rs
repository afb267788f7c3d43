//! A table to play on: positions in short notation, answers in short notation, dice that show what a test wants.

use std::sync::{Arc, OnceLock};

use engine::{DataFiles, Decisions, Dice, Game, Log, Presentation, Ruled, Seat, Seed};

use crate::{
    Event, Force, Operation, PeloponnesianWar, Prompt, Side, SpaceId, SpaceSet, State, Step, data,
    position,
    rules::{Flow, Look, Play, answers, dangers::TIES, going_home, operation, settle},
    troops::Units,
};

/// The game with the data it carries.
pub(super) fn game() -> Arc<PeloponnesianWar> {
    static GAME: OnceLock<Arc<PeloponnesianWar>> = OnceLock::new();
    let load = || {
        let files = DataFiles::embedded("peloponnesian-war", data::FILES);
        Arc::new(data::load(&files).expect("the data are in order"))
    };
    Arc::clone(GAME.get_or_init(load))
}

/// A draw: so many possibilities, and which one comes up.
pub(super) type Draw = (usize, usize);

/// A draw that may come out anyhow.
const ANYHOW: usize = usize::MAX;

/// 4.2.1f What settles equal claims in an operation of the system, before it looks for an objective.
pub(super) const TIE: Draw = (TIES, ANYHOW);

/// A die that shows so many eyes.
pub(super) fn die(eyes: usize) -> Draw {
    (6, eyes - 1)
}

/// Dice, one after the other.
pub(super) fn dice(eyes: &[usize]) -> Vec<Draw> {
    eyes.iter().map(|&eyes| die(eyes)).collect()
}

/// What an operation of the system draws and then rolls.
pub(super) fn tie_and_dice(eyes: &[usize]) -> Vec<Draw> {
    std::iter::once(TIE).chain(dice(eyes)).collect()
}

pub(super) fn space(id: &str) -> SpaceId {
    id.parse().expect("a space")
}

pub(super) fn spaces(ids: &str) -> SpaceSet {
    ids.split_whitespace().map(space).collect()
}

/// A position and what has happened in it.
pub(super) struct Table {
    pub game: Arc<PeloponnesianWar>,
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    /// A position in which nothing has happened yet.
    pub(super) fn new(text: &str) -> Self {
        let game = game();
        let state = position::read_still(&game, text).unwrap_or_else(|error| panic!("{error}"));
        Self {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// A position, played up to its first question.
    pub(super) fn run(text: &str) -> Self {
        let mut table = Self::new(text);
        table.go();
        table
    }

    /// An army of Athens that Phormio has made of all who stand in a space: `prepare` says more about the operation, then it goes on with these
    /// steps until something is asked.
    pub(super) fn under_way(
        position: &str,
        [at, army]: [&str; 2],
        prepare: impl FnOnce(&mut Operation),
        steps: &[Step],
    ) -> Self {
        let mut table = Self::new(&format!(
            "peloponnesian-war; clear; {position}; drawn A phormio; operations A0; talents A9000; {at} {army}; passed S; operate athens"
        ));
        table.with(|play| {
            operation::begin(play, Side::Athens);
            let force = play.at.troops.at(Side::Athens, space(at));
            play.at.troops.spend(Side::Athens, space(at), force);
            let operation = play.at.operation.as_mut().expect("it has begun");
            operation.at = space(at);
            operation.army = force;
            operation.has_taken = true;
            prepare(operation);
            steps.iter().for_each(|&step| play.push(step));
            settle::run(play);
        });
        table
    }

    /// The next draws come out like this.
    pub(super) fn rig(&mut self, draws: &[Draw]) -> &mut Self {
        let fits = |number: &u64| {
            let mut dice = Dice::new(Seed::from_number(*number));
            let mut log = Log::<()>::off();
            draws.iter().all(|&(count, value)| {
                let drawn = dice.index(count, &mut log);
                value == ANYHOW || value == drawn
            })
        };
        let seed = (0..3_000_000).find(fits).expect("some seed rolls this");
        self.game
            .clone()
            .reseed(&mut self.state, Seed::from_number(seed));
        self
    }

    pub(super) fn go(&mut self) -> &mut Self {
        self.with(settle::run)
    }

    /// Does something and keeps its events.
    pub(super) fn with<T>(&mut self, act: impl FnOnce(&mut Play<'_>) -> T) -> &mut Self {
        let mut log = Log::on();
        let game = Arc::clone(&self.game);
        act(&mut Play::new(&game, &mut self.state, &mut log));
        self.events.extend(log.take());
        self
    }

    /// Lets those go home who wait in the box, up to the first question.
    pub(super) fn go_home(&mut self) -> &mut Self {
        self.with(|play| {
            while let Some(&Step::Homeward { side, sort, after }) = play.at.steps.last() {
                if going_home::advance(play, side, sort, after) == Flow::Asks {
                    break;
                }
            }
        })
    }

    pub(super) fn look(&self) -> Look<'_> {
        self.game.look(&self.state.position)
    }

    fn asked(&self) -> Seat {
        let side = answers::asked_side(self.look()).expect("somebody is asked");
        answers::seat_of(self.look(), side)
    }

    /// Gives answers, separated by semicolons. An army is sent without fomenting, and the levy raised, where nothing else is said.
    pub(super) fn act(&mut self, answers: &str) -> &mut Self {
        for text in answers.split(';').map(str::trim) {
            let levies = matches!(self.prompt(), Some(Prompt::Levy { .. }));
            if levies && !text.ends_with("levy") {
                self.act("raise levy");
            }
            let approaching = matches!(self.prompt(), Some(Prompt::Approach { .. }));
            match (approaching, text) {
                (true, "foment" | "send") => {}
                (true, _) => {
                    self.act("send");
                }
                (false, "send") => continue,
                (false, _) => {}
            }
            let action = PeloponnesianWar::read_action(text).expect("an answer");
            let mut log = Log::on();
            let seat = self.asked();
            let game = Arc::clone(&self.game);
            let done = game.apply(&mut self.state, seat, &action, &mut log);
            assert!(done.is_ok(), "{text}: {done:?}, asked {:?}", self.prompt());
            self.events.extend(log.take());
        }
        self
    }

    /// The rule that forbids an answer; `lawful` if none does.
    pub(super) fn refusal(&self, text: &str) -> &'static str {
        let action = PeloponnesianWar::read_action(text).expect("an answer");
        let mut next = self.state.clone();
        let applied = self
            .game
            .apply(&mut next, self.asked(), &action, &mut Log::off());
        applied.map_or_else(|illegal| illegal.rule(), |()| "lawful")
    }

    pub(super) fn prompt(&self) -> Option<Prompt> {
        let mut out = Decisions::new();
        self.game.decisions(&self.state, &mut out);
        out.first().map(|decision| *decision.prompt)
    }

    /// All answers in short notation.
    pub(super) fn answers(&self) -> Vec<String> {
        let mut out = Decisions::new();
        self.game.decisions(&self.state, &mut out);
        let first = out.first().expect("somebody is asked");
        first
            .answers
            .iter()
            .map(PeloponnesianWar::write_action)
            .collect()
    }

    pub(super) fn offers(&self, answer: &str) -> bool {
        self.answers().iter().any(|known| known == answer)
    }

    /// Who stands in a space: `6h1c` for a side's hoplites, cavalry and ships, own and allied together.
    pub(super) fn at(&self, side: Side, id: &str) -> [u8; 3] {
        let force = self.force(side, id);
        [force.hoplites(), force.cavalry(), force.ships()]
    }

    pub(super) fn force(&self, side: Side, id: &str) -> Force {
        self.state.position.troops.at(side, space(id))
    }

    pub(super) fn talents(&self, side: Side) -> i32 {
        *self.state.position.treasury.get(side)
    }

    pub(super) fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| fits(event)).count()
    }

    pub(super) fn said(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.count(fits) > 0
    }

    /// The spaces an army has entered.
    pub(super) fn entered(&self) -> Vec<&'static str> {
        let mut entered = Vec::new();
        for event in &self.events {
            if let Event::Entered { space, .. } = event {
                entered.push(space.id());
            }
        }
        entered
    }

    /// What was gathered, in order, with its price.
    pub(super) fn gathered(&self) -> Vec<(&'static str, [u8; 3], i32)> {
        let mut gathered = Vec::new();
        for event in &self.events {
            if let Event::Gathered {
                space,
                units,
                price,
                ..
            } = event
            {
                gathered.push((space.id(), counts(*units), *price));
            }
        }
        gathered
    }
}

pub(super) fn counts(units: Units) -> [u8; 3] {
    let force = units.force();
    [force.hoplites(), force.cavalry(), force.ships()]
}
