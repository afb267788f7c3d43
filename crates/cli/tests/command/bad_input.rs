//! `polemarch engine` never dies of bad input: every line gets exactly one answer, and the game on the table stays as it was.

use serde_json::{Value, json};

use crate::{
    run::contains,
    talk::{NEW, Talk, answers},
};

/// Sends bad lines to a game in progress; returns the refusals and checks that the game is untouched.
#[track_caller]
fn refusals(lines: &[&[u8]]) -> Vec<String> {
    let state: &[u8] = br#"{"do":"state"}"#;
    let all = [&[NEW.as_bytes(), state], lines, &[state]].concat();
    let mut found = answers(&all);
    let after = found.pop().unwrap();
    assert_eq!(after, found[1], "the game is as it was");
    let refusal = |answer: &Value| {
        assert_eq!(answer["ok"], false, "{answer}");
        let text = |field: &str| answer[field].as_str().unwrap().to_owned();
        format!("{}: {}", text("error"), text("why"))
    };
    found[2..].iter().map(refusal).collect()
}

#[track_caller]
fn refusal(line: &str) -> String {
    refusals(&[line.as_bytes()]).remove(0)
}

#[test]
fn what_is_not_json_is_refused() {
    for line in [
        "nonsense",
        "{",
        "{\"do\":\"legal\"",
        "{'do':'legal'}",
        "{}{}",
        "NaN",
    ] {
        contains(&refusal(line), &["json: this line is not JSON: "]);
    }
}

