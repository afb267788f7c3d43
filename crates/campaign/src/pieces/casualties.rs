//! What happens to pieces, and what is told of it.

use engine::{D6, Log};

use crate::{At, Attrition, Campaign, Cards, Cause, Hit, IdSet, PieceEvent, Roster, attrition};

impl<C: Campaign> Roster<C> {
    /// A unit is weakened; one that is weakened already is eliminated. Nothing happens to one that is not in play.
    pub fn weaken(
        &mut self,
        cards: &Cards<C>,
        unit: C::Piece,
        cause: Cause,
        log: &mut Log<C::Event>,
    ) {
        let (side, piece) = (cards.card(unit).side, unit);
        match self.strike(unit) {
            Some(Hit::Weakened) => log.push(|| PieceEvent::Weakened { side, piece, cause }.into()),
            Some(Hit::Eliminated) => {
                log.push(|| PieceEvent::Eliminated { side, piece, cause }.into());
            }
            None => {}
        }
    }

    /// A piece that is in play is lost.
    pub fn eliminate(
        &mut self,
        cards: &Cards<C>,
        piece: C::Piece,
        cause: Cause,
        log: &mut Log<C::Event>,
    ) {
        if self.remove(piece) {
            let side = cards.card(piece).side;
            log.push(|| PieceEvent::Eliminated { side, piece, cause }.into());
        }
    }

    /// A weakened unit is at full strength again.
    pub fn recover(&mut self, cards: &Cards<C>, unit: C::Piece, log: &mut Log<C::Event>) {
        let (side, piece) = (cards.card(unit).side, unit);
        self.turn_up(unit);
        log.push(|| PieceEvent::Recovered { side, piece }.into());
    }

    /// Leaders are taken or killed, or lost at sea.
    pub fn capture(
        &mut self,
        cards: &Cards<C>,
        leaders: IdSet<C::Piece>,
        cause: Cause,
        log: &mut Log<C::Event>,
    ) {
        for leader in leaders.iter() {
            self.get_mut(leader).at = At::Eliminated;
            let (side, piece) = (cards.card(leader).side, leader);
            log.push(|| {
                if cause.is_at_sea() {
                    PieceEvent::Eliminated { side, piece, cause }.into()
                } else {
                    PieceEvent::Captured {
                        side,
                        leader,
                        cause,
                    }
                    .into()
                }
            });
        }
    }

    /// A leader is wounded.
    pub fn wound(&mut self, cards: &Cards<C>, leader: C::Piece, log: &mut Log<C::Event>) {
        self.get_mut(leader).back = true;
        let side = cards.card(leader).side;
        log.push(|| PieceEvent::Wounded { side, leader }.into());
    }

    /// A leader falls sick and is taken to a place, where he stays.
    pub fn fall_sick(
        &mut self,
        cards: &Cards<C>,
        leader: C::Piece,
        to: C::Place,
        log: &mut Log<C::Event>,
    ) {
        let mut sick = self.get_mut(leader);
        sick.at = At::Place(to);
        sick.start = to;
        sick.back = true;
        sick.sick = true;
        sick.aboard = false;
        sick.entered = C::Entered::default();
        drop(sick);
        let side = cards.card(leader).side;
        log.push(|| PieceEvent::FellSick { side, leader, to }.into());
    }

    /// Discord, which `side` has sown, drives a leader out of the game if the die is high enough for his swords. Says whether he leaves.
    pub fn resolve_discord(
        &mut self,
        cards: &Cards<C>,
        (side, leader): (C::Side, C::Piece),
        die: D6,
        log: &mut Log<C::Event>,
    ) -> bool {
        let gone = cards.leaves_in_discord(leader, die);
        log.push(|| {
            PieceEvent::DiscordRolled {
                side,
                leader,
                die,
                gone,
            }
            .into()
        });
        if gone {
            self.get_mut(leader).at = At::Removed;
        }
        gone
    }

    /// A storm breaks upon a ship: a die of at least so many weakens it. Says whether it does.
    pub fn resolve_storm(
        &mut self,
        cards: &Cards<C>,
        unit: C::Piece,
        (die, least): (D6, u8),
        log: &mut Log<C::Event>,
    ) -> bool {
        let (side, hit) = (cards.card(unit).side, die.get() >= least);
        log.push(|| {
            PieceEvent::StormRolled {
                side,
                unit,
                die,
                hit,
            }
            .into()
        });
        if hit {
            self.weaken(cards, unit, Cause::Storm, log);
        }
        hit
    }

    /// Attrition tests the units of a side in a zone: 5 hits one of its owner's choice, who is still to be asked, more hits all. Says what it does.
    pub fn test_attrition(
        &mut self,
        cards: &Cards<C>,
        (side, zone, units): (C::Side, C::Place, IdSet<C::Piece>),
        (die, bonus): (D6, u8),
        log: &mut Log<C::Event>,
    ) -> Attrition {
        let result = attrition(die.get() + bonus);
        log.push(|| {
            PieceEvent::AttritionRolled {
                side,
                zone,
                die,
                bonus,
                result,
            }
            .into()
        });
        if result == Attrition::All {
            for unit in units.iter() {
                self.weaken(cards, unit, Cause::Attrition, log);
            }
        }
        result
    }

