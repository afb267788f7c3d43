//! Who is who at a table, and what everybody may know about it.

use catalogue::Table;
use engine::{Seat, Viewer, hex};
use protocol::{
    Ending, EndingCause, FairDice, Occupant, PersonName, SeatInfo, TableInfo, Visibility,
};
use store::{Head, SeatRecord, Status, TableRecord, UserId};

use super::Room;
use crate::logged_game::OtherPlayers;

/// What somebody is at a table.
pub(crate) enum Role {
    /// They have these seats.
    Player(Vec<Seat>),
    /// They watch.
    Spectator,
}

impl Room {
    /// What a person is here.
    pub(super) fn role(&self, user: Option<UserId>) -> Role {
        let seats = self.seats_of(user);
        if seats.is_empty() {
            Role::Spectator
        } else {
            Role::Player(seats)
        }
    }

    pub(super) fn seats_of(&self, user: Option<UserId>) -> Vec<Seat> {
        let own = self
            .seats
            .iter()
            .filter(|record| user.is_some() && record.user == user);
        own.map(|record| record.seat).collect()
    }

    /// Does anybody else play here, beside whoever has these seats?
    pub(super) fn company(&self, own: &[Seat]) -> OtherPlayers {
        let mut others = self
            .seats
            .iter()
            .filter(|record| !own.contains(&record.seat));
        if others.any(|record| record.user.is_some()) {
            OtherPlayers::People
        } else {
            OtherPlayers::Nobody
        }
    }

    /// Have they been asked for a long time without answering?
    pub(super) fn is_absent(&self, record: &SeatRecord) -> bool {
        let asked = self.record.head.asked >> record.seat.0 & 1 == 1;
        let since = self
            .context
            .uptime
            .past(self.context.config.table_timeouts.absent);
        asked && self.record.head.active < since
    }

    /// All about the table that everybody may know.
    pub(super) fn info(&self) -> TableInfo {
        let present = |record: &SeatRecord| self.is_present(record.user);
        let mut info = table_info(&self.record, &self.seats, present);
        info.closes_in = self
            .context
            .closes_in(&self.record)
            .map(|left| left.as_secs());
        info.replace_after = Some(self.context.config.table_timeouts.absent.as_secs());
        info.rematch.clone_from(&self.rematch);
        info.offer = self.game.as_ref().and_then(|game| game.offer().cloned());
        info
    }
}

/// The seat whose view a person has: their own; with several, the one that is asked. Several at one screen have nobody's secrets in sight, so
/// that they need not hand it over, until one of them looks.
pub(super) fn viewing_seat(
    own: &[Seat],
    table: &dyn Table,
    looked_at: Option<Seat>,
) -> Option<Seat> {
    let asked = table.asked();
    let mine = own.iter().copied().find(|seat| asked.contains(seat));
    let seat = mine.or(own.first().copied())?;
    let has_secrets = table.shared_viewer(Viewer::Seat(seat)) != Viewer::Spectator;
    match (mine, own) {
        (Some(seat), [_, _, ..]) if has_secrets => looked_at.filter(|looked_at| *looked_at == seat),
        _ => Some(seat),
    }
}

/// What a table is called: as somebody named it, or after its host.
pub(crate) fn title(record: &TableRecord) -> String {
    match (record.name.as_str(), &record.host_name) {
        ("", Some(host)) => format!("{host}'s table"),
        ("", None) => "A table".to_owned(),
        (name, _) => name.to_owned(),
    }
}

/// What lists show of a table that is not in memory.
pub(crate) fn table_info(
    record: &TableRecord,
    seats: &[SeatRecord],
    present: impl Fn(&SeatRecord) -> bool,
) -> TableInfo {
    let asked = record.head.asked;
    TableInfo {
        id: record.slug.clone(),
        name: title(record),
        named_after: record
            .name
            .is_empty()
            .then(|| record.host_name.clone().unwrap_or_default()),
        game: record.game.clone(),
        setup: record.setup.clone(),
        visibility: if record.public {
            Visibility::Public
        } else {
            Visibility::Link
        },
        status: told_status(record.status),
        host: record.host,
        seats: seats
            .iter()
            .map(|seat| SeatInfo {
                seat: seat.seat,
                occupant: occupant(seat),
                shared: seat.share.is_some(),
                present: present(seat),
                confirms: seat.confirm,
                asked_always: seat.ask_always,
            })
            .collect(),
        asked: (0..32)
            .filter(|bit| asked >> bit & 1 == 1)
            .map(Seat)
            .collect(),
        number: record.head.number,
        created: record.created,
        updated: record.head.updated,
        dice: fair_dice(record, seats),
        set_aside: record.set_aside.is_some(),
        closes_in: None,
        offer: None,
        replace_after: None,
        rematch: None,
        over: record
            .head
            .over
            .as_ref()
            .and_then(|over| serde_json::from_value(over.clone()).ok()),
        rematch_of: record.rematch_of.clone(),
        forked_from: record
            .forked_from
            .as_ref()
            .map(|fork| (fork.slug.clone(), fork.number)),
        put_out: record.put_out.iter().map(person_name).collect(),
    }
}

fn person_name(person: &store::Person) -> PersonName {
    PersonName {
        id: person.id,
        name: person.name.clone(),
    }
}

fn told_status(status: Status) -> protocol::Status {
    match status {
        Status::Open => protocol::Status::Open,
        Status::Live => protocol::Status::Live,
        Status::Over => protocol::Status::Over,
    }
}

fn occupant(seat: &SeatRecord) -> Occupant {
    match (&seat.bot, seat.user) {
        (Some(level), _) => Occupant::Bot(level.clone()),
        (None, Some(id)) => Occupant::Person {
            id,
            name: seat.name.clone().unwrap_or_default(),
        },
        (None, None) if seat.left => Occupant::Left,
        (None, None) => Occupant::Open,
    }
}

/// Was the table closed because nobody came any more?
pub(super) fn is_abandoned(head: &Head) -> bool {
    let ending = head.over.as_ref();
    let ending = ending.and_then(|over| serde_json::from_value::<Ending>(over.clone()).ok());
    ending.is_some_and(|ending| ending.cause == EndingCause::Abandoned)
}

/// The commitment and the shares; the secret and the seed only when the game is over.
fn fair_dice(record: &TableRecord, seats: &[SeatRecord]) -> FairDice {
    let over = record.status == Status::Over && !is_abandoned(&record.head);
    let secret = record.dice.secret.filter(|_| over);
    let seed = record.dice.seed().ok().filter(|_| over);
    FairDice {
        commitment: hex::encode(&record.dice.commitment.0),
        shares: seats.iter().map(|seat| seat.share.clone()).collect(),
        secret: secret.map(|secret| hex::encode(&secret.0)),
        seed: seed.map(|seed| hex::encode(&seed.0)),
    }
}
