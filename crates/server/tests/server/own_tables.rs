//! One's own list, one's own name, and being asked to play again.

use serde_json::{Value, json};

use crate::{
    client::{Client, begun},
    host::Host,
};

async fn listed(person: &Client, list: &str) -> Vec<Value> {
    let found = person.get(&format!("/tables?list={list}")).await;
    let tables = found["tables"].as_array().unwrap().iter();
    tables.map(|table| table["id"].clone()).collect()
}

#[tokio::test]
async fn a_table_is_hidden_from_ones_own_list_and_shown_again() {
    let host = Host::new().await;
    let (one, other) = (host.guest().await, host.guest().await);
    let table = begun("antike", &one, &other).await;
    let path = format!("/tables/{table}/hidden");
    one.call("PUT", &path, Value::Null).await;
    assert_eq!(listed(&one, "mine").await, Vec::<Value>::new());
    assert_eq!(listed(&one, "hidden").await, [json!(table)]);
    assert_eq!(listed(&other, "mine").await, [json!(table)]);
    one.call("DELETE", &path, Value::Null).await;
    assert_eq!(listed(&one, "mine").await, [json!(table)]);
    let stranger = host.guest().await;
    let refused = stranger.refused("PUT", &path, Value::Null).await;
    assert_eq!(refused, "forbidden");
    let nowhere = "/tables/nowhere/hidden";
    assert_eq!(one.refused("PUT", nowhere, Value::Null).await, "missing");
}

#[tokio::test]
async fn a_table_that_is_closed_before_the_game_says_so_and_leaves_the_list() {
    let host = Host::new().await;
    let person = host.guest().await;
    let table = person.make(json!({"game": "syracuse"})).await;
    person.order(&table, json!({"do": "close"})).await;
    let info = person.info(&table).await;
    assert_eq!(info["over"], json!({"winners": [], "cause": "closed"}));
    assert_eq!(listed(&person, "mine").await, Vec::<Value>::new());
}

#[tokio::test]
async fn a_guest_chooses_a_name_and_everybody_sees_it() {
    let host = Host::new().await;
    let (one, other) = (host.guest().await, host.guest().await);
    let table = begun("antike", &one, &other).await;
    let named = one.call("PUT", "/me/name", json!({"name": "Nicias"})).await;
    assert_eq!(
        (&named["name"], &named["guest"]),
        (&json!("Nicias"), &json!(true))
    );
    let seat = other.info(&table).await["seats"][0]["occupant"].clone();
    assert_eq!(seat["person"]["name"], "Nicias");
    let same = json!({"name": "NICIAS"});
    assert_eq!(other.refused("PUT", "/me/name", same).await, "taken");
    let short = json!({"name": "N"});
    assert_eq!(other.refused("PUT", "/me/name", short).await, "malformed");
    let mut owner = host.guest().await;
    owner.claim("Lamachos", crate::host::PASSWORD).await;
    let new = json!({"name": "Alcibiades"});
    assert_eq!(owner.refused("PUT", "/me/name", new).await, "unfit");
}

#[tokio::test]
async fn a_rematch_is_offered_at_the_old_table_also_after_a_restart() {
    let host = Host::new().await;
    let (one, other) = (host.guest().await, host.guest().await);
    let table = begun("syracuse", &one, &other).await;
    one.order(&table, json!({"do": "resign"})).await;
    let mut socket = other.join(&table).await;
    let made = one
        .post(&format!("/tables/{table}/rematch"), Value::Null)
        .await;
    let offered = json!({"id": made["id"], "by": one.id().await});
    loop {
        let told = socket.next_of("table").await;
        if told["table"].get("rematch").is_some() {
            assert_eq!(told["table"]["rematch"], offered);
            break;
        }
    }
    let host = host.restart().await;
    let other = other.again(host.address);
    assert_eq!(other.info(&table).await["rematch"], offered);
}
