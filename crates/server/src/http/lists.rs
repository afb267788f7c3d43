//! Lists of tables, and what people do not want to see in theirs.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode};
use protocol::{Kind, Problem, TableInfo, TableList};
use serde::Deserialize;
use store::{Hidden, ListQuery, Listed, Status, TableFilter, UserId};
use utoipa::ToSchema;

use super::tables::LONGEST_NAME;
use crate::{
    context::Context,
    http::{PathParam, QueryParams, Refused},
    identity::{Person, Visitor},
    room::{people::table_info, store_problem},
    text::{self, Shape},
};

/// A list comes in pages of this size.
const PAGE: u32 = 30;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ListName {
    Mine,
    /// One's own that one has hidden.
    Hidden,
    Open,
    Live,
    Over,
}

#[derive(Debug, Deserialize)]
pub(super) struct ListParameters {
    list: ListName,
    game: Option<String>,
    search: Option<String>,
    #[serde(default)]
    page: u32,
}

/// Tables: one's own, those that wait for people, those that are played, those that are over.
#[utoipa::path(get, path = "/api/v1/tables",
    params(("list" = ListName, Query), ("game" = Option<String>, Query), ("search" = Option<String>, Query), ("page" = Option<u32>, Query)),
    responses((status = 200, body = TableList)),
    security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn list(
    State(context): State<Arc<Context>>,
    visitor: Visitor,
    QueryParams(wanted): QueryParams<ListParameters>,
) -> Result<Json<TableList>, Refused> {
    let unknown = || Problem::new(Kind::Unknown, "come in as a guest first");
    let known = || visitor.id().ok_or_else(unknown);
    let which = match wanted.list {
        ListName::Mine => TableFilter::Of(known()?),
        ListName::Hidden => TableFilter::HiddenBy(known()?),
        ListName::Open => TableFilter::Open,
        ListName::Live => TableFilter::Live,
        ListName::Over => TableFilter::Over,
    };
    let why = "what is searched for is one line of up to 60 characters";
    let search = wanted.search.as_deref();
    let search = search.map(|search| text::checked(search, Shape::Line, LONGEST_NAME, why));
    let search = search.transpose()?;
    let query = ListQuery {
        which,
        game: wanted.game,
        search: search.filter(|text| !text.is_empty()),
        limit: PAGE + 1,
        offset: wanted.page.saturating_mul(PAGE),
    };
    let found = context.store.list(query).await.map_err(store_problem)?;
    let next = (found.len() > PAGE as usize).then(|| (wanted.page + 1).to_string());
    let info = |listed: &Listed| TableInfo {
        closes_in: context.closes_in(&listed.table).map(|left| left.as_secs()),
        ..table_info(&listed.table, &listed.seats, |_| false)
    };
    let tables = found.iter().take(PAGE as usize).map(info).collect();
    Ok(Json(TableList { tables, next }))
}

/// The tables somebody sits at that are not over.
pub(super) async fn unfinished(context: &Context, user: UserId) -> Result<Vec<String>, Problem> {
    let mut found = Vec::new();
    for which in [TableFilter::Of(user), TableFilter::HiddenBy(user)] {
        let query = ListQuery {
            which,
            game: None,
            search: None,
            limit: u32::MAX,
            offset: 0,
        };
        found.extend(context.store.list(query).await.map_err(store_problem)?);
    }
    let open = found
        .into_iter()
        .filter(|listed| listed.table.status != Status::Over);
    Ok(open.map(|listed| listed.table.slug).collect())
}

/// Take a table out of one's own list, whether it is over or not. It stays where it is, and others see it as before.
#[utoipa::path(put, path = "/api/v1/tables/{id}/hidden", params(("id" = String, Path)), responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn hide(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(slug): PathParam<String>,
) -> Result<StatusCode, Refused> {
    set_hidden(&context, &person, &slug, Hidden::Yes).await
}

/// Put a table back into one's own list.
#[utoipa::path(delete, path = "/api/v1/tables/{id}/hidden", params(("id" = String, Path)), responses((status = 204)),
    security(("cookie" = []), ("token" = [])))]
pub(super) async fn show(
    State(context): State<Arc<Context>>,
    person: Person,
    PathParam(slug): PathParam<String>,
) -> Result<StatusCode, Refused> {
    set_hidden(&context, &person, &slug, Hidden::No).await
}

async fn set_hidden(
    context: &Context,
    person: &Person,
    slug: &str,
    hidden: Hidden,
) -> Result<StatusCode, Refused> {
    context.limits.word(person.user.id)?;
    let found = context.store.table(slug).await.map_err(store_problem)?;
    let missing = || Problem::new(Kind::Missing, "there is no such table");
    let listed = found.ok_or_else(missing)?;
    let user = Some(person.user.id);
    if !listed.seats.iter().any(|seat| seat.user == user) {
        let why = "You can hide tables where you have a seat.";
        return Err(Problem::new(Kind::Forbidden, why).into());
    }
    let set = context.store.set_hidden(person.user.id, slug, hidden).await;
    set.map_err(store_problem)?;
    Ok(StatusCode::NO_CONTENT)
}
