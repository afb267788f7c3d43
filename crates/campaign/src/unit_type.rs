//! The types of units.

engine::id_enum! {
    /// The type of a unit.
    #[ts(export_to = "../campaign/")]
    pub enum UnitType {
        /// Triremes.
        T,
        /// Hoplites.
        H,
        /// Cavalry.
        C,
        /// Peltasts and javelinmen.
        P,
        /// Archers and slingers.
        A,
    }
}
