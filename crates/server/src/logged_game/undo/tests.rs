//! How far one's own may be taken back, tried on random games of the whole catalogue.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use catalogue::{Data, GameId, Library};
use engine::{Rng, Seed, Setup, fair::Fairness};
use serde_json::Value;
use store::{Head, TableRecord};

use super::*;
use crate::log_entry::LogEntry;

/// An action that was made: whose, whether it can be taken back, and the question it answered.
struct Made {
    seat: Seat,
    sealed: bool,
    prompt: String,
}

/// The first question of a turn, by the names of all games.
fn opens(prompt: &str) -> bool {
    ["coin", "rondel", "announce", "operate"].contains(&prompt)
}

fn begin(library: &Library, game: GameId, seed: Seed) -> LoggedGame {
    let record = TableRecord {
        id: store::TableId::default(),
        slug: String::new(),
        name: String::new(),
        game: game.to_string(),
        rules: 0,
        setup: Setup::default(),
        public: false,
        host: None,
        host_name: None,
        dice: Fairness::solo(seed),
        status: store::Status::Live,
        position: None,
        rematch_of: None,
        forked_from: None,
        put_out: Vec::new(),
        set_aside: None,
        created: store::Millis::default(),
        head: Head::default(),
    };
    LoggedGame::begin(library, &record).unwrap()
}

/// Answers a question at random.
fn step(game: &mut LoggedGame, rng: &mut Rng) -> Made {
    let decision = rng.pick(&game.table().decisions()).unwrap().clone();
    let answers: Vec<Value> =
        serde_json::from_value(serde_json::to_value(decision.legal).unwrap()).unwrap();
    let action = rng.pick(&answers).unwrap().clone();
    let number = game.table().length();
    let entry = LogEntry::Act {
        seat: decision.seat,
        action,
        hold: false,
        programmed: false,
    };
    game.perform(entry, store::Millis::default()).unwrap();
    Made {
        seat: decision.seat,
        sealed: game.table().past(number).unwrap().sealed,
        prompt: decision.prompt,
    }
}

/// After every action: back to the beginning of the turn, not one action less and not one more. How often there was an earlier turn of the
/// same seat that could have been taken back too.
fn earlier_turns(library: &Library, id: GameId, seed: u64) -> usize {
    let (mut game, mut rng) = (
        begin(library, id, Seed::from_number(seed)),
        Rng::new(Seed::from_number(seed)),
    );
    let everybody: Vec<Seat> = (0..game.table().seats()).map(Seat).collect();
    let (mut made, mut earlier) = (Vec::new(), 0);
    while game.over().is_none() && made.len() < 1500 {
        made.push(step(&mut game, &mut rng));
        let last = made.last().unwrap();
        let undone = game.undone_to(&everybody, Back::Turn, OtherPlayers::People);
        let undone = undone.unwrap();
        assert_eq!(undone == Err(Undo::Shown), last.sealed, "{id}");
        let Ok(number) = undone else {
            continue;
        };
        let may = |past: &Made| past.seat == last.seat && !past.sealed;
        assert!(made[number..].iter().all(may), "{id}");
        let later = &made[number + 1..];
        assert!(!later.iter().any(|past| opens(&past.prompt)), "{id}");
        let goes_on = made[..number].last().is_some_and(may);
        assert!(
            !goes_on || opens(&made[number].prompt),
            "{id}: there is more of the turn"
        );
        earlier += usize::from(goes_on);
    }
    earlier
}

#[test]
fn a_turn_is_begun_anew_where_it_began_also_where_several_of_a_seat_follow_each_other() {
    let library = Library::new(Data::default());
    for &game in GameId::ALL {
        let earlier: usize = (0..4).map(|seed| earlier_turns(&library, game, seed)).sum();
        // In the campaign games a side may have points left when the other has none.
        let follow = matches!(game, GameId::Syracuse | GameId::Hellespont);
        assert!(earlier > 0 || !follow, "{game}");
    }
}

/// Whoever plays against nobody but bots comes back to their own last decision, whatever dice and bots have shown; what
/// they answer again has the same consequences.
#[test]
fn against_bots_one_comes_back_to_the_own_decision_and_to_the_same_dice() {
    let library = Library::new(Data::default());
    for &id in GameId::ALL {
        let seed = Seed::from_number(5);
        let (mut game, mut rng) = (begin(&library, id, seed), Rng::new(seed));
        let mut shown = 0;
        for _ in 0..60 {
            let before = game.table().length();
            let made = step(&mut game, &mut rng);
            let own = [made.seat];
            // Others answer; some of one's own answers need no question.
            for _ in 0..3 {
                if game.over().is_none() && game.asked() != own {
                    step(&mut game, &mut rng);
                }
            }
            let numbers = (0..game.table().length()).rev();
            let own_last = numbers
                .clone()
                .find(|&number| game.table().past(number).unwrap().seat == made.seat);
            let back = game.undone_to(&own, Back::One, OtherPlayers::Nobody);
            assert_eq!(back, Some(Ok(own_last.unwrap())), "{id}");
            let is_shown = (before..game.table().length())
                .any(|number| game.table().past(number).unwrap().sealed);
            shown += usize::from(is_shown);
            let (state, number) = (game.table().state(), own_last.unwrap());
            let again: Vec<_> = (number..game.table().length())
                .map(|number| game.table().action(number).unwrap())
                .collect();
            let at = store::Millis::default();
            game.perform(LogEntry::Undo { number }, at).unwrap();
            assert!(
                game.over().is_none() && game.asked().contains(&made.seat),
                "{id}"
            );
            for (seat, action) in again {
                let entry = LogEntry::Act {
                    seat,
                    action,
                    hold: false,
                    programmed: false,
                };
                game.perform(entry, at).unwrap();
            }
            assert_eq!(game.table().state(), state, "{id}: the dice are the same");
            if game.over().is_some() {
                break;
            }
        }
        assert!(
            shown > 0 || id == GameId::Antike,
            "{id}: something was rolled"
        );
    }
}

/// What was answered for somebody is no decision: it is taken back with the one before.
#[test]
fn what_was_answered_by_itself_is_taken_back_with_the_decision_before() {
    let library = Library::new(Data::default());
    let seed = Seed::from_number(1);
    let mut game = begin(&library, GameId::Antike, seed);
    let answer = |game: &mut LoggedGame, programmed| {
        let decision = game.table().decisions().remove(0);
        let answers = serde_json::to_value(decision.legal).unwrap();
        let entry = LogEntry::Act {
            seat: decision.seat,
            action: answers[0].clone(),
            hold: false,
            programmed,
        };
        game.perform(entry, store::Millis::default()).unwrap();
    };
    let everybody: Vec<Seat> = (0..game.table().seats()).map(Seat).collect();
    assert_eq!(game.undo(&everybody, OtherPlayers::Nobody), None);
    answer(&mut game, true);
    assert_eq!(game.undo(&everybody, OtherPlayers::Nobody), None);
    answer(&mut game, false);
    answer(&mut game, true);
    answer(&mut game, true);
    for company in [OtherPlayers::People, OtherPlayers::Nobody] {
        let back = game.undone_to(&everybody, Back::One, company);
        assert_eq!(back, Some(Ok(1)));
    }
}
