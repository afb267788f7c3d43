//! Places further along the way of a group: found by taking the steps that the rules offer, one after the other.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Instant,
};

use catalogue::Table;
use engine::Seat;
use protocol::Way;
use serde_json::Value;

/// A step that is offered: the answer, where it leads and what it costs.
struct Offered {
    action: Value,
    to: String,
    cost: u64,
}

/// How a place is reached.
#[derive(Clone, Default)]
struct Reached {
    cost: u64,
    path: Vec<String>,
    actions: Vec<Value>,
}

impl Reached {
    fn and(&self, step: &Offered) -> Self {
        let mut on = self.clone();
        on.cost += step.cost;
        on.path.push(step.to.clone());
        on.actions.push(step.action.clone());
        on
    }

    /// Cheap before dear, short before long.
    fn rank(&self) -> (u64, usize) {
        (self.cost, self.path.len())
    }
}

fn is_step(action: &Value) -> bool {
    action.get("type").is_some_and(|kind| kind == "step")
}

fn offered(table: &dyn Table, seat: Seat) -> Vec<Offered> {
    let answers = table
        .decision(seat)
        .map(|decision| serde_json::to_value(decision.legal));
    let Some(Ok(Value::Array(answers))) = answers else {
        return Vec::new();
    };
    // Hints cost time: most questions are not about steps.
    if !answers.iter().any(is_step) {
        return Vec::new();
    }
    let hints = table.hints(seat).into_iter().map(|(_, hint)| hint);
    let step = |(action, hint): (Value, Option<catalogue::Raw>)| {
        if !is_step(&action) {
            return None;
        }
        let to = action.get("to")?.as_str()?.to_owned();
        let hint: Option<Value> = hint.and_then(|hint| serde_json::from_str(hint.get()).ok());
        let cost = hint.and_then(|hint| hint.get("cost")?.as_u64());
        let cost = cost.unwrap_or_default();
        Some(Offered { action, to, cost })
    };
    answers.into_iter().zip(hints).filter_map(step).collect()
}

/// Takes these steps from the beginning; says whether one can go on from there without having seen a die or a secret.
fn take(table: &mut dyn Table, seat: Seat, start: usize, actions: &[Value]) -> bool {
    table.rewind(start);
    actions.iter().all(|action| {
        let number = table.length();
        table.act(Some(seat), action).is_ok() && table.past(number).is_some_and(|past| !past.sealed)
    })
}

/// The cheapest way to every place that takes more than one step, as far as they are found in time. The table is left as it was.
pub(super) fn ways(table: &mut dyn Table, seat: Seat, deadline: Instant) -> Vec<Way> {
    let start = table.length();
    let near = offered(table, seat);
    let mut found: BTreeMap<String, Reached> = BTreeMap::new();
    let mut open = BTreeSet::new();
    for step in &near {
        let reached = Reached::default().and(step);
        open.insert((reached.rank(), step.to.clone()));
        found.insert(step.to.clone(), reached);
    }
    while let Some((rank, place)) = open.pop_first() {
        if Instant::now() > deadline {
            break;
        }
        let Some(reached) = found.get(&place).filter(|it| it.rank() == rank).cloned() else {
            continue;
        };
        if !take(table, seat, start, &reached.actions) {
            continue;
        }
        for step in offered(table, seat) {
            let on = reached.and(&step);
            let is_known = |known: &Reached| known.rank() <= on.rank();
            if !found.get(&step.to).is_some_and(is_known) {
                open.insert((on.rank(), step.to.clone()));
                found.insert(step.to, on);
            }
        }
    }
    table.rewind(start);
    let is_far = |place: &String| !near.iter().any(|step| step.to == *place);
    let far = found.into_iter().filter(|(place, _)| is_far(place));
    far.map(|(to, Reached { cost, path, .. })| Way { to, cost, path })
        .collect()
}
