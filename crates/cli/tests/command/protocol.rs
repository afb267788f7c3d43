//! `polemarch engine`: the line protocol as scripts use it.

use serde_json::{Value, json};

use crate::talk::{NEW, Talk, answers};

fn rondel(space: &str) -> Value {
    json!({"do": "act", "action": {"type": "rondel", "space": space}})
}

fn position(state: impl Into<Value>) -> Value {
    json!({"do": "position", "game": "antike", "state": state.into()})
}

/// The example of the design, field by field.
#[test]
fn new_answers_as_the_design_says() {
    let answer = answers(&[NEW])[0].clone();
    assert_eq!(answer["ok"], true);
    let decision = &answer["decision"];
    assert_eq!(decision["prompt"], "rondel");
    assert!(decision["seat"].as_u64().unwrap() < 4);
    assert!(decision["rule"].as_str().unwrap().starts_with("rondel."));
    assert_eq!(decision["number"], 0);
    let legal = answer["legal"].as_array().unwrap();
    assert_eq!(legal.len(), 9, "eight spaces, or without the coin");
    assert_eq!(legal[0], json!({"type": "rondel", "space": "iron"}));
    assert_eq!(legal[8], json!({"type": "decline-coin"}));
    let events = answer["events"].as_array().unwrap();
    let dealt = |event: &&Value| event["type"] == "nation-taken";
    assert_eq!(events.iter().filter(dealt).count(), 4);
    assert_eq!(answer["over"], Value::Null);
    assert!(answer.as_object().unwrap().contains_key("over"));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let other = NEW.replace("\"seed\":7", "\"seed\":8");
    let found = answers(&[NEW, NEW, &other]);
    assert_eq!(found[0], found[1]);
    assert_ne!(found[0], found[2]);
}

#[test]
fn every_legal_action_can_be_played() {
    let mut talk = Talk::started();
    for action in talk.legal() {
        let answer = talk.ok(json!({"do": "act", "action": action}));
        let event = if action["type"] == "decline-coin" {
            "coin-declined"
        } else {
            "rondel-moved"
        };
        assert_eq!(answer["events"][0]["type"], event);
        assert_eq!(answer["events"][0]["space"], action["space"]);
        talk.ok(json!({"do": "undo"}));
    }
    talk.end();
}

#[test]
fn the_number_of_the_decision_counts_the_actions() {
    let mut talk = Talk::started();
    assert_eq!(talk.ok(rondel("temple"))["decision"]["number"], 1);
    assert_eq!(talk.ok(json!({"do": "undo"}))["decision"]["number"], 0);
}

#[test]
fn an_illegal_action_is_refused_with_rule_and_words_and_changes_nothing() {
    let mut talk = Talk::started();
    let before = talk.state();
    let answer = talk.ask(json!({"do": "act", "action": {"type": "conquer", "province": "roma"}}));
    assert_eq!(
        answer,
        json!({
            "ok": false,
            "error": "illegal",
            "rule": "turn.2",
            "why": "First move on the rondel. You cannot skip the move, and you may only carry out the action of the space you choose."
        })
    );
    assert_eq!(talk.state(), before);
}

#[test]
fn another_seat_has_no_say() {
    let mut talk = Talk::started();
    let request = json!({"do": "act", "seat": 0, "action": {"type": "rondel", "space": "gold"}});
    let answer = talk.ask(request);
    assert_eq!(
        (&answer["error"], &answer["rule"]),
        (&"illegal".into(), &"turn.8".into())
    );
    let request = json!({"do": "act", "seat": 3, "action": {"type": "rondel", "space": "gold"}});
    talk.ok(request);
}

#[test]
fn refusals_are_in_french_when_asked_for() {
    let new = json!({"do": "new", "game": "antike", "lang": "fr"});
    let mut talk = Talk::start();
    talk.ok(new);
    let refusal = talk.refused(json!({"do": "act", "action": {"type": "done"}}));
    assert!(refusal.starts_with("illegal: Avancez d'abord"), "{refusal}");
}

#[test]
fn legal_repeats_the_question() {
    let mut talk = Talk::started();
    let acted = talk.ok(rondel("maneuver-1"));
    let asked = talk.ok(json!({"do": "legal"}));
    assert_eq!(asked["legal"], acted["legal"]);
    assert_eq!(asked["decision"], acted["decision"]);
    assert_eq!(asked["events"], json!([]));
}

#[test]
fn a_view_is_the_position_without_the_dice() {
    let mut talk = Talk::started();
    let state = talk.state();
    for request in [json!({"do": "view"}), json!({"do": "view", "seat": 1})] {
        let view = talk.ok(request)["view"].take();
        assert_eq!(view, state["position"]);
        assert!(!view.to_string().contains("seed"));
    }
}

#[test]
fn undo_restores_the_exact_state() {
    let mut talk = Talk::started();
    let before = talk.state();
    let question = talk.ok(json!({"do": "legal"}));
    talk.ok(rondel("gold"));
    assert_ne!(talk.state(), before);
    assert_eq!(talk.ok(json!({"do": "undo"})), question);
    assert_eq!(talk.state(), before);
    assert_eq!(
        talk.refused(json!({"do": "undo"})),
        "undo: there is nothing to undo"
    );
}

