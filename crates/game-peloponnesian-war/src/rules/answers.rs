//! What is asked in a position, and all lawful answers.

use engine::{Decisions, Seat};

use super::{Look, going_home::Destination, march::land_sorts};
use crate::{
    action::Action,
    game::PeloponnesianWar,
    ids::{Side, Sort},
    names::SpaceId,
    prompt::Prompt,
    sets::SpaceSet,
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
        let step = self.at.steps.last().filter(|step| step.asks())?;
        if self.at.verdict.is_some() {
            return None;
        }
        match self.at.mode {
            // The system decides for itself: nothing need be looked up.
            Mode::Solitaire { player } => {
                debug_assert_eq!(
                    self.asked_by(step),
                    Some(player),
                    "only the player is asked"
                );
                Some(player)
            }
            Mode::TwoPlayers => self.asked_by(step),
        }
    }

    /// The side that a step asks.
    fn asked_by(self, step: &Step) -> Option<Side> {
        match *step {
            Step::Operations { side }
            | Step::Intercept { side }
            | Step::Remain { side, .. }
            | Step::Homeward { side, .. }
            | Step::Build { side, .. } => Some(side),
            Step::Objective | Step::Approach | Step::Gather | Step::Ashore { .. } => {
                self.at.operation.as_ref().map(|operation| operation.side)
            }
            Step::Levy { .. } => Some(Side::Athens),
            Step::Battles { .. } | Step::Sieges { .. } => self.at.marks.chooser,
            Step::Turn { .. } | Step::Walk { .. } | Step::Battle { .. } | Step::Staying { .. } => {
                None
            }
        }
    }

    /// Fills in the question and its answers, in order.
    #[inline(always)]
    pub fn decide(self, out: &mut Decisions<PeloponnesianWar>) {
        if self.at.verdict.is_none() {
            self.ask(out);
        }
    }

    /// The question of the innermost step with its answers; nothing if it asks none.
    #[inline(always)]
    fn ask(self, out: &mut Decisions<PeloponnesianWar>) -> Option<()> {
        let operation = self.at.operation.as_ref();
        let talents = |side: Side| *self.at.treasury.get(side);
        match *self.at.steps.last()? {
            Step::Operations { side } => {
                let talents = talents(side);
                out.open(self.seat_of(side), Prompt::Operate { side, talents });
                out.push(Action::Pass);
                out.push(Action::Operate);
            }
            Step::Objective => {
                let &Operation { side, leader, .. } = operation?;
                out.open(self.seat_of(side), Prompt::NameObjective { side, leader });
                // Nearly all can be named: whole stretches between the others.
                let mut next = 0;
                for barred in self.unnameable(side).iter().map(SpaceId::index) {
                    let open = Action::OBJECTIVES.get(next..barred);
                    out.extend_from_slice(open.unwrap_or_default());
                    next = barred + 1;
                }
                let open = Action::OBJECTIVES.get(next..);
                out.extend_from_slice(open.unwrap_or_default());
            }
            Step::Approach => {
                let &Operation {
                    side, objective, ..
                } = operation?;
                let objective = objective?;
                out.open(self.seat_of(side), Prompt::Approach { side, objective });
                out.push(Action::Foment);
                out.push(Action::Send);
            }
            Step::Gather => {
                let operation = operation?;
                let side = operation.side;
                let prompt = Prompt::Gather {
                    side,
                    leader: operation.leader,
                    at: operation.at,
                    objective: operation.objective?,
                    army: Units::new(side, operation.army),
                    talents: talents(side),
                };
                out.open(self.seat_of(side), prompt);
                self.gather_answers(operation, out);
            }
            Step::Intercept { side } => {
                let operation = operation?;
                let prompt = Prompt::Intercept {
                    side,
                    at: operation.at,
                    leader: operation.leader,
                    army: Units::new(operation.side, operation.army),
                };
                out.open(self.seat_of(side), prompt);
                let (forces, _) = self.interceptors();
                out.extend(forces.iter().map(|from| Action::Intercept { from }));
                out.push(Action::LetPass);
            }
            Step::Ashore { left } => {
                let operation = operation?;
                let side = operation.side;
                let prompt = Prompt::LeaveAshore {
                    side,
                    space: operation.at,
                    left,
                };
                out.open(self.seat_of(side), prompt);
                let sorts = land_sorts(operation.army).into_iter();
                out.extend(sorts.map(|sort| Action::Leave {
                    nationality: sort.nationality(side),
                    kind: sort.kind(),
                }));
                out.sort_from(0);
            }
            Step::Battles { group } => {
                let side = self.at.marks.chooser?;
                out.open(self.seat_of(side), Prompt::NextBattle { side, group });
                let pairs = self.pending_battles(group).into_iter();
                out.extend(pairs.map(|(space, against)| Action::Battle { space, against }));
                out.sort_from(0);
            }
            Step::Sieges { group } => {
                let side = self.at.marks.chooser?;
                out.open(self.seat_of(side), Prompt::NextSiege { side, group });
                let sieges = self.pending_sieges(group).into_iter();
                out.extend(sieges.map(|(_, space)| Action::Siege { space }));
                out.sort_from(0);
            }
            Step::Remain { side, space } => {
                out.open(self.seat_of(side), Prompt::Remain { side, space });
                let force = self.at.troops.at(side, space);
                let kinds = self.staying_kinds(space, force).into_iter();
                out.extend(kinds.map(|kind| Action::Keep { kind }));
            }
            Step::Homeward { side, sort, .. } => {
                let sort = sort_of(sort)?;
                let prompt = Prompt::GoHome {
                    side,
                    nationality: sort.nationality(side),
                    kind: sort.kind(),
                };
                out.open(self.seat_of(side), prompt);
                let homes = self.homes().into_iter().flatten();
                out.extend(homes.map(|space| Action::Home { space }));
                out.sort_from(0);
            }
            Step::Levy { peace } => {
                let side = Side::Athens;
                let talents = self.levy(peace);
                out.open(self.seat_of(side), Prompt::Levy { side, talents });
                out.push(Action::RaiseLevy);
                out.push(Action::DeclineLevy);
            }
            Step::Build { side, left, peace } => {
                let talents = talents(side);
                let prompt = if peace {
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
                };
                out.open(self.seat_of(side), prompt);
                let buildable = self.buildable(side, peace);
                buildable.for_each(|(nationality, kind)| {
                    out.push(Action::Build { nationality, kind });
                });
                out.push(Action::Done);
            }
            Step::Turn { .. } | Step::Walk { .. } | Step::Battle { .. } | Step::Staying { .. } => {}
        }
        Some(())
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
        let objective = SpaceSet::one(operation.objective.unwrap_or(operation.at));
        let elsewhere = self.elsewhere(operation);
        // One search tells of the objective as well.
        let reached = self.with_way(operation, elsewhere.union(objective));
        self.takeable_within(side, reached.intersection(elsewhere))
            .for_each(|space| out.push(Action::Go { space }));
        self.takeable_within(side, self.by_open_sea(operation, elsewhere))
            .for_each(|space| out.push(Action::GoByOpenSea { space }));
        if reached.meets(objective) || self.can_sail_in_part(operation) {
            out.push(Action::March);
        }
        if self.may_march_by_open_sea(operation).is_ok() {
            out.push(Action::MarchByOpenSea);
        }
        out.push(Action::Stop);
    }
}
