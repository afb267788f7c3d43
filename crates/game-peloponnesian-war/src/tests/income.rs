//! 7.1, 7.2 Income and building, 8.1 bellicosity.

use super::{
    lone_leaders::hint,
    table::{Draw, Table, dice},
};
use crate::{
    Event, Hint, IncomeItem, Kind, Nationality, Prompt, Side, Step,
    rules::{
        bellicosity, building, control,
        income::{self, Levy},
    },
    step::WarOrPeace,
};

/// Lines of a side's income.
fn lines(position: &str, side: Side) -> Vec<(IncomeItem, i32)> {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; macedonia neutral; {position}; stage income"
    ));
    income::items(table.look(), side, WarOrPeace::War).to_vec()
}

pub(super) fn sum(position: &str, side: Side) -> i32 {
    lines(position, side)
        .iter()
        .map(|(_, talents)| talents)
        .sum()
}

#[test]
fn r_7_1a_league_income() {
    // covers: 7.1b 7.1c 7.1d 7.1.4a 7.1.4b 7.1.4c
    assert_eq!(sum("player sparta", Side::Athens), 3500);
    assert_eq!(sum("turn 1", Side::Athens), 4500, "with the levy");
    assert_eq!(sum("turn 1", Side::Sparta), 2500);
    assert_eq!(sum("ravaged panactum", Side::Athens), 3450, "no levy");
    assert_eq!(sum("mark no-levy", Side::Athens), 3500);
    let damaged = "player sparta; decelea S1h; ravaged decelea panactum; rebels erythrae";
    assert_eq!(sum(damaged, Side::Athens), 3350);
    assert_eq!(sum("corinth A1h", Side::Sparta), 2250);
    assert_eq!(sum("ravaged corinth", Side::Sparta), 2450);
}

#[test]
fn r_7_1_4a_four_spaces_must_be_free_and_unharmed() {
    let levies =
        |position: &str| lines(position, Side::Athens).contains(&(IncomeItem::Eisphora, 1000));
    assert!(levies("ravaged oropus sunium; oropus S1h"));
    for id in ["athens", "piraeus", "panactum", "decelea"] {
        assert!(!levies(&format!("ravaged {id}")), "{id}");
        assert!(!levies(&format!("{id} s1h")), "{id}");
    }
}

#[test]
fn ex_7_1c_captured_and_ravaged_costs_once() {
    assert_eq!(
        sum("player sparta; decelea S1h; ravaged decelea", Side::Athens),
        3450
    );
}

#[test]
fn r_7_1_1a_sicily() {
    // covers: 7.1.1b 7.1.1c 4.5c
    assert_eq!(sum("syracuse; syracuse s2h", Side::Sparta), 3000);
    assert_eq!(sum("syracuse; syracuse A1n", Side::Sparta), 2500);
    let held = "player sparta; syracuse; syracuse A2n";
    assert_eq!(sum(held, Side::Athens), 3500);
    assert_eq!(sum(&format!("{held}; himera A1h"), Side::Athens), 3600);
    assert_eq!(
        sum(
            &format!("{held}; himera A1h; option sicily-1000"),
            Side::Athens
        ),
        4500
    );
}

#[test]
fn r_7_1_2a_the_line_to_the_euxine() {
    // covers: 7.1.2b
    assert_eq!(
        sum("player sparta; lampsacus S1h", Side::Athens),
        3500 - 1500 - 50
    );
    assert_eq!(sum("player sparta; rebels byzantium", Side::Athens), 3450);
    for cut in ["abydos", "lampsacus", "byzantium"] {
        assert!(
            lines(&format!("{cut} S1h"), Side::Athens)
                .iter()
                .any(|(item, _)| *item == IncomeItem::Euxine)
        );
    }
}

#[test]
fn r_7_1_3a_epidamnus() {
    // covers: 7.1.3b 7.1.3c
    let athens = "player sparta; macedonia A; epidamnus A1h; pella a1c";
    assert_eq!(
        sum(athens, Side::Athens),
        3500,
        "Macedonia itself must be held"
    );
    assert_eq!(sum(&format!("{athens}; macedonia A1h"), Side::Athens), 4500);
    let sparta = "epidamnus S1h; cheimerium S1h";
    assert_eq!(sum(sparta, Side::Sparta), 2500);
    assert_eq!(sum(&format!("{sparta}; apollonia S1h"), Side::Sparta), 3500);
}

