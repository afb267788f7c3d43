//! 4.2 Strengths, odds and the modifiers of the combat table.

use campaign::{CombatResult, Odds};
use engine::D6;

use crate::{
    action::Target,
    battle::{Battle, BattleKind, Play},
    event::{Modifier, ModifierLine, Modifiers},
    game::Syracuse,
    ids::{Place, Side, Stratagem},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{camp_assault, crossing},
    state::{Entered, State},
};

/// Everything about a combat but the die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) attack: u16,
    pub(crate) defence: u16,
    pub(crate) dice: Modifiers,
    pub(crate) columns: Modifiers,
    /// 4.2b Before any shift.
    pub(crate) ratio: Odds,
    /// 4.2g After all shifts.
    pub(crate) column: Odds,
}

impl Reading {
    /// 4.2b to 4.2g What the combat comes to as it stands now.
    pub(crate) fn of(game: &Syracuse, state: &State, battle: &Battle) -> Self {
        let ratio = odds(game, state, battle);
        let columns = column_modifiers(game, state, battle);
        Self {
            attack: strength(game, state, battle, battle.attacker),
            defence: strength(game, state, battle, battle.attacker.other()),
            dice: die_modifiers(game, state, battle),
            column: ratio.shifted(sum(&columns)),
            columns,
            ratio,
        }
    }

    /// 4.2f The modified die.
    pub(crate) fn total(&self, die: D6) -> i8 {
        die.get() as i8 + sum(&self.dice)
    }

    /// 4.2g, 4.2h The cell of the table for a die.
    pub(crate) fn result(&self, game: &Syracuse, state: &State, die: D6) -> CombatResult {
        game.table(state).result(self.column, self.total(die))
    }
}

fn sum(lines: &Modifiers) -> i8 {
    lines.iter().map(|line| line.by).sum()
}

/// Where a side's force stands: a garrison is inside its fort, those who assault the camp are in their main zone.
pub(crate) fn ground(battle: &Battle, side: Side) -> Place {
    match (battle.kind, side == battle.attacker) {
        (BattleKind::Assault(fort), false) => Place::fort(fort),
        (BattleKind::Camp(main), true) => main,
        (BattleKind::Field | BattleKind::Naval, _)
        | (BattleKind::Assault(_), true)
        | (BattleKind::Camp(_), false) => battle.zone,
    }
}

/// 4.4d Only those on the marker defend the camp.
fn taking_part(battle: &Battle, side: Side, there: PieceSet) -> PieceSet {
    match battle.kind {
        BattleKind::Camp(_) if side != battle.attacker => there.intersection(battle.defenders),
        BattleKind::Field | BattleKind::Naval | BattleKind::Assault(_) | BattleKind::Camp(_) => {
            there
        }
    }
}

/// 4.1g, 4.1h, 4.3a, 4.3c The units of a side that fight: all that stand there, but neither garrisons of a field battle nor those aboard.
pub(crate) fn units(game: &Syracuse, state: &State, battle: &Battle, side: Side) -> PieceSet {
    let there = state.units_at(game, side, ground(battle, side));
    taking_part(battle, side, there)
}

/// The leaders of a side in the combat.
pub(crate) fn leaders(game: &Syracuse, state: &State, battle: &Battle, side: Side) -> PieceSet {
    let there = state.leaders_at(game, side, ground(battle, side));
    taking_part(battle, side, there)
}

/// 4.2b, 7.S10a, 7.S11a The strength of a side: its units, what others lend it, and what the night leaves of that.
pub(crate) fn strength(game: &Syracuse, state: &State, battle: &Battle, side: Side) -> u16 {
    let own = state.pf_of(game, units(game, state, battle, side));
    let lent = lender(battle, side).map_or(0, |zone| {
        state
            .pf_of(game, state.units_at(game, side, zone))
            .div_ceil(2)
    });
    let total = own + lent;
    if battle.night != Some(side) {
        return total;
    }
    // 7.S10b Ruling: what remains is rounded, Syracuse's two thirds down and Athens' half up.
    match side {
        Side::Syracusan => total * 2 / 3,
        Side::Athenian => total.div_ceil(2),
    }
}

/// 7.S11a, 4.4f The zone that lends a side strength.
fn lender(battle: &Battle, side: Side) -> Option<Place> {
    if let (BattleKind::Camp(main), true) = (battle.kind, side == battle.attacker) {
        return Some(camp_assault::other_zone(main));
    }
    match battle.revealed(side)? {
        Play {
            stratagem: Stratagem::S11,
            target: Target::Place(zone),
            ..
        } => Some(zone),
        Play { .. } => None,
    }
}

