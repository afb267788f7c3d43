//! 4.1.4, 4.6, 4.7, 4.8 Armies on their way.

use super::table::{Draw, Table, dice, space};
use crate::{
    Event, Kind, Operation, Purpose, RouteKind, Side, SpaceId, Step, Trigger, WalkStage,
    force::Force,
    rules::{interception, operation, routes},
};

/// Sparta, led by a player, marches with what stands at Sparta.
fn sparta(position: &str, objective: &str, take: &str, draws: &[Draw]) -> Table {
    let text = format!(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; passed A; {position}; operate sparta"
    );
    let mut table = Table::run(&text);
    table.act(&format!("operate; objective {objective}"));
    if table.offers("send") {
        table.act("send");
    }
    table.act(take);
    table.rig(draws).act("march");
    table
}

#[test]
fn r_4_8a_ravaging() {
    // covers: 4.8b 4.8c 4.8d 1.1.1c 4.5f
    let march = |position: &str, draws: &[Draw]| {
        sparta(
            &format!("thebes s5h; {position}"),
            "athens",
            "go thebes; take spartan-ally hoplite 5",
            draws,
        )
    };
    let free = march("gela A1h", &[]);
    assert!(free.state.position.ravaged.contains(space("panactum")));
    assert!(
        free.state.position.ravaged.contains(SpaceId::ATHENS),
        "the objective too"
    );
    let held = march("panactum A1h", &dice(&[2]));
    assert!(
        !held.state.position.ravaged.contains(space("panactum")),
        "troops spare it even if they fail"
    );
    let rebel = march("rebels panactum", &[]);
    assert!(!rebel.state.position.ravaged.contains(space("panactum")));
    let caught = march("athens A1c", &dice(&[5, 3, 3]));
    assert!(
        !caught.state.position.ravaged.contains(space("panactum")),
        "an interception saves it"
    );
    let neutral = sparta(
        "thebes s5h",
        "thermum",
        "go thebes; take spartan-ally hoplite 2",
        &[],
    );
    assert!(neutral.state.position.ravaged.is_empty());
    let gathering = sparta(
        "thebes s5h; plataea s1h",
        "orchomenus",
        "go thebes; take spartan-ally hoplite 1; go plataea; take spartan-ally hoplite 1; go thebes; take spartan-ally hoplite 1",
        &[],
    );
    assert!(
        gathering.state.position.ravaged.is_empty(),
        "nothing on the way to a gathering space"
    );
}

#[test]
fn r_4_6_1a_interception() {
    // covers: 4.6.1b 4.6.1c 4.6.2a 4.6.2b 4.6.2c 4.6.2e 4.1.1k 4.7a 4.7b 4.7g 4.7i
    let march = |draws: &[Draw]| {
        sparta(
            "thebes s3h; panactum A2h",
            "athens",
            "go thebes; take spartan-ally hoplite 3",
            draws,
        )
    };
    let failed = march(&dice(&[3]));
    assert_eq!(
        failed.at(Side::Sparta, "athens"),
        [3, 0, 0],
        "it walks through"
    );
    let skirmish = march(&dice(&[4, 4, 1]));
    assert!(skirmish.said(|event| matches!(event, Event::Skirmish { .. })));
    assert_eq!(
        skirmish.at(Side::Sparta, "athens"),
        [2, 0, 0],
        "a 1 costs a hoplite"
    );
    assert_eq!(skirmish.at(Side::Athens, "panactum"), [2, 0, 0]);
    let hit = march(&dice(&[4, 1, 4]));
    assert_eq!(hit.at(Side::Athens, "panactum"), [1, 0, 0]);
    let battle = march(&dice(&[4, 6, 5, 6, 1]));
    assert!(battle.said(|event| matches!(event, Event::BattleFollows { by: Trigger::Dice })));
    assert_eq!(battle.at(Side::Sparta, "athens"), [0; 3], "beaten");
    assert_eq!(
        battle.at(Side::Athens, "panactum"),
        [2, 0, 0],
        "the winner stays"
    );
    let ten = march(&dice(&[4, 5, 5]));
    assert!(
        !ten.said(|event| matches!(event, Event::BattleFollows { .. })),
        "10 is not enough"
    );
}

