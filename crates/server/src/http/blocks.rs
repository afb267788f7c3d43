//! Whom one does not want to meet.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::{Kind, PersonName, Problem};
use store::UserId;

use super::passes::nothing_to_delete;
use crate::{
    context::Context,
    http::{PathParam, Refused},
    identity::Person,
    room::store_problem,
};

/// Nobody blocks more people than this.
const MOST_BLOCKS: usize = 500;

/// Whom one has blocked.
#[utoipa::path(get, path = "/api/v1/me/blocks", responses((status = 200, body = Vec<PersonName>)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn blocks(
    State(context): State<Arc<Context>>,
    person: Person,
) -> Result<Json<Vec<PersonName>>, Refused> {
    let blocked = context.store.blocked(person.user.id).await;
    let name = |person: store::Person| PersonName {
        id: person.id,
        name: person.name,
    };
    Ok(Json(
        blocked
            .map_err(store_problem)?
            .into_iter()
            .map(name)
            .collect(),
    ))
}

/// Block somebody: their rematches give one no seat, what they say is not shown to one, and they do not sit down at one's own tables.
#[utoipa::path(put, path = "/api/v1/me/blocks/{id}", params(("id" = i64, Path)), responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn block(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(other): PathParam<UserId>,
) -> Result<StatusCode, Refused> {
    let user = person.user.id;
    if user == other {
        return Err(Problem::unfit("you cannot block yourself").into());
    }
    context.limits.word(user)?;
    let known = context.store.user(other).await.map_err(store_problem)?;
    if known.is_none() {
        return Err(Problem::new(Kind::Missing, "there is no such person").into());
    }
    let blocked = context.store.blocked(user).await.map_err(store_problem)?;
    if blocked.len() >= MOST_BLOCKS {
        return Err(Problem::unfit("you have blocked 500 people: unblock one first").into());
    }
    context
        .store
        .block(user, other)
        .await
        .map_err(store_problem)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unblock somebody.
#[utoipa::path(delete, path = "/api/v1/me/blocks/{id}", params(("id" = i64, Path)), responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn unblock(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(other): PathParam<UserId>,
) -> Result<StatusCode, Refused> {
    let unblocked = context.store.unblock(person.user.id, other).await;
    if !unblocked.map_err(store_problem)? {
        return Err(nothing_to_delete());
    }
    Ok(StatusCode::NO_CONTENT)
}
