//! What people say at a table, and what they write down for themselves.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::{Channel, ChatLine, Kind, NewChatLine, Note, Problem};
use serde::Deserialize;
use store::{ChatLineId, ChatRecord, NewLine, SaidQuery, SeatRecord, TableRecord, UserId};

use crate::{
    context::Context,
    http::{Body, PathParam, QueryParams, Refused},
    identity::{Address, Person, Visitor},
    now,
    room::{Message, store_problem},
    text::{self, Shape},
};

pub(crate) const LONGEST_LINE: usize = 1000;
const LONGEST_NOTE: usize = 20_000;
const LINES: u32 = 100;

async fn record(
    context: &Arc<Context>,
    slug: &str,
) -> Result<(TableRecord, Vec<SeatRecord>), Problem> {
    context.ask(slug, |reply| Message::Record { reply }).await
}

/// Players speak and hear at the table, those who watch among themselves.
fn may_use(channel: Channel, seats: &[SeatRecord], user: Option<UserId>) -> Result<(), Problem> {
    let plays = user.is_some() && seats.iter().any(|seat| seat.user == user);
    match (channel, plays) {
        (Channel::Players, true) | (Channel::Spectators, false) => Ok(()),
        (Channel::Players, false) => Err(Problem::new(Kind::Forbidden, "only players speak here")),
        (Channel::Spectators, true) => Err(Problem::new(
            Kind::Forbidden,
            "those who watch speak among themselves",
        )),
    }
}

pub(crate) fn stored_channel(channel: Channel) -> store::Channel {
    match channel {
        Channel::Players => store::Channel::Players,
        Channel::Spectators => store::Channel::Spectators,
    }
}

pub(crate) fn told_channel(channel: store::Channel) -> Channel {
    match channel {
        store::Channel::Players => Channel::Players,
        store::Channel::Spectators => Channel::Spectators,
    }
}

fn line_of(record: ChatRecord) -> ChatLine {
    ChatLine {
        id: record.id,
        channel: told_channel(record.channel),
        user: record.user,
        name: record.name,
        text: record.text,
        at: record.at,
    }
}

#[derive(Deserialize)]
pub(super) struct TalkQuery {
    before: Option<ChatLineId>,
}

/// What was said, the newest last.
#[utoipa::path(get, path = "/api/v1/tables/{id}/chat/{channel}",
    params(("id" = String, Path), ("channel" = Channel, Path), ("before" = Option<i64>, Query)),
    responses((status = 200, body = Vec<ChatLine>)),
    security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn said(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    PathParam((slug, channel)): PathParam<(String, Channel)>,
    QueryParams(TalkQuery { before }): QueryParams<TalkQuery>,
) -> Result<Json<Vec<ChatLine>>, Refused> {
    let (table, seats) = record(&context, &slug).await?;
    may_use(channel, &seats, visitor.id())?;
    let query = SaidQuery {
        table: table.id,
        channel: stored_channel(channel),
        reader: visitor.id(),
        before,
        limit: LINES,
    };
    let lines = context.store.said(query).await.map_err(store_problem)?;
    Ok(Json(lines.into_iter().map(line_of).collect()))
}

/// Say something.
#[utoipa::path(post, path = "/api/v1/tables/{id}/chat/{channel}", request_body = NewChatLine,
    params(("id" = String, Path), ("channel" = Channel, Path)), responses((status = 200, body = ChatLine)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn say(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    PathParam((slug, channel)): PathParam<(String, Channel)>,
    Body(new): Body<NewChatLine>,
) -> Result<Json<ChatLine>, Refused> {
    let why = "say something of 1 to 1,000 characters";
    let text = text::checked(&new.text, Shape::Lines, LONGEST_LINE, why)?;
    if text.is_empty() {
        return Err(Problem::malformed(why).into());
    }
    context.limits.word(person.user.id)?;
    context.limits.write(person.user.id, address, text.len())?;
    let (table, seats) = record(&context, &slug).await?;
    may_use(channel, &seats, Some(person.user.id))?;
    let new = NewLine {
        table: table.id,
        channel: stored_channel(channel),
        user: person.user.id,
        text,
        at: now(),
    };
    let said = context.store.say(new, context.config.sizes.lines).await;
    let line = line_of(said.map_err(store_problem)?);
    let deaf = context.store.blocked_by(person.user.id).await;
    let told = Message::Said {
        line: line.clone(),
        deaf: deaf.map_err(store_problem)?,
    };
    context.send(&slug, told).await?;
    Ok(Json(line))
}

/// One's own notes on a table.
#[utoipa::path(get, path = "/api/v1/tables/{id}/note", params(("id" = String, Path)), responses((status = 200, body = Note)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn note(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(slug): PathParam<String>,
) -> Result<Json<Note>, Refused> {
    let (table, _) = record(&context, &slug).await?;
    let text = context.store.note(table.id, person.user.id).await;
    Ok(Json(Note {
        text: text.map_err(store_problem)?,
    }))
}

/// Write them down.
#[utoipa::path(put, path = "/api/v1/tables/{id}/note", request_body = Note, params(("id" = String, Path)), responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn set_note(
    State(context): State<Arc<Context>>,
    person: Person,
    Address(address): Address,
    PathParam(slug): PathParam<String>,
    Body(note): Body<Note>,
) -> Result<StatusCode, Refused> {
    if note.text.chars().count() > LONGEST_NOTE {
        return Err(Problem::new(Kind::TooLarge, "notes have up to 20,000 characters").into());
    }
    context.limits.word(person.user.id)?;
    context
        .limits
        .write(person.user.id, address, note.text.len())?;
    let (table, _) = record(&context, &slug).await?;
    let before = context.store.note(table.id, person.user.id).await;
    let before = before.map_err(store_problem)?.len() as u64;
    let holdings = context.store.holdings(person.user.id).await;
    let all = holdings.map_err(store_problem)?.notes - before + note.text.len() as u64;
    if all > context.config.sizes.notes && note.text.len() as u64 > before {
        let why = "your notes on all tables have become too long: shorten some first";
        return Err(Problem::new(Kind::TooLarge, why).into());
    }
    let set = context.store.set_note(table.id, person.user.id, &note.text);
    set.await.map_err(store_problem)?;
    Ok(StatusCode::NO_CONTENT)
}
