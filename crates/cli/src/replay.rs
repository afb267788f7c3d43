//! `polemarch replay`: a saved game told, checked, or looked into.

use std::fs;

use bots::Evaluate;
use catalogue::{Data, GameId, UnknownGame, with_game};
use engine::{
    Match, Messages, Presentation, Replay, Seed, Viewer,
    fair::later_seed,
    hex,
    message::{Category, Lang},
    replay::{ReplayError, Reseed, Start},
};
use serde_json::{Value, json};

use crate::{args::ReplayArgs, failure::Failure, text::say};

pub(crate) fn run(args: &ReplayArgs, data: &Data) -> Result<(), Failure> {
    let text = fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, &error))?;
    let name_file = |error: Failure| match error {
        Failure::Usage(text) => Failure::Usage(format!("{}: {text}", args.file.display())),
        Failure::Failed(text) => Failure::Failed(format!("{}: {text}", args.file.display())),
    };
    tell_file(&text, args, data).map_err(name_file)
}

fn tell_file(text: &str, args: &ReplayArgs, data: &Data) -> Result<(), Failure> {
    let replay = Replay::read(text)?;
    // What the file asks for is not what was typed: a wrong file is a failure, not wrong usage.
    let broken = |error: ReplayError| Failure::Failed(error.to_string());
    let id: GameId = replay
        .game
        .parse()
        .map_err(|error: UnknownGame| Failure::Failed(error.to_string()))?;
    with_game!(id, G => {
        let game = data.load::<G>()?;
        let messages = Messages::new(game.names().clone(), |lang| {
            vec![G::ftl(lang), crate::play::ftl(lang)]
        })?;
        let typed = replay.typed::<G>().map_err(broken)?;
        let played = Match::<G>::from_replay(game, typed);
        let played = played.map_err(|error| broken(messages.worded(args.lang, error)))?;
        match (args.verify, args.at) {
            (true, _) => verify(&played, &messages, args.lang)?,
            (false, Some(at)) => say(position(&played, at, &messages, args.lang)?),
            (false, None) => tell(&played, &messages, args.lang),
        }
    });
    Ok(())
}

/// Every action in sentences, with its number.
fn tell<G: Presentation>(played: &Match<G>, messages: &Messages, lang: Lang) {
    let sentence = |event: &G::Event| messages.sentence(lang, Category::Event, event);
    for event in played.opening() {
        say(format!("{:>5}  {}", 0, sentence(event)));
    }
    for (number, done) in (1..).zip(played.moves()) {
        for event in &done.events {
            say(format!("{number:>5}  {}", sentence(event)));
        }
    }
}

fn position<G: Presentation>(
    played: &Match<G>,
    at: usize,
    messages: &Messages,
    lang: Lang,
) -> Result<String, Failure> {
    let state = played.state_at(at)?;
    let view = played.game().view(&state, Viewer::Spectator);
    Ok(played.game().summary(&view, messages, lang))
}

/// Loading has checked the commitment and every action; this says so, and checks the dice that were taken later.
fn verify<G: Presentation + Evaluate>(
    played: &Match<G>,
    messages: &Messages,
    lang: Lang,
) -> Result<(), Failure> {
    let text = |key: &str, fields: &Value| messages.text(lang, key, fields);
    let replay = played.replay();
    let mut first = None;
    if let Start::Setup { dice, .. } = replay.start {
        let seed = dice.seed().map_err(ReplayError::from)?;
        let commitment = hex::encode(&dice.commitment.0);
        let shares = dice.shares.len();
        say(text(
            "replay-dice",
            &json!({ "commitment": commitment, "shares": shares }),
        ));
        for (number, share) in (1..).zip(&dice.shares) {
            let share = hex::encode(&share.0);
            say(text(
                "replay-share",
                &json!({ "number": number, "share": share }),
            ));
        }
        if shares > 0 {
            say(text(
                "replay-seed",
                &json!({ "seed": hex::encode(&seed.0) }),
            ));
        }
        first = Some(seed);
    } else {
        say(text("replay-position", &Value::Null));
    }
    for reseed in &replay.reseeds {
        let key = if follows(reseed, first.as_ref())? {
            "replay-agreed"
        } else {
            "replay-reseed"
        };
        let entry = reseed.entry.unwrap_or_default();
        say(text(key, &json!({ "at": reseed.at, "entry": entry })));
    }
    say(text(
        "replay-actions",
        &json!({ "count": played.moves().len() }),
    ));
    match played.game().outcome(played.state()) {
        Some(outcome) => {
            let winners: Vec<String> = outcome
                .winners
                .iter()
                .map(|seat| seat.number().to_string())
                .collect();
            say(text("replay-won", &json!({ "winners": winners })));
        }
        None => say(text("replay-unfinished", &Value::Null)),
    }
    Ok(())
}

/// Do these dice follow from the first seed? They must if the file says so; a fork has taken others.
fn follows(reseed: &Reseed, first: Option<&Seed>) -> Result<bool, Failure> {
    let (Some(entry), Some(first)) = (reseed.entry, first) else {
        return Ok(false);
    };
    if later_seed(first, entry) == reseed.seed {
        return Ok(true);
    }
    Err(Failure::Failed(format!(
        "the dice taken after {} actions do not follow from the first seed and entry {entry} of the log",
        reseed.at
    )))
}
