//! The cookie that tells who somebody is: signed, and sent through nothing but https where the server is reached so.

use axum::http::{HeaderMap, HeaderValue, header};
use engine::hex;
use hmac::{Hmac, KeyInit, Mac};
use protocol::Problem;
use sha2::Sha256;

use crate::context::Context;

/// The name of the cookie. A browser keeps one with such a prefix only if it comes through https from this very host.
const PLAIN_NAME: &str = "polemarch";
const PREFIXED_NAME: &str = "__Host-polemarch";

/// A cookie lives for a year, in seconds.
pub(crate) const MAX_AGE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// The name of the cookie here.
pub(crate) fn name(context: &Context) -> &'static str {
    if context.config.secure {
        PREFIXED_NAME
    } else {
        PLAIN_NAME
    }
}

/// Signs cookies, so that one that we did not make is refused without asking the store.
///
/// The signed cookies of `axum-extra` have another form: with them everybody would be logged out.
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

    pub(crate) fn sign(&self, token: &str) -> String {
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

/// The token in the cookie. Where cookies have the prefix, one without it is nobody's: another host of the same domain may have set it.
pub(crate) fn token<'a>(context: &Context, headers: &'a HeaderMap) -> Option<&'a str> {
    let cookie = cookie(headers, name(context))?;
    context.signer.token(cookie)
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter();
    let pairs = all.filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The header that sets the cookie.
pub(crate) fn set(context: &Context, value: &str) -> Result<HeaderValue, Problem> {
    set_cookie(context, value, MAX_AGE_SECONDS)
}

/// The header that takes the cookie away.
pub(crate) fn removed(context: &Context) -> Result<HeaderValue, Problem> {
    set_cookie(context, "", 0)
}

fn set_cookie(context: &Context, value: &str, age: u32) -> Result<HeaderValue, Problem> {
    let name = name(context);
    let secure = if context.config.secure {
        "; Secure"
    } else {
        ""
    };
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).map_err(crate::internal_error)
}
