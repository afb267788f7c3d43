//! Tables that are played at random, as fast as the server answers or at a given rate.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use engine::{Rng, Seed};
use tokio::{task::JoinSet, time::sleep_until};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::client::{self, BoxError, FrameSummary, Socket};

/// What came of playing for a while.
#[derive(Debug, Default)]
pub(crate) struct Played {
    /// From sending an answer, or from when it was due, until it was known to be safe.
    pub latencies: Vec<Duration>,
    /// What the clients received.
    pub bytes: u64,
}

impl Played {
    /// So many of a thousand answers took no longer.
    pub(crate) fn latency(&self, per_mille: usize) -> Duration {
        let last = self.latencies.len().saturating_sub(1);
        let index = last * per_mille / 1000;
        self.latencies.get(index).copied().unwrap_or_default()
    }
}

/// A table with its two players.
pub(crate) struct PlayedTable {
    server: SocketAddr,
    cookies: [String; 2],
    link: String,
    sockets: [Socket; 2],
    rng: Rng,
    /// The seat that is asked, and its order.
    next: Option<(usize, u64, String)>,
    over: bool,
}

impl PlayedTable {
    /// Two new guests at a new table.
    async fn begin(server: SocketAddr, number: u64) -> Result<Self, BoxError> {
        let cookies = [client::guest(server).await?, client::guest(server).await?];
        let mut table = Self {
            server,
            link: String::new(),
            sockets: [
                Socket::connect(server, &cookies[0]).await?,
                Socket::connect(server, &cookies[1]).await?,
            ],
            cookies,
            rng: Rng::new(Seed::from_number(number)),
            next: None,
            over: false,
        };
        table.begin_game().await?;
        Ok(table)
    }

    /// A link to the table.
    pub(crate) fn link(&self) -> &str {
        &self.link
    }

    async fn begin_game(&mut self) -> Result<(), BoxError> {
        let [host, other] = &self.cookies;
        self.link = client::begin_table(self.server, [host, other]).await?;
        self.over = false;
        for socket in &mut self.sockets {
            socket.join(&self.link, 0).await?;
        }
        while self.next.is_none() {
            self.hear(None).await?;
        }
        Ok(())
    }

    /// Reads one frame of either player. Was it the answer to this order?
    async fn hear(&mut self, waiting: Option<(usize, u64)>) -> Result<bool, BoxError> {
        let [host, other] = &mut self.sockets;
        let (player, text) = tokio::select! {
            text = host.next() => (0, text?),
            text = other.next() => (1, text?),
        };
        self.read(player, &text, waiting)
    }

    fn read(
        &mut self,
        player: usize,
        text: &Utf8Bytes,
        waiting: Option<(usize, u64)>,
    ) -> Result<bool, BoxError> {
        let heard: FrameSummary = serde_json::from_str(text)?;
        if heard.kind == "refused" {
            return Err(format!("an offered answer was refused: {text}").into());
        }
        // The last frame of a game may come when the next one has begun.
        if !heard.is_about(&self.link) {
            return Ok(false);
        }
        self.over |= heard.over.is_some();
        if let Some(question) = heard.questions.first() {
            let action = question.pick(&mut self.rng)?;
            let order = client::act(&self.link, heard.seq, &action.to_string());
            self.next = Some((player, heard.seq, order));
        }
        Ok(waiting.is_some_and(|(asker, seq)| player == asker && heard.reference == Some(seq)))
    }

    /// Plays until a time; with a pace, one answer each time it has passed.
    async fn play(
        mut self,
        until: Instant,
        pace: Option<(Instant, Duration)>,
    ) -> Result<(Self, Played), BoxError> {
        let mut played = Played::default();
        let before = self.received();
        let mut due = pace.map(|(first, _)| first);
        while Instant::now() < until {
            let Some((asker, seq, order)) = self.next.take() else {
                if self.over {
                    self.begin_game().await?;
                } else {
                    self.hear(None).await?;
                }
                continue;
            };
            if let Some(due) = due {
                sleep_until(due.into()).await;
            }
            let start = due.unwrap_or_else(Instant::now);
            if let Some(socket) = self.sockets.get_mut(asker) {
                socket.send(order).await?;
            }
            while !self.hear(Some((asker, seq))).await? {}
            played.latencies.push(start.elapsed());
            if let (Some(due), Some((_, pace))) = (&mut due, pace) {
                *due += pace;
            }
        }
        played.bytes = self.received() - before;
        Ok((self, played))
    }

    fn received(&self) -> u64 {
        self.sockets.iter().map(|socket| socket.received).sum()
    }
}

/// So many tables with new guests.
pub(crate) async fn begin(server: SocketAddr, count: usize) -> Result<Vec<PlayedTable>, BoxError> {
    let mut tasks = JoinSet::new();
    for number in 0..count as u64 {
        tasks.spawn(PlayedTable::begin(server, number));
    }
    let mut tables = Vec::with_capacity(count);
    while let Some(table) = tasks.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

/// Plays all tables for a while; with a rate, so many answers a second over all.
pub(crate) async fn play(
    tables: Vec<PlayedTable>,
    time: Duration,
    rate: Option<f64>,
) -> Result<(Vec<PlayedTable>, Played), BoxError> {
    let (start, count) = (Instant::now(), tables.len());
    let mut tasks = JoinSet::new();
    for (index, table) in tables.into_iter().enumerate() {
        let pace = rate.map(|rate| {
            let pace = Duration::from_secs_f64(count as f64 / rate);
            // The tables do not answer all at once.
            (start + pace.mul_f64(index as f64 / count as f64), pace)
        });
        tasks.spawn(table.play(start + time, pace));
    }
    let (mut tables, mut all) = (Vec::with_capacity(count), Played::default());
    while let Some(done) = tasks.join_next().await {
        let (table, played) = done??;
        all.latencies.extend(played.latencies);
        all.bytes += played.bytes;
        tables.push(table);
    }
    all.latencies.sort_unstable();
    Ok((tables, all))
}
