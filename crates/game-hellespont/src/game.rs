//! Hellespont as the engine sees it.

use campaign::{CampaignGame, Vocabulary};
use engine::message::Lang;

use crate::{
    action::Action, goal::GoalItem, hint::Hint, illegal::Illegal, place::PlaceItem, prompt::Prompt,
    types::Types, view::View,
};

/// The game with its data.
pub type Hellespont = CampaignGame<Types>;

impl Vocabulary for Types {
    const NAME: &'static str = "hellespont";
    const RULES_VERSION: u32 = 2;
    const ROUND_LIMIT: u32 = 10;

    type View = View;
    type Prompt = Prompt;
    type Action = Action;
    type Illegal = Illegal;
    type Hint = Hint;
    type GoalItem = GoalItem;
    type PlaceItem = PlaceItem;

    fn ftl(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../messages/en.ftl"),
            Lang::Fr => include_str!("../messages/fr.ftl"),
        }
    }
}
