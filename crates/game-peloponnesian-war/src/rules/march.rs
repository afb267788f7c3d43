//! 4.1.1, 4.1.3, 4.1.4, 4.8 An army on its way.

use engine::D6;

use super::{
    Flow, Look, Pace, Play, battle_numbers, control, interception, leaders, losses,
    neutrals::{self, RouteEnd},
    operation, quiet_march, routes,
};
use crate::{
    event::{EndReason, Event, LossCause},
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    sets::SpaceSet,
    state::{BattleKind, Party, Whereabouts},
    step::{Purpose, Step, WalkStage},
    troops::Units,
};

/// 4.8a, 4.8c, 4.8d The spaces that an army of this side would ravage on its way.
pub(crate) fn ravaged_by(look: Look<'_>, side: Side) -> SpaceSet {
    let (enemy, troops) = (side.other(), &look.at.troops);
    let mut held = troops.occupied(side);
    if let Some(operation) = &look.at.operation
        && operation.side == side
        && troops
            .at(side, operation.at)
            .minus(operation.army)
            .is_empty()
    {
        held.remove(operation.at);
    }
    control::league_spaces(look, enemy)
        .without(look.at.rebels)
        .without(look.at.ravaged)
        .without(troops.occupied(enemy))
        .without(held)
}

fn set_stage(play: &mut Play<'_>, to: Purpose, stage: WalkStage) {
    play.replace(Step::Walk { to, stage });
}

/// One stage of entering the next space.
pub(crate) fn advance(play: &mut Play<'_>, to: Purpose, stage: WalkStage, pace: Pace) -> Flow {
    if pace == Pace::ToTheEnd && stage == WalkStage::Embark {
        quiet_march::walk_quietly(play, to);
    }
    match stage {
        WalkStage::Embark => embark(play, to),
        WalkStage::Enter => enter(play, to),
        WalkStage::Danger => return interception::advance(play, to),
        WalkStage::Skirmished { from, dice } => after_losses(play, to, from, dice),
        WalkStage::Fought => after_battle(play, to),
        WalkStage::Passed => pass_space(play, to),
    }
    Flow::Goes
}

/// 4.1.4b, 4.1.4d Those for whom there is no ship stay where the naval lines begin.
fn embark(play: &mut Play<'_>, to: Purpose) {
    let Some(operation) = play.at.operation.as_ref() else {
        return play.pop();
    };
    let Some(&next) = operation.route.last() else {
        return arrive(play, to);
    };
    let (side, army, at) = (operation.side, operation.army, operation.at);
    if army.is_aboard() {
        return enter(play, to);
    }
    let (land, ships) = (army.land(), army.ships());
    let look = play.look();
    let class = routes::class_of(look, side, army, operation.route_kind);
    if look.game.board.ways(class).get(at).contains(next) {
        return enter(play, to);
    }
    if ships == 0 {
        // 4.1.4d Without any ship they stay where the sea begins.
        return operation::end(play, EndReason::NoRoute);
    }
    set_stage(play, to, WalkStage::Enter);
    play.push(Step::Ashore { left: land - ships });
}

/// 4.1.4e One point after the other stays ashore.
pub(crate) fn advance_ashore(play: &mut Play<'_>, left: u8) -> Flow {
    let Some(operation) = play.at.operation.as_ref() else {
        play.pop();
        return Flow::Goes;
    };
    let sorts = land_sorts(operation.army);
    let Some(&first) = sorts.first().filter(|_| left > 0) else {
        play.pop();
        return Flow::Goes;
    };
    if sorts.len() > 1 && !play.at.is_system(operation.side) {
        return Flow::Asks;
    }
    leave_ashore(play, first, left);
    Flow::Goes
}

/// 4.1.4e
pub(crate) fn leave_ashore(play: &mut Play<'_>, sort: Sort, left: u8) {
    let Some(operation) = play.at.operation.as_mut() else {
        return;
    };
    let one = Force::of(sort, 1);
    operation.army = operation.army.minus(one);
    let (side, space) = (operation.side, operation.at);
    play.say(|| Event::LeftAshore {
        side,
        space,
        units: Units::new(side, one),
    });
    play.replace(Step::Ashore { left: left - 1 });
}

