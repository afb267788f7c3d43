//! 4.2 The course of a combat. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use engine::D6;

use crate::{
    Act, Battle, BattleStage, Campaign, CampaignState, Casualties, CombatResult, CombatTable,
    Effects, IdSet, Look, Modifiers, Reading, Step, TwoSided, WindowKind, Windows,
    put_down_in_order, reveal_passes, show,
};

/// 4.2b to 4.2h, 4.2.2 How each game reads the combat table.
pub trait Reckoning: Campaign {
    /// The table that is in use.
    fn table<'a>(look: Look<'a, Self>) -> &'a CombatTable;

    /// 4a, 4.1g, 4.2.2b The units of a side that fight.
    fn fighters(
        look: Look<'_, Self>,
        battle: &Battle<Self>,
        side: Self::Side,
    ) -> IdSet<Self::Piece>;

    /// 4.2b, 4.2.2b The strength of a side, with what others lend it.
    fn strength(look: Look<'_, Self>, battle: &Battle<Self>, side: Self::Side) -> u16;

    /// The lines that change the die.
    fn die_modifiers(look: Look<'_, Self>, battle: &Battle<Self>) -> Modifiers<Self::Line>;

    /// The lines that shift the column: right is good for the attacker.
    fn column_modifiers(look: Look<'_, Self>, battle: &Battle<Self>) -> Modifiers<Self::Line>;
}

/// 4.2.1, 4.2.3 What each game says of losses.
pub trait Losing: Reckoning {
    /// What each side has to pick, counted when the result is read.
    fn losses(
        look: Look<'_, Self>,
        battle: &Battle<Self>,
        result: CombatResult,
    ) -> Self::PerSide<u8>;

    /// 4.2.1f, 4.2.3g Does the owner of the units have a choice?
    fn has_choice(look: Look<'_, Self>, battle: &Battle<Self>, side: Self::Side) -> bool;

    /// Losses that leave no choice. Says whether all are taken.
    fn take_forced(act: &mut Act<'_, Self>, side: Self::Side) -> bool;
}

/// What each game says about the course of a combat.
pub trait Fighting: Losing + Casualties + Effects + Windows {
    /// Who has to choose at a stage of the game's own; nobody if it goes on by itself.
    fn asked_at(
        look: Look<'_, Self>,
        battle: &Battle<Self>,
        stage: Self::OwnBattleStage,
    ) -> Option<Self::Side>;

    /// A stage of the game's own goes by.
    fn proceed_at(act: &mut Act<'_, Self>, battle: &Battle<Self>, stage: Self::OwnBattleStage);

    /// 4.2e, 4.2.2e One side has nobody left, so the other has won without a roll.
    fn win_unopposed(act: &mut Act<'_, Self>, result: CombatResult);

    /// 4.2i, 4.2.2g The die is thrown; the advantage may still cancel it.
    fn offer_reroll(act: &mut Act<'_, Self>, die: u8);

    /// All losses are taken.
    fn conclude(act: &mut Act<'_, Self>, battle: &Battle<Self>);

    /// 4.2.2a, 4.2.4a What the outcome means for those who have lost.
    fn retreat(act: &mut Act<'_, Self>, battle: &Battle<Self>);

    /// The combat is over, its step off the stack, its counters back.
    fn end(act: &mut Act<'_, Self>, battle: &Battle<Self>);
}

impl<'a, C: Reckoning> Look<'a, C> {
    /// 4.2b to 4.2g, 4.2.2a to 4.2.2f What the combat comes to as it stands now.
    pub fn reading(self, battle: &Battle<C>) -> Reading<C::Line> {
        let (attacker, defender) = (battle.attacker, battle.attacker.other());
        Reading::new(
            C::strength(self, battle, attacker),
            C::strength(self, battle, defender),
            C::die_modifiers(self, battle),
            C::column_modifiers(self, battle),
        )
    }

    /// 4.2e, 4.4f, 4.2.2e Without a unit on one side there is no roll: the other has won. Ruling: if nobody is left the defender has.
    pub fn walkover(self, battle: &Battle<C>) -> Option<CombatResult> {
        let units = |side| C::fighters(self, battle, side);
        CombatResult::walkover(units(battle.attacker), units(battle.attacker.other()))
    }

    /// What the die can bring, equal faces together.
    pub fn results(
        self,
        battle: &Battle<C>,
        reading: &Reading<C::Line>,
    ) -> Vec<(u8, CombatResult)> {
        reading.results(C::table(self), self.walkover(battle))
    }
}

impl<C: Losing> Look<'_, C> {
    /// 4.2.1c to 4.2.1e, 4.2.1h, 4.2.3a What each side has to pick.
    pub fn losses(self, battle: &Battle<C>, result: CombatResult) -> C::PerSide<u8> {
        C::losses(self, battle, result)
    }
}

impl<C: Fighting> Look<'_, C> {
    /// Who has to choose at this stage; nobody if it goes on by itself.
    pub fn asked_in_battle(self, stage: BattleStage<C>) -> Option<C::Side> {
        let battle = self.state.battle.as_ref()?;
        let chooses = |side| C::has_choice(self, battle, side).then_some(side);
        match stage {
            BattleStage::AttackerLosses => chooses(battle.attacker),
            BattleStage::DefenderLosses => chooses(battle.attacker.other()),
            BattleStage::Stratagems
            | BattleStage::Reveal
            | BattleStage::Roll
            | BattleStage::Result
            | BattleStage::Retreat
            | BattleStage::End => None,
            BattleStage::Own(stage) => C::asked_at(self, battle, stage),
        }
    }
}

impl<C: Campaign> CampaignState<C> {
    /// The combat goes on to another stage.
    pub fn battle_stage(&mut self, stage: BattleStage<C>) {
        self.next_step(Step::Battle { stage });
    }

    /// Who decides in a stage of a combat.
    pub fn fighter(&self, stage: BattleStage<C>) -> C::Side {
        let attacker = self.battle.as_ref().map(|battle| battle.attacker);
        let attacker = attacker.unwrap_or(self.initiative);
        match stage {
            BattleStage::AttackerLosses
            | BattleStage::Stratagems
            | BattleStage::Reveal
            | BattleStage::Roll
            | BattleStage::Result
            | BattleStage::Retreat
            | BattleStage::End => attacker,
            BattleStage::DefenderLosses | BattleStage::Own(_) => attacker.other(),
        }
    }
}

impl<C: Fighting> Act<'_, C> {
    /// 4.2 A combat goes on until somebody has to choose. Says whether somebody has.
    pub fn settle_battle(&mut self, stage: BattleStage<C>) -> bool {
        let asks = self.look().asked_in_battle(stage).is_some();
        if !asks {
            self.proceed_with_battle(stage);
        }
        asks
    }

    /// 4.2 A stage at which nobody has to choose goes by.
    fn proceed_with_battle(&mut self, stage: BattleStage<C>) {
        let Some(battle) = self.state.battle.clone() else {
            self.state.stack.pop();
            return;
        };
        let (attacker, defender) = (battle.attacker, battle.attacker.other());
        match stage {
            BattleStage::Stratagems => {
                self.state.battle_stage(BattleStage::Reveal);
                self.state.open_window(WindowKind::Combat, attacker);
            }
            BattleStage::Reveal => self.reveal(),
            BattleStage::Roll => match self.look().walkover(&battle) {
                Some(result) => C::win_unopposed(self, result),
                None => {
                    let die = self.state.dice.d6(self.log).get();
                    C::offer_reroll(self, die);
                }
            },
            BattleStage::AttackerLosses => {
                if C::take_forced(self, attacker) {
                    self.state.battle_stage(BattleStage::DefenderLosses);
                }
            }
            BattleStage::DefenderLosses => {
                if C::take_forced(self, defender) {
                    C::conclude(self, &battle);
                }
            }
            BattleStage::Result => {
                self.state.battle_stage(BattleStage::Retreat);
                self.state.open_window(WindowKind::Result, attacker);
            }
            BattleStage::Retreat => C::retreat(self, &battle),
            BattleStage::End => {
                self.state.stack.pop();
                self.state.battle = None;
                C::end(self, &battle);
            }
            BattleStage::Own(stage) => C::proceed_at(self, &battle, stage),
        }
    }

    /// 4.2b, 4.2.2a The odds are known.
    pub fn announce_battle(&mut self) {
        if let Some(battle) = &self.state.battle {
            let reading = self.look().reading(battle);
            reading.announce::<C>(battle.attacker, battle.zone, self.log);
        }
    }

    /// 4.2e, 4.2.2c Both stratagems are shown and take effect together. That may take further steps, so the roll waits below them. 4.4b That of a camp assault has been shown when it was begun.
    fn reveal(&mut self) {
        self.state.battle_stage(BattleStage::Roll);
        let Some(before) = self.state.battle.clone() else {
            return;
        };
        let battle = Battle::<C> {
            revealed: true,
            ..before.clone()
        };
        self.state.battle = Some(battle.clone());
        reveal_passes(&battle.passes, &mut self.state.phase.passed);
        for (side, play) in put_down_in_order::<C>(battle.attacker, &battle.plays) {
            if C::is_secret(&before, side) {
                show::<C>(side, &play, self.log);
            }
        }
        self.apply_revealed(&battle);
    }

    /// 4.2f to 4.2h, 4.2.2e, 4.2.3 The die stands: its result is read and the losses are counted.
    pub fn resolve_battle(&mut self, die: D6) {
        let Some(battle) = self.state.battle.clone() else {
            return;
        };
        let look = Look::new(self.game, self.state);
        let (reading, table) = (look.reading(&battle), C::table(look));
        let result = reading.resolve::<C>(table, battle.zone, die, self.log);
        let losses = C::losses(self.look(), &battle, result);
        if let Some(battle) = &mut self.state.battle {
            battle.result = Some(result);
            battle.losses = losses;
        }
        self.state.battle_stage(BattleStage::AttackerLosses);
    }

    /// Tells who has won, once the result is known.
    pub fn tell_winner(&mut self, battle: &Battle<C>) {
        if let Some(result) = battle.result {
            result.log_winner::<C>(battle.attacker, battle.zone, self.log);
        }
    }
}
