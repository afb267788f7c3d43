//! Takes connections in. Clients that do not send their request in time, or do not take what is sent to them, are not waited for.

use std::{convert::Infallible, future::Future, io, net::SocketAddr, pin::pin, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
    response::Response,
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
};
use tower_service::Service;

use crate::{
    connection_caps::{ConnectionCaps, Counts},
    context::Context,
    write_timeout::WriteTimeout,
};

/// No head of a request is larger. What is read before it is known who asks is not more than this either.
const MAX_HEAD_BYTES: usize = 16 * 1024;

/// So long nobody is taken in when there are too many open files.
const ACCEPT_BACKOFF: Duration = Duration::from_secs(1);

/// Answers until `stop` is done; then takes nobody in any more and returns when what was begun is finished. The head of a request has to
/// be here within `arrival`; a connection on which nothing comes for so long ends, and one whose client takes nothing for so long.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    context: &Context,
    stop: impl Future<Output = ()>,
) {
    let arrival = context.config.arrival;
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(arrival)
        .max_buf_size(MAX_HEAD_BYTES);
    let caps = ConnectionCaps::new(context.config.most_connections);
    // Every connection has one of each: it hears of the end, and the last one that ends is noticed. `GracefulShutdown` of `hyper-util`
    // does the same, but not for HTTP/1 connections that may become WebSockets.
    let (tell, stopping) = watch::channel(());
    let (open, mut ended) = mpsc::channel::<Infallible>(1);
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        // A proxy of our own brings everybody's connections from one address.
        let counts = if context.proxies.has(peer.ip()) {
            Counts::InAll
        } else {
            Counts::FromItsAddress
        };
        let Some(counted) = caps.admit(peer.ip(), counts) else {
            metrics::counter!("polemarch_connections_refused").increment(1);
            continue;
        };
        let router = router.clone();
        let service = service_fn(move |request| answer(router.clone(), peer, request));
        let stream = TokioIo::new(WriteTimeout::new(stream, counted, arrival));
        let connection = http.serve_connection(stream, service);
        let (mut stopping, open) = (stopping.clone(), open.clone());
        tokio::spawn(async move {
            let _open = open;
            let mut connection = pin!(connection.with_upgrades());
            let done = tokio::select! {
                done = connection.as_mut() => done,
                _ = stopping.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = done {
                tracing::debug!(%error, "a connection has ended");
            }
        });
    }
    drop((listener, open));
    // Where nobody is connected nobody hears it.
    _ = tell.send(());
    _ = ended.recv().await;
}

async fn answer(
    mut router: Router,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.call(request).await
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Frames are small and wanted at once.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!(%error, "frames may be late");
                }
                return (stream, peer);
            }
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                tracing::error!(%error, "nobody can be taken in");
                tokio::time::sleep(ACCEPT_BACKOFF).await;
            }
        }
    }
}

/// Has the client gone before it was taken in?
fn is_of_the_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