/// 7.S11a, 7.S11b May units in a zone lend their strength? It is of the same kind, next to the combat across a border that they could
/// cross, and no enemy is left in it.
pub(crate) fn may_lend(
    game: &Syracuse,
    state: &State,
    battle: &Battle,
    side: Side,
    zone: Place,
) -> Result<(), Illegal> {
    let refused = Err(Illegal::BadTarget {
        stratagem: Stratagem::S11,
    });
    let is_same_kind = match battle.kind {
        BattleKind::Naval => zone.is_sea(),
        BattleKind::Field | BattleKind::Assault(_) | BattleKind::Camp(_) => zone.is_land(),
    };
    if !is_same_kind || crossing::may_cross(game, state, side, zone, battle.zone).is_err() {
        return refused;
    }
    let has_strength = state.pf_of(game, state.units_at(game, side, zone)) > 0;
    let has_enemy = !state.units_at(game, side.other(), zone).is_empty();
    if !has_strength || has_enemy {
        return refused;
    }
    Ok(())
}

/// 4.2b, 4.2c The column before any shift.
pub(crate) fn odds(game: &Syracuse, state: &State, battle: &Battle) -> Odds {
    let of = |side| strength(game, state, battle, side);
    Odds::of(of(battle.attacker), of(battle.attacker.other()))
}

/// What both lists of modifiers ask about the forces.
struct Sides<'a> {
    game: &'a Syracuse,
    state: &'a State,
    battle: &'a Battle,
    attack: PieceSet,
    defence: PieceSet,
}

impl<'a> Sides<'a> {
    fn of(game: &'a Syracuse, state: &'a State, battle: &'a Battle) -> Self {
        Self {
            game,
            state,
            battle,
            attack: units(game, state, battle, battle.attacker),
            defence: units(game, state, battle, battle.attacker.other()),
        }
    }

    fn has(&self, force: PieceSet, unit_type: UnitType) -> bool {
        force.meets(self.game.pieces.of_type(unit_type))
    }

    fn is_elite(&self, unit: PieceId, unit_type: UnitType) -> bool {
        self.game.pieces.card(unit).unit_type == Some(unit_type)
            && self.state.swords(self.game, unit) > 0
    }

    fn elites(&self, force: PieceSet, unit_type: UnitType) -> i8 {
        let elite = |unit: &PieceId| self.is_elite(*unit, unit_type);
        force.iter().filter(elite).count() as i8
    }

    /// table.die-a, 1.2d, 7.S19a Fit leaders with a sword; none if the enemy has had them wounded.
    fn captains(&self, side: Side) -> i8 {
        let enemy = self.battle.revealed(side.other());
        if enemy.is_some_and(|play| play.stratagem == Stratagem::S19) {
            return 0;
        }
        let leaders = leaders(self.game, self.state, self.battle, side);
        let has_sword = |leader: &PieceId| self.state.swords(self.game, *leader) > 0;
        leaders.iter().filter(has_sword).count() as i8
    }

    /// table.die-f Whose units are in the fort of the zone?
    fn nearby_fort(&self) -> i8 {
        let Some(fort) = self.game.board.fort_in(self.battle.zone) else {
            return 0;
        };
        let holds = |side| {
            let inside = self.state.units_at(self.game, side, Place::fort(fort));
            i8::from(!inside.is_empty())
        };
        holds(self.battle.attacker) - holds(self.battle.attacker.other())
    }

    /// table.column-h The ways in which attacking units have entered in this phase, each once.
    fn entries(&self) -> Entered {
        self.attack
            .iter()
            .map(|unit| self.state.piece(unit).entered)
            .fold(Entered::default(), |all, entered| Entered {
                river: all.river || entered.river,
                climb: all.climb || entered.climb,
                landing: all.landing || entered.landing,
                wall: all.wall || entered.wall,
            })
    }

    /// Which way a column moves that favours a side.
    fn favour(&self, side: Side) -> i8 {
        if side == self.battle.attacker { 1 } else { -1 }
    }

    /// 7.S1a, 7.S2a, 7.S3a, 7.S8a The columns that a side's stratagem moves.
    fn stratagem(&self, side: Side) -> i8 {
        let Some(play) = self.battle.revealed(side) else {
            return 0;
        };
        let is_naval = self.battle.kind == BattleKind::Naval;
        let favour = self.favour(side);
        if play.stratagem == Stratagem::S8 {
            let helps = !is_naval && self.has_spartans();
            return self.favour(Side::Syracusan) * i8::from(helps);
        }
        let is_narrow = self.state.is_protected(self.game, self.battle.zone);
        let columns = [
            (Stratagem::S1, 2 * favour, !is_narrow),
            (Stratagem::S2, -1, favour < 0),
            (Stratagem::S3, 1, favour > 0),
        ];
        let is_played = |line: &&(Stratagem, i8, bool)| line.0 == play.stratagem;
        let line = columns.iter().find(is_played);
        line.map_or(0, |&(_, by, counts)| by * i8::from(is_naval && counts))
    }

    fn has_spartans(&self) -> bool {
        let spartans = self.game.pieces.spartans;
        self.attack.union(self.defence).meets(spartans)
    }
}

/// 7.S8a Does a Spartan unit take part?
pub(crate) fn has_spartans(game: &Syracuse, state: &State, battle: &Battle) -> bool {
    Sides::of(game, state, battle).has_spartans()
}

/// Notes a line if it changes anything.
fn add(lines: &mut Modifiers, line: ModifierLine, by: i8) {
    if by != 0 && !lines.is_full() {
        lines.push(Modifier { line, by });
    }
}

