//! Sentences from data.

use serde_json::json;

use super::*;

fn messages() -> Messages {
    let mut names = Names::default();
    names.insert(
        "city",
        "roma",
        Localized {
            en: "Rome".to_owned(),
            fr: "Rome la belle".to_owned(),
        },
    );
    names.fields("city", &["city"]);
    names.defaults(1, &["count"]);
    Messages::new(names, |lang| match lang {
        Lang::En => vec!["event-armed = { $count ->\n  [one] One unit\n *[other] { $count } units\n } in { $city } for { $pay-iron } iron"],
        Lang::Fr => vec!["event-armed = { $count } { $city-id ->\n  [roma] dans\n *[other] à\n } { $city }"],
    })
    .unwrap()
}

#[test]
fn fields_are_arguments_and_ids_have_names() {
    let event = json!({"type": "armed", "city": "roma", "count": 1, "pay": {"iron": 2}});
    let sentence = |lang| messages().sentence(lang, Category::Event, &event);
    assert_eq!(sentence(Lang::En), "One unit in Rome for 2 iron");
    assert_eq!(sentence(Lang::Fr), "1 dans Rome la belle");
}

#[test]
fn fields_that_are_left_out_have_their_default() {
    let event = json!({"type": "armed", "city": "roma", "pay": {"iron": 2}});
    let sentence = messages().sentence(Lang::En, Category::Event, &event);
    assert_eq!(sentence, "One unit in Rome for 2 iron");
}

#[test]
fn lists_have_a_length_and_their_objects_words() {
    let names = Names::default();
    let source = "event-rolled = { $dice-count ->\n  [0] Nothing\n *[other] { $dice }\n }\neach-dice = { $eyes } eyes";
    let messages = Messages::new(names, |_| vec![source]).unwrap();
    let sentence = |dice| {
        let event = json!({"type": "rolled", "dice": dice});
        messages.sentence(Lang::En, Category::Event, &event)
    };
    assert_eq!(sentence(json!([])), "Nothing");
    assert_eq!(
        sentence(json!([{"eyes": 2}, {"eyes": 5}])),
        "2 eyes, 5 eyes"
    );
}

#[test]
fn items_on_lines_of_their_own_need_no_comma() {
    let source = "event-rolled = Rolled:{ $dice }\neach-dice = {\"\\u000A\"}{ $eyes } eyes";
    let messages = Messages::new(Names::default(), |_| vec![source]).unwrap();
    let event = json!({"type": "rolled", "dice": [{"eyes": 2}, {"eyes": 5}]});
    assert_eq!(
        messages.sentence(Lang::En, Category::Event, &event),
        "Rolled:\n2 eyes\n5 eyes"
    );
}

#[test]
fn a_missing_message_shows_its_name() {
    let text = messages().text(Lang::En, "event-lost", &json!({}));
    assert_eq!(text, "[event-lost: no such message]");
    assert!(
        messages()
            .try_text(Lang::En, "event-armed", &json!({}))
            .is_err()
    );
}
