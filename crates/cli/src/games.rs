//! `polemarch games`: what can be played.

use catalogue::{Data, GameId, with_game};
use engine::{Game, Messages, Presentation, message::Lang, setup::SetupSpec};
use serde_json::{Value, json};

use crate::{
    args::GamesArgs,
    failure::Failure,
    text::{Style, say},
};

pub(crate) fn run(args: &GamesArgs, data: &Data) -> Result<(), Failure> {
    let mut list = Vec::new();
    for &id in GameId::ALL {
        with_game!(id, G => {
            let game = data.load::<G>()?;
            let messages = Messages::new(game.names().clone(), |lang| vec![G::ftl(lang)])?;
            if args.json {
                list.push(entry::<G>(game.setup_spec(), &messages));
            } else {
                say(paragraph::<G>(game.setup_spec(), &messages));
            }
        });
    }
    if args.json {
        say(format!("{:#}", Value::Array(list)));
    }
    Ok(())
}

fn entry<G: Game>(spec: &SetupSpec, messages: &Messages) -> Value {
    let title = |key: &str| {
        let text = |lang| messages.text(lang, key, &Value::Null);
        json!({ "en": text(Lang::En), "fr": text(Lang::Fr) })
    };
    let scenario = |id: &&str| json!({ "id": id, "title": title(&format!("scenario-{id}")) });
    let value =
        |key: &str, id: &str| json!({ "id": id, "title": title(&format!("option-{key}-{id}")) });
    let options = spec.options.iter().map(|option| {
        let values = option.values.iter().map(|id| value(option.key, id));
        json!({
            "key": option.key,
            "title": title(&format!("option-{}", option.key)),
            "default": option.default,
            "values": values.collect::<Vec<_>>(),
        })
    });
    json!({
        "name": G::NAME,
        "rules": G::RULES_VERSION,
        "title": title("game-title"),
        "blurb": title("game-blurb"),
        "seats": { "least": spec.seats.start(), "most": spec.seats.end(), "default": spec.default_seats },
        "scenarios": spec.scenarios.iter().map(scenario).collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
    })
}

fn paragraph<G: Game>(spec: &SetupSpec, messages: &Messages) -> String {
    let text = |key: &str| messages.text(Lang::En, key, &Value::Null);
    let mut lines = vec![
        format!("{}  {}", Style::detect().bold(G::NAME), text("game-blurb")),
        format!(
            "  seats      {} to {}",
            spec.seats.start(),
            spec.seats.end()
        ),
        format!("  scenarios  {}", spec.scenarios.join(", ")),
    ];
    for option in spec.options {
        let values = option.values.join("|");
        let title = text(&format!("option-{}", option.key));
        lines.push(format!(
            "  --opt {}={values}  {title} [{}]",
            option.key, option.default
        ));
    }
    lines.join("\n")
}
