//! What happens to pieces, and what is told of it.

use engine::D6;

use crate::{Act, At, Attrition, Campaign, Cause, Hit, IdSet, PieceEvent, PieceKind, attrition};

/// What each game says of those who are lost.
pub trait Casualties: Campaign {
    /// 0.2p May leaders be captured in this place?
    fn captures_in(place: Self::Place) -> bool;

    /// 9.2g, 9.2h Leaders have been taken or killed in a combat: they count for the enemy.
    fn count_killed(act: &mut Act<'_, Self>, leaders: IdSet<Self::Piece>);
}

impl<C: Campaign> Act<'_, C> {
    fn side_of(&self, piece: C::Piece) -> C::Side {
        self.game.pieces.card(piece).side
    }

    /// A unit is weakened; one that is weakened already is eliminated. Nothing happens to one that is not in play.
    pub fn weaken(&mut self, unit: C::Piece, cause: Cause) {
        let (side, piece) = (self.side_of(unit), unit);
        match self.state.pieces.strike(unit) {
            Some(Hit::Weakened) => self.tell(PieceEvent::Weakened { side, piece, cause }),
            Some(Hit::Eliminated) => self.tell(PieceEvent::Eliminated { side, piece, cause }),
            None => {}
        }
    }

    /// A piece that is in play is lost.
    pub fn eliminate(&mut self, piece: C::Piece, cause: Cause) {
        if self.state.pieces.remove(piece) {
            let side = self.side_of(piece);
            self.tell(PieceEvent::Eliminated { side, piece, cause });
        }
    }

    /// A weakened unit is at full strength again.
    pub fn recover(&mut self, unit: C::Piece) {
        let (side, piece) = (self.side_of(unit), unit);
        self.state.pieces.turn_up(unit);
        self.tell(PieceEvent::Recovered { side, piece });
    }

    /// Wounded and sick leaders of both sides are fit again (Syracuse 2.B.2k, Hellespont 2.B.3a).
    pub fn leaders_recover(&mut self) {
        let leaders = self.game.pieces.leaders;
        let pieces = self.state.pieces.leaders_recover(leaders);
        if !pieces.is_empty() {
            self.tell(PieceEvent::LeadersRecovered { pieces });
        }
    }

    /// A leader is wounded.
    pub fn wound(&mut self, leader: C::Piece) {
        self.state.pieces.get_mut(leader).back = true;
        let side = self.side_of(leader);
        self.tell(PieceEvent::Wounded { side, leader });
    }

    /// A leader falls sick and is taken to a place, where he stays.
    pub fn fall_sick(&mut self, leader: C::Piece, to: C::Place) {
        let mut sick = self.state.pieces.get_mut(leader);
        sick.at = At::Place(to);
        sick.start = to;
        sick.back = true;
        sick.sick = true;
        sick.aboard = false;
        sick.entered = C::Entered::default();
        drop(sick);
        let side = self.side_of(leader);
        self.tell(PieceEvent::FellSick { side, leader, to });
    }

    /// Discord, which `side` has sown, drives a leader out of the game if the die is high enough for his swords. Says whether he leaves.
    pub fn resolve_discord(&mut self, side: C::Side, leader: C::Piece, die: D6) -> bool {
        let gone = self.game.pieces.leaves_in_discord(leader, die);
        self.tell(PieceEvent::DiscordRolled {
            side,
            leader,
            die,
            gone,
        });
        if gone {
            self.state.pieces.get_mut(leader).at = At::Removed;
        }
        gone
    }

    /// A storm breaks upon a ship: a die of at least so many weakens it. Says whether it does.
    pub fn resolve_storm(&mut self, unit: C::Piece, die: D6, least: u8) -> bool {
        let (side, hit) = (self.side_of(unit), die.get() >= least);
        self.tell(PieceEvent::StormRolled {
            side,
            unit,
            die,
            hit,
        });
        if hit {
            self.weaken(unit, Cause::Storm);
        }
        hit
    }

