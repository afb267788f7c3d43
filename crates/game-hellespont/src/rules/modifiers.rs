//! 4.2.2 Strengths, odds and the modifiers of the combat table.

use campaign::{CombatTable, Force, Reckoning, columns_moved};

use crate::{
    event::{ModifierLine, Modifiers},
    rules::prelude::*,
};

/// 4a, 4.2.2b The units of a side that fight in a zone: ships at sea, land units on land.
pub(crate) fn fighters(look: Look<'_>, side: Side, zone: Place) -> PieceSet {
    if zone.is_sea() {
        look.ships_at(side, zone)
    } else {
        look.men_at(side, zone)
    }
}

impl Reckoning for Types {
    fn table<'a>(look: Look<'a>) -> &'a CombatTable {
        &look.game.table
    }

    fn fighters(look: Look<'_>, battle: &Battle, side: Side) -> PieceSet {
        fighters(look, side, battle.zone)
    }

    /// 7.S8a Half of what others lend it, rounded up.
    fn strength(look: Look<'_>, battle: &Battle, side: Side) -> u16 {
        let of = |zone| look.strength_of(fighters(look, side, zone));
        let lent = match battle.revealed(side) {
            Some(Play {
                stratagem: Stratagem::CombinedAttack,
                target: Target::Place { place: zone },
                ..
            }) => of(zone).div_ceil(2),
            Some(_) | None => 0,
        };
        of(battle.zone) + lent
    }

    fn die_modifiers(look: Look<'_>, battle: &Battle) -> Modifiers {
        die_modifiers(look, battle)
    }

    fn column_modifiers(look: Look<'_>, battle: &Battle) -> Modifiers {
        column_modifiers(look, battle)
    }
}

/// Table.13, 1.2c, 7.S15b Fit leaders with a sword; none if the enemy has had one wounded.
fn captains(look: Look<'_>, battle: &Battle, side: Side) -> i8 {
    let enemy = battle.revealed(side.other());
    if enemy.is_some_and(|play| play.stratagem == Stratagem::WoundedLeader) {
        return 0;
    }
    let leaders = look.leaders_at(side, battle.zone);
    look.game
        .pieces
        .captains(leaders, look.state.pieces.backs()) as i8
}

fn forces(look: Look<'_>, battle: &Battle) -> [Force; 2] {
    [battle.attacker, battle.attacker.other()].map(|side| {
        let units = fighters(look, side, battle.zone);
        Force::of(&look.game.pieces, units, look.state.pieces.backs())
    })
}

/// Table.13 to Table.20 The lines that change the die.
fn die_modifiers(look: Look<'_>, battle: &Battle) -> Modifiers {
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    let mut lines = Modifiers::new();
    let captains = |side| captains(look, battle, side);
    lines.add(
        ModifierLine::DieLeaders,
        captains(attacker) - captains(defender),
    );
    if battle.zone.is_sea() {
        let aboard = |side| look.strength_of(look.men_at(side, battle.zone));
        let by = if aboard(attacker) >= aboard(defender) {
            1
        } else {
            -1
        };
        lines.add(ModifierLine::DieTroopsAboard, by);
        return lines;
    }
    let [attack, defence] = forces(look, battle);
    lines.add(
        ModifierLine::DieEliteHoplites,
        attack.best_hoplites(&defence),
    );
    lines.add(ModifierLine::DieThreeTypes, attack.three_types());
    lines.add(ModifierLine::DieEliteDefence, defence.elite_defence());
    lines.add(ModifierLine::DieArchersCavalry, defence.shooters());
    lines
}

/// Table.21 to Table.28, 7b The lines that shift the column: right is good for the attacker.
fn column_modifiers(look: Look<'_>, battle: &Battle) -> Modifiers {
    let mut lines = Modifiers::new();
    if battle.zone.is_sea() {
        beach_modifiers(look, battle, &mut lines);
    } else {
        let [attack, defence] = forces(look, battle);
        lines.add(ModifierLine::ColumnHoplites, attack.hoplites(&defence));
        lines.add(ModifierLine::ColumnNoHoplites, attack.no_hoplites(&defence));
        let units = fighters(look, battle.attacker, battle.zone);
        let Entered { landing, rough } = look.state.pieces.entries(units);
        lines.add(ModifierLine::ColumnLanding, -i8::from(landing));
        lines.add(ModifierLine::ColumnRough, -i8::from(rough));
    }
    for side in [battle.attacker, battle.attacker.other()] {
        lines.add(
            ModifierLine::ColumnStratagem,
            stratagem(look.game, battle, side),
        );
    }
    lines
}

/// 4c, Table.25, Table.26, Table.28 Land units on the beaches of the sea zone, of one side alone.
fn beach_modifiers(look: Look<'_>, battle: &Battle, lines: &mut Modifiers) {
    let mut holds = Side::BOTH.map(|side| {
        let is_there = |zone| !look.men_at(side, zone).is_empty();
        look.game.board.beaches(battle.zone).any(is_there)
    });
    if battle.attacker == Side::Spartan {
        holds.reverse();
    }
    match holds {
        [true, false] => lines.add(ModifierLine::ColumnBeachAttacker, 1),
        [false, true] => lines.add(ModifierLine::ColumnBeachDefender, -1),
        [true, true] | [false, false] => {}
    }
}

/// 7.S1a, 7.S2a, 7.S3a, 7.S10a The columns that a side's stratagem moves.
fn stratagem(game: &Hellespont, battle: &Battle, side: Side) -> i8 {
    let Some(play) = battle.revealed(side) else {
        return 0;
    };
    let attacks = side == battle.attacker;
    let naval = battle.zone.is_sea();
    let open = game.board.terrain(battle.zone) == Terrain::Open;
    let list = [
        (
            Stratagem::Periplous,
            if attacks { 2 } else { -2 },
            naval && open,
        ),
        (Stratagem::Kuklos, -1, naval && !attacks),
        (Stratagem::Diekplous, 1, naval && attacks),
        (Stratagem::Surprise, 1, attacks),
    ];
    columns_moved(play.stratagem, &list)
}
