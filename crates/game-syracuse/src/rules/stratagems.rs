//! 7 Stratagems: when each face can be used, on what, and what it does outside a combat.

use engine::{D6, Decisions, Log};
use strum::VariantArray;

use crate::{
    action::{Action, Target},
    event::{Construction, Event},
    game::Syracuse,
    ids::{CAMP_PORT, CounterId, FortId, PerSide, Place, Side, Stratagem, WallId},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{
        advantage::weakened_units,
        attrition, breach, building, casualties,
        combat_stratagems::{self, Applied},
        epidemic, landing, losses,
        windows::{self, called_group},
        works::{self, Payment},
    },
    state::{Arrival, At, State},
    step::{RecoverCause, Roll, Step, WeakenCause, WindowKind},
};

/// When somebody may use a stratagem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A window.
    Window(WindowKind),
    /// 2.B.3g The active player's own decisions.
    Acting,
    /// 2.Cr The builder's own decisions.
    Building,
    /// 2.Do The player's own D.3.
    Recovering,
}

impl Moment {
    /// Does it lie in an action phase?
    fn is_action_phase(self) -> bool {
        match self {
            Self::Acting => true,
            Self::Building | Self::Recovering => false,
            Self::Window(kind) => match kind {
                WindowKind::Announced
                | WindowKind::Archers { .. }
                | WindowKind::Combat
                | WindowKind::Result => true,
                WindowKind::Initiative
                | WindowKind::Reinforcements
                | WindowKind::Answer { .. }
                | WindowKind::Works
                | WindowKind::Supply
                | WindowKind::Attrition => false,
            },
        }
    }
}

/// 7a, 7c Every face that a side could use now, with every target.
pub(crate) fn plays(
    game: &Syracuse,
    state: &State,
    side: Side,
    moment: Moment,
    omens_used: bool,
    out: &mut Decisions<Syracuse>,
) {
    let start = out.answers_so_far();
    for counter in state.hands.get(side).iter().map(CounterId) {
        for stratagem in game.counters.usable(counter, side) {
            if stratagem == Stratagem::S25 && omens_used {
                continue;
            }
            targets(game, state, side, moment, stratagem, &mut |target| {
                out.push(Action::Play {
                    counter,
                    stratagem,
                    target,
                });
            });
        }
    }
    out.sort_from(start);
}

/// 7a, 7c May this face be used now, on this target?
pub(crate) fn may_use(
    game: &Syracuse,
    state: &State,
    side: Side,
    moment: Moment,
    omens_used: bool,
    (counter, stratagem, target): (CounterId, Stratagem, Target),
) -> Result<(), Illegal> {
    if !state.hands.get(side).contains(counter.0) {
        return Err(Illegal::NotInHand);
    }
    if !game
        .counters
        .usable(counter, side)
        .any(|usable| usable == stratagem)
    {
        return Err(Illegal::OtherColour);
    }
    let (mut any, mut found) = (false, false);
    targets(game, state, side, moment, stratagem, &mut |possible| {
        any = true;
        found |= possible == target;
    });
    if !any || (stratagem == Stratagem::S25 && omens_used) {
        return Err(Illegal::NotNow { stratagem });
    }
    if found {
        Ok(())
    } else {
        Err(Illegal::BadTarget { stratagem })
    }
}

