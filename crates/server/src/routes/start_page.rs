//! `GET /`: play now, or go on.

use std::sync::Arc;

use axum::extract::State;
use curia_catalog::with_any;

use super::Answer;
use crate::app::App;
use crate::error::Error;
use crate::limits::MY_TABLES;
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
    }
    Ok(super::page(curia_web::start_page(&session.visitor(name.as_deref()), &tables)))
}

/// The tables of a person that are not over.
pub(super) async fn tables_of(app: &Arc<App>, session: &Session) -> Result<Vec<String>, Error> {
    let person = session.person;
    app.read(move |store| store.tables_of(person.0, MY_TABLES)).await
}
