//! The layouts of the file, each as the step that leads to it from the one before.

use rusqlite::{Connection, TransactionBehavior};

/// Step `n` leads from layout `n` to layout `n + 1`. What has been on somebody's disk is never edited: a change is a
/// new step at the end.
const STEPS: &[&str] = &[
    "CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
     CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
     CREATE TABLE tables (
         number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, game TEXT NOT NULL, over INTEGER NOT NULL DEFAULT 0);
     CREATE TABLE commands (
         number INTEGER NOT NULL REFERENCES tables, seq INTEGER NOT NULL, body TEXT NOT NULL,
         PRIMARY KEY (number, seq)) WITHOUT ROWID;
     CREATE TABLE players (
         person INTEGER NOT NULL, number INTEGER NOT NULL REFERENCES tables,
         PRIMARY KEY (person, number)) WITHOUT ROWID;",
    // Deleting a table looks for its players; without an index it would read all of them.
    "ALTER TABLE commands ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
     UPDATE commands SET at = coalesce(json_extract(body, '$.at'), 0) WHERE json_valid(body);
     ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
     UPDATE tables SET begun = 1 WHERE number IN
         (SELECT number FROM commands WHERE json_valid(body) AND json_extract(body, '$.act') = 'began');
     CREATE TABLE revoked (person INTEGER PRIMARY KEY, epoch INTEGER NOT NULL);
     CREATE INDEX players_by_table ON players (number);",
];

/// The layout that this version writes, the newest that it knows.
pub(crate) const LAYOUT: i64 = STEPS.len() as i64;

/// The layout of a file; 0 if nothing is in it yet.
pub(crate) fn layout(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Takes the file to the newest layout, wholly or not at all. A newer file must have been refused before.
pub(crate) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    // Asked within the transaction, so that of two who begin at once the second one finds the work done.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = usize::try_from(layout(&transaction)?).unwrap_or(0);
    for step in STEPS.iter().skip(found) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", LAYOUT)?;
    transaction.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layout_1_is_taken_over_with_its_times_and_its_begun_games() {
        let mut old = Connection::open_in_memory().unwrap();
        old.execute_batch(STEPS[0]).unwrap();
        old.execute_batch(
            r#"PRAGMA user_version = 1;
               INSERT INTO tables (name, game) VALUES ('waiting', 'g'), ('begun', 'g');
               INSERT INTO commands (number, seq, body) VALUES
                   (1, 0, '{"seq":0,"at":1700000000001,"act":{"opened":{}}}'),
                   (2, 0, '{"seq":0,"at":1700000000002,"act":{"opened":{}}}'),
                   (2, 1, '{"seq":1,"at":1700000000003,"act":"began"}'),
                   (2, 2, 'not JSON');"#,
        )
        .unwrap();
        migrate(&mut old).unwrap();
        migrate(&mut old).unwrap();
        assert_eq!(layout(&old).unwrap(), LAYOUT);
        let all = |sql: &str| -> Vec<i64> {
            old.prepare(sql).unwrap().query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
        };
        let times = all("SELECT at FROM commands ORDER BY number, seq");
        assert_eq!(times, [1_700_000_000_001, 1_700_000_000_002, 1_700_000_000_003, 0]);
        assert_eq!(all("SELECT begun FROM tables ORDER BY number"), [0, 1]);
    }
}
