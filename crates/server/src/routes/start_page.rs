//! `GET /`: play now, or go on.

use std::sync::Arc;

use axum::extract::State;
use curia_catalog::with_any;
use curia_core::Seat;
use curia_table::{Command, names_in};
use curia_texts::Names;
use curia_web::{MyTable, MyTableState};

use super::Answer;
use crate::app::App;
use crate::error::Error;
use crate::limits::{FINISHED, MY_TABLES};
use crate::live::AnyLive;
use crate::render;
use crate::session::Session;

pub(super) async fn get(State(app): State<Arc<App>>, session: Session) -> Answer {
    let mut tables = Vec::new();
    let mut name = None;
    if !session.fresh {
        name = app.name_of(session.person).await?;
        for table in tables_of(&app, &session).await? {
            let Ok(live) = app.tables.get(&app, &table).await else { continue };
            tables.extend(with_any!(AnyLive, &live, live => render::my_table(live, session.person, session.lang)));
        }
        tables.extend(finished(&app, &session).await?);
    }
    Ok(super::page(curia_web::start_page(&session.visitor(name.as_deref()), &tables)))
}

/// The tables of a person that are not over.
pub(super) async fn tables_of(app: &Arc<App>, session: &Session) -> Result<Vec<String>, Error> {
    let person = session.person;
    app.read(move |store| store.tables_of(person.0, MY_TABLES)).await
}

/// The games of a person that are over, the newest first.
async fn finished(app: &Arc<App>, session: &Session) -> Result<Vec<MyTable>, Error> {
    let person = session.person;
    app.read(move |store| {
        let mut found = Vec::new();
        for name in store.finished_of(person.0, FINISHED)? {
            found.extend(store.table(&name)?.and_then(|(game, bodies)| finished_table(name, &game, &bodies)));
        }
        Ok(found)
    })
    .await
}

/// A finished game for the list, told from its commands; `None` if this program cannot read them.
fn finished_table(id: String, game: &str, bodies: &[String]) -> Option<MyTable> {
    let commands: Vec<Command> = bodies.iter().map_while(|body| serde_json::from_str(body).ok()).collect();
    let usual = Names::usual();
    let players = names_in(&commands).into_iter().zip(Seat::ALL).map(|(name, seat)| match name.is_empty() {
        true => usual.get(seat).into_owned(),
        false => name,
    });
    Some(MyTable { id, game: game.parse().ok()?, players: players.collect(), state: MyTableState::Over })
}