    /// Attrition tests the units of a side in a zone: 5 hits one of its owner's choice, who is still to be asked, more hits all. Says what it does.
    pub fn test_attrition(
        &mut self,
        (side, zone, units): (C::Side, C::Place, IdSet<C::Piece>),
        (die, bonus): (D6, u8),
    ) -> Attrition {
        let result = attrition(die.get() + bonus);
        self.tell(PieceEvent::AttritionRolled {
            side,
            zone,
            die,
            bonus,
            result,
        });
        if result == Attrition::All {
            for unit in units.iter() {
                self.weaken(unit, Cause::Attrition);
            }
        }
        result
    }

    /// A piece in play goes to a place when its side regroups, and stays there.
    pub fn regroup(&mut self, piece: C::Piece, to: C::Place) {
        let Some(from) = self.state.pieces.place(piece) else {
            return;
        };
        let mut gone = self.state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        gone.moved = true;
        drop(gone);
        let side = self.side_of(piece);
        self.tell(PieceEvent::Regrouped {
            side,
            piece,
            from,
            to,
        });
    }
}

impl<C: Casualties> Act<'_, C> {
    /// 4.2.1a, 4.2.2d, 4.2.3d, 4.2.4d Leaders are taken or killed, or lost at sea; only those of combats count.
    pub fn capture(&mut self, leaders: IdSet<C::Piece>, cause: Cause) {
        for leader in leaders.iter() {
            self.state.pieces.get_mut(leader).at = At::Eliminated;
            let (side, piece) = (self.side_of(leader), leader);
            self.tell(if cause.is_at_sea() {
                PieceEvent::Eliminated { side, piece, cause }
            } else {
                PieceEvent::Captured {
                    side,
                    leader,
                    cause,
                }
            });
        }
        if cause.is_combat() {
            C::count_killed(self, leaders);
        }
    }

    /// 4.2.2d, 4.2.2e, 4.2.4d, 3.1h, 3.5g A leader among enemy units and without a unit of his own side is captured.
    pub fn lone_leaders(&mut self, place: C::Place, cause: Cause) {
        if C::captures_in(place) {
            let leaders = self.state.pieces.lone_leaders(&self.game.pieces, place);
            self.capture(leaders, cause);
        }
    }

    /// A unit is eliminated, a leader taken.
    pub fn lose(&mut self, piece: C::Piece, cause: Cause) {
        if piece.is_leader() {
            self.capture(IdSet::one(piece), cause);
        } else {
            self.eliminate(piece, cause);
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Log;

    use super::*;
    use crate::{
        CampaignState,
        testing::{Event, Side, Types, game, piece, state, together},
    };

    type TestPieceEvent = PieceEvent<Types>;

    type TestState = CampaignState<Types>;

    /// A position with all pieces in one place, after this was done to it, and what is told of that.
    fn after(act: impl FnOnce(&mut Act<'_, Types>)) -> (TestState, Vec<TestPieceEvent>) {
        let (game, mut state, mut log) = (game(), state(), Log::on());
        state.pieces = together(3);
        act(&mut Act::new(&game, &mut state, &mut log));
        let piece_event = |event| match event {
            Event::Piece(event) => event,
            Event::Counter(_) | Event::Marker(_) | Event::Combat(_) => panic!("{event:?}"),
        };
        (state, log.take().into_iter().map(piece_event).collect())
    }

    #[test]
    fn what_happens_to_a_unit_is_told() {
        let (side, piece, cause) = (Side::West, piece("west-H1"), Cause::Combat);
        let (_, told) = after(|act| {
            act.weaken(piece, cause);
            act.recover(piece);
            act.weaken(piece, cause);
            act.weaken(piece, cause);
            act.weaken(piece, cause);
            act.eliminate(piece, cause);
        });
        let expected = [
            PieceEvent::Weakened { side, piece, cause },
            PieceEvent::Recovered { side, piece },
            PieceEvent::Weakened { side, piece, cause },
            PieceEvent::Eliminated { side, piece, cause },
        ];
        assert_eq!(told, expected, "nobody is lost twice");
    }

    #[test]
    fn sick_and_wounded_leaders_recover() {
        let [hektor, patroklos] = ["hektor", "patroklos"].map(piece);
        let both: IdSet<_> = [hektor, patroklos].into_iter().collect();
        let (state, told) = after(|act| {
            act.wound(hektor);
            act.fall_sick(patroklos, 7);
            let sick = act.state.pieces.get(patroklos);
            assert_eq!((sick.at, sick.start, sick.sick), (At::Place(7), 7, true));
            act.leaders_recover();
            act.leaders_recover();
            assert!(!act.state.pieces.backs().meets(both) && act.state.pieces.sick().is_empty());
            act.capture(both, Cause::Alone);
        });
        assert!(!state.pieces.in_play().meets(both));
        let cause = Cause::Alone;
        let captured = |side, leader| PieceEvent::Captured {
            side,
            leader,
            cause,
        };
        let expected = [
            PieceEvent::Wounded {
                side: Side::East,
                leader: hektor,
            },
            PieceEvent::FellSick {
                side: Side::West,
                leader: patroklos,
                to: 7,
            },
            PieceEvent::LeadersRecovered { pieces: both },
            captured(Side::East, hektor),
            captured(Side::West, patroklos),
        ];
        assert_eq!(told, expected, "all recover at once");
    }

    #[test]
    fn the_sea_captures_nobody() {
        let (side, hektor) = (Side::East, piece("hektor"));
        let lost = |cause| after(|act| act.capture(IdSet::one(hektor), cause)).1;
        let (piece, cause) = (hektor, Cause::Sunk);
        assert_eq!(lost(cause), [PieceEvent::Eliminated { side, piece, cause }]);
        let (leader, cause) = (hektor, Cause::Assault);
        let captured = PieceEvent::Captured {
            side,
            leader,
            cause,
        };
        assert_eq!(lost(cause), [captured]);
        assert!(cause.is_combat() && !Cause::Siege.is_combat());
    }

    #[test]
    fn discord_takes_those_without_swords_first() {
        let die = D6::try_from(4).unwrap();
        let [hektor, patroklos] = ["hektor", "patroklos"].map(piece);
        let (state, told) = after(|act| {
            assert!(!act.resolve_discord(Side::West, hektor, die));
            assert!(act.resolve_discord(Side::East, patroklos, die));
        });
        assert_eq!(state.pieces.whereabouts(hektor), At::Place(3));
        assert_eq!(state.pieces.whereabouts(patroklos), At::Removed);
        assert_eq!(told.len(), 2);
    }

    #[test]
    fn weather_weakens() {
        let die = D6::try_from(5).unwrap();
        let [ships, hoplites] = ["east-T1", "east-H1"].map(piece);
        let tested = (Side::East, 3, IdSet::one(hoplites));
        let both = IdSet::one(ships).with(hoplites);
        let (state, told) = after(|act| {
            assert!(!act.resolve_storm(ships, die, 6));
            assert!(act.resolve_storm(ships, die, 5));
            assert_eq!(act.test_attrition(tested, (die, 0)), Attrition::One);
            assert_eq!(act.state.pieces.backs(), IdSet::one(ships));
            assert_eq!(act.test_attrition(tested, (die, 1)), Attrition::All);
        });
        assert_eq!(state.pieces.backs(), both);
        assert_eq!(told.len(), 6, "four dice and two units");
    }

    #[test]
    fn who_regroups_has_moved() {
        let (side, piece) = (Side::East, piece("east-T1"));
        let (state, told) = after(|act| act.regroup(piece, 8));
        assert!(state.pieces.moved().contains(piece));
        let (from, to) = (3, 8);
        let expected = PieceEvent::Regrouped {
            side,
            piece,
            from,
            to,
        };
        assert_eq!((state.pieces.place(piece), told), (Some(8), vec![expected]));
    }
}
