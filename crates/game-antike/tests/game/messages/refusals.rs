//! Refusals of every type.

use game_antike::{Advance, BoardId, Illegal, Nation, Resource, Space, UnitKind};

use crate::messages::province;

/// One refusal or more of every type.
pub(crate) fn refusals() -> Vec<Illegal> {
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
