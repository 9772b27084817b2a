//! A view that describes itself in rows of texts: the terminal table of a new game, the page without
//! script, the path of a screen reader.

use serde::Serialize;

use crate::{Arg, Phrase};

/// A table as text: sections of labelled rows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Outline {
    /// In reading order.
    pub sections: Vec<Section>,
}

/// A part of the table: the market, a player, the own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// What the part is called.
    pub title: Phrase,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// A labelled row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// What the row is about.
    pub label: Phrase,
    /// What stands there, in order; empty if nothing does.
    pub values: Vec<Arg>,
}

impl Outline {
    /// Begins a new section.
    pub fn section(&mut self, title: Phrase) -> &mut Outline {
        self.sections.push(Section { title, rows: Vec::new() });
        self
    }

    /// Adds a row to the last section (or drops it if there is none yet).
    pub fn row(&mut self, label: Phrase, values: Vec<Arg>) -> &mut Outline {
        if let Some(section) = self.sections.last_mut() {
            section.rows.push(Row { label, values });
        }
        self
    }
}
