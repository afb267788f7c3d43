//! 8.2, 9.0, 10 Victory points and the end of a game.

use super::{Look, Play};
use crate::{
    event::Event,
    ids::{PerSide, Side},
    state::{Cause, Mode, Verdict},
};

impl Look<'_> {
    /// 8.2a Does a side give up?
    pub fn surrenders(self, side: Side) -> bool {
        self.control(side.home()) == Some(side.other()) || *self.at.bellicosity.get(side) == 0
    }

    /// 9.0e Turns from the first of the scenario to this one.
    pub fn elapsed(self) -> u8 {
        let first = self.game.scenarios.get(self.at.scenario).first_turn;
        self.at.turn.saturating_sub(first) + 1
    }

    /// 9.0d Points for a surrender now.
    pub fn surrender_bonus(self) -> i16 {
        let (all, turns) = (
            self.game.numbers.victory.surrender,
            i16::from(self.elapsed()),
        );
        (all + turns - 1) / turns
    }

    /// Points of a player.
    pub fn points(self, side: Side) -> i16 {
        match self.at.mode {
            Mode::Solitaire { .. } => self.at.points.athens,
            Mode::TwoPlayers => *self.at.points.get(side),
        }
    }
}

impl Play<'_> {
    /// 9.0a-c, 11.0j A side has won or lost a battle or a siege.
    pub fn score(&mut self, side: Side, won: bool) {
        let victory = &self.game.numbers.victory;
        let points = if won { victory.won } else { victory.lost };
        match self.at.mode {
            Mode::Solitaire { player } if player == side => self.add_points(side, points),
            Mode::Solitaire { .. } => {}
            Mode::TwoPlayers => self.add_points(side, points),
        }
    }

    fn add_points(&mut self, side: Side, points: i16) {
        let total = match self.at.mode {
            Mode::Solitaire { .. } => &mut self.at.points.athens,
            Mode::TwoPlayers => self.at.points.get_mut(side),
        };
        *total += points;
        let total = *total;
        self.say(|| Event::PointsScored {
            side,
            points,
            total,
        });
    }

    /// 8.2a, 8.2b, 9.0d, 11.0j Does somebody give up?
    pub fn determine_surrender(&mut self) {
        let surrendered = PerSide {
            athens: self.look().surrenders(Side::Athens),
            sparta: self.look().surrenders(Side::Sparta),
        };
        for side in Side::BOTH {
            if *surrendered.get(side) {
                self.say(|| Event::Surrendered { side });
            }
        }
        if !surrendered.athens && !surrendered.sparta {
            return;
        }
        let bonus = self.look().surrender_bonus();
        match self.at.mode {
            Mode::Solitaire { player } => self.add_points(player, bonus),
            Mode::TwoPlayers => {
                for side in Side::BOTH {
                    if *surrendered.get(side.other()) && !*surrendered.get(side) {
                        self.add_points(side, bonus);
                    }
                }
            }
        }
        self.end_game(Cause::Surrender, surrendered);
    }

    /// 10.1.5a, 10.2c, 10.3.5a, 10.4.4a, 11.0j Who has won?
    pub fn end_game(&mut self, cause: Cause, surrendered: PerSide<bool>) {
        let test = &self.game.scenarios.get(self.at.scenario).victory;
        let in_time = cause == Cause::Surrender
            && test
                .or_surrender_by_turn
                .is_some_and(|turn| self.at.turn <= turn);
        let points = self.at.points;
        let solitaire = !self.at.has_two_players();
        let won = solitaire && (points.athens >= test.at_least || in_time);
        let winner = match (surrendered.athens, surrendered.sparta) {
            _ if solitaire => None,
            (true, true) => None,
            (true, false) => Some(Side::Sparta),
            (false, true) => Some(Side::Athens),
            (false, false) => match points.athens.cmp(&points.sparta) {
                std::cmp::Ordering::Greater => Some(Side::Athens),
                std::cmp::Ordering::Less => Some(Side::Sparta),
                std::cmp::Ordering::Equal => None,
            },
        };
        self.at.verdict = Some(Verdict {
            cause,
            surrendered,
            won,
            winner,
        });
        self.say(|| Event::Ended {
            cause,
            won: solitaire.then_some(won),
            winner,
            points: points.athens,
        });
    }
}
