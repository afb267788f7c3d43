//! Places further along the way of a group: found by taking the steps that the rules offer, one after the other.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Instant,
};

use catalogue::Table;
use engine::{MarchStep, Seat};
use protocol::Way;
use serde_json::Value;

/// How a place is reached.
#[derive(Clone, Default)]
struct Reached {
    cost: u64,
    path: Vec<String>,
    actions: Vec<Value>,
}

impl Reached {
    fn and(&self, action: &Value, step: &MarchStep) -> Self {
        let mut on = self.clone();
        on.cost += step.cost;
        on.path.push(step.to.clone());
        on.actions.push(action.clone());
        on
    }

    /// Cheap before dear, short before long.
    fn rank(&self) -> (u64, usize) {
        (self.cost, self.path.len())
    }
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
    let near = table.march_steps(seat);
    let mut found: BTreeMap<String, Reached> = BTreeMap::new();
    let mut open = BTreeSet::new();
    for (action, step) in &near {
        let reached = Reached::default().and(action, step);
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
        for (action, step) in table.march_steps(seat) {
            let on = reached.and(&action, &step);
            let is_known = |known: &Reached| known.rank() <= on.rank();
            if !found.get(&step.to).is_some_and(is_known) {
                open.insert((on.rank(), step.to.clone()));
                found.insert(step.to, on);
            }
        }
    }
    table.rewind(start);
    let is_far = |place: &String| !near.iter().any(|(_, step)| step.to == *place);
    let far = found.into_iter().filter(|(place, _)| is_far(place));
    far.map(|(to, Reached { cost, path, .. })| Way { to, cost, path })
        .collect()
}
