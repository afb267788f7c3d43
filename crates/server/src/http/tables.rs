//! Tables: making, finding, playing.

use std::{net::IpAddr, sync::Arc, time::Duration};

use axum::{Json, extract::State, http::HeaderMap};
use catalogue::{GameId, with_game};
use engine::{
    Game, Lang, Presentation, Seat, Seed, Setup,
    fair::{Fairness, Secret},
};
use protocol::{Kind, NewSeat, NewTable, Order, Problem, Situation, TableInfo, Visibility};
use serde::{Deserialize, Serialize};
use store::{Head, SeatRecord, Status, TableRecord, User};
use tokio::sync::oneshot;
use utoipa::ToSchema;

use crate::{
    context::Context,
    http::{Body, PathParam, QueryParams, Refused},
    identity::{Address, Person, RequestLang, Visitor},
    now,
    random::random_bytes,
    room::{Message, ReplyTo, people::table_info, store_problem},
    text::{self, Shape},
};

pub(crate) const LONGEST_NAME: usize = 60;
/// Nobody waits longer for news.
const LONGEST_WAIT: u64 = 25;

/// Bytes of what was agreed and who sits where.
const SIZE_OF_A_TABLE: usize = 2_000;

/// Letters and digits of a link: none that look alike.
const SLUG_ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789a";

/// Sixteen letters that nobody guesses.
pub(crate) fn new_slug() -> Result<String, Problem> {
    let bytes: [u8; 16] = random_bytes()?;
    let letter = |byte: u8| {
        let letter = SLUG_ALPHABET.get(usize::from(byte % 31)).copied();
        char::from(letter.unwrap_or(b'a'))
    };
    Ok(bytes.into_iter().map(letter).collect())
}

/// How many seats a set-up has, and the version of the rules.
pub(super) fn check_setup(
    context: &Context,
    game: &str,
    setup: &Setup,
) -> Result<(u8, u32), Problem> {
    let id: GameId = game.parse().map_err(Problem::malformed)?;
    with_game!(id, G => {
        let loaded = context.library.game::<G>().map_err(Problem::malformed)?;
        let spec = loaded.game.setup_spec();
        setup.check(spec).map_err(Problem::malformed)?;
        // A set-up can be impossible as a whole: the game itself says so.
        let state = loaded.game.new_game(setup, Seed([0; 32]), &mut engine::Log::off());
        let seats = loaded.game.seats(&state.map_err(Problem::malformed)?);
        Ok((seats, G::RULES_VERSION))
    })
}

/// Who sits where at a new table.
pub(super) fn new_seats(
    person: &Person,
    wanted: &[NewSeat],
    count: u8,
) -> Result<Vec<SeatRecord>, Problem> {
    if wanted.len() > usize::from(count) {
        return Err(Problem::malformed(format!("this table has {count} seats")));
    }
    let first = wanted.is_empty().then_some(NewSeat::Me);
    let wanted = first
        .iter()
        .chain(wanted)
        .chain(std::iter::repeat(&NewSeat::Open));
    let seat = |(index, seat): (u8, &NewSeat)| {
        let (user, name, bot) = match seat {
            NewSeat::Me => (Some(person.user.id), Some(person.user.name.clone()), None),
            NewSeat::Open => (None, None, None),
            NewSeat::Bot(level) => {
                let level: bots::Level = level.parse().map_err(Problem::malformed)?;
                (None, None, Some(level.to_string()))
            }
        };
        Ok(SeatRecord {
            seat: Seat(index),
            user,
            name,
            bot,
            left: false,
            share: None,
            confirm: false,
            ask_always: false,
        })
    };
    (0..count).zip(wanted).map(seat).collect()
}

/// Make a table.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable, responses((status = 200, body = TableInfo)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn create(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    Body(new): Body<NewTable>,
) -> Result<Json<TableInfo>, Refused> {
    context.limits.table(person.user.id, address)?;
    let _alone = context.creation_lock.lock().await;
    has_room_for_a_table(&context, &person).await?;
    let (seats, rules) = check_setup(&context, &new.game, &new.setup)?;
    let name = new.name.unwrap_or_default();
    let why = "a table has a name of up to 60 characters in one line";
    let name = text::checked(&name, Shape::Line, LONGEST_NAME, why)?;
    let record = TableRecord {
        id: store::TableId::default(),
        slug: new_slug()?,
        name,
        game: new.game,
        rules,
        setup: new.setup,
        public: new.visibility == Visibility::Public,
        host: Some(person.user.id),
        host_name: Some(person.user.name.clone()),
        dice: Fairness::with_shares(Secret(random_bytes()?), Vec::new()),
        status: Status::Open,
        position: None,
        rematch_of: None,
        forked_from: None,
        put_out: Vec::new(),
        set_aside: None,
        created: now(),
        head: Head {
            updated: now(),
            ..Head::default()
        },
    };
    let seats = new_seats(&person, &new.seats, seats)?;
    Ok(Json(
        store_table(&context, (&person, address), record, seats).await?,
    ))
}

