//! What an API client may do with a token: the one place where this is decided.

use axum::http::Method;
use protocol::{Kind, Problem};
use store::Scope;

/// What a request needs, by its method and its route.
pub(crate) fn needed(method: &Method, route: &str) -> Scope {
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let of_account = ["/me/sessions", "/me/tokens", "/me/blocks"];
    if of_account.iter().any(|part| route.contains(part)) {
        return Scope::All;
    }
    // To ask why an answer is forbidden changes nothing, and an API client does not become a guest or log out.
    let asks = ["/why", "/guest", "/logout"];
    if reads || asks.iter().any(|end| route.ends_with(end)) {
        return Scope::Read;
    }
    if route.contains("/me/") || route.ends_with("/me") {
        return Scope::All;
    }
    Scope::Play
}

/// May a token with this scope be used for that?
pub(crate) fn permit(scope: Scope, needed: Scope) -> Result<(), Problem> {
    if scope >= needed {
        return Ok(());
    }
    let why = match scope {
        Scope::Read => "this token is for reading only",
        Scope::Play | Scope::All => "this token is for playing only",
    };
    Err(Problem::new(Kind::Forbidden, why))
}
