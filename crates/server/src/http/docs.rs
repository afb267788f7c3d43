//! The description of the interface, and a plain page to begin with.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::header::CONTENT_TYPE,
    response::{Html, IntoResponse},
};
use protocol as p;
use utoipa::OpenApi;

use crate::{context::Context, http::Refused};

/// The description of all routes and types.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Polemarch",
        description = "Tables of historical games over HTTP and WebSocket."
    ),
    paths(
        super::accounts::guest,
        super::accounts::log_in,
        super::accounts::log_out,
        super::accounts::me,
        super::accounts::delete_me,
        super::accounts::claim,
        super::accounts::set_password,
        super::accounts::set_settings,
        super::accounts::sessions,
        super::accounts::delete_session,
        super::accounts::tokens,
        super::accounts::create_token,
        super::accounts::delete_token,
        super::meta::games,
        super::meta::rules,
        super::meta::health,
        super::tables::list,
        super::tables::create,
        super::tables::info,
        super::tables::situation,
        super::tables::order,
        super::tables::moment,
        super::tables::replay,
        super::tables::rematch,
        super::tables::fork,
        super::talk::said,
        super::talk::say,
        super::talk::note,
        super::talk::set_note,
    ),
    components(schemas(p::Problem, p::Frame, p::Reply, p::Order, p::Situation, p::TableInfo))
)]
struct Description;

/// The description for programs.
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

/// The same for people.
pub(super) async fn page() -> Html<&'static str> {
    Html(include_str!("../../assets/api.html"))
}

pub(super) async fn script() -> impl IntoResponse {
    let kind = [(CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (kind, include_str!("../../assets/api.js"))
}

pub(super) async fn style() -> impl IntoResponse {
    let kind = [(CONTENT_TYPE, "text/css; charset=utf-8")];
    (kind, include_str!("../../assets/api.css"))
}

/// The front door: the public tables, until there is a page to play on.
pub(super) async fn front(State(context): State<Arc<Context>>) -> Result<Html<String>, Refused> {
    use std::fmt::Write;

    use store::{ListQuery, Which};
    let mut rows = String::new();
    for (title, which) in [
        ("Waiting for players", Which::Open),
        ("Being played", Which::Live),
        ("Over", Which::Over),
    ] {
        let query = ListQuery {
            which,
            game: None,
            search: None,
            limit: 30,
            offset: 0,
        };
        let found = context.store.list(query).await;
        let found = found.map_err(crate::room::refused)?;
        // Writing to a string cannot fail.
        _ = write!(rows, "<h2>{title}</h2><ul>");
        for listed in &found {
            let (name, game) = (escape(&listed.table.name), escape(&listed.table.game));
            let slug = escape(&listed.table.slug);
            _ = write!(
                rows,
                "<li><a href=\"/api/v1/tables/{slug}\">{name}</a> <small>{game}, {} actions</small></li>",
                listed.table.head.number
            );
        }
        if found.is_empty() {
            rows.push_str("<li>none</li>");
        }
        rows.push_str("</ul>");
    }
    let page = include_str!("../../assets/front.html");
    Ok(Html(page.replace("<!--tables-->", &rows)))
}

/// Text that means nothing but itself in HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}
