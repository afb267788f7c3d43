//! 2.2 The random events.

use strum::VariantArray;

use super::{Look, Play};
use crate::{
    event::{DeathCause, Event, LossCause, Station},
    force::Force,
    ids::{HappeningId, Kind, Side, Sort},
    names::{LeaderId, SpaceId},
    state::{Party, Whereabouts},
    troops::Units,
};

impl Look<'_> {
    /// 2.2b Can this event happen in this turn?
    pub fn can_happen(self, happening: HappeningId, turn: u8) -> bool {
        let at = self.at;
        match happening {
            HappeningId::SilverMine
            | HappeningId::ThraceChangesSides
            | HappeningId::MacedoniaChangesSides
            | HappeningId::Omens => true,
            HappeningId::DelianRebellion => self.rising(2).is_some(),
            HappeningId::LeaderDeaths => {
                LeaderId::all().any(|leader| self.is_mortal(leader.side(), leader))
            }
            HappeningId::OligarchicCoup => {
                !at.used.coup && at.confidence.athens < 0 && at.alcibiades_advises_sparta()
            }
            HappeningId::PersiaEnters => {
                turn >= self.game.happenings.persia_from_turn
                    && !at.allies.persia
                    && at.alcibiades_advises_sparta()
            }
            HappeningId::Plague => !at.used.plague && at.marks.attica_entered_before,
            HappeningId::DemagogueForHire => at.alcibiades_moves < 4,
            HappeningId::Neutrals => match turn {
                1..=3 => !at.used.civil_war && !at.allies.corcyra_left,
                4..=6 => !at.used.argos && !at.allies.argos,
                7..=8 => !at.used.syracuse && !at.allies.syracuse,
                9..=10 => !at.allies.corcyra_left,
                _ => false,
            },
        }
    }
}

