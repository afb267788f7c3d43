//! 1.4 The sequence of a turn.

use super::{
    Flow, Play, armistice, bellicosity, building, delian_rebellion, going_home, helots, income,
    leaders, neutrals, random_events, rebellion, sieges, staying, strategy, surrender,
};
use crate::{
    event::Event,
    ids::{LeaderId, PerSide, Side, SpaceId},
    state::{Cause, Marks, Mode, Whereabouts},
    step::{Group, HomeAfter, Stage, Step, WarOrPeace},
};

fn set_stage(play: &mut Play<'_>, stage: Stage) {
    play.replace(Step::Turn { stage });
}

/// 1.4a One segment after the other, until one of them has something to be done first.
pub(crate) fn advance(play: &mut Play<'_>) -> Flow {
    while play.at.verdict.is_none()
        && let Some(&Step::Turn { stage }) = play.at.steps.last()
    {
        play_stage(play, stage);
    }
    Flow::Goes
}

/// 1.4a One segment; the next one is noted before it begins.
pub(crate) fn play_stage(play: &mut Play<'_>, stage: Stage) {
    if stage < Stage::Income {
        early_stage(play, stage);
    } else {
        late_stage(play, stage);
    }
}

/// 1.4a Politics, operations, combat and rebellions.
// As part of the loop over the segments it would look up for each of them what only some need.
#[inline(never)]
fn early_stage(play: &mut Play<'_>, stage: Stage) {
    match stage {
        Stage::SideDetermination => {
            set_stage(play, Stage::RandomEvent);
            determine_side(play);
        }
        Stage::RandomEvent => {
            set_stage(play, Stage::DelianRebellion);
            random_events::roll(play, play.at.turn, WarOrPeace::War);
        }
        Stage::DelianRebellion => {
            set_stage(play, Stage::LeaderSelection);
            delian_rebellion::roll(play);
        }
        Stage::LeaderSelection => {
            set_stage(play, Stage::StrategyChoice);
            leaders::select(play);
        }
        Stage::StrategyChoice => {
            set_stage(play, Stage::StrategyConfidence);
            if let Mode::Solitaire { player } = play.at.mode {
                strategy::choose(play, player.other());
            }
        }
        Stage::StrategyConfidence => {
            set_stage(play, Stage::Operations);
            play.at.confidence = PerSide::default();
            play.say(|| Event::ConfidenceReset);
        }
        Stage::Operations => {
            set_stage(play, Stage::HomeAfterOperations);
            let side = first_to_operate(play);
            begin_operations(play, side);
        }
        Stage::HomeAfterOperations => {
            set_stage(play, Stage::SiegeDetermination);
            play.at.troops.refresh();
            going_home::send_all(play, HomeAfter::Operations);
        }
        Stage::SiegeDetermination => {
            set_stage(play, Stage::Battles);
            play.at.fought.clear();
            sieges::determine(play);
        }
        Stage::Battles => {
            set_stage(play, Stage::Sieges);
            play.push(Step::Battles { group: Group::Home });
        }
        Stage::Sieges => {
            set_stage(play, Stage::Staying);
            sieges::besiege_walls(play);
            sieges::raise_sieges(play);
            play.push(Step::Sieges { group: Group::Home });
        }
        Stage::Staying => {
            set_stage(play, Stage::HomeAfterCombat);
            staying::separate(play);
            play.push(Step::Staying {
                side: Side::Athens,
                next: SpaceId::ATHENS,
            });
        }
        Stage::HomeAfterCombat => {
            set_stage(play, Stage::LastingRebellion);
            recall_leaders(play);
            play.at.fought.clear();
            play.at.held = PerSide::default();
            going_home::send_all(play, HomeAfter::Combat);
        }
        Stage::LastingRebellion => {
            set_stage(play, Stage::SpreadingRebellion);
            neutrals::check_iasus(play);
            neutrals::note_attica(play);
            rebellion::quell(play);
        }
        Stage::SpreadingRebellion => {
            set_stage(play, Stage::HelotRevolt);
            rebellion::spread(play);
        }
        Stage::HelotRevolt => {
            set_stage(play, Stage::Income);
            helots::check(play);
            rebellion::return_to_chios(play);
        }
        Stage::Income
        | Stage::Building
        | Stage::SecondBuilding
        | Stage::Bellicosity
        | Stage::Surrender
        | Stage::Armistice
        | Stage::PeaceEvents
        | Stage::PeaceIncome
        | Stage::PeaceBuilding
        | Stage::SecondPeaceBuilding
        | Stage::PeaceEnd
        | Stage::RavagedSpaces
        | Stage::NextTurn => {}
    }
}

