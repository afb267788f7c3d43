//! Lines for `polemarch engine`: each gets one answer, and whatever game is accepted can be played.

use engine::{Rng, Seed};
use serde_json::{Value, json};
use testkit::fuzz::{Shape, Target, alter, fill, gist};

use crate::child::Engine;

/// More answers are not given at once.
const MOST_PLAYED: u64 = 150;
/// After so many scripts another engine is started; none may use more memory by then.
const SCRIPTS: u64 = 2000;
const MOST_MEMORY: u64 = 512 << 20;

/// A conversation. A line may name what was answered before: `"$LEGAL~3"` is one of the legal answers, `"$STATE"` and `"$REPLAY"` the last
/// position and the last file; with a number they are changed, in a way that follows from the number. `play 20` plays on by bots.
struct Script<'a> {
    engine: &'a mut Engine,
    legal: Vec<Value>,
    over: bool,
    state: Value,
    replay: Value,
    answers: Vec<String>,
}

impl<'a> Script<'a> {
    fn new(engine: &'a mut Engine) -> Self {
        Self {
            engine,
            legal: Vec::new(),
            over: true,
            state: Value::Null,
            replay: Value::Null,
            answers: Vec::new(),
        }
    }

    fn line(&mut self, line: &[u8]) {
        if let Some(count) = line.strip_prefix(b"play ") {
            let count = String::from_utf8_lossy(count).parse().unwrap_or(1);
            return self.play(u64::min(count, MOST_PLAYED));
        }
        let Ok(mut request) = serde_json::from_slice::<Value>(line) else {
            self.ask(line);
            return;
        };
        fill(&mut request, &mut |name, number| self.named(name, number));
        let answer = self.ask(request.to_string().as_bytes());
        let opens = matches!(request["do"].as_str(), Some("new" | "load" | "position"));
        if answer["ok"] == true && opens {
            self.play(2);
        }
    }

    /// What a name in a line stands for.
    fn named(&self, name: &str, number: u64) -> Option<Value> {
        let mut rng = Rng::new(Seed::from_number(number));
        let mut found = match name {
            "LEGAL" => return rng.pick(&self.legal).cloned(),
            "CHANGED" => rng.pick(&self.legal).cloned()?,
            "STATE" => self.state.clone(),
            "REPLAY" => self.replay.clone(),
            _ => return None,
        };
        if number > 0 {
            for _ in 0..=rng.below(3) {
                let same = found.clone();
                alter(&mut found, &same, &mut rng);
            }
        }
        Some(found)
    }

    fn ask(&mut self, line: &[u8]) -> Value {
        let mut answer = self.engine.ask(line);
        if let Some(legal) = answer.get_mut("legal") {
            self.legal = legal.as_array().unwrap().clone();
            self.over = !answer["over"].is_null();
            assert_eq!(self.over, self.legal.is_empty(), "somebody can answer");
        }
        for (name, kept) in [("state", &mut self.state), ("replay", &mut self.replay)] {
            if let Some(found) = answer.get_mut(name) {
                *kept = found.take();
            }
        }
        let text = |field: &str| answer[field].as_str().unwrap_or_default().to_owned();
        let prompt = answer["decision"]["prompt"].as_str().unwrap_or_default();
        let answered = format!("{} {} {prompt}", text("error"), gist(&text("why")));
        self.answers.push(answered);
        answer
    }

    /// Bots find an answer, and it is accepted.
    fn play(&mut self, count: u64) {
        for number in 0..count {
            if self.over {
                return;
            }
            let level = if number % 8 == 1 { "greedy" } else { "random" };
            let request = json!({"do": "bot", "level": level, "seed": number});
            let advice = self.ask(request.to_string().as_bytes());
            assert_eq!(advice["ok"], true, "a bot finds an answer: {advice}");
            let act = json!({"do": "act", "seat": advice["seat"], "action": advice["action"]});
            let answer = self.ask(act.to_string().as_bytes());
            assert_eq!(
                answer["ok"], true,
                "the answer of a bot is accepted: {answer}"
            );
        }
    }
}

#[test]
fn fuzz_engine_lines() {
    let mut engine = Engine::start();
    let mut played = 0;
    let target = Target {
        name: "engine_lines",
        test: "fuzz",
        shape: Shape::Lines,
        seeds: Vec::new(),
    };
    target.run(|input| {
        played += 1;
        if played % SCRIPTS == 0 {
            engine = Engine::start();
        }
        let mut script = Script::new(&mut engine);
        // Every script begins with the same game, so that it can be played again by itself.
        script.line(br#"{"do":"new","game":"antike"}"#);
        for line in input.split(|&byte| byte == b'\n') {
            script.line(line);
        }
        let answers = script.answers;
        assert!(engine.memory() < MOST_MEMORY, "{} bytes", engine.memory());
        answers
    });
}
