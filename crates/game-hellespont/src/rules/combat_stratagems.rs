//! 7 Stratagems that belong to a combat.

use engine::Log;

use crate::{
    action::Target,
    battle::{Battle, Play},
    data::Terrain,
    event::Event,
    game::Hellespont,
    ids::{Place, Side, Stratagem},
    rules::{losses, modifiers},
    state::State,
    step::WindowKind,
};

/// 7c Every target of a stratagem in the combat that is being resolved; none if it cannot be used.
pub(crate) fn targets(
    game: &Hellespont,
    state: &State,
    side: Side,
    window: Option<WindowKind>,
    stratagem: Stratagem,
    target: &mut impl FnMut(Target),
) {
    let Some(battle) = state.battle else { return };
    match window {
        Some(WindowKind::Combat) => before_roll(game, state, side, &battle, stratagem, target),
        Some(WindowKind::Result) if stratagem == Stratagem::Cavalry => {
            losses::pursued(game, state, side)
                .iter()
                .for_each(|unit| target(Target::Piece { piece: unit }));
        }
        _ => {}
    }
}

fn before_roll(
    game: &Hellespont,
    state: &State,
    side: Side,
    battle: &Battle,
    stratagem: Stratagem,
    target: &mut impl FnMut(Target),
) {
    let naval = battle.is_naval();
    let attacks = battle.attacker == side;
    let usable = match stratagem {
        Stratagem::Periplous => naval && game.board.terrain(battle.zone) == Terrain::Open,
        Stratagem::Kuklos => naval && !attacks,
        Stratagem::Diekplous => naval && attacks,
        Stratagem::Surprise => attacks,
        Stratagem::CombinedAttack => {
            lenders(game, state, side, battle)
                .for_each(|zone| target(Target::Place { place: zone }));
            false
        }
        Stratagem::WoundedLeader => {
            state
                .leaders_at(game, side.other(), battle.zone)
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
    game: &'a Hellespont,
    state: &'a State,
    side: Side,
    battle: &Battle,
) -> impl Iterator<Item = Place> + use<'a> {
    let zone = battle.zone;
    let seas = zone.is_sea().then(|| game.board.naval_ways(zone));
    let lands = zone.is_land().then(|| game.board.land_ways(zone));
    let next = seas
        .into_iter()
        .flatten()
        .chain(lands.into_iter().flatten());
    next.filter(move |&next| {
        next.is_sea() == zone.is_sea()
            && !next.is_port()
            && !modifiers::fighters(game, state, side, next).is_empty()
    })
}

/// Was it a stratagem of the combat?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Applied {
    Yes,
    No,
}

/// What is done when it is revealed: columns and strengths are read from the battle later.
pub(crate) fn apply(
    game: &Hellespont,
    state: &mut State,
    play: Play,
    log: &mut Log<Event>,
) -> Applied {
    match (play.stratagem, play.target) {
        (Stratagem::WoundedLeader, Target::Piece { piece: leader }) => {
            state.pieces.wound(&game.pieces, leader, log);
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
