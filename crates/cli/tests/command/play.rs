//! `polemarch play`: a game in the terminal, with a script in the place of a person.

use crate::run::{Home, contains};

pub(crate) const ALL_HUMAN: &str = "human,human,human,human";

/// Four people at one terminal; the Phoenicians begin, on seat 4.
pub(crate) const HOT_SEAT: [&str; 6] = ["play", "antike", "--seed", "7", "--seats", ALL_HUMAN];

/// Plays a script in a new folder.
#[track_caller]
fn hot_seat(script: &str) -> String {
    Home::new().run_with(&HOT_SEAT, script).fine()
}

/// What is said in reply to the last line of a script: what it makes happen or shows, before the question comes again;
/// otherwise what stands right above the next prompt.
#[track_caller]
fn reply(script: &str) -> String {
    let text = hot_seat(&format!("{script}\nquit\n"));
    let replies: Vec<&str> = text.split("\n> ").skip(1).collect();
    assert_eq!(replies.len(), script.lines().count() + 1, "{text}");
    // The very last is the reply to `quit`.
    let reply = replies[replies.len() - 2];
    let at_once = reply.split("\n\n[").next().unwrap();
    if at_once.starts_with("\n[") {
        return reply.lines().last().unwrap().to_owned();
    }
    at_once.to_owned()
}

#[test]
fn a_new_game_names_its_seed_the_seats_and_the_question() {
    let args = [
        "play",
        "antike",
        "--seed",
        "7",
        "--seats",
        "human,bot:greedy,bot:random",
    ];
    let text = Home::new().run(&args).fine();
    contains(
        &text,
        &[
            "Antike, seed 7. ",
            ": you\n",
            ": computer (greedy)\n",
            ": computer (random)\n",
            "Seat 1 is dealt the ",
            "\n[",
            "(rule rondel.1)\n   1  Move to Iron  (free; +1 iron)\n",
        ],
    );
}

#[test]
fn without_seats_one_plays_against_greedy_bots() {
    let text = Home::new().run(&["play", "antike"]).fine();
    assert_eq!(text.matches(": you\n").count(), 1);
    assert_eq!(text.matches(": computer (greedy)\n").count(), 3);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let deal = |seed: &str| {
        let args = ["play", "antike", "--seats", ALL_HUMAN, "--seed", seed];
        let text = Home::new().run(&args).fine();
        text.split_once(seed).unwrap().1.to_owned()
    };
    assert_eq!(deal("7"), deal("7"));
    assert_ne!(deal("7"), deal("8"));
}

#[test]
fn a_number_and_a_typed_answer_do_the_same() {
    let typed = hot_seat("rondel temple\nquit\n");
    contains(
        &typed,
        &["> The Phoenicians start on the rondel at Temple.\n"],
    );
    assert_eq!(typed, hot_seat("2\nquit\n"));
    assert_eq!(typed, hot_seat("  2  \r\nquit\r\n"));
}

#[test]
fn a_number_that_is_not_offered_is_answered_with_those_that_are() {
    for number in ["0", "10", "99999"] {
        assert_eq!(
            reply(number),
            format!("There is no answer {number}: type a number from 1 to 9, or help.")
        );
    }
}

#[test]
fn words_that_are_no_answer_are_answered_with_an_example() {
    for words in ["attack!", "-1", "99999999999999999999999", "fly", "é"] {
        let answer = format!("“{words}” is not an answer.");
        contains(&reply(words), &[&answer, "its words, rondel iron, or help"]);
    }
    contains(
        &reply("rondel moon"),
        &["There is no space “moon” on the rondel"],
    );
}

#[test]
fn a_refusal_names_the_rule_and_changes_nothing() {
    let refused = reply("conquer roma");
    contains(
        &refused,
        &["Not allowed (rule turn.2): First move on the rondel"],
    );
    let text = hot_seat("conquer roma\n2\nquit\n");
    contains(
        &text,
        &["> The Phoenicians start on the rondel at Temple.\n"],
    );
}

#[test]
fn why_tells_the_rule_of_a_legal_answer() {
    for what in ["why 2", "why rondel temple", "pourquoi 2"] {
        contains(
            &reply(what),
            &["That is allowed: Move to Temple\nrondel.1  "],
        );
    }
}

#[test]
fn why_tells_the_rule_of_an_illegal_answer() {
    contains(
        &reply("why found roma"),
        &["Not allowed (rule turn.2): ", "\nturn.2  "],
    );
}

#[test]
fn why_changes_nothing() {
    assert_eq!(reply("why 2\nlog"), reply("log"));
}

