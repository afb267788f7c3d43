//! Answers given in advance.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::ProgramPace;

use crate::{
    client::{Client, begun},
    host::Host,
    socket::Luck,
};

struct Windows {
    host: Host,
    people: [Client; 2],
    table: String,
    luck: Luck,
}

impl Windows {
    /// A game in which the first side has come to a window.
    async fn new() -> Self {
        Self::at(Host::new().await).await
    }

    async fn at(host: Host) -> Self {
        let people = [host.guest().await, host.guest().await];
        let table = begun("syracuse", &people[0], &people[1]).await;
        let mut windows = Self {
            host,
            people,
            table,
            luck: Luck(29),
        };
        windows.go_to_window(0).await;
        windows
    }

    async fn look(&self, who: usize) -> Value {
        self.people[who].look(&self.table).await
    }

    /// A player who answers anything, but passes in windows.
    async fn step(&mut self) {
        let asked = self.look(0).await["asked"][0].as_u64().unwrap() as usize;
        let situation = self.look(asked).await;
        let question = &situation["questions"][0];
        let answers = question["answers"].as_array().unwrap();
        let pass = answers.iter().find(|answer| **answer == pass());
        let any = &answers[self.luck.below(answers.len())];
        let action = pass
            .filter(|_| question["prompt"] == "window")
            .unwrap_or(any);
        let act = json!({"do": "act", "seq": situation["seq"], "action": action});
        self.people[asked].order(&self.table, act).await;
    }

    /// Until a seat is asked in a window.
    async fn go_to_window(&mut self, seat: usize) -> Value {
        for _ in 0..3000 {
            let situation = self.look(seat).await;
            if situation["questions"][0]["prompt"] == "window" {
                return situation;
            }
            assert!(situation.get("over").is_none(), "no window was found");
            self.step().await;
        }
        panic!("no window was found");
    }

    async fn program(&self, who: usize, more: Value) {
        let mut program = json!({"seat": who, "prompt": "window", "action": pass()});
        for (key, value) in more.as_object().unwrap() {
            program[key] = value.clone();
        }
        let order = json!({"do": "program", "program": program});
        self.people[who].order(&self.table, order).await;
    }

    /// Plays on; how often the seat was asked in a window.
    async fn windows_asked(&mut self, seat: usize, steps: usize) -> usize {
        let mut asked = 0;
        for _ in 0..steps {
            let situation = self.look(seat).await;
            if situation.get("over").is_some() {
                break;
            }
            if situation["questions"][0]["prompt"] == "window" {
                asked += 1;
            }
            self.step().await;
        }
        asked
    }
}

fn pass() -> Value {
    json!({"type": "pass"})
}

#[tokio::test]
async fn a_program_passes_in_all_windows_as_long_as_its_facts_hold() {
    let mut game = Windows::new().await;
    let before = game.look(0).await;
    game.program(0, json!({})).await;
    let after = game.look(0).await;
    assert!(
        after["number"].as_u64() > before["number"].as_u64(),
        "it answers at once"
    );
    assert_eq!(game.windows_asked(0, 120).await, 0);
    // Withdrawn, they are asked again.
    let withdraw = json!({"do": "unprogram", "seat": 0});
    game.people[0].order(&game.table, withdraw).await;
    game.go_to_window(0).await;
}

#[tokio::test]
async fn everybody_sees_his_own_programs_and_nobody_elses() {
    let mut game = Windows::new().await;
    game.program(0, json!({"times": 3})).await;
    let programs = game.look(0).await["programs"].clone();
    assert_eq!(programs[0]["prompt"], "window");
    let mut own = game.people[0].join(&game.table).await;
    assert_eq!(own.page.situation["programs"], programs);
    let other = game.people[1].join(&game.table).await;
    assert!(other.page.situation.get("programs").is_none());
    // It has answered once at once, answers twice more, and is gone.
    assert_eq!(programs[0]["times"], 2);
    game.windows_asked(0, 120).await;
    let seq = game.look(0).await["seq"].as_u64().unwrap();
    own.until(seq).await;
    assert!(own.page.situation.get("programs").is_none());
}

