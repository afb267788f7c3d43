//! Answers as they come in a frame.

use serde_json::Value;

/// The answers that one stands for: in a frame, a list in a field means one answer for each of its values.
pub fn unfold(answer: &Value) -> Vec<Value> {
    let fields = answer.as_object().into_iter().flatten();
    let mut folded = fields.filter_map(|(field, value)| Some((field, value.as_array()?)));
    let Some((field, values)) = folded.next() else {
        return vec![answer.clone()];
    };
    let one = |value: &Value| {
        let mut one = answer.clone();
        if let Some(place) = one.get_mut(field) {
            *place = value.clone();
        }
        one
    };
    values.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::unfold;

    #[test]
    fn a_list_in_a_field_stands_for_several_answers() {
        let folded = json!({"type": "move", "from": "roma", "to": ["aquileia", "neapolis"]});
        let answers = ["aquileia", "neapolis"]
            .map(|to| json!({"type": "move", "from": "roma", "to": to}))
            .to_vec();
        assert_eq!(unfold(&folded), answers);
        assert_eq!(unfold(&answers[0]), answers[..1]);
    }
}
