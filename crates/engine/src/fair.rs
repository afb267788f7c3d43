//! Fair dice by commit and reveal: a host commits to a secret before the first move, every seat adds a share, and the
//! seed follows from all of them.
//!
//! `commitment = SHA-256("polemarch/commit/1" ‖ secret)`. Without shares the secret is the seed; with shares `seed =
//! SHA-256("polemarch/seed/1" ‖ secret ‖ share₀ ‖ share₁ ‖ …)`, in the order of the seats. Neither the host, who cannot
//! change the secret after the commitment, nor a player, who has not seen it, can choose the seed.
//!
//! When the players agree to go back past a roll, they take new dice. The new seed follows from the first one and from
//! the number of the agreement in the table's log, so nobody can choose it either (see [`later_seed`]).

use serde::{Deserialize, Serialize};

use crate::{dice::Seed, hex};

/// What the host keeps secret until the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(#[serde(with = "hex")] pub [u8; 32]);

/// The digest of a secret, shown before anybody moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(#[serde(with = "hex")] pub [u8; 32]);

/// What one seat adds to the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Share(#[serde(with = "hex")] pub [u8; 32]);

/// All that is needed to check where the dice of a game came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// Shown before the first move.
    pub commitment: Commitment,
    /// Revealed when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// One for each seat; none in a game on a single machine.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
}

/// Why the seed cannot be worked out, or is not what was promised.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairnessError {
    /// The game is not over.
    #[error("the seed has not been revealed yet, so the game cannot be replayed")]
    SecretHidden,
    /// The secret was changed after the commitment.
    #[error("the revealed secret does not match the commitment {}", hex::encode(&.0.0))]
    CommitmentBroken(Commitment),
}

impl Secret {
    /// The digest to show before anybody moves.
    pub fn commitment(&self) -> Commitment {
        Commitment(Seed::from_parts(&[b"polemarch/commit/1", &self.0]).0)
    }
}

impl Fairness {
    /// A game on a single machine: the seed is known from the start.
    pub fn solo(seed: Seed) -> Self {
        Self::with_shares(Secret(seed.0), Vec::new())
    }

    /// A game whose seats have all sent their share.
    pub fn with_shares(secret: Secret, shares: Vec<Share>) -> Self {
        Self {
            commitment: secret.commitment(),
            secret: Some(secret),
            shares,
        }
    }

    /// Without the secret, for a game that is not over.
    pub fn hidden(&self) -> Self {
        Self {
            secret: None,
            ..self.clone()
        }
    }

    /// The seed, after checking the secret against the commitment.
    pub fn seed(&self) -> Result<Seed, FairnessError> {
        let secret = self.secret.ok_or(FairnessError::SecretHidden)?;
        if secret.commitment() != self.commitment {
            return Err(FairnessError::CommitmentBroken(self.commitment));
        }
        if self.shares.is_empty() {
            return Ok(Seed(secret.0));
        }
        let mut parts: Vec<&[u8]> = vec![b"polemarch/seed/1", &secret.0];
        parts.extend(self.shares.iter().map(|share| &share.0[..]));
        Ok(Seed::from_parts(&parts))
    }
}

/// The seed of the dice that are taken when the players agree to go back: `SHA-256("polemarch/child/1" ‖ seed ‖ entry)`, where `entry` is
/// the number of the agreement in the log of the table, as eight bytes, lowest first.
pub fn later_seed(first: &Seed, entry: u64) -> Seed {
    first.child(entry)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_changes_the_seed() {
        let secret = Secret([1; 32]);
        let seed = |shares: &[u8]| {
            let shares = shares.iter().map(|&byte| Share([byte; 32])).collect();
            Fairness::with_shares(secret, shares).seed().unwrap()
        };
        assert_ne!(seed(&[1, 2]), seed(&[2, 1]));
        assert_ne!(seed(&[1, 2]), seed(&[1, 3]));
        assert_eq!(seed(&[]), Seed([1; 32]));
    }

    #[test]
    fn a_changed_secret_is_found_out() {
        let mut fairness = Fairness::solo(Seed([5; 32]));
        assert_eq!(fairness.hidden().seed(), Err(FairnessError::SecretHidden));
        fairness.secret = Some(Secret([6; 32]));
        assert!(matches!(
            fairness.seed(),
            Err(FairnessError::CommitmentBroken(_))
        ));
    }
}
