//! `POST /play`: at once against bots. Fields: `game`, `seats`, `level`, `name`; `lessons` = `on` for a first game, which opens
//! with lessons.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use curia_bots::Level;
use curia_catalog::GameId;
use curia_table::{Chair, Settings};

use super::Answer;
use super::new_table::{Plan, open};
use crate::app::App;
use crate::error::Error;
use crate::fields::Fields;
use crate::session::Session;

pub(super) async fn post(State(app): State<Arc<App>>, session: Session, fields: Fields) -> Answer {
    let game: GameId = fields.need("game")?;
    let (least, most) = game.info().seats;
    let seats = fields.optional("seats")?.unwrap_or(3.clamp(least, most));
    let level = fields.optional("level")?.unwrap_or(Level::Greedy);
    if !(least..=most).contains(&seats) {
        return Err(Error::Form);
    }
    let mut chairs = vec![Chair::Bot(level); seats];
    chairs[0] = Chair::Person(session.person);
    let plan = Plan { game, chairs, options: Default::default(), settings: Settings::default(), start: true };
    let table = open(&app, &session, plan, fields.one("name")).await?;
    let learn = if fields.one("lessons") == Some("on") { "#learn" } else { "" };
    Ok(Redirect::to(&format!("/t/{table}{learn}")).into_response())
}
