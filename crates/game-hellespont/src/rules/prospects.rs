//! What is known before dice are thrown: combats, evasions, enemy fleets to pass, sieges.

use engine::{D6, Ruled};
use serde::Serialize;

use crate::{
    battle::{Battle, Siege},
    event::SiegeReason,
    game::Hellespont,
    ids::{Place, Side},
    rules::{
        combats,
        evasion::{self, EvasionReason},
        forecast::{Forecast, forecast},
        marching, siege, steps,
    },
    state::State,
    step::{BattleStage, Roll, Step},
};

/// 5.1p The dice of a siege, line by line, and what they do in so many of 1000 throws.
///
/// `{"besieger": "spartan", "port": "Sestos", "dice": 3, "lines": [{"line": "base", "by": 1, "rule": "5.1a"}], "taken": 421, "weakened": 282,
/// "struck": 421}`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct SiegeForecast {
    pub besieger: Side,
    pub port: Place,
    pub dice: u8,
    pub lines: Vec<SiegeForecastLine>,
    /// 5.2d, 5.2g The port falls: a 6, or a 5 if all inside are weakened already.
    pub taken: u16,
    /// 5.2f All inside are weakened and the port holds.
    pub weakened: u16,
    /// 5.2b At least one unit of the besieger is weakened.
    pub struck: u16,
}

/// A line of 5.1 that applies, with its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct SiegeForecastLine {
    pub line: SiegeReason,
    pub by: i8,
    pub rule: &'static str,
}

/// 4.2.1 The die of an evasion.
///
/// `{"evader": "spartan", "place": "M8", "lines": [{"line": "open-sea", "by": 1, "rule": "4.2.1e"}], "bonus": 1, "faces": 6, "succeeds": 2}`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct EvasionForecast {
    pub evader: Side,
    pub place: Place,
    pub lines: Vec<EvasionForecastLine>,
    /// All lines together.
    pub bonus: i8,
    /// All faces of the die.
    pub faces: u8,
    /// 4.2.1g The highest faces, so many, bring them away.
    pub succeeds: u8,
}

/// A line of 4.2.1 that applies, with its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct EvasionForecastLine {
    pub line: EvasionReason,
    pub by: i8,
    pub rule: &'static str,
}

/// 3.5j The die of a group that wants to sail past an enemy fleet.
///
/// `{"side": "athenian", "place": "M8", "ships": 50, "enemies": 20, "faces": 6, "passes": 3}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PassingForecast {
    pub side: Side,
    pub place: Place,
    /// 3.5l Strength of the group's ships and of the enemy's; at ten to one no die would be needed.
    pub ships: u16,
    pub enemies: u16,
    /// All faces of the die.
    pub faces: u8,
    /// The lowest faces, so many, let them pass.
    pub passes: u8,
}

/// Something that is about to be rolled for: `{"of": "combat", ...}`, `{"of": "siege", ...}`, `{"of": "evasion", ...}` or `{"of": "passing", ...}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Prospect {
    Combat(Forecast),
    Siege(SiegeForecast),
    Evasion(EvasionForecast),
    Passing(PassingForecast),
}

/// 3.5j, 4.2, 5 What is about to be rolled for or may be rolled again: what has begun, or all that the player may choose from. Nothing secret
/// counts.
pub(crate) fn pending(game: &Hellespont, state: &State) -> Option<Vec<Prospect>> {
    let all: Vec<Prospect> = match (&state.battle, &state.siege, state.step()?) {
        (Some(battle), _, step) if battle.result.is_none() => {
            let evades = matches!(
                step,
                Step::Battle {
                    stage: BattleStage::Evasion
                } | Step::Roll {
                    roll: Roll::Evasion { .. },
                    ..
                }
            );
            let evasion = evades.then(|| evasion(game, state, battle));
            let combat = Prospect::Combat(forecast(game, state, battle));
            std::iter::once(combat).chain(evasion).collect()
        }
        (_, Some(begun), Step::Window { .. } | Step::Roll { .. }) => {
            vec![Prospect::Siege(siege_forecast(game, state, begun))]
        }
        (None, _, Step::Combats { side }) => combats::contested(game, state)
            .filter(|&zone| combats::may_fight(game, state, zone).is_ok())
            .flat_map(|zone| foreseen(game, state, &Battle::new(zone, side)))
            .collect(),
        (_, None, Step::Sieges { side, done }) => Place::ports()
            .filter(|&port| siege::may_besiege(game, state, side, done, port).is_ok())
            .map(|port| Prospect::Siege(siege_forecast(game, state, &Siege::new(port, side))))
            .collect(),
        (_, _, Step::March { side }) => passing(game, state, side).into_iter().collect(),
        _ => Vec::new(),
    };
    (!all.is_empty()).then_some(all)
}

/// 4.2, 4.2.1c A combat that may be begun, and how likely the enemy evades it if he can.
fn foreseen(
    game: &Hellespont,
    state: &State,
    battle: &Battle,
) -> impl Iterator<Item = Prospect> + use<> {
    let evader = battle.attacker.other();
    let can = evasion::places(game, state, evader, battle.zone).next();
    let evasion = can.map(|_| evasion(game, state, battle));
    let combat = Prospect::Combat(forecast(game, state, battle));
    std::iter::once(combat).chain(evasion)
}

/// 4.2.1 The die of the passive player who tries to avoid a combat.
fn evasion(game: &Hellespont, state: &State, battle: &Battle) -> Prospect {
    let (evader, place) = (battle.attacker.other(), battle.zone);
    let lines = evasion::lines(game, state, evader, place);
    Prospect::Evasion(EvasionForecast {
        evader,
        place,
        lines: lines
            .map(|(line, by)| EvasionForecastLine {
                line,
                by,
                rule: line.rule(),
            })
            .collect(),
        bonus: evasion::bonus(game, state, evader, place),
        faces: D6::FACES as u8,
        succeeds: evasion::faces(game, state, evader, place),
    })
}

/// 3.5j The die of a group that an enemy fleet holds up.
fn passing(game: &Hellespont, state: &State, side: Side) -> Option<Prospect> {
    let march = marching::current(state)?;
    let place = march.at;
    let (ships, enemies) = marching::fleets(game, state, side, march.group, place);
    steps::must_pass(game, state, side, &march).then(|| {
        Prospect::Passing(PassingForecast {
            side,
            place,
            ships,
            enemies,
            faces: D6::FACES as u8,
            passes: marching::passing_faces(game, place),
        })
    })
}

/// 5.1, 5.2 The dice of a siege as it stands and what they may do.
pub(crate) fn siege_forecast(game: &Hellespont, state: &State, siege: &Siege) -> SiegeForecast {
    let lines = siege::lines(game, state, siege);
    let dice = siege::dice(&lines);
    let inside = state.units_at(game, siege.besieger.other(), siege.port);
    let is_fragile = inside.without(state.pieces.backs()).is_empty();
    // Throws without any of so many faces.
    let without = |faces: u8| {
        let share = f64::from(D6::FACES as u8 - faces) / f64::from(D6::FACES as u8);
        (1000.0 * share.powi(i32::from(dice))).round() as u16
    };
    let [one_face, two_faces] = [without(1), without(2)];
    SiegeForecast {
        besieger: siege.besieger,
        port: siege.port,
        dice,
        taken: 1000 - if is_fragile { two_faces } else { one_face },
        weakened: if is_fragile { 0 } else { one_face - two_faces },
        struck: 1000 - one_face,
        lines: lines
            .iter()
            .map(|line| SiegeForecastLine {
                line: line.line,
                by: line.by,
                rule: line.line.rule(),
            })
            .collect(),
    }
}
