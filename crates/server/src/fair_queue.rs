//! Questions that take long wait in line. Nobody has a second turn before everybody who waits has had a first one, and nobody has two
//! turns at once: whoever asks a hundred times delays themselves and nobody else.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use protocol::Problem;
use store::UserId;
use tokio::sync::oneshot;

use crate::{blocking_pool, internal_error, limits::WorkBudget};

/// Nobody waits longer for their turn.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// So many questions of one asker wait at once.
const MOST_WAITING: usize = 64;

/// Whose question it is: people by their number, everybody else by the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asker {
    pub(crate) user: Option<UserId>,
    pub(crate) address: IpAddr,
}

/// A line of questions before a few places where they are answered.
#[derive(Clone, Debug)]
pub(crate) struct FairQueue {
    line: Arc<Mutex<Line>>,
    budget: Arc<WorkBudget>,
}

#[derive(Debug)]
struct Line {
    free_places: usize,
    /// How many turns there have been.
    turns: u64,
    waiting: Vec<Waiting>,
    at_work: HashSet<Asker>,
    /// The number of somebody's last turn; those who are not here have had none.
    last_turn: HashMap<Asker, u64>,
    last_turn_from: HashMap<IpAddr, u64>,
}

#[derive(Debug)]
struct Waiting {
    asker: Asker,
    call: oneshot::Sender<Turn>,
}

/// A place at the head of the line until it is dropped. The time it was held is charged to whoever asked.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: Option<FairQueue>,
    asker: Asker,
    begun: Instant,
}

