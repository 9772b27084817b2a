//! Who calls: the signed cookie, the language, the colours.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use curia_table::PersonId;
use curia_texts::Lang;
use curia_web::{Theme, Visitor};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::error::Error;

/// The cookie that says who somebody is.
pub(crate) const ID: &str = "curia_id";
/// The cookie of the language.
pub(crate) const LANG: &str = "curia_lang";
/// The cookie of the colours.
pub(crate) const THEME: &str = "curia_theme";

const YEAR: u32 = 365 * 24 * 3600;

/// The one who calls.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) person: PersonId,
    /// True if he came without a cookie and gets one with the answer.
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

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// A header that sets a cookie; an empty value takes it away.
pub(crate) fn set_cookie(name: &str, value: &str) -> String {
    let age = if value.is_empty() { 0 } else { YEAR };
    format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax")
}

/// The language of a request: what the person chose, else what his browser prefers.
pub(crate) fn lang_of(headers: &HeaderMap) -> Lang {
    if let Some(chosen) = cookie(headers, LANG).and_then(|code| code.parse().ok()) {
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

/// Signs people's numbers with the key of the server.
pub(crate) struct Signer([u8; 32]);

impl Signer {
    pub(crate) fn new(key: [u8; 32]) -> Signer {
        Signer(key)
    }

    fn mac(&self, person: &str) -> Hmac<Sha256> {
        // HMAC takes keys of any length, so this cannot fail; an empty key would only refuse every cookie.
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).unwrap_or_else(|_| unreachable!("any key length works"));
        mac.update(b"curia person ");
        mac.update(person.as_bytes());
        mac
    }

    /// The cookie of a person.
    pub(crate) fn sign(&self, person: PersonId) -> String {
        let id = format!("{:016x}", person.0);
        let tag = self.mac(&id).finalize().into_bytes();
        let tag: String = tag.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{id}.{tag}")
    }

    /// The person of a cookie, if it was signed here.
    pub(crate) fn verify(&self, cookie: &str) -> Option<PersonId> {
        let (id, tag) = cookie.split_once('.')?;
        if id.len() != 16 || tag.len() != 64 || !cookie.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(tag.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        self.mac(id).verify_slice(&bytes).ok()?;
        u64::from_str_radix(id, 16).ok().map(PersonId)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_cookie_is_good_only_as_it_was_signed() {
        let signer = Signer::new([3; 32]);
        let cookie = signer.sign(PersonId(77));
        assert_eq!(signer.verify(&cookie), Some(PersonId(77)));
        assert_eq!(Signer::new([4; 32]).verify(&cookie), None);
        for at in 0..cookie.len() {
            let mut tampered = cookie.clone().into_bytes();
            tampered[at] = if tampered[at] == b'0' { b'1' } else { b'0' };
            assert_eq!(signer.verify(std::str::from_utf8(&tampered).unwrap()), None, "{at}");
        }
        for bad in ["", ".", "é", "0.0", &cookie[1..]] {
            assert_eq!(signer.verify(bad), None);
        }
    }

    #[test]
    fn the_language_is_the_chosen_one_else_the_preferred_one() {
        let headers = |accept: &'static str, cookie: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accept));
            headers.insert(header::COOKIE, HeaderValue::from_static(cookie));
            headers
        };
        assert_eq!(lang_of(&headers("hu-HU,hu;q=0.9,en;q=0.8", "")), Lang::Hu);
        assert_eq!(lang_of(&headers("de, en;q=0.5, hu;q=0.7", "")), Lang::Hu);
        assert_eq!(lang_of(&headers("hu", "a=b; curia_lang=en")), Lang::En);
        assert_eq!(lang_of(&headers("fr", "curia_lang=xx")), Lang::En);
    }
}