#[test]
fn why_alone_shows_how_to_ask() {
    assert_eq!(
        reply("why"),
        "Name an answer: why NUMBER, or why ANSWER such as rondel iron"
    );
    contains(&reply("why 99"), &["“99” is not an answer"]);
    contains(&reply("why nonsense"), &["“nonsense” is not an answer"]);
}

#[test]
fn an_answer_can_be_taken_back() {
    assert_eq!(reply("5\nundo"), "Taken back.");
    assert_eq!(reply("5\nundo\nlog"), reply("log"));
    assert_eq!(reply("5\nundo\nboard"), reply("board"));
}

#[test]
fn undo_stops_at_the_start_and_at_another_seat() {
    assert_eq!(reply("undo"), "There is nothing to take back.");
    assert_eq!(
        reply("rondel temple\nundo"),
        "That cannot be taken back: another player has answered since."
    );
}

#[test]
fn the_log_tells_everything_so_far() {
    insta::assert_snapshot!(reply("rondel gold\nlog"), @r"
    Seat 1 is dealt the Romans.
    Seat 2 is dealt the Greeks.
    Seat 3 is dealt the Germanic tribes.
    Seat 4 is dealt the Phoenicians.
    Round 1: the Phoenicians take their turn.
    The Phoenicians take a coin from the bank.
    The Phoenicians start on the rondel at Gold.
    The Phoenicians receive 1 gold from their cities.
    Round 1: the Romans take their turn.
    The Romans take a coin from the bank.
    ");
}

#[test]
fn the_board_shows_every_nation() {
    contains(
        &reply("board"),
        &[
            "Round 1 ",
            "Phoenicians (seat 4)",
            "Romans (seat 1)",
            "Board: Neapolis, Roma, Tarentum",
        ],
    );
}

#[test]
fn rules_can_be_read_during_play() {
    contains(
        &reply("rules conquest.3"),
        &["conquest.3  The last city is safe"],
    );
    contains(&reply("rules conquest"), &["CONQUEST MANEUVER\nconquest.1"]);
    contains(
        &reply("rules nonsense"),
        &["no section or rule 'nonsense'; sections: "],
    );
}

#[test]
fn help_lists_what_can_be_typed() {
    contains(
        &reply("help"),
        &[
            "undo ", "why ", "goal ", "board ", "place ", "map ", "log ", "rules ", "save ",
            "quit ",
        ],
    );
    assert_eq!(reply("?"), reply("help"));
}

#[test]
fn an_empty_line_asks_again() {
    let text = hot_seat("\n\n   \nquit\n");
    assert_eq!(
        text.matches("[Phoenicians] Choose the first rondel space of the Phoenicians")
            .count(),
        4
    );
}

/// Bytes that are no text, and a line without end.
#[test]
fn strange_input_ends_nothing() {
    let mut script = b"\xff\xfe\x00\n".to_vec();
    script.extend(vec![b'x'; 1_000_000]);
    script.extend(b"\n2\nquit\n");
    let text = Home::new().run_with(&HOT_SEAT, script).fine();
    contains(
        &text,
        &["> The Phoenicians start on the rondel at Temple.\n"],
    );
}

/// Of 129 objectives the regions are listed first. A slip is explained after the list, and what one means can be typed at once.
#[test]
fn long_lists_are_short() {
    let listed = |script: &str| {
        let args = [
            "play",
            "peloponnesian-war",
            "--seed",
            "7",
            "--seats",
            "human",
        ];
        let text = Home::new().run_with(&args, script).fine();
        text.rsplit_once("> ").unwrap().0.to_owned()
    };
    let regions = listed("operate\n");
    contains(&regions, &["  1  Attica (8)", "Chalcidice (6)"]);
    assert!(!regions.contains("Objective: Potidaea"), "{regions}");
    for chosen in ["chalcidice", "15", "CHALC"] {
        contains(
            &listed(&format!("operate\n{chosen}\n")),
            &["Objective: Potidaea"],
        );
    }
    let slip = listed("operate\nnowhere\n");
    let last = slip.lines().last().unwrap();
    contains(last, &["“nowhere” is not an answer."]);
    for typed in ["potidaea", "objective potid", "Objective: Potidaea"] {
        let begun = listed(&format!("operate\n{typed}\n"));
        contains(&begun, &["sets out. Objective: Potidaea."]);
    }
    let back = listed("operate\nchalcidice\nback\n");
    assert!(
        back.trim_end().ends_with("name your answer straight away."),
        "{back}"
    );
}

#[test]
fn seats_answer_in_turn_at_one_terminal() {
    let args = [
        "play",
        "antike",
        "--seed",
        "7",
        "--seats",
        "human,human,human",
    ];
    let script = "rondel temple\n".repeat(3);
    let text = Home::new().run_with(&args, script).fine();
    let asked: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("rondel space"))
        .map(|line| line.split(']').next().unwrap())
        .collect();
    assert_eq!(asked.len(), 4, "{text}");
    assert_eq!(asked[0], asked[3]);
    assert!(asked[0] != asked[1] && asked[1] != asked[2], "{asked:?}");
}

