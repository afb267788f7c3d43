//! A position in a few numbers, for those who weigh it.

mod moves;

use crate::{
    battle::Siege,
    game::Hellespont,
    ids::{Place, Side},
    pieces::{PieceSet, UnitType},
    rules::{attrition, combats, forecast, prospects, recovery, siege, victory},
    state::State,
    step::Step,
    types::Look,
};

/// What somebody in the right place counts; each step that is missing takes one away.
const THERE: i32 = 10;

/// What one side has and is near to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    /// 9.2 Victory points now.
    pub points: i32,
    pub ports: i32,
    pub land_strength: i32,
    pub naval_strength: i32,
    /// Naval strength at sea and in ports, the only one that scores.
    pub at_sea: i32,
    /// Strength on the map that attrition does not reach.
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
    /// Over all ports that the side does not hold: how near it is, from 0 for far away to 10, times the worth of the port.
    pub approach: i32,
    /// Of a thousand throws, how many take a port, times its worth, over all sieges that the side could make.
    pub sieges: i32,
    /// Of the six faces, how many more win than lose, over all combats this side is about to fight.
    pub prospects: i32,
}

impl Hellespont {
    /// How a side stands.
    pub fn outlook(&self, state: &State, side: Side) -> Outlook {
        let own = self.pieces.of(side).intersection(state.pieces.in_play());
        let ships = own.intersection(self.pieces.of_type(UnitType::Trireme));
        let men = own.intersection(self.pieces.land());
        let at_home = Place::bases_of(side)
            .into_iter()
            .fold(PieceSet::EMPTY, |all, base| {
                all.union(state.pieces.at(base))
            });
        let supply = state.supply.get(side);
        let held = Place::ports().filter(|&port| Look::new(self, state).has_units_at(side, port));
        // 3.3m Whoever boards weakened counts as such before the ships sail.
        let boarding = match state.step() {
            Some(Step::Pick(picking)) => picking.weakened,
            _ => PieceSet::EMPTY,
        };
        let backs = state.pieces.backs().union(boarding);
        let strength = |units| i32::from(self.pieces.strength_of(units, backs));
        Outlook {
            points: i32::from(victory::points(Look::new(self, state), side)),
            ports: held.count() as i32,
            land_strength: strength(men),
            naval_strength: strength(ships),
            at_sea: strength(ships.without(at_home)),
            sheltered: self.sheltered(state, ships.union(men).without(at_home)),
            swords: i32::from(recovery::swords(Look::new(self, state), side)),
            hand: i32::from(state.hands.get(side).len()),
            actions: i32::from(*state.actions.get(side)),
            announced: if is_on_the_move(state, side) {
                i32::from(state.phase.budget.announced)
            } else {
                0
            },
            lone_leaders: self.lone_leaders(state, side),
            supply: i32::from(supply.value),
            in_want: supply.face == campaign::SupplyFace::Disette,
            has_advantage: state.advantage == side,
            approach: self.approach(state, side),
            sieges: self.sieges(state, side),
            prospects: self.prospects(state, side),
        }
    }

    /// Strength in ports and off beaches.
    fn sheltered(&self, state: &State, units: PieceSet) -> i32 {
        let is_safe = |place| !attrition::is_exposed(self, place);
        i32::from(Look::new(self, state).strength_of(state.pieces.among(units, is_safe)))
    }

    /// 4.2.4d Leaders whom any unit could capture that comes to where they are.
    fn lone_leaders(&self, state: &State, side: Side) -> i32 {
        let look = Look::new(self, state);
        let alone = |place: Place| !place.is_base() && !look.has_units_at(side, place);
        let leaders = self.pieces.leaders_of(side);
        let leaders = leaders.intersection(state.pieces.in_play());
        i32::from(state.pieces.among(leaders, alone).len())
    }

    /// How near ships or land units are to the ports that the side does not hold.
    fn approach(&self, state: &State, side: Side) -> i32 {
        let worth = |port| i32::from(self.scenarios.victory.points.port(port));
        let mut nearest = [THERE; 8];
        for place in state.pieces.occupied() {
            let ships = !Look::new(self, state).ships_at(side, place).is_empty();
            let men = !place.is_sea() && !Look::new(self, state).men_at(side, place).is_empty();
            if !ships && !men {
                continue;
            }
            for (steps, port) in nearest.iter_mut().zip(Place::ports()) {
                let by_sea = ships.then(|| self.board.naval_distance(place, port));
                let by_land = men.then(|| self.board.land_distance(place, port));
                let found = by_sea.into_iter().chain(by_land).min();
                *steps = found.map_or(*steps, |found| i32::from(found).min(*steps));
            }
        }
        let wanted = |(_, port): &(i32, Place)| !Look::new(self, state).has_units_at(side, *port);
        nearest
            .into_iter()
            .zip(Place::ports())
            .filter(wanted)
            .map(|(steps, port)| (THERE - steps) * (1 + worth(port)))
            .sum()
    }

    /// What sieges promise.
    fn sieges(&self, state: &State, side: Side) -> i32 {
        let worth = |port| i32::from(self.scenarios.victory.points.port(port));
        Place::ports()
            .filter(|&port| siege::may_besiege(Look::new(self, state), side, 0, port).is_ok())
            .map(|port| {
                let siege =
                    prospects::siege_forecast(Look::new(self, state), &Siege::new(port, side));
                i32::from(siege.taken) * (1 + worth(port))
            })
            .sum()
    }

    /// The combats that the side on the move has brought about.
    fn prospects(&self, state: &State, side: Side) -> i32 {
        if !is_on_the_move(state, side) || !state.phase.budget.covers_combats() {
            return 0;
        }
        combats::contested(Look::new(self, state))
            .map(|zone| {
                forecast::forecast_at(Look::new(self, state), side, zone)
                    .map_or(-6, |forecast| forecast.balance())
            })
            .sum()
    }
}

/// Is this the phase of the side?
fn is_on_the_move(state: &State, side: Side) -> bool {
    state.stack.iter().any(|step| {
        matches!(step, Step::Menu { side: active } | Step::Combats { side: active } if *active == side)
    })
}