/// Snapshots are kept every 128 actions: a long way back crosses them.
#[test]
fn undo_goes_back_through_a_long_game() {
    let mut talk = Talk::started();
    let mut states = Vec::new();
    for number in 0..270 {
        states.push(talk.state());
        talk.play_bot("random", number);
    }
    for (number, state) in states.iter().enumerate().rev() {
        talk.ok(json!({"do": "undo"}));
        assert_eq!(&talk.state(), state, "after {number} actions");
        // Going on from here must not bring old snapshots back.
        if number % 128 == 100 {
            talk.play_bot("random", 0);
            talk.ok(json!({"do": "undo"}));
            assert_eq!(&talk.state(), state);
        }
    }
}

#[test]
fn a_replay_loads_into_the_same_state() {
    let mut talk = Talk::started();
    (0..40).for_each(|number| drop(talk.play_bot("random", number)));
    let (state, question) = (talk.state(), talk.ok(json!({"do": "legal"})));
    let replay = talk.ok(json!({"do": "replay"}))["replay"].take();
    let mut other = Talk::start();
    let loaded = other.ok(json!({"do": "load", "replay": replay}));
    assert_eq!(loaded["decision"], question["decision"]);
    assert_eq!(loaded["legal"], question["legal"]);
    assert_eq!(other.state(), state);
    assert_eq!(other.ok(json!({"do": "replay"}))["replay"], replay);
}

#[test]
fn bots_advise_a_legal_action_and_change_nothing() {
    let mut talk = Talk::started();
    let (state, legal) = (talk.state(), talk.legal());
    for level in ["random", "greedy"] {
        for seed in 0..5 {
            let request = json!({"do": "bot", "level": level, "ms": 200, "seed": seed});
            let advice = talk.ok(request.clone());
            assert!(legal.contains(&advice["action"]), "{advice}");
            assert_eq!(advice["seat"], 3);
            assert_eq!(advice, talk.ok(request), "the same seed, the same advice");
        }
    }
    assert_eq!(talk.state(), state);
}

#[test]
fn an_unknown_bot_is_answered_with_the_bots() {
    assert_eq!(
        Talk::started().refused(json!({"do": "bot", "level": "genius"})),
        "bot: unknown bot 'genius'; possible: random, greedy, search:1 to search:5"
    );
}

#[test]
fn a_state_can_be_set_as_a_position() {
    let mut talk = Talk::started();
    (0..25).for_each(|number| drop(talk.play_bot("random", number)));
    let (state, legal) = (talk.state(), talk.legal());
    let mut other = Talk::start();
    other.ok(position(state.clone()));
    assert_eq!((other.state(), other.legal()), (state.clone(), legal));
    // A table knows its game.
    talk.ok(json!({"do": "position", "state": state}));
    // Such a game can be saved and loaded too.
    other.play_bot("random", 1);
    let (state, replay) = (other.state(), other.ok(json!({"do": "replay"})));
    talk.ok(json!({"do": "load", "replay": replay["replay"]}));
    assert_eq!(talk.state(), state);
}

#[test]
fn a_position_can_be_written_in_short() {
    let mut talk = Talk::start();
    let answer = talk.ok(position("west 4; turn romans maneuver; romans L2@roma"));
    assert_eq!(answer["decision"]["prompt"], "maneuver");
    assert_eq!(answer["decision"]["about"]["nation"], "romans");
    let go =
        json!({"type": "move", "kind": "legion", "from": "roma", "to": "neapolis", "count": 2});
    assert!(
        answer["legal"].as_array().unwrap().contains(&go),
        "{answer}"
    );
    talk.ok(json!({"do": "act", "action": go}));
    assert_eq!(
        Talk::start().refused(json!({"do": "position", "state": "west 4"})),
        "game: say which game with \"game\""
    );
}

