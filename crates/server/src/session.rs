//! Who asks: the signed cookie and the epoch it must have, the language, the colours, the speed.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, Key, SameSite, SignedCookieJar};
use curia_table::PersonId;
use curia_texts::Lang;
use curia_web::{Speed, Theme, Visitor};
use tokio::sync::Mutex as AsyncMutex;

use crate::error::Error;
use crate::network::Household;

/// The cookie that says who somebody is.
pub(crate) const ID: &str = "curia_id";
/// The cookie of the language.
pub(crate) const LANG: &str = "curia_lang";
/// The cookie of the colours.
pub(crate) const THEME: &str = "curia_theme";
/// The cookie of the speed.
pub(crate) const SPEED: &str = "curia_speed";

/// The one who asks.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) person: PersonId,
    /// The epoch of their cookie.
    pub(crate) epoch: u32,
    /// True if they came without a cookie.
    pub(crate) fresh: bool,
    /// Where they come from.
    pub(crate) household: Household,
    /// The beginning of links to this server, as `https://NAME`; empty if the name they use is not believed.
    pub(crate) site: String,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    pub(crate) speed: Speed,
    /// True if htmx asks: then an answer is a fragment and not a page.
    pub(crate) htmx: bool,
    /// The path of the request with its query.
    pub(crate) path: String,
}

impl Session {
    /// What their cookie says, or will say.
    pub(crate) fn identity(&self) -> Identity {
        Identity { person: self.person, epoch: self.epoch }
    }

    /// For whom a page is made.
    pub(crate) fn visitor<'a>(&'a self, name: Option<&'a str>) -> Visitor<'a> {
        Visitor { lang: self.lang, theme: self.theme, speed: self.speed, name, path: &self.path, site: &self.site }
    }
}

impl<S: Sync> FromRequestParts<S> for Session {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Session, Error> {
        parts.extensions.get().cloned().ok_or(Error::Broken)
    }
}

/// Makes, signs and checks the cookies of the site.
pub(crate) struct Cookies {
    key: Key,
    /// True if browsers reach the site over HTTPS: then a cookie must never travel without.
    https: bool,
}

impl Cookies {
    /// With the stored secret of the server.
    pub(crate) fn new(secret: &[u8; 32], https: bool) -> Cookies {
        Cookies { key: Key::derive_from(secret), https }
    }

    /// A cookie for the whole site that scripts and other sites do not get.
    pub(crate) fn permanent(&self, name: &'static str, value: String) -> Cookie<'static> {
        let cookie = Cookie::build((name, value)).path("/").http_only(true).same_site(SameSite::Lax);
        cookie.secure(self.https).permanent().build()
    }

    /// An answer's part that tells a person's browser who they are.
    pub(crate) fn identity(&self, identity: Identity) -> SignedCookieJar {
        SignedCookieJar::new(self.key.clone()).add(self.permanent(ID, identity.to_string()))
    }

    /// An answer's part that takes the identity away.
    pub(crate) fn no_identity(&self, shown: CookieJar) -> CookieJar {
        shown.remove(self.permanent(ID, String::new()))
    }

    /// Whose cookie is shown; `None` for a stranger, an error for a cookie that was not signed here.
    pub(crate) fn shown(&self, shown: &CookieJar) -> Result<Option<Identity>, Error> {
        let Some(cookie) = shown.get(ID).filter(|cookie| !cookie.value().is_empty()) else { return Ok(None) };
        let signed = SignedCookieJar::new(self.key.clone()).verify(cookie.clone());
        signed.and_then(|cookie| Identity::read(cookie.value())).map(Some).ok_or(Error::Cookie)
    }
}

/// What a cookie says: a person, and since which of their revocations. Before the first one the epoch is 0 and not
/// written, so that cookies from before there were epochs stay good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    pub(crate) person: PersonId,
    pub(crate) epoch: u32,
}

impl Identity {
    fn read(text: &str) -> Option<Identity> {
        let (epoch, person) = text.split_once('.').unwrap_or(("0", text));
        Some(Identity { person: PersonId(u64::from_str_radix(person, 16).ok()?), epoch: epoch.parse().ok()? })
    }
}

impl std::fmt::Display for Identity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.epoch > 0 {
            write!(f, "{}.", self.epoch)?;
        }
        write!(f, "{:016x}", self.person.0)
    }
}

/// Which cookies of whom count: those of the person's epoch or a later one.
pub(crate) struct Epochs {
    of: RwLock<HashMap<PersonId, u32>>,
    /// Held by whoever raises an epoch until it is kept: of two who ask at once, the second is signed out.
    pub(crate) raising: AsyncMutex<()>,
}

impl Epochs {
    /// As the store has them.
    pub(crate) fn new(revoked: Vec<(u64, u32)>) -> Epochs {
        let of = revoked.into_iter().map(|(person, epoch)| (PersonId(person), epoch)).collect();
        Epochs { of: RwLock::new(of), raising: AsyncMutex::new(()) }
    }

    /// True if what the person has shown was not revoked.
    pub(crate) fn counts(&self, identity: Identity) -> bool {
        let of = self.of.read().unwrap_or_else(PoisonError::into_inner);
        of.get(&identity.person).is_none_or(|&epoch| identity.epoch >= epoch)
    }

