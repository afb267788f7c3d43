//! Where requests come from and whom they are meant for: proxies that are believed, and the names this server answers to.

use std::{
    net::{IpAddr, SocketAddr},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::http::{HeaderMap, Uri, Version, header};
use ipnet::IpNet;
use protocol::{Kind, Problem};

use crate::config::Config;

/// How often it is said that a proxy is not believed.
const BETWEEN_WARNINGS: Duration = Duration::from_secs(600);

/// The proxies of our own.
#[derive(Debug)]
pub(crate) struct TrustedProxies {
    networks: Vec<IpNet>,
    warned: Mutex<Option<Instant>>,
}

impl TrustedProxies {
    pub(crate) fn new(networks: Vec<IpNet>) -> Self {
        Self {
            networks,
            warned: Mutex::default(),
        }
    }

    /// Is this one of them?
    pub(crate) fn has(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        self.networks.iter().any(|network| network.contains(&peer))
    }

    /// The address somebody comes from: what the first proxy of our own, seen from here, has written about whom it heard.
    pub(crate) fn client_address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all("x-forwarded-for").iter();
        let lines = lines.filter_map(|line| line.to_str().ok());
        let mut named = lines.flat_map(|line| line.split(',')).peekable();
        if named.peek().is_some() && !self.has(peer) {
            self.warn(peer);
            return peer;
        }
        let mut address = peer;
        for name in named.collect::<Vec<_>>().into_iter().rev() {
            let Some(before) = address_in(name.trim()) else {
                break;
            };
            address = before;
            if !self.has(before) {
                break;
            }
        }
        address
    }

    /// Somebody names another address and is not believed: perhaps a proxy that should be.
    fn warn(&self, peer: IpAddr) {
        // The time is whole between any two of our lines, so a panic elsewhere has not harmed it.
        let mut warned = self.warned.lock().unwrap_or_else(PoisonError::into_inner);
        if warned.is_some_and(|at| at.elapsed() < BETWEEN_WARNINGS) {
            return;
        }
        *warned = Some(Instant::now());
        tracing::warn!(
            %peer,
            "X-Forwarded-For comes from an address that is no trusted proxy, and is not believed: if it is your own, start with --trust-proxy {peer}"
        );
    }
}

/// An address as proxies write it, with a port or without.
fn address_in(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    bare.parse().or_else(|_| with_port()).ok()
}

/// The names this server answers to.
#[derive(Debug)]
pub(crate) struct PublicNames {
    names: Vec<String>,
    /// Is everything else refused that does not name this machine itself?
    is_closed: bool,
}

impl PublicNames {
    /// Where no name is configured, a server for this machine alone answers to its own names, and any other to all.
    pub(crate) fn new(config: &Config) -> Self {
        let is_local = config.listen.ip().is_loopback() && config.trusted_proxies.is_empty();
        let names = config.public_names.iter().map(|name| name.to_lowercase());
        let names: Vec<String> = names.collect();
        Self {
            is_closed: is_local || !names.is_empty(),
            names,
        }
    }

    /// Refuses a request that is meant for somebody else, or for nobody.
    pub(crate) fn check(
        &self,
        (version, uri): (Version, &Uri),
        headers: &HeaderMap,
    ) -> Result<(), Problem> {
        // A request as to a proxy names the host twice.
        if uri
            .host()
            .is_some_and(|host| self.is_closed && !self.knows(host))
        {
            return Err(misdirected());
        }
        let mut hosts = headers.get_all(header::HOST).iter();
        let host = match (hosts.next(), hosts.next()) {
            (Some(host), None) => host.to_str().map_err(Problem::malformed)?,
            (None, _) if version < Version::HTTP_11 => return Ok(()),
            (None, _) | (Some(_), Some(_)) => {
                return Err(Problem::malformed("a request names one host"));
            }
        };
        if !self.is_closed || self.knows(host) {
            return Ok(());
        }
        Err(misdirected())
    }

    fn knows(&self, host: &str) -> bool {
        let name = without_port(host).to_lowercase();
        let name = name.strip_suffix('.').map_or(name.clone(), str::to_owned);
        let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        // No other page can be reached by an address, so it cannot be one that was moved here.
        is_address || name == "localhost" || self.names.contains(&name)
    }
}

fn misdirected() -> Problem {
    let why =
        "this server is not known by that name: its administrator can add it with --public-name";
    Problem::new(Kind::Misdirected, why)
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        Some(_) | None => host,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn from(lines: &[&'static str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        headers
    }

    #[test]
    fn only_a_trusted_proxy_says_who_asks() {
        let trusted = ["10.0.0.0/8", "2001:db8::1/128"];
        let trusted = trusted.map(|network| network.parse().unwrap());
        let proxies = TrustedProxies::new(trusted.to_vec());
        for (peer, lines, client) in [
            ("203.0.113.9", vec!["198.51.100.1"], "203.0.113.9"),
            ("10.0.0.1", vec![], "10.0.0.1"),
            ("10.0.0.1", vec!["198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", vec!["6.6.6.6, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", vec!["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", vec!["198.51.100.1, 10.2.2.2"], "198.51.100.1"),
            ("10.0.0.1", vec!["nonsense"], "10.0.0.1"),
            ("10.0.0.1", vec!["198.51.100.1:4711"], "198.51.100.1"),
            ("10.0.0.1", vec!["[2001:db8::9]:44"], "2001:db8::9"),
            ("10.0.0.1", vec!["[2001:db8::9]"], "2001:db8::9"),
            ("::ffff:10.0.0.1", vec!["198.51.100.1"], "198.51.100.1"),
            ("2001:db8::1", vec!["198.51.100.1"], "198.51.100.1"),
        ] {
            let address = proxies.client_address(peer.parse().unwrap(), &from(&lines));
            assert_eq!(
                address,
                client.parse::<IpAddr>().unwrap(),
                "{peer} {lines:?}"
            );
        }
    }

    fn answers_to(config: &Config, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        let names = PublicNames::new(config);
        names
            .check((Version::HTTP_11, &Uri::default()), &headers)
            .is_ok()
    }

    #[test]
    fn a_server_answers_to_its_own_names() {
        let local = Config::default();
        let club = Config {
            public_names: vec!["Club.example.org".to_owned()],
            ..Config::default()
        };
        let open = Config {
            listen: "0.0.0.0:80".parse().unwrap(),
            ..Config::default()
        };
        for (host, own) in [
            ("localhost:8080", [true, true, true]),
            ("127.0.0.1:8080", [true, true, true]),
            ("[::1]:8080", [true, true, true]),
            ("club.example.org", [false, true, true]),
            ("CLUB.example.org:443", [false, true, true]),
            ("club.example.org.", [false, true, true]),
            ("evil.example.com", [false, false, true]),
            ("club.example.org.evil.example.com", [false, false, true]),
        ] {
            let answers = [&local, &club, &open].map(|config| answers_to(config, host));
            assert_eq!(answers, own, "{host}");
        }
    }

    #[test]
    fn a_request_names_one_host() {
        let names = PublicNames::new(&Config::default());
        let mut headers = HeaderMap::new();
        assert!(
            names
                .check((Version::HTTP_11, &Uri::default()), &headers)
                .is_err()
        );
        assert!(
            names
                .check((Version::HTTP_10, &Uri::default()), &headers)
                .is_ok()
        );
        headers.append(header::HOST, HeaderValue::from_static("localhost"));
        headers.append(header::HOST, HeaderValue::from_static("localhost"));
        assert!(
            names
                .check((Version::HTTP_11, &Uri::default()), &headers)
                .is_err()
        );
    }
}
