//! The description of the interface, and a plain page to begin with.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header::CONTENT_TYPE,
    response::{Html, IntoResponse},
};
use protocol as p;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::{context::Context, http::Refused};

/// What the description begins with: the routes are added where they are made.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Polemarch",
        description = "Tables of historical games over HTTP and WebSocket."
    ),
    components(schemas(
        p::Problem,
        p::Frame,
        p::Reply,
        p::Order,
        p::Situation,
        p::TableInfo,
        p::Channel,
        super::tables::ListName,
    ))
)]
struct Description;

/// A router that describes what is added to it.
pub(super) fn begin() -> OpenApiRouter<Arc<Context>> {
    OpenApiRouter::with_openapi(Description::openapi())
}

/// The description for people.
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
