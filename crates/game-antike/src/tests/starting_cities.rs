//! Set-up: the cities that nations begin with.

use crate::BoardId;

use crate::tests::{setup::new, table::Table};

#[test]
fn r_setup_16_one_city_of_each_resource() {
    for board in ["west", "east"] {
        for nations in 3..=6 {
            let table = new(board, nations);
            for nation in table.turn_order() {
                assert_eq!(table.cities(&nation).len(), 3);
                let gains = ["marble", "iron", "gold"].map(|space| {
                    let position = format!("{board} {nations}; turn {nation} rondel");
                    let mut table = Table::at(&position);
                    table.play(&format!("rondel {space}"));
                    table.stock(&nation)
                });
                assert_eq!(
                    gains,
                    [[3, 1, 3, 0], [2, 2, 3, 0], [2, 1, 4, 0]],
                    "{nation}"
                );
            }
        }
    }
}

#[test]
fn r_setup_17_cities_depend_on_the_number_of_nations() {
    let cities = |nations| new("west", nations).cities("greeks");
    assert_eq!(cities(3), ["athens", "dyrrhachion", "sparta"]);
    assert_eq!(cities(4), ["athens", "dyrrhachion", "pella"]);
    assert_eq!(cities(5), ["athens", "dyrrhachion", "pella"]);
    assert_eq!(cities(6), ["athens", "dyrrhachion", "sparta"]);
    let phoenicians = |nations| new("east", nations).cities("phoenicians");
    assert_eq!(phoenicians(4), ["alexandria", "paphos", "tyros"]);
    assert_eq!(phoenicians(5), ["antiochia", "paphos", "tyros"]);
    assert_eq!(phoenicians(6), ["ephesos", "paphos", "tyros"]);
}

/// Every province of the board belongs to whom the list says, and all others are empty.
fn assert_start(board: BoardId, list: &str) {
    let lines: Vec<Vec<&str>> = list
        .split(';')
        .map(|line| line.split_whitespace().collect())
        .collect();
    let table = new(&board.to_string(), lines.len() as u8);
    for province in board.provinces() {
        let line = lines.iter().find(|line| line[1..].contains(&province.id()));
        let expected = line.map(|line| line[0].to_owned());
        assert_eq!(table.owner(province.id()), expected, "{province}");
    }
}

#[test]
fn r_setup_18_west_line_3() {
    assert_start(
        BoardId::West,
        "greeks sparta dyrrhachion athens; romans neapolis tarentum roma; germans colonia marobudum castra-regina",
    );
}

#[test]
fn r_setup_19_west_line_4() {
    assert_start(
        BoardId::West,
        "greeks pella dyrrhachion athens; romans neapolis tarentum roma; germans colonia marobudum castra-regina; \
         phoenicians alexandria tyros paphos",
    );
}

#[test]
fn r_setup_20_west_line_5() {
    assert_start(
        BoardId::West,
        "greeks pella dyrrhachion athens; romans neapolis tarentum roma; germans vindobona marobudum castra-regina; \
         phoenicians alexandria tyros paphos; carthaginians tacape caesarea carthago",
    );
}

#[test]
fn r_setup_21_west_line_6() {
    assert_start(
        BoardId::West,
        "greeks sparta dyrrhachion athens; romans neapolis tarentum roma; germans colonia marobudum treva; \
         phoenicians alexandria tyros paphos; carthaginians tacape caesarea carthago; persians sinope nisibis palmyra",
    );
}

#[test]
fn r_setup_22_east_line_3() {
    assert_start(
        BoardId::East,
        "greeks sparta dyrrhachion messana; persians artaxata ninive susa; arabs saba adane mecca",
    );
}

#[test]
fn r_setup_23_east_line_4() {
    assert_start(
        BoardId::East,
        "greeks pella dyrrhachion athens; persians artaxata zadrakarta susa; arabs saba adane moscha; \
         phoenicians alexandria tyros paphos",
    );
}

#[test]
fn r_setup_24_east_line_5() {
    assert_start(
        BoardId::East,
        "greeks pella dyrrhachion athens; persians rhagai charax persepolis; arabs saba adane moscha; \
         phoenicians antiochia tyros paphos; egyptians thebes ammonion cyrene",
    );
}

#[test]
fn r_setup_25_east_line_6() {
    assert_start(
        BoardId::East,
        "greeks pella dyrrhachion messana; persians harmotia zadrakarta persepolis; arabs dioscoridis adane punt; \
         phoenicians ephesos tyros paphos; egyptians thebes ammonion meroe; babylonians babylon ninive melitene",
    );
}
