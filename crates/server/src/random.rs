//! Bytes that nobody can foresee.

use protocol::Problem;

/// So many bytes from the system.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(crate::internal_error)?;
    Ok(bytes)
}
