//! The component data.

use engine::DataFiles;

/// The files the binary carries.
const FILES: &[(&str, &str)] = &[("rules.toml", include_str!("../data/rules.toml"))];

/// The files, as yet without anybody's corrections.
pub fn files() -> DataFiles {
    DataFiles::embedded("peloponnesian-war", FILES)
}

#[cfg(test)]
mod tests {
    use engine::Ledger;

    use super::files;

    #[test]
    fn the_ledger_is_sound() {
        let ledger = Ledger::load(&files()).unwrap();
        for section in &ledger.sections {
            let is_used = ledger.section(&section.id).next().is_some();
            assert!(is_used, "{} is an empty heading", section.id);
        }
        let home_guard = ledger.rule("4.1.1i").unwrap();
        assert!(home_guard.digest.en.contains("Home Guard"));
        assert!(home_guard.digest.fr.contains("Garde du Foyer"));
    }
}
