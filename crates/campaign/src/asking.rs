//! Who is asked what: the questions of the steps that both games have.

use crate::{Asking, BySide, Look, Picking, Retreat, SharedPrompt, Step};

impl<C: Asking> Look<'_, C> {
    /// Which side must answer a step.
    pub fn asked(self, step: Step<C>) -> C::Side {
        match step {
            Step::Window { window } => window.asked,
            Step::Announce { side }
            | Step::Menu { side }
            | Step::Pick(Picking { side, .. })
            | Step::March { side }
            | Step::Withdraw { side, .. }
            | Step::Combats { side }
            | Step::Retreat(Retreat { side, .. })
            | Step::Sieges { side, .. }
            | Step::Keep { side }
            | Step::Epidemic { side, .. }
            | Step::Sick { side } => side,
            Step::Battle { stage } => self.state.fighter(stage),
            Step::Turn { .. } => self.state.initiative,
            Step::Own(step) => C::asked(self, step),
        }
    }

    /// The question that a step puts to that side.
    pub fn prompt(self, step: Step<C>, side: C::Side) -> C::Prompt {
        let shared = match step {
            Step::Announce { .. } => SharedPrompt::Announce {
                side,
                most: *self.state.actions.of(side),
            },
            Step::Menu { .. } => SharedPrompt::Menu {
                side,
                points: self.state.phase.budget.announced,
            },
            Step::Pick(Picking { from, picked, .. }) => SharedPrompt::Pick {
                side,
                from,
                pieces: picked,
            },
            Step::Withdraw { zone, .. } => SharedPrompt::Withdraw { side, zone },
            Step::Combats { .. } => SharedPrompt::Combats { side },
            Step::Sieges { .. } => SharedPrompt::Sieges { side },
            Step::Keep { .. } => SharedPrompt::Keep { side },
            Step::Epidemic { left, .. } => SharedPrompt::Epidemic { side, left },
            Step::Sick { .. } => SharedPrompt::Sick { side },
            Step::Turn { .. } => SharedPrompt::Menu { side, points: 0 },
            Step::Window { window } => return C::window_prompt(side, window.kind),
            Step::March { .. } => return C::march_prompt(self, side),
            Step::Battle { stage } => return C::battle_prompt(self, side, stage),
            Step::Retreat(retreat) => return C::retreat_prompt(self, retreat),
            Step::Own(step) => return C::own_prompt(self, step, side),
        };
        shared.into()
    }

    /// 3b Where does the group on the move go next?
    pub fn shared_march_prompt(self, side: C::Side) -> C::Prompt {
        let march = self.state.marching().unwrap_or_default();
        let prompt = SharedPrompt::March {
            side,
            at: march.at,
            pieces: march.group,
            points: march.spent,
        };
        prompt.into()
    }

    /// Which unit of a side is hit?
    pub fn shared_losses_prompt(self, side: C::Side) -> C::Prompt {
        let battle = self.state.battle.as_ref();
        let prompt = SharedPrompt::Losses {
            side,
            zone: battle.map(|battle| battle.zone).unwrap_or_default(),
            left: battle.map_or(0, |battle| *battle.losses.of(side)),
        };
        prompt.into()
    }
}
