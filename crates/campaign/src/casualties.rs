//! What happens to pieces, and what is told of it.

use engine::{D6, Log};

use crate::{
    attrition::{Attrition, attrition},
    cards::{PieceKind, Pieces},
    cause::Cause,
    id_set::{IdSet, SmallId},
    piece::{At, Entry},
    roster::{Blow, Roster},
    sides::TwoSided,
    told::Fate,
};

impl<I, P, E, const PIECES: usize, const PLACES: usize> Roster<I, P, E, PIECES, PLACES>
where
    I: PieceKind,
    P: SmallId + Default,
    E: Entry,
{
    /// A unit is weakened; one that is weakened already is eliminated. Nothing happens to one that is not in play.
    pub fn weaken<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        unit: I,
        cause: Cause,
        log: &mut Log<N>,
    ) {
        let (side, piece) = (cards.card(unit).side, unit);
        match self.strike(unit) {
            Some(Blow::Weakened) => log.push(|| Fate::Weakened { side, piece, cause }.into()),
            Some(Blow::Eliminated) => log.push(|| Fate::Eliminated { side, piece, cause }.into()),
            None => {}
        }
    }

    /// A piece that is in play is lost.
    pub fn eliminate<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        piece: I,
        cause: Cause,
        log: &mut Log<N>,
    ) {
        if self.remove(piece) {
            let side = cards.card(piece).side;
            log.push(|| Fate::Eliminated { side, piece, cause }.into());
        }
    }

    /// A weakened unit is at full strength again.
    pub fn recover<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        unit: I,
        log: &mut Log<N>,
    ) {
        let (side, piece) = (cards.card(unit).side, unit);
        self.turn_up(unit);
        log.push(|| Fate::Recovered { side, piece }.into());
    }

    /// Leaders are taken or killed, or lost at sea.
    pub fn capture<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        leaders: IdSet<I>,
        cause: Cause,
        log: &mut Log<N>,
    ) {
        for leader in leaders.iter() {
            self.get_mut(leader).at = At::Eliminated;
            let (side, piece) = (cards.card(leader).side, leader);
            log.push(|| {
                if cause.is_at_sea() {
                    Fate::Eliminated { side, piece, cause }.into()
                } else {
                    Fate::Captured {
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
    pub fn wound<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        leader: I,
        log: &mut Log<N>,
    ) {
        self.get_mut(leader).back = true;
        let side = cards.card(leader).side;
        log.push(|| Fate::Wounded { side, leader }.into());
    }

    /// A leader falls sick and is taken to a place, where he stays.
    pub fn fall_sick<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        leader: I,
        to: P,
        log: &mut Log<N>,
    ) {
        let mut sick = self.get_mut(leader);
        sick.at = At::Place(to);
        sick.start = to;
        sick.back = true;
        sick.sick = true;
        sick.aboard = false;
        sick.entered = E::default();
        drop(sick);
        let side = cards.card(leader).side;
        log.push(|| Fate::FellSick { side, leader, to }.into());
    }

    /// Wounded and sick leaders of both sides are fit again.
    pub fn leaders_recover<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        log: &mut Log<N>,
    ) {
        let pieces = self.heal(cards.leaders);
        if !pieces.is_empty() {
            log.push(|| Fate::LeadersRecovered { pieces }.into());
        }
    }

    /// Discord, which `side` has sown, drives a leader out of the game if the die is high enough for his swords. Says whether he leaves.
    pub fn sow_discord<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        (side, leader): (S, I),
        die: D6,
        log: &mut Log<N>,
    ) -> bool {
        let gone = cards.leaves_in_discord(leader, die);
        log.push(|| {
            Fate::DiscordRolled {
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
    pub fn brave_storm<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        unit: I,
        (die, least): (D6, u8),
        log: &mut Log<N>,
    ) -> bool {
        let (side, hit) = (cards.card(unit).side, die.get() >= least);
        log.push(|| {
            Fate::StormRolled {
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
    pub fn test_attrition<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        (side, zone, units): (S, P, IdSet<I>),
        (die, bonus): (D6, u8),
        log: &mut Log<N>,
    ) -> Attrition {
        let result = attrition(die.get() + bonus);
        log.push(|| {
            Fate::AttritionRolled {
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
    pub fn regroup<S: TwoSided, N: From<Fate<S, I, P>>>(
        &mut self,
        cards: &Pieces<S, I>,
        piece: I,
        to: P,
        log: &mut Log<N>,
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
            Fate::Regrouped {
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
    use crate::testing::{PieceId, Side, cards, piece, together};

    type Told = Fate<Side, PieceId, u8>;

    #[test]
    fn what_happens_to_a_unit_is_told() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::<Told>::on());
        let (side, piece, cause) = (Side::West, piece("west-H1"), Cause::Combat);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.recover(&cards, piece, &mut log);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.weaken(&cards, piece, cause, &mut log);
        roster.eliminate(&cards, piece, cause, &mut log);
        let told = [
            Fate::Weakened { side, piece, cause },
            Fate::Recovered { side, piece },
            Fate::Weakened { side, piece, cause },
            Fate::Eliminated { side, piece, cause },
        ];
        assert_eq!(log.take(), told, "nobody is lost twice");
    }

    #[test]
    fn sick_and_wounded_leaders_recover() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::<Told>::on());
        let [hektor, patroklos] = ["hektor", "patroklos"].map(piece);
        roster.wound(&cards, hektor, &mut log);
        roster.fall_sick(&cards, patroklos, 7, &mut log);
        let sick = roster.get(patroklos);
        assert_eq!((sick.at, sick.start, sick.sick), (At::Place(7), 7, true));
        roster.leaders_recover(&cards, &mut log);
        roster.leaders_recover(&cards, &mut log);
        let both: IdSet<PieceId> = [hektor, patroklos].into_iter().collect();
        assert!(!roster.backs().meets(both) && roster.sick().is_empty());
        let (leader, pieces) = (patroklos, both);
        let told = [
            Fate::Wounded {
                side: Side::East,
                leader: hektor,
            },
            Fate::FellSick {
                side: Side::West,
                leader,
                to: 7,
            },
            Fate::LeadersRecovered { pieces },
        ];
        assert_eq!(log.take(), told, "nothing is told when all are fit");
        roster.capture(&cards, both, Cause::Alone, &mut log);
        assert_eq!(log.take().len(), 2);
        assert!(!roster.in_play().meets(both));
    }

    #[test]
    fn the_sea_captures_nobody() {
        let (cards, mut log) = (cards(), Log::<Told>::on());
        let (side, hektor) = (Side::East, piece("hektor"));
        let mut lost = |cause| {
            together(3).capture(&cards, IdSet::one(hektor), cause, &mut log);
            log.take()
        };
        let (piece, cause) = (hektor, Cause::Sunk);
        assert_eq!(lost(cause), [Fate::Eliminated { side, piece, cause }]);
        let (leader, cause) = (hektor, Cause::Assault);
        let captured = Fate::Captured {
            side,
            leader,
            cause,
        };
        assert_eq!(lost(cause), [captured]);
        assert!(cause.is_combat() && !Cause::Siege.is_combat());
    }

    #[test]
    fn discord_takes_those_without_swords_first() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::<Told>::on());
        let die = D6::try_from(4).unwrap();
        let [hektor, patroklos] = ["hektor", "patroklos"].map(piece);
        assert!(!roster.sow_discord(&cards, (Side::West, hektor), die, &mut log));
        assert!(roster.sow_discord(&cards, (Side::East, patroklos), die, &mut log));
        assert_eq!(roster.whereabouts(hektor), At::Place(3));
        assert_eq!(roster.whereabouts(patroklos), At::Removed);
        assert_eq!(log.take().len(), 2);
    }

    #[test]
    fn weather_weakens() {
        let (cards, mut roster, mut log) = (cards(), together(3), Log::<Told>::on());
        let die = D6::try_from(5).unwrap();
        let [ships, hoplites] = ["east-T1", "east-H1"].map(piece);
        assert!(!roster.brave_storm(&cards, ships, (die, 6), &mut log));
        assert!(roster.brave_storm(&cards, ships, (die, 5), &mut log));
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
        let (cards, mut roster, mut log) = (cards(), together(3), Log::<Told>::on());
        let (side, piece) = (Side::East, piece("east-T1"));
        roster.regroup(&cards, piece, 8, &mut log);
        assert!(roster.moved().contains(piece));
        let (from, to) = (3, 8);
        let told = Fate::Regrouped {
            side,
            piece,
            from,
            to,
        };
        assert_eq!((roster.place(piece), log.take()), (Some(8), vec![told]));
    }
}
