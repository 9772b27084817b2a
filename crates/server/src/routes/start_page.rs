//! `GET /`: play now, or go on.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Html, IntoResponse};
use curia_catalog::with_any;

use super::Answer;
use crate::app::App;
use crate::caller::Caller;
use crate::limits::MY_TABLES;
use crate::live::AnyLive;
use crate::render;
use crate::trouble::Trouble;

pub(super) async fn get(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    let mut tables = Vec::new();
    let mut name = None;
    if !caller.fresh {
        name = app.name_of(caller.person).await?;
        for table in tables_of(&app, &caller).await? {
            let Ok(live) = app.hall.get(&app, &table).await else { continue };
            tables.extend(with_any!(AnyLive, &live, live => render::my_table(live, caller.person)));
        }
    }
    Ok(Html(curia_web::start_page(&caller.visitor(name.as_deref()), &tables)).into_response())
}

/// The tables of the caller that are not over.
pub(super) async fn tables_of(app: &Arc<App>, caller: &Caller) -> Result<Vec<String>, Trouble> {
    let (store, person) = (app.store.clone(), caller.person.0);
    let tables = tokio::task::spawn_blocking(move || store.tables_of(person, MY_TABLES)).await;
    Ok(tables.map_err(|_| Trouble::Broken)??)
}
