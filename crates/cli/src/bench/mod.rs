//! `polemarch bench`: how fast the games are, on one core; `polemarch bench bots`: how long the levels think; `polemarch bench
//! server`: how fast the server is.

mod bots;
mod child;
mod client;
mod games;
mod idle;
mod load;
mod server;

use catalogue::Data;

use crate::{
    args::{BenchArgs, BenchCommand},
    failure::Failure,
};

pub(crate) fn run(args: &BenchArgs, data: &Data) -> Result<(), Failure> {
    match &args.command {
        None => games::run(args, data),
        Some(BenchCommand::Bots(args)) => bots::run(args, data),
        Some(BenchCommand::Server(server)) => server::run(server),
    }
}
