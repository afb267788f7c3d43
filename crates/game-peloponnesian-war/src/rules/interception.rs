//! 4.6 Interception, and 4.7 the dice of a skirmish.

use engine::D6;

use super::{
    Flow, Look, Play,
    battle_numbers::{self, order_of_losses},
    control, losses, march, operation, zones,
};
use crate::{
    data::SpaceKind,
    event::{EndReason, Event, LossCause, Trigger},
    force::Force,
    ids::{PerSide, Side, Sort, SpaceId},
    illegal::Illegal,
    sets::SpaceSet,
    state::Party,
    step::{BattleStage, Purpose, Step, WalkStage},
};

/// 4.6.2a, 4.1.2c Does catching the army take a die?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    ByDie,
    Automatic,
}

/// 4.1.2c The force across the Isthmus that catches every army.
fn isthmus_force(look: Look<'_>, side: Side, at: SpaceId) -> Option<SpaceId> {
    let across = across_isthmus(at).first()?;
    (look.at.troops.at(side.other(), across).land() > 0).then_some(across)
}

/// 4.1.2c The space across the Isthmus.
pub(crate) fn across_isthmus(at: SpaceId) -> SpaceSet {
    match at {
        SpaceId::CORINTH => SpaceSet::one(SpaceId::CENCHREAE),
        SpaceId::CENCHREAE => SpaceSet::one(SpaceId::CORINTH),
        _ => SpaceSet::EMPTY,
    }
}

/// 4.6.1b, 4.6.2e The forces that could try to catch the army, and how they try.
pub(crate) fn interceptors(look: Look<'_>) -> (SpaceSet, Attempt) {
    let Some(operation) = look.at.operation.as_ref() else {
        return (SpaceSet::EMPTY, Attempt::ByDie);
    };
    let (side, at) = (operation.side, operation.at);
    if operation.tried.contains(at) {
        return (SpaceSet::EMPTY, Attempt::ByDie);
    }
    interceptors_at(look, side, operation.army, at)
}

/// 4.6.1b, 4.1.2c The [`interceptors`] of an army in a space where nobody has tried yet. 4.1.2d Ruling: a leader alone is no army.
pub(crate) fn interceptors_at(
    look: Look<'_>,
    side: Side,
    army: Force,
    at: SpaceId,
) -> (SpaceSet, Attempt) {
    if !army.is_empty()
        && let Some(across) = isthmus_force(look, side, at)
    {
        return (SpaceSet::one(across), Attempt::Automatic);
    }
    (zones::reaching(look, side.other(), at), Attempt::ByDie)
}

/// 11.0e, 11.0i May the owner catch the army with this force?
pub(crate) fn may_intercept(look: Look<'_>, from: SpaceId) -> Result<(), Illegal> {
    if interceptors(look).0.contains(from) {
        Ok(())
    } else {
        Err(Illegal::CannotIntercept { from })
    }
}

/// 1.1.3c Those of some forces of a side that are best for the system if they catch the army: its own that promise most, the player's that
/// promise least.
fn best_for_system(look: Look<'_>, side: Side, forces: SpaceSet) -> SpaceSet {
    let sign = if look.at.is_system(side) { 1 } else { -1 };
    let (mut best, mut equals) = (i16::MIN, SpaceSet::EMPTY);
    for from in forces.iter() {
        let promise = sign * promise_of(look, side, from);
        if promise > best {
            (best, equals) = (promise, SpaceSet::EMPTY);
        }
        equals.keep(from, promise == best);
    }
    equals
}

/// 1.1.3c What a force promises that catches the army: its lead in a battle, in full where the skirmish is sure to become one, for a twelfth
/// where only the dice can bring it about.
fn promise_of(look: Look<'_>, side: Side, from: SpaceId) -> i16 {
    let standing = Party::Standing { space: from };
    let parties = PerSide::of(side, standing, Party::Marching);
    let lead = i16::from(battle_numbers::lead(look, side, parties).unwrap_or_default());
    if battle_trigger(look, from, 0).is_some() {
        lead * 12
    } else {
        lead
    }
}

/// 4.7b-d The point that a force loses in a skirmish in this space.
pub(crate) fn skirmish_loss(look: Look<'_>, at: SpaceId, force: Force) -> Option<Sort> {
    order_of_losses(control::kind_of(look, at)).find(|&sort| force.get(sort) > 0)
}

/// 4.7e-g Does the skirmish become a battle?
pub(crate) fn battle_trigger(look: Look<'_>, from: SpaceId, dice: u8) -> Option<Trigger> {
    let numbers = &look.game.numbers.skirmish;
    if dice >= numbers.battle_by_dice {
        return Some(Trigger::Dice);
    }
    let operation = look.at.operation.as_ref()?;
    let (army, at) = (operation.army, operation.at);
    let catching = look.at.troops.at(operation.side.other(), from);
    let enough = |moving: u8, standing: u8| {
        moving + standing >= numbers.battle_by_points && standing >= moving
    };
    let kind = control::kind_of(look, at);
    if kind != SpaceKind::Island && enough(army.land(), catching.land()) {
        return Some(Trigger::Land);
    }
    if matches!(kind, SpaceKind::Coast | SpaceKind::Island)
        && enough(army.ships(), catching.ships())
    {
        return Some(Trigger::Ships);
    }
    None
}

