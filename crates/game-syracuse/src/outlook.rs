//! A position in a few numbers, for those who weigh it.

mod approach;
mod moves;

use strum::VariantArray;

use crate::{
    event::Construction,
    game::Syracuse,
    ids::{FortId, Place, Side, WallId},
    pieces::{PieceSet, UnitType},
    rules::{building, forecast, recovery, victory},
    state::{Camp, State, Work},
    step::Step,
    types::Look,
};

/// What one side has and is near to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    /// 9.2 Victory points now.
    pub points: i32,
    pub land_strength: i32,
    pub naval_strength: i32,
    /// Strength that attrition cannot reach.
    pub sheltered: i32,
    /// Leaders' swords in play.
    pub swords: i32,
    pub hand: i32,
    pub actions: i32,
    /// Of them those that are announced and lost unless this phase uses them.
    pub announced: i32,
    /// Leaders without troops where an enemy could take them.
    pub lone_leaders: i32,
    pub supply: i32,
    pub in_want: bool,
    pub has_advantage: bool,
    /// Works that stand: camp, chains, forts and walls.
    pub walls: i32,
    pub has_camp: bool,
    pub lost_camp: bool,
    pub has_chains: bool,
    pub has_plemmyrion: bool,
    /// Works that could be built as far as workers and order are concerned.
    pub sites: i32,
    /// Over all places that the side wants men in: how near the next ones are, from 0 for far away to 10 for there.
    pub approach: i32,
    /// Of the six faces, how many more win than lose, over all combats this side is about to fight.
    pub prospects: i32,
}

impl Syracuse {
    /// How a side stands.
    pub fn outlook(&self, state: &State, side: Side) -> Outlook {
        let own = self.pieces.of(side).intersection(state.pieces.in_play());
        let ships = own.intersection(self.pieces.of_type(UnitType::Trireme));
        let men = own.intersection(self.pieces.land());
        let works = |camp: Camp| side == Side::Athenian && state.camp == camp;
        let walls = WallId::VARIANTS.iter().filter(|wall| wall.side() == side);
        let supply = state.supply.get(side);
        Outlook {
            points: i32::from(victory::points(Look::new(self, state), side)),
            land_strength: i32::from(Look::new(self, state).strength_of(men)),
            naval_strength: i32::from(Look::new(self, state).strength_of(ships)),
            sheltered: self.sheltered(state, side, own.without(self.pieces.leaders)),
            swords: i32::from(recovery::swords(Look::new(self, state), side)),
            hand: i32::from(state.hands.get(side).len()),
            actions: i32::from(*state.actions.get(side)),
            announced: if self.is_on_the_move(state, side) {
                i32::from(state.phase.budget.announced)
            } else {
                0
            },
            lone_leaders: self.lone_leaders(state, side),
            supply: i32::from(supply.value),
            in_want: supply.face == campaign::SupplyFace::Disette,
            has_advantage: state.advantage == side,
            walls: walls
                .filter(|&&wall| state.wall(wall) == Work::Built)
                .count() as i32,
            has_camp: works(Camp::Standing),
            lost_camp: works(Camp::Destroyed),
            has_chains: side == Side::Syracusan && state.chains == Work::Built,
            has_plemmyrion: state.fort(FortId::Plemmyrion).owner() == Some(side),
            sites: building::sites()
                .filter(|&work| building::may_build(Look::new(self, state), side, work).is_ok())
                .map(|work| if work == Construction::Camp { 3 } else { 1 })
                .sum(),
            approach: approach::approach(Look::new(self, state), side),
            prospects: self.prospects(state, side),
        }
    }

    /// Strength in forts, ports, the city, the camp and Catania.
    fn sheltered(&self, state: &State, side: Side, units: PieceSet) -> i32 {
        let is_safe = |place: Place| is_shelter(state, side, place);
        i32::from(Look::new(self, state).strength_of(state.pieces.among(units, is_safe)))
    }

    /// 4.2.2d Leaders whom any unit could capture that comes to where they are.
    fn lone_leaders(&self, state: &State, side: Side) -> i32 {
        let look = Look::new(self, state);
        let alone =
            |place: Place| !is_shelter(state, side, place) && look.units_at(side, place).is_empty();
        let leaders = self.pieces.leaders_of(side);
        let leaders = leaders.intersection(state.pieces.in_play());
        i32::from(state.pieces.among(leaders, alone).len())
    }

    /// Is this the phase of the side?
    fn is_on_the_move(&self, state: &State, side: Side) -> bool {
        state.stack.iter().any(|step| {
            matches!(step, Step::Menu { side: active } | Step::Combats { side: active } if *active == side)
        })
    }

    /// The combats that the side on the march has brought about.
    fn prospects(&self, state: &State, side: Side) -> i32 {
        if !self.is_on_the_move(state, side) || !state.phase.budget.covers_combats() {
            return 0;
        }
        let enemy = side.other();
        let contested = Place::zones().filter(|&zone| {
            !Look::new(self, state).units_at(side, zone).is_empty()
                && !Look::new(self, state).units_at(enemy, zone).is_empty()
        });
        contested
            .filter_map(|zone| forecast::forecast_at(Look::new(self, state), side, zone))
            .map(|forecast| forecast.balance())
            .sum()
    }
}

/// Is nobody there reached by attrition, or captured for want of troops?
fn is_shelter(state: &State, side: Side, place: Place) -> bool {
    place == Place::CATANIA
        || place.as_fort().is_some()
        || state.fortified(side) == Some(place)
        || state.is_port_of(side, place)
}
