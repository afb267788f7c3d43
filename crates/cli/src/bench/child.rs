//! A server as a process of its own, so that its memory and its time are its own.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use super::client::BoxError;

/// A server that runs; it ends with this value.
pub(crate) struct ServerProcess {
    pub child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl ServerProcess {
    /// Starts the server of this program on a file and waits until it listens.
    pub(crate) fn start(program: &Path, file: &Path) -> Result<Self, BoxError> {
        Self::start_with(&mut Command::new(program), file)
    }

    /// Starts the server with this command.
    pub(crate) fn start_with(command: &mut Command, file: &Path) -> Result<Self, BoxError> {
        Self::start_limited(command.args(["serve", "--unlimited"]), file)
    }

    /// Starts the server with the default limits; the command names `serve`.
    pub(crate) fn start_limited(command: &mut Command, file: &Path) -> Result<Self, BoxError> {
        let mut child = command
            .args(["--listen", "127.0.0.1:0", "--db"])
            .arg(file)
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| {
            let address = rest.split(' ').next()?;
            address.parse().ok()
        });
        let address = address.ok_or_else(|| format!("the server did not start: {line}"))?;
        Ok(Self { child, address })
    }

    /// Memory that is in use, in bytes; known on Linux only.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(kilobytes * 1024)
    }

    /// Time that it has computed, in its own code and in the system's; known on Linux only.
    pub(crate) fn time(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let (_, fields) = stat.rsplit_once(") ")?;
        let mut fields = fields.split(' ').skip(11);
        let ticks: u64 =
            fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
        // The system counts in hundredths of a second.
        Some(Duration::from_millis(ticks * 10))
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // One that has ended already needs no ending.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
