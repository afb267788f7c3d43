//! Nobody is asked a question that is none.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::ProgramPace;

use crate::{client::Client, host::Host, socket::Luck};

/// Answers that do nothing, the most lasting first.
const NOTHING: [&str; 10] = [
    "pass-phase",
    "pass",
    "accept",
    "choose-none",
    "end-moves",
    "end-zone",
    "stop",
    "stand",
    "keep-none",
    "done",
];

/// Somebody with both seats of a game that has begun.
async fn hot_seat(game: &str, host: &Host) -> (Client, String) {
    let alone = host.guest().await;
    let table = alone
        .make(json!({"game": game, "setup": {"seats": 2}, "seats": ["me", "me"]}))
        .await;
    alone.share(&table).await;
    alone.order(&table, json!({"do": "start"})).await;
    (alone, table)
}

/// The answer of somebody who does nothing, or the last one: where points are announced it is all of them at once.
fn nothing(question: &Value) -> Value {
    let answers = question["answers"].as_array().unwrap();
    let of_type = |kind: &&str| answers.iter().find(|answer| answer["type"] == **kind);
    let found = NOTHING.iter().find_map(of_type);
    found.or(answers.last()).unwrap().clone()
}

/// What two at one screen give who want nothing at such moments until the turn is over: one click on the page.
async fn pass_together(alone: &Client, table: &str, question: &Value) {
    let asked = question["seat"].as_u64().unwrap();
    for seat in [1 - asked, asked] {
        let action = json!({"type": "pass-phase"});
        let facts = ["/position/turn"];
        let program = json!({"seat": seat, "prompt": "window", "action": action, "while": facts});
        let order = json!({"do": "program", "program": program});
        alone.order(table, order).await;
    }
}

/// Two at one screen who do nothing for a whole turn of Hellespont: how often they click, what they are asked, and how often the screen
/// shows what only one of them may see.
async fn empty_turn(host: &Host) -> (usize, usize, Vec<String>) {
    let (alone, table) = hot_seat("hellespont", host).await;
    let turn = |situation: &Value| situation["view"]["position"]["turn"].clone();
    let first = turn(&alone.look(&table).await);
    let (mut clicks, mut secrets, mut asked) = (0, 0, Vec::new());
    loop {
        let situation = alone.look(&table).await;
        if turn(&situation) != first {
            return (clicks, secrets, asked);
        }
        let question = &situation["questions"][0];
        assert_eq!(question.get("idle"), None, "nobody is asked: {question}");
        secrets += usize::from(!situation["eyes"].is_null());
        clicks += 1;
        asked.push(format!("{} {}", question["prompt"], question["about"]));
        assert!(clicks < 200, "{question}");
        if question["prompt"] == "window" {
            pass_together(&alone, &table, question).await;
            continue;
        }
        let (seq, seat) = (&situation["seq"], &question["seat"]);
        let act = json!({"do": "act", "seq": seq, "seat": seat, "action": nothing(question)});
        alone.order(&table, act).await;
    }
}

/// What hands and dice bring differs from game to game: nine turns count.
#[tokio::test]
async fn an_empty_turn_of_hellespont_on_one_screen_takes_few_clicks_and_no_curtain() {
    let host = Host::new().await;
    let mut turns = Vec::new();
    for _ in 0..9 {
        turns.push(empty_turn(&host).await);
    }
    for (clicks, secrets, asked) in &turns {
        println!("{clicks} clicks, {secrets} secrets: {asked:#?}");
    }
    for (clicks, secrets, asked) in turns {
        assert!(
            clicks <= 12 && secrets == 0,
            "{clicks}, {secrets}: {asked:#?}"
        );
    }
}

/// At one screen a hand is seen when its player looks, as long as they are asked, and by nobody before or after.
#[tokio::test]
async fn at_one_screen_a_hand_is_seen_by_whoever_looks() {
    let host = Host::new().await;
    let (alone, table) = hot_seat("hellespont", &host).await;
    let before = alone.look(&table).await;
    let question = &before["questions"][0];
    assert_eq!(before.get("eyes"), None);
    assert_eq!(question["withheld"], true);
    let types = |question: &Value| -> Vec<String> {
        let answers = question["answers"].as_array().unwrap();
        let kind = |answer: &Value| answer["type"].as_str().unwrap().to_owned();
        answers.iter().map(kind).collect()
    };
    assert_eq!(types(question), ["choose-none"]);
    let seat = question["seat"].as_u64().unwrap();
    let other = json!({"do": "look", "seat": 1 - seat});
    assert_eq!(alone.forbidden(&table, other).await, "unfit");
    alone
        .order(&table, json!({"do": "look", "seat": seat}))
        .await;
    let looked = alone.look(&table).await;
    assert_eq!(looked["eyes"], seat);
    assert_eq!(looked["questions"][0].get("withheld"), None);
    assert!(types(&looked["questions"][0]).contains(&"choose".to_owned()));
    assert_ne!(looked["view"], before["view"]);
    let none = json!({"type": "choose-none"});
    let act = json!({"do": "act", "seq": looked["seq"], "seat": seat, "action": none});
    alone.order(&table, act).await;
    let after = alone.look(&table).await;
    assert_ne!(after["questions"][0]["seat"], seat);
    assert_eq!(after.get("eyes"), None);
}

