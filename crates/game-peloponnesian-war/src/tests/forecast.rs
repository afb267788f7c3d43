//! What is foretold is what happens: exact numbers, and the same numbers from many throws.

use engine::{Game, Log, Presentation, Seat, Seed};

use super::table::{Table, space};
use crate::{
    Action, BattleOdds, EndReason, Event, Expected, Hint, IncomeItem, IncomeOdds, MarchOdds,
    PeloponnesianWar, Side, SiegeOdds, forecast, hint,
    rules::{answers, income},
};

impl Table {
    fn expected(&self) -> Vec<Expected> {
        let all = forecast::expected(&self.game, &self.state.position);
        all.unwrap_or_default()
    }

    fn hint(&self, answer: &str) -> Hint {
        let action = PeloponnesianWar::read_action(answer).expect("an answer");
        let hint = hint::hint(&self.game, &self.state.position, action);
        hint.expect("a hint")
    }

    fn marches(&self) -> Vec<MarchOdds> {
        let all = self.expected().into_iter();
        let march = |expected| match expected {
            Expected::March(march) => Some(march),
            Expected::Battle(_) | Expected::Siege(_) | Expected::Income(_) => None,
        };
        all.filter_map(march).collect()
    }

    fn battles(&self) -> Vec<BattleOdds> {
        let all = self.expected().into_iter();
        let battle = |expected| match expected {
            Expected::Battle(battle) => Some(battle),
            Expected::March(_) | Expected::Siege(_) | Expected::Income(_) => None,
        };
        all.filter_map(battle).collect()
    }

    fn sieges(&self) -> Vec<SiegeOdds> {
        let all = self.expected().into_iter();
        let siege = |expected| match expected {
            Expected::Siege(siege) => Some(siege),
            Expected::March(_) | Expected::Battle(_) | Expected::Income(_) => None,
        };
        all.filter_map(siege).collect()
    }

    fn incomes(&self) -> Vec<IncomeOdds> {
        let all = self.expected().into_iter();
        let income = |expected| match expected {
            Expected::Income(income) => Some(income),
            Expected::March(_) | Expected::Battle(_) | Expected::Siege(_) => None,
        };
        all.filter_map(income).collect()
    }

    /// Of a thousand marches with true dice: how many arrive, how many fight on the way, how many arrive with everybody.
    fn throw(&self, answer: &str) -> [i32; 3] {
        const TIMES: u64 = 6000;
        let action = PeloponnesianWar::read_action(answer).expect("an answer");
        let mut counts = [0_u64; 3];
        for seed in 0..TIMES {
            let mut state = self.state.clone();
            self.game.reseed(&mut state, Seed::from_number(seed));
            let mut log = Log::on();
            let mut decisions = engine::Decisions::new();
            let done = self.game.apply(&mut state, Seat(0), &action, &mut log);
            done.expect("lawful");
            let mut events = log.take();
            // Allies stay ashore.
            loop {
                self.game.decisions(&state, &mut decisions);
                let Some(first) = decisions.first() else {
                    break;
                };
                let lose = first.answers.iter().rev();
                let lose = lose
                    .copied()
                    .find(|answer| matches!(answer, Action::Leave { .. }));
                let Some(lose) = lose else { break };
                let seat = first.seat;
                let done = self.game.apply(&mut state, seat, &lose, &mut log);
                done.expect("lawful");
                events.extend(log.take());
            }
            let ends = |event: &Event| matches!(event, Event::OperationEnded { .. });
            let end = events.iter().position(ends);
            let way = &events[..end.unwrap_or(events.len())];
            let goes = matches!(action, Action::Go { .. } | Action::GoByOpenSea { .. });
            let arrived = match end.and_then(|end| events.get(end)) {
                Some(Event::OperationEnded { reason, .. }) => *reason == EndReason::Arrived,
                Some(_) | None => goes,
            };
            let fought = way
                .iter()
                .any(|event| matches!(event, Event::BattleRolled { .. }));
            let side = answers::asked_side(self.look()).expect("somebody");
            let mine =
                |event: &Event| matches!(event, Event::Lost { side: hurt, .. } if *hurt == side);
            let hurt = way.iter().any(mine);
            counts[0] += u64::from(arrived);
            counts[1] += u64::from(fought);
            counts[2] += u64::from(arrived && !hurt);
        }
        counts.map(|count| (count * 1000 / TIMES) as i32)
    }
}

