//! 4.1.3, 4.6, 4.7, 4.8 Armies on their way.

use super::table::{Draw, Table, dice, space};
use crate::{
    Event, Kind, Operation, Purpose, Side, SpaceId, Step, Trigger, WalkStage, Whereabouts,
    force::Force,
    rules::{interception, operation},
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
        Whereabouts::Away
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
fn r_4_1_3b_a_storm_drowns_everybody_but_the_leader() {
    let cross = |die| {
        let mut table = Table::run(
            "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S5h; gythium S4n; syracuse; syracuse s1h; passed A; gela a1h; operate sparta",
        );
        table.act(
            "operate; objective syracuse; take spartan hoplite 2; go gythium; take spartan naval 2",
        );
        table.rig(&dice(&[die])).act("march open sea");
        table
    };
    for die in [5, 6] {
        let table = cross(die);
        let at = &table.state.position;
        assert_eq!(at.lost.sparta.total(), 4, "all four points");
        assert_eq!(table.at(Side::Sparta, "syracuse"), [1, 0, 0]);
        assert_eq!(table.at(Side::Sparta, "cape-taenarum"), [0; 3]);
        let agis = "agis".parse().expect("a leader");
        assert_eq!(at.leaders.get(agis), Whereabouts::Away, "until next turn");
    }
    let table = cross(4);
    assert_eq!(table.at(Side::Sparta, "syracuse"), [3, 0, 2]);
    assert!(table.state.position.lost.sparta.is_empty());
}

#[test]
fn r_4_1_1a_only_activated_troops_move() {
    let mut table = Table::run(
        "peloponnesian-war; clear; drawn A pericles; operations A0; athens A6h; passed S; operate athens",
    );
    table.act("operate; objective decelea; take athenian hoplite 2; march");
    assert_eq!(table.at(Side::Athens, "athens"), [4, 0, 0]);
    assert_eq!(table.at(Side::Athens, "decelea"), [2, 0, 0]);
}

#[test]
fn r_4_8b_nothing_is_ravaged_while_gathering() {
    let mut table = Table::run(
        "peloponnesian-war; clear; drawn A pericles; operations A0; athens A6h; thebes A1h; passed S; operate athens",
    );
    table.act(
        "operate; objective heraclea; take athenian hoplite 2; go thebes; take athenian hoplite 1",
    );
    assert!(table.entered().contains(&"thebes"));
    assert!(table.state.position.ravaged.is_empty());
}
