//! Playing in tests, as a player does: the question and its answers come from [`Game::decisions`], an answer goes to [`Game::apply`].

use crate::step::{OwnBattle, OwnStep};
use engine::{Decisions, Game, Log, Presentation, Seed};

use crate::{
    action::{Action, Target},
    battle::Play,
    event::{Event, Modifiers},
    game::Syracuse,
    ids::{CounterId, Side, Stratagem},
    illegal::Illegal,
    pieces::PieceId,
    prompt::Prompt,
    state::State,
    step::Step,
    step::{Battle, BattleKind},
    types::Act,
};

use super::{game, place, set};

/// Who is asked what, with all answers.
pub(crate) fn decision(state: &State) -> Option<(Side, Prompt, Vec<Action>)> {
    let mut out: Decisions<Syracuse> = Decisions::new();
    game().decisions(state, &mut out);
    let decision = out.first()?;
    let side = Side::of(decision.seat).expect("a side");
    assert!(decision.answers.is_sorted(), "{:?}", decision.answers);
    Some((side, *decision.prompt, decision.answers.to_vec()))
}

/// All answers to the open question.
pub(crate) fn listed(state: &State) -> Vec<Action> {
    decision(state).map_or_else(Vec::new, |(_, _, answers)| answers)
}

/// The same in few words: `T24 T25 Stop`, `ath-H1 Done`.
pub(crate) fn offered(state: &State) -> String {
    let short = |action: &Action| {
        let debug = format!("{action:?}");
        match debug.split_once(": ") {
            Some((_, fields)) => fields.trim_end_matches(" }").replace(", counter: ", "/"),
            None => debug,
        }
    };
    let words: Vec<String> = listed(state).iter().map(short).collect();
    words.join(" ")
}

/// Gives an answer to the open question, whoever is asked.
pub(crate) fn act(state: &mut State, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
    let (side, ..) = decision(state).expect("a question");
    game().apply(state, side.seat(), &action, log)
}

/// Gives answers in the game's notation: `"activate T25; pick ath-H1; step T24; stop"`. Stops at the first that is refused.
pub(crate) fn play(state: &mut State, script: &str) -> Result<(), Illegal> {
    let answers = script.split(';').map(str::trim);
    for answer in answers.filter(|text| !text.is_empty()) {
        let action = Syracuse::read_action(answer).unwrap_or_else(|_| panic!("{answer}"));
        if !is_settled(state, action) {
            act(state, action, &mut Log::off())?;
        }
    }
    Ok(())
}

/// 2.B.3.1a, 7.S4a A single point is announced, and dice of a storm that hurt nobody stand, without a question.
pub(crate) fn is_settled(state: &State, action: Action) -> bool {
    let step = state.step();
    (action == Action::Announce { points: 1 } && !matches!(step, Some(Step::Announce { .. })))
        || (action == Action::Accept && !matches!(step, Some(Step::Own(OwnStep::Roll { .. }))))
}

/// Goes on to the next question.
pub(crate) fn go_on(state: &mut State) {
    campaign::run(&mut Act::new(&game(), state, &mut Log::off()));
}

/// Asks this before everything else.
pub(crate) fn ask(state: &mut State, step: Step) {
    state.stack.push(step);
    go_on(state);
}

/// Passes as long as players are asked for stratagems, and lets dice stand.
pub(crate) fn pass(state: &mut State, log: &mut Log<Event>) {
    while let Some((_, prompt, _)) = decision(state) {
        let dull = match prompt {
            Prompt::Window { .. } => Action::Pass,
            Prompt::Roll { .. } => Action::Accept,
            _ => return,
        };
        act(state, dull, log).expect("one may pass");
    }
}

/// The next dice show these faces: tries seeds until they do.
pub(crate) fn load_dice(state: &mut State, faces: &[u8]) {
    let fits = |dice: &engine::Dice| {
        let mut dice = dice.clone();
        let mut log: Log<Event> = Log::off();
        faces.iter().all(|&face| dice.d6(&mut log).get() == face)
    };
    let mut all = (0..10_000_000_u64).map(|number| engine::Dice::new(Seed::from_number(number)));
    state.dice = all.find(fits).expect("such dice");
}

