//! `POST /theme`: the colours of the pages. Fields: `theme`, `next`.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use axum_extra::extract::cookie::CookieJar;
use curia_web::Theme;

use super::Answer;
use crate::app::App;
use crate::error::Error;
use crate::fields::Fields;
use crate::session::THEME;

pub(super) async fn post(State(app): State<Arc<App>>, fields: Fields) -> Answer {
    let theme = fields.one("theme").and_then(Theme::of_code).ok_or(Error::Form)?;
    let chosen = CookieJar::new().add(app.cookies.permanent(THEME, theme.code().to_owned()));
    Ok((chosen, Redirect::to(&fields.next())).into_response())
}
