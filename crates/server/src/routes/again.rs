//! `POST /t/{table}/again`: another game of the same kind for those who sat here. Whoever asks first opens the
//! table and keeps his chair; who asks after him sits down at it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect};
use curia_catalog::{GameId, with_any};
use curia_core::{Options, Seat};
use curia_table::{Chair, Refused, Request, Table, Wish};

use super::Answer;
use super::new_table::{Plan, open};
use crate::app::App;
use crate::caller::Caller;
use crate::live::{AnyLive, Hosted, names};
use crate::trouble::Trouble;

pub(super) async fn post(State(app): State<Arc<App>>, caller: Caller, Path(table): Path<String>) -> Answer {
    let live = app.hall.get(&app, &table).await?;
    let next = with_any!(AnyLive, &live, live => {
        let (seat, plan) = plan(&live.table(), &caller)?;
        let mut next = live.next.lock().await;
        match next.clone() {
            Some(opened) => {
                sit(&app, &caller, &opened, seat).await?;
                opened
            }
            None => next.insert(open(&app, &caller, plan, None).await?).clone(),
        }
    });
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// The same chairs, options and pauses. The other people's chairs are open: they come if they like.
fn plan<G: Hosted>(table: &Table<G>, caller: &Caller) -> Result<(Seat, Plan), Trouble> {
    let refused = |refused| Trouble::Refused(refused, names(table));
    let seat = table.seat_of(caller.person).ok_or_else(|| refused(Refused::NotSeated))?;
    if !table.is_over() {
        return Err(Trouble::StillOn);
    }
    let game: GameId = G::ID.parse().map_err(|_| Trouble::NoPage)?;
    let chairs: Vec<Chair> = table
        .seats()
        .iter()
        .map(|chair| match table.chair(chair) {
            Chair::Person(person) if person != caller.person => Chair::Open,
            same => same,
        })
        .collect();
    let start = !chairs.contains(&Chair::Open);
    Ok((seat, Plan { game, chairs, options: table.options().to_map(), settings: table.settings(), start }))
}

/// Takes the old chair at the new table. If somebody else has it or the game goes on already, one looks on.
async fn sit(app: &Arc<App>, caller: &Caller, table: &str, seat: Seat) -> Result<(), Trouble> {
    let live = app.hall.get(app, table).await?;
    let name = app.name_for(caller.person, None, caller.lang).await?;
    let request = Request { person: Some(caller.person), wish: Wish::Sit { seat, name } };
    match with_any!(AnyLive, &live, live => live.submit(app, request).await) {
        Ok(()) | Err(Trouble::Refused(..)) => Ok(()),
        Err(trouble) => Err(trouble),
    }
}