    /// A piece in play goes to a place when its side regroups, and stays there.
    pub fn regroup(
        &mut self,
        cards: &Cards<C>,
        piece: C::Piece,
        to: C::Place,
        log: &mut Log<C::Event>,
    ) {
        let Some(from) = self.place(piece) else {
            return;
        };
        let mut gone = self.get_mut(piece);
        gone.at = At::Place(to);
        gone.moved = true;
        drop(gone);
        let side = cards.card(piece).side;
        log.push(|| {
            PieceEvent::Regrouped {
                side,
                piece,
                from,
                to,
            }
            .into()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Event, PieceId, Side, cards, piece, together};

    fn told(log: &mut Log<Event>) -> Vec<PieceEvent<Side, PieceId, u8, IdSet<PieceId>>> {
        let piece_event = |event| match event {
            Event::Piece(event) => event,
            Event::Counter(_) | Event::Marker(_) | Event::Combat(_) => panic!("{event:?}"),
        };
        log.take().into_iter().map(piece_event).collect()
    }

    #[test]
    fn what_happens_to_a_unit_is_told() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::on());
        let (side, piece, cause) = (Side::West, piece("west-H1"), Cause::Combat);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.recover(&cards, piece, &mut log);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.eliminate(&cards, piece, cause, &mut log);
        let expected = [
            PieceEvent::Weakened { side, piece, cause },
            PieceEvent::Recovered { side, piece },
            PieceEvent::Weakened { side, piece, cause },
            PieceEvent::Eliminated { side, piece, cause },
        ];
        assert_eq!(told(&mut log), expected, "nobody is lost twice");
    }

    #[test]
    fn sick_and_wounded_leaders_recover() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::on());
        let [hektor, patroklos] = ["hektor", "patroklos"].map(piece);
        roster.wound(&cards, hektor, &mut log);
        roster.fall_sick(&cards, patroklos, 7, &mut log);
        let sick = roster.get(patroklos);
        assert_eq!((sick.at, sick.start, sick.sick), (At::Place(7), 7, true));
        let both: IdSet<PieceId> = [hektor, patroklos].into_iter().collect();
        assert_eq!(roster.leaders_recover(cards.leaders), both);
        assert!(
            roster.leaders_recover(cards.leaders).is_empty(),
            "all are fit"
        );
        assert!(!roster.backs().meets(both) && roster.sick().is_empty());
        let leader = patroklos;
        let expected = [
            PieceEvent::Wounded {
                side: Side::East,
                leader: hektor,
            },
            PieceEvent::FellSick {
                side: Side::West,
                leader,
                to: 7,
            },
        ];
        assert_eq!(told(&mut log), expected);
        roster.capture(&cards, both, Cause::Alone, &mut log);
        assert_eq!(log.take().len(), 2);
        assert!(!roster.in_play().meets(both));
    }

    #[test]
    fn the_sea_captures_nobody() {
        let (cards, mut log) = (cards(), Log::on());
        let (side, hektor) = (Side::East, piece("hektor"));
        let mut lost = |cause| {
            together(3).capture(&cards, IdSet::one(hektor), cause, &mut log);
            told(&mut log)
        };
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
        let (cards, mut roster, mut log) = (cards(), together(3), Log::on());
        let die = D6::try_from(4).unwrap();
        let [hektor, patroklos] = ["hektor", "patroklos"].map(piece);
        assert!(!roster.resolve_discord(&cards, (Side::West, hektor), die, &mut log));
        assert!(roster.resolve_discord(&cards, (Side::East, patroklos), die, &mut log));
        assert_eq!(roster.whereabouts(hektor), At::Place(3));
        assert_eq!(roster.whereabouts(patroklos), At::Removed);
        assert_eq!(log.take().len(), 2);
    }

    #[test]
    fn weather_weakens() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::on());
        let die = D6::try_from(5).unwrap();
        let [ships, hoplites] = ["east-T1", "east-H1"].map(piece);
        assert!(!roster.resolve_storm(&cards, ships, (die, 6), &mut log));
        assert!(roster.resolve_storm(&cards, ships, (die, 5), &mut log));
        let tested = (Side::East, 3, IdSet::one(hoplites));
        let one = roster.test_attrition(&cards, tested, (die, 0), &mut log);
        assert_eq!((one, roster.backs()), (Attrition::One, IdSet::one(ships)));
        let all = roster.test_attrition(&cards, tested, (die, 1), &mut log);
        let both = IdSet::one(ships).with(hoplites);
        assert_eq!((all, roster.backs()), (Attrition::All, both));
        assert_eq!(log.take().len(), 6, "four dice and two units");
    }

    #[test]
    fn who_regroups_has_moved() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::on());
        let (side, piece) = (Side::East, piece("east-T1"));
        roster.regroup(&cards, piece, 8, &mut log);
        assert!(roster.moved().contains(piece));
        let (from, to) = (3, 8);
        let expected = PieceEvent::Regrouped {
            side,
            piece,
            from,
            to,
        };
        assert_eq!(
            (roster.place(piece), told(&mut log)),
            (Some(8), vec![expected])
        );
    }
}
