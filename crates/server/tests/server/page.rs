//! The page and what it asks the server for.

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

#[tokio::test]
async fn every_address_of_the_page_answers_with_the_same_document() {
    let host = Host::new().await;
    let client = host.visitor();
    let front = client.send("GET", "/", &[], None).await;
    assert_eq!(front.status, 200);
    assert!(front.body.contains("Polemarch"));
    for path in ["/new/antike", "/rules", "/rules/syracuse/4.2.1f", "/me"] {
        let page = client.send("GET", path, &[], None).await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(page.body, front.body, "{path}");
    }
    // That of a table only names more of what the browser is to fetch.
    let body = |text: &str| text.split_once("<body>").map(|(_, body)| body.to_owned());
    for path in ["/table/abc", "/table/abc/at/17"] {
        let page = client.send("GET", path, &[], None).await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(body(&page.body), body(&front.body), "{path}");
    }
    for path in ["/assets/nothing.js", "/nothing.svg", "/.gitkeep"] {
        let page = client.send("GET", path, &[], None).await;
        assert_eq!(page.status, 404, "{path}");
    }
}

/// Whoever comes to a wrong address with a browser is told so by the page, a program by a problem.
#[tokio::test]
async fn a_wrong_address_answers_people_with_the_page() {
    let host = Host::new().await;
    let client = host.visitor();
    let browser = [("Accept", "text/html,application/xhtml+xml")];
    let front = client.send("GET", "/", &[], None).await;
    let page = client.send("GET", "/nonsense/here", &browser, None).await;
    assert_eq!((page.status, page.body), (404, front.body));
    for (path, headers) in [("/nonsense/here", &[][..]), ("/api/v1/nonsense", &browser)] {
        let problem = client.send("GET", path, headers, None).await;
        assert_eq!(problem.status, 404);
        assert!(problem.body.contains("missing"), "{path}");
    }
}

#[tokio::test]
async fn a_game_has_names_rules_and_data_that_a_browser_keeps() {
    let host = Host::new().await;
    let client = host.visitor();
    let names = client.get("/games/antike/names").await;
    assert_eq!(names["kinds"]["province"]["roma"]["en"], "Roma");
    assert_eq!(names["fields"]["province"], "province");
    let board = client.get("/games/antike/data/west.json").await;
    assert_eq!(board["zones"].as_array().unwrap().len(), 50);
    let title = board["title"].as_str().unwrap();
    assert_eq!(
        title, "Antike - Imperium Romanum",
        "spaces within texts stay"
    );
    for path in ["/games/antike/rules", "/games/antike/data/west.json"] {
        let path = format!("/api/v1{path}");
        let first = client.send("GET", &path, &[], None).await;
        let tag = first.header("etag").unwrap();
        let known = [("If-None-Match", tag)];
        let again = client.send("GET", &path, &known, None).await;
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{path}");
        let other = [("If-None-Match", "\"other\"")];
        assert_eq!(client.send("GET", &path, &other, None).await.status, 200);
    }
    for path in [
        "/games/antike/data/rules.toml",
        "/games/antike/data/nothing.json",
        "/games/chess/names",
    ] {
        assert_eq!(client.refused("GET", path, Value::Null).await, "missing");
    }
}

async fn foresight(client: &Client, table: &str) -> Value {
    client.get(&format!("/tables/{table}/foresight")).await
}

#[tokio::test]
async fn each_answer_has_its_typed_form_and_its_hint() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    for person in &people {
        let situation = person.look(&table).await;
        let about = foresight(person, &table).await;
        assert_eq!(about["seq"], situation["seq"]);
        let Some(question) = situation["questions"].get(0) else {
            assert_eq!(about["questions"], json!([]));
            continue;
        };
        let answers = about["questions"][0]["answers"].as_array().unwrap();
        assert_eq!(answers.len(), question["answers"].as_array().unwrap().len());
        assert_eq!(question["prompt"], "rondel");
        assert_eq!(question["answers"][0]["space"], "iron");
        assert_eq!(answers[0]["typed"], "rondel iron");
        assert_eq!(answers[0]["hint"]["type"], "production");
        // Nothing is founded without units: after the income the turn is over, while arming asks on.
        assert_eq!(answers[0]["lasting"], "turn");
        let arming = answers
            .iter()
            .find(|about| about["typed"] == "rondel arming");
        assert_eq!(arming.unwrap().get("lasting"), None);
    }
    let visitor = foresight(&host.visitor(), &table).await;
    assert_eq!(visitor["questions"], json!([]));
}

