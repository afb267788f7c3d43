//! The names of variants, where a game nests what both games share.

/// The names of a game's variants with those of the shared enums: the game nests each of them in a variant of its own, after all others.
#[expect(clippy::indexing_slicing, reason = "checked when the names are made")]
pub const fn variant_names<const ALL: usize>(
    own: &[&'static str],
    shared: &[&[&'static str]],
) -> [&'static str; ALL] {
    let mut all = [""; ALL];
    let mut count = 0;
    while count + shared.len() < own.len() {
        all[count] = own[count];
        count += 1;
    }
    let mut list = 0;
    while list < shared.len() {
        let mut index = 0;
        while index < shared[list].len() {
            all[count] = shared[list][index];
            count += 1;
            index += 1;
        }
        list += 1;
    }
    assert!(count == ALL, "as many names as there are");
    all
}

/// How many names [`variant_names`] makes.
#[expect(clippy::indexing_slicing, reason = "bounded by the condition")]
pub const fn count_names(own: &[&str], shared: &[&[&str]]) -> usize {
    let mut count = own.len() - shared.len();
    let mut list = 0;
    while list < shared.len() {
        count += shared[list].len();
        list += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_names_stand_instead_of_the_variants_that_nest_them() {
        const OWN: &[&str] = &["moved", "landed", "piece", "marker"];
        const SHARED: &[&[&str]] = &[&["weakened", "wounded"], &["supply-moved"]];
        const ALL: [&str; count_names(OWN, SHARED)] = variant_names(OWN, SHARED);
        let names = ["moved", "landed", "weakened", "wounded", "supply-moved"];
        assert_eq!(ALL, names);
    }
}
