//! `POST /t/{table}/start`: begins the game. Fields: `fill` gives the open chairs to bots.

use curia_bots::Level;
use curia_catalog::with_any;
use curia_table::{Chair, Intent};

use super::{Answer, AtTable};
use crate::error::Error;
use crate::fields::Fields;
use crate::limits::PATIENCE;
use crate::live::AnyLive;

pub(super) async fn post(at: AtTable, fields: Fields) -> Answer {
    let live = at.app.tables.get(&at.app, &at.table).await?;
    let searches = with_any!(AnyLive, &live, live => {
        let table = live.table();
        table.seats().iter().any(|seat| table.chair(seat) == Chair::Bot(Level::Mcts))
    });
    if searches && at.app.bots.is_full() {
        return Err(Error::BotsBusy(PATIENCE.as_secs()));
    }
    at.submit(Intent::Begin { fill: fields.one("fill").is_some() }).await
}
