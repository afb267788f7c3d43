//! Who is asking: a signed cookie for people, a token for programs.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use engine::{Lang, hex};
use hmac::{Hmac, KeyInit, Mac};
use protocol::{Kind, Problem};
use sha2::{Digest, Sha256};
use store::{NewSession, NewUser, User};

use crate::{context::Context, http::Refused, now, past, random::random_bytes, room::refused};

/// The name of the cookie.
pub(crate) const COOKIE: &str = "polemarch";
/// A cookie lives for a year.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;
/// So does a session that nobody uses.
pub(crate) const SESSION_AGE: Duration = Duration::from_secs(COOKIE_AGE as u64);
/// A session that is in use is written down once an hour.
const TOUCH: i64 = 60 * 60 * 1000;

/// Signs cookies, so that one that we did not make is refused without asking the store.
pub(crate) struct Signer(Vec<u8>);

impl Signer {
    pub(crate) fn new(key: Vec<u8>) -> Self {
        Self(key)
    }

    fn mac(&self, token: &str) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(token.as_bytes());
        Some(mac)
    }

    fn sign(&self, token: &str) -> String {
        let signature = self.mac(token).map(|mac| mac.finalize().into_bytes());
        let signature = signature.map(|bytes| hex::encode(&bytes.into()));
        format!("{token}.{}", signature.unwrap_or_default())
    }

    fn token<'a>(&self, cookie: &'a str) -> Option<&'a str> {
        let (token, signature) = cookie.split_once('.')?;
        let signature = hex::decode(signature)?;
        self.mac(token)?.verify_slice(&signature).ok()?;
        Some(token)
    }
}

/// 32 random bytes in hexadecimal.
pub(crate) fn random_token() -> Result<String, Problem> {
    Ok(hex::encode(&random_bytes::<32>()?))
}

/// What is stored of a token.
pub(crate) fn digest(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// Somebody who is known.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) user: User,
    /// None for a program with a token.
    pub(crate) session: Option<i64>,
}

/// Somebody who may be unknown.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<Person>);

impl Visitor {
    /// His number.
    pub(crate) fn id(&self) -> Option<i64> {
        self.0.as_ref().map(|person| person.user.id)
    }
}

impl FromRequestParts<Arc<Context>> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        Ok(Self(identify(context, &parts.headers).await?))
    }
}

impl FromRequestParts<Arc<Context>> for Person {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        let person = identify(context, &parts.headers).await?;
        let unknown = || Problem::new(Kind::Unknown, "you are not known here: come in as a guest");
        Ok(person.ok_or_else(unknown)?)
    }
}

/// Somebody who came with a cookie, not a program with a token: only he changes what belongs to the account.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    pub(crate) user: User,
    pub(crate) session: i64,
}

impl FromRequestParts<Arc<Context>> for Owner {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        context: &Arc<Context>,
    ) -> Result<Self, Refused> {
        let Person { user, session } = Person::from_request_parts(parts, context).await?;
        let program = || Problem::new(Kind::Forbidden, "programs do not change the account");
        let session = session.ok_or_else(program)?;
        Ok(Self { user, session })
    }
}

/// Who sent these headers.
async fn identify(context: &Context, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
    if let Some(token) = bearer(headers) {
        let user = context.store.token_user(&digest(token)).await;
        let wrong = || Problem::new(Kind::Unknown, "this token is not known");
        let id = user.map_err(refused)?.ok_or_else(wrong)?;
        let user = context.store.user(id).await.map_err(refused)?;
        return Ok(user.map(|user| Person {
            user,
            session: None,
        }));
    }
    let Some(token) = cookie(headers).and_then(|cookie| context.signer.token(cookie)) else {
        return Ok(None);
    };
    let session = context.store.session(&digest(token)).await;
    let Some(session) = session.map_err(refused)? else {
        return Ok(None);
    };
    if session.seen < past(SESSION_AGE) {
        return Ok(None);
    }
    if now() - session.seen > TOUCH {
        // A disk that is full does not keep people out.
        if let Err(error) = context.store.touch_session(session.id, now()).await {
            tracing::warn!(%error, "a session was not touched");
        }
    }
    let user = context.store.user(session.user).await.map_err(refused)?;
    Ok(user.map(|user| Person {
        user,
        session: Some(session.id),
    }))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).iter();
    let pairs = all.filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// Opens a session; the header sets its cookie.
pub(crate) async fn log_in(
    context: &Context,
    user: i64,
    headers: &HeaderMap,
) -> Result<HeaderValue, Problem> {
    let token = random_token()?;
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let session = NewSession {
        digest: digest(&token),
        user,
        agent: agent.chars().take(200).collect(),
        now: now(),
    };
    let opened = context.store.create_session(session).await;
    opened.map_err(refused)?;
    set_cookie(context, &context.signer.sign(&token), COOKIE_AGE)
}

/// The header that takes the cookie away.
pub(crate) fn log_out(context: &Context) -> Result<HeaderValue, Problem> {
    set_cookie(context, "", 0)
}

fn set_cookie(context: &Context, value: &str, age: u32) -> Result<HeaderValue, Problem> {
    let secure = if context.config.secure {
        "; Secure"
    } else {
        ""
    };
    let cookie = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).map_err(crate::broken)
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
    let user = NewUser { name, now: now() };
    context.store.create_user(user).await.map_err(refused)
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

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
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok());
    context.client_address(peer, forwarded)
}

/// The language somebody wants refusals in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speaks(pub(crate) Lang);

impl FromRequestParts<Arc<Context>> for Speaks {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Context>) -> Result<Self, Refused> {
        let wanted = parts.headers.get(header::ACCEPT_LANGUAGE);
        let wanted = wanted.and_then(|value| value.to_str().ok()).unwrap_or("");
        let french = wanted.trim_start().starts_with("fr");
        Ok(Self(if french { Lang::Fr } else { Lang::En }))
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
