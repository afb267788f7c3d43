//! 7 Stratagems that belong to a combat.

use campaign::Applied;

use crate::rules::prelude::*;

/// 7c Every target of a stratagem in the combat that is being resolved; none if it cannot be used.
pub(crate) fn targets(of: Occasion<'_>, stratagem: Stratagem, target: &mut dyn FnMut(Target)) {
    let (look, side) = (of.look, of.side);
    match (look.state.battle, of.moment.window()) {
        (Some(battle), Some(WindowKind::Combat)) => {
            before_roll((look, side), &battle, stratagem, target);
        }
        (Some(_), Some(WindowKind::Result)) if stratagem == Stratagem::Cavalry => {
            for piece in losses::pursued(look, side).iter() {
                target(Target::Piece { piece });
            }
        }
        _ => {}
    }
}

fn before_roll(
    (look, side): (Look<'_>, Side),
    battle: &Battle,
    stratagem: Stratagem,
    target: &mut dyn FnMut(Target),
) {
    let naval = battle.zone.is_sea();
    let attacks = battle.attacker == side;
    let usable = match stratagem {
        Stratagem::Periplous => naval && look.game.board.terrain(battle.zone) == Terrain::Open,
        Stratagem::Kuklos => naval && !attacks,
        Stratagem::Diekplous => naval && attacks,
        Stratagem::Surprise => attacks,
        Stratagem::CombinedAttack => {
            lenders(look, side, battle).for_each(|zone| target(Target::Place { place: zone }));
            false
        }
        Stratagem::WoundedLeader => {
            look.leaders_at(side.other(), battle.zone)
                .iter()
                .for_each(|leader| target(Target::Piece { piece: leader }));
            false
        }
        Stratagem::StormAtSea
        | Stratagem::RottenHulls
        | Stratagem::Archers
        | Stratagem::Cavalry
        | Stratagem::Sapping
        | Stratagem::RecoverOne
        | Stratagem::RecoverTwo
        | Stratagem::DelayedReinforcements
        | Stratagem::Reinforcements
        | Stratagem::Discord
        | Stratagem::Tissaphernes
        | Stratagem::Alcibiades
        | Stratagem::Supply
        | Stratagem::Epidemic
        | Stratagem::GoodOmens
        | Stratagem::Desertion => false,
    };
    if usable {
        target(Target::None);
    }
}

/// 7.S8a to 7.S8c Adjacent zones of the same kind with units of the side; ports and bases are none.
fn lenders<'a>(
    look: Look<'a>,
    side: Side,
    battle: &Battle,
) -> impl Iterator<Item = Place> + use<'a> {
    let zone = battle.zone;
    let seas = zone.is_sea().then(|| look.game.board.naval_ways(zone));
    let lands = zone.is_land().then(|| look.game.board.land_ways(zone));
    let next = seas
        .into_iter()
        .flatten()
        .chain(lands.into_iter().flatten());
    next.filter(move |&next| {
        next.is_sea() == zone.is_sea()
            && !next.is_port()
            && !modifiers::fighters(look, side, next).is_empty()
    })
}

/// What is done when it is revealed: columns and strengths are read from the battle later.
pub(crate) fn apply(act: &mut Act<'_>, play: Play) -> Applied {
    match (play.stratagem, play.target) {
        (Stratagem::WoundedLeader, Target::Piece { piece: leader }) => {
            act.wound(leader);
            Applied::Yes
        }
        (
            Stratagem::Periplous
            | Stratagem::Kuklos
            | Stratagem::Diekplous
            | Stratagem::CombinedAttack
            | Stratagem::Surprise,
            _,
        ) => Applied::Yes,
        (_, _) => Applied::No,
    }
}