/// After a whole round the board is shown again.
#[test]
fn a_new_round_shows_the_board() {
    let text = hot_seat(&"rondel temple\n".repeat(4));
    assert_eq!(text.matches("\n\nRound 2 ").count(), 1, "{text}");
}

#[test]
fn nations_can_be_chosen() {
    let home = Home::new();
    let args = [
        "play",
        "antike",
        "--seats",
        "human,human,human",
        "--opt",
        "deal=choose",
    ];
    let text = home
        .run_with(&args, "choose romans\nchoose romans\nchoose greeks\nquit\n")
        .fine();
    contains(
        &text,
        &["[Seat 1] ", "Not allowed (rule setup.", "[Seat 2] "],
    );
    contains(&text, &["rondel space"]);
}

#[test]
fn play_speaks_french() {
    let home = Home::new();
    let args = [&HOT_SEAT[..], &["--lang", "fr"]].concat();
    let script =
        "pourquoi conquer roma\nplateau\njournal\nrègles conquest.3\nannuler\naide\n2\nquitter\n";
    let text = home.run_with(&args, script).fine();
    contains(
        &text,
        &[
            "Antike, graine 7. ",
            "Romains : vous",
            "[Phéniciens] Choisissez la première case de la roue pour les Phéniciens : n'importe laquelle, gratuitement. (règle rondel.1)",
            "   2  Aller sur « Temple »",
            "Interdit (règle turn.2) : ",
            "Manche 1 ",
            "Le sort attribue les Romains au joueur 1.",
            "conquest.3  ",
            "Il n'y a rien à annuler.",
            "quitter                    quitter ; la partie est enregistrée",
            "Les Phéniciens débutent sur la roue par « Temple ».",
            "Partie enregistrée. Pour la reprendre : polemarch play antike --resume --lang fr",
        ],
    );
    for english in ["The ", "Seat", "Round"] {
        assert!(!text.contains(english), "'{english}' in:\n{text}");
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let home = Home::new();
    let seats = "bot:greedy,bot:random,bot:random";
    let args = ["play", "antike", "--seed", "2", "--seats", seats];
    let text = home.run(&args).fine();
    contains(&text, &["win the game!\n\nThe game is over. Victory: "]);
    // The game that is over can still be looked at.
    let text = home.run(&["play", "antike", "--resume"]).fine();
    contains(&text, &["personages 10/10", "The game is over. Victory: "]);
}

/// Random bots can go on for ever: the program stops them.
#[test]
fn bots_alone_that_come_to_no_end_are_stopped() {
    let seats = "bot:random,bot:random,bot:random";
    let args = ["play", "antike", "--seed", "44", "--seats", seats];
    let text = Home::new().run(&args).fine();
    contains(
        &text,
        &["The game was stopped after 300 rounds: the computers did not finish it.\n"],
    );
}

/// Commands that look something up do not list the answers again under it.
#[test]
fn what_is_looked_up_stays_on_the_screen() {
    contains(
        &reply("goal"),
        &[
            "How to win\n",
            "(rule victory.1)",
            "Phoenicians: 0 points of 9\n",
        ],
    );
    contains(
        &reply("place rom"),
        &["Roma\n", "City of the Romans", "Next to it:\n"],
    );
    contains(&reply("map roma"), &["Roma: Coast", "Neapolis: "]);
    assert_eq!(reply("map"), "Name a place: map PLACE");
    assert_eq!(reply("place"), "Name a place: place PLACE");
    assert_eq!(reply("place atlantis"), "There is no place “atlantis”.");
    contains(&reply("place a"), &["“a” could be: "]);
    let text = hot_seat("goal\nquit\n");
    assert_eq!(text.matches("Move to Iron").count(), 1, "{text}");
    let text = hot_seat("goal\n\nquit\n");
    assert_eq!(text.matches("Move to Iron").count(), 2, "{text}");
}

/// Several answers that fit are listed, and their numbers count from 1.
#[test]
fn words_that_fit_several_answers_ask_which() {
    assert_eq!(reply("man"), "2 answers read like “man”: which one?");
    let text = hot_seat("man\n2\nquit\n");
    contains(
        &text,
        &["> The Phoenicians start on the rondel at Maneuver II.\n"],
    );
}
