//! Every prompt, action, event and refusal has a sentence in both languages, and the sentences come out without a fault.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "tests"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use engine::{
    Decisions, Game, Match, Notation, Presentation, Rng, Seat, Seed, Setup, Viewer,
    fair::Fairness,
    message::{Category, Lang, Messages},
};
use game_antike::{
    Action, Advance, Antike, BoardId, Event, Illegal, Nation, Payment, Prompt, ProvinceId,
    Purchase, Resource, Space, Taken, UnitKind, Victory,
};
use serde::Serialize;
use serde_json::{Value, json};

/// What front ends look up by name, apart from prompts, actions, events and refusals.
const OTHER_KEYS: &[&str] = &[
    "game-title",
    "game-blurb",
    "scenario-west",
    "scenario-east",
    "option-nations",
    "option-nations-3",
    "option-nations-4",
    "option-nations-5",
    "option-nations-6",
    "option-deal",
    "option-deal-random",
    "option-deal-choose",
    "option-long",
    "option-long-no",
    "option-long-yes",
    "option-victory",
    "option-victory-10",
    "option-victory-12",
    "tally-king",
    "tally-scholar",
    "tally-general",
    "tally-citizen",
    "tally-navigator",
    "summary-head",
    "summary-supply",
    "summary-resource",
    "summary-nation",
    "summary-personages",
    "summary-advances",
    "summary-provinces",
    "summary-counted",
    "odds-none",
    "advance",
];

fn messages(game: &Antike) -> Messages {
    Messages::new(game.names().clone(), |lang| vec![Antike::ftl(lang)]).unwrap()
}

/// A line of text as people expect it: no gaps, no stray punctuation, nothing left of Fluent.
fn check_text(text: &str) {
    let stray = ["  ", " ,", " .", ",,", "{", "}", "()", " )"];
    let found = stray.iter().find(|stray| text.contains(**stray));
    assert_eq!(found, None, "in: '{text}'");
    assert_eq!(text.trim(), text, "in: '{text}'");
    assert!(!text.is_empty());
}

/// Words a value in both languages.
fn check(messages: &Messages, category: Category, value: &impl Serialize) -> [String; 2] {
    let value = serde_json::to_value(value).unwrap();
    let key = format!("{category}-{}", value["type"].as_str().unwrap());
    Lang::ALL.map(|lang| match messages.try_text(lang, &key, &value) {
        Ok(text) => {
            check_text(&text);
            text
        }
        Err(problem) => panic!("{key} ({lang}): {problem} with {value}"),
    })
}

/// Values that have been worded, each once, by category and type.
struct Seen {
    messages: Messages,
    values: BTreeMap<String, BTreeSet<String>>,
}

impl Seen {
    fn look(&mut self, category: Category, value: &impl Serialize) {
        let json = serde_json::to_value(value).unwrap();
        let key = format!("{category}-{}", json["type"].as_str().unwrap());
        if self.values.entry(key).or_default().insert(json.to_string()) {
            check(&self.messages, category, &json);
        }
    }

    /// The types that have been worded.
    fn types(&self, category: Category) -> BTreeSet<&str> {
        let prefix = format!("{category}-");
        self.values
            .keys()
            .filter_map(|key| key.strip_prefix(&prefix))
            .collect()
    }
}

/// Plays random games until so many answers are given; words everything on the way.
fn play(game: &Arc<Antike>, setup: &Setup, steps: usize, seen: &mut Seen) {
    let mut decisions = Decisions::new();
    let (mut rng, mut left) = (Rng::new(Seed::from_number(7)), steps);
    for seed in 0.. {
        let dice = Fairness::solo(Seed::from_number(seed));
        let mut played = Match::new(Arc::clone(game), setup.clone(), dice).unwrap();
        let opening = played.opening().to_vec();
        opening
            .iter()
            .for_each(|event| seen.look(Category::Event, event));
        loop {
            game.decisions(played.state(), &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            if left == 0 {
                return;
            }
            left -= 1;
            seen.look(Category::Prompt, &decision.prompt);
            for action in decision.answers {
                seen.look(Category::Action, action);
                if let Some(hint) = game.hint(played.state(), action) {
                    seen.look(Category::Hint, &hint);
                }
            }
            let (seat, action) = (decision.seat, *rng.pick(decision.answers).unwrap());
            let events = played.act(seat, action).unwrap().events.clone();
            events
                .iter()
                .for_each(|event| seen.look(Category::Event, event));
        }
    }
}

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for board in ["west", "east"] {
        for seats in 2..=6 {
            let setup = Setup::scenario(board).seats(seats);
            setups.push(setup.clone());
            setups.push(
                setup
                    .option("deal", "choose")
                    .option("long", "yes")
                    .option("fights", "chosen")
                    .option("coins", "round")
                    .option("supply", "40"),
            );
        }
    }
    setups
}