#[test]
fn r_7_1e_income_goes_into_the_treasury() {
    // covers: 7.1f
    let mut table =
        Table::new("peloponnesian-war; clear; talents A9800; ravaged panactum; stage income");
    table.with(|play| income::pay(play, None, Levy::Raised));
    assert_eq!(table.talents(Side::Athens), 9800 + 3450);
    let mut poor =
        Table::new("peloponnesian-war; clear; talents S100; thebes A1h; corinth A1h; stage income");
    poor.state.position.ravaged = *poor.game.board.coloured.get(Side::Sparta);
    poor.state.position.marks.helots = -1000;
    let total: i32 = income::items(poor.look(), Side::Sparta, WarOrPeace::War)
        .iter()
        .map(|(_, talents)| talents)
        .sum();
    assert_eq!(total, -450);
    poor.with(|play| income::pay(play, None, Levy::Raised));
    assert_eq!(poor.talents(Side::Sparta), 100, "never less than 0");
}

#[test]
fn r_7_1_5a_the_athenian_reserve() {
    // covers: 7.1.5b 7.1.5c 10.4.3f
    let may = |position: &str, talents: i32| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage income"
        ));
        control::may_spend(table.look(), Side::Athens, talents)
    };
    assert!(may("talents A1350", 200) && !may("talents A1350", 400));
    assert!(may("talents A1350; decelea S1h", 400));
    assert!(may("talents A1350; piraeus s1h", 400));
    assert!(!may("talents A1350; panactum s1h; athens A1h", 400));
    let ten = "rebels teos colophon ephesus cos cnidus camirus lindus thasos eretria chalcis";
    assert!(may(&format!("talents A1350; {ten}"), 1350));
    let nine = "rebels teos colophon ephesus cos cnidus camirus lindus thasos eretria";
    assert!(!may(&format!("talents A1350; {nine}"), 400));
    let mut plague = Table::new(
        "peloponnesian-war; clear; talents A1200; piraeus A9n; mark attica; stage random-event",
    );
    plague.rig(&dice(&[3, 3])).go();
    assert!(plague.said(|event| matches!(event, Event::Plague { talents: 450, .. })));
}

#[test]
fn r_7_2a_building() {
    // covers: 7.2b 7.2e
    let mut table = Table::run("peloponnesian-war; clear; talents A4000; stage building");
    assert!(table.offers("build athenian naval") && table.offers("done"));
    table.act("build athenian naval");
    assert_eq!(table.talents(Side::Athens), 3800);
    table.act("build athenian hoplite; build athenian hoplite");
    assert_eq!(table.at(Side::Athens, "piraeus"), [0, 0, 1]);
    assert_eq!(table.at(Side::Athens, "athens"), [2, 0, 0]);
    assert!(
        !matches!(
            table.prompt(),
            Some(Prompt::Build {
                side: Side::Athens,
                ..
            })
        ) || table.state.position.turn == 2
    );
    let no_place = Table::run(
        "peloponnesian-war; clear; player sparta; gythium A1n; corinth A1h; stage building",
    );
    assert!(!no_place.offers("build spartan naval"));
    assert_eq!(no_place.refusal("build spartan naval"), "7.2e");
    assert_eq!(no_place.refusal("build athenian hoplite"), "4.1.1a");
}

#[test]
fn r_7_2c_the_system_replaces_its_losses() {
    // covers: 7.2d
    let built = |position: &str| {
        let text = format!("peloponnesian-war; clear; {position}; stage second-building");
        let table = Table::run(&text);
        table.count(|event| {
            matches!(
                event,
                Event::Built {
                    side: Side::Sparta,
                    ..
                }
            )
        })
    };
    assert_eq!(built("talents S3000; lost S1h s2h1n"), 3);
    assert_eq!(built("talents S1450; lost s3h"), 2, "1000 talents are kept");
    assert_eq!(built("talents S3000; lost s1h"), 1);
    assert_eq!(built("talents S3000"), 0);
}

#[test]
fn r_7_2c_the_system_has_back_what_helps_it_most() {
    // covers: 7.2d 1.1.3c
    let built = |position: &str, draws: &[Draw]| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage second-building"
        ));
        table
            .rig(draws)
            .with(|play| building::begin(play, Side::Sparta, WarOrPeace::War));
        let mut built = Vec::new();
        for event in &table.events {
            if let Event::Built {
                nationality, kind, ..
            } = event
            {
                built.push((*nationality, *kind));
            }
        }
        built
    };
    let hoplite = (Nationality::Spartan, Kind::Hoplite);
    let ally = |kind| (Nationality::SpartanAlly, kind);
    let (ship, allied) = (ally(Kind::Naval), ally(Kind::Hoplite));
    for talents in [1250, 1450, 1600] {
        let lost = format!("talents S{talents}; lost S1h s1h1n");
        let count = (talents - 1000) as usize / 200;
        let order = [hoplite, ship, allied];
        assert_eq!(built(&lost, &[]), order[..count], "no ship is left");
    }
    let own = "talents S1250; corinth s2n; lost S1n s1n";
    assert_eq!(built(own, &[]), [(Nationality::Spartan, Kind::Naval)]);
    // Chance speaks among equals only.
    for (number, kind) in [(0, Kind::Hoplite), (1, Kind::Cavalry)] {
        let equal = "talents S1250; lost s1h1c";
        assert_eq!(built(equal, &[(2, number)]), [ally(kind)]);
    }
}

