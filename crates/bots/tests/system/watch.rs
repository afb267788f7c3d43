//! Reads what the system did from the events of a war.

use game_peloponnesian_war::{
    BattleKind, EndReason, Event, Obstacle, PassReason, Side, SpaceId, SpaceSet,
};

use super::Measure;

const CATCHES: &str = "catches the player";
const GARRISON: &str = "its garrison against an army";

/// Has the system to intercept, or to fight an army that has come to its garrison?
pub(crate) fn is_forced(occasion: &str) -> bool {
    occasion.starts_with(CATCHES) || occasion.starts_with(GARRISON)
}

/// What has to be remembered between events.
pub(crate) struct Watch {
    /// The side that the system leads now.
    pub system: Side,
    /// What last kept it from sending an army.
    obstacle: Option<Obstacle>,
    /// The operation that is under way, its objective and what the system is about.
    operating: Option<Side>,
    objective: Option<SpaceId>,
    task: String,
    /// Where armies of the system, and of the player, have arrived in this turn.
    arrived: [SpaceSet; 2],
    kind: Option<(BattleKind, SpaceId, SpaceId)>,
    source: &'static str,
}

impl Watch {
    pub(crate) fn new(system: Side) -> Self {
        Self {
            system,
            obstacle: None,
            operating: None,
            objective: None,
            task: String::new(),
            arrived: [SpaceSet::EMPTY; 2],
            kind: None,
            source: "",
        }
    }

    /// Counts what some events say of the system.
    pub(crate) fn note(&mut self, sum: &mut Measure, events: Vec<Event>) {
        for event in events {
            self.note_operation(sum, &event);
            self.note_combat(sum, &event);
        }
    }

    fn note_operation(&mut self, sum: &mut Measure, event: &Event) {
        let record = &mut sum.sides[self.system as usize];
        match *event {
            Event::TurnBegan { .. } => {
                self.obstacle = None;
                self.arrived = [SpaceSet::EMPTY; 2];
            }
            Event::SideRolled { changed: true, .. } => self.system = self.system.other(),
            Event::DangerSeen { side, danger, .. } if side == self.system => {
                self.task = danger.to_string();
            }
            Event::AreaRolled { side, strategy, .. } if side == self.system => {
                self.task = strategy.to_string();
            }
            Event::NoDanger { side } if side == self.system => self.task = "attack".to_owned(),
            Event::ObjectiveNamed {
                side, objective, ..
            } => {
                (self.operating, self.objective) = (Some(side), Some(objective));
            }
            Event::OperationEnded { side, reason } => {
                if side == self.system {
                    record.operations += 1;
                    let ends = record.tasks.entry(self.task.clone()).or_default();
                    *ends.entry(format!("{reason:?}")).or_default() += 1;
                }
                if let (EndReason::Arrived, Some(space)) = (reason, self.objective) {
                    self.arrived[usize::from(side != self.system)].insert(space);
                }
                (self.operating, self.objective) = (None, None);
            }
            Event::ArmyImpossible { side, reason }
            | Event::DangerPassedOver { side, reason, .. }
                if side == self.system =>
            {
                self.obstacle = Some(reason);
            }
            Event::Passed { side, reason } if side == self.system => {
                let reason = match (reason, self.obstacle) {
                    (PassReason::NoArmy, Some(obstacle)) => {
                        let ends = record.tasks.entry(self.task.clone()).or_default();
                        *ends.entry(format!("{obstacle:?}")).or_default() += 1;
                        format!("{obstacle:?}")
                    }
                    (reason, _) => format!("{reason:?}"),
                };
                // Every turn of the system ends in this way.
                record.turns += 1;
                *record.passes.entry(reason).or_default() += 1;
            }
            _ => {}
        }
    }

    fn note_combat(&mut self, sum: &mut Measure, event: &Event) {
        let record = &mut sum.sides[self.system as usize];
        match *event {
            Event::BattleRolled {
                kind, at, against, ..
            } => {
                // The first dice of a mixed battle are those at sea.
                self.kind = self.kind.or(Some((kind, at, against)));
                self.source = "battles";
            }
            Event::BattleEnded { winner, .. } => {
                let occasion = self.occasion();
                self.kind = None;
                let battles = record.battles.entry(occasion).or_default();
                battles.note(winner, self.system);
            }
            Event::SiegeRolled { side, success, .. } => {
                let [succeeded, all] = &mut record.sieges[usize::from(side != self.system)];
                *succeeded += u32::from(success);
                *all += 1;
                self.source = "sieges";
            }
            Event::SiegeBroken { side, .. } => {
                record.sieges[usize::from(side != self.system)][1] += 1;
                self.source = "sieges";
            }
            Event::Surrendered { .. } => self.source = "surrender",
            Event::PointsScored { points, .. } => {
                *record.points.entry(self.source.to_owned()).or_default() += i64::from(points);
            }
            _ => {}
        }
    }

    /// How the battle that was fought came about.
    fn occasion(&self) -> String {
        let Some((kind, at, against)) = self.kind else {
            return "unknown".to_owned();
        };
        let both = |spaces: SpaceSet| spaces.contains(at) || spaces.contains(against);
        let [by_system, by_player] = self.arrived.map(both);
        let occasion = match (self.operating, by_system, by_player) {
            (Some(side), _, _) if side == self.system => "caught on its march",
            (Some(_), _, _) => CATCHES,
            (None, true, true) => "army against army",
            (None, true, false) => "its army against a garrison",
            (None, false, true) => GARRISON,
            (None, false, false) => "garrisons",
        };
        let place = if at == against || self.operating.is_some() {
            ""
        } else {
            " in a zone"
        };
        format!("{occasion}{place}, {kind:?}").to_lowercase()
    }
}
