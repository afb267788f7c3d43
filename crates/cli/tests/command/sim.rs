//! `polemarch sim`: many games between bots.

use serde_json::Value;

use crate::run::{Home, contains};

/// Simulates some games of random bots and returns the table.
fn sim(home: &Home, seats: usize, games: &str, args: &[&str]) -> String {
    let bots = vec!["random"; seats].join(",");
    let fixed = ["sim", "antike", "--bots", &bots, "--games", games];
    home.run(&[&fixed[..], args].concat()).fine()
}

/// Simulates and returns the table and what the file says.
fn report(seats: usize, games: &str, args: &[&str]) -> (String, Value) {
    let home = Home::new();
    let args = [args, &["--json", "out.json"]].concat();
    let table = sim(&home, seats, games, &args);
    (table, home.read_json("out.json"))
}

/// Simulates one game and returns its replay in words.
fn told(seats: usize, args: &[&str]) -> String {
    let home = Home::new();
    sim(&home, seats, "1", &[args, &["--save", "saved"]].concat());
    home.run(&["replay", "saved/antike-000001.json"]).fine()
}

#[test]
fn the_table_has_wins_shares_personages_and_length() {
    let (table, report) = report(4, "5", &[]);
    let lines: Vec<&str> = table.lines().collect();
    let words =
        |line: &str| -> Vec<String> { line.split_whitespace().map(str::to_owned).collect() };
    let heading = "Seat Wins Share Kings Scholars Generals Citizens Navigators";
    assert_eq!(words(lines[0]).join(" "), heading);
    for (seat, line) in lines[1..5].iter().enumerate() {
        let cells = words(line);
        let wins: f64 = cells[2].parse().unwrap();
        assert_eq!(cells[..2], [(seat + 1).to_string(), "random".to_owned()]);
        assert_eq!(report["seats"][seat]["wins"], wins as u64);
        assert_eq!(cells[3..5], [format!("{:.1}", wins * 20.0), "%".to_owned()]);
        let kings = report["seats"][seat]["means"]["king"].as_f64().unwrap();
        assert_eq!(cells[5], format!("{kings:.2}"));
        assert_eq!(cells.len(), 10);
    }
    let rounds = report["meanRounds"].as_f64().unwrap();
    let actions = report["meanActions"].as_f64().unwrap();
    let length = format!("mean length {rounds:.1} rounds, {actions:.0} actions");
    contains(lines[5], &["5 games, ", " unfinished; ", &length]);
}

/// A bar goes to standard error and only where that is a terminal; `fine` has seen that it stayed empty.
#[test]
fn nothing_but_the_table_is_printed() {
    let table = sim(&Home::new(), 3, "4", &[]);
    assert_eq!(table.lines().count(), 1 + 3 + 1);
}

#[test]
fn the_file_has_the_summary_and_a_line_for_each_game() {
    let (_, report) = report(3, "6", &["--seed", "5", "--scenario", "east"]);
    let results = report["results"].as_array().unwrap();
    assert_eq!((results.len(), &report["games"]), (6, &6.into()));
    let setup = &report["setup"];
    assert_eq!(
        (&setup["scenario"], &setup["seats"]),
        (&"east".into(), &3.into())
    );
    assert_eq!(
        (&report["game"], &report["seed"]),
        (&"antike".into(), &5.into())
    );
    for seat in 0..3 {
        let won = |result: &&Value| result["winners"] == Value::from(vec![seat]);
        let wins = results.iter().filter(won).count();
        assert_eq!(report["seats"][seat]["wins"], wins);
        assert_eq!(report["seats"][seat]["bot"], "random");
    }
    let total: u64 = results
        .iter()
        .map(|game| game["rounds"].as_u64().unwrap())
        .sum();
    assert_eq!(report["meanRounds"], total as f64 / 6.0);
    let open = results.iter().filter(|game| game["finished"] == false);
    assert_eq!(report["unfinished"], open.count());
}

#[test]
fn threads_and_repetition_change_nothing() {
    let one = report(3, "8", &["--threads", "1"]);
    assert_eq!(one, report(3, "8", &["--threads", "2"]));
    assert_eq!(one, report(3, "8", &[]));
}

#[test]
fn another_seed_gives_other_games() {
    let (_, one) = report(3, "3", &[]);
    assert_eq!(one, report(3, "3", &["--seed", "1"]).1);
    assert_ne!(
        one["results"],
        report(3, "3", &["--seed", "2"]).1["results"]
    );
}

