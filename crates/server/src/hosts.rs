//! Under which names the server is reached, and what an invitation may say about it.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::extract::Request;
use axum::http::header;
use axum::http::uri::Authority;
use thiserror::Error as ThisError;

use crate::error::Error;

/// A name of the server as it stands in the address bar: `NAME`, or `NAME:PORT` unless the port is the usual one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Host {
    /// In small letters; an IPv6 address stands in brackets.
    name: String,
    /// `None` for the usual port of the scheme.
    port: Option<u16>,
}

impl Host {
    fn of(authority: &Authority) -> Host {
        let port = authority.port_u16().filter(|port| ![80, 443].contains(port));
        Host { name: authority.host().trim_end_matches('.').to_ascii_lowercase(), port }
    }

    /// True for names that only this machine or its own network can have given: no invitation that carries one leads
    /// to somebody else's server.
    fn is_local(&self) -> bool {
        let is_address = self.name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        is_address || !self.name.contains('.') || LOCAL.iter().any(|ending| self.name.ends_with(ending))
    }

    /// True for names by which a machine calls itself.
    fn is_this_machine(&self) -> bool {
        let address = self.name.trim_matches(['[', ']']).parse::<IpAddr>();
        address.is_ok_and(|address| address.is_loopback())
            || self.name == "localhost"
            || self.name.ends_with(".localhost")
    }
}

