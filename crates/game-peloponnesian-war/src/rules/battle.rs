//! 5.2 A battle from its first die to its end.

use engine::D6;

use super::{
    Flow, Look, Play,
    battle_numbers::{self, Reading, land_losses},
    control, leaders, losses, neutrals,
    surrender::{self, Contest},
};
use crate::{
    event::{Event, LossCause},
    ids::{Kind, PerSide, Side, Sort, SpaceId},
    state::{Battle, BattleKind, Party},
    step::{BattleStage, Step},
};

/// One stage of the battle in the position.
pub(crate) fn advance(play: &mut Play<'_>, stage: BattleStage) -> Flow {
    let Some(battle) = play.at.battle else {
        play.pop();
        return Flow::Goes;
    };
    match stage {
        BattleStage::Begin => {
            call_leaders(play, battle.parties);
            match battle.kind {
                BattleKind::Land => fight_on_land(play, battle),
                BattleKind::Naval | BattleKind::Mixed => fight_at_sea(play, battle),
            }
        }
        BattleStage::AfterSea => after_sea(play, battle),
        BattleStage::End => end(play, battle),
    }
    Flow::Goes
}

/// 5.2.1f, 5.2.1g, ERR.a A leader is drawn for those who fight at home.
fn call_leaders(play: &mut Play<'_>, parties: PerSide<Party>) {
    let at_sparta = battle_numbers::is_at_sparta(play.look(), parties);
    let sparta = Party::Standing {
        space: SpaceId::SPARTA,
    };
    if at_sparta && parties.sparta == sparta {
        leaders::draw(play, Side::Sparta, SpaceId::SPARTA);
    }
    let athens = Party::Standing {
        space: SpaceId::ATHENS,
    };
    if play.at.options.athens_leader
        && parties.athens == athens
        && battle_numbers::commander(play.look(), Side::Athens, athens).is_none()
    {
        leaders::draw(play, Side::Athens, SpaceId::ATHENS);
    }
}

