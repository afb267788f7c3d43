//! The summary sheet: prices, bonuses and personages, each table at a glance.

use crate::tests::table::Table;

/// Some provinces of the West board that are nobody's at the start with four nations.
const FREE: [&str; 10] = [
    "salona",
    "aquileia",
    "vindobona",
    "sirmium",
    "tomis",
    "byzantium",
    "sinope",
    "ephesos",
    "attalia",
    "mediolanum",
];

/// Fourteen seas of the West board without anybody's city.
const SEAS: [&str; 14] = [
    "salona",
    "aquileia",
    "tomis",
    "byzantium",
    "sinope",
    "ephesos",
    "attalia",
    "mediolanum",
    "knossos",
    "cyrene",
    "sparta",
    "massilia",
    "palma",
    "gades",
];

/// What the romans have won after a turn of nothing, begun with these pieces.
fn won(romans: &str, others: &str) -> [u8; 5] {
    let mut table = Table::at(&format!(
        "west 4 goal 50; romans marble 0 iron 0 gold 0 {romans}; {others}; turn romans maneuver"
    ));
    table.play("done");
    let won = table.nation("romans").personages;
    [
        won.king,
        won.scholar,
        won.general,
        won.citizen,
        won.navigator,
    ]
}

/// What is enough, what is one too few, what others have, the step and the answer.
const PRICES: [(&str, &str, &str, &str, &str); 14] = [
    ("marble 5", "marble 4", "", "temple", "temple roma"),
    ("iron 1", "iron 0", "", "arming", "arm legion roma"),
    (
        "marble 1 iron 1 gold 1",
        "marble 0 iron 1 gold 1",
        "",
        "cities",
        "found sirmium",
    ),
    (
        "marble 1 iron 1 gold 1",
        "marble 1 iron 0 gold 1",
        "",
        "cities",
        "found sirmium",
    ),
    (
        "marble 1 iron 1 gold 1",
        "marble 1 iron 1 gold 0",
        "",
        "cities",
        "found sirmium",
    ),
    ("gold 7", "gold 6", "", "know-how", "buy wheel"),
    ("gold 3", "gold 2", "greeks wheel", "know-how", "buy wheel"),
    (
        "market gold 10",
        "market gold 9",
        "",
        "know-how",
        "buy currency",
    ),
    (
        "market gold 5",
        "market gold 4",
        "greeks currency",
        "know-how",
        "buy currency",
    ),
    (
        "at iron gold 1",
        "at iron gold 0",
        "",
        "rondel",
        "rondel arming",
    ),
    (
        "at iron gold 2",
        "at iron gold 1",
        "",
        "rondel",
        "rondel marble",
    ),
    (
        "at iron gold 3",
        "at iron gold 2",
        "",
        "rondel",
        "rondel know-how",
    ),
    (
        "at iron gold 4",
        "at iron gold 3",
        "",
        "rondel",
        "rondel maneuver-2",
    ),
    (
        "at iron gold 5",
        "at iron gold 4",
        "",
        "rondel",
        "rondel iron",
    ),
];

#[test]
fn r_aid_1_prices() {
    for (enough, too_few, others, step, answer) in PRICES {
        let at = |stock: &str| {
            Table::at(&format!(
                "west 4; romans marble 0 iron 0 gold 0 {stock} L1@sirmium; {others}; turn romans {step}"
            ))
        };
        let rule = if step == "rondel" {
            "rondel.9"
        } else {
            "diplomacy.3"
        };
        assert_eq!(at(too_few).refused(answer), rule, "{answer}");
        let mut table = at(enough);
        table.play(answer);
        assert_eq!(
            table.event_types().first().map(String::as_str),
            Some("paid"),
            "{answer}"
        );
    }
}

#[test]
fn r_aid_1_three_steps_are_free() {
    for space in ["temple", "gold", "maneuver-1"] {
        let mut table =
            Table::at("west 4; romans at iron marble 0 iron 0 gold 0; turn romans rondel");
        table.play(&format!("rondel {space}"));
        assert!(!table.event_types().contains(&"paid".to_owned()));
    }
}

