//! People: guests, accounts, sessions, tokens.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse},
};
use engine::Lang;
use protocol::{
    Credentials, Kind, Me, NewPassword, Order, Problem, SessionInfo, TokenInfo, TokenName,
    TokenSecret,
};
use serde_json::Value;
use store::User;

use crate::{
    context::Context,
    http::{At, Body, LONGEST_NAME, Refused, is_line, tables},
    identity::{self, Address, Owner, Person, Visitor},
    now, passwords,
    room::refused,
};

/// No settings are larger than this, as JSON.
const LARGEST_SETTINGS: usize = 16 * 1024;
/// Nobody has more tokens than this.
const MOST_TOKENS: usize = 20;

fn me_of(user: User) -> Me {
    Me {
        id: user.id,
        name: user.name,
        guest: user.password.is_none(),
        settings: user.settings,
    }
}

/// A name that can be an account's.
fn check_name(name: &str) -> Result<(), Problem> {
    let allowed = |letter: char| letter.is_alphanumeric() || " -_.'".contains(letter);
    let length = name.chars().count();
    if (3..=LONGEST_NAME).contains(&length) && name.chars().all(allowed) && name.trim() == name {
        return Ok(());
    }
    Err(Problem::new(
        Kind::Malformed,
        "a name has 3 to 24 letters, digits, spaces, hyphens, underscores, apostrophes or full stops",
    ))
}

/// Come in without an account.
#[utoipa::path(post, path = "/api/v1/guest", responses((status = 200, body = Me)),
    security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn guest(
    State(context): State<Arc<Context>>,
    Visitor(known): Visitor,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    if let Some(person) = known {
        return Ok((AppendHeaders(None), Json(me_of(person.user))));
    }
    context.limits.guest(address)?;
    let user = identity::new_guest(&context).await?;
    let cookie = identity::log_in(&context, user.id, &headers).await?;
    Ok((AppendHeaders(Some((SET_COOKIE, cookie))), Json(me_of(user))))
}

/// Who am I?
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Me)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn me(person: Person) -> Json<Me> {
    Json(me_of(person.user))
}

/// Make an account out of a guest.
#[utoipa::path(post, path = "/api/v1/me/claim", request_body = Credentials, responses((status = 200, body = Me)),
    security(("cookie" = [])))]
pub(super) async fn claim(
    State(context): State<Arc<Context>>,
    person: Owner,
    Address(address): Address,
    Body(wanted): Body<Credentials>,
) -> Result<Json<Me>, Refused> {
    let has_account = || Problem::new(Kind::Unfit, "you have an account already");
    if person.user.password.is_some() {
        return Err(has_account().into());
    }
    check_name(&wanted.name)?;
    passwords::check(&wanted.password)?;
    let attempt = context.limits.password(address, &wanted.name)?;
    let hash = passwords::hash(&context.digests, wanted.password).await?;
    let claimed = context.store.claim(person.user.id, &wanted.name, &hash);
    if !claimed.await.map_err(refused)? {
        return Err(has_account().into());
    }
    attempt.succeeded();
    context.rename_user(person.user.id, &wanted.name).await;
    let user = User {
        name: wanted.name,
        password: Some(hash),
        ..person.user
    };
    Ok(Json(me_of(user)))
}

/// Log in to an account.
#[utoipa::path(post, path = "/api/v1/login", request_body = Credentials, responses((status = 200, body = Me)))]
pub(super) async fn log_in(
    State(context): State<Arc<Context>>,
    Address(address): Address,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    let attempt = context.limits.password(address, &wanted.name)?;
    let user = context.store.account(&wanted.name).await.map_err(refused)?;
    let stored = user.as_ref().and_then(|user| user.password.clone());
    let right = passwords::verify(&context.digests, wanted.password, stored).await?;
    let Some(user) = user.filter(|_| right) else {
        return Err(Problem::new(Kind::Credentials, "name or password are wrong").into());
    };
    attempt.succeeded();
    let cookie = identity::log_in(&context, user.id, &headers).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(me_of(user))))
}

/// Log out here.
#[utoipa::path(post, path = "/api/v1/logout", responses((status = 204)),
    security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn log_out(
    State(context): State<Arc<Context>>,
    Visitor(person): Visitor,
) -> Result<impl IntoResponse, Refused> {
    if let Some((user, session)) = person.and_then(|person| Some((person.user.id, person.session?)))
    {
        let ended = context.store.delete_session(user, session).await;
        ended.map_err(refused)?;
        context
            .connections
            .end(user, |known| known == Some(session));
    }
    let cookie = identity::log_out(&context)?;
    Ok((
        StatusCode::NO_CONTENT,
        AppendHeaders([(SET_COOKIE, cookie)]),
    ))
}

/// Change one's password; all other sessions end.
#[utoipa::path(put, path = "/api/v1/me/password", request_body = NewPassword, responses((status = 204)),
    security(("cookie" = [])))]
pub(super) async fn set_password(
    State(context): State<Arc<Context>>,
    person: Owner,
    Address(address): Address,
    Body(change): Body<NewPassword>,
) -> Result<StatusCode, Refused> {
    passwords::check(&change.new)?;
    let attempt = context.limits.password(address, &person.user.name)?;
    let stored = person.user.password;
    let right = passwords::verify(&context.digests, change.old, stored).await?;
    if !right {
        return Err(Problem::new(Kind::Credentials, "the old password is wrong").into());
    }
    attempt.succeeded();
    let hash = passwords::hash(&context.digests, change.new).await?;
    let id = person.user.id;
    context
        .store
        .set_password(id, &hash)
        .await
        .map_err(refused)?;
    let keep = person.session;
    let ended = context.store.delete_other_sessions(id, keep).await;
    ended.map_err(refused)?;
    context.connections.end(id, |session| session != Some(keep));
    Ok(StatusCode::NO_CONTENT)
}