/// 4.1.3b, 4.1c The army, or the leader alone, enters the next space.
fn enter(play: &mut Play<'_>, to: Purpose) {
    let Some(operation) = play.at.operation.as_mut() else {
        return play.pop();
    };
    let Some(next) = operation.route.pop() else {
        return set_stage(play, to, WalkStage::Embark);
    };
    let (side, leader, army, at) = (
        operation.side,
        operation.leader,
        operation.army,
        operation.at,
    );
    let crossing = [SpaceId::CAPE_TAENARUM, SpaceId::SYRACUSE];
    if crossing.contains(&at) && crossing.contains(&next) {
        let least = play.game.numbers.storm.at_least;
        let drowns = |die: D6| die.get() as i8 >= least;
        let die = play.d6_alike(drowns);
        let drowned = drowns(die);
        let alone = army.is_empty();
        play.say(|| Event::StormRolled {
            side,
            die,
            drowned,
            leader,
            alone,
        });
        if drowned {
            losses::lose_from(play, side, Party::Marching, army, LossCause::Storm);
            return operation::end(play, EndReason::Storm);
        }
    }
    let Some(operation) = play.at.operation.as_mut() else {
        return;
    };
    operation.at = next;
    operation.is_caught = false;
    let end = if to == Purpose::Objective && operation.route.is_empty() {
        RouteEnd::Objective
    } else {
        RouteEnd::OnTheWay
    };
    play.at.troops.carry(side, at, next, army);
    forget_if_left(play, side, at);
    play.at.leaders.set(leader, Whereabouts::At { space: next });
    play.say(|| Event::Entered {
        side,
        leader,
        space: next,
        units: Units::new(side, army),
    });
    if !army.is_empty() {
        neutrals::rouse(play, side, next, end);
    }
    set_stage(play, to, WalkStage::Danger);
}

/// 4.2.1e A captured space is lost with the last point that leaves it. 3.1.2c So is the answer to a danger there.
pub(crate) fn forget_if_left(play: &mut Play<'_>, side: Side, space: SpaceId) {
    if !play.at.troops.is_there(side, space) {
        play.at.held.get_mut(side).remove(space);
        play.at.defended.get_mut(side).remove(space);
    }
}

/// 4.7e-h The losses of the skirmish are taken: does it become a battle?
fn after_losses(play: &mut Play<'_>, to: Purpose, from: SpaceId, dice: u8) {
    let Some(operation) = play.at.operation.as_ref() else {
        return play.pop();
    };
    let (side, at) = (operation.side, operation.at);
    let is_lost = operation.army.is_empty();
    let is_unopposed = !control::is_there(play.look(), side.other(), from);
    if is_unopposed {
        leaders::send_off_from(play, side.other(), from);
    }
    if is_lost {
        return operation::end(play, EndReason::ArmyLost);
    }
    if is_unopposed {
        return after_skirmish(play, to);
    }
    let Some(by) = interception::battle_trigger(play.look(), from, dice) else {
        return after_skirmish(play, to);
    };
    play.say(|| Event::BattleFollows { by });
    if begin_battle(play, Party::Marching, Party::Standing { space: from }, side) {
        play.at.steps.pop();
        play.push(Step::Walk {
            to,
            stage: WalkStage::Fought,
        });
        play.push(Step::Battle {
            stage: crate::step::BattleStage::Begin,
        });
    } else {
        // 5.2.4c
        play.say(|| Event::NoBattle {
            space: at,
            against: from,
        });
        after_skirmish(play, to);
    }
}

/// 4.7h, 4.7i Did the army win?
fn after_battle(play: &mut Play<'_>, to: Purpose) {
    let Some(operation) = play.at.operation.as_ref() else {
        return play.pop();
    };
    let is_led = play.at.leader_at(operation.leader).is_some();
    // 4.6.2f A leader who was caught among friends.
    if !operation.has_taken {
        let reason = match play.at.leaders.get(operation.leader) {
            Whereabouts::At { .. } => return pass_space(play, to),
            Whereabouts::Dead => EndReason::LeaderDead,
            Whereabouts::Free | Whereabouts::Away => EndReason::LeaderCaught,
        };
        return operation::end(play, reason);
    }
    if operation.army.is_empty() {
        return operation::end(play, EndReason::ArmyLost);
    }
    if !is_led {
        if to == Purpose::Objective && operation.route.is_empty() {
            claim_rebel_neutral(play);
        }
        return operation::end(play, EndReason::LeaderDead);
    }
    after_skirmish(play, to);
}

