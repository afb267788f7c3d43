//! What all parts of the server share.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use catalogue::Shelf;
use protocol::{Kind, Problem};
use store::Store;
use tokio::sync::{mpsc, oneshot};

use crate::{
    aside::Aside,
    bots::Thinkers,
    config::Config,
    connections::Connections,
    identity::Signer,
    limits::{Limits, network},
    panics::Failures,
    passwords,
    room::{self, Message},
};

/// A table may be put away while something is sent to it, again and again where it cannot be opened at all; so often it is tried.
const ATTEMPTS: usize = 16;

/// What all parts of the server share.
pub(crate) struct Context {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) shelf: Shelf,
    pub(crate) rooms: Rooms,
    pub(crate) bots: Thinkers,
    /// Where digests of passwords are made.
    pub(crate) digests: Aside,
    /// Where it is worked out what somebody wants to know before he answers.
    pub(crate) foresight: Aside,
    pub(crate) signer: Signer,
    pub(crate) limits: Limits,
    pub(crate) connections: Connections,
    pub(crate) failures: Failures,
    pub(crate) config: Config,
    /// Held while it is looked whether there is a rematch, until it is made: two who ask at once meet at one table.
    pub(crate) rematches: tokio::sync::Mutex<()>,
    sockets: AtomicU64,
    closing: AtomicBool,
}

impl Context {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        shelf: Shelf,
        signer: Signer,
        config: Config,
    ) -> Arc<Self> {
        Arc::new(Self {
            store,
            shelf,
            rooms: Rooms::default(),
            bots: Thinkers::new(config.thinkers),
            digests: Aside::new(passwords::PLACES),
            foresight: Aside::new(config.thinkers),
            signer,
            limits: Limits::new(&config),
            connections: Connections::default(),
            failures: Failures::default(),
            config,
            rematches: tokio::sync::Mutex::default(),
            sockets: AtomicU64::new(0),
            closing: AtomicBool::new(false),
        })
    }

    /// A number for a new connection.
    pub(crate) fn next_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Is the server going down?
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Sends a message to a table; one that is just being put away is opened again. Whoever waits for an answer hears a refusal too.
    pub(crate) async fn send(
        self: &Arc<Self>,
        slug: &str,
        mut message: Message,
    ) -> Result<(), Problem> {
        if self.is_closing() {
            let closing = Problem::new(Kind::Closing, "the server is going down");
            message.refuse(&closing);
            return Err(closing);
        }
        for _ in 0..ATTEMPTS {
            let room = self.rooms.open(self, slug);
            match room.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => {
                    message = unsent;
                    self.rooms.forget_closed(slug);
                    tokio::task::yield_now().await;
                }
            }
        }
        let closing = Problem::new(Kind::Closing, "the table is being put away");
        message.refuse(&closing);
        Err(closing)
    }

    /// Asks a table something.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        slug: &str,
        message: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Message,
    ) -> Result<T, Problem> {
        let (sender, answer) = oneshot::channel();
        self.send(slug, message(sender)).await?;
        answer
            .await
            .map_err(|_| Problem::new(Kind::Closing, "the table is being put away"))?
    }

    /// Every table that is in memory looks whether it is still what is stored.
    pub(crate) async fn compare_all(&self) {
        for room in self.rooms.all() {
            // A room that is gone has nothing to compare.
            _ = room.send(Message::Compare).await;
        }
    }

    /// Takes no more orders, puts all tables away when what they have is dealt with, and sends everybody home.
    pub(crate) async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        for room in self.rooms.all() {
            // A room that is gone needs no telling.
            _ = room.send(Message::Close).await;
            room.closed().await;
        }
        self.connections.end_all();
    }

    /// Somebody has been removed from the store: every table in memory forgets him.
    pub(crate) async fn forget_user(&self, user: i64) {
        for room in self.rooms.all() {
            // A room that is gone has forgotten him.
            _ = room.send(Message::Forget { user }).await;
        }
        self.connections.end(user, |_| true);
    }

    /// Somebody has a new name: every table in memory tells it, and his connections are opened anew with it.
    pub(crate) async fn rename_user(&self, user: i64, name: &str) {
        for room in self.rooms.all() {
            let name = name.into();
            // A room that is gone reads it when it is opened.
            _ = room.send(Message::Renamed { user, name }).await;
        }
        self.connections.renamed(user);
    }

    /// The address somebody is limited by: what our own proxy has written last.
    pub(crate) fn client_address(&self, peer: IpAddr, forwarded: Option<&str>) -> IpAddr {
        let last = forwarded.and_then(|list| list.rsplit(',').next());
        let trusted = last.filter(|_| self.config.behind_proxy);
        let named = trusted.and_then(|address| address.trim().parse().ok());
        network(named.unwrap_or(peer))
    }
}

/// The tables that are in memory.
#[derive(Default)]
pub(crate) struct Rooms(RwLock<HashMap<String, mpsc::Sender<Message>>>);

impl Rooms {
    // The map is whole between any two of our lines, so a panic elsewhere has not harmed it.
    fn look(&self) -> RwLockReadGuard<'_, HashMap<String, mpsc::Sender<Message>>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self) -> RwLockWriteGuard<'_, HashMap<String, mpsc::Sender<Message>>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self, context: &Arc<Context>, slug: &str) -> mpsc::Sender<Message> {
        if let Some(room) = self.look().get(slug) {
            return room.clone();
        }
        let mut rooms = self.change();
        // Somebody else may have opened it meanwhile.
        if let Some(room) = rooms.get(slug) {
            return room.clone();
        }
        let room = room::spawn(Arc::clone(context), slug.to_owned());
        rooms.insert(slug.to_owned(), room.clone());
        room
    }

    /// A room ends: whoever comes next opens a new one.
    pub(crate) fn forget(&self, slug: &str) {
        self.change().remove(slug);
    }

    fn forget_closed(&self, slug: &str) {
        let mut rooms = self.change();
        if rooms.get(slug).is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(slug);
        }
    }

    fn all(&self) -> Vec<mpsc::Sender<Message>> {
        self.look().values().cloned().collect()
    }
}
