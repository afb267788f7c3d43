//! 4.2.2 Strengths, odds and the modifiers of the combat table.

use campaign::{Force, columns_moved};

use crate::{
    action::Target,
    battle::{Battle, Play},
    data::Terrain,
    event::{ModifierLine, Modifiers},
    game::Hellespont,
    ids::{Place, Side, Stratagem},
    pieces::PieceSet,
    state::{Entered, State},
};

/// Everything about a combat but the die.
pub(crate) type Reading = campaign::Reading<ModifierLine>;

/// 4a, 4.2.2b The units of a side that fight in a zone: ships at sea, land units on land.
pub(crate) fn fighters(game: &Hellespont, state: &State, side: Side, zone: Place) -> PieceSet {
    if zone.is_sea() {
        state.ships_at(game, side, zone)
    } else {
        state.men_at(game, side, zone)
    }
}

/// 4.2.2a to 4.2.2f What the combat comes to as it stands now.
pub(crate) fn reading(game: &Hellespont, state: &State, battle: &Battle) -> Reading {
    Reading::new(
        strength(game, state, battle, battle.attacker),
        strength(game, state, battle, battle.attacker.other()),
        die_modifiers(game, state, battle),
        column_modifiers(game, state, battle),
    )
}

/// 4.2.2b, 7.S8a The strength of a side: its units, and half of what others lend it.
fn strength(game: &Hellespont, state: &State, battle: &Battle, side: Side) -> u16 {
    let of = |zone| state.strength_of(game, fighters(game, state, side, zone));
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

/// Table.13, 1.2c, 7.S15b Fit leaders with a sword; none if the enemy has had one wounded.
fn captains(game: &Hellespont, state: &State, battle: &Battle, side: Side) -> i8 {
    let enemy = battle.revealed(side.other());
    if enemy.is_some_and(|play| play.stratagem == Stratagem::WoundedLeader) {
        return 0;
    }
    let leaders = state.leaders_at(game, side, battle.zone);
    game.pieces.captains(leaders, state.pieces.backs()) as i8
}

fn forces(game: &Hellespont, state: &State, battle: &Battle) -> [Force; 2] {
    [battle.attacker, battle.attacker.other()].map(|side| {
        let units = fighters(game, state, side, battle.zone);
        Force::of(&game.pieces, units, state.pieces.backs())
    })
}

/// Table.13 to Table.20 The lines that change the die.
fn die_modifiers(game: &Hellespont, state: &State, battle: &Battle) -> Modifiers {
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    let mut lines = Modifiers::new();
    let captains = |side| captains(game, state, battle, side);
    lines.add(
        ModifierLine::DieLeaders,
        captains(attacker) - captains(defender),
    );
    if battle.is_naval() {
        let aboard = |side| state.strength_of(game, state.men_at(game, side, battle.zone));
        let by = if aboard(attacker) >= aboard(defender) {
            1
        } else {
            -1
        };
        lines.add(ModifierLine::DieTroopsAboard, by);
        return lines;
    }
    let [attack, defence] = forces(game, state, battle);
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
fn column_modifiers(game: &Hellespont, state: &State, battle: &Battle) -> Modifiers {
    let mut lines = Modifiers::new();
    if battle.is_naval() {
        beach_modifiers(game, state, battle, &mut lines);
    } else {
        let [attack, defence] = forces(game, state, battle);
        lines.add(ModifierLine::ColumnHoplites, attack.hoplites(&defence));
        lines.add(ModifierLine::ColumnNoHoplites, attack.no_hoplites(&defence));
        let units = fighters(game, state, battle.attacker, battle.zone);
        let Entered { landing, rough } = state.pieces.entries(units);
        lines.add(ModifierLine::ColumnLanding, -i8::from(landing));
        lines.add(ModifierLine::ColumnRough, -i8::from(rough));
    }
    for side in [battle.attacker, battle.attacker.other()] {
        lines.add(ModifierLine::ColumnStratagem, stratagem(game, battle, side));
    }
    lines
}

/// 4c, Table.25, Table.26, Table.28 Land units on the beaches of the sea zone, of one side alone.
fn beach_modifiers(game: &Hellespont, state: &State, battle: &Battle, lines: &mut Modifiers) {
    let mut holds = Side::BOTH.map(|side| {
        let is_there = |zone| !state.men_at(game, side, zone).is_empty();
        game.board.beaches(battle.zone).any(is_there)
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
    let naval = battle.is_naval();
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
