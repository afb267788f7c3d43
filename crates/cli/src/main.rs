//! The `polemarch` command.

mod admin;
mod args;
mod bench;
mod check;
mod data;
mod database;
mod failure;
mod games;
mod ladder;
mod limits;
mod play;
mod players;
mod protocol;
mod replay;
mod rules;
mod serve;
mod sim;
mod text;
mod tune;

use std::process::ExitCode;

use clap::Parser;

use crate::{
    args::{Cli, Command},
    failure::Failure,
};

/// Orders and frames are many small texts: it is quicker with them than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("polemarch: {}", text::one_line(&failure.to_string()));
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(cli: &Cli) -> Result<(), Failure> {
    let data = data::read(cli.data.as_deref())?;
    match &cli.command {
        Command::Serve(args) => serve::run(args, &data),
        Command::Admin(args) => admin::run(args, &data),
        Command::Play(args) => play::run(args, &data),
        Command::Sim(args) => sim::run(args, &data),
        Command::Ladder(args) => ladder::run(args, &data),
        Command::Tune(args) => tune::run(args, &data),
        Command::Engine => protocol::run(&data),
        Command::Replay(args) => replay::run(args, &data),
        Command::Rules(args) => rules::run(args, &data),
        Command::Games(args) => games::run(args, &data),
        Command::Check => check::run(&data),
        Command::Bench(args) => bench::run(args, &data),
    }
}
