//! Passwords: argon2id, on threads of their own, and as slow for a name that nobody has.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use protocol::{Kind, Problem};

use crate::{aside::Aside, broken};

const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// Every digest takes 19 MB of memory while it is made: others wait.
pub(crate) const PLACES: usize = 4;

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
pub(crate) async fn hash(aside: &Aside, password: String) -> Result<String, Problem> {
    let hash = move || {
        let hashed = Argon2::default().hash_password(password.as_bytes());
        hashed.map(|hash| hash.to_string()).map_err(broken)
    };
    aside.place().await?.work_out(hash).await?
}

/// Is it the right one? Without a digest the answer is no, after the same work.
pub(crate) async fn verify(
    aside: &Aside,
    password: String,
    stored: Option<String>,
) -> Result<bool, Problem> {
    // Made once with the same parameters from a password that nobody has.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let known = stored.is_some();
    let verify = move || {
        let stored = stored.as_deref().unwrap_or(NOBODY);
        let hash = PasswordHash::new(stored).map_err(broken)?;
        let verified = Argon2::default().verify_password(password.as_bytes(), &hash);
        Ok::<bool, Problem>(verified.is_ok())
    };
    Ok(aside.place().await?.work_out(verify).await?? && known)
}
