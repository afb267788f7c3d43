//! People: guests and accounts.

use std::{net::IpAddr, sync::Arc};

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse},
};
use engine::Lang;
use protocol::{Credentials, DeleteAccount, GuestName, Kind, Me, NewPassword, Order, Problem};
use serde_json::Value;
use store::User;

use crate::{
    context::Context,
    cookies,
    http::{Body, OptionalBody, Refused, lists, tables},
    identity::{self, Address, ExactAddress, Owner, Pass, Person, Visitor},
    limits::{ComesFrom, PasswordAttempt},
    names, passwords,
    room::store_problem,
};

/// No settings are larger than this, as JSON.
const LARGEST_SETTINGS: usize = 16 * 1024;

fn me_of(user: User) -> Me {
    Me {
        id: user.id,
        name: user.name,
        guest: user.password.is_none(),
        settings: user.settings,
    }
}

/// Wrong passwords are told in one line that programs such as fail2ban look for; docs/operate.md has the pattern.
/// Nothing that was typed is in it, so that nobody writes lines of their own.
fn tell_failure(ExactAddress(address): ExactAddress) {
    tracing::warn!(target: "polemarch::login", "failed log-in from {}", address.to_canonical());
}

/// An attempt with the password of an account. Whoever has used the account from this address before is not kept out by others who guess.
async fn attempt<'a>(
    context: &'a Context,
    address: IpAddr,
    account: &str,
) -> Result<PasswordAttempt<'a>, Problem> {
    // No account has a longer name, and what is kept about it stays small.
    let account: String = account.chars().take(names::LONGEST).collect();
    let from = (account.to_lowercase(), address);
    let known = context
        .store
        .knows_address(&digest_of(context, &from))
        .await;
    let comes_from = if known.map_err(store_problem)? {
        ComesFrom::KnownAddress
    } else {
        ComesFrom::Elsewhere
    };
    context.limits.password(from, comes_from)
}

/// It was the right password: whoever comes from there again is believed to be the same.
async fn succeeded(context: &Context, attempt: PasswordAttempt<'_>) {
    let from = attempt.succeeded();
    // A disk that is full keeps nobody out.
    if let Err(error) = context.store.know_address(&digest_of(context, &from)).await {
        tracing::warn!(%error, "an address was not remembered");
    }
}

/// Nobody who reads the store learns from where somebody has come.
fn digest_of(context: &Context, (account, address): &(String, IpAddr)) -> Vec<u8> {
    let signed = context.signer.sign(&format!("{account} from {address}"));
    identity::digest(&signed)
}

/// Is it the password of this person? An attempt counts until it turns out to be right. Without a person the answer is no, after the same
/// work.
async fn verify(
    context: &Context,
    user: Option<&User>,
    (attempt, password): (PasswordAttempt<'_>, String),
    from: ExactAddress,
) -> Result<bool, Problem> {
    let stored = user.and_then(|user| user.password.clone());
    let right = passwords::verify(&context.password_pool, password, stored).await?;
    if right {
        succeeded(context, attempt).await;
    } else {
        tell_failure(from);
    }
    Ok(right)
}

fn set_cookie(
    value: Option<HeaderValue>,
) -> AppendHeaders<impl IntoIterator<Item = (HeaderName, HeaderValue)>> {
    AppendHeaders(value.map(|value| (SET_COOKIE, value)))
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
        return Ok((set_cookie(None), Json(me_of(person.user))));
    }
    context.limits.guest(address)?;
    let user = identity::new_guest(&context).await?;
    let cookie = identity::log_in(&context, &user, &headers).await?;
    Ok((set_cookie(Some(cookie)), Json(me_of(user))))
}

/// Who am I?
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Me)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn me(person: Person) -> Json<Me> {
    Json(me_of(person.user))
}

/// Make an account out of a guest. What was opened or made as a guest ends: there is a new cookie, and tokens are made anew.
#[utoipa::path(post, path = "/api/v1/me/claim", request_body = Credentials, responses((status = 200, body = Me)),
    security(("cookie" = [])))]
pub(super) async fn claim(
    State(context): State<Arc<Context>>,
    person: Owner,
    Address(address): Address,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    let has_account = || Problem::new(Kind::Unfit, "you have an account already");
    if person.user.password.is_some() {
        return Err(has_account().into());
    }
    let name = names::read(&wanted.name)?;
    passwords::check(&wanted.password)?;
    let attempt = attempt(&context, address, &wanted.name).await?;
    let hash = passwords::hash(&context.password_pool, wanted.password).await?;
    let claimed = context.store.claim(person.user.id, &name, &hash).await;
    let user = claimed.map_err(store_problem)?.ok_or_else(has_account)?;
    succeeded(&context, attempt).await;
    let cookie = identity::log_in(&context, &user, &headers).await?;
    context.rename_user(user.id, &user.name).await;
    Ok((set_cookie(Some(cookie)), Json(me_of(user))))
}

/// Choose a name as a guest. Somebody with an account keeps theirs.
#[utoipa::path(put, path = "/api/v1/me/name", request_body = GuestName, responses((status = 200, body = Me)),
    security(("cookie" = [])))]
pub(super) async fn set_name(
    State(context): State<Arc<Context>>,
    person: Owner,
    Body(wanted): Body<GuestName>,
) -> Result<Json<Me>, Refused> {
    context.limits.word(person.user.id)?;
    let name = names::read(&wanted.name)?;
    let named = context.store.name_guest(person.user.id, &name).await;
    let has_account = || Problem::unfit("An account keeps its name.");
    let user = named.map_err(store_problem)?.ok_or_else(has_account)?;
    context.rename_user(user.id, &user.name).await;
    Ok(Json(me_of(user)))
}

