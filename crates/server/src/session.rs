//! Who asks: the signed cookie, the language, the colours.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, Key, SameSite, SignedCookieJar};
use curia_table::PersonId;
use curia_texts::Lang;
use curia_web::{Theme, Visitor};

use crate::error::Error;

/// The cookie that says who somebody is.
pub(crate) const ID: &str = "curia_id";
/// The cookie of the language.
pub(crate) const LANG: &str = "curia_lang";
/// The cookie of the colours.
pub(crate) const THEME: &str = "curia_theme";

/// The one who asks.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) person: PersonId,
    /// True if they came without a cookie and get one with the answer.
    pub(crate) fresh: bool,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// True if htmx asks: then an answer is a fragment and not a page.
    pub(crate) htmx: bool,
    /// The path of the request with its query.
    pub(crate) path: String,
}

impl Session {
    /// For whom a page is made.
    pub(crate) fn visitor<'a>(&'a self, name: Option<&'a str>) -> Visitor<'a> {
        Visitor { lang: self.lang, theme: self.theme, name, path: &self.path }
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
    pub(crate) fn identity(&self, person: PersonId) -> SignedCookieJar {
        SignedCookieJar::new(self.key.clone()).add(self.permanent(ID, format!("{:016x}", person.0)))
    }

    /// An answer's part that takes the identity away.
    pub(crate) fn no_identity(&self, shown: CookieJar) -> CookieJar {
        shown.remove(self.permanent(ID, String::new()))
    }

    /// The person whose cookie is shown; `None` for a stranger, an error for a cookie that was not signed here.
    pub(crate) fn person(&self, shown: &CookieJar) -> Result<Option<PersonId>, Error> {
        let Some(cookie) = shown.get(ID).filter(|cookie| !cookie.value().is_empty()) else { return Ok(None) };
        let signed = SignedCookieJar::new(self.key.clone()).verify(cookie.clone());
        let id = signed.and_then(|cookie| u64::from_str_radix(cookie.value(), 16).ok());
        id.map(|id| Some(PersonId(id))).ok_or(Error::Cookie)
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
        let response = (cookies.identity(PersonId(person)), ()).into_response();
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
        assert_eq!(cookies.person(&shown(cookie)).unwrap(), Some(PersonId(77)));
        assert!(Cookies::new(&[4; 32], false).person(&shown(cookie)).is_err(), "the key of another server");
        for at in ID.len() + 1..cookie.len() {
            let mut tampered = cookie.to_owned().into_bytes();
            tampered[at] = if tampered[at] == b'0' { b'1' } else { b'0' };
            let tampered = String::from_utf8(tampered).unwrap();
            assert!(cookies.person(&shown(&tampered)).is_err(), "{tampered}");
        }
        for bad in [".", "%C3%A9", "000000000000004d", &cookie[ID.len() + 2..]] {
            assert!(cookies.person(&shown(&format!("{ID}={bad}"))).is_err(), "{bad}");
        }
        for none in ["", "curia_id=", "other=1"] {
            assert_eq!(cookies.person(&shown(none)).unwrap(), None, "{none}");
        }
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