/// 4.1.4b-d An army that has become short of ships looks for a new way, if its own leads over the open sea.
fn after_skirmish(play: &mut Play<'_>, to: Purpose) {
    set_stage(play, to, WalkStage::Passed);
    let Some(operation) = play.at.operation.as_ref() else {
        return;
    };
    let (side, army, at) = (operation.side, operation.army, operation.at);
    let look = play.look();
    let class = routes::class_of(look, side, army, operation.route_kind);
    let is_short = class.is_short();
    let island = control::kind_of(look, at) == crate::data::SpaceKind::Island;
    let goes_on = to == Purpose::Gathering || !operation.route.is_empty();
    if is_short && island && army.ships() > 0 && goes_on {
        // 4.1.4b They stay on the island at once.
        play.push(Step::Ashore {
            left: army.land() - army.ships(),
        });
        return;
    }
    let Some(&goal) = operation.route.first() else {
        return;
    };
    let ways = look.game.board.ways(class);
    let mut here = at;
    let mut hops = operation.route.iter().rev().map(|&hop| {
        let from = std::mem::replace(&mut here, hop);
        ways.get(from).contains(hop)
    });
    let goes_next = hops.next().unwrap_or(true);
    let is_whole = goes_next && hops.all(|goes| goes);
    if !is_whole && !routes::choose(play, goal, to) && !is_short && !goes_next {
        operation::end(play, EndReason::NoRoute);
    }
}

/// 4.8a Nobody stops the army in this space.
pub(crate) fn pass_space(play: &mut Play<'_>, to: Purpose) {
    let Some(operation) = play.at.operation.as_ref() else {
        return play.pop();
    };
    let (side, space) = (operation.side, operation.at);
    let ravages = to == Purpose::Objective
            && !operation.is_caught
            && !operation.army.is_empty()
            // Mostly it is no land of the enemy.
            && control::league_of(play.look(), space) == Some(side.other())
            && ravaged_by(play.look(), side).contains(space);
    if ravages {
        play.at.ravaged.insert(space);
        play.say(|| Event::Ravaged { space });
    }
    set_stage(play, to, WalkStage::Embark);
}

/// 4.1c The way is at its end.
fn arrive(play: &mut Play<'_>, to: Purpose) {
    match to {
        Purpose::Gathering => {
            if let Some(operation) = play.at.operation.as_mut() {
                operation.may_go = false;
            }
            play.pop();
        }
        Purpose::Objective => {
            claim_rebel_neutral(play);
            operation::end(play, EndReason::Arrived);
        }
    }
}

/// 4.5g The army is at its objective, which joins it if it is a neutral in rebellion.
fn claim_rebel_neutral(play: &mut Play<'_>) {
    let Some(operation) = play.at.operation.as_ref() else {
        return;
    };
    let (side, space) = (operation.side, operation.at);
    let neutral = control::league_of(play.look(), space).is_none();
    let has_army = !operation.army.is_empty();
    if has_army && neutral && play.at.rebels.contains(space) {
        play.at.rebels.remove(space);
        if !play.at.troops.is_there(side.other(), space) {
            play.at.held.get_mut(side).insert(space);
        }
    }
}

/// 5.2g-j Sets up a battle; nothing if land troops alone face ships alone.
pub(crate) fn begin_battle(play: &mut Play<'_>, mine: Party, theirs: Party, side: Side) -> bool {
    let parties = crate::ids::PerSide::of(side, mine, theirs);
    let kind: Option<BattleKind> = battle_numbers::battle_kind(play.look(), parties);
    if let Some(kind) = kind {
        play.at.battle = Some(crate::state::Battle {
            kind,
            parties,
            at_sea: None,
            winner: None,
            drawn: false,
        });
    }
    kind.is_some()
}

/// 4.1.4e The land troops of an army, those first whom the system leaves first: allies, then cavalry.
pub(crate) fn land_sorts(army: Force) -> arrayvec::ArrayVec<Sort, 4> {
    [
        Sort::allied(Kind::Cavalry),
        Sort::allied(Kind::Hoplite),
        Sort::own(Kind::Cavalry),
        Sort::own(Kind::Hoplite),
    ]
    .into_iter()
    .filter(|&sort| army.get(sort) > 0)
    .collect()
}
