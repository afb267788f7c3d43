//! What a client does with a frame: changes are applied, answers expanded.

use serde_json::Value;

use crate::situation::SituationFrame;

/// The answers that one stands for: in a frame, a list in a field means one answer for each of its values, and null among them that the
/// field is left out. `each` lists what comes after the fields that they have in common.
pub fn expand_answers(answer: &Value) -> Vec<Value> {
    if let Some(each) = answer.get("each").and_then(Value::as_array) {
        return each
            .iter()
            .flat_map(|rest| expand_answers(&joined(answer, rest)))
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
        expand_answers(&one)
    };
    values.iter().flat_map(one).collect()
}

fn joined(common: &Value, rest: &Value) -> Value {
    let members = |value: &Value| value.as_object().cloned().into_iter().flatten();
    let common = members(common).filter(|(key, _)| key != "each");
    common.chain(members(rest)).collect()
}

impl SituationFrame {
    /// Says what a frame leaves out: who is asked, where these are the seats that have questions in it; the number of actions, where it is
    /// `seq`; and the numbers of the actions in it, which end with the one before.
    pub fn complete(&mut self) {
        let seats = || self.questions.iter().map(|question| question.seat);
        if self.asked.is_none() {
            self.asked = Some(seats().collect());
        }
        let number = self.number.unwrap_or(self.seq as usize);
        self.number = Some(number);
        // The opening is nobody's action.
        let actions = self.past.iter_mut().filter(|past| past.seat.is_some());
        for (past, number) in actions.rev().zip((0..number).rev()) {
            past.number = Some(number);
        }
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
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use serde_json::{Value, json};

    use super::{apply_changes, expand_answers};
    use crate::{Reply, SituationFrame};

    fn completed(frame: Value) -> Value {
        let mut frame: SituationFrame = serde_json::from_value(frame).unwrap();
        frame.complete();
        serde_json::to_value(frame).unwrap()
    }

    #[test]
    fn actions_end_before_the_present_number() {
        let past = json!([{"events": []}, {"seat": 0, "events": []}, {"seat": 1, "events": []}]);
        let frame = json!({"table": "t", "seq": 7, "number": 5, "view": {}, "past": past});
        let past = json!([
            {"events": []},
            {"seat": 0, "number": 3, "events": []},
            {"seat": 1, "number": 4, "events": []}
        ]);
        assert_eq!(completed(frame)["past"], past);
    }

    #[test]
    fn who_has_questions_is_asked() {
        let question = json!({"seat": 2, "prompt": "p", "rule": "1", "answers": []});
        let frame = json!({"table": "t", "seq": 7, "view": {}, "questions": [question]});
        let completed_frame = completed(frame);
        assert_eq!(completed_frame["asked"], json!([2]));
        assert_eq!(completed_frame["number"], 7);
        let frame = json!({"table": "t", "seq": 7, "view": {}, "asked": [1]});
        assert_eq!(completed(frame)["asked"], json!([1]));
    }

    #[test]
    fn a_frame_is_read_as_it_was_written() {
        for viewer in [json!({}), json!({"eyes": null}), json!({"eyes": 1})] {
            let mut frame =
                json!({"type": "situation", "table": "t", "seq": 7, "changes": [[["a"], 1]]});
            let fields = frame.as_object_mut().unwrap();
            fields.extend(viewer.as_object().unwrap().clone());
            let read: Reply = serde_json::from_value(frame.clone()).unwrap();
            assert_eq!(serde_json::to_value(read).unwrap(), frame);
        }
        let unknown = json!({"type": "situation", "table": "t", "seq": 7, "vieu": {}});
        assert!(serde_json::from_value::<Reply>(unknown).is_err());
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
        assert_eq!(expand_answers(&folded), answers);
        assert_eq!(expand_answers(&answers[0]), answers[..1]);
        let folded =
            json!({"type": "move", "each": [{"from": "roma", "to": ["aquileia", "neapolis"]}]});
        assert_eq!(expand_answers(&folded), answers);
        let folded = json!({"type": "move", "from": ["roma", "paris"], "count": [null, 2]});
        let answers = [
            json!({"type": "move", "from": "roma"}),
            json!({"type": "move", "from": "paris"}),
            json!({"type": "move", "from": "roma", "count": 2}),
            json!({"type": "move", "from": "paris", "count": 2}),
        ];
        let unfolded = expand_answers(&folded);
        assert_eq!(unfolded.len(), answers.len());
        assert!(answers.iter().all(|answer| unfolded.contains(answer)));
    }
}
