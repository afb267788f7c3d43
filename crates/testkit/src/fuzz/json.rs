//! Changes to JSON that keep it JSON: fields that are missing, of another type, too large, too deep, or from somewhere else.

use engine::Rng;
use serde_json::{Map, Number, Value, json};

/// Nothing that is repeated gets longer.
const LONGEST: usize = 20_000;

/// Changes a value in one place; parts of `other` may come in.
pub fn alter(value: &mut Value, other: &Value, rng: &mut Rng) {
    let donor = if rng.below(3) == 0 { other } else { &*value };
    let donated = node(donor, rng.below(count(donor))).clone();
    let at = rng.below(count(value));
    let here = node_mut(value, at);
    match (rng.below(8), here) {
        (0, here) => *here = donated,
        (1, here) => *here = interesting(rng),
        (2, here) => *here = retyped(here.take(), rng),
        (_, Value::Object(fields)) => alter_object(fields, donated, rng),
        (_, Value::Array(items)) => alter_array(items, donated, rng),
        (_, Value::String(text)) => *text = altered_text(text, rng),
        (_, Value::Number(number)) => *number = altered_number(number, rng),
        (_, Value::Bool(flag)) => *flag = !*flag,
        (_, here @ Value::Null) => *here = donated,
    }
}

/// Replaces strings such as `"$STATE~7"` by what they stand for: the name and the number are asked for.
pub fn fill(value: &mut Value, find: &mut impl FnMut(&str, u64) -> Option<Value>) {
    match value {
        Value::String(text) => {
            let Some(name) = text.strip_prefix('$') else {
                return;
            };
            let (name, number) = name.split_once('~').unwrap_or((name, "0"));
            if let Some(found) = find(name, number.parse().unwrap_or(0)) {
                *value = found;
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| fill(item, find)),
        Value::Object(fields) => fields.values_mut().for_each(|field| fill(field, find)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// How many values there are in a value, itself among them.
fn count(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(count).sum::<usize>(),
        Value::Object(fields) => 1 + fields.values().map(count).sum::<usize>(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
    }
}

/// The value with this number, counted from the outside in.
fn node(value: &Value, number: usize) -> &Value {
    fn find<'a>(value: &'a Value, number: &mut usize) -> Option<&'a Value> {
        if *number == 0 {
            return Some(value);
        }
        *number -= 1;
        match value {
            Value::Array(items) => items.iter().find_map(|item| find(item, number)),
            Value::Object(fields) => fields.values().find_map(|field| find(field, number)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
        }
    }
    find(value, &mut { number }).unwrap_or(value)
}

fn node_mut(value: &mut Value, number: usize) -> &mut Value {
    fn find<'a>(value: &'a mut Value, number: &mut usize) -> Option<&'a mut Value> {
        if *number == 0 {
            return Some(value);
        }
        *number -= 1;
        match value {
            Value::Array(items) => items.iter_mut().find_map(|item| find(item, number)),
            Value::Object(fields) => fields.values_mut().find_map(|field| find(field, number)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
        }
    }
    find(value, &mut { number }).expect("the number is below the count")
}

fn alter_object(fields: &mut Map<String, Value>, donated: Value, rng: &mut Rng) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let (Some(name), Some(second)) = (rng.pick(&names), rng.pick(&names)) else {
        fields.insert("x".to_owned(), donated);
        return;
    };
    let taken = fields.get(name).cloned().unwrap_or_default();
    match rng.below(5) {
        0 => drop(fields.remove(name)),
        1 => drop(fields.insert(second.clone(), taken)),
        2 => drop(fields.insert("unknown".to_owned(), donated)),
        3 => {
            fields.remove(name);
            fields.insert(altered_text(name, rng), taken);
        }
        _ => drop(fields.insert(name.clone(), donated)),
    }
}

fn alter_array(items: &mut Vec<Value>, donated: Value, rng: &mut Rng) {
    if items.is_empty() {
        items.push(donated);
        return;
    }
    let (at, to) = (rng.below(items.len()), rng.below(items.len()));
    match rng.below(7) {
        0 => drop(items.remove(at)),
        1 => items.swap(at, to),
        2 => items.truncate(at),
        3 => items.insert(at, donated),
        4 if items.len() < LONGEST => {
            let item = items.get(at).cloned().unwrap_or_default();
            let size = 1 + count(&item);
            let many = vec![item; 1 + rng.below(2) * rng.below(LONGEST / size + 1)];
            drop(items.splice(to..to, many));
        }
        _ => {
            if let Some(item) = items.get(at).cloned() {
                items.insert(to, item);
            }
        }
    }
}

fn altered_text(text: &str, rng: &mut Rng) -> String {
    if text.contains(' ') && rng.below(2) == 0 {
        return altered_words(text, rng);
    }
    altered_letters(text, rng)
}

/// Notations of games are words and numbers in a row.
fn altered_words(text: &str, rng: &mut Rng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let number = ["0", "1", "9", "99", "256", "-1", "70000", "99999999999"];
    let (at, to) = (rng.below(words.len()), rng.below(words.len()));
    let word = words.get(at).copied().unwrap_or_default();
    match rng.below(5) {
        0 => drop(words.remove(at)),
        1 => words.swap(at, to),
        2 if words.len() < LONGEST => words.insert(to, word),
        3 => words.insert(at, rng.pick(&number).copied().unwrap_or_default()),
        _ => {
            if let Some(here) = words.get_mut(to) {
                *here = word;
            }
        }
    }
    words.join(" ")
}

fn altered_letters(text: &str, rng: &mut Rng) -> String {
    const PIECES: [&str; 16] = [
        "", " ", "\0", "\n", "é", "ﬁ", "\u{202e}", "\u{200d}", "💥", "e\u{301}", "/", "..", "%",
        "?", "-1", "$",
    ];
    let mut letters: Vec<char> = text.chars().collect();
    let at = rng.below(letters.len() + 1);
    let end = at + rng.below(letters.len() - at + 1);
    let piece = rng.pick(&PIECES).copied().unwrap_or_default();
    match rng.below(7) {
        0 => drop(letters.drain(at..end)),
        1 => drop(letters.splice(at..at, piece.chars())),
        2 => drop(letters.splice(at..end, piece.chars())),
        3 => letters.truncate(at),
        4 if letters.len() < LONGEST => {
            let part: Vec<char> = letters.get(at..end).unwrap_or_default().to_vec();
            let times = 1 + rng.below(2) * rng.below(LONGEST / (1 + part.len()));
            drop(letters.splice(at..at, part.repeat(times)));
        }
        5 => {
            // Another number where there is one: of a seat, a move, a place.
            let is_digit = |letter: &char| letter.is_ascii_digit();
            if let Some(digit) = letters.iter_mut().find(|letter| is_digit(letter)) {
                *digit = char::from(b'0' + rng.below(10) as u8);
            }
        }
        _ => {
            if let Some(letter) = letters.get_mut(at) {
                *letter = char::from(32 + rng.below(95) as u8);
            }
        }
    }
    letters.into_iter().collect()
}

fn altered_number(number: &Number, rng: &mut Rng) -> Number {
    let whole = number.as_i64().unwrap_or(i64::MAX);
    let small = rng.below(30) as i64;
    Number::from(match rng.below(6) {
        0 => whole.wrapping_add(1),
        1 => whole.wrapping_sub(1),
        2 => whole.wrapping_neg(),
        3 => whole.wrapping_shl(small as u32),
        _ => small,
    })
}

fn retyped(value: Value, rng: &mut Rng) -> Value {
    match (rng.below(4), value) {
        (0, value) => json!([value]),
        (1, value) => json!({ "x": value }),
        (_, Value::String(text)) => Value::from(text.len()),
        (_, Value::Array(items)) => items.into_iter().next().unwrap_or_default(),
        (_, Value::Object(fields)) => fields.into_iter().map(|(_, field)| field).collect(),
        (_, value) => Value::String(value.to_string()),
    }
}

fn interesting(rng: &mut Rng) -> Value {
    let whole = [
        0,
        -1,
        1,
        127,
        128,
        255,
        256,
        65_535,
        65_536,
        i64::from(i32::MAX),
        i64::from(u32::MAX),
        1 << 32,
        1 << 53,
        i64::MIN,
        i64::MAX,
    ];
    match rng.below(10) {
        0 => Value::Null,
        1 => json!([]),
        2 => json!({}),
        3 => json!(""),
        4 => json!(u64::MAX),
        5 => json!(rng.pick(&[0.5, -0.0, 1e308, 1e-308]).copied()),
        6 => nested(1 + rng.below(200)),
        7 => json!("a".repeat(rng.below(LONGEST))),
        _ => json!(rng.pick(&whole).copied()),
    }
}

/// Lists in lists.
fn nested(depth: usize) -> Value {
    (0..depth).fold(Value::Null, |inner, _| json!([inner]))
}
