//! `polemarch bench`: how fast the games are, on one core; `polemarch bench server`: how fast the server is.

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
        Some(BenchCommand::Server(server)) => server::run(server),
    }
}
