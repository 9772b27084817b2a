//! `GET /new`, `POST /new`: a table for friends. Fields: `game`, `seat` (once a chair), `reaction` in seconds,
//! `option.<id>`, `name`.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect};
use curia_catalog::{GameId, make_any, with_any};
use curia_core::Seed;
use curia_store::Write;
use curia_table::{Chair, Opening, Request, Settings, Table, Wish};
use curia_texts::Names;
use curia_web::{ChairWish, Draft, has_board};
use serde::Deserialize;

use super::Answer;
use crate::app::App;
use crate::caller::Caller;
use crate::clock;
use crate::fields::Fields;
use crate::limits::NEW_TABLES;
use crate::live::{AnyLive, Live, command_write};
use crate::rate::Payer;
use crate::trouble::Trouble;

/// The letters of a table's name: no vowels and nothing that reads like something else.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxzBCDFG";

#[derive(Deserialize)]
pub(super) struct Asked {
    game: Option<String>,
}

pub(super) async fn get(State(app): State<Arc<App>>, caller: Caller, Query(asked): Query<Asked>) -> Answer {
    let game = match asked.game {
        Some(id) => id.parse().ok(),
        None => GameId::ALL.first().copied(),
    };
    let game = game.filter(|&game| has_board(game)).ok_or(Trouble::NoPage)?;
    let name = app.name_of(caller.person).await?;
    Ok(Html(curia_web::new_table_page(&caller.visitor(name.as_deref()), &Draft::of(game), None)).into_response())
}

pub(super) async fn post(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    let game: GameId = fields.need("game")?;
    let mut chairs = Vec::new();
    for code in fields.all("seat") {
        match ChairWish::of_code(code).ok_or(Trouble::Form)? {
            ChairWish::Me if chairs.contains(&Chair::Person(caller.person)) => return Err(Trouble::Form),
            ChairWish::Me => chairs.push(Chair::Person(caller.person)),
            ChairWish::Open => chairs.push(Chair::Open),
            ChairWish::Bot(level) => chairs.push(Chair::Bot(level.parse().map_err(|_| Trouble::Form)?)),
            ChairWish::None => {}
        }
    }
    let mut settings = Settings::default();
    if let Some(seconds) = fields.one("reaction") {
        let seconds: u8 = seconds.parse().map_err(|_| Trouble::Form)?;
        settings.reaction_ms = u32::from(seconds) * 1_000;
    }
    let options = fields.under("option.").map(|(id, value)| (id.to_owned(), value.to_owned())).collect();
    let plan = Plan { game, chairs, options, settings, start: false };
    let table = open(&app, &caller, plan, fields.one("name")).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

/// A table to be opened.
pub(super) struct Plan {
    pub(super) game: GameId,
    pub(super) chairs: Vec<Chair>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) settings: Settings,
    /// True if the game begins at once.
    pub(super) start: bool,
}

/// Opens a table and returns its name.
pub(super) async fn open(app: &Arc<App>, caller: &Caller, plan: Plan, given: Option<&str>) -> Result<String, Trouble> {
    app.limiter.take(Payer::NewTables(caller.person), &NEW_TABLES)?;
    let own_name = app.name_for(caller.person, given, caller.lang).await?;
    let table = table_name()?;
    let opening = Opening {
        table: table.clone(),
        game: plan.game.info().id.to_owned(),
        rules_version: plan.game.info().rules_version,
        names: names(&plan.chairs, &own_name),
        options: plan.options,
        chairs: plan.chairs,
        host: caller.person,
        settings: plan.settings,
        seed: Seed(clock::entropy()?),
    };
    let mut writes = vec![
        Write::Table { name: table.clone(), game: opening.game.clone() },
        Write::Player { table: table.clone(), person: caller.person.0 },
    ];
    let refused = |refused| Trouble::Refused(refused, Names::default());
    let live = make_any!(AnyLive, plan.game, G => {
        let (opened, command) = Table::<G>::open(opening, clock::now()).map_err(refused)?;
        writes.push(command_write(&table, &command)?);
        Live::new(opened)
    }, else return Err(Trouble::Form));
    app.store.keep(writes).await?;
    app.hall.add(&table, live.clone());
    if plan.start {
        let request = Request { person: Some(caller.person), wish: Wish::Begin { fill: false } };
        with_any!(AnyLive, &live, live => live.submit(app, request).await)?;
    }
    Ok(table)
}

/// Sixty random bits: nobody finds a table whose address he was not given.
fn table_name() -> Result<String, Trouble> {
    let bytes: [u8; 12] = clock::entropy()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// The names on the chairs: bots have first names, each its own.
fn names(chairs: &[Chair], own: &str) -> Vec<String> {
    let usual = Names::usual();
    let named = chairs.iter().zip(curia_core::Seat::ALL).map(|(chair, seat)| match chair {
        Chair::Open => String::new(),
        Chair::Person(_) => own.to_owned(),
        Chair::Bot(_) => usual.get(seat).into_owned(),
    });
    named.collect()
}