    /// From now on only this epoch and later ones count.
    pub(crate) fn raise(&self, identity: Identity) {
        let mut of = self.of.write().unwrap_or_else(PoisonError::into_inner);
        let epoch = of.entry(identity.person).or_default();
        *epoch = identity.epoch.max(*epoch);
    }
}

/// The language of a request: what the person chose, else what their browser prefers.
pub(crate) fn lang_of(shown: &CookieJar, headers: &HeaderMap) -> Lang {
    if let Some(chosen) = shown.get(LANG).and_then(|cookie| cookie.value().parse().ok()) {
        return chosen;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let weighed = accepted.split(',').filter_map(|part| {
        let mut pieces = part.trim().split(';');
        let lang = Lang::of_locale(pieces.next()?.trim())?;
        let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        Some((lang, weight))
    });
    // Of equal weights the first wins.
    weighed.fold((Lang::En, 0.0), |best, next| if next.1 > best.1 { next } else { best }).0
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::response::IntoResponse;

    use super::*;

    /// The header by which an answer sets the cookie of a person.
    fn set_cookie(cookies: &Cookies, person: u64) -> String {
        set_cookie_of(cookies, Identity { person: PersonId(person), epoch: 0 })
    }

    fn set_cookie_of(cookies: &Cookies, identity: Identity) -> String {
        let response = (cookies.identity(identity), ()).into_response();
        response.headers()[header::SET_COOKIE].to_str().unwrap().to_owned()
    }

    fn shown(cookie: &str) -> CookieJar {
        let value = HeaderValue::from_bytes(cookie.as_bytes()).unwrap();
        CookieJar::from_headers(&HeaderMap::from_iter([(header::COOKIE, value)]))
    }

    #[test]
    fn a_cookie_is_good_only_as_it_was_signed() {
        let cookies = Cookies::new(&[3; 32], false);
        let set = set_cookie(&cookies, 77);
        let cookie = set.split(';').next().unwrap();
        let person = Identity { person: PersonId(77), epoch: 0 };
        assert_eq!(cookies.shown(&shown(cookie)).unwrap(), Some(person));
        assert!(cookie.ends_with("000000000000004d"), "as it was before there were epochs: {cookie}");
        assert!(Cookies::new(&[4; 32], false).shown(&shown(cookie)).is_err(), "the key of another server");
        for at in ID.len() + 1..cookie.len() {
            let mut tampered = cookie.to_owned().into_bytes();
            tampered[at] = if tampered[at] == b'0' { b'1' } else { b'0' };
            let tampered = String::from_utf8(tampered).unwrap();
            assert!(cookies.shown(&shown(&tampered)).is_err(), "{tampered}");
        }
        for bad in [".", "%C3%A9", "000000000000004d", &cookie[ID.len() + 2..]] {
            assert!(cookies.shown(&shown(&format!("{ID}={bad}"))).is_err(), "{bad}");
        }
        for none in ["", "curia_id=", "other=1"] {
            assert_eq!(cookies.shown(&shown(none)).unwrap(), None, "{none}");
        }
    }

    #[test]
    fn a_cookie_counts_from_the_epoch_of_its_person_on() {
        let cookies = Cookies::new(&[3; 32], false);
        let epochs = Epochs::new(vec![(77, 2)]);
        let of = |epoch| Identity { person: PersonId(77), epoch };
        for epoch in [0, 1, 2, u32::MAX] {
            let set = set_cookie_of(&cookies, of(epoch));
            assert_eq!(cookies.shown(&shown(set.split(';').next().unwrap())).unwrap(), Some(of(epoch)));
            assert_eq!(epochs.counts(of(epoch)), epoch >= 2, "{epoch}");
        }
        epochs.raise(of(1));
        assert!(epochs.counts(of(2)), "an epoch never falls");
        assert!(epochs.counts(Identity { person: PersonId(78), epoch: 0 }), "others are not concerned");
    }

    #[test]
    fn a_cookie_is_kept_from_scripts_other_sites_and_open_lines() {
        let plain = set_cookie(&Cookies::new(&[3; 32], false), 1);
        for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="] {
            assert!(plain.contains(part), "{part} in {plain}");
        }
        assert!(!plain.contains("; Secure"), "a table on this machine has no HTTPS: {plain}");
        assert!(set_cookie(&Cookies::new(&[3; 32], true), 1).contains("; Secure"));
    }

    #[test]
    fn the_language_is_the_chosen_one_else_the_preferred_one() {
        let lang = |accept: &'static str, cookie: &'static str| {
            lang_of(
                &shown(cookie),
                &HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accept))]),
            )
        };
        assert_eq!(lang("hu-HU,hu;q=0.9,en;q=0.8", ""), Lang::Hu);
        assert_eq!(lang("de, en;q=0.5, hu;q=0.7", ""), Lang::Hu);
        assert_eq!(lang("hu", "a=b; curia_lang=en"), Lang::En);
        assert_eq!(lang("fr", "curia_lang=xx"), Lang::En);
    }
}
