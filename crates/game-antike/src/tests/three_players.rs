//! Three players.

use engine::{Game, Log, Seed, Setup};

use crate::tests::table::{Table, game};

/// Romans with so many personages who win a king at the end of this turn.
fn with_one_more(head: &str, personages: u8) -> Table {
    let (scholars, generals) = (personages.min(8), personages.saturating_sub(8));
    let mut table = Table::at(&format!(
        "{head}; romans scholars {scholars} generals {generals} roma neapolis tarentum salona caralis; \
         turn romans temple"
    ));
    table.play("done");
    assert_eq!(table.nation("romans").personages.total(), personages + 1);
    table
}

#[test]
fn r_three_players_1_ten_by_default() {
    assert_eq!(
        Table::new(Setup::scenario("west").seats(3), 1).view().goal,
        10
    );
    assert_eq!(with_one_more("west 3", 8).winner(), None);
    assert_eq!(with_one_more("west 3", 9).winner().unwrap(), "romans");
}

#[test]
fn r_three_players_2_twelve_by_agreement() {
    let setup = |seats| Setup::scenario("west").seats(seats).option("victory", "12");
    assert_eq!(Table::new(setup(3), 1).view().goal, 12);
    assert_eq!(with_one_more("west 3 goal 12", 9).winner(), None);
    assert_eq!(with_one_more("west 3 goal 12", 10).winner(), None);
    assert_eq!(
        with_one_more("west 3 goal 12", 11).winner().unwrap(),
        "romans"
    );
    for seats in [2, 4, 5, 6] {
        for number in ["10", "12"] {
            let setup = setup(seats).option("victory", number);
            let refused = game().new_game(&setup, Seed::from_number(1), &mut Log::off());
            assert!(refused.is_err(), "{seats} seats, {number} personages");
        }
    }
}
