//! Two people at a table, and what they hear.

use std::{net::SocketAddr, time::Duration};

use serde_json::Value;
use tokio::time::timeout;

use crate::{
    child::ServerProcess,
    client::{self, BoxError, Socket},
    program,
};

/// Nothing takes longer than this, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server on a file in a folder that goes with it.
pub(crate) fn server() -> (ServerProcess, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let server = ServerProcess::start(program(), &folder.path().join("test.db")).unwrap();
    (server, folder)
}

/// Waits for something that is bound to happen.
pub(crate) async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(PATIENCE, what).await.expect("it takes too long")
}

/// Two people at a table that has begun.
pub(crate) struct Players {
    pub table: String,
    pub cookies: [String; 2],
    pub sockets: [Socket; 2],
    /// Who is asked, the number, and the answers.
    pub asked: (usize, u64, Vec<Value>),
}

impl Players {
    pub(crate) async fn begin(server: SocketAddr) -> Result<Self, BoxError> {
        let cookies = [client::guest(server).await?, client::guest(server).await?];
        let table = client::begin_table(server, [&cookies[0], &cookies[1]]).await?;
        let mut sockets = [
            Socket::connect(server, &cookies[0]).await?,
            Socket::connect(server, &cookies[1]).await?,
        ];
        for socket in &mut sockets {
            socket.join(&table, 0).await?;
        }
        let mut players = Self {
            table,
            cookies,
            sockets,
            asked: (0, 0, Vec::new()),
        };
        while players.asked.2.is_empty() {
            players.hear().await?;
        }
        Ok(players)
    }

    /// The next frame to either of them.
    pub(crate) async fn hear(&mut self) -> Result<(usize, Value), BoxError> {
        let [first, second] = &mut self.sockets;
        let heard = async {
            tokio::select! {
                text = first.next() => Ok::<_, BoxError>((0, text?)),
                text = second.next() => Ok((1, text?)),
            }
        };
        let (player, text) = soon(heard).await?;
        let frame: Value = serde_json::from_str(&text)?;
        if let Some(answers) = frame["questions"][0]["answers"].as_array() {
            let answers = answers.iter().flat_map(protocol::expand_answers);
            self.asked = (player, frame["seq"].as_u64().unwrap(), answers.collect());
        }
        Ok((player, frame))
    }

    /// The order that gives the first answer.
    pub(crate) fn order(&self) -> String {
        let (_, seq, answers) = &self.asked;
        client::act(&self.table, *seq, &answers[0].to_string())
    }

    /// The seat that is asked answers and waits until the answer is safe. Returns the number after it.
    pub(crate) async fn act(&mut self) -> Result<u64, BoxError> {
        let (player, seq, _) = self.asked;
        let order = self.order();
        self.sockets[player].send(order).await?;
        loop {
            let (who, frame) = self.hear().await?;
            assert_ne!(frame["type"], "refused", "{frame}");
            if who == player && frame["ref"] == seq && self.asked.1 > seq {
                return Ok(frame["seq"].as_u64().unwrap());
            }
            if self.asked.1 > seq && frame["seq"].as_u64() == Some(seq + 1) {
                return Ok(seq + 1);
            }
        }
    }

    /// Hears until a frame fits.
    pub(crate) async fn hear_until(&mut self, fits: impl Fn(usize, &Value) -> bool) -> Value {
        loop {
            let (player, frame) = self.hear().await.unwrap();
            if fits(player, &frame) {
                return frame;
            }
        }
    }
}
