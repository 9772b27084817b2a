//! Questions to the store.

use rusqlite::{Connection, OptionalExtension, params};

use crate::writer::signed;
use crate::{StoreError, Summary, TableName};

pub(crate) fn table(connection: &Connection, name: &str) -> Result<Option<(String, Vec<String>)>, StoreError> {
    let mut query = connection.prepare_cached("SELECT number, game FROM tables WHERE name = ?1")?;
    let found = query.query_row([name], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?))).optional()?;
    let Some((number, game)) = found else { return Ok(None) };
    let mut query = connection.prepare_cached("SELECT body FROM commands WHERE number = ?1 ORDER BY seq")?;
    let bodies = query.query_map([number], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(Some((game, bodies)))
}

pub(crate) fn person(connection: &Connection, id: u64) -> Result<Option<String>, StoreError> {
    let mut query = connection.prepare_cached("SELECT name FROM people WHERE id = ?1")?;
    Ok(query.query_row([signed(id)], |row| row.get(0)).optional()?)
}

pub(crate) fn tables_of(
    connection: &Connection,
    person: u64,
    over: bool,
    most: usize,
) -> Result<Vec<TableName>, StoreError> {
    let sql = "SELECT name FROM players JOIN tables USING (number) \
               WHERE person = ?1 AND over = ?3 ORDER BY number DESC LIMIT ?2";
    let mut query = connection.prepare_cached(sql)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    Ok(query.query_map(params![signed(person), most, over], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(crate) fn count(connection: &Connection) -> Result<u64, StoreError> {
    let mut query = connection.prepare_cached("SELECT count(*) FROM tables")?;
    Ok(query.query_row([], |row| row.get::<_, i64>(0))?.unsigned_abs())
}

pub(crate) fn revoked(connection: &Connection) -> Result<Vec<(u64, u32)>, StoreError> {
    let mut query = connection.prepare_cached("SELECT person, epoch FROM revoked")?;
    let rows = query.query_map([], |row| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// When the last command of the row's table was accepted. The last one is meant, not the latest: a clock that was
/// wrong once must not keep a table for ever.
pub(crate) const LAST: &str =
    "coalesce((SELECT at FROM commands WHERE number = tables.number ORDER BY seq DESC LIMIT 1), 0)";

pub(crate) fn abandoned(connection: &Connection, before: [u64; 3], most: usize) -> Result<Vec<TableName>, StoreError> {
    let sql = format!(
        "SELECT name FROM tables \
         WHERE {LAST} < CASE WHEN over THEN ?3 WHEN begun THEN ?2 ELSE ?1 END ORDER BY number LIMIT ?4"
    );
    let [waiting, playing, over] = before.map(signed);
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut query = connection.prepare_cached(&sql)?;
    Ok(query.query_map(params![waiting, playing, over, most], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(crate) fn summaries(connection: &Connection) -> Result<Vec<Summary>, StoreError> {
    let sql = format!(
        "SELECT name, game, begun, over, (SELECT count(*) FROM commands WHERE number = tables.number), \
         strftime('%Y-%m-%dT%H:%M:%SZ', {LAST} / 1000, 'unixepoch') FROM tables ORDER BY number"
    );
    let mut query = connection.prepare(&sql)?;
    let rows = query.query_map([], |row| {
        Ok(Summary {
            name: row.get(0)?,
            game: row.get(1)?,
            begun: row.get(2)?,
            over: row.get(3)?,
            commands: row.get::<_, i64>(4)?.unsigned_abs(),
            last: row.get(5)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
