//! The description of the interface.

use std::sync::Arc;

use axum::{
    http::header::CONTENT_TYPE,
    response::{Html, IntoResponse},
};
use protocol as p;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::context::Context;

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
