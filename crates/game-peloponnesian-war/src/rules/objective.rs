//! 4.1d Lawful objectives, and 4.2d-h the dice that name the system's.

use engine::D6;

use super::{
    Look, Play,
    army::{self, Plan},
    control, fomenting, neutrals,
};
use crate::{
    data::{Access, ArmyPlan, FAR, Strategy},
    event::{Event, Obstacle, Refused},
    ids::{Side, SpaceId, StrategyId},
    illegal::Illegal,
    sets::SpaceSet,
};

/// What an operation of the system is to do.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub objective: SpaceId,
    pub means: Means,
    /// What the army lacks.
    pub obstacle: Option<Obstacle>,
}

/// 4.1d, 5.6g May a player name this space?
pub(crate) fn may_name(look: Look<'_>, side: Side, space: SpaceId) -> Result<(), Illegal> {
    if !look.game.board.spaces.contains(space) {
        return Err(Illegal::NobodyEnters { space });
    }
    if neutrals::is_entry_barred(look, side, space) {
        return Err(Illegal::EntryBarred { space });
    }
    if barred_by_hostages(look, side).contains(space) {
        return Err(Illegal::BarredByHostages { space });
    }
    Ok(())
}

/// 4.1d All that a player may not name.
pub(crate) fn unnameable(look: Look<'_>, side: Side) -> SpaceSet {
    let mut barred = barred_by_hostages(look, side);
    barred.insert(SpaceId::EUXINE);
    for neutral in [SpaceId::ARGOS, SpaceId::SYRACUSE] {
        if neutrals::is_entry_barred(look, side, neutral) {
            barred.insert(neutral);
        }
    }
    barred
}

/// 5.6g The enemy's home and all around it, if the enemy holds hostages.
fn barred_by_hostages(look: Look<'_>, side: Side) -> SpaceSet {
    let enemy = side.other();
    if !*look.at.hostages.get(enemy) {
        return SpaceSet::EMPTY;
    }
    let around = *look.game.board.any.get(enemy.home());
    around.union(SpaceSet::one(enemy.home()))
}

/// 4.4a How the system goes about an objective: an army alone, or fomenting first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    Army,
    Fomenting,
}

fn means_of(strategy: &Strategy) -> Means {
    if strategy.id == StrategyId::FomentRebellion {
        Means::Fomenting
    } else {
        Means::Army
    }
}

/// 4.2f-h, 4.2.2a Why the system rolls again for this objective, whatever its army.
pub(crate) fn objection_to_space(
    look: Look<'_>,
    side: Side,
    space: SpaceId,
    means: Means,
) -> Option<Refused> {
    let enemy = side.other();
    let is_alone =
        || control::is_there(look, side, space) && !control::is_there(look, enemy, space);
    if control::has_determined_control(look, side, space) || is_alone() {
        Some(Refused::Own)
    } else if neutrals::is_entry_barred(look, side, space)
        || neutrals::would_rouse(look, side, space)
    {
        Some(Refused::EntryBarred)
    } else if means == Means::Fomenting && control::is_there(look, enemy, space) {
        Some(Refused::Occupied)
    } else if means == Means::Fomenting && fomenting::may_foment(look, side, space).is_err() {
        Some(Refused::Coalition)
    } else {
        None
    }
}

/// 4.2i The armies of a strategy for an objective, the one to be preferred first.
pub(crate) fn armies_for(
    look: Look<'_>,
    side: Side,
    strategy: &Strategy,
    space: SpaceId,
) -> impl Iterator<Item = ArmyPlan> {
    let access = access(look, side, space);
    let kind = control::kind_of(look, space);
    strategy.armies.for_objective(kind, access)
}

/// 4.4.1c What fomenting costs, if that is the plan.
pub(crate) fn fomenting_price(look: Look<'_>, means: Means) -> i32 {
    match means {
        Means::Army => 0,
        Means::Fomenting => look.game.numbers.fomenting.price,
    }
}

