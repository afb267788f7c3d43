//! Changes to inputs as lines and bytes.

use engine::Rng;
use serde_json::Value;

use super::json::alter;

/// How inputs are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One JSON document.
    Document,
    /// A line that says what it is, then one JSON document.
    Titled,
    /// JSON documents, one a line.
    Lines,
}

/// Pieces that readers trip over.
const TOKENS: [&[u8]; 30] = [
    b"\0",
    b"\xff",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\r\n",
    b"\n",
    b"\r\n\r\n",
    b"\"",
    b"\\",
    b"\\u0000",
    b"\\ud800",
    b"{",
    b"}",
    b"[",
    b"[[[[[[[[[[[[[[[[",
    b"]",
    b",",
    b":",
    b"null",
    b"\"do\":null,",
    b"\"type\":\"x\",",
    b"-1",
    b"1e999",
    b"0.1",
    b"18446744073709551616",
    b"99999999999999999999999999999999999999",
    b"../",
    b"%00",
    b"%2e%2e%2f",
];

/// A changed copy of one of the inputs.
pub(super) fn mutate(kept: &[Vec<u8>], shape: Shape, rng: &mut Rng) -> Vec<u8> {
    let mut input = rng.pick(kept).cloned().unwrap_or_default();
    // Mostly one change, so that the rest of the input is still read.
    let changes = 1 + rng.below(2) * rng.below(4);
    for _ in 0..changes {
        let other = rng.pick(kept).cloned().unwrap_or_default();
        input = match shape {
            Shape::Document => document(&input, &other, rng),
            Shape::Titled => titled(&input, &other, rng),
            Shape::Lines => lines(&input, &other, rng),
        };
    }
    input
}

/// A title stays as it is, so that it goes on meaning something.
fn titled(input: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let split = |text: &[u8]| {
        let end = text.iter().position(|&byte| byte == b'\n');
        let end = end.map_or(text.len(), |end| end + 1);
        let (title, rest) = text.split_at(end);
        (title.to_vec(), rest.to_vec())
    };
    let ((mut title, rest), (_, other)) = (split(input), split(other));
    title.extend(document(&rest, &other, rng));
    title
}

fn document(input: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    match serde_json::from_slice::<Value>(input) {
        Ok(mut value) if rng.below(8) > 0 => {
            let other = serde_json::from_slice(other).unwrap_or(Value::Null);
            alter(&mut value, &other, rng);
            value.to_string().into_bytes()
        }
        Ok(_) | Err(_) => bytes(input.to_vec(), other, rng),
    }
}

fn lines(input: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let split = |text: &[u8]| -> Vec<Vec<u8>> {
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        text.split(|&byte| byte == b'\n').map(Vec::from).collect()
    };
    let (mut lines, others) = (split(input), split(other));
    let (at, to) = (rng.below(lines.len()), rng.below(lines.len()));
    let strange = rng.pick(&others).cloned().unwrap_or_default();
    match rng.below(12) {
        0 if lines.len() > 1 => drop(lines.remove(at)),
        1 => lines.swap(at, to),
        2 => {
            if let Some(line) = lines.get(at).cloned() {
                lines.insert(to, line);
            }
        }
        3 | 4 => lines.insert(at, strange),
        _ => {
            if let Some(line) = lines.get_mut(at) {
                *line = document(line, &strange, rng);
            }
        }
    }
    // A longer input would only be slower.
    lines.truncate(40);
    lines.join(&b'\n')
}

/// A few bytes are other ones, are missing, or stand somewhere else.
fn bytes(mut input: Vec<u8>, other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let at = rng.below(input.len() + 1);
    let end = at + rng.below((input.len() - at).min(64) + 1);
    match rng.below(8) {
        0 => {
            if let Some(byte) = input.get_mut(at) {
                *byte ^= 1 << rng.below(8);
            }
        }
        1 => {
            if let Some(byte) = input.get_mut(at) {
                *byte = rng.below(256) as u8;
            }
        }
        2 => drop(input.drain(at..end)),
        3 => {
            let part = input.get(at..end).unwrap_or_default().to_vec();
            let count = 1 + rng.below(2) * rng.below(200);
            drop(input.splice(at..at, part.repeat(count)));
        }
        4 | 5 => {
            let token = rng.pick(&TOKENS).copied().unwrap_or_default();
            drop(input.splice(at..at, token.iter().copied()));
        }
        6 => {
            let from = rng.below(other.len() + 1);
            let part = other.iter().skip(from).take(64).copied();
            drop(input.splice(at..end, part));
        }
        _ => input.truncate(at),
    }
    input
}
