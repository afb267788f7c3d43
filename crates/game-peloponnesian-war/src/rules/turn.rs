//! 1.4 The sequence of a turn.

use super::{Flow, Play};
use crate::{
    event::Event,
    ids::{PerSide, Side},
    names::{LeaderId, SpaceId},
    state::{Cause, Marks, Mode, Whereabouts},
    step::{Group, Stage, Step},
};

impl Play<'_> {
    fn next(&mut self, stage: Stage) {
        self.replace(Step::Turn { stage });
    }

    /// 1.4a One segment after the other, until one of them has something to be done first.
    pub fn segments(&mut self) -> Flow {
        while self.at.verdict.is_none()
            && let Some(&Step::Turn { stage }) = self.at.steps.last()
        {
            self.stage(stage);
        }
        Flow::Goes
    }

    /// 1.4a One segment; the next one is noted before it begins.
    pub fn stage(&mut self, stage: Stage) {
        if stage < Stage::Income {
            self.early_stage(stage);
        } else {
            self.late_stage(stage);
        }
    }

    /// 1.4a Politics, operations, combat and rebellions.
    // As part of the loop over the segments it would look up for each of them what only some need.
    #[inline(never)]
    fn early_stage(&mut self, stage: Stage) {
        match stage {
            Stage::SideDetermination => {
                self.next(Stage::RandomEvent);
                self.determine_side();
            }
            Stage::RandomEvent => {
                self.next(Stage::DelianRebellion);
                self.random_event(self.at.turn, false);
            }
            Stage::DelianRebellion => {
                self.next(Stage::LeaderSelection);
                self.delian_rebellion();
            }
            Stage::LeaderSelection => {
                self.next(Stage::StrategyChoice);
                self.select_leaders();
            }
            Stage::StrategyChoice => {
                self.next(Stage::StrategyConfidence);
                if let Mode::Solitaire { player } = self.at.mode {
                    self.choose_strategy(player.other());
                }
            }
            Stage::StrategyConfidence => {
                self.next(Stage::Operations);
                self.at.confidence = PerSide::default();
                self.say(|| Event::ConfidenceReset);
            }
            Stage::Operations => {
                self.next(Stage::HomeAfterOperations);
                let side = self.first_to_operate();
                self.begin_operations(side);
            }
            Stage::HomeAfterOperations => {
                self.next(Stage::SiegeDetermination);
                self.at.troops.refresh();
                self.send_all_home(false);
            }
            Stage::SiegeDetermination => {
                self.next(Stage::Battles);
                self.at.fought.clear();
                self.determine_sieges();
            }
            Stage::Battles => {
                self.next(Stage::Sieges);
                self.push(Step::Battles { group: Group::Home });
            }
            Stage::Sieges => {
                self.next(Stage::Staying);
                self.besiege_walls();
                self.raise_sieges();
                self.push(Step::Sieges { group: Group::Home });
            }
            Stage::Staying => {
                self.next(Stage::HomeAfterCombat);
                self.part_strangers();
                self.push(Step::Staying {
                    side: Side::Athens,
                    next: SpaceId::ATHENS,
                });
            }
            Stage::HomeAfterCombat => {
                self.next(Stage::LastingRebellion);
                self.recall_leaders();
                self.at.fought.clear();
                self.at.held = PerSide::default();
                self.send_all_home(true);
            }
            Stage::LastingRebellion => {
                self.next(Stage::SpreadingRebellion);
                self.check_iasus();
                self.note_attica();
                self.quell();
            }
            Stage::SpreadingRebellion => {
                self.next(Stage::HelotRevolt);
                self.spread();
            }
            Stage::HelotRevolt => {
                self.next(Stage::Income);
                self.helots();
                self.return_to_chios();
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
    fn late_stage(&mut self, stage: Stage) {
        match stage {
            Stage::Income => {
                self.next(Stage::Building);
                self.begin_income(None);
            }
            Stage::Building => {
                self.next(Stage::SecondBuilding);
                self.begin_building(self.first_builder(), false);
            }
            Stage::SecondBuilding => {
                self.next(Stage::Bellicosity);
                self.begin_building(self.first_builder().other(), false);
            }
            Stage::Bellicosity => {
                self.next(Stage::Surrender);
                self.adjust_bellicosity();
            }
            Stage::Surrender => {
                self.next(Stage::Armistice);
                self.determine_surrender();
            }
            Stage::Armistice => {
                if self.look().is_armistice_due() {
                    self.next(Stage::PeaceEvents);
                    self.begin_armistice();
                } else {
                    self.next(Stage::RavagedSpaces);
                }
            }
            Stage::PeaceEvents => self.peace_event(),
            Stage::PeaceIncome => {
                self.next(Stage::PeaceBuilding);
                self.begin_income(Some(self.at.marks.peace_turns));
            }
            Stage::PeaceBuilding => {
                self.next(Stage::SecondPeaceBuilding);
                self.begin_building(self.first_builder(), true);
            }
            Stage::SecondPeaceBuilding => {
                self.next(Stage::PeaceEnd);
                self.begin_building(self.first_builder().other(), true);
            }
            Stage::PeaceEnd => {
                self.next(Stage::RavagedSpaces);
                self.end_peace();
            }
            Stage::RavagedSpaces => {
                self.next(Stage::NextTurn);
                if !self.at.ravaged.is_empty() {
                    self.at.ravaged = crate::sets::SpaceSet::EMPTY;
                    self.say(|| Event::LandRecovered);
                }
            }
            Stage::NextTurn => self.next_turn(),
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
    fn determine_side(&mut self) {
        let Mode::Solitaire { player } = self.at.mode else {
            return;
        };
        let confidence = *self.at.confidence.get(player);
        if confidence < 0 {
            self.say(|| Event::SideKept {
                side: player,
                confidence,
            });
            return;
        }
        let die = self.d6();
        let total = die.get() as i8 + confidence;
        let changed = total >= self.game.numbers.side_change.at_least;
        self.say(|| Event::SideRolled {
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
        self.at.mode = Mode::Solitaire { player: to };
        self.at.marks.side_changed = true;
        self.at.strategy = None;
        let end = &self.game.scenarios.get(self.at.scenario).end;
        if end.on_side_change_to == Some(to) {
            self.end_game(Cause::SideChange, PerSide::default());
        }
    }

    /// 4.0a, 11.0c Who makes the first operation of a turn that is not the first.
    fn first_to_operate(&mut self) -> Side {
        if let Mode::Solitaire { player } = self.at.mode {
            return player;
        }
        let rating = |side: Side| {
            let leader = *self.at.drawn.get(side);
            leader.map_or(-1, |leader| self.game.leaders.get(leader).strategic)
        };
        let (side, die) = match rating(Side::Athens).cmp(&rating(Side::Sparta)) {
            std::cmp::Ordering::Greater => (Side::Athens, None),
            std::cmp::Ordering::Less => (Side::Sparta, None),
            std::cmp::Ordering::Equal => {
                let die = self.d6();
                let side = if die.get() <= 3 {
                    Side::Athens
                } else {
                    Side::Sparta
                };
                (side, Some(die))
            }
        };
        self.say(|| Event::FirstToOperate { side, die });
        side
    }

    /// 4.0a, 5.1e Operations begin; what a side holds alone now it need not besiege.
    pub fn begin_operations(&mut self, side: Side) {
        for holder in Side::BOTH {
            let troops = &self.at.troops;
            let alone = troops
                .occupied(holder)
                .without(troops.occupied(holder.other()));
            *self.at.held.get_mut(holder) = alone;
        }
        self.push(Step::Operations { side });
    }

    /// 5.5a No leader stays on the map.
    fn recall_leaders(&mut self) {
        for leader in LeaderId::all() {
            self.send_off(leader);
        }
        self.at.drawn = PerSide::default();
    }

    /// The player builds first; with two players Athens.
    fn first_builder(&self) -> Side {
        match self.at.mode {
            Mode::Solitaire { player } => player,
            Mode::TwoPlayers => Side::Athens,
        }
    }

    /// 8.3h, 8.3i The event of the next turn of peace.
    fn peace_event(&mut self) {
        let marks = self.at.marks;
        if marks.peace_left == 0 {
            self.next(Stage::PeaceIncome);
            return;
        }
        self.at.marks.peace_left -= 1;
        let turn = self.at.turn + marks.peace_turns - self.at.marks.peace_left;
        self.say(|| Event::PeaceTurn { turn });
        // RE.6a The plague asks who stood in Attica in the turn before this one.
        let marks = &mut self.at.marks;
        marks.attica_entered_before = std::mem::take(&mut marks.attica_entered);
        self.random_event(turn, true);
        self.note_attica();
        // What lasts a turn passes.
        let after = &mut self.at.marks;
        after.no_levy = false;
        after.civil_war = false;
        after.plague_ban = false;
        after.deaths = false;
        after.two_operations = PerSide::default();
    }

    /// 8.5a The turn marker advances, or the scenario is over.
    fn next_turn(&mut self) {
        let last = self.game.scenarios.get(self.at.scenario).last_turn;
        if self.at.turn >= last {
            return self.end_game(Cause::LastTurn, PerSide::default());
        }
        let ships = self.at.lost.athens.ships();
        let before = self.at.marks;
        // 10.1d After an armistice the turn that followed is over.
        let follows = before.peace_turns == 0;
        self.at.marks = Marks {
            attica_entered_before: before.attica_entered,
            disaster: follows && ships >= self.game.numbers.disaster.ships,
            helots_revolt: before.helots_revolt,
            bellicosity: before.bellicosity,
            ..Marks::default()
        };
        self.at.lost = PerSide::default();
        self.at.defended = PerSide::default();
        self.at.operations = PerSide::default();
        self.at.passed = PerSide::default();
        for leader in LeaderId::all() {
            if self.at.leaders.get(leader) == Whereabouts::Away {
                self.at.leaders.set(leader, Whereabouts::Free);
            }
        }
        self.at.turn += 1;
        self.at.war_turns += 1;
        let turn = self.at.turn;
        self.say(|| Event::TurnBegan { turn });
        self.next(Stage::SideDetermination);
    }
}
