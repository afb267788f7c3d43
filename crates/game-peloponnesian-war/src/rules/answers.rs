//! What is asked in a position, and all lawful answers.

use engine::{Decisions, Seat};

use super::{Look, going_home::Destination, march::land_sorts};
use crate::{
    action::Action,
    game::PeloponnesianWar,
    ids::{Side, Sort},
    names::SpaceId,
    prompt::Prompt,
    state::{Mode, Operation},
    step::{Step, sort_of},
    troops::Units,
};

impl Look<'_> {
    /// Who answers for a side.
    pub fn seat_of(self, side: Side) -> Seat {
        match self.at.mode {
            Mode::Solitaire { .. } => Seat(0),
            Mode::TwoPlayers => side.seat(),
        }
    }

    /// The side that is asked.
    pub fn asked(self) -> Option<Side> {
        if self.at.verdict.is_some() {
            return None;
        }
        let operating = || self.at.operation.as_ref().map(|operation| operation.side);
        match *self.at.steps.last()? {
            Step::Operations { side }
            | Step::Intercept { side }
            | Step::Lose { side, .. }
            | Step::Remain { side, .. }
            | Step::Homeward { side, .. }
            | Step::Build { side, .. } => Some(side),
            Step::Objective | Step::Approach | Step::Gather | Step::Ashore { .. } => operating(),
            Step::Battles { .. } | Step::Sieges { .. } => self.at.marks.chooser,
            Step::Turn { .. } | Step::Walk { .. } | Step::Battle { .. } | Step::Staying { .. } => {
                None
            }
        }
    }

    /// What is asked.
    pub fn prompt(self) -> Option<Prompt> {
        self.prompt_to(self.asked()?)
    }

    /// What the side that is asked is asked.
    #[inline]
    fn prompt_to(self, side: Side) -> Option<Prompt> {
        let talents = *self.at.treasury.get(side);
        let operation = self.at.operation.as_ref();
        Some(match *self.at.steps.last()? {
            Step::Operations { side } => Prompt::Operate { side, talents },
            Step::Objective => Prompt::NameObjective {
                side,
                leader: operation?.leader,
            },
            Step::Approach => Prompt::Approach {
                side,
                objective: operation?.objective?,
            },
            Step::Gather => {
                let operation = operation?;
                Prompt::Gather {
                    side,
                    leader: operation.leader,
                    at: operation.at,
                    objective: operation.objective?,
                    army: Units::new(side, operation.army),
                    talents,
                }
            }
            Step::Intercept { side } => {
                let operation = operation?;
                Prompt::Intercept {
                    side,
                    at: operation.at,
                    leader: operation.leader,
                    army: Units::new(operation.side, operation.army),
                }
            }
            Step::Lose {
                side,
                party,
                kind,
                left,
            } => Prompt::ChooseLoss {
                side,
                space: self.party_space(party),
                kind,
                left,
            },
            Step::Ashore { left } => Prompt::LeaveAshore {
                side,
                space: operation?.at,
                left,
            },
            Step::Battles { group } => Prompt::NextBattle { side, group },
            Step::Sieges { group } => Prompt::NextSiege { side, group },
            Step::Remain { side, space } => Prompt::Remain { side, space },
            Step::Homeward { side, sort, .. } => {
                let sort = sort_of(sort)?;
                Prompt::GoHome {
                    side,
                    nationality: sort.nationality(side),
                    kind: sort.kind(),
                }
            }
            Step::Build { side, left, peace } => {
                if peace {
                    Prompt::PeaceBuild {
                        side,
                        left,
                        talents,
                    }
                } else {
                    Prompt::Build {
                        side,
                        left,
                        talents,
                    }
                }
            }
            Step::Turn { .. } | Step::Walk { .. } | Step::Battle { .. } | Step::Staying { .. } => {
                return None;
            }
        })
    }

    /// Fills in the question and its answers, in order.
    #[inline(always)]
    pub fn decide(self, out: &mut Decisions<PeloponnesianWar>) {
        let Some(side) = self.asked() else {
            return;
        };
        let (Some(prompt), Some(&step)) = (self.prompt_to(side), self.at.steps.last()) else {
            return;
        };
        out.open(self.seat_of(side), prompt);
        match step {
            Step::Operations { .. } => {
                out.push(Action::Pass);
                out.push(Action::Operate);
            }
            Step::Objective => {
                // Nearly all can be named: whole stretches between the others.
                let mut next = 0;
                for barred in self.unnameable(side).iter().map(SpaceId::index) {
                    let open = Action::OBJECTIVES.get(next..barred);
                    out.extend(open.unwrap_or_default().iter().copied());
                    next = barred + 1;
                }
                let open = Action::OBJECTIVES.get(next..);
                out.extend(open.unwrap_or_default().iter().copied());
            }
            Step::Approach => {
                out.push(Action::Foment);
                out.push(Action::Send);
            }
            Step::Gather => {
                if let Some(operation) = self.at.operation.as_ref() {
                    self.gather_answers(operation, out);
                }
            }
            Step::Intercept { .. } => {
                let (forces, _) = self.interceptors();
                out.extend(forces.iter().map(|from| Action::Intercept { from }));
                out.push(Action::LetPass);
            }
            Step::Lose { .. } => out.extend(
                side.nationalities()
                    .into_iter()
                    .map(|nationality| Action::Lose { nationality }),
            ),
            Step::Ashore { .. } => {
                if let Some(operation) = self.at.operation.as_ref() {
                    out.extend(
                        land_sorts(operation.army)
                            .into_iter()
                            .map(|sort| Action::Leave {
                                nationality: sort.nationality(side),
                                kind: sort.kind(),
                            }),
                    );
                    out.sort_from(0);
                }
            }
            Step::Battles { group } => {
                let pairs = self.pending_battles(group).into_iter();
                out.extend(pairs.map(|(space, against)| Action::Battle { space, against }));
                out.sort_from(0);
            }
            Step::Sieges { group } => {
                let sieges = self.pending_sieges(group).into_iter();
                out.extend(sieges.map(|(_, space)| Action::Siege { space }));
                out.sort_from(0);
            }
            Step::Remain { space, .. } => {
                let force = self.at.troops.at(side, space);
                let kinds = self.staying_kinds(space, force).into_iter();
                out.extend(kinds.map(|kind| Action::Keep { kind }));
            }
            Step::Homeward { .. } => {
                out.extend(
                    self.homes()
                        .into_iter()
                        .flatten()
                        .map(|space| Action::Home { space }),
                );
                out.sort_from(0);
            }
            Step::Build { peace, .. } => {
                let buildable = self.buildable(side, peace);
                buildable.for_each(|(nationality, kind)| {
                    out.push(Action::Build { nationality, kind });
                });
                out.push(Action::Done);
            }
            Step::Turn { .. } | Step::Walk { .. } | Step::Battle { .. } | Step::Staying { .. } => {}
        }
    }

    /// PC.h, PC.m The two places between which the owner chooses.
    pub fn homes(self) -> Option<[SpaceId; 2]> {
        let Step::Homeward {
            side,
            sort,
            after_combat,
        } = *self.at.steps.last()?
        else {
            return None;
        };
        let sort = sort_of(sort)?;
        let count = self.at.homeward.get(side).get(sort);
        match self.destination(side, sort, count, after_combat) {
            Destination::Choice(spaces) => Some(spaces),
            Destination::Place(..) | Destination::Lost => None,
        }
    }

    #[inline(always)]
    fn gather_answers(self, operation: &Operation, out: &mut Decisions<PeloponnesianWar>) {
        let side = operation.side;
        let there = self.available(side, operation.at);
        let purse = self.purse(side);
        for sort in Sort::ALL {
            let most = i32::from(there.get(sort));
            if most == 0 {
                continue;
            }
            let price = self.game.counters.price(side, sort);
            let most = match purse.max(0).checked_div(price) {
                Some(payable) if payable < most => payable,
                Some(_) | None => most,
            };
            let (nationality, kind) = (sort.nationality(side), sort.kind());
            out.extend((1..=most as u8).map(|count| Action::Take {
                nationality,
                kind,
                count,
            }));
        }
        self.goals(operation)
            .for_each(|space| out.push(Action::Go { space }));
        self.goals_by_open_sea(operation)
            .for_each(|space| out.push(Action::GoByOpenSea { space }));
        if self.may_march(operation).is_ok() {
            out.push(Action::March);
        }
        if self.may_march_by_open_sea(operation).is_ok() {
            out.push(Action::MarchByOpenSea);
        }
        if self.may_stop(operation).is_ok() {
            out.push(Action::Stop);
        }
    }
}
