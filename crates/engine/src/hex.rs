//! Thirty-two bytes as hexadecimal digits: seeds, secrets, shares and commitments in replay files.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// Lower-case hexadecimal digits of 32 bytes.
pub fn encode(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The 32 bytes that 64 hexadecimal digits stand for.
pub fn decode(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// For `#[serde(with = "hex")]`.
pub fn serialize<S: Serializer>(bytes: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&encode(bytes))
}

/// For `#[serde(with = "hex")]`.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
    let text = String::deserialize(deserializer)?;
    decode(&text).ok_or_else(|| D::Error::custom("expected 64 hexadecimal digits"))
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn bytes_survive_the_text(bytes: [u8; 32]) {
            assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }
    }

    #[test]
    fn other_text_is_refused() {
        assert_eq!(decode("ab"), None);
        assert_eq!(decode(&"g".repeat(64)), None);
        assert_eq!(decode(&"é".repeat(32)), None);
    }
}
