//! `POST /name`: what one is called, also at the tables where one sits. Fields: `name`, `next`.

use std::sync::Arc;

use axum::extract::State;
use curia_catalog::with_any;
use curia_store::Write;
use curia_table::{Intent, Request};
use curia_texts::typed_name;

use super::start_page::tables_of;
use super::{Answer, done};
use crate::app::App;
use crate::error::Error;
use crate::fields::Fields;
use crate::live::AnyLive;
use crate::session::Session;

pub(super) async fn post(State(app): State<Arc<App>>, session: Session, fields: Fields) -> Answer {
    let name = typed_name(fields.one("name").ok_or(Error::Form)?).ok_or(Error::Name)?;
    app.keep(vec![Write::Person { id: session.person.0, name: name.clone() }]).await?;
    for table in tables_of(&app, &session).await? {
        let Ok(live) = app.tables.get(&app, &table).await else { continue };
        let request = Request { person: Some(session.person), intent: Intent::Rename(name.clone()) };
        // A host need not sit at their table: then there is nothing to rename.
        let _ = with_any!(AnyLive, &live, live => live.submit(&app, request).await);
    }
    Ok(done(&session, &fields.next()))
}