/// Within what 6000 throws leave to chance.
fn close(foretold: u16, thrown: i32) {
    let difference = (i32::from(foretold) - thrown).abs();
    assert!(difference <= 22, "{foretold} foretold, {thrown} thrown");
}

#[test]
fn a_battle_is_counted_in_all_its_dice() {
    // Equal numbers, no leaders: Spartan hoplites add 2. Athens wins if it rolls at least 3 more, 6 pairs of 36; 4 pairs are a draw.
    let table = Table::run("peloponnesian-war; clear; chalcis A2h S2h; gela A1n; operate athens");
    let [battle] = <[BattleOdds; 1]>::try_from(table.battles()).expect("one battle");
    assert_eq!((battle.wins.athens, battle.wins.sparta), (167, 722));
    assert_eq!(battle.drawn, 111);
    let lines: Vec<(Side, i8, &str)> = battle
        .rounds
        .iter()
        .flat_map(|round| &round.lines)
        .map(|line| (line.side, line.by, line.rule))
        .collect();
    assert_eq!(lines, [(Side::Sparta, 2, "5.2.1e")]);
    // The draw costs each side one; Sparta's victories cost Athens 1 or 2.
    let drawn = battle.results.iter().find(|result| result.winner.is_none());
    let drawn = drawn.expect("a draw");
    assert_eq!((drawn.athens, drawn.sparta, drawn.odds), (1, 1, 111));
    let sum: u16 = battle.results.iter().map(|result| result.odds).sum();
    assert!((998..=1002).contains(&sum));
}

#[test]
fn a_mixed_battle_has_two_rounds() {
    let table =
        Table::run("peloponnesian-war; clear; chalcis A2h2n s1h2n; gela A1n; operate athens");
    let [battle] = <[BattleOdds; 1]>::try_from(table.battles()).expect("one battle");
    assert_eq!(battle.rounds.len(), 2);
    // At sea Athens adds 2, on land 1. Each sea result is followed by a land battle if its winner has as many hoplites.
    let above = |edge: i32| {
        let pairs = (1..=6).flat_map(|a| (1..=6).map(move |b| a + edge - b));
        let pairs: Vec<i32> = pairs.collect();
        let share = |fits: fn(&&i32) -> bool| pairs.iter().filter(fits).count() as f64 / 36.0;
        (share(|sum| **sum > 0), share(|sum| **sum < 0))
    };
    let ((sea_won, sea_lost), (land_won, land_lost)) = (above(2), above(1));
    let athens = sea_won * land_won;
    let sparta = sea_won * land_lost + sea_lost;
    assert_eq!(battle.wins.athens, (athens * 1000.0).round() as u16);
    assert_eq!(battle.wins.sparta, (sparta * 1000.0).round() as u16);
}

#[test]
fn sieges_and_income_as_the_map_stands() {
    let mut table = Table::run("peloponnesian-war; passed S; operate athens");
    let [siege] = <[SiegeOdds; 1]>::try_from(table.sieges()).expect("Potidaea");
    assert_eq!(
        (siege.space, siege.rating, siege.faces),
        (space("potidaea"), 3, 6)
    );
    let incomes = table.incomes();
    let [athens, sparta] = <[IncomeOdds; 2]>::try_from(incomes).expect("both");
    // The levy is open; of the league only Potidaea is missing.
    let items: Vec<(IncomeItem, i32)> = athens
        .items
        .iter()
        .map(|entry| (entry.item, entry.talents))
        .collect();
    let known = [
        (IncomeItem::League, 3500),
        (IncomeItem::Damage, -50),
        (IncomeItem::Eisphora, 1000),
    ];
    assert_eq!(items, known);
    assert_eq!(athens.items[1].spaces, super::table::spaces("potidaea"));
    assert_eq!((athens.talents, athens.treasury), (4450, 8950));
    assert_eq!((sparta.talents, sparta.treasury), (2500, 5500));
    // What is paid then is what was foretold.
    table.state.position.steps.clear();
    let before = table.state.position.clone();
    table.with(|play| income::pay(play, None, income::Levy::Raised));
    assert_eq!(table.talents(Side::Athens), athens.treasury);
    assert_eq!(table.talents(Side::Sparta), sparta.treasury);
    assert_ne!(before.treasury, table.state.position.treasury);
}

