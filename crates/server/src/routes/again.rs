//! `POST /t/{table}/again`: another game of the same kind for those who were here. Whoever of the players asks first
//! opens the table and keeps their chair; who asks after them sits down at it; who only looked on comes along to look on.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect};
use curia_catalog::{GameId, with_any};
use curia_core::{Options, Seat};
use curia_table::{Chair, Intent, Refused, Request, Table};

use super::Answer;
use super::new_table::{Plan, prepare};
use crate::app::App;
use crate::error::Error;
use crate::live::{AnyLive, Hosted, Shared};
use crate::roster::Roster;
use crate::session::Session;

pub(super) async fn post(State(app): State<Arc<App>>, session: Session, Path(table): Path<String>) -> Answer {
    let live = app.tables.get(&app, &table).await?;
    let next = with_any!(AnyLive, &live, live => next_table(&app, &session, live).await)?;
    let next = format!("/t/{next}");
    Ok(match session.htmx {
        true => (StatusCode::NO_CONTENT, [("hx-redirect", next)]).into_response(),
        false => Redirect::to(&next).into_response(),
    })
}

/// The table at which those who sat here play again, with the one who asks at it. Whether it is opened here or was
/// before, the table of the finished game says so: both are kept in one batch.
async fn next_table<G: Hosted>(app: &Arc<App>, session: &Session, live: &Shared<G>) -> Result<String, Error> {
    if live.table().is_over() && live.table().seat_of(session.person).is_none() {
        return live.table().next_table().map(str::to_owned).ok_or(Error::NoNextGame);
    }
    let (seat, plan) = plan(&live.table(), session)?;
    let opened = live.table().next_table().map(str::to_owned);
    if let Some(opened) = opened {
        sit(app, session, &opened, seat).await?;
        return Ok(opened);
    }
    let (name, writes) = prepare(app, session, plan, None).await?;
    let intent = Intent::PlayAgain { table: name.clone() };
    live.submit_with(app, Request { person: Some(session.person), intent }, writes).await?;
    let opened = live.table().next_table().map_or(name.clone(), str::to_owned);
    if opened != name {
        // Somebody else asked at the same moment and was first.
        sit(app, session, &opened, seat).await?;
    }
    Ok(opened)
}

/// The same chairs, options and settings. The other people's chairs are open: they come if they like.
fn plan<G: Hosted>(table: &Table<G>, session: &Session) -> Result<(Seat, Plan), Error> {
    let refused = |refused| Error::Refused(refused, Roster::of(table));
    let seat = table.seat_of(session.person).ok_or_else(|| refused(Refused::NotSeated))?;
    if !table.is_over() {
        return Err(refused(Refused::NotOver));
    }
    let game: GameId = G::ID.parse().map_err(|_| Error::NoPage)?;
    let chairs: Vec<Chair> = table
        .seats()
        .iter()
        .map(|chair| match table.chair(chair) {
            Chair::Person(person) if person != session.person => Chair::Open,
            same => same,
        })
        .collect();
    let start = !chairs.contains(&Chair::Open);
    Ok((seat, Plan { game, chairs, options: table.options().to_map(), settings: table.settings(), start }))
}

/// Takes the old chair at the new table. If somebody else has it or the game goes on already, one looks on.
async fn sit(app: &Arc<App>, session: &Session, table: &str, seat: Seat) -> Result<(), Error> {
    let live = app.tables.get(app, table).await?;
    let name = app.name_of(session.person).await?.unwrap_or_default();
    let request = Request { person: Some(session.person), intent: Intent::Sit { seat, name } };
    match with_any!(AnyLive, &live, live => live.submit(app, request).await) {
        Ok(()) | Err(Error::Refused(..)) => Ok(()),
        Err(error) => Err(error),
    }
}
