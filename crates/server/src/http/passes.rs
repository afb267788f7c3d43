//! Sessions of people, and tokens of their API clients.

use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State, http::StatusCode};
use protocol::{Kind, NewToken, Problem, SessionInfo, TokenInfo, TokenSecret};
use store::{SessionId, TokenId, User};

use crate::{
    context::Context,
    http::{Body, PathParam, Refused},
    identity::{self, Owner, Pass, Person},
    now,
    room::store_problem,
    text::{self, Shape},
};

/// Nobody has more tokens than this.
const MOST_TOKENS: usize = 20;
const LONGEST_TOKEN_NAME: usize = 40;
/// A token ends after so many days where nothing else is said.
const USUAL_DAYS: u32 = 90;
/// None is made for longer, except for ever.
const MOST_DAYS: u32 = 3650;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Where one is logged in.
#[utoipa::path(get, path = "/api/v1/me/sessions", responses((status = 200, body = Vec<SessionInfo>)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn sessions(
    State(context): State<Arc<Context>>,
    person: Person,
) -> Result<Json<Vec<SessionInfo>>, Refused> {
    let sessions = context.store.sessions(person.user.id).await;
    let info = |session: store::Session| SessionInfo {
        id: session.id,
        agent: session.agent,
        created: session.created,
        seen: session.seen,
        current: person.pass == Pass::Session(session.id),
    };
    Ok(Json(
        sessions
            .map_err(store_problem)?
            .into_iter()
            .map(info)
            .collect(),
    ))
}

/// End a session.
#[utoipa::path(delete, path = "/api/v1/me/sessions/{id}", params(("id" = i64, Path)), responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn delete_session(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(id): PathParam<SessionId>,
) -> Result<StatusCode, Refused> {
    let user = person.user.id;
    let ended = context.store.delete_session(user, id).await;
    let ended = ended.map_err(store_problem)?;
    if !ended {
        return Err(nothing_to_delete());
    }
    context
        .connections
        .end(user, |pass| pass == Pass::Session(id));
    Ok(StatusCode::NO_CONTENT)
}

/// The reply to a deletion of what was not there.
pub(super) fn nothing_to_delete() -> Refused {
    Problem::new(Kind::Missing, "there is no such thing").into()
}

/// The tokens of one's API clients.
#[utoipa::path(get, path = "/api/v1/me/tokens", responses((status = 200, body = Vec<TokenInfo>)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn tokens(
    State(context): State<Arc<Context>>,
    person: Person,
) -> Result<Json<Vec<TokenInfo>>, Refused> {
    let tokens = context.store.tokens(person.user.id).await;
    Ok(Json(
        tokens
            .map_err(store_problem)?
            .into_iter()
            .map(told_token)
            .collect(),
    ))
}

/// A token for an API client; it is shown once.
#[utoipa::path(post, path = "/api/v1/me/tokens", request_body = NewToken, responses((status = 200, body = TokenSecret)),
    security(("cookie" = [])))]
pub(super) async fn create_token(
    State(context): State<Arc<Context>>,
    person: Owner,
    Body(wanted): Body<NewToken>,
) -> Result<Json<TokenSecret>, Refused> {
    let why = "a token has a name of 1 to 40 characters";
    let name = text::checked(&wanted.name, Shape::Line, LONGEST_TOKEN_NAME, why)?;
    if name.is_empty() {
        return Err(Problem::malformed(why).into());
    }
    let now = now();
    let expires = match wanted.days.unwrap_or(USUAL_DAYS) {
        0 => None,
        days @ 1..=MOST_DAYS => Some(now.after(DAY * days)),
        _ => {
            return Err(
                Problem::malformed("a token ends after 1 to 3,650 days, or 0: never").into(),
            );
        }
    };
    let User { id, stamp, .. } = person.user;
    let _alone = context.creation_lock.lock().await;
    let known = context.store.tokens(id).await.map_err(store_problem)?;
    if known.len() >= MOST_TOKENS {
        return Err(Problem::new(Kind::Unfit, "you have 20 tokens: withdraw one first").into());
    }
    let token = identity::random_token()?;
    let new = store::NewToken {
        digest: identity::digest(&token),
        user: id,
        stamp,
        name,
        scope: stored_scope(wanted.scope),
        expires,
        now,
    };
    let made = context
        .store
        .create_token(new)
        .await
        .map_err(store_problem)?;
    let changed = || Problem::new(Kind::Unknown, "the password was changed just now");
    let id = made.ok_or_else(changed)?;
    Ok(Json(TokenSecret { id, token }))
}

/// A token as it is told.
pub(crate) fn told_token(token: store::Token) -> TokenInfo {
    TokenInfo {
        id: token.id,
        name: token.name,
        scope: told_scope(token.scope),
        created: token.created,
        expires: token.expires,
        used: token.used,
    }
}

fn stored_scope(scope: protocol::Scope) -> store::Scope {
    match scope {
        protocol::Scope::Read => store::Scope::Read,
        protocol::Scope::Play => store::Scope::Play,
        protocol::Scope::All => store::Scope::All,
    }
}

fn told_scope(scope: store::Scope) -> protocol::Scope {
    match scope {
        store::Scope::Read => protocol::Scope::Read,
        store::Scope::Play => protocol::Scope::Play,
        store::Scope::All => protocol::Scope::All,
    }
}

/// Withdraw a token.
#[utoipa::path(delete, path = "/api/v1/me/tokens/{id}", params(("id" = i64, Path)), responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn delete_token(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(id): PathParam<TokenId>,
) -> Result<StatusCode, Refused> {
    let user = person.user.id;
    let ended = context.store.delete_token(user, id).await;
    let ended = ended.map_err(store_problem)?;
    if !ended {
        return Err(nothing_to_delete());
    }
    let withdrawn = |pass| matches!(pass, Pass::Token { id: known, .. } if known == id);
    context.connections.end(user, withdrawn);
    Ok(StatusCode::NO_CONTENT)
}
