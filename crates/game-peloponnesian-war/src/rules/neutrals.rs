//! 4.5 Neutrals that join the war.

use super::{Look, Play};
use crate::{
    event::Event,
    force::Force,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    troops::Units,
};

impl Look<'_> {
    /// 4.1d, 10.1.4c, 10.1.4d May a side's army enter at all?
    pub fn is_entry_barred(self, side: Side, space: SpaceId) -> bool {
        match (side, space) {
            (Side::Athens, SpaceId::ARGOS) => !self.at.allies.argos,
            (Side::Sparta, SpaceId::SYRACUSE) => !self.at.allies.syracuse,
            _ => false,
        }
    }

    /// 4.2.2a Would entering bring a neutral into the war?
    pub fn would_rouse(self, side: Side, space: SpaceId) -> bool {
        match (side, space) {
            (Side::Sparta, SpaceId::ARGOS) => !self.at.allies.argos,
            (Side::Athens, SpaceId::SYRACUSE) => !self.at.allies.syracuse,
            _ => false,
        }
    }
}

impl Play<'_> {
    /// 1.1.2d Brings allied points into play, as far as there are counters.
    pub fn bring_allies(
        &mut self,
        side: Side,
        space: SpaceId,
        [hoplites, cavalry, ships]: [u8; 3],
    ) -> Force {
        let mut force = Force::of(Sort::allied(Kind::Hoplite), hoplites);
        force.set(Sort::allied(Kind::Cavalry), cavalry);
        force.set(Sort::allied(Kind::Naval), ships);
        let force = force.capped(self.look().room(side));
        self.at.troops.add(side, space, force);
        force
    }

    /// 4.5b, RE.10b Argos joins Athens.
    pub fn argos_joins(&mut self) {
        self.at.allies.argos = true;
        let force = self.game.happenings.argos_force;
        self.neutral_joins(SpaceId::ARGOS, Side::Athens, force);
    }

    /// 4.5b, RE.10c Syracuse joins Sparta.
    pub fn syracuse_joins(&mut self) {
        self.at.allies.syracuse = true;
        let force = self.game.happenings.syracuse_force;
        self.neutral_joins(SpaceId::SYRACUSE, Side::Sparta, force);
    }

    /// RE.9b, 10.3.4d A neutral Macedonia joins a side.
    pub fn macedonia_joins(&mut self, side: Side) {
        self.at.allies.macedonia = Some(side);
        let cavalry = self.game.happenings.macedonian_cavalry;
        self.neutral_joins(SpaceId::PELLA, side, [0, cavalry, 0]);
    }

    fn neutral_joins(&mut self, space: SpaceId, side: Side, force: [u8; 3]) {
        let force = self.bring_allies(side, space, force);
        self.say(|| Event::NeutralJoined {
            space,
            side,
            units: Units::new(side, force),
        });
    }

    /// 10.1.4e, 10.3.4d, 10.3.4e What an army's coming stirs up, before anybody can intercept it.
    pub fn rouse(&mut self, side: Side, space: SpaceId, is_objective: bool) {
        if is_objective && self.look().would_rouse(side, space) {
            match side {
                Side::Sparta => self.argos_joins(),
                Side::Athens => self.syracuse_joins(),
            }
        }
        let macedonian = matches!(space, SpaceId::PELLA | SpaceId::MACEDONIA);
        if macedonian && self.at.allies.macedonia.is_none() {
            self.macedonia_joins(side.other());
        }
    }

    /// RE.5b, RE.5c Iasus has fallen to Sparta: more money, and horsemen at Sardis.
    pub fn check_iasus(&mut self) {
        let allies = self.at.allies;
        if !allies.persia
            || allies.iasus_taken
            || !self.look().has_captured(Side::Sparta, SpaceId::IASUS)
        {
            return;
        }
        self.at.allies.iasus_taken = true;
        let cavalry = self.game.happenings.persian_cavalry;
        // RE.5d Ruling: horsemen for whom Sardis is lost ride on by the table.
        let is_lost = self.look().control(SpaceId::SARDIS) == Some(Side::Athens);
        let at_sardis = if is_lost { 0 } else { cavalry };
        let force = self.bring_allies(Side::Sparta, SpaceId::SARDIS, [0, at_sardis, 0]);
        self.say(|| Event::PersianCavalry {
            count: force.cavalry(),
        });
        if is_lost {
            self.bring_by_table(Side::Sparta, Sort::allied(Kind::Cavalry), cavalry);
        }
    }

    /// RE.6c Notes that Spartans stand in Attica.
    pub fn note_attica(&mut self) {
        let attica = self.game.happenings.plague_enemy_in;
        let there = self.at.troops.occupied(Side::Sparta).intersection(attica);
        self.at.marks.attica_entered |= !there.is_empty();
    }
}
