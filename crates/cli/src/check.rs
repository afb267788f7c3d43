//! `polemarch check`: are all data files in order?

use catalogue::{Data, GameId, with_game};
use engine::Presentation;

use crate::{failure::Failure, text::say};

pub(crate) fn run(data: &Data) -> Result<(), Failure> {
    let mut problems = 0;
    for &id in GameId::ALL {
        with_game!(id, G => match data.load::<G>() {
            Ok(game) => say(format!(
                "{id}: {} data files and {} rules are in order",
                G::FILES.len(),
                game.ledger().rules.len()
            )),
            Err(errors) => {
                problems += errors.0.len();
                errors.0.iter().for_each(|error| say(error.to_string()));
            }
        });
    }
    match problems {
        0 => Ok(()),
        1 => Err(Failure::Failed("1 problem in the data files".to_owned())),
        count => Err(Failure::Failed(format!(
            "{count} problems in the data files"
        ))),
    }
}