/// 4.6.1b, 4.6.2c, 11.0e Somebody may be there to catch the army.
pub(crate) fn advance(play: &mut Play<'_>, to: Purpose) -> Flow {
    let (forces, attempt) = interceptors(play.look());
    let Some(operation) = play.at.operation.as_ref() else {
        play.pop();
        return Flow::Goes;
    };
    let enemy = operation.side.other();
    if forces.is_empty() {
        march::pass_space(play, to);
        return Flow::Goes;
    }
    if play.at.has_two_players() {
        play.push(Step::Intercept { side: enemy });
        return Flow::Goes;
    }
    if let Some(from) = choose_interceptor(play, enemy, forces) {
        intercept(play, to, from, attempt);
    }
    Flow::Goes
}

/// 4.6.2c Chance says which of several forces tries. 1.1.3c To the benefit of the system: chance speaks only among equals. 1.1.3d By the option
/// this is true of its own forces alone.
fn choose_interceptor(play: &mut Play<'_>, side: Side, forces: SpaceSet) -> Option<SpaceId> {
    let mut equals = forces;
    let favours = play.at.is_system(side) || play.at.favoured().is_some();
    if favours && forces.has_several() {
        equals = best_for_system(play.look(), side, forces);
    }
    let number = play.draw(usize::from(equals.len()));
    equals.iter().nth(number)
}

/// 11.0e The owner lets the army pass.
pub(crate) fn let_pass(play: &mut Play<'_>) {
    play.pop();
    if let Some(&Step::Walk { to, .. }) = play.at.steps.last() {
        play.replace(Step::Walk {
            to,
            stage: WalkStage::Passed,
        });
    }
}

/// 11.0e The owner tries.
pub(crate) fn intercept_by_choice(play: &mut Play<'_>, from: SpaceId) {
    let (_, attempt) = interceptors(play.look());
    play.pop();
    if let Some(&Step::Walk { to, .. }) = play.at.steps.last() {
        intercept(play, to, from, attempt);
    }
}

/// 4.6.2a-d, 4.1.2c, 4.7a One attempt.
fn intercept(play: &mut Play<'_>, to: Purpose, from: SpaceId, attempt: Attempt) {
    let Some(operation) = play.at.operation.as_mut() else {
        return;
    };
    let (side, at, army) = (operation.side, operation.at, operation.army);
    operation.tried.insert(at);
    let enemy = side.other();
    let least = play.game.numbers.interception.at_least;
    let catches = |die: D6| die.get() as i8 >= least;
    let die = (attempt == Attempt::ByDie).then(|| play.d6_alike(catches));
    let success = die.is_none_or(catches);
    play.say(|| Event::Interception {
        side: enemy,
        from,
        at,
        die,
        success,
    });
    if !success {
        return march::pass_space(play, to);
    }
    if army.is_empty() {
        return catch_leader(play, to, from);
    }
    if let Some(operation) = play.at.operation.as_mut() {
        operation.is_caught = true;
    }
    let numbers = &play.game.numbers.skirmish;
    let is_hit = |die: D6| die.get() == numbers.loss_on;
    let dice = play.d6_for_each(|_, dice| {
        let sum = dice.athens.get() + dice.sparta.get();
        let hits = [is_hit(dice.athens), is_hit(dice.sparta)];
        (hits, sum >= numbers.battle_by_dice)
    });
    play.say(|| Event::Skirmish {
        at,
        athens: dice.athens,
        sparta: dice.sparta,
    });
    play.replace(Step::Walk {
        to,
        stage: WalkStage::Skirmished {
            from,
            dice: dice.athens.get() + dice.sparta.get(),
        },
    });
    let catching = play.at.troops.at(enemy, from);
    for (hurt, party, force) in [
        (side, Party::Marching, army),
        (enemy, Party::Standing { space: from }, catching),
    ] {
        if let Some(sort) = skirmish_loss(play.look(), at, force)
            && is_hit(*dice.get(hurt))
        {
            losses::lose_from(play, hurt, party, Force::of(sort, 1), LossCause::Skirmish);
        }
    }
}

/// 4.6.2d A leader who is caught alone is away for the turn, and the operation is over. 4.6.2f By the option the leader fights at once with the friends there.
fn catch_leader(play: &mut Play<'_>, to: Purpose, from: SpaceId) {
    let Some(operation) = play.at.operation.as_ref() else {
        return;
    };
    let (side, leader, at) = (operation.side, operation.leader, operation.at);
    let has_friends = play.at.troops.is_there(side, at);
    if !(play.at.options.leader_with_friends && has_friends) {
        play.say(|| Event::LeaderCaught { side, leader });
        return operation::end(play, EndReason::LeaderCaught);
    }
    let standing = |space| Party::Standing { space };
    if march::begin_battle(play, standing(at), standing(from), side) {
        play.replace(Step::Walk {
            to,
            stage: WalkStage::Fought,
        });
        play.push(Step::Battle {
            stage: BattleStage::Begin,
        });
    } else {
        play.say(|| Event::NoBattle {
            space: at,
            against: from,
        });
        march::pass_space(play, to);
    }
}
