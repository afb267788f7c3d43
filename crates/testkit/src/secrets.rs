//! Nobody learns from questions and views what others hold.

use engine::{Decisions, Game, Log, Rng, Seat, Seed, Setup, Viewer};

/// Random games, played in these ways in turn; `look` sees every position with its question.
///
/// # Panics
/// If a game does not begin or an answer is refused.
pub fn playouts<G: Game>(
    game: &G,
    setups: &[Setup],
    games: u64,
    mut look: impl FnMut(&G::State, &Decisions<G>, &mut Rng),
) {
    for (number, setup) in (0..games).zip(setups.iter().cycle()) {
        let seed = Seed::from_number(number);
        let begun = game.new_game(setup, seed, &mut Log::off());
        let mut state = begun.expect("the game begins");
        let (mut rng, mut decisions) = (Rng::new(seed), Decisions::new());
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            look(&state, &decisions, &mut rng);
            let action = rng.pick(decision.answers).expect("an answer");
            game.apply(&mut state, decision.seat, action, &mut Log::off())
                .expect("legal");
        }
    }
}

/// Plays on in the true game and in one that this seat cannot tell from it, for at most sixty questions: the same questions must come in the same
/// order. What may be seen to differ after an answer, because it is shown or drawn, is for `may_differ`: it gets both views and all events.
/// Returns how many questions were compared.
///
/// # Panics
/// If the seat can tell the games apart.
pub fn walk_together<G: Game>(
    game: &G,
    state: &G::State,
    viewer: Seat,
    rng: &mut Rng,
    may_differ: impl Fn([&G::View; 2], &[G::Event]) -> bool,
) -> usize {
    const MOST: usize = 60;
    let mut real = state.clone();
    let mut other = game.imagine(&game.view(state, Viewer::Seat(viewer)), rng);
    let dice = rng.seed();
    game.reseed(&mut real, dice);
    game.reseed(&mut other, dice);
    let (mut asked, mut imagined) = (Decisions::new(), Decisions::new());
    for step in 0..MOST {
        game.decisions(&real, &mut asked);
        game.decisions(&other, &mut imagined);
        let (Some(one), Some(two)) = (asked.first(), imagined.first()) else {
            assert_eq!(asked.is_empty(), imagined.is_empty());
            return step;
        };
        assert_eq!((one.seat, one.prompt), (two.seat, two.prompt));
        if one.seat == viewer {
            assert_eq!(one.answers, two.answers);
        }
        let common = |action: &&G::Action| two.answers.contains(action);
        let common: Vec<_> = one.answers.iter().filter(common).collect();
        let Some(&action) = rng.pick(&common) else {
            return step;
        };
        let mut log = Log::on();
        for state in [&mut real, &mut other] {
            game.apply(state, one.seat, action, &mut log)
                .expect("legal");
        }
        let [one, two] = [&real, &other].map(|state| game.view(state, Viewer::Seat(viewer)));
        if one != two {
            assert!(may_differ([&one, &two], &log.take()), "after {action:?}");
            return step;
        }
    }
    MOST
}