#[test]
fn r_4_7f_many_troops_make_a_battle() {
    // covers: 4.7d 4.7e 4.7c AID.a 5.2.4c
    let trigger = |position: &str, army: &str, from: &str| {
        let text = format!("peloponnesian-war; clear; player sparta; {position}; operate sparta");
        let mut table = Table::new(&text);
        table.with(|play| {
            operation::begin(play, Side::Sparta);
            if let Some(operation) = play.at.operation.as_mut() {
                operation.at = space(army);
                operation.army = play.at.troops.at(Side::Sparta, space(army));
            }
        });
        interception::battle_trigger(table.look(), space(from), 5)
    };
    assert_eq!(
        trigger("megara S4h; panactum A4h", "megara", "panactum"),
        Some(Trigger::Land)
    );
    assert_eq!(
        trigger("megara S5h; panactum A3h", "megara", "panactum"),
        None,
        "less than half"
    );
    assert_eq!(
        trigger("megara S4h; panactum A3h", "megara", "panactum"),
        None
    );
    assert_eq!(
        trigger("megara S8h; piraeus A8n", "megara", "piraeus"),
        Some(Trigger::Ships)
    );
    assert_eq!(
        trigger("aegina S4n; piraeus A4n", "aegina", "piraeus"),
        Some(Trigger::Ships)
    );
    let table = Table::new("peloponnesian-war; clear; operate sparta");
    let loss = |id: &str, hoplites: u8, cavalry: u8, ships: u8| {
        let mut force = Force::of(crate::Sort::own(Kind::Hoplite), hoplites);
        force.set(crate::Sort::own(Kind::Cavalry), cavalry);
        force.set(crate::Sort::own(Kind::Naval), ships);
        interception::skirmish_loss(table.look(), space(id), force).map(crate::Sort::kind)
    };
    assert_eq!(loss("megara", 2, 1, 3), Some(Kind::Hoplite));
    assert_eq!(loss("megara", 0, 1, 3), Some(Kind::Cavalry));
    assert_eq!(loss("megara", 0, 0, 3), Some(Kind::Naval));
    assert_eq!(loss("aegina", 2, 1, 3), Some(Kind::Naval));
    assert_eq!(loss("aegina", 2, 1, 0), Some(Kind::Cavalry));
    assert_eq!(loss("aegina", 2, 0, 0), Some(Kind::Hoplite));
}

#[test]
fn r_4_6_2d_a_leader_alone_is_caught() {
    let mut table = Table::run(
        "peloponnesian-war; clear; drawn A thrasyllus; operations A0; oropus S2n; athens A1h; sunium A1n; chios a1n; passed S; operate athens",
    );
    table.act("operate; objective delos; send");
    table.rig(&dice(&[5])).act("go sunium");
    assert!(table.said(|event| matches!(event, Event::LeaderCaught { .. })));
    let thrasyllus = "thrasyllus".parse().unwrap();
    assert_eq!(
        table.state.position.leaders.get(thrasyllus),
        crate::Whereabouts::Away
    );
    assert!(!table.state.position.passed.athens);
}

#[test]
fn r_4_1_2c_the_isthmus_catches_without_a_die() {
    // covers: 4.1.2d
    let mut table = Table::run(
        "peloponnesian-war; clear; drawn A phormio; operations A0; corinth s5h; megara s2c; piraeus A3n; passed S; operate athens",
    );
    table.act("operate; objective cenchreae; go piraeus; take athenian naval 3");
    table.act("march");
    let mut automatic = 0;
    for event in &table.events {
        if let Event::Interception {
            from,
            at,
            die,
            success,
            ..
        } = event
            && at.id() == "cenchreae"
        {
            automatic += 1;
            assert_eq!((from.id(), *die, *success), ("corinth", None, true));
        }
    }
    assert_eq!(automatic, 1);
}

