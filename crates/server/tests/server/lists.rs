//! Lists of tables, searching, paging; tables that nobody comes back to.

use serde_json::{Value, json};

use crate::{client::begun, host::Host};

fn ids(list: &Value) -> Vec<String> {
    let tables = list["tables"].as_array().unwrap();
    tables
        .iter()
        .map(|table| table["id"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn tables_are_listed_by_how_far_they_are_and_mine_where_i_am_asked_first() {
    let host = Host::new().await;
    let (me, other) = (host.guest().await, host.guest().await);
    let is_mine = async |table: &str| me.look(table).await.get("questions").is_some();
    let (mut my_turn, mut not_mine) = (None, None);
    while my_turn.is_none() || not_mine.is_none() {
        let table = begun("antike", &me, &other).await;
        let found = if is_mine(&table).await {
            &mut my_turn
        } else {
            &mut not_mine
        };
        if let Some(surplus) = found.replace(table) {
            me.order(&surplus, json!({"do": "leave"})).await;
            other.order(&surplus, json!({"do": "leave"})).await;
        }
    }
    let (my_turn, not_mine) = (my_turn.unwrap(), not_mine.unwrap());
    let open = me.make(json!({"game": "syracuse"})).await;
    let over = begun("antike", &me, &other).await;
    other.order(&over, json!({"do": "resign"})).await;
    let visitor = host.visitor();
    assert_eq!(
        ids(&visitor.get("/tables?list=open").await),
        [open.as_str()]
    );
    assert!(ids(&visitor.get("/tables?list=over").await).contains(&over));
    let live = ids(&visitor.get("/tables?list=live").await);
    assert_eq!(live.len(), 2);
    assert_eq!(
        visitor
            .refused("GET", "/tables?list=mine", Value::Null)
            .await,
        "unknown"
    );
    let mine = ids(&me.get("/tables?list=mine").await);
    assert_eq!(mine.len(), 4);
    assert_eq!((&mine[0], &mine[3]), (&my_turn, &over));
    assert!(mine[1..3].contains(&not_mine) && mine[1..3].contains(&open));
    assert_eq!(
        ids(&me.get("/tables?list=mine&game=syracuse").await),
        [open]
    );
    assert_eq!(
        host.guest().await.get("/tables?list=mine").await["tables"],
        json!([])
    );
}

#[tokio::test]
async fn tables_are_found_by_their_name_and_their_players_and_come_in_pages() {
    let host = Host::new().await;
    let mut me = host.guest().await;
    me.claim("Hermokrates", "a long password").await;
    let other = host.guest().await;
    let percent = other
        .make(json!({"game": "antike", "name": "100% bronze_age"}))
        .await;
    let mut made = Vec::new();
    for number in 0..31 {
        made.push(
            me.make(json!({"game": "antike", "name": format!("Siege {number}")}))
                .await,
        );
    }
    let find = |text: &str| format!("/tables?list=open&search={text}");
    let visitor = host.visitor();
    assert_eq!(
        ids(&visitor.get(&find("0%25%20bronze")).await),
        [percent.as_str()]
    );
    assert_eq!(ids(&visitor.get(&find("bronze_age")).await), [percent]);
    for nothing in ["%25%25", "b_onze", "'", "\\", "x'%20OR%20'1'='1", "%5C%25"] {
        assert_eq!(
            ids(&visitor.get(&find(nothing)).await),
            [""; 0],
            "{nothing}"
        );
    }
    let path = find("%00");
    assert_eq!(
        visitor.refused("GET", &path, Value::Null).await,
        "malformed"
    );
    let first = visitor.get(&find("hermokrates")).await;
    assert_eq!(first["next"], "1");
    let second = visitor
        .get(&format!("{}&page=1", find("hermokrates")))
        .await;
    assert!(second.get("next").is_none());
    let mut found = [ids(&first), ids(&second)].concat();
    assert_eq!(found.len(), 31);
    found.sort();
    made.sort();
    assert_eq!(found, made);
    let far = visitor
        .get(&format!("{}&page=4294967295", find("siege")))
        .await;
    assert_eq!(far["tables"], json!([]));
}
