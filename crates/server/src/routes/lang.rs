//! `POST /lang`: the language of the pages. Fields: `lang`, `next`.

use axum::response::{IntoResponse, Redirect};
use curia_texts::Lang;

use super::Answer;
use crate::fields::Fields;
use crate::middleware::add_cookie;
use crate::session::{LANG, set_cookie};

pub(super) async fn post(fields: Fields) -> Answer {
    let lang: Lang = fields.need("lang")?;
    let mut response = Redirect::to(&fields.next()).into_response();
    add_cookie(&mut response, &set_cookie(LANG, lang.code()));
    Ok(response)
}
