//! Questions to the store.

use rusqlite::{Connection, OptionalExtension, params};

use crate::schema::broken;
use crate::writer::signed;
use crate::{StoreError, TableName};

pub(crate) fn table(connection: &Connection, name: &str) -> Result<Option<(String, Vec<String>)>, StoreError> {
    let found = connection
        .prepare_cached("SELECT number, game FROM tables WHERE name = ?1")
        .and_then(|mut query| query.query_row([name], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?))).optional())
        .map_err(broken)?;
    let Some((number, game)) = found else { return Ok(None) };
    let bodies = connection
        .prepare_cached("SELECT body FROM commands WHERE number = ?1 ORDER BY seq")
        .and_then(|mut query| query.query_map([number], |row| row.get(0))?.collect())
        .map_err(broken)?;
    Ok(Some((game, bodies)))
}

pub(crate) fn person(connection: &Connection, id: u64) -> Result<Option<String>, StoreError> {
    connection
        .prepare_cached("SELECT name FROM people WHERE id = ?1")
        .and_then(|mut query| query.query_row([signed(id)], |row| row.get(0)).optional())
        .map_err(broken)
}

pub(crate) fn tables_of(connection: &Connection, person: u64, most: usize) -> Result<Vec<TableName>, StoreError> {
    let sql = "SELECT name FROM players JOIN tables USING (number) \
               WHERE person = ?1 AND NOT over ORDER BY number DESC LIMIT ?2";
    connection
        .prepare_cached(sql)
        .and_then(|mut query| {
            query
                .query_map(params![signed(person), i64::try_from(most).unwrap_or(i64::MAX)], |row| row.get(0))?
                .collect()
        })
        .map_err(broken)
}