fn province(id: &str) -> ProvinceId {
    id.parse().unwrap()
}

#[test]
fn every_message_exists_in_both_languages() {
    let messages = messages(&testkit::embedded::<Antike>());
    let keys = Antike::keys();
    let all = keys
        .messages()
        .chain(Action::WHATS.iter().map(|what| format!("misread-{what}")))
        .chain(OTHER_KEYS.iter().map(|&key| key.to_owned()));
    for key in all {
        for lang in Lang::ALL {
            assert!(messages.has(lang, &key), "{key} ({lang})");
        }
    }
}

#[test]
fn scenarios_and_options_are_worded() {
    let game = testkit::embedded::<Antike>();
    let messages = messages(&game);
    let spec = game.setup_spec();
    let scenarios = spec.scenarios.iter().map(|id| format!("scenario-{id}"));
    let options = spec.options.iter().flat_map(|option| {
        let values = option
            .values
            .iter()
            .map(|value| format!("option-{}-{value}", option.key));
        std::iter::once(format!("option-{}", option.key)).chain(values)
    });
    for key in scenarios.chain(options) {
        for lang in Lang::ALL {
            check_text(&messages.try_text(lang, &key, &json!({})).unwrap());
        }
    }
}

#[test]
fn both_files_define_the_same_messages() {
    let defined = |lang| -> Vec<&str> {
        let is_key = |text: &&str| {
            let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            !text.is_empty() && text.chars().all(is_part)
        };
        Antike::ftl(lang)
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(is_key)
            .collect()
    };
    let (english, french) = (defined(Lang::En), defined(Lang::Fr));
    assert!(english.len() > OTHER_KEYS.len());
    assert_eq!(english, french);
}

#[test]
fn what_happens_in_games_can_be_worded() {
    let game = testkit::embedded::<Antike>();
    let mut seen = Seen {
        messages: messages(&game),
        values: BTreeMap::new(),
    };
    for setup in setups() {
        play(&game, &setup, 3000, &mut seen);
    }
    rare_prompts()
        .iter()
        .for_each(|prompt| seen.look(Category::Prompt, prompt));
    rare_actions()
        .iter()
        .for_each(|action| seen.look(Category::Action, action));
    rare_events()
        .iter()
        .for_each(|event| seen.look(Category::Event, event));

    let keys = Antike::keys();
    let all = |types: &'static [&'static str]| types.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(seen.types(Category::Prompt), all(keys.prompts));
    assert_eq!(seen.types(Category::Action), all(keys.actions));
    assert_eq!(seen.types(Category::Event), all(keys.events));
    assert_eq!(seen.types(Category::Hint), all(keys.hints));
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

#[test]
fn every_refusal_can_be_worded() {
    let messages = messages(&testkit::embedded::<Antike>());
    let mut types = BTreeSet::new();
    for refusal in refusals() {
        let value: Value = serde_json::to_value(refusal).unwrap();
        types.insert(value["type"].as_str().unwrap().to_owned());
        check(&messages, Category::Refusal, &refusal);
    }
    let all: BTreeSet<String> = Antike::keys()
        .refusals
        .iter()
        .map(|&kind| kind.to_owned())
        .collect();
    assert_eq!(types, all);
}

/// One refusal or more of every type.
fn refusals() -> Vec<Illegal> {
    let mut refusals = vec![
        Illegal::GameOver,
        Illegal::ChooseFirst,
        Illegal::ChooseCityFirst,
        Illegal::PayFirst,
        Illegal::ReactFirst,
        Illegal::GiveUpFirst,
        Illegal::RemoveFirst,
        Illegal::CoinFirst,
        Illegal::PairsOnly,
        Illegal::FightToTheEnd { pairs: 1 },
        Illegal::FightToTheEnd { pairs: 3 },
        Illegal::NoNewCoin,
        Illegal::SpentUnits {
            kind: UnitKind::Galley,
        },
        Illegal::RondelFirst,
        Illegal::FoundAfterAction,
        Illegal::NoGoingBack,
        Illegal::NotEntered,
        Illegal::NotConquering,
        Illegal::NothingToPay,
        Illegal::CoinWasTaken,
        Illegal::NoTempleLeft,
        Illegal::NoMarkerLeft,
        Illegal::OnlyTheSpaceChosen {
            space: Space::KnowHow,
        },
        Illegal::SpaceTooDear {
            space: Space::Maneuver2,
            price: 1,
        },
        Illegal::SpaceTooDear {
            space: Space::Gold,
            price: 4,
        },
        Illegal::CannotPay { price: 5 },
        Illegal::WrongPayment { price: 3, paid: 1 },
        Illegal::TooManyPairs { most: 1 },
        Illegal::TooManyPairs { most: 3 },
    ];
    refusals.extend(refusals_about_nations());
    refusals.extend(refusals_about_provinces());
    refusals.extend(refusals_about_kinds());
    refusals
}