impl Play<'_> {
    /// 2.2a, 2.2b, 8.3h, RE.13a Two dice name the event; in war an impossible one is rolled again.
    pub fn random_event(&mut self, turn: u8, peace: bool) {
        loop {
            let dice = [self.d6(), self.d6()];
            let [a, b] = dice;
            let row = usize::from(a.get() + b.get()) - 2;
            let Some(&happening) = HappeningId::VARIANTS.get(row) else {
                return;
            };
            self.say(|| Event::EventRolled { dice, happening });
            if self.look().can_happen(happening, turn) {
                self.at.marks.happening = Some(happening);
                self.happen(happening, turn);
                self.check_iasus();
                return;
            }
            self.say(|| Event::EventImpossible {
                happening,
                again: !peace,
            });
            if peace {
                return;
            }
        }
    }

    /// RE.2 to RE.12
    fn happen(&mut self, happening: HappeningId, turn: u8) {
        match happening {
            HappeningId::SilverMine => self.silver_mine(),
            HappeningId::OligarchicCoup => self.coup(),
            HappeningId::ThraceChangesSides => self.thrace(),
            HappeningId::PersiaEnters => {
                self.at.allies.persia = true;
                let talents = self.game.happenings.subsidy;
                self.say(|| Event::PersiaEntered { talents });
            }
            HappeningId::Plague => self.plague(),
            HappeningId::DemagogueForHire => self.alcibiades_moves(),
            HappeningId::DelianRebellion => self.rise(),
            HappeningId::MacedoniaChangesSides => self.macedonia(),
            HappeningId::Neutrals => self.neutrals(turn),
            HappeningId::LeaderDeaths => {
                self.at.marks.deaths = true;
                self.say(|| Event::DeathsThreaten);
            }
            HappeningId::Omens => self.portent(),
        }
    }

    /// RE.2a
    fn silver_mine(&mut self) {
        let happenings = &self.game.happenings;
        let die = self.d6();
        let side = if die.get() <= happenings.mine_sparta_up_to {
            Side::Sparta
        } else {
            Side::Athens
        };
        let talents = happenings.mine_talents;
        *self.at.treasury.get_mut(side) += talents;
        self.say(|| Event::SilverMine { die, side, talents });
    }

    /// RE.3b
    fn coup(&mut self) {
        self.at.used.coup = true;
        self.at.marks.no_levy = true;
        self.at.marks.bellicosity.athens += self.game.numbers.bellicosity.event;
        let talents = self.game.happenings.coup_talents;
        self.at.treasury.athens += talents;
        self.say(|| Event::Coup { talents });
        for _ in 0..self.game.happenings.coup_rebellions {
            self.rise();
        }
    }

    /// RE.4a, RE.4b Each of the two turns by its own marker.
    fn thrace(&mut self) {
        for space in [SpaceId::ABDERA, SpaceId::MARONEIA] {
            let from = if self.at.rebels.contains(space) {
                self.at.rebels.remove(space);
                Side::Sparta
            } else {
                self.at.rebels.insert(space);
                Side::Athens
            };
            let side = from.other();
            self.say(|| Event::ThraceTurned { space, side });
            self.turn_coat(space, from);
        }
        self.send_all_home(true);
    }

    /// RE.4a, RE.9a The allies of a side there change with the space; Athenians and Spartans go home, whomever it joins.
    fn turn_coat(&mut self, space: SpaceId, from: Side) {
        for side in Side::BOTH {
            self.box_from(side, space, self.at.troops.at(side, space).own());
        }
        let allied = self.at.troops.at(from, space);
        if allied.is_empty() {
            return;
        }
        self.at.troops.remove(from, space, allied);
        let side = from.other();
        let converted = allied.capped(self.look().room(side));
        self.at.troops.add(side, space, converted);
        self.say(|| Event::Converted {
            space,
            units: Units::new(side, converted),
        });
        self.say_gone(from, space, allied.minus(converted), LossCause::NoCounter);
    }

    /// Tells of points that leave the game without counting as losses.
    fn say_gone(&mut self, side: Side, space: SpaceId, force: Force, cause: LossCause) {
        if !force.is_empty() {
            self.say(|| Event::Lost {
                side,
                space,
                units: Units::new(side, force),
                cause,
            });
        }
    }

    /// RE.6b, RE.6c
    fn plague(&mut self) {
        let happenings = &self.game.happenings;
        self.at.used.plague = true;
        self.at.marks.plague_ban = true;
        let own = Sort::own(Kind::Hoplite);
        let spaces = happenings.plague_spaces;
        let there: u8 = spaces
            .iter()
            .map(|space| self.at.troops.at(Side::Athens, space).get(own))
            .sum();
        let count = there.div_ceil(happenings.hoplites_one_in);
        let ships = self
            .at
            .troops
            .total(Side::Athens)
            .get(Sort::own(Kind::Naval));
        let bill = i32::from(ships) * self.game.numbers.building.price;
        let share = happenings.fleet_price_one_in;
        let talents = ((bill + share - 1) / share).min(self.at.treasury.athens);
        self.at.treasury.athens -= talents;
        self.say(|| Event::Plague { count, talents });
        let mut left = count;
        for space in spaces.iter() {
            let fall = self.at.troops.at(Side::Athens, space).get(own).min(left);
            left -= fall;
            self.lose_from(
                Side::Athens,
                Party::Standing { space },
                Force::of(own, fall),
                LossCause::Plague,
            );
        }
        if self.at.leaders.get(LeaderId::PERICLES) != Whereabouts::Dead {
            self.at.leaders.set(LeaderId::PERICLES, Whereabouts::Dead);
            self.at.deaths.athens += 1;
            self.say(|| Event::LeaderDied {
                side: Side::Athens,
                leader: LeaderId::PERICLES,
                cause: DeathCause::Plague,
            });
        }
    }

    /// RE.7a Alcibiades moves on.
    fn alcibiades_moves(&mut self) {
        self.at.alcibiades_moves += 1;
        let station = match self.at.alcibiades_moves {
            1 => Station::Sparta,
            2 => Station::Persia,
            3 => Station::Athens,
            _ => Station::Exile,
        };
        self.at.leaders.set(LeaderId::ALCIBIADES, Whereabouts::Free);
        self.say(|| Event::AlcibiadesMoved { station });
    }

    /// RE.9a, RE.9b, 10.3.4e
    fn macedonia(&mut self) {
        let is_first = !std::mem::replace(&mut self.at.used.macedonia, true);
        let scenario = self.game.scenarios.get(self.at.scenario);
        let sparta = Some(Side::Sparta);
        if is_first
            && scenario.macedonia_neutral_until_entered
            && self.at.allies.macedonia == sparta
        {
            return self.say(|| Event::MacedoniaJoined { side: Side::Sparta });
        }
        let Some(from) = self.at.allies.macedonia else {
            return self.macedonia_joins(Side::Sparta);
        };
        let side = from.other();
        self.at.allies.macedonia = Some(side);
        self.say(|| Event::MacedoniaJoined { side });
        for space in [SpaceId::PELLA, SpaceId::MACEDONIA] {
            self.turn_coat(space, from);
        }
        self.send_all_home(true);
    }

    /// RE.10a-e
    fn neutrals(&mut self, turn: u8) {
        match turn {
            1..=3 => {
                self.at.used.civil_war = true;
                self.at.marks.civil_war = true;
                self.say(|| Event::CivilWar);
            }
            4..=6 => {
                self.at.used.argos = true;
                self.argos_joins();
            }
            7..=8 => {
                self.at.used.syracuse = true;
                self.syracuse_joins();
            }
            _ => self.corcyra_leaves(),
        }
    }

    /// RE.10d, RE.10e Ruling: the allies leave with their city and are no losses.
    fn corcyra_leaves(&mut self) {
        let space = SpaceId::CORCYRA;
        self.at.allies.corcyra_left = true;
        self.at.rebels.remove(space);
        self.at.ravaged.remove(space);
        self.say(|| Event::CorcyraLeft);
        let there = self.at.troops.at(Side::Athens, space);
        for sort in Sort::ALL {
            let force = Force::of(sort, there.get(sort));
            if force.is_empty() {
                continue;
            }
            if sort.is_own() {
                self.box_from(Side::Athens, space, force);
            } else {
                self.at.troops.remove(Side::Athens, space, force);
                self.say_gone(Side::Athens, space, force, LossCause::LeftWar);
            }
        }
        self.send_all_home(true);
    }

    /// RE.12a, RE.12b
    fn portent(&mut self) {
        let die = self.d6();
        let side = if die.get() <= self.game.happenings.eclipse_up_to {
            Side::Athens
        } else {
            Side::Sparta
        };
        *self.at.marks.two_operations.get_mut(side) = true;
        self.say(|| Event::Portent { die, side });
        if side == Side::Sparta && self.at.alcibiades_moves == 1 {
            self.alcibiades_moves();
        }
    }
}