#[test]
fn an_impossible_position_is_refused_and_the_game_goes_on() {
    let mut talk = Talk::started();
    let state = talk.state();
    let mut rich = state.clone();
    rich["position"]["bank"]["coins"] = 99.into();
    let mut crowded = state.clone();
    crowded["position"]["nations"][0]["legions"] = json!({"roma": 99});
    let mut elsewhere = state.clone();
    elsewhere["position"]["nations"][0]["cities"][0]["province"] = "atlantis".into();
    let refusals: Vec<String> = [
        rich,
        crowded,
        json!({}),
        json!(5),
        json!(null),
        json!([]),
        json!(""),
        json!("moon 4"),
        json!("west"),
        json!("west 9"),
        json!("west 4; romans coins 200"),
        json!("west 4; romans L99@roma"),
        json!("west 4; romans L2@atlantis"),
        json!("west 4; turn romans sleeping"),
        json!("west 4; martians coins 1"),
        json!("west 4; persians coins 1"),
        json!("west 4; round many"),
    ]
    .map(|state| talk.refused(position(state)))
    .into();
    insta::assert_snapshot!(refusals.join("\n"), @r"
    position: impossible position: there are 100 coins instead of 30
    position: impossible position: the phoenicians have more than 17 units of a kind
    position: impossible position: missing field `position`
    position: impossible position: it is neither a state nor a text
    position: impossible position: it is neither a state nor a text
    position: impossible position: it is neither a state nor a text
    position: impossible position: a position begins with the board, such as 'west 4'
    position: impossible position: there is no board 'moon'
    position: impossible position: 'west' names no board and number of nations
    position: impossible position: 2 to 6 players play
    position: impossible position: there are not so many coins
    position: impossible position: no nation has more than 17 legions
    position: impossible position: there is no province 'atlantis'
    position: impossible position: there is no step 'sleeping'
    position: impossible position: there is no nation 'martians'
    position: impossible position: the persians take no part
    position: impossible position: there is no number 'many'
    ");
    assert!(talk.refused(position(elsewhere)).contains("atlantis"));
    assert_eq!(talk.state(), state);
}

#[test]
fn options_may_be_words_numbers_or_switches() {
    let mut talk = Talk::start();
    for long in [json!(true), json!("yes")] {
        for nations in [json!(3), json!("3")] {
            let options = json!({"nations": nations, "long": long});
            let answer = talk.ok(json!({"do": "new", "game": "antike", "options": options}));
            assert_eq!(answer["decision"]["prompt"], "start-city");
            let state = talk.state();
            assert_eq!(state["position"]["longGame"], true);
            assert_eq!(state["position"]["nations"].as_array().unwrap().len(), 3);
        }
    }
}

#[test]
fn the_number_of_seats_may_be_given_in_its_place() {
    let mut talk = Talk::start();
    talk.ok(json!({"do": "new", "game": "antike", "seats": 2, "scenario": "east"}));
    let state = talk.state();
    let position = &state["position"];
    assert_eq!(
        (&position["seats"], &position["inPlay"]),
        (&2.into(), &4.into())
    );
    assert_eq!(position["board"], "east");
}

#[test]
fn fields_that_are_not_known_are_ignored() {
    let mut talk = Talk::start();
    talk.ok(json!({"do": "new", "game": "antike", "colour": "red"}));
    talk.ok(json!({"do": "legal", "loudly": true}));
}

/// Bots play a whole game through the protocol; when it is over everything that is asked is answered.
#[test]
fn a_whole_game_is_played_to_its_end() {
    let mut talk = Talk::start();
    let mut answer = talk.ok(json!({"do": "new", "game": "antike", "seats": 3, "seed": 2}));
    for number in 0..3000 {
        if !answer["over"].is_null() {
            break;
        }
        let level = if answer["decision"]["seat"] == 0 {
            "greedy"
        } else {
            "random"
        };
        answer = talk.play_bot(level, number);
    }
    let last = answer["events"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["type"], "won");
    assert_eq!(answer["over"], json!({"winners": [last["seat"]]}));
    assert_eq!(
        (&answer["decision"], &answer["legal"]),
        (&Value::Null, &json!([]))
    );

    let state = talk.state();
    let done = json!({"do": "act", "action": {"type": "done"}});
    assert_eq!(talk.refused(done), "over: the game is over");
    let done = json!({"do": "act", "seat": 0, "action": {"type": "done"}});
    assert!(talk.refused(done).contains("over"));
    assert_eq!(
        talk.refused(json!({"do": "bot", "level": "greedy"})),
        "over: the game is over"
    );
    assert_eq!(talk.ok(json!({"do": "legal"}))["over"], answer["over"]);
    assert_eq!(talk.state(), state);

    // The last answer can be taken back and given again.
    assert_eq!(talk.ok(json!({"do": "undo"}))["over"], Value::Null);
    talk.end();
}

/// A place is told about, to a seat and to a spectator; one that does not exist is answered with those that do.
#[test]
fn places_are_told_about() {
    let mut talk = Talk::start();
    talk.ok(json!({"do": "new", "game": "syracuse", "seed": 7}));
    let ask = |place: &str| json!({"do": "place", "place": place, "seat": 0});
    let card = talk.ok(ask("T25"))["place"].clone();
    assert_eq!(card["place"], "T25");
    assert_eq!(card["name"], json!({"type": "name", "place": "T25"}));
    let first = &card["facts"][0];
    assert_eq!(
        (&first["about"]["type"], &first["rule"]),
        (&json!("ground"), &json!("0.2f"))
    );
    assert!(card["neighbours"].as_array().unwrap().len() > 2, "{card}");
    let spectator = talk.ok(json!({"do": "place", "place": "T24"}));
    assert_eq!(spectator["place"]["reach"], json!([]));
    let unknown = talk.ask(ask("atlantis"));
    assert_eq!(unknown["error"], "place");
    let why = unknown["why"].as_str().unwrap();
    assert!(why.contains("'atlantis'") && why.contains("T25, "), "{why}");
}
