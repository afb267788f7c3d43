//! Who is asking: a signed cookie for people, a token for API clients.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, MatchedPath},
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use engine::{Lang, hex};
use protocol::{Kind, Problem};
use sha2::{Digest, Sha256};
use store::{Millis, NewSession, NewUser, Scope, SessionId, StoreError, TokenId, User, UserId};

use crate::{
    context::Context, cookies, http::Refused, limits::network, names, now, random::random_bytes,
    room::store_problem, scopes,
};

/// A session that nobody uses lives as long as its cookie.
pub(crate) const SESSION_AGE: Duration = Duration::from_secs(cookies::MAX_AGE_SECONDS as u64);
/// A session that is in use is written down once an hour.
const SESSION_TOUCH_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// A token that is in use, so often.
const TOUCH_TOKEN: Duration = Duration::from_secs(5 * 60);

/// 32 random bytes in hexadecimal.
pub(crate) fn random_token() -> Result<String, Problem> {
    Ok(hex::encode(&random_bytes::<32>()?))
}

/// What is stored of a token.
pub(crate) fn digest(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// What somebody has shown to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// A cookie.
    Session(SessionId),
    /// The token of an API client.
    Token {
        id: TokenId,
        scope: Scope,
        /// When it ends, in milliseconds since 1970.
        expires: Option<Millis>,
    },
}

impl Pass {
    /// Is its time over?
    pub(crate) fn is_expired(self) -> bool {
        match self {
            Self::Session(_) => false,
            Self::Token { expires, .. } => expires.is_some_and(|expires| expires <= now()),
        }
    }
}

/// Somebody who is known.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) user: User,
    pub(crate) pass: Pass,
}

impl Person {
    /// May they do what needs this scope? People may do everything, API clients what their token is for.
    pub(crate) fn may(&self, needed: Scope) -> Result<(), Problem> {
        match self.pass {
            Pass::Session(_) => Ok(()),
            Pass::Token { scope, .. } => scopes::permit(scope, needed),
        }
    }
}

/// Somebody who may be unknown.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<Person>);

impl Visitor {
    pub(crate) fn id(&self) -> Option<UserId> {
        self.0.as_ref().map(|person| person.user.id)
    }
}

impl Visitor {
    /// Whoever has waited for an answer may have been logged out meanwhile: then it is not for them any more.
    pub(crate) async fn recheck(
        &self,
        context: &Context,
        headers: &HeaderMap,
    ) -> Result<(), Problem> {
        let now = Self(identify(context, headers).await?);
        if now.id() == self.id() {
            return Ok(());
        }
        Err(Problem::new(Kind::Unknown, "the session has ended"))
    }
}

impl FromRequestParts<Arc<Context>> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        Ok(Self(permitted(context, parts).await?))
    }
}

impl FromRequestParts<Arc<Context>> for Person {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        let person = permitted(context, parts).await?;
        Ok(person.ok_or_else(unknown)?)
    }
}

/// Somebody who came with a cookie, not an API client with a token: only they changes what belongs to the account.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    pub(crate) user: User,
    pub(crate) session: SessionId,
}

impl FromRequestParts<Arc<Context>> for Owner {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        let person = identify(context, &parts.headers).await?;
        let Person { user, pass } = person.ok_or_else(unknown)?;
        match pass {
            Pass::Session(session) => Ok(Self { user, session }),
            Pass::Token { .. } => {
                let why = "programs do not change the account";
                Err(Problem::new(Kind::Forbidden, why).into())
            }
        }
    }
}

fn unknown() -> Problem {
    Problem::new(Kind::Unknown, "you are not known here: come in as a guest")
}

/// Who sent this request, if they may ask for what it asks for.
async fn permitted(context: &Context, parts: &Parts) -> Result<Option<Person>, Problem> {
    let person = identify(context, &parts.headers).await?;
    if let Some(person) = &person {
        let route = parts.extensions.get::<MatchedPath>();
        let route = route.map_or(parts.uri.path(), MatchedPath::as_str);
        person.may(scopes::needed(&parts.method, route))?;
    }
    Ok(person)
}

/// Who sent these headers. The stamp of the account is compared at every use.
async fn identify(context: &Context, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
    if let Some(token) = bearer(headers) {
        let found = context.store.token(&digest(token), now()).await;
        let wrong = || Problem::new(Kind::Unknown, "this token is not known, or has ended");
        let (token, user) = found.map_err(store_problem)?.ok_or_else(wrong)?;
        if now().since(token.used.unwrap_or_default()) > TOUCH_TOKEN {
            touched(context.store.touch_token(token.id, now()).await);
        }
        let pass = Pass::Token {
            id: token.id,
            scope: token.scope,
            expires: token.expires,
        };
        return Ok(Some(Person { user, pass }));
    }
    let Some(token) = cookies::token(context, headers) else {
        return Ok(None);
    };
    let found = context.store.session(&digest(token)).await;
    let Some((session, user)) = found.map_err(store_problem)? else {
        return Ok(None);
    };
    let age = context.uptime.now().since(session.active);
    if age > SESSION_AGE {
        return Ok(None);
    }
    if age > SESSION_TOUCH_INTERVAL {
        touched(context.store.touch_session(session.id, now()).await);
    }
    let pass = Pass::Session(session.id);
    Ok(Some(Person { user, pass }))
}