/// An action phase of a side with so many points announced, before its first activation; nothing comes after it.
pub(crate) fn phase(state: &mut State, side: Side, points: u8) {
    state.stack.clear();
    *state.actions.get_mut(side) = points;
    state.stack.push(Step::Announce { side });
    play(state, &format!("announce {points}")).expect("it is announced");
    pass(state, &mut Log::off());
}

/// A group of a side sets out and goes along a path; what follows is left open: `march(&mut state, "ath-H1 nicias", "T21 T13")`.
pub(crate) fn march(state: &mut State, group: &str, path: &str) -> Result<(), Illegal> {
    let first = set(group).first().expect("a piece");
    let side = game().pieces.card(first).side;
    let from = state.pieces.place(first).expect("it is in play");
    if state.stack.len() < 2 && !matches!(state.step(), Some(Step::Menu { .. })) {
        phase(state, side, 9);
    }
    if let Some(Step::Menu { .. }) = state.step() {
        play(state, &format!("activate {from}"))?;
    }
    let picks = group.split_whitespace().map(|id| format!("pick {id};"));
    let steps = path.split_whitespace().map(|to| format!("step {to};"));
    play(state, &picks.chain(steps).collect::<String>())
}

/// Where a piece is: `T13`, or `nowhere`.
pub(crate) fn whereabouts(state: &State, piece: &str) -> String {
    let place = state.pieces.place(piece.parse().expect("a piece"));
    place.map_or_else(|| "nowhere".to_owned(), |place| place.to_string())
}

/// Where pieces are: `syr-H1* T13, nicias out`.
pub(crate) fn where_are(state: &State, pieces: &str) -> String {
    let describe = |piece: PieceId| {
        let star = if state.pieces.get(piece).back {
            "*"
        } else {
            ""
        };
        let at = state.pieces.place(piece);
        format!(
            "{piece}{star} {}",
            at.map_or("out".to_owned(), |place| place.to_string())
        )
    };
    let all: Vec<String> = set(pieces).iter().map(describe).collect();
    all.join(", ")
}

/// The combats of a side come up, with so many announced points left; nothing comes after them.
pub(crate) fn come_up(state: &mut State, side: Side, points: u8) {
    state.phase.budget.announced = points;
    *state.actions.get_mut(side) = points;
    ask(state, Step::Combats { side });
}

/// Goes on until somebody has to choose: nobody plays a stratagem, and the die shows this face.
pub(crate) fn run(state: &mut State, die: u8, log: &mut Log<Event>) {
    load_dice(state, &[die]);
    campaign::run(&mut Act::new(&game(), state, log));
    pass(state, log);
}

/// Fights in a zone as Athens or Syracuse until somebody has to choose: nobody plays a stratagem, and the die shows this face.
pub(crate) fn fight(state: &mut State, side: Side, zone: &str, die: u8) -> Log<Event> {
    let mut log = Log::on();
    come_up(state, side, 1);
    let zone = place(zone);
    load_dice(state, &[die]);
    act(state, Action::Fight { zone }, &mut log).expect("a combat");
    pass(state, &mut log);
    log
}

/// Answers the open question in a combat, then goes on in the same way.
pub(crate) fn answer(state: &mut State, action: Action, die: u8) -> Result<(), Illegal> {
    load_dice(state, &[die]);
    act(state, action, &mut Log::off())?;
    pass(state, &mut Log::off());
    Ok(())
}

/// The answer that retreats to a place.
pub(crate) fn to(text: &str) -> Action {
    Action::RetreatTo { place: place(text) }
}

/// A combat that has not begun.
pub(crate) fn combat(kind: BattleKind, zone: &str, attacker: Side) -> Battle {
    OwnBattle::combat(kind, place(zone), attacker)
}

/// With a stratagem that its player has revealed.
pub(crate) fn with_play(
    mut battle: Battle,
    side: Side,
    stratagem: Stratagem,
    target: Target,
) -> Battle {
    battle.revealed = true;
    *battle.plays.get_mut(side) = Some(Play {
        counter: CounterId(0),
        stratagem,
        target,
    });
    battle
}

/// `river -1, stratagem +2` as the data would say it.
pub(crate) fn lines(modifiers: &Modifiers) -> String {
    let all: Vec<String> = modifiers
        .iter()
        .map(|line| format!("{:?} {:+}", line.line, line.by))
        .collect();
    all.join(", ")
}