/// 7c Every target of a stratagem at a moment; none if it cannot be used.
fn targets(
    game: &Syracuse,
    state: &State,
    side: Side,
    moment: Moment,
    stratagem: Stratagem,
    target: &mut impl FnMut(Target),
) {
    let enemy = side.other();
    let in_phase = moment.is_action_phase();
    let window = match moment {
        Moment::Window(kind) => Some(kind),
        Moment::Acting | Moment::Building | Moment::Recovering => None,
    };
    match stratagem {
        Stratagem::S1
        | Stratagem::S2
        | Stratagem::S3
        | Stratagem::S8
        | Stratagem::S9
        | Stratagem::S10
        | Stratagem::S11
        | Stratagem::S19 => {
            combat_stratagems::targets(game, state, side, window, stratagem, target);
        }
        Stratagem::S4 if in_phase && !exposed_ships(game, state).is_empty() => target(Target::None),
        Stratagem::S5 if window == Some(WindowKind::Attrition) && side == Side::Syracusan => {
            if state.has_camp() && !state.fleet(game, enemy, CAMP_PORT).is_empty() {
                target(Target::None);
            }
        }
        Stratagem::S6 if window == Some(WindowKind::Works) => {
            if leader_on_map(state, "erasinides") {
                target(Target::None);
            }
        }
        Stratagem::S7 if in_phase => {
            archer_zones(game, state, side, window).for_each(|zone| target(Target::Place(zone)));
        }
        Stratagem::S12 if moment == Moment::Building => {
            for &wall in WallId::VARIANTS {
                if building::may_build(game, state, side, Construction::Wall(wall)).is_ok() {
                    target(Target::Wall(wall));
                }
            }
        }
        Stratagem::S13 if moment == Moment::Building => {
            for &fort in FortId::VARIANTS {
                if building::may_build(game, state, side, Construction::Fort(fort)).is_ok() {
                    target(Target::Fort(fort));
                }
            }
            if building::may_build(game, state, side, Construction::Camp).is_ok() {
                target(Target::Camp);
            }
        }
        Stratagem::S14 if in_phase => {
            for &wall in WallId::VARIANTS {
                if breach::may_breach(game, state, side, wall).is_ok() {
                    target(Target::Wall(wall));
                }
            }
            if breach::may_break_chains(game, state, side).is_ok() {
                target(Target::Chains);
            }
        }
        Stratagem::S15 if moment == Moment::Recovering => {
            weakened_units(game, state, side)
                .iter()
                .for_each(|unit| target(Target::Piece(unit)));
        }
        Stratagem::S16 if moment == Moment::Recovering => {
            if !weakened_units(game, state, side).is_empty() {
                target(Target::None);
            }
        }
        Stratagem::S17 => match window {
            Some(WindowKind::Reinforcements) => {
                due_groups(game, state, enemy).for_each(|group| target(Target::Group(group)));
            }
            Some(WindowKind::Answer { .. }) => target(Target::Reinforcement),
            _ => {}
        },
        Stratagem::S18 if window == Some(WindowKind::Reinforcements) => {
            if called_group(game, state, side).is_some() {
                target(Target::None);
            }
        }
        Stratagem::S20 if in_phase => {
            let leaders = game.pieces.of(enemy).intersection(game.pieces.leaders);
            for leader in leaders.intersection(state.in_play()).iter() {
                let [front, _] = game.pieces.card(leader).swords;
                if front <= 1 {
                    target(Target::Piece(leader));
                }
            }
        }
        Stratagem::S21 if window == Some(WindowKind::Reinforcements) => {
            if leader_id("alcibiades").is_some_and(|leader| state.place(leader).is_some()) {
                target(Target::None);
            }
        }
        Stratagem::S22 if window == Some(WindowKind::Supply) => {
            if state.supply.get(side).value < campaign::Supply::MOST {
                target(Target::None);
            }
        }
        Stratagem::S23 if in_phase => {
            let victims = infectable(game, state, enemy);
            if !victims
                .union(epidemic::healthy(game, state, enemy))
                .is_empty()
            {
                target(Target::None);
            }
        }
        Stratagem::S24 if window == Some(WindowKind::Attrition) => {
            let allies = game.pieces.allies.intersection(game.pieces.of(enemy));
            let units = allies
                .without(game.pieces.leaders)
                .intersection(state.in_play());
            units.iter().for_each(|unit| target(Target::Piece(unit)));
        }
        Stratagem::S25 => omens(game, state, side, moment, target),
        Stratagem::S4
        | Stratagem::S5
        | Stratagem::S6
        | Stratagem::S7
        | Stratagem::S12
        | Stratagem::S13
        | Stratagem::S14
        | Stratagem::S15
        | Stratagem::S16
        | Stratagem::S18
        | Stratagem::S20
        | Stratagem::S21
        | Stratagem::S22
        | Stratagem::S23
        | Stratagem::S24 => {}
    }
}

/// 7.S25a, 7.S25b The uses of good omens at a moment.
fn omens(
    game: &Syracuse,
    state: &State,
    side: Side,
    moment: Moment,
    target: &mut impl FnMut(Target),
) {
    if moment == Moment::Recovering {
        weakened_units(game, state, side)
            .iter()
            .for_each(|unit| target(Target::Piece(unit)));
    }
    if state.advantage != side {
        target(Target::Advantage);
    }
    if !state.bowl.is_empty() {
        target(Target::Draw);
    }
    let reinforcing = moment == Moment::Window(WindowKind::Reinforcements);
    if reinforcing && called_group(game, state, side).is_some() {
        target(Target::Reinforcement);
    }
}

