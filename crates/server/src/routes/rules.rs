//! `GET /rules/{game}`, `/book` and `/sources`: the rules book of a game as a page, the same book to be laid over a table, and
//! where its numbers come from. Nothing of any table is in them.

use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{Html, IntoResponse};
use curia_catalog::GameId;
use curia_texts::Lang;
use serde::Deserialize;

use super::{Answer, page};
use crate::error::Error;
use crate::session::Session;

const FOR_EVER: &str = "public, max-age=31536000, immutable";

fn game(name: &str) -> Result<GameId, Error> {
    name.parse().map_err(|_| Error::NoPage)
}

pub(super) async fn get(session: Session, Path(name): Path<String>) -> Answer {
    let found = curia_web::rules_page(&session.visitor(None), game(&name)?);
    Ok(page(found.ok_or(Error::NoPage)?))
}

pub(super) async fn sources(session: Session, Path(name): Path<String>) -> Answer {
    let found = curia_web::sources_page(&session.visitor(None), game(&name)?);
    Ok(page(found.ok_or(Error::NoPage)?))
}

/// Which book is asked for: its language and its version, so that a browser may keep it for ever.
#[derive(Deserialize)]
pub(super) struct Which {
    lang: String,
    v: String,
}

pub(super) async fn book(
    Path(name): Path<String>,
    which: Result<Query<Which>, axum::extract::rejection::QueryRejection>,
) -> Answer {
    let Ok(Query(which)) = which else { return Err(Error::NoPage) };
    let lang: Lang = which.lang.parse().map_err(|_| Error::NoPage)?;
    let book = curia_web::rules_book(game(&name)?, lang).ok_or(Error::NoPage)?;
    // A page of yesterday's house gets today's book, but does not keep it under yesterday's name.
    let keep = if which.v == book.version { FOR_EVER } else { "no-cache" };
    Ok(([(header::CACHE_CONTROL, keep)], Html(book.html.as_str())).into_response())
}
