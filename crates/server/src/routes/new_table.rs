//! `GET /new`, `POST /new`: a table for friends. Fields: `game`, `seat` (once a chair), `window` in seconds,
//! `option.<id>`, `name`.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect};
use curia_bots::Level;
use curia_catalog::{GameId, for_game};
use curia_core::{Game, OptionKind, OptionSpec, Seed, SetupError};
use curia_store::Write;
use curia_table::{Chair, Command, Intent, Opening, Refused, Request, Settings, Table, Windows};
use curia_texts::Names;
use curia_web::{ChairChoice, Draft, DraftField, Visitor, has_board, problem_of_ticks};
use serde::Deserialize;

use super::Answer;
use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::fields::Fields;
use crate::limits::PATIENCE;
use crate::live::command_write;
use crate::roster::Roster;
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
    Ok(super::page(curia_web::new_table_page(&session.visitor(name.as_deref()), &Draft::of(game), None)))
}

pub(super) async fn post(State(app): State<Arc<App>>, session: Session, fields: Fields) -> Answer {
    let draft = draft(&fields)?;
    match open_draft(&app, &session, &draft).await {
        Ok(table) => Ok(Redirect::to(&format!("/t/{table}")).into_response()),
        Err(error) => match field_of(&error) {
            Some(field) => in_the_form(&app, &session, &draft, field, &error).await,
            None => Err(error),
        },
    }
}

/// The table as the form describes it; an error only for what our form cannot have posted.
fn draft(fields: &Fields) -> Result<Draft, Error> {
    let game: GameId = fields.need("game")?;
    let seats = fields.all("seat").map(|code| ChairChoice::of_code(code).ok_or(Error::Form));
    let options = fields.under("option.").map(|(id, value)| (id.to_owned(), value.to_owned()));
    let chosen = seats_choose(game, fields).into_iter().chain(ticked(game, fields));
    let usual = Draft::of(game);
    Ok(Draft {
        seats: seats.collect::<Result<_, _>>()?,
        options: options.chain(chosen).collect(),
        window: fields.optional("window")?.unwrap_or(usual.window),
        name: fields.one("name").map(str::to_owned),
        ..usual
    })
}

/// What the chairs choose for themselves, one field a chair; a chair that nobody sits on chooses nothing.
fn seats_choose(game: GameId, fields: &Fields) -> Vec<(String, String)> {
    let chairs: Vec<&str> = fields.all("seat").collect();
    let choose = |spec: &OptionSpec| {
        let field = format!("option.{}", spec.id);
        let words: Vec<&str> = fields.all(&field).collect();
        let apiece = !spec.kind.words_of_a_seat().is_empty() && words.len() == chairs.len();
        let seated: Vec<&str> =
            chairs.iter().zip(words).filter(|(chair, _)| **chair != "none").map(|(_, word)| word).collect();
        apiece.then(|| (spec.id.to_owned(), spec.kind.value_by_seat(&seated)))
    };
    game.info().options.iter().filter_map(choose).collect()
}

/// Options with boxes to tick, one field a tick.
fn ticked(game: GameId, fields: &Fields) -> impl Iterator<Item = (String, String)> {
    let subsets = game.info().options.iter().filter(|spec| matches!(spec.kind, OptionKind::Subset { .. }));
    subsets.filter_map(|spec| {
        let field = format!("option.{}", spec.id);
        let words: Vec<&str> = fields.all(&field).collect();
        (!words.is_empty()).then(|| (spec.id.to_owned(), words.join("+")))
    })
}

async fn open_draft(app: &Arc<App>, session: &Session, draft: &Draft) -> Result<String, Error> {
    let mut chairs = Vec::new();
    for &choice in &draft.seats {
        match choice {
            ChairChoice::Me if chairs.contains(&Chair::Person(session.person)) => return Err(Error::MeTwice),
            ChairChoice::Me => chairs.push(Chair::Person(session.person)),
            ChairChoice::Open => chairs.push(Chair::Open),
            ChairChoice::Bot(level) => chairs.push(Chair::Bot(level)),
            ChairChoice::None => {}
        }
    }
    let settings = Settings { windows: Windows::of_ms(u32::from(draft.window) * 1_000), ..Settings::default() };
    let plan = Plan { game: draft.game, chairs, options: draft.options.clone(), settings, start: false };
    open(app, session, plan, draft.name.as_deref()).await
}

/// The field of the form that an error is about, if it can be mended there.
fn field_of(error: &Error) -> Option<DraftField> {
    match error {
        Error::Name => Some(DraftField::Name),
        Error::MeTwice | Error::Refused(Refused::Setup(SetupError::Seats { .. }), _) => Some(DraftField::Chairs),
        Error::Refused(Refused::Setup(_) | Refused::Settings, _) => Some(DraftField::Options),
        _ => None,
    }
}

/// The form again with everything in it, and what is wrong beside its field.
async fn in_the_form(app: &App, session: &Session, draft: &Draft, field: DraftField, error: &Error) -> Answer {
    let name = app.name_of(session.person).await?;
    let path = format!("/new?game={}", draft.game.info().id);
    let ticks = match error {
        Error::Refused(Refused::Setup(error), _) => problem_of_ticks(session.lang, draft.game, error),
        _ => None,
    };
    let message = ticks.unwrap_or_else(|| error.message(session.lang));
    let visitor = Visitor { path: &path, ..session.visitor(name.as_deref()) };
    let page = curia_web::new_table_page(&visitor, draft, Some((field, &message)));
    Ok((error.status(), Html(page)).into_response())
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
    let (own_name, named) = app.name_for(session.person, given).await?;
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
    let refused = |refused| Error::Refused(refused, Roster::default());
    let commands = for_game!(plan.game, G => first_commands::<G>(opening, plan.start)).map_err(refused)?;
    writes.extend(named);
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
