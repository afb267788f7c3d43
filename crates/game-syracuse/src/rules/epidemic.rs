//! 7.S23 The epidemic: up to two land units and a leader.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{CITY, Place, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet},
    rules::{attrition, casualties, stratagem_targets::infectable},
    state::State,
    step::Step,
};

/// An epidemic that is being played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Epidemic {
    pub(crate) side: Side,
    pub(crate) left: u8,
    pub(crate) hit: PieceSet,
}

impl Epidemic {
    /// 7.S23a, 7.S23c Enemy land units on the map, each once.
    fn victims(self, game: &Syracuse, state: &State) -> PieceSet {
        infectable(game, state, self.side.other()).without(self.hit)
    }
}

/// 7.S23c Enemy land units on the map; either part may be left out.
pub(crate) fn answers(
    game: &Syracuse,
    state: &State,
    epidemic: Epidemic,
    out: &mut Decisions<Syracuse>,
) {
    for piece in epidemic.victims(game, state).iter() {
        out.push(Action::Infect { piece });
    }
    out.push(Action::Done);
}

/// 7.S23a A unit is weakened.
pub(crate) fn infect(
    game: &Syracuse,
    state: &mut State,
    mut epidemic: Epidemic,
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !epidemic.victims(game, state).contains(piece) {
        return Err(Illegal::NotInfectable { piece });
    }
    let (enemy, place) = (epidemic.side.other(), state.pieces.place(piece));
    casualties::weaken(game, state, piece, log);
    epidemic.hit.insert(piece);
    epidemic.left = epidemic.left.saturating_sub(1);
    if epidemic.left > 0 && !epidemic.victims(game, state).is_empty() {
        let Epidemic { side, left, hit } = epidemic;
        state.next_step(Step::Epidemic { side, left, hit });
    } else {
        state.stack.pop();
    }
    if let Some(place) = place {
        attrition::bereave(game, state, enemy, place, log);
    }
    Ok(())
}

/// 7.S23c Fit enemy leaders on the map.
pub(crate) fn healthy(game: &Syracuse, state: &State, side: Side) -> PieceSet {
    let fit = game.pieces.leaders_of(side).without(state.pieces.backs());
    state.pieces.among(fit, |at| at != Place::CATANIA)
}

/// 7.S23a One of them falls sick, or none.
pub(crate) fn sick_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    for piece in healthy(game, state, side.other()).iter() {
        out.push(Action::Infect { piece });
    }
    out.push(Action::Done);
}

/// 7.S23b He goes to a fortified zone of his side and stays there.
pub(crate) fn fall_sick(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    leader: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let enemy = side.other();
    if !healthy(game, state, enemy).contains(leader) {
        return Err(Illegal::NotInfectable { piece: leader });
    }
    let to = match enemy {
        Side::Syracusan => CITY,
        Side::Athenian => state.fortified(enemy).unwrap_or(Place::CATANIA),
    };
    state.pieces.fall_sick(&game.pieces, leader, to, log);
    state.stack.pop();
    Ok(())
}
