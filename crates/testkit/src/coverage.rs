//! Is every rule of the ledger named by a test?
//!
//! A test names a rule by its own name (`r_conquest_5_...`, `ex_movement_9_...` for worked examples) or in a line
//! `// covers: conquest.5 conquest.13` above or inside it.

use std::{collections::BTreeSet, fs, path::Path};

use engine::{Ledger, Presentation};

/// Every rule of a game is named by a test in the folder of its crate.
///
/// # Panics
/// If one is not, or a test names what is no rule.
pub fn check<G: Presentation>(crate_folder: &str) {
    let uncovered = uncovered(crate::embedded::<G>().ledger(), Path::new(crate_folder));
    assert!(uncovered.is_empty(), "{uncovered:#?}");
}

/// The ids of the ledger that no test in a folder names, and the names in tests that are no ids.
fn uncovered(ledger: &Ledger, folder: &Path) -> Vec<String> {
    let mut sources = Vec::new();
    collect(folder, &mut sources);
    let mut named = BTreeSet::new();
    for source in &sources {
        named.extend(named_in(source, ledger));
    }
    let ids: BTreeSet<String> = ledger.rules.iter().map(|rule| rule.id.clone()).collect();
    let missing = ids
        .difference(&named)
        .map(|id| format!("{id} is named by no test"));
    let unknown = named
        .difference(&ids)
        .map(|id| format!("{id} is named by a test but is no rule"));
    missing.chain(unknown).collect()
}

fn collect(folder: &Path, sources: &mut Vec<String>) {
    for entry in fs::read_dir(folder)
        .expect("the tests can be read")
        .flatten()
    {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(fs::read_to_string(&path).expect("a test file can be read"));
        }
    }
}

fn named_in(source: &str, ledger: &Ledger) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(ids) = line.strip_prefix("// covers:") {
            named.extend(ids.split_whitespace().map(str::to_owned));
        }
        if line == "#[test]" {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ") {
            if is_test {
                named.extend(rule_of(name, ledger));
            }
            is_test = false;
        }
    }
    named
}

/// `r_conquest_5_no_attack` names `conquest.5`. Of several ids that fit, the longest is meant.
fn rule_of(name: &str, ledger: &Ledger) -> Option<String> {
    let rest = name
        .strip_prefix("r_")
        .or_else(|| name.strip_prefix("ex_"))?;
    let fits = |id: &&str| {
        let id = id.replace(['.', '-'], "_").to_lowercase();
        rest.to_lowercase()
            .strip_prefix(&id)
            .is_some_and(|rest| rest.starts_with(['_', '(']))
    };
    let ids = ledger.rules.iter().map(|rule| rule.id.as_str());
    ids.filter(fits)
        .max_by_key(|id| id.len())
        .map(str::to_owned)
}
