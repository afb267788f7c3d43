//! 4.2 Strengths, odds and the modifiers of the combat table.

use campaign::{CombatTable, Force, Reckoning, columns_moved};

use crate::{
    event::{ModifierLine, Modifiers},
    rules::prelude::*,
};

impl Reckoning for Types {
    fn table<'a>(look: Look<'a>) -> &'a CombatTable {
        look.game.table(look.state)
    }

    /// 4.1g, 4.1h, 4.3a, 4.3c All that stand there, but neither garrisons of a field battle nor those aboard.
    fn fighters(look: Look<'_>, battle: &Battle, side: Side) -> PieceSet {
        let there = look.units_at(side, ground(battle, side));
        taking_part(battle, side, there)
    }

    /// 7.S10a, 7.S11a Its units, what others lend it, and what the night leaves of that.
    fn strength(look: Look<'_>, battle: &Battle, side: Side) -> u16 {
        let own = look.strength_of(Self::fighters(look, battle, side));
        let lent = lender(battle, side).map_or(0, |zone| {
            look.strength_of(look.units_at(side, zone)).div_ceil(2)
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

    /// 4.2f, table.die-a to table.die-h
    fn die_modifiers(look: Look<'_>, battle: &Battle) -> Modifiers {
        let sides = Sides::of(look, battle);
        let mut lines = Modifiers::new();
        let leaders = sides.captains(battle.attacker) - sides.captains(battle.attacker.other());
        lines.add(ModifierLine::DieLeaders, leaders);
        if battle.kind == BattleKind::Naval {
            let by = sides.attack.elite_ships as i8 - sides.defence.elite_ships as i8;
            lines.add(ModifierLine::DieEliteShips, by);
            return lines;
        }
        land_die_modifiers(&sides, &mut lines);
        match battle.kind {
            BattleKind::Field => lines.add(ModifierLine::DieFort, sides.nearby_fort()),
            BattleKind::Assault(fort) => {
                let swords = look.game.board.fort_swords(fort) as i8;
                lines.add(ModifierLine::DieFortSwords, -swords);
            }
            BattleKind::Camp(_) => {
                let swords = look.game.board.camp_swords as i8;
                lines.add(ModifierLine::DieFortSwords, -swords);
            }
            BattleKind::Naval => {}
        }
        lines
    }

    /// 4.2f, table.column-a to table.column-i
    fn column_modifiers(look: Look<'_>, battle: &Battle) -> Modifiers {
        let sides = Sides::of(look, battle);
        let mut lines = Modifiers::new();
        match battle.kind {
            BattleKind::Naval => {
                let by = sides.favour(Side::Syracusan) * i8::from(look.state.reinforced_ships);
                lines.add(ModifierLine::ColumnReinforcedShips, by);
            }
            BattleKind::Field => {
                hoplite_modifiers(&sides, &mut lines);
                entry_modifiers(&sides, &mut lines);
            }
            BattleKind::Assault(_) => {
                hoplite_modifiers(&sides, &mut lines);
                entry_modifiers(&sides, &mut lines);
                lines.add(ModifierLine::ColumnAssault, -3);
            }
            // 4.4f The attackers of the camp have not entered its zone.
            BattleKind::Camp(_) => {
                hoplite_modifiers(&sides, &mut lines);
                lines.add(ModifierLine::ColumnAssault, -3);
            }
        }
        for side in [battle.attacker, battle.attacker.other()] {
            let by = sides.stratagem(side);
            lines.add(ModifierLine::ColumnStratagem, by);
        }
        lines
    }
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

/// The leaders of a side in the combat.
pub(crate) fn leaders(look: Look<'_>, battle: &Battle, side: Side) -> PieceSet {
    let there = look.leaders_at(side, ground(battle, side));
    taking_part(battle, side, there)
}

/// 7.S11a, 4.4f The zone that lends a side strength.
fn lender(battle: &Battle, side: Side) -> Option<Place> {
    if let (BattleKind::Camp(main), true) = (battle.kind, side == battle.attacker) {
        return Some(camp_assault::other_zone(main));
    }
    match battle.revealed(side)? {
        Play {
            stratagem: Stratagem::CombinedAttack,
            target: Target::Place { place: zone },
            ..
        } => Some(zone),
        Play { .. } => None,
    }
}

/// 7.S11a, 7.S11b May units in a zone lend their strength? It is of the same kind and next to the combat.
pub(crate) fn may_lend(
    look: Look<'_>,
    battle: &Battle,
    side: Side,
    zone: Place,
) -> Result<(), Illegal> {
    let refused = Err(Illegal::Shared(Refusal::BadTarget {
        stratagem: Stratagem::CombinedAttack,
    }));
    let is_same_kind = match battle.kind {
        BattleKind::Naval => zone.is_sea(),
        BattleKind::Field | BattleKind::Assault(_) | BattleKind::Camp(_) => zone.is_land(),
    };
    let is_next = look.game.board.border(zone, battle.zone).adjacent;
    let has_strength = look.strength_of(look.units_at(side, zone)) > 0;
    if is_same_kind && is_next && has_strength {
        Ok(())
    } else {
        refused
    }
}

/// What both lists of modifiers ask about the forces.
struct Sides<'a> {
    look: Look<'a>,
    battle: &'a Battle,
    units: PieceSet,
    attack: Force,
    defence: Force,
}

impl<'a> Sides<'a> {
    fn of(look: Look<'a>, battle: &'a Battle) -> Self {
        let [attack, defence] = [battle.attacker, battle.attacker.other()]
            .map(|side| Types::fighters(look, battle, side));
        let force = |units| Force::of(&look.game.pieces, units, look.state.pieces.backs());
        Self {
            look,
            battle,
            units: attack.union(defence),
            attack: force(attack),
            defence: force(defence),
        }
    }

    /// table.die-a, 1.2d, 7.S19a Fit leaders with a sword; none if the enemy has had them wounded.
    fn captains(&self, side: Side) -> i8 {
        let enemy = self.battle.revealed(side.other());
        if enemy.is_some_and(|play| play.stratagem == Stratagem::WoundedLeader) {
            return 0;
        }
        let leaders = leaders(self.look, self.battle, side);
        let backs = self.look.state.pieces.backs();
        self.look.game.pieces.captains(leaders, backs) as i8
    }

    /// table.die-f Whose units are in the fort of the zone?
    fn nearby_fort(&self) -> i8 {
        let Some(fort) = self.look.game.board.fort_in(self.battle.zone) else {
            return 0;
        };
        let holds = |side| {
            let inside = self.look.units_at(side, Place::fort(fort));
            i8::from(!inside.is_empty())
        };
        holds(self.battle.attacker) - holds(self.battle.attacker.other())
    }

    /// table.column-h The ways in which attacking units have entered in this phase, each once.
    fn entries(&self) -> Entered {
        let attacking = self
            .units
            .intersection(self.look.game.pieces.of(self.battle.attacker));
        self.look.state.pieces.entries(attacking)
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
        if play.stratagem == Stratagem::Spartans {
            let helps = !is_naval && self.has_spartans();
            return self.favour(Side::Syracusan) * i8::from(helps);
        }
        let is_narrow = self
            .look
            .state
            .is_protected(self.look.game, self.battle.zone);
        let columns = [
            (Stratagem::Periplous, 2 * favour, is_naval && !is_narrow),
            (Stratagem::Kuklos, -1, is_naval && favour < 0),
            (Stratagem::Diekplous, 1, is_naval && favour > 0),
        ];
        columns_moved(play.stratagem, &columns)
    }

    fn has_spartans(&self) -> bool {
        let spartans = self.look.game.pieces.spartans;
        self.units.meets(spartans)
    }
}

/// 7.S8a Does a Spartan unit take part?
pub(crate) fn has_spartans(look: Look<'_>, battle: &Battle) -> bool {
    Sides::of(look, battle).has_spartans()
}

/// table.die-b to table.die-e
fn land_die_modifiers(sides: &Sides<'_>, lines: &mut Modifiers) {
    let (attack, defence) = (&sides.attack, &sides.defence);
    lines.add(
        ModifierLine::DieEliteHoplites,
        attack.best_hoplites(defence),
    );
    lines.add(ModifierLine::DieArchersCavalry, defence.shooters());
    lines.add(ModifierLine::DieThreeTypes, attack.three_types());
    lines.add(ModifierLine::DieEliteDefence, defence.elite_defence());
}

/// table.column-a, table.column-b
fn hoplite_modifiers(sides: &Sides<'_>, lines: &mut Modifiers) {
    let (attack, defence) = (&sides.attack, &sides.defence);
    lines.add(ModifierLine::ColumnHoplites, attack.hoplites(defence));
    lines.add(ModifierLine::ColumnNoHoplites, attack.no_hoplites(defence));
}

/// table.column-c to table.column-f
fn entry_modifiers(sides: &Sides<'_>, lines: &mut Modifiers) {
    let entered = sides.entries();
    lines.add(ModifierLine::ColumnRiver, -i8::from(entered.river));
    lines.add(ModifierLine::ColumnLanding, -i8::from(entered.landing));
    lines.add(ModifierLine::ColumnUphill, -i8::from(entered.climb));
    lines.add(ModifierLine::ColumnWall, -2 * i8::from(entered.wall));
}