/// A player's army with this route, after a skirmish in the space where it stands; it walks until something is asked or it has arrived.
pub(super) fn walk(at: &str, army: &str, route: &str, to: Purpose) -> Table {
    let walks = Step::Walk {
        to,
        stage: WalkStage::Skirmished {
            from: space("gela"),
            dice: 5,
        },
    };
    let prepare = |operation: &mut Operation| {
        operation.route = route.split_whitespace().map(space).collect();
        operation.objective = operation.route.first().copied();
    };
    Table::under_way("player athens", [at, army], prepare, &[walks])
}

#[test]
fn r_4_1_4b_too_few_ships() {
    // covers: 4.1.4c 4.1.4d 4.1.4e
    let walk = |at: &str, army: &str, route: &str| walk(at, army, route, Purpose::Objective);
    let island = walk("aegina", "A3h2n", "delos ceos sunium");
    assert_eq!(
        island.at(Side::Athens, "aegina"),
        [1, 0, 0],
        "one stays on the island"
    );
    assert_eq!(island.at(Side::Athens, "delos"), [2, 0, 2]);
    let mixed = walk("sunium", "A3h2n", "oropus carystus");
    assert_eq!(
        mixed.at(Side::Athens, "oropus"),
        [3, 0, 2],
        "all go on by the mixed line"
    );
    // A way that needs no ships is kept: it is among the shortest still.
    let kept = walk("sunium", "A3h2n", "oropus");
    assert_eq!(kept.at(Side::Athens, "oropus"), [3, 0, 2]);
    let chosen = |table: &Table| table.count(|event| matches!(event, Event::RouteChosen { .. }));
    assert_eq!([&mixed, &kept].map(chosen), [1, 0]);
    let left = walk("sunium", "A3h2n", "andros carystus");
    assert_eq!(left.at(Side::Athens, "sunium"), [1, 0, 0]);
    assert_eq!(left.at(Side::Athens, "andros"), [2, 0, 2]);
    let choice = walk("aegina", "A1h2n a2h", "delos ceos sunium");
    assert_eq!(
        choice.answers(),
        ["leave athenian hoplite", "leave athenian-ally hoplite"]
    );
    assert_eq!(choice.refusal("leave athenian naval"), "4.1.4e");
}

#[test]
fn r_4_1_1m_equal_routes() {
    // covers: 4.1.1n 1.1.3b 1.1.3c 1.1.3d
    let survey = |position: &str, from: &str, to: &str, army: Force, side: Side| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; operate athens"
        ));
        let purpose = Purpose::Gathering;
        let ends = [space(from), space(to)];
        let route = routes::find(
            table.look(),
            side,
            army,
            RouteKind::Usual,
            ends,
            purpose,
            |_| 0,
        );
        let route = route.unwrap();
        (
            route.equal,
            route
                .spaces
                .iter()
                .map(|space| space.id())
                .collect::<Vec<_>>(),
        )
    };
    let ship = Force::of(crate::Sort::own(Kind::Naval), 1);
    let (equal, _) = survey("turn 1", "piraeus", "potidaea", ship, Side::Athens);
    assert!(equal >= 2, "by Scione or by Methone");
    let hoplite = Force::of(crate::Sort::own(Kind::Hoplite), 8);
    let (equal, route) = survey("athens A6h1c", "corinth", "thebes", hoplite, Side::Sparta);
    assert_eq!(
        (equal, route),
        (1, vec!["megara", "plataea", "thebes"]),
        "the system keeps out of the zone"
    );
    let player = "player sparta; athens A6h1c";
    let (equal, route) = survey(player, "corinth", "thebes", hoplite, Side::Sparta);
    assert_eq!(
        (equal, route),
        (1, vec!["megara", "panactum", "thebes"]),
        "a player's army comes into the zone"
    );
    let even = format!("{player}; option even-chance");
    let (equal, _) = survey(&even, "corinth", "thebes", hoplite, Side::Sparta);
    assert_eq!(equal, 2, "by the option it is left to the die");
}
