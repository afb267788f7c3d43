//! From the innermost step to the module of its section: what is asked, and what an answer does.

use engine::{Decisions, Log, Seat};

use super::{
    arming, cities, coin, combat, conquest, conquest_losses, entry, idle, know_how, maneuver,
    movement, out_of_place, purchase, rondel, setup, temple, turn,
};
use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::Nation,
    illegal::Illegal,
    prompt::Prompt,
    state::{Entry, Losses, State, Step, UnitClass},
};

/// The open decision with all legal answers.
pub(crate) fn decisions(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    out.clear();
    let Some(step) = state.step() else { return };
    let (seat, _) = asked(state, step);
    out.open(seat, prompt(game, state, step));
    match step {
        Step::ChooseNations => setup::nations_to_choose(game, state, out),
        Step::ChooseCity(place) => setup::cities_to_choose(game, state, place, out),
        Step::Coin(_) => coin::substitutes(state, out),
        Step::Rondel => rondel::spaces(game, state, out),
        Step::Temple => temple::sites(game, state, out),
        Step::Arming => arming::new_units(game, state, out),
        Step::KnowHow => know_how::advances(game, state, out),
        Step::Maneuver => maneuver::maneuvers(game, state, out),
        Step::Cities => cities::sites(game, state, out),
        Step::Payment(purchase) => purchase::payments(game, state, purchase, out),
        Step::Entry(entry) => entry::reactions(state, entry, out),
        Step::GiveUp(_) => conquest::cities_to_give_up(state, out),
        Step::Losses(losses) => conquest_losses::removals(state, losses, out),
    }
}

/// Carries out an answer, or names the rule it breaks.
pub(crate) fn apply(
    game: &Antike,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let step = state.step().ok_or(Illegal::GameOver)?;
    let (asked, nation) = asked(state, step);
    if seat != asked {
        return Err(
            nation.map_or(Illegal::ChooseFirst, |nation| Illegal::NotYourDecision {
                nation,
            }),
        );
    }
    match step {
        Step::ChooseNations | Step::ChooseCity(_) | Step::Coin(_) | Step::Rondel => {
            before_action(game, state, step, action, log)
        }
        Step::Temple | Step::Arming | Step::KnowHow | Step::Cities => {
            on_space(game, state, step, action, log)
        }
        Step::Maneuver => on_maneuver(game, state, action, log),
        Step::Payment(_) | Step::Entry(_) | Step::GiveUp(_) | Step::Losses(_) => {
            within_action(game, state, step, action, log)
        }
    }?;
    idle::end_if_idle(game, state, log);
    Ok(())
}

/// Set-up, the coin and the move on the wheel.
fn before_action(
    game: &Antike,
    state: &mut State,
    step: Step,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::ChooseNations, Action::ChooseNation { nation }) => {
            setup::choose_nation(game, state, nation, log)
        }
        (Step::ChooseNations, Action::ChoosePair { first, second }) => {
            setup::choose_pair(game, state, [first, second], log)
        }
        (Step::ChooseCity(place), Action::StartCity { province }) => {
            setup::choose_city(game, state, place, province, log)
        }
        (Step::Coin(place), Action::TakeInstead { resource }) => {
            coin::take_instead(state, place, resource, log)
        }
        (Step::Coin(place), Action::TakeNothing) => {
            coin::take_nothing(state, place, log);
            Ok(())
        }
        (Step::Rondel, Action::DeclineCoin) => coin::decline(state, log),
        (Step::Rondel, Action::Rondel { space }) => rondel::choose(game, state, space, log),
        (step, action) => Err(out_of_place::reason(state, step, action)),
    }
}

/// The action of the space that was chosen, and the cities after it.
fn on_space(
    game: &Antike,
    state: &mut State,
    step: Step,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Temple, Action::BuildTemple { province }) => {
            temple::build(game, state, province, log)
        }
        (Step::Arming, Action::Arm { province, kind }) => {
            arming::arm(game, state, province, kind, log)
        }
        (Step::KnowHow, Action::BuyAdvance { advance }) => know_how::buy(game, state, advance, log),
        (Step::Temple | Step::Arming | Step::KnowHow, Action::Done) => {
            turn::after_action(game, state, log);
            Ok(())
        }
        (Step::Cities, Action::Found { province }) => cities::found(game, state, province, log),
        (Step::Cities, Action::Done) => {
            turn::end(game, state, log);
            Ok(())
        }
        (step, action) => Err(out_of_place::reason(state, step, action)),
    }
}

