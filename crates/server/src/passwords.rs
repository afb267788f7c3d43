//! Passwords: argon2id, on threads of their own, and as slow for a name that nobody has.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use protocol::{Kind, Problem};
use tokio::sync::Semaphore;

use crate::broken;

const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// Every digest takes 19 MB of memory while it is made: others wait.
static PLACES: Semaphore = Semaphore::const_new(4);

/// Is it long enough?
pub(crate) fn check(password: &str) -> Result<(), Problem> {
    let length = password.chars().count();
    if (SHORTEST..=LONGEST).contains(&length) {
        return Ok(());
    }
    Err(Problem::new(
        Kind::Malformed,
        "a password has 8 to 128 characters",
    ))
}

/// The digest to store.
pub(crate) async fn hash(password: String) -> Result<String, Problem> {
    let place = PLACES.acquire().await.map_err(broken)?;
    let hashed = tokio::task::spawn_blocking(move || {
        let _place = place;
        let hashed = Argon2::default().hash_password(password.as_bytes());
        hashed.map(|hash| hash.to_string())
    });
    hashed.await.map_err(broken)?.map_err(broken)
}

/// Is it the right one? Without a digest the answer is no, after the same work.
pub(crate) async fn verify(password: String, stored: Option<String>) -> Result<bool, Problem> {
    // Made once with the same parameters from a password that nobody has.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let known = stored.is_some();
    let place = PLACES.acquire().await.map_err(broken)?;
    let verified = tokio::task::spawn_blocking(move || {
        let _place = place;
        let stored = stored.as_deref().unwrap_or(NOBODY);
        let hash = PasswordHash::new(stored).map_err(broken)?;
        let verified = Argon2::default().verify_password(password.as_bytes(), &hash);
        Ok::<bool, Problem>(verified.is_ok())
    });
    Ok(verified.await.map_err(broken)?? && known)
}
