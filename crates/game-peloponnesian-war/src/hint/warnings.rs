//! What an answer loses or risks, from the functions that resolve it.

use engine::Log;

use super::{
    Hint,
    way::{WayOn, way_on},
};
use crate::{
    action::Action,
    force::Force,
    forecast::{Expected, Goal, arrival, march, percent},
    game::PeloponnesianWar,
    ids::{Sort, SpaceId},
    rules::{Look, Play, answers, army, chance::Script, control, gathering, staying},
    state::{Operation, Position},
    step::RouteKind,
};

/// What an answer loses or risks, worst first.
pub(crate) fn warnings(game: &PeloponnesianWar, at: &Position, action: Action) -> Vec<Hint> {
    let look = game.look(at);
    let operation = at.operation.as_ref();
    match (action, operation) {
        (Action::Pass, _) => of_pass(look),
        (
            Action::Take {
                nationality,
                kind,
                count,
            },
            Some(operation),
        ) => of_taking(look, operation, Sort::of(nationality, kind), count),
        (Action::Go { space }, Some(operation)) => {
            let goal = Goal::Gathering(space);
            alone(game, at, operation, goal, RouteKind::Usual)
        }
        (Action::GoByOpenSea { space }, Some(operation)) => {
            let goal = Goal::Gathering(space);
            alone(game, at, operation, goal, RouteKind::OpenSea)
        }
        (Action::March, Some(operation)) => of_marching(game, at, operation, RouteKind::Usual),
        (Action::MarchByOpenSea, Some(operation)) => {
            of_marching(game, at, operation, RouteKind::OpenSea)
        }
        (
            Action::Operate
            | Action::Objective { .. }
            | Action::Foment
            | Action::Send
            | Action::Take { .. }
            | Action::Go { .. }
            | Action::GoByOpenSea { .. }
            | Action::March
            | Action::MarchByOpenSea
            | Action::Stop
            | Action::Leave { .. }
            | Action::Keep { .. }
            | Action::Home { .. }
            | Action::Build { .. }
            | Action::Done
            | Action::Intercept { .. }
            | Action::LetPass
            | Action::Battle { .. }
            | Action::Siege { .. }
            | Action::RaiseLevy
            | Action::DeclineLevy,
            _,
        ) => Vec::new(),
    }
}

/// 5.4a The armies that may go home if no more operations follow.
fn of_pass(look: Look<'_>) -> Vec<Hint> {
    let Some(side) = answers::asked_side(look) else {
        return Vec::new();
    };
    let mut armies: Vec<(SpaceId, u8)> = staying::staying_faces(look, side)
        .filter(|&(space, faces)| faces < 6 && look.at.troops.at(side, space).total() > 1)
        .collect();
    armies.sort_by_key(|&(_, faces)| faces);
    let goes_home = |(space, faces)| Hint::GoesHome { space, faces };
    armies.into_iter().map(goes_home).collect()
}

/// 4.1e, 4.1.4a, 7.1.5a The end of the operation, a way that is closed, the reserve that keeps others back.
fn of_taking(look: Look<'_>, operation: &Operation, sort: Sort, count: u8) -> Vec<Hint> {
    let taken = Force::of(sort, count);
    let joined = operation.army.plus(taken);
    let mut warnings = Vec::new();
    if way_on(look, operation, taken) == Some(WayOn::Closed) {
        warnings.extend(ends_at_once(look, taken));
        let (ships, land) = (joined.ships(), joined.land());
        warnings.push(if (1..land).contains(&ships) {
            Hint::TooFewShips { ships, land }
        } else {
            Hint::NoWayOn
        });
    }
    warnings.extend(keeps_reserve(look, operation, sort, count));
    warnings
}

/// 4.1h Does nothing remain but to give the operation up?
fn ends_at_once(look: Look<'_>, taken: Force) -> Option<Hint> {
    let mut then = look.at.clone();
    let (mut script, mut log) = (Script::default(), Log::off());
    let mut play = Play::scripted(look.game, &mut then, &mut script, &mut log);
    gathering::take(&mut play, taken);
    let look = look.game.look(&then);
    let operation = then.operation.as_ref()?;
    let talents = army::price(look, operation.side, operation.army);
    (!gathering::can_gather(look, operation)).then_some(Hint::EndsAtOnce { talents })
}

/// 7.1.5a Are more of them there, for whom only the reserve would pay?
fn keeps_reserve(look: Look<'_>, operation: &Operation, sort: Sort, count: u8) -> Option<Hint> {
    let side = operation.side;
    let more = control::available(look, side, operation.at).get(sort) > count;
    let price = look.game.counters.price(side, sort) * i32::from(count + 1);
    let is_kept = !control::may_spend(look, side, price) && *look.at.treasury.get(side) >= price;
    (more && is_kept).then(|| Hint::KeepsReserve {
        reserve: control::reserve(look, side),
    })
}

/// 4.6.2d, 5.3 A leader without troops, or a siege that cannot succeed.
fn of_marching(
    game: &PeloponnesianWar,
    at: &Position,
    operation: &Operation,
    route: RouteKind,
) -> Vec<Hint> {
    let mut warnings = alone(game, at, operation, Goal::Objective, route);
    for expected in arrival(game, at, operation) {
        if let Expected::Siege(siege) = expected
            && siege.side == operation.side
            && siege.faces == 0
        {
            warnings.push(Hint::SiegeInVain {
                space: siege.space,
                broken: siege.broken,
            });
        }
    }
    warnings
}

/// 4.6.2d How often a leader without troops is caught on the way.
fn alone(
    game: &PeloponnesianWar,
    at: &Position,
    operation: &Operation,
    goal: Goal,
    route: RouteKind,
) -> Vec<Hint> {
    if !operation.army.is_empty() {
        return Vec::new();
    }
    let march = march(game, at, goal, route);
    let caught = march.map_or(0, |march| 1000 - march.arrives);
    let warning = (caught > 0).then(|| Hint::Alone {
        leader: operation.leader,
        caught: percent(caught),
    });
    warning.into_iter().collect()
}
