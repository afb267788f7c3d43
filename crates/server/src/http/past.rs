//! Looking back at tables: past points, files, rematches, forks.

use std::sync::Arc;

use axum::{Json, extract::State, http::header, response::IntoResponse};
use engine::{
    Seat, Seed,
    fair::{Fairness, Secret},
};
use protocol::{Kind, NewSeat, Problem, Rematch, Situation, TableInfo};
use serde::Deserialize;
use store::{Fork, Head, Listed, SeatRecord, Status, TableRecord, UserId};
use utoipa::ToSchema;

use super::tables::{check_setup, has_room_for_a_table, new_seats, new_slug, store_table};
use crate::{
    context::Context,
    fair_queue::Asker,
    http::{Body, PathParam, Refused},
    identity::{Address, Person, Visitor},
    now,
    random::random_bytes,
    room::{Message, people::table_info, store_problem},
};

/// How a table stood after so many actions, as the asking person may see it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/moments/{number}", params(("id" = String, Path), ("number" = usize, Path)),
    responses((status = 200, body = Situation)),
    security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn moment(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    Address(address): Address,
    PathParam((slug, number)): PathParam<(String, usize)>,
) -> Result<Json<Situation>, Refused> {
    let user = visitor.id();
    let _turn = context.reads.past.turn(Asker { user, address }).await?;
    let moment = context.ask(&slug, |reply| Message::Moment {
        user,
        number,
        reply,
    });
    Ok(Json(moment.await?))
}

/// The game as a file for `polemarch replay`, when it is over.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", params(("id" = String, Path)), responses((status = 200, body = Object)))]
pub(super) async fn replay(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    Address(address): Address,
    PathParam(slug): PathParam<String>,
) -> Result<impl IntoResponse, Refused> {
    let user = visitor.id();
    let _turn = context.reads.past.turn(Asker { user, address }).await?;
    let replay = context.ask(&slug, |reply| Message::Replay { reply });
    let name = format!("attachment; filename=\"polemarch-{slug}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(replay.await?)))
}

/// The same table again with the seats passed on by one; the one that somebody else has made already, if there is one.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", params(("id" = String, Path)), responses((status = 200, body = TableInfo)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn rematch(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    PathParam(slug): PathParam<String>,
) -> Result<Json<TableInfo>, Refused> {
    context.limits.table(person.user.id, address)?;
    let _alone = context.creation_lock.lock().await;
    has_room_for_a_table(&context, &person).await?;
    let record = |reply| Message::Record { reply };
    let (old, mut seats) = context.ask(&slug, record).await?;
    if old.status != Status::Over || old.head.seq == 0 {
        return Err(Problem::new(Kind::Unfit, "the game is not over").into());
    }
    if !seats.iter().any(|seat| seat.user == Some(person.user.id)) {
        return Err(Problem::new(Kind::Forbidden, "you did not play here").into());
    }
    let made = context.store.rematch(&slug).await.map_err(store_problem)?;
    if let Some(Listed { table, seats }) = made {
        return Ok(Json(table_info(&table, &seats, |_| false)));
    }
    vacate_unwilling(&context, &slug, person.user.id, &mut seats).await?;
    seats.rotate_right(1);
    for (index, seat) in (0..).zip(&mut seats) {
        seat.seat = Seat(index);
        seat.share = None;
        seat.left = false;
    }
    let (_, rules) = check_setup(&context, &old.game, &old.setup)?;
    let new = TableRecord {
        slug: new_slug()?,
        rules,
        host: Some(person.user.id),
        host_name: Some(person.user.name.clone()),
        dice: Fairness::with_shares(Secret(random_bytes()?), Vec::new()),
        status: Status::Open,
        position: None,
        put_out: Vec::new(),
        set_aside: None,
        rematch_of: Some(slug.clone()),
        forked_from: None,
        created: now(),
        head: Head {
            updated: now(),
            ..Head::default()
        },
        ..old
    };
    let made = store_table(&context, (&person, address), new, seats).await?;
    let rematch = Rematch {
        id: made.id.clone(),
        by: made.host,
    };
    // Whoever still looks at the old table hears of it; whoever comes later finds it.
    _ = context.send(&slug, Message::Rematch { rematch }).await;
    Ok(Json(made))
}

