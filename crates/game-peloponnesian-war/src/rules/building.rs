//! 7.2, 8.3k New strength points.

use arrayvec::ArrayVec;

use super::{Flow, Look, Play};
use crate::{
    event::Event,
    force::Force,
    ids::{Kind, Nationality, Side, Sort},
    illegal::Illegal,
    step::Step,
};

impl Look<'_> {
    /// 7.2a, 7.2e, 8.3k May this point be built?
    pub fn may_build(
        self,
        side: Side,
        nationality: Nationality,
        kind: Kind,
        peace: bool,
    ) -> Result<(), Illegal> {
        if nationality.side() != side {
            return Err(Illegal::NotYourTroops);
        }
        let sort = Sort::of(nationality, kind);
        if self.room(side).get(sort) == 0 {
            return Err(Illegal::NoCounter);
        }
        if !self.has_place(side)(sort) {
            return Err(Illegal::NoHome);
        }
        self.may_pay_for_building(side, peace)
    }

    fn may_pay_for_building(self, side: Side, peace: bool) -> Result<(), Illegal> {
        let building = &self.game.numbers.building;
        let price = building.price;
        self.may_pay(side, price)?;
        let left = self.at.treasury.get(side) - price;
        let keeps = if peace {
            building.peace_keeps
        } else if self.at.is_system(side) {
            building.non_player_keeps
        } else {
            0
        };
        if left < keeps {
            return Err(Illegal::TooDear { price });
        }
        Ok(())
    }

    /// Everything that may be built.
    pub fn buildable(self, side: Side, peace: bool) -> impl Iterator<Item = (Nationality, Kind)> {
        let affordable = self.may_pay_for_building(side, peace).is_ok();
        let room = if affordable {
            self.room(side)
        } else {
            Force::EMPTY
        };
        let has_place = self.has_place(side);
        Sort::ALL
            .into_iter()
            .filter(move |&sort| room.get(sort) > 0 && has_place(sort))
            .map(move |sort| (sort.nationality(side), sort.kind()))
    }

    /// 1.1.3c The sorts of a force that it helps a side most to have back: Spartan hoplites and Athenian ships, then the type of which fewest are
    /// left, its own men before allies. Several are equal.
    fn most_helpful(self, side: Side, open: Force) -> ArrayVec<Sort, { Sort::ALL.len() }> {
        let in_play = self.at.troops.total(side).plus(*self.at.homeward.get(side));
        let excelling = match side {
            Side::Athens => Sort::own(Kind::Naval),
            Side::Sparta => Sort::own(Kind::Hoplite),
        };
        let need = |sort: Sort| {
            let left = in_play.kind(sort.kind());
            (sort != excelling, left, !sort.is_own())
        };
        let sorts = || Sort::ALL.into_iter().filter(|&sort| open.get(sort) > 0);
        let greatest = sorts().map(need).min();
        sorts()
            .filter(|&sort| Some(need(sort)) == greatest)
            .collect()
    }

    /// 7.2d So many points the system can pay, as far as that can matter.
    fn payable_points(self, side: Side) -> u8 {
        let building = &self.game.numbers.building;
        let keeps = building.non_player_keeps.max(self.reserve(side));
        let points = (self.at.treasury.get(side) - keeps) / building.price.max(1);
        points.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// 7.2b, 8.3k How many points a side may build.
    pub fn build_limit(self, peace: bool) -> u8 {
        let building = &self.game.numbers.building;
        if peace {
            building.peace_limit
        } else {
            (building.limit / building.price.max(1)) as u8
        }
    }
}

impl Play<'_> {
    /// 7.2, 8.3k A side builds: a player chooses, the system follows its rules.
    pub fn begin_building(&mut self, side: Side, peace: bool) {
        let left = self.look().build_limit(peace);
        if !self.at.is_system(side) {
            self.push(Step::Build { side, left, peace });
        } else if peace {
            self.build_in_peace(side, left);
        } else {
            self.replace_losses(side, left);
        }
    }

    /// 7.2b The player goes on while something can be built.
    pub fn build(&mut self, side: Side, left: u8, peace: bool) -> Flow {
        let possible = left > 0 && self.look().buildable(side, peace).next().is_some();
        if possible {
            return Flow::Asks;
        }
        self.pop();
        self.send_all_home(true);
        Flow::Goes
    }

    /// 7.2a Pays for a point; when all are built it goes to its place by the post-combat table.
    pub fn build_one(&mut self, side: Side, sort: Sort) {
        *self.at.treasury.get_mut(side) -= self.game.numbers.building.price;
        let waiting = self.at.homeward.get_mut(side);
        *waiting = waiting.plus(Force::of(sort, 1));
        self.say(|| Event::Built {
            side,
            nationality: sort.nationality(side),
            kind: sort.kind(),
        });
    }

    /// 7.2c-e The system replaces what it lost this turn; if that is more than it may build or can pay, what helps it most.
    fn replace_losses(&mut self, side: Side, most: u8) {
        let mut lost = *self.at.lost.get(side);
        let mut left = most;
        while left > 0 && !lost.is_empty() {
            let mut open = Force::EMPTY;
            for (nationality, kind) in self.look().buildable(side, false) {
                let sort = Sort::of(nationality, kind);
                open.set(sort, lost.get(sort));
            }
            if open.is_empty() {
                break;
            }
            let payable = self.look().payable_points(side).min(left);
            let helpful = self.look().most_helpful(side, open);
            let number = if open.total() > payable {
                self.draw(helpful.len())
            } else {
                0
            };
            let Some(&sort) = helpful.get(number) else {
                break;
            };
            lost = lost.minus(Force::of(sort, 1));
            self.build_one(side, sort);
            left -= 1;
        }
        self.send_all_home(true);
    }

    /// 8.3k, 8.3l Ships for Sparta, hoplites for Athens; own men while there are counters.
    fn build_in_peace(&mut self, side: Side, most: u8) {
        let kind = match side {
            Side::Athens => Kind::Hoplite,
            Side::Sparta => Kind::Naval,
        };
        for _ in 0..most {
            let sorts = [Sort::own(kind), Sort::allied(kind)];
            let sort = sorts.into_iter().find(|sort| {
                let nationality = sort.nationality(side);
                self.look().may_build(side, nationality, kind, true).is_ok()
            });
            let Some(sort) = sort else { break };
            self.build_one(side, sort);
        }
        self.send_all_home(true);
    }
}