/// 7.S7a Zones with a side's archers; 7.S7b when a zone is about to be entered, that zone only.
fn archer_zones(
    game: &Syracuse,
    state: &State,
    side: Side,
    window: Option<WindowKind>,
) -> impl Iterator<Item = Place> {
    let entered = match window {
        Some(WindowKind::Archers { zone }) => Some(zone),
        _ => None,
    };
    let barred = *state.phase.barred.get(side.other());
    Place::zones().filter(move |&zone| {
        zone.is_land()
            && entered.is_none_or(|entered| entered == zone)
            && barred & (1 << zone.index()) == 0
            && has_archers(game, state, side, zone)
    })
}

/// 7.S7c Archers in the zone or in its fort.
pub(crate) fn has_archers(game: &Syracuse, state: &State, side: Side, zone: Place) -> bool {
    let archers = game.pieces.of_type(UnitType::A);
    let fort = game.board.fort_in(zone).map(Place::fort);
    std::iter::once(zone)
        .chain(fort)
        .any(|place| state.units_at(game, side, place).meets(archers))
}

/// 7.S4a Ships at sea: not in ports, not in Catania.
fn exposed_ships(game: &Syracuse, state: &State) -> PieceSet {
    let ships = game.pieces.of_type(UnitType::T);
    let exposed = |&ship: &PieceId| {
        state.place(ship).is_some_and(|place| {
            place.is_sea()
                && !Side::BOTH
                    .into_iter()
                    .any(|side| state.is_port_of(side, place))
        })
    };
    ships.iter().filter(exposed).collect()
}

/// 7.S23c Land units of a side on the map.
pub(crate) fn infectable(game: &Syracuse, state: &State, side: Side) -> PieceSet {
    let on_map = |&piece: &PieceId| {
        state
            .place(piece)
            .is_some_and(|place| place != Place::CATANIA)
    };
    game.pieces
        .land()
        .intersection(game.pieces.of(side))
        .iter()
        .filter(on_map)
        .collect()
}

/// 7.S17a, 7.S17b The groups of the scenario's list that are due now; optional ones can only be answered at once.
fn due_groups(game: &Syracuse, state: &State, side: Side) -> impl Iterator<Item = u8> {
    let groups = game
        .scenario(state)
        .map(|scenario| scenario.groups.as_slice());
    let due = (0_u8..).zip(groups.unwrap_or_default()).zip(state.arrivals);
    due.filter(move |((_, group), arrival)| {
        let is_due = match *arrival {
            Arrival::Turn(turn) => turn <= state.turn,
            Arrival::Called | Arrival::Done => false,
        };
        is_due && group.side == side && group.turn.is_some()
    })
    .map(|((index, _), _)| index)
}

fn leader_id(id: &str) -> Option<PieceId> {
    id.parse().ok()
}

fn leader_on_map(state: &State, id: &str) -> bool {
    let place = leader_id(id).and_then(|leader| state.place(leader));
    place.is_some_and(|place| place != Place::CATANIA)
}

/// 2.Ab, 2.Ac, 2.Ae Takes the counter out of the hand, applies the face, and puts the counter where it belongs.
pub(crate) fn perform(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    (counter, stratagem, target): (CounterId, Stratagem, Target),
    log: &mut Log<Event>,
) {
    state.hands.get_mut(side).remove(counter.0);
    state.shown.get_mut(side).remove(counter.0);
    log.seal();
    log.push(|| Event::Played {
        side,
        counter,
        stratagem,
    });
    let waits = apply(game, state, side, (counter, stratagem, target), log);
    if matches!(stratagem, Stratagem::S6 | Stratagem::S21) {
        state.set_aside.insert(counter.0);
    } else if stratagem == Stratagem::S7 {
        state.phase.lying.insert(counter.0);
    } else if !waits {
        state.bowl.insert(counter.0);
    }
}

/// 4.2e Before a combat both faces are revealed and applied together. The counters go back when the combat is over.
pub(crate) fn reveal(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let Some(battle) = state.battle else { return };
    log.seal();
    for side in [battle.attacker, battle.attacker.other()] {
        let Some(play) = *battle.plays.get(side) else {
            continue;
        };
        state.shown.get_mut(side).remove(play.counter.0);
        if combat_stratagems::apply(game, state, play, log) == Applied::No {
            apply(
                game,
                state,
                side,
                (play.counter, play.stratagem, play.target),
                log,
            );
        }
        if play.stratagem == Stratagem::S7 {
            state.phase.lying.insert(play.counter.0);
        }
    }
}