#[tokio::test]
async fn a_program_ends_when_a_fact_changes() {
    let mut game = Windows::new().await;
    let turn = game.look(0).await["view"]["position"]["turn"].clone();
    assert!(!turn.is_null(), "the view tells the turn");
    game.program(0, json!({"while": ["/position/turn"]})).await;
    loop {
        let situation = game.look(0).await;
        let window = situation["questions"][0]["prompt"] == "window";
        if situation["view"]["position"]["turn"] == turn {
            assert!(!window, "in this turn it answers");
        } else if window {
            break;
        }
        assert!(
            situation.get("over").is_none(),
            "they are asked in a later turn"
        );
        game.step().await;
    }
}

#[tokio::test]
async fn a_program_ends_after_so_many_answers_and_counts_its_own_only() {
    let mut game = Windows::new().await;
    game.program(0, json!({"times": 2, "prompt": "never-asked"}))
        .await;
    let number = |situation: Value| situation["number"].as_u64().unwrap();
    let before = number(game.look(0).await);
    game.program(0, json!({"times": 1})).await;
    assert!(number(game.look(0).await) > before);
    game.go_to_window(0).await;
}

/// One that answers no time would answer once, and a fact that leads nowhere would never change.
#[tokio::test]
async fn a_program_that_means_nothing_is_refused() {
    let game = Windows::new().await;
    let before = game.look(0).await;
    for more in [
        json!({"times": 0}),
        json!({"while": ["position/turn"]}),
        json!({"while": ["/position/turn", "turn"]}),
    ] {
        let mut program = json!({"seat": 0, "prompt": "window", "action": pass()});
        let more = more.as_object().unwrap().clone();
        program.as_object_mut().unwrap().extend(more);
        let order = json!({"do": "program", "program": program});
        let refused = game.people[0].forbidden(&game.table, order.clone());
        assert_eq!(refused.await, "malformed", "{order}");
    }
    assert_eq!(game.look(0).await, before);
}

#[tokio::test]
async fn a_program_ends_where_its_answer_is_not_offered() {
    let mut game = Windows::new().await;
    let seat = game.look(0).await["questions"][0]["seat"].clone();
    let nonsense = json!({"type": "no-such-action"});
    game.program(0, json!({"seat": seat, "action": nonsense}))
        .await;
    game.step().await;
    // It was refuted in this window; another program takes its place and nothing is in the way.
    game.go_to_window(0).await;
    game.program(0, json!({})).await;
    assert_eq!(game.windows_asked(0, 30).await, 0);
}

#[tokio::test]
async fn who_takes_an_answer_back_is_not_overruled_by_his_program() {
    let mut game = Windows::new().await;
    game.program(0, json!({})).await;
    let mut undone = false;
    for _ in 0..300 {
        let before = game.look(0).await;
        let seq = before["seq"].clone();
        let undo = json!({"do": "undo", "seq": seq});
        let response = game.people[0].try_order(&game.table, undo).await;
        if response.status == 200 {
            let situation = game.look(0).await;
            assert_eq!(situation["asked"], json!([0]), "they are asked themselves");
            assert!(situation.get("programs").is_none());
            let number = |situation: &Value| situation["number"].as_u64().unwrap();
            if number(&situation) + 1 < number(&before) {
                undone = true;
                break;
            }
            game.go_to_window(0).await;
            game.program(0, json!({})).await;
        }
        game.step().await;
    }
    assert!(
        undone,
        "a programmed answer was taken back with the decision before it"
    );
}

#[tokio::test]
async fn a_program_of_somebody_who_left_answers_no_more() {
    let mut game = Windows::new().await;
    game.program(0, json!({})).await;
    game.people[0]
        .order(&game.table, json!({"do": "leave"}))
        .await;
    let replace = json!({"do": "ask-replace", "seat": 0, "by": "open"});
    game.people[1].order(&game.table, replace).await;
    let newcomer = game.host.guest().await;
    newcomer.order(&game.table, json!({"do": "sit"})).await;
    game.people[0] = newcomer;
    game.go_to_window(0).await;
}

