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
    let naval = battle.kind == BattleKind::Naval;
    let attacks = battle.attacker == side;
    let foes = modifiers::leaders(look, battle, side.other());
    let usable = match stratagem {
        Stratagem::Periplous => naval && !look.state.is_protected(look.game, battle.zone),
        Stratagem::Kuklos => naval && !attacks,
        Stratagem::Diekplous => naval && attacks,
        Stratagem::Spartans => !naval && modifiers::has_spartans(look, battle),
        Stratagem::NightAttack => !naval && attacks && side == Side::Athenian,
        Stratagem::CombinedAttack => {
            lenders(look, side, battle).for_each(|zone| target(Target::Place { place: zone }));
            false
        }
        Stratagem::WoundedLeader => {
            foes.without(look.state.pieces.backs())
                .iter()
                .for_each(|leader| target(Target::Piece { piece: leader }));
            false
        }
        Stratagem::StormAtSea
        | Stratagem::RottenHulls
        | Stratagem::ReinforcedShips
        | Stratagem::Archers
        | Stratagem::Cavalry
        | Stratagem::Wall
        | Stratagem::Fort
        | Stratagem::Sapping
        | Stratagem::RecoverOne
        | Stratagem::RecoverTwo
        | Stratagem::DelayedReinforcements
        | Stratagem::Reinforcements
        | Stratagem::Discord
        | Stratagem::Alcibiades
        | Stratagem::Supply
        | Stratagem::Epidemic
        | Stratagem::Desertion
        | Stratagem::GoodOmens => false,
    };
    if usable {
        target(Target::None);
    }
}

/// 7.S11a, 7.S11b Adjacent zones that can lend strength; the camp assault has its own.
fn lenders<'a>(look: Look<'a>, side: Side, battle: &'a Battle) -> impl Iterator<Item = Place> + 'a {
    let camp = matches!(battle.kind, BattleKind::Camp(_));
    look.game
        .board
        .neighbours(battle.zone)
        .filter(move |&zone| !camp && modifiers::may_lend(look, battle, side, zone).is_ok())
}

/// 4.2e Before a combat the stratagems of combats and the archers are put down in secret. The others of B.3 concern no single combat: they are played
/// in the open and take effect at once.
pub(crate) fn is_put_down(stratagem: Stratagem) -> bool {
    match stratagem {
        Stratagem::Periplous
        | Stratagem::Kuklos
        | Stratagem::Diekplous
        | Stratagem::Archers
        | Stratagem::Spartans
        | Stratagem::Cavalry
        | Stratagem::NightAttack
        | Stratagem::CombinedAttack
        | Stratagem::WoundedLeader => true,
        Stratagem::StormAtSea
        | Stratagem::RottenHulls
        | Stratagem::ReinforcedShips
        | Stratagem::Wall
        | Stratagem::Fort
        | Stratagem::Sapping
        | Stratagem::RecoverOne
        | Stratagem::RecoverTwo
        | Stratagem::DelayedReinforcements
        | Stratagem::Reinforcements
        | Stratagem::Discord
        | Stratagem::Alcibiades
        | Stratagem::Supply
        | Stratagem::Epidemic
        | Stratagem::Desertion
        | Stratagem::GoodOmens => false,
    }
}

/// What is done when it is revealed: columns and strengths are read from the battle later.
pub(crate) fn apply(act: &mut Act<'_>, play: Play) -> Applied {
    match (play.stratagem, play.target) {
        (Stratagem::WoundedLeader, Target::Piece { piece: leader }) => {
            act.wound(leader);
            Applied::Yes
        }
        (Stratagem::NightAttack, _) => {
            let die = act.state.dice.d6(act.log).get();
            let used = PerSide::default();
            act.state.stack.push(Step::Own(OwnStep::Roll {
                roll: Roll::Night { die, used },
            }));
            Applied::Yes
        }
        (
            Stratagem::Periplous
            | Stratagem::Kuklos
            | Stratagem::Diekplous
            | Stratagem::Spartans
            | Stratagem::CombinedAttack,
            _,
        ) => Applied::Yes,
        (_, _) => Applied::No,
    }
}