/// What a face does. Says whether the counter waits for an answer of the opponent.
fn apply(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    (counter, stratagem, target): (CounterId, Stratagem, Target),
    log: &mut Log<Event>,
) -> bool {
    let enemy = side.other();
    match (stratagem, target) {
        (Stratagem::S4, _) => begin_storm(game, state, log),
        (Stratagem::S5, _) => begin_rotten_hulls(game, state, log),
        (Stratagem::S6, _) => state.reinforced_ships = true,
        (Stratagem::S7, Target::Place(zone)) => {
            *state.phase.barred.get_mut(enemy) |= 1 << zone.index();
            log.push(|| Event::Barred { side: enemy, zone });
        }
        (Stratagem::S9, Target::Piece(unit)) => {
            let pursued = losses::pursue(game, state, side, unit, log);
            debug_assert!(pursued.is_ok(), "the target was possible");
        }
        (Stratagem::S12, Target::Wall(wall)) => {
            build(game, state, side, Construction::Wall(wall), log);
        }
        (Stratagem::S13, Target::Fort(fort)) => {
            build(game, state, side, Construction::Fort(fort), log);
        }
        (Stratagem::S13, Target::Camp) => {
            build(game, state, side, Construction::Camp, log);
        }
        (Stratagem::S14, Target::Wall(wall)) => breach::destroy_wall(state, side, wall, log),
        (Stratagem::S14, Target::Chains) => breach::break_chains_now(state, side, log),
        (Stratagem::S15 | Stratagem::S25, Target::Piece(unit)) => {
            casualties::recover(game, state, unit, log);
        }
        (Stratagem::S16, _) => {
            let count = weakened_units(game, state, side).len().min(2);
            let cause = RecoverCause::Stratagem;
            state.stack.push(Step::Recover {
                side,
                left: count,
                cause,
            });
        }
        (Stratagem::S17, Target::Group(group)) => delay(game, state, group, log),
        (Stratagem::S17, Target::Reinforcement) => {
            windows::cancel(state);
            log.push(|| Event::Cancelled { side: enemy });
        }
        (Stratagem::S18, _) | (Stratagem::S25, Target::Reinforcement) => {
            windows::open_for(state, WindowKind::Answer { counter }, enemy);
            return true;
        }
        (Stratagem::S20, Target::Piece(leader)) => {
            let die = state.dice.d6(log).get();
            let roll = Roll::Discord {
                side,
                leader: PieceSet::one(leader),
                die,
                used: PerSide::default(),
            };
            state.stack.push(Step::Roll { roll });
        }
        (Stratagem::S21, _) => {
            if let Some(leader) = leader_id("alcibiades") {
                state.piece_mut(leader).at = At::Removed;
                log.push(|| Event::Recalled { leader });
            }
        }
        (Stratagem::S22, _) => {
            state.supply.get_mut(side).rise();
            let value = state.supply.get(side).value;
            log.push(|| Event::SupplyMoved { side, value });
        }
        (Stratagem::S23, _) => {
            if !epidemic::healthy(game, state, enemy).is_empty() {
                state.stack.push(Step::Sick { side });
            }
            let left = infectable(game, state, enemy).len().min(2);
            if left > 0 {
                let hit = PieceSet::EMPTY;
                state.stack.push(Step::Epidemic { side, left, hit });
            }
        }
        (Stratagem::S24, Target::Piece(unit)) => {
            let place = state.place(unit);
            casualties::eliminate(game, state, unit, log);
            if let Some(place) = place {
                attrition::bereave(game, state, enemy, place, log);
            }
        }
        (Stratagem::S25, Target::Advantage) => {
            state.advantage = side;
            log.push(|| Event::AdvantageTaken { side });
        }
        (Stratagem::S25, Target::Draw) => draw(state, side, 1, log),
        _ => {}
    }
    false
}

/// 2.Aa Draws counters; what they are is for their owner's eyes.
pub(crate) fn draw(state: &mut State, side: Side, count: u8, log: &mut Log<Event>) {
    let mut drawn = Vec::new();
    for _ in 0..count {
        if let Some(counter) = state.bowl.draw(&mut state.dice, log) {
            state.hands.get_mut(side).insert(counter);
            drawn.push(CounterId(counter));
        }
    }
    log.push(|| Event::Drew {
        side,
        count: drawn.len() as u8,
        counters: drawn,
    });
}

/// 7.S17b The group comes one turn later, or never.
fn delay(game: &Syracuse, state: &mut State, group: u8, log: &mut Log<Event>) {
    let Some(scenario) = game.scenario(state) else {
        return;
    };
    let Some(card) = scenario.groups.get(usize::from(group)) else {
        return;
    };
    let later = if state.turn < scenario.last_turn {
        Arrival::Turn(state.turn + 1)
    } else {
        Arrival::Done
    };
    if let Some(arrival) = state.arrivals.get_mut(usize::from(group)) {
        *arrival = later;
    }
    log.push(|| Event::Delayed {
        side: card.side,
        pieces: card.pieces,
    });
}