#[tokio::test]
async fn programs_survive_a_restart_and_are_limited() {
    let mut game = Windows::new().await;
    game.program(
        0,
        json!({"while": ["/position/turn", "", "/no/such/place"]}),
    )
    .await;
    let deep = (0..90).fold(json!(1), |inner, _| json!([inner]));
    game.program(0, json!({"prompt": "deep", "about": {"deep": deep}}))
        .await;
    let order = |program: Value| json!({"do": "program", "program": program});
    let foreign = order(json!({"seat": 1, "prompt": "window", "action": pass()}));
    assert_eq!(
        game.people[0].forbidden(&game.table, foreign).await,
        "forbidden"
    );
    let facts: Vec<String> = (0..17).map(|fact| format!("/{fact}")).collect();
    let many = order(json!({"seat": 0, "prompt": "window", "action": pass(), "while": facts}));
    assert_eq!(
        game.people[0].forbidden(&game.table, many).await,
        "too-large"
    );
    let large = order(json!({"seat": 0, "prompt": "x".repeat(5000), "action": pass()}));
    assert_eq!(
        game.people[0].forbidden(&game.table, large).await,
        "too-large"
    );
    let mut made = 0;
    loop {
        let program = json!({"seat": 0, "prompt": format!("prompt {made}"), "action": pass()});
        if game.people[0]
            .try_order(&game.table, order(program))
            .await
            .status
            != 200
        {
            break;
        }
        made += 1;
        assert!(made <= 16, "there is an end to it");
    }
    let before = game.look(0).await;
    game.host = game.host.restart().await;
    game.people = game.people.map(|person| person.again(game.host.address));
    assert_eq!(game.look(0).await["view"], before["view"]);
}

/// Nothing that the other player can see changes when somebody gives an answer in advance.
#[tokio::test]
async fn nobody_else_hears_of_a_program() {
    let game = Windows::new().await;
    let mut other = game.people[1].join(&game.table).await;
    let mut own = game.people[0].join(&game.table).await;
    other.next_of("table").await;
    let seen = |person: usize| {
        let (people, table) = (&game.people, &game.table);
        async move {
            (
                people[person].look(table).await,
                people[person].info(table).await,
            )
        }
    };
    let before = seen(1).await;
    game.program(0, json!({"prompt": "never-asked"})).await;
    let programs = own.next_of("situation").await["programs"].clone();
    assert_eq!(
        programs[0]["prompt"], "never-asked",
        "they hear of it themselves"
    );
    assert_eq!(seen(1).await, before);
    let withdraw = json!({"do": "unprogram", "seat": 0});
    game.people[0].order(&game.table, withdraw).await;
    assert_eq!(seen(1).await, before);
    other.say(&json!({"type": "ping"})).await;
    assert_eq!(other.next().await["type"], "pong", "no frame came before");
}

/// Against people a programmed answer takes as long as a thought, and whoever gives it seems to be there.
#[tokio::test]
async fn a_programmed_answer_comes_as_from_a_person() {
    let host = Host::with(|config| config.program_pace = ProgramPace::AsPeople).await;
    let mut game = Windows::at(host).await;
    game.program(0, json!({})).await;
    let mut other = game.people[1].join(&game.table).await;
    let (mut waited, mut came) = (None, false);
    while waited.is_none() {
        let asked = game.look(0).await["asked"][0].as_u64();
        let situation = game.look(0).await;
        if situation["questions"][0]["prompt"] == "window" {
            let begun = Instant::now();
            let number = situation["number"].as_u64();
            while game.look(1).await["number"].as_u64() == number {
                came |= game.people[1].info(&game.table).await["seats"][0]["present"] == true;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            waited = Some(begun.elapsed());
        } else {
            assert!(asked.is_some(), "a window was found");
            game.step().await;
        }
    }
    assert!(waited > Some(Duration::from_millis(700)), "{waited:?}");
    assert!(came, "they were seen to be there before they answered");
    other.next().await;
}