/// 1.4a Administration, armistice and surrender.
#[inline(never)]
fn late_stage(play: &mut Play<'_>, stage: Stage) {
    match stage {
        Stage::Income => {
            set_stage(play, Stage::Building);
            income::begin(play, None);
        }
        Stage::Building => {
            set_stage(play, Stage::SecondBuilding);
            building::begin(play, first_builder(play), WarOrPeace::War);
        }
        Stage::SecondBuilding => {
            set_stage(play, Stage::Bellicosity);
            building::begin(play, first_builder(play).other(), WarOrPeace::War);
        }
        Stage::Bellicosity => {
            set_stage(play, Stage::Surrender);
            bellicosity::adjust(play);
        }
        Stage::Surrender => {
            set_stage(play, Stage::Armistice);
            surrender::determine(play);
        }
        Stage::Armistice => {
            if armistice::is_due(play.look()) {
                set_stage(play, Stage::PeaceEvents);
                armistice::begin(play);
            } else {
                set_stage(play, Stage::RavagedSpaces);
            }
        }
        Stage::PeaceEvents => peace_event(play),
        Stage::PeaceIncome => {
            set_stage(play, Stage::PeaceBuilding);
            income::begin(play, Some(play.at.marks.peace_turns));
        }
        Stage::PeaceBuilding => {
            set_stage(play, Stage::SecondPeaceBuilding);
            building::begin(play, first_builder(play), WarOrPeace::Peace);
        }
        Stage::SecondPeaceBuilding => {
            set_stage(play, Stage::PeaceEnd);
            building::begin(play, first_builder(play).other(), WarOrPeace::Peace);
        }
        Stage::PeaceEnd => {
            set_stage(play, Stage::RavagedSpaces);
            armistice::end_peace(play);
        }
        Stage::RavagedSpaces => {
            set_stage(play, Stage::NextTurn);
            if !play.at.ravaged.is_empty() {
                play.at.ravaged = crate::sets::SpaceSet::EMPTY;
                play.say(|| Event::LandRecovered);
            }
        }
        Stage::NextTurn => next_turn(play),
        Stage::SideDetermination
        | Stage::RandomEvent
        | Stage::DelianRebellion
        | Stage::LeaderSelection
        | Stage::StrategyChoice
        | Stage::StrategyConfidence
        | Stage::Operations
        | Stage::HomeAfterOperations
        | Stage::SiegeDetermination
        | Stage::Battles
        | Stage::Sieges
        | Stage::Staying
        | Stage::HomeAfterCombat
        | Stage::LastingRebellion
        | Stage::SpreadingRebellion
        | Stage::HelotRevolt => {}
    }
}

/// 2.1, 11.0g Does the player change sides?
fn determine_side(play: &mut Play<'_>) {
    let Mode::Solitaire { player } = play.at.mode else {
        return;
    };
    let confidence = *play.at.confidence.get(player);
    if confidence < 0 {
        play.say(|| Event::SideKept {
            side: player,
            confidence,
        });
        return;
    }
    let die = play.d6();
    let total = die.get() as i8 + confidence;
    let changed = total >= play.game.numbers.side_change.at_least;
    play.say(|| Event::SideRolled {
        side: player,
        die,
        confidence,
        total,
        changed,
    });
    if !changed {
        return;
    }
    let to = player.other();
    play.at.mode = Mode::Solitaire { player: to };
    play.at.marks.side_changed = true;
    play.at.strategy = None;
    let end = &play.game.scenarios.get(play.at.scenario).end;
    if end.on_side_change_to == Some(to) {
        surrender::end_game(play, Cause::SideChange, PerSide::default());
    }
}