fn refusals_about_nations() -> Vec<Illegal> {
    let (nation, foe, owner) = (Nation::Germans, Nation::Germans, Nation::Egyptians);
    let province = province("athens");
    vec![
        Illegal::NotYourDecision { nation },
        Illegal::NationNotFree { nation },
        Illegal::NotAPair {
            first: Nation::Romans,
            second: nation,
        },
        Illegal::NotAStartCity { nation, province },
        Illegal::NotAFoe { foe },
        Illegal::LastCity { province, owner },
        Illegal::CityThere { province, owner },
    ]
}

fn refusals_about_provinces() -> Vec<Illegal> {
    let (province, from, to) = (
        province("alexandria"),
        province("ephesos"),
        province("roma"),
    );
    let mut refusals = vec![
        Illegal::OtherBoard {
            province,
            board: BoardId::West,
        },
        Illegal::OtherBoard {
            province,
            board: BoardId::East,
        },
        Illegal::TempleElsewhere { province },
        Illegal::HasTemple { province },
        Illegal::ArmElsewhere { province },
        Illegal::PlacedAlready { province, limit: 1 },
        Illegal::PlacedAlready { province, limit: 3 },
        Illegal::NotNeighbours { from, to },
        Illegal::NoCityThere { province },
        Illegal::OwnCity { province },
        Illegal::NotGivable { province },
        Illegal::NoUnitThere { province },
    ];
    for able in [0, 1, 4] {
        refusals.push(Illegal::TooFewToConquer {
            province,
            defence: 5,
            able,
        });
    }
    refusals
}

fn refusals_about_kinds() -> Vec<Illegal> {
    let (province, from, to) = (province("athens"), province("ephesos"), province("roma"));
    let mut refusals = Vec::new();
    for resource in [Resource::Marble, Resource::Iron, Resource::Gold] {
        refusals.push(Illegal::BankHasNone { resource });
    }
    let superior = [
        Advance::Roads,
        Advance::Navigation,
        Advance::Currency,
        Advance::Democracy,
    ];
    for advance in superior {
        let basic = advance.basic().unwrap();
        refusals.push(Illegal::NeedsBasic { advance, basic });
        refusals.push(Illegal::AdvanceOwned { advance });
        refusals.push(Illegal::AdvanceOwned { advance: basic });
    }
    for kind in [UnitKind::Legion, UnitKind::Galley] {
        refusals.extend([
            Illegal::KindNotHere { province, kind },
            Illegal::NoPieceLeft { kind },
            Illegal::NoManeuverLeft { kind },
            Illegal::BorderClosed { kind, from, to },
            Illegal::NoFoeThere {
                province,
                kind,
                foe: Nation::Phoenicians,
            },
        ]);
        for left in 0..3 {
            refusals.extend([0, 1, 4].map(|there| Illegal::NotSoMany {
                kind,
                province,
                left,
                there,
            }));
        }
        for (least, most) in [(0, 1), (0, 3), (1, 2)] {
            refusals.push(Illegal::WrongLosses {
                kind,
                left: 2,
                least,
                most,
            });
        }
    }
    refusals
}

#[test]
fn the_summary_can_be_worded() {
    let game = testkit::embedded::<Antike>();
    let messages = messages(&game);
    for setup in setups() {
        let dice = Fairness::solo(Seed::from_number(3));
        let mut played = Match::new(Arc::clone(&game), setup, dice).unwrap();
        let mut rng = Rng::new(Seed::from_number(3));
        let mut decisions = Decisions::new();
        for step in 0..400 {
            game.decisions(played.state(), &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            let (seat, action) = (decision.seat, *rng.pick(decision.answers).unwrap());
            if step % 40 == 0 {
                let view = game.view(played.state(), Viewer::Spectator);
                for lang in Lang::ALL {
                    let summary = game.summary(&view, &messages, lang);
                    let faulty =
                        |line: &&str| line.contains(['[', '{']) || line.contains("no such");
                    assert_eq!(summary.lines().find(faulty), None, "{lang}");
                }
            }
            played.act(seat, action).unwrap();
        }
    }
}
