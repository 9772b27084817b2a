//! `GET /new`, `POST /new`: a table for friends. Fields: `game`, `seat` (once a chair), `window` in seconds,
//! `option.<id>`, `name`.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect};
use curia_bots::Level;
use curia_catalog::{GameId, for_game};
use curia_core::{Game, Seed};
use curia_store::Write;
use curia_table::{Chair, Command, Intent, Opening, Refused, Request, Settings, Table, Windows};
use curia_texts::Names;
use curia_web::{ChairChoice, Draft, has_board};
use serde::Deserialize;

use super::Answer;
use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::fields::Fields;
use crate::limits::PATIENCE;
use crate::live::command_write;
use crate::session::Session;

/// The letters of a table's name: no vowels and nothing that reads like something else.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxzBCDFG";

#[derive(Deserialize)]
pub(super) struct Asked {
    game: Option<String>,
}

pub(super) async fn get(State(app): State<Arc<App>>, session: Session, Query(asked): Query<Asked>) -> Answer {
    let game = match asked.game {
        Some(id) => id.parse().ok(),
        None => GameId::HOSTED.first().copied(),
    };
    let game = game.filter(|&game| has_board(game)).ok_or(Error::NoPage)?;
    let name = app.name_of(session.person).await?;
    Ok(Html(curia_web::new_table_page(&session.visitor(name.as_deref()), &Draft::of(game), None)).into_response())
}

pub(super) async fn post(State(app): State<Arc<App>>, session: Session, fields: Fields) -> Answer {
    let game: GameId = fields.need("game")?;
    let mut chairs = Vec::new();
    for code in fields.all("seat") {
        match ChairChoice::of_code(code).ok_or(Error::Form)? {
            ChairChoice::Me if chairs.contains(&Chair::Person(session.person)) => return Err(Error::Form),
            ChairChoice::Me => chairs.push(Chair::Person(session.person)),
            ChairChoice::Open => chairs.push(Chair::Open),
            ChairChoice::Bot(level) => chairs.push(Chair::Bot(level)),
            ChairChoice::None => {}
        }
    }
    let mut settings = Settings::default();
    if let Some(seconds) = fields.optional::<u8>("window")? {
        settings.windows = Windows::of_ms(u32::from(seconds) * 1_000);
    }
    let options = fields.under("option.").map(|(id, value)| (id.to_owned(), value.to_owned())).collect();
    let plan = Plan { game, chairs, options, settings, start: false };
    let table = open(&app, &session, plan, fields.one("name")).await?;
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
pub(super) async fn open(app: &Arc<App>, session: &Session, plan: Plan, given: Option<&str>) -> Result<String, Error> {
    let (table, writes) = prepare(app, session, plan, given).await?;
    app.keep(writes).await?;
    Ok(table)
}

/// The name of a new table and what is to be kept so that it exists, with the beginning of its game if that begins at
/// once: nobody comes between the two.
pub(super) async fn prepare(
    app: &Arc<App>,
    session: &Session,
    plan: Plan,
    given: Option<&str>,
) -> Result<(String, Vec<Write>), Error> {
    if !has_board(plan.game) {
        return Err(Error::Form);
    }
    if plan.start && plan.chairs.contains(&Chair::Bot(Level::Mcts)) && app.bots.is_full() {
        return Err(Error::BotsBusy(PATIENCE.as_secs()));
    }
    app.admit_table(session)?;
    let own_name = app.name_for(session.person, given, session.lang).await?;
    let table = table_name()?;
    let opening = Opening {
        table: table.clone(),
        game: plan.game.info().id.to_owned(),
        rules_version: plan.game.info().rules_version,
        names: names(&plan.chairs, &own_name),
        options: plan.options,
        chairs: plan.chairs,
        host: session.person,
        settings: plan.settings,
        seed: Seed(clock::entropy()?),
    };
    let mut writes = vec![
        Write::Table { name: table.clone(), game: opening.game.clone() },
        Write::Player { table: table.clone(), person: session.person.0 },
    ];
    let refused = |refused| Error::Refused(refused, Names::default());
    let commands = for_game!(plan.game, G => first_commands::<G>(opening, plan.start)).map_err(refused)?;
    for command in &commands {
        writes.push(command_write(&table, command)?);
    }
    if plan.start {
        writes.push(Write::Begun { table: table.clone() });
    }
    app.table_opens();
    Ok((table, writes))
}

/// The opening of a table, and the beginning of its game if that begins at once.
fn first_commands<G: Game>(opening: Opening, start: bool) -> Result<Vec<Command>, Refused> {
    let (now, person) = (clock::now(), Some(opening.host));
    let (table, opened) = Table::<G>::open(opening, now)?;
    let mut commands = vec![opened];
    if start {
        commands.extend(table.decide(&Request { person, intent: Intent::Begin { fill: false } }, now)?.commands);
    }
    Ok(commands)
}

/// Sixty random bits: nobody finds a table whose address they were not given.
fn table_name() -> Result<String, Error> {
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
