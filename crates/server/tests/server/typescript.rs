//! The types of the page are those of the server. After a change: `UPDATE_TYPES=1 cargo test --package server --test server typescript`.

use std::{collections::BTreeMap, fs, path::Path};

use ts_rs::{Config, TS};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

fn export<T: TS + 'static>(config: &Config) {
    T::export_all(config).unwrap();
}

/// All files of a folder.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entry = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.unwrap().path();
        let name = path.file_name()?.to_str()?.to_owned();
        name.ends_with(".ts")
            .then(|| (name, fs::read_to_string(path).unwrap()))
    };
    fs::read_dir(folder).unwrap().filter_map(entry).collect()
}

#[test]
fn the_page_has_the_types_of_the_server() {
    let made = tempfile::tempdir().unwrap();
    let config = Config::new()
        .with_out_dir(made.path())
        .with_large_int("number");
    export::<protocol::Frame>(&config);
    export::<protocol::Reply>(&config);
    export::<protocol::Me>(&config);
    export::<protocol::Credentials>(&config);
    export::<protocol::NewPassword>(&config);
    export::<protocol::SessionInfo>(&config);
    export::<protocol::TokenName>(&config);
    export::<protocol::TokenInfo>(&config);
    export::<protocol::TokenSecret>(&config);
    export::<protocol::NewTable>(&config);
    export::<protocol::TableList>(&config);
    export::<protocol::NewChatLine>(&config);
    export::<protocol::Note>(&config);
    export::<protocol::Foresight>(&config);
    export::<protocol::Wish>(&config);
    export::<protocol::Judgement>(&config);
    export::<engine::Names>(&config);
    export::<engine::Ledger>(&config);
    export::<engine::setup::SetupSpec>(&config);
    let (made, kept) = (files(made.path()), Path::new(FOLDER));
    if std::env::var_os("UPDATE_TYPES").is_some() {
        for (name, text) in &made {
            fs::write(kept.join(name), text).unwrap();
        }
    }
    let kept = files(kept);
    assert_eq!(
        made.keys().collect::<Vec<_>>(),
        kept.keys().collect::<Vec<_>>(),
        "files of web/src/generated"
    );
    for (name, text) in &made {
        assert_eq!(Some(text), kept.get(name), "{name} is stale");
    }
}
