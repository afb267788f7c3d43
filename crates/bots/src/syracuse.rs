//! How good a position of Syracuse is.
//!
//! Strength and victory points count, supply counts most when it runs out, and what each side must build or prevent: the camp, the three
//! Athenian walls and Plemmyrion on one side, the chains on the other. Men count more the nearer they are to where they are wanted.

use engine::{MoveStage, Presentation, Seat};
use game_syracuse::{Action, Outlook, Side, State, Syracuse};

use crate::evaluate::{Evaluate, balance};

/// Worth of one victory point.
const POINT: i32 = 60;
/// Worth of one point of strength on land and at sea.
const LAND: i32 = 26;
const NAVAL: i32 = 10;
/// Worth of a point of strength under shelter.
const SHELTER: i32 = 2;
/// Worth of a work that could be built now, and of each zone that men have come nearer to where they are wanted.
const SITE: i32 = 60;
const APPROACH: i32 = 25;
/// Worth of an action point and of a counter.
const ACTION: i32 = 35;
const COUNTER: i32 = 4;
/// Loss for each announced point that is not used yet, and for each leader whom any enemy could take.
const WASTE: i32 = ACTION;
const ALONE: i32 = 150;
/// Worth of a box of supply, and loss for want.
const SUPPLY: i32 = 110;
const WANT: i32 = 160;
/// Athens loses the war when its fleet falls to this strength; it takes care from the other on.
const LOST_FLEET: i32 = 40;
const CAREFUL_FLEET: i32 = 90;
const CARE: i32 = 12;

impl Evaluate for Syracuse {
    fn move_stage(&self, state: &State) -> MoveStage {
        self.move_stage(state)
    }

    fn sensible_groups(&self, state: &State) -> Option<Vec<Vec<Action>>> {
        self.sensible_groups(state)
    }

    fn march_key(&self, state: &State) -> Option<(u8, u128)> {
        self.march_key(state)
    }

    fn is_pointless(&self, state: &State) -> bool {
        self.is_back(state)
    }

    fn is_idle(action: &Action) -> bool {
        Self::is_pass(action) || matches!(action, Action::EndMoves | Action::EndZone)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        balance(self, state, seat, |seat| {
            Side::of(seat).map_or(0, |side| value(self.outlook(state, side), side))
        })
    }
}

fn value(outlook: Outlook, side: Side) -> i32 {
    let yes = |holds: bool, worth: i32| if holds { worth } else { 0 };
    let fleet = match side {
        Side::Athenian => {
            let near = (CAREFUL_FLEET - outlook.naval_strength.max(LOST_FLEET)).max(0);
            -near * CARE
        }
        Side::Syracusan => 0,
    };
    let walls = match side {
        Side::Athenian => outlook.walls * outlook.walls * 60,
        Side::Syracusan => outlook.walls * 50,
    };
    outlook.points * POINT
        + outlook.land_strength * LAND
        + outlook.naval_strength * NAVAL
        + outlook.sheltered * SHELTER
        + outlook.swords * 40
        + outlook.hand * COUNTER
        + outlook.actions * ACTION
        - outlook.announced * WASTE
        - outlook.lone_leaders * ALONE
        + outlook.supply * SUPPLY
        - yes(outlook.in_want, WANT)
        + yes(outlook.has_advantage, 30)
        + yes(outlook.has_camp, 600)
        - yes(outlook.lost_camp, 800)
        + yes(outlook.has_chains, 400)
        + yes(outlook.has_plemmyrion, 150)
        + outlook.sites * SITE
        + outlook.approach * APPROACH
        + outlook.prospects * 14
        + walls
        + fleet
}