/// Whoever has declined to play this again, or has blocked the one who asks, is not seated: somebody else may sit there.
async fn vacate_unwilling(
    context: &Context,
    slug: &str,
    by: UserId,
    seats: &mut [SeatRecord],
) -> Result<(), Problem> {
    let mut unwilling = context.store.declined(slug).await.map_err(store_problem)?;
    unwilling.extend(context.store.blocked_by(by).await.map_err(store_problem)?);
    let is_unwilling = |seat: &&mut SeatRecord| {
        let person = seat.user.filter(|user| *user != by);
        person.is_some_and(|user| unwilling.contains(&user))
    };
    for seat in seats.iter_mut().filter(is_unwilling) {
        seat.user = None;
        seat.name = None;
        seat.confirm = false;
        seat.ask_always = false;
    }
    Ok(())
}

/// Where to fork, and who plays there.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewFork {
    /// After how many actions.
    number: usize,
    /// Who sits where; where nothing is said, oneself on one's own seats and greedy bots on the others.
    #[serde(default)]
    seats: Vec<NewSeat>,
}

/// A private table from any point of a game, with what one knows of it; the rest is guessed, and the dice are new.
#[utoipa::path(post, path = "/api/v1/tables/{id}/fork", request_body = NewFork, params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn fork(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    PathParam(slug): PathParam<String>,
    Body(wanted): Body<NewFork>,
) -> Result<Json<TableInfo>, Refused> {
    context.limits.table(person.user.id, address)?;
    let _alone = context.creation_lock.lock().await;
    has_room_for_a_table(&context, &person).await?;
    let (user, number, seed) = (Some(person.user.id), wanted.number, Seed(random_bytes()?));
    let _turn = context.reads.forks.turn(Asker { user, address }).await?;
    let imagine = |reply| Message::Imagine {
        user,
        number,
        seed,
        reply,
    };
    let imagined = context.ask(&slug, imagine).await?;
    let record = |reply| Message::Record { reply };
    let (_, old_seats) = context.ask(&slug, record).await?;
    let seats = seats_of_fork(&person, &old_seats, wanted.seats)?;
    let new = TableRecord {
        id: store::TableId::default(),
        slug: new_slug()?,
        game: imagined.game.to_owned(),
        public: false,
        host: user,
        host_name: Some(person.user.name.clone()),
        dice: Fairness::solo(Seed(random_bytes()?)),
        status: Status::Live,
        position: Some(imagined.position),
        rematch_of: None,
        forked_from: Some(Fork { slug, number }),
        put_out: Vec::new(),
        set_aside: None,
        created: now(),
        head: Head {
            updated: now(),
            ..Head::default()
        },
        ..imagined.record
    };
    let info = store_table(&context, (&person, address), new, seats).await?;
    // Opening the room wakes a bot that is asked first.
    let open = |reply| Message::Info { reply };
    Ok(Json(context.ask(&info.id, open).await?))
}

/// Who sits at a table of one's own, if nothing is wanted: its owner on their old seats (on all seats, if they did not play), and
/// bots on the others.
fn seats_of_fork(
    person: &Person,
    old_seats: &[SeatRecord],
    wanted: Vec<NewSeat>,
) -> Result<Vec<SeatRecord>, Problem> {
    let user = Some(person.user.id);
    let plays = old_seats.iter().any(|seat| seat.user == user);
    let own = |seat: &SeatRecord| {
        if seat.user == user || !plays {
            NewSeat::Me
        } else {
            NewSeat::Bot("greedy".to_owned())
        }
    };
    let seats = if wanted.is_empty() {
        old_seats.iter().map(own).collect()
    } else {
        wanted
    };
    let seats = new_seats(person, &seats, old_seats.len() as u8)?;
    let is_open = |seat: &SeatRecord| seat.user.is_none() && seat.bot.is_none();
    if seats.iter().any(is_open) {
        return Err(Problem::malformed(
            "nobody else can sit at a table of one's own",
        ));
    }
    Ok(seats)
}
