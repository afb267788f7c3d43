//! The Peloponnesian War.
//!
//! Ids such as `5.2.1a` are those of the rules ledger, `data/rules.toml`: the rulebook's section and a letter. Sections with letters are its
//! tables and answers: `ERR` errata, `PC` post-combat table, `RE` random events, `AID` player aid, `DEF` strategy matrices.

pub mod data;
