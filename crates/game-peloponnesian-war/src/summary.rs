//! The position as a few lines of text.

use engine::message::{Lang, Messages};
use serde_json::{Value, json};

use crate::{
    game::PeloponnesianWar,
    ids::{LeaderId, Side, SpaceId},
    sets::SpaceSet,
    state::{Mode, Position},
    troops::Units,
};

/// The turn and the points; a line a side; the spaces with troops; the markers.
pub(crate) fn summary(
    game: &PeloponnesianWar,
    at: &Position,
    messages: &Messages,
    lang: Lang,
) -> String {
    let page = Page {
        game,
        at,
        messages,
        lang,
    };
    let mut lines = vec![page.head()];
    lines.extend(Side::BOTH.map(|side| page.side(side)));
    lines.extend(SpaceId::all().filter_map(|space| page.space(space)));
    lines.extend(page.markers("summary-ravaged", at.ravaged));
    lines.extend(page.markers("summary-rebels", at.rebels));
    lines.join("\n")
}

/// What all lines are made from.
struct Page<'a> {
    game: &'a PeloponnesianWar,
    at: &'a Position,
    messages: &'a Messages,
    lang: Lang,
}

impl Page<'_> {
    fn text(&self, key: &str, fields: &Value) -> String {
        self.messages.text(self.lang, key, fields)
    }

    fn head(&self) -> String {
        let years = self.game.scenarios.years(self.at.turn);
        let years = years.map_or("", |years| years.get(self.lang));
        let (player, strategy) = match self.at.mode {
            Mode::Solitaire { player } => (player.to_string(), self.at.strategy),
            Mode::TwoPlayers => ("both".to_owned(), None),
        };
        let fields = json!({
            "turn": self.at.turn,
            "years": years,
            "player": player,
            "points": self.at.points.athens,
            "points-sparta": self.at.points.sparta,
            "strategy": strategy,
        });
        self.text("summary-head", &fields)
    }

    fn side(&self, side: Side) -> String {
        let fields = json!({
            "side": side,
            "talents": self.at.treasury.get(side),
            "bellicosity": self.at.bellicosity.get(side),
            "confidence": self.at.confidence.get(side),
            "operations": self.at.operations.get(side),
            "passed": self.at.passed.get(side),
        });
        self.text("summary-side", &fields)
    }

    /// Who is in a space; nothing if it is empty.
    fn space(&self, space: SpaceId) -> Option<String> {
        let mut forces = Vec::new();
        for side in Side::BOTH {
            let force = self.at.troops.at(side, space);
            let leaders: Vec<LeaderId> = self.at.leaders_at(side, space).collect();
            if force.is_empty() && leaders.is_empty() {
                continue;
            }
            let fields = json!({ "units": Units::new(side, force), "leaders": leaders });
            forces.push(self.text("summary-force", &fields));
        }
        let fields = json!({ "space": space, "forces": forces.join("; ") });
        (!forces.is_empty()).then(|| self.text("summary-space", &fields))
    }

    fn markers(&self, key: &str, spaces: SpaceSet) -> Option<String> {
        let fields = json!({ "spaces": spaces });
        (!spaces.is_empty()).then(|| self.text(key, &fields))
    }
}