/// Nobody makes tables without end.
pub(super) async fn has_room_for_a_table(
    context: &Context,
    person: &Person,
) -> Result<(), Problem> {
    let sizes = context.config.sizes;
    let holdings = context.store.holdings(person.user.id).await;
    let holdings = holdings.map_err(store_problem)?;
    if holdings.unfinished_tables >= sizes.unfinished_tables {
        let why = format!(
            "you have {} tables that are not over: finish, leave or close some of them first",
            holdings.unfinished_tables
        );
        return Err(Problem::new(Kind::TooLarge, why));
    }
    if holdings.tables >= sizes.tables {
        let why = format!(
            "you have made {} tables, and this server keeps no more for one person",
            holdings.tables
        );
        return Err(Problem::new(Kind::TooLarge, why));
    }
    Ok(())
}

pub(super) async fn store_table(
    context: &Context,
    (person, address): (&Person, IpAddr),
    table: TableRecord,
    seats: Vec<SeatRecord>,
) -> Result<TableInfo, Problem> {
    let position = table.position.as_ref().map(ToString::to_string);
    let size = position.map_or(0, |text| text.len()) + SIZE_OF_A_TABLE;
    context.limits.write(person.user.id, address, size)?;
    let info = table_info(&table, &seats, |_| false);
    let new = store::NewTable { table, seats };
    context
        .store
        .create_table(new)
        .await
        .map_err(store_problem)?;
    Ok(info)
}

/// All about a table that everybody may know.
#[utoipa::path(get, path = "/api/v1/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = TableInfo)))]
pub(super) async fn info(
    State(context): State<Arc<Context>>,
    PathParam(slug): PathParam<String>,
) -> Result<Json<TableInfo>, Refused> {
    let info = context.ask(&slug, |reply| Message::Info { reply }).await?;
    Ok(Json(info))
}

#[derive(Debug, Deserialize)]
pub(super) struct SituationQuery {
    seen: Option<u64>,
    #[serde(default)]
    wait: u64,
}

/// How a table stands, and what has happened since a number; waits for news up to `wait` seconds if there are none.
#[utoipa::path(get, path = "/api/v1/tables/{id}/situation",
    params(("id" = String, Path), ("seen" = Option<u64>, Query), ("wait" = Option<u64>, Query)),
    responses((status = 200, body = Situation)),
    security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn situation(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    headers: HeaderMap,
    PathParam(slug): PathParam<String>,
    QueryParams(SituationQuery { seen, wait }): QueryParams<SituationQuery>,
) -> Result<Json<Situation>, Refused> {
    let user = visitor.id();
    let look = |reply| Message::Look { user, seen, reply };
    let situation = context.ask(&slug, look).await?;
    if wait == 0 || seen.is_none_or(|seen| seen < situation.seq) {
        return Ok(Json(situation));
    }
    let seen = seen.unwrap_or_default();
    let news = context.ask(&slug, |reply| Message::Wait { user, seen, reply });
    let longest = Duration::from_secs(wait.min(LONGEST_WAIT));
    let news = tokio::time::timeout(longest, news).await;
    visitor.recheck(&context, &headers).await?;
    match news {
        Ok(situation) => Ok(Json(situation?)),
        // Without news the answer is what it was.
        Err(_) => Ok(Json(situation)),
    }
}

/// What became of an order.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Done {
    /// The number after it.
    seq: u64,
}

/// Give an order to a table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/orders", request_body = Order, params(("id" = String, Path)),
    responses((status = 200, body = Done)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn order(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    RequestLang(lang): RequestLang,
    PathParam(slug): PathParam<String>,
    Body(order): Body<Order>,
) -> Result<Json<Done>, Refused> {
    context.limits.order(person.user.id, address, &order)?;
    let seq = give_order(&context, &slug, &person.user, order, lang).await?;
    Ok(Json(Done { seq }))
}

/// Gives an order and waits until it is carried out and safe.
pub(super) async fn give_order(
    context: &Arc<Context>,
    slug: &str,
    user: &User,
    order: Order,
    lang: Lang,
) -> Result<u64, Problem> {
    let (sender, reply) = oneshot::channel();
    let message = Message::Order {
        user: user.id,
        name: user.name.as_str().into(),
        order,
        lang,
        reply: ReplyTo::Waiting(sender),
    };
    context.send(slug, message).await?;
    let gone = |_| Problem::new(Kind::Closing, "the table is being put away");
    reply.await.map_err(gone)?
}

/// Decline a rematch that has given one a seat: one leaves it, and no other rematch of that game gives one a seat again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/decline", params(("id" = String, Path)), responses((status = 200, body = Done)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn decline(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(slug): PathParam<String>,
) -> Result<Json<Done>, Refused> {
    context.limits.word(person.user.id)?;
    let record = |reply| Message::Record { reply };
    let (table, seats) = context.ask(&slug, record).await?;
    let sits = seats.iter().any(|seat| seat.user == Some(person.user.id));
    let Some(before) = table.rematch_of.filter(|_| table.status == Status::Open) else {
        return Err(Problem::unfit("there is no rematch to decline here").into());
    };
    let declined = context.store.decline(person.user.id, &before).await;
    declined.map_err(store_problem)?;
    if !sits {
        return Ok(Json(Done { seq: 0 }));
    }
    let leave = give_order(&context, &slug, &person.user, Order::Leave {}, Lang::En);
    Ok(Json(Done { seq: leave.await? }))
}