#[test]
fn helots_in_revolt_are_foretold() {
    let table = Table::run(
        "peloponnesian-war; clear; pylos A1n; asine A1n; corone A1n; prasiae A1n; epidaurus-limera A1n; sparta S5h; operate athens",
    );
    let sparta = table
        .incomes()
        .into_iter()
        .find(|income| income.side == Side::Sparta);
    let items = sparta.expect("Sparta's").items;
    let helots = items.iter().find(|entry| entry.item == IncomeItem::Helots);
    assert_eq!(helots.map(|entry| entry.talents), Some(-500));
}

#[test]
fn walls_of_syracuse_and_open_lines_break_sieges() {
    let table = Table::run(
        "peloponnesian-war; clear; syracuse A4h4n @nicias s1h; syracuse; athens A1h S5h @agis; gela A1n; operate athens",
    );
    let sieges = table.sieges();
    let at = |id: &str| sieges.iter().find(|siege| siege.space == space(id));
    let syracuse = at("syracuse").expect("a siege");
    assert_eq!((syracuse.walls, syracuse.needs), (-2, 4));
    assert_eq!(syracuse.faces, (1 + syracuse.rating) as u8);
    let athens = at("athens").expect("a siege");
    assert_eq!(athens.faces, 0);
    assert!(athens.broken.is_some());
}

/// Athens has gathered six ships and two hoplites at Piraeus and Sparta's ships watch the way.
fn watched(position: &str) -> Table {
    let text = format!(
        "peloponnesian-war; clear; talents A9000; drawn A nicias; athens A4h; piraeus A8n; passed S; {position}; operate athens"
    );
    Table::run(&text)
}

#[test]
fn r_4_6_1b_a_lone_leader_slips_through_every_second_time() {
    let mut table = watched("corcyra a2n; leucas s1n");
    table.act("operate; objective epidamnus; send");
    let Hint::Route {
        arrives,
        threats,
        way,
        ..
    } = table.hint("go corcyra")
    else {
        panic!("a way");
    };
    let watched = way.iter().filter(|&&space| threats.contains(space)).count();
    assert!(watched > 0);
    let whole = 100.0 * 0.5_f64.powi(watched as i32);
    assert_eq!(
        i32::from(arrives),
        (whole + 0.001).round() as i32,
        "{way:?}"
    );
    let [arrived, fought, _] = table.throw("go corcyra");
    close(u16::from(arrives) * 10, arrived);
    assert_eq!(fought, 0);
}

#[test]
fn r_4_7e_a_march_past_enemies_is_foretold_as_it_is_thrown() {
    for (position, objective, take) in [
        ("aegina s3n", "gythium", "go piraeus; take athenian naval 3"),
        (
            "aegina s3n; epidaurus S1h; cythera S2n s2h",
            "gythium",
            "take athenian hoplite 2; go piraeus; take athenian naval 4",
        ),
        (
            "panactum s2h; plataea s3h2c; thebes s4h",
            "thebes",
            "take athenian hoplite 4",
        ),
        (
            "aegina s2n; chios S1n s1h; naxos s2n",
            "chios",
            "take athenian hoplite 2; go piraeus; take athenian naval 3",
        ),
    ] {
        let mut table = watched(position);
        table.act(&format!("operate; objective {objective}; send; {take}"));
        if !table.offers("march") {
            panic!("no march: {:?}", table.answers());
        }
        let marches = table.marches();
        let march = marches.first().expect("a march");
        let [arrived, fought, unhurt] = table.throw("march");
        close(march.arrives, arrived);
        close(march.battle, fought);
        close(march.unhurt, unhurt);
        assert!(march.arrives < 1000, "{position}");
        let lost: u16 = march.spaces.iter().map(|stop| stop.lost).sum();
        assert!((995..=1005).contains(&(lost + march.arrives)));
        for stop in &march.spaces {
            assert_eq!(stop.by.is_empty(), !march.threats.contains(stop.space));
            assert!(stop.caught <= stop.entered.div_ceil(2) + 1);
        }
    }
}