#[test]
fn r_aid_2_bonuses_are_not_added_up() {
    let lines = [
        ["", "market", "market currency"],
        ["", "wheel", "wheel roads"],
        ["", "sailing", "sailing navigation"],
        ["", "monarchy", "monarchy democracy"],
    ];
    for (bonus, [income, legions, galleys, defence]) in
        (0..3).map(|step| (step, lines.map(|line| line[usize::from(step)])))
    {
        let mut table = Table::at(&format!("west 4; romans {income}; turn romans rondel"));
        table.play("rondel gold");
        assert_eq!(table.stock("romans")[2], 3 + 1 + u16::from(bonus));

        let maneuvers = 1 + bonus;
        for (advances, units, kind) in [(legions, "L1", "legion"), (galleys, "G1", "galley")] {
            let table = Table::at(&format!(
                "west 4; romans {advances} {units}@roma; turn romans maneuver"
            ));
            for left in 1..=4 {
                let answer = format!("move 1 {kind}/{left} roma aquileia");
                assert_eq!(table.offers(&answer), left == maneuvers, "{answer}");
            }
        }

        let attacked = |by: u8| {
            let position =
                format!("west 4; romans {defence}; greeks L{by}@roma; turn greeks maneuver");
            Table::at(&position).offers("conquer roma")
        };
        assert!(attacked(1 + bonus) && !attacked(bonus), "{defence}");
    }
}

#[test]
fn r_aid_3_kings_citizens_and_navigators() {
    for (cities, kings) in [(4, 0), (5, 1), (9, 1), (10, 2)] {
        let romans = format!("cities {}", FREE[..cities].join(" "));
        assert_eq!(won(&romans, ""), [kings, 0, 0, 0, 0], "{cities} cities");
    }
    for (temples, citizens) in [(2, 0), (3, 1), (5, 1), (6, 2)] {
        let romans = format!("cities {}*", FREE[..temples].join("* "));
        assert_eq!(won(&romans, "")[3], citizens, "{temples} temples");
    }
    for (seas, navigators) in [(6, 0), (7, 1), (13, 1), (14, 2)] {
        let romans = format!("G1@{}", SEAS[..seas].join(" G1@"));
        assert_eq!(won(&romans, ""), [0, 0, 0, 0, navigators], "{seas} seas");
    }
}

#[test]
fn r_aid_3_scholars_and_generals() {
    let mut table = Table::at("west 4; romans gold 14; turn romans know-how");
    table.play("buy wheel, buy market, done");
    assert_eq!(table.nation("romans").personages.scholar, 2);
    let mut table =
        Table::at("west 4; romans L3@athens L3@pella; greeks athens* pella*; turn romans maneuver");
    table.play("conquer athens, conquer pella, done");
    assert_eq!(table.nation("romans").personages.general, 2);
}

#[test]
fn r_aid_3_so_many_cards() {
    let kings = format!("cities {}", FREE[..5].join(" "));
    let citizens = format!("cities {}*", FREE[..3].join("* "));
    let navigators = format!("G1@{}", SEAS[..7].join(" G1@"));
    for (romans, index, kind, cards) in [
        (kings, 0, "kings", 9),
        (citizens, 3, "citizens", 6),
        (navigators, 4, "navigators", 5),
    ] {
        let last = won(&romans, &format!("germans {kind} {}", cards - 1));
        assert_eq!(last[index], 1, "{kind}");
        let none = won(&romans, &format!("germans {kind} {cards}"));
        assert_eq!(none[index], 0, "{kind}");
    }
    for (position, answers, index, kind, cards) in [
        (
            "romans gold 7; turn romans know-how",
            "buy wheel, done",
            1,
            "scholars",
            8,
        ),
        (
            "romans L3@athens; greeks athens*; turn romans maneuver",
            "conquer athens, done",
            2,
            "generals",
            7,
        ),
    ] {
        for (taken, expected) in [(cards - 1, 1), (cards, 0)] {
            let mut table = Table::at(&format!(
                "west 4 goal 50; germans {kind} {taken}; {position}"
            ));
            table.play(answers);
            let won = table.nation("romans").personages;
            assert_eq!([0, won.scholar, won.general][index], expected, "{kind}");
        }
    }
}
