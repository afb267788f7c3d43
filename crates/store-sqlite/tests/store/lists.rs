//! Lists of tables: their order, and what is found in them.

use store::{Head, ListQuery, NewTable, Status, TableFilter, prelude::*};

use crate::place::Place;

fn query(which: TableFilter, search: Option<&str>) -> ListQuery {
    ListQuery {
        which,
        game: None,
        search: search.map(str::to_owned),
        limit: 10,
        offset: 0,
    }
}

async fn found(place: &Place, query: ListQuery) -> Vec<String> {
    let listed = place.store.list(query).await.unwrap();
    listed.into_iter().map(|listed| listed.table.slug).collect()
}

#[tokio::test]
async fn names_are_found_in_capitals_or_not_in_any_alphabet() {
    let place = Place::new().await;
    let (me, other) = (place.guest("Zoé").await, place.guest("ΝΙΚΙΑΣ.*").await);
    place.table_of("mine", Some(me), &[Some(me), None]).await;
    place
        .table_of("ours", Some(me), &[Some(me), Some(other)])
        .await;
    let named = place.table_of("named", None, &[None]).await;
    let listed = place.store.table("named").await.unwrap().unwrap();
    let named = store::TableRecord {
        name: "Été à Élis".to_owned(),
        ..named
    };
    place.store.save_table(&named, &listed.seats).await.unwrap();
    for (text, slugs) in [
        ("ZOÉ", &["ours", "mine"][..]),
        ("zoe", &[]),
        ("νικιας", &["ours"]),
        ("s.*", &["ours"]),
        (".*", &["ours"]),
        ("élis", &["named"]),
        ("ÉTÉ À é", &["named"]),
        ("[", &[]),
    ] {
        let text = text.replace("s.*", "σ.*");
        let live = query(TableFilter::Live, Some(&text));
        assert_eq!(found(&place, live).await, slugs, "{text}");
    }
    // One's own tables are found by those one plays with.
    let with_other = query(TableFilter::Of(me), Some("νικ"));
    assert_eq!(found(&place, with_other).await, ["ours"]);
    let own_name = query(TableFilter::Of(me), Some("zoé"));
    assert_eq!(found(&place, own_name).await, ["ours", "mine"]);
}

#[tokio::test]
async fn where_something_happens_comes_first_to_the_minute() {
    let place = Place::new().await;
    let mut first = place.table("first").await;
    place.table("second").await;
    let live = || query(TableFilter::Live, None);
    assert_eq!(found(&place, live()).await, ["second", "first"]);
    first.head.updated = store::Millis(59_999);
    place.add(&mut first, 1).await.unwrap();
    assert_eq!(found(&place, live()).await, ["second", "first"]);
    first.head.updated = store::Millis(60_000);
    place.add(&mut first, 1).await.unwrap();
    assert_eq!(found(&place, live()).await, ["first", "second"]);
    let page = ListQuery {
        offset: 1,
        ..live()
    };
    assert_eq!(found(&place, page).await, ["second"]);
    let over = NewTable {
        table: store::TableRecord {
            slug: "over".to_owned(),
            status: Status::Over,
            head: Head::default(),
            ..first
        },
        seats: Vec::new(),
    };
    place.store.create_table(over).await.unwrap();
    assert_eq!(
        found(&place, query(TableFilter::Over, None)).await,
        ["over"]
    );
}
