//! The games in this server's library: rules, names, component data. All of it stays as it is until the server is started with other data.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use catalogue::{GameId, with_game};
use engine::{Ledger, Names, Presentation, setup::SetupSpec};
use protocol::{Kind, Problem};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::{PathParam, Refused};
use crate::{context::Context, internal_error};

fn game_id(game: &str) -> Result<GameId, Problem> {
    let missing = |error: catalogue::UnknownGame| Problem::new(Kind::Missing, error.to_string());
    game.parse().map_err(missing)
}

/// JSON that the browser keeps: it asks again, and is told that nothing has changed.
fn kept(headers: &HeaderMap, json: String) -> Response {
    let digest = Sha256::digest(json.as_bytes());
    let short = digest.iter().take(12).map(|byte| format!("{byte:02x}"));
    let tag = format!("\"{}\"", short.collect::<String>());
    let known = headers.get(header::IF_NONE_MATCH);
    // A proxy or our own compression may have made the tag a weak one.
    let same = known.is_some_and(|known| known.as_bytes().ends_with(tag.as_bytes()));
    let about = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    if same {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (about, kind, json).into_response()
}

fn written(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(internal_error)
}

/// A game of the list.
#[derive(Serialize, ToSchema)]
struct GameInfo<'a> {
    /// Its name in orders and files.
    game: String,
    /// Scenarios, seats and options.
    #[schema(value_type = Object)]
    setup: &'a SetupSpec,
    /// The levels of the computer that may take a seat, the weakest first.
    bots: Vec<String>,
}

/// The games with their scenarios and options.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo<'static>>)))]
pub(super) async fn games(
    State(context): State<Arc<Context>>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let mut games = Vec::new();
    for &id in GameId::ALL {
        with_game!(id, G => {
            let loaded = context.library.game::<G>().map_err(internal_error)?;
            let (game, setup) = (id.to_string(), loaded.game.setup_spec());
            let bots = bots::Level::ALL.map(|level| level.to_string()).to_vec();
            games.push(written(&GameInfo { game, setup, bots })?);
        });
    }
    Ok(kept(&headers, format!("[{}]", games.join(","))))
}

/// The rules of a game in our own words.
#[utoipa::path(get, path = "/api/v1/games/{game}/rules", params(("game" = String, Path)), responses((status = 200, body = Object)))]
pub(super) async fn rules(
    State(context): State<Arc<Context>>,
    headers: HeaderMap,
    PathParam(game): PathParam<String>,
) -> Result<Response, Refused> {
    let rules = with_game!(game_id(&game)?, G => {
        let loaded = context.library.game::<G>().map_err(internal_error)?;
        let ledger: &Ledger = loaded.game.ledger();
        written(ledger)?
    });
    Ok(kept(&headers, rules))
}

/// What the ids of a game are called, which fields hold them, and what fields that are left out stand for.
#[utoipa::path(get, path = "/api/v1/games/{game}/names", params(("game" = String, Path)), responses((status = 200, body = Object)))]
pub(super) async fn names(
    State(context): State<Arc<Context>>,
    headers: HeaderMap,
    PathParam(game): PathParam<String>,
) -> Result<Response, Refused> {
    let names = with_game!(game_id(&game)?, G => {
        let loaded = context.library.game::<G>().map_err(internal_error)?;
        let names: &Names = loaded.game.names();
        written(names)?
    });
    Ok(kept(&headers, names))
}

/// A file of component data (map, pieces, tables), as this server plays with it.
#[utoipa::path(get, path = "/api/v1/games/{game}/data/{file}", params(("game" = String, Path), ("file" = String, Path)),
    responses((status = 200, body = Object)))]
pub(super) async fn data(
    State(context): State<Arc<Context>>,
    headers: HeaderMap,
    PathParam((game, file)): PathParam<(String, String)>,
) -> Result<Response, Refused> {
    let missing = |error: engine::DataError| Problem::new(Kind::Missing, error.to_string());
    let files =
        with_game!(game_id(&game)?, G => context.library.files::<G>().map_err(internal_error)?);
    if !file.ends_with(".json") {
        return Err(Problem::new(Kind::Missing, "there is no such file").into());
    }
    let text = files.text(&file).map_err(missing)?;
    // Written anew without the layout of the file: it is read by a program.
    let value: Box<serde_json::value::RawValue> =
        serde_json::from_str(text).map_err(internal_error)?;
    Ok(kept(&headers, compact(value.get())))
}

/// JSON without the white space between its parts.
fn compact(json: &str) -> String {
    let mut out = String::with_capacity(json.len() / 2);
    let (mut quoted, mut escaped) = (false, false);
    for letter in json.chars() {
        if !quoted && letter.is_ascii_whitespace() {
            continue;
        }
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = letter == '\\' && !escaped;
        out.push(letter);
    }
    out
}
