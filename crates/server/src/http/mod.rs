//! The HTTP interface. Handlers read, authorise, call and map errors, and no more.

mod accounts;
mod blocks;
mod cards;
mod docs;
mod foresight;
mod games;
mod lists;
mod meta;
mod notice;
mod page;
pub(crate) mod passes;
mod past;
pub(crate) mod tables;
pub(crate) mod talk;
mod ways;

use std::{any::Any, net::SocketAddr, sync::Arc, time::Instant};

use axum::{
    Json, Router,
    extract::{
        ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, MatchedPath, Path, Query,
        Request, State,
        rejection::{JsonRejection, PathRejection, QueryRejection},
    },
    http::{HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{AppendHeaders, IntoResponse, Response},
    routing::get,
};
use protocol::{Kind, Problem};
use serde::de::DeserializeOwned;
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer,
    set_header::SetResponseHeaderLayer, trace::TraceLayer,
};
use utoipa_axum::{router::OpenApiRouter, routes};

pub(crate) use self::meta::recorder;
use crate::{
    ServeError, context::Context, cookies, identity, internal_error, panics, problem_words, socket,
};

/// No request body is larger.
const LARGEST_BODY: usize = 64 * 1024;

/// Scripts, styles, pictures and connections come from here and from nowhere else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// A refusal as a response: the one mapping from kinds to status codes.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Problem);

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0.error {
            Kind::Malformed => StatusCode::BAD_REQUEST,
            Kind::Misdirected => StatusCode::MISDIRECTED_REQUEST,
            Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::Unknown | Kind::Credentials => StatusCode::UNAUTHORIZED,
            Kind::Forbidden | Kind::CrossSite => StatusCode::FORBIDDEN,
            Kind::Missing => StatusCode::NOT_FOUND,
            Kind::Taken | Kind::Stale | Kind::Unfit => StatusCode::CONFLICT,
            Kind::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Kind::ReadOnly => StatusCode::INSUFFICIENT_STORAGE,
            Kind::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let wait = self.0.wait.map(|wait| [(header::RETRY_AFTER, wait)]);
        let mut response = (status, wait.map(AppendHeaders), Json(&self.0)).into_response();
        response.extensions_mut().insert(self.0);
        response
    }
}

/// Refusals speak the language of whoever asks.
async fn in_words(request: Request, next: Next) -> Response {
    let lang = identity::wanted_lang(request.headers());
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return response;
    };
    let worded = problem_words::worded(problem.clone(), lang);
    if worded == problem {
        return response;
    }
    Refused(worded).into_response()
}

/// A JSON body whose problems are told like all others.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Context>> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, context: &Arc<Context>) -> Result<Self, Refused> {
        let body = Json::<T>::from_request(request, context);
        let Ok(body) = tokio::time::timeout(context.config.arrival, body).await else {
            return Err(Problem::malformed("the request did not come to its end").into());
        };
        body.map(|Json(body)| Self(body))
            .map_err(|rejection: JsonRejection| {
                Refused(if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                    Problem::new(Kind::TooLarge, "a request has up to 64 kB")
                } else {
                    Problem::malformed(rejection.body_text())
                })
            })
    }
}

/// A JSON body that may be left out.
pub(crate) struct OptionalBody<T>(pub(crate) Option<T>);

impl<T: DeserializeOwned> FromRequest<Arc<Context>> for OptionalBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &Arc<Context>) -> Result<Self, Refused> {
        let length = request.headers().get(header::CONTENT_LENGTH);
        let is_empty = length.is_none_or(|length| length == "0");
        if is_empty && !request.headers().contains_key(header::TRANSFER_ENCODING) {
            return Ok(Self(None));
        }
        let Body(body) = Body::from_request(request, state).await?;
        Ok(Self(Some(body)))
    }
}

/// A part of the path whose problems are told like all others.
#[derive(FromRequestParts)]
#[from_request(via(Path), rejection(Refused))]
pub(crate) struct PathParam<T>(pub(crate) T);

/// Parameters whose problems are told like all others.
#[derive(FromRequestParts)]
#[from_request(via(Query), rejection(Refused))]
pub(crate) struct QueryParams<T>(pub(crate) T);

impl From<PathRejection> for Refused {
    fn from(rejection: PathRejection) -> Self {
        Self(Problem::new(Kind::Malformed, rejection.body_text()))
    }
}

impl From<QueryRejection> for Refused {
    fn from(rejection: QueryRejection) -> Self {
        Self(Problem::new(Kind::Malformed, rejection.body_text()))
    }
}