/// How the nations stand is told to everybody, also of past points.
#[tokio::test]
async fn standing_is_told_now_and_of_past_points() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let first = foresight(&host.visitor(), &table).await;
    let nation = &first["standing"]["nations"][0];
    assert!(nation["income"]["marble"].is_u64(), "{first}");
    assert_eq!(first["standing"]["advances"][0]["price"], 7);
    let mut luck = Luck(3);
    while foresight(&people[0], &table).await["standing"] == first["standing"] {
        for person in &people {
            let situation = person.look(&table).await;
            let Some(question) = situation["questions"].get(0) else {
                continue;
            };
            let answers = question["answers"].as_array().unwrap();
            let action = &answers[luck.below(answers.len())];
            let act = json!({"do": "act", "seq": situation["seq"], "action": action});
            person.order(&table, act).await;
        }
    }
    let beginning = format!("/tables/{table}/foresight?number=0");
    for client in [&people[0], &host.visitor()] {
        let then = client.get(&beginning).await;
        assert_eq!(then["standing"], first["standing"]);
        assert_eq!(then["questions"], json!([]));
    }
    let future = format!("/tables/{table}/foresight?number=9999");
    assert_eq!(
        people[0].refused("GET", &future, Value::Null).await,
        "missing"
    );
    let other = begun("syracuse", &people[0], &people[1]).await;
    assert!(
        foresight(&people[0], &other)
            .await
            .get("standing")
            .is_none()
    );
}

/// A way is made of steps that are offered one after the other.
#[tokio::test]
async fn ways_are_steps_that_are_offered() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    for game in ["syracuse", "hellespont"] {
        let table = begun(game, &people[0], &people[1]).await;
        let mut luck = Luck(5);
        let mut walked = 0;
        for turn in 0..600 {
            let person = &people[turn % 2];
            let situation = person.look(&table).await;
            let Some(question) = situation["questions"].get(0) else {
                continue;
            };
            let about = foresight(person, &table).await;
            let ways = about["questions"][0]["ways"].as_array().cloned();
            let Some(way) = ways.unwrap_or_default().pop() else {
                let answers = question["answers"].as_array().unwrap();
                let action = &answers[luck.below(answers.len())];
                let act = json!({"do": "act", "seq": situation["seq"], "action": action});
                person.order(&table, act).await;
                continue;
            };
            let path = way["path"].as_array().unwrap();
            assert!(path.len() > 1, "{way}");
            assert_eq!(path.last(), Some(&way["to"]));
            for to in path {
                let step = json!({"type": "step", "to": to});
                let number = person.look(&table).await["seq"].clone();
                let act = json!({"do": "act", "seq": number, "action": step});
                person.order(&table, act).await;
            }
            walked += 1;
        }
        assert!(walked > 3, "{game}: {walked}");
    }
}

/// Foresight is worked out on what the asking person may know: it is the same whatever the other one holds, and it goes
/// on to the end of a game.
#[tokio::test]
async fn foresight_follows_a_whole_game_with_hidden_hands() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("syracuse", &people[0], &people[1]).await;
    let mut luck = Luck(5);
    let mut hinted = 0;
    for _ in 0..250 {
        for person in &people {
            let situation = person.look(&table).await;
            let Some(question) = situation["questions"].get(0) else {
                continue;
            };
            let answers = question["answers"].as_array().unwrap();
            let about = foresight(person, &table).await;
            let foreseen = about["questions"][0]["answers"].as_array().unwrap();
            assert_eq!(foreseen.len(), answers.len());
            hinted += foreseen
                .iter()
                .filter(|each| each["hint"].is_object())
                .count();
            let odds = about.get("odds").map(|odds| odds.as_array().unwrap().len());
            assert!(odds.is_none_or(|count| count > 0), "{about}");
            let action = &answers[luck.below(answers.len())];
            let act = json!({"do": "act", "seq": situation["seq"], "action": action});
            person.order(&table, act).await;
        }
    }
    assert!(hinted > 0);
}