/// 7.S18a Nobody has cancelled it: the optional group arrives in this turn.
pub(crate) fn reinforcement_comes(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    counter: CounterId,
) {
    state.bowl.insert(counter.0);
    let group = called_group(game, state, side);
    let turn = state.turn;
    if let Some(arrival) = group.and_then(|group| state.arrivals.get_mut(group)) {
        *arrival = Arrival::Turn(turn);
    }
}

/// 7.S4c The active player's ships first, in the order of the map, one die each.
fn begin_storm(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let ships = exposed_ships(game, state);
    next_ship(game, state, ships, log);
}

fn next_ship(game: &Syracuse, state: &mut State, left: PieceSet, log: &mut Log<Event>) {
    let active = active_side(state);
    let key = |ship: &PieceId| {
        let foreign = game.pieces.card(*ship).side != active;
        (foreign, state.place(*ship), *ship)
    };
    let Some(ship) = left.iter().min_by_key(key) else {
        return;
    };
    let mut rest = left;
    rest.remove(ship);
    let side = game.pieces.card(ship).side;
    let die = state.dice.d6(log).get();
    let (unit, used) = (PieceSet::one(ship), PerSide::default());
    state.stack.push(Step::Roll {
        roll: Roll::Storm {
            side,
            unit,
            left: rest,
            die,
            used,
        },
    });
}

/// Whose action phase it is.
fn active_side(state: &State) -> Side {
    let active = state.stack.iter().rev().find_map(|step| {
        if let Step::Menu { side } | Step::Combats { side } | Step::March { side } = step {
            return Some(*side);
        }
        None
    });
    active.unwrap_or(state.initiative)
}

/// 7.S4a, 7.S4b Five and six hurt, in protected waters only six.
pub(crate) fn resolve_storm(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    (unit, left): (PieceSet, PieceSet),
    die: D6,
    log: &mut Log<Event>,
) {
    let struck = unit.first();
    let place = struck.and_then(|ship| state.place(ship));
    let mut hit = false;
    if let Some((ship, place)) = struck.zip(place) {
        hit = die.get()
            >= if state.is_protected(game, place) {
                6
            } else {
                5
            };
        log.push(|| Event::StormRolled {
            side,
            unit: ship,
            die,
            hit,
        });
        if hit {
            casualties::weaken(game, state, ship, log);
        }
    }
    next_ship(game, state, left, log);
    // What becomes of those aboard is settled before the next die is read.
    if let Some(place) = place.filter(|_| hit) {
        landing::check_load(game, state, side, place, log);
        attrition::bereave(game, state, side, place, log);
    }
}

/// 7.S10a, 7.S10b One and two hurt Athens, the rest Syracuse.
pub(crate) fn resolve_night(state: &mut State, die: D6, log: &mut Log<Event>) {
    let hurt = if die.get() <= 2 {
        Side::Athenian
    } else {
        Side::Syracusan
    };
    log.push(|| Event::NightRolled { die, hurt });
    if let Some(battle) = &mut state.battle {
        battle.night = Some(hurt);
    }
}

/// 7.S20a A leader without a sword goes on 3 or more, one with a sword on 5 or more.
pub(crate) fn resolve_discord(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    leader: PieceId,
    die: D6,
    log: &mut Log<Event>,
) {
    let [swords, _] = game.pieces.card(leader).swords;
    let gone = die.get() >= if swords == 0 { 3 } else { 5 };
    log.push(|| Event::DiscordRolled {
        side,
        leader,
        die,
        gone,
    });
    if gone {
        state.piece_mut(leader).at = At::Removed;
        state.discord.insert(leader);
    }
}

/// 7.S12a, 7.S13a Builds without points; what may be built was checked when the face was chosen.
fn build(game: &Syracuse, state: &mut State, side: Side, work: Construction, log: &mut Log<Event>) {
    let built = works::build(game, state, side, work, Payment::Stratagem, log);
    debug_assert!(built.is_ok(), "the target was possible");
}

/// 7.S5a, 7.S5b Athens loses one ship in its port and weakens another.
fn begin_rotten_hulls(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let side = Side::Athenian;
    let ships = state.fleet(game, side, CAMP_PORT);
    attrition::must_weaken(game, state, side, ships, WeakenCause::RottenHullsLost, log);
}
