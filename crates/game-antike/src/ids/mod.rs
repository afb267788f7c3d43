//! The things of the game that have a name: provinces, nations, resources, units, advances, personages, spaces of the wheel.

mod advance;
mod province;
mod zone;

pub use self::{
    advance::Advance,
    province::{BoardId, ProvinceId},
};
pub(crate) use self::{
    advance::{AdvanceSet, Line},
    zone::{Borders, Zone, ZoneSet},
};

engine::id_enum! {
    /// A nation of either board.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum Nation {
        Greeks,
        Romans,
        Germans,
        Phoenicians,
        Carthaginians,
        Persians,
        Arabs,
        Egyptians,
        Babylonians,
    }
}

engine::id_enum! {
    /// What cities produce and everything costs.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum Resource {
        Marble,
        Iron,
        Gold,
    }
}

engine::id_enum! {
    /// A kind of military unit.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum UnitKind {
        Legion,
        Galley,
    }
}

engine::id_enum! {
    /// One of the five piles of personages.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum PersonageKind {
        King,
        Scholar,
        General,
        Citizen,
        Navigator,
    }
}

engine::id_enum! {
    /// A space of the wheel. Where it lies on the wheel is in the data.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum Space {
        Iron,
        Temple,
        Gold,
        #[serde(rename = "maneuver-1")]
        #[strum(serialize = "maneuver-1")]
        Maneuver1,
        Arming,
        Marble,
        KnowHow,
        #[serde(rename = "maneuver-2")]
        #[strum(serialize = "maneuver-2")]
        Maneuver2,
    }
}
