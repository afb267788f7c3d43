//! 9 Victory.

use campaign::Scoring;

use crate::{
    data::PointsCard,
    rules::{prelude::*, prospects::Prospect},
    state::Verdict,
};

/// 2.Db, 9.1c The end of a turn: a total victory, and after the last turn the verdict.
pub(crate) fn check(act: &mut Act<'_>) {
    let is_last = act.look().is_last_turn();
    let by_ports = Side::BOTH
        .into_iter()
        .find(|&side| holds_ports(act.look(), side));
    let by_fleet = Side::BOTH
        .into_iter()
        .find(|&side| is_last && rules_the_sea(act.look(), side));
    let verdict = match by_ports.or(by_fleet) {
        Some(winner) => Verdict::total(winner),
        None if is_last => by_points(totals(act.look())),
        None => return,
    };
    act.state.verdict = Some(verdict);
    act.state.stack.clear();
    let points = totals(act.look());
    act.log.push(|| Event::Ended { verdict, points });
}

/// 9.1a to 9.1c Does a side hold all the ports it needs?
fn holds_ports(look: Look<'_>, side: Side) -> bool {
    let mut ports = look.game.victory.ports(side).iter();
    ports.all(|&port| look.has_units_at(side, port))
}

/// 9.1f The present strength of a side's ships in play, bases included.
pub(crate) fn fleet(look: Look<'_>, side: Side) -> u16 {
    let ships = look.game.pieces.ships_of(side);
    look.strength_of(ships.intersection(look.state.pieces.in_play()))
}

/// 9.1d to 9.1f Has a side a fleet, and the enemy hardly one?
fn rules_the_sea(look: Look<'_>, side: Side) -> bool {
    let card = look.game.victory.fleet(side);
    fleet(look, side) >= card.own && fleet(look, side.other()) <= card.enemy
}

/// 9.2a to 9.2i The victory points of both sides.
pub(crate) fn totals(look: Look<'_>) -> PerSide<u16> {
    PerSide::each(|side| points(look, side))
}

impl Scoring for Types {
    type Prospect = Prospect;

    fn points(look: Look<'_>, side: Side) -> u32 {
        points(look, side).into()
    }

    fn pending(look: Look<'_>) -> Option<Vec<Prospect>> {
        prospects::pending(look)
    }
}

/// 9.2a to 9.2i The victory points of a side.
pub(crate) fn points(look: Look<'_>, side: Side) -> u16 {
    score(look, side).points(&look.game.victory.points)
}

/// 9.2 What the victory points of a side are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// 9.2a to 9.2c Points for ports.
    pub ports: u16,
    /// 9.2d Boxes ahead of the enemy's supply.
    pub supply: u16,
    /// 9.2f Strength of the ships in ports and at sea.
    pub ships: u16,
    /// 9.2g Enemy units eliminated.
    pub hoplites: u16,
    pub other_land_units: u16,
    /// 9.2h Enemy leaders killed.
    pub leaders: u16,
    /// 7.S18c Alcibiades' escape was played too early.
    pub forestalled: bool,
}

impl Score {
    fn points(self, card: &PointsCard) -> u16 {
        self.ports
            + card.supply_box * self.supply
            + card.ten_naval_pf * (self.ships / 10)
            + card.hoplites * self.hoplites
            + card.other_land_unit * self.other_land_units
            + card.leader * self.leaders
            + card.alcibiades_before_tissaphernes * u16::from(self.forestalled)
    }
}

/// 9.2a to 9.2i
pub(crate) fn score(look: Look<'_>, side: Side) -> Score {
    let card = &look.game.victory.points;
    let held = Place::ports().filter(|&port| look.has_units_at(side, port));
    let [own, enemy] =
        [side, side.other()].map(|side| u16::from(look.state.supply.get(side).value));
    let ships = look.game.pieces.ships_of(side);
    let ships = ships.intersection(look.state.pieces.in_play());
    let at_home = Place::bases_of(side)
        .into_iter()
        .fold(PieceSet::EMPTY, |all, base| {
            all.union(look.state.pieces.at(base))
        });
    let enemies = look.game.pieces.of(side.other());
    let gone = enemies
        .intersection(look.game.pieces.land())
        .without(look.state.pieces.in_play());
    let is_lost = |unit: &PieceId| look.state.pieces.whereabouts(*unit) == At::Eliminated;
    let lost = |units: PieceSet| units.iter().filter(is_lost).count() as u16;
    let hoplites = look.game.pieces.of_type(UnitType::Hoplite);
    Score {
        ports: held.map(|port| card.port(port)).sum(),
        supply: own.saturating_sub(enemy),
        ships: look.strength_of(ships.without(at_home)),
        hoplites: lost(gone.intersection(hoplites)),
        other_land_units: lost(gone.without(hoplites)),
        leaders: u16::from(look.state.killed.intersection(enemies).len()),
        forestalled: side == Side::Spartan && look.state.tissaphernes == Tissaphernes::Forestalled,
    }
}

/// 9.2j, 9.2k The verdict when nobody has won totally: more than double the points are a strategic victory.
fn by_points(points: PerSide<u16>) -> Verdict {
    let points = [points.athenian, points.spartan];
    Verdict::by_points(points, std::cmp::Ordering::is_gt)
}