/// 4.0a, 11.0c Who makes the first operation of a turn that is not the first.
fn first_to_operate(play: &mut Play<'_>) -> Side {
    if let Mode::Solitaire { player } = play.at.mode {
        return player;
    }
    let rating = |side: Side| {
        let leader = *play.at.drawn.get(side);
        leader.map_or(-1, |leader| play.game.leaders.get(leader).strategic)
    };
    let (side, die) = match rating(Side::Athens).cmp(&rating(Side::Sparta)) {
        std::cmp::Ordering::Greater => (Side::Athens, None),
        std::cmp::Ordering::Less => (Side::Sparta, None),
        std::cmp::Ordering::Equal => {
            let die = play.d6();
            let side = if die.get() <= 3 {
                Side::Athens
            } else {
                Side::Sparta
            };
            (side, Some(die))
        }
    };
    play.say(|| Event::FirstToOperate { side, die });
    side
}

/// 4.0a, 5.1e Operations begin; what a side holds alone now it need not besiege.
pub(crate) fn begin_operations(play: &mut Play<'_>, side: Side) {
    for holder in Side::BOTH {
        let troops = &play.at.troops;
        let alone = troops
            .occupied(holder)
            .without(troops.occupied(holder.other()));
        *play.at.held.get_mut(holder) = alone;
    }
    play.push(Step::Operations { side });
}

/// 5.5a No leader stays on the map.
fn recall_leaders(play: &mut Play<'_>) {
    for leader in LeaderId::all() {
        leaders::send_off(play, leader);
    }
    play.at.drawn = PerSide::default();
}

/// The player builds first; with two players Athens.
fn first_builder(play: &Play<'_>) -> Side {
    match play.at.mode {
        Mode::Solitaire { player } => player,
        Mode::TwoPlayers => Side::Athens,
    }
}

/// 8.3h, 8.3i The event of the next turn of peace.
fn peace_event(play: &mut Play<'_>) {
    let marks = play.at.marks;
    if marks.peace_left == 0 {
        set_stage(play, Stage::PeaceIncome);
        return;
    }
    play.at.marks.peace_left -= 1;
    let turn = play.at.turn + marks.peace_turns - play.at.marks.peace_left;
    play.say(|| Event::PeaceTurn { turn });
    // RE.6a The plague asks who stood in Attica in the turn before this one.
    let marks = &mut play.at.marks;
    marks.attica_entered_before = std::mem::take(&mut marks.attica_entered);
    random_events::roll(play, turn, WarOrPeace::Peace);
    neutrals::note_attica(play);
    // What lasts a turn passes.
    let after = &mut play.at.marks;
    after.no_levy = false;
    after.civil_war = false;
    after.plague_ban = false;
    after.deaths = false;
    after.two_operations = PerSide::default();
}

/// 8.5a The turn marker advances, or the scenario is over.
fn next_turn(play: &mut Play<'_>) {
    let last = play.game.scenarios.get(play.at.scenario).last_turn;
    if play.at.turn >= last {
        return surrender::end_game(play, Cause::LastTurn, PerSide::default());
    }
    let ships = play.at.lost.athens.ships();
    let before = play.at.marks;
    // 10.1d After an armistice the turn that followed is over.
    let follows = before.peace_turns == 0;
    play.at.marks = Marks {
        attica_entered_before: before.attica_entered,
        disaster: follows && ships >= play.game.numbers.disaster.ships,
        helots_revolt: before.helots_revolt,
        bellicosity: before.bellicosity,
        ..Marks::default()
    };
    play.at.lost = PerSide::default();
    play.at.defended = PerSide::default();
    play.at.operations = PerSide::default();
    play.at.passed = PerSide::default();
    for leader in LeaderId::all() {
        if play.at.leaders.get(leader) == Whereabouts::Away {
            play.at.leaders.set(leader, Whereabouts::Free);
        }
    }
    play.at.turn += 1;
    play.at.war_turns += 1;
    let turn = play.at.turn;
    play.say(|| Event::TurnBegan { turn });
    set_stage(play, Stage::SideDetermination);
}