/// Plays a game against the computer for a while; how many questions of the person offered no choice.
async fn idle_questions(game: &str, always: bool) -> usize {
    let host = Host::new().await;
    let person = host.guest().await;
    let seats = json!(["me", {"bot": "random"}]);
    let table = person
        .make(json!({"game": game, "setup": {"seats": 2}, "seats": seats}))
        .await;
    person.share(&table).await;
    let mut socket = person.join(&table).await;
    // The same order over the WebSocket.
    let order = json!({"do": "ask-always", "always": always});
    socket
        .say(&json!({"type": "order", "table": table, "ref": 1, "order": order}))
        .await;
    assert_eq!(socket.next_of("done").await["ref"], 1);
    let told = person.info(&table).await["seats"][0]["asked_always"].clone();
    assert_eq!(told == json!(true), always);
    person.order(&table, json!({"do": "start"})).await;
    let (mut luck, mut idle, mut questions) = (Luck(7), 0, 0);
    while questions < 60 {
        let is_mine = |situation: &Value| {
            situation.get("questions").is_some() || situation.get("over").is_some()
        };
        socket.until_fits(is_mine).await;
        let situation = person.look(&table).await;
        if situation.get("over").is_some() {
            break;
        }
        let Some(question) = situation["questions"].get(0) else {
            continue;
        };
        questions += 1;
        idle += usize::from(question.get("idle").is_some());
        let answers = question["answers"].as_array().unwrap();
        let action = &answers[luck.below(answers.len())];
        let act = json!({"do": "act", "seq": situation["seq"], "action": action});
        let seq = person.order(&table, act).await;
        socket.until(seq).await;
    }
    idle
}

#[tokio::test]
async fn against_the_computer_nobody_is_asked_without_a_choice_unless_they_want_it() {
    assert_eq!(idle_questions("syracuse", false).await, 0);
    assert!(idle_questions("syracuse", true).await > 0);
}

/// Two people at a game that has come to a question without a choice for one of them: which one.
async fn at_idle_question(host: &Host) -> ([Client; 2], String, usize) {
    let people = [host.guest().await, host.guest().await];
    let table = people[0]
        .make(json!({"game": "syracuse", "setup": {"seats": 2}}))
        .await;
    people[1].order(&table, json!({"do": "sit"})).await;
    for person in &people {
        person.share(&table).await;
    }
    people[0].order(&table, json!({"do": "start"})).await;
    let mut luck = Luck(3);
    for _ in 0..500 {
        let asked = people[0].look(&table).await["asked"][0].as_u64().unwrap() as usize;
        let situation = people[asked].look(&table).await;
        let question = &situation["questions"][0];
        if question["idle"] == true {
            return (people, table, asked);
        }
        let answers = question["answers"].as_array().unwrap();
        let action = &answers[luck.below(answers.len())];
        let act = json!({"do": "act", "seq": situation["seq"], "action": action});
        people[asked].order(&table, act).await;
    }
    panic!("no question without a choice was found");
}

/// Against people an answer without a choice comes from somebody who is there, after a time in which they could have thought, also when
/// the server was restarted meanwhile.
#[tokio::test]
async fn against_people_the_pass_comes_after_a_while_and_survives_a_restart() {
    let host = Host::with(|config| config.program_pace = ProgramPace::AsPeople).await;
    let (people, table, asked) = at_idle_question(&host).await;
    let number = people[asked].look(&table).await["number"].as_u64();
    // For whoever is away nobody answers.
    let other = people[1 - asked].join(&table).await;
    let path = format!(
        "/tables/{table}/situation?seen={}&wait=1",
        other.page.situation["seq"]
    );
    assert_eq!(
        people[1 - asked].get(&path).await["number"].as_u64(),
        number
    );
    let own = people[asked].join(&table).await;
    drop((own, other));
    let host = host.restart().await;
    let people = people.map(|person| person.again(host.address));
    let begun = Instant::now();
    let mut own = people[asked].join(&table).await;
    own.until_fits(|situation| situation["number"].as_u64() > number)
        .await;
    assert!(begun.elapsed() >= Duration::from_millis(290));
    let asked_next = people[asked].look(&table).await;
    assert!(asked_next["number"].as_u64() > number);
}

/// Whoever takes back a decision against the computer comes back to it, whatever the computer has answered; the same
/// answer has the same dice.
#[tokio::test]
async fn against_the_computer_undo_goes_back_to_the_own_last_decision() {
    let host = Host::new().await;
    let person = host.guest().await;
    let seats = json!(["me", {"bot": "random"}]);
    let table = person
        .make(json!({"game": "syracuse", "seats": seats}))
        .await;
    person.share(&table).await;
    person.order(&table, json!({"do": "start"})).await;
    let mut socket = person.join(&table).await;
    let (mut luck, mut with_others) = (Luck(11), 0);
    for _ in 0..40 {
        let is_mine = |situation: &Value| situation.get("questions").is_some();
        socket.until_fits(is_mine).await;
        let before = person.look(&table).await;
        let question = before["questions"][0].clone();
        let answers = question["answers"].as_array().unwrap();
        let action = answers[luck.below(answers.len())].clone();
        let act = |seq: &Value| json!({"do": "act", "seq": seq, "action": action});
        let seq = person.order(&table, act(&before["seq"])).await;
        socket.until(seq).await;
        socket.until_fits(is_mine).await;
        let after = person.look(&table).await;
        assert_eq!(after["undo"], "free");
        let number = |situation: &Value| situation["number"].as_u64().unwrap();
        with_others += usize::from(number(&after) > number(&before) + 1);
        let undo = json!({"do": "undo", "seq": after["seq"]});
        person.order(&table, undo).await;
        let back = person.look(&table).await;
        assert_eq!(number(&back), number(&before));
        assert_eq!(back["view"], before["view"]);
        assert_eq!(back["questions"][0], question);
        let seq = person.order(&table, act(&back["seq"])).await;
        socket.until(seq).await;
    }
    assert!(with_others > 3, "the computer answered in between");
}
