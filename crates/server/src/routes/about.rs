//! `GET /about`

use super::Answer;
use crate::session::Session;

pub(super) async fn get(session: Session) -> Answer {
    Ok(super::page(curia_web::about_page(&session.visitor(None))))
}
