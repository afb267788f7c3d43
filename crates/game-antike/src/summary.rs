//! The position as a few lines of text.

use engine::message::{Lang, Messages};
use serde::Serialize;
use serde_json::json;
use strum::VariantArray;

use crate::{
    document::{NationDocument, View},
    game::Antike,
    ids::PersonageKind,
};

/// One paragraph a nation: stock, advances, personages; then its cities and units province by province.
pub(crate) fn summary(game: &Antike, view: &View, messages: &Messages, lang: Lang) -> String {
    let temples = view
        .nations
        .iter()
        .flat_map(|nation| &nation.cities)
        .filter(|city| city.temple);
    let head = messages.text(
        lang,
        "summary-head",
        &json!({
            "round": view.round,
            "goal": view.goal,
            "coins": view.bank.coins,
            "temples": usize::from(game.limits.temples).saturating_sub(temples.count()),
            "left": personages_left(game, view, messages, lang),
        }),
    );
    let nations = view
        .nations
        .iter()
        .map(|nation| paragraph(view, nation, messages, lang));
    std::iter::once(head)
        .chain(supply(view, messages, lang))
        .chain(nations)
        .collect::<Vec<_>>()
        .join("\n")
}

/// limits.1 What the bank has left, where that is limited.
fn supply(view: &View, messages: &Messages, lang: Lang) -> Option<String> {
    let left = view.bank.supply.iter().map(|(resource, count)| {
        let resource = json!({ "resource": resource, "count": count });
        messages.text(lang, "summary-resource", &resource)
    });
    let items: Vec<String> = left.collect();
    (!items.is_empty()).then(|| messages.text(lang, "summary-supply", &json!({ "items": items })))
}

fn paragraph(view: &View, nation: &NationDocument, messages: &Messages, lang: Lang) -> String {
    let at_turn = view.active == Some(nation.nation);
    let advances: Vec<String> = nation
        .advances
        .iter()
        .map(|advance| word(messages, lang, "advance", advance))
        .collect();
    let line = messages.text(
        lang,
        "summary-nation",
        &json!({
            "mark": if at_turn { "▸" } else { " " },
            "nation": nation.nation,
            "seat": nation.seat,
            "space": nation.space,
            "marble": nation.marble,
            "iron": nation.iron,
            "gold": nation.gold,
            "coins": nation.coins,
            "personages": nation.personages.total(),
            "goal": view.goal,
        }),
    );
    let mut lines = vec![line];
    let won: Vec<String> = PersonageKind::VARIANTS
        .iter()
        .filter(|&&kind| nation.personages.get(kind) > 0)
        .map(|&kind| counted(messages, lang, kind, nation.personages.get(kind)))
        .collect();
    for (key, items) in [("summary-personages", won), ("summary-advances", advances)] {
        if !items.is_empty() {
            lines.push(messages.text(lang, key, &json!({ "items": items })));
        }
    }
    lines.push(provinces(nation, messages, lang));
    lines.join("\n")
}

/// `Roma* L2 G1, Neapolis, Salona (L1)`: a star is a temple, brackets a province without an own city.
fn provinces(nation: &NationDocument, messages: &Messages, lang: Lang) -> String {
    let mut items = Vec::new();
    let units = |province| {
        let legions = nation
            .legions
            .get(province)
            .map(|count| format!("L{count}"));
        let galleys = nation
            .galleys
            .get(province)
            .map(|count| format!("G{count}"));
        legions
            .into_iter()
            .chain(galleys)
            .collect::<Vec<_>>()
            .join(" ")
    };
    for city in &nation.cities {
        let name = messages.names().get("province", city.province.id(), lang);
        let temple = if city.temple { "*" } else { "" };
        let text = format!("{name}{temple} {}", units(&city.province));
        items.push(text.trim_end().to_owned());
    }
    let occupied = nation.legions.keys().chain(nation.galleys.keys());
    let mut foreign: Vec<_> = occupied
        .filter(|&province| nation.cities.iter().all(|city| city.province != *province))
        .collect();
    foreign.sort_unstable();
    foreign.dedup();
    for province in foreign {
        let name = messages.names().get("province", province.id(), lang);
        items.push(format!("({name} {})", units(province)));
    }
    messages.text(lang, "summary-provinces", &json!({ "items": items }))
}

fn personages_left(game: &Antike, view: &View, messages: &Messages, lang: Lang) -> Vec<String> {
    let left = |&kind: &PersonageKind| {
        let won: u8 = view
            .nations
            .iter()
            .map(|nation| nation.personages.get(kind))
            .sum();
        counted(
            messages,
            lang,
            kind,
            game.piles.of(kind).saturating_sub(won),
        )
    };
    PersonageKind::VARIANTS.iter().map(left).collect()
}

fn counted(messages: &Messages, lang: Lang, kind: PersonageKind, count: u8) -> String {
    messages.text(
        lang,
        "summary-counted",
        &json!({ "kind": kind, "count": count }),
    )
}

fn word(messages: &Messages, lang: Lang, what: &str, id: impl Serialize) -> String {
    messages.text(lang, what, &json!({ "id": id }))
}