/// 4.2i Does a way by land lead from home to an objective?
pub(crate) fn access(look: Look<'_>, side: Side, space: SpaceId) -> Access {
    if look.game.board.nearness_by_land(side, space) == FAR {
        Access::BySea
    } else {
        Access::ByLand
    }
}

/// What comes of an objective that was rolled.
fn assess(
    look: Look<'_>,
    side: Side,
    strategy: &Strategy,
    space: SpaceId,
    plan: &mut Plan,
) -> Result<Task, Refused> {
    let means = means_of(strategy);
    if let Some(reason) = objection_to_space(look, side, space, means) {
        return Err(reason);
    }
    let armies = armies_for(look, side, strategy, space);
    let extra = fomenting_price(look, means);
    let obstacle = army::plan_first(look, side, armies, space, extra, plan).err();
    if obstacle == Some(Obstacle::NoRoute) && look.at.options.lenient_passing {
        return Err(Refused::NoRoute);
    }
    Ok(Task {
        objective: space,
        means,
        obstacle,
    })
}

/// 4.2g, 4.2m Why the system rolls again for an objective. Only by the option of lenient passing its army has to be planned to tell that.
fn objection_to_plan(
    look: Look<'_>,
    side: Side,
    strategy: &Strategy,
    space: SpaceId,
    plan: &mut Plan,
) -> Option<Refused> {
    if look.at.options.lenient_passing {
        return assess(look, side, strategy, space, plan).err();
    }
    objection_to_space(look, side, space, means_of(strategy))
}

/// 4.2g, 4.2m Will any of some objectives do? Those before the first that will are refused.
fn has_objective(
    look: Look<'_>,
    side: Side,
    strategy: &Strategy,
    spaces: [SpaceId; D6::FACES],
    refused: &mut Refusals,
    plan: &mut Plan,
) -> bool {
    let mut all = spaces.into_iter().zip(refused);
    all.any(|(space, refused)| {
        if refused.is_none() {
            *refused = objection_to_plan(look, side, strategy, space, plan);
        }
        refused.is_none()
    })
}

/// Why the objectives of an area will not do, by face, as far as that is known.
type Refusals = [Option<Refused>; D6::FACES];

/// 4.2d-h, 4.2m An objective by dice; nothing if no area has a lawful one.
pub(crate) fn roll_objective(
    play: &mut Play<'_>,
    side: Side,
    strategy: &Strategy,
    plan: &mut Plan,
) -> Option<Task> {
    let mut checked = false;
    loop {
        let spaces = match (strategy.areas, strategy.objectives) {
            (Some(areas), _) => {
                let die = play.d6();
                let area = *areas.get(die.index())?;
                let id = strategy.id;
                play.say(|| Event::AreaRolled {
                    side,
                    strategy: id,
                    die,
                    area,
                });
                play.game.matrices.objectives(area)
            }
            (None, Some(spaces)) => spaces,
            (None, None) => return None,
        };
        let mut refused = Refusals::default();
        let mut area_checked = false;
        loop {
            let die = play.d6();
            let face = die.index();
            let (&space, known) = spaces.get(face).zip(refused.get_mut(face))?;
            play.say(|| Event::ObjectiveRolled { side, die, space });
            let reason = match *known {
                Some(reason) => reason,
                None => match assess(play.look(), side, strategy, space, plan) {
                    Ok(task) => return Some(task),
                    Err(reason) => reason,
                },
            };
            *known = Some(reason);
            play.say(|| Event::ObjectiveRefused { space, reason });
            // 4.2g Another die in the same area, unless nothing there will do.
            if !area_checked {
                let look = play.look();
                if !has_objective(look, side, strategy, spaces, &mut refused, plan) {
                    break;
                }
                area_checked = true;
            }
        }
        if !checked {
            let mut areas = strategy.areas.into_iter().flatten();
            let is_hopeful = areas.any(|area| {
                let spaces = play.game.matrices.objectives(area);
                let refused = &mut Refusals::default();
                let look = play.look();
                has_objective(look, side, strategy, spaces, refused, plan)
            });
            if !is_hopeful {
                return None;
            }
            checked = true;
        }
    }
}