/// A disk that is full does not keep people out.
fn touched(written: Result<(), StoreError>) {
    if let Err(error) = written {
        tracing::warn!(%error, "the last use of a session or token was not written");
    }
}

/// Does the pass of somebody still hold? They may have changed their password while a connection was being opened.
pub(crate) async fn still_holds(context: &Context, person: &Person) -> bool {
    let user = context.store.user(person.user.id).await;
    // A store that cannot be read says nothing against anybody.
    user.map_or(true, |user| {
        user.is_some_and(|user| user.stamp == person.user.stamp)
    })
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ")
}

/// Opens a session for somebody with the stamp they had when they showed who they are; the header sets its cookie.
pub(crate) async fn log_in(
    context: &Context,
    user: &User,
    headers: &HeaderMap,
) -> Result<HeaderValue, Problem> {
    let token = random_token()?;
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let session = NewSession {
        digest: digest(&token),
        user: user.id,
        stamp: user.stamp,
        agent: agent.chars().take(200).collect(),
        now: now(),
    };
    let opened = context.store.create_session(session).await;
    let changed = || Problem::new(Kind::Credentials, "the password was changed just now");
    opened.map_err(store_problem)?.ok_or_else(changed)?;
    let value = context.signer.sign(&token);
    cookies::set(context, &value)
}

/// A guest with a name of two words.
pub(crate) async fn new_guest(context: &Context) -> Result<User, Problem> {
    const FIRST: [&str; 16] = [
        "Swift", "Wise", "Bold", "Quiet", "Grey", "Lucky", "Patient", "Bright", "Steady", "Keen",
        "Proud", "Calm", "Brave", "Clever", "Merry", "Stern",
    ];
    const SECOND: [&str; 16] = [
        "Trireme",
        "Hoplite",
        "Archer",
        "Owl",
        "Helmsman",
        "Peltast",
        "Rider",
        "Envoy",
        "Augur",
        "Ephor",
        "Archon",
        "Sailor",
        "Mason",
        "Scout",
        "Herald",
        "Polemarch",
    ];
    let [first, second, high, low] = random_bytes()?;
    let pick = |words: &[&'static str; 16], byte: u8| {
        words
            .get(usize::from(byte % 16))
            .copied()
            .unwrap_or_default()
    };
    let number = u16::from_be_bytes([high, low]) % 1000;
    let name = format!("{} {} {number}", pick(&FIRST, first), pick(&SECOND, second));
    let user = NewUser {
        name: names::of_guest(name),
        now: now(),
    };
    context.store.create_user(user).await.map_err(store_problem)
}

/// Where a request comes from: what counts as one address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Where a request comes from, to the last digit: for the log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExactAddress(pub(crate) IpAddr);

impl FromRequestParts<Arc<Context>> for ExactAddress {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Self(exact_address_of(context, &parts.headers, peer)))
    }
}

impl FromRequestParts<Arc<Context>> for Address {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        Ok(Self(address_of(
            context,
            &parts.headers,
            parts.extensions.get::<ConnectInfo<SocketAddr>>(),
        )))
    }
}

pub(crate) fn address_of(
    context: &Context,
    headers: &HeaderMap,
    peer: Option<&ConnectInfo<SocketAddr>>,
) -> IpAddr {
    network(exact_address_of(context, headers, peer))
}

fn exact_address_of(
    context: &Context,
    headers: &HeaderMap,
    peer: Option<&ConnectInfo<SocketAddr>>,
) -> IpAddr {
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
    context.proxies.client_address(peer, headers)
}

/// The language somebody wants refusals in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestLang(pub(crate) Lang);

impl FromRequestParts<Arc<Context>> for RequestLang {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Context>) -> Result<Self, Refused> {
        Ok(Self(wanted_lang(&parts.headers)))
    }
}

/// The language that a request asks for.
pub(crate) fn wanted_lang(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE);
    let wanted = wanted.and_then(|value| value.to_str().ok()).unwrap_or("");
    if wanted.trim_start().starts_with("fr") {
        Lang::Fr
    } else {
        Lang::En
    }
}

/// A browser that acts for another page is refused: it says so itself.
pub(crate) fn same_site(headers: &HeaderMap) -> Result<(), Problem> {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let refuse = Err(Problem::new(
        Kind::CrossSite,
        "this request was made by another page",
    ));
    let fetched = headers
        .get("sec-fetch-site")
        .and_then(|value| value.to_str().ok());
    if matches!(fetched, Some("cross-site" | "same-site")) {
        return refuse;
    }
    let Some(origin) = text(header::ORIGIN) else {
        return Ok(());
    };
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    match text(header::HOST) {
        Some(own) if own.eq_ignore_ascii_case(host) => Ok(()),
        Some(_) | None => refuse,
    }
}
