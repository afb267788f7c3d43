//! What Syracuse and Hellespont share.

use campaign::{Campaign, CampaignGame, CampaignState};

/// How much of a campaign is over: the turns before this one, of all.
pub(crate) fn progress<C: Campaign>(game: &CampaignGame<C>, state: &CampaignState<C>) -> f64 {
    let Some(scenario) = game.scenario(state) else {
        return 1.0;
    };
    let turns = |until: u8| f64::from(until.saturating_sub(scenario.first_turn));
    (turns(state.turn) / turns(scenario.last_turn).max(1.0)).min(1.0)
}