#[tokio::test]
async fn a_wish_is_judged_with_its_rule_and_changes_nothing() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    let table = begun("antike", &people[0], &people[1]).await;
    let why = format!("/tables/{table}/why");
    let before = people[0].look(&table).await;
    let (asked, idle) = match before["questions"].get(0) {
        Some(_) => (&people[0], &people[1]),
        None => (&people[1], &people[0]),
    };
    let good = json!({"action": {"type": "rondel", "space": "iron"}});
    assert_eq!(asked.post(&why, good.clone()).await["allowed"], true);
    let bad = json!({"action": {"type": "build-temple", "province": "roma"}});
    let judged = asked.post(&why, bad).await;
    assert_eq!(judged["allowed"], false);
    assert!(
        judged["rule"].is_string() && judged["why"].is_string(),
        "{judged}"
    );
    let judged = idle.post(&why, good).await;
    assert_eq!(
        (&judged["allowed"], &judged["why"]),
        (&json!(false), &json!("you are not asked"))
    );
    let odd = json!({"action": {"type": "fly"}});
    assert_eq!(asked.refused("POST", &why, odd).await, "malformed");
    assert_eq!(people[0].look(&table).await["seq"], before["seq"]);
}

/// The goal is told to everybody, also of past points, and it is the same for all.
#[tokio::test]
async fn goal_is_told_now_and_of_past_points() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    for game in ["antike", "syracuse", "hellespont", "peloponnesian-war"] {
        let table = begun(game, &people[0], &people[1]).await;
        let goal = people[0].get(&format!("/tables/{table}/goal")).await;
        assert!(goal["ways"][0]["rule"].is_string(), "{goal}");
        for party in goal["parties"].as_array().unwrap() {
            let lines = party["lines"].as_array().unwrap();
            let points = lines.iter().filter_map(|line| line["points"].as_i64());
            assert_eq!(Some(points.sum()), party["points"].as_i64(), "{game}");
        }
        for client in [&people[1], &host.visitor()] {
            let beginning = client.get(&format!("/tables/{table}/goal?number=0")).await;
            assert_eq!(beginning, goal);
        }
        let future = format!("/tables/{table}/goal?number=9999");
        let refused = people[0].refused("GET", &future, Value::Null).await;
        assert_eq!(refused, "missing");
    }
}

/// Places are told about to everybody, with one's own groups to those who have a seat, also of past points; there is
/// nothing about places that do not exist.
#[tokio::test]
async fn places_are_told_about_now_and_of_past_points() {
    let host = Host::new().await;
    let people = [host.guest().await, host.guest().await];
    for (game, place) in [
        ("antike", "roma"),
        ("syracuse", "T24"),
        ("hellespont", "Sestos"),
        ("peloponnesian-war", "corinth"),
    ] {
        let table = begun(game, &people[0], &people[1]).await;
        let path = format!("/tables/{table}/places/{place}");
        let seen = host.visitor().get(&path).await;
        assert_eq!(
            (&seen["place"], &seen["reach"]),
            (&json!(place), &json!([]))
        );
        for line in seen["facts"].as_array().unwrap() {
            assert!(line["rule"].is_string() && line["about"]["type"].is_string());
        }
        let (mut reached, all) = (0, seen["neighbours"].as_array().unwrap());
        for client in &people {
            let own = client.get(&path).await;
            assert_eq!(own["facts"], seen["facts"], "{game}");
            for next in all.iter().map(|line| line["place"].as_str().unwrap()) {
                let card = client.get(&format!("/tables/{table}/places/{next}")).await;
                reached += card["reach"].as_array().unwrap().len();
            }
            assert_eq!(client.get(&format!("{path}?number=0")).await, own);
        }
        assert!(reached > 0 || game == "antike", "{game}");
        let nowhere = format!("/tables/{table}/places/atlantis");
        let refused = people[0].refused("GET", &nowhere, Value::Null).await;
        assert_eq!(refused, "missing");
    }
}

/// Refusals speak the language that was asked for, and their kind stays the same.
#[tokio::test]
async fn refusals_speak_french_where_it_is_asked_for() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let french = [("accept-language", "fr")];
    let missing = guest
        .send("GET", "/api/v1/tables/nosuchtable", &french, None)
        .await;
    assert_eq!(
        (missing.status, missing.kind()),
        (404, "missing".to_owned())
    );
    assert_eq!(missing.json()["why"], "Cette table n'existe pas.");
    let english = guest
        .send("GET", "/api/v1/tables/nosuchtable", &[], None)
        .await;
    assert_eq!(english.json()["why"], "there is no such table");
    let unknown = host
        .visitor()
        .send("GET", "/api/v1/me/tokens", &french, None)
        .await;
    assert_eq!(unknown.kind(), "unknown");
    let why = unknown.json()["why"].as_str().unwrap().to_owned();
    assert!(why.contains("invité"), "{why}");
}