impl FairQueue {
    /// So many questions are answered at the same time.
    pub(crate) fn new(places: usize, budget: Arc<WorkBudget>) -> Self {
        let line = Line {
            free_places: places.max(1),
            turns: 0,
            waiting: Vec::new(),
            at_work: HashSet::new(),
            last_turn: HashMap::new(),
            last_turn_from: HashMap::new(),
        };
        Self {
            line: Arc::new(Mutex::new(line)),
            budget,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Line> {
        // The line is whole between any two of our lines, so a panic elsewhere has not harmed it.
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns when it is this asker's turn.
    pub(crate) async fn turn(&self, asker: Asker) -> Result<Turn, Problem> {
        self.budget.check(asker)?;
        let (call, called) = oneshot::channel();
        {
            let mut line = self.lock();
            let own = line.waiting.iter().filter(|known| known.asker == asker);
            if own.count() >= MOST_WAITING {
                return Err(Problem::too_many(Duration::from_secs(1)));
            }
            line.waiting.push(Waiting { asker, call });
            line.call_next(self);
        }
        match tokio::time::timeout(LONGEST_WAIT, called).await {
            Ok(turn) => turn.map_err(internal_error),
            Err(_) => Err(Problem::too_many(Duration::from_secs(1))),
        }
    }
}

impl Line {
    /// Gives free places to those who have waited longest for a turn, not for this question.
    fn call_next(&mut self, queue: &FairQueue) {
        self.waiting.retain(|waiting| !waiting.call.is_closed());
        while self.free_places > 0 {
            let Some(next) = self.next() else { break };
            let Waiting { asker, call } = self.waiting.remove(next);
            self.turns += 1;
            self.last_turn.insert(asker, self.turns);
            self.last_turn_from.insert(asker.address, self.turns);
            let turn = Turn {
                queue: Some(queue.clone()),
                asker,
                begun: Instant::now(),
            };
            match call.send(turn) {
                Ok(()) => {
                    self.free_places -= 1;
                    self.at_work.insert(asker);
                }
                // They are gone: this turn was none.
                Err(mut turn) => turn.queue = None,
            }
        }
        if self.waiting.is_empty() && self.at_work.is_empty() {
            self.last_turn.clear();
            self.last_turn_from.clear();
        }
    }

    /// The position of the next one: addresses take turns, then the people of an address, then the questions of one of them.
    fn next(&self) -> Option<usize> {
        let free = self.waiting.iter().enumerate();
        let free = free.filter(|(_, waiting)| !self.at_work.contains(&waiting.asker));
        let rank = |&(position, waiting): &(usize, &Waiting)| {
            let asker = &waiting.asker;
            let from = self.last_turn_from.get(&asker.address).copied();
            let own = self.last_turn.get(asker).copied();
            (from.unwrap_or_default(), own.unwrap_or_default(), position)
        };
        free.min_by_key(rank).map(|(position, _)| position)
    }
}

impl Turn {
    /// Works something out on a thread of its own. The place is taken until that is done, also when nobody waits for it any more.
    pub(crate) async fn work_out<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let done = blocking_pool::run_blocking("request", self, work).await;
        done.map_err(|panicked| internal_error(panicked.message))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(queue) = self.queue.take() else {
            return;
        };
        queue.budget.spend(self.asker, self.begun.elapsed());
        let mut line = queue.lock();
        line.free_places += 1;
        line.at_work.remove(&self.asker);
        line.call_next(&queue);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::config::Rates;

    fn queue(places: usize, rates: &Rates) -> FairQueue {
        FairQueue::new(places, Arc::new(WorkBudget::new(rates)))
    }

    fn asker(user: i64, address: u8) -> Asker {
        Asker {
            user: Some(UserId(user)),
            address: IpAddr::from([10, 0, 0, address]),
        }
    }

    /// Asks all of these at once while the only place is taken, and says in which order they had their turns.
    async fn order(askers: &[Asker]) -> Vec<i64> {
        let queue = queue(1, &Rates::UNLIMITED);
        let first = queue.turn(asker(0, 0)).await.unwrap();
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut asked = Vec::new();
        for &asker in askers {
            let (waiting, served) = (queue.clone(), Arc::clone(&served));
            asked.push(tokio::spawn(async move {
                let turn = waiting.turn(asker).await.unwrap();
                served.lock().unwrap().extend(asker.user.map(|user| user.0));
                drop(turn);
            }));
            // Each stands in line before the next one comes.
            while queue.lock().waiting.len() < asked.len() {
                tokio::task::yield_now().await;
            }
        }
        drop(first);
        for asked in asked {
            asked.await.unwrap();
        }
        let served = served.lock().unwrap();
        served.clone()
    }

    #[tokio::test]
    async fn whoever_asks_often_delays_themselves() {
        let (often, once) = (asker(1, 1), asker(2, 1));
        assert_eq!(
            order(&[often, often, often, often, once]).await,
            [1, 2, 1, 1, 1]
        );
    }

    #[tokio::test]
    async fn addresses_take_turns_before_people() {
        let crowd = [1, 2, 3, 4].map(|user| asker(user, 1));
        let [first, second, third, fourth] = crowd;
        let neighbour = asker(9, 2);
        let served = order(&[first, second, third, fourth, neighbour]).await;
        assert_eq!(served, [1, 9, 2, 3, 4]);
    }

    #[tokio::test]
    async fn nobody_has_two_places_at_once() {
        let queue = queue(2, &Rates::UNLIMITED);
        let _first = queue.turn(asker(1, 1)).await.unwrap();
        let again = queue.clone();
        let again = tokio::spawn(async move { again.turn(asker(1, 1)).await });
        let other = queue.turn(asker(2, 1)).await;
        assert!(other.is_ok());
        assert!(!again.is_finished());
    }

    #[tokio::test]
    async fn one_who_has_gone_takes_no_place() {
        let queue = queue(1, &Rates::UNLIMITED);
        let first = queue.turn(asker(1, 1)).await.unwrap();
        let waiting = queue.clone();
        let gone = tokio::spawn(async move { waiting.turn(asker(2, 1)).await });
        while queue.lock().waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        gone.abort();
        _ = gone.await;
        drop(first);
        assert!(queue.turn(asker(3, 1)).await.is_ok());
    }

    /// The server has one thread here, and others are served while something is worked out.
    #[tokio::test]
    async fn nobody_waits_while_something_is_worked_out() {
        let queue = queue(1, &Rates::UNLIMITED);
        let turn = queue.turn(asker(1, 1)).await.unwrap();
        let (done, finish) = std::sync::mpsc::channel();
        let work = tokio::spawn(turn.work_out(move || finish.recv().is_ok()));
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        assert!(!work.is_finished());
        done.send(()).unwrap();
        assert!(work.await.unwrap().unwrap());
    }

    #[tokio::test]
    async fn work_beyond_the_budget_has_to_wait() {
        let rates = Rates {
            work: 1,
            ..Rates::UNLIMITED
        };
        let queue = queue(1, &rates);
        queue.budget.spend(asker(1, 1), Duration::from_secs(30));
        let refused = queue.turn(asker(1, 1)).await.unwrap_err();
        assert!(refused.wait.is_some());
        assert!(queue.turn(asker(2, 2)).await.is_ok());
    }
}
