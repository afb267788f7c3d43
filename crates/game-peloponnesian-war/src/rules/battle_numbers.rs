//! 5.2.1, 5.2.2 What counts in a battle, with the dice given.

use arrayvec::ArrayVec;
use engine::D6;

use super::{Look, losses};
use crate::{
    data::SpaceKind,
    event::{Line, Modifier},
    force::Force,
    ids::{Kind, LeaderId, PerSide, Side, Sort, SpaceId},
    state::{BattleKind, Party},
};

/// What two dice bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub lines: ArrayVec<Line, 10>,
    pub totals: PerSide<i8>,
    /// Nobody if the battle is drawn.
    pub winner: Option<Side>,
    /// What the loser loses, or each side in a draw.
    pub losses: PerSide<u8>,
}

/// 5.2l Of what at least half has to be Spartan hoplites, or Athenian ships.
#[derive(Clone, Copy)]
pub(crate) enum Share {
    WholeSide,
    Arm,
}

impl Share {
    /// Are so many half of a force, of which so many are of the arm that fights?
    #[inline]
    pub(crate) fn is_half(self, count: u8, force: Force, arm: u8) -> bool {
        let all = match self {
            Self::WholeSide => force.total(),
            Self::Arm => arm,
        };
        count > 0 && count * 2 >= all
    }
}

/// 5.2l
#[inline]
pub(crate) fn share_rule(look: Look<'_>) -> Share {
    if look.at.options.half_of_arm {
        Share::Arm
    } else {
        Share::WholeSide
    }
}

/// 5.2g-j What kind of battle two parties fight; nothing if they do not.
pub(crate) fn battle_kind(look: Look<'_>, parties: PerSide<Party>) -> Option<BattleKind> {
    let [a, b] = Side::BOTH.map(|side| losses::party_force(look, side, *parties.get(side)));
    let land = a.land() > 0 && b.land() > 0;
    let ships = a.ships() > 0 && b.ships() > 0;
    match (land, ships) {
        (true, true) => Some(BattleKind::Mixed),
        (true, false) => Some(BattleKind::Land),
        (false, true) => Some(BattleKind::Naval),
        (false, false) => None,
    }
}

/// By how much a side is ahead in a battle before its dice, in a mixed one at sea or on land, whichever is less; nothing if they do not fight.
pub(crate) fn lead(look: Look<'_>, side: Side, parties: PerSide<Party>) -> Option<i8> {
    let one = D6::from_index(0);
    let dice = PerSide {
        athens: one,
        sparta: one,
    };
    let ahead = |reading: Reading| reading.totals.get(side) - reading.totals.get(side.other());
    let on_land = || ahead(read_land(look, parties, dice));
    let at_sea = || ahead(read_sea(look, parties, dice));
    Some(match battle_kind(look, parties)? {
        BattleKind::Land => on_land(),
        BattleKind::Naval => at_sea(),
        BattleKind::Mixed => on_land().min(at_sea()),
    })
}

/// 5.2.1b The leader whose rating counts: the worst tactician of several.
pub(crate) fn commander(look: Look<'_>, side: Side, party: Party) -> Option<LeaderId> {
    let leader = match party {
        Party::Marching => {
            let leader = look.at.operation.as_ref()?.leader;
            return look.at.leader_at(leader).map(|_| leader);
        }
        Party::Standing { space } => look.at.leaders_at(side, space),
    };
    leader.min_by_key(|&leader| look.game.leaders.get(leader).tactical)
}

/// 4.7d, 5.2.1n The space whose kind orders the losses of a side: the one that an army on the march has entered, else its own.
pub(crate) fn loss_space(look: Look<'_>, parties: PerSide<Party>, side: Side) -> SpaceId {
    let marches = |&side: &Side| *parties.get(side) == Party::Marching;
    let side = Side::BOTH.into_iter().find(marches).unwrap_or(side);
    losses::party_space(look, *parties.get(side))
}

/// 5.2.1g Do enemies fight in Sparta itself?
pub(crate) fn is_at_sparta(look: Look<'_>, parties: PerSide<Party>) -> bool {
    losses::party_space(look, parties.athens) == SpaceId::SPARTA
}

/// 5.2.1 A battle on land.
pub(crate) fn read_land(look: Look<'_>, parties: PerSide<Party>, dice: PerSide<D6>) -> Reading {
    let numbers = &look.game.numbers.battle;
    let force = |side: Side| losses::party_force(look, side, *parties.get(side));
    let mut reading = begin_reading(look, parties, dice);
    for side in Side::BOTH {
        let (mine, theirs) = (force(side), force(side.other()));
        if mine.cavalry() > theirs.cavalry() {
            reading.add(side, Modifier::Cavalry, numbers.cavalry);
        }
        let more = mine.hoplites().saturating_sub(theirs.hoplites());
        reading.add(side, Modifier::Hoplites, more as i8);
        let spartans = mine.get(Sort::own(Kind::Hoplite));
        if side == Side::Sparta && share_rule(look).is_half(spartans, mine, mine.land()) {
            reading.add(side, Modifier::SpartanHoplites, numbers.spartan_hoplites);
        }
    }
    if is_at_sparta(look, parties) {
        reading.add(Side::Sparta, Modifier::AtSparta, numbers.at_sparta);
    }
    reading.winner = winner_of(look, parties, reading.totals);
    reading.losses = match reading.winner {
        Some(winner) => {
            let (won, lost) = (force(winner), force(winner.other()));
            let difference = reading.difference().min(won.hoplites());
            let saved = lost.cavalry().saturating_sub(won.cavalry());
            let losses = difference.saturating_sub(saved).max(1).min(lost.land());
            one_sided(winner.other(), losses)
        }
        None => drawn(force(Side::Athens).land(), force(Side::Sparta).land()),
    };
    reading
}

