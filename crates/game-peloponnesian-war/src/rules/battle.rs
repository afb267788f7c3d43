//! 5.2 A battle from its first die to its end.

use engine::D6;

use super::{
    Flow, Look, Play,
    battle_numbers::{Reading, land_losses},
};
use crate::{
    event::{Event, LossCause},
    ids::{Kind, PerSide, Side, Sort},
    names::SpaceId,
    state::{Battle, BattleKind, Party},
    step::{BattleStage, Step},
};

impl Play<'_> {
    /// One stage of the battle in the position.
    pub fn battle(&mut self, stage: BattleStage) -> Flow {
        let Some(battle) = self.at.battle else {
            self.pop();
            return Flow::Goes;
        };
        match stage {
            BattleStage::Begin => {
                self.call_leaders(battle.parties);
                match battle.kind {
                    BattleKind::Land => self.fight_on_land(battle),
                    BattleKind::Naval | BattleKind::Mixed => self.fight_at_sea(battle),
                }
            }
            BattleStage::AfterSea => self.after_sea(battle),
            BattleStage::End => self.end_battle(battle),
        }
        Flow::Goes
    }

    /// 5.2.1f, 5.2.1g, ERR.a A leader is drawn for those who fight at home.
    fn call_leaders(&mut self, parties: PerSide<Party>) {
        let at_sparta = self.look().is_at_sparta(parties);
        let sparta = Party::Standing {
            space: SpaceId::SPARTA,
        };
        if at_sparta && parties.sparta == sparta {
            self.draw_leader(Side::Sparta, SpaceId::SPARTA);
        }
        let athens = Party::Standing {
            space: SpaceId::ATHENS,
        };
        if self.at.options.athens_leader
            && parties.athens == athens
            && self.look().commander(Side::Athens, athens).is_none()
        {
            self.draw_leader(Side::Athens, SpaceId::ATHENS);
        }
    }

    /// The dice of a battle at sea or on land. Who wins with which losses matters of them, and, while leaders may die, whether they do.
    fn battle_dice(
        &mut self,
        battle: Battle,
        kind: BattleKind,
        read: impl Fn(Look<'_>, PerSide<D6>) -> Reading,
    ) -> PerSide<D6> {
        let (deaths, most) = (self.at.marks.deaths, self.game.happenings.deaths_up_to);
        let is_last = kind == BattleKind::Land || battle.kind == BattleKind::Naval;
        let ends_march = is_last && self.chance.ignores_the_beaten();
        let is_beaten = |winner: Option<Side>| {
            let mut beaten = Side::BOTH.into_iter().filter(|&side| winner != Some(side));
            beaten.any(|side| *battle.parties.get(side) == Party::Marching)
        };
        self.d6_for_each(|look, dice| {
            let reading = read(look, dice);
            if ends_march && is_beaten(reading.winner) {
                return None;
            }
            let dies = |die: D6| deaths && die.get() <= most;
            let die = [dies(dice.athens), dies(dice.sparta)];
            Some((reading.winner, reading.losses, die))
        })
    }

    fn announce(
        &mut self,
        kind: BattleKind,
        parties: PerSide<Party>,
        dice: PerSide<D6>,
        reading: &Reading,
    ) {
        let look = self.look();
        let (at, against) = (
            look.party_space(parties.athens),
            look.party_space(parties.sparta),
        );
        self.say(|| Event::BattleRolled {
            kind,
            at,
            against,
            athens: dice.athens,
            sparta: dice.sparta,
            lines: reading.lines.to_vec(),
            athens_total: reading.totals.athens,
            sparta_total: reading.totals.sparta,
            winner: reading.winner,
            losses: reading.losses.athens.max(reading.losses.sparta),
        });
        if self.at.marks.deaths {
            let look = self.look();
            let commanders = Side::BOTH.map(|side| look.commander(side, *parties.get(side)));
            for (side, leader) in Side::BOTH.into_iter().zip(commanders) {
                self.may_die(side, leader, dice.get(side).get());
            }
        }
    }

    /// 5.2.1 Land troops only; their losses follow a fixed order.
    fn fight_on_land(&mut self, battle: Battle) {
        let parties = battle.parties;
        let dice = self.battle_dice(battle, BattleKind::Land, |look, dice| {
            look.read_land(parties, dice)
        });
        let reading = self.look().read_land(parties, dice);
        self.announce(BattleKind::Land, parties, dice, &reading);
        for side in Side::BOTH {
            let party = *parties.get(side);
            let force = self.look().party_force(side, party);
            let space = self.look().kind(self.look().loss_space(parties, side));
            let fallen = land_losses(force, space, *reading.losses.get(side));
            self.lose_from(side, party, fallen, LossCause::Battle);
            // 5.6a, 5.6b
            if reading.winner == Some(side.other()) && fallen.get(Sort::own(Kind::Hoplite)) > 0 {
                self.take_hostages(side.other());
            }
        }
        self.settle(reading.winner);
    }

    /// 5.6a, 8.3g Hostages matter until an armistice.
    fn take_hostages(&mut self, side: Side) {
        if !self.at.armistice_held && !*self.at.hostages.get(side) {
            *self.at.hostages.get_mut(side) = true;
            self.say(|| Event::HostagesTaken { side });
        }
    }

    /// 5.2.2 Ships only.
    fn fight_at_sea(&mut self, battle: Battle) {
        let parties = battle.parties;
        let dice = self.battle_dice(battle, BattleKind::Naval, |look, dice| {
            look.read_sea(parties, dice)
        });
        let reading = self.look().read_sea(parties, dice);
        self.announce(BattleKind::Naval, parties, dice, &reading);
        if let Some(battle) = self.at.battle.as_mut() {
            battle.at_sea = reading.winner;
            battle.drawn = reading.winner.is_none();
        }
        self.replace(Step::Battle {
            stage: BattleStage::AfterSea,
        });
        for side in Side::BOTH {
            let count = *reading.losses.get(side);
            self.lose_of(
                side,
                *parties.get(side),
                Kind::Naval,
                count,
                LossCause::Battle,
            );
        }
    }

    /// 5.2.3b, 5.2.3c, 5.2.3e Is it decided, or does the battle go on ashore?
    fn after_sea(&mut self, battle: Battle) {
        let Some(winner) = battle.at_sea else {
            return self.settle(None);
        };
        let hoplites = |side: Side| {
            let party = *battle.parties.get(side);
            self.look().party_force(side, party).hoplites()
        };
        let goes_on =
            battle.kind == BattleKind::Mixed && hoplites(winner) >= hoplites(winner.other());
        if goes_on {
            self.fight_on_land(battle);
        } else {
            self.settle(Some(winner));
        }
    }

    fn settle(&mut self, winner: Option<Side>) {
        if let Some(battle) = self.at.battle.as_mut() {
            battle.winner = winner;
            battle.drawn = winner.is_none();
        }
        self.replace(Step::Battle {
            stage: BattleStage::End,
        });
    }

    /// 5.2.1o, 5.2.1p The loser goes home, after a draw both do.
    fn end_battle(&mut self, battle: Battle) {
        let at = self.look().party_space(battle.parties.athens);
        let winner = battle.winner;
        self.say(|| Event::BattleEnded { at, winner });
        for side in Side::BOTH {
            if winner != Some(side) {
                self.send_home(side, *battle.parties.get(side));
            }
        }
        if let Some(winner) = winner {
            self.move_confidence(winner, 1);
            self.move_confidence(winner.other(), -1);
            self.score(winner, true);
            self.score(winner.other(), false);
        }
        self.at.battle = None;
        self.pop();
        // RE.5c An army on the march has taken nothing yet.
        if self.at.operation.is_none() {
            self.check_iasus();
        }
    }

    /// 1.3m The index moves and stops at its ends.
    pub fn move_confidence(&mut self, side: Side, by: i8) {
        let track = &self.game.numbers.tracks.confidence;
        let value = self.at.confidence.get_mut(side);
        *value = (*value + by).clamp(track.least, track.most);
        let value = *value;
        self.say(|| Event::ConfidenceMoved { side, value });
    }
}
