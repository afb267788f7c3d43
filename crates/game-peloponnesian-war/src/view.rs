//! 1.2b What everybody sees: the position, and what can be read off it.

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::{Map, Value};

use crate::{
    game::PeloponnesianWar,
    ids::{PerSide, Side},
    rules::{control, zones},
    sets::SpaceSet,
    state::Position,
};

/// The position with the zones and the control of both sides, which follow from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct View {
    #[serde(flatten)]
    pub position: Position,
    /// 1.3n What the forces of a side reach.
    pub zones: PerSide<SpaceSet>,
    /// 1.3f
    pub control: PerSide<SpaceSet>,
}

impl View {
    pub(crate) fn of(game: &PeloponnesianWar, position: &Position) -> Self {
        let look = game.look(position);
        let held = |side: Side| -> SpaceSet {
            let spaces = game.board.spaces.iter();
            spaces
                .filter(|&space| control::controller(look, space) == Some(side))
                .collect()
        };
        Self {
            position: position.clone(),
            zones: PerSide {
                athens: zones::zones_of(look, Side::Athens),
                sparta: zones::zones_of(look, Side::Sparta),
            },
            control: PerSide {
                athens: held(Side::Athens),
                sparta: held(Side::Sparta),
            },
        }
    }
}

/// Written by hand: a position refuses fields that it does not know.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = Map::deserialize(deserializer)?;
        let mut take = |field: &'static str| {
            let value = fields.remove(field);
            let value = value.ok_or_else(|| D::Error::missing_field(field))?;
            serde_json::from_value(value).map_err(D::Error::custom)
        };
        let (zones, control) = (take("zones")?, take("control")?);
        let position = serde_json::from_value(Value::Object(fields)).map_err(D::Error::custom)?;
        Ok(Self {
            position,
            zones,
            control,
        })
    }
}