/// 5.2.2 A battle at sea.
pub(crate) fn read_sea(look: Look<'_>, parties: PerSide<Party>, dice: PerSide<D6>) -> Reading {
    let numbers = &look.game.numbers.battle;
    let force = |side: Side| losses::party_force(look, side, *parties.get(side));
    let mut reading = begin_reading(look, parties, dice);
    for side in Side::BOTH {
        let (mine, theirs) = (force(side), force(side.other()));
        let more = mine.ships().saturating_sub(theirs.ships());
        reading.add(side, Modifier::Ships, more as i8);
        let athenian = mine.get(Sort::own(Kind::Naval));
        if side == Side::Athens && share_rule(look).is_half(athenian, mine, mine.ships()) {
            reading.add(side, Modifier::AthenianShips, numbers.athenian_ships);
        }
    }
    reading.winner = winner_of(look, parties, reading.totals);
    reading.losses = match reading.winner {
        Some(winner) => {
            let losses = reading.difference().min(force(winner).ships());
            one_sided(winner.other(), losses.min(force(winner.other()).ships()))
        }
        None => drawn(force(Side::Athens).ships(), force(Side::Sparta).ships()),
    };
    reading
}

fn begin_reading(look: Look<'_>, parties: PerSide<Party>, dice: PerSide<D6>) -> Reading {
    let mut reading = Reading {
        lines: ArrayVec::new(),
        totals: PerSide {
            athens: dice.athens.get() as i8,
            sparta: dice.sparta.get() as i8,
        },
        winner: None,
        losses: PerSide::default(),
    };
    for side in Side::BOTH {
        let rating = tactical_rating(look, side, *parties.get(side));
        reading.add(side, Modifier::Leader, rating);
    }
    reading
}

/// 5.2.1i A side without a leader counts as 0.
fn tactical_rating(look: Look<'_>, side: Side, party: Party) -> i8 {
    commander(look, side, party).map_or(0, |leader| look.game.leaders.get(leader).tactical)
}

/// 5.2.1h The greater sum, then the better leader.
fn winner_of(look: Look<'_>, parties: PerSide<Party>, totals: PerSide<i8>) -> Option<Side> {
    let rating = |side: Side| tactical_rating(look, side, *parties.get(side));
    let by_rating = || rating(Side::Athens).cmp(&rating(Side::Sparta));
    match totals.athens.cmp(&totals.sparta).then_with(by_rating) {
        std::cmp::Ordering::Greater => Some(Side::Athens),
        std::cmp::Ordering::Less => Some(Side::Sparta),
        std::cmp::Ordering::Equal => None,
    }
}

impl Reading {
    fn add(&mut self, side: Side, line: Modifier, by: i8) {
        if by != 0 {
            self.lines.push(Line { side, line, by });
            *self.totals.get_mut(side) += by;
        }
    }

    fn difference(&self) -> u8 {
        self.totals.athens.abs_diff(self.totals.sparta)
    }
}

fn one_sided(side: Side, losses: u8) -> PerSide<u8> {
    let mut both = PerSide::default();
    *both.get_mut(side) = losses;
    both
}

/// 5.2.1p, 5.2.2f In a draw each side loses 1, unless both have just one.
fn drawn(athens: u8, sparta: u8) -> PerSide<u8> {
    let loss = u8::from(athens != 1 || sparta != 1);
    PerSide {
        athens: loss,
        sparta: loss,
    }
}

/// 5.2.1m, 5.2.1n Who falls on land: the land troops, in the order of a skirmish in such a space.
pub(crate) fn land_losses(force: Force, space: SpaceKind, count: u8) -> Force {
    let mut left = count;
    let mut losses = Force::EMPTY;
    for sort in order_of_losses(space).filter(|sort| sort.kind() != Kind::Naval) {
        let fall = force.get(sort).min(left);
        losses.set(sort, fall);
        left -= fall;
    }
    losses
}

/// 4.7d, 5.2.1n Who falls first, in a skirmish as in a battle: the side's own before the allies, and of both the types in their order.
pub(crate) fn order_of_losses(space: SpaceKind) -> impl Iterator<Item = Sort> {
    let types = skirmish_order(space).into_iter();
    types.clone().map(Sort::own).chain(types.map(Sort::allied))
}

/// 4.7b, 4.7c The types in the order in which they are lost.
fn skirmish_order(space: SpaceKind) -> [Kind; 3] {
    match space {
        SpaceKind::Land | SpaceKind::Coast | SpaceKind::SeaBox => {
            [Kind::Hoplite, Kind::Cavalry, Kind::Naval]
        }
        SpaceKind::Island => [Kind::Naval, Kind::Cavalry, Kind::Hoplite],
    }
}
