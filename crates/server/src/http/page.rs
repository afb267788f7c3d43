//! The page that people play on: `web/dist`, carried in the binary.

use axum::{
    Router,
    extract::{Path, Request},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use rust_embed::{Embed, EmbeddedFile};

use super::missing;

/// What `npm run build` has made; nothing in a clone where it has not been run.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Addresses within the page. They all answer with the same document, whose script shows what belongs there.
const ROUTES: [&str; 11] = [
    "/",
    "/new",
    "/new/{game}",
    "/tables",
    "/tables/{list}",
    "/learn/{game}",
    "/rules",
    "/rules/{game}",
    "/rules/{game}/{rule}",
    "/me",
    "/about",
];

/// Addresses of a table. Their document is the same, but also names what a table needs, so that the browser fetches it at once.
const TABLE_ROUTES: [&str; 2] = ["/table/{id}", "/table/{id}/at/{number}"];

/// Files with a digest in their name never change.
const CACHE_FOR_EVER: &str = "public, max-age=31536000, immutable";
/// All others are looked at again, which costs nothing if they are the same.
const REVALIDATE: &str = "no-cache";

/// The document, and the files that it asks for.
pub(super) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let index = |headers: HeaderMap| async move { document("index.html", &headers) };
    let table = |headers: HeaderMap| async move { document("table.html", &headers) };
    let page = ROUTES.iter().fold(Router::new(), |router, route| {
        router.route(route, get(index))
    });
    let page = TABLE_ROUTES
        .iter()
        .fold(page, |router, route| router.route(route, get(table)));
    let asset = |headers: HeaderMap, Path(name): Path<String>| async move {
        file(&format!("assets/{name}"), CACHE_FOR_EVER, &headers)
    };
    page.route("/assets/{*name}", get(asset))
}

/// A file at the top of the built page, such as its manifest, or nothing: the page itself says so to people who look for a page.
pub(super) async fn other(request: Request) -> Response {
    let name = request.uri().path().trim_start_matches('/');
    let plain = !name.contains('/') && name.contains('.') && !name.starts_with('.');
    if plain && matches!(request.method().as_str(), "GET" | "HEAD") && Built::get(name).is_some() {
        return file(name, REVALIDATE, request.headers());
    }
    if is_looked_for(&request) {
        let mut page = document("index.html", request.headers());
        // A browser that has it already is only told that it is the same.
        if page.status() == StatusCode::OK {
            *page.status_mut() = StatusCode::NOT_FOUND;
        }
        return page;
    }
    missing().await.into_response()
}

/// Does somebody with a browser look for a page here? Programs ask below `/api`, and for other things than documents.
fn is_looked_for(request: &Request) -> bool {
    let accepts = request.headers().get(header::ACCEPT);
    let document = accepts
        .and_then(|accepts| accepts.to_str().ok())
        .is_some_and(|accepts| accepts.contains("text/html"));
    document && request.method() == "GET" && !request.uri().path().starts_with("/api")
}

fn document(name: &str, headers: &HeaderMap) -> Response {
    if Built::get(name).is_none() {
        return Html(include_str!("../../assets/unbuilt.html")).into_response();
    }
    file(name, REVALIDATE, headers)
}

/// A file as the browser likes it best: it may know it already, or read it compressed.
fn file(name: &str, cache: &'static str, headers: &HeaderMap) -> Response {
    let Some(plain) = Built::get(name) else {
        return (StatusCode::NOT_FOUND, "there is nothing here").into_response();
    };
    let tag = tag(&plain);
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        let about = [
            (header::ETAG, tag),
            (header::CACHE_CONTROL, cache.to_owned()),
        ];
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let (encoding, data) = match compressed(name, headers) {
        Some((encoding, smaller)) => (Some(encoding), smaller.data),
        None => (None, plain.data),
    };
    let about = [
        (header::CONTENT_TYPE, kind(name).to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    let mut response = (about, data.into_owned()).into_response();
    if let Some(encoding) = encoding {
        let encoding = HeaderValue::from_static(encoding);
        response
            .headers_mut()
            .insert(header::CONTENT_ENCODING, encoding);
    }
    response
}

/// The build lays compressed copies beside what gains by it.
fn compressed(name: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |wanted: &str| {
        let mut names = accepted.split(',');
        names.any(|name| {
            name.split(';')
                .next()
                .is_some_and(|name| name.trim() == wanted)
        })
    };
    let copies = [("br", "br"), ("gzip", "gz")];
    copies
        .into_iter()
        .filter(|(encoding, _)| accepts(encoding))
        .find_map(|(encoding, ending)| Some((encoding, Built::get(&format!("{name}.{ending}"))?)))
}

fn tag(file: &EmbeddedFile) -> String {
    let digest = file.metadata.sha256_hash();
    let short = digest.iter().take(12).map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", short.collect::<String>())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
