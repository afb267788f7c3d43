//! The way to a connection: frames wait here until the client takes them.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// The way to a connection. Who does not take his frames in time falls behind, and his connection ends.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    behind: Arc<Notify>,
}

/// The other end.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) frames: mpsc::Receiver<Utf8Bytes>,
    /// Is told when the client has fallen behind.
    pub(crate) behind: Arc<Notify>,
}

/// A way with room for so many frames.
pub(crate) fn outbox(room: usize) -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(room);
    let behind = Arc::new(Notify::new());
    let outbox = Outbox {
        frames: sender,
        behind: Arc::clone(&behind),
    };
    let waiting = Waiting {
        frames: receiver,
        behind,
    };
    (outbox, waiting)
}

impl Outbox {
    /// Sends a frame without waiting; false if the client cannot be reached any more.
    pub(crate) fn send(&self, frame: Utf8Bytes) -> bool {
        match self.frames.try_send(frame) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.behind.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}
