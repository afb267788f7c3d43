//! What a client does with a frame: changes are applied, answers unfolded.

use serde_json::Value;

/// The answers that one stands for: in a frame, a list in a field means one answer for each of its values, and null among them that the
/// field is left out. `each` lists what comes after the fields that they have in common.
pub fn unfold(answer: &Value) -> Vec<Value> {
    if let Some(each) = answer.get("each").and_then(Value::as_array) {
        return each
            .iter()
            .flat_map(|rest| unfold(&joined(answer, rest)))
            .collect();
    }
    let fields = answer.as_object().into_iter().flatten();
    let mut folded = fields.filter_map(|(field, value)| Some((field, value.as_array()?)));
    let Some((field, values)) = folded.next() else {
        return vec![answer.clone()];
    };
    let one = |value: &Value| {
        let mut one = answer.clone();
        let fields = one.as_object_mut();
        match fields {
            Some(fields) if value.is_null() => _ = fields.remove(field),
            Some(fields) => _ = fields.insert(field.clone(), value.clone()),
            None => {}
        }
        unfold(&one)
    };
    values.iter().flat_map(one).collect()
}

fn joined(common: &Value, rest: &Value) -> Value {
    let members = |value: &Value| value.as_object().cloned().into_iter().flatten();
    let common = members(common).filter(|(key, _)| key != "each");
    common.chain(members(rest)).collect()
}

/// Says what a frame leaves out: the numbers of its actions, which end with the one before its present number, and who is asked, where
/// these are the seats that have questions in it.
pub fn complete(situation: &mut Value) {
    if situation.get("asked").is_none() {
        let questions = situation.get("questions").and_then(Value::as_array);
        let seats = questions
            .into_iter()
            .flatten()
            .map(|question| question["seat"].clone());
        situation["asked"] = seats.collect();
    }
    let number = situation.get("number").or(situation.get("seq"));
    let number = number.and_then(Value::as_u64).unwrap_or_default();
    let past = situation.get_mut("past").and_then(Value::as_array_mut);
    // The opening is nobody's action.
    let actions = past
        .into_iter()
        .flatten()
        .filter(|past| past.get("seat").is_some());
    for (past, number) in actions.rev().zip((0..number).rev()) {
        past["number"] = number.into();
    }
}

/// Applies the changes of a situation to the view that was known before: a path and the new value; a path alone removes; with a position
/// and a count, so many items of a list are replaced from there. Nothing where they do not fit the view.
pub fn apply_changes(view: &mut Value, changes: &Value) -> Option<()> {
    for change in changes.as_array()? {
        let (path, value) = (change.get(0)?.as_array()?, change.get(1));
        let Some((last, way)) = path.split_last() else {
            *view = value?.clone();
            continue;
        };
        let place = way
            .iter()
            .try_fold(&mut *view, |place, part| inside(place, part))?;
        match (value, change.get(2), change.get(3)) {
            (None, _, _) => _ = place.as_object_mut()?.remove(last.as_str()?),
            (Some(items), Some(position), Some(count)) => {
                let list = inside(place, last)?.as_array_mut()?;
                let begin = usize::try_from(position.as_u64()?).ok()?;
                let end = begin + usize::try_from(count.as_u64()?).ok()?;
                if end > list.len() {
                    return None;
                }
                list.splice(begin..end, items.as_array()?.iter().cloned());
            }
            (Some(value), _, _) => match last.as_str() {
                Some(key) => _ = place.as_object_mut()?.insert(key.to_owned(), value.clone()),
                None => *inside(place, last)? = value.clone(),
            },
        }
    }
    Some(())
}

fn inside<'a>(place: &'a mut Value, part: &Value) -> Option<&'a mut Value> {
    match part.as_str() {
        Some(key) => place.get_mut(key),
        None => place.get_mut(usize::try_from(part.as_u64()?).ok()?),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{apply_changes, complete, unfold};

    #[test]
    fn actions_end_before_the_present_number() {
        let mut situation = json!({"seq": 7, "number": 5, "past": [{}, {"seat": 0}, {"seat": 1}]});
        complete(&mut situation);
        let past = json!([{}, {"seat": 0, "number": 3}, {"seat": 1, "number": 4}]);
        assert_eq!(situation["past"], past);
    }

    #[test]
    fn who_has_questions_is_asked() {
        let mut situation = json!({"seq": 7, "questions": [{"seat": 2}]});
        complete(&mut situation);
        assert_eq!(situation["asked"], json!([2]));
        let mut situation = json!({"seq": 7, "asked": [1]});
        complete(&mut situation);
        assert_eq!(situation["asked"], json!([1]));
    }

    #[test]
    fn changes_are_applied_in_order() {
        let mut view = json!({"a": 1, "list": [1, {"x": 2}, 3], "gone": 0});
        let changes = json!([
            [["a"], null],
            [["list", 1, "x"], 5],
            [["list"], [8, 9], 2, 1],
            [["gone"]],
            [["new"], {}]
        ]);
        assert_eq!(apply_changes(&mut view, &changes), Some(()));
        let expected = json!({"a": null, "list": [1, {"x": 5}, 8, 9], "new": {}});
        assert_eq!(view, expected);
        for misfit in [json!([[["no", "way"], 1]]), json!([[["list"], [1], 4, 1]])] {
            assert_eq!(apply_changes(&mut view, &misfit), None);
        }
        assert_eq!(apply_changes(&mut view, &json!([[[], 7]])), Some(()));
        assert_eq!(view, 7);
    }

    #[test]
    fn a_list_in_a_field_stands_for_several_answers() {
        let folded = json!({"type": "move", "from": "roma", "to": ["aquileia", "neapolis"]});
        let answers = ["aquileia", "neapolis"]
            .map(|to| json!({"type": "move", "from": "roma", "to": to}))
            .to_vec();
        assert_eq!(unfold(&folded), answers);
        assert_eq!(unfold(&answers[0]), answers[..1]);
        let folded =
            json!({"type": "move", "each": [{"from": "roma", "to": ["aquileia", "neapolis"]}]});
        assert_eq!(unfold(&folded), answers);
        let folded = json!({"type": "move", "from": ["roma", "paris"], "count": [null, 2]});
        let answers = [
            json!({"type": "move", "from": "roma"}),
            json!({"type": "move", "from": "paris"}),
            json!({"type": "move", "from": "roma", "count": 2}),
            json!({"type": "move", "from": "paris", "count": 2}),
        ];
        let unfolded = unfold(&folded);
        assert_eq!(unfolded.len(), answers.len());
        assert!(answers.iter().all(|answer| unfolded.contains(answer)));
    }
}
