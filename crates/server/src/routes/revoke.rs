//! `POST /sessions/revoke`: signs the person out everywhere but in the browser that asks. Fields: `next`.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use curia_store::Write;
use tracing::Instrument;

use super::{Answer, done};
use crate::app::App;
use crate::error::Error;
use crate::fields::Fields;
use crate::session::{Identity, Session};

pub(super) async fn post(State(app): State<Arc<App>>, session: Session, fields: Fields) -> Answer {
    let next = done(&session, &fields.next());
    // A stranger is signed in nowhere.
    if session.fresh {
        return Ok(next);
    }
    app.limiter.revocation(session.household)?;
    let old = session.identity();
    let new = Identity { epoch: old.epoch.saturating_add(1), ..old };
    let cookie = app.cookies.identity(new);
    // To its end even if the browser hangs up: what was kept must hold in memory, too.
    let revoked = async move { revoke(&app, old, new).await };
    match tokio::spawn(revoked.in_current_span()).await? {
        Ok(()) => Ok((cookie, next).into_response()),
        Err(Error::Revoked) => Err(Error::Revoked),
        // Whether it was kept is unknown. The new cookie is good either way, the old one perhaps not.
        Err(error) => Ok((cookie, error).into_response()),
    }
}

async fn revoke(app: &App, old: Identity, new: Identity) -> Result<(), Error> {
    let _raising = app.epochs.raising.lock().await;
    if !app.epochs.counts(old) {
        return Err(Error::Revoked);
    }
    app.keep(vec![Write::Revoked { person: new.person.0, epoch: new.epoch }]).await?;
    app.epochs.raise(new);
    app.streams.end(new.person);
    Ok(())
}
