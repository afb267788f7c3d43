//! `map.json` as it is written.

use engine::data::Checker;
use serde::Deserialize;

use super::board::SpaceKind;
use crate::ids::{Side, SpaceId};

/// 1.1.1b A line between two spaces.
pub(super) struct Line {
    pub a: SpaceId,
    pub b: SpaceId,
    pub kind: LineKind,
    pub is_isthmus: bool,
    pub is_crossing: bool,
}

/// 1.1.1b Who may travel along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LineKind {
    Land,
    Naval,
    Mixed,
}

/// The lines; one that is wrong is complained about.
pub(super) fn lines(file: &MapFile, checker: &mut Checker<'_>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for border in &file.borders {
        let item = format!("border {}-{}", border.a, border.b);
        checker.require(border.a != border.b, &item, || {
            "it leads back to where it comes from".to_owned()
        });
        let twice = lines.iter().any(|line| {
            (line.a, line.b) == (border.a, border.b) || (line.b, line.a) == (border.a, border.b)
        });
        checker.require(!twice, &item, || "it stands twice".to_owned());
        let has = |feature: &str| border.features.iter().any(|known| known == feature);
        lines.push(Line {
            a: border.a,
            b: border.b,
            kind: border.kind,
            is_isthmus: has("isthmus"),
            is_crossing: has("storm-crossing"),
        });
    }
    lines
}

/// Land spaces have land lines only, islands naval lines only: so ships never stand in a land space.
pub(super) fn check_lines(file: &MapFile, lines: &[Line], checker: &mut Checker<'_>) {
    let kind = |space: SpaceId| file.zones.get(space.index()).map(|zone| zone.kind);
    for line in lines {
        let item = format!("border {}-{}", line.a, line.b);
        let fits = [line.a, line.b].into_iter().all(|end| match kind(end) {
            Some(SpaceKind::Land) => line.kind == LineKind::Land,
            Some(SpaceKind::Island) => line.kind == LineKind::Naval,
            Some(SpaceKind::Coast | SpaceKind::SeaBox) | None => true,
        });
        checker.require(fits, &item, || {
            "land spaces have land lines only and islands naval lines only".to_owned()
        });
    }
    for feature in ["isthmus", "storm-crossing"] {
        let count = lines
            .iter()
            .filter(|line| match feature {
                "isthmus" => line.is_isthmus,
                _ => line.is_crossing,
            })
            .count();
        checker.require(count == 1, feature, || {
            format!("one line has it, not {count}")
        });
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct MapFile {
    pub not_passed_through: NotPassed,
    pub helot_spaces: Vec<SpaceId>,
    pub areas: Vec<AreaFile>,
    pub zones: Vec<ZoneFile>,
    pub borders: Vec<BorderFile>,
}

#[derive(Deserialize)]
pub(super) struct NotPassed {
    pub always: Vec<SpaceId>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct AreaFile {
    pub id: String,
    pub name: String,
    pub name_fr: String,
    pub spaces: Vec<SpaceId>,
}

#[derive(Clone, Copy, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum League {
    Delian,
    Peloponnesian,
    Neutral,
}

impl League {
    pub(crate) fn side(self) -> Option<Side> {
        match self {
            Self::Delian => Some(Side::Athens),
            Self::Peloponnesian => Some(Side::Sparta),
            Self::Neutral => None,
        }
    }
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ZoneFile {
    pub id: String,
    pub name: String,
    pub name_fr: String,
    pub kind: SpaceKind,
    pub league: League,
    pub fortress: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub coalition: Vec<CoalitionFile>,
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct CoalitionFile {
    pub side: Side,
    pub when: String,
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct BorderFile {
    pub a: SpaceId,
    pub b: SpaceId,
    pub kind: LineKind,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub features: Vec<String>,
}