/// Keep the settings of the page.
#[utoipa::path(put, path = "/api/v1/me/settings", request_body = Object, responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn set_settings(
    State(context): State<Arc<Context>>,
    person: Person,
    Body(settings): Body<Value>,
) -> Result<StatusCode, Refused> {
    if !settings.is_object() || settings.to_string().len() > LARGEST_SETTINGS {
        let why = "settings are an object of up to 16 kB";
        return Err(Problem::new(Kind::Malformed, why).into());
    }
    let set = context.store.set_settings(person.user.id, &settings).await;
    set.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove oneself with everything that belongs to one.
#[utoipa::path(delete, path = "/api/v1/me", responses((status = 204)),
    security(("cookie" = [])))]
pub(super) async fn delete_me(
    State(context): State<Arc<Context>>,
    person: Owner,
) -> Result<impl IntoResponse, Refused> {
    let id = person.user.id;
    // Rooms keep seats in memory: they hear of it first, so that nothing is written back.
    for table in tables::unfinished(&context, id).await? {
        let leave = tables::give_order(&context, &table, &person.user, Order::Leave {}, Lang::En);
        match leave.await {
            Ok(_) => {}
            Err(problem) if matches!(problem.error, Kind::ReadOnly | Kind::Closing) => {
                return Err(problem.into());
            }
            // A table that nobody can read has no room: the store counts the seats as left.
            Err(problem) => tracing::warn!(table, %problem, "a table was not left"),
        }
    }
    context.store.delete_user(id).await.map_err(refused)?;
    context.forget_user(id).await;
    context.compare_all().await;
    let cookie = identity::log_out(&context)?;
    Ok((
        StatusCode::NO_CONTENT,
        AppendHeaders([(SET_COOKIE, cookie)]),
    ))
}

/// Where one is logged in.
#[utoipa::path(get, path = "/api/v1/me/sessions", responses((status = 200, body = Vec<SessionInfo>)),
    security(("cookie" = [])))]
pub(super) async fn sessions(
    State(context): State<Arc<Context>>,
    person: Owner,
) -> Result<Json<Vec<SessionInfo>>, Refused> {
    let sessions = context.store.sessions(person.user.id).await;
    let info = |session: store::Session| SessionInfo {
        id: session.id,
        agent: session.agent,
        created: session.created,
        seen: session.seen,
        current: session.id == person.session,
    };
    Ok(Json(
        sessions.map_err(refused)?.into_iter().map(info).collect(),
    ))
}

/// End a session.
#[utoipa::path(delete, path = "/api/v1/me/sessions/{id}", params(("id" = i64, Path)), responses((status = 204)),
    security(("cookie" = [])))]
pub(super) async fn delete_session(
    State(context): State<Arc<Context>>,
    person: Owner,
    At(id): At<i64>,
) -> Result<StatusCode, Refused> {
    let user = person.user.id;
    let ended = context.store.delete_session(user, id).await;
    let ended = ended.map_err(refused)?;
    if ended {
        context.connections.end(user, |session| session == Some(id));
    }
    gone(ended)
}

fn gone(done: bool) -> Result<StatusCode, Refused> {
    if done {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::new(Kind::Missing, "there is no such thing").into())
}

/// The tokens of one's programs.
#[utoipa::path(get, path = "/api/v1/me/tokens", responses((status = 200, body = Vec<TokenInfo>)),
    security(("cookie" = [])))]
pub(super) async fn tokens(
    State(context): State<Arc<Context>>,
    person: Owner,
) -> Result<Json<Vec<TokenInfo>>, Refused> {
    let tokens = context.store.tokens(person.user.id).await;
    let info = |token: store::Token| TokenInfo {
        id: token.id,
        name: token.name,
        created: token.created,
    };
    Ok(Json(
        tokens.map_err(refused)?.into_iter().map(info).collect(),
    ))
}

/// A token for a program; it is shown once.
#[utoipa::path(post, path = "/api/v1/me/tokens", request_body = TokenName, responses((status = 200, body = TokenSecret)),
    security(("cookie" = [])))]
pub(super) async fn create_token(
    State(context): State<Arc<Context>>,
    person: Owner,
    Body(wanted): Body<TokenName>,
) -> Result<Json<TokenSecret>, Refused> {
    let length = wanted.name.chars().count();
    if !(1..=40).contains(&length) || !is_line(&wanted.name) {
        let why = "a token has a name of 1 to 40 characters";
        return Err(Problem::new(Kind::Malformed, why).into());
    }
    let id = person.user.id;
    let known = context.store.tokens(id).await.map_err(refused)?;
    if known.len() >= MOST_TOKENS {
        return Err(Problem::new(Kind::Unfit, "you have 20 tokens: withdraw one first").into());
    }
    let token = identity::random_token()?;
    let digest = identity::digest(&token);
    let made = context.store.create_token(id, &wanted.name, &digest, now());
    let id = made.await.map_err(refused)?;
    Ok(Json(TokenSecret { id, token }))
}

/// Withdraw a token.
#[utoipa::path(delete, path = "/api/v1/me/tokens/{id}", params(("id" = i64, Path)), responses((status = 204)),
    security(("cookie" = [])))]
pub(super) async fn delete_token(
    State(context): State<Arc<Context>>,
    person: Owner,
    At(id): At<i64>,
) -> Result<StatusCode, Refused> {
    let user = person.user.id;
    let ended = context.store.delete_token(user, id).await;
    let ended = ended.map_err(refused)?;
    if ended {
        // Programs with other tokens connect again.
        context.connections.end(user, |session| session.is_none());
    }
    gone(ended)
}
