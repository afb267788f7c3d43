//! What is known before dice are thrown: combats, evasions, enemy fleets to pass, sieges.

use engine::Ruled;
use serde::Serialize;

use crate::{
    event::SiegeReason,
    rules::{
        evasion::EvasionReason,
        forecast::{Forecast, forecast},
        prelude::*,
    },
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
pub(crate) fn pending(look: Look<'_>) -> Option<Vec<Prospect>> {
    let all: Vec<Prospect> = match (&look.state.battle, &look.state.siege, look.state.step()?) {
        (Some(battle), _, step) if battle.result.is_none() => {
            let evades = matches!(
                step,
                Step::Battle {
                    stage: BattleStage::Own(OwnBattleStage::Evasion)
                } | Step::Own(OwnStep::Roll {
                    roll: Roll::Evasion { .. },
                    ..
                })
            );
            let evasion = evades.then(|| evasion(look, battle));
            let combat = Prospect::Combat(forecast(look, battle));
            std::iter::once(combat).chain(evasion).collect()
        }
        (_, Some(begun), Step::Window { .. } | Step::Own(OwnStep::Roll { .. })) => {
            vec![Prospect::Siege(siege_forecast(look, begun))]
        }
        (None, _, Step::Combats { side }) => combats::contested(look)
            .filter(|&zone| combats::may_fight(look, zone).is_ok())
            .flat_map(|zone| foreseen(look, &Battle::new(zone, side)))
            .collect(),
        (_, None, Step::Sieges { side, done }) => Place::ports()
            .filter(|&port| siege::may_besiege(look, side, done, port).is_ok())
            .map(|port| Prospect::Siege(siege_forecast(look, &Siege::new(port, side))))
            .collect(),
        (_, _, Step::March { side }) => passing(look, side).into_iter().collect(),
        _ => Vec::new(),
    };
    (!all.is_empty()).then_some(all)
}

/// 4.2, 4.2.1c A combat that may be begun, and how likely the enemy evades it if he can.
fn foreseen(look: Look<'_>, battle: &Battle) -> impl Iterator<Item = Prospect> + use<> {
    let evader = battle.attacker.other();
    let can = evasion::places(look, evader, battle.zone).next();
    let evasion = can.map(|_| evasion(look, battle));
    let combat = Prospect::Combat(forecast(look, battle));
    std::iter::once(combat).chain(evasion)
}

/// 4.2.1 The die of the passive player who tries to avoid a combat.
fn evasion(look: Look<'_>, battle: &Battle) -> Prospect {
    let (evader, place) = (battle.attacker.other(), battle.zone);
    let lines = evasion::lines(look, evader, place);
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
        bonus: evasion::bonus(look, evader, place),
        faces: D6::FACES as u8,
        succeeds: evasion::faces(look, evader, place),
    })
}

/// 3.5j The die of a group that an enemy fleet holds up.
fn passing(look: Look<'_>, side: Side) -> Option<Prospect> {
    let march = look.state.marching()?;
    let place = march.at;
    let (ships, enemies) = marching::fleets(look, side, march.group, place);
    steps::must_pass(look, side, &march).then(|| {
        Prospect::Passing(PassingForecast {
            side,
            place,
            ships,
            enemies,
            faces: D6::FACES as u8,
            passes: marching::passing_faces(look.game, place),
        })
    })
}

/// 5.1, 5.2 The dice of a siege as it stands and what they may do.
pub(crate) fn siege_forecast(look: Look<'_>, siege: &Siege) -> SiegeForecast {
    let lines = siege::lines(look, siege);
    let dice = siege::dice(&lines);
    let inside = look.units_at(siege.besieger.other(), siege.port);
    let is_fragile = inside.without(look.state.pieces.backs()).is_empty();
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
