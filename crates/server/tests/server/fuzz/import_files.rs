//! Files of tables for `polemarch admin import`: refused with a reason, or a table that can be looked at and exported again.

use std::sync::Arc;

use catalogue::{Data, Library};
use serde_json::{Value, json};
use server::admin::{Admin, TableFile};
use store::prelude::*;
use testkit::fuzz::{Shape, Target, gist};

use super::{GAMES, World, alone};

fn admin(world: &World) -> Admin {
    let store = Arc::clone(&world.host.store) as Arc<dyn Store>;
    Admin::new(store, Library::new(Data::default()))
}

/// Tables of every game: open, in play, over.
fn seeds(world: &World, admin: &Admin) -> Vec<Vec<u8>> {
    world.runtime.block_on(async {
        let person = &world.person;
        let mut tables = vec![person.make(json!({"game": "syracuse"})).await];
        for game in GAMES {
            tables.push(alone(person, game).await);
        }
        let over = alone(person, "hellespont").await;
        person
            .order(&over, json!({"do": "resign", "seat": 0}))
            .await;
        tables.push(over);
        let mut seeds = Vec::new();
        for table in tables {
            let chat = format!("/tables/{table}/chat/players");
            _ = person.try_to("POST", &chat, json!({"text": "hello"})).await;
            let file = admin.export(&table).await.unwrap();
            seeds.push(serde_json::to_vec(&file).unwrap());
        }
        seeds
    })
}

async fn import(admin: &Admin, world: &World, input: &[u8]) -> String {
    let file: TableFile = match serde_json::from_slice(input) {
        Ok(file) => file,
        Err(error) => return gist(&error.to_string()),
    };
    let imported = match admin.import(file).await {
        Ok(imported) => imported,
        Err(error) => return gist(&error.to_string()),
    };
    let id = &imported.id;
    for path in [
        "",
        "/situation",
        "/moments/0",
        "/replay",
        "/foresight",
        "/chat/players",
    ] {
        let path = format!("/tables/{id}{path}");
        let looked = world.person.try_to("GET", &path, Value::Null).await;
        assert!(looked.status < 500, "{path}: {looked:?}");
    }
    admin.show(id).await.expect("it can be shown");
    let exported = admin.export(id).await.expect("it can be exported again");
    assert_eq!(exported.table.id, *id);
    let told = format!("{:?} {}", exported.table.status, exported.table.game);
    admin.delete(id).await.expect("it can be deleted");
    told
}

#[test]
fn fuzz_import_files() {
    let world = World::new();
    let admin = admin(&world);
    let target = Target {
        name: "import_files",
        test: "server",
        shape: Shape::Document,
        seeds: seeds(&world, &admin),
    };
    target.run(|input| {
        let answer = world.runtime.block_on(import(&admin, &world, input));
        world.is_well();
        vec![answer]
    });
}
