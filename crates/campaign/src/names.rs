//! Which messages a game needs that nests what both games share.

use engine::message::Keys;
use strum::VariantNames;

use crate::{Refusal, SharedEvent, SharedHint, SharedPlaceItem, SharedPrompt, Vocabulary};

/// The types of a game's prompts, actions, events, refusals, hints, goals and places. The variant `shared` stands for the types of the enum that it nests.
pub(crate) fn keys<C: Vocabulary>() -> Keys {
    Keys {
        prompts: types(C::Prompt::VARIANTS, SharedPrompt::<C>::VARIANTS),
        actions: C::Action::VARIANTS.to_vec(),
        events: types(C::Event::VARIANTS, &SharedEvent::<C>::types()),
        refusals: types(C::Illegal::VARIANTS, Refusal::<C>::VARIANTS),
        hints: types(C::Hint::VARIANTS, SharedHint::<C>::VARIANTS),
        goals: C::GoalItem::VARIANTS.to_vec(),
        places: types(C::PlaceItem::VARIANTS, SharedPlaceItem::<C>::VARIANTS),
    }
}

/// The game's own types, then those of the enum that it nests.
fn types(own: &[&'static str], shared: &[&'static str]) -> Vec<&'static str> {
    let own = own.iter().filter(|name| **name != "shared");
    own.chain(shared).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_types_stand_instead_of_the_variant_that_nests_them() {
        let own = ["moved", "shared", "landed"];
        let all = ["moved", "landed", "weakened", "wounded"];
        assert_eq!(types(&own, &["weakened", "wounded"]), all);
    }
}
