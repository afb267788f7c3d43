//! What a table tells about the game itself: its goal and its places. It is worked out, like foresight, on a position
//! that these eyes cannot tell from the true one.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use catalogue::{RawJson, Table};
use engine::Viewer;
use protocol::{Kind, Problem};

use super::{
    PathParam, QueryParams, Refused,
    foresight::{MomentQuery, imagined, look},
};
use crate::{
    context::Context,
    fair_queue::Asker,
    identity::{Address, Visitor},
    reply_cache::ReplyKey,
};

/// How one wins, how far everybody is and what brings points now: lines whose `about` is worded by the message `goal-TYPE`, each with its
/// rule. Of a past point, named by the number of actions before it, too.
#[utoipa::path(get, path = "/api/v1/tables/{id}/goal", params(("id" = String, Path), ("number" = Option<usize>, Query)),
    responses((status = 200, body = serde_json::Value)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn goal(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    Address(address): Address,
    PathParam(slug): PathParam<String>,
    QueryParams(MomentQuery { number }): QueryParams<MomentQuery>,
) -> Result<Response, Refused> {
    let asker = Asker {
        user: visitor.id(),
        address,
    };
    let goal = |table: &dyn Table, _| Some(table.goal());
    told(&context, asker, &slug, number, "goal", goal).await
}

/// What there is to know about a place of the map: what it is, whose it is, what is next to it, which of one's own
/// groups can come there and what can be done there. Lines whose `about` is worded by the message `place-TYPE`, each
/// with its rule. Of a past point, named by the number of actions before it, too.
#[utoipa::path(get, path = "/api/v1/tables/{id}/places/{place}",
    params(("id" = String, Path), ("place" = String, Path), ("number" = Option<usize>, Query)),
    responses((status = 200, body = serde_json::Value)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn place(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    Address(address): Address,
    PathParam((slug, place)): PathParam<(String, String)>,
    QueryParams(MomentQuery { number }): QueryParams<MomentQuery>,
) -> Result<Response, Refused> {
    let asker = Asker {
        user: visitor.id(),
        address,
    };
    let about = format!("place {place}");
    let card = move |table: &dyn Table, viewer| table.place(viewer, &place);
    told(&context, asker, &slug, number, &about, card).await
}

/// What is read off an imagined table; the same question asked twice is answered once.
async fn told(
    context: &Arc<Context>,
    asker: Asker,
    slug: &str,
    number: Option<usize>,
    about: &str,
    read: impl FnOnce(&dyn Table, Viewer) -> Option<RawJson> + Send + 'static,
) -> Result<Response, Refused> {
    let user = asker.user;
    let turn = context.reads.foresight.turn(asker).await?;
    let situation = look(context, slug, user, number).await?;
    let question = ReplyKey::about(&(&situation, about))?;
    let work_out = || async {
        let table = imagined(context, user, &situation).await?;
        let viewer = situation.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let told = turn.work_out(move || read(table.as_ref(), viewer)).await?;
        let told = told.ok_or_else(|| Problem::new(Kind::Missing, "there is no such place"))?;
        Ok(Bytes::from(told.get().to_owned()))
    };
    let told = context.reads.replies.once(question, work_out).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}
