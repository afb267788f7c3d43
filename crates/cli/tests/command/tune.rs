//! `polemarch tune`: what features count, learnt from games of bots.

use serde_json::Value;

use crate::run::{Home, contains};

/// Tunes Syracuse on games of random bots and returns what is printed.
fn tune(home: &Home, args: &[&str]) -> String {
    let fixed = ["tune", "syracuse", "--levels", "random", "--games", "6"];
    home.run(&[&fixed[..], args].concat()).fine()
}

#[test]
fn the_weights_do_not_depend_on_the_number_of_threads() {
    let home = Home::new();
    let one = tune(&home, &["--threads", "1", "--out", "one.json"]);
    let two = tune(&home, &["--threads", "2", "--out", "two.json"]);
    assert_eq!(one, two);
    contains(&one, &["lone-leaders", "60 to 70 %", "Mean square error"]);
    assert_eq!(home.read_json("one.json"), home.read_json("two.json"));
}

#[test]
fn tuning_goes_on_where_it_was_interrupted() {
    let home = Home::new();
    let whole = tune(&home, &["--resume", "games.lines"]);
    let kept = home.read("games.lines");
    assert_eq!(kept.lines().count(), 6);
    // Two games are kept, the third was cut short.
    let lines: Vec<&str> = kept.lines().collect();
    let cut = format!("{}\n{}\n{}", lines[0], lines[1], &lines[2][..50]);
    home.write("games.lines", cut);
    assert_eq!(tune(&home, &["--resume", "games.lines"]), whole);
    let again = home.read("games.lines");
    let games = again
        .lines()
        .filter(|line| serde_json::from_str::<Value>(line).is_ok());
    assert_eq!(games.count(), 6);
}

#[test]
fn the_odds_can_be_tuned_alone_and_drawn() {
    let home = Home::new();
    tune(
        &home,
        &["--only", "odds", "--out", "odds.json", "--svg", "odds.svg"],
    );
    let found = home.read_json("odds.json");
    assert_eq!(found["features"]["points"][0], 60.0);
    assert!(found["calibration"]["slope"][0].as_f64().unwrap() > 0.0);
    let picture = home.read("odds.svg");
    contains(&picture, &["<svg", "syracuse", "<circle"]);
}

#[test]
fn too_few_games_are_refused() {
    let home = Home::new();
    let refused = home.run(&["tune", "syracuse", "--games", "3"]);
    assert_eq!(refused.complaint(2), "--games must be at least 5");
}
