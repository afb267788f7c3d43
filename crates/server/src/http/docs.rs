//! The description of the interface.

use std::sync::Arc;

use axum::{
    http::header::CONTENT_TYPE,
    response::{Html, IntoResponse},
};
use protocol as p;
use utoipa::{
    OpenApi,
    openapi::{
        self as description, Content, Ref, ResponseBuilder,
        security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme},
    },
};
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
        super::lists::ListName,
    ))
)]
struct Description;

/// A router that describes what is added to it.
pub(super) fn begin() -> OpenApiRouter<Arc<Context>> {
    OpenApiRouter::with_openapi(Description::openapi())
}

/// The description with what holds for all routes: who asks, and how things are refused.
pub(super) fn complete(mut described: description::OpenApi, cookie: &str) -> description::OpenApi {
    let components = described.components.get_or_insert_default();
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(cookie)));
    components.add_security_scheme("cookie", cookie);
    let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    components.add_security_scheme("token", token);
    let problem = Content::new(Some(Ref::from_schema_name("Problem")));
    let refused = ResponseBuilder::new()
        .description("Why it was refused; nothing has changed.")
        .content("application/json", problem)
        .build();
    for path in described.paths.paths.values_mut() {
        let methods = [
            &mut path.get,
            &mut path.put,
            &mut path.post,
            &mut path.delete,
        ];
        for operation in methods.into_iter().flatten() {
            let responses = &mut operation.responses.responses;
            responses.insert("default".to_owned(), refused.clone().into());
        }
    }
    described
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
