//! `POST /theme`: the colours of the pages. Fields: `theme`, `next`.

use axum::response::{IntoResponse, Redirect};
use curia_web::Theme;

use super::Answer;
use crate::error::Error;
use crate::fields::Fields;
use crate::middleware::add_cookie;
use crate::session::{THEME, set_cookie};

pub(super) async fn post(fields: Fields) -> Answer {
    let theme = fields.one("theme").and_then(Theme::of_code).ok_or(Error::Form)?;
    let mut response = Redirect::to(&fields.next()).into_response();
    add_cookie(&mut response, &set_cookie(THEME, theme.code()));
    Ok(response)
}