/// Log in to an account.
#[utoipa::path(post, path = "/api/v1/login", request_body = Credentials, responses((status = 200, body = Me)))]
pub(super) async fn log_in(
    State(context): State<Arc<Context>>,
    Address(address): Address,
    from: ExactAddress,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    let attempt = attempt(&context, address, &wanted.name).await?;
    // The digest and the stamp are read together: a session for a password that is changed meanwhile is void.
    let user = names::account(&*context.store, &wanted.name).await;
    let user = user.map_err(store_problem)?;
    let attempt = (attempt, wanted.password);
    let right = verify(&context, user.as_ref(), attempt, from).await?;
    let Some(user) = user.filter(|_| right) else {
        return Err(Problem::new(Kind::Credentials, "name or password are wrong").into());
    };
    if user.locked.is_some() {
        let why = "this account is locked: ask whoever runs this server";
        return Err(Problem::new(Kind::Forbidden, why).into());
    }
    let cookie = identity::log_in(&context, &user, &headers).await?;
    Ok((set_cookie(Some(cookie)), Json(me_of(user))))
}

/// Log out here.
#[utoipa::path(post, path = "/api/v1/logout", responses((status = 204)),
    security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn log_out(
    State(context): State<Arc<Context>>,
    Visitor(person): Visitor,
) -> Result<impl IntoResponse, Refused> {
    if let Some(Person {
        user,
        pass: pass @ Pass::Session(session),
    }) = person
    {
        let ended = context.store.delete_session(user.id, session).await;
        ended.map_err(store_problem)?;
        context.connections.end(user.id, |known| known == pass);
    }
    let cookie = cookies::removed(&context)?;
    Ok((
        StatusCode::NO_CONTENT,
        AppendHeaders([(SET_COOKIE, cookie)]),
    ))
}

/// Change one's password. Every session and every token made with the old one ends, this one too: there is a new cookie.
#[utoipa::path(put, path = "/api/v1/me/password", request_body = NewPassword, responses((status = 204)),
    security(("cookie" = [])))]
pub(super) async fn set_password(
    State(context): State<Arc<Context>>,
    person: Owner,
    Address(address): Address,
    from: ExactAddress,
    headers: HeaderMap,
    Body(change): Body<NewPassword>,
) -> Result<impl IntoResponse, Refused> {
    passwords::check(&change.new)?;
    let mut user = person.user;
    let attempt = attempt(&context, address, &user.name).await?;
    if !verify(&context, Some(&user), (attempt, change.old), from).await? {
        return Err(Problem::new(Kind::Credentials, "the old password is wrong").into());
    }
    let hash = passwords::hash(&context.password_pool, change.new).await?;
    let set = context.store.set_password(user.id, user.stamp, &hash);
    let changed = || Problem::new(Kind::Credentials, "the password was changed just now");
    user.stamp = set.await.map_err(store_problem)?.ok_or_else(changed)?;
    let cookie = identity::log_in(&context, &user, &headers).await?;
    let own = Pass::Session(person.session);
    context.connections.end(user.id, |pass| pass != own);
    context.connections.reopen(user.id);
    Ok((StatusCode::NO_CONTENT, set_cookie(Some(cookie))))
}

/// Keep the settings of the page.
#[utoipa::path(put, path = "/api/v1/me/settings", request_body = Object, responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn set_settings(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    Body(settings): Body<Value>,
) -> Result<StatusCode, Refused> {
    let size = settings.to_string().len();
    if !settings.is_object() || size > LARGEST_SETTINGS {
        let why = "settings are an object of up to 16 kB";
        return Err(Problem::new(Kind::Malformed, why).into());
    }
    context.limits.write(person.user.id, address, size)?;
    let set = context.store.set_settings(person.user.id, &settings).await;
    set.map_err(store_problem)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove oneself with everything that belongs to one. An account needs its password for this.
#[utoipa::path(delete, path = "/api/v1/me", request_body = DeleteAccount, responses((status = 204)),
    security(("cookie" = [])))]
pub(super) async fn delete_me(
    State(context): State<Arc<Context>>,
    person: Owner,
    Address(address): Address,
    from: ExactAddress,
    OptionalBody(farewell): OptionalBody<DeleteAccount>,
) -> Result<impl IntoResponse, Refused> {
    let id = person.user.id;
    if person.user.password.is_some() {
        let attempt = attempt(&context, address, &person.user.name).await?;
        let why = "an account goes only with its password: send it";
        let missing = || Problem::new(Kind::Credentials, why);
        let password = farewell.ok_or_else(missing)?.password;
        let attempt = (attempt, password);
        if !verify(&context, Some(&person.user), attempt, from).await? {
            return Err(Problem::new(Kind::Credentials, "the password is wrong").into());
        }
    }
    // Rooms keep seats in memory: they hear of it first, so that nothing is written back.
    for table in lists::unfinished(&context, id).await? {
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
    context.store.delete_user(id).await.map_err(store_problem)?;
    context.forget_user(id).await;
    context.compare_all().await;
    let cookie = cookies::removed(&context)?;
    Ok((
        StatusCode::NO_CONTENT,
        AppendHeaders([(SET_COOKIE, cookie)]),
    ))
}