/// Moves, fights and conquests, until the nation is done.
fn on_maneuver(
    game: &Antike,
    state: &mut State,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all other answers are out of place here"
    )]
    match action {
        Action::Move {
            kind,
            from,
            to,
            left,
            count,
        } => {
            let group = movement::Group {
                kind,
                from,
                to,
                left,
                count,
            };
            movement::go(game, state, group, log)
        }
        Action::Fight {
            province,
            kind,
            foe,
            pairs,
        } => {
            let fight = combat::Fight {
                province,
                kind,
                foe,
                pairs,
            };
            combat::fight(state, fight, log)
        }
        Action::Conquer { province } => conquest::conquer(game, state, province, log),
        Action::Done => {
            turn::after_action(game, state, log);
            Ok(())
        }
        action => Err(out_of_place::reason(state, Step::Maneuver, action)),
    }
}

/// Questions that come up while an answer is carried out: payment, entry, the cost of a conquest.
fn within_action(
    game: &Antike,
    state: &mut State,
    step: Step,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Payment(purchase), Action::Pay(payment)) => {
            purchase::pay_for(game, state, purchase, payment, log)
        }
        (Step::Entry(entry), Action::Demand { pairs }) => entry::demand(state, entry, pairs, log),
        (Step::Entry(entry), Action::Decline) => {
            entry::decline(state, entry, log);
            Ok(())
        }
        (Step::GiveUp(zone), Action::GiveUp { province }) => {
            conquest::give_up(game, state, zone, province, log)
        }
        (Step::Losses(losses), Action::Remove { kind, left, count }) => {
            let class = UnitClass { kind, left };
            conquest_losses::remove(game, state, losses, class, count, log)
        }
        (step, action) => Err(out_of_place::reason(state, step, action)),
    }
}

/// Which seat must answer, and for which nation, once nations have been given out.
#[inline]
fn asked(state: &State, step: Step) -> (Seat, Option<Nation>) {
    let place = match step {
        Step::ChooseNations => return (Seat(state.nations.len() as u8), None),
        Step::ChooseCity(place) | Step::Coin(place) | Step::Entry(Entry { asked: place, .. }) => {
            place
        }
        Step::Rondel
        | Step::Temple
        | Step::Arming
        | Step::KnowHow
        | Step::Maneuver
        | Step::Cities
        | Step::Payment(_)
        | Step::GiveUp(_)
        | Step::Losses(_) => state.active,
    };
    let nation = state.nation(place);
    (nation.seat, Some(nation.nation))
}

/// The question that a step puts.
#[inline]
fn prompt(game: &Antike, state: &State, step: Step) -> Prompt {
    let mover = || state.at_turn().nation;
    match step {
        Step::ChooseNations => Prompt::ChooseNation,
        Step::ChooseCity(place) => Prompt::StartCity {
            nation: state.nation(place).nation,
        },
        Step::Coin(place) => Prompt::Coin {
            nation: state.nation(place).nation,
        },
        Step::Rondel => Prompt::Rondel {
            nation: mover(),
            first: state.at_turn().space.is_none(),
        },
        Step::Temple => Prompt::Temple { nation: mover() },
        Step::Arming => Prompt::Arming { nation: mover() },
        Step::KnowHow => Prompt::KnowHow { nation: mover() },
        Step::Maneuver => Prompt::Maneuver { nation: mover() },
        Step::Cities => Prompt::Cities { nation: mover() },
        Step::Payment(purchase) => {
            let price = purchase::price(game, state, purchase).total();
            Prompt::Payment {
                nation: mover(),
                price,
                purchase,
            }
        }
        Step::Entry(entry) => {
            let fighters = entry::fighters(state, entry);
            let entered = entry.entered.min(fighters);
            Prompt::Entry {
                nation: state.nation(entry.asked).nation,
                mover: mover(),
                province: state.board.province(entry.zone),
                kind: entry.class.kind,
                entered,
                others: fighters - entered,
            }
        }
        Step::GiveUp(zone) => Prompt::GiveUp {
            nation: mover(),
            province: state.board.province(zone),
        },
        Step::Losses(Losses {
            zone, class, due, ..
        }) => Prompt::Losses {
            nation: mover(),
            province: state.board.province(zone),
            kind: class.kind,
            left: class.left,
            due,
        },
    }
}
