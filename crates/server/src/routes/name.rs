//! `POST /name`: what the caller is called, also at the tables where he sits. Fields: `name`, `next`.

use std::sync::Arc;

use axum::extract::State;
use curia_catalog::with_any;
use curia_store::Write;
use curia_table::{Request, Wish};

use super::start_page::tables_of;
use super::{Answer, done};
use crate::app::{App, good_name};
use crate::caller::Caller;
use crate::fields::Fields;
use crate::live::AnyLive;
use crate::trouble::Trouble;

pub(super) async fn post(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    let name = good_name(fields.one("name").ok_or(Trouble::Form)?)?;
    app.store.keep(vec![Write::Person { id: caller.person.0, name: name.clone() }]).await?;
    for table in tables_of(&app, &caller).await? {
        let Ok(live) = app.hall.get(&app, &table).await else { continue };
        let request = Request { person: Some(caller.person), wish: Wish::Rename(name.clone()) };
        // A host need not sit at his table: then there is nothing to rename.
        let _ = with_any!(AnyLive, &live, live => live.submit(&app, request).await);
    }
    Ok(done(&caller, &fields.next()))
}
