//! `POST /speed`: how fast the pages show what others do. Fields: `speed`, `next`.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use axum_extra::extract::cookie::CookieJar;
use curia_web::Speed;

use super::Answer;
use crate::app::App;
use crate::error::Error;
use crate::fields::Fields;
use crate::session::SPEED;

pub(super) async fn post(State(app): State<Arc<App>>, fields: Fields) -> Answer {
    let speed = fields.one("speed").and_then(Speed::of_code).ok_or(Error::Form)?;
    let chosen = CookieJar::new().add(app.cookies.permanent(SPEED, speed.code().to_owned()));
    Ok((chosen, Redirect::to(&fields.next())).into_response())
}
