//! Network addresses: who counts as one household, and which proxies are believed when they name another.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::str::FromStr;

use axum::extract::{ConnectInfo, Request};
use thiserror::Error;

/// What limits count as one address: an IPv4 address, or the 64 bits of IPv6 that one subscriber is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Household(IpAddr);

impl Household {
    pub(crate) fn of(address: IpAddr) -> Household {
        Household(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
            address => address,
        })
    }
}

/// An address or a net, as `ADDR` or `NET/PREFIX`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    net: IpAddr,
    prefix: u8,
}

impl Network {
    /// True if the address lies within. IPv4 that comes as IPv6 is IPv4.
    pub fn has(&self, address: IpAddr) -> bool {
        match (self.net, address.to_canonical()) {
            (IpAddr::V4(net), IpAddr::V4(address)) => {
                let shift = u32::from(32 - self.prefix);
                net.to_bits().checked_shr(shift) == address.to_bits().checked_shr(shift)
            }
            (IpAddr::V6(net), IpAddr::V6(address)) => {
                let shift = u32::from(128 - self.prefix);
                net.to_bits().checked_shr(shift) == address.to_bits().checked_shr(shift)
            }
            _ => false,
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.net, self.prefix)
    }
}

/// A text that names neither an address nor a net.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is neither an address like 10.0.0.1 or fd00::1 nor a net like 10.0.0.0/8")]
pub struct NotANetwork(String);

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let wrong = || NotANetwork(text.to_owned());
        let (net, prefix) = match text.split_once('/') {
            Some((net, prefix)) => (net, Some(prefix.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let net: IpAddr = net.parse().map_err(|_| wrong())?;
        let most = if net.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.unwrap_or(most);
        if prefix > most {
            return Err(wrong());
        }
        // An IPv4 net that is written as IPv6 would never be met, because addresses are compared as IPv4.
        match net.to_canonical() {
            IpAddr::V4(v4) if net.is_ipv6() => {
                Ok(Network { net: IpAddr::V4(v4), prefix: prefix.checked_sub(96).ok_or_else(wrong)? })
            }
            net => Ok(Network { net, prefix }),
        }
    }
}

/// Where others on the network reach a server that listens at an address: `None` if only this machine does, or if it is
/// in no network.
pub fn outward(listening: SocketAddr) -> Option<SocketAddr> {
    outward_by(listening, own_address)
}

fn outward_by(listening: SocketAddr, own: impl FnOnce() -> Option<IpAddr>) -> Option<SocketAddr> {
    let address = if listening.ip().is_unspecified() { own()? } else { listening.ip() };
    let reached = !address.is_loopback() && !address.is_unspecified();
    reached.then(|| SocketAddr::new(address.to_canonical(), listening.port()))
}

/// Somewhere behind the usual route (an address that is nobody's), then in the nets that homes have.
const ELSEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 0, 1),
    Ipv4Addr::new(10, 0, 0, 1),
    Ipv4Addr::new(172, 16, 0, 1),
];

/// The address of this machine in its network. Nothing is sent: the system only says from where it would send.
fn own_address() -> Option<IpAddr> {
    let from = |there: Ipv4Addr| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((there, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip()).filter(|own| !own.is_loopback() && !own.is_unspecified())
    };
    ELSEWHERE.into_iter().find_map(from)
}

/// Who is at the other end of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// Where it comes from: past the proxies that are believed, and no further.
    pub(crate) household: Household,
    /// True if a proxy that is believed handed it over.
    pub(crate) proxied: bool,
}

/// Finds where a request comes from. The header of a proxy is believed only from a proxy that is named: everybody else
/// could write into it what they like.
pub(crate) fn origin(request: &Request, proxies: &[Network]) -> Origin {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    // Without a peer all are one household, which errs on the side of refusing.
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let named = request.headers().get_all("x-forwarded-for").iter();
    // An unreadable line ends the walk like an unreadable entry.
    let named: Vec<&str> = named.flat_map(|line| line.to_str().unwrap_or("?").split(',')).collect();
    let believed = |address: IpAddr| proxies.iter().any(|proxy| proxy.has(address));
    Origin { household: Household::of(walk(peer, &named, believed)), proxied: believed(peer) }
}