/// Scripts count lines: an empty one is a question without content.
#[test]
fn an_empty_line_is_answered_too() {
    for line in ["", "   ", "\r", "\t"] {
        contains(&refusal(line), &["json: this line is not JSON: EOF"]);
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let lines: [&[u8]; 4] = [
        b"\xff\xfe",
        b"\x00",
        b"{\"do\":\"new\",\"game\":\"\xff\"}",
        b"\xef\xbb\xbf{\"do\":\"legal\"}",
    ];
    for text in refusals(&lines) {
        contains(&text, &["json: this line is not JSON: "]);
    }
}

#[test]
fn deep_nesting_is_refused() {
    let lists = "[".repeat(200_000);
    let objects = format!("{}1{}", "{\"do\":".repeat(50_000), "}".repeat(50_000));
    for line in [&lists, &objects] {
        contains(&refusal(line), &["json: ", "recursion limit"]);
    }
    let action = format!(
        "{{\"do\":\"act\",\"action\":{}1{}}}",
        "{\"type\":".repeat(100),
        "}".repeat(100)
    );
    contains(&refusal(&action), &["action: this is no action of antike"]);
}

#[test]
fn a_line_of_many_megabytes_is_refused() {
    let long = format!("{{\"do\":\"new\",\"game\":\"{}\"}}", "a".repeat(17 << 20));
    contains(&refusal(&long), &["json: the line is longer than "]);
    let short = format!("{{\"do\":\"new\",\"game\":\"{}\"}}", "a".repeat(1 << 20));
    contains(&refusal(&short), &["game: unknown game 'aaa"]);
}

#[test]
fn json_that_is_no_object_is_refused() {
    for line in [
        "5",
        "null",
        "true",
        "\"legal\"",
        "[]",
        "[\"legal\"]",
        "[\"undo\"]",
    ] {
        assert_eq!(
            refusal(line),
            "request: a request is a JSON object such as {\"do\":\"new\",\"game\":\"antike\"}"
        );
    }
}

#[test]
fn a_request_that_does_not_exist_is_answered_with_those_that_do() {
    let possible =
        "possible: new, act, legal, state, view, undo, load, odds, place, replay, bot, position";
    for line in ["{}", "{\"do\":5}", "{\"do\":null}", "{\"Do\":\"legal\"}"] {
        contains(
            &refusal(line),
            &["request: say what to do with \"do\"", possible],
        );
    }
    for line in ["{\"do\":\"fly\"}", "{\"do\":\"\"}", "{\"do\":\"Legal\"}"] {
        contains(&refusal(line), &["request: unknown request '", possible]);
    }
}

#[test]
fn a_missing_field_is_named_and_the_request_shown() {
    let asked = |what: &str| refusal(&json!({ "do": what }).to_string());
    contains(
        &asked("new"),
        &["request: missing field `game`; write it like {\"do\":\"new\""],
    );
    contains(
        &asked("act"),
        &["request: missing field `action`; write it like {\"do\":\"act\""],
    );
    contains(
        &asked("load"),
        &["missing field `replay`", "{\"do\":\"load\""],
    );
    contains(&asked("bot"), &["missing field `level`", "{\"do\":\"bot\""]);
    contains(
        &asked("position"),
        &["missing field `state`", "{\"do\":\"position\""],
    );
}

#[test]
fn a_field_of_the_wrong_type_is_refused() {
    for line in [
        r#"{"do":"new","game":5}"#,
        r#"{"do":"new","game":"antike","scenario":5}"#,
        r#"{"do":"new","game":"antike","seats":"4"}"#,
        r#"{"do":"new","game":"antike","seats":1000}"#,
        r#"{"do":"new","game":"antike","seats":-1}"#,
        r#"{"do":"new","game":"antike","seed":-1}"#,
        r#"{"do":"new","game":"antike","seed":1.5}"#,
        r#"{"do":"new","game":"antike","seed":"7"}"#,
        r#"{"do":"new","game":"antike","lang":"de"}"#,
        r#"{"do":"new","game":"antike","options":[]}"#,
        r#"{"do":"new","game":"antike","options":{"nations":null}}"#,
        r#"{"do":"view","seat":"first"}"#,
        r#"{"do":"view","seat":-1}"#,
        r#"{"do":"act","seat":1.5,"action":{"type":"done"}}"#,
        r#"{"do":"bot","level":5}"#,
        r#"{"do":"position","state":{},"game":5}"#,
    ] {
        contains(&refusal(line), &["request: ", "; write it like {\"do\":\""]);
    }
}

#[test]
fn what_is_no_action_is_answered_with_where_to_find_them() {
    for action in [
        "null",
        "5",
        "\"done\"",
        "[\"done\"]",
        "{}",
        r#"{"type":5}"#,
        r#"{"type":"fly"}"#,
        r#"{"type":"rondel"}"#,
        r#"{"type":"rondel","space":"moon"}"#,
        r#"{"type":"conquer","province":"atlantis"}"#,
        r#"{"type":"pay","marble":300}"#,
        r#"{"type":"demand","pairs":-1}"#,
    ] {
        let text = refusal(&format!("{{\"do\":\"act\",\"action\":{action}}}"));
        contains(
            &text,
            &[
                "action: this is no action of antike: ",
                "; send one of \"legal\"",
            ],
        );
    }
}

#[test]
fn absurd_numbers_in_an_action_are_only_illegal() {
    for action in [
        r#"{"type":"move","kind":"legion","from":"roma","to":"roma","left":255,"count":255}"#,
        r#"{"type":"demand","pairs":255}"#,
        r#"{"type":"pay","marble":255,"iron":255,"gold":255,"coins":255}"#,
        r#"{"type":"remove","kind":"galley","left":255,"count":0}"#,
    ] {
        contains(
            &refusal(&format!("{{\"do\":\"act\",\"action\":{action}}}")),
            &["illegal: "],
        );
    }
}

#[test]
fn a_seat_that_does_not_exist_is_answered_with_those_that_do() {
    for line in [
        r#"{"do":"view","seat":4}"#,
        r#"{"do":"view","seat":255}"#,
        r#"{"do":"act","seat":4,"action":{"type":"done"}}"#,
    ] {
        contains(
            &refusal(line),
            &["seat: there is no seat ", "seats are counted from 0 to 3"],
        );
    }
}

#[test]
fn a_wrong_set_up_is_answered_with_what_is_possible() {
    let new = |fields: Value| {
        let mut request = json!({"do": "new", "game": "antike"});
        let known = request.as_object_mut().unwrap();
        known.extend(fields.as_object().unwrap().clone());
        refusal(&request.to_string())
    };
    let lines = [
        new(json!({"game": "chess"})),
        new(json!({"game": "Antike"})),
        new(json!({"scenario": "north"})),
        new(json!({"options": {"speed": 9}})),
        new(json!({"options": {"nations": 7}})),
        new(json!({"options": {"long": "maybe"}})),
        new(json!({"seats": 1})),
        new(json!({"seats": 9})),
        new(json!({"seats": 5, "options": {"nations": 4}})),
        new(json!({"seats": 2, "options": {"nations": 3}})),
        new(json!({"options": {"victory": 12}})),
    ];
    insta::assert_snapshot!(lines.join("\n"), @r"
    game: unknown game 'chess'; possible: antike, syracuse, hellespont, peloponnesian-war
    game: unknown game 'Antike'; possible: antike, syracuse, hellespont, peloponnesian-war
    setup: unknown scenario 'north'; possible: west, east
    setup: unknown option 'speed'; possible: nations, deal, long, victory, fights, entry, coins, supply
    setup: option nations cannot be '7'; possible: 3, 4, 5, 6
    setup: option long cannot be 'maybe'; possible: no, yes
    setup: 1 seats are not possible; possible: 2 to 6
    setup: 9 seats are not possible; possible: 2 to 6
    setup: 5 seats cannot play 4 nations: give one of the two numbers only
    setup: two players lead four nations: nations=4
    setup: option victory is for three nations; with 4 the game is won with 9
    ");
}

#[test]
fn nothing_can_be_asked_before_there_is_a_game() {
    let requests = [
        json!({"do": "act", "action": {"type": "done"}}),
        json!({"do": "legal"}),
        json!({"do": "state"}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "undo"}),
        json!({"do": "replay"}),
        json!({"do": "bot", "level": "random"}),
    ];
    let mut talk = Talk::start();
    for request in requests {
        assert_eq!(
            talk.refused(request),
            "table: no game is open: begin with do = new, load or position"
        );
    }
    talk.ok(serde_json::from_str(NEW).unwrap());
    talk.end();
}

/// A replay with a change, loaded into another game in progress.
#[track_caller]
fn loaded(change: impl FnOnce(&mut Value)) -> String {
    let mut talk = Talk::started();
    (0..10).for_each(|number| drop(talk.play_bot("random", number)));
    let state = talk.state();
    let mut replay = talk.ok(json!({"do": "replay"}))["replay"].take();
    change(&mut replay);
    let refusal = talk.refused(json!({"do": "load", "replay": replay}));
    assert_eq!(talk.state(), state);
    refusal
}

#[test]
fn a_wrong_replay_is_refused_with_the_reason() {
    let lines = [
        loaded(|replay| replay["rules"] = 99.into()),
        loaded(|replay| replay["format"] = 99.into()),
        loaded(|replay| replay["game"] = "chess".into()),
        loaded(|replay| replay["start"]["setup"]["setup"]["scenario"] = "north".into()),
        loaded(|replay| replay["start"]["setup"]["dice"]["secret"] = Value::Null),
        loaded(|replay| replay["start"] = json!({})),
        loaded(|replay| replay["start"] = json!({"position": {}})),
        loaded(|replay| drop(replay.as_object_mut().unwrap().remove("actions"))),
        loaded(|replay| replay["actions"] = "none".into()),
        loaded(|replay| replay["actions"][3] = json!([0])),
        loaded(|replay| *replay = json!(5)),
        loaded(|replay| *replay = json!({})),
        loaded(|replay| *replay = Value::Null),
    ];
    insta::assert_snapshot!(lines.join("\n"), @r#"
    replay: this replay was made under version 99 of the rules of antike; this program plays version 2, so it cannot be replayed exactly
    replay: this replay has format 99; this program reads format 1
    game: unknown game 'chess'; possible: antike, syracuse, hellespont, peloponnesian-war
    replay: its set-up is not possible: unknown scenario 'north'; possible: west, east
    replay: the seed has not been revealed yet, so the game cannot be replayed
    replay: this is not a whole replay file: invalid value: map, expected map with a single key
    position: impossible position: missing field `position`
    replay: this is not a whole replay file: missing field `actions`
    replay: this is not a whole replay file: invalid type: string "none", expected a sequence
    replay: this is not a whole replay file: invalid length 1, expected a tuple of size 2
    replay: this is not a whole replay file: it names no format
    replay: this is not a whole replay file: it names no format
    replay: this is not a whole replay file: it names no format
    "#);
    contains(
        &loaded(|replay| replay["actions"][3][1] = json!({"type": "decline"})),
        &["replay: action 4 is not legal: "],
    );
    contains(
        &loaded(|replay| replay["start"]["setup"]["dice"]["secret"] = "00".repeat(32).into()),
        &["replay: the revealed secret does not match the commitment"],
    );
}

#[test]
fn the_last_line_needs_no_end() {
    let home = crate::run::Home::new();
    let text = home.run_with(&["engine"], NEW).fine();
    assert_eq!(text.lines().count(), 1);
    contains(&text, &["\"ok\":true"]);
}