/// 4.2f, table.die-a to table.die-h The lines that change the die.
pub(crate) fn die_modifiers(game: &Syracuse, state: &State, battle: &Battle) -> Modifiers {
    let sides = Sides::of(game, state, battle);
    let mut lines = Modifiers::new();
    let leaders = sides.captains(battle.attacker) - sides.captains(battle.attacker.other());
    add(&mut lines, ModifierLine::DieLeaders, leaders);
    match battle.kind {
        BattleKind::Naval => {
            let ships = |force| sides.elites(force, UnitType::T);
            let by = ships(sides.attack) - ships(sides.defence);
            add(&mut lines, ModifierLine::DieEliteShips, by);
            return lines;
        }
        BattleKind::Field | BattleKind::Assault(_) | BattleKind::Camp(_) => {}
    }
    land_die_modifiers(&sides, &mut lines);
    match battle.kind {
        BattleKind::Field => add(&mut lines, ModifierLine::DieFort, sides.nearby_fort()),
        BattleKind::Assault(fort) => {
            let swords = game.board.fort_swords(fort) as i8;
            add(&mut lines, ModifierLine::DieFortSwords, -swords);
        }
        BattleKind::Camp(_) => {
            let swords = game.board.camp_swords as i8;
            add(&mut lines, ModifierLine::DieFortSwords, -swords);
        }
        BattleKind::Naval => {}
    }
    lines
}

/// table.die-b to table.die-e
fn land_die_modifiers(sides: &Sides<'_>, lines: &mut Modifiers) {
    let elites = |force| sides.elites(force, UnitType::H);
    let best_hoplites = elites(sides.attack) > 0 && elites(sides.defence) == 0;
    add(
        lines,
        ModifierLine::DieEliteHoplites,
        i8::from(best_hoplites),
    );
    let shooters = sides.has(sides.defence, UnitType::A) || sides.has(sides.defence, UnitType::C);
    add(lines, ModifierLine::DieArchersCavalry, -i8::from(shooters));
    let types = [UnitType::H, UnitType::C, UnitType::P, UnitType::A];
    let present = types
        .into_iter()
        .filter(|&kind| sides.has(sides.attack, kind));
    add(
        lines,
        ModifierLine::DieThreeTypes,
        i8::from(present.count() >= 3),
    );
    let all_elite = !sides.defence.is_empty() && elites(sides.defence) == sides.defence.len() as i8;
    add(
        lines,
        ModifierLine::DieEliteDefence,
        -2 * i8::from(all_elite),
    );
}

/// 4.2f, table.column-a to table.column-i The lines that shift the column: right is good for the attacker.
pub(crate) fn column_modifiers(game: &Syracuse, state: &State, battle: &Battle) -> Modifiers {
    let sides = Sides::of(game, state, battle);
    let mut lines = Modifiers::new();
    match battle.kind {
        BattleKind::Naval => {
            let by = sides.favour(Side::Syracusan) * i8::from(state.reinforced_ships);
            add(&mut lines, ModifierLine::ColumnReinforcedShips, by);
        }
        BattleKind::Field => {
            hoplite_modifiers(&sides, &mut lines);
            entry_modifiers(&sides, &mut lines);
        }
        BattleKind::Assault(_) => {
            hoplite_modifiers(&sides, &mut lines);
            entry_modifiers(&sides, &mut lines);
            add(&mut lines, ModifierLine::ColumnAssault, -3);
        }
        // 4.4f The attackers of the camp have not entered its zone.
        BattleKind::Camp(_) => {
            hoplite_modifiers(&sides, &mut lines);
            add(&mut lines, ModifierLine::ColumnAssault, -3);
        }
    }
    for side in [battle.attacker, battle.attacker.other()] {
        let by = sides.stratagem(side);
        add(&mut lines, ModifierLine::ColumnStratagem, by);
    }
    lines
}

/// table.column-a, table.column-b
fn hoplite_modifiers(sides: &Sides<'_>, lines: &mut Modifiers) {
    let ours = sides.has(sides.attack, UnitType::H);
    let theirs = sides.has(sides.defence, UnitType::H);
    add(
        lines,
        ModifierLine::ColumnHoplites,
        2 * i8::from(ours && !theirs),
    );
    add(
        lines,
        ModifierLine::ColumnNoHoplites,
        -i8::from(theirs && !ours),
    );
}

/// table.column-c to table.column-f
fn entry_modifiers(sides: &Sides<'_>, lines: &mut Modifiers) {
    let entered = sides.entries();
    add(lines, ModifierLine::ColumnRiver, -i8::from(entered.river));
    add(
        lines,
        ModifierLine::ColumnLanding,
        -i8::from(entered.landing),
    );
    add(lines, ModifierLine::ColumnUphill, -i8::from(entered.climb));
    add(lines, ModifierLine::ColumnWall, -2 * i8::from(entered.wall));
}

#[cfg(test)]
mod stratagem_tests;
#[cfg(test)]
mod tests;
