//! Which messages a game needs that nests what both games share.

use engine::message::Keys;
use strum::VariantNames;

use crate::{
    CombatEvent, CounterEvent, MarkerEvent, PieceEvent, Refusal, SharedHint, SharedPrompt,
    Vocabulary,
};

/// The types of a game's prompts, actions, events, refusals, hints, goals and places. A variant that nests a shared enum stands for the types of that enum.
pub(crate) fn keys<C: Vocabulary>() -> Keys {
    let events: [(&str, &[&str]); 4] = [
        ("piece", PieceEvent::<(), (), (), ()>::VARIANTS),
        ("counter", CounterEvent::<(), (), ()>::VARIANTS),
        ("marker", MarkerEvent::<()>::VARIANTS),
        ("combat", CombatEvent::<(), (), ()>::VARIANTS),
    ];
    let shared = |types| [("shared", types)];
    Keys {
        prompts: types(C::Prompt::VARIANTS, &shared(SharedPrompt::<C>::VARIANTS)),
        actions: C::Action::VARIANTS.to_vec(),
        events: types(C::Event::VARIANTS, &events),
        refusals: types(C::Illegal::VARIANTS, &shared(Refusal::<C>::VARIANTS)),
        hints: types(C::Hint::VARIANTS, &shared(SharedHint::VARIANTS)),
        goals: C::GoalItem::VARIANTS.to_vec(),
        places: C::PlaceItem::VARIANTS.to_vec(),
    }
}

/// The game's own types, then those of the enums that its variants nest.
fn types(own: &[&'static str], nested: &[(&str, &[&'static str])]) -> Vec<&'static str> {
    let is_own = |name: &&str| nested.iter().all(|(variant, _)| variant != name);
    let own = own.iter().copied().filter(is_own);
    let nested = nested.iter().flat_map(|(_, types)| types.iter().copied());
    own.chain(nested).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_types_stand_instead_of_the_variants_that_nest_them() {
        let own = ["moved", "piece", "landed", "marker"];
        let nested: [(&str, &[&str]); 2] = [
            ("piece", &["weakened", "wounded"]),
            ("marker", &["supply-moved"]),
        ];
        let all = ["moved", "landed", "weakened", "wounded", "supply-moved"];
        assert_eq!(types(&own, &nested), all);
    }
}