/// The dice of a battle at sea or on land. Who wins with which losses matters of them, and, while leaders may die, whether they do.
fn roll_dice(
    play: &mut Play<'_>,
    battle: Battle,
    kind: BattleKind,
    read: impl Fn(Look<'_>, PerSide<D6>) -> Reading,
) -> PerSide<D6> {
    let (deaths, most) = (play.at.marks.deaths, play.game.random_events.deaths_up_to);
    let is_last = kind == BattleKind::Land || battle.kind == BattleKind::Naval;
    let ends_march = is_last && play.chance.ignores_the_beaten();
    let is_beaten = |winner: Option<Side>| {
        let mut beaten = Side::BOTH.into_iter().filter(|&side| winner != Some(side));
        beaten.any(|side| *battle.parties.get(side) == Party::Marching)
    };
    play.d6_for_each(|look, dice| {
        let reading = read(look, dice);
        if ends_march && is_beaten(reading.winner) {
            return None;
        }
        let dies = |die: D6| deaths && die.get() <= most;
        let die = [dies(dice.athens), dies(dice.sparta)];
        Some((reading.winner, reading.losses, die))
    })
}

fn announce(
    play: &mut Play<'_>,
    kind: BattleKind,
    parties: PerSide<Party>,
    dice: PerSide<D6>,
    reading: &Reading,
) {
    let look = play.look();
    let (at, against) = (
        losses::party_space(look, parties.athens),
        losses::party_space(look, parties.sparta),
    );
    play.say(|| Event::BattleRolled {
        kind,
        at,
        against,
        athens: dice.athens,
        sparta: dice.sparta,
        lines: reading.lines.to_vec(),
        athens_total: reading.totals.athens,
        sparta_total: reading.totals.sparta,
        winner: reading.winner,
        losses: reading.losses.athens.max(reading.losses.sparta),
    });
    if play.at.marks.deaths {
        let look = play.look();
        let commanders =
            Side::BOTH.map(|side| battle_numbers::commander(look, side, *parties.get(side)));
        for (side, leader) in Side::BOTH.into_iter().zip(commanders) {
            leaders::may_die(play, side, leader, dice.get(side).get());
        }
    }
}

/// 5.2.1 Land troops only; their losses follow a fixed order.
fn fight_on_land(play: &mut Play<'_>, battle: Battle) {
    let parties = battle.parties;
    let dice = roll_dice(play, battle, BattleKind::Land, |look, dice| {
        battle_numbers::read_land(look, parties, dice)
    });
    let reading = battle_numbers::read_land(play.look(), parties, dice);
    announce(play, BattleKind::Land, parties, dice, &reading);
    for side in Side::BOTH {
        let party = *parties.get(side);
        let force = losses::party_force(play.look(), side, party);
        let space = control::kind_of(
            play.look(),
            battle_numbers::loss_space(play.look(), parties, side),
        );
        let fallen = land_losses(force, space, *reading.losses.get(side));
        losses::lose_from(play, side, party, fallen, LossCause::Battle);
        // 5.6a, 5.6b
        if reading.winner == Some(side.other()) && fallen.get(Sort::own(Kind::Hoplite)) > 0 {
            take_hostages(play, side.other());
        }
    }
    settle(play, reading.winner);
}

/// 5.6a, 8.3g Hostages matter until an armistice.
fn take_hostages(play: &mut Play<'_>, side: Side) {
    if !play.at.armistice_held && !*play.at.hostages.get(side) {
        *play.at.hostages.get_mut(side) = true;
        play.say(|| Event::HostagesTaken { side });
    }
}

/// 5.2.2 Ships only.
fn fight_at_sea(play: &mut Play<'_>, battle: Battle) {
    let parties = battle.parties;
    let dice = roll_dice(play, battle, BattleKind::Naval, |look, dice| {
        battle_numbers::read_sea(look, parties, dice)
    });
    let reading = battle_numbers::read_sea(play.look(), parties, dice);
    announce(play, BattleKind::Naval, parties, dice, &reading);
    if let Some(battle) = play.at.battle.as_mut() {
        battle.at_sea = reading.winner;
        battle.drawn = reading.winner.is_none();
    }
    play.replace(Step::Battle {
        stage: BattleStage::AfterSea,
    });
    for side in Side::BOTH {
        let count = *reading.losses.get(side);
        losses::lose_of(
            play,
            side,
            *parties.get(side),
            Kind::Naval,
            count,
            LossCause::Battle,
        );
    }
}

/// 5.2.3b, 5.2.3c, 5.2.3e Is it decided, or does the battle go on ashore?
fn after_sea(play: &mut Play<'_>, battle: Battle) {
    let Some(winner) = battle.at_sea else {
        return settle(play, None);
    };
    let hoplites = |side: Side| {
        let party = *battle.parties.get(side);
        losses::party_force(play.look(), side, party).hoplites()
    };
    let goes_on = battle.kind == BattleKind::Mixed && hoplites(winner) >= hoplites(winner.other());
    if goes_on {
        fight_on_land(play, battle);
    } else {
        settle(play, Some(winner));
    }
}

fn settle(play: &mut Play<'_>, winner: Option<Side>) {
    if let Some(battle) = play.at.battle.as_mut() {
        battle.winner = winner;
        battle.drawn = winner.is_none();
    }
    play.replace(Step::Battle {
        stage: BattleStage::End,
    });
}

/// 5.2.1o, 5.2.1p The loser goes home, after a draw both do.
fn end(play: &mut Play<'_>, battle: Battle) {
    let at = losses::party_space(play.look(), battle.parties.athens);
    let winner = battle.winner;
    play.say(|| Event::BattleEnded { at, winner });
    for side in Side::BOTH {
        if winner != Some(side) {
            losses::send_home(play, side, *battle.parties.get(side));
        }
    }
    if let Some(winner) = winner {
        move_confidence(play, winner, 1);
        move_confidence(play, winner.other(), -1);
        surrender::score(play, winner, Contest::Won);
        surrender::score(play, winner.other(), Contest::Lost);
    }
    play.at.battle = None;
    play.pop();
    // RE.5c An army on the march has taken nothing yet.
    if play.at.operation.is_none() {
        neutrals::check_iasus(play);
    }
}

/// 1.3m The index moves and stops at its ends.
pub(crate) fn move_confidence(play: &mut Play<'_>, side: Side, by: i8) {
    let track = &play.game.numbers.tracks.confidence;
    let value = play.at.confidence.get_mut(side);
    *value = (*value + by).clamp(track.least, track.most);
    let value = *value;
    play.say(|| Event::ConfidenceMoved { side, value });
}