#[test]
fn r_4_1_5a_the_price_of_an_army_and_its_way_are_told() {
    let mut table = watched("gela a1n");
    table.act("operate; objective potidaea; send; take athenian hoplite 1; go piraeus; take athenian naval 2");
    let [march] = <[MarchOdds; 1]>::try_from(table.marches()).expect("one march");
    assert_eq!((march.price, march.treasury), (1000, 8000));
    assert_eq!((march.routes, march.way.len()), (2, 6));
    assert_eq!((march.arrives, march.unhurt, march.battle), (1000, 1000, 0));
    // Two equal routes part in one space: each is entered every second time.
    let halves = march
        .spaces
        .iter()
        .filter(|stop| stop.entered == 500)
        .count();
    assert_eq!(halves, 2);
}

#[test]
fn r_4_1_1m_where_a_die_decides_among_routes_every_step_is_told_with_its_chance() {
    let mut table = watched("gela a1n");
    table.act("operate; objective potidaea; send; take athenian hoplite 1; go piraeus; take athenian naval 2");
    let Hint::Route {
        equal, way, legs, ..
    } = table.hint("march")
    else {
        panic!("a way");
    };
    assert_eq!(equal, 2);
    // The other route parts from this one in a space and comes back to it in the next but one.
    assert_eq!(legs.len(), way.len() + 2);
    let parting: Vec<_> = legs.iter().filter(|leg| leg.share == 500).collect();
    let [one, other] = parting.as_slice() else {
        panic!("two steps part: {legs:?}");
    };
    assert_eq!(one.from, other.from);
    assert!(way.contains(&one.to) != way.contains(&other.to));
    assert!(legs.iter().all(|leg| [500, 1000].contains(&leg.share)));
    // A single route is told by itself.
    let mut single = watched("gela a1n");
    single.act("operate; objective potidaea; send");
    let Hint::Route { equal, legs, .. } = single.hint("go piraeus") else {
        panic!("a way");
    };
    assert_eq!((equal, legs.len()), (1, 0));
}

#[test]
fn r_4_1_3b_the_storm_is_counted() {
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S4h; gythium S3n; syracuse; syracuse s1h; passed A; gela a1h; operate sparta",
    );
    table.act("operate; objective syracuse; go gythium; take spartan naval 3");
    let marches = table.marches();
    let crossing = marches
        .iter()
        .find(|march| march.open_sea)
        .expect("offered");
    assert_eq!(crossing.arrives, 667);
    let way_of = |answer: &str| {
        let Hint::Route {
            storm,
            arrives,
            spaces,
            ..
        } = table.hint(answer)
        else {
            panic!("a way");
        };
        (storm, arrives, spaces)
    };
    assert_eq!(way_of("march open sea"), (Some(5), 67, 2));
    // On the way to a gathering space too.
    assert_eq!(way_of("go open sea syracuse"), (Some(5), 67, 2));
    let (storm, arrives, spaces) = way_of("go syracuse");
    assert_eq!((storm, arrives), (None, 100));
    assert!(spaces > 2, "{spaces}");
    let [arrived, _, unhurt] = table.throw("go open sea syracuse");
    close(667, arrived);
    close(667, unhurt);
}

#[test]
fn with_two_players_interceptions_battles_and_sieges_are_weighed() {
    let mut table = Table::run(
        "peloponnesian-war two; clear; talents A9000; drawn A nicias; athens A4h; panactum S2h; thebes s2h; passed S; operate athens",
    );
    table.act("operate; objective thebes; send; take athenian hoplite 3; march");
    assert!(matches!(
        table.hint("intercept panactum"),
        Hint::Interception {
            die: Some(4),
            fights: true,
            ..
        }
    ));
    assert_eq!(table.battles().len(), 1);
}