/// Everything that can be asked for, with its description: one list for both.
fn described() -> OpenApiRouter<Arc<Context>> {
    docs::begin()
        .routes(routes!(accounts::guest))
        .routes(routes!(accounts::log_in))
        .routes(routes!(accounts::log_out))
        .routes(routes!(accounts::me, accounts::delete_me))
        .routes(routes!(accounts::claim))
        .routes(routes!(accounts::set_name))
        .routes(routes!(accounts::set_password))
        .routes(routes!(accounts::set_settings))
        .routes(routes!(passes::sessions))
        .routes(routes!(passes::delete_session))
        .routes(routes!(passes::tokens, passes::create_token))
        .routes(routes!(passes::delete_token))
        .routes(routes!(blocks::blocks))
        .routes(routes!(blocks::block, blocks::unblock))
        .routes(routes!(notice::notice))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::names))
        .routes(routes!(games::data))
        .routes(routes!(meta::health))
        .routes(routes!(meta::ready))
        .routes(routes!(lists::list, tables::create))
        .routes(routes!(tables::info))
        .routes(routes!(tables::situation))
        .routes(routes!(tables::order))
        .routes(routes!(foresight::foresight))
        .routes(routes!(foresight::why))
        .routes(routes!(cards::goal))
        .routes(routes!(cards::place))
        .routes(routes!(past::moment))
        .routes(routes!(past::replay))
        .routes(routes!(past::rematch))
        .routes(routes!(tables::decline))
        .routes(routes!(lists::hide, lists::show))
        .routes(routes!(past::fork))
        .routes(routes!(talk::said, talk::say))
        .routes(routes!(talk::note, talk::set_note))
        .routes(routes!(socket::upgrade))
}

/// What is asked by monitoring, at an address of its own.
pub(crate) fn watchers(context: Arc<Context>) -> Router {
    Router::new()
        .route("/healthz", get(meta::health))
        .route("/readyz", get(meta::ready))
        .route("/metrics", get(meta::metrics_alone))
        .fallback(missing)
        .with_state(context)
}

/// Everything that can be asked for, the description and the pages, behind the guard.
pub(crate) fn router(context: Arc<Context>) -> Result<Router, ServeError> {
    recorder()?;
    let (described, description) = described().split_for_parts();
    let description = docs::complete(description, cookies::name(&context));
    let router = described
        .route(
            "/api/v1/openapi.json",
            get(move || async move { Json(description) }),
        )
        .route("/metrics", get(meta::metrics))
        .route("/api", get(docs::page))
        .route("/api/docs.js", get(docs::script))
        .route("/api/docs.css", get(docs::style))
        .merge(page::router())
        .fallback(page::other)
        .layer(middleware::from_fn_with_state(Arc::clone(&context), guard))
        .layer(middleware::from_fn(in_words))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(failed))
        .layer(CompressionLayer::new())
        .layer(fixed(header::CACHE_CONTROL, "no-store"))
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ))
        .layer(fixed(
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ))
        .layer(fixed(
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ))
        .layer(TraceLayer::new_for_http());
    let router = if context.config.secure {
        let only_secure = "max-age=31536000; includeSubDomains";
        router.layer(fixed(header::STRICT_TRANSPORT_SECURITY, only_secure))
    } else {
        router
    };
    Ok(router.with_state(context))
}

fn fixed(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// A request in which something has panicked.
#[expect(
    clippy::needless_pass_by_value,
    reason = "the layer hands the payload over"
)]
fn failed(payload: Box<dyn Any + Send>) -> Response {
    let panicked = panics::panicked("request", payload.as_ref());
    Refused(internal_error(panicked.message)).into_response()
}

async fn missing() -> Refused {
    Refused(Problem::new(Kind::Missing, "there is nothing here"))
}

/// Before anything else: how often this address asks, and whether another page speaks through the browser.
async fn guard(
    State(context): State<Arc<Context>>,
    request: Request,
    next: Next,
) -> Result<Response, Refused> {
    // Whoever watches over the server is not one of those who use it.
    let path = request.uri().path();
    if path != "/healthz" && path != "/readyz" {
        let to = (request.version(), request.uri());
        context.names.check(to, request.headers())?;
    }
    if !meta::PATHS.contains(&request.uri().path()) {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let address = identity::address_of(&context, request.headers(), peer);
        context.limits.request(address)?;
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads || request.uri().path() == "/ws" {
        identity::same_site(request.headers())?;
    }
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or_else(|| "none".to_owned(), |route| route.as_str().to_owned());
    let begun = Instant::now();
    let response = next.run(request).await;
    metrics::histogram!("polemarch_request_seconds", "route" => route)
        .record(begun.elapsed().as_secs_f64());
    Ok(response)
}
