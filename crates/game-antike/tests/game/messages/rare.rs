//! Prompts, actions and events that random games hardly ever bring about, or not in all their forms.

use engine::{Seat, message::Category};
use game_antike::{
    Action, Advance, Event, Nation, Payment, Prompt, Purchase, Resource, Space, Taken, UnitKind,
    Victory,
};
use serde::Serialize;
use serde_json::Value;

use crate::messages::province;

pub(crate) fn rare() -> Vec<(Category, Value)> {
    let mut all = values(Category::Prompt, &rare_prompts());
    all.extend(values(Category::Action, &rare_actions()));
    all.extend(values(Category::Event, &rare_events()));
    all
}

fn values(category: Category, list: &[impl Serialize]) -> Vec<(Category, Value)> {
    let value = |one| (category, serde_json::to_value(one).unwrap());
    list.iter().map(value).collect()
}

fn rare_prompts() -> Vec<Prompt> {
    let (nation, price) = (Nation::Greeks, 5);
    let purchases = [
        Purchase::Rondel {
            space: Space::KnowHow,
        },
        Purchase::Temple {
            province: province("athens"),
        },
        Purchase::Unit {
            province: province("athens"),
            kind: UnitKind::Galley,
        },
        Purchase::Advance {
            advance: Advance::Roads,
        },
        Purchase::City {
            province: province("athens"),
        },
    ];
    let mut prompts: Vec<Prompt> = purchases
        .into_iter()
        .map(|purchase| Prompt::Payment {
            nation,
            price,
            purchase,
        })
        .collect();
    prompts.extend([
        Prompt::Coin { nation },
        Prompt::GiveUp {
            nation,
            province: province("roma"),
        },
        Prompt::Losses {
            nation,
            province: province("roma"),
            kind: UnitKind::Galley,
            left: 2,
            due: 3,
        },
    ]);
    prompts
}

fn rare_actions() -> Vec<Action> {
    let mut actions = vec![
        Action::TakeInstead {
            resource: Resource::Gold,
        },
        Action::TakeNothing,
        Action::GiveUp {
            province: province("roma"),
        },
        Action::Conquer {
            province: province("roma"),
        },
        Action::Fight {
            province: province("roma"),
            kind: UnitKind::Legion,
            foe: Nation::Germans,
            pairs: 2,
        },
    ];
    for (kind, left) in [(UnitKind::Legion, 1), (UnitKind::Galley, 3)] {
        actions.extend((0..3).map(|count| Action::Remove { kind, left, count }));
    }
    // Every pattern of what is paid and what is not.
    for pattern in 1..81 {
        let digit = |place: u32| (pattern / 3_u8.pow(place)) % 3;
        actions.push(Action::Pay(Payment {
            marble: digit(0),
            iron: digit(1),
            gold: digit(2),
            coins: digit(3),
        }));
    }
    actions
}

fn rare_events() -> Vec<Event> {
    let (nation, province, seat) = (Nation::Greeks, province("athens"), Seat(1));
    let mut events = vec![
        Event::InsteadTaken {
            nation,
            resource: Resource::Gold,
        },
        Event::NothingTaken { nation },
        Event::Won {
            nation,
            seat,
            how: Victory::Personages,
        },
        Event::Won {
            nation,
            seat,
            how: Victory::LastTemple,
        },
        Event::NationTaken {
            nation,
            seat,
            how: Taken::Dealt,
        },
    ];
    for temple in [false, true] {
        events.push(Event::CityGivenUp {
            nation,
            province,
            temple,
        });
        for (units, bonus) in [(0, 0), (1, 1), (2, 2)] {
            let base = if temple { 3 } else { 1 };
            events.push(Event::CityConquered {
                nation,
                foe: Nation::Germans,
                province,
                base,
                units,
                bonus,
                defence: base + units + bonus,
                legions: bonus,
                galleys: base + units,
                foe_legions: units.min(1),
                foe_galleys: units.saturating_sub(1),
                temple,
            });
        }
    }
    for (cities, bonus) in [(0, 0), (0, 1), (1, 0), (5, 2)] {
        for missing in 0..=cities + bonus {
            events.push(Event::Produced {
                nation,
                resource: Resource::Gold,
                cities,
                bonus,
                amount: u16::from(cities + bonus - missing),
                missing,
            });
        }
    }
    events
}
