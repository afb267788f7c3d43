//! How good a position of Hellespont is.
//!
//! Victory points count, with what makes them: ports, ships at sea rather than in bases, supplies. Strength counts for itself, most when
//! attrition cannot reach it, and ships count more the nearer they are to ports that are not held yet.

use engine::{MoveStage, Presentation, Seat};
use game_hellespont::{Action, Hellespont, Outlook, Side, State};

use crate::evaluate::{Evaluate, balance};

/// Worth of one victory point and of a port besides its points.
const POINT: i32 = 60;
const PORT: i32 = 40;
/// Worth of one point of strength on land, at sea, and outside the bases.
const LAND: i32 = 26;
const NAVAL: i32 = 14;
const AT_SEA: i32 = 9;
/// Worth of a point of strength under shelter.
const SHELTER: i32 = 5;
/// Worth of a step nearer to a port, and of a thousandth of a siege.
const APPROACH: i32 = 4;
const SIEGE_SHARE: i32 = 40;
/// Worth of an action point and of a counter.
const ACTION: i32 = 35;
const COUNTER: i32 = 4;
/// Loss for each announced point that is not used yet, and for each leader whom any enemy could take.
const WASTE: i32 = ACTION;
const ALONE: i32 = 150;
/// Worth of a box of supply, and loss for want.
const SUPPLY: i32 = 60;
const WANT: i32 = 180;

impl Evaluate for Hellespont {
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
            Side::of(seat).map_or(0, |side| value(self.outlook(state, side)))
        })
    }
}

fn value(outlook: Outlook) -> i32 {
    let yes = |holds: bool, worth: i32| if holds { worth } else { 0 };
    outlook.points * POINT
        + outlook.ports * PORT
        + outlook.land_strength * LAND
        + outlook.naval_strength * NAVAL
        + outlook.at_sea * AT_SEA
        + outlook.sheltered * SHELTER
        + outlook.swords * 40
        + outlook.hand * COUNTER
        + outlook.actions * ACTION
        - outlook.announced * WASTE
        - outlook.lone_leaders * ALONE
        + outlook.supply * SUPPLY
        - yes(outlook.in_want, WANT)
        + yes(outlook.has_advantage, 30)
        + outlook.approach * APPROACH
        + outlook.sieges / SIEGE_SHARE
        + outlook.prospects * 20
}
