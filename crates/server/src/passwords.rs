//! Passwords: argon2id, on threads of their own, and as slow for a name that nobody has.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use protocol::{Kind, Problem};

use crate::{blocking_pool::BlockingPool, internal_error, random::random_bytes};

const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// Every digest takes 19 MB of memory while it is made: others wait.
pub(crate) const HASHING_THREADS: usize = 4;

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
pub(crate) async fn hash(pool: &BlockingPool, password: String) -> Result<String, Problem> {
    let hash = move || hash_now(&password);
    pool.acquire().await?.run(hash).await?
}

/// Makes the digest on this thread, where nobody else waits.
pub(crate) fn hash_now(password: &str) -> Result<String, Problem> {
    let hashed = Argon2::default().hash_password(password.as_bytes());
    hashed.map(|hash| hash.to_string()).map_err(internal_error)
}

/// A password that nobody guesses and everybody can read aloud: five groups of four letters and digits, none of which look alike.
pub(crate) fn random() -> Result<String, Problem> {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes: [u8; 20] = random_bytes()?;
    let letter = |byte: &u8| {
        let letter = ALPHABET.get(usize::from(byte % 32)).copied();
        char::from(letter.unwrap_or(b'a'))
    };
    let groups: Vec<String> = bytes
        .chunks(4)
        .map(|group| group.iter().map(letter).collect())
        .collect();
    Ok(groups.join("-"))
}

/// Is it the right one? Without a digest the answer is no, after the same work.
pub(crate) async fn verify(
    pool: &BlockingPool,
    password: String,
    stored: Option<String>,
) -> Result<bool, Problem> {
    // Made once with the same parameters from a password that nobody has.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let known = stored.is_some();
    let verify = move || {
        let stored = stored.as_deref().unwrap_or(NOBODY);
        let hash = PasswordHash::new(stored).map_err(internal_error)?;
        let verified = Argon2::default().verify_password(password.as_bytes(), &hash);
        Ok::<bool, Problem>(verified.is_ok())
    };
    Ok(pool.acquire().await?.run(verify).await?? && known)
}