/// Walks from the nearest address outwards as long as the one who names the next is believed.
fn walk(peer: IpAddr, named: &[&str], believed: impl Fn(IpAddr) -> bool) -> IpAddr {
    let mut address = peer;
    for text in named.iter().rev() {
        if !believed(address) {
            break;
        }
        let Some(next) = forwarded(text.trim()) else { break };
        address = next;
    }
    address
}

/// An entry of the list: an address, which some proxies write with a port or in brackets.
fn forwarded(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn one_subscriber_is_one_household() {
        let same = |one: &str, other: &str| Household::of(address(one)) == Household::of(address(other));
        assert!(same("10.0.0.1", "::ffff:10.0.0.1"));
        assert!(!same("10.0.0.1", "10.0.0.2"));
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
    }

    #[test]
    fn others_reach_what_is_open_to_them_and_nothing_else() {
        let reach = |listening: &str, own: Option<&str>| {
            outward_by(listening.parse().unwrap(), || own.map(address)).map(|found| found.to_string())
        };
        let own = Some("192.168.1.7");
        assert_eq!(reach("0.0.0.0:8080", own).as_deref(), Some("192.168.1.7:8080"));
        assert_eq!(reach("[::]:8080", own).as_deref(), Some("192.168.1.7:8080"));
        assert_eq!(reach("0.0.0.0:8080", None), None, "a machine in no network");
        assert_eq!(reach("10.1.2.3:80", own).as_deref(), Some("10.1.2.3:80"), "where it listens and nowhere else");
        assert_eq!(reach("[fd00::7]:80", own).as_deref(), Some("[fd00::7]:80"));
        for alone in ["127.0.0.1:8080", "127.1.2.3:8080", "[::1]:8080"] {
            assert_eq!(reach(alone, own), None, "{alone}");
        }
    }

    #[test]
    fn a_net_has_its_addresses_and_no_others() {
        let has = |net: &str, one: &str| net.parse::<Network>().unwrap().has(address(one));
        assert!(has("10.0.0.0/8", "10.255.0.1") && !has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("10.0.0.1", "10.0.0.1") && !has("10.0.0.1", "10.0.0.2"));
        assert!(has("10.0.0.0/8", "::ffff:10.1.2.3") && has("::ffff:10.0.0.0/104", "10.1.2.3"));
        assert!(has("fd00::/8", "fd12::1") && !has("fd00::/8", "fe80::1"));
        assert!(has("0.0.0.0/0", "1.2.3.4") && !has("0.0.0.0/0", "::1") && has("::/0", "::1"));
        for bad in ["", "x", "10.0.0.0/33", "10.0.0.0/x", "fd00::/129", "::ffff:10.0.0.0/8", "10.0.0.1:80"] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_list_is_walked_from_the_right_past_believed_proxies_only() {
        let proxies: Vec<Network> = ["10.0.0.0/8", "127.0.0.1"].map(|net| net.parse().unwrap()).to_vec();
        let seen = |peer: &str, list: &[&str]| {
            walk(address(peer), list, |address| proxies.iter().any(|proxy| proxy.has(address))).to_string()
        };
        assert_eq!(seen("5.5.5.5", &["1.1.1.1"]), "5.5.5.5", "nobody believes a stranger");
        assert_eq!(seen("127.0.0.1", &["1.1.1.1"]), "1.1.1.1");
        assert_eq!(
            seen("127.0.0.1", &["6.6.6.6", "1.1.1.1", "10.1.1.1"]),
            "1.1.1.1",
            "what the client wrote is not read"
        );
        assert_eq!(seen("127.0.0.1", &["1.1.1.1", "nonsense"]), "127.0.0.1");
        assert_eq!(seen("127.0.0.1", &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(seen("127.0.0.1", &["1.1.1.1:80"]), "1.1.1.1");
        assert_eq!(seen("127.0.0.1", &[]), "127.0.0.1");
    }
}
