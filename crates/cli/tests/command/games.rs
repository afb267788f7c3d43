//! `polemarch games`: what can be played.

use serde_json::Value;

use crate::run::{Home, contains};

fn list() -> Vec<Value> {
    let text = Home::new().run(&["games", "--json"]).fine();
    serde_json::from_str(&text).unwrap()
}

fn ids(list: &Value, key: &str) -> Vec<String> {
    let items = list.as_array().unwrap().iter();
    items
        .map(|item| item[key].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn each_game_is_shown_with_seats_scenarios_and_options() {
    let text = Home::new().run(&["games"]).fine();
    let about = |line: &&str| line.starts_with("  ");
    let lines: Vec<&str> = text.lines().filter(about).collect();
    insta::assert_snapshot!(lines.join("\n"), @r"
      seats      2 to 6
      scenarios  west, east
      --opt nations=3|4|5|6  Nations in play [4]
      --opt deal=random|choose  Who plays which nation [random]
      --opt long=no|yes  Start [no]
      --opt victory=10|12  Personages needed to win (three nations only) [10]
      --opt fights=to-the-end|chosen  Length of a fight [to-the-end]
      --opt entry=all|entered  Who can be fought on entering [all]
      --opt coins=turn|round  When coins are taken [turn]
      --opt supply=endless|150|80|40  Marble, iron and gold in the bank [endless]
      seats      2 to 2
      scenarios  historical, variant, alcibiades
      --opt edition=fr|en  Edition of the rules [fr]
      --opt leader_passage=whole|rest  A leader's passage by sea [whole]
      --opt ruins=repair|bypass  A destroyed wall that cannot be repaired [repair]
      seats      2 to 2
      scenarios  historical, alcibiades
      --opt siege_ratio=sensible|printed  Force ratio in sieges [sensible]
      --opt storm=sheltered|printed  Storm at sea [sheltered]
      --opt evasion_loss=any|ship  Price of an evasion at sea [any]
      --opt returned_units=full|weakened  Land units brought back by the advantage [full]
      seats      1 to 2
      scenarios  peloponnesian-war, archidamian-war, decelean-war, fall-of-athens
      --opt sicily=100|1000  Athens' income from all of Sicily [100]
      --opt athens-leader=no|yes  A leader for battles at Athens [no]
      --opt passing=strict|lenient  When the system lacks money or troops [strict]
      --opt control=administrative|at-once  When control of a space changes [administrative]
      --opt cavalry=own-city|both-cities  Athenian cavalry behind the Long Walls in combat [own-city]
      --opt half=whole-side|arm  The bonus for half Spartan hoplites or Athenian ships [whole-side]
      --opt deaths=in-play|from-set-up  Leaders dead at set-up and event 11 [in-play]
      --opt lone-leader=removed|with-friends  A leader caught alone among friends [removed]
      --opt chance=for-system|even  Your equal routes and interceptors, order of battles and sieges [for-system]
      --opt surrender=war|scenario  Turns that make a surrender worth fewer points [war]
    ");
    let blurbs = [
        "antike  Found cities, raise temples",
        "syracuse  Athens sends its fleet to Sicily",
        "hellespont  Athens and Sparta fight for the strait",
        "peloponnesian-war  Lead Athens or Sparta",
    ];
    contains(&text, &blurbs);
}

#[test]
fn the_json_names_games_scenarios_and_options() {
    let games = list();
    assert_eq!(
        ids(&Value::Array(games.clone()), "name"),
        ["antike", "syracuse", "hellespont", "peloponnesian-war"]
    );
    let antike = &games[0];
    assert_eq!(ids(&antike["scenarios"], "id"), ["west", "east"]);
    assert_eq!(
        ids(&antike["options"], "key"),
        [
            "nations", "deal", "long", "victory", "fights", "entry", "coins", "supply"
        ]
    );
    assert_eq!(ids(&antike["options"][2]["values"], "id"), ["no", "yes"]);
    let seats = &antike["seats"];
    assert_eq!((&seats["least"], &seats["most"]), (&2.into(), &6.into()));
    assert_eq!(antike["rules"], 2);
}

/// A message that is missing would show its key in brackets.
#[test]
fn every_title_is_in_english_and_french() {
    fn titles(value: &Value, found: &mut Vec<Value>) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| titles(item, found)),
            Value::Object(fields) => fields.iter().for_each(|(key, item)| match key.as_str() {
                "title" | "blurb" => found.push(item.clone()),
                _ => titles(item, found),
            }),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let mut found = Vec::new();
    titles(&Value::Array(list()), &mut found);
    // A game's own two, its scenarios, its options and their values.
    let games = [
        2 + 2 + 8 + 20,
        2 + 3 + 3 + 6,
        2 + 2 + 4 + 8,
        2 + 4 + 10 + 20,
    ];
    assert_eq!(found.len(), games.iter().sum::<usize>());
    for title in found {
        for lang in ["en", "fr"] {
            let text = title[lang].as_str().unwrap();
            assert!(!text.is_empty() && !text.starts_with('['), "{title}");
        }
    }
}

#[test]
fn a_default_is_one_of_the_values() {
    for option in list()[0]["options"].as_array().unwrap() {
        let default = option["default"].as_str().unwrap();
        assert!(ids(&option["values"], "id").contains(&default.to_owned()));
    }
}