#[test]
fn more_games_begin_with_the_same_games() {
    let (_, few) = report(3, "2", &[]);
    let (_, more) = report(3, "5", &[]);
    let results = |report: &Value| report["results"].as_array().unwrap().clone();
    assert_eq!(results(&few), results(&more)[..2]);
}

#[test]
fn saved_games_verify() {
    let home = Home::new();
    sim(
        &home,
        3,
        "3",
        &["--save", "deep/saved", "--json", "out.json"],
    );
    let names = [
        "antike-000001.json",
        "antike-000002.json",
        "antike-000003.json",
    ];
    assert_eq!(home.list("deep/saved"), names);
    let report = home.read_json("out.json");
    for (game, name) in names.iter().enumerate() {
        let text = home
            .run(&["replay", "--verify", &format!("deep/saved/{name}")])
            .fine();
        let result = &report["results"][game];
        contains(
            &text,
            &[&format!("All {} actions are legal.", result["actions"])],
        );
        let ending = match result["winners"][0].as_u64() {
            Some(winner) => format!("Won by seat {}.", winner + 1),
            None => "The game is not over.".to_owned(),
        };
        contains(&text, &[&ending]);
    }
}

#[test]
fn two_seats_have_two_nations_each() {
    let text = told(2, &[]);
    assert_eq!(text.matches("Seat 1 is dealt the ").count(), 2);
    assert_eq!(text.matches("Seat 2 is dealt the ").count(), 2);
}

#[test]
fn six_seats_have_a_nation_each() {
    let text = told(6, &[]);
    for seat in 1..=6 {
        assert_eq!(
            text.matches(&format!("Seat {seat} is dealt the ")).count(),
            1
        );
    }
}

#[test]
fn the_east_is_played_on_its_own_board() {
    contains(
        &told(3, &["--scenario", "east"]),
        &["is dealt the Persians"],
    );
    assert!(!told(3, &["--scenario", "west"]).contains("is dealt the Persians"));
}

#[test]
fn the_long_game_begins_with_the_choice_of_a_city() {
    let text = told(3, &["--opt", "long=yes"]);
    assert_eq!(text.matches(" begin in ").count(), 3);
    assert!(!told(3, &["--opt", "long=no"]).contains(" begin in "));
}

#[test]
fn three_seats_may_play_for_twelve_personages() {
    for (option, goal) in [("victory=12", "goal: 12"), ("victory=10", "goal: 10")] {
        let home = Home::new();
        sim(&home, 3, "1", &["--opt", option, "--save", "."]);
        let start = home
            .run(&["replay", "antike-000001.json", "--at", "0"])
            .fine();
        contains(&start, &[goal]);
    }
}

#[test]
fn a_file_that_cannot_be_written_is_known_before_the_games() {
    let home = Home::new();
    let done = home.run(&[
        "sim",
        "antike",
        "--bots",
        "random,random",
        "--games",
        "1000000",
        "--json",
        "no/out.json",
    ]);
    contains(&done.complaint(1), &["no/out.json: "]);
}

#[test]
fn a_folder_that_cannot_be_made_is_a_failure() {
    let home = Home::new();
    home.write("file", "");
    let done = home.run(&[
        "sim",
        "antike",
        "--bots",
        "random,random",
        "--games",
        "1",
        "--save",
        "file",
    ]);
    contains(&done.complaint(1), &["file: "]);
}

#[test]
fn whole_campaigns_are_kept_and_told_without_ids() {
    for (game, ids) in [
        ("syracuse", ["ath-", "syr-"]),
        ("hellespont", ["A-T", "S-T"]),
    ] {
        let home = Home::new();
        let fixed = ["sim", game, "--bots", "random,random", "--games", "3"];
        let args = [&fixed[..], &["--seed", "1", "--save", "games"]].concat();
        contains(&home.run(&args).fine(), &["3 games"]);
        let file = format!("games/{game}-000001.json");
        let verified = home.run(&["replay", &file, "--verify"]).fine();
        contains(&verified, &["actions are legal"]);
        let told = home.run(&["replay", &file]).fine();
        contains(&told, &["Turn 1 begins", "The game is over."]);
        assert!(!ids.iter().any(|id| told.contains(id)), "{told}");
    }
}
