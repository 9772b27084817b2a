//! `POST /lang`: the language of the pages. Fields: `lang`, `next`.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use axum_extra::extract::cookie::CookieJar;
use curia_texts::Lang;

use super::Answer;
use crate::app::App;
use crate::fields::Fields;
use crate::session::LANG;

pub(super) async fn post(State(app): State<Arc<App>>, fields: Fields) -> Answer {
    let lang: Lang = fields.need("lang")?;
    let chosen = CookieJar::new().add(app.cookies.permanent(LANG, lang.code().to_owned()));
    Ok((chosen, Redirect::to(&fields.next())).into_response())
}