/// Endings that stand for no name of the public internet.
const LOCAL: [&str; 6] = [".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal"];

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.port {
            Some(port) => write!(f, "{}:{port}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

/// A text that is no name of a server.
#[derive(Clone, PartialEq, Eq, Debug, ThisError)]
#[error("{0:?} is no name like curia.example or curia.example:8080")]
pub struct NotAHost(String);

impl FromStr for Host {
    type Err = NotAHost;

    fn from_str(text: &str) -> Result<Host, NotAHost> {
        let wrong = || NotAHost(text.to_owned());
        let authority: Authority = text.parse().map_err(|_| wrong())?;
        // A port that is none is not passed over in silence.
        let rest = text.strip_prefix(authority.host()).ok_or_else(wrong)?;
        if authority.host().is_empty() || !rest.is_empty() && authority.port_u16().is_none() {
            return Err(wrong());
        }
        Ok(Host::of(&authority))
    }
}

/// The beginning of every link to this server for the one who asks: `https://NAME`, or nothing, so that a link says its
/// path only and the reader's own browser adds where it is. Refused if the server has names and this is none of them.
pub(crate) fn site(request: &Request, hosts: &[Host], https: bool) -> Result<String, Error> {
    let asked = asked(request);
    let named = match hosts {
        [] => asked.filter(Host::is_local),
        [first, ..] => match asked.filter(|asked| hosts.contains(asked)) {
            Some(asked) => Some(asked),
            None => return Err(Error::Misdirected(first.to_string())),
        },
    };
    let scheme = if https { "https" } else { "http" };
    Ok(named.map_or_else(String::new, |host| format!("{scheme}://{host}")))
}

/// How an invitation begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Inviting {
    /// As [`site`] says it, or with the address that others can open.
    pub(crate) site: String,
    /// True if what it leads to is reached on this machine only.
    pub(crate) here_only: bool,
}

/// What an invitation begins with for somebody who reached the server as `site`. Who is at the machine itself calls it by
/// a name that leads everybody else to their own machine, so others are given the address that they can open, `outward`,
/// if there is one. A server that was given names is called by those alone.
pub(crate) fn inviting(site: &str, named: bool, outward: impl FnOnce() -> Option<SocketAddr>) -> Inviting {
    let host = site.strip_prefix("http://").and_then(|name| name.parse::<Host>().ok());
    let as_it_is = |here_only| Inviting { site: site.to_owned(), here_only };
    if !host.is_some_and(|host| host.is_this_machine()) {
        return as_it_is(false);
    }
    match outward().filter(|_| !named) {
        Some(address) => Inviting { site: format!("http://{}", plain_port(address)), here_only: false },
        None => as_it_is(true),
    }
}

/// False for an address to which browsers give less, because others on the way could read it: without HTTPS, and not on
/// this machine. A site whose name is not known is taken to be behind a proxy that speaks HTTPS.
pub(crate) fn is_trustworthy(site: &str) -> bool {
    let plain = site.strip_prefix("http://").and_then(|name| name.parse::<Host>().ok());
    plain.is_none_or(|host| host.is_this_machine())
}

/// The address without the port that browsers take by themselves.
fn plain_port(address: SocketAddr) -> String {
    let text = address.to_string();
    text.strip_suffix(":80").map(str::to_owned).unwrap_or(text)
}

/// The name under which a request reaches the server. A target that is a whole address goes before the header.
fn asked(request: &Request) -> Option<Host> {
    let header = || request.headers().get(header::HOST)?.to_str().ok();
    request.uri().authority().map(Authority::as_str).or_else(header)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn site_of(host: &str, hosts: &[&str], https: bool) -> Result<String, Error> {
        let hosts: Vec<Host> = hosts.iter().map(|host| host.parse().unwrap()).collect();
        let request = Request::builder().uri("/").header("host", host).body(Body::empty()).unwrap();
        site(&request, &hosts, https)
    }

    #[test]
    fn without_names_an_invitation_names_only_what_the_own_network_can_name() {
        for own in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7", "mill:8080", "mill.local", "a.lan"]
        {
            assert_eq!(site_of(own, &[], false).unwrap(), format!("http://{own}"));
        }
        for foreign in ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8080", "user@mill", "", "a b"]
        {
            assert_eq!(site_of(foreign, &[], false).unwrap(), "", "{foreign:?}");
        }
    }

    #[test]
    fn who_is_at_the_machine_itself_invites_others_by_an_address_they_can_open() {
        let from = |site: &str, named, outward: Option<&str>| {
            let Inviting { site, here_only } = inviting(site, named, || outward.map(|text| text.parse().unwrap()));
            (site, here_only)
        };
        let lan = Some("192.168.1.7:8080");
        for own in ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080", "http://curia.localhost"] {
            assert_eq!(from(own, false, lan), ("http://192.168.1.7:8080".to_owned(), false), "{own}");
            assert_eq!(from(own, false, None), (own.to_owned(), true), "{own}: nobody else gets there");
            assert_eq!(from(own, true, lan), (own.to_owned(), true), "{own}: it answers under its names only");
        }
        assert_eq!(from("http://localhost", false, Some("10.0.0.2:80")).0, "http://10.0.0.2");
        assert!(is_trustworthy("http://localhost:8080") && is_trustworthy("https://mill") && is_trustworthy(""));
        assert!(!is_trustworthy("http://192.168.1.7:8080"));
        for reached in ["http://mill:8080", "http://10.0.0.9:8080", "https://curia.example", ""] {
            assert_eq!(from(reached, false, lan), (reached.to_owned(), false), "{reached}: as they came");
        }
    }

    #[test]
    fn with_names_every_other_one_is_refused() {
        let hosts = ["curia.example", "mill:8080"];
        assert_eq!(site_of("Curia.Example", &hosts, true).unwrap(), "https://curia.example");
        assert_eq!(site_of("curia.example:443", &hosts, true).unwrap(), "https://curia.example");
        assert_eq!(site_of("mill:8080", &hosts, false).unwrap(), "http://mill:8080");
        for other in ["evil.example", "curia.example:8080", "mill", "127.0.0.1", "curia.example@evil.example", ""] {
            assert!(matches!(site_of(other, &hosts, true), Err(Error::Misdirected(_))), "{other:?}");
        }
    }

    #[test]
    fn a_target_that_is_a_whole_address_goes_before_the_header() {
        let request = Request::builder().uri("http://evil.example/").header("host", "curia.example");
        let request = request.body(Body::empty()).unwrap();
        assert!(site(&request, &["curia.example".parse().unwrap()], false).is_err());
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for bad in ["", ":80", "a/b", "http://a", "a@b", "a:99999", "a:", "a b"] {
            assert!(bad.parse::<Host>().is_err(), "{bad:?}");
        }
        assert_eq!("[FD00::1]:8080".parse::<Host>().unwrap().to_string(), "[fd00::1]:8080");
    }
}
