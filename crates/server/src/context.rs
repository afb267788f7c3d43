//! What all parts of the server share.

use std::{
    collections::HashMap,
    mem,
    sync::{
        Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use catalogue::Library;
use protocol::{Kind, Notice, Problem, Reply};
use store::{NoticeId, Status, Store, TableRecord, User, UserId};
use tokio::sync::{mpsc, oneshot};

use crate::{
    blocking_pool::BlockingPool,
    bots::Thinkers,
    config::Config,
    connections::Connections,
    cookies::Signer,
    fair_queue::FairQueue,
    hosts::{PublicNames, TrustedProxies},
    identity::{Pass, Person},
    limits::{Limits, WorkBudget},
    now,
    panics::Failures,
    passwords,
    reply_cache::ReplyCache,
    room::{self, Message, watchers},
    uptime::Uptime,
};

/// A table may be put away while something is sent to it, again and again where it cannot be opened at all; so often it is tried.
const ATTEMPTS: usize = 16;

/// Questions that take long, each kind in a line of its own.
pub(crate) struct ReadQueues {
    /// What somebody wants to know before they answer.
    pub(crate) foresight: FairQueue,
    /// Whether an answer would be allowed.
    pub(crate) why: FairQueue,
    /// Past positions and whole games.
    pub(crate) past: FairQueue,
    /// Games that begin in the middle of others.
    pub(crate) forks: FairQueue,
    pub(crate) replies: ReplyCache,
    pub(crate) budget: Arc<WorkBudget>,
}

impl ReadQueues {
    fn new(config: &Config) -> Self {
        let budget = Arc::new(WorkBudget::new(&config.rates));
        let line = || FairQueue::new(config.thinkers, Arc::clone(&budget));
        Self {
            foresight: line(),
            why: line(),
            past: line(),
            forks: line(),
            replies: ReplyCache::default(),
            budget,
        }
    }
}

/// What all parts of the server share.
pub(crate) struct Context {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) library: Library,
    pub(crate) rooms: Rooms,
    pub(crate) bots: Thinkers,
    /// Where digests of passwords are made.
    pub(crate) password_pool: BlockingPool,
    pub(crate) reads: ReadQueues,
    pub(crate) signer: Signer,
    pub(crate) limits: Limits,
    pub(crate) connections: Connections,
    pub(crate) failures: Failures,
    pub(crate) uptime: Uptime,
    pub(crate) proxies: TrustedProxies,
    pub(crate) names: PublicNames,
    /// When it was last seen that the disk can be written to.
    pub(crate) written: tokio::sync::Mutex<Option<Instant>>,
    pub(crate) config: Config,
    /// Held while it is looked whether a table or a token may be made, until it is: two who ask at once for a rematch meet at one table,
    /// and nobody makes more than they may by asking many times at once.
    pub(crate) creation_lock: tokio::sync::Mutex<()>,
    /// The notice that was told last.
    notice: Mutex<Option<NoticeId>>,
    sockets: AtomicU64,
    closing: AtomicBool,
}

impl Context {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        library: Library,
        signer: Signer,
        uptime: Uptime,
        config: Config,
    ) -> Arc<Self> {
        Arc::new(Self {
            store,
            library,
            rooms: Rooms::default(),
            bots: Thinkers::new(config.thinkers),
            password_pool: BlockingPool::new(passwords::HASHING_THREADS),
            reads: ReadQueues::new(&config),
            signer,
            limits: Limits::new(&config),
            connections: Connections::default(),
            failures: Failures::default(),
            uptime,
            proxies: TrustedProxies::new(config.trusted_proxies.clone()),
            names: PublicNames::new(&config),
            written: tokio::sync::Mutex::default(),
            config,
            creation_lock: tokio::sync::Mutex::default(),
            notice: Mutex::default(),
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
        let (sender, reply) = oneshot::channel();
        self.send(slug, message(sender)).await?;
        reply
            .await
            .map_err(|_| Problem::new(Kind::Closing, "the table is being put away"))?
    }

    /// How long a table stays open without anybody.
    pub(crate) fn patience(&self, status: Status) -> Option<Duration> {
        match status {
            Status::Open => Some(self.config.table_timeouts.open),
            Status::Live => Some(self.config.table_timeouts.live),
            Status::Over => None,
        }
    }

    /// In how long a table will be closed because nobody comes, once that is announced: when a tenth of the time is left.
    pub(crate) fn closes_in(&self, table: &TableRecord) -> Option<Duration> {
        let patience = self.patience(table.status)?;
        let idle = self.uptime.now().since(table.head.active);
        let left = patience.saturating_sub(idle);
        (left < patience / 10).then_some(left)
    }

    /// The administrator has changed something: every table that is in memory looks whether it is still what is stored, and so do
    /// connections and the notice.
    pub(crate) async fn compare_all(&self) {
        self.compare_people().await;
        self.tell_notice().await;
        for room in self.rooms.all() {
            // A room that is gone has nothing to compare.
            _ = room.send(Message::Compare).await;
        }
    }

    /// Connections of people who are gone, locked out or have another password end, and those of API clients whose
    /// token was withdrawn; those of people with another name are opened anew.
    async fn compare_people(&self) {
        let connected = self.connections.people();
        let ids: Vec<UserId> = connected.iter().map(|person| person.user.id).collect();
        let stored = match self.store.users(&ids).await {
            Ok(stored) => stored,
            Err(error) => return tracing::error!(%error, "people were not looked at again"),
        };
        let stored: HashMap<UserId, User> =
            stored.into_iter().map(|user| (user.id, user)).collect();
        for Person { user: known, pass } in connected {
            match stored.get(&known.id) {
                Some(user) if user.stamp != known.stamp => {
                    self.connections.end_older(known.id, user.stamp);
                }
                Some(user) if user.name != known.name => self.connections.reopen(known.id),
                Some(_) => self.compare_token(known.id, pass).await,
                None => self.connections.end(known.id, |_| true),
            }
        }
    }

    async fn compare_token(&self, user: UserId, pass: Pass) {
        let Pass::Token { id, .. } = pass else { return };
        // A store that cannot be read says nothing against anybody.
        let Ok(tokens) = self.store.tokens(user).await else {
            return;
        };
        if !tokens.iter().any(|token| token.id == id) {
            self.connections.end(user, |known| known == pass);
        }
    }

    /// What the administrator wants everybody to know now.
    pub(crate) async fn present_notice(&self) -> Result<Option<Notice>, Problem> {
        let notice = self.store.notice().await.map_err(room::store_problem)?;
        let holds = |notice: &store::Notice| notice.until.is_none_or(|until| until > now());
        let told = |notice: store::Notice| Notice {
            id: notice.id,
            text: notice.text,
            until: notice.until,
        };
        Ok(notice.filter(holds).map(told))
    }

    /// A notice that is new, or has gone, is told to everybody who is connected.
    async fn tell_notice(&self) {
        let Ok(notice) = self.present_notice().await else {
            return;
        };
        if self.keep_notice(notice.as_ref()) != notice.as_ref().map(|notice| notice.id) {
            let told = watchers::reply_text(&Reply::Notice { notice });
            self.connections.tell_all(&told);
        }
    }

    /// The notice that holds when the server starts is no news.
    pub(crate) async fn know_notice(&self) {
        let notice = self.present_notice().await.ok().flatten();
        self.keep_notice(notice.as_ref());
    }

    /// Remembers the notice as the one that was told last. The one before it.
    fn keep_notice(&self, notice: Option<&Notice>) -> Option<NoticeId> {
        let mut known = self.notice.lock().unwrap_or_else(PoisonError::into_inner);
        mem::replace(&mut *known, notice.map(|notice| notice.id))
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

    /// Somebody has been removed from the store: every table in memory forgets them.
    pub(crate) async fn forget_user(&self, user: UserId) {
        for room in self.rooms.all() {
            // A room that is gone has forgotten them.
            _ = room.send(Message::Forget { user }).await;
        }
        self.connections.end(user, |_| true);
    }

    /// Somebody has a new name: every table in memory tells it, and their connections are opened anew with it.
    pub(crate) async fn rename_user(&self, user: UserId, name: &str) {
        for room in self.rooms.all() {
            let name = name.into();
            // A room that is gone reads it when it is opened.
            _ = room.send(Message::Renamed { user, name }).await;
        }
        self.connections.reopen(user);
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