#[test]
fn r_8_1a_bellicosity() {
    // covers: 8.1b 8.1c 8.1e 1.3e 2.2c
    let after = |position: &str, side: Side, damaged: u8| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage bellicosity"
        ));
        let coloured = *table.game.board.coloured.get(side);
        table.state.position.ravaged = coloured.iter().take(usize::from(damaged)).collect();
        table.with(bellicosity::adjust);
        *table.state.position.bellicosity.get(side)
    };
    assert_eq!(after("bellicosity A8; sci A-3", Side::Athens, 0), 5);
    assert_eq!(after("bellicosity A8; sci A5", Side::Athens, 0), 10);
    assert_eq!(after("bellicosity A8; sci A1", Side::Athens, 0), 8);
    assert_eq!(after("bellicosity A8", Side::Athens, 19), 7);
    assert_eq!(after("bellicosity A8", Side::Athens, 20), 6);
    assert_eq!(after("bellicosity A11; sci A6", Side::Athens, 0), 12);
    assert_eq!(after("bellicosity A12; sci A4", Side::Athens, 10), 12);
    let mut event = Table::new("peloponnesian-war; clear; bellicosity A7; stage bellicosity");
    event.state.position.marks.bellicosity.athens = -2;
    event.with(bellicosity::adjust);
    assert_eq!(event.state.position.bellicosity.athens, 5);
    assert_eq!(event.state.position.marks.bellicosity.athens, 0);
}

#[test]
fn r_7_1_4c_the_levy_may_be_declined() {
    // covers: 7.1.4a 7.1.4b
    let start = "peloponnesian-war; clear; talents A500; stage income";
    let mut raised = Table::run(start);
    assert_eq!(
        raised.prompt(),
        Some(Prompt::Levy {
            side: Side::Athens,
            talents: 1000
        })
    );
    assert_eq!(raised.answers(), ["raise levy", "decline levy"]);
    let mut declined = Table::run(start);
    raised.act("raise levy");
    declined.act("decline levy");
    assert_eq!(
        raised.talents(Side::Athens),
        declined.talents(Side::Athens) + 1000
    );
    assert!(declined.said(|event| matches!(event, Event::LevyDeclined { .. })));
    for (position, why) in [
        ("ravaged decelea", "ravaged"),
        ("player sparta", "the system never raises it"),
        ("mark no-levy", "event 3"),
    ] {
        let table = Table::run(&format!(
            "peloponnesian-war; clear; {position}; stage income"
        ));
        assert!(
            !matches!(table.prompt(), Some(Prompt::Levy { .. })),
            "{why}"
        );
    }
    let two = Table::run("peloponnesian-war two; clear; stage income");
    assert!(matches!(two.prompt(), Some(Prompt::Levy { .. })));
}

#[test]
fn r_8_3j_the_levy_of_an_armistice_is_named_in_full() {
    let mut table = Table::new("peloponnesian-war; clear; operate athens");
    table.with(|play| {
        play.at.marks.peace_turns = 3;
        play.push(Step::Levy {
            when: WarOrPeace::Peace,
        });
    });
    let (side, talents) = (Side::Athens, 3000);
    assert_eq!(table.prompt(), Some(Prompt::Levy { side, talents }));
    assert_eq!(hint(&table, "raise levy"), Hint::Levy { talents });
    let before = table.talents(side);
    table.with(|play| income::answer_levy(play, WarOrPeace::Peace, Levy::Raised));
    let raised = table.talents(side) - before;
    let mut declined = Table::new("peloponnesian-war; clear; operate athens");
    declined.with(|play| {
        play.at.marks.peace_turns = 3;
        play.push(Step::Levy {
            when: WarOrPeace::Peace,
        });
        income::answer_levy(play, WarOrPeace::Peace, Levy::Declined);
    });
    assert_eq!(raised - (declined.talents(side) - before), talents);
}
