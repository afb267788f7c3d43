//! 2 The parts of a turn in order. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use engine::D6;

use crate::{
    Act, BySide, Campaign, CampaignState, HalfTurn, Look, Phase, Scenario, Stage, Step, TwoSided,
    Vocabulary, WindowKind, initiative, next_to_act,
};

/// 2.Aa, 2.Ab So many counters a side draws.
const DRAWN: u8 = 2;

/// What each game does in the parts of a turn.
pub trait Sequence: Vocabulary {
    /// 2.A The turn begins: counters are drawn.
    fn begin_turn(act: &mut Act<'_, Self>);

    /// 2.B.1c to 2.B.1f The action points that the dice of a side give.
    fn action_points(look: Look<'_, Self>, dice: [D6; 2]) -> u8;

    /// Tells what both sides have thrown for the initiative.
    fn tell_initiative(act: &mut Act<'_, Self>, dice: [[D6; 2]; 2]);

    /// 2.B.2 Reinforcements come up. Says which part comes first.
    fn begin_reinforcements(act: &mut Act<'_, Self>) -> Stage<Self>;

    /// 2.B.2a The next group of a side arrives, or the other part begins.
    fn arrivals(act: &mut Act<'_, Self>, half: HalfTurn<Self::Side>);

    /// 2.B.2k, 2.B.3a Those who are down recover.
    fn recover_leaders(act: &mut Act<'_, Self>);

    /// The part after the action phases.
    fn after_actions(first: Self::Side) -> Stage<Self>;

    /// 4.3j, 2.C The sieges of a side come up. Says which part is next.
    fn begin_sieges(act: &mut Act<'_, Self>, half: HalfTurn<Self::Side>) -> Stage<Self>;

    /// The part after the D.2 of both sides.
    fn after_regrouping(first: Self::Side) -> Stage<Self>;

    /// 2.Dd, 2.D.2 The D.2 of a side.
    fn begin_regrouping(act: &mut Act<'_, Self>, side: Self::Side);

    /// 2.Dj, 2.D.3 The D.3 of a side.
    fn begin_recovery(act: &mut Act<'_, Self>, side: Self::Side);

    /// 6b, 6c D.4: the marker moves.
    fn move_supply(act: &mut Act<'_, Self>, side: Self::Side);

    /// 6.3a With nothing left the side suffers.
    fn starve(act: &mut Act<'_, Self>, side: Self::Side);

    /// 6.4 D.5 of a side.
    fn begin_attrition(act: &mut Act<'_, Self>, half: HalfTurn<Self::Side>);

    /// 9 The victory check.
    fn check_victory(act: &mut Act<'_, Self>);

    /// A part that only this game has.
    fn own_part(act: &mut Act<'_, Self>, part: Self::OwnStage);
}

impl<C: Campaign> CampaignState<C> {
    /// This part of the turn is next.
    pub fn turn_to(&mut self, stage: Stage<C>) {
        self.next_step(Step::Turn { stage });
    }
}

impl<C: Sequence> Act<'_, C> {
    /// 2a, 2.Da One part of the turn, and which comes next.
    pub fn proceed_with_turn(&mut self, stage: Stage<C>) {
        let first = self.state.initiative;
        match stage {
            Stage::Draw => {
                self.state.turn_to(Stage::Initiative);
                C::begin_turn(self);
            }
            Stage::Initiative => {
                self.state.phase = Phase::default();
                self.roll_initiative();
                self.state.turn_to(Stage::StartReinforcements);
                let holder = self.state.advantage;
                self.state.open_window(WindowKind::Initiative, holder);
            }
            Stage::StartReinforcements => {
                let next = C::begin_reinforcements(self);
                self.state.turn_to(next);
                let holder = self.state.advantage;
                self.state.open_window(WindowKind::Reinforcements, holder);
            }
            Stage::Arrivals(half) => C::arrivals(self, half),
            Stage::LeadersRecover => {
                C::recover_leaders(self);
                self.state.turn_to(Stage::Actions { side: first });
            }
            Stage::Actions { side } => self.next_action_phase(side),
            Stage::Sieges(_)
            | Stage::Hands(_)
            | Stage::Regrouping(_)
            | Stage::Recovery(_)
            | Stage::Supply(_)
            | Stage::Famine(_)
            | Stage::StartAttrition(_) => self.adjust(stage),
            Stage::End => {
                C::check_victory(self);
                if self.state.verdict.is_none() {
                    self.state.turn += 1;
                    self.state.turn_to(Stage::Draw);
                }
            }
            Stage::Own(part) => C::own_part(self, part),
        }
    }

    /// 2.Da What one player does after the other when the action phases are over.
    fn adjust(&mut self, stage: Stage<C>) {
        match stage {
            Stage::Sieges(half) => {
                let (side, next) = (half.side, C::begin_sieges(self, half));
                self.state.turn_to(next);
                self.state.stack.push(Step::Sieges { side, done: 0 });
            }
            Stage::Hands(half) => {
                self.state.turn_to(Stage::Regrouping(half));
                self.state.ask_to_keep(half.side);
            }
            Stage::Regrouping(half) => {
                let other = C::after_regrouping(self.state.initiative);
                let next = half.next().map_or(other, Stage::Hands);
                self.state.turn_to(next);
                C::begin_regrouping(self, half.side);
            }
            Stage::Recovery(half) => {
                self.state.turn_to(Stage::Supply(half));
                C::begin_recovery(self, half.side);
            }
            Stage::Supply(half) => {
                self.state.phase.passed = C::PerSide::default();
                C::move_supply(self, half.side);
                self.state.turn_to(Stage::Famine(half));
                self.state.open_window_for(WindowKind::Supply, half.side);
            }
            Stage::Famine(half) => {
                self.state.turn_to(Stage::StartAttrition(half));
                self.famine(half.side);
            }
            Stage::StartAttrition(half) => C::begin_attrition(self, half),
            Stage::Draw
            | Stage::Initiative
            | Stage::StartReinforcements
            | Stage::Arrivals(_)
            | Stage::LeadersRecover
            | Stage::Actions { .. }
            | Stage::End
            | Stage::Own(_) => {}
        }
    }

    /// 6.3a, 6.3b After D.4 and its stratagems: a side with nothing left starves.
    pub fn famine(&mut self, side: C::Side) {
        if self.state.supply.of(side).is_exhausted() {
            C::starve(self, side);
        }
    }

    /// 2.Aa, 2.Ab, 10.1d, 10.1e Both sides draw, this one first; in the first turn the scenario says how many.
    pub fn draw_both(&mut self, side: C::Side, first_draws: impl Fn(&Scenario<C>, C::Side) -> u8) {
        let Some(scenario) = self.game.scenario(self.state) else {
            return;
        };
        let is_first = self.state.turn == scenario.first_turn;
        for side in [side, side.other()] {
            let count = if is_first {
                first_draws(scenario, side)
            } else {
                DRAWN
            };
            self.draw(side, count);
        }
    }

    /// 2.B.1a to 2.B.1f Dice for the initiative and for action points.
    fn roll_initiative(&mut self) {
        let mut roll = || [self.state.dice.d6(self.log), self.state.dice.d6(self.log)];
        let dice = [roll(), roll()];
        self.resolve_initiative(dice);
    }

    /// 2.B.1a to 2.B.1f The higher total has the initiative, the advantage a tie; half of the dice and the season make the points. The dice of the
    /// first seat come first.
    pub fn resolve_initiative(&mut self, dice: [[D6; 2]; 2]) {
        self.state.initiative = initiative(dice, self.state.advantage);
        for (side, dice) in C::Side::BOTH.into_iter().zip(dice) {
            *self.state.actions.of_mut(side) = C::action_points(self.look(), dice);
        }
        C::tell_initiative(self, dice);
    }

    /// 2.B.3a to 2.B.3e Whoever has points left plays the next action phase.
    fn next_action_phase(&mut self, side: C::Side) {
        self.state.phase = Phase::default();
        match next_to_act(side, &self.state.actions) {
            Some(side) => {
                let stage = Stage::Actions { side: side.other() };
                self.state.turn_to(stage);
                self.state.stack.push(Step::Announce { side });
            }
            None => self.state.turn_to(C::after_actions(self.state.initiative)),
        }
    }
}
