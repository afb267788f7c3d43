//! The types of units.

engine::id_enum! {
    /// The type of a unit.
    #[ts(export_to = "../campaign/")]
    pub enum UnitType {
        /// Triremes.
        #[serde(rename = "T")]
        #[strum(serialize = "T")]
        Trireme,
        /// Hoplites.
        #[serde(rename = "H")]
        #[strum(serialize = "H")]
        Hoplite,
        /// Cavalry.
        #[serde(rename = "C")]
        #[strum(serialize = "C")]
        Cavalry,
        /// Peltasts and javelinmen.
        #[serde(rename = "P")]
        #[strum(serialize = "P")]
        Peltast,
        /// Archers and slingers.
        #[serde(rename = "A")]
        #[strum(serialize = "A")]
        Archer,
    }
}
