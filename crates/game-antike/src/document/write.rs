//! From a state to its document.

use crate::{
    document::{
        BankDocument, CityDocument, MovedDocument, NationDocument, PersonagesDocument,
        StateDocument, StepDocument, TurnDocument, View,
    },
    ids::Resource,
    state::{Entry, Losses, NationState, Place, State, Step, TurnRecord, Units},
};

impl View {
    /// Writes a position down.
    pub(crate) fn of(state: &State) -> Self {
        let board = state.board;
        let nation_at = |place: Place| state.nation(place).nation;
        let supply = Resource::VARIANTS_ARRAY.into_iter().zip(state.bank.supply);
        Self {
            board,
            seats: state.seats,
            in_play: state.in_play,
            goal: state.goal,
            long_game: state.long_game,
            options: state.options,
            round: state.round,
            active: (state.step() != Some(Step::ChooseNations)).then(|| state.at_turn().nation),
            nations: state
                .nations
                .iter()
                .map(|nation| nation_document(state, nation))
                .collect(),
            bank: BankDocument {
                coins: state.bank.coins,
                supply: supply
                    .filter_map(|(resource, left)| Some((resource, left?)))
                    .collect(),
            },
            turn: turn_document(state),
            steps: state
                .stack
                .iter()
                .map(|&step| step_document(state, step))
                .collect(),
            winner: state.winner.map(nation_at),
        }
    }
}

impl From<State> for StateDocument {
    fn from(state: State) -> Self {
        Self {
            position: View::of(&state),
            dice: state.dice,
        }
    }
}

fn nation_document(state: &State, nation: &NationState) -> NationDocument {
    let board = state.board;
    let counts = |units: &Units| {
        board
            .of(units.present())
            .map(|province| (province, units.at(province.zone())))
            .collect()
    };
    let [king, scholar, general, citizen, navigator] = nation.personages;
    NationDocument {
        nation: nation.nation,
        seat: nation.seat,
        space: nation.space,
        marble: nation.stock.marble,
        iron: nation.stock.iron,
        gold: nation.stock.gold,
        coins: nation.stock.coins,
        new_coin: nation.new_coin,
        advances: nation.advances,
        personages: PersonagesDocument {
            king,
            scholar,
            general,
            citizen,
            navigator,
        },
        cities: board
            .of(nation.cities)
            .map(|province| CityDocument {
                province,
                temple: state.temples.contains(province.zone()),
            })
            .collect(),
        legions: counts(&nation.legions),
        galleys: counts(&nation.galleys),
    }
}

fn turn_document(state: &State) -> TurnDocument {
    let TurnRecord {
        firsts,
        destroyed,
        placed,
        moved,
    } = &state.turn;
    let some_placed = placed[0].union(placed[1]);
    TurnDocument {
        firsts: *firsts,
        destroyed: *destroyed,
        placed: state
            .board
            .of(some_placed)
            .map(|province| (province, state.placed(province.zone())))
            .collect(),
        moved: moved
            .iter()
            .map(|moved| MovedDocument {
                kind: moved.kind,
                province: state.board.province(moved.zone),
                left: moved.left,
                count: moved.count,
            })
            .collect(),
    }
}

fn step_document(state: &State, step: Step) -> StepDocument {
    let province = |zone| state.board.province(zone);
    match step {
        Step::ChooseNations => StepDocument::ChooseNations,
        Step::ChooseCity(place) => StepDocument::ChooseCity {
            nation: state.nation(place).nation,
        },
        Step::Coin(place) => StepDocument::Coin {
            nation: state.nation(place).nation,
        },
        Step::Rondel => StepDocument::Rondel,
        Step::Temple => StepDocument::Temple,
        Step::Arming => StepDocument::Arming,
        Step::KnowHow => StepDocument::KnowHow,
        Step::Maneuver => StepDocument::Maneuver,
        Step::Cities => StepDocument::Cities,
        Step::Payment(purchase) => StepDocument::Payment { purchase },
        Step::Entry(Entry {
            zone,
            class,
            entered,
            asked,
        }) => StepDocument::Entry {
            province: province(zone),
            kind: class.kind,
            left: class.left,
            entered,
            nation: state.nation(asked).nation,
        },
        Step::GiveUp(zone) => StepDocument::GiveUp {
            province: province(zone),
        },
        Step::Losses(Losses {
            zone,
            given_up,
            class,
            due,
            legions,
        }) => StepDocument::Losses {
            province: province(zone),
            given_up: given_up.map(province),
            kind: class.kind,
            left: class.left,
            due,
            legions,
        },
    }
}
