//! `POST /play`: at once against bots. Fields: `game`, `seats`, `level`, `name`.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use curia_bots::Level;
use curia_catalog::GameId;
use curia_table::{Chair, Settings};

use super::Answer;
use super::new_table::{Plan, open};
use crate::app::App;
use crate::caller::Caller;
use crate::fields::Fields;
use crate::trouble::Trouble;

pub(super) async fn post(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    let game: GameId = fields.need("game")?;
    let (least, most) = game.info().seats;
    let seats = fields.one("seats").map_or(Ok(3.clamp(least, most)), |text| text.parse().map_err(|_| Trouble::Form))?;
    let level = fields.one("level").map_or(Ok(Level::Greedy), |text| text.parse().map_err(|_| Trouble::Form))?;
    if !(least..=most).contains(&seats) {
        return Err(Trouble::Form);
    }
    let mut chairs = vec![Chair::Bot(level); seats];
    chairs[0] = Chair::Person(caller.person);
    let plan = Plan { game, chairs, options: Default::default(), settings: Settings::default(), start: true };
    let table = open(&app, &caller, plan, fields.one("name")).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}
