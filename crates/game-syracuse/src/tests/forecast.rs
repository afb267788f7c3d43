//! 4.2 The exact odds of a combat, from the same functions that resolve it.

use engine::{D6, Decisions, Game, Log, Rng, Seed, Setup};

use crate::{
    action::Action,
    ids::{Place, Side},
    rules::forecast::{Chance, forecast, forecast_at, pending},
    step::BattleKind,
    step::Step,
    testing::{game, map, place, playing::combat},
    types::{Act, Look},
};

#[test]
fn the_chances_are_those_of_the_table() {
    let state = map("T13 ath-H1 ath-H3 ath-C1 ath-A1 syr-H1 syr-H2 syr-P1");
    let battle = combat(BattleKind::Field, "T13", Side::Athenian);
    let forecast = forecast(Look::new(&game(), &state), &battle);
    // 12:13 is 2/3; the die has +2.
    assert_eq!((forecast.attack, forecast.defence), (12, 13));
    let text: Vec<String> = forecast
        .chances
        .iter()
        .map(|chance| {
            format!(
                "{}-{} {} {}",
                chance.attacker, chance.defender, chance.winner, chance.faces
            )
        })
        .collect();
    assert_eq!(
        text,
        [
            "1/4-R syracusan 1",
            "1/4-1/4 syracusan 1",
            "1/4-1/4 athenian 1",
            "R-1/4 athenian 1",
            "R-1/2 athenian 2"
        ]
    );
    assert_eq!(forecast.winning_faces(), 4);
    let faces: u8 = forecast.chances.iter().map(|chance| chance.faces).sum();
    assert_eq!(faces, 6);
    let json = serde_json::to_value(&forecast).unwrap();
    assert_eq!(
        json["wins"],
        serde_json::json!({"athenian": 4, "syracusan": 2})
    );
    let modifiers: i64 = json["dice"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["by"].as_i64().unwrap())
        .sum();
    assert_eq!(modifiers, 2);
    assert_eq!(json["dice"][0]["rule"], "table.die-b");
    assert_eq!(
        json["chances"][0]["hits"],
        serde_json::json!({"athenian": 1, "syracusan": 0})
    );
    assert_eq!(json["chances"][0]["then"], "retreat");
}

#[test]
fn only_combats_that_can_begin_are_forecast() {
    let mut state = map("T13 ath-H1 syr-H1; T21 ath-H3; olympieion syr-P1");
    state.phase.budget.announced = 1;
    let at = |zone| forecast_at(Look::new(&game(), &state), Side::Athenian, place(zone));
    assert!(at("T13").is_some_and(|forecast| forecast.attack == 3));
    assert!(at("olympieion").is_some_and(|forecast| forecast.defence == 2));
    assert!(at("T21").is_none() && at("T24").is_none());
}

#[test]
fn without_an_enemy_nothing_is_left_to_chance() {
    let state = map("T13 ath-H1; T15 syr-H1");
    let battle = combat(BattleKind::Field, "T13", Side::Athenian);
    assert_eq!(
        forecast(Look::new(&game(), &state), &battle).winning_faces(),
        6
    );
}

/// Whatever the die shows, the combat ends as the forecast says, over the combats of whole games.
#[test]
fn r_4_2h_the_forecast_is_what_the_die_brings() {
    let game = game();
    let (mut combats, mut decisions) = (0, Decisions::new());
    for seed in 0..120 {
        let edition = ["fr", "en"][seed as usize % 2];
        let scenario = ["historical", "variant", "alcibiades"][seed as usize % 3];
        let setup = Setup::scenario(scenario).option("edition", edition);
        let seed = Seed::from_number(seed);
        let mut state = game.new_game(&setup, seed, &mut Log::off()).unwrap();
        let mut rng = Rng::new(seed);
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            combats += match state.battle {
                Some(_) => compare_faces(Look::new(&game, &state)),
                None => compare_choices(Look::new(&game, &state), decision.answers),
            };
            let action = *rng.pick(decision.answers).unwrap();
            game.apply(&mut state, decision.seat, &action, &mut Log::off())
                .unwrap();
        }
    }
    assert!(combats > 100, "{combats}");
}

/// Throws every face in a combat that has begun.
fn compare_faces(look: Look<'_>) -> usize {
    let Some(forecasts) = pending(look) else {
        return 0;
    };
    let [forecast] = forecasts.try_into().unwrap();
    let wins = forecast.wins.athenian + forecast.wins.syracusan;
    assert_eq!(wins, forecast.faces);
    if look.walkover(&look.state.battle.unwrap()).is_some() {
        return 0;
    }
    let mut left = forecast.chances;
    for die in D6::all() {
        let mut rolled = look.state.clone();
        Act::new(look.game, &mut rolled, &mut Log::off()).resolve_battle(die);
        let battle = rolled.battle.unwrap();
        let result = battle.result.unwrap();
        let is_it = |chance: &&mut Chance| {
            (chance.attacker, chance.defender) == (result.attacker, result.defender)
                && chance.winner == result.won_by(battle.attacker)
                && chance.hits == battle.losses
        };
        left.iter_mut().find(is_it).expect("it is foretold").faces -= 1;
    }
    assert!(left.iter().all(|chance| chance.faces == 0), "{left:?}");
    1
}

/// What is told of a combat before it is chosen is told of it when it has begun.
fn compare_choices(look: Look<'_>, answers: &[Action]) -> usize {
    let forecasts = pending(look).unwrap_or_default();
    let place = |action: &Action| {
        if let Action::Fight { zone } = *action {
            Some(zone)
        } else if let Action::Assault { fort } = *action {
            Some(Place::fort(fort))
        } else {
            None
        }
    };
    let offered: Vec<&Action> = answers
        .iter()
        .filter(|action| place(action).is_some())
        .collect();
    assert_eq!(offered.len(), forecasts.len());
    for action in offered {
        let mut begun = look.state.clone();
        let Some(Step::Combats { side }) = look.state.step() else {
            panic!("combats are chosen in their own step");
        };
        look.game
            .apply(&mut begun, side.seat(), action, &mut Log::off())
            .unwrap();
        let told = forecasts
            .iter()
            .find(|one| Some(one.place) == place(action));
        // A combat without a question on the way is over by now.
        if let Some(now) = pending(Look::new(look.game, &begun)).filter(|_| begun.battle.is_some())
        {
            assert_eq!(Some(&now[0]), told);
        }
    }
    forecasts.len()
}
